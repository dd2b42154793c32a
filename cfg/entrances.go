package cfg

import (
	"iter"
	"slices"
)

// linkFuncs finds the blocks of functions that other functions of the section branch to: what is known of
// their ways in is not all.
func (u *Unit) linkFuncs() {
	if len(u.Funcs) < 2 {
		return
	}
	var again []*Func // whose edges were found before all functions were known
	for _, f := range u.Funcs {
		for name := range f.namesOutside() {
			g := f.Outside(name)
			if g == nil {
				continue
			}
			again = append(again, f)
			if g.labels[name] > 0 {
				g.entrances = append(g.entrances, entrance{name, f.Name})
				again = append(again, g)
			}
		}
	}
	for n, g := range again {
		if !slices.Contains(again[:n], g) {
			g.facts()
		}
	}
}

// namesOutside yields the labels that f names as targets and does not define.
func (f *Func) namesOutside() iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, b := range f.Blocks {
			for _, i := range b.Code() {
				if i.Code >= 0 && i.Args[i.Code].Kind == LabelOperand && f.TargetIn(b, i) == nil && !yield(i.Args[i.Code].Sym) {
					return
				}
				for _, name := range i.Table {
					if f.Block(name) == nil && !yield(name) {
						return
					}
				}
			}
		}
		for n := range f.Tables {
			for _, name := range f.Tables[n].Labels {
				if f.Block(name) == nil && !yield(name) {
					return
				}
			}
		}
	}
}
