package optimizer

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/corpus"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cfg/gen/forms"
	"github.com/ori-lang/ori/cfg/interp"
)

var (
	programs = flag.Int("programs", 1500, "how many random programs the tests of meaning make")
	first    = flag.Uint64("first", 0, "the first of their seeds")
	most     = flag.Duration("most", 0, "how long TestMeaning makes programs at most; 0 for as long as it takes")
)

// tries are enough inputs to find what random programs can show, and few enough for many
// programs.
func tries(seed uint64) interp.Tries {
	return interp.Tries{Seeds: 3, First: 3 * seed, Fuel: 4000, Narrow: seed%4 != 0, Warps: 1 + int(seed%8/7)}
}

// randomProgram makes a program like compiled ones, or a wild one.
func randomProgram(seed uint64) []byte {
	text := defaultProgram(seed)
	if seed%3 == 1 && (bytes.Contains(text, []byte(".entry ")) || bytes.Contains(text, []byte(".func "))) {
		text = append([]byte(".knob switch-profile = measured\n"), text...)
	}
	return text
}

// defaultProgram is randomProgram without knobs.
func defaultProgram(seed uint64) []byte {
	r := rand.New(rand.NewPCG(seed, 15))
	if r.IntN(5) == 0 {
		return gen.Program(r, gen.Config{Funcs: 1, Blocks: 2 + r.IntN(10), Instrs: 1 + r.IntN(5), Native: r.IntN(2) == 0, Wild: true, Stops: seed%10 != 0})
	}
	size := 1 + r.IntN(4)
	if r.IntN(4) == 0 {
		size = 4 + r.IntN(12)
	}
	shape := gen.Shape{Size: size, Features: gen.All}
	if seed%4 == 3 {
		shape.Features |= gen.Apart
	}
	if r.IntN(6) == 0 {
		shape.Features |= gen.Functions
	}
	switch r.IntN(6) {
	case 0:
		shape.Forms = allForms
	case 1:
		return formProgram(r, &allForms[r.IntN(len(allForms))])
	}
	return respelt(r, gen.Structured(r, shape))
}

// formProgram makes a program that has f often.
func formProgram(r *rand.Rand, f *gen.OpForm) []byte {
	shape := gen.Shape{Size: 1 + r.IntN(4), Features: gen.All, Forms: allForms, Focus: f}
	return respelt(r, gen.Structured(r, shape))
}

// respelt writes some programs otherwise.
func respelt(r *rand.Rand, text []byte) []byte {
	switch r.IntN(8) {
	case 0, 1:
		return gen.Respell(r, text)
	case 2:
		if r.IntN(4) == 0 {
			return gen.Stray(r, text)
		}
		fallthrough
	case 3:
		if listing := gen.Listing(text, r.IntN(3) == 0); listing != nil {
			return listing
		}
	case 4:
		return gen.Jumping(r, text)
	}
	return text
}

// allForms are the instructions of the opcode table.
var allForms = forms.All()

// A meaning counts what was compared.
type meaning struct {
	programs, rewrites int
	runs               interp.Tally
	codes              map[string]int // rewrites, by code
}

// count counts a rewrite.
func (m *meaning) count(code string) {
	m.rewrites++
	if m.codes == nil {
		m.codes = map[string]int{}
	}
	m.codes[code]++
}

// check holds that no rewrite of any phase, made alone, changes what a
// function of the text does.
func (m *meaning) check(t testing.TB, src []byte, tries interp.Tries) {
	t.Helper()
	m.checkText(t, src, read(src), tries)
}

func (m *meaning) checkText(t testing.TB, src []byte, x text, tries interp.Tries) {
	t.Helper()
	x.each(func(f *cfg.Func) {
		if len(f.Blocks) == 0 {
			return
		}
		for n := range Phases {
			err := Verify(&Phases[n], f, nil, tries, func(v Verification) error {
				if v.Diff != nil {
					t.Errorf("%s, rewrite %d: %s\n%s%s", v.Remark.Code, v.Remark.N, v.Remark.Title, v.Diff, src)
				}
				if v.Remark.Code != "" {
					m.runs.Add(v.Tally)
					m.count(v.Remark.Code)
				}
				return nil
			})
			if err != nil {
				t.Errorf("%v\n%s", err, src)
			}
		}
	})
}

// befores are the functions of a text before rewrites; what they did is known to all comparisons of
// one of them.
type befores struct {
	funcs []*cfg.Func
	calls bool // they may call each other
	refs  []*interp.Reference
	tries interp.Tries
}

