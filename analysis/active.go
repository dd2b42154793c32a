package analysis

import (
	"context"
	"math"
	"math/bits"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// fullWarp returns the blocks whose branch asks whether the whole warp is there, and, for each
// block, the block whose beginning it is after which all 32 lanes of the warp have come to
// together, as far as control flow tells: -1 if there is none. Such blocks begin where a branch
// goes that compares the mask of a vote with all ones:
//
//	VOTE.ANY R0, PT, PT          // the active lanes
//	ISETP.EQ.AND P0, PT, R0, -1, PT
//	@!P0 BRA partial
//	...                          // all 32 lanes
//
// Either all lanes took part in the vote, and go there together, or none goes there. BRA.DIV ~URZ
// does not branch with all lanes. What a full block dominates, lanes get to only through it. votes
// tells which blocks have a vote; with assume, edges that are not known lead to none of these blocks. Time is linear in the blocks.
func fullWarp(ctx context.Context, s *SSA, consts *Constants, votes []bool, assume bool) (asks []bool, full []int32) {
	f := s.Regs.f
	asks, full = make([]bool, len(f.Blocks)), make([]int32, len(f.Blocks))
	for n := range full {
		full[n] = -1
	}
	if !f.Complete && !assume {
		return asks, full
	}
	some := false
	for n, b := range f.Blocks {
		votes[n] = votes[n] || n > 0 && votes[n-1] && s.onlyFrom(b, int32(n)-1) // as [SSA.voted] looks for it
	}
	for _, n := range f.Order.RPO {
		cancel.Poll(ctx)
		to := s.fullSide(f.Blocks[n], votes[n], consts)
		if asks[n] = to != nil; asks[n] && s.onlyFrom(to, n) {
			full[to.ID], some = to.ID, true
		}
	}
	if !some {
		return asks, full
	}
	for _, n := range f.Order.RPO {
		if up := f.Dom.Idom[n]; full[n] < 0 && up >= 0 {
			full[n] = full[up]
		}
	}
	work := f.IndirectEntries() // lanes get into what these lead to without coming to the beginning
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if full[n] < 0 || full[n] == n {
			continue
		}
		full[n] = -1
		work = append(work, f.Graph.Succs(n)...)
	}
	return asks, full
}

// fullSide returns where the branch at the end of b goes only with all lanes of the warp together,
// or nil. There is a vote on the straight way to it, or none.
func (s *SSA) fullSide(b *cfg.Block, vote bool, consts *Constants) *cfg.Block {
	f := s.Regs.f
	if i := b.Last(); i != nil && i.ByActiveLanes() {
		if i.Guard.Always() && i.Op.Known() && s.asksWarp(i, b, consts) {
			switch {
			case i.Name == "BRA.DIV":
				return f.Next(b)
			case i.Name == "BRA.CONV":
				return f.TargetIn(b, i)
			}
		}
		return nil
	}
	if !vote {
		return nil
	}
	d, ok := s.test(b)
	if !ok || d.bound != 1<<32-1 || !s.votes(d.value, b) {
		return nil
	}
	switch {
	case d.rel == "EQ":
		return d.yes
	case d.rel == "NE":
		return d.no
	}
	return nil
}

// asksWarp reports whether i, BRA.DIV or BRA.CONV at the end of b, asks for all lanes of the warp: its mask is ~URZ, or a constant, or
// it has none, as on sm_70.
func (s *SSA) asksWarp(i *cfg.Instr, b *cfg.Block, consts *Constants) bool {
	if len(i.Args) != 2 {
		return len(i.Args) == 1
	}
	if a := &i.Args[0]; !plain(a) {
		return a.Reg == (cfg.Reg{Class: cfg.ClassUR, Num: cfg.Const}) && a.Flags == cfg.Not
	}
	v := s.operand(s.Regs.Number(b, len(b.Instrs)-1), 0)
	if v < 0 {
		return false
	}
	mask, ok := consts.Value(v, b).Const()
	return ok && mask == math.MaxUint32
}

// onlyFrom reports whether the one edge to b is from block number from.
func (s *SSA) onlyFrom(b *cfg.Block, from int32) bool {
	preds := s.Regs.f.Preds.Succs(b.ID)
	return b.ID != 0 && len(preds) == 1 && preds[0] == from && !s.Regs.f.IndirectEntry(b)
}

