package cfg

import (
	"slices"
	"strings"
)

// cutEndLabel takes off, and returns, a label at the end of a listing that no
// branch names any more: it is there for .size, and begins no block.
func (f *Func) cutEndLabel() []*Block {
	n := len(f.Blocks)
	if f.Native || n == 0 || len(f.Blocks[n-1].Instrs) > 0 || f.referred(f.Blocks[n-1]) {
		return nil
	}
	end := f.Blocks[n-1:]
	f.Blocks = f.Blocks[:n-1]
	return end
}

// cutPadding takes the padding off the end of a listing: the NOPs, and the branch
// to itself before them, that no branch but itself reaches.
func (f *Func) cutPadding() {
	f.Padding = Span{}
	if f.Native {
		return
	}
	n := len(f.Blocks)
	for n > 0 && f.Blocks[n-1].onlyNops() && (n == 1 || len(f.Blocks[n-1].Labels) == 0 || !f.referred(f.Blocks[n-1])) {
		n--
	}
	if n > 1 {
		b := f.Blocks[n-1]
		if i := b.Last(); len(b.Instrs) == 1 && i.Flow == FlowBranch && !i.Conditional() && i.Code >= 0 &&
			f.namesBlock(&i.Args[i.Code], b) && !f.Blocks[n-2].fallsOut() && !f.referred(b) {
			n--
		}
	}
	// NOPs before the branch, and the tail of a block that ends before them.
	for n > 1 && f.Blocks[n-1].onlyNops() && !f.Blocks[n-2].fallsOut() && !f.referred(f.Blocks[n-1]) {
		n--
	}
	if n == 0 || n == len(f.Blocks) || f.Blocks[n-1].fallsOut() {
		return
	}
	f.Padding = Span{Start: f.Blocks[n].Span.Start, End: f.Blocks[len(f.Blocks)-1].Span.End}
	f.Blocks, f.pad = f.Blocks[:n:n], f.Blocks[n:]
}

func (b *Block) onlyNops() bool {
	for k := range b.Instrs {
		if i := &b.Instrs[k]; i.Op.Name != "NOP" || !i.Guard.Always() || i.Flow != FlowNone {
			return false
		}
	}
	return true
}

// fallsOut reports whether control can leave b at its end.
func (b *Block) fallsOut() bool {
	i := b.Last()
	return i == nil || i.FallsThrough()
}

// referred reports whether anything but an instruction of b names b.
func (f *Func) referred(b *Block) bool {
	if f.listed(b.Labels) {
		return true
	}
	for _, from := range f.Blocks {
		if from == b {
			continue
		}
		for _, i := range from.Code() {
			if i.Code >= 0 && f.namesBlock(&i.Args[i.Code], b) || i.names(b.Labels) {
				return true
			}
		}
	}
	return false
}

// listed reports whether a jump table of f has one of the labels as an entry.
func (f *Func) listed(labels []Label) bool {
	return slices.ContainsFunc(f.Tables, func(t Jumptable) bool { return anyOf(labels, t.Labels) })
}

// names reports whether i has one of the labels in an operand or an annotation.
func (i *Instr) names(labels []Label) bool {
	if anyOf(labels, i.Targets()) {
		return true
	}
	for n := range i.Args {
		a := &i.Args[n]
		if a.Kind != LabelOperand && a.Kind != RelocOperand {
			continue
		}
		for _, l := range labels {
			if !strings.Contains(a.Sym(), l.Name) {
				continue // of nearly all
			}
			for name := range RelocNames(a.Sym()) {
				if name == l.Name {
					return true
				}
			}
		}
	}
	return false
}

// anyOf reports whether one of the labels has one of the names.
func anyOf(labels []Label, names []string) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		return slices.ContainsFunc(labels, func(l Label) bool { return l.Name == name })
	})
}

// namesBlock reports whether the code operand a of f names b.
func (f *Func) namesBlock(a *Operand, b *Block) bool {
	switch a.Kind {
	case AddrOperand:
		addr := f.codeAddr(a.Imm)
		return addr == b.Addr() && addr != NoAddr
	case LabelOperand:
		for _, l := range b.Labels {
			if l.Name == a.Sym() {
				return true
			}
		}
	}
	return false
}
