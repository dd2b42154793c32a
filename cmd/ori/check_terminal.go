package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/grammar"
)

// terminalReport is the format for people: as text, with the line that a diagnostic is about.
func terminalReport(p paint) *reportFormat {
	write := func(w io.Writer, f *checked) error { return excerpts(w, f, p) }
	return &reportFormat{"text", nothing, func(ctx context.Context, w io.Writer, f *checked) error {
		return f.grouped(ctx, w, write, p.bold, p.plain)
	}, "", func(io.Writer, int, []error, []string) error { return nil }, true, true}
}

// colours are the values of --color.
var colours = []string{"auto", "always", "never"}

// forTerminal reports whether output to w is for people, and in which colours: with "never", with NO_COLOR and on a
// dumb terminal there are none, and nothing else changes.
func forTerminal(w io.Writer, colour string) (paint, bool) {
	switch {
	case colour == "always":
		return coloured, true
	case terminal(w) == nil:
		return paint{}, false
	case colour == "never" || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb":
		return paint{}, true
	}
	return coloured, true
}

// A paint is ANSI's codes of the severities' colours, of what is bold, and of what ends them; none in the zero paint.
type paint struct {
	severity    map[analysis.Severity]string
	bold, plain string
}

var coloured = paint{map[analysis.Severity]string{
	analysis.Error: "\x1b[1;31m", analysis.Warning: "\x1b[1;33m", analysis.Information: "\x1b[1;34m", analysis.Hint: "\x1b[1;36m",
}, "\x1b[1m", "\x1b[0m"}

// excerpts writes what textOf has, each diagnostic with its line and what is marked in it.
func excerpts(w io.Writer, f *checked, p paint) error {
	for n := range f.diags.Len() {
		d := f.diags.At(n)
		message := d.Message
		if d.Refused != "" {
			message += "; not applied: " + d.Refused
		}
		colour := p.severity[d.Severity]
		_, err := fmt.Fprintf(w, "%s%s:%s %s%s:%s %s [%s]\n", p.bold, f.place(d.Span.Start), p.plain, colour, d.Severity, p.plain, printable(message), d.Code)
		if err != nil {
			return err
		}
		if d.Span.Len() > 0 || d.Span.Start > 0 {
			n := f.line(d.Span.Start)
			text, marks := f.excerpt(d.Span)
			fmt.Fprintf(w, "%5d | %s\n      | %s%s%s\n", n, text, colour, marks, p.plain)
		}
		for _, r := range d.Related {
			fmt.Fprintf(w, "    %s: %s\n", f.place(r.Span.Start), printable(r.Message))
		}
	}
	return nil
}

// How much of a line an excerpt has, and how much of that is in front of what is marked, if the line is longer.
const (
	excerptWidth  = 140
	excerptBefore = 40
)

// excerpt returns the line that a span begins in, or a part of it, and marks below what is in the
// span. Both have nothing that moves a terminal's cursor: a tab is four blanks, another control
// character a question mark.
func (s *source) excerpt(sp grammar.Span) (text, marks string) {
	doc := s.snap.Text()
	line, _ := doc.Position(int(sp.Start), grammar.UTF8)
	start, end := doc.LineSpan(line)
	n := doc.SectionAt(start)
	off, _ := doc.SectionStart(n)
	src := doc.Sections()[n].Src
	src = src[start-off : min(end-off, len(src))]
	from, to := int(sp.Start)-start, max(int(sp.End)-start, int(sp.Start)-start+1)
	first := 0
	if len(src) > excerptWidth && from > excerptBefore {
		first = from - excerptBefore
		for first > 0 && !utf8.RuneStart(src[first]) {
			first--
		}
	}
	var t, m strings.Builder
	for at := first; at < len(src) && at < first+excerptWidth; {
		r, size := utf8.DecodeRune(src[at:])
		shown := shownAs(r)
		t.WriteString(shown)
		mark := " "
		if from <= at && at < to {
			mark = "^"
		}
		m.WriteString(strings.Repeat(mark, utf8.RuneCountInString(shown)))
		at += size
	}
	if from >= len(src) { // the end of the line, or of the text
		m.WriteString("^")
	}
	return t.String(), strings.TrimRight(m.String(), " ")
}

// printable is a text without what moves a terminal's cursor.
func printable(text string) string {
	var sb strings.Builder
	for _, r := range text {
		sb.WriteString(shownAs(r))
	}
	return sb.String()
}

func shownAs(r rune) string {
	switch {
	case r == '\t':
		return "    "
	case r == utf8.RuneError || unicode.IsControl(r) || unicode.Is(unicode.Cf, r):
		return "?"
	}
	return string(r)
}
