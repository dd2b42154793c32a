package interp_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cfg/interp"
)

// TestReached holds that inputs with which a program executes nothing that was changed, which
// [interp.Tries.Reached] leaves out, say what they would have said: random programs are changed at
// random, mostly for the worse.
func TestReached(t *testing.T) {
	changed, differ := 0, 0
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 71))
		src := gen.Structured(r, gen.Shape{Size: 2 + int(seed%10), Features: gen.All | gen.Functions})
		fs := lower(src)[0]
		tries := interp.Tries{Seeds: 6, First: seed, Fuel: 4000}
		all := interp.NewReference(interp.Load(fs), 0, tries)
		tries.Reached = true
		some := interp.NewReference(interp.Load(fs), 0, tries)
		for range 8 {
			c := fs[0].Clone(t.Context())
			if !disturb(r, c) {
				continue
			}
			c.Relink(t.Context())
			after := interp.Load(append([]*cfg.Func{c}, fs[1:]...), all.Registers()...)
			want, diff := all.Check(after)
			got, _ := some.Check(after)
			changed++
			if diff != nil {
				differ++
			}
			if got != want {
				t.Fatalf("seed %d: %v, with all inputs %v\n%s\n%s", seed, got, want, src, c)
			}
		}
	}
	if t.Logf("%d changes, %d of which differ", changed, differ); changed < 1000 || differ < 200 || differ > changed/2 {
		t.Errorf("%d changes, %d of which differ", changed, differ)
	}
}

// disturb changes one thing in f and reports whether it did.
func disturb(r *rand.Rand, f *cfg.Func) bool {
	b, to := f.Blocks[r.IntN(len(f.Blocks))], f.Blocks[r.IntN(len(f.Blocks))]
	if len(b.Instrs) == 0 {
		return false
	}
	k := r.IntN(len(b.Instrs))
	i, last := &b.Instrs[k], b.Last()
	switch r.IntN(9) {
	case 0:
		b.RemoveLast()
	case 1:
		b.Remove(k)
	case 2:
		i.SetGuard(f, cfg.Guard{Reg: cfg.Reg{Class: cfg.ClassP, Num: 1}, Not: r.IntN(2) == 0})
	case 3:
		if !last.IsBranch() || to.Label() == "" {
			return false
		}
		last.Retarget(f, to)
	case 4:
		if !last.Invertible() {
			return false
		}
		last.Invert(f)
	case 5:
		b.Insert(k, f.NewInstr("IADD3 R12, R12, 0x1, RZ"))
	case 6: // other code at the same label
		if to.Label() == "" || b == to {
			return false
		}
		b.MoveLabels(to)
	case 7: // another order
		x, y := slices.Index(f.Blocks, b), slices.Index(f.Blocks, to)
		if x == 0 || y == 0 {
			return false
		}
		f.Blocks[x], f.Blocks[y] = to, b
	case 8:
		if len(f.Tables) == 0 || len(to.Labels) == 0 {
			return false
		}
		t := &f.Tables[r.IntN(len(f.Tables))]
		f.SetEntry(t, r.IntN(len(t.Labels)), to)
	}
	return true
}

// TestReachedCalls holds that calls by the stack do not have a program run again of which nothing that was
// changed is executed, and that calls to addresses do.
func TestReachedCalls(t *testing.T) {
	for _, c := range []struct {
		name, call, leaf string
		runs             bool
	}{
		{"stack", "CAL leaf", "RET", false},
		{"elsewhere", "CAL other", "RET", false},
		{"address", "CALL.REL.NOINC leaf", "RET.REL.NODEC R20 `(leaf)", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			target := map[bool]string{false: "sm_61", true: "sm_80"}[c.runs]
			var fs []*cfg.Func
			for _, u := range lower([]byte(".target " + target + "\n.entry k {\nfirst:\n    MOV R4, 0x1\n    " + c.call + "\n    STG.E [R6], R4\n    EXIT\ndead:\n    MOV R5, 0x2\n    EXIT\n}\n.func leaf {\nbegin:\n    IADD R4, R4, R4\n    " + c.leaf + "\n}\n")) {
				fs = append(fs, u...)
			}
			ref := interp.NewReference(interp.Load(fs), 0, interp.Tries{Seeds: 4, Reached: true})
			for _, b := range fs[0].Blocks {
				clone := fs[0].Clone(t.Context())
				clone.Blocks[b.ID].Remove(0)
				clone.Relink(t.Context())
				_, slots, _ := ref.CheckSlots(interp.Load(append([]*cfg.Func{clone}, fs[1:]...), ref.Registers()...))
				if dead := b.Label() == "dead"; slots > 0 != (c.runs || !dead) {
					t.Errorf("%s: without its first instruction: %d instructions are run", b.Label(), slots)
				}
			}
		})
	}
}
