// Package format lays out native texts of Ori: the columns of instructions,
// operands and comments.
package format

import (
	"context"
	"strings"
	"unicode/utf8"

	"github.com/ori-lang/ori/grammar"
)

type (
	span = grammar.Span
	edit = grammar.Edit
)

// Columns of a native text, counted from 0.
const (
	codeColumn    = 4  // of opcodes; a guard stands in front of it
	opcodeWidth   = 8  // the least that operands leave for opcodes
	longestOpcode = 20 // one that is longer, with its guard, does not move the operands of the others
)

// Edits returns the edits that lay out the lines of d that lines touches, in
// order. What they replace is blanks: they change no token and no comment.
//
// In a native text, labels, directives, headers and braces begin at column 0,
// instructions at column 4 with the guard in front of it. The operands of a
// block are aligned, and so are the comments behind adjacent lines, as gofmt
// has it. Of adjacent blank lines one stays, and none at the start of the text,
// at its end, behind "{" and in front of "}"; blanks at the end of a line go.
// Each line keeps the line end that it has, and the last one gets one.
//
// What follows a label or an instruction on its line gets a line of its own. Nothing
// else does, so that a function in one line stays one.
//
// A line stays byte for byte as it is if it is not understood, if it holds anything
// else with another instruction, label or directive, a comment between tokens, an
// address or an encoding, or a part of a comment over lines. A listing stays as
// it is: its columns are the disassembler's, and no line tells who typed it.
//
// What a line becomes does not depend on which lines are asked for. The cost is
// that of the blocks that they are in, and of those up to the next that nothing
// is aligned with. If ctx ends first, its error is returned.
func Edits(ctx context.Context, d *grammar.Document, lines grammar.Span) ([]grammar.Edit, error) {
	var f formatter // its memory serves all sections
	sections := d.Sections()
	for n, s := range sections {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		off, _ := d.SectionStart(n)
		base := int32(off)
		if lines.End < base || base+int32(len(s.Src)) < lines.Start || !native(d, n) {
			continue
		}
		f = formatter{ctx: ctx, s: s, first: n == 0, last: n == len(sections)-1, base: base, edits: f.edits, lines: f.lines[:0], tokens: f.tokens[:0]}
		f.wanted = span{Start: lines.Start - base, End: lines.End - base}
		f.read(f.window())
		if ctx.Err() == nil {
			f.layOut()
		}
	}
	return f.edits, ctx.Err()
}

// All returns the edits that lay out all of d.
func All(d *grammar.Document) []grammar.Edit {
	edits, _ := Edits(context.Background(), d, span{End: int32(d.Len())})
	return edits
}

// Indent is the blanks that a new line at off begins with: those in front of an
// instruction within a native function, else none.
func Indent(d *grammar.Document, off int) string {
	n := d.SectionAt(off)
	if !native(d, n) {
		return ""
	}
	base, _ := d.SectionStart(n)
	open := false
	for _, c := range d.Sections()[n].Chunks {
		if base+int(c.Start) >= off {
			break
		}
		switch c.Kind {
		case grammar.KindEntryHeader, grammar.KindFuncHeader, grammar.KindOpen:
			open = open || len(c.Nodes()) > 0 && c.Nodes()[0].Flags&grammar.FlagOpen != 0 || c.Kind == grammar.KindOpen
		case grammar.KindClose:
			open = false
		}
	}
	if open {
		return pad(codeColumn)
	}
	return ""
}

// native reports whether section n of d is in the native spelling.
func native(d *grammar.Document, n int) bool {
	for _, c := range d.Sections()[n].Chunks {
		switch {
		case c.Kind == grammar.KindEntryHeader || c.Kind == grammar.KindFuncHeader:
			return true
		case c.Kind.IsHeader():
			return false
		}
	}
	return n == 0 && d.Dialect() == grammar.Native
}

// A lineKind says how a line is laid out.
type lineKind uint8

const (
	rawLine     lineKind = iota // as it is
	blankLine                   // nothing
	commentLine                 // a comment alone, where the line below begins
	codeLine                    // an instruction
	labelLine                   // at column 0, and so on
	flushLine
	openLine // flush, and it opens a function
	closeLine
)

