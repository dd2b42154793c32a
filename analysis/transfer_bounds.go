package analysis

import (
	"math"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// bounds is what is known of the register that i writes, whatever it reads, where eval has no
// meaning for i: what special registers hold, and what narrow loads extend. Source: PTX ISA,
// special registers; CUDA Binary Utilities.
func bounds(i *cfg.Instr) Known {
	if !i.Op.Known() {
		return Anything
	}
	switch i.Op.Name {
	case "S2R", "S2UR":
		return specialBounds(i)
	case "CS2R":
		if i.HasMod("32") {
			return specialBounds(i)
		}
	case "LD", "LDG", "LDS", "LDL", "LDC", "ULDC", "LDU":
		return loadBounds(i)
	}
	return Anything
}

// loadBounds is what is known of what a load of fewer than 32 bits extends.
func loadBounds(i *cfg.Instr) Known {
	narrow := Anything
	for m := range strings.SplitSeq(i.Mods(), ".") {
		var x Known
		switch m {
		case "U8":
			x = Between(0, math.MaxUint8)
		case "U16":
			x = Between(0, math.MaxUint16)
		case "S8":
			x = BetweenSigned(math.MinInt8, math.MaxInt8)
		case "S16":
			x = BetweenSigned(math.MinInt16, math.MaxInt16)
		default:
			continue
		}
		if !narrow.None() {
			return Anything // of two sizes
		}
		narrow = x
	}
	return narrow
}

// specialBounds is what is known of the special register that i reads.
func specialBounds(i *cfg.Instr) Known {
	r := i.Args[len(i.Args)-1].Reg
	if r.Class != cfg.ClassSR {
		return Anything
	}
	switch cfg.SpecialRegOf(r).Name {
	case "SR_LANEID":
		return Between(0, 31)
	case "SR_TID.X", "SR_TID.Y":
		return Between(0, 1023)
	case "SR_TID.Z":
		return Between(0, 63)
	case "SRZ":
		return Exactly(0)
	}
	return Anything
}

// intValue returns the 32-bit value of an operand that has one.
func intValue(o *cfg.Operand) (uint32, bool) {
	var v int64
	switch {
	case o.Kind == cfg.ImmOperand && o.Suffix() == "":
		v = o.Imm
		if v < math.MinInt32 || v > math.MaxUint32 {
			return 0, false
		}
	case o.Kind == cfg.RegOperand && (o.Reg == cfg.RZ || o.Reg == cfg.URZ):
	default:
		return 0, false
	}
	if o.Flags&cfg.Not != 0 {
		v = ^v
	}
	if o.Flags&cfg.Neg != 0 {
		v = -v
	}
	return uint32(v), true
}