// loaded returns what is to be loaded to run function n of list.
func (r *befores) loaded(list []*cfg.Func, n int) (funcs []*cfg.Func, at int) {
	if r.calls {
		return list, n
	}
	return list[n : n+1], 0
}

func newBefores(x text, tries interp.Tries) *befores {
	r := &befores{tries: tries}
	x.each(func(f *cfg.Func) {
		r.funcs = append(r.funcs, f)
		r.calls = r.calls || !f.Entry && !f.Stray
	})
	r.refs = make([]*interp.Reference, len(r.funcs))
	return r
}

// compare compares function n with what became of it. The functions of after are those of the text;
// it may call them.
func (m *meaning) compare(r *befores, n int, after []*cfg.Func) *interp.Difference {
	if r.refs[n] == nil {
		funcs, at := r.loaded(r.funcs, n)
		r.refs[n] = interp.NewReference(interp.Load(funcs), at, r.tries)
	}
	ref := r.refs[n]
	funcs, at := r.loaded(after, n)
	tally, diff := ref.CheckFunc(interp.Load(funcs, ref.Registers()...), at)
	m.runs.Add(tally)
	return diff
}

// with is the functions of r, with another one in place of function n.
func (r *befores) with(n int, after *cfg.Func) []*cfg.Func {
	funcs := slices.Clone(r.funcs)
	funcs[n] = after
	return funcs
}

// checkPipeline holds that the phases, one after the other on the text that the one before it
// left, change nothing of what the functions do.
func (m *meaning) checkPipeline(t testing.TB, src []byte, before text, r *befores, phases []*Phase) {
	t.Helper()
	after, end := src, before
	for _, ph := range phases {
		if text, changed := end.rewritten(t, ph, ""); changed {
			after, end = text, read(text)
		}
	}
	if bytes.Equal(src, after) {
		return
	}
	var changed []*cfg.Func
	end.each(func(f *cfg.Func) { changed = append(changed, f) })
	for n, f := range r.funcs {
		if n >= len(changed) {
			t.Fatalf("a function is gone\n%s\n%s", src, after)
		}
		if len(f.Blocks) == 0 || f.Stray {
			continue
		}
		if diff := m.compare(r, n, changed); diff != nil {
			ph, was, is := m.first(t, before, r, n, phases)
			t.Errorf("%s\nafter %s, which made of\n%s\n%s", diff, ph, was, is)
		}
	}
}

// first returns the name of the first of the phases after which function n differs from what it
// was, the text in front of that phase and the one behind it.
func (m *meaning) first(t testing.TB, before text, r *befores, n int, phases []*Phase) (name string, was, is []byte) {
	for end := before; ; phases = phases[1:] {
		after, changed := end.rewritten(t, phases[0], "")
		if !changed {
			continue
		}
		x := read(after)
		var funcs []*cfg.Func
		x.each(func(f *cfg.Func) { funcs = append(funcs, f) })
		if len(phases) == 1 || m.compare(r, n, funcs) != nil {
			return phases[0].Name, end.doc.Bytes(), after
		}
		end = x
	}
}

// some holds check for a few rewrites, each of another of the codes that are possible: each is as
// likely, so that the common ones do not hide the rare.
func (m *meaning) some(t testing.TB, src []byte, refs *befores, seed uint64) {
	t.Helper()
	const most = 3
	r := rand.New(rand.NewPCG(seed, 17))
	type rewrite struct {
		ph *Phase
		n  int
	}
	for k, f := range refs.funcs {
		var codes []string
		possible := map[string][]rewrite{}
		facts := analysis.NewFacts(f)
		for n := range Phases {
			for _, rem := range List(&Phases[n], facts, nil, All()) {
				if rem.N < 0 || !Phases[n].First() {
					continue
				}
				if f.Stray {
					t.Errorf("%s outside of a function\n%s", rem.Code, src)
				}
				if possible[rem.Code] == nil {
					codes = append(codes, rem.Code)
				}
				possible[rem.Code] = append(possible[rem.Code], rewrite{&Phases[n], rem.N})
			}
		}
		r.Shuffle(len(codes), func(a, b int) { codes[a], codes[b] = codes[b], codes[a] })
		for _, code := range codes[:min(most, len(codes))] {
			w := possible[code][r.IntN(len(possible[code]))]
			after, err := Run(w.ph, f, nil, Nth(w.n))
			if err != nil {
				t.Errorf("%v\n%s", err, src)
				continue
			}
			if diff := m.compare(refs, k, refs.with(k, after.Func)); diff != nil {
				t.Errorf("%s, rewrite %d: %s\n%s", code, w.n, diff, src)
			}
			m.count(code)
		}
	}
}