// A textLine is a line of a section, or a part of one that gets a line of its own.
type textLine struct {
	kind     lineKind
	from, to int32 // its tokens in formatter.tokens, the comment behind them included
	comment  bool  // the last of them is one
	part     bool  // it is what follows the one before it on its line
	line     int32 // its number, from formatter.top on
	start    int32 // where it begins, a part right behind the one before
	end      int32 // of the text, without the line end
}

// A token is a run of bytes that stays as it is.
type token struct {
	span
	lead lead // what is in front of it
}

type lead uint8

const (
	blankLead lead = iota // a blank
	noLead                // nothing, or a blank: ";" stays where it is
	commaLead             // a comma and a blank
	startLead             // the column where the line begins
	codeLead              // blanks up to the opcodes' column
	alignLead             // blanks up to the operands' column
)

// A formatter lays out one section.
type formatter struct {
	ctx         context.Context
	s           *grammar.Section
	first, last bool  // of the document
	base        int32 // of the section in the document
	top         int   // the number of the first of lines in the section
	wanted      span  // of the section
	lines       []textLine
	done        int32 // lines of the section from top on that are read
	bottom      int32 // so many there are
	more        bool  // there is more on the last of them than is read
	tokens      []token
	edits       []edit
}

const blanks = "                                                                "

// pad is n blanks.
func pad(n int) string {
	if n <= len(blanks) {
		return blanks[:max(n, 0)]
	}
	return strings.Repeat(" ", n)
}

// replace makes the text of the section between from and to, which is blank
// but for a comma, another.
func (f *formatter) replace(from, to int32, text string) {
	if string(f.s.Src[from:to]) != text {
		f.edits = append(f.edits, edit{Span: span{Start: f.base + from, End: f.base + to}, New: text})
	}
}

// layOut makes the edits of all lines that are wanted.
func (f *formatter) layOut() {
	operands := f.operandColumns()
	comments := f.commentColumns(operands)
	code := false // the line below a comment is an instruction's, or ends a function
	indent := make([]bool, len(f.lines))
	for n := len(f.lines) - 1; n >= 0; n-- {
		switch f.lines[n].kind {
		case codeLine, closeLine:
			code = true
		case labelLine, flushLine, openLine:
			code = false
		}
		indent[n] = code
	}
	content, blank := !f.first, false // there is something above; the line above is blank
	opened := false                   // the line above opens a function
	for n, l := range f.lines {
		start := l.start
		wanted := f.start(l.line) <= f.wanted.End && f.wanted.Start <= f.stop(l.line)
		if l.kind == blankLine {
			if wanted && (blank || !content || opened || f.before(n)) {
				f.replace(start, f.start(l.line+1), "")
			} else {
				if wanted {
					f.replace(start, l.end, "")
				}
				blank = true
			}
			continue
		}
		content, blank, opened = true, false, l.kind == openLine
		if l.kind == rawLine || !wanted {
			continue
		}
		column := 0
		if l.kind == codeLine && !f.guarded(l) || l.kind == commentLine && indent[n] {
			column = codeColumn
		}
		f.line(l, column, int(operands[n]), int(comments[n]), n+1 < len(f.lines) && f.lines[n+1].part)
	}
	f.end()
}

// before reports whether blank line n, and those below it, stand before "}" or
// the end of the text.
func (f *formatter) before(n int) bool {
	for _, l := range f.lines[n+1:] {
		if l.kind != blankLine {
			return l.kind == closeLine
		}
	}
	return f.last
}

// start is where line n begins, counted from top on, or the section ends.
func (f *formatter) start(n int32) int32 {
	if f.top+int(n) < len(f.s.Lines) {
		return f.s.Lines[f.top+int(n)]
	}
	return int32(len(f.s.Src))
}

// stop is where its text ends, in front of the line end.
func (f *formatter) stop(n int32) int32 {
	start, end := f.start(n), f.start(n+1)
	for end > start && (f.s.Src[end-1] == '\n' || f.s.Src[end-1] == '\r') {
		end--
	}
	return end
}

// eol is the line end that line n has, or the one above it if it has none.
func (f *formatter) eol(n int32) string {
	for ; n >= 0; n-- {
		if from, to := f.stop(n), f.start(n+1); from < to {
			return string(f.s.Src[from:to])
		}
	}
	return "\n"
}

