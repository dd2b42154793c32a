package format

import (
	"bytes"
	"slices"

	"github.com/ori-lang/ori/grammar"
)

// What counts as a blank, but for line ends.
const blank = " \t\f\v"

func isBlank(b byte) bool { return b == ' ' || b == '\t' || b == '\f' || b == '\v' }

// inComment reports whether a comment over lines goes on at off.
func (f *formatter) inComment(off int32) bool {
	_, in := f.s.CommentOver(off)
	return in
}

// window returns the chunks, from one to before another, that decide what the wanted lines become.
func (f *formatter) window() (from, to int) {
	from = max(f.s.ChunkAtOffset(int(max(f.wanted.Start, 0))), 0)
	for from > 0 && !f.seam(from) {
		from--
	}
	to = f.s.ChunkAtOffset(int(min(f.wanted.End, int32(len(f.s.Src))))) + 1
	for to < len(f.s.Chunks) && !f.seam(to) {
		to++
	}
	return from, to
}

// seam reports whether nothing in chunk k depends on the chunk above it, nor that on it: it begins
// with a label alone on its line, below a line of a block that is not blank.
func (f *formatter) seam(k int) bool {
	c := f.s.Chunks[k]
	if c.Kind != grammar.KindBlock || f.s.Chunks[k-1].Kind != grammar.KindBlock || c.Nodes()[1].Kind != grammar.KindLabel {
		return false
	}
	n, ok := slices.BinarySearch(f.s.Lines, c.Start)
	if !ok || n == 0 || n+1 == len(f.s.Lines) || f.inComment(c.Start) {
		return false
	}
	above, rest := f.s.Src[f.s.Lines[n-1]:c.Start], f.s.Src[c.Start+c.Nodes()[1].End:f.s.Lines[n+1]]
	return len(bytes.TrimSpace(above)) > 0 && len(bytes.Trim(rest, blank+"\r\n")) == 1
}

// read finds out what the lines of the chunks from one to before another hold.
func (f *formatter) read(from, to int) {
	s := f.s
	bottom := len(s.Lines)
	if from > 0 {
		f.top, _ = slices.BinarySearch(s.Lines, s.Chunks[from].Start)
		f.first = false
	}
	if to < len(s.Chunks) {
		bottom, _ = slices.BinarySearch(s.Lines, s.Chunks[to].Start)
		f.last = false
	}
	f.bottom = int32(bottom - f.top)
	f.lines = slices.Grow(f.lines, int(f.bottom))
	for _, c := range s.Chunks[from:to] {
		if f.ctx.Err() != nil {
			return
		}
		if len(c.Nodes()) == 0 {
			continue
		}
		if c.Kind != grammar.KindBlock {
			f.item(c, 0)
			continue
		}
		for i := int32(1); i < c.Nodes()[0].Next && f.ctx.Err() == nil; i = c.Nodes()[i].Next {
			f.item(c, i)
		}
	}
	for f.closeLine(); f.done < f.bottom; {
		f.bare()
	}
}

// item reads the line that node i of c is on, and those above it that are not read yet, or what is behind the nodes in front of it on
// their line.
func (f *formatter) item(c grammar.ChunkAt, i int32) {
	n := c.Nodes()[i]
	start, end := c.Start+n.Start, c.Start+n.End
	if f.done > 0 && start < f.start(f.done) {
		if !f.behind(c, i) {
			f.spoil()
		}
	} else {
		f.closeLine()
		for f.done < f.bottom && f.stop(f.done) < start {
			f.bare()
		}
		if f.done < f.bottom {
			f.done++
			if !f.part(c, i, textLine{line: f.done - 1, start: f.start(f.done - 1), end: f.stop(f.done - 1)}) {
				f.spoil()
			}
		} else {
			f.spoil()
		}
	}
	for f.done < f.bottom && f.start(f.done) < end { // what has no end on its line
		f.spoil()
		f.done++
		f.lines = append(f.lines, f.raw(f.done-1))
	}
}

// raw is line n as it is.
func (f *formatter) raw(n int32) textLine {
	return textLine{line: n, start: f.start(n), end: f.stop(n)}
}

