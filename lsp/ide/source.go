package ide

import (
	"bytes"
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/cfg/cancel"
)

// A SourceLine is a line of a source file that a listing names, as nvdisasm does with -g and -gi:
//
//	//## File "src/kernels.cu", line 7 inlined at "src/kernels.cu", line 38
type SourceLine struct {
	File string // as the listing has it
	Line int    // counted from 1
	Span Span   // of the text that names it
}

func (s SourceLine) String() string { return fmt.Sprintf("%s:%d", s.File, s.Line) }

var (
	noteMark = []byte("//## File")
	noteLine = []byte(`", line `)
)

// Sources returns where the instruction on the line of off, or the note that off is in, comes from: the line
// itself, then the lines at which that is inlined, from the inside out; of a line that is named
// in the note at off, that one alone. It is nil where the listing
// does not say. Time is linear in the text of the function.
func (s *Snapshot) Sources(ctx context.Context, off int) (_ []SourceLine, err error) {
	defer cancel.Catch(&err)
	p := s.at(ctx, off)
	if p.u.Section.Commented(p.off) {
		line := p.u.Section.WholeLines(Span{Start: p.off, End: p.off})
		note := p.u.Section.Src[line.Start:line.End]
		if isNote(note) {
			for _, x := range sourcesIn(note, p.base+line.Start) {
				if x.Span.Start <= int32(off) && int32(off) < x.Span.End {
					return []SourceLine{x}, nil
				}
			}
			return p.notesBefore(line.End), nil
		}
		if p.i == nil {
			p = s.firstIn(ctx, p, line)
		}
	}
	if p.i == nil {
		return nil, nil
	}
	return p.notesBefore(p.b.InSection(p.i.Span).Start), nil
}

// firstIn is the place of the first instruction of a line, which the place p is in; p if it has none.
func (s *Snapshot) firstIn(ctx context.Context, p place, line Span) place {
	for at := line.Start; at < line.End; at++ {
		rest := p.u.Section.Src[at:line.End]
		if bytes.HasPrefix(rest, []byte("/*")) {
			n := bytes.Index(rest[2:], []byte("*/"))
			if n < 0 {
				break
			}
			at += int32(n) + 3
		} else if rest[0] != ' ' && rest[0] != '\t' {
			if q := s.at(ctx, int(p.base+at)); q.i != nil && !p.u.Section.Commented(at) {
				return q
			}
			break
		}
	}
	return p
}

// notesBefore returns what the last run of notes in front of an offset of the section says, if it
// is in the place's function.
func (p *place) notesBefore(end int32) []SourceLine {
	src := p.u.Section.Src
	if !p.u.noted.Get(p.ctx, func() bool { return bytes.Contains(src, noteMark) }) {
		return nil
	}
	from := int32(0)
	if p.f != nil {
		from = min(p.f.Span.Start, end)
	}
	lines := p.u.Section.Lines
	first := -1
	for first < 0 {
		at := bytes.LastIndex(src[from:end], noteMark)
		if at < 0 {
			return nil
		}
		end = from + int32(at)
		if n := p.u.Section.Line(end); lines[n] >= from && isNote(src[lines[n]:]) { // no comment behind something else
			first = n
		}
	}
	last := first
	for first > 0 && lines[first-1] >= from && isNote(src[lines[first-1]:lines[first]]) {
		first--
	}
	return p.u.sourcesOf(first, last, p.base)
}

// sourcesOf returns what the notes on the lines from first to last say, of a section that begins at
// base of the document.
func (u *unit) sourcesOf(first, last int, base int32) []SourceLine {
	var list []SourceLine
	lines := u.Section.Lines
	for n := first; n <= last; n++ {
		line := u.Section.WholeLines(Span{Start: lines[n], End: lines[n]})
		for _, x := range sourcesIn(u.Section.Src[line.Start:line.End], base+line.Start) {
			if k := len(list); k == 0 || list[k-1].File != x.File || list[k-1].Line != x.Line { // a line may say again where the one before it is inlined
				list = append(list, x)
			}
		}
	}
	return list
}

func isNote(line []byte) bool { return bytes.HasPrefix(bytes.TrimLeft(line, " \t"), noteMark) }

// sourcesIn returns the lines of source files that a note names, which begins at off of the document.
func sourcesIn(note []byte, off int32) []SourceLine {
	var list []SourceLine
	for at := 0; ; {
		open := bytes.IndexByte(note[at:], '"')
		if open < 0 {
			return list
		}
		open += at
		length := bytes.IndexByte(note[open+1:], '"')
		if length < 0 {
			return list
		}
		file := note[open+1 : open+1+length]
		at = open + 1 + length
		rest, ok := bytes.CutPrefix(note[at:], noteLine)
		if !ok {
			continue // the second of the two may be the first of others
		}
		digits := 0
		for digits < len(rest) && '0' <= rest[digits] && rest[digits] <= '9' {
			digits++
		}
		at += len(noteLine) + digits
		if line, err := strconv.ParseUint(string(rest[:digits]), 10, 31); err == nil && line >= 1 { // as in LSP
			list = append(list, SourceLine{string(file), int(line), Span{Start: off + int32(open), End: off + int32(at)}})
		}
	}
}

// SourceNotes returns all lines of source files that the document names, in order of the text.
func (s *Snapshot) SourceNotes() []SourceLine {
	var list []SourceLine
	for n, sec := range s.doc.Sections() {
		base, _ := s.doc.SectionStart(n)
		for at := 0; ; {
			k := bytes.Index(sec.Src[at:], noteMark)
			if k < 0 {
				break
			}
			line := sec.WholeLines(Span{Start: int32(at + k), End: int32(at + k)})
			if text := sec.Src[line.Start:line.End]; isNote(text) {
				list = append(list, sourcesIn(text, int32(base)+line.Start)...)
			}
			at = max(at+k+1, int(line.End))
		}
	}
	return list
}

// sourceText says where the instruction at the place comes from; "" if that is not known.
func (p *place) sourceText() string {
	list := p.notesBefore(p.b.InSection(p.i.Span).Start)
	if list == nil {
		return ""
	}
	var sb strings.Builder
	for n, x := range list {
		sb.WriteString([]string{"**source line** ", ", inlined at "}[min(n, 1)] + "`" + x.String() + "`")
	}
	return sb.String()
}

// hoverNote tells, on a note, what it is; nil elsewhere.
func (p *place) hoverNote() *Hover {
	line := p.u.Section.WholeLines(Span{Start: p.off, End: p.off})
	text := p.u.Section.Src[line.Start:line.End]
	if !isNote(text) {
		return nil
	}
	if line.Start += int32(bytes.Index(text, noteMark)); p.off < line.Start {
		return nil
	}
	return &Hover{"The source line that the instructions below come from, as `nvdisasm -g` and `-gi` print it.", p.span(line)}
}
