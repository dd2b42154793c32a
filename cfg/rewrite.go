package cfg

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// The functions of this file change a function made by [Func.Clone]. Each
// notes how the text of what it changes is to change, so that [Func.Edits] can
// keep every other byte.

// RemoveLast removes the last instruction of b.
func (b *Block) RemoveLast() { b.Instrs = b.Instrs[:len(b.Instrs)-1] }

// RemoveBlocks removes blocks. Nothing that stays may name them. Without any it leaves f, which others may be
// looking at, alone.
func (f *Func) RemoveBlocks(gone []*Block) {
	if len(gone) == 0 {
		return
	}
	f.mustBeClone()
	dead := make(map[*Block]bool, len(gone))
	for _, b := range gone {
		dead[b] = true
	}
	kept := make([]*Block, 0, len(f.Blocks)-len(gone))
	for _, b := range f.Blocks {
		if !dead[b] {
			kept = append(kept, b)
		}
	}
	f.Blocks = kept
}

// mustBeClone panics if f is the function of a text and no clone: others may be looking at it.
func (f *Func) mustBeClone() {
	if f.origin == nil {
		panic("a pass changes a function that is not its own")
	}
}

// Retarget makes the branch i, whose code operand is in f, go to b.
func (i *Instr) Retarget(f *Func, b *Block) {
	a := &i.Args[i.Code]
	quoted := f.Src[a.Span.Start] == '`' || !f.Native && a.Kind == AddrOperand
	if addr := b.Addr(); a.Kind == AddrOperand && addr != NoAddr || b.Label() == "" {
		a.Kind, a.Imm = AddrOperand, addr
		a.SetSym("")
	} else {
		a.Kind, a.Imm = LabelOperand, 0
		a.SetSym(b.Label())
	}
	text := f.Spelled(b)
	if a.Kind == AddrOperand && a.Imm != NoAddr {
		text = fmt.Sprintf("%#x", a.Imm)
	} else if a.Kind == LabelOperand {
		text = a.Sym()
		if a.Quoted = quoted || f.Native && !isBareLabel(a.Sym()); a.Quoted {
			text = "`(" + text + ")"
		}
	}
	i.replace(a.Span, text)
}

// SetEntry makes entry k of table t of f, which is a clone, go to b, which has a label.
func (f *Func) SetEntry(t *Jumptable, k int, b *Block) {
	f.mustBeClone()
	if !t.own {
		t.Labels, t.own = slices.Clone(t.Labels), true
	}
	t.Labels[k] = b.Label()
	if t.made {
		return
	}
	if t.given == nil {
		t.given = make([]string, len(t.At))
	}
	t.given[k] = b.Label()
	if f.Src[t.At[k].Start] == '`' {
		t.given[k] = "`(" + b.Label() + ")"
	}
}

// edits returns what f, a clone, has in other entries than the text.
func (t *Jumptable) edits() []grammar.Edit {
	var edits []grammar.Edit
	for k, text := range t.given {
		if text != "" {
			edits = append(edits, grammar.Edit{Span: t.At[k], New: text})
		}
	}
	return edits
}

// Spelled returns how a branch in f names b: its label, or its address in a
// listing whose branches name addresses, or BB<bix> if nothing names it.
func (f *Func) Spelled(b *Block) string {
	if b.Label() == "" && b.Addr() != NoAddr {
		return fmt.Sprintf("%#x", b.Addr())
	}
	return b.Name()
}

// MakeUnconditional removes the guard of i, which is in f, and the operands that decide
// whether it is taken. The text keeps its columns.
func (i *Instr) MakeUnconditional(f *Func) {
	if i.Guard.Reg.Class != NoReg {
		if at := i.Guard.Span; at.Len() > 0 {
			i.replace(at, strings.Repeat(" ", at.Len()))
		} else {
			i.undo(func(e grammar.Edit) bool { return e.Span.End == i.OpSpan.Start }) // a guard that a pass has set
		}
		i.Guard = Guard{}
	}
	args := i.Args[:0:0]
	for n, a := range i.Args {
		if i.decides(n) {
			end := a.Span.End
			if n+1 < len(i.Args) {
				end = i.Args[n+1].Span.Start // with the comma
			}
			i.replace(Span{Start: a.Span.Start, End: end}, "")
			continue
		}
		args = append(args, a)
	}
	i.Args = args
	i.changed(f)
}

