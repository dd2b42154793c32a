package analysis

import (
	"context"

	"github.com/ori-lang/ori/cfg"
)

// regionGroups finds where lanes that are in a convergence region may run a block in groups, each at a time of its own: behind a branch that
// diverges in the region, up to where those that it has separated wait for one another. In front of it all lanes run together that have
// opened the region together, and so do they behind a WARPSYNC of the whole warp:
//
//	    BSSY B0, out
//	loop:
//	    LD.E R0, [R2.64]          // all lanes: one value
//	    ISETP.EQ.AND P0, PT, R0, RZ, PT
//	@P0 BRA out
//	@P1 BRA next
//	    ST.E [R2.64], RZ
//	next:
//	    WARPSYNC 0xffffffff
//	    BRA loop
//	out:
//	    BSYNC B0
//
// A block is looked at again only when groups come that hold less than those before, which happens at most as often as there are barriers.
type regionGroups struct {
	grouping
	openOut []uint64  // by block: the barriers that some lanes may hold at its end
	at      []arrival // by block: what groups hold that come to its start
	work    []int32   // the blocks that groups come to with less
	going   bool      // work is being done
}

// newRegionGroups returns nil if that is not looked for: there are no regions, or what is known of control flow or of barriers is not all.
func (u *Uniformity) newRegionGroups(ctx context.Context) *regionGroups {
	f, c := u.ssa.Regs.f, u.conv
	if len(c.bars) == 0 || len(c.bars) > mostBits || c.Limited || c.Others || !f.Complete || len(f.IndirectEntries()) > 0 {
		return nil
	}
	g := &regionGroups{grouping: grouping{ctx: ctx, u: u}, at: make([]arrival, len(f.Blocks))}
	g.in, g.open = c.heldBars(ctx, c.in, len(f.Blocks))
	g.out, g.openOut = c.heldBars(ctx, c.out, len(f.Blocks))
	return g
}

// inGroups reports whether lanes may be in groups at the start of b that are in one region.
func (u *Uniformity) inGroups(b *cfg.Block) bool {
	if u.regions == nil {
		return u.conv.regions(b) > 0
	}
	return u.regions.at[b.ID].any && u.full[b.ID] != b.ID
}

// part notes that lanes separate at the end of b, of which all hold the barriers of bars. A BSYNC whose barrier is not open on all ways lets
// lanes meet nowhere, and a BSSY takes its barrier away from those that run it in groups: so they may keep a barrier that is not held on
// other ways to the block.
func (g *regionGroups) part(b *cfg.Block, bars uint64) {
	f := g.u.ssa.Regs.f
	if g.openOut[b.ID] == 0 {
		return // none of them is in a region with another
	}
	for _, to := range f.Graph.Succs(b.ID) {
		h := held{bars: bars}
		old := &g.at[to]
		if old.any {
			if h.bars &= old.bars; h.bars == old.bars {
				continue
			}
		}
		*old = arrival{h, true}
		g.work = append(g.work, to)
	}
	if g.going {
		return
	}
	g.going = true
	for len(g.work) > 0 {
		n := g.work[len(g.work)-1]
		g.work = g.work[:len(g.work)-1]
		g.u.instrs(f.Blocks[n])
	}
	g.going = false
}

// A regionRun follows groups of lanes through the instructions of a block.
type regionRun struct {
	run
	g      *regionGroups
	groups bool  // there are some
	at     group // what they hold
	all    held  // what all lanes hold
}

func (g *regionGroups) run(b *cfg.Block) regionRun {
	r := regionRun{run: g.grouping.run(b), g: g, groups: g.u.inGroups(b), all: held{bars: g.in[b.ID]}}
	if r.groups {
		r.at = group{block: b.ID, by: g.u.ssa.Regs.first[b.ID], held: g.at[b.ID].held}
	}
	return r
}

// next follows them through instruction k; parts says whether some lanes go on without others from it.
func (r *regionRun) next(k int, parts bool) {
	r.step(k)
	r.keep(k, &r.all)
	if r.groups && r.meet(k, &r.at) {
		r.groups = false
	}
	if parts && !r.groups {
		r.groups, r.at = true, group{block: r.b.ID, by: r.u.ssa.Regs.first[r.b.ID] + int32(k), held: r.all}
	}
}
