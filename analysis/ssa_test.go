package analysis

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// programs yields the functions of random programs of every kind.
func programs(n int) func(yield func(*cfg.Func) bool) {
	return func(yield func(*cfg.Func) bool) {
		for seed := range uint64(n) {
			r := rand.New(rand.NewPCG(seed, 7))
			c := gen.Config{Funcs: 2, Blocks: 1 + r.IntN(14), Instrs: 1 + r.IntN(6), Native: seed%2 == 0, Wild: seed%3 != 0}
			for _, f := range lowered(gen.Program(r, c)) {
				if !yield(f) {
					return
				}
			}
		}
	}
}

// clobbers returns which registers the call i of block b may change.
func clobbers(f *cfg.Func, b *cfg.Block, i *cfg.Instr) func(cfg.Reg) bool {
	c := callees{ctx: context.Background(), f: f}
	regs, known := c.of(b, i)
	return func(reg cfg.Reg) bool { return !known || slices.Contains(regs, reg) }
}

// A reach is a definition: the instruction, -1 for the start of the function, or -2-b
// for the unknown begin of block b.
type reach = int32

// naiveReach solves reaching definitions of one register by sets, and
// returns those that reach each word.
func naiveReach(r *Registers, v Var) map[int32][]reach {
	f := r.f
	in := make([]map[reach]bool, len(f.Blocks))
	for n := range in {
		in[n] = map[reach]bool{}
		if unknownPreds(f, int32(n)) {
			in[n][-2-int32(n)] = true
		} else if n == 0 {
			in[n][-1] = true
		}
	}
	at := map[int32][]reach{}
	walk := func(n int, note bool) map[reach]bool {
		now := map[reach]bool{}
		for d := range in[n] {
			now[d] = true
		}
		for i := r.first[n]; i < r.first[n+1]; i++ {
			for k := r.start[i]; k < r.start[i+1]; k++ {
				w := r.words[k]
				switch {
				case w == Clobbers:
					if b := f.Blocks[n]; clobbers(f, b, &b.Instrs[i-r.first[n]])(r.Regs[v]) {
						now = map[reach]bool{i: true}
					}
				case w == ReadsAll || w.Var() != v:
				case w.Write():
					if !w.May() {
						now = map[reach]bool{}
					}
					now[i] = true
				case note:
					for d := range now {
						at[k] = append(at[k], d)
					}
					slices.Sort(at[k])
				}
			}
		}
		return now
	}
	for changed := true; changed; {
		changed = false
		for n := range f.Blocks {
			if !f.Complete || f.Order.Num[n] < 0 { // where they lead, control may come from anywhere
				continue
			}
			out := walk(n, false)
			for _, s := range f.Graph.Succs(int32(n)) {
				for d := range out {
					if !unknownPreds(f, s) && !in[s][d] {
						in[s][d] = true
						changed = true
					}
				}
			}
		}
	}
	for n := range f.Blocks {
		walk(n, true)
	}
	return at
}

// TestSSA holds that the definitions that reach each read are those that sets find, and
// that no phi has one value only.
func TestSSA(t *testing.T) {
	reads, phis := 0, 0
	for f := range programs(400) {
		n, p := checkSSA(t, f, NewFacts(f).SSA())
		reads, phis = reads+n, phis+p
	}
	if reads < 1000 || phis < 100 {
		t.Errorf("only %d reads and %d phis", reads, phis)
	}
}

