package analysis

import (
	"context"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// Stacks knows the reconvergence stack of sm_62 and older: see [cfg.Stacks].
type Stacks struct {
	*cfg.Stacks
	f *cfg.Func
}

func newStacks(ctx context.Context, f *cfg.Func) *Stacks { return &Stacks{f.Stacks(ctx), f} }

// regionStarts lists the entries of a stack, the oldest first.
func regionStarts(e *cfg.StackEntry) []RegionStart {
	if e == nil {
		return nil
	}
	list := make([]RegionStart, e.Depth)
	for ; e != nil; e = e.Up {
		list[e.Depth-1] = RegionStart{e.Block, e.Instr}
	}
	return list
}

// Active returns what is on the stack at the start of b, the oldest first.
func (s *Stacks) Active(b *cfg.Block) []RegionStart { return regionStarts(s.In[b.ID]) }

// depth is how many entries are on the stack at the start of b.
func (s *Stacks) depth(b *cfg.Block) int {
	if e := s.In[b.ID]; e != nil {
		return int(e.Depth)
	}
	return 0
}

// holds reports whether there is an entry on the stack at the end of b on every path, at which
// lanes that part there reconverge.
func (s *Stacks) holds(b *cfg.Block) bool { return !s.Mixed[b.ID] && s.Out(b, s.f) != nil }

// ActiveOut returns what is on the stack at the end of b, the oldest first.
func (s *Stacks) ActiveOut(b *cfg.Block) []RegionStart { return regionStarts(s.Out(b, s.f)) }

// Popped returns what the SYNC, BRK or CONT at the end of b pops.
func (s *Stacks) Popped(b *cfg.Block) (RegionStart, bool) {
	e := s.Pop[b.ID]
	if e == nil {
		return RegionStart{}, false
	}
	return RegionStart{e.Block, e.Instr}, true
}

// Same reports whether the same is on the stack at the start of a and at that of b, on every path.
func (s *Stacks) Same(a, b *cfg.Block) bool { return s.SameAt(a, 0, b, 0) }

// SameAt is Same for instruction k of a and instruction n of b.
func (s *Stacks) SameAt(a *cfg.Block, k int, b *cfg.Block, n int) bool {
	if s.Mixed[a.ID] || s.Mixed[b.ID] {
		return false
	}
	return slices.Equal(regionStarts(s.Before(a, k, s.f)), regionStarts(s.Before(b, n, s.f)))
}

// Depth returns how many entries are on the stack at the start of b.
func (s *Stacks) Depth(b *cfg.Block) int {
	if e := s.In[b.ID]; e != nil {
		return int(e.Depth)
	}
	return 0
}