// spoil has the line that was read last stay as it is.
func (f *formatter) spoil() {
	f.more = false
	if f.done == 0 {
		return
	}
	for n := len(f.lines) - 1; n >= 0 && f.lines[n].line == f.done-1; n-- {
		if l := f.lines[n]; l.kind != rawLine {
			f.tokens = f.tokens[:l.from]
		}
		f.lines = f.lines[:n]
	}
	f.lines = append(f.lines, f.raw(f.done-1))
}

// closeLine has the line that was read last stay as it is if there is more on it than was read.
func (f *formatter) closeLine() {
	if f.more {
		f.spoil()
	}
}

// behind reads node i of c, which is on the line that was read last. It is not ok if that node cannot have a line of its own.
func (f *formatter) behind(c grammar.ChunkAt, i int32) bool {
	switch c.Nodes()[i].Kind {
	case grammar.KindEntryHeader, grammar.KindFuncHeader, grammar.KindOpen:
		return false
	}
	if !f.more {
		return false
	}
	before := &f.lines[len(f.lines)-1]
	return f.part(c, i, textLine{part: true, line: before.line, start: before.end, end: f.stop(before.line)})
}

// bare reads a line on which no node is: it is blank, or holds comments.
func (f *formatter) bare() {
	f.lines = append(f.lines, f.raw(f.done))
	f.done++
	l := &f.lines[len(f.lines)-1]
	l.from = int32(len(f.tokens))
	l.to = l.from
	if f.inComment(l.start) || f.inComment(l.end) {
		return
	}
	if len(bytes.Trim(f.s.Src[l.start:l.end], blank)) == 0 {
		l.kind = blankLine
		return
	}
	if f.tail(l, l.start) {
		l.kind, l.comment = commentLine, false
		f.tokens[l.from].lead = startLead
	}
	l.to = int32(len(f.tokens))
}

// part reads node i of c, which l begins with: a line, or what follows the part of it in front. Then f.more tells whether there is more on the
// line, which has to be another node. It is not ok if the line has to stay as it is.
func (f *formatter) part(c grammar.ChunkAt, i int32, l textLine) bool {
	f.more = false
	l.from = int32(len(f.tokens))
	node := c.Nodes()[i]
	end := c.Start + node.End
	if node.Flags&grammar.FlagError != 0 || end > l.end || len(bytes.Trim(f.s.Src[l.start:c.Start+node.Start], blank)) > 0 {
		return false
	}
	ok := true
	switch node.Kind {
	case grammar.KindInstruction:
		l.kind, ok = codeLine, f.instruction(c, i)
	case grammar.KindLabel:
		l.kind, end = labelLine, end+1
		f.add(c.Start+node.Start, end, startLead)
	case grammar.KindDirective:
		l.kind, ok = flushLine, f.directive(c, i)
	case grammar.KindJumpTable:
		l.kind, ok = flushLine, f.table(c, i)
	case grammar.KindEntryHeader, grammar.KindFuncHeader:
		l.kind, ok = flushLine, f.header(c, i)
		if node.Flags&grammar.FlagOpen != 0 {
			l.kind = openLine
		}
	case grammar.KindOpen:
		l.kind = openLine
		f.add(c.Start+node.Start, end, startLead)
	case grammar.KindClose:
		l.kind = closeLine
		f.add(c.Start+node.Start, end, startLead)
	default:
		ok = false
	}
	if !ok {
		f.tokens = f.tokens[:l.from]
		return false
	}
	if !f.tail(&l, end) {
		if f.more = l.kind == labelLine || l.kind == codeLine; !f.more {
			f.tokens = f.tokens[:l.from]
			return false
		}
		l.end = end
	} else if f.inComment(l.end) {
		f.tokens = f.tokens[:l.from]
		return false
	}
	l.to = int32(len(f.tokens))
	f.lines = append(f.lines, l)
	return true
}

// add adds a token of the section.
func (f *formatter) add(start, end int32, lead lead) {
	f.tokens = append(f.tokens, token{span{Start: start, End: end}, lead})
}

// directive adds the name and the arguments of a directive. It is not ok if a
// comment stands between them.
func (f *formatter) directive(c grammar.ChunkAt, i int32) bool {
	lead, at := startLead, c.Start+c.Nodes()[i].Start
	for j := i + 1; j < c.Nodes()[i].Next; j = c.Nodes()[j].Next {
		from := c.Start + c.Nodes()[j].Start
		if !f.gap(at, from, false) {
			return false
		}
		at = c.Start + c.Nodes()[j].End
		f.add(from, at, lead)
		lead = blankLead
	}
	return f.gap(at, c.Start+c.Nodes()[i].End, false)
}

