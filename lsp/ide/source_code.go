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

// SourceCode returns the code of each line that the document's notes name, in order of files and
// lines. A line from which no instruction comes is not in it.
func (s *Snapshot) SourceCode(ctx context.Context) (_ []SourceCode, err error) {
	defer cancel.Catch(&err)
	if !slices.ContainsFunc(s.doc.Sections(), func(sec *grammar.Section) bool { return bytes.Contains(sec.Src, noteMark) }) {
		return nil, nil
	}
	s.lower(ctx)
	return s.sources.Get(ctx, func() []SourceCode {
		t := codeTable{lines: map[sourceKey]*lineCode{}}
		for n, u := range s.units {
			base, _ := s.doc.SectionStart(n)
			for _, f := range u.Funcs {
				cancel.Poll(ctx)
				t.addFunc(u, f, int32(base))
			}
		}
		list := make([]SourceCode, 0, len(t.lines))
		for _, x := range t.lines {
			list = append(list, x.SourceCode)
		}
		slices.SortFunc(list, func(a, b SourceCode) int {
			return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
		})
		return list
	}), nil
}

type sourceKey struct {
	file string
	line int
}

// A lineCode is a SourceCode that is being found.
type lineCode struct {
	SourceCode
	fn   *cfg.Func // that was added last
	part int       // the number of the part that was added last
}

// A codeTable finds the code of each line of the sources. A part is the instructions between two
// runs of notes.
type codeTable struct {
	lines map[sourceKey]*lineCode
	parts int
}

// addFunc adds the parts of a function of u, which begins at base of the document.
func (t *codeTable) addFunc(u *unit, f *cfg.Func, base int32) {
	notes := u.noteRuns(f.Span, base)
	if notes == nil {
		return
	}
	t.parts++ // those of two functions are not in a row
	var part Span
	last, count := -1, 0
	flush := func() {
		if count > 0 {
			t.add(notes[last].says, f, part, count)
		}
		count = 0
	}
	for _, b := range f.Blocks {
		for n := range b.Instrs {
			at := b.InSection(b.Instrs[n].Span)
			k, _ := slices.BinarySearchFunc(notes, at.Start, func(r noteRun, off int32) int { return cmp.Compare(r.start, off) })
			if k--; k != last {
				flush()
				last = k
			}
			if k < 0 {
				continue
			}
			if count == 0 {
				part.Start = at.Start + base
			}
			part.End = at.End + base
			count++
		}
	}
	flush()
}

// add adds a part of count instructions, which come from the first of the lines, inlined at the
// others.
func (t *codeTable) add(list []SourceLine, f *cfg.Func, part Span, count int) {
	t.parts++
	for n, line := range list {
		key := sourceKey{line.File, line.Line}
		x := t.lines[key]
		if x == nil {
			x = &lineCode{SourceCode: SourceCode{File: line.File, Line: line.Line}}
			t.lines[key] = x
		}
		if x.part == t.parts { // a function that is inlined in itself
			continue
		}
		x.Instrs += count
		switch {
		case n > 0:
			x.Inlined += count
		case len(list) > 1:
			x.Elsewhere += count
		}
		if x.fn != f {
			x.fn = f
			x.Funcs = append(x.Funcs, f.Name)
		}
		if k := len(x.Runs) - 1; k >= 0 && x.part == t.parts-1 {
			x.Runs[k].End = part.End
		} else {
			x.Runs = append(x.Runs, part)
		}
		x.part = t.parts
	}
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
