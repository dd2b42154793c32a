package ide

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// A Named is something at a place that can be given another name.
type Named struct {
	Span Span   // of the name under the cursor
	Name string // as it is

	spots []Span // all of them, in order; of the document
	check func(name string) error
	sure  func(name string) bool // whether no more than the text that changes has to be looked at
}

// Renamable returns what can be renamed at off: a label or a jump table in its function, which in a
// listing is the file; a function; a register. A register with a number is renamed in the live
// range that the place is of, for a number is storage that other values have too; one with a name
// in its function. The error says why nothing can be.
func (s *Snapshot) Renamable(ctx context.Context, off int) (_ *Named, err error) {
	defer cancel.Catch(&err)
	p := s.at(ctx, off)
	if p.u.Section.Commented(p.off) {
		return nil, errors.New("comments are not renamed")
	}
	if r := p.register(); r.Class != cfg.NoReg {
		return p.namedRegister(r)
	}
	name, ok := p.symbol()
	if !ok {
		return nil, errors.New("there is no label, function, jump table or register here")
	}
	if at := sectionOf.FindStringSubmatchIndex(name); at != nil && s.functions(name[at[1]:]) != nil {
		return nil, fmt.Errorf("%s is called after the function %s: rename that", name, name[at[1]:])
	}
	n := &Named{Span: p.span(p.wordSpan()), Name: name}
	local := p.native() && p.defines(name)
	isFunc := s.functions(name) != nil && !local
	if !isFunc && !p.defines(name) {
		return nil, fmt.Errorf("%s is defined nowhere in this file", name)
	}
	n.spots = p.uses(name)
	if isFunc {
		for k := range s.units {
			n.spots = append(n.spots, p.inSection(k).sectionNames(name)...)
		}
		slices.SortFunc(n.spots, func(a, b Span) int { return int(a.Start - b.Start) })
	}
	if !slices.ContainsFunc(n.spots, func(sp Span) bool { return sp == n.Span }) {
		return nil, fmt.Errorf("%s is no name of code here", name)
	}
	if local {
		if err := p.onlyHere(n); err != nil {
			return nil, err
		}
	}
	n.check = func(to string) error { return p.freeName(to, local, isFunc) }
	n.sure = func(to string) bool { return !isFunc && madeHere(name) == madeHere(to) }
	return n, nil
}

// Rename returns the edits that give what is at off another name. It is an error if there is
// nothing to rename, if the name is none, is reserved, or is one of something else that it would be
// confused with; then nothing is to be changed.
func (s *Snapshot) Rename(ctx context.Context, off int, to string) (edits []grammar.Edit, err error) {
	defer cancel.Catch(&err)
	n, err := s.Renamable(ctx, off)
	if err != nil || to == n.Name {
		return nil, err
	}
	if err := n.check(to); err != nil {
		return nil, err
	}
	edits = n.edits(to)
	if n.sure(to) && s.sameTrees(edits) {
		return edits, nil
	}
	if why := s.differs(ctx, n.Name, edits); why != "" {
		return nil, fmt.Errorf("%s cannot be renamed to %s: %s", n.Name, to, why)
	}
	return edits, nil
}

// edits are those that put another name at all places.
func (n *Named) edits(to string) (edits []grammar.Edit) {
	for _, sp := range n.spots {
		edits = append(edits, grammar.Edit{Span: sp, New: to})
	}
	return edits
}

// madeHere reports whether name is one that no other file can have, as assemblers have it.
func madeHere(name string) bool { return strings.HasPrefix(name, ".L") }

// Linked returns where the label, or the jump table, at off is named, if all of that is in one
// function: to be typed at all places at once.
func (s *Snapshot) Linked(ctx context.Context, off int) (_ []Span, err error) {
	defer cancel.Catch(&err)
	p := s.at(ctx, off)
	if p.f == nil || p.register().Class != cfg.NoReg {
		return nil, nil
	}
	n, err := s.Renamable(ctx, off)
	if err != nil || len(n.spots) < 2 || s.functions(n.Name) != nil {
		return nil, ctx.Err() // whyever it cannot be renamed
	}
	all := p.span(p.f.Span)
	for _, sp := range n.spots {
		if sp.Start < all.Start || all.End < sp.End {
			return nil, nil
		}
	}
	return n.spots, nil
}

// onlyHere says where something else names n, which the function of the place defines, though it
// defines nothing of that name.
func (p *place) onlyHere(n *Named) error {
	for k := range p.s.units {
		for _, sp := range p.inSection(k).codeNames(n.Name) {
			if q := p.s.at(p.ctx, int(sp.Start)); q.f != p.f && (q.f == nil || !q.f.Native || !q.defines(n.Name)) {
				return fmt.Errorf("%s is named in line %d, too, outside of the function that defines it", n.Name, q.lineAt(q.off))
			}
		}
	}
	return nil
}

// inSection is a place at the start of section n of the same document.
func (p *place) inSection(n int) *place {
	off, _ := p.s.doc.SectionStart(n)
	return &place{ctx: p.ctx, s: p.s, u: p.s.units[n], n: n, base: int32(off), k: -1}
}

// codeNames returns where name stands for code or a jump table, in the scope of the place; in the
// document. A word that only looks like it is an opcode, a register or a knob.
func (p *place) codeNames(name string) []Span {
	var spans []Span
	for _, o := range p.occurrences(name) {
		q := p.s.at(p.ctx, int(p.base+o.Start))
		if q.namesCode(o) {
			spans = append(spans, p.span(o))
		}
	}
	return spans
}

