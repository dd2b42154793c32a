package analysis

import "ori/cfg"

// table reads an indirect branch back to its switch. Of what goes to it, as ptxas
// writes it, the order of the instructions and what is between them do not
// matter:
//
//	IADD3 Ri, Rs, -base, RZ         the index; not if base is 0
//	ISETP.GT.U32 P0, PT, Ri, n-1    the check
//	@P0 BRA default
//	SHL Ro, Ri, 0x2                 or IMAD.SHL
//	LDC Rt, c[0x2][Ro]
//	BRX Rt -0x170
//
// and in the native spelling, once phase 80 has been there,
//
//	LEA Ra, Ri, 32@lo(jt), 0x2
//	BRX Ra, 32@lo(jt)
//
// An entry that leads where values out of bounds lead is no case: the table has one for each value from the least case to the
// greatest, and what is in between goes to the default.
func (r *recogniser) table(b *cfg.Block, i *cfg.Instr) *Switch {
	f := r.Func
	s := &Switch{Form: JumpTable, Block: b, Instr: i}
	var entries []*cfg.Block // nil for a label that is not defined
	native, address := f.TableOf(i)
	if native != nil {
		s.Exact = true
		for _, name := range native.Labels {
			entries = append(entries, f.Block(name))
		}
	}
	for to, kind := range f.Succs(b) {
		if kind == cfg.Table {
			s.Targets = append(s.Targets, to)
		}
	}
	if len(s.Targets) == 0 {
		return nil
	}
	ssa := r.SSA()
	n := ssa.Regs.Number(b, len(b.Instrs)-1)
	index := NoValue
	for k, of := range ssa.Regs.Args(n) {
		if w := ssa.Regs.Words(n)[k]; of >= 0 && !w.Write() && w >= 0 {
			index = ssa.indexOf(ssa.Values(n)[k])
			break
		}
	}
	if index < 0 {
		return s
	}
	s.Selector = ssa.Regs.Regs[ssa.Var(index)]
	if address {
		if index = ssa.entry(index, native); index < 0 {
			s.Exact = false // which index the address is of is not known
			return s
		}
	} else {
		from := ssa.loaded(index)
		if from >= 0 {
			index = from
		}
		if from >= 0 || native == nil { // else the register is the index itself
			if from = ssa.quadrupled(index); from >= 0 {
				index = from
			}
		}
	}
	known := r.Constants().Value(index, b)
	s.Check, s.Default = r.check(index, b)
	s.Selector = ssa.Regs.Regs[ssa.Var(index)]
	if from, base, ok := ssa.less(index); ok {
		s.Selector, s.Base = ssa.Regs.Regs[ssa.Var(from)], base
	}
	count := uint64(known.Hi) + 1
	switch {
	case s.Exact:
	case known.Lo == 0 && count == uint64(len(s.Targets)):
		// As many as there are entries, each reported once: they are in order.
		s.Exact = true
		entries = s.Targets
	case known.Lo == 0 && count <= 1<<16:
		s.Min, s.Max, s.Range = int64(s.Base), int64(s.Base)+int64(count)-1, count
	}
	for k, to := range entries {
		if to != nil && to != s.Default { // the gaps between the cases go to the default
			s.Cases = append(s.Cases, Case{uint32(k) + uint32(s.Base), to, b, nil})
		}
	}
	return s
}

// definition returns the instruction that defines v alone, and its number; nil
// if there is none.
func (s *SSA) definition(v Value) (*cfg.Instr, int32) {
	if v < 0 || s.kind[v] != InstrValue || s.prev[v] >= 0 {
		return nil, 0
	}
	b := s.Block(v)
	return &b.Instrs[s.num[v]-s.Regs.first[b.ID]], s.num[v]
}

// operand returns the value that operand arg of instruction n reads first,
// through copies.
func (s *SSA) operand(n int32, arg int) Value {
	for k, of := range s.Regs.Args(n) {
		if w := s.Regs.Words(n)[k]; int(of) == arg && w >= 0 && !w.Write() {
			return s.indexOf(s.Values(n)[k])
		}
	}
	return NoValue
}

