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
	for n := range bottom - f.top {
		f.lines = append(f.lines, textLine{end: f.next(n)})
		l := &f.lines[n]
		for l.end > f.start(n) && (s.Src[l.end-1] == '\n' || s.Src[l.end-1] == '\r') {
			l.end--
		}
	}
	done := 0 // lines that were read
	for _, c := range s.Chunks[from:to] {
		if f.ctx.Err() != nil {
			return
		}
		if len(c.Nodes()) == 0 {
			continue
		}
		if c.Kind != grammar.KindBlock {
			done = f.item(c, 0, done)
			continue
		}
		for i := int32(1); i < c.Nodes()[0].Next && f.ctx.Err() == nil; i = c.Nodes()[i].Next {
			done = f.item(c, i, done)
		}
	}
	for ; done < len(f.lines); done++ {
		f.bare(done)
	}
}

// item reads the line that node i of c is on, and those above it from done on,
// and returns how many lines are read then.
func (f *formatter) item(c grammar.ChunkAt, i int32, done int) int {
	n := c.Nodes()[i]
	start, end := c.Start+n.Start, c.Start+n.End
	for done < len(f.lines) && f.lines[done].end < start {
		f.bare(done)
		done++
	}
	if done < len(f.lines) && f.start(done) <= start {
		f.alone(c, i, done)
		done++
	} else if done > 0 {
		f.lines[done-1] = f.raw(done - 1) // it holds something else, too
	}
	for done < len(f.lines) && f.start(done) < end {
		f.lines[done-1], f.lines[done] = f.raw(done-1), f.raw(done) // what has no end on its line
		done++
	}
	return done
}

func (f *formatter) raw(n int) textLine { return textLine{end: f.lines[n].end} }

// bare reads a line on which no node is: it is blank, or holds comments.
func (f *formatter) bare(n int) {
	l := &f.lines[n]
	start := f.start(n)
	if f.inComment(start) || f.inComment(l.end) {
		return
	}
	if len(bytes.Trim(f.s.Src[start:l.end], blank)) == 0 {
		l.kind = blankLine
		return
	}
	l.from = int32(len(f.tokens))
	if f.tail(l, start) {
		l.kind, l.comment = commentLine, false
		f.tokens[l.from].lead = startLead
	}
	l.to = int32(len(f.tokens))
}

// alone reads line n, on which node i of c is the first.
func (f *formatter) alone(c grammar.ChunkAt, i int32, n int) {
	l := &f.lines[n]
	l.from = int32(len(f.tokens))
	node := c.Nodes()[i]
	ok := node.Flags&grammar.FlagError == 0 && len(bytes.Trim(f.s.Src[f.start(n):c.Start+node.Start], blank)) == 0 && c.Start+node.End <= l.end
	end := c.Start + node.End
	if ok {
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
	}
	if ok {
		ok = f.tail(l, end) && !f.inComment(l.end)
	}
	if !ok {
		f.tokens = f.tokens[:l.from]
		*l = f.raw(n)
		return
	}
	l.to = int32(len(f.tokens))
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
