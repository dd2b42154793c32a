package analysis

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"ori/cfg"
	"ori/grammar"
)

const lanes = 6

// A warp runs the programs of [arithmetic] in several lanes in lock step. Lanes
// that a branch parts meet again at its immediate postdominator.
type warp struct {
	t     *testing.T
	text  string
	lane  [lanes]*walker
	facts *Facts
	parts []bool // by block: its branch has parted lanes
	seen  map[Value]bool
	fuel  int
}

// An entry of the stack: lanes that go on at a block until they get to where
// they meet the others.
type frame struct {
	at, meet int32 // -1 for nowhere
	mask     uint32
}

func (w *warp) run() {
	f := w.facts.Func
	ipdom := w.facts.PostDominators().Ipdom
	stack := []frame{{0, -1, 1<<lanes - 1}}
	ended := uint32(0)
	for len(stack) > 0 && w.fuel > 0 {
		top := &stack[len(stack)-1]
		top.mask &^= ended
		if top.at == top.meet || top.at < 0 || top.mask == 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		b := f.Blocks[top.at]
		taken := w.block(b, top.mask)
		i := b.Last()
		to := int32(-1)
		if i != nil && i.Flow == cfg.FlowBranch {
			to = f.TargetOf(i).ID
		} else if i != nil && i.Flow == cfg.FlowExit {
			ended |= taken
		}
		next := int32(-1)
		if n := f.Next(b); n != nil {
			next = n.ID
		}
		switch rest := top.mask &^ taken; {
		case i != nil && i.Flow == cfg.FlowExit, taken == 0:
			top.at = next
		case rest == 0:
			top.at = to
		default:
			w.parts[b.ID] = true
			mask, meet := top.mask, ipdom[b.ID]
			top.at = meet
			if meet < 0 {
				stack = stack[:len(stack)-1]
			}
			stack = append(stack, frame{next, meet, mask &^ taken}, frame{to, meet, mask & taken})
		}
	}
}

// block runs b in the lanes of mask and returns those that its last instruction
// transfers.
func (w *warp) block(b *cfg.Block, mask uint32) (taken uint32) {
	s, u := w.facts.SSA(), w.facts.Uniformity()
	for k := range b.Instrs {
		w.fuel--
		i := &b.Instrs[k]
		n := s.Regs.Number(b, k)
		check := func(write bool) {
			for j, word := range s.Regs.Words(n) {
				if word.Write() != write {
					continue
				}
				v := s.Values(n)[j]
				if write && !whole(s, v) {
					continue
				}
				reg := s.Regs.Regs[word.Var()]
				first := -1
				for l := range lanes {
					if mask>>l&1 == 0 {
						continue
					}
					if first < 0 {
						first = l
					}
					if a, c := w.lane[first].regs[reg], w.lane[l].regs[reg]; a != c {
						w.seen[v] = true
						if !u.Varies(v, b) {
							w.t.Fatalf("%v is %#x in lane %d and %#x in lane %d at %s in %s, said to be uniform\n%s", reg, a, first, c, l, w.facts.Func.InstrString(i), b.Name(), w.text)
						}
					}
				}
			}
		}
		check(false)
		for l := range lanes {
			if mask>>l&1 == 0 || !w.lane[l].guard(i) {
				continue
			}
			switch {
			case i.Op.Name == "S2R":
				w.lane[l].regs[i.Args[0].Reg] = uint32(l)
			case i.Flow == cfg.FlowNone:
				w.lane[l].instr(i)
			default:
				taken |= 1 << l
			}
		}
		check(true)
	}
	if taken != 0 && taken != mask && !u.Parts(b) {
		w.t.Fatalf("lanes %b of %b take the branch of %s, said to be uniform\n%s", taken, mask, b.Name(), w.text)
	}
	return taken
}

