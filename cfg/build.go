package cfg

import (
	"context"
	"fmt"
	"slices"
	"sort"
	"strings"

	"github.com/ori-lang/ori/grammar"
)

// NewInstr returns the instruction that format and args spell, in the native
// spelling, for f: with its target, and with its names of registers. It has no place in the
// text; [Func.Edits] writes it where it is inserted. It panics if the text is no instruction.
func (f *Func) NewInstr(format string, args ...any) Instr {
	return f.NewInstrs(fmt.Sprintf(format, args...))[0]
}

// NewInstrs returns the instructions that texts spell, as [Func.NewInstr] would one by one. They are read at once, which
// takes a tenth of the time where they are many.
func (f *Func) NewInstrs(texts ...string) []Instr {
	doc := grammar.Parse([]byte(".func f {\n" + strings.Join(texts, "\n") + "\n}\n"))
	u := LowerSection(context.Background(), doc.Sections()[0], Env{Target: f.Target, OptLevel: -1}, nil, f.Names)
	list := make([]Instr, 0, len(texts))
	if len(u.Funcs) == 1 && len(u.Funcs[0].Problems) == 0 {
		for _, b := range u.Funcs[0].Blocks {
			list = append(list, b.Instrs...)
		}
	}
	if len(list) != len(texts) {
		panic("no instruction: " + strings.Join(texts[:min(len(texts), 3)], "; "))
	}
	for n := range list {
		i := &list[n]
		i.Span, i.OpSpan, i.Line, i.Guard.Span = Span{}, Span{}, Span{}, Span{}
		for k := range i.Args {
			i.Args[k].Span = Span{}
		}
		i.Addr = NoAddr
	}
	return list
}

// NewBranch returns BRA to b, as [Func.NewInstr] would of that and how f spells b; for one with a label it reads no text.
func (f *Func) NewBranch(b *Block) Instr {
	label := b.Label()
	if label == "" {
		return f.NewInstr("BRA %s", f.Spelled(b))
	}
	to := Operand{Kind: LabelOperand, Quoted: !f.Native || !isBareLabel(label)}
	to.SetSym(label)
	i := Instr{Op: LookupOp("BRA"), Name: "BRA", Args: []Operand{to}, Addr: NoAddr}
	i.changed(f)
	return i
}

// Ref spells a use of a label in the text of f, for [Func.NewInstr].
func (f *Func) Ref(label string) string {
	if f.Native && isBareLabel(label) {
		return label
	}
	return "`(" + label + ")"
}

// isBareLabel reports whether a branch of the native spelling can name label without quotes. A label may be spelled as a register is, R1,
// or as a number: then only the quotes say that it is one.
func isBareLabel(label string) bool {
	switch o := parseOperand(label, new(Names)); o.Kind {
	case LabelOperand, WordOperand:
		return o.Sym() == label
	case RegOperand:
		return o.Reg.Num >= FirstNamed && o.Suffix() == "" // see codeOperand
	}
	return false
}

// Insert puts instructions before instruction k of b, which is of a clone; behind all if k is
// their number.
func (b *Block) Insert(k int, list ...Instr) { b.Instrs = slices.Insert(b.Instrs, k, list...) }

// Remove removes instruction k of b, which is of a clone.
func (b *Block) Remove(k int) { b.Instrs = slices.Delete(b.Instrs, k, k+1) }

// RemoveAll removes the instructions of b, which is of a clone, that gone says of by their numbers: in one pass, as there may be very many in a long block.
func (b *Block) RemoveAll(gone func(k int) bool) {
	kept := 0
	for k := range b.Instrs {
		if gone(k) {
			continue
		}
		if kept < k {
			b.Instrs[kept] = b.Instrs[k]
		}
		kept++
	}
	clear(b.Instrs[kept:])
	b.Instrs = b.Instrs[:kept]
}

// ReplaceBy gives b, which is of a clone, other instructions, and neither label nor mark.
func (b *Block) ReplaceBy(list ...Instr) {
	b.Labels, b.Instrs, b.Cold, b.Weight = nil, list, false, 0
	b.split = true
}

// MoveLabels has the labels of from, which is of a clone like b, name b too: what refers to
// them need not change.
func (b *Block) MoveLabels(from *Block) {
	b.Labels = append(b.Labels[:len(b.Labels):len(b.Labels)], from.Labels...)
	b.split = b.split && len(b.Labels) == 0
	from.Labels = nil
}

