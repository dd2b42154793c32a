package cfg

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"
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
// such a place a block begins. On sm_90 .nv.info has how many entries there are, and elsewhere the code may limit the index:
//
//	IMNMX.U32 R4, R4, 0x3, PT
//	SHF.L R4, RZ, 0x2, R4
//	LDC R0, c[0x2][R4]
//	BRX R0 -0x98
//
// Else the table is taken to go on until the function reads the bank somewhere else, or a word is the place of no
// instruction, which may be wrong: the branch still counts as one whose targets are not all known.

// mostLoads is how many instructions in front of a branch are looked at for the one that loads the entry.
const mostLoads = 64

// toldByBank reports whether where the indexed branch i of a listing leads is in a constant bank, and not in
// its text.
func (i *Instr) toldByBank() bool {
	return i.Flow == FlowIndex && i.Code < 0 && (len(i.Targets()) == 0 || i.Mistrusted())
}

// A BankRead is where the code of a function reads a constant bank.
type BankRead struct {
	bank int16
	off  uint32
}

func (r BankRead) compare(s BankRead) int {
	return cmp.Or(cmp.Compare(r.bank, s.bank), cmp.Compare(r.off, s.off))
}

// bankTable returns the instruction operand that loads the entry of the table of the branch at the end of b; nil
// if that is not known.
func (f *Func) bankTable(b *Block) *Operand {
	reg, ok := b.Last().indexRegister()
	if !ok {
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

// TableLeftOut says, of an indexed branch at the end of b whose table is in a constant bank that the listing has no data of, how to
// get a listing that does; "" if it is something else.
func (f *Func) TableLeftOut(b *Block) string {
	i := b.Last()
	if i == nil || i.Flow != FlowIndex || i.Code >= 0 || f.Native {
		return ""
	}
	a := f.bankTable(b)
	if a == nil || f.bank(a.Bank) != nil || slices.ContainsFunc(f.unit.beside.list, func(d *tableData) bool { return d.data != nil && d.bank == a.Bank }) {
		return ""
	}
	return fmt.Sprintf("its table is in .nv.constant%d, which this listing leaves out: nvdisasm FILE.cubin prints it, without -c, and cuobjdump -xelf all FILE writes the cubin", a.Bank)
}

// indexRegister returns the register, or the lower of two, that the indexed branch i reads.
func (i *Instr) indexRegister() (Reg, bool) {
	for n := range i.Refs {
		if r := &i.Refs[n]; !r.Write && r.Arg != ArgGuard && (r.Reg.Class == ClassR || r.Reg.Class == ClassUR) && !r.Reg.IsConst() {
			return r.Reg, true
		}
	}
	return Reg{}, false
}

// indexesBank reports whether a is a word of a constant bank beside the parameters, by an index.
func (a *Operand) indexesBank() bool {
	return a.Kind == ConstOperand && a.Bank > 0 && a.Sym() == "" && a.Imm >= 0 && a.Imm < maxBank && (a.Reg.Class == NoReg) != (a.UReg().Class == NoReg)
}

// BankReads returns where the code of f reads banks beside the parameters, each once and sorted.
func (f *Func) BankReads() []BankRead {
	list := []BankRead{}
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			for n := range b.Instrs[k].Args {
				if a := &b.Instrs[k].Args[n]; a.Kind == ConstOperand && a.Bank > 0 && a.Sym() == "" && a.Imm >= 0 && a.Imm < maxBank {
					list = append(list, BankRead{a.Bank, uint32(a.Imm)})
				}
			}
		}
	}
	slices.SortFunc(list, BankRead.compare)
	return slices.Compact(list)
}

