package analysis

import (
	"context"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// All returns the BSYNC and BREAK of the function with the region starts that they may close, in
// reverse postorder.
func (c *Convergence) All() []RegionEnd { return c.ends }

// Saved reports whether a BMOV reads or writes barrier r. Then it is not known what becomes of it.
func (c *Convergence) Saved(r cfg.Reg) bool { return c.saved[r] }

// findSaved finds the barriers that other instructions than control flow name. No register, which
// the synchronization stack has, is named by any operand that is none.
func (c *Convergence) findSaved() {
	c.saved = map[cfg.Reg]bool{}
	none := false
	for _, b := range c.f.Blocks {
		for _, i := range b.Code() {
			for k := range i.Args {
				if i.Flow != cfg.FlowNone {
					break
				}
				switch r := i.Args[k].Reg; r.Class {
				case cfg.ClassB:
					c.saved[r] = true
				case cfg.NoReg:
					none = true
				}
			}
		}
	}
	if none {
		c.saved[cfg.Reg{}] = true
	}
}

// maxReach bounds how many blocks are looked at to know which region starts lead to their
// reconvergence points, for each block of the function; and minReach is how many may be in any.
const (
	maxReach = 16
	minReach = 1 << 20
)

// findReached finds which region starts lead to their reconvergence points. It searches backwards from
// each such point that the start does not dominate, until it has found all starts that name the point.
func (c *Convergence) findReached(ctx context.Context) {
	f := c.f
	c.reached = make([]Truth, len(c.Starts))
	by := map[int32][]int32{} // by reconvergence point: those that are not known yet
	var points []int32
	for n, s := range c.Starts {
		cancel.Poll(ctx)
		to := f.TargetOf(s.Instr)
		switch {
		case to == nil:
			c.reached[n] = False
		case f.Dom.Dominates(s.Block.ID, to.ID):
			c.reached[n] = True
		default:
			c.reached[n] = Varies
			if by[to.ID] == nil {
				points = append(points, to.ID)
			}
			by[to.ID] = append(by[to.ID], int32(n))
		}
	}
	stamp := make([]int32, len(f.Blocks))
	budget := f.Limit(minReach + maxReach*len(f.Blocks))
	var work []int32
	for k, to := range points {
		cancel.Poll(ctx)
		epoch := int32(k) + 1
		left := map[int32]int{} // by block: how many starts it has
		for _, n := range by[to] {
			left[c.Starts[n].Block.ID]++
		}
		work = append(work[:0], to)
		for len(work) > 0 && len(left) > 0 && budget > 0 {
			budget--
			n := work[len(work)-1]
			work = work[:len(work)-1]
			if stamp[n] == epoch {
				continue
			}
			stamp[n] = epoch
			delete(left, n)
			work = append(work, f.Preds.Succs(n)...)
		}
		for _, n := range by[to] {
			switch {
			case has(left, c.Starts[n].Block.ID) && budget <= 0:
				c.Unsearched++
			case has(left, c.Starts[n].Block.ID):
				c.reached[n] = False
			default:
				c.reached[n] = True
			}
		}
	}
}

// Reaches reports whether control can get from Starts[n] to its reconvergence point: Varies
// if that is not looked for.
func (c *Convergence) Reaches(n int) Truth { return c.reached[n] }

// An Escape is a path on which lanes leave a convergence region without waiting for the others and
// without being taken out.
type Escape struct {
	Start RegionStart
	N     int     // its index in Starts
	At    Related // where they leave
	How   string  // where they get, to follow "can get"
}

// Escapes returns the first escape of each region start: to RET, to the reconvergence point, past
// the end of the function, or to another BSSY of the same barrier. Lanes that exit do not count for
// a barrier. It polls ctx.
func (c *Convergence) Escapes(ctx context.Context) []Escape {
	f := c.f
	var list []Escape
	seen := make([]bool, len(c.Starts))
	escape := func(starts int32, at Related, how string) {
		for _, n := range c.sets.lists[starts] {
			if s := c.Starts[n]; !seen[n] && !c.Saved(s.Instr.Args[0].Reg) {
				seen[n] = true
				list = append(doubled(list), Escape{s, int(n), at, how})
			}
		}
	}
	n := len(c.bars)
	state := make([]barrierState, n)
	targets := make([]*cfg.Block, len(c.Starts))
	for n, s := range c.Starts {
		cancel.Poll(ctx)
		targets[n] = f.TargetOf(s.Instr)
	}
	for _, id := range f.Order.RPO {
		cancel.Poll(ctx)
		b := f.Blocks[id]
		copy(state, c.in[int(id)*n:])
		broken := c.run(b, state, func(i *cfg.Instr, r cfg.Reg, was barrierState) {
			if i.Flow == cfg.FlowBSSY && was.open() {
				at := Related{b.InSection(i.Span), f.Names.Reg(r) + " is reopened here"}
				escape(was.starts(), at, fmt.Sprintf("where %s is reopened", f.Names.Reg(r)))
			}
		})
		for to, kind := range f.Succs(b) {
			for k := range n {
				if state[k].starts() == 0 || state[k].closed() || kind == cfg.CallEdge || kind == cfg.Taken && slices.Contains(broken, c.bars[k]) || c.closesFirst(to, c.bars[k]) {
					continue
				}
				for _, s := range c.sets.lists[state[k].starts()] {
					if targets[s] == to && len(to.Instrs) > 0 {
						escape(s+1, Related{to.InSection(to.Instrs[0].Span), "the reconvergence point"}, "from "+b.Name()+" to "+to.Name())
					}
				}
			}
		}
		i := b.Last()
		leaves := i != nil && i.Flow == cfg.FlowRet || f.FallsOff() == b
		for k := range n {
			if leaves && state[k].starts() > 0 && !state[k].closed() {
				at := Related{b.Span, "the end of " + b.Name()}
				if i != nil {
					at.Span = b.InSection(i.Span)
				}
				escape(state[k].starts(), at, "at the end of the function")
			}
		}
	}
	return list
}

// closesFirst reports whether b closes barrier r before anything else that
// involves barriers.
func (c *Convergence) closesFirst(b *cfg.Block, r cfg.Reg) bool {
	for _, i := range b.Code() {
		if (i.Flow == cfg.FlowBSYNC || i.Flow == cfg.FlowBREAK) && len(i.Args) > 0 && i.Args[len(i.Args)-1].Reg == r {
			return true
		}
	}
	return false
}
