package optimizer

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cfg/interp"
)

// TestTailMerge holds that merged tails, and hoisted instructions, change nothing of what random
// programs do: each rewrite alone, and all. Control flow that is reducible stays so, and as much
// lives into a common tail as lived into each of the two. A second run finds nothing to do.
func TestTailMerge(t *testing.T) {
	t.Parallel()
	gate := regexp.MustCompile(`^gate \d`)
	var made, refused int
	var all interp.Tally
	lengths, gates := map[int]int{}, map[string]int{}
	for seed := range uint64(*programs / 3) {
		r := rand.New(rand.NewPCG(seed, 118))
		features := gen.All
		if seed%2 == 0 { // what makes all programs have more than tails
			features &^= gen.Calls | gen.Dead | gen.Chains | gen.Switches
		}
		src := gen.Structured(r, gen.Shape{Size: 2 + r.IntN(6), Features: features})
		if r.IntN(3) == 0 {
			if listing := gen.Listing(src, r.IntN(3) == 0); listing != nil {
				src = listing
			}
		}
		tries := interp.Tries{Seeds: 3, First: 3 * seed, Fuel: 8000, Warps: 1}
		for _, name := range []string{"TailMerge", "HoistCommonCode"} {
			ph := PhaseNamed(name)
			eachFunc(src, func(f *cfg.Func) {
				facts := analysis.NewFacts(f)
				possible := 0
				for _, rem := range List(ph, facts, nil, All()) {
					if rem.N >= 0 {
						possible++
						continue
					}
					refused++
					gates[gate.FindString(rem.Refusal.Why)]++
				}
				if possible == 0 {
					return
				}
				made += possible
				err := Verify(ph, f, nil, tries, func(v Verification) error {
					if v.Diff != nil {
						t.Errorf("seed %d, rewrite %d: %s\n%s%s", seed, v.Remark.N, v.Remark.Title, v.Diff, src)
					}
					all.Add(v.Tally)
					return nil
				})
				if err != nil {
					t.Errorf("%v\n%s", err, src)
				}
				for s, err := range Alone(ph, f, nil) {
					if err != nil {
						t.Fatalf("%v\n%s", err, src)
					}
					reducible(t, f, s.Func, src)
					if name == "TailMerge" {
						n := 0
						fmt.Sscanf(s.Remark.Title, "Merge the %d-instruction", &n)
						lengths[n]++
						sameLiveIns(t, facts, s, src)
					}
				}
				after, err := Run(ph, f, nil, All())
				if err != nil {
					t.Fatalf("%v\n%s", err, src)
				}
				reducible(t, f, after.Func, src)
				ref := interp.NewReference(interp.Load([]*cfg.Func{f}), 0, tries)
				if _, diff := ref.Check(interp.Load([]*cfg.Func{after.Func}, ref.Registers()...)); diff != nil {
					t.Errorf("seed %d, all: %s%s", seed, diff, src)
				}
				if again, err := Run(ph, after.Func, nil, All()); name == "TailMerge" && (err != nil || again.Changed) {
					t.Errorf("seed %d: a second run changes\n%s%s%v", seed, after.Func, again.Func, err)
				}
			})
		}
		if t.Failed() {
			return
		}
		if seed%8 == 0 {
			checkRewrites(t, src)
		}
	}
	t.Logf("%d rewrites, %d refused, runs: %d same, %d refined, %d unknown; lengths %v, gates %v", made, refused, all[interp.Same], all[interp.Refined], all[interp.Unknown], lengths, gates)
	if *programs < 1000 {
		return
	}
	for n := 3; n <= 8; n++ {
		if lengths[n] == 0 {
			t.Errorf("no tail of %d instructions", n)
		}
	}
	for n := 1; n <= 3; n++ {
		if gates[fmt.Sprint("gate ", n)] == 0 {
			t.Errorf("nothing is refused by gate %d", n)
		}
	}
}

// reducible holds that f is no less reducible after a rewrite.
func reducible(t *testing.T, f, after *cfg.Func, src []byte) {
	t.Helper()
	if len(f.Loops.Irreducible) == 0 && len(after.Loops.Irreducible) > 0 || len(after.Loops.Loops) != len(f.Loops.Loops) {
		t.Errorf("loops before %v and %v, after %v and %v\n%s%s", f.Loops.Loops, f.Loops.Irreducible, after.Loops.Loops, after.Loops.Irreducible, src, after)
	}
}

