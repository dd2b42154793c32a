package cfg

import (
	"fmt"
	"slices"
	"strings"

	"ori/grammar"
)

// NewInstr returns the instruction that format and args spell, in the native
// spelling, for f: with its target, and with its names of registers. It has no place in the
// text; [Func.Edits] writes it where it is inserted. It panics if the text is no instruction.
func (f *Func) NewInstr(format string, args ...any) Instr {
	text := fmt.Sprintf(format, args...)
	doc := grammar.Parse([]byte(".func f {\n" + text + "\n}\n"))
	u := LowerSection(doc.Sections()[0], Env{Target: f.Target, OptLevel: -1}, nil, f.Names)
	if len(u.Funcs) != 1 || len(u.Funcs[0].Blocks) != 1 || len(u.Funcs[0].Blocks[0].Instrs) != 1 || len(u.Funcs[0].Problems) > 0 {
		panic("no instruction: " + text)
	}
	i := u.Funcs[0].Blocks[0].Instrs[0]
	i.Span, i.OpSpan, i.Line, i.Guard.Span = Span{}, Span{}, Span{}, Span{}
	for k := range i.Args {
		i.Args[k].Span = Span{}
	}
	i.Addr = NoAddr
	return i
}

// Ref spells a use of a label in the text of f, for [Func.NewInstr].
func (f *Func) Ref(label string) string {
	if f.Native {
		return label
	}
	return "`(" + label + ")"
}

// Insert puts instructions in front of instruction k of b, which is of a clone; behind all if k is
// their number.
func (b *Block) Insert(k int, list ...Instr) { b.Instrs = slices.Insert(b.Instrs, k, list...) }

// Remove removes instruction k of b, which is of a clone.
func (b *Block) Remove(k int) { b.Instrs = slices.Delete(b.Instrs, k, k+1) }

// NewBlock returns a block with a label, for [Func.InsertAfter].
func NewBlock(label string, list ...Instr) *Block {
	return &Block{Labels: []Label{{Name: label}}, Instrs: list}
}

// InsertAfter puts blocks behind b, which is of f, in layout order. f is a clone.
func (f *Func) InsertAfter(b *Block, list ...*Block) {
	f.Blocks = slices.Insert(f.Blocks, slices.Index(f.Blocks, b)+1, list...)
}

// AddTable gives f, a clone in the native spelling, a jump table and returns its name.
func (f *Func) AddTable(labels []string) string {
	n := 0
	for f.Jumptable(fmt.Sprint("jt", n)) != nil {
		n++
	}
	t := Jumptable{Name: fmt.Sprint("jt", n), Labels: labels}
	f.Tables = append(f.Tables[:len(f.Tables):len(f.Tables)], t)
	return t.Name
}

// written is how i, which a pass made, stands in the text of f. A listing gets no address and no
// encoding with it.
func (f *Func) written(i *Instr) string {
	if f.Native {
		return "    " + f.InstrString(i) + "\n"
	}
	c := *i
	c.Args = slices.Clone(i.Args)
	for k := range c.Args {
		if a := &c.Args[k]; a.Kind == LabelOperand {
			a.Sym = "`(" + a.Sym + ")"
		}
	}
	return fmt.Sprintf("%35s%s ;\n", "", f.InstrString(&c))
}

// newTables is the text of the tables that a pass made.
func (f *Func) newTables() string {
	var sb strings.Builder
	for n := range f.Tables {
		if t := &f.Tables[n]; t.Span.Len() == 0 {
			fmt.Fprintf(&sb, ".jumptable %s { %s }\n", t.Name, strings.Join(t.Labels, ", "))
		}
	}
	return sb.String()
}
