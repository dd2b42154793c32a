package grammar

import (
	"bytes"
	"fmt"
	"strings"
)

// A SyntaxError says what is wrong with a text, and where.
type SyntaxError struct {
	Span Span
	Msg  string // without a full stop
}

// Errors are the syntax errors within c, in order, with spans from its start.
// There are none in what a disassembler prints. A chunk without errors costs
// nothing.
func (c *Chunk) Errors() []SyntaxError {
	if c.plain != notPlain || len(c.Nodes()) == 0 || c.Nodes()[0].Flags&FlagError == 0 {
		return nil
	}
	var r reporter
	r.c = c
	r.node(0)
	return r.errors
}

// StructureErrors are the errors of s that no chunk has alone: braces of
// native functions that are missing or too many. Spans count from the start
// of s. The cost is that of looking at each chunk's kind.
func (s *Section) StructureErrors() []SyntaxError {
	var errors []SyntaxError
	report := func(c ChunkAt, n Node, msg string, args ...any) {
		errors = append(errors, SyntaxError{Span{c.Start + n.Start, c.Start + n.End}, fmt.Sprintf(msg, args...)})
	}
	header := -1 // chunk of the native function that is not closed yet
	opened := false
	end := func() {
		if header < 0 {
			return
		}
		c := s.Chunks[header]
		n, name := c.Nodes()[0], "function"
		for i := int32(1); i < c.Nodes()[0].Next; i = c.Nodes()[i].Next {
			if c.Nodes()[i].Kind == KindName {
				n = c.Nodes()[i]
				name = fmt.Sprintf("function %s", c.Text(n))
			}
		}
		if !opened {
			report(c, n, "%s has no '{'", name)
		} else {
			report(c, n, "%s has no '}' at its end", name)
		}
		header = -1
	}
	for i, c := range s.Chunks {
		switch {
		case c.Kind == KindEntryHeader || c.Kind == KindFuncHeader:
			end()
			header, opened = i, c.Nodes()[0].Flags&FlagOpen != 0
		case c.Kind.IsHeader():
			end()
		case c.Kind == KindOpen:
			if opened {
				report(c, c.Nodes()[0], "unexpected '{'; the function has one already")
			}
			opened = true
		case c.Kind == KindDots && header >= 0:
			report(c, c.Nodes()[0], "unexpected '%s'", c.Text(c.Nodes()[0]))
		case c.Kind == KindClose:
			if opened {
				header = -1
			}
			end()
		}
	}
	end()
	return errors
}

// A reporter collects the errors of one chunk.
type reporter struct {
	c      *Chunk
	errors []SyntaxError
}

// add reports an error; a span over lines is cut off where the first ends.
func (r *reporter) add(start, end int32, msg string, args ...any) {
	end = start + int32(lineEnd(r.c.Src[start:end], 0))
	r.errors = append(r.errors, SyntaxError{Span{start, end}, fmt.Sprintf(msg, args...)})
}

// node reports what is wrong with node i, which is known to be wrong or to
// have something wrong in it.
func (r *reporter) node(i int32) {
	switch n := r.c.Nodes()[i]; n.Kind {
	case KindInstruction:
		r.instruction(i)
	case KindEntryHeader, KindFuncHeader:
		r.header(i)
	case KindJumpTable:
		r.jumpTable(i)
	case KindJunk:
		r.junk(n, "expected a label, an instruction or a directive")
	case KindClose, KindOpen, KindDots:
		r.add(n.Start, n.End, "unexpected '%s'", r.c.Text(n))
	default:
		reported, row := len(r.errors), false
		for j := i + 1; j < n.Next; j = r.c.Nodes()[j].Next {
			c := r.c.Nodes()[j]
			switch {
			case c.Flags&FlagError == 0:
			case c.Kind == KindInstruction && IsSymbolRow(string(r.c.Text(c))):
				row = true
			case c.Kind == KindJunk && n.Kind != KindBlock:
				r.junk(c, "unexpected text; expected a new line")
			default:
				r.node(j)
			}
		}
		if len(r.errors) == reported && !row {
			r.add(n.Start, n.End, "something is missing here")
		}
	}
}

// junk reports n as an error; msg says what was expected in its place.
func (r *reporter) junk(n Node, msg string, args ...any) {
	text := r.c.Text(n)
	switch {
	case len(text) > maxLine:
		r.add(n.Start, n.End, "the line is too long to be read")
	case bytes.HasPrefix(text, []byte("/*")):
		r.add(n.Start, n.Start+2, "the comment has no end; expected '*/'")
	case bytes.HasPrefix(text, []byte{'"'}) && bytes.Count(text, []byte{'"'})%2 == 1:
		r.add(n.Start, n.End, "the string has no end on its line; "+msg, args...)
	case bytes.Equal(text, []byte{'@'}) || bytes.Equal(text, []byte("@!")):
		r.add(n.Start, n.End, "expected a predicate after %s", text)
	case bytes.Equal(text, []byte{'/'}):
		r.add(n.Start, n.End, "expected // or /* and a comment")
	case bytes.Equal(text, []byte{'.'}):
		r.add(n.Start, n.End, "expected the name of a directive after '.'")
	case len(text) > 1 && text[len(text)-1] == '.' && '0' <= text[len(text)-2] && text[len(text)-2] <= '9':
		r.add(n.Start, n.End, "expected digits after the dot of %s", text)
	case bytes.HasPrefix(text, []byte{'`'}) && !bytes.Contains(text, []byte{')'}):
		r.add(n.Start, n.End, "the name in `(...) has no end; expected ')'")
	case bytes.Count(text, []byte{'['}) > bytes.Count(text, []byte{']'}):
		r.add(n.Start, n.End, "a bracket has no end; expected ']'")
	default:
		r.add(n.Start, n.End, msg, args...)
	}
}

