package analysis

import (
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// predicateOf returns the value that the predicate p is a copy of, or the complement of one, as code of ptxas -O0 has them:
//
//	PSETP.AND.AND P0, PT, P1, PT, PT
//	PSETP.XOR.AND P0, PT, P1, PT, PT
//	PLOP3.LUT P0, PT, P1, PT, PT, 0x8, 0x0
func (s *SSA) predicateOf(p Value) (from Value, opposite bool) {
	for range 16 {
		i, n := s.definition(p)
		if i == nil || !i.Guard.Always() || !i.Op.Known() {
			break
		}
		q, not, ok := s.predicateCopy(i, n, p)
		if !ok {
			break
		}
		p, opposite = q, opposite != not
	}
	return p, opposite
}

// predicateCopy is predicateOf for one instruction, i with number n, that makes p.
func (s *SSA) predicateCopy(i *cfg.Instr, n int32, p Value) (from Value, opposite, ok bool) {
	if i.Op.Name != "PSETP" && i.Op.Name != "PLOP3" || len(i.Args) < 5 {
		return p, false, false
	}
	from = NoValue
	var inputs [3]uint8 // 0xf0 is the register, 0x0f its complement, 0xff PT
	for k := range inputs {
		a := &i.Args[2+k]
		if a.Kind != cfg.RegOperand || !a.Reg.IsPred() || a.Flags&^(cfg.Not|cfg.Reuse) != 0 {
			return p, false, false
		}
		v := NoValue
		for j, of := range s.Regs.Args(n) {
			if w := s.Regs.Words(n)[j]; int(of) == 2+k && w >= 0 && !w.Write() {
				v = s.Values(n)[j]
			}
		}
		switch {
		case v < 0 && a.Reg.IsConst():
			inputs[k] = 0xff // PT
		case v < 0 || from >= 0 && v != from:
			return p, false, false
		default:
			from, inputs[k] = v, 0xf0
		}
		if a.Flags&cfg.Not != 0 {
			inputs[k] = ^inputs[k]
		}
	}
	first := false // of two results
	for j, of := range s.Regs.Args(n) {
		if w := s.Regs.Words(n)[j]; w.Write() && s.Values(n)[j] == p {
			first = of == 0
		}
	}
	if from < 0 || !first {
		return p, false, false
	}
	var out uint8
	if i.Op.Name == "PSETP" {
		if out, ok = logical(i, 0, inputs[0], inputs[1]); !ok {
			return p, false, false
		}
		if out, ok = logical(i, 1, out, inputs[2]); !ok {
			return p, false, false
		}
	} else {
		table, known := intValue(&i.Args[5])
		if len(i.Args) < 6 || !known {
			return p, false, false
		}
		for row := range 8 {
			if table>>row&1 == 0 {
				continue
			}
			m := uint8(0xff)
			for k := range 3 {
				if row>>(2-k)&1 != 0 {
					m &= inputs[k]
				} else {
					m &= ^inputs[k]
				}
			}
			out |= m
		}
	}
	switch out {
	case 0xf0:
		return from, false, true
	case 0x0f:
		return from, true, true
	}
	return p, false, false
}

// logical is operation number k of a PSETP.
func logical(i *cfg.Instr, k int, a, b uint8) (uint8, bool) {
	mods := strings.Split(i.Mods(), ".")
	if k+1 >= len(mods) {
		return 0, false
	}
	switch mods[k+1] {
	case "AND":
		return a & b, true
	case "OR":
		return a | b, true
	case "XOR":
		return a ^ b, true
	}
	return 0, false
}
