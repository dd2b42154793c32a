package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// DoSwitchOptFirst is phase 14, which does what the target's backend has in store
// ([FirstSwitchHandlers]). Source: seeds branch-and-switch, "Phase 14 Vtable Slot 17".
//
// Handler A looks at each BSSY and takes it away where it is not needed: if nothing between
// it and its BSYNC diverges, nobody waits there.
//
//	a: BSSY B0, join        a: @P0 BRA b      (P0 is the same in all lanes)
//	   @P0 BRA b        =>     ...
//	   ...                  b: ...
//	b: ...
//	join: BSYNC B0          join:
//
// On sm_60 it does so with SSY and SYNC (restructureStack).
//
// It must refuse if the barrier is opened elsewhere too, saved or restored (BMOV), left with BREAK,
// or if in between code is called, which may diverge, or something makes lanes reconverge that were
// apart before (WARPSYNC, BAR, the BSYNC of another region).
//
// Then it scans the targets of indexed branches (scanTargets). Handler B chooses the near forms of
// branches (nearBranches); the hover of a branch tells its category.
var DoSwitchOptFirst = &Pass{
	Name: "DoSwitchOptFirst",
	Doc:  "Do what the target does first with switches and branches. On sm_60 to sm_75 and from sm_90 on, it removes barriers without divergence and threads entries of jump tables; on sm_80 to sm_89, it uses the near form of branches whose targets are near; before sm_60, it does nothing.",
	Run:  doSwitchOptFirst,
}

// A FirstSwitchHandler is what phase 14 runs on a range of targets.
type FirstSwitchHandler struct {
	First, Last int // sm_NN
	Name        string
	Doc         string
}

// FirstSwitchHandlers is the table by which phase 14 is dispatched. Source: seeds branch-and-switch,
// "Phase 14 Vtable Slot 17".
var FirstSwitchHandlers = []FirstSwitchHandler{
	{0, 59, "none", "nothing: Kepler and Maxwell rely on phase 30"},
	{60, 79, "A", "sync patterns are restructured, then branch targets are scanned"},
	{80, 89, "B", "each branch is put into a category by its opcode and distance, and near ones get their near form"},
	{90, 1 << 30, "A", "sync patterns are restructured, then branch targets are scanned"},
}

// FirstSwitchHandlerOf returns the row for the target of f; nil if that is not known.
func FirstSwitchHandlerOf(f *cfg.Func) *FirstSwitchHandler {
	for n := range FirstSwitchHandlers {
		if h := &FirstSwitchHandlers[n]; f.Target != nil && h.First <= f.SM() && f.SM() <= h.Last {
			return h
		}
	}
	return nil
}

func doSwitchOptFirst(c *Ctx) {
	h := FirstSwitchHandlerOf(c.Func)
	if h == nil {
		return
	}
	switch h.Name {
	case "A":
		if !c.Knobs.Bool(c.Func, "no-sync-restructure") {
			restructureRegions(c)
		}
		scanTargets(c, c.Knobs.Int(c.Func, "branch-target-scan"))
	case "B":
		nearBranches(c)
	}
}

// mostSyncRounds bounds how often one run looks again at regions that were too large before those in them went.
var mostSyncRounds = 16

// restructureRegions removes barriers that nobody waits at, and entries of the stack.
func restructureRegions(c *Ctx) {
	for round := range mostSyncRounds {
		before := len(c.remarks)
		sync, large := restructureSync(c)
		stack, largeStack := restructureStack(c)
		if round > 0 { // what is still refused has been said
			c.remarks = append(c.remarks[:before], slices.DeleteFunc(c.remarks[before:], func(r Remark) bool { return r.N < 0 || !c.sel.makes(&r) })...)
		}
		if !sync && !stack {
			return
		}
		if !large && !largeStack {
			c.renew()
			return
		}
		if !c.again() {
			return
		}
	}
}

// restructureSync removes barriers that nobody waits at, and reports whether it did, and whether a region was too large.
func restructureSync(c *Ctx) (changed, large bool) {
	conv := c.Convergence()
	if conv.Limited || len(conv.Starts) == 0 {
		return false, false
	}
	gone := map[*cfg.Block][]int{} // the indices of what goes
	remove := func(b *cfg.Block, i *cfg.Instr) { gone[b] = append(gone[b], b.Index(i)) }
	says := &syncTeller{c, conv}
	if c.later() {
		says = &syncTeller{c.teller(), conv}
	}
	found := regions{Ctx: c, seen: make([]int32, len(c.Func.Blocks)), ends: make([]int32, len(c.Func.Blocks)), first: make([]int32, len(c.Func.Blocks))}
	var ends []analysis.RegionEnd
	for n := range conv.Starts {
		c.Poll()
		c.settle()
		start := conv.Starts[n]
		if !start.Instr.Guard.Always() {
			continue
		}
		ends = conv.AppendEnds(ends[:0], n)
		region := found.region(start, ends)
		if len(ends) == 0 || region == nil {
			continue
		}
		r := syncRestructure.untitled(where(start.Block, start.Instr))
		if c.later() {
			r.later, r.item = says, int32(n)
		} else {
			says.tell(&r, int32(n))
		}
		if no := found.keepsBarrier(start, ends, region); no != nil {
			large = large || len(region) > maxRegion
			c.Refuse(r, no)
			continue
		}
		if c.Rewrite(r) {
			remove(start.Block, start.Instr)
			for _, x := range ends {
				remove(x.Block, x.Instr)
			}
		}
	}
	removeEach(gone)
	return len(gone) > 0, large
}