// sameLiveIns holds that what lives into the common tail that s has made is what lived into the two tails.
func sameLiveIns(t *testing.T, facts *analysis.Facts, s Single, src []byte) {
	t.Helper()
	live := func(f *analysis.Facts, start int32) string {
		for _, b := range f.Func.Blocks {
			for k := range b.Instrs {
				if i := &b.Instrs[k]; i.Span.Len() == 0 || b.InSection(i.Span).Start != start {
					continue
				}
				if f != facts && k > 0 {
					t.Errorf("the tail is no block of its own\n%s%s", src, f.Func)
				}
				var sb strings.Builder
				l := f.Liveness()
				for class, most := range map[cfg.RegClass]int32{cfg.ClassR: 256, cfg.ClassP: 7, cfg.ClassUR: 64, cfg.ClassUP: 7, cfg.ClassCC: 1} {
					for n := range most {
						reg := cfg.Reg{Class: class, Num: n}
						if v := l.Registers().Var(reg); v >= 0 && l.LiveBefore(b, k, v) {
							fmt.Fprintf(&sb, "%s ", reg)
						}
					}
				}
				return sb.String()
			}
		}
		t.Errorf("no instruction at %d\n%s", start, src)
		return ""
	}
	sorted := func(s string) map[string]bool {
		set := map[string]bool{}
		for _, x := range strings.Fields(s) {
			set[x] = true
		}
		return set
	}
	into, dup := s.Remark.Related[0].Span.Start, s.Remark.Related[1].Span.Start
	want, other, got := sorted(live(facts, into)), sorted(live(facts, dup)), sorted(live(analysis.NewFacts(s.Func), into))
	if fmt.Sprint(want) != fmt.Sprint(got) || fmt.Sprint(want) != fmt.Sprint(other) {
		t.Errorf("%s: %v and %v live into the tails, %v into the common one\n%s", s.Remark.Title, want, other, got, src)
	}
}

// tailed is a function of n blocks that a chain of comparisons leads to, and that end with the same
// three instructions.
func tailed(n int) []byte { return chained(n, func(int) string { return "SHL R6, R6, 0x2" }) }

// different is tailed, but they have only their last instruction in common.
func different(n int) []byte {
	return chained(n, func(k int) string { return fmt.Sprintf("SHL R6, R4, %#x", k) })
}

func chained(n int, shift func(k int) string) []byte {
	var sb strings.Builder
	sb.WriteString(".target sm_86\n.entry k {\n")
	for k := range n {
		fmt.Fprintf(&sb, "    ISETP.EQ.AND P0, PT, R2, %#x, PT\n@P0 BRA L%d\n", k, k)
	}
	sb.WriteString("    EXIT\n")
	for k := range n {
		fmt.Fprintf(&sb, "L%d:\n    MOV R4, %#x\n    IADD3 R6, R4, R5, RZ\n    %s\n    STG.E [R8.64], R6\n    BRA out\n", k, k, shift(k))
	}
	sb.WriteString("out:\n    EXIT\n}\n")
	return []byte(sb.String())
}

func listed(src []byte, names ...string) func() int {
	var f *cfg.Func
	eachFunc(src, func(g *cfg.Func) { f = g })
	facts := analysis.NewFacts(f)
	return func() int {
		n := 0
		for _, name := range names {
			n += len(List(PhaseNamed(name), facts, nil, All()))
		}
		return n
	}
}

func BenchmarkTailMerge(b *testing.B) {
	for name, text := range map[string]func(int) []byte{"equal": tailed, "different": different} {
		for _, n := range []int{100, 1000, 10_000} {
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				list := listed(text(n), "TailMerge")
				list()
				for b.Loop() {
					list()
				}
			})
		}
	}
}

// BenchmarkBranchFolding lists what the parts of BranchFolding could do on a function of 10,000
// blocks, with its facts known.
func BenchmarkBranchFolding(b *testing.B) {
	for name, src := range map[string][]byte{
		"program":    gen.Program(rand.New(rand.NewPCG(1, 1)), gen.Config{Funcs: 1, Blocks: 10_000, Instrs: 11}),
		"structured": gen.Structured(rand.New(rand.NewPCG(1, 1)), gen.Shape{Size: 3000, Features: gen.All}),
	} {
		var names []string
		for n := range Phases {
			if Phases[n].Part == "BranchFolding" {
				names = append(names, Phases[n].Name)
			}
		}
		list := listed(src, names...)
		list()
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				list()
			}
		})
	}
}