// end gives the last line of the text a line end, the one that the line above
// has.
func (f *formatter) end() {
	n := len(f.lines) - 1
	if !f.last || n < 0 || int(f.lines[n].end) < len(f.s.Src) || f.lines[n].kind == blankLine || f.wanted.End < f.lines[n].end {
		return
	}
	at := int32(len(f.s.Src))
	f.edits = append(f.edits, edit{Span: span{Start: f.base + at, End: f.base + at}, New: f.eol(f.lines[n].line)})
}

// line makes the edits of one line; more if a part of it follows.
func (f *formatter) line(l textLine, column, operands, comment int, more bool) {
	at, col := l.start, 0
	for k, t := range f.tokens[l.from:l.to] {
		want := ""
		switch {
		case l.comment && k == int(l.to-l.from)-1:
			want = pad(comment - col)
		case t.lead == startLead:
			want = pad(column)
		case t.lead == codeLead:
			want = pad(max(codeColumn-col, 1))
		case t.lead == alignLead:
			want = pad(max(operands-col, 1))
		case t.lead == commaLead:
			want = ", "
		case t.lead == blankLead, t.Start > at:
			want = " "
		}
		col += len(want) + f.width(t.span)
		if k == 0 && l.part {
			want = f.eol(l.line) + want
		}
		f.replace(at, t.Start, want)
		at = t.End
	}
	if !more {
		f.replace(at, l.end, "")
	}
}

// width is the number of characters of a token.
func (f *formatter) width(s span) int { return utf8.RuneCount(f.s.Src[s.Start:s.End]) }

// operandColumns are, for each line, the column that its operands begin at. It
// is one for the instructions from a label or a blank line to the next.
func (f *formatter) operandColumns() []int32 {
	columns := make([]int32, len(f.lines))
	for n := 0; n < len(f.lines); {
		widest, to := codeColumn+opcodeWidth, n
		for ; to < len(f.lines); to++ {
			l := f.lines[to]
			if to > n && (l.kind == labelLine || l.kind == blankLine || l.kind >= openLine) {
				break
			}
			if w := f.head(l); l.kind == codeLine && w <= codeColumn+longestOpcode {
				widest = max(widest, w)
			}
		}
		for ; n < to; n++ {
			columns[n] = int32(widest + 1)
		}
	}
	return columns
}

// head is the column behind the opcode of an instruction that has operands.
func (f *formatter) head(l textLine) int {
	col := codeColumn
	for k, t := range f.tokens[l.from:l.to] {
		switch {
		case t.lead == alignLead:
			return col
		case k == 0 && t.lead == startLead && l.kind == codeLine && f.guarded(l):
			col = f.width(t.span)
		case t.lead == codeLead:
			col = max(col+1, codeColumn) + f.width(t.span)
		default:
			col += f.width(t.span)
		}
	}
	return 0
}

// guarded reports whether an instruction begins with a guard.
func (f *formatter) guarded(l textLine) bool {
	return l.to-l.from > 1 && f.tokens[l.from+1].lead == codeLead
}

// commentColumns are, for each line, the column of the comment behind it, one for adjacent lines
// that have one. What opens and what closes a function stand for themselves, as blank lines between
// them and the code go.
func (f *formatter) commentColumns(operands []int32) []int32 {
	columns := make([]int32, len(f.lines))
	for n := 0; n < len(f.lines); {
		to, widest := n, 0
		for ; to < len(f.lines) && f.lines[to].comment && (to == n || max(f.lines[to-1].kind, f.lines[to].kind) < openLine); to++ {
			widest = max(widest, f.long(f.lines[to], int(operands[to])))
		}
		for ; n < to; n++ {
			columns[n] = int32(widest + 1)
		}
		if n < len(f.lines) && !f.lines[n].comment {
			n++
		}
	}
	return columns
}

// long is how many columns the tokens of a line take once it is laid out,
// without the comment behind them.
func (f *formatter) long(l textLine, operands int) int {
	col := 0
	at := f.tokens[l.from].Start
	for _, t := range f.tokens[l.from : l.to-1] {
		switch t.lead {
		case startLead:
			if l.kind == codeLine && !f.guarded(l) {
				col = codeColumn
			}
		case codeLead:
			col = max(col+1, codeColumn)
		case alignLead:
			col = max(col+1, operands)
		case commaLead:
			col += 2
		case blankLead:
			col++
		case noLead:
			if t.Start > at {
				col++
			}
		}
		col += f.width(t.span)
		at = t.End
	}
	return col
}
