package cfg

import (
	"context"
	"iter"
	"slices"
	"strings"
)

// linkFuncs finds the blocks of functions that other functions of the section branch to, or that
// directives name: what is known of their ways in is not all.
func (u *Unit) linkFuncs(ctx context.Context, named map[string]string) {
	u.findOwners()
	for _, f := range u.Funcs {
		if !f.Native {
			for name := range f.namesOutside() {
				if f.Outside(name) == nil {
					u.outside = append(u.outside, name)
				}
			}
			for _, name := range f.addressesOutside() {
				if f.Outside(strings.TrimSuffix(name, atDistance)) == nil {
					u.outside = append(u.outside, name)
				}
			}
		}
	}
	for name := range named {
		if u.owner(name, nil, nil) == nil {
			u.outside = append(u.outside, name)
		}
	}
	again := u.nameBlocks(named) // functions whose edges were found before this was known
	if len(u.Funcs) > 1 {
		again = append(again, u.nearFuncs()...)
	}
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
				g.entrances = append(g.entrances, entrance{label: name, why: f.Name + " branches to " + name})
				g.entered = true
				again = append(again, g)
			}
		}
	}
	again = append(again, u.linkAcross()...)
	done := map[*Func]bool{}
	for _, g := range again {
		if !done[g] {
			done[g] = true
			g.facts(ctx)
		}
	}
	if u.computed = u.returnsComputed(); u.computed != "" {
		for _, f := range u.Funcs {
			f.facts(ctx)
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

// An across is a call or branch of a listing to a number that is the address of an instruction in
// another function of the section.
type across struct {
	addr int64
	from *Block
	by   *Instr
}

// linkAcross finds the calls and branches to addresses in other functions, and returns those
// functions and theirs.
func (u *Unit) linkAcross() (changed []*Func) {
	if len(u.Funcs) < 2 {
		return nil
	}
	for _, f := range u.Funcs {
		for _, b := range f.Blocks {
			for _, i := range b.Code() {
				if i.Code < 0 || i.Args[i.Code].Kind != AddrOperand || f.Native || f.TargetIn(b, i) != nil || f.Relocated(i) || f.Padded(i.Args[i.Code].Imm) {
					continue
				}
				u.findAddrs()
				addr := f.codeAddr(i.Args[i.Code].Imm)
				g, to := f.TargetAcross(i)
				if to == nil {
					continue
				}
				u.across = append(u.across, across{addr, b, i})
				changed = append(changed, f)
				if to.ID > 0 {
					g.entrances = append(g.entrances, entrance{addr: addr, why: i.Op.Name + " of " + f.Name + " goes to its address"})
					g.entered = true
					changed = append(changed, g)
				}
			}
		}
	}
	return changed
}

// findAddrs finds which function each block of a listing is in, by its address: none where two have it.
func (u *Unit) findAddrs() {
	if u.addrs != nil {
		return
	}
	u.addrs = map[int64]int32{}
	for n, f := range u.Funcs {
		for _, a := range f.addrs {
			if _, twice := u.addrs[a.addr]; twice {
				u.addrs[a.addr] = -1
			} else {
				u.addrs[a.addr] = int32(n)
			}
		}
	}
}

// TargetAcross returns the block of another function of the section that the code operand of i
// names, and that function; nil if it is not there.
func (f *Func) TargetAcross(i *Instr) (*Func, *Block) {
	if i.Code < 0 {
		return nil, nil
	}
	switch a := &i.Args[i.Code]; a.Kind {
	case LabelOperand:
		if g := f.Outside(a.Sym()); g != nil {
			return g, g.Block(a.Sym())
		}
	case AddrOperand:
		if f.Native || f.Relocated(i) {
			break
		}
		if n, ok := f.unit.addrs[f.codeAddr(a.Imm)]; ok && n >= 0 {
			if g := f.unit.Funcs[n]; g != f && g != f.origin {
				return g, g.blockAt(a.Imm)
			}
		}
	}
	return nil, nil
}

// NamedAcross reports whether functions of the section name code of others by its address.
func (f *Func) NamedAcross() bool { return len(f.unit.across) > 0 }

// nearFuncs notes the functions that others of the section name places of by the distance from one
// of their labels, and returns all of these.
func (u *Unit) nearFuncs() (changed []*Func) {
	for _, f := range u.Funcs {
		if f.Native {
			continue
		}
		for _, name := range f.addressesOutside() {
			base, ok := strings.CutSuffix(name, atDistance)
			if !ok {
				continue
			}
			if g := f.Outside(base); g != nil {
				g.entrances = append(g.entrances, entrance{label: base + atDistance, why: f.Name + " names a place by its distance from " + base})
				g.entered = true
				changed = append(changed, f, g)
			}
		}
	}
	return changed
}

// linkTransfers notes which calls and returns the functions of a listing have, and returns those
// functions that others of it may transfer control into the middle of: where they do, addresses
// count.
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

// nameBlocks notes the blocks that directives name, and returns their functions. named tells for
// each name which directive names it.
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
					f.entrances = append(f.entrances, entrance{label: l.Name, why: "." + directive + " names " + l.Name})
					changed = append(changed, f)
				}
			}
		}
	}
	return changed
}