// whole reports whether v has a value in lanes that its guard stops. It has none
// where nobody reads it.
func whole(s *SSA, v Value) bool {
	for s.Kind(v) == InstrValue {
		n := s.Instr(v)
		may := false
		for j, word := range s.Regs.Words(n) {
			may = may || s.Values(n)[j] == v && word.May()
		}
		if !may {
			return true
		}
		if v = s.Prev(v); v < 0 {
			return false
		}
	}
	return true
}

// TestUniformity runs random programs in several lanes and holds that what is
// said to be uniform never differs.
func TestUniformity(t *testing.T) {
	values, uniform, varied := 0, 0, 0
	branches, agreed := 0, 0
	var coarse *Uniformity
	for seed := range uint64(2500) {
		r := rand.New(rand.NewPCG(seed, 17))
		body := arithmetic(r, 2+r.IntN(9))
		begin := ".entry f {\nS2R R0, SR_LANEID\nMOV R1, c[0x0][0x0]\nMOV R2, 0x3\nMOV R3, c[0x0][0x4]\nMOV R4, RZ\n" +
			"ISETP.LT.AND P0, PT, R0, c[0x0][0x8], PT\nISETP.LT.AND P1, PT, R1, 0x4, PT\nISETP.NE.AND P2, PT, R3, RZ, PT\n"
		if seed%3 == 0 { // a loop that lanes leave in different rounds
			begin += "rounds:\nIADD3 R3, R3, 0x1, RZ\nIADD3 R4, R4, 0x1, RZ\nISETP.LT.AND P0, PT, R4, R0, PT\n@P0 BRA rounds\nIADD3 R2, R3, 0x5, RZ\n"
		}
		text := strings.Replace(body, ".entry f {\n", begin, 1)
		f := cfg.Lower(grammar.Parse([]byte(text)))[0].Funcs[0]
		facts := NewFacts(f)
		if seed%4 == 0 { // as in a function that is too much for labels
			facts.uni = func() *Uniformity { return coarse }
			coarse = newUniformity(facts.SSA(), facts.PostDominators(), -1000)
		}
		s, u := facts.SSA(), facts.Uniformity()
		seen := map[Value]bool{}
		parts := make([]bool, len(f.Blocks))
		for range 4 {
			w := &warp{t: t, text: fmt.Sprint("seed ", seed, "\n", text), facts: facts, parts: parts, seen: seen, fuel: 400}
			bank := [4]uint32{uint32(r.IntN(9)), uint32(r.IntN(9)), uint32(r.IntN(lanes))}
			for l := range lanes {
				w.lane[l] = &walker{f: f, regs: map[cfg.Reg]uint32{}, bank: func(at int64) uint32 { return bank[at/4] }}
				for n := range int32(5) {
					w.lane[l].regs[cfg.Reg{Class: cfg.ClassR, Num: n}] = r.Uint32()
					w.lane[l].regs[cfg.Reg{Class: cfg.ClassP, Num: n}] = uint32(r.IntN(2))
				}
			}
			w.run()
		}
		for v := range Value(s.Len()) {
			if k := s.Kind(v); k != InstrValue && k != PhiValue || !f.Reachable(s.Block(v)) {
				continue
			}
			values++
			if !u.Varies(v, s.Block(v)) {
				uniform++
			}
			if seen[v] {
				varied++
			}
		}
		for _, b := range f.Blocks {
			if i := b.Last(); i != nil && f.Reachable(b) && i.Conditional() {
				branches++
				if !u.Parts(b) {
					agreed++
				}
			}
		}
	}
	t.Logf("%d values, %d said to be uniform, %d seen to vary; %d branches, %d said to be uniform", values, uniform, varied, branches, agreed)
	if uniform < values/10 || varied < values/10 || agreed < branches/20 {
		t.Error("too little is said, or too little varies, for the test to mean anything")
	}
}

func BenchmarkUniformity(b *testing.B) {
	for _, blocks := range []int{100, 10_000} {
		facts := NewFacts(bench(b, blocks))
		s := facts.SSA()
		s.Users(0)
		b.Run(fmt.Sprint(blocks), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				newUniformity(s, facts.PostDominators(), fineSteps)
			}
		})
	}
}
