package analysis

import (
	"context"
	"math/rand/v2"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
)

// TestParts holds that facts which are found in parts side by side are those that are found in one, to the last number.
func TestParts(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(4))
	defer func(was int) { minApart = was }(minApart)
	facts := func(f *cfg.Func, least int) (*Registers, *SSA, *Constants) {
		minApart = least
		ctx := context.Background()
		r := newRegisters(ctx, f)
		s := newSSA(ctx, newLiveness(ctx, r))
		return r, s, newConstants(ctx, s, newMeanings(ctx, f))
	}
	cut, unnamed := 0, 0
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 43))
		c := gen.Config{Funcs: 1, Blocks: 1 + int(seed*7%60), Instrs: 1 + int(seed%9), Native: seed&1 != 0, Virtual: seed%5 == 0, Wild: seed%3 == 0}
		for _, f := range lowered(withDescriptors(kinds[int(seed)%len(kinds)](r, c))) {
			r1, s1, c1 := facts(f, 1<<30)
			r2, s2, c2 := facts(f, 1)
			if len(cutBlocks(f, r1.first, 4)) > 2 {
				cut++
			}
			if r1.unnamed {
				unnamed++
			}
			for _, v := range []struct {
				what     string
				one, two any
			}{
				{"registers", r1.Regs, r2.Regs}, {"words", r1.words, r2.words}, {"operands", r1.args, r2.args}, {"starts", r1.start, r2.start},
				{"registers without names", r1.unnamed, r2.unnamed}, {"names", r1.named, r2.named}, {"numbers", registerNumbers(r1), registerNumbers(r2)},
				{"kinds", s1.kind, s2.kind}, {"values", s1.vals, s2.vals}, {"arguments", s1.args, s2.args}, {"values before", s1.prev, s2.prev}, {"values at starts", s1.ins, s2.ins},
				{"constants", c1.val, c2.val}, {"assumptions", c1.assumed, c2.assumed}, {"assumptions by value", c1.assume, c2.assume}, {"what is known", c1.info, c2.info},
			} {
				if !reflect.DeepEqual(v.one, v.two) {
					t.Fatalf("seed %d, %s: the %s differ\n%v\n%v", seed, f.Name, v.what, v.one, v.two)
				}
			}
		}
	}
	if cut < 100 || unnamed < 10 {
		t.Errorf("%d functions were cut, and %d have registers that no instruction names", cut, unnamed)
	}
}

// withDescriptors is a program for sm_86 of which some instructions load descriptors, read them, or write all predicates.
func withDescriptors(text []byte) []byte {
	lines := strings.Split(strings.ReplaceAll(string(text), "sm_90", "sm_86"), "\n")
	for n, l := range lines {
		if !strings.HasPrefix(strings.TrimSpace(l), "IMAD ") {
			continue
		}
		switch n % 9 {
		case 1:
			lines[n] = "R2P PR, R3, 0x7f\n" + l
		case 4:
			lines[n] = "LDG.E R4, [R2.64]\n" + l
		case 7:
			lines[n] = "ULDC.64 UR4, c[0x0][0x118]\n" + l
		}
	}
	return []byte(strings.Join(lines, "\n"))
}

// registerNumbers returns the registers that r finds by their numbers.
func registerNumbers(r *Registers) (list []Var) {
	for _, reg := range r.Regs {
		list = append(list, r.Var(reg))
	}
	return slices.Clip(list)
}

// TestCutBlocks holds that parts follow one another and are about as long.
func TestCutBlocks(t *testing.T) {
	for blocks := range 40 {
		f := &cfg.Func{Blocks: make([]*cfg.Block, blocks)}
		first := make([]int32, blocks+1)
		for n := range blocks {
			first[n+1] = first[n] + int32(n%4)
		}
		for n := 1; n <= 5; n++ {
			cuts := cutBlocks(f, first, n)
			if cuts[0] != 0 || cuts[len(cuts)-1] != int32(blocks) || len(cuts) > n+1 {
				t.Fatalf("%d blocks in %d parts: %v", blocks, n, cuts)
			}
			for k := range cuts[1:] {
				if cuts[k] >= cuts[k+1] && blocks > 0 {
					t.Fatalf("%d blocks in %d parts: %v", blocks, n, cuts)
				}
				if blocks > 0 && int(first[cuts[k+1]]-first[cuts[k]]) > int(first[blocks])/n+4 {
					t.Fatalf("%d blocks in %d parts: %v is long", blocks, n, cuts)
				}
			}
		}
	}
}
