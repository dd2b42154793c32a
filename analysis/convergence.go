package analysis

import (
	"ori/cfg"
)

// A Site is a BSSY: the begin of a convergence region. Lanes that execute it
// must meet again at the BSYNC of the same barrier.
type Site struct {
	Block *cfg.Block
	Instr *cfg.Instr
}

// Convergence knows which barriers may be open where. A convergence region is
// the blocks at whose begin the barrier of its BSSY may be open.
//
// BSSY opens its barrier, BSYNC closes it, BREAK closes it for the lanes it
// removes: after "@P0 BREAK B0" the barrier is closed along a branch under
// @P0. A BMOV that writes a barrier makes it unknown, which counts as closed.
type Convergence struct {
	f     *cfg.Func
	Sites []Site

	meet    map[int32]Site // by the block that is named
	number  map[*cfg.Instr]int32
	bars    []cfg.Reg
	in, out []open // by block and barrier
}

// open is the state of one barrier: the sites that may have opened it, and
// whether it may be closed. The zero open is a place that nothing reaches.
type open struct {
	site   int32 // index of the one site + 1, 0 for none, severalSites
	closed bool
}

const severalSites = -1

func (a open) meet(b open) open {
	if a.site == 0 {
		a.site = b.site
	} else if b.site != 0 && b.site != a.site {
		a.site = severalSites
	}
	a.closed = a.closed || b.closed
	return a
}

// newConvergence analyses f. Time is linear in instructions and, for each
// barrier, nearly linear in edges.
func newConvergence(f *cfg.Func) *Convergence {
	c := &Convergence{f: f, meet: map[int32]Site{}, number: map[*cfg.Instr]int32{}}
	ix := map[cfg.Reg]int{}
	for _, b := range f.Blocks {
		for _, i := range b.Code() {
			if i.Flow != cfg.FlowBSSY && i.Flow != cfg.FlowPush {
				continue
			}
			if to := f.TargetOf(i); to != nil && !has(c.meet, to.ID) {
				c.meet[to.ID] = Site{b, i}
			}
			if i.Flow != cfg.FlowBSSY || len(i.Args) == 0 || i.Args[0].Reg.Class != cfg.ClassB {
				continue
			}
			c.Sites = append(c.Sites, Site{b, i})
			c.number[i] = int32(len(c.Sites))
			if r := i.Args[0].Reg; !has(ix, r) {
				ix[r] = len(c.bars)
				c.bars = append(c.bars, r)
			}
		}
	}
	n := len(c.bars)
	if n == 0 || len(f.Blocks) == 0 {
		return c
	}
	c.in = make([]open, n*len(f.Blocks))
	c.out = make([]open, n*len(f.Blocks))
	for k := range n {
		c.in[k].closed = true
	}
	state := make([]open, n)
	for changed := true; changed; {
		changed = false
		for _, id := range f.Order.RPO {
			b := f.Blocks[id]
			copy(state, c.in[int(id)*n:])
			broken := c.run(b, state, ix)
			copy(c.out[int(id)*n:], state)
			for s, kind := range f.Succs(b) {
				for k := range n {
					v := state[k]
					if kind == cfg.Taken && broken == c.bars[k] {
						v = open{closed: true}
					}
					to := &c.in[int(s.ID)*n+k]
					if m := to.meet(v); m != *to {
						*to = m
						changed = changed || f.Order.Num[s.ID] <= f.Order.Num[id]
					}
				}
			}
		}
	}
	return c
}

func has[K comparable, V any](m map[K]V, k K) bool { _, ok := m[k]; return ok }

// run applies b's instructions to the state of the barriers. It returns the
// barrier that is closed along the taken edge: the one that a BREAK under the
// branch's own guard removed the lanes from.
func (c *Convergence) run(b *cfg.Block, state []open, ix map[cfg.Reg]int) cfg.Reg {
	var broken cfg.Reg
	var under cfg.Guard
	at := 0 // index of the BREAK
	for n, i := range b.Code() {
		for _, a := range i.Args {
			k, ok := ix[a.Reg]
			if !ok || a.Kind != cfg.RegOperand {
				continue
			}
			switch i.Flow {
			case cfg.FlowBSSY:
				state[k] = open{site: c.number[i]}
			case cfg.FlowBSYNC:
				if i.Guard.Always() {
					state[k] = open{closed: true}
				} else {
					state[k].closed = true
				}
			case cfg.FlowBREAK:
				if i.Guard.Always() && len(i.Args) == 1 {
					state[k] = open{closed: true}
				} else if len(i.Args) == 1 {
					broken, under, at = a.Reg, i.Guard, n
				}
			default:
				state[k] = open{closed: true} // BMOV
			}
		}
	}
	if last := b.Last(); last == nil || last.Guard.Reg != under.Reg || last.Guard.Not != under.Not {
		return cfg.Reg{}
	}
	for n := range b.PredWriters() {
		if n > at {
			return cfg.Reg{} // the guard may be another one now
		}
	}
	return broken
}

// Entered returns the BSSY whose region an edge from the end of block from to
// block to would enter from outside, or nil: its barrier may be open at to, and
// is closed at the end of from.
func (c *Convergence) Entered(from, to *cfg.Block) *Site {
	n := len(c.bars)
	for k := range n {
		a, b := c.out[int(from.ID)*n+k], c.in[int(to.ID)*n+k]
		if a.site == 0 && b.site > 0 {
			return &c.Sites[b.site-1]
		}
		if a.site == 0 && b.site == severalSites {
			for s := range c.Sites {
				if c.Sites[s].Instr.Args[0].Reg == c.bars[k] {
					return &c.Sites[s]
				}
			}
		}
	}
	return nil
}

// Active returns the sites whose barriers may be open at the begin of b.
func (c *Convergence) Active(b *cfg.Block) []Site {
	var sites []Site
	n := len(c.bars)
	for k := range n {
		if s := c.in[int(b.ID)*n+k].site; s > 0 {
			sites = append(sites, c.Sites[s-1])
		}
	}
	return sites
}

// MeetingPoint returns the instruction that names b as the place where lanes
// meet again (BSSY, SSY, PBK, PCNT), or nil.
func (c *Convergence) MeetingPoint(b *cfg.Block) *Site {
	if s, ok := c.meet[b.ID]; ok {
		return &s
	}
	return nil
}