// votes reports whether v is the mask of a vote, and the lanes that took part in it come to the end
// of b together: there is nothing but instructions in between.
func (s *SSA) votes(v Value, b *cfg.Block) bool { return s.voted(v, b, len(b.Instrs)-1) }

// voted is votes for the lanes that come to instruction k of b.
func (s *SSA) voted(v Value, b *cfg.Block, k int) bool {
	if s.kind[v] != InstrValue || s.prev[v] >= 0 || s.Regs.Regs[s.v[v]].IsPred() {
		return false
	}
	f := s.Regs.f
	for end := k; ; end = len(b.Instrs) {
		from := 0
		if s.block[v] == b.ID {
			from = int(s.num[v] - s.Regs.first[b.ID])
		}
		for k := from; k < end; k++ {
			if !straight(&b.Instrs[k]) {
				return false
			}
		}
		if s.block[v] == b.ID {
			return isVote(&b.Instrs[from])
		}
		preds := f.Preds.Succs(b.ID)
		if b.ID == 0 || len(preds) != 1 || preds[0] != b.ID-1 || f.IndirectEntry(b) {
			return false
		}
		b = f.Blocks[b.ID-1]
	}
}

// straight reports whether the lanes that run i together go on together.
func straight(i *cfg.Instr) bool {
	return i.Op.Known() && (i.Flow == cfg.FlowNone || i.Flow == cfg.FlowBSSY || i.Flow == cfg.FlowPush) && !writesMask(i)
}

func isVote(i *cfg.Instr) bool {
	switch i.Name {
	case "VOTE.ANY", "VOTE.ALL", "VOTE.EQ", "VOTEU.ANY", "VOTEU.ALL", "VOTEU.EQ":
		return true
	}
	return false
}

// writesMask reports whether i says which lanes are active from then on: BMOV MACTIVE, B0.
func writesMask(i *cfg.Instr) bool {
	return i.Op.Name == "BMOV" && len(i.Args) > 0 && i.Args[0].Kind == cfg.WordOperand && i.Args[0].Sym() == "MACTIVE"
}

// ForActiveLanes reports whether instruction k of b, which works on values of other lanes, is
// written for the lanes that are active: it reads the value of a lane that is in the mask of a vote
// of the same lanes, it reduces over them beside such a vote or to the mask of a branch, an instruction before it in the
// block has said which lanes are active, or has waited for those of a mask, or control comes to the block only if all lanes of a mask
// are there, which ptxas asks in front of what the source says a mask of lanes for.
//
//	VOTEU.ANY UR6, UPT, PT
//	FLO.U32 R2, UR6
//	SHFL.IDX PT, R6, R5, R2, 0x1f
//
//	BRA.DIV UR6, `(.L_x_4)       // to code for when some of them are not
//	SHFL.BFLY PT, R5, R4, 0x2, 0x1f
func (u *Uniformity) ForActiveLanes(b *cfg.Block, k int) bool {
	for n := range k {
		if writesMask(&b.Instrs[n]) {
			return true
		}
	}
	for n := k - 1; n >= 0 && straight(&b.Instrs[n]); n-- {
		if i := &b.Instrs[n]; i.Op.Name == "WARPSYNC" && i.Guard.Always() && !i.HasMod("ALL") && b.Instrs[k].Op.Effects&cfg.Barrier == 0 {
			return true
		}
	}
	s := u.ssa
	switch i := &b.Instrs[k]; {
	case i.Op.Name != "BAR" && i.Op.Name != "WARPSYNC" && s.maskAsked(b, k):
		return true
	case i.Op.Name == "REDUX" || i.Op.Name == "CREDUX":
		if last := b.Last(); last.ByActiveLanes() && last.Op.Known() && len(last.Args) == 2 && len(i.Args) > 0 && last.Args[0].Reg == i.Args[0].Reg && last.Args[0].Flags == 0 {
			return true // it makes the mask that the branch asks for
		}
		for n := k - 1; n >= 0 && straight(&b.Instrs[n]); n-- {
			if isVote(&b.Instrs[n]) && b.Instrs[n].Guard.Always() {
				return true
			}
		}
		for n := k + 1; n < len(b.Instrs) && straight(&b.Instrs[n]); n++ {
			if isVote(&b.Instrs[n]) && b.Instrs[n].Guard.Always() {
				return true
			}
		}
	case i.Name == "SHFL.IDX" && i.Op.Known():
		lane := len(i.Args) - 2
		return plain(&i.Args[lane]) && s.inVote(s.operand(s.Regs.Number(b, k), lane), b, k)
	}
	return false
}

