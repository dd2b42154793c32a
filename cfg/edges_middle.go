package cfg

import (
	"cmp"
	"slices"
)

// middles notes the calls and branches through a register to which a block, or the ones that fall
// into it, writes the address of an instruction in the middle of a block.
func (l *linker) middles() {
	f := l.f
	if len(f.addrs) == 0 {
		return
	}
	if f.Native {
		l.printed()
		return
	}
	for _, b := range f.Blocks {
		for k, i := range b.Code() {
			if i.Flow != FlowCall && i.Flow != FlowIndex || len(i.Targets()) > 0 || !slices.ContainsFunc(i.Args, holdsAddress) {
				continue
			}
			for n := range i.Refs {
				if r := &i.Refs[n]; !r.Write && r.Reg.Class == ClassR && r.Arg != ArgGuard && (l.writesMiddle(b, k, r.Reg) || l.labelled(r.Reg) && l.computed(i)) {
					l.unresolved(b, i, i.Op.Name+" in "+b.Name()+" may go to the middle of a block")
					f.middles = true
				}
			}
		}
	}
}

// printed notes the calls, returns and branches of a native function to an address in a register,
// if addresses are printed in it: what a disassembler printed became native, or was typed half way
// to it, and which addresses registers hold is followed in listings alone.
func (l *linker) printed() {
	for _, b := range l.f.Blocks {
		for _, i := range b.Code() {
			if (i.Flow == FlowCall || i.Flow == FlowRet || i.Flow == FlowIndex) && len(i.Targets()) == 0 && slices.ContainsFunc(i.Args, holdsAddress) {
				l.unresolved(b, i, "the address that "+i.Op.Name+" in "+b.Name()+" goes to is unknown")
			}
		}
	}
}

// labelled reports whether the address of a block of f is written to reg.
func (l *linker) labelled(reg Reg) bool {
	yes, known := l.labels[reg]
	if !known {
		if l.labels == nil {
			l.labels = map[Reg]bool{}
		}
		yes = l.writesLabel(reg)
		l.labels[reg] = yes
	}
	return yes
}

func (l *linker) writesLabel(reg Reg) bool {
	for _, b := range l.f.Blocks {
		for _, i := range b.Code() {
			for n := range i.Args {
				if a := &i.Args[n]; a.Kind != RelocOperand && (a.Kind != LabelOperand || n == int(i.Code)) || !i.Writes(reg) {
					continue
				}
				for name := range RelocNames(i.Args[n].Sym()) {
					if to := l.f.Block(name); to != nil && to.ID > 0 {
						return true
					}
				}
			}
		}
	}
	return false
}

// EntersMiddle reports whether control may come into the middle of a block of f: a return, or a
// call through a register, may go there.
func (f *Func) EntersMiddle() bool { return f.middles || f.ReturnsComputed() != "" }

// writesMiddle reports whether the address of an instruction in the middle of a block is written to
// reg in front of instruction k of b.
func (l *linker) writesMiddle(b *Block, k int, reg Reg) bool {
	f := l.f
	for range 8 {
		for k--; k >= 0; k-- {
			i := &b.Instrs[k]
			if !i.Writes(reg) {
				continue
			}
			for v := range i.Numbers() {
				at := f.codeAddr(v)
				n, _ := slices.BinarySearchFunc(f.addrs, at+1, func(a addrBlock, at int64) int { return cmp.Compare(a.addr, at) })
				if n > 0 && f.middle(f.Blocks[f.addrs[n-1].block], at) {
					return true
				}
			}
			if i.Guard.Always() {
				return false
			}
		}
		if b.ID == 0 || !f.Blocks[b.ID-1].fallsOut() {
			return false
		}
		b = f.Blocks[b.ID-1]
		k = len(b.Instrs)
	}
	return false
}
