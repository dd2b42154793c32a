package analysis

import (
	"math/bits"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// This file says what is known of the condition code (up to sm_62), of which the Known has the bits of [eval.Flags]. Only what reads
// switches is told: while values are given.

// carryBit is the place of the carry.
var carryBit = uint32(bits.TrailingZeros8(uint8(eval.Carry)))

// code is what is known of the condition code that t.i reads.
func (t *transfer) code() Known {
	if t.c == nil || t.c.given == nil {
		return Anything
	}
	s := t.c.ssa
	for k, w := range s.Regs.Words(t.n) {
		if v := s.Values(t.n)[k]; w >= 0 && !w.Write() && v >= 0 && s.Regs.Regs[w.Var()].Class == cfg.ClassCC {
			return t.c.in(v, t.b)
		}
	}
	return Anything
}

// flags is what is known of the condition code that t.i writes: as package eval has it, of sums of two numbers, of logic and of masks.
func (t *transfer) flags() Known {
	f := t.fn
	if f == nil || !f.SetCC || !f.Fits(t.i) {
		return Anything
	}
	zeros, ones := ^uint32(0xf), uint32(0)
	note := func(flag eval.Flags, x Truth) {
		switch x {
		case True:
			ones |= uint32(flag)
		case False:
			zeros |= uint32(flag)
		}
	}
	var x Known
	switch f.Kind {
	case eval.Add:
		if f.Ints != 2 || f.Sat || f.PlusOne || f.Double {
			return Anything
		}
		x = t.sum()
		note(eval.Carry, t.carry(1))
	case eval.Logic:
		x = t.logic()
	case eval.Compare:
		if f.Dst[0] < 0 {
			return Anything
		}
		x = t.value()
	default:
		return Anything
	}
	note(eval.Sign, x.less(Exactly(0), true))
	switch zero := x.equal(Exactly(0)); {
	case !f.UseCC || f.Kind == eval.Compare:
		note(eval.Zero, zero)
	case f.Kind == eval.Logic: // of both words
		if zero == True {
			zero = flagOf(t.code(), eval.Zero)
		} else if zero == Varies && flagOf(t.code(), eval.Zero) == False {
			zero = False
		}
		note(eval.Zero, zero)
	}
	return ofBits(zeros, ones)
}

// flagOf is whether a flag of the condition code, of which k is known, is set.
func flagOf(k Known, f eval.Flags) Truth {
	switch {
	case k.Ones&uint32(f) != 0:
		return True
	case k.Zeros&uint32(f) != 0:
		return False
	}
	return Varies
}

// ofDifference returns the outcomes that the comparison of two words without a sign may have, of whose difference the condition
// code is, of which k is known. No difference is zero with a borrow: a code that says so is of something else.
func ofDifference(k Known) (can eval.Cmp) {
	zero, carry := flagOf(k, eval.Zero), flagOf(k, eval.Carry)
	if carry != True {
		if can |= eval.LT; zero != False {
			return eval.NUM
		}
	}
	if carry != False {
		if zero != False {
			can |= eval.EQ
		}
		if zero != True {
			can |= eval.GT
		}
	}
	return can
}

// passes is whether the condition code, of which k is known, passes the test that a suffix names, of those that are understood.
func passes(k Known, suffix string) Truth {
	switch suffix {
	case ".EQ", ".EQU":
		return flagOf(k, eval.Zero)
	case ".NE", ".NEU":
		return flagOf(k, eval.Zero).not()
	}
	return Varies
}

// parameter returns what is given of the word of the bank of parameters that operand a is, or of the word-th behind it.
func (c *Constants) parameter(a *cfg.Operand, word int) (Known, bool) {
	if c.words == nil || !isParameter(a) {
		return Known{}, false
	}
	k, ok := c.words[int64(a.Imm)+4*int64(word)]
	return k, ok
}

// isParameter reports whether a is a word of the bank of parameters, at a place that the text tells.
func isParameter(a *cfg.Operand) bool {
	return a.Kind == cfg.ConstOperand && a.Bank == 0 && a.Sym() == "" && a.Flags&^(cfg.HasImm|cfg.Reuse) == 0 && a.Suffix() == "" && a.Reg.Class == cfg.NoReg && a.UReg().Class == cfg.NoReg
}
