package cfg

// A Def is a place that defines a name which its document may define once: a label of a listing,
// block or not, or a function. The labels and tables of a native function are its own.
type Def struct {
	Name string
	Span Span  // in the section
	Func int32 // index of the function in the section that it is in, or -1
	Kind DefKind

	id   int32 // the same for all of the same name and kind
	part int32 // number, in the section, of the listing that it is in; 0 if that began before
}

// A DefKind is what a name is of. Names of different kinds are not confused.
type DefKind uint8

const (
	LabelDef DefKind = iota
	FuncDef
)

// define notes that the place of the section defines a name.
func (b *builder) define(kind DefKind, m *mark, at Span) {
	d := Def{Name: m.name, Span: at, Func: -1, Kind: kind, id: m.id, part: int32(len(b.unit.parts))}
	if b.fn != nil {
		d.Func = int32(len(b.funcs))
	}
	b.unit.Defs = append(b.unit.Defs, d)
}

// A Census counts how often a document defines each name. It does not change.
type Census struct {
	count    []int32 // by id
	repeated int     // how many are more than 1
}

// Change returns the census of a document in which the sections old became new. A nil Census is
// that of an empty document. It takes time linear in the definitions of these sections, and copies
// one number for each name that the document ever had.
func (c *Census) Change(old, new []*Unit) *Census {
	n := &Census{}
	if c != nil {
		n.count, n.repeated = append(n.count, c.count...), c.repeated
	}
	for _, u := range old {
		for k := range u.Defs {
			id := u.Defs[k].id
			n.count[id]--
			if n.count[id] == 1 {
				n.repeated--
			}
		}
	}
	for _, u := range new {
		for k := range u.Defs {
			id := int(u.Defs[k].id)
			if id >= len(n.count) {
				n.count = append(n.count, make([]int32, id+1-len(n.count))...)
			}
			n.count[id]++
			if n.count[id] == 2 {
				n.repeated++
			}
		}
	}
	return n
}

// A Place is a definition in a document.
type Place struct {
	Unit int // index of the section
	*Def
}

// Repeated calls yield for each definition, in order of the text, of a name that the listing it is
// in has defined before, with the first of them. units are the sections that c was counted of. It
// takes no time if there is none.
func (c *Census) Repeated(units []*Unit, yield func(first, again Place)) {
	if c == nil || c.repeated == 0 {
		return
	}
	type key struct{ id, part int32 }
	seen := map[key]Place{}
	part := int32(0)
	for n, u := range units {
		for k := range u.Defs {
			d := &u.Defs[k]
			if c.count[d.id] < 2 {
				continue
			}
			at := key{d.id, part + d.part}
			if first, ok := seen[at]; ok {
				yield(first, Place{n, d})
			} else {
				seen[at] = Place{n, d}
			}
		}
		part += int32(len(u.parts))
	}
}

// Listings returns where in the section listings begin, behind what else a file of several holds: their labels are
// not those of the listings in front.
func (u *Unit) Listings() []int32 { return u.parts }
