package analysis

import (
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// maxSameHigh bounds the instructions that are looked at for [SSA.sameHigh].
const maxSameHigh = 8

// sameHigh reports whether all bits of v but those of the number of the lane, the low five, are the same for all lanes of a warp:
// whether a warp has its values in one aligned block of 32 numbers, in any order. It is so of the number of a thread in its row, as
// [SSA.inRow] has it, of what is combined of it bit by bit with what is one for all threads, where a multiple of 32 is added to that, and
// where it is subtracted from the number in front of one:
//
//	LOP3.LUT R0, R7, 0x5, RZ, 0x3c, !PT
//	IADD3 R0, R0, 0x40, RZ
//
// Whether such a value is less than a multiple of 32 is the same for all of them.
func (s *SSA) sameHigh(v Value) bool {
	left := maxSameHigh
	return s.highSame(v, &left)
}

// highSame is sameHigh, of what left more instructions compute at most.
func (s *SSA) highSame(v Value, left *int) bool {
	if v = s.copyOf(v); v < 0 || s.Regs.Regs[s.v[v]].IsPred() {
		return false
	}
	if s.inRow(v) {
		return true
	}
	i, n := s.definition(v)
	if *left--; *left < 0 || i == nil || !i.Guard.Always() || i.Masked() {
		return false
	}
	if from := s.behindRows(i, n); from >= 0 {
		return s.highSame(from, left)
	}
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) || fn.UseCC {
		return false
	}
	if fn.Kind != eval.Logic {
		from := s.moved(i, n)
		if from < 0 {
			from = s.turned(i, n, fn)
		}
		return from >= 0 && s.highSame(from, left)
	}
	if _, ok := fn.Constant(i, 3); !ok {
		return false
	}
	for k := range 3 {
		if !s.everywhere(i, n, fn, k) && !s.highSame(s.plainSource(i, n, fn, k), left) {
			return false
		}
	}
	return true
}

// turned returns the register that instruction n, i, subtracts from a number in front of a multiple of 32, and no more; NoValue if it
// does something else. It is the complement of that register with a multiple of 32 added:
//
//	IADD3 R0, -R7, 0x3f, RZ
func (s *SSA) turned(i *cfg.Instr, n int32, fn *eval.Fn) Value {
	if fn.Kind != eval.Add || fn.PlusOne {
		return NoValue
	}
	x, y := s.subtracts(i, n, fn)
	sum := uint64(0)
	for k := range fn.Src() {
		if c, ok := constantBits(i, fn, k); ok {
			sum += c
		}
	}
	if x >= 0 || sum%warpSize != warpSize-1 {
		return NoValue
	}
	return y
}

// keepsOutLane reports whether nothing of the low five bits of source k of i, a function of single bits, gets into its result, as
// where the other sources are constants with a truth table that asks for no more there:
//
//	LOP3.LUT R0, R7, 0x3e0, RZ, 0xc0, !PT
//	LOP3.LUT R0, R7, 0x1f, RZ, 0xfc, !PT
func keepsOutLane(i *cfg.Instr, fn *eval.Fn, k int) bool {
	table, ok := fn.Constant(i, 3)
	if !ok {
		return false
	}
	var zeros, ones [3]uint64 // where the others may have them
	for other := range 3 {
		zeros[other], ones[other] = warpSize-1, warpSize-1
		if c, ok := constantBits(i, fn, other); ok && other != k {
			zeros[other], ones[other] = ^c&(warpSize-1), c&(warpSize-1)
		}
	}
	for row := range 8 { // of the table: 4a+2b+c
		bit := 1 << (2 - k)
		if row&bit != 0 || table>>row&1 == table>>(row|bit)&1 {
			continue
		}
		where := uint64(warpSize - 1)
		for other := range 3 {
			switch {
			case other == k:
			case row>>(2-other)&1 != 0:
				where &= ones[other]
			default:
				where &= zeros[other]
			}
		}
		if where != 0 {
			return false
		}
	}
	return true
}
