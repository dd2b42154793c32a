package optimizer

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// TestFixes compares, on random programs, the edits that Fixes finds without copying the function
// with those of Fix, as checkRewrites does on the golden files, and looks that the function is
// still the same.
func TestFixes(t *testing.T) {
	t.Parallel()
	fast, slow := map[string]int{}, map[string]int{}
	for seed := range uint64(*programs) {
		src := randomProgram(seed)
		eachFunc(src, func(f *cfg.Func) {
			before := f.String()
			for n := range Phases {
				ph := &Phases[n]
				facts := analysis.NewFacts(f)
				checkNumbers(t, ph, f, src)
				fixes, err := Edits(ph, facts, nil, All())
				if err != nil {
					t.Fatalf("%s: %v\n%s", ph.Name, err, src)
				}
				for _, r := range List(ph, facts, nil, All()) {
					if r.N < 0 {
						continue
					}
					what := fmt.Sprintf("%s rewrite %d of program %d", r.Code, r.N, seed)
					edits, ok := fixes[r.N]
					if !ok {
						slow[r.Code]++
						continue
					}
					fast[r.Code]++
					fixed, err := Run(ph, f, nil, Nth(r.N))
					if err != nil {
						t.Fatalf("%s: %v\n%s", what, err, src)
					}
					checkFast(t, what, src, edits, fixed.Func.Edits(t.Context()))
				}
			}
			if after := f.String(); after != before {
				t.Fatalf("program %d has changed:\n%s\nwas:\n%s", seed, after, before)
			}
		})
	}
	for _, code := range slices.Sorted(maps.Keys(fast)) {
		t.Logf("%6d %s", fast[code], code)
	}
	t.Logf("each on a copy of the function: %v", slow)
	if len(fast) < 8 {
		t.Errorf("only %d codes were tried", len(fast))
	}
}

// checkNumbers holds that rewrites have the same numbers whatever is selected.
func checkNumbers(t *testing.T, ph *Phase, f *cfg.Func, src []byte) {
	t.Helper()
	names := map[int]rewriteName{}
	for _, r := range List(ph, analysis.NewFacts(f), nil, All()) {
		names[r.N] = r.name()
	}
	for _, r := range List(ph, analysis.NewFacts(f), nil, Reported()) {
		if r.N >= 0 && names[r.N] != r.name() {
			t.Fatalf("%s: rewrite %d is %v among those that are reported, and %v among all\n%s", ph.Name, r.N, r.name(), names[r.N], src)
		}
	}
}

// branches is a function of many blocks, each second of which branches to the next.
func branches(blocks, instrs int) []byte {
	var sb bytes.Buffer
	sb.WriteString(".target sm_86\n.func branches {\n")
	for b := range blocks {
		fmt.Fprintf(&sb, "BB%d:\n", b)
		for k := range instrs - 2 {
			fmt.Fprintf(&sb, "    IADD3 R%d, R%d, %#x, RZ\n", 2+k%12, 2+(k+b)%12, k+1)
		}
		if b%2 == 0 {
			fmt.Fprintf(&sb, "    BRA BB%d\n", b+1)
		} else {
			fmt.Fprintf(&sb, "    STG.E [R2], R%d\n", 3+b%5)
		}
	}
	fmt.Fprintf(&sb, "BB%d:\n    EXIT\n}\n", blocks)
	return sb.Bytes()
}

// BenchmarkFixes finds the edits of single rewrites of a function of 10,000 blocks and 110,000
// lines: of one on a copy of the function, of one without, and of all 5,000.
func BenchmarkFixes(b *testing.B) {
	ph := PhaseNamed("OriBranchOpt")
	var facts *analysis.Facts
	eachFunc(branches(10_000, 11), func(f *cfg.Func) { facts = analysis.NewFacts(f) })
	List(ph, facts, nil, All())
	b.Run("one on a copy", func(b *testing.B) {
		for b.Loop() {
			r, err := Run(ph, facts.Func, nil, Nth(2500))
			if err != nil || len(r.Func.Edits(b.Context())) != 1 {
				b.Fatal("no fix", err)
			}
		}
	})
	b.Run("one", func(b *testing.B) {
		for b.Loop() {
			edits, err := Edits(ph, facts, nil, Nth(2500))
			if err != nil || len(edits) != 1 {
				b.Fatal("no fix", err)
			}
		}
	})
	b.Run("all", func(b *testing.B) {
		for b.Loop() {
			fixes, err := Edits(ph, facts, nil, All())
			if err != nil || len(fixes) != 5000 {
				b.Fatal(len(fixes), "fixes", err)
			}
		}
	})
}