// warpSize is the lanes of a warp.
const warpSize = 32

// DivergentInWarp is [Uniformity.Divergent] for thread blocks whose rows are whole warps, as nearly
// all are: a branch that compares the number of a thread in its row with a multiple of the warp's
// size separates warps, not lanes, and so does one on what is computed of the number of its warp. Where edges are not known, as of an indexed branch in a listing without tables, none
// is taken to lead into the middle of the idioms of [fullWarp]: what is told by it is a hint, and names a path.
//
//	ISETP.GT.U32.AND P1, PT, R2, 0x1f, PT    // R2 is SR_TID.X
//	@P1 BRA other
//	SHFL.UP ...                              // in the first warp
func (f *Facts) DivergentInWarp(b *cfg.Block) *cfg.Block {
	if from := f.Uniformity().Divergent(b); from == nil {
		return nil
	}
	return f.rows().Divergent(b)
}

// SameInWarp reports whether v, which is read in b, is the same for all lanes in blocks as [Facts.DivergentInWarp] is for.
func (f *Facts) SameInWarp(v Value, b *cfg.Block) bool {
	return f.SSA().PredicateByWarps(v) || !f.rows().Varies(v, b)
}

// rows returns the uniformity of blocks whose rows are whole warps.
func (f *Facts) rows() *Uniformity {
	u := f.Uniformity()
	return f.known().inRows.Get(f.ctx, func() *Uniformity {
		if !f.Func.Complete || u.ssa.readsRows() {
			return newUniformity(f, fineSteps(f.Func), true)
		}
		return u // nothing separates only warps
	})
}

// readsRows reports whether some instruction reads the number of a thread in its row.
func (s *SSA) readsRows() bool {
	for _, b := range s.Regs.f.Blocks {
		for k := range b.Instrs {
			if reads(&b.Instrs[k], "SR_TID.X") {
				return true
			}
		}
	}
	return false
}

// byWarps reports whether the branch at the end of b goes by a comparison of SR_TID.X that is the
// same for all threads of each warpSize from a multiple of it on.
func (s *SSA) byWarps(b *cfg.Block) bool {
	i := b.Last()
	if i == nil || !i.Conditional() {
		return false
	}
	p, not, ok := deciding(s, b, i)
	if !ok {
		return false
	}
	from, opposite := s.predicateOf(p)
	d, ok := s.comparison(from, not != opposite, nil)
	return ok && s.warps(&d)
}

// PredicateByWarps is byWarps for what depends on the predicate p.
func (s *SSA) PredicateByWarps(p Value) bool {
	p, not := s.predicateOf(p)
	d, ok := s.comparison(p, not, nil)
	return ok && s.warps(&d)
}

func (s *SSA) warps(d *decision) bool {
	if s.inRow(d.value) {
		return wholeWarps(d.rel, d.bound)
	}
	return s.ofWarp(d.value) // compared with anything
}

// wholeWarps reports whether the numbers of the threads of a warp all compare so with bound, or none does.
func wholeWarps(rel string, bound uint32) bool {
	switch rel {
	case "LT", "GE":
		return bound%warpSize == 0
	case "GT", "LE":
		return bound%warpSize == warpSize-1
	}
	return false
}

