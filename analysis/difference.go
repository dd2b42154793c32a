package analysis

import (
	"context"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/cfg/eval"
)

// A difference is what an instruction subtracts from a value to which the same has been added in all lanes,
// as in a loop that counts from the number of a thread and is left by all threads of the block in one iteration:
//
//	MOV R0, R7                          // R7 is SR_TID.X
//	loop:
//	IADD3 R0, R0, c[0x0][0x0], RZ
//	IADD3 R2, R0, -R7, RZ
//
// It does not vary, though both do, unless lanes get to one of the values between on ways of their own. In blocks whose rows are whole
// warps, neither does what is left where the number of the lane is subtracted from one that counts from that of a thread in its row:
//
//	LOP3.LUT R0, R7, 0x1f, RZ, 0xc0, !PT
//	loop:
//	IADD3 R7, R7, UR4, RZ
//	IADD3 R2, R7, -R0, RZ
type difference struct {
	num    int32 // of the instruction
	of     Value // from which is subtracted
	broken bool  // lanes do
}

// findDifferences returns the differences of s by the number of their instruction, and which of them each value between depends on; with
// rows, those in blocks whose rows are whole warps.
func findDifferences(ctx context.Context, s *SSA, fn []*eval.Fn, rows bool) (by map[int32]*difference, on map[Value][]*difference) {
	f := s.Regs.f
	if len(f.Loops.Irreducible) > 0 {
		return nil, nil
	}
	for _, b := range f.Blocks {
		cancel.Poll(ctx)
		for k := range b.Instrs {
			n := s.Regs.Number(b, k)
			if fn[n] == nil || fn[n].Kind != eval.Add && fn[n].Kind != eval.Mad {
				continue
			}
			x, y := s.subtracts(&b.Instrs[k], n, fn[n])
			if x < 0 || y < 0 || s.kind[s.copyOf(y)] == PhiValue || f.Loops.LoopOf[s.block[s.copyOf(y)]] >= 0 {
				continue
			}
			y = s.copyOf(y)
			web, ok := s.countedFrom(x, func(v Value) bool { return v == y }, fn)
			if !ok && rows && s.laneInRow(y) {
				web, ok = s.countedFrom(x, s.inRow, fn)
			}
			if !ok {
				continue
			}
			if by == nil {
				by, on = map[int32]*difference{}, map[Value][]*difference{}
			}
			d := &difference{num: n, of: x}
			by[n] = d
			for _, v := range web {
				on[v] = append(on[v], d)
			}
		}
	}
	return by, on
}

// subtracts returns the registers of instruction n, i, that computes the difference of them, with a constant at most.
func (s *SSA) subtracts(i *cfg.Instr, n int32, fn *eval.Fn) (x, y Value) {
	if !i.Guard.Always() || i.Masked() || !fn.Fits(i) || fn.UseCC || fn.SetCC || fn.Sat || fn.Double || fn.Hi {
		return NoValue, NoValue
	}
	x, y = NoValue, NoValue
	take := func(k int) bool {
		src := &fn.Src()[k]
		if src.Arg < 0 || src.Not || src.Abs || src.Sel != eval.All || i.Args[src.Arg].Kind != cfg.RegOperand || i.Args[src.Arg].Reg.IsConst() {
			return false
		}
		v := s.sourceOf(n, int(src.Arg))
		if src.Neg && y < 0 {
			y = v
		} else if !src.Neg && x < 0 {
			x = v
		} else {
			return false
		}
		return v >= 0
	}
	src := fn.Src()
	switch fn.Kind {
	case eval.Add:
		for k := range src {
			if k >= int(fn.Ints) {
				if _, ok := constantBits(i, fn, k); !ok {
					return NoValue, NoValue // a carry
				}
			} else if _, ok := constantBits(i, fn, k); !ok && !take(k) {
				return NoValue, NoValue
			}
		}
	case eval.Mad: // IMAD.IADD R2, R0, 0x1, -R7
		if len(src) != 3 {
			return NoValue, NoValue
		}
		one := -1
		for k := range 2 {
			if c, ok := constantBits(i, fn, k); ok && c == 1 {
				one = k
			}
		}
		if one < 0 || !take(1-one) || !take(2) {
			return NoValue, NoValue
		}
	}
	return x, y
}

// laneInRow reports whether v is the number of a lane in a block whose rows are whole warps.
func (s *SSA) laneInRow(v Value) bool {
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || i.Masked() {
		return false
	}
	if reads(i, "SR_LANEID") {
		return true
	}
	mask, src, ok := masked(i)
	return ok && mask == warpSize-1 && s.inRow(s.operand(n, src))
}

// countedFrom returns the values that are between x and those for which from holds, of which it is one with something added that is
// the same in all lanes. It reports false if it is not.
func (s *SSA) countedFrom(x Value, from func(Value) bool, fn []*eval.Fn) (web []Value, ok bool) {
	found := false
	for work := []Value{x}; len(work) > 0; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if v < 0 || len(web) == maxReads {
			return nil, false
		}
		if from(v) {
			found = true
			continue
		}
		if slices.Contains(web, v) {
			continue
		}
		web = append(web, v)
		if w := s.copiedFrom(v); w != v {
			work = append(work, w)
			continue
		}
		if s.kind[v] == PhiValue {
			work = append(work, s.Args(v)...)
			continue
		}
		i, n := s.definition(v)
		if i == nil || !i.Guard.Always() || i.Masked() {
			return nil, false
		}
		w := s.addsTo(i, n, fn[n])
		if w < 0 {
			return nil, false
		}
		work = append(work, w)
	}
	return web, found
}

// addsTo returns the register to which instruction n, i, adds what is one for all threads, or NoValue.
func (s *SSA) addsTo(i *cfg.Instr, n int32, fn *eval.Fn) Value {
	if fn == nil || !fn.Fits(i) || fn.UseCC || fn.Sat || fn.Double || fn.Hi {
		return NoValue
	}
	src := fn.Src()
	v := NoValue
	take := func(k int) bool {
		if v >= 0 || !src[k].Plain() || src[k].Arg < 0 {
			return false
		}
		if a := &i.Args[src[k].Arg]; a.Kind != cfg.RegOperand || a.Reg.IsConst() {
			return false
		}
		v = s.sourceOf(n, int(src[k].Arg))
		return v >= 0
	}
	switch fn.Kind {
	case eval.Add:
		for k := range src {
			_, constant := constantBits(i, fn, k)
			if constant || k < int(fn.Ints) && s.everywhere(i, n, fn, k) {
				continue
			}
			if k >= int(fn.Ints) || !take(k) {
				return NoValue
			}
		}
		return v
	case eval.Mad:
		if len(src) != 3 {
			return NoValue
		}
		for k := range 2 { // a product of what all have, or 1 times the register
			if c, ok := constantBits(i, fn, k); ok && c == 1 && s.everywhere(i, n, fn, 2) && take(1-k) {
				return v
			}
		}
		if s.everywhere(i, n, fn, 0) && s.everywhere(i, n, fn, 1) && take(2) {
			return v
		}
	}
	return NoValue
}
