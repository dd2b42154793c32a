package cfg

import (
	"cmp"
	"context"
	"slices"
)

// This file finds where indexed branches lead by the data of constant banks alone, where the text of
// a branch does not say so, or misprints it:
//
//	LDC R3, c[0x2][R2+0x10]
//	BRX R3 -0x90
//
//	.nv.constant2.f:
//	        /*0010*/ .byte 0x18, 0x01, 0x00, 0x00, 0xf0, 0x00, 0x00, 0x00
//
// nvdisasm names no targets up to sm_37, and of the 11.8 toolkit on sm_90 none where no label is. At
// such a place a block begins. On sm_90 .nv.info has how many entries there are. Else the table is taken to go
// on until the function reads the bank somewhere else, or a word is the place of no instruction, which may be wrong:
// the branch still counts as one whose targets are not all known.

// mostLoads is how many instructions in front of a branch are looked at for the one that loads the entry.
const mostLoads = 64

// toldByBank reports whether where the indexed branch i of a listing leads is in a constant bank, and not in
// its text.
func (i *Instr) toldByBank() bool {
	return i.Flow == FlowIndex && i.Code < 0 && (len(i.Targets()) == 0 || i.Mistrusted())
}

// A bankReads is where the code of a function reads a constant bank.
type bankReads struct {
	bank int16
	off  uint32
}

func (r bankReads) compare(s bankReads) int {
	return cmp.Or(cmp.Compare(r.bank, s.bank), cmp.Compare(r.off, s.off))
}

// bankTable returns the instruction operand that loads the entry of the table of the branch at the end of b; nil
// if that is not known.
func (f *Func) bankTable(b *Block) *Operand {
	i := b.Last()
	var reg Reg
	for n := range i.Refs {
		if r := &i.Refs[n]; !r.Write && r.Arg != ArgGuard && (r.Reg.Class == ClassR || r.Reg.Class == ClassUR) && !r.Reg.IsConst() {
			reg = r.Reg // the lower half
			break
		}
	}
	if reg.Class == NoReg {
		return nil
	}
	n := int(b.ID)
	k := len(b.Instrs) - 1
	for range mostLoads {
		for k == 0 {
			if n == 0 {
				return nil
			}
			n--
			k = len(f.Blocks[n].Instrs)
		}
		k--
		i := &f.Blocks[n].Instrs[k]
		if !i.Op.Known() || i.EndsBlock() && !i.Conditional() {
			return nil
		}
		if !i.Writes(reg) {
			continue
		}
		if !i.Guard.Always() {
			return nil
		}
		if i.copies() || i.Op.Name == "R2UR" {
			src := Reg{}
			for n := range i.Refs {
				if r := &i.Refs[n]; !r.Write && r.Arg != ArgGuard && (r.Reg.Class == ClassR || r.Reg.Class == ClassUR) && !r.Reg.IsConst() {
					src = r.Reg
				}
			}
			if src.Class == NoReg {
				return nil
			}
			reg = src
			continue
		}
		if i.Op.Name != "LDC" && i.Op.Name != "ULDC" {
			return nil
		}
		for n := range i.Args {
			if a := &i.Args[n]; a.indexesBank() {
				return a
			}
		}
		return nil
	}
	return nil
}

// indexesBank reports whether a is a word of a constant bank beside the parameters, by an index.
func (a *Operand) indexesBank() bool {
	return a.Kind == ConstOperand && a.Bank > 0 && a.Sym() == "" && a.Imm >= 0 && a.Imm < maxBank && (a.Reg.Class == NoReg) != (a.UReg.Class == NoReg)
}

// readsOfBanks returns where the code of f reads banks beside the parameters, each once and sorted.
func (f *Func) readsOfBanks() []bankReads {
	var list []bankReads
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			for n := range b.Instrs[k].Args {
				if a := &b.Instrs[k].Args[n]; a.Kind == ConstOperand && a.Bank > 0 && a.Sym() == "" && a.Imm >= 0 && a.Imm < maxBank {
					list = append(list, bankReads{a.Bank, uint32(a.Imm)})
				}
			}
		}
	}
	slices.SortFunc(list, bankReads.compare)
	return slices.Compact(list)
}