func checkSSA(t *testing.T, f *cfg.Func, s *SSA) (reads, phis int) {
	t.Helper()
	r := s.Regs
	for v := range Var(r.Len()) {
		want := naiveReach(r, v)
		for k, w := range r.words {
			if w < 0 || w.Write() || w.Var() != v {
				continue
			}
			reads++
			var got []reach
			for _, d := range s.Sources(s.vals[k]) {
				switch s.Kind(d) {
				case EntryValue:
					got = append(got, -1)
				case UnknownValue:
					got = append(got, -2-s.block[d])
				default:
					got = append(got, s.Instr(d))
				}
				if s.Var(d) != v {
					t.Fatalf("a value of %v reaches a read of %v\n%s", r.Regs[s.Var(d)], r.Regs[v], f)
				}
			}
			slices.Sort(got)
			if got = slices.Compact(got); !slices.Equal(got, want[int32(k)]) {
				t.Fatalf("%s: word %d of %v: definitions %v, want %v\n%s", f.Name, k, r.Regs[v], got, want[int32(k)], f)
			}
		}
	}
	for v := range Value(s.Len()) {
		if s.Kind(v) != PhiValue {
			continue
		}
		phis++
		others := map[Value]bool{}
		for _, a := range s.Args(v) {
			if a >= 0 && a != v {
				others[a] = true
			}
			if a >= 0 && s.kind[a] == removedValue {
				t.Fatalf("a phi reads a phi that is gone\n%s", f)
			}
		}
		if len(others) < 2 {
			t.Fatalf("%s: phi %d of %v in %s has one value\n%s", f.Name, v, r.Regs[s.Var(v)], s.Block(v).Name(), f)
		}
	}
	return reads, phis
}

// TestUsers holds that users are the other side of values and arguments.
func TestUsers(t *testing.T) {
	for f := range programs(60) {
		checkUsers(t, f, NewFacts(f).SSA())
	}
}

func checkUsers(t *testing.T, f *cfg.Func, s *SSA) {
	t.Helper()
	count := map[[2]int32]int{}
	eachUse(s, func(v Value, by int32) { count[[2]int32{v, by}]++ })
	for v := range Value(s.Len()) {
		for _, by := range s.Users(v) {
			count[[2]int32{v, by}]--
		}
	}
	for u, n := range count {
		if n != 0 {
			t.Fatalf("%s: use %v: off by %d\n%s", f.Name, u, n, f)
		}
	}
}

// eachUse calls f for each use of each value.
func eachUse(s *SSA, f func(v Value, by int32)) {
	for n := range int32(s.Regs.Instrs()) {
		words := s.Regs.Words(n)
		for k, v := range s.Values(n) {
			switch {
			case v < 0:
				continue
			case words[k].Write() && !words[k].May():
				continue // nothing is left in place
			case words[k].Write():
				v = s.prev[v]
			}
			if v >= 0 {
				f(v, n)
			}
		}
	}
	for v := range Value(s.Len()) {
		if s.kind[v] == PhiValue {
			for _, a := range s.Args(v) {
				if a >= 0 {
					f(a, ^v)
				}
			}
		}
	}
}

func bench(b *testing.B, blocks int) *cfg.Func {
	text := gen.Program(rand.New(rand.NewPCG(1, 2)), gen.Config{Funcs: 1, Blocks: blocks, Instrs: 10})
	return cfg.Lower(grammar.Parse(text))[1].Funcs[0]
}

func BenchmarkSSA(b *testing.B) {
	for _, blocks := range []int{100, 10_000} {
		f := bench(b, blocks)
		l := newLiveness(context.Background(), newRegisters(context.Background(), f))
		b.Run(fmt.Sprint(blocks, "/ssa"), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				newSSA(context.Background(), l)
			}
		})
		b.Run(fmt.Sprint(blocks, "/users"), func(b *testing.B) {
			b.ReportAllocs()
			s := newSSA(context.Background(), l)
			for b.Loop() {
				s.findUsers()
			}
		})
	}
}

// TestLoopPhis holds that a loop has phis for what it writes alone: loops in loops, each with a register of its own, have
// some each, not one for each register that lives around them.
func TestLoopPhis(t *testing.T) {
	const n = 400
	k := slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == "loops-wide" })
	for _, f := range lowered(gen.Hards[k].Text(n)) {
		s := NewFacts(f).SSA()
		if s.Limited || s.Starts < n*n/2 || s.Len() > 10*n {
			t.Errorf("%d registers live at starts of blocks: %d values, limited %t", s.Starts, s.Len(), s.Limited)
		}
	}
}
