package analysis

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// TestConvergencePaths walks random paths and holds that each barrier is as the
// facts say: opened by one of the region starts that are reported, and closed only where that is
// reported as possible. BREAK under the branch's own guard is followed as the lanes are
// that it takes out: along the taken edge.
func TestConvergencePaths(t *testing.T) {
	opened, closed := 0, 0
	for f := range programs(500) {
		o, c := checkConvergence(t, f, NewFacts(f).Convergence(), rand.New(rand.NewPCG(uint64(len(f.Blocks)), 31)))
		opened, closed = opened+o, closed+c
	}
	if opened < 1000 || closed < 1000 {
		t.Errorf("%d open, %d closed", opened, closed)
	}
}

// checkConvergence returns how many barriers were seen open and closed.
func checkConvergence(t *testing.T, f *cfg.Func, c *Convergence, r *rand.Rand) (opened, closed int) {
	t.Helper()
	if len(c.bars) == 0 || len(f.Blocks) == 0 {
		return 0, 0
	}
	for range 40 {
		state := make([]int32, len(c.bars)) // the region start + 1 that has opened it, 0 if it is closed
		for b, steps := f.Blocks[0], 0; b != nil && steps < 60; steps++ {
			for k := range c.bars {
				in := c.in[int(b.ID)*len(c.bars)+k]
				if state[k] == 0 {
					closed++
					if !in.closed() {
						t.Fatalf("%v is closed at %s, said to be open\n%s", c.bars[k], b.Name(), f)
					}
				} else {
					opened++
					if !slices.Contains(c.sets.lists[in.starts()], state[k]-1) {
						t.Fatalf("%v of site %d is open at %s, said to be of %v\n%s", c.bars[k], state[k]-1, b.Name(), c.sets.lists[in.starts()], f)
					}
				}
			}
			for _, x := range c.Active(b) {
				if !slices.Contains(c.Starts, x) {
					t.Fatal("an active site that is none")
				}
			}
			var broken []cfg.Reg
			for k := range b.Instrs {
				i := &b.Instrs[k]
				runs := i.Guard.Always() || !i.Guard.Never() && r.IntN(2) == 0
				for a := range i.Args { // BMOV
					n, ok := c.ix[i.Args[a].Reg]
					writes := a == 0 || i.HasMod("CLEAR")
					if !i.Op.Known() {
						writes = r.IntN(2) == 0
					}
					if ok && i.Flow == cfg.FlowNone && writes && runs {
						state[n] = 0
					}
				}
				if len(i.Args) == 0 {
					continue
				}
				n, ok := c.ix[i.Args[0].Reg]
				if !ok {
					continue
				}
				switch i.Flow {
				case cfg.FlowBSSY:
					if runs {
						state[n] = c.number[i] + 1
					}
				case cfg.FlowBSYNC:
					if runs {
						state[n] = 0
					}
				case cfg.FlowBREAK:
					if len(i.Args) > 1 {
						break
					}
					if i.Guard.Always() {
						state[n] = 0
					} else {
						broken = append(broken, i.Args[0].Reg)
					}
				}
			}
			var next []*cfg.Block
			var kinds []cfg.EdgeKind
			for s, kind := range f.Succs(b) {
				next, kinds = append(next, s), append(kinds, kind)
			}
			if len(next) == 0 {
				break
			}
			n := r.IntN(len(next))
			if last := b.Last(); len(broken) > 0 && kinds[n] == cfg.Taken && last != nil && last.Guard.Reg.Class != cfg.NoReg {
				own := c.run(b, make([]barrierState, len(c.bars)), nil)
				for _, r := range broken {
					if slices.Contains(own, r) {
						state[c.ix[r]] = 0
					}
				}
			}
			if kinds[n] == cfg.CallEdge {
				clear(state) // what is called has regions of its own
			}
			b = next[n]
		}
	}
	return opened, closed
}

// TestOpenAtEnd holds that what is open at the end of a block is what its instructions make of what is open at its start.
func TestOpenAtEnd(t *testing.T) {
	t.Parallel()
	open, broke := 0, 0
	for f := range programs(500) {
		c := NewFacts(f).Convergence()
		for _, b := range f.Blocks {
			var want []cfg.Reg
			if n := len(c.bars); f.Reachable(b) && len(c.in) > 0 {
				state := slices.Clone(c.in[int(b.ID)*n : (int(b.ID)+1)*n])
				broken := c.run(b, state, nil)
				for k, s := range state {
					is := s.open()
					if is && slices.Contains(broken, c.bars[k]) {
						broke++
					} else if is {
						want = append(want, c.bars[k])
					}
				}
			}
			if got := c.OpenAtEnd(b); !slices.Equal(got, want) || c.HoldsAtEnd(b) != (len(want) > 0) {
				t.Fatalf("%v are open at the end of %s, said to be %v\n%s", want, b.Name(), got, f)
			}
			open += len(want)
		}
	}
	if open == 0 || broke == 0 {
		t.Errorf("%d barriers are open at the ends of blocks, %d only where a branch is not taken", open, broke)
	}
}
