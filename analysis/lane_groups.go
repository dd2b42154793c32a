package analysis

import (
	"math/bits"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// InWholeGroups reports whether instruction k of b, a shuffle, exchanges values only within groups of 2, 4, 8 or 16 adjacent lanes, and
// no branch separates lanes of one group on their way to it: the condition of each branch depends on the number of the group alone.
//
//	LOP32I.AND R0, R5, 0x18            // R5 is SR_TID.X
//	ISETP.NE.AND P0, PT, R0, RZ, PT
//	@P0 BRA other
//	SHFL.BFLY PT, R4, R2, 0x4, 0x1f    // of eight lanes
func (f *Facts) InWholeGroups(b *cfg.Block, k int) bool {
	return f.GroupsComeTo(b, exchanged(&b.Instrs[k], func(arg int) (uint32, bool) { return f.constantOperand(b, k, arg) }))
}

// GroupsComeTo reports whether no branch separates lanes of one group of size adjacent lanes (2, 4, 8 or 16) on their way to b.
func (f *Facts) GroupsComeTo(b *cfg.Block, size int) bool {
	u := f.rows()
	u.FindGroups(f.ctx)
	if size == 0 || u.Limited || !f.Func.Complete || !f.Func.Entry || f.Func.EnteredUnseen() || u.Apart(b) != nil {
		return false
	}
	return f.newLaneGroups(u, size).comeTo(b, false)
}

func (f *Facts) newLaneGroups(u *Uniformity, size int) *laneGroups {
	blocks := len(f.Func.Blocks)
	return &laneGroups{facts: f, u: u, size: size, seen: make([]int32, blocks), left: groupSteps*blocks + minGroupSteps,
		assumed: map[int32]bool{}, phis: map[Value]bool{}}
}

// comeTo reports whether no branch separates lanes of one group on their way to b; with meet, also whether none has them come there
// on different edges.
func (g *laneGroups) comeTo(b *cfg.Block, meet bool) bool {
	for _, x := range g.facts.Func.Blocks {
		if !g.u.Diverges(x) || g.assumed[x.ID] || g.u.post.Ipdom[x.ID] == b.ID && !meet {
			continue
		}
		g.round++
		if g.reaches(x, b, meet) && !g.decidedBy(x) {
			return false
		}
	}
	return true
}

// Exchanged returns the size of the groups of lanes within which i exchanges values; 0 if that may be the whole warp, or i is no shuffle.
// Bits 8 to 12 of the last operand say which parts of the warp are shuffled separately. Source: PTX ISA, shfl.sync.
func Exchanged(i *cfg.Instr) int {
	return exchanged(i, func(arg int) (uint32, bool) { return intValue(&i.Args[arg]) })
}

// exchanged is [Exchanged], with what constant returns for the operands of i, if they are constants.
func exchanged(i *cfg.Instr, constant func(arg int) (uint32, bool)) int {
	n := len(i.Args)
	if i.Op.Name != "SHFL" || !i.Op.Known() || n < 3 {
		return 0
	}
	size := warpSize
	if c, ok := constant(n - 1); ok {
		if part := c >> 8 & 0x1f; part == part|part<<1&0x1f { // the high bits of the number of a lane
			size = warpSize >> bits.OnesCount32(part)
		}
	}
	if by, ok := constant(n - 2); ok && i.HasMod("BFLY") && by < warpSize {
		size = min(size, 1<<bits.Len32(by))
	}
	if size == warpSize {
		return 0
	}
	return size
}

// laneGroups asks what is the same in each group of size lanes.
type laneGroups struct {
	facts *Facts
	u     *Uniformity
	size  int
	seen  []int32 // by block: the last walk that found it
	round int32   // that walk
	left  int     // blocks to look at

	assumed map[int32]bool // blocks whose branches are being looked at: where nothing else separates the lanes of a group, they do not
	phis    map[Value]bool // the same of values
}

// groupSteps is how many blocks are looked at for each of the function, and minGroupSteps how many for any.
const (
	groupSteps    = 8
	minGroupSteps = 1000
)

// reaches reports whether control may get from the branch of x to b before its ways meet; with meet, or whether they meet there.
func (g *laneGroups) reaches(x, b *cfg.Block, meet bool) bool {
	f := g.facts.Func
	end := g.u.post.Ipdom[x.ID]
	work := []int32{x.ID}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, to := range f.Graph.Succs(n) {
			if to == end && !(meet && to == b.ID) || g.seen[to] == g.round {
				continue
			}
			g.seen[to] = g.round
			if g.left--; to == b.ID || g.left < 0 {
				return true
			}
			work = append(work, to)
		}
	}
	return false
}

// decidedBy reports whether the lanes of a group all go one way at the end of x.
func (g *laneGroups) decidedBy(x *cfg.Block) bool {
	why := g.u.branch[x.ID]
	if why.kind != byCondition || callsBack(g.u.ssa.Regs.f, x) {
		return false
	}
	if g.assumed[x.ID] {
		return true
	}
	g.assumed[x.ID] = true
	return g.same(why.of, x, maxGroupSteps)
}

// maxGroupSteps is through how many instructions it is looked at what a value is computed from, and maxGroupPhis at how many places
// where paths join.
const (
	maxGroupSteps = 8
	maxGroupPhis  = 8
)

