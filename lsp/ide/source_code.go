package ide

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// A SourceCode is the code that comes from one line of a source file.
type SourceCode struct {
	File string // as the listing has it
	Line int    // counted from 1

	Instrs    int      // that come from the line, those of functions inlined at it too
	Inlined   int      // of these, those of functions inlined at it
	Elsewhere int      // of these, those that are of the line itself, inlined elsewhere
	Funcs     []string // that have them, in order of the text
	Runs      []Span   // of them, from the first to the last of those in a row
}

// String says how much code it is: "12 instructions of work, 5 of inlined functions".
func (c *SourceCode) String() string {
	text := plural(c.Instrs, "instruction")
	if len(c.Funcs) == 1 {
		text += " of " + c.Funcs[0]
	} else {
		text += " of " + plural(len(c.Funcs), "function")
	}
	if c.Inlined > 0 {
		text += fmt.Sprintf(", %d of inlined functions", c.Inlined)
	}
	if c.Elsewhere > 0 {
		text += fmt.Sprintf(", %d inlined elsewhere", c.Elsewhere)
	}
	return text
}

// A SourcePart is a run of instructions of a function that come from the same lines of source files.
type SourcePart struct {
	Span   Span // from the first to the last
	Func   string
	Instrs int
	From   []SourceLine // the line itself, then those at which it is inlined, from the inside out
}

// SourceParts returns the parts of the document of which its notes say where they come from, in
// order of the text.
func (s *Snapshot) SourceParts(ctx context.Context) (_ []SourcePart, err error) {
	defer cancel.Catch(&err)
	if !slices.ContainsFunc(s.doc.Sections(), func(sec *grammar.Section) bool { return bytes.Contains(sec.Src, noteMark) }) {
		return nil, nil
	}
	s.lower(ctx)
	return s.sources.Get(ctx, func() []SourcePart {
		var parts []SourcePart
		for n, u := range s.units {
			base, _ := s.doc.SectionStart(n)
			for _, f := range u.Funcs {
				cancel.Poll(ctx)
				parts = append(parts, u.sourceParts(f, int32(base))...)
			}
		}
		slices.SortStableFunc(parts, func(a, b SourcePart) int { return cmp.Compare(a.Span.Start, b.Span.Start) })
		return parts
	}), nil
}

// sourceParts returns the parts of a function of u, which begins at base of the document.
func (u *unit) sourceParts(f *cfg.Func, base int32) []SourcePart {
	notes := u.noteRuns(f.Span, base)
	if notes == nil {
		return nil
	}
	var parts []SourcePart
	last := -1
	for _, b := range f.Blocks {
		for n := range b.Instrs {
			at := b.InSection(b.Instrs[n].Span)
			k, _ := slices.BinarySearchFunc(notes, at.Start, func(r noteRun, off int32) int { return cmp.Compare(r.start, off) })
			k--
			if k >= 0 && k != last {
				parts = append(parts, SourcePart{Span: Span{Start: at.Start + base}, Func: f.Name, From: notes[k].says})
			}
			if last = k; k >= 0 {
				p := &parts[len(parts)-1]
				p.Span.End = at.End + base
				p.Instrs++
			}
		}
	}
	return slices.DeleteFunc(parts, func(p SourcePart) bool { return len(p.From) == 0 })
}

// SourceOf returns the part that a finding at a span is of: that of the instruction there, or of the
// first one of the block whose label is there; nil where the document does not say.
func (s *Snapshot) SourceOf(ctx context.Context, at Span) (*SourcePart, error) {
	parts, err := s.SourceParts(ctx)
	if err != nil || len(parts) == 0 {
		return nil, err
	}
	return s.partAt(ctx, parts, int(at.Start))
}

func (s *Snapshot) partAt(ctx context.Context, parts []SourcePart, off int) (_ *SourcePart, err error) {
	defer cancel.Catch(&err)
	p := s.at(ctx, off)
	i := p.i
	if i == nil && p.label != nil && len(p.b.Instrs) > 0 {
		i = &p.b.Instrs[0]
	}
	if i == nil {
		return nil, nil
	}
	start := p.instrSpan(i.Span).Start
	n, found := slices.BinarySearchFunc(parts, start, func(x SourcePart, off int32) int { return cmp.Compare(x.Span.Start, off) })
	if !found {
		n--
	}
	if n < 0 || start >= parts[n].Span.End {
		return nil, nil
	}
	return &parts[n], nil
}

// SourceCode returns the code of each line that the document's notes name, in order of files and
// lines. A line from which no instruction comes is not in it.
func (s *Snapshot) SourceCode(ctx context.Context) (_ []SourceCode, err error) {
	defer cancel.Catch(&err)
	parts, err := s.SourceParts(ctx)
	if err != nil {
		return nil, err
	}
	return s.sourceCode.Get(ctx, func() []SourceCode { return sourceCode(ctx, parts) }), nil
}

// sourceCode returns the code of each line that parts come from.
func sourceCode(ctx context.Context, parts []SourcePart) []SourceCode {
	type place struct {
		file string
		line int
	}
	lines := map[place]*SourceCode{}
	last := map[*SourceCode]int{} // the number of the part that was added last
	for n := range parts {
		if n%256 == 0 {
			cancel.Poll(ctx)
		}
		p := &parts[n]
		for k, line := range p.From {
			at := place{line.File, line.Line}
			x := lines[at]
			if x == nil {
				x = &SourceCode{File: line.File, Line: line.Line}
				lines[at] = x
			}
			before, some := last[x]
			if some && before == n { // a function that is inlined in itself
				continue
			}
			last[x] = n
			x.Instrs += p.Instrs
			switch {
			case k > 0:
				x.Inlined += p.Instrs
			case len(p.From) > 1:
				x.Elsewhere += p.Instrs
			}
			if k := len(x.Funcs); k == 0 || x.Funcs[k-1] != p.Func {
				x.Funcs = append(x.Funcs, p.Func)
			}
			if some && before == n-1 && parts[before].Func == p.Func {
				x.Runs[len(x.Runs)-1].End = p.Span.End
			} else {
				x.Runs = append(x.Runs, p.Span)
			}
		}
	}
	list := make([]SourceCode, 0, len(lines))
	for _, x := range lines {
		list = append(list, *x)
	}
	slices.SortFunc(list, func(a, b SourceCode) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return list
}

// A noteRun is a run of notes, which are about the instructions behind it.
type noteRun struct {
	start int32 // in the section
	says  []SourceLine
}

// noteRuns returns the runs of notes in a part of the section, which begins at base of the document.
func (u *unit) noteRuns(part Span, base int32) []noteRun {
	src, lines := u.Section.Src, u.Section.Lines
	isNoteLine := func(n int) bool { return n < len(lines) && lines[n] < part.End && isNote(src[lines[n]:]) }
	var runs []noteRun
	for at := part.Start; at < part.End; {
		k := bytes.Index(src[at:part.End], noteMark)
		if k < 0 {
			break
		}
		at += int32(k + len(noteMark))
		first := u.Section.Line(at)
		if !isNoteLine(first) {
			continue
		}
		last := first
		for isNoteLine(last + 1) {
			last++
		}
		runs = append(runs, noteRun{lines[first], u.sourcesOf(first, last, base)})
		at = max(at, u.Section.WholeLines(Span{Start: lines[last], End: lines[last]}).End)
	}
	return runs
}