// loaded returns the register that v, read from the constant bank of tables, is
// indexed with.
func (s *SSA) loaded(v Value) Value {
	i, n := s.definition(v)
	if i == nil || i.Op.Name != "LDC" && i.Op.Name != "ULDC" && i.Op.Name != "MOV" && i.Op.Name != "LDL" {
		return NoValue
	}
	for k := range i.Args {
		if a := &i.Args[k]; a.Kind == cfg.ConstOperand && (a.Reg.Class != cfg.NoReg || a.UReg.Class != cfg.NoReg) {
			return s.operand(n, k)
		}
	}
	return NoValue
}

// quadrupled returns the value that v is four times of.
func (s *SSA) quadrupled(v Value) Value {
	i, n := s.definition(v)
	if i == nil || len(i.Args) < 3 {
		return NoValue
	}
	by, ok := intValue(&i.Args[2])
	switch i.Op.Name {
	case "SHL", "USHL":
		ok = ok && by == 2
	case "USHF", "SHF":
		ok = ok && by == 2 && i.HasMod("L")
	case "IMAD", "UIMAD":
		addend, zero := uint32(0), false
		if len(i.Args) > 3 {
			addend, zero = intValue(&i.Args[3])
		}
		ok = ok && by == 4 && zero && addend == 0
	case "ISCADD", "LEA", "ULEA":
		shift, has := intValue(&i.Args[len(i.Args)-1])
		ok = has && shift == 2 && by == 0
	default:
		ok = false
	}
	if !ok || i.Args[1].Kind != cfg.RegOperand || i.Args[1].Flags&^cfg.Reuse != 0 {
		return NoValue
	}
	return s.operand(n, 1)
}

// entry returns the index of the entry of t whose address v is.
func (s *SSA) entry(v Value, t *cfg.Jumptable) Value {
	i, n := s.definition(v)
	if i == nil || i.Name != "LEA" && i.Name != "ULEA" || len(i.Args) != 4 || i.Args[2].Kind != cfg.RelocOperand || i.Args[2].Sym != t.Name ||
		i.Args[2].RegSuffix != "lo" || i.Args[1].Kind != cfg.RegOperand || i.Args[1].Flags&^cfg.Reuse != 0 {
		return NoValue
	}
	if shift, ok := intValue(&i.Args[3]); !ok || shift != 2 {
		return NoValue
	}
	return s.operand(n, 1)
}

// less returns the value that v is, less a constant.
func (s *SSA) less(v Value) (from Value, base int32, ok bool) {
	i, n := s.definition(v)
	if i == nil || len(i.Args) < 3 {
		return 0, 0, false
	}
	switch i.Op.Name {
	case "IADD", "IADD3", "IADD32I", "VIADD", "UIADD3":
	default:
		return 0, 0, false
	}
	sum, reg := uint32(0), -1
	for k := 1; k < len(i.Args); k++ {
		a := &i.Args[k]
		if c, is := intValue(a); is {
			sum += c
		} else if a.Kind == cfg.RegOperand && a.Flags&^cfg.Reuse == 0 && a.Suffix == "" && !a.Reg.IsPred() && reg < 0 {
			reg = k
		} else {
			return 0, 0, false
		}
	}
	if reg < 0 {
		return 0, 0, false
	}
	from = s.operand(n, reg)
	return from, -int32(sum), from >= 0
}

// check returns the block whose branch keeps the index v within bounds on the path to b, and
// where it leads for the others.
func (r *recogniser) check(v Value, b *cfg.Block) (at, other *cfg.Block) {
	c := r.Constants()
	f := r.Func
	for a := c.assume[v]; a > 0; a = c.assumed[a-1].next {
		x := &c.assumed[a-1]
		if x.block < 0 || x.known.Hi == Anything.Hi || !f.Dom.Dominates(x.block, b.ID) || len(f.Preds.Succs(x.block)) == 0 {
			continue
		}
		at = f.Blocks[f.Preds.Succs(x.block)[0]]
		for to := range f.Succs(at) {
			if to.ID != x.block {
				return at, to
			}
		}
	}
	return nil, nil
}