// namesCode reports whether the word at the place can name code.
func (p *place) namesCode(o Span) bool {
	if p.label != nil {
		return p.label.Span == o
	}
	if p.i == nil {
		line := p.u.Section.Src[p.u.Section.Lines[p.u.Section.Line(o.Start)]:o.Start]
		return !bytes.HasPrefix(bytes.TrimLeft(line, " \t"), []byte(".knob"))
	}
	at := Span{Start: o.Start - p.b.Base, End: o.End - p.b.Base}
	for n := range p.i.Args {
		a := &p.i.Args[n]
		if a.Span.Start <= at.Start && at.End <= a.Span.End {
			return a.Symbolic() || a.Kind == cfg.BadOperand
		}
	}
	for _, not := range []Span{p.i.Guard.Span, p.i.OpSpan} {
		if not.Start < at.End && at.Start < not.End {
			return false
		}
	}
	return true // in an annotation
}

// sectionNames returns where a function of a listing is a part of another name: of its sections,
// .text.f and the like, in the lines between sections too.
func (p *place) sectionNames(name string) []Span {
	src, dotted := p.u.Section.Src, []byte("."+name)
	var spans []Span
	for at := 0; ; {
		n := bytes.Index(src[at:], dotted)
		if n < 0 {
			return spans
		}
		o := Span{Start: int32(at + n + 1), End: int32(at + n + 1 + len(name))}
		at = int(o.End)
		start := o.Start - 1
		for start > 0 && cfg.IsNameByte(src[start-1]) {
			start--
		}
		if int(o.End) < len(src) && cfg.IsNameByte(src[o.End]) || !sectionPrefix.Match(src[start:o.Start]) {
			continue
		}
		line := src[p.u.Section.Lines[p.u.Section.Line(o.Start)]:o.Start]
		if !p.u.Section.Commented(o.Start) || bytes.HasPrefix(line, []byte("//----")) {
			spans = append(spans, p.span(o))
		}
	}
}

// What stands in front of the function's name in those of its sections, all of it or the beginning.
var (
	sectionPrefix = regexp.MustCompile(sectionOf.String() + "$")
	sectionOf     = regexp.MustCompile(`^\.(text|nv\.[a-z]+[0-9]*|rela?(\.text|\.nv\.[a-z]+[0-9]*))\.`)
)

var codeName = regexp.MustCompile(`^[A-Za-z_$.][\w$.]*$`)

// freeName says why what is at the place, which names code, cannot be called name. local is what
// only the function knows, isFunc a function.
func (p *place) freeName(name string, local, isFunc bool) error {
	if !codeName.MatchString(name) {
		return fmt.Errorf("%q is no name: it has letters, digits, _, $ and ., and does not begin with a digit", name)
	}
	if strings.HasPrefix(name, ".") && p.table() {
		return fmt.Errorf("the name of a jump table does not begin with a dot")
	}
	op, _, _ := strings.Cut(name, ".")
	if _, ok := p.register1(name); ok || strings.HasPrefix(name, "SR_") {
		return fmt.Errorf("%s is the name of a register", name)
	}
	if cfg.LookupOp(op) != nil || cfg.LookupROT13(op) != nil {
		return fmt.Errorf("%s is an opcode", op)
	}
	if cfg.IsDirective(name) {
		return fmt.Errorf("%s is a directive", name)
	}
	var taken []Span
	switch {
	case local && p.s.functions(name) != nil:
		return fmt.Errorf("%s is a function", name)
	case isFunc:
		for n := range p.s.units {
			taken = append(taken, p.inSection(n).codeNames(name)...)
		}
	default:
		taken = p.uses(name)
	}
	if len(taken) > 0 {
		return p.takenBy(name, taken)
	}
	return nil
}

// takenBy says where the name, which is at those places, is defined, or else used.
func (p *place) takenBy(name string, at []Span) error {
	line := func(at Span) int { return p.lineAt(at.Start - p.base) }
	for _, at := range at {
		switch q := p.s.at(p.ctx, int(at.Start)); {
		case q.label != nil:
			return fmt.Errorf("label '%s' is already defined in line %d", name, line(at))
		case q.f != nil && q.span(q.f.NameSpan) == at:
			return fmt.Errorf("function '%s' is already defined in line %d", name, line(at))
		}
	}
	if def, ok := p.defined(name); ok {
		what := "label"
		if slices.ContainsFunc(p.scope(), func(f *cfg.Func) bool { return hasTable(f, name) }) {
			what = "jump table"
		}
		return fmt.Errorf("%s '%s' is already defined in line %d", what, name, line(def))
	}
	return fmt.Errorf("'%s' is already used in line %d", name, line(at[0]))
}

// table reports whether the name at the place is that of a jump table.
func (p *place) table() bool {
	name := p.word()
	return slices.ContainsFunc(p.scope(), func(f *cfg.Func) bool { return hasTable(f, name) })
}

// hasTable reports whether f has a jump table called name.
func hasTable(f *cfg.Func, name string) bool {
	return slices.ContainsFunc(f.Tables, func(t cfg.Jumptable) bool { return t.Name == name })
}

// register1 returns the register called name; of a number or a name that an operand could have.
func (p *place) register1(name string) (cfg.Reg, bool) { return p.s.names.Parse(name) }
