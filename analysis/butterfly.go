package analysis

import (
	"math/bits"

	"github.com/ori-lang/ori/cfg"
)

// maxButterfly bounds how many values are looked at for a butterfly: five steps on a few paths.
const maxButterfly = 64

// byButterfly reports whether v is what all lanes of a warp have computed of a value of each: every one combines
// what it has with what the lane has whose number differs in one bit, for each of the five bits. It is the same in all of
// them if they do so together. What called code has shuffled is taken for that, too:
//
//	SHFL.BFLY PT, R3, R2, 0x10, 0x1f
//	IADD3 R2, R2, R3, RZ
//	SHFL.BFLY PT, R3, R2, 0x8, 0x1f
//	...
func (s *SSA) byButterfly(v Value) bool {
	left := maxButterfly
	return s.butterfly(v, 0, &left)
}

// butterfly is byButterfly for a value that is the same in lanes whose numbers differ in the bits of done only.
func (s *SSA) butterfly(v Value, done uint32, left *int) bool {
	if *left--; *left < 0 {
		return false
	}
	v = s.unary(v)
	if v < 0 {
		return false
	}
	if s.kind[v] == PhiValue {
		for _, arg := range s.Args(v) {
			if arg != v && !s.butterfly(arg, done, left) {
				return false
			}
		}
		return true
	}
	i, n := s.writing(v)
	if i == nil || !i.Guard.Always() || !symmetric(i) {
		return false
	}
	var of []Value
	for k, w := range s.Regs.Words(n) {
		switch x := s.Values(n)[k]; {
		case w.Write():
		case w < 0:
			return false
		case s.Regs.Regs[w.Var()].Class == cfg.ClassR:
			of = append(of, s.copyOf(x))
		case s.Regs.Regs[w.Var()].Class == cfg.ClassUR:
		case !s.butterfly(x, done, left): // a carry of what is combined in the same way
			return false
		}
	}
	return len(of) == 2 && s.wings(of[0], of[1], done, left)
}

// wings reports whether one of x and y is what a shuffle has of the other one from the lane whose number differs in one bit, and what is
// combined there is the same in lanes whose numbers differ in that bit, or in those of done, as [SSA.butterfly] has it.
func (s *SSA) wings(x, y Value, done uint32, left *int) bool {
	if x < 0 || y < 0 {
		return false
	}
	if s.byCall(x) || s.byCall(y) {
		return true
	}
	if s.kind[x] == PhiValue && s.block[x] != s.block[y] && s.Regs.f.Dom.Dominates(s.block[y], s.block[x]) {
		x, y = y, x // paths join behind x
	}
	if s.kind[y] == PhiValue {
		for k, arg := range s.Args(y) {
			from := x
			if s.kind[x] == PhiValue && s.block[x] == s.block[y] {
				from = s.copyOf(s.Args(x)[k])
			}
			if *left--; *left < 0 || !s.wings(from, s.copyOf(arg), done, left) {
				return false
			}
		}
		return true
	}
	for range 2 {
		if of, bit := s.crossed(y); of == x && bit != 0 {
			return done|bit == warpSize-1 || s.butterfly(x, done|bit, left)
		}
		x, y = y, x
	}
	return false
}

// byCall reports whether a call may have left v, or a shuffle in code that is called with the number of the bit, as where ptxas has lanes
// shuffle that have come there apart.
func (s *SSA) byCall(v Value) bool {
	switch s.kind[v] {
	case ClobberValue:
		b := s.Block(v)
		return b.Instrs[s.num[v]-s.Regs.first[b.ID]].Flow == cfg.FlowCall
	case InstrValue:
		i, _ := s.writing(v)
		return i != nil && i.Name == "SHFL.BFLY" && len(i.Args) == 5 && i.Args[3].Kind == cfg.RegOperand
	}
	return false
}

// crossed returns the value that v is of the lane whose number differs in bit; bit is 0 if it is something else.
func (s *SSA) crossed(v Value) (of Value, bit uint32) {
	i, n := s.writing(v)
	if i == nil || i.Name != "SHFL.BFLY" || !i.Op.Known() || !i.Guard.Always() || len(i.Args) != 5 || i.Args[2].Kind != cfg.RegOperand {
		return NoValue, 0
	}
	bit, named := intValue(&i.Args[3])
	c, bounded := intValue(&i.Args[4])
	if !named || !bounded || c != ofWholeWarp || bit >= warpSize || bits.OnesCount32(bit) != 1 {
		return NoValue, 0
	}
	return s.copyOf(s.operand(n, 2)), bit
}

// symmetric reports whether the result of i is the same if the two registers that it reads are exchanged.
func symmetric(i *cfg.Instr) bool {
	switch i.Op.Name {
	case "IADD", "VIADD", "FADD", "HADD2", "FMUL", "HMUL2", "IMNMX", "VIMNMX", "FMNMX", "HMNMX2":
	case "IADD3":
		if i.HasMod("RS") || i.HasMod("LS") { // the sum of the first two is shifted
			return false
		}
	case "LOP":
		if i.HasMod("PASS_B") {
			return false
		}
	case "IMAD":
		if !i.HasMod("IADD") || len(i.Args) != 4 {
			return false
		}
		if by, ok := intValue(&i.Args[2]); !ok || by != 1 {
			return false
		}
	case "LOP3":
		if len(i.Args) < 5 || i.Args[3].Reg != cfg.RZ {
			return false
		}
		table, ok := intValue(&i.Args[4])
		if !ok || table>>2&1 != table>>4&1 { // of the first and the second operand, where the third is 0
			return false
		}
	default:
		return false
	}
	for k := range i.Args {
		if a := &i.Args[k]; a.Kind == cfg.RegOperand && a.Reg != cfg.RZ && a.Reg.Class == cfg.ClassR && !plain(a) {
			return false
		}
	}
	return true
}
