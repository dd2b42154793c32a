package analysis

import (
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// Displacement returns what is known of the 32 bits that instruction k of b adds to its operand arg, which is a register: its
// result is the operand as it is and that, without regard to what is carried out. It is false if the instruction computes
// something else of the operand.
//
//	IADD3 R4, R1, R2, 0x8      of R1: R2 and 8
//	IMAD  R4, R2, 0x4, R1      of R1: R2, four times
//	LEA   R4, R2, R1, 0x2      the same
func (c *Constants) Displacement(b *cfg.Block, k, arg int) (Known, bool) {
	n := c.ssa.Regs.Number(b, k)
	f := c.fn[n]
	if f == nil || f.Hi || f.Double || f.Sat {
		return Anything, false
	}
	at := 0 // the source that it is added as
	switch f.Kind {
	case eval.Add:
		for at < int(f.Ints) && int(f.Src()[at].Arg) != arg {
			at++
		}
		if at == int(f.Ints) {
			return Anything, false
		}
	case eval.Mad:
		at = 2
	case eval.Lea:
		at = 1
	default:
		return Anything, false
	}
	for s := range f.Src() {
		src := &f.Src()[s]
		if is := int(src.Arg) == arg; is != (s == at) || is && (src.Type != eval.Int || !src.Plain()) {
			return Anything, false
		}
	}
	t := transfer{c: c, b: b.ID, n: n, i: &b.Instrs[k], fn: f, gone: at + 1}
	return t.value(), true
}
