package analysis

import (
	"math/bits"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// moved returns the register whose low bits, the number of the lane, instruction n, i, keeps in its result, while
// the other bits of the result are as equal within a warp as those of the register; NoValue if there is none.
// What the instruction adds, or combines bit by bit, is a multiple of the warp's size and the same for all lanes:
//
//	LOP32I.XOR R0, R7, 0x20
//	IADD3 R0, R7, -0x40, RZ
//	IMAD R0, R9, 0x20, R7    // R9 is c[0x0][0x160]
//	LEA R0, R9, R7, 0x5
func (s *SSA) moved(i *cfg.Instr, n int32) Value {
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) || fn.UseCC || fn.SetCC || fn.Sat || i.Masked() {
		return NoValue
	}
	switch src := fn.Src(); fn.Kind {
	case eval.Add:
		if fn.Double || fn.PlusOne {
			return NoValue
		}
		v := NoValue
		for k := range src {
			if c, ok := constantBits(i, fn, k); ok {
				if c%warpSize != 0 {
					return NoValue
				}
			} else if v >= 0 || k >= int(fn.Ints) || !src[k].Plain() {
				return NoValue
			} else if v = s.plainSource(i, n, fn, k); v < 0 {
				return NoValue
			}
		}
		return v
	case eval.Logic:
		table, mask, v := s.withMask(i, n, fn)
		if v >= 0 && mask%warpSize == 0 && table&0x11 == 0x10 && zeroThird(i, fn) { // a, if b and c are 0
			return v
		}
	case eval.Mad:
		if fn.Hi || fn.Double || len(src) < 3 || !src[2].Plain() {
			return NoValue
		}
		for k := range 2 {
			if c, ok := constantBits(i, fn, k); ok && c%warpSize == 0 && s.everywhere(i, n, fn, 1-k) {
				return s.plainSource(i, n, fn, 2)
			}
		}
	case eval.Lea:
		if shift, ok := fn.Constant(i, 2); ok && !fn.Hi && shift < 32 && 1<<shift >= warpSize && src[1].Plain() && s.everywhere(i, n, fn, 0) {
			return s.plainSource(i, n, fn, 1)
		}
	}
	return NoValue
}

// withMask returns the truth table of i, a function of single bits, with its constant second operand and the
// register that is its first; NoValue if they are not that.
func (s *SSA) withMask(i *cfg.Instr, n int32, fn *eval.Fn) (table, mask uint64, v Value) {
	src := fn.Src()
	if len(src) < 4 || !src[0].Plain() {
		return 0, 0, NoValue
	}
	table, known := fn.Constant(i, 3)
	mask, ok := constantBits(i, fn, 1)
	if !known || !ok {
		return 0, 0, NoValue
	}
	return table, mask, s.plainSource(i, n, fn, 0)
}

// zeroThird reports whether the third operand of i, a function of single bits, is zero.
func zeroThird(i *cfg.Instr, fn *eval.Fn) bool {
	c, ok := constantBits(i, fn, 2)
	return ok && c == 0
}

// withoutLane returns the operands of instruction n, i, a bit for each, of whose low bits, which are those of the number of the lane,
// nothing gets into what it computes, whatever else it reads:
//
//	LOP3.LUT R0, R7, 0xffffffe0, R9, 0x78, !PT // of R7
//	LOP3.LUT R0, R7, 0x1f, R9, 0xfe, !PT       // of R7 and R9
//	LEA.HI.SX32 R0, R7, R9, 0x1b
//	IMAD.HI R0, R7, R8, c[0x0][0x148]          // up to sm_37; R8 is 0x8000000
//	IMAD.HI R0, R7, c[0x2][0x0], R8            // of which only full listings have the data
func (s *SSA) withoutLane(i *cfg.Instr, n int32) (args uint32) {
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) || fn.UseCC || fn.SetCC || fn.Sat || i.Masked() {
		return 0
	}
	src := fn.Src()
	add := func(k int) {
		if s.plainSource(i, n, fn, k) >= 0 {
			args |= 1 << src[k].Arg
		}
	}
	switch fn.Kind {
	case eval.Logic:
		for k := range 3 {
			if keepsOutLane(i, fn, k) {
				add(k)
			}
		}
	case eval.Lea:
		if shift, ok := fn.Constant(i, 2); ok && fn.Hi && fn.Ext && 1<<shift <= 1<<32/warpSize {
			add(0)
		}
	case eval.Mad:
		if !fn.Hi || fn.Double || s.Regs.f.SM() >= 50 || len(src) < 3 {
			return 0
		}
		for k := range 2 {
			c, ok := s.constantSource(i, n, fn, k)
			if a := src[k].Arg; !ok && a >= 0 && compilerConstant(&i.Args[a]) {
				x, known := s.Regs.f.BankWord(i.Args[a].Bank, i.Args[a].Imm)
				if c, ok = uint64(x), known; !known {
					c, ok = 1<<32/warpSize, true // the text does not tell: lanes may all get the number of their warp
				}
			}
			if ok && bits.OnesCount64(c) == 1 && c <= 1<<32/warpSize {
				add(1 - k)
			}
		}
	}
	return args
}