// bankTargets returns the addresses that the entries of the table of the branch at the end of b are, by the data
// of the bank, and whether those are all; reads is BankReads, and code reports whether an address is the place of an
// instruction. A label has the address of its block.
func (f *Func) bankTargets(b *Block, reads []BankRead, code func(addr int64) bool) (list []int64, all bool) {
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
	last, _, limited := f.LastEntry(b)
	switch {
	case !same || len(entries) > maxEntries:
		return nil, false
	case entries != nil:
		if end = start + 4*uint32(len(entries)); end > uint32(len(d.data)) {
			return nil, false
		}
	case limited:
		if end = start + 4*uint32(last+1); end > uint32(len(d.data)) {
			return nil, false
		}
	default:
		n, _ := slices.BinarySearchFunc(reads, BankRead{a.Bank, start + 1}, BankRead.compare)
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
		if addr == NoAddr && (entries != nil || limited) {
			return nil, false
		} else if addr == NoAddr {
			break
		}
		list = append(list, addr)
	}
	return list, entries != nil || limited
}

// LastEntry returns the last entry of the table of the indexed branch at the end of b, in a constant bank, that the index may select, and
// the register that has that, if the instructions of b, from one that limits the index on, say so.
func (f *Func) LastEntry(b *Block) (n int, index Reg, ok bool) {
	k := len(b.Instrs) - 1
	reg, found := b.Instrs[k].indexRegister()
	if !found || b.Instrs[k].Missing() > 0 {
		return 0, index, false
	}
	step := 0 // so many of the load and the shift have been seen
	for k--; k >= 0; k-- {
		i := &b.Instrs[k]
		if !i.Op.Known() {
			return 0, index, false
		}
		if i.Writes(reg) {
			if !i.Guard.Always() {
				return 0, index, false
			}
			from := Reg{}
			switch {
			case i.copies() && len(i.Args) == 2 && plainRegister(&i.Args[1]):
				from = i.Args[1].Reg
			case step == 0 && (i.Op.Name == "LDC" || i.Op.Name == "ULDC") && len(i.Args) == 2 && i.Args[1].indexesBank() && !i.HasMod("64"):
				from, step = i.Args[1].Reg, 1
				if from.Class == NoReg {
					from = i.Args[1].UReg()
				}
			case step == 1:
				from, step = i.timesFour(), 2
			case step == 2 && i.Op.Name == "SEL":
				n, ok := b.selectsLeast(k)
				return n, reg, ok
			case step == 2:
				n, ok := i.atMost()
				return n, reg, ok
			}
			if from.Class == NoReg {
				return 0, index, false
			}
			reg = from
		}
		if i.Missing() > 0 { // in front of it
			return 0, index, false
		}
	}
	return 0, index, false
}

// selectsLeast returns the greatest number that instruction k of b writes, if it takes a number where that is less than another:
//
//	ISETP.LT.U32.AND P1, PT, R5, 0x2, PT
//	SEL R6, R5, 0x2, P1
func (b *Block) selectsLeast(k int) (n int, ok bool) {
	sel := b.Instrs[k].Args
	if b.Instrs[k].Name != "SEL" || len(sel) != 4 || !plainRegister(&sel[1]) || sel[2].Kind != ImmOperand || sel[2].Flags&^HasImm != 0 || sel[2].Imm < 0 || sel[2].Imm >= maxEntries {
		return 0, false
	}
	p := &sel[3]
	if p.Kind != RegOperand || !p.Reg.IsPred() || p.Reg.IsConst() || p.Flags&^Reuse != 0 {
		return 0, false
	}
	for k--; k >= 0; k-- {
		i := &b.Instrs[k]
		if !i.Op.Known() || i.Missing() > 0 && i.Writes(p.Reg) {
			return 0, false
		}
		if i.Writes(p.Reg) {
			a := i.Args
			limits := i.Name == "ISETP.LT.U32.AND" && i.Guard.Always() && len(a) == 5 && a[0].Reg == p.Reg && plainRegister(&a[2]) && a[2].Reg == sel[1].Reg && a[3].isNumber(sel[2].Imm) &&
				a[4].Kind == RegOperand && a[4].Reg == PT && a[4].Flags&^Reuse == 0
			return int(sel[2].Imm), limits
		}
		if i.Writes(sel[1].Reg) || i.Missing() > 0 {
			return 0, false
		}
	}
	return 0, false
}