// NewBlock returns a block with a label, or without one if it is "", for [Func.InsertAfter].
func NewBlock(label string, list ...Instr) *Block {
	b := &Block{Instrs: list}
	if label != "" {
		b.Labels = []Label{{Name: label}}
	}
	return b
}

// InsertAfter puts blocks behind b, which is of f, in layout order. f is a clone.
func (f *Func) InsertAfter(b *Block, list ...*Block) {
	f.mustBeClone()
	f.Blocks = slices.Insert(f.Blocks, slices.Index(f.Blocks, b)+1, list...)
}

// A Placer puts blocks behind others of a function as [Func.InsertAfter] does, many times in time linear in the function
// and in them: the function has them once [Placer.Place] has run.
type Placer struct {
	f      *Func
	linked []*Block          // the blocks before, by number
	behind map[*Block]*Block // of a block that others were put behind, and of those: what is behind it, nil for none
}

// Placer returns what puts blocks behind those of f, a clone in which nothing was moved yet.
func (f *Func) Placer() *Placer {
	f.mustBeClone()
	return &Placer{f: f, linked: slices.Clone(f.Blocks), behind: map[*Block]*Block{}}
}

// Next returns the block behind b in layout order, nil behind the last one.
func (p *Placer) Next(b *Block) *Block {
	if next, ok := p.behind[b]; ok {
		return next
	}
	if k := int(b.ID) + 1; k < len(p.linked) {
		return p.linked[k]
	}
	return nil
}

// InsertAfter puts blocks behind b, in layout order.
func (p *Placer) InsertAfter(b *Block, list ...*Block) {
	if len(list) == 0 {
		return
	}
	next := p.Next(b)
	for _, x := range list {
		p.behind[b] = x
		b = x
	}
	p.behind[b] = next
}

// Place gives the function the blocks that were put into it so far.
func (p *Placer) Place() {
	if len(p.behind) == 0 || len(p.linked) == 0 {
		return
	}
	blocks := make([]*Block, 0, len(p.linked)+len(p.behind))
	for b := p.linked[0]; b != nil; b = p.Next(b) {
		blocks = append(blocks, b)
	}
	p.f.Blocks = blocks
}

// RemoveTables removes jump tables of f, a clone in the native spelling, which nothing names: those of
// which gone holds.
func (f *Func) RemoveTables(gone func(t *Jumptable) bool) {
	f.mustBeClone()
	var left []Jumptable
	for n := range f.Tables {
		t := &f.Tables[n]
		if !gone(t) {
			left = append(left, *t)
			continue
		}
		k := sort.Search(len(f.directives), func(k int) bool { return f.directives[k].Start > t.Span.Start }) - 1
		if k >= 0 && t.Span.End <= f.directives[k].End && !t.made {
			f.unlisted = append(f.unlisted, f.ownLine(f.directives[k]))
		}
	}
	f.Tables = left
	f.tableAt = nil
}

// written is how i, which a pass made, is in the text of f. A listing gets no address and no
// encoding with it.
func (f *Func) written(i *Instr) string {
	split := func(i *Instr) (guard, rest string) {
		rest = f.InstrString(i)
		if i.Guard.Reg.Class != NoReg {
			guard, rest, _ = strings.Cut(rest, " ")
		}
		return guard, rest
	}
	c := *i
	c.Args = slices.Clone(i.Args)
	for k := range c.Args {
		if a := &c.Args[k]; a.Kind == LabelOperand {
			a.SetSym(f.Ref(a.Sym()))
		}
	}
	guard, rest := split(&c)
	if f.Native {
		if guard != "" {
			guard += " "
		}
		name, args, _ := strings.Cut(rest, " ")
		return strings.TrimRight(fmt.Sprintf("%-4s%-8s %s", guard, name, args), " ") + "\n"
	}
	text := fmt.Sprintf("%34s %s ;", guard, rest)
	if i.rare != nil && i.rare.comment != "" {
		text += " " + i.rare.comment
	}
	return text + "\n"
}

// newTables is the text of the tables that a pass made.
func (f *Func) newTables() string {
	var sb strings.Builder
	for n := range f.Tables {
		if t := &f.Tables[n]; t.made {
			fmt.Fprintf(&sb, ".jumptable %s { %s }\n", t.Name, strings.Join(t.Labels, ", "))
		}
	}
	return sb.String()
}
