package optimizer

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

func init() { minLater = 0 } // in the tests of this package all that can be is said later

// TestTold holds that what is said when somebody is told is what is said at once, also if what it is found by was forgotten.
func TestTold(t *testing.T) {
	t.Parallel()
	type what struct {
		code    string
		refused bool
	}
	said := map[what]int{} // as it was not yet said
	var texts [][]byte
	for seed := range uint64(min(*programs, 300)) {
		texts = append(texts, randomProgram(seed))
	}
	for _, name := range append(globbed(t, "testdata/phase1*/*.txtar"), globbed(t, "testdata/phase38/*.txtar")...) {
		ar, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, ar.Files[0].Data)
	}
	for number, src := range texts {
		eachFunc(src, func(f *cfg.Func) {
			for n := range Phases {
				ph := &Phases[n]
				want, brief := List(ph, analysis.NewFacts(f), nil, All()), slices.Concat(Brief(ph, analysis.NewFacts(f), nil, All())...)
				if number%2 == 0 {
					Forget(brief)
				}
				for k := range brief {
					if brief[k].Message == "" && brief[k].later != nil {
						said[what{brief[k].Code, brief[k].Refusal != nil}]++
					}
				}
				cancel.Parallel(len(brief), func(k int) { brief[k] = brief[k].Told() }) // as a report is written
				same := cmp.Options{cmpopts.IgnoreUnexported(Remark{}), cmpopts.EquateEmpty(), cmp.Comparer(func(a, b *Kind) bool { return a == b }),
					cmp.Comparer(func(a, b *Phase) bool { return a == b }), cmp.Comparer(func(a, b *Refusal) bool { return (a == nil) == (b == nil) && (a == nil || a.Why == b.Why) })}
				if d := cmp.Diff(want, brief, same); d != "" {
					t.Fatalf("%s of text %d:\n%s\n%s", ph.Name, number, src, d)
				}
			}
		})
	}
	for _, x := range []what{
		{deadInstruction.Name, false}, {deadWrite.Name, false}, {deadWrite.Name, true}, {constantBranch.Name, false}, {constantBranch.Name, true},
		{syncRestructure.Name, false}, {syncRestructure.Name, true}, {nestedBranch.Name, false}, {nestedBranch.Name, true},
	} {
		if said[x] == 0 {
			t.Errorf("nothing of %+v was said later: %v", x, said)
		}
	}
}

// globbed returns the files of a pattern.
func globbed(t *testing.T, pattern string) []string {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatal(pattern, err)
	}
	return files
}

// TestBriefPieces holds that of many remarks the list comes in several pieces, which together are the list and may be told side by side.
func TestBriefPieces(t *testing.T) {
	t.Parallel()
	var src strings.Builder
	const count = 3 * settled
	for _, own := range [...]bool{false, true} { // barriers: then each region lies in the one before
		fmt.Fprintf(&src, ".target sm_90\n.entry k%t {\n", own)
		barrier := func(n int) int { return n % 16 }
		if own {
			barrier = func(n int) int { return n }
		}
		for n := range count {
			fmt.Fprintf(&src, "BSSY B%d, r%d\n@P0 BRA r%d\n", barrier(n), n, n)
		}
		if !own {
			src.WriteString("EXIT\n")
		}
		for n := range count {
			if own {
				n = count - 1 - n
			}
			fmt.Fprintf(&src, "r%d: BSYNC B%d\n", n, barrier(n))
		}
		src.WriteString("EXIT\n}\n")
	}
	several := 0
	eachFunc([]byte(src.String()), func(f *cfg.Func) {
		facts := analysis.NewFacts(f)
		for n := range Phases {
			ph := &Phases[n]
			want, pieces := List(ph, facts, nil, All()), Brief(ph, facts, nil, All())
			if len(pieces) > 1 {
				several++
			}
			got := slices.Concat(pieces...)
			all := make([]Remark, len(got))
			var group sync.WaitGroup
			for first := range 4 { // as pieces of a large text are told
				group.Go(func() {
					for k := first; k < len(got); k += 4 {
						all[k] = got[k].Told()
					}
				})
			}
			group.Wait()
			if len(got) != len(want) {
				t.Fatalf("%s: %d remarks in pieces, %d in one", ph, len(got), len(want))
			}
			for k := range got {
				if x, y := all[k], want[k]; x.Message != y.Message || x.Span != y.Span || x.N != y.N || len(x.Related) != len(y.Related) {
					t.Fatalf("%s: remark %d is %+v in pieces, %+v in one", ph, k, x, y)
				}
			}
		}
	})
	if several < 3 {
		t.Errorf("%d lists come in several pieces", several)
	}
}