// plainRegister reports whether a is a register with a value, as it is.
func plainRegister(a *Operand) bool {
	return a.Kind == RegOperand && !a.Reg.IsConst() && a.Flags&^Reuse == 0 && a.Suffix() == ""
}

// isNumber reports whether a is the number n.
func (a *Operand) isNumber(n int64) bool {
	return a.Kind == ImmOperand && a.Flags&^HasImm == 0 && a.Imm == n
}

// isZero reports whether a is a register that is always 0.
func (a *Operand) isZero() bool {
	return a.Kind == RegOperand && (a.Reg == RZ || a.Reg == URZ) && a.Flags&^Reuse == 0
}

// timesFour returns the register whose value times four i writes; none if it does something else.
func (i *Instr) timesFour() Reg {
	a := i.Args
	switch {
	case i.Op.Name == "SHL" && len(a) == 3 && !i.HasMod("X") && a[2].isNumber(2) && plainRegister(&a[1]):
		return a[1].Reg
	case i.Name == "SHF.L" && len(a) == 4 && a[1].isZero() && a[2].isNumber(2) && plainRegister(&a[3]):
		return a[3].Reg
	case (i.Name == "SHF.L.U32" || i.Name == "USHF.L.U32") && len(a) == 4 && plainRegister(&a[1]) && a[2].isNumber(2) && a[3].isZero():
		return a[1].Reg
	case (i.Name == "IMAD.SHL.U32" || i.Name == "IMAD.SHL") && len(a) == 4 && plainRegister(&a[1]) && a[2].isNumber(4) && a[3].isZero():
		return a[1].Reg
	}
	return Reg{}
}

// atMost returns the greatest number that i writes, whatever it reads, if it is one that limits a number without a sign.
func (i *Instr) atMost() (n int, ok bool) {
	a := i.Args
	least := func(k int) bool {
		return len(a) == k+1 && a[k].Kind == RegOperand && a[k].Reg == PT && a[k].Flags&^Reuse == 0
	}
	at := 2
	switch i.Op.Name {
	case "IMNMX", "VIMNMX":
		if i.Name != "IMNMX.U32" && i.Name != "VIMNMX.U32" || !least(3) {
			return 0, false
		}
	case "VIADDMNMX":
		if at = 3; i.Name != "VIADDMNMX.U32" || !least(4) {
			return 0, false
		}
	case "LOP32I", "LOP":
		if (i.Name != "LOP32I.AND" && i.Name != "LOP.AND") || len(a) != 3 || a[1].Flags&^Reuse != 0 {
			return 0, false
		}
	default:
		return 0, false
	}
	if a[at].Kind != ImmOperand || a[at].Flags&^HasImm != 0 || a[at].Imm < 0 || a[at].Imm >= maxEntries {
		return 0, false
	}
	return int(a[at].Imm), true
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
		l.banks = f.BankReads()
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
// bank alone has them, and whether those are all; nil if it does not. Reads is BankReads.
func (f *Func) EntriesInBank(b *Block, reads []BankRead) (list []*Block, all bool) {
	if i := b.Last(); !f.byBank || i == nil || !i.toldByBank() {
		return nil, false
	}
	at, all := f.bankTargets(b, reads, func(addr int64) bool { return f.blockAt(addr) != nil })
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
		if i := &f.Blocks[n].Instrs[k]; i.Missing() > 0 {
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
		var reads []BankRead
		tables := map[BankRead]bool{} // that have been looked at
		for _, b := range f.Blocks {
			if i := b.Last(); i == nil || !i.toldByBank() {
				continue
			}
			if reads == nil {
				reads = f.BankReads()
			}
			if a := f.bankTable(b); a != nil && f.FromStart(b.Last()) && !tables[BankRead{a.Bank, uint32(a.Imm)}] {
				tables[BankRead{a.Bank, uint32(a.Imm)}] = true
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
	c := &Unit{Section: u.Section, Env: u.Env, own: u.own, beside: u.beside, entries: at, kept: new(sync.Map)}
	c.lower(context.Background(), u, u.Funcs[0].Names)
	c.Settle(context.Background(), u.doc)
	return c
}