// A syncTeller says which barriers nobody waits at. An item is the number of a region.
type syncTeller struct {
	*Ctx
	conv *analysis.Convergence
}

func (c *syncTeller) tell(r *Remark, item int32) {
	start := &c.conv.Starts[item]
	name := regionName(c.Func, start)
	r.Title = syncRestructure.FixTitle(name, "BSYNC")
	r.Message = fmt.Sprintf("no branch between %s and its BSYNC diverges: no lane waits there", name)
	ends := c.conv.AppendEnds(nil, int(item))
	related := make([]analysis.Related, 0, len(ends)+len(r.Related))
	for _, x := range ends {
		related = append(related, analysis.Related{Span: x.Block.InSection(x.Instr.Span), Message: "never waits"})
	}
	r.Related = append(analysis.Nearest(r.Span, related), r.Related...)
}

// removeEach removes instructions of blocks by their indices.
func removeEach(gone map[*cfg.Block][]int) {
	for b, list := range gone {
		slices.Sort(list)
		b.RemoveAll(func(k int) bool { _, ok := slices.BinarySearch(list, k); return ok })
	}
}

// An instrRange is a run of instructions of the block with that number: those from from up to, but not including, to. Many are made,
// and without a pointer the garbage collector has nothing to do with them.
type instrRange struct{ block, from, to int32 }

// maxRegion bounds the blocks of a region: there may be as many regions in one another as there are blocks.
const maxRegion = 256

// A regions finds the regions of one function, one after the other.
type regions struct {
	*Ctx
	seen  []int32 // by block: the region that it has last been seen in, from 1 on
	ends  []int32 // by block: the region that has last had an end in it
	count int32
	list  []instrRange

	// Of the region that is looked at: by block the first of its ends there, if ends says that there is one; and of each
	// end its index in the block, -1 if it is not for all lanes, and the next in the block, -1 for none.
	first       []int32
	index, next []int32

	// By block: whether nothing but BSSY and BSYNC is in it; the first behind it of which that does not hold, -1
	// if there is none; and the first of a row that ends with it, of which each but the first is led to by the one
	// in front of it alone, of which it holds. All nil until somebody asks.
	hollow         []bool
	behindAll, row []int32
}

// region returns what runs while the barrier of start is open: the block of start after it, that of
// each region end up to it, and what lies between. It is nil if something there diverges, or the
// barrier is opened again before it is closed; and what there is of more than [maxRegion] blocks.
// The slice is only valid until the next call.
func (c *regions) region(start analysis.RegionStart, ends []analysis.RegionEnd) []instrRange {
	c.count++
	c.index, c.next = c.index[:0], c.next[:0]
	for n, x := range ends {
		k, next := int32(-1), int32(-1)
		if x.Instr.Guard.Always() && len(x.Instr.Args) == 1 {
			if k = int32(x.Block.Index(x.Instr)); c.ends[x.Block.ID] == c.count {
				next = c.first[x.Block.ID]
			}
			c.first[x.Block.ID], c.ends[x.Block.ID] = int32(n), c.count
		}
		c.index, c.next = append(c.index, k), append(c.next, next)
	}
	// The first of them in b from an index on, the length of b if there is none.
	blocks := c.Func.Blocks
	closed := func(b, from int32) int32 {
		end := int32(len(blocks[b].Instrs))
		if c.ends[b] != c.count {
			return end
		}
		for n := c.first[b]; n >= 0; n = c.next[n] {
			if k := c.index[n]; k >= from {
				end = min(end, k)
			}
		}
		return end
	}
	at, opened := int32(start.Block.ID), int32(start.Block.Index(start.Instr))
	first := instrRange{at, opened + 1, closed(at, opened+1)}
	list := append(c.list[:0], first)
	defer func() { c.list = list }()
	lanes := c.Uniformity()
	for n := 0; n < len(list) && len(list) <= maxRegion; n++ {
		p := list[n]
		b := blocks[p.block]
		if int(p.to) < len(b.Instrs) {
			continue
		}
		if lanes.Diverges(b) {
			return nil
		}
		for _, next := range c.Func.Graph.Succs(b.ID) {
			if c.seen[next] == c.count {
				continue
			}
			c.seen[next] = c.count
			end := closed(next, 0)
			if next == at && end > opened {
				return nil
			}
			list = append(list, instrRange{next, 0, end})
		}
	}
	return list
}

