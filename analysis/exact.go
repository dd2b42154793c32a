package analysis

import (
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// fns keeps what instructions compute, by spelling.
var fns eval.Table

// exactArgs is the most operands of an instruction that is computed exactly.
const exactArgs = 16

// An exact is what an instruction writes if all it reads is known: computed by package
// eval, once for all its results.
type exact struct {
	in   [exactArgs]uint64 // by operand
	out  [exactArgs]uint64 // by written operand
	wide uint32            // operands of 64 bits
}

// exactly computes instruction number n, which is i in block b, if the values of
// its operands are known, and reports whether they are and its results are certain.
func (c *Constants) exactly(b, n int32, i *cfg.Instr) bool {
	fn := c.fn[n]
	if fn == nil || fn.UseCC {
		return false
	}
	r := c.ssa.Regs
	words, args, vals := r.Words(n), r.Args(n), c.ssa.Values(n)
	for k, w := range words {
		if w < 0 || !w.Write() && args[k] != cfg.ArgGuard && (args[k] < 0 || vals[k] < 0 || !c.informs(vals[k])) {
			return false
		}
	}
	if len(i.Args) > exactArgs || i.Op.Effects&^cfg.Sched != 0 {
		return false
	}
	if c.exact == nil {
		c.exact = new(exact)
	}
	x := c.exact
	last, shift := int8(cfg.ArgDescriptor-1), 0
	for k, w := range words {
		if w.Write() {
			break
		}
		if args[k] == cfg.ArgGuard {
			continue
		}
		if args[k] == last {
			shift += 32
		} else {
			last, shift = args[k], 0
			x.in[last] = 0
		}
		v, known := c.in(vals[k], b).Const()
		if !known || shift > 32 {
			return false
		}
		x.in[last] |= uint64(v) << shift
	}
	for k := range i.Args {
		switch i.Args[k].Kind {
		case cfg.RegOperand, cfg.ImmOperand, cfg.FloatOperand:
			if a := i.Args[k].Reg; a.Class == cfg.ClassSR || a.Num == cfg.All {
				return false
			}
		default:
			return false
		}
	}
	x.wide = fn.Wide
	var cc eval.CC
	return fn.Eval(i, x.in[:len(i.Args)], x.out[:len(i.Args)], &cc)
}

// word returns what is written to the word-th register of operand arg.
func (x *exact) word(arg int8, word int) Known {
	if word > 0 && x.wide>>arg&1 == 0 || word > 1 {
		return Anything
	}
	return Exactly(uint32(x.out[arg] >> (32 * word)))
}

// informs reports whether something is known of v.
func (c *Constants) informs(v Value) bool {
	if _, ok := c.given[v]; ok {
		return true
	}
	return c.info[v]
}
