package analysis

import "ori/cfg"

// Stacks knows the reconvergence stack of sm_62 and older: what SSY, PBK, PCNT and
// PLONGJMP have pushed. Code that ptxas makes has the same stack on every path to a block;
// the one of the path that was found first is told.
type Stacks struct {
	f   *cfg.Func
	in  []*entry       // by block
	Pop map[int32]Site // by block: what the SYNC, BRK or CONT at its end pops
	// Empty are the blocks whose last instruction pops an entry that was never pushed.
	Empty []*cfg.Block
}

// An entry of the stack.
type entry struct {
	site  Site
	op    string
	up    *entry
	depth int
}

// newStacks follows the stack along the edges. Time is linear in instructions that
// are control flow.
func newStacks(f *cfg.Func) *Stacks {
	s := &Stacks{f: f, in: make([]*entry, len(f.Blocks)), Pop: map[int32]Site{}}
	if len(f.Blocks) == 0 {
		return s
	}
	seen := make([]bool, len(f.Blocks))
	seen[0] = true
	work := []int32{0}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		b := f.Blocks[n]
		top := s.in[n]
		for _, i := range b.Code() {
			if i.Flow == cfg.FlowPush && i.Op.Name != "PRET" {
				top = &entry{Site{b, i}, i.Op.Name, top, depthOf(top) + 1}
			}
		}
		rest := top
		if i := b.Last(); i != nil && i.Flow == cfg.FlowPop {
			for rest != nil && rest.op != i.Pops() {
				rest = rest.up
			}
			if rest == nil {
				s.Empty = append(s.Empty, b)
			} else {
				s.Pop[n] = rest.site
				rest = rest.up
			}
		}
		for to, kind := range f.Succs(b) {
			if seen[to.ID] {
				continue
			}
			seen[to.ID] = true
			switch kind {
			case cfg.Reconvergence:
				s.in[to.ID] = rest
			case cfg.CallEdge: // the callee has a stack of its own
			default:
				s.in[to.ID] = top
			}
			work = append(work, to.ID)
		}
	}
	return s
}

func depthOf(e *entry) int {
	if e == nil {
		return 0
	}
	return e.depth
}

// Active returns what is on the stack at the begin of b, the oldest first.
func (s *Stacks) Active(b *cfg.Block) []Site {
	e := s.in[b.ID]
	sites := make([]Site, depthOf(e))
	for ; e != nil; e = e.up {
		sites[e.depth-1] = e.site
	}
	return sites
}

// Same reports whether the same is on the stack at the begin of a and at that of b.
func (s *Stacks) Same(a, b *cfg.Block) bool {
	x, y := s.in[a.ID], s.in[b.ID]
	for x != y {
		if depthOf(x) != depthOf(y) || x.site != y.site {
			return false
		}
		x, y = x.up, y.up
	}
	return true
}

// Depth returns how many entries are on the stack at the begin of b.
func (s *Stacks) Depth(b *cfg.Block) int { return depthOf(s.in[b.ID]) }
