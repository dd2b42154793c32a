package cfg

import "iter"

// A BlockRef is a place at which the text of a function names one of its blocks.
type BlockRef struct {
	To    *Block
	How   BlockRefKind
	In    *Block     // whose instruction By does so; nil for an entry of a jump table
	By    *Instr     //
	Table *Jumptable // whose entry it is
	At    int        // the index of By in In, or of the entry
}

// A BlockRefKind says what a block is named for.
type BlockRefKind uint8

const (
	RefTarget     BlockRefKind = iota // by the code operand of a branch, a call, a BSSY
	RefListed                         // by an annotation, as a target of an indexed branch or a SYNC
	RefAddress                        // as a value: its address is taken
	RefTableEntry                     // as an entry of a jump table
)

// BlockRefs yields every place at which f, whose edges are known, names a block of its own. It
// takes time linear in the instructions that refer to code.
func (f *Func) BlockRefs() iter.Seq[BlockRef] {
	return func(yield func(BlockRef) bool) {
		for _, b := range f.Blocks {
			for k, i := range b.Code() {
				if !f.blockRefsOf(b, i, k, yield) {
					return
				}
			}
		}
		for n := range f.Tables {
			t := &f.Tables[n]
			for k, name := range t.Labels {
				if to := f.Block(name); to != nil && !yield(BlockRef{To: to, How: RefTableEntry, Table: t, At: k}) {
					return
				}
			}
		}
	}
}

// blockRefsOf yields those of instruction k of b and reports whether to go on.
func (f *Func) blockRefsOf(b *Block, i *Instr, k int, yield func(BlockRef) bool) bool {
	named := func(to *Block, how BlockRefKind) bool {
		return to == nil || yield(BlockRef{To: to, How: how, In: b, By: i, At: k})
	}
	if !named(f.TargetIn(b, i), RefTarget) {
		return false
	}
	for _, name := range i.Targets() {
		if !named(f.Block(name), RefListed) {
			return false
		}
	}
	for n := range i.Args {
		a := &i.Args[n]
		if n == int(i.Code) || !a.Symbolic() {
			continue
		}
		for name := range RelocNames(a.Sym()) {
			if !named(f.Block(name), RefAddress) {
				return false
			}
		}
	}
	return true
}

// DataRefs yields the blocks of f that its section names beside the code, as .size does, and which
// directive does.
func (f *Func) DataRefs() iter.Seq2[string, *Block] {
	return func(yield func(string, *Block) bool) {
		for k := range f.unit.Info {
			if r := &f.unit.Info[k]; r.Label != "" {
				if b := f.Block(r.Label); b != nil && b.ID > 0 && !yield(r.Attr, b) {
					return
				}
			}
		}
	}
}
