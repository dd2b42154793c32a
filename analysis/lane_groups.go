package analysis

import (
	"math/bits"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// InWholeGroups reports whether instruction k of b, a shuffle, only exchanges values in groups of lanes that are next to each other, two,
// four, eight or sixteen, and no branch separates lanes of one group on their way to it: the condition of each depends on the number
// of the group alone.
//
//	LOP32I.AND R0, R5, 0x18            // R5 is SR_TID.X
//	ISETP.NE.AND P0, PT, R0, RZ, PT
//	@P0 BRA other
//	SHFL.BFLY PT, R4, R2, 0x4, 0x1f    // of eight lanes
func (f *Facts) InWholeGroups(b *cfg.Block, k int) bool {
	size := exchanged(&b.Instrs[k])
	u := f.rows()
	u.FindGroups(f.ctx)
	if size == 0 || u.Limited || !f.Func.Complete || !f.Func.Entry || len(f.Func.IndirectEntries()) > 0 || u.Apart(b) != nil {
		return false
	}
	blocks := len(f.Func.Blocks)
	g := &laneGroups{facts: f, u: u, size: size, seen: make([]int32, blocks), left: groupSteps*blocks + minGroupSteps}
	for _, x := range f.Func.Blocks {
		if u.Diverges(x) && !g.decidedBy(x) && g.reaches(x, b) {
			return false
		}
	}
	return true
}

// exchanged returns in groups of how many lanes i exchanges values; 0 if they may be of the whole warp, or it is no shuffle. The last
// operand has in bits 8 to 12 which part of the warp is shuffled by itself. Source: PTX ISA, shfl.sync.
func exchanged(i *cfg.Instr) int {
	n := len(i.Args)
	if i.Op.Name != "SHFL" || !i.Op.Known() || n < 3 {
		return 0
	}
	size := warpSize
	if c, ok := intValue(&i.Args[n-1]); ok {
		if part := c >> 8 & 0x1f; part == part|part<<1&0x1f { // the high bits of the number of a lane
			size = warpSize >> bits.OnesCount32(part)
		}
	}
	if by, ok := intValue(&i.Args[n-2]); ok && i.HasMod("BFLY") && by < warpSize {
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
	seen  []int32 // by block: the last block, + 1, from whose branch it was found
	left  int     // blocks to look at
}

// groupSteps is how many blocks are looked at for each of the function, and minGroupSteps how many for any.
const (
	groupSteps    = 8
	minGroupSteps = 1000
)

// reaches reports whether control may get from the branch of x to b before its ways meet.
func (g *laneGroups) reaches(x, b *cfg.Block) bool {
	f := g.facts.Func
	end := g.u.post.Ipdom[x.ID]
	work := []int32{x.ID}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, to := range f.Graph.Succs(n) {
			if to == end || g.seen[to] == x.ID+1 {
				continue
			}
			g.seen[to] = x.ID + 1
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
	return why.kind == byCondition && x.Last().Flow != cfg.FlowCall && g.same(why.of, x, maxGroupSteps)
}

// maxGroupSteps is through how many instructions it is looked at what a value is computed from.
const maxGroupSteps = 8

// same reports whether v, read in b, is the same in all lanes of a group that read it.
func (g *laneGroups) same(v Value, b *cfg.Block, steps int) bool {
	s := g.u.ssa
	if v >= 0 && !g.u.Varies(v, b) {
		return true
	}
	i, n := s.definition(s.copyOf(v))
	if i == nil || !i.Guard.Always() || i.Masked() || !i.Op.Known() || steps == 0 {
		return false
	}
	at := s.Block(s.copyOf(v))
	if at != b && g.facts.Func.Loops.LoopOf[at.ID] >= 0 {
		return false // it may be of another iteration
	}
	if isVote(i) && g.u.Apart(at) == nil { // of those that go on together
		return true
	}
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) {
		return false
	}
	if g.numbers(i, n, fn) {
		return true
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