// bankTargets returns the addresses that the entries of the table of the branch at the end of b are, by the data
// of the bank, and whether those are all; reads is readsOfBanks, and code reports whether an address is the place of an
// instruction. A label has the address of its block.
func (f *Func) bankTargets(b *Block, reads []bankReads, code func(addr int64) bool) (list []int64, all bool) {
	a := f.bankTable(b)
	if a == nil || a.Imm%4 != 0 || !f.FromStart(b.Last()) {
		return nil, false
	}
	d := f.bank(a.Bank)
	if d == nil {
		return nil, false
	}
	start, end := uint32(a.Imm), uint32(len(d.data))
	entries, same := f.entriesOf(b)
	switch {
	case !same || len(entries) > maxEntries:
		return nil, false
	case entries != nil:
		if end = start + 4*uint32(len(entries)); end > uint32(len(d.data)) {
			return nil, false
		}
	default:
		n, _ := slices.BinarySearchFunc(reads, bankReads{a.Bank, start + 1}, bankReads.compare)
		if n < len(reads) && reads[n].bank == a.Bank {
			end = min(end, reads[n].off)
		}
	}
	for off := start; off+4 <= end && len(list) < maxEntries; off += 4 {
		addr := int64(NoAddr)
		if l, ok := d.labels[off]; ok {
			if to := f.Block(l); to != nil {
				addr = to.Addr()
			}
		} else if w, ok := f.BankWord(a.Bank, int64(off)); ok && code(int64(w)) {
			addr = f.codeAddr(int64(w))
		}
		if k := int(off-start) / 4; entries != nil && entries[k] != "" {
			if to := f.Block(entries[k]); to == nil || to.Addr() != addr {
				return nil, false // the one says something else than the other
			}
		}
		if addr == NoAddr && entries != nil {
			return nil, false
		} else if addr == NoAddr {
			break
		}
		list = append(list, addr)
	}
	return list, entries != nil
}

// hasInstrAt reports whether an instruction of f, or the control word in front of it, is at an address.
func (f *Func) hasInstrAt(addr int64) bool {
	last := f.Blocks[len(f.Blocks)-1].Last()
	if addr = f.codeAddr(addr); len(f.addrs) == 0 || addr < f.addrs[0].addr || last == nil || addr > max(last.Addr, f.addrs[len(f.addrs)-1].addr) {
		return false
	}
	i, _ := f.unit.InstrAt(addr)
	return i != nil
}

// byBank adds the targets of the branch at the end of b that a constant bank has, and reports whether there are some and
// those are all.
func (l *linker) byBank(b *Block) (some, all bool) {
	f := l.f
	if len(f.unit.entries) == 0 {
		return false, false
	}
	if l.banks == nil {
		l.banks = f.readsOfBanks()
	}
	list, all := f.bankTargets(b, l.banks, func(addr int64) bool { return f.blockAt(addr) != nil })
	if l.told += len(list); l.told > l.most || len(list) == 0 {
		return false, false
	}
	for _, addr := range list {
		l.add(f.blockAt(addr), Table)
	}
	f.byBank = true
	return true, all
}

// EntriesInBank returns the blocks that the entries of the table of the branch at the end of b lead to, where a constant
// bank alone has them, and whether those are all; nil if it does not.
func (f *Func) EntriesInBank(b *Block) (list []*Block, all bool) {
	if i := b.Last(); !f.byBank || i == nil || !i.toldByBank() {
		return nil, false
	}
	at, all := f.bankTargets(b, f.readsOfBanks(), func(addr int64) bool { return f.blockAt(addr) != nil })
	for _, addr := range at {
		list = append(list, f.blockAt(addr))
	}
	return list, all
}

// MissingBefore returns the instruction that code is missing in front of, of those from which control falls to the end
// of b without another branch; nil if there is none.
func (f *Func) MissingBefore(b *Block) *Instr {
	n, k := int(b.ID), len(b.Instrs)
	for range mostLoads {
		for k == 0 {
			if n--; n < 0 {
				return nil
			}
			k = len(f.Blocks[n].Instrs)
			if i := f.Blocks[n].Last(); i != nil && i.EndsBlock() {
				return nil
			}
		}
		k--
		if i := &f.Blocks[n].Instrs[k]; i.Missing > 0 {
			return i
		}
	}
	return nil
}

// ByBank reports whether branches of f lead where constant banks alone say, by addresses: none of its code may move.
func (f *Func) ByBank() bool { return f.byBank }

// entriesInBanks returns the addresses of u that entries of tables are, of branches whose text does not say where they
// lead; each once and sorted.
func (u *Unit) entriesInBanks() []int64 {
	if !slices.ContainsFunc(u.beside.list, func(d *tableData) bool { return d.data != nil }) {
		return nil
	}
	var list []int64
	for _, f := range u.Funcs {
		var reads []bankReads
		tables := map[bankReads]bool{} // that have been looked at
		for _, b := range f.Blocks {
			if i := b.Last(); i == nil || !i.toldByBank() {
				continue
			}
			if reads == nil {
				reads = f.readsOfBanks()
			}
			if a := f.bankTable(b); a != nil && f.FromStart(b.Last()) && !tables[bankReads{a.Bank, uint32(a.Imm)}] {
				tables[bankReads{a.Bank, uint32(a.Imm)}] = true
				at, _ := f.bankTargets(b, reads, f.hasInstrAt)
				list = append(list, at...)
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// cut makes blocks begin at what is in banks, and edges lead there: of u, which has been told what is beside it, or a copy
// of it if that is not what it has.
func (u *Unit) cut() *Unit {
	at := u.entriesInBanks()
	if slices.Equal(at, u.entries) || len(u.Funcs) == 0 {
		return u
	}
	c := &Unit{Section: u.Section, Env: u.Env, own: u.own, beside: u.beside, entries: at}
	c.lower(context.Background(), u, u.Funcs[0].Names)
	c.Settle(context.Background(), u.doc)
	return c
}
