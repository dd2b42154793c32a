package cfg

import "iter"

// A Naming is a place at which the text of a function names one of its blocks.
type Naming struct {
	To    *Block
	How   NamingKind
	In    *Block     // whose instruction By does so; nil for an entry of a jump table
	By    *Instr     //
	Table *Jumptable // whose entry it is
	At    int        // the index of By in In, or of the entry
}

// A NamingKind says what a block is named for.
type NamingKind uint8

const (
	NamedTarget NamingKind = iota // by the code operand of a branch, a call, a BSSY
	NamedListed                   // by an annotation, as a target of an indexed branch or a SYNC
	NamedValue                    // as a value: its address is taken
	NamedEntry                    // as an entry of a jump table
)

// Namings yields every place at which f, whose edges are known, names a block of its own. It takes time linear in
// the instructions that refer to code.
func (f *Func) Namings() iter.Seq[Naming] {
	return func(yield func(Naming) bool) {
		for _, b := range f.Blocks {
			for k, i := range b.Code() {
				if !f.namingsOf(b, i, k, yield) {
					return
				}
			}
		}
		for n := range f.Tables {
			t := &f.Tables[n]
			for k, name := range t.Labels {
				if to := f.Block(name); to != nil && !yield(Naming{To: to, How: NamedEntry, Table: t, At: k}) {
					return
				}
			}
		}
	}
}

// namingsOf yields those of instruction k of b and reports whether to go on.
func (f *Func) namingsOf(b *Block, i *Instr, k int, yield func(Naming) bool) bool {
	named := func(to *Block, how NamingKind) bool {
		return to == nil || yield(Naming{To: to, How: how, In: b, By: i, At: k})
	}
	if !named(f.TargetIn(b, i), NamedTarget) {
		return false
	}
	for _, name := range i.Table {
		if !named(f.Block(name), NamedListed) {
			return false
		}
	}
	for n := range i.Args {
		a := &i.Args[n]
		if n == int(i.Code) || a.Kind != RelocOperand && a.Kind != LabelOperand {
			continue
		}
		for name := range RelocNames(a.Sym) {
			if !named(f.Block(name), NamedValue) {
				return false
			}
		}
	}
	return true
}
