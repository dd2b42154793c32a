package grammar

import (
	"bytes"
	"fmt"
	"slices"
	"testing"
)

// checkDocument checks what holds for every document: that nothing of the
// text is lost, that spans nest, and that the parser never had to recover.
func checkDocument(t testing.TB, d *Document, src []byte) {
	t.Helper()
	if !bytes.Equal(d.Bytes(), src) {
		t.Fatalf("the document holds %q", d.Bytes())
	}
	if d.Len() != len(src) {
		t.Errorf("Len() = %d, want %d", d.Len(), len(src))
	}
	at, lines := 0, 0
	for i, s := range d.Sections() {
		if off, line := d.SectionStart(i); off != at || line != lines {
			t.Fatalf("section %d starts at %d, line %d; want %d, line %d", i, off, line, at, lines)
		}
		if len(s.Src) == 0 && len(d.Sections()) > 1 {
			t.Fatalf("section %d is empty", i)
		}
		if err := checkSection(s); err != nil {
			t.Fatalf("section %d: %v\n%q", i, err, s.Src)
		}
		at += len(s.Src)
		lines += len(s.Lines)
	}
	if want := slowLines(src); d.LineCount() != len(want) {
		t.Errorf("LineCount() = %d, want %d", d.LineCount(), len(want))
	} else {
		for i, off := range want {
			if line, _ := d.Position(off, UTF8); line != i {
				t.Errorf("offset %d is on line %d, want %d", off, line, i)
			}
		}
	}
}

// slowLines are the starts of lines in src.
func slowLines(src []byte) []int {
	lines := []int{0}
	for i, c := range src {
		if c == '\n' || c == '\r' && !(i+1 < len(src) && src[i+1] == '\n') {
			lines = append(lines, i+1)
		}
	}
	return lines
}

func checkSection(s *Section) error {
	at := int32(0)
	for k, p := range s.parts {
		t := p.borrow()
		if t == nil {
			text, _ := s.parsed(Span{at, at + p.size}, p.native)
			t = newWorker().parse(text)
		}
		if t.t.RootNode().HasError() {
			return fmt.Errorf("the parser met an error in part %d: %v", k, t.t.RootNode())
		}
		at += p.size
		if k+1 < len(s.parts) && (!p.full || p.open != s.parts[k+1].native || !s.mayCut(at)) {
			return fmt.Errorf("part %d of %d must not end at %d", k, len(s.parts), at)
		}
	}
	if int(at) != len(s.Src) {
		return fmt.Errorf("parts end at %d of %d", at, len(s.Src))
	}
	at = 0
	for i, c := range s.Chunks {
		if c.Start != at {
			return fmt.Errorf("chunk %d starts at %d, want %d", i, c.Start, at)
		}
		if len(c.Src) == 0 || !bytes.HasPrefix(s.Src[at:], c.Src) {
			return fmt.Errorf("chunk %d holds %q", i, c.Src)
		}
		at += int32(len(c.Src))
		if err := checkChunk(c.Chunk); err != nil {
			return fmt.Errorf("chunk %d: %v\n%q", i, err, c.Src)
		}
	}
	if int(at) != len(s.Src) {
		return fmt.Errorf("chunks end at %d of %d", at, len(s.Src))
	}
	for _, e := range s.StructureErrors() {
		if e.Span.Start < 0 || e.Span.End > at || e.Span.Len() <= 0 {
			return fmt.Errorf("error %v out of range", e)
		}
	}
	return nil
}