// TestMeaning holds the three on random programs: every rewrite of some, a few rewrites of the others, and
// the phases in a random order on all. With -programs=100000 it is the long run of which the README tells.
func TestMeaning(t *testing.T) {
	t.Parallel()
	var total meaning
	start := time.Now()
	workers := runtime.GOMAXPROCS(0)
	var mu sync.Mutex
	var done sync.WaitGroup
	for w := range workers {
		done.Go(func() {
			var m meaning
			for k := w; k < *programs && !t.Failed() && (*most == 0 || time.Since(start) < *most); k += workers {
				seed := *first + uint64(k)
				if m.seed(t, seed, k < *programs/20); t.Failed() {
					t.Logf("seed %d", seed)
				}
			}
			mu.Lock()
			defer mu.Unlock()
			total.programs += m.programs
			total.rewrites += m.rewrites
			for code, n := range m.codes {
				if total.codes == nil {
					total.codes = map[string]int{}
				}
				total.codes[code] += n
			}
			total.runs.Add(m.runs)
		})
	}
	done.Wait()
	s := time.Since(start).Seconds()
	t.Logf("%d programs, %d rewrites, runs: %d same, %d refined, %d unknown, %d differ; %.0f programs and %.0f rewrites a second",
		total.programs, total.rewrites, total.runs[interp.Same], total.runs[interp.Refined], total.runs[interp.Unknown], total.runs[interp.Differs],
		float64(total.programs)/s, float64(total.rewrites)/s)
	t.Logf("rewrites by code: %v", total.codes)
	if total.rewrites < total.programs/3 {
		t.Errorf("only %d rewrites in %d programs", total.rewrites, total.programs)
	}
}

// seed holds the three on one program: every rewrite of it, or a few.
func (m *meaning) seed(t *testing.T, seed uint64, every bool) {
	src, tries := randomProgram(seed), tries(seed)
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("panic: %v\n%s\n%s", r, debug.Stack(), src)
		}
	}()
	x := read(src)
	refs := newBefores(x, tries)
	if every {
		m.checkText(t, src, x, tries)
	} else {
		m.some(t, src, refs, seed)
	}
	m.checkPipeline(t, src, x, refs, shuffled(seed))
	m.programs++
}

// shuffled returns the phases in an order that the seed decides, some of them twice.
func shuffled(seed uint64) []*Phase {
	r := rand.New(rand.NewPCG(seed, 16))
	var list []*Phase
	for range 1 + r.IntN(2*len(Phases)) {
		list = append(list, &Phases[r.IntN(len(Phases))])
	}
	return list
}

// TestLimited holds that no rewrite changes what a program does where values are only followed
// within blocks, as in functions that are too large for more.
func TestLimited(t *testing.T) {
	defer func(live, most, sets int) { analysis.MaxLive, analysis.MostLive, analysis.MaxSets = live, most, sets }(analysis.MaxLive, analysis.MostLive, analysis.MaxSets)
	analysis.MaxLive, analysis.MostLive = 0, 0
	var m meaning
	for k := range max(100, *programs/5) {
		if k%2 > 0 {
			analysis.MaxSets = 0 // nor is it known what is live
		} else {
			analysis.MaxSets = 1 << 22
		}
		if m.seed(t, *first+uint64(k), k%10 == 0); t.Failed() {
			t.Logf("seed %d", *first+uint64(k))
			return
		}
	}
}

// FuzzPass holds that no single rewrite changes what a program does.
func FuzzPass(f *testing.F) {
	for seed := range uint64(30) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) { new(meaning).check(t, randomProgram(seed), tries(seed)) })
}

// FuzzPipeline holds that no sequence of phases does.
func FuzzPipeline(f *testing.F) {
	for seed := range uint64(30) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		src := randomProgram(seed)
		x := read(src)
		new(meaning).checkPipeline(t, src, x, newBefores(x, tries(seed)), shuffled(seed))
	})
}

// TestMeaningOfListings holds check on real listings, where they are there: functions of moderate
// size, few inputs. `ori verify` does it in full.
func TestMeaningOfListings(t *testing.T) {
	t.Parallel()
	files := corpus.Files(t, "listings/*.sass")
	ours, _ := filepath.Glob("../cfg/testdata/oracle/*.sass")
	var m meaning
	for _, name := range append(files, ours...) {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if len(src) < 200_000 {
			m.check(t, src, interp.Tries{Seeds: 3, Fuel: 2000})
		}
		if t.Failed() {
			t.Fatal(name)
		}
	}
	t.Logf("%d rewrites, %v", m.rewrites, m.runs)
}
