package analysis

import (
	"fmt"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// table reads an indirect branch back to its switch. ptxas writes it so, the values out of bounds
// being those of the last entry:
//
//	IADD3 Ri, Rs, -base, RZ         the index; not if base is 0
//	IMNMX.U32 Ri, Ri, n, PT         or, instead, a branch for values out of bounds
//	SHL Ro, Ri, 0x2                 or IMAD.SHL
//	LDC Rt, c[0x2][Ro]
//	BRX Rt -0x170
//
// and in the native spelling it is, once phase 80 has been there,
//
//	LEA Ra, Ri, 32@lo(jt), 0x2
//	BRX Ra, 32@lo(jt)
//
// What computes the index may be anything that the analysis of constants understands: see
// [indexer]. The entries are those of the native table, or those that a full listing has beside the
// code; an annotation, which has each target once, tells them if there are as many. An entry that
// leads where values out of bounds lead is no case: the table has one for each value from the least
// case to the greatest, and what is in between goes to the default.
func (r *recogniser) table(b *cfg.Block, i *cfg.Instr) (found *Switch) {
	f := r.Func
	s := &Switch{Form: JumpTable, Block: b, Instr: i, Clamp: -1, Bits: 32, value: NoValue}
	for to, kind := range f.Succs(b) {
		if kind == cfg.Table {
			s.Targets = append(s.Targets, to)
		}
	}
	native, address := f.TableOf(i)
	var t tableReader
	partial := native == nil && (i.Mistrusted() || len(i.Targets()) == 0) // the data of the table may be there all the same
	if partial {
		all := s.Targets // those that a constant bank has too
		s.Targets = slices.DeleteFunc(slices.Clone(all), func(to *cfg.Block) bool { return !slices.Contains(i.Targets(), to.Label()) })
		defer func() {
			var entries []*cfg.Block
			known := false
			if s.Exact && t.follows() || !s.Exact && (len(all) > 0 || s.Range > 0) {
				if r.banks == nil {
					r.banks = f.BankReads()
				}
				entries, known = f.EntriesInBank(b, r.banks)
			}
			if s.Exact && len(entries) > s.Size { // not what the code does
				s.unknown(fmt.Sprintf("what the table has: the index selects entries up to %d, and there are others behind them in the constant bank", s.Size-1))
				s.Size, s.Total = 0, false
			}
			switch {
			case s.Exact:
			case len(all) == 0 && s.Range == 0:
				last, index, limited := f.LastEntry(b)
				if !limited {
					found = nil
					return
				}
				s.Selector, s.Size, s.Unknown = index, last+1, "what the table has: the listing does not tell all targets of the branch"
			default:
				s.Targets = all
				if known {
					s.Size = len(entries)
				}
				if last, index, limited := f.LastEntry(b); limited && s.Size == 0 {
					s.Selector, s.Size = index, last+1
				}
				if at := f.MissingBefore(b); at != nil {
					s.Unknown = fmt.Sprintf("%s in front of address %#x, and may compute the index", cfg.MissingText(at.Missing()), at.Addr)
				}
			}
		}()
	} else if len(s.Targets) == 0 {
		return nil
	}
	if native != nil {
		s.Exact, s.Size = true, len(native.Labels)
		s.Entries = named(f, native.Labels)
	}
	ssa := r.SSA()
	read := ssa.indexRegister(b)
	if read < 0 {
		s.unknown("the branch reads no register")
		return s
	}
	place := ssa.unswapped(ssa.indexOf(read))
	s.Selector = ssa.Regs.Regs[ssa.Var(place)]
	t = tableReader{recogniser: r, s: s, unit: 1, partial: partial}
	switch {
	case address:
		if place = ssa.entry(place, native); place < 0 {
			s.unknown("which entry the address is that of")
			return s
		}
	case native == nil:
		if place, t.bank = ssa.loaded(place); place < 0 {
			s.unknown("where the entry is loaded from")
			return s
		}
		t.unit = entrySize
		t.entries()
	default:
		if from, _ := ssa.loaded(place); from >= 0 { // a listing's spelling with a native table
			place, t.unit = from, entrySize
		}
	}
	last := uint32(math.MaxUint32)
	if s.Size > 0 {
		last = uint32(s.Size-1) * t.unit
	}
	index, ok := r.indexed(place, b, t.unit, last, len(s.Targets))
	if !ok {
		if native == nil {
			s.unknown("which value selects which entry")
			return s
		}
		s.Selector = ssa.held(b, ssa.indexOf(place), read) // of it nothing is known but that it is the index
		index = tableIndex{root: place, bits: 32}
		for k := range native.Labels {
			index.entries = append(index.entries, indexEntry{uint32(k), uint32(k)})
		}
		t.read(&index)
		s.Total = false
		return s
	}
	s.Selector, s.value = ssa.held(b, index.root, read, index.copied), ssa.copyOf(index.root)
	t.read(&index)
	return s
}

// tablesApart returns the tables of blocks to which no path leads that is known, as one that is for a case of another table in a listing
// without targets: of them the size is known at most.
func (r *recogniser) tablesApart() (list []Switch) {
	f := r.Func
	reached := make([]bool, len(f.Blocks))
	for _, n := range f.Order.RPO {
		reached[n] = true
	}
	for n, b := range f.Blocks {
		i := b.Last()
		if reached[n] || i == nil || i.Flow != cfg.FlowIndex || f.Native {
			continue
		}
		if last, index, limited := f.LastEntry(b); limited {
			s := Switch{Form: JumpTable, Selector: index, Block: b, Instr: i, Clamp: -1, Bits: 32, Size: last + 1, value: NoValue}
			s.unknown("what the table has: the listing does not tell all targets of the branch")
			s.stands, s.check = r.tableCounted(&s)
			s.choose(r.set)
			list = append(list, s)
		}
	}
	return list
}

// held returns the register of v. If that has another value at the start of b, it is that of the
// first of some values that is a copy of v.
func (s *SSA) held(b *cfg.Block, v Value, copies ...Value) cfg.Reg {
	if in := s.In(b, s.Var(v)); in >= 0 && in != v && s.block[v] != b.ID {
		for _, c := range copies {
			if s.copyOf(c) == s.copyOf(v) {
				return s.Regs.Regs[s.Var(c)]
			}
		}
	}
	return s.Regs.Regs[s.Var(v)]
}

// named returns the blocks of labels, nil for one that is not defined.
func named(f *cfg.Func, labels []string) []*cfg.Block {
	list := make([]*cfg.Block, len(labels))
	for k, name := range labels {
		list[k] = f.Block(name)
	}
	return list
}

// A tableReader finds the cases of a jump table.
type tableReader struct {
	*recogniser
	s    *Switch
	unit uint32       // places from one entry to the next
	bank *cfg.Operand // where a listing has the table

	told    []*cfg.Block // where entries lead, of which others are not known
	partial bool         // the text does not tell all targets of the branch
	differ  bool         // what a full listing says of the table is not the same in all places
}

// unknown notes what of s is not understood: which value leads where is not stated.
func (s *Switch) unknown(what string) {
	s.Exact, s.Entries, s.Cases, s.Unknown = false, nil, nil, what
}

// entries finds what a full listing says of the entries of the table, if what it says in all places
// is the same.
func (t *tableReader) entries() {
	f, s := t.Func, t.s
	labels, same := f.TableEntries(s.Block)
	if t.differ = !same; labels == nil || t.differ {
		return
	}
	s.Entries, s.Size = named(f, labels), len(labels)
	for k, b := range s.Entries {
		if in, known := t.fromBank(uint32(k) * t.unit); b == nil || known && in != b {
			s.Entries, s.Size, t.differ = nil, 0, true
			return
		}
	}
}

// fromBank returns the block that the word at a place of the table in the constant bank leads to,
// nil if it leads to none; and false if the listing does not have the word.
func (t *tableReader) fromBank(place uint32) (*cfg.Block, bool) {
	to, known := t.Func.BankEntry(t.bank.Bank, uint32(t.bank.Imm)+place)
	if !t.Func.FromStart(t.s.Instr) {
		to = nil // the branch goes somewhere else
	}
	return to, known
}

// follows reports whether the word behind the entries in the constant bank is the place of code, too.
func (t *tableReader) follows() bool {
	if t.bank == nil {
		return false
	}
	to, _ := t.fromBank(uint32(t.s.Size) * t.unit)
	return to != nil
}

// read finds the cases of the table with that index.
func (t *tableReader) read(x *tableIndex) {
	s := t.s
	s.Bits, s.Total = x.bits, !x.clamped && len(x.by) == 0
	t.values(x)
	first, last := x.entries[0], x.entries[len(x.entries)-1]
	end := last.at
	if x.clamped {
		end = max(end, x.rest)
		s.Clamp = int(x.rest / t.unit)
	}
	s.Base = int32(first.value - first.at/t.unit)
	s.Min, s.Max, s.Range = int64(int32(first.value)), int64(int32(last.value)), uint64(last.value-first.value)+1
	t.check(x)
	if what := t.settle(x, int(end/t.unit)+1); what != "" {
		s.unknown(what)
		s.Total = s.Total && s.Size > 0
	} else {
		s.Exact = true
	}
	s.selected = make([]bool, min(s.Size, int(end/t.unit)+1))
	for _, e := range x.entries {
		if k := int(e.at / t.unit); k < len(s.selected) {
			s.selected[k] = true
		}
	}
	if !s.Exact {
		t.known(x)
		return
	}
	if x.clamped {
		s.Default = t.at(x.rest)
	}
	for _, e := range x.entries {
		if slices.Contains(x.never, e.at) {
			continue
		}
		if to := t.at(e.at); to != nil && !t.isDefault(to) { // the gaps between the cases go to the default
			s.Cases = append(s.Cases, Case{Value: e.value, Target: to, Block: s.Block})
		}
	}
}

// known finds where values lead, and what is the default, of a table of which not all entries are told.
func (t *tableReader) known(x *tableIndex) {
	s := t.s
	if t.told == nil {
		return
	}
	if x.clamped {
		s.Default = t.told[x.rest/t.unit]
	}
	for _, e := range x.entries {
		if to := t.told[e.at/t.unit]; to != nil && !slices.Contains(x.never, e.at) {
			s.Known = append(s.Known, Case{Value: e.value, Target: to, Block: s.Block})
		}
	}
}

// settle finds the entries of the table, of which the index selects some of the first size. It says
// what is not understood.
func (t *tableReader) settle(x *tableIndex, size int) string {
	s := t.s
	switch {
	case t.differ:
		s.Size = size
		return "what the table has: the listing says one thing in one place and another in another"
	case s.Exact:
		if size > s.Size {
			s.Total = false // of a native table those that are missing lead nowhere
		}
		return ""
	case s.Entries != nil:
		if size != s.Size { // not what the code does
			what := fmt.Sprintf("what the table has: the index selects entries up to %d, and the listing has %d entries", size-1, s.Size)
			s.Size = 0
			return what
		}
		return ""
	}
	selected := make([]bool, size)
	for _, e := range x.entries {
		selected[e.at/t.unit] = true
	}
	if s.Clamp >= 0 {
		selected[s.Clamp] = true
	}
	if _, known := t.fromBank(x.entries[0].at); known {
		return t.bankEntries(selected)
	}
	skipped := slices.Index(selected, false)
	switch {
	case t.partial:
		s.Size = size
		return "what the table has: the listing does not tell all targets of the branch"
	case t.bank.Imm%entrySize != 0:
		return fmt.Sprintf("what the table has: it is at %#x", t.bank.Imm)
	case len(s.Targets) > size:
		return fmt.Sprintf("what the table has: the index selects %d entries, and the branch has %d targets", size, len(s.Targets))
	case skipped >= 0:
		s.Size = size
		return fmt.Sprintf("what the table has: no value selects entry %d, and one selects entry %d", skipped, size-1)
	case len(s.Targets) < size:
		s.Size = size
		if t.told = t.numbered(size); t.told != nil && !slices.Contains(t.told, nil) {
			s.Entries = t.told
			return ""
		}
		return fmt.Sprintf("which of %d targets each of %d entries has", len(s.Targets), size)
	case x.assume == assumeAll || !x.clamped && len(x.by) > 1:
		s.Size = size
		return "what the table has: several branches keep values from it"
	}
	s.Entries, s.Size = s.Targets, size // as many as there are, each reported once: they are in order
	return ""
}

// bankEntries finds the entries of the table in the constant bank. It says what is not understood.
func (t *tableReader) bankEntries(selected []bool) string {
	s := t.s
	list := make([]*cfg.Block, len(selected))
	for k, is := range selected {
		if !is {
			continue
		}
		b, known := t.fromBank(uint32(k) * t.unit)
		if !known || b == nil || !t.partial && !slices.Contains(s.Targets, b) {
			return fmt.Sprintf("what the table has: entry %d of the constant bank is no target of the branch", k)
		}
		list[k] = b
	}
	for _, to := range s.Targets {
		if !slices.Contains(list, to) {
			return fmt.Sprintf("what the table has: no value leads to %s", to.Name())
		}
	}
	for _, b := range list {
		if t.partial && b != nil && !slices.Contains(s.Targets, b) {
			s.Targets = append(s.Targets, b)
		}
	}
	s.Entries, s.Size = list, len(list)
	return ""
}

// at returns the block of the entry at a place, nil if there is none.
func (t *tableReader) at(place uint32) *cfg.Block {
	if k := int(place / t.unit); k < len(t.s.Entries) {
		return t.s.Entries[k]
	}
	return nil
}

// values makes the values of a selector of which not all bits count signed numbers if those are
// nearer to one another.
func (t *tableReader) values(x *tableIndex) {
	if x.bits == 32 {
		return
	}
	span := func(extended func(uint32) uint32) uint32 {
		lo, hi := int32(math.MaxInt32), int32(math.MinInt32)
		for _, e := range x.entries {
			lo, hi = min(lo, int32(extended(e.value))), max(hi, int32(extended(e.value)))
		}
		return uint32(hi - lo)
	}
	zero := func(v uint32) uint32 { return v }
	sign := func(v uint32) uint32 { return uint32(int32(v<<(32-x.bits)) >> (32 - x.bits)) }
	if span(sign) < span(zero) {
		for k := range x.entries {
			x.entries[k].value = sign(x.entries[k].value)
		}
	}
}

// check finds the branch that keeps the index within bounds, of several the last, and where it
// leads for other values: nowhere that is known if not all lead there.
func (t *tableReader) check(x *tableIndex) {
	f, c := t.Func, t.Constants()
	last := int32(-1)
	for _, by := range x.by {
		if by == outside {
			return // no branch takes all other values
		}
		if last < 0 || f.Dom.Dominates(c.assumed[last].block, c.assumed[by].block) {
			last = by
		}
	}
	if last < 0 || x.clamped {
		return
	}
	t.s.Check, t.s.Default = t.other(last)
	for _, by := range append(slices.Clone(x.by), x.also...) {
		if _, to := t.other(by); to != t.s.Default {
			t.s.Default = nil
		}
	}
}

// other returns the block with the branch of an assumption, and where it leads if the assumption
// does not hold.
func (t *tableReader) other(by int32) (at, to *cfg.Block) {
	f := t.Func
	behind := t.Constants().assumed[by].block
	at = f.Blocks[f.Preds.Succs(behind)[0]]
	for to := range f.Succs(at) {
		if to.ID != behind {
			return at, to
		}
	}
	return nil, nil
}

// isDefault reports whether to is where values out of bounds lead.
func (t *tableReader) isDefault(to *cfg.Block) bool {
	d := t.s.Default
	if d == nil {
		return false
	}
	w := walk{recogniser: t.recogniser}
	return to == d || w.through(to) == w.through(d)
}

// indexRegister returns the value that the indexed branch at the end of b reads.
func (s *SSA) indexRegister(b *cfg.Block) Value {
	n := s.Regs.Number(b, len(b.Instrs)-1)
	for k, of := range s.Regs.Args(n) {
		if w := s.Regs.Words(n)[k]; of >= 0 && !w.Write() && w >= 0 {
			return s.Values(n)[k]
		}
	}
	return NoValue
}

// loaded returns the register that v, a word read from a constant bank, is at the place of there,
// and the operand.
func (s *SSA) loaded(v Value) (Value, *cfg.Operand) {
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || i.Op.Name != "LDC" && i.Op.Name != "ULDC" && i.Op.Name != "MOV" {
		return NoValue, nil
	}
	for _, wide := range [...]string{"64", "128", "U8", "S8", "U16", "S16", "IL", "IS", "ISL"} {
		if i.HasMod(wide) {
			return NoValue, nil
		}
	}
	for k := range i.Args {
		a := &i.Args[k]
		if a.Kind == cfg.ConstOperand && a.Bank > 0 && a.Sym() == "" && a.Flags&^(cfg.HasImm|cfg.Reuse) == 0 && (a.Reg.Class == cfg.NoReg) != (a.UReg().Class == cfg.NoReg) {
			return s.operand(n, k), a
		}
	}
	return NoValue, nil
}

// entry returns the index of the entry of t whose address v is.
func (s *SSA) entry(v Value, t *cfg.Jumptable) Value {
	i, n := s.definition(v)
	if i == nil || i.Name != "LEA" && i.Name != "ULEA" || len(i.Args) != 4 || i.Args[2].Kind != cfg.RelocOperand || i.Args[2].Sym() != t.Name ||
		i.Args[2].RegSuffix() != "lo" || i.Args[1].Kind != cfg.RegOperand || i.Args[1].Flags&^cfg.Reuse != 0 {
		return NoValue
	}
	if shift, ok := intValue(&i.Args[3]); !ok || shift != 2 {
		return NoValue
	}
	return s.operand(n, 1)
}