// same reports whether v, read in b, is the same in all lanes of a group that read it together. Branches and phis that it is already
// looking at are assumed to be the same: nothing changes about them until something else separates the lanes.
func (g *laneGroups) same(v Value, b *cfg.Block, steps int) bool {
	s := g.u.ssa
	if v < 0 || !g.u.Varies(v, b) {
		return v >= 0
	}
	v = s.copyOf(v)
	at := s.Block(v)
	if l := g.facts.Func.Loops.LoopOf[at.ID]; at != b && l >= 0 && !g.facts.Func.Loops.Contains(l, b.ID) {
		return false // it may be of another iteration
	}
	if s.Kind(v) == PhiValue {
		return steps > 0 && g.samePhi(v, at, steps)
	}
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || i.Masked() || !i.Op.Known() || steps == 0 {
		return false
	}
	if isVote(i) && g.u.Apart(at) == nil { // of those that go on together
		return true
	}
	if d, ok := s.comparison(v, false, nil); ok && inGroupsOf(g.size, d.rel, d.bound) && g.isNumber(d.value) || g.u.ofRow(v, g.size) || g.compares(i, n, at, steps) {
		return true
	}
	fn := fns.Of(i, s.Regs.f.SM())
	if fn != nil && fn.Fits(i) {
		if g.numbers(i, n, fn) {
			return true
		}
	} else if mayDiverge(i) && !(i.Op.Name == "LD" && s.ofLaunch(at, int(n-s.Regs.first[at.ID]), g.u.consts)) || i.Op.Effects&cfg.ReadsMem == 0 {
		return false
	}
	for k, w := range s.Regs.Words(n) {
		if w < 0 || w.Write() {
			continue
		}
		if !g.same(s.Values(n)[k], at, steps-1) {
			return false
		}
	}
	return true
}

// samePhi is same for the phi v of block at: the lanes of a group come there on the same edge, and with the same value.
func (g *laneGroups) samePhi(v Value, at *cfg.Block, steps int) bool {
	s, f := g.u.ssa, g.facts.Func
	if g.phis[v] {
		return true
	}
	if at.ID == 0 || len(g.phis) == maxGroupPhis {
		return false
	}
	g.phis[v] = true
	if g.u.Apart(at) != nil || !g.comeTo(at, true) {
		return false
	}
	preds := f.Preds.Succs(at.ID)
	for k, w := range s.Args(v) {
		if w >= 0 && (k >= len(preds) || !g.same(w, f.Blocks[preds[k]], steps-1)) {
			return false
		}
	}
	return true
}

// compares reports whether instruction n of block at, i, compares the number of a thread with a register that is the same in all lanes of a
// group, and a multiple of its size or one less:
//
//	IMAD.SHL.U32 R8, R6, 0x8, RZ
//	ISETP.GE.AND P0, PT, R7, R8, PT    // in groups of eight lanes; R7 is SR_TID.X
func (g *laneGroups) compares(i *cfg.Instr, n int32, at *cfg.Block, steps int) bool {
	s := g.u.ssa
	x := i.NumDst(s.Regs.f.SM())
	if i.Op.Name != "ISETP" || i.HasMod("EX") || len(i.Args) < x+2 {
		return false
	}
	rel := relation(s.Regs.f, i)
	if rel == "" {
		return false
	}
	for _, k := range [...]int{x, x + 1} {
		if plain(&i.Args[k]) && g.isNumber(s.operand(n, k)) {
			low, ok := s.boundBits(n, 2*x+1-k, g.size, g.u.consts)
			if ok && inGroupsOf(g.size, rel, low) && g.sameBut(n, k, at, steps) {
				return true
			}
		}
		rel = mirrored(rel)
	}
	return false
}

// sameBut reports whether all that instruction n of block at reads but its operand arg is the same in all lanes of a group.
func (g *laneGroups) sameBut(n int32, arg int, at *cfg.Block, steps int) bool {
	s := g.u.ssa
	for k, w := range s.Regs.Words(n) {
		if w >= 0 && !w.Write() && int(s.Regs.Args(n)[k]) != arg && !g.same(s.Values(n)[k], at, steps-1) {
			return false
		}
	}
	return true
}

// isNumber reports whether v is the number of a thread in its row, or of a lane.
func (g *laneGroups) isNumber(v Value) bool { return g.u.ssa.inRow(v) || g.u.ssa.isLane(v) }

// numbers reports whether instruction n, i, computes the number of the group: of the number of a thread in its row without its low bits.
func (g *laneGroups) numbers(i *cfg.Instr, n int32, fn *eval.Fn) bool {
	s := g.u.ssa
	switch fn.Kind {
	case eval.Logic:
		table, mask, v := s.withMask(i, n, fn)
		return v >= 0 && int(mask)%g.size == 0 && table&0x55 == 0x40 && zeroThird(i, fn) && (s.inRow(v) || s.isLane(v))
	case eval.Shift:
		src := fn.Src()
		shift, ok := fn.Constant(i, 1)
		if !ok || !fn.Right || shift >= 32 || 1<<shift < g.size || !src[0].Plain() {
			return false
		}
		v := s.plainSource(i, n, fn, 0)
		return v >= 0 && (s.inRow(v) || s.isLane(v))
	case eval.Funnel: // SHF.R R6, R0, 0x3, RZ, and SHF.R.U32.HI R6, RZ, 0x3, R0 from sm_70 on
		shift, ok := fn.Constant(i, 1)
		from, none := 0, 2
		if fn.Hi {
			from, none = 2, 0
		}
		if other := fn.Src()[none].Arg; !ok || !fn.Right || fn.Double || shift >= 32 || 1<<shift < g.size || other >= 0 && i.Args[other].Reg != cfg.RZ {
			return false
		}
		v := s.plainSource(i, n, fn, from)
		return v >= 0 && (s.inRow(v) || s.isLane(v))
	}
	return false
}