// instruction adds the tokens of an instruction. It is not ok if the
// instruction has what only disassemblers and assemblers print, or a comment
// between its tokens.
func (f *formatter) instruction(c grammar.ChunkAt, i int32) bool {
	n := c.Nodes()[i]
	if n.Flags&(grammar.FlagOpen|grammar.FlagClose) != 0 {
		return false
	}
	next, at := startLead, c.Start+n.Start
	for j := i + 1; j < n.Next; j = c.Nodes()[j].Next {
		x := c.Nodes()[j]
		lead := next
		switch {
		case x.Kind == grammar.KindGuard:
			next = codeLead
		case x.Kind == grammar.KindOpcode:
			next = alignLead
		case x.Kind == grammar.KindAddress || x.Kind == grammar.KindControl || x.Kind == grammar.KindSchedule || x.Kind == grammar.KindJunk:
			return false
		default:
			next = blankLead
			if x.Flags&grammar.FlagComma != 0 {
				lead = commaLead
			}
		}
		if !f.gap(at, c.Start+x.Start, lead == commaLead) {
			return false
		}
		f.add(c.Start+x.Start, c.Start+x.End, lead)
		at = c.Start + x.End
	}
	if end := c.Start + n.End; n.Flags&grammar.FlagSemicolon != 0 {
		if !f.gap(at, end-1, false) {
			return false
		}
		f.add(end-1, end, noLead)
	} else if !f.gap(at, end, false) {
		return false
	}
	return true
}

// gap reports whether there are only blanks between from and to, and a comma if
// there has to be one.
func (f *formatter) gap(from, to int32, comma bool) bool {
	for _, b := range f.s.Src[from:to] {
		switch {
		case b == ',' && comma:
			comma = false
		case !isBlank(b):
			return false
		}
	}
	return !comma
}

// header adds the tokens of a native function's header.
func (f *formatter) header(c grammar.ChunkAt, i int32) bool {
	n := c.Nodes()[i]
	text := c.Text(n)
	if bytes.IndexByte(text, '/') >= 0 {
		return false
	}
	lead := startLead
	for k := 0; k < len(text); {
		from := k
		for k < len(text) && !isBlank(text[k]) && (text[k] != '{' || k == from) {
			k++
			if text[from] == '{' {
				break
			}
		}
		if k > from {
			f.add(c.Start+n.Start+int32(from), c.Start+n.Start+int32(k), lead)
			lead = blankLead
			continue
		}
		k++
	}
	return true
}

// table adds the tokens of a jump table.
func (f *formatter) table(c grammar.ChunkAt, i int32) bool {
	n := c.Nodes()[i]
	text := c.Text(n)
	if bytes.IndexByte(text, '/') >= 0 {
		return false
	}
	lead := startLead
	for k := 0; k < len(text); {
		from := k
		switch b := text[k]; {
		case isBlank(b):
			k++
			continue
		case b == ',':
			lead = commaLead
			k++
			continue
		case b == '{' || b == '}':
			k++
		default:
			for k < len(text) && !isBlank(text[k]) && text[k] != ',' && text[k] != '{' && text[k] != '}' {
				k++
			}
		}
		if lead == commaLead && text[from] == '}' {
			return false // a comma behind the last label stays one
		}
		f.add(c.Start+n.Start+int32(from), c.Start+n.Start+int32(k), lead)
		lead = blankLead
	}
	return true
}

// tail notes what follows the tokens of a line, which end at at: nothing, or a
// comment. It is not ok if it is anything else.
func (f *formatter) tail(l *textLine, at int32) bool {
	rest := f.s.Src[at:l.end]
	text := bytes.Trim(rest, blank)
	if len(text) == 0 {
		return true
	}
	closed := bytes.HasPrefix(text, []byte("/*")) && bytes.Index(text[2:], []byte("*/")) == len(text)-4
	if !closed && !bytes.HasPrefix(text, []byte("//")) {
		return false
	}
	start := at + int32(bytes.Index(rest, text))
	f.tokens = append(f.tokens, token{span{Start: start, End: start + int32(len(text))}, blankLead})
	l.comment = true
	return true
}