// Rename gives i, which is in a text, another opcode or other modifiers with the same operands. The text
// keeps what it can of its columns.
func (i *Instr) Rename(f *Func, name string) {
	s := i.OpSpan
	blanks := 0
	for at := int(s.End); at < len(f.Src) && f.Src[at] == ' '; at++ {
		blanks++
	}
	s.End += int32(max(0, min(len(name)-s.Len(), blanks-1)))
	text := name
	if blanks > 0 {
		text += strings.Repeat(" ", max(0, s.Len()-len(name)))
	}
	op, _, _ := strings.Cut(name, ".")
	i.Op, i.Name = LookupOp(op), name
	i.changed(f)
	i.replace(s, text)
}

// SetOperand makes operand k of i, which is in f, what text spells: a register, or a value.
func (i *Instr) SetOperand(f *Func, k int, text string) {
	a := parseOperand(text, f.Names)
	a.Span = i.Args[k].Span
	i.Args[k] = a
	i.changed(f)
	i.replace(a.Span, text)
}

// Unchanged reports whether i stands in the text as it was read, although its place may be another one.
func (i *Instr) Unchanged() bool { return len(i.edits()) == 0 && i.Span.Len() > 0 }

// replace notes that the text of s becomes text, whatever a part of it was to become.
func (i *Instr) replace(s Span, text string) {
	i.undo(func(e grammar.Edit) bool { return e.Span != s && e.Span.Start < s.End && s.Start < e.Span.End })
	n := slices.IndexFunc(i.edits(), func(e grammar.Edit) bool { return e.Span == s })
	i.own(func(r *rare) {
		if n < 0 {
			n, r.edits = len(r.edits), append(slices.Clone(r.edits), grammar.Edit{Span: s})
		} else {
			r.edits = slices.Clone(r.edits)
		}
		r.edits[n].New = text
	})
}

// ReferencedByAddress returns an instruction, and its block, whose code operand
// names b by its address, or nil.
func (f *Func) ReferencedByAddress(b *Block) (*Block, *Instr) {
	if b.Addr() == NoAddr {
		return nil, nil
	}
	for _, from := range f.Blocks {
		for _, i := range from.Code() {
			if i.Code >= 0 && i.Args[i.Code].Kind == AddrOperand && f.TargetOf(i) == b {
				return from, i
			}
		}
	}
	for _, x := range f.unit.across {
		if x.addr == b.Addr() {
			return x.from, x.by
		}
	}
	return nil, nil
}

// join merges the blocks that reading the text again would give as one: a
// block that nothing separates any more from the one before it (no label, no
// control flow, no branch to its address), and a block that lost all its
// instructions, whose labels then name the next.
func (f *Func) join(ctx context.Context) {
	named := map[int64]bool{}
	for _, x := range f.unit.across {
		named[x.addr] = true
	}
	for _, b := range f.Blocks {
		cancel.Poll(ctx)
		for _, i := range b.Code() {
			if i.Code >= 0 && i.Args[i.Code].Kind == AddrOperand {
				named[f.codeAddr(i.Args[i.Code].Imm)] = true
			}
		}
	}
	kept := f.Blocks[:0:0]
	var used map[string]bool
	var held []Label // of the blocks in front of b that have become empty
	asked := 0       // those of them that are needed for all that follows
	own := false     // the last of kept has instructions of several, in a slice of its own
	name := func(b *Block) {
		b.joined += int32(len(held))
		b.Labels = append(held[:len(held):len(held)], b.Labels...)
		held, asked = nil, 0
	}
	for _, b := range f.Blocks {
		cancel.Poll(ctx)
		if len(kept) > 0 {
			prev := kept[len(kept)-1]
			last := prev.Last()
			switch {
			case last == nil: // its labels name b too, and its marks are of nothing any more
				held = append(held, prev.Labels...)
				if len(b.Labels) > 0 {
					held = append(held[:asked], f.needed(held[asked:], &used)...)
					asked = len(held)
				}
				b.Span.Start = min(b.Span.Start, prev.Span.Start)
				kept = kept[:len(kept)-1]
			case len(b.Labels) == 0 && !named[b.Addr()] && !last.EndsBlock():
				if !own {
					prev.Instrs = slices.Clip(prev.Instrs)
				}
				prev.Instrs, own = append(prev.Instrs, b.Instrs...), true
				prev.Span.End = b.Span.End
				continue
			}
		}
		if len(b.Instrs) > 0 {
			name(b)
		}
		kept, own = append(kept, b), false
	}
	if len(kept) > 0 {
		name(kept[len(kept)-1])
	}
	f.Blocks = kept
}