// ofWarp reports whether v is the number of a warp, or of a group of warps: the number of a thread
// in its row without its low bits.
//
//	SHF.R.U32.HI R4, RZ, 0x5, R9       // R9 is SR_TID.X
//	LOP3.LUT R4, R9, 0x3e0, RZ, 0xc0, !PT
func (s *SSA) ofWarp(v Value) bool {
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || !i.Op.Known() || len(i.Args) < 3 || s.Regs.Regs[s.v[v]].IsPred() {
		return false
	}
	from := 1
	switch i.Op.Name {
	case "SHR":
	case "SHF":
		if !i.HasMod("R") || i.HasMod("W") || i.HasMod("U64") || i.HasMod("S64") || len(i.Args) != 4 {
			return false
		}
		other := 3
		if i.HasMod("HI") {
			from, other = 3, 1
		}
		if x := &i.Args[other]; !i.HasMod("HI") && (x.Kind != cfg.RegOperand || x.Reg != cfg.RZ) {
			return false
		}
	case "LOP", "LOP32I", "LOP3":
		return s.masksLanes(i, n)
	default:
		return false
	}
	if !plain(&i.Args[from]) {
		return false
	}
	shift, ok := intValue(&i.Args[2])
	return ok && shift < 32 && 1<<shift >= warpSize && s.inRow(s.operand(n, from))
}

// masksLanes reports whether instruction n, i, is the AND of the number of a thread in its row and
// a constant that leaves out the number of the lane.
func (s *SSA) masksLanes(i *cfg.Instr, n int32) bool {
	mask, src, ok := masked(i)
	return ok && mask%warpSize == 0 && s.inRow(s.operand(n, src))
}

// masked returns the constant if i is the AND of it and a register, its operand src.
func masked(i *cfg.Instr) (mask uint32, src int, ok bool) {
	src = dests(i) + 1
	if len(i.Args) < src+2 || !plain(&i.Args[src]) {
		return 0, src, false
	}
	if mask, ok = intValue(&i.Args[src+1]); !ok {
		return 0, src, false
	}
	switch i.Op.Name {
	case "LOP", "LOP32I":
		return mask, src, i.HasMod("AND") && !i.HasMod("X")
	case "LOP3":
		if len(i.Args) > src+3 && i.Args[src+2].Kind == cfg.RegOperand && i.Args[src+2].Reg == cfg.RZ {
			table, ok := intValue(&i.Args[src+3])
			return mask, src, ok && table == 0xc0
		}
	}
	return 0, src, false
}

// oneOfWarp reports whether what instruction n makes of v, the number of a thread in its row, is
// the same for all lanes of a warp, whatever it combines that with:
//
//	ISETP.LT.AND P0, PT, R7, 0x40, P1  // R7 is SR_TID.X
//	LOP3.LUT P0, RZ, R7, 0x60, RZ, 0xc0, P1
func (s *SSA) oneOfWarp(n int32, v Value) bool {
	f := s.Regs.f
	b := f.Blocks[s.Regs.BlockOf(n)]
	i := &b.Instrs[n-s.Regs.first[b.ID]]
	if !i.Op.Known() || !i.Guard.Always() {
		return false
	}
	reads := func(arg int) bool { // v, and nowhere else
		if !plain(&i.Args[arg]) {
			return false
		}
		for k, of := range s.Regs.Args(n) {
			if w := s.Regs.Words(n)[k]; w >= 0 && !w.Write() && (int(of) == arg) != (s.Values(n)[k] == v) {
				return false
			}
		}
		return true
	}
	if arg := s.withoutLane(i, n); arg >= 0 && reads(arg) && s.inRow(v) {
		return true
	}
	switch i.Op.Name {
	case "ISETP":
		rel, x := relation(f, i), i.NumDst(f.SM())
		if rel == "" || len(i.Args) < x+2 {
			return false
		}
		bound, ok := intValue(&i.Args[x+1])
		if !ok {
			if bound, ok = intValue(&i.Args[x]); !ok {
				return false
			}
			x, rel = x+1, mirrored(rel)
		}
		return reads(x) && s.inRow(v) && wholeWarps(rel, bound)
	}
	return false
}

// inRow reports whether v is the number of a thread in its row, which may be read again into the
// register that has it, or that number counted from where the rows of blocks before begin, or with
// a multiple of the warp's size added (see [SSA.moved]):
//
//	S2R R0, SR_TID.X
//	loop:
//	@!P0 S2R R0, SR_TID.X
//
//	IMAD R0, R1, c[0x0][0x0], R0       // R1 is SR_CTAID.X, c[0x0][0x0] the size of a row
func (s *SSA) inRow(v Value) bool {
	return s.allRead(v, func(i *cfg.Instr) bool { return reads(i, "SR_TID.X") }, map[Value]bool{})
}

