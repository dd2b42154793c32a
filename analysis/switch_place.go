package analysis

import "github.com/ori-lang/ori/cfg"

// A valuePlace says where a value comes from: two of one place are the same. What a constant bank holds does not change while the function runs, as
// no lane can write there, and at -O1 each block loads its parameters anew:
//
//	LDC.U16 R0, c[0x0][0x162]
//	PRMT R0, R0, 0x9910, RZ
//	ISETP.NE.AND P0, PT, R0, -0x63c0, PT
//	@!P0 BRA one
//	ULDC.U16 UR4, c[0x0][0x162]
type valuePlace struct {
	value  Value  // if it is not loaded
	loaded bool   // from a constant bank
	bank   int16  // of it the number
	off    int64  // in bytes
	part   string // of what is loaded: "" if it is the whole word, else as the instruction has it, U16
}

// placeOf returns the place of v, through copies.
func (s *SSA) placeOf(v Value) valuePlace {
	v = s.copyOf(v)
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || !i.Op.Known() || i.Masked() {
		return valuePlace{value: v}
	}
	part := ""
	switch i.Name {
	case "MOV", "UMOV", "LDC", "ULDC":
		if len(i.Args) != 2 {
			return valuePlace{value: v}
		}
	case "IMAD.MOV", "IMAD.MOV.U32":
		if len(i.Args) != 4 {
			return valuePlace{value: v}
		}
	case "LDC.64", "ULDC.64":
	case "LDC.U8", "ULDC.U8", "LDC.S8", "ULDC.S8", "LDC.U16", "ULDC.U16", "LDC.S16", "ULDC.S16":
		part = i.Name[len(i.Name)-2:]
		if part[0] == '1' {
			part = i.Name[len(i.Name)-3:]
		}
	default:
		return valuePlace{value: v}
	}
	a := &i.Args[len(i.Args)-1]
	if a.Kind != cfg.ConstOperand || a.Bank < 0 || a.Flags&^(cfg.HasImm|cfg.Reuse) != 0 || a.Suffix() != "" || a.Sym() != "" || a.Reg.Class != cfg.NoReg || a.UReg().Class != cfg.NoReg {
		return valuePlace{value: v}
	}
	word := int64(0) // of those that the instruction writes
	for k, w := range s.Regs.Words(n) {
		if w < 0 || !w.Write() {
			continue
		}
		if s.Values(n)[k] == v {
			return valuePlace{NoValue, true, a.Bank, a.Imm + 4*word, part}
		}
		word++
	}
	return valuePlace{value: v}
}

// firstSame returns the first value that was asked for and is the same as v: loaded from the same place in a constant bank, or computed of
// one value by adding a constant to it or to a multiple; v itself if there is none. At -O1 each block computes it anew:
//
//	IMAD.MOV R2, RZ, RZ, -R0
//	ISETP.NE.AND P0, PT, R2, 0x2, PT
//	@!P0 BRA two
//	IMAD.MOV R2, RZ, RZ, -R0
//	ISETP.NE.AND P0, PT, R2, 0x3, PT
func (r *recogniser) firstSame(v Value) Value {
	l := r.loose
	if l == nil {
		return v
	}
	s := r.SSA()
	at := s.placeOf(v)
	if !at.loaded {
		i, n := s.definition(s.copyOf(v))
		if i == nil || !i.Guard.Always() || !i.Op.Known() {
			return v
		}
		step, _ := s.linearStep(i, n)
		if step.of < 0 {
			return v
		}
		step.of = s.copyOf(step.of)
		if first, ok := l.linear[step]; ok {
			return first
		}
		if l.linear == nil {
			l.linear = map[linear]Value{}
		}
		l.linear[step] = v
		return v
	}
	if l.bank == nil {
		l.bank = map[valuePlace]Value{}
	}
	if first, ok := l.bank[at]; ok {
		return first
	}
	l.bank[at] = v
	return v
}

// parameterOf returns where in the bank of parameters the word is that v is, in bytes; -1 if it is none.
func (s *SSA) parameterOf(v Value) int64 {
	if at := s.placeOf(v); at.loaded && at.bank == 0 && at.part == "" {
		return at.off
	}
	return -1
}