// needed returns the labels without those that only gave a block its number, BB7, and that nothing
// mentions. used has the names that code and tables of f have, once they are asked for.
func (f *Func) needed(labels []Label, used *map[string]bool) []Label {
	if !f.Native {
		return labels
	}
	var list []Label
	for _, l := range labels {
		only := numbered(l.Name, nativePrefix)
		if only && *used == nil {
			*used = f.codeNames()
		}
		if !only || (*used)[l.Name] || f.textNames()[l.Name] && f.words.more[l.Name] {
			list = append(list, l)
		}
	}
	return list
}

// codeNames returns the names that operands, annotations and tables of f have.
func (f *Func) codeNames() map[string]bool {
	names := map[string]bool{}
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			for n := range i.Args {
				names[i.Args[n].Sym()] = true
			}
			for _, name := range i.Targets() {
				names[name] = true
			}
		}
	}
	for n := range f.Tables {
		for _, name := range f.Tables[n].Labels {
			names[name] = true
		}
	}
	return names
}

// SetLabel gives b, which has no label, the name.
func (b *Block) SetLabel(name string) {
	b.Labels = []Label{{Name: name}}
	b.split = false
}

// SetGuard puts i, which is in f, under a guard. In the text the guard takes the place of blanks before
// the opcode, so that what follows keeps its columns.
func (i *Instr) SetGuard(f *Func, g Guard) {
	g.Span = i.Guard.Span
	i.Guard = g
	i.changed(f)
	if i.Span.Len() == 0 {
		return // no text yet
	}
	text := f.guardString(g)
	if at := g.Span; at.Len() > 0 {
		i.undo(func(e grammar.Edit) bool { return e.Span.End == at.End }) // another guard that a pass has set
		for !f.Native && len(text) > at.Len() && at.Start > i.Line.Start+1 && f.Src[at.Start-1] == ' ' && f.Src[at.Start-2] == ' ' {
			at.Start--
		}
		i.replace(at, text)
		return
	}
	text += " "
	at := i.OpSpan.Start
	i.undo(func(e grammar.Edit) bool { return e.Span.End == at }) // a guard that a pass has set
	start := at
	for start > i.Line.Start && int(at-start) < len(text) && f.Src[start-1] == ' ' {
		start--
	}
	if start > i.Line.Start && f.Src[start-1] != ' ' && !endsLine(f.Src[start-1]) {
		start = min(start+1, at) // a blank stays between what is before it and the guard
	}
	i.replace(Span{Start: start, End: at}, text)
}

// Detached returns a copy of i, which is in f, that has no place in the text: [Func.Edits] writes it as
// one that a pass has made, with the comment at the end of its line but without its address and its encoding.
func (i *Instr) Detached(f *Func) Instr {
	c := *i
	comment := ""
	if i.rare != nil {
		comment = i.rare.comment
	}
	if i.Span.Len() > 0 {
		comment = f.lineComment(i.Span.End)
	}
	c.Span, c.OpSpan, c.Line, c.Guard.Span = Span{}, Span{}, Span{}, Span{}
	c.Args = slices.Clone(i.Args)
	for k := range c.Args {
		c.Args[k].Span = Span{}
	}
	c.Addr, c.Open, c.Close = NoAddr, false, false
	if i.rare != nil || comment != "" {
		c.own(func(r *rare) { r.edits, r.comment = nil, comment })
	}
	return c
}

// lineComment returns the comment that ends the line of offset at behind it, if somebody wrote it:
// the table of live registers is none.
func (f *Func) lineComment(at int32) string {
	rest := f.Text(Span{Start: at, End: f.endOfLine(at)})
	n := strings.Index(rest, "//")
	if n < 0 || !onlyComments(rest[:n]) || strings.HasPrefix(rest[n:], "// |") || strings.HasPrefix(rest[n:], "// +") {
		return ""
	}
	return strings.TrimRight(rest[n:], " \t")
}
