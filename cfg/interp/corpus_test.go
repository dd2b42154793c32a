package interp_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/corpus"
	"github.com/ori-lang/ori/cfg/interp"
	"github.com/ori-lang/ori/grammar"
)

// lower returns the functions of a text, as the sections they share.
func lower(src []byte) [][]*cfg.Func {
	var units [][]*cfg.Func
	for _, u := range cfg.Lower(grammar.Parse(src)) {
		if len(u.Funcs) > 0 {
			units = append(units, u.Funcs)
		}
	}
	return units
}

// TestCorpus runs every function of our listings: nothing may panic, a program does the same as itself,
// and how runs end is told.
func TestCorpus(t *testing.T) {
	files := corpus.Files(t, "listings/*.sass")
	oracle, _ := filepath.Glob("../testdata/oracle/*.sass")
	ends := map[interp.End]int{}
	for _, name := range append(files, oracle...) {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, fs := range lower(src) {
			p := interp.Load(fs)
			for n, f := range fs {
				if len(f.Blocks) == 0 {
					continue
				}
				for _, private := range []bool{true, false} {
					c := interp.Config{Seed: uint64(n), Fuel: 20000, Private: private, Values: interp.Values(f), Warps: 2}
					r, again := p.Run(n, c), p.Run(n, c)
					if o := interp.Compare(r, again); o.Verdict == interp.Differs {
						t.Errorf("%s: %s differs from itself: %+v", name, f.Name, o)
					}
					for l := range r.Lanes {
						ends[r.Lanes[l].End]++
					}
					// Lanes may wait for those that a mask names wrongly, but not at BSYNC.
					if len(r.Waits) > 0 && !slices.ContainsFunc(r.Waits, func(w interp.Wait) bool { return w.Instr.Op.Name != "BSYNC" }) {
						t.Errorf("%s: %s: lane %d waits at %s for %#x", name, f.Name, r.Waits[0].Lane, r.Waits[0].Instr.Name, r.Waits[0].For)
					}
				}
			}
		}
	}
	t.Log(ends)
}