// maxReads is how many values are looked at to find where a special register is read.
const maxReads = 16

// allRead is inRow for what the instructions of read give, and all values that v, which is none of seen, may be.
func (s *SSA) allRead(v Value, read func(*cfg.Instr) bool, seen map[Value]bool) bool {
	return s.readAs(v, read, true, seen)
}

// readAs is allRead, with values to which something is added only if moved says so: they may be negative, and not the same where
// paths join.
func (s *SSA) readAs(v Value, read func(*cfg.Instr) bool, moved bool, seen map[Value]bool) bool {
	if v = s.copyOf(v); v < 0 || len(seen) >= maxReads {
		return false
	}
	if seen[v] {
		return true
	}
	seen[v] = true
	switch s.kind[v] {
	case PhiValue:
		for _, w := range s.Args(v) {
			if !s.readAs(w, read, false, seen) { // lanes may have come on different ways
				return false
			}
		}
		return true
	case InstrValue:
		b := s.Block(v)
		i := &b.Instrs[s.num[v]-s.Regs.first[b.ID]]
		if s.prev[v] < 0 && i.Guard.Always() {
			from := s.behindRows(i, s.num[v])
			if from < 0 {
				if from = s.signAdded(i, s.num[v]); from >= 0 {
					moved = false
				}
			}
			if from < 0 && moved {
				from = s.moved(i, s.num[v])
			}
			if from >= 0 {
				return s.readAs(from, read, moved, seen)
			}
		}
		return read(i) && (s.prev[v] < 0 && i.Guard.Always() || s.prev[v] >= 0 && s.readAs(s.prev[v], read, moved, seen))
	}
	return false
}

// reads reports whether i reads the special register that is called so.
func reads(i *cfg.Instr, name string) bool {
	if i.Op.Name != "S2R" && i.Op.Name != "S2UR" || len(i.Args) != 2 || i.Args[1].Reg.Class != cfg.ClassSR {
		return false
	}
	r := i.Args[1].Reg
	return r.Num >= 0 && int(r.Num) < len(cfg.SpecialRegs) && cfg.SpecialRegs[r.Num].Name == name
}

// behindRows returns the value to which instruction n, i, adds the size of a row for each block
// before the own one, or NoValue. Targets without a multiplication of words do it in parts:
//
//	XMAD.MRG R2, R3, c[0x0][0x8].H1, RZ
//	XMAD R0, R3, c[0x0][0x8], R0
//	XMAD.PSL.CBCC R0, R3.H1, R2.H1, R0
func (s *SSA) behindRows(i *cfg.Instr, n int32) Value {
	if len(i.Args) != 4 || i.Args[3].Kind != cfg.RegOperand || !plain(&i.Args[3]) {
		return NoValue
	}
	switch i.Name {
	case "IMAD", "IMAD.U32":
		if s.isBlock(i, n, 1, "") && s.isRowSize(i, n, 2, "") || s.isBlock(i, n, 2, "") && s.isRowSize(i, n, 1, "") {
			return s.operand(n, 3)
		}
	case "XMAD.PSL.CBCC":
		low, m := s.definition(s.operand(n, 3))
		high, h := s.definition(s.operandHalf(i, n, 2))
		if low != nil && high != nil && low.Name == "XMAD" && high.Name == "XMAD.MRG" && low.Guard.Always() && high.Guard.Always() && len(low.Args) == 4 && len(high.Args) == 4 && plain(&low.Args[3]) &&
			s.isBlock(i, n, 1, ".H1") && s.isBlock(low, m, 1, "") && s.isBlock(high, h, 1, "") && s.isRowSize(low, m, 2, "") && s.isRowSize(high, h, 2, ".H1") && high.Args[3].Kind == cfg.RegOperand && high.Args[3].Reg == cfg.RZ {
			return s.operand(m, 3)
		}
	}
	return NoValue
}

