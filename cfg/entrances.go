package cfg

import "iter"

// linkFuncs finds the blocks of functions that other functions of the section branch to, or that directives name: what is known of
// their ways in is not all.
func (u *Unit) linkFuncs(named map[string]string) {
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
		if own := list[n].join(u.transfers); !f.Native && (own.any != list[n].any || own.returns != list[n].returns || len(own.holds) != len(list[n].holds)) {
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