// addressesOutside returns the names whose address f takes and that its section does not define,
// and those that f does not define and that it names a place by the distance from.
func (f *Func) addressesOutside() (list []string) {
	for _, b := range f.Blocks {
		for _, i := range b.Code() {
			for n := range i.Args {
				a := &i.Args[n]
				switch {
				case a.Kind != RelocOperand && a.Kind != LabelOperand, a.displacement():
				case int8(n) != i.Code:
					for name := range RelocNames(a.Sym()) {
						if f.Block(name) == nil && f.Outside(name) == nil {
							list = append(list, name)
						}
					}
					fallthrough
				default:
					if !strings.ContainsAny(a.Sym(), "+-") {
						continue
					}
					for _, name := range codeNames(a.Sym()) {
						if base, ok := strings.CutSuffix(name, atDistance); ok && f.Block(base) == nil {
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
				if i.Code >= 0 && i.Args[i.Code].Kind == LabelOperand && f.TargetIn(b, i) == nil && !yield(i.Args[i.Code].Sym()) {
					return
				}
				for _, name := range i.Targets() {
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

// What stands behind a name in [Unit.outside] and [Claimed.Named].
const (
	atDistance = "+" // what is named is a place that is given by its distance from the name
	ofTable    = "?" // the name is an entry of a jump table, if one of its function has it
)

// fewNames bounds the names that are looked for in each function.
const fewNames = 64

// namedElsewhere returns the labels of blocks that a section names which does not define them,
// sorted, one a line, and, with a mark behind them, those of places near. Time is linear in the
// functions and the names, and if there are more than a few names that are no functions, in the
// labels.
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
					if f.has(name) {
						found = append(found, name)
					}
				}
				continue
			}
			for label := range f.labels {
				for _, mark := range [...]string{"", atDistance, ofTable} {
					if name := label + mark; names[name] && f.has(name) {
						found = append(found, name)
					}
				}
			}
			if name := f.Name + atDistance; names[name] {
				found = append(found, name)
			}
		}
	}
	slices.Sort(found)
	return strings.Join(slices.Compact(found), "\n")
}

// has reports whether a name, with its mark, is of a block of f that may be entered by it: any but
// the first, or one at a distance.
func (f *Func) has(name string) bool {
	if base, ok := strings.CutSuffix(name, atDistance); ok {
		_, is := f.labels[base]
		return is || base == f.Name || base == ".text."+f.Name
	}
	return f.labels[strings.TrimSuffix(name, ofTable)] > 0
}

// named returns the blocks of f, by their labels, that t says another section names, in the order that t has.
func (f *Func) named(t Claimed) string {
	if t.Named == "" {
		return ""
	}
	var found []string
	add := func(name string) {
		if base, table := strings.CutSuffix(name, ofTable); f.has(name) && !(table && f.listsTarget(base)) {
			found = append(found, base)
		}
	}
	if len(t.Named) < manyNames {
		for name := range strings.FieldsSeq(t.Named) {
			add(name)
		}
		return strings.Join(found, "\n")
	}
	var names []string
	for label := range f.labels {
		names = append(names, label, label+atDistance, label+ofTable)
	}
	for _, name := range [...]string{f.Name, ".text." + f.Name} {
		if _, ok := f.labels[name]; !ok {
			names = append(names, name+atDistance)
		}
	}
	slices.Sort(names)
	for _, name := range names {
		if hasLine(t.Named, name) {
			add(name)
		}
	}
	return strings.Join(found, "\n")
}

// manyNames is from how many bytes of names on those of a function are looked up among them,
// instead of each of them in the function.
const manyNames = 4096

// hasLine reports whether one of the lines of text, which are sorted, is line.
func hasLine(text, line string) bool {
	for text != "" {
		mid := strings.LastIndexByte(text[:len(text)/2], '\n') + 1 // the start of the line in the middle
		at, rest, _ := strings.Cut(text[mid:], "\n")
		switch {
		case at == line:
			return true
		case at < line:
			text = rest
		default:
			text = strings.TrimSuffix(text[:mid], "\n")
		}
	}
	return false
}

// listsTarget reports whether an indexed branch of f has the label among its targets.
func (f *Func) listsTarget(label string) bool {
	for _, b := range f.Blocks {
		if i := b.Last(); i != nil && i.Flow == FlowIndex && !i.Mistrusted() && slices.Contains(i.Targets(), label) {
			return true
		}
	}
	return false
}

// readData finds which labels of code the section has among its data, unless it only describes code.
func (u *Unit) readData() {
	if len(u.Funcs) > 0 || u.sectionName() == "" || u.describes() {
		return
	}
	src := string(u.Section.Src)
	_, src, _ = strings.Cut(src, "\n")
	for line := range strings.Lines(src) {
		if m := directiveLine(line); m != "" {
			u.outside = append(u.outside, codeNames(m)...)
		}
	}
}

// sectionName returns the name that the directive at the start of the section gives it, and what
// follows that; "" if there is none.
func (u *Unit) sectionName() string {
	src := string(u.Section.Src[:min(len(u.Section.Src), 256)])
	head, _, _ := strings.Cut(strings.TrimLeft(src, " \t"), "\n")
	name, ok := strings.CutPrefix(head, ".section")
	if !ok {
		return ""
	}
	return strings.TrimSpace(name)
}

// describes reports whether the section only describes code.
func (u *Unit) describes() bool {
	name := u.sectionName()
	return slices.ContainsFunc(describing[:], func(prefix string) bool { return strings.HasPrefix(name, prefix) })
}

// describing are the sections whose words describe code; nothing goes by them.
var describing = [...]string{
	".nv.info", ".debug", ".nv_debug", ".rel", ".nv.rel", ".note", ".symtab", ".strtab", ".shstrtab", ".nv.callgraph", ".nv.prototype",
	".nv.merc.debug", ".nv.merc.nv_debug", ".nv.merc.rel", ".nv.merc.nv.info", ".nv.merc.symtab", ".nv.capmerc", ".nv.compat",
}

// isData reports whether a directive of that name has data.
func isData(name string) bool {
	switch name {
	case "byte", "short", "word", "dword", "quad", "long", "int", "xword", "2byte", "4byte", "8byte", "b8", "b16", "b32", "b64":
		return true
	}
	return false
}

// directiveLine returns the data that a line has, "" if it has none.
func directiveLine(line string) string {
	line = strings.TrimLeft(line, " \t")
	if strings.HasPrefix(line, "/*") {
		_, rest, _ := strings.Cut(line, "*/")
		line = strings.TrimLeft(rest, " \t")
	}
	line, ok := strings.CutPrefix(line, ".")
	if !ok {
		return ""
	}
	name, args, _ := strings.Cut(strings.ReplaceAll(line, "\t", " "), " ")
	if !isData(name) {
		return ""
	}
	args, _, _ = strings.Cut(args, "//")
	return args
}

// codeNames returns the names in data, with what is said of them.
func codeNames(args string) (list []string) {
	for part := range strings.SplitSeq(args, ",") {
		if m := codeOffset.FindStringSubmatch(strings.TrimSpace(part)); m != nil {
			list = append(list, m[1]+ofTable)
			continue
		}
		for n := 0; n < len(part); {
			switch {
			case isNameStart(part[n]):
				start := n
				for n < len(part) && IsNameByte(part[n]) {
					n++
				}
				list = append(list, part[start:n])
				if distance(part[n:]) {
					list[len(list)-1] += atDistance
				}
			case isDigit(part[n]):
				for n < len(part) && IsNameByte(part[n]) {
					n++
				}
			default:
				n++
			}
		}
	}
	return list
}

// distance reports whether what stands behind a name is a number that is added to it.
func distance(s string) bool {
	s = strings.TrimLeft(s, " \t)")
	if s, ok := strings.CutPrefix(s, "@srel"); ok {
		return distance(s)
	}
	if s == "" || s[0] != '+' && s[0] != '-' {
		return false
	}
	s = strings.TrimLeft(s[1:], " \t(+-")
	return s != "" && isDigit(s[0])
}

// SameEdges reports whether g, the function that f is in a document with other names ([Unit.In]),
// has the same edges.
func (f *Func) SameEdges(g *Func) bool { return f.named(f.unit.doc) == g.named(g.unit.doc) }
