package analysis

import (
	"math/bits"

	"github.com/ori-lang/ori/cfg"
)

// warpSize is the lanes of a warp.
const warpSize = 32

// DivergentInWarp is [Uniformity.Divergent] for thread blocks whose rows are whole warps, as nearly
// all are: a branch that compares the number of a thread in its row with a multiple of the warp's
// size separates warps, not lanes, and so does one on what is computed from the number of the warp, or of the row.
// Unknown edges, as of an indexed branch in a listing without tables, are assumed not to lead into the
// middle of the idioms of [fullWarp]: what is reported by this fact is a hint, and names a path.
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
	return f.rarely().inRows.Get(f.ctx, func() *Uniformity {
		if !f.Func.Complete || u.ssa.readsRows() {
			return newUniformity(f, fineSteps(f.Func), inRows)
		}
		return u // nothing separates only warps
	})
}

// readsRows reports whether some instruction reads the number of a thread in its row, or of the row.
func (s *SSA) readsRows() bool {
	for _, b := range s.Regs.f.Blocks {
		for k := range b.Instrs {
			if reads(&b.Instrs[k], "SR_TID.X") || readsRow(&b.Instrs[k]) {
				return true
			}
		}
	}
	return false
}

// readsRow reports whether i reads the number of the row in which a thread is, or of the plane: all threads of a row have one.
func readsRow(i *cfg.Instr) bool { return reads(i, "SR_TID.Y") || reads(i, "SR_TID.Z") }

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
	return s.ofWarp(d.value) || inGroupsOf(warpSize, d.rel, d.bound) && s.sameHigh(d.value) // the first is compared with anything
}

// inGroupsOf reports whether size numbers that follow one another from a multiple of it on all compare so with bound, or none does.
func inGroupsOf(size int, rel string, bound uint32) bool {
	switch rel {
	case "LT", "GE":
		return bound%uint32(size) == 0
	case "GT", "LE":
		return bound%uint32(size) == uint32(size)-1
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
	return ok && shift < 32 && 1<<shift >= warpSize && s.sameHigh(s.operand(n, from))
}

// masksLanes reports whether instruction n, i, is the AND of the number of a thread in its row and
// a constant that leaves out the number of the lane.
func (s *SSA) masksLanes(i *cfg.Instr, n int32) bool {
	mask, src, ok := masked(i)
	return ok && mask%warpSize == 0 && s.sameHigh(s.operand(n, src))
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

// oneOfWarp reports whether what instruction n makes of v, of which a warp has numbers that differ in their low bits alone (see
// [SSA.sameHigh]), is the same for all lanes of a warp, whatever it combines that with:
//
//	ISETP.LT.AND P0, PT, R7, 0x40, P1  // R7 is SR_TID.X
//	LOP3.LUT P0, RZ, R7, 0x60, RZ, 0xc0, P1
//	ISETP.GT.AND P0, PT, R8, R7, PT    // R8 is a multiple of the warp's size, as a counter of tiles is
//
// consts has the low bits of what is compared with.
func (s *SSA) oneOfWarp(n int32, v Value, consts *Constants) bool {
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
	if args := s.withoutLane(i, n); args != 0 && s.readsOnlyAs(n, v, args) && s.sameHigh(v) {
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
			if bound, ok = intValue(&i.Args[x]); ok || !reads(x) {
				x, rel = x+1, mirrored(rel)
			}
			if other := 2*i.NumDst(f.SM()) + 1 - x; !ok {
				if bound, ok = s.boundBits(n, other, warpSize, consts); !ok {
					return false
				}
			}
		}
		return inGroupsOf(warpSize, rel, bound) && reads(x) && s.sameHigh(v)
	}
	return false
}

// readsOnlyAs reports whether instruction n reads v, and only as operands of args, a bit for each.
func (s *SSA) readsOnlyAs(n int32, v Value, args uint32) bool {
	some := false
	for k, of := range s.Regs.Args(n) {
		if w := s.Regs.Words(n)[k]; w < 0 || w.Write() || s.Values(n)[k] != v {
			continue
		}
		if some = true; of < 0 || args>>of&1 == 0 {
			return false
		}
	}
	return some
}

// boundBits returns the number of the register that is operand arg of instruction n modulo size, a power of two, if that is known: of bounds
// that are multiples of the warp's size, or one less:
//
//	IMAD.SHL.U32 R8, R6, 0x20, RZ
//	ISETP.GE.AND P0, PT, R7, R8, PT
func (s *SSA) boundBits(n int32, arg, size int, consts *Constants) (low uint32, ok bool) {
	v, b := s.sourceOf(n, arg), s.Regs.f.Blocks[s.Regs.BlockOf(n)]
	if v < 0 || !plain(&b.Instrs[n-s.Regs.first[b.ID]].Args[arg]) {
		return 0, false
	}
	mask := uint32(size - 1)
	if x := consts.Value(v, b); (x.Zeros|x.Ones)&mask == mask {
		return x.Ones & mask, true
	}
	return 0, s.multiple(s.operand(n, arg), uint32(size))
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
//
// Without optimization the high bits are those of a shift, which an addition adds:
//
//	SHF.R.S32.HI R2, RZ, 0x1f, R0
//	SHF.R.U32.HI R2, RZ, 0x1b, R2
//	IADD3 R2, R0, R2, RZ
func (s *SSA) signAdded(i *cfg.Instr, n int32) Value {
	switch {
	case i.Name == "IADD" && len(i.Args) == 3, i.Name == "IADD3" && len(i.Args) == 4 && i.Args[3].Kind == cfg.RegOperand && i.Args[3].Reg == cfg.RZ:
		if !plain(&i.Args[1]) || !plain(&i.Args[2]) {
			return NoValue
		}
		for k := 1; k <= 2; k++ {
			x, high := s.operand(n, k), s.operand(n, 3-k)
			if sign := s.shiftedRight(high, -1, "U32"); sign >= 0 && x >= 0 && s.copyOf(s.shiftedRight(sign, 31, "S32")) == s.copyOf(x) {
				return x
			}
		}
		return NoValue
	}
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

// shiftedRight returns the register of which v has the bits from number by on, of any number if that is negative, as a number of
// the type typ; NoValue if it is no such shift.
func (s *SSA) shiftedRight(v Value, by int, typ string) Value {
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() {
		return NoValue
	}
	from := 1
	switch {
	case i.Name == "SHR" && typ == "S32" && len(i.Args) == 3, i.Name == "SHR.U32" && typ == "U32" && len(i.Args) == 3:
	case i.Name == "SHF.R."+typ+".HI" && len(i.Args) == 4 && i.Args[1].Kind == cfg.RegOperand && i.Args[1].Reg == cfg.RZ:
		from = 3
	default:
		return NoValue
	}
	if c, ok := intValue(&i.Args[2]); !ok || c > 31 || by >= 0 && int(c) != by || !plain(&i.Args[from]) {
		return NoValue
	}
	return s.operand(n, from)
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
