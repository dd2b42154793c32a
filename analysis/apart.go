package analysis

import (
	"context"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A Parting is an instruction that may separate lanes which came to it together: a branch that may
// diverge, or one behind which some may go on without the others.
type Parting struct {
	Block *cfg.Block
	Instr *cfg.Instr
	jumps bool // a call from which control does not come back
}

// IsBranch reports whether it is the branch at the end of the block.
func (p Parting) IsBranch() bool {
	switch p.Instr.Flow {
	case cfg.FlowNone, cfg.FlowBSYNC:
		return false
	case cfg.FlowCall:
		return p.jumps
	}
	return p.Instr == p.Block.Last() && p.Instr.Op.Known()
}

// String tells what may have happened there, to follow "and".
func (p Parting) String() string {
	if p.IsBranch() {
		return "the branch at the end of " + p.Block.Name() + " may have diverged"
	}
	if p.Instr.Missing() > 0 {
		return p.What() + " in " + p.Block.Name() + ", which may separate lanes"
	}
	return p.What() + " in " + p.Block.Name() + " may have separated lanes"
}

// What names the instruction, or says how many the listing leaves out in front of it.
func (p Parting) What() string {
	if p.Instr.Missing() > 0 {
		return cfg.MissingText(p.Instr.Missing())
	}
	return p.Instr.Op.Name
}

// Before is String for lanes that come to b, or in which the instruction is.
func (p Parting) Before(b *cfg.Block) string {
	if p.Block == b && !p.IsBranch() {
		return p.String()
	}
	return p.String() + " before " + b.Name()
}

// Apart returns what may have separated lanes that run b in groups, each at a time of its own: paths
// have joined since, but nothing on them makes the groups wait for each other. It is nil if there is
// nothing, and if the lanes meet at the start of b.
func (u *Uniformity) Apart(b *cfg.Block) *Parting {
	u.FindGroups(context.Background())
	if by := u.groupedBy[b.ID]; by > 0 {
		num := by - 1
		from := u.ssa.Regs.f.Blocks[u.ssa.Regs.BlockOf(num)]
		return u.parting(from, &from.Instrs[num-u.ssa.Regs.first[from.ID]])
	}
	return nil
}

func (u *Uniformity) parting(b *cfg.Block, i *cfg.Instr) *Parting {
	return &Parting{b, i, i == b.Last() && u.ssa.Regs.f.Jumps(b)}
}

// FindGroups finds what [Uniformity.Apart] returns of all blocks, unless that is known. It polls ctx.
func (u *Uniformity) FindGroups(ctx context.Context) {
	u.groups.Get(ctx, func() bool { u.findGroups(ctx); return true })
}

// Separated returns what may have separated lanes of the warp that run b from one another, those
// that are elsewhere ([Uniformity.Divergent]) and those that run it at another time
// ([Uniformity.Apart]). If it is nil, all lanes that have not ended run b together.
func (u *Uniformity) Separated(b *cfg.Block) *Parting {
	if from := u.Divergent(b); from != nil {
		return u.parting(from, from.Last())
	}
	return u.Apart(b)
}

// ApartValue reports whether groups of lanes that are [Uniformity.Apart] may have computed another
// value each as v, which is read in b.
func (u *Uniformity) ApartValue(v Value, b *cfg.Block) bool {
	if v < 0 || u.ssa.block[v] < 0 {
		return false
	}
	_, constant := u.consts.Value(v, b).Const()
	return !constant && u.Apart(u.ssa.Regs.f.Blocks[u.ssa.block[v]]) != nil
}

// A held is where lanes that were separated wait for each other: the barriers, by their index in
// Convergence, and the entries of the stack, that all of them hold since before.
type held struct {
	bars  uint64
	entry *cfg.StackEntry
}

// A group is some of the lanes that instruction by has separated, on their way through the code.
type group struct {
	held
	block  int32
	by     int32 // number of the instruction
	joined int   // 1 if not all that come to the block have gone the same way
}

// An arrival is what all lanes hold that have come to a block, if any have.
type arrival struct {
	held
	any bool
}

// A grouping finds for each block what [Uniformity.Apart] returns. Lanes that were separated stay
// so until all of them wait at one place: at the BSYNC of a barrier that they have all held since
// before, where an entry of the stack leads that they all have, or where the whole warp reconverges.
// Those that go one way stay together up to where paths join, if they cannot come round a loop
// again. A block is looked at again only when lanes come that hold less than those before, which
// happens at most as often as regions nest.
type grouping struct {
	ctx     context.Context
	u       *Uniformity
	in, out []uint64     // by block: the barriers that all lanes hold at its start, and at its end
	open    []uint64     // by block: those that some may hold at its start
	came    [2][]arrival // by joined and block
	popped  []int8       // by block: see popsOnly
	ending  []bool       // by block: see findEnding
	work    []group
}

// findGroups follows the lanes that each instruction may separate.
func (u *Uniformity) findGroups(ctx context.Context) {
	f := u.ssa.Regs.f
	u.groupedBy = make([]int32, len(f.Blocks))
	u.groupedTo = make([]int32, len(f.Blocks))
	g := &grouping{ctx: ctx, u: u}
	for _, n := range f.Order.RPO {
		cancel.Poll(ctx)
		b := f.Blocks[n]
		g.start(b)
		if u.Diverges(b) {
			g.branch(b)
		}
	}
	for len(g.work) > 0 {
		cancel.Poll(ctx)
		at := g.work[len(g.work)-1]
		g.work = g.work[:len(g.work)-1]
		b := f.Blocks[at.block]
		if u.full[b.ID] == b.ID {
			continue // the branch to b has asked whether all lanes are there
		}
		met, first, until := g.through(b, &at)
		if at.joined > 0 && !first {
			g.mark(b, at.by, until)
		}
		if !met {
			g.follow(at)
		}
	}
}

// findEnding finds the blocks from which all lanes end that come there, and where no others come
// that have gone another way.
func (g *grouping) findEnding() {
	u, f := g.u, g.u.ssa.Regs.f
	g.ending = make([]bool, len(f.Blocks))
	for _, n := range slices.Backward(f.Order.RPO) {
		s := f.Graph.Succs(n)
		if len(s) == 0 {
			g.ending[n] = u.divergence.endsApart(n)
			continue
		}
		g.ending[n] = len(f.Preds.Succs(n)) == 1 && !unknownSuccs(f, f.Blocks[n]) &&
			!slices.ContainsFunc(s, func(to int32) bool { return !g.ending[to] })
	}
}

// mark notes that lanes which instruction by has separated run b in groups, up to instruction until.
func (g *grouping) mark(b *cfg.Block, by int32, until int) {
	g.u.groupedTo[b.ID] = max(g.u.groupedTo[b.ID], int32(until))
	if g.u.groupedBy[b.ID] == 0 {
		g.u.groupedBy[b.ID] = by + 1
	}
}

// init makes what is needed once there are lanes to follow.
func (g *grouping) init() {
	if g.popped != nil {
		return
	}
	u := g.u
	blocks := len(u.ssa.Regs.f.Blocks)
	g.popped = make([]int8, blocks)
	for k := range g.came {
		g.came[k] = make([]arrival, blocks)
	}
	g.in, g.open = u.conv.heldBars(g.ctx, u.conv.in, blocks)
	g.out, _ = u.conv.heldBars(g.ctx, u.conv.out, blocks)
}

// branch follows the lanes that the branch at the end of b separates. Lanes that end are separated from
// nobody, and neither are lanes of a branch both of whose ways go to one block, unless they wait there. Lanes
// may leave a cycle in different iterations.
func (g *grouping) branch(b *cfg.Block) {
	u, f := g.u, g.u.ssa.Regs.f
	if g.ending == nil {
		g.findEnding()
	}
	way, apart := int32(-1), b.Last().Flow == cfg.FlowPop
	for _, to := range f.Graph.Succs(b.ID) {
		switch {
		case g.ending[to] || to == way:
		case way < 0:
			way = to
		default:
			apart = true
		}
	}
	cyclic := f.Loops.LoopOf[b.ID] >= 0 || len(f.Loops.Irreducible) > 0
	if !apart && !cyclic {
		return
	}
	g.init()
	at := group{block: b.ID, by: u.ssa.Regs.Number(b, len(b.Instrs)-1), held: held{bars: g.out[b.ID]}}
	if u.stacks.holds(b) {
		at.entry = u.stacks.Out(b, f)
	}
	if cyclic {
		at.joined = 1
	}
	for to, kind := range f.Succs(b) {
		if apart || to.ID != way {
			g.leave(at, to, kind)
		}
	}
}

// start follows the lanes that instructions of b separate from others that go on behind it too.
func (g *grouping) start(b *cfg.Block) {
	u := g.u
	parts := func(k int) bool { return u.of(b)[k]&(lanesBSYNC|lanesPart) != 0 && u.parts(b, k) }
	first := 0
	for first < len(b.Instrs) && !parts(first) {
		first++
	}
	if first == len(b.Instrs) {
		return
	}
	g.init()
	r := g.run(b)
	together := held{bars: g.in[b.ID]}
	if !u.stacks.Mixed[b.ID] {
		together.entry = u.stacks.In[b.ID]
	}
	var at *group // they are separated
	for k := range b.Instrs {
		r.step(k)
		r.keep(k, &together)
		if at != nil && r.meet(k, at) {
			at = nil
		}
		if at == nil && parts(k) {
			at = &group{block: b.ID, by: u.ssa.Regs.Number(b, k), joined: 1, held: together}
			if k+1 < len(b.Instrs) {
				g.mark(b, at.by, 0)
			}
		}
	}
	if at != nil {
		g.follow(*at)
	}
}

// through follows lanes through b, and notes in at what they hold behind it. It reports whether all of
// them meet in b, whether they run nothing else of b before they do, and up to which instruction they
// have surely not met.
func (g *grouping) through(b *cfg.Block, at *group) (met, first bool, until int) {
	r := g.run(b)
	first, until = true, len(b.Instrs)
	for k, l := range g.u.of(b) {
		r.step(k)
		if r.mayMeet(k, at) {
			until = min(until, k)
		}
		if r.meet(k, at) {
			return true, first, until
		}
		first = first && l&lanesBSYNC != 0 // they wait, and do nothing
	}
	return false, false, until
}

// A run is through the instructions of a block.
type run struct {
	u    *Uniformity
	b    *cfg.Block
	open uint64 // barriers that some lanes may hold
}

func (g *grouping) run(b *cfg.Block) run { return run{g.u, b, g.open[b.ID]} }

// bar returns the barrier that instruction k opens or closes.
func (r *run) bar(k int) uint64 {
	if i := &r.b.Instrs[k]; i.Flow == cfg.FlowBSSY || i.Flow == cfg.FlowBSYNC {
		return r.u.conv.bar(firstReg(i))
	}
	return 0
}

// step notes which barriers may be open behind instruction k.
func (r *run) step(k int) {
	switch i := &r.b.Instrs[k]; {
	case i.Flow == cfg.FlowBSSY:
		r.open |= r.bar(k)
	case i.Flow == cfg.FlowBSYNC && i.Guard.Always():
		r.open &^= r.bar(k)
	}
}

// meet follows separated lanes through instruction k, and reports whether they go on from it together.
// If they wait for each other there, but hold barriers that some of them have opened since, they separate
// again at the end of those.
func (r *run) meet(k int, at *group) bool {
	u, bar := r.u, r.bar(k)
	meets := false
	switch l := u.of(r.b)[k]; {
	case l&lanesWarp != 0:
		meets = !u.torn && (u.under[r.b.ID] == 0 || u.post.PostDominates(r.b.ID, u.ssa.Regs.BlockOf(at.by)))
	case l&lanesBSYNC != 0:
		meets = at.bars&bar != 0 && u.conv.meeting(&r.b.Instrs[k]) == laneMeet
	}
	if meets && r.open&^at.bars == 0 {
		return true
	}
	at.bars &^= bar
	return false
}

// mayMeet reports whether separated lanes may go on together from instruction k, as far as is known:
// a BSYNC does not hold them whose barrier each group has opened for itself.
func (r *run) mayMeet(k int, at *group) bool {
	switch l := r.u.of(r.b)[k]; {
	case l&lanesWarp != 0:
		return true
	case l&lanesBSYNC != 0:
		return at.bars&r.bar(k) != 0 || r.u.conv.meeting(&r.b.Instrs[k]) == laneParts
	}
	return false
}

// keep notes what lanes that run instruction k together hold behind it.
func (r *run) keep(k int, h *held) {
	i := &r.b.Instrs[k]
	for n := range i.Args {
		h.bars &^= r.u.conv.bar(i.Args[n].Reg)
	}
	if i.Flow == cfg.FlowBSSY && i.Guard.Always() {
		h.bars |= r.bar(k)
	}
}

func firstReg(i *cfg.Instr) cfg.Reg {
	if len(i.Args) == 0 {
		return cfg.Reg{}
	}
	return i.Args[0].Reg
}

// follow follows lanes along all edges out of a block.
func (g *grouping) follow(at group) {
	f := g.u.ssa.Regs.f
	for s, kind := range f.Succs(f.Blocks[at.block]) {
		g.leave(at, s, kind)
	}
}

// leave follows lanes along an edge to block s.
func (g *grouping) leave(at group, s *cfg.Block, kind cfg.EdgeKind) {
	u := g.u
	b := u.ssa.Regs.f.Blocks[at.block]
	at.block = s.ID
	at.bars &= g.in[s.ID]
	switch e := u.stacks.Pop[b.ID]; {
	case at.entry == nil:
	case kind == cfg.Reconvergence && (e == nil || u.stacks.Mixed[b.ID]):
		at.entry = nil
	case kind == cfg.Reconvergence:
		if at.entry.HoldsPushOf(e.Instr) && g.popsOnly(s, e) {
			return
		}
		at.entry = at.entry.Shares(e.Up)
	case u.stacks.Mixed[s.ID]:
		at.entry = nil
	default:
		at.entry = at.entry.Shares(u.stacks.In[s.ID])
	}
	if len(u.ssa.Regs.f.Preds.Succs(s.ID)) > 1 {
		at.joined = 1
	}
	old := &g.came[at.joined][s.ID]
	if old.any {
		at.bars &= old.bars
		if at.entry = old.entry.Shares(at.entry); at.held == old.held {
			return
		}
	}
	old.held, old.any = at.held, true
	g.work = append(g.work, at)
}

// popsOnly reports whether control comes to b only where all lanes that have entry e wait for it.
func (g *grouping) popsOnly(b *cfg.Block, e *cfg.StackEntry) bool {
	if g.popped[b.ID] == 0 {
		g.popped[b.ID] = -1
		f, s := g.u.ssa.Regs.f, g.u.stacks
		others := b.ID == 0 || f.IndirectEntry(b)
		for _, p := range f.Preds.Succs(b.ID) {
			if from := s.Pop[p]; others || from == nil || s.Mixed[p] || from.Instr != e.Instr {
				others = true
				break
			}
			for to, kind := range f.Succs(f.Blocks[p]) {
				others = others || to == b && kind != cfg.Reconvergence
			}
		}
		if !others {
			g.popped[b.ID] = 1
		}
	}
	return g.popped[b.ID] > 0 // all of them pop what one instruction has pushed
}

// parts reports whether instruction k of b may have some of the lanes that come to it together go
// on without the others.
func (u *Uniformity) parts(b *cfg.Block, k int) bool {
	switch i := &b.Instrs[k]; {
	case i.Flow == cfg.FlowBSYNC:
		return u.conv.meeting(i) == laneParts
	case i.Flow == cfg.FlowCall:
		return !u.ssa.Regs.f.Jumps(b) && !u.returnTogether(b, i)
	case i.Flow == cfg.FlowPop && i.Op.Known():
		return u.stacks.Mixed[b.ID] // they may pop another entry each
	case i.Op.Name == "WARPSYNC":
		if i.WaitsForWarp() {
			return u.guardVaries(b, k) // else all that come to it wait, or none
		}
		return !u.collectsWarp(b, k)
	case i.Op.Name == "ENDCOLLECTIVE":
		return k+1 < len(b.Instrs) || !u.heldTogether(b)
	default:
		return true
	}
}

// guardVaries reports whether lanes are known to differ, so far, in the guard of instruction k of b.
func (u *Uniformity) guardVaries(b *cfg.Block, k int) bool {
	v := u.ssa.GuardValue(b, k)
	return v < 0 || u.why[v].kind != uniform
}

// guardDiffers notes that lanes differ in the guard of instruction num, which has some of them wait for the whole warp.
func (u *Uniformity) guardDiffers(num int32) {
	u.tear()
	f := u.ssa.Regs.f
	b := f.Blocks[u.ssa.Regs.BlockOf(num)]
	if u.instrs(b) && (u.apart[b.ID] || u.meets && !u.heldTogether(b)) {
		u.separate(f.Graph.Succs(b.ID))
	}
}

// collectsWarp reports whether instruction k of b is a WARPSYNC.COLLECTIVE that waits for the whole warp:
//
//	MOV R16, 0xffffffff
//	WARPSYNC.COLLECTIVE R16, `(.L_x_91)
func (u *Uniformity) collectsWarp(b *cfg.Block, k int) bool {
	i := &b.Instrs[k]
	if !i.HasMod("COLLECTIVE") || !i.Guard.Always() || len(i.Args) == 0 || !plain(&i.Args[0]) {
		return false
	}
	v := u.ssa.operand(u.ssa.Regs.Number(b, k), 0)
	if v < 0 {
		return false
	}
	mask, ok := u.consts.Value(v, b).Const()
	return ok && mask == math.MaxUint32
}

// maxTogether bounds the instructions of called code that are looked at.
const maxTogether = 256

// returnTogether reports whether lanes that make the call i of b together come back together: the
// code goes one way, from its beginning to where it returns.
func (u *Uniformity) returnTogether(b *cfg.Block, i *cfg.Instr) bool {
	if !i.Guard.Always() || !i.Op.Known() || i.Code < 0 {
		return false
	}
	f, at := callee(u.ssa.Regs.f, b, i)
	if at == nil || !f.Complete {
		return false
	}
	for left := maxTogether; left > 0; {
		left -= len(at.Instrs) + 1
		for k := range min(len(at.Instrs), maxTogether) {
			switch i := &at.Instrs[k]; {
			case lanesOf(i)&(lanesBSYNC|lanesPart) != 0:
				return false
			case i.Flow == cfg.FlowRet:
				return i.Guard.Always()
			}
		}
		s := f.Graph.Succs(at.ID)
		if len(s) != 1 || unknownSuccs(f, at) {
			return false
		}
		at = f.Blocks[s[0]]
	}
	return false
}

// A meeting is what a BSYNC does with the lanes of a region.
type meeting uint8

const (
	lanePass  meeting = iota // those that came together go on together
	laneMeet                 // all that hold the barrier go on together
	laneParts                // some may go on without the others
)

// meeting returns what the BSYNC i does. Not all lanes wait that come to it if it is under a guard,
// if some may have left the region, or if the barrier may have been opened more than once since; and
// where a region ends in several places, those go on together that come to the same one.
func (c *Convergence) meeting(i *cfg.Instr) meeting {
	e := c.End(i)
	switch {
	case e == nil || c.Limited || len(c.bars) > mostBits:
		return laneParts
	case len(e.Opened) == 0 && !e.Unknown:
		return lanePass // no lane holds it
	case e.Unknown || e.closed || !i.Guard.Always():
		return laneParts
	}
	all := laneMeet
	for _, s := range e.Opened {
		if has(c.reopened, c.Starts[s].Instr) {
			return laneParts
		}
		if c.only[s] != i {
			all = lanePass
		}
	}
	return all
}

// mostBits is of how many barriers sets are kept.
const mostBits = 64

// bar returns the bit of barrier r; 0 if it is none, or not followed.
func (c *Convergence) bar(r cfg.Reg) uint64 {
	if r.Class == cfg.ClassB {
		if k, ok := c.ix[r]; ok {
			return 1 << k
		}
	}
	return 0
}

// heldBars returns by block the barriers that all lanes hold in states, none if that is not known,
// and those that some may hold.
func (c *Convergence) heldBars(ctx context.Context, states []barrierState, blocks int) (all, some []uint64) {
	all, some = make([]uint64, blocks), make([]uint64, blocks)
	n := len(c.bars)
	for at := range all {
		cancel.Poll(ctx)
		for k, s := range states[at*n : (at+1)*n] {
			if s.starts() > 0 || s.unknown() {
				some[at] |= 1 << k
			}
			if s.open() && !c.Limited && !c.Others {
				all[at] |= 1 << k
			}
		}
	}
	return all, some
}

// mayPart reports whether some of the lanes that come to i together may go on without the others,
// which are to come back to what is behind it: a call, whose code may separate them, what makes
// only some of them wait, and what is not known.
func mayPart(i *cfg.Instr) bool {
	switch {
	case !i.Op.Known():
		return true
	case i.Guard.Never():
		return false
	case i.Flow == cfg.FlowCall:
		return i.Op.Name == "CALL" || !i.Guard.Always() // up to sm_62 they return by the stack
	case i.Flow == cfg.FlowPop:
		return true // see parts
	}
	switch i.Op.Name {
	case "WARPSYNC":
		return !i.ReconvergesWarp()
	case "ENDCOLLECTIVE":
		return true
	}
	return false
}