// hollowed is [Ctx.emptied] of a block of which BSSY and BSYNC go, and of whose neighbours they may go
// at the same time.
func (c *regions) hollowed(b *cfg.Block) *Refusal {
	c.findHollow()
	if !c.hollow[b.ID] || c.behindAll[b.ID] < 0 {
		return nil
	}
	blocks := c.Func.Blocks
	behind := func(b *cfg.Block) *cfg.Block {
		if n := c.behindAll[b.ID]; n >= 0 {
			return blocks[n]
		}
		return nil
	}
	return c.aroundAll(b, behind(b), func(b *cfg.Block) bool { return c.hollow[b.ID] }, behind, func(b *cfg.Block) *cfg.Block { return blocks[c.row[b.ID]] })
}

// findHollow finds which blocks are hollow, once: nothing is removed before all regions are looked at.
func (c *regions) findHollow() {
	if c.hollow != nil {
		return
	}
	f := c.Func
	c.hollow, c.behindAll, c.row = make([]bool, len(f.Blocks)), make([]int32, len(f.Blocks)), make([]int32, len(f.Blocks))
	behind := int32(-1)
	for n := int32(len(f.Blocks)) - 1; n >= 0; n-- {
		b := f.Blocks[n]
		c.hollow[n], c.behindAll[n] = true, behind
		for k := range b.Instrs {
			if flow := b.Instrs[k].Flow; flow != cfg.FlowBSSY && flow != cfg.FlowBSYNC {
				c.hollow[n], behind = false, n
				break
			}
		}
	}
	for n := range int32(len(f.Blocks)) {
		c.row[n] = n
		other := func(p int32) bool { return p != n-1 }
		if preds := f.Preds.Succs(n); n > 0 && c.hollow[n-1] && len(preds) > 0 && !slices.ContainsFunc(preds, other) {
			c.row[n] = c.row[n-1]
		}
	}
}

// keepsBarrier returns why BSSY and BSYNC have to stay although no branch in the region diverges.
func (c *regions) keepsBarrier(start analysis.RegionStart, ends []analysis.RegionEnd, region []instrRange) *Refusal {
	f := c.Func
	if no := c.incomplete(); no != nil {
		return no
	}
	if len(region) > maxRegion {
		return refuse("the region has more than %d blocks", maxRegion)
	}
	bar := start.Instr.Args[0].Reg
	for _, x := range ends {
		switch {
		case x.Instr.Flow != cfg.FlowBSYNC || !x.Instr.Guard.Always():
			return refuse("%s in %s removes lanes from the barrier", x.Instr.Name, x.Block.Name()).at(x.Block.InSection(x.Instr.Span), "removes lanes from the barrier")
		case len(x.Opened) > 1 || x.Unknown:
			return refuse("BSYNC in %s may wait for another BSSY too", x.Block.Name()).at(x.Block.InSection(x.Instr.Span), "is shared")
		}
		if no := c.addressed(x.Block, x.Block.Index(x.Instr)); no != nil {
			return no
		}
		if no := c.hollowed(x.Block); no != nil {
			return no
		}
	}
	if no := c.addressed(start.Block, start.Block.Index(start.Instr)); no != nil {
		return no
	}
	if no := c.hollowed(start.Block); no != nil {
		return no
	}
	if by := c.Convergence().OpenBefore(start); by != nil {
		return refuse("%s may already be open there, and %s sets it anew", f.Names.Reg(bar), start.Instr.Op.Name).
			at(by.Block.InSection(by.Instr.Span), "opens the barrier")
	}
	inside := func(s analysis.RegionStart) bool {
		return slices.ContainsFunc(region, func(p instrRange) bool {
			for k := p.from; k < p.to; k++ {
				if &f.Blocks[p.block].Instrs[k] == s.Instr {
					return true
				}
			}
			return false
		})
	}
	for _, p := range region {
		b := f.Blocks[p.block]
		for k := p.from; k < p.to; k++ {
			i := &b.Instrs[k]
			conv := i.Convergent()
			if conv == cfg.NotConvergent || conv == cfg.ReadsLanes {
				continue
			}
			for n := range i.Args {
				if i.Args[n].Reg == bar {
					return refuse("%s in %s uses %s", i.Op.Name, b.Name(), f.Names.Reg(bar)).at(b.InSection(i.Span), "uses the barrier")
				}
			}
			switch {
			case conv == cfg.CallsCode:
				return refuse("the callee of %s in %s may diverge", i.Op.Name, b.Name()).at(b.InSection(i.Span), "calls code")
			case i.Flow == cfg.FlowBREAK && !(i.Guard.Always() && len(i.Args) == 1): // they pass its BSYNC apart from the others, and meet here
				return refuse("%s in %s removes lanes from the barrier", i.Name, b.Name()).at(b.InSection(i.Span), "removes lanes from another barrier")
			case i.Flow == cfg.FlowBSYNC && !slices.ContainsFunc(c.Convergence().Openers(i), func(s analysis.RegionStart) bool { return !inside(s) }), i.Flow == cfg.FlowBSSY, i.Flow == cfg.FlowBREAK:
			default:
				return refuse("%s in %s may reconverge lanes that BSYNC keeps apart", i.Op.Name, b.Name()).at(b.InSection(i.Span), "lanes may reconverge here")
			}
		}
	}
	return nil
}