func checkChunk(c *Chunk) error {
	if c.Kind == KindTrivia {
		if len(c.Nodes()) > 0 {
			return fmt.Errorf("trivia with nodes")
		}
		return nil
	}
	if len(c.Nodes()) == 0 || c.Nodes()[0].Kind != c.Kind || int(c.Nodes()[0].Next) != len(c.Nodes()) {
		return fmt.Errorf("bad root %v", c.Nodes())
	}
	var walk func(i int32) error
	walk = func(i int32) error {
		n := c.Nodes()[i]
		if n.Kind == KindNone || n.Kind >= kindCount {
			return fmt.Errorf("node %d is %v", i, n.Kind)
		}
		at := n.Start
		flags := Flags(0)
		for j := i + 1; j < n.Next; j = c.Nodes()[j].Next {
			m := c.Nodes()[j]
			if m.Start < at || m.End > n.End || m.Next <= j || m.Next > n.Next {
				return fmt.Errorf("node %d %+v does not fit after %d into %+v", j, m, at, n)
			}
			at = m.End
			flags |= m.Flags & FlagError
			if err := walk(j); err != nil {
				return err
			}
		}
		if n.Start < 0 || n.Start >= n.End || int(n.End) > len(c.Src) {
			return fmt.Errorf("node %d spans %d to %d of %d", i, n.Start, n.End, len(c.Src))
		}
		if flags&^n.Flags != 0 {
			return fmt.Errorf("node %d does not know of the error in it", i)
		}
		if text := c.Text(n); n.Kind == KindJunk && bytes.ContainsAny(text, "\r\n") && !bytes.Contains(text, closing) {
			return fmt.Errorf("junk over lines: %q", text)
		}
		return nil
	}
	if err := walk(0); err != nil {
		return err
	}
	errors := c.Errors()
	if (len(errors) > 0) != (c.Nodes()[0].Flags&FlagError != 0) {
		return fmt.Errorf("flags %v with errors %v", c.Nodes()[0].Flags, errors)
	}
	for _, e := range errors {
		if e.Span.Start < 0 || int(e.Span.End) > len(c.Src) || e.Span.Len() <= 0 {
			return fmt.Errorf("error %v out of range", e)
		}
		if bytes.ContainsAny(c.Src[e.Span.Start:e.Span.End], "\r\n") {
			return fmt.Errorf("error %v over lines", e)
		}
		if e.Msg == "something is missing here" {
			return fmt.Errorf("an error without a message of its own at %v", e.Span)
		}
	}
	return nil
}

// diffDocuments says how two documents of one text differ, or nothing.
func diffDocuments(got, want *Document) string {
	if len(got.sections) != len(want.sections) {
		return fmt.Sprintf("%d sections, want %d", len(got.sections), len(want.sections))
	}
	for i, g := range got.sections {
		w := want.sections[i]
		switch {
		case !bytes.Equal(g.Src, w.Src):
			return fmt.Sprintf("section %d: %q, want %q", i, g.Src, w.Src)
		case !slices.Equal(g.Lines, w.Lines):
			return fmt.Sprintf("section %d: lines %v, want %v", i, g.Lines, w.Lines)
		case !slices.Equal(g.comments, w.comments):
			return fmt.Sprintf("section %d: comments %v, want %v", i, g.comments, w.comments)
		case !slices.Equal(g.unclosed, w.unclosed):
			return fmt.Sprintf("section %d: unclosed %v, want %v", i, g.unclosed, w.unclosed)
		case len(g.Chunks) != len(w.Chunks):
			return fmt.Sprintf("section %d: %d chunks, want %d", i, len(g.Chunks), len(w.Chunks))
		}
		for j, c := range g.Chunks {
			if o := w.Chunks[j]; c.Start != o.Start || !c.equal(o.Chunk) {
				return fmt.Sprintf("section %d chunk %d at %d:\n%s\nwant at %d:\n%s", i, j, c.Start, dumpChunk(c.Chunk), o.Start, dumpChunk(o.Chunk))
			}
		}
	}
	return ""
}

// dumpChunk prints c's nodes, one a line, indented.
func dumpChunk(c *Chunk) string {
	var b bytes.Buffer
	var walk func(i int32, depth int)
	walk = func(i int32, depth int) {
		n := c.Nodes()[i]
		fmt.Fprintf(&b, "%*s%v %d-%d", 2*depth, "", n.Kind, n.Start, n.End)
		if n.Flags != 0 {
			fmt.Fprintf(&b, " flags %#x", uint8(n.Flags))
		}
		if n.Next == i+1 {
			fmt.Fprintf(&b, " %q", c.Text(n))
		}
		b.WriteByte('\n')
		for j := i + 1; j < n.Next; j = c.Nodes()[j].Next {
			walk(j, depth+1)
		}
	}
	if len(c.Nodes()) > 0 {
		walk(0, 0)
	}
	fmt.Fprintf(&b, "%q\n", c.Src)
	return b.String()
}
