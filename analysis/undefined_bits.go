package analysis

import (
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// maxBitSteps bounds how many reads are followed for one.
const maxBitSteps = 256

// bitsUnused reports whether instruction n reads v, which is undefined, only for bits that no instruction makes use of: ptxas writes a half of
// a register, or a bit for a predicate, and leaves in place what the others were.
//
//	UPRMT UR4, UR5, 0x7610, UR4
//	UPRMT UR4, UR4, 0x9910, URZ
func (facts *Facts) bitsUnused(n int32, v Value) bool {
	s := facts.SSA()
	b := s.Regs.f.Blocks[s.Regs.BlockOf(n)]
	i := &b.Instrs[n-s.Regs.first[b.ID]]
	switch i.Op.Name {
	case "PRMT", "UPRMT", "LOP", "LOP3", "LOP32I":
	default:
		return false
	}
	if dests(i) != 0 || !i.Writes(s.Regs.Regs[s.v[v]]) {
		return false // bits of another register are not left in place
	}
	if !facts.Func.Entry || slices.Contains(s.Regs.words, ReadsAll) {
		return false // code that is not in sight may make use of all
	}
	type read struct {
		n int32 // by this instruction, or the phi ^n
		v Value
	}
	undefined := map[Value]uint32{v: math.MaxUint32}
	work := []read{{n, v}}
	for step := 0; len(work) > 0; step++ {
		if step == maxBitSteps {
			return false
		}
		at := work[len(work)-1]
		work = work[:len(work)-1]
		to, bits := ^at.n, undefined[at.v]
		if at.n >= 0 {
			var ok bool
			if to, bits, ok = s.passes(at.n, at.v, bits); !ok {
				return false
			}
		}
		if to < 0 || bits&^undefined[to] == 0 {
			continue
		}
		undefined[to] |= bits
		for _, u := range s.Users(to) {
			work = append(work, read{u, to})
		}
	}
	return true
}

// passes returns which bits of what instruction n makes, the value to, depend on those bits of v that it reads; to is NoValue if none
// do. It is not ok if the instruction makes something else of them.
func (s *SSA) passes(n int32, v Value, bits uint32) (to Value, of uint32, ok bool) {
	b := s.Regs.f.Blocks[s.Regs.BlockOf(n)]
	i := &b.Instrs[n-s.Regs.first[b.ID]]
	if !i.Op.Known() {
		return NoValue, 0, false
	}
	to = NoValue
	args := s.Regs.Args(n)
	arg := int8(-1)
	for k, w := range s.Regs.Words(n) {
		switch x := s.Values(n)[k]; {
		case w < 0:
			return NoValue, 0, false
		case w.Write() && s.Regs.Regs[s.v[x]].IsPred():
		case w.Write() && to >= 0:
			return NoValue, 0, false
		case w.Write():
			to = x
			if w.May() && s.prev[x] == v {
				of |= bits // it may stay
			}
		case x == v && (arg >= 0 || args[k] == cfg.ArgGuard):
			return NoValue, 0, false // twice
		case x == v:
			arg = args[k]
		}
	}
	if arg < 0 {
		return to, of, to >= 0
	}
	if !plain(&i.Args[arg]) {
		return NoValue, 0, false
	}
	switch i.Op.Name {
	case "PRMT", "UPRMT":
		sel, ok := intValue(&i.Args[min(2, len(i.Args)-1)])
		if i.Name != i.Op.Name || len(i.Args) != 4 || !ok || sel > math.MaxUint16 || arg == 2 {
			return NoValue, 0, false
		}
		for k := range 4 {
			from := sel >> (4 * k) & 0xf
			if byte := from & 3; from&4 == 0 == (arg == 1) && bits>>(8*byte)&0xff != 0 {
				of |= 0xff << (8 * k)
			}
		}
		return to, of, true
	case "MOV", "UMOV":
		return to, of | bits, arg == 1 && len(i.Args) == 2 && to >= 0
	}
	mask, src, ok := masked(i)
	if !ok || arg != int8(src) {
		if mask, ok = setBits(i, arg); !ok {
			return NoValue, 0, false
		}
		return to, of | bits&^mask, to >= 0
	}
	if bits &= mask; bits == 0 {
		return to, of, true
	}
	return to, of | bits, to >= 0 && dests(i) == 0 // no predicate that says whether one is set
}

// setBits returns the constant if i is the OR of it and operand arg, a register, and writes nothing else.
func setBits(i *cfg.Instr, arg int8) (mask uint32, ok bool) {
	if dests(i) != 0 || arg != 1 || len(i.Args) < 3 {
		return 0, false
	}
	if mask, ok = intValue(&i.Args[2]); !ok {
		return 0, false
	}
	switch i.Op.Name {
	case "LOP", "LOP32I":
		return mask, i.HasMod("OR") && !i.HasMod("X")
	case "LOP3":
		if len(i.Args) > 4 && i.Args[3].Kind == cfg.RegOperand && i.Args[3].Reg == cfg.RZ {
			table, ok := intValue(&i.Args[4])
			return mask, ok && table == 0xfc
		}
	}
	return 0, false
}