// compilerConstant reports whether a is in constant bank 2, where compilers put numbers that are too long for instructions.
func compilerConstant(a *cfg.Operand) bool {
	return a.Kind == cfg.ConstOperand && a.Bank == 2 && a.Sym() == "" && a.Flags&^(cfg.HasImm|cfg.Reuse) == 0 && a.Reg.Class == cfg.NoReg && a.UReg().Class == cfg.NoReg
}

// constantSource is [constantBits] through a register that is written with a constant.
func (s *SSA) constantSource(i *cfg.Instr, n int32, fn *eval.Fn, k int) (uint64, bool) {
	if c, ok := constantBits(i, fn, k); ok {
		return c, true
	}
	d, _ := s.definition(s.plainSource(i, n, fn, k))
	if d == nil || !d.Guard.Always() || d.Op.Name != "MOV" && d.Op.Name != "MOV32I" || d.Masked() || len(d.Args) < 2 {
		return 0, false
	}
	c, ok := intValue(&d.Args[1])
	return uint64(c), ok
}

// maxEverywhere bounds the instructions that compute what is one for all threads.
const maxEverywhere = 8

// everywhere reports whether source k of instruction n, i, is one for all threads of the grid, as a parameter is, what is computed of
// parameters, or the number of the block.
func (s *SSA) everywhere(i *cfg.Instr, n int32, fn *eval.Fn, k int) bool {
	left := maxEverywhere
	return s.oneForAll(i, n, fn, k, &left)
}

// oneForAll is everywhere, of what left more instructions compute at most.
func (s *SSA) oneForAll(i *cfg.Instr, n int32, fn *eval.Fn, k int, left *int) bool {
	arg := fn.Src()[k].Arg
	if arg < 0 {
		return true
	}
	constant := func(a *cfg.Operand) bool {
		return a.Kind == cfg.ConstOperand && a.Reg.Class == cfg.NoReg && a.UReg().Class == cfg.NoReg
	}
	if constant(&i.Args[arg]) {
		return true
	}
	if _, ok := constantBits(i, fn, k); ok {
		return true
	}
	v := s.plainSource(i, n, fn, k)
	d, m := s.definition(v)
	if d == nil || !d.Guard.Always() || d.Masked() || len(d.Args) < 2 {
		return false
	}
	switch d.Op.Name {
	case "MOV", "UMOV", "LDC", "ULDC":
		return constant(&d.Args[1])
	}
	if reads(d, "SR_CTAID.X") || reads(d, "SR_CTAID.Y") || reads(d, "SR_CTAID.Z") {
		return true
	}
	of := fns.Of(d, s.Regs.f.SM())
	if *left--; *left < 0 || of == nil || !of.Fits(d) || of.UseCC || s.Regs.Regs[s.v[v]].IsPred() {
		return false
	}
	for k := range of.Src() {
		if !s.oneForAll(d, m, of, k, left) {
			return false
		}
	}
	return true
}

// multiple reports whether v is a multiple of size, a power of two: constants that are, their sums and differences with what is, and
// what is shifted by as many bits.
func (s *SSA) multiple(v Value, size uint32) bool { return s.multipleOf(v, size, map[Value]bool{}) }

func (s *SSA) multipleOf(v Value, size uint32, seen map[Value]bool) bool {
	if v = s.copyOf(v); v < 0 || len(seen) >= maxReads {
		return false
	}
	if seen[v] {
		return true
	}
	seen[v] = true
	if s.kind[v] == PhiValue {
		for _, w := range s.Args(v) {
			if !s.multipleOf(w, size, seen) {
				return false
			}
		}
		return true
	}
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || i.Masked() {
		return false
	}
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) || fn.Sat || s.Regs.Regs[s.v[v]].IsPred() {
		return false
	}
	source := func(k int) bool {
		if c, ok := constantBits(i, fn, k); ok {
			return c%uint64(size) == 0
		}
		return fn.Src()[k].Arg >= 0 && s.multipleOf(s.plainSource(i, n, fn, k), size, seen)
	}
	switch fn.Kind {
	case eval.Move:
		return source(0)
	case eval.Add:
		if fn.Double || fn.PlusOne || fn.UseCC || int(fn.Ints) != len(fn.Src()) {
			return false
		}
		for k := range fn.Src() {
			if !source(k) {
				return false
			}
		}
		return true
	case eval.Shift:
		shift, ok := fn.Constant(i, 1)
		return ok && !fn.Right && shift < 32 && 1<<shift >= size
	}
	return false
}
