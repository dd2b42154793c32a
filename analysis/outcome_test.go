package analysis

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestBrief holds that what is known of values, of which of them vary and of lanes is the same where it was kept in short.
func TestBrief(t *testing.T) {
	constants, varying, apart := 0, 0, 0
	check := func(name string, text []byte) {
		for _, f := range lowered(text) {
			whole := NewFacts(f)
			whole.Uniformity()
			for round := range 2 { // what was kept is kept again, now with what groups of lanes run
				brief := whole.Brief()
				if brief.came == nil || brief.came.uni == nil {
					t.Fatalf("%s: nothing is kept", name)
				}
				c, k := NewFacts(f).Constants(), brief.Constants()
				for v := range Value(c.ssa.Len()) {
					if x, y := c.known(v), k.known(v); x != y {
						t.Fatalf("%s, round %d: value %d is %v, want %v", name, round, v, y, x)
					}
				}
				for _, field := range [...]string{"made", "info", "fixed", "pred", "exec", "assumed", "assume"} {
					x, y := reflect.ValueOf(c).Elem().FieldByName(field), reflect.ValueOf(k).Elem().FieldByName(field)
					if x.Len() != y.Len() {
						t.Fatalf("%s, round %d: %s has %d, want %d", name, round, field, y.Len(), x.Len())
					}
					for n := range x.Len() {
						if !x.Index(n).Equal(y.Index(n)) {
							t.Fatalf("%s, round %d: %s of %d is %v, want %v", name, round, field, n, y.Index(n), x.Index(n))
						}
					}
				}
				u, v := NewFacts(f).Groups(), brief.Groups()
				all := func(u *Uniformity) string {
					return fmt.Sprint(u.Limited, u.torn, u.why, u.branch, u.promised, u.under, u.full, u.others, u.temporal, u.cycles, u.groupedBy, u.groupedTo)
				}
				if x, y := all(u), all(v); x != y {
					t.Fatalf("%s, round %d:\n%s\nwant\n%s", name, round, y, x)
				}
				for _, b := range f.Blocks {
					said := func(c *Constants, u *Uniformity) string {
						from, full := u.FullWarp(b)
						text := fmt.Sprint(c.Taken(b), c.Conditions(b), from, full, u.Limited, u.Diverges(b), u.Promised(b), u.Divergent(b), u.Apart(b), u.Separated(b), u.Unknown(b),
							u.ExplainBranch(b), u.Asked(b), u.heldTogether(b))
						for n := range b.Instrs {
							for _, v := range u.ssa.Values(u.ssa.Regs.Number(b, n)) {
								if v >= 0 {
									text += fmt.Sprint(c.Value(v, b), u.Varies(v, b), u.Explain(v, b), u.ApartValue(v, b))
								}
							}
							text += fmt.Sprint(u.ForActiveLanes(b, n), u.parts(b, n))
						}
						return text
					}
					if x, y := said(c, u), said(k, v); x != y {
						t.Fatalf("%s, round %d, %s:\n%s\nwant\n%s", name, round, b.Name(), y, x)
					}
					if u.Diverges(b) {
						varying++
					}
					if u.Apart(b) != nil {
						apart++
					}
				}
				for _, x := range k.val {
					if _, ok := x.Const(); ok {
						constants++
					}
				}
				whole = brief
			}
		}
	}
	for seed := range uint64(12) {
		check(fmt.Sprintf("seed %d", seed), gen.Structured(rand.New(rand.NewPCG(seed, 1)), gen.Shape{Size: 30, Features: gen.All}))
		check(fmt.Sprintf("program %d", seed), gen.Program(rand.New(rand.NewPCG(seed, 2)), gen.Config{Funcs: 2, Blocks: 20, Instrs: 8, Native: seed%2 == 0}))
	}
	for _, h := range gen.Hards {
		check(h.Name, h.Text(10))
	}
	t.Logf("%d constants, %d divergent branches, %d blocks in groups", constants, varying, apart)
	if constants == 0 || varying == 0 || apart == 0 {
		t.Error("want some of each")
	}
}
