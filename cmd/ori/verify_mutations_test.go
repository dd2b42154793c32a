package main

import (
	"bytes"
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ori-lang/ori/cfg/gen"
)

var (
	programs = flag.Int("programs", 300, "how many texts TestVerifyMutations makes, and six times as many as TestAskMutations does")
	first    = flag.Int("first", 0, "the first of their seeds")
	report   = flag.String("report", "", "write what fails to this file, with a small text for each kind")
	strict   = flag.Bool("strict", false, "failures of testdata/verify/known.txt count, too")
	reducing = flag.Duration("reducing", 20*time.Second, "how long it may take to make one text smaller")
)

// mutables are what mutations are made of, with a hash of each.
type mutables struct {
	texts  [][]byte
	hashes []uint64
}

func mutablesOf(texts [][]byte) *mutables {
	m := &mutables{texts: texts}
	for _, text := range texts {
		h := fnv.New64a()
		h.Write(text)
		m.hashes = append(m.hashes, h.Sum64())
	}
	return m
}

// mutation is the text of a seed.
func (m *mutables) mutation(seed uint64) []byte {
	r := rand.New(rand.NewPCG(seed, 31))
	text := m.chosen(r.Uint64())
	if seed%16 == 0 {
		return text // as it is
	}
	return mutated(r, text, m.chosen(r.Uint64()))
}

// chosen is one of the texts: that of the highest weight, so that for most numbers it is still the
// same one when texts are added.
// Source: Thaler and Ravishankar, "Using name-based mappings to increase hit rates".
func (m *mutables) chosen(number uint64) []byte {
	best, most := 0, uint64(0)
	for k, h := range m.hashes {
		h ^= number
		h = (h ^ h>>32) * 0x9e3779b97f4a7c15
		h = (h ^ h>>29) * 0xbf58476d1ce4e5b9
		if h ^= h >> 32; h >= most {
			best, most = k, h
		}
	}
	return m.texts[best]
}

// TestVerifyMutations changes the texts of the goldens and of the corpus at random and holds what failuresOf
// does. With -programs=100000 it is the long run.
func TestVerifyMutations(t *testing.T) {
	tryMutations(t, *programs, failuresOf)
}

// tryMutations reports, each kind once and with a small text, what judge finds in so many mutations.
func tryMutations(t *testing.T, programs int, judge func(text []byte) []failure) {
	from := mutablesOf(textsToMutate(t))
	found := map[string]*mutationFailure{}
	var mu sync.Mutex
	var next, size atomic.Int64
	var wg sync.WaitGroup
	start := time.Now()
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for k := int(next.Add(1)) - 1; k < programs; k = int(next.Add(1)) - 1 {
				seed := uint64(*first + k)
				text := from.mutation(seed)
				size.Add(int64(len(text)))
				for _, f := range judge(text) {
					mu.Lock()
					if e := found[f.kind]; e == nil {
						found[f.kind] = &mutationFailure{f, seed, text, 1}
					} else if e.count++; len(text) < len(e.text) {
						e.failure, e.seed, e.text = f, seed, text
					}
					mu.Unlock()
				}
			}
		})
	}
	wg.Wait()
	s := time.Since(start).Seconds()
	t.Logf("%d texts of %d, %d bytes, %d kinds of failures; %.0f texts a second", programs, len(from.texts), size.Load(), len(found), float64(programs)/s)
	var list []*mutationFailure
	for _, f := range found {
		list = append(list, f)
	}
	slices.SortFunc(list, func(a, b *mutationFailure) int { return strings.Compare(a.kind, b.kind) })
	var out bytes.Buffer
	known := knownFailures(t)
	for _, f := range list {
		if !*strict && known.has(f.kind) {
			t.Logf("known: %s, %d times", f.kind, f.count)
			continue
		}
		small := reduced(f.text, f.kind, *reducing, judge)
		detail := f.detail
		for _, g := range judge(small) {
			if g.kind == f.kind {
				detail = g.detail
			}
		}
		message := fmt.Sprintf("%s (%d times; seed %d)\n--- text\n%s--- %s\n", f.kind, f.count, f.seed, ended(small), detail)
		out.WriteString(message + "\n")
		t.Error(message)
	}
	if *report != "" {
		if err := os.WriteFile(*report, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// knownFailures are the kinds of failures, by how they begin, that are found and not mended yet.
// The file is to become empty: who mends one takes its line away.
func knownFailures(t testing.TB) kinds {
	text, err := os.ReadFile("testdata/verify/known.txt")
	if err != nil {
		t.Fatal(err)
	}
	var list kinds
	for l := range strings.Lines(string(text)) {
		if l = strings.TrimSpace(l); l != "" && !strings.HasPrefix(l, "#") {
			list = append(list, l)
		}
	}
	return list
}

// kinds are begins of kinds of failures.
type kinds []string

func (k kinds) has(kind string) bool {
	return slices.ContainsFunc(k, func(begin string) bool { return strings.HasPrefix(kind, begin) })
}

// A mutationFailure is a failure with the shortest text that had one of its kind.
type mutationFailure struct {
	failure
	seed  uint64
	text  []byte
	count int
}

func ended(text []byte) string {
	if s := string(text); strings.HasSuffix(s, "\n") {
		return s
	}
	return string(text) + "\n"
}

// reduced is a small text with a failure of the kind, found in about the given time.
func reduced(text []byte, kind string, most time.Duration, judge func(text []byte) []failure) []byte {
	end := time.Now().Add(most)
	return gen.ReduceText(text, func(t []byte) bool {
		return time.Now().Before(end) && slices.ContainsFunc(judge(t), func(f failure) bool { return f.kind == kind })
	})
}

// FuzzVerify holds failuresOf on what a mutation of bytes gives.
func FuzzVerify(f *testing.F) {
	for n, text := range textsToMutate(f) {
		if n%8 == 0 {
			f.Add(text)
		}
	}
	known := knownFailures(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > longText {
			return
		}
		for _, e := range failuresOf(text) {
			if !*strict && known.has(e.kind) {
				continue
			}
			t.Errorf("%s\n--- text\n%s--- %s", e.kind, ended(text), e.detail)
		}
	})
}