// signAdded returns the value to which instruction n, i, adds high bits of its own sign, as in front
// of a division with a sign by a power of two, or NoValue. It adds nothing to what is not negative:
//
//	SHF.R.S32.HI R2, RZ, 0x1f, R0
//	LEA.HI R2, R2, R0, RZ, 0x5
//	SHF.R.S32.HI R2, RZ, 0x5, R2
func (s *SSA) signAdded(i *cfg.Instr, n int32) Value {
	if i.Name == "IMAD.U32.U32.HI" && len(i.Args) == 4 && plain(&i.Args[1]) && plain(&i.Args[3]) { // of a target without LEA: the sign times a power of two
		sign, m := s.definition(s.operand(n, 1))
		x := s.operand(n, 3)
		if c, ok := intValue(&i.Args[2]); ok && bits.OnesCount32(c) == 1 && x >= 0 && sign != nil && sign.Guard.Always() && sign.Name == "SHR" && len(sign.Args) == 3 && plain(&sign.Args[1]) {
			if shift, ok := intValue(&sign.Args[2]); ok && shift == 31 && s.copyOf(s.operand(m, 1)) == s.copyOf(x) {
				return x
			}
		}
		return NoValue
	}
	if i.Name != "LEA.HI" || len(i.Args) != 5 || !plain(&i.Args[1]) || !plain(&i.Args[2]) || i.Args[3].Kind != cfg.RegOperand || i.Args[3].Reg != cfg.RZ {
		return NoValue
	}
	sign, m := s.definition(s.operand(n, 1))
	if shift, ok := intValue(&i.Args[4]); !ok || shift > 31 || sign == nil || !sign.Guard.Always() {
		return NoValue
	}
	from := -1
	switch {
	case sign.Name == "SHF.R.S32.HI" && len(sign.Args) == 4 && sign.Args[1].Reg == cfg.RZ:
		from = 3
	case sign.Name == "SHR" && len(sign.Args) == 3: // of a number with a sign
		from = 1
	default:
		return NoValue
	}
	x := s.operand(n, 2)
	if shift, ok := intValue(&sign.Args[2]); !ok || shift != 31 || !plain(&sign.Args[from]) || x < 0 || s.copyOf(s.operand(m, from)) != s.copyOf(x) {
		return NoValue
	}
	return x
}

// operandHalf is [SSA.operand] for the upper half of a register.
func (s *SSA) operandHalf(i *cfg.Instr, n int32, arg int) Value {
	if a := &i.Args[arg]; a.Kind != cfg.RegOperand || a.Flags&^cfg.Reuse != 0 || a.Suffix() != ".H1" || a.Reg.IsConst() {
		return NoValue
	}
	return s.operand(n, arg)
}

// isBlock reports whether operand arg of instruction n, i, or the half of it that half names, is SR_CTAID.X.
func (s *SSA) isBlock(i *cfg.Instr, n int32, arg int, half string) bool {
	a := &i.Args[arg]
	if a.Kind != cfg.RegOperand || a.Flags&^cfg.Reuse != 0 || a.Suffix() != half || a.Reg.IsConst() {
		return false
	}
	d, _ := s.definition(s.operand(n, arg))
	return d != nil && d.Guard.Always() && reads(d, "SR_CTAID.X")
}

// isRowSize reports whether operand arg of instruction n, i, or the half of it that half names, is the size of a row.
func (s *SSA) isRowSize(i *cfg.Instr, n int32, arg int, half string) bool {
	f := s.Regs.f
	a := &i.Args[arg]
	if a.Suffix() != half {
		return false
	}
	if f.IsRowSize(a) {
		return true
	}
	if a.Kind != cfg.RegOperand || a.Flags&^cfg.Reuse != 0 || a.Reg.IsConst() {
		return false
	}
	d, _ := s.definition(s.operand(n, arg))
	if d == nil || !d.Guard.Always() || len(d.Args) != 2 {
		return false
	}
	switch d.Name {
	case "LDC", "ULDC", "MOV", "UMOV":
		return d.Args[1].Suffix() == "" && f.IsRowSize(&d.Args[1])
	}
	return false
}

