package ide

import (
	"context"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

var (
	editCount = flag.Int64("edits", 20_000, "how many edits TestEdits makes")
	editFirst = flag.Uint64("first", 0, "the first seed of TestEdits")
)

// editsOfText is how many edits TestEdits makes in one text, and editsApart the most that it makes
// before it compares.
const (
	editsOfText = 200
	editsApart  = 40
)

// TestEdits makes random edits in random texts and in parts of listings, and holds, after each few,
// that the document says the same as one opened with its text. Now and then it asks for the diagnostics in
// between, as an editor does, so that what is reused has been reused before.
//
//	go test ./lsp/ide -run 'TestEdits$' -edits 10000000 -first 1000000 -timeout 0 -v
func TestEdits(t *testing.T) {
	files, err := filepath.Glob("../../cfg/testdata/oracle/*.sass")
	if err != nil || len(files) == 0 {
		t.Fatal("no listings", err)
	}
	var listings [][]byte
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		listings = append(listings, src)
	}
	var edits, compared, asked atomic.Int64
	start := time.Now()
	cancel.Parallel(int((*editCount+editsOfText-1)/editsOfText), func(n int) {
		if t.Failed() {
			return
		}
		r := rand.New(rand.NewPCG(*editFirst+uint64(n), 11))
		s := Open(editedText(r, listings), Options{})
		for left := editsOfText; left > 0; {
			for k := min(left, 1+r.IntN(editsApart)); k > 0; k-- {
				s = s.Edit(someEdits(r, s.Text().Bytes()))
				edits.Add(1)
				left--
				if r.IntN(8) == 0 {
					asked.Add(1)
					if _, err := s.Diagnostics(context.Background()); err != nil {
						t.Error(err)
					}
				}
			}
			compared.Add(1)
			if d := differs(t, s); d != "" {
				t.Errorf("seed %d: fresh (-) and edited (+) differ:\n%s\ntext:\n%q", *editFirst+uint64(n), d, s.Text().Bytes())
				return
			}
		}
	})
	t.Logf("%d edits in %v: diagnostics after %d, compared with a fresh document after %d, none different", edits.Load(), time.Since(start).Round(time.Second), asked.Load(), compared.Load())
}

// editedText returns a text to be edited: a random program, or some lines of a listing.
func editedText(r *rand.Rand, listings [][]byte) []byte {
	if r.IntN(4) > 0 {
		return gen.Program(r, gen.Config{Funcs: 1 + r.IntN(3), Blocks: 1 + r.IntN(6), Instrs: 1 + r.IntN(4), Native: r.IntN(2) == 0, Wild: true})
	}
	src := listings[r.IntN(len(listings))]
	from := r.IntN(len(src))
	return src[from:min(len(src), from+1+r.IntN(3000))]
}

// someEdits returns one edit, or two as of two cursors, the last in the text first: typed, deleted, moved or doubled.
func someEdits(r *rand.Rand, text []byte) []grammar.Edit {
	at := func() (start, end int) {
		start = r.IntN(len(text) + 1)
		if end = start; r.IntN(2) == 0 {
			end = min(len(text), start+r.IntN(1+r.IntN(200)))
		}
		return start, end
	}
	start, end := at()
	var typed string
	switch r.IntN(6) {
	case 0: // what stands somewhere else
		from, to := at()
		typed = string(text[from:to])
	case 1: // nothing
	case 2: // a key
		typed = string(rune(' ' + r.IntN(95)))
	default:
		typed = snippets[r.IntN(len(snippets))]
	}
	edits := []grammar.Edit{{Span: Span{Start: int32(start), End: int32(end)}, New: typed}}
	if start > 0 && r.IntN(8) == 0 {
		front := r.IntN(start)
		edits = append(edits, grammar.Edit{Span: Span{Start: int32(front), End: int32(front)}, New: snippets[r.IntN(len(snippets))]})
	}
	if len(text) > 8000 { // the text does not grow for ever
		edits = []grammar.Edit{{Span: Span{Start: 4000, End: int32(len(text))}}}
	}
	return edits
}
