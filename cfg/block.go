package cfg

import (
	"context"
	"fmt"
	"iter"
	"unsafe"

	"github.com/ori-lang/ori/cfg/cancel"
)

// A Label is a name of the place a block begins at.
type Label struct {
	Name string
	Span Span // of the name, in the section
}

// A Block is a basic block: entered only at its first instruction, left only
// at its last.
type Block struct {
	ID     int32   // bix, the index in layout order; the entry is 0
	Labels []Label // all names of the place, in order; often none
	Instrs []Instr
	Base   int32 // what is added to a span of an instruction to get one of the section
	Span   Span  // in the section: from the first label or instruction to the end of the last
	Cold   bool  // .cold
	Weight int64 // .weight; 0 if not given

	// Of a block that was lowered: the piece it is part of, where it begins there,
	// and the parts of the piece's lists from there on.
	piece        *piece
	first        int32
	codes, preds []int32

	joined int32 // so many of the first labels named empty blocks in front, before the marks of which are not b's
	split  bool  // begins after control flow in the middle of what the text shows as one block
}

// Label returns the name that the text uses for b, or "" if it has none.
func (b *Block) Label() string {
	if len(b.Labels) == 0 {
		return ""
	}
	return b.Labels[0].Name
}

// Name returns b's label, or BB<bix> if it has none.
func (b *Block) Name() string {
	if l := b.Label(); l != "" {
		return l
	}
	return fmt.Sprintf("BB%d", b.ID)
}

// Last returns the last instruction of b, or nil if b is empty.
func (b *Block) Last() *Instr {
	if len(b.Instrs) == 0 {
		return nil
	}
	return &b.Instrs[len(b.Instrs)-1]
}

// Index returns the index of i in b.Instrs, or -1 if it points to none of them. It does not look at them.
func (b *Block) Index(i *Instr) int {
	if len(b.Instrs) == 0 {
		return -1
	}
	off := uintptr(unsafe.Pointer(i)) - uintptr(unsafe.Pointer(&b.Instrs[0])) // huge if i is before all
	if k := off / unsafe.Sizeof(*i); k < uintptr(len(b.Instrs)) && &b.Instrs[k] == i {
		return int(k)
	}
	return -1
}

// Code yields the instructions of b that are control flow or name code, with
// their indices. Unlike a walk over all instructions it costs only what it yields.
func (b *Block) Code() iter.Seq2[int, *Instr] {
	return b.listed(b.codes, (*Instr).Refers)
}

// PredWriters yields the instructions of b that write predicates.
func (b *Block) PredWriters() iter.Seq2[int, *Instr] {
	return b.listed(b.preds, func(i *Instr) bool { return i.WritesPred() })
}

// listed yields the instructions whose indices in the piece are in list. A
// block of a clone, which a pass may have changed, has no lists: all its
// instructions are looked at with is.
func (b *Block) listed(list []int32, is func(*Instr) bool) iter.Seq2[int, *Instr] {
	return func(yield func(int, *Instr) bool) {
		if b.piece == nil {
			for k := range b.Instrs {
				if i := &b.Instrs[k]; is(i) && !yield(k, i) {
					return
				}
			}
			return
		}
		for _, n := range list {
			k := int(n - b.first)
			if k >= len(b.Instrs) || !yield(k, &b.Instrs[k]) {
				return
			}
		}
	}
}

// Split reports whether b begins only because control flow ended the block
// before it, without a label: what phase 6 (SetControlFlowOpLastInBB) makes.
func (b *Block) Split() bool { return b.split }

// Addr returns the address of b's first instruction, or NoAddr.
func (b *Block) Addr() int64 {
	if len(b.Instrs) == 0 {
		return NoAddr
	}
	return b.Instrs[0].Addr
}

// InSection turns a span of one of b's instructions into one of the section.
func (b *Block) InSection(s Span) Span { return Span{Start: s.Start + b.Base, End: s.End + b.Base} }

func cloneBlocks(ctx context.Context, list []*Block) []*Block {
	blocks := make([]Block, len(list))
	clones := make([]*Block, len(list))
	for n, b := range list {
		cancel.Poll(ctx)
		blocks[n] = b.clone()
		clones[n] = &blocks[n]
	}
	return clones
}

// clone returns a copy of b whose instructions may be changed.
func (b *Block) clone() Block {
	c := *b
	c.Base, c.piece, c.codes, c.preds = 0, nil, nil, nil
	c.Instrs = make([]Instr, len(b.Instrs))
	count := 0
	for k := range b.Instrs {
		count += len(b.Instrs[k].Args)
	}
	args := make([]Operand, 0, count) // of all of them: one allocation is cheaper than many
	for k := range b.Instrs {
		c.Instrs[k], args = b.Instrs[k].moved(b.Base, args)
	}
	return c
}

// moved returns i with all its spans shifted by d. Its operands are put behind args.
func (i *Instr) moved(d int32, args []Operand) (Instr, []Operand) {
	c := *i
	shift := func(s *Span) {
		s.Start += d
		s.End += d
	}
	shift(&c.Span)
	shift(&c.OpSpan)
	shift(&c.Line)
	shift(&c.Guard.Span)
	first := len(args)
	for _, a := range i.Args {
		shift(&a.Span)
		args = append(args, a)
	}
	c.Args = args[first:len(args):len(args)]
	return c, args
}