// maskAsked reports whether lanes come to instruction k of b only from a branch that asks whether
// all lanes of a mask are there, on the way that it takes if they are, and together.
func (s *SSA) maskAsked(b *cfg.Block, k int) bool {
	f := s.Regs.f
	preds := f.Preds.Succs(b.ID)
	if len(preds) != 1 || !s.onlyFrom(b, preds[0]) {
		return false
	}
	for n := range k {
		if !straight(&b.Instrs[n]) {
			return false
		}
	}
	from := f.Blocks[preds[0]]
	switch i := from.Last(); {
	case i == nil || !i.ByActiveLanes() || !i.Op.Known():
	case i.Name == "BRA.DIV":
		return b == f.Next(from) && b != f.TargetIn(from, i)
	case i.Name == "BRA.CONV":
		return b == f.TargetIn(from, i) && b != f.Next(from)
	}
	return false
}

// LaneMask returns the mask of lanes that instruction k of b waits for, its first operand, if it is known.
func (f *Facts) LaneMask(b *cfg.Block, k int) (mask uint32, ok bool) {
	i := &b.Instrs[k]
	if len(i.Args) == 0 {
		return 0, false
	}
	if mask, ok = intValue(&i.Args[0]); ok || !plain(&i.Args[0]) {
		return mask, ok
	}
	s := f.SSA()
	v := s.operand(s.Regs.Number(b, k), 0)
	if v < 0 {
		return 0, false
	}
	return f.Constants().Value(v, b).Const()
}

// AsksWarp reports whether the branch at the end of b, BRA.DIV or BRA.CONV, is for what all lanes of the warp do: it asks for all, and what
// is first on the way for when some of them are missing waits for all. The branch may ask for all where the source does not.
//
//	BRA.DIV ~URZ, `(.L_x_1)
//	...
//	.L_x_1:
//	MOV R9, 0xffffffff
//	CALL.REL.NOINC `($__internal_0_$__cuda_sm70_shflsync_bfly_p) // it has WARPSYNC R9
func (f *Facts) AsksWarp(b *cfg.Block) bool {
	i := b.Last()
	if i == nil || !i.ByActiveLanes() || !i.Op.Known() || !i.Guard.Always() || !f.SSA().asksWarp(i, b, f.Constants()) {
		return false
	}
	mask, ok := f.waitedFor(b, i)
	return ok && mask == math.MaxUint32
}

// waitedFor returns the mask of the lanes that are waited for on the way of i, BRA.DIV or BRA.CONV at the end of b, for when some are
// missing, if it is known.
func (f *Facts) waitedFor(b *cfg.Block, i *cfg.Instr) (mask uint32, ok bool) {
	var slow *cfg.Block
	switch i.Name {
	case "BRA.DIV":
		slow = f.Func.TargetIn(b, i)
	case "BRA.CONV":
		slow = f.Func.Next(b)
	}
	if slow == nil {
		return 0, false
	}
	for k := range slow.Instrs {
		switch i := &slow.Instrs[k]; {
		case !i.Guard.Always() || !i.Op.Known():
			return 0, false
		case i.ReconvergesWarp():
			return math.MaxUint32, true
		case i.Op.Name == "WARPSYNC":
			return f.LaneMask(slow, k)
		case i.Flow == cfg.FlowCall:
			_, mask, ok := f.CallWaitsFor(slow, k)
			return mask, ok
		}
	}
	return 0, false
}

// CallWaitsFor returns the mask of the lanes that the code which the call that is instruction k of b goes to waits for first, if it
// begins with that, and where it does.
func (f *Facts) CallWaitsFor(b *cfg.Block, k int) (at CalledInstr, mask uint32, ok bool) {
	_, to := f.Callee(b, &b.Instrs[k])
	if to == nil {
		return at, 0, false
	}
	n, reg, mask, ok := waitsFor(to)
	if ok && !reg.IsConst() {
		mask, ok = f.valueBefore(b, k, reg)
	}
	if !ok {
		return at, 0, false
	}
	return CalledInstr{to, &to.Instrs[n]}, mask, true
}