// IsSymbolRow reports whether text is a row of the table of symbols that cuobjdump -symbols prints behind the code: the type of a
// symbol, STT_? where that is none, its binding, its visibility and its name.
func IsSymbolRow(text string) bool {
	return strings.HasPrefix(text, "STT_") && strings.Contains(text, " STB_")
}

func (r *reporter) instruction(i int32) {
	n := r.c.Nodes()[i]
	reported := len(r.errors)
	var opcode, guard bool
	last := Node{Kind: KindNone, Start: n.Start, End: n.Start} // child before
	operands, commas, braces := 0, 0, 0
	var comma int32
	gap := func(to int32) {
		for _, at := range r.marks(last.End, to, ',') {
			if commas == 0 && operands == 0 {
				r.add(at, at+1, "expected an operand before ','")
			} else if commas > 0 {
				r.add(at, at+1, "expected an operand between ',' and ','")
			}
			commas++
			comma = at
		}
	}
	for j := i + 1; j < n.Next; j = r.c.Nodes()[j].Next {
		c := r.c.Nodes()[j]
		if !opcode {
			for _, at := range r.marks(last.End, c.Start, '{') {
				if braces++; braces > 1 {
					r.add(at, at+1, "unexpected '{'; the instruction has one already")
				}
			}
		}
		gap(c.Start)
		switch {
		case c.Kind == KindOpcode:
			opcode = true
		case c.Kind == KindGuard:
			guard = true
		case c.Kind.IsOperand():
			if c.Flags&FlagError != 0 {
				r.add(c.Start, c.End, "expected ']'")
			}
			operands++
			commas = 0
		case c.Kind == KindJunk:
			switch {
			case last.Kind.IsOperand() && last.Flags&FlagError != 0: // part of what has no end
			case !opcode && guard:
				r.junk(c, "expected an opcode after %s", r.c.Text(last))
			case !opcode:
				r.junk(c, "expected an instruction")
			case last.Kind == KindOpcode && commas == 0 && r.c.Src[c.Start] == ':':
				r.junk(c, "a label's ':' must follow its name at once")
			case commas > 0 && len(bytes.Trim(r.c.Text(c), "-+~!|#")) == 0:
				r.add(c.Start, c.End, "expected an operand after '%s'", r.c.Text(c))
			case commas > 0:
				r.junk(c, "expected an operand after ','")
			case last.Kind == KindOpcode:
				r.junk(c, "expected an operand, ';' or a new line")
			default:
				r.junk(c, "unexpected text after the last operand; expected ',', ';' or a new line")
			}
			commas = 0
		}
		last = c
	}
	end := n.End
	if n.Flags&FlagSemicolon != 0 {
		end--
	}
	gap(end)
	if commas > 0 && operands > 0 {
		r.add(comma, comma+1, "expected an operand after ','")
	}
	if !opcode && len(r.errors) == reported {
		what := "'{'"
		if last.Kind != KindNone {
			what = string(r.c.Text(last))
		}
		r.add(n.Start, n.End, "expected an opcode after %s", what)
	}
}

func (r *reporter) header(i int32) {
	n := r.c.Nodes()[i]
	named := false
	for j := i + 1; j < n.Next; j = r.c.Nodes()[j].Next {
		switch c := r.c.Nodes()[j]; c.Kind {
		case KindName:
			named = true
		case KindJunk:
			if named {
				r.junk(c, "unexpected text after the function's name; expected '{'")
			} else {
				r.junk(c, "expected the function's name")
			}
			return
		}
	}
	if !named {
		r.add(n.Start, n.End, "expected a name after %s", bytes.Fields(r.c.Text(n))[0])
	}
}

func (r *reporter) jumpTable(i int32) {
	n := r.c.Nodes()[i]
	const keyword = int32(len(".jumptable"))
	last := Node{Start: n.Start, End: n.Start + keyword}
	named, junk := false, false
	commas, words := 0, 0
	var comma int32
	gap := func(to int32) {
		for _, at := range r.marks(last.End, to, ',') {
			if commas > 0 || words == 0 {
				r.add(at, at+1, "expected a label before ','")
			}
			commas++
			comma = at
		}
	}
	for j := i + 1; j < n.Next; j = r.c.Nodes()[j].Next {
		c := r.c.Nodes()[j]
		gap(c.Start)
		switch c.Kind {
		case KindName:
			named = true
		case KindJunk:
			r.junk(c, "unexpected text in a jump table; expected a label, ',' or '}'")
			junk = true
		default:
			words++
			commas = 0
		}
		last = c
	}
	gap(n.End)
	switch {
	case commas > 0 && words > 0:
		r.add(comma, comma+1, "expected a label after ','")
	case junk:
	case !named:
		r.add(n.Start, n.Start+keyword, "expected a name after .jumptable")
	case n.Flags&FlagOpen == 0:
		r.add(last.Start, last.End, "expected '{' and labels after the jump table's name")
	case n.Flags&FlagClose == 0:
		r.add(last.Start, last.End, "expected '}' at the end of the jump table")
	}
}

// marks are the places of the byte c between from and to, where only blanks,
// punctuation and comments can stand.
func (r *reporter) marks(from, to int32, c byte) []int32 {
	var places []int32
	src := r.c.Src[:to]
	for i := from; i < to; i++ {
		switch {
		case src[i] == c:
			places = append(places, i)
		case bytes.HasPrefix(src[i:], []byte("//")):
			i = int32(lineEnd(src, int(i)))
		case bytes.HasPrefix(src[i:], []byte("/*")):
			if n := bytes.Index(src[i+2:], closing); n >= 0 {
				i += int32(2 + n + len(closing) - 1)
			}
		}
	}
	return places
}
