package cfg

import (
	"iter"
	"slices"
	"strings"
)

// linkFuncs finds the blocks of functions that other functions of the section branch to, or that directives name: what is known of
// their ways in is not all.
func (u *Unit) linkFuncs(named map[string]string) {
	u.findOwners()
	for _, f := range u.Funcs {
		if !f.Native {
			for name := range f.namesOutside() {
				if f.Outside(name) == nil {
					u.outside = append(u.outside, name)
				}
			}
			u.outside = append(u.outside, f.addressesOutside()...)
		}
	}
	for name := range named {
		if u.owner(name, nil, nil) == nil {
			u.outside = append(u.outside, name)
		}
	}
	again := u.nameBlocks(named) // functions whose edges were found before this was known
	if len(u.Funcs) > 1 {
		again = append(again, u.linkTransfers()...)
	}
	for _, f := range u.Funcs {
		if len(u.Funcs) < 2 {
			break
		}
		for name := range f.namesOutside() {
			g := f.Outside(name)
			if g == nil {
				continue
			}
			again = append(again, f)
			if g.labels[name] > 0 {
				g.entrances = append(g.entrances, entrance{name, f.Name + " branches to " + name})
				g.entered = true
				again = append(again, g)
			}
		}
	}
	done := map[*Func]bool{}
	for _, g := range again {
		if !done[g] {
			done[g] = true
			g.facts()
		}
	}
	if u.computed = u.returnsComputed(); u.computed != "" {
		for _, f := range u.Funcs {
			f.facts()
		}
	}
}

// findOwners finds which functions define each label, of a section that has several.
func (u *Unit) findOwners() {
	if len(u.Funcs) < 2 {
		return
	}
	u.owners = map[string][]int32{}
	for n, f := range u.Funcs {
		for name := range f.labels {
			u.owners[name] = append(u.owners[name], int32(n))
		}
	}
}

// owner returns the first function of the section that defines label and is not f or g, nil if there is none.
func (u *Unit) owner(label string, f, g *Func) *Func {
	if u.owners == nil {
		for _, o := range u.Funcs {
			if o != f && o != g && o.Block(label) != nil {
				return o
			}
		}
		return nil
	}
	for _, n := range u.owners[label] {
		if o := u.Funcs[n]; o != f && o != g && o.Block(label) != nil {
			return o
		}
	}
	return nil
}

// linkTransfers notes which calls and returns the functions of a listing have, and returns those functions that others of it may transfer control
// into the middle of: where they do, addresses count.
func (u *Unit) linkTransfers() (changed []*Func) {
	list := make([]transfers, len(u.Funcs))
	for n, f := range u.Funcs {
		if list[n] = f.transfers(); !f.Native {
			u.transfers = u.transfers.join(list[n])
		}
	}
	for n, f := range u.Funcs {
		if own := list[n].join(u.transfers); !f.Native && (own.any != list[n].any || own.returns != list[n].returns || own.register != list[n].register || len(own.holds) != len(list[n].holds)) {
			changed = append(changed, f)
		}
	}
	return changed
}

// nameBlocks notes the blocks that directives name, and returns their functions. named tells for each name which directive names it.
func (u *Unit) nameBlocks(named map[string]string) (changed []*Func) {
	for _, f := range u.Funcs {
		delete(named, f.Name)
	}
	if len(named) == 0 {
		return nil
	}
	for _, f := range u.Funcs {
		for _, b := range f.Blocks {
			for _, l := range b.Labels {
				if directive := named[l.Name]; directive != "" && b.ID > 0 {
					f.entrances = append(f.entrances, entrance{l.Name, "." + directive + " names " + l.Name})
					changed = append(changed, f)
				}
			}
		}
	}
	return changed
}

// addressesOutside returns the names whose address f takes and that its section does not define.
func (f *Func) addressesOutside() (list []string) {
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			for n := range i.Args {
				if a := &i.Args[n]; int8(n) != i.Code && (a.Kind == RelocOperand || a.Kind == LabelOperand) {
					for name := range RelocNames(a.Sym) {
						if f.Block(name) == nil && f.Outside(name) == nil {
							list = append(list, name)
						}
					}
				}
			}
		}
	}
	return list
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

// CallsInside reports whether f names another function of its section as a target.
func (f *Func) CallsInside() bool {
	for name := range f.namesOutside() {
		if f.Outside(name) != nil {
			return true
		}
	}
	return false
}

// Siblings returns the other functions of the section of f.
func (f *Func) Siblings() []*Func {
	var list []*Func
	for _, g := range f.unit.Funcs {
		if g != f && g != f.origin {
			list = append(list, g)
		}
	}
	return list
}

// fewNames bounds the names that are looked for in each function.
const fewNames = 64

// namedElsewhere returns the labels of blocks that a section names which does not define them, sorted, one a line. Time is linear in the functions and the
// names, and if there are more than a few names that are no functions, in the labels.
func namedElsewhere(units []*Unit) string {
	names := map[string]bool{}
	for _, u := range units {
		for _, name := range u.outside {
			names[name] = true
		}
	}
	if len(names) == 0 {
		return ""
	}
	for _, u := range units {
		for _, f := range u.Funcs {
			delete(names, f.Name)
		}
	}
	var found []string
	for _, u := range units {
		for _, f := range u.Funcs {
			if len(names) <= fewNames {
				for name := range names {
					if f.labels[name] > 0 {
						found = append(found, name)
					}
				}
				continue
			}
			for name, n := range f.labels {
				if n > 0 && names[name] {
					found = append(found, name)
				}
			}
		}
	}
	slices.Sort(found)
	return strings.Join(slices.Compact(found), "\n")
}

// named returns the blocks of f, by their labels, that t says another section names, in the order that t has.
func (f *Func) named(t Claimed) string {
	if t.Named == "" {
		return ""
	}
	var found []string
	for name := range strings.FieldsSeq(t.Named) {
		if f.labels[name] > 0 {
			found = append(found, name)
		}
	}
	return strings.Join(found, "\n")
}

// SameEdges reports whether g, the function that f is in a document with other names ([Unit.In]), has the same edges.
func (f *Func) SameEdges(g *Func) bool { return f.named(f.unit.doc) == g.named(g.unit.doc) }