// waitsFor returns for which lanes called code that begins with b waits first, at instruction n of it: for those of the mask that it gets in
// a register, or, where that is RZ, of mask.
func waitsFor(b *cfg.Block) (n int, reg cfg.Reg, mask uint32, ok bool) {
	n = slices.IndexFunc(b.Instrs, func(i cfg.Instr) bool { return i.Op.Name == "WARPSYNC" })
	if n < 0 || !b.Instrs[n].Guard.Always() {
		return 0, cfg.RZ, 0, false
	}
	switch i := &b.Instrs[n]; {
	case i.ReconvergesWarp():
		return n, cfg.RZ, math.MaxUint32, true
	case i.Name != "WARPSYNC" || len(i.Args) != 1 || !plain(&i.Args[0]):
		return 0, cfg.RZ, 0, false
	default:
		reg = i.Args[0].Reg
	}
	for k := n - 1; k >= 0; k-- {
		i := &b.Instrs[k]
		if !i.Op.Known() || i.Flow == cfg.FlowCall {
			return 0, cfg.RZ, 0, false
		}
		if !i.Writes(reg) {
			continue
		}
		src := copiedOperand(i)
		if src < 0 || !i.Guard.Always() {
			return 0, cfg.RZ, 0, false
		}
		reg = i.Args[src].Reg
	}
	return n, reg, 0, true
}

// valueBefore returns what register r has before instruction k of b, if that is a constant.
func (f *Facts) valueBefore(b *cfg.Block, k int, r cfg.Reg) (uint32, bool) {
	s := f.SSA()
	v := s.Regs.Var(r)
	if v < 0 {
		return 0, false
	}
	for k--; k >= 0; k-- {
		n := s.Regs.Number(b, k)
		for j, w := range s.Regs.Words(n) {
			switch {
			case w == Clobbers:
				return 0, false
			case w.Write() && w.Var() == v:
				return f.Constants().Value(s.Values(n)[j], b).Const()
			}
		}
	}
	if at := s.In(b, v); at >= 0 {
		return f.Constants().Value(at, b).Const()
	}
	return 0, false
}

// GuardValue returns the value of the predicate that guards instruction k of b, NoValue if there is none.
func (s *SSA) GuardValue(b *cfg.Block, k int) Value {
	n := s.Regs.Number(b, k)
	for j, of := range s.Regs.Args(n) {
		if w := s.Regs.Words(n)[j]; of == cfg.ArgGuard && w >= 0 && !w.Write() {
			return s.Values(n)[j]
		}
	}
	return NoValue
}

// inVote reports whether v is the number of a lane in the mask of a vote of the lanes that come to
// instruction k of b: of its highest bit, or of its lowest one, which is the highest of the
// reversed mask counted from the other end.
func (s *SSA) inVote(v Value, b *cfg.Block, k int) bool {
	found, fromTop, reversed := false, false, false
	for range 4 {
		v = s.copyOf(v)
		i, n := s.definition(v)
		if i == nil {
			return false
		}
		switch i.Name {
		case "FLO.U32", "UFLO.U32", "FLO.U32.SH", "UFLO.U32.SH":
			if found {
				return false
			}
			found, fromTop = true, i.HasMod("SH")
		case "BREV", "UBREV":
			reversed = !reversed
		case "BFE.U32.BREV": // of all bits
			if all, ok := intValue(&i.Args[len(i.Args)-1]); !ok || all != 32<<8 {
				return false
			}
			reversed = !reversed
		default:
			return found && fromTop == reversed && s.voted(v, b, k)
		}
		if len(i.Args) < 2 || !plain(&i.Args[1]) {
			return false
		}
		v = s.operand(n, 1)
	}
	return false
}

// plain reports whether a is a register alone.
func plain(a *cfg.Operand) bool {
	return a.Kind == cfg.RegOperand && a.Flags&^cfg.Reuse == 0 && a.Suffix() == "" && !a.Reg.IsConst()
}

// ApartInWarp is [Uniformity.Apart] at instruction k of b, for blocks as [Facts.DivergentInWarp] is for.
func (f *Facts) ApartInWarp(b *cfg.Block, k int) *Parting {
	if f.Groups().Apart(b) == nil {
		return nil
	}
	u := f.rows()
	u.FindGroups(f.ctx)
	p := u.Apart(b)
	if p == nil || k > int(u.groupedTo[b.ID]) {
		return nil // they may have met before
	}
	return p
}
