package grammar

import (
	"bytes"
	"slices"
	"sync"
	"unicode/utf8"
)

// A Section is one run of whole lines of a document with a syntax tree of its
// own: what begins with a function's or another header, up to the next. The
// first section may begin without one. A section is immutable and does not
// know its place, so documents share those that an edit only moved.
type Section struct {
	// Src is the section's text. The caller must not modify it.
	Src []byte
	// Lines holds the start of each line, from the section's start; Lines[0]
	// is 0. A line end at the very end of Src begins the next section.
	Lines []int32
	// Chunks tile Src in order. An empty text has none.
	Chunks []ChunkAt

	comments []Span    // comments that hold a line end
	unclosed []int32   // "/*" that begin no comment, for want of a "*/"
	standIn  bool      // tree is not of Src but of what stands in for it
	subtrees []uintptr // of the chunks, as in top; of use while there is a tree

	treeMu sync.Mutex // guards tree
	tree   *tree      // nil once it was dropped

	signsOnce sync.Once
	signs     sign
}

// ChunkAtOffset reports the index of the chunk that holds the byte at off, an
// offset from the section's start, or of the last chunk if off is past the
// end. It is -1 if there is no chunk.
func (s *Section) ChunkAtOffset(off int) int {
	i, found := slices.BinarySearchFunc(s.Chunks, int32(off), func(c ChunkAt, off int32) int {
		return int(c.Start) - int(off)
	})
	if !found {
		i--
	}
	return i
}

// A draft is a section whose text and layout are known and whose tree is to
// be made.
type draft struct {
	src      []byte // owned by the section
	lines    []int32
	comments []Span
	unclosed []int32
	// old, if not nil, is a section to take over from what is the same, and
	// edits, if any, are what turns it into this one, in an order in which
	// each holds when it is made.
	old   *Section
	edits []treeEdit
	same  bool // there is no difference to old
}

// becomes reports whether d is the same as s, and notes it if so.
func (d *draft) becomes(s *Section) bool {
	if !bytes.Equal(d.src, s.Src) || !slices.Equal(d.unclosed, s.unclosed) {
		return false
	}
	d.old, d.same = s, true
	return true
}

// section makes the section of d, nil if the worker's context has ended. The cost is that of the
// changed part, if there is an old section, and of counting chunks.
func (w *worker) section(d *draft) *Section {
	s := &Section{
		Src:      d.src,
		Lines:    d.lines,
		comments: d.comments,
		unclosed: d.unclosed,
	}
	text, standIn := s.parsed()
	s.standIn = standIn
	var before *tree
	if d.old != nil && !s.afresh(d.old) {
		if before = d.old.borrow(); before != nil {
			defer before.t.Close()
		}
	}
	switch {
	case before == nil:
		if s.tree = w.parse(text); s.tree == nil {
			return nil
		}
		s.lower(w, d.old, change{})
	case len(d.edits) > 0 && !d.old.standIn && !s.standIn:
		if s.tree = w.reparse(text, before, d.old.Src, d.edits); s.tree == nil {
			return nil
		}
		last := d.edits[len(d.edits)-1].oldEnd
		s.lower(w, d.old, change{int32(d.edits[0].start), int32(len(d.old.Src)) - int32(last)})
	default:
		// What stands in for a text may change where the text does not, and
		// may stay the same where it changes.
		old, _ := d.old.parsed()
		c := difference(old, text)
		s.tree = w.reparse(text, before, old, []treeEdit{{
			start:  uint32(c.head),
			oldEnd: uint32(len(old)) - uint32(c.tail),
			text:   text[c.head : len(text)-int(c.tail)],
		}})
		if s.tree == nil {
			return nil
		}
		t := difference(d.old.Src, s.Src)
		s.lower(w, d.old, change{min(c.head, t.head), min(c.tail, t.tail)})
	}
	return s
}

// afresh reports whether s has to be parsed without what is known of old.
// tree-sitter passes over a byte order mark at the very start before it looks
// at any node that it could use again; and it uses a fatbin's header again
// without seeing that what follows could be one more of its lines, which are
// tokens only there.
func (s *Section) afresh(old *Section) bool {
	return s.begins(bom) != old.begins(bom) || s.begins(fatbin) || old.begins(fatbin)
}

var fatbin = []byte("Fatbin")

func (s *Section) begins(with []byte) bool {
	return bytes.HasPrefix(bytes.TrimLeft(s.Src, " \t\f\v"), with)
}

// A change says how many bytes are the same at the head and at the tail of
// two texts.
type change struct{ head, tail int32 }

// parsed is the text that the parser gets for s: Src itself, or one as long
// that stands in for it. The parser cannot read NUL; it takes what is not
// UTF-8 for different things depending on bytes it then forgets it looked at;
// it would look for the end of each comment that has none; and a line without
// measure would cost as much at each edit. All of these become control
// characters, which are junk wherever they stand. And the parser needs a line
// end at the text's end, the only byte that may be added.
func (s *Section) parsed() (text []byte, standIn bool) {
	src := s.Src
	long := s.longLines()
	if endsWithLineEnd(src) && len(s.unclosed) == 0 && len(long) == 0 && bytes.IndexByte(src, 0) < 0 && utf8.Valid(src) {
		return src, false
	}
	const control = 1
	text = make([]byte, len(src), len(src)+1)
	copy(text, src)
	for i := 0; i < len(text); {
		if text[i] != 0 && text[i] < utf8.RuneSelf {
			i++
			continue
		}
		r, size := utf8.DecodeRune(text[i:])
		if r == 0 || r == utf8.RuneError && size == 1 {
			text[i] = control
		}
		i += size
	}
	for _, off := range s.unclosed {
		text[off], text[off+1] = control, control
	}
	for _, line := range long {
		for i := line.Start; i < line.End; i++ {
			text[i] = control
		}
	}
	if !endsWithLineEnd(text) {
		text = append(text, '\n')
	}
	return text, true
}

// longLines are the lines over maxLine, without line ends, that no comment
// over lines begins or ends on.
func (s *Section) longLines() []Span {
	if len(s.Src) <= maxLine {
		return nil
	}
	var long []Span
	for i, start := range s.Lines {
		end := int32(len(s.Src))
		if i+1 < len(s.Lines) {
			end = s.Lines[i+1]
		}
		if end-start <= maxLine {
			continue
		}
		line := Span{start, int32(lineEnd(s.Src, int(start)))}
		if line.Len() > maxLine && !slices.ContainsFunc(s.comments, func(c Span) bool {
			return c.Start < line.End && c.End > line.Start
		}) {
			long = append(long, line)
		}
	}
	return long
}

// lower fills s.Chunks from s.tree. If old is not nil, it is an older section whose chunks are
// taken over where c left both the same, and made of the same nodes, or where they turn out to be
// equal.
func (s *Section) lower(w *worker, old *Section, same change) {
	n := w.list(s.tree)
	if n == 0 {
		if len(s.Src) > 0 {
			c := ChunkAt{&Chunk{Kind: KindTrivia, Src: s.Src}, 0}
			if old != nil && len(old.Chunks) == 1 && old.Chunks[0].equal(c.Chunk) {
				c = old.Chunks[0]
			}
			s.Chunks, s.subtrees = []ChunkAt{c}, []uintptr{0}
		}
		return
	}
	tops := make([]top, n)
	starts := make([]int32, n+1)
	for i := range tops {
		tops[i] = w.top(i)
		if i > 0 {
			starts[i] = chunkStart(s.Src, tops[i].start)
		}
	}
	starts[n] = int32(len(s.Src))
	s.Chunks = make([]ChunkAt, n)
	s.subtrees = make([]uintptr, n)
	for i, t := range tops {
		s.Chunks[i].Start, s.subtrees[i] = starts[i], t.subtree
	}

	head, tail := 0, 0
	if old != nil {
		head, tail = s.unchanged(old, tops, starts, same)
		for i := range head {
			s.Chunks[i].Chunk = old.Chunks[i].Chunk
		}
		for i := range tail {
			s.Chunks[n-1-i].Chunk = old.Chunks[len(old.Chunks)-1-i].Chunk
		}
	}
	nodes := w.flatten(s.tree, head, n-tail)
	from := int32(0)
	for i := head; i < n-tail; i++ {
		to := w.top(i).nodes
		src := s.Src[starts[i]:starts[i+1]:starts[i+1]]
		if old != nil {
			src = bytes.Clone(src) // the chunk may live on with later texts, and must not keep all of this one
		}
		s.Chunks[i].Chunk = newChunk(src, nodes[from:to], starts[i], from)
		from = to
	}
	if old != nil {
		s.share(old, head, tail)
	}
}

// unchanged counts the chunks at the head and at the tail of s that are those
// of old: made of the same subtrees, in places that c leaves alone.
func (s *Section) unchanged(old *Section, tops []top, starts []int32, c change) (head, tail int) {
	n, m := len(tops), len(old.Chunks)
	oldStart := func(i int) int32 {
		if i == m {
			return int32(len(old.Src))
		}
		return old.Chunks[i].Start
	}
	same := func(i, j int) bool {
		return tops[i].subtree == old.subtrees[j] && tops[i].kind == old.Chunks[j].Kind
	}
	for head < min(n, m) && same(head, head) &&
		starts[head+1] == oldStart(head+1) && starts[head+1] <= c.head {
		head++
	}
	delta := int32(len(s.Src) - len(old.Src))
	for tail < min(n, m)-head {
		i, j := n-1-tail, m-1-tail
		if !same(i, j) || starts[i] != oldStart(j)+delta || oldStart(j) < int32(len(old.Src))-c.tail {
			break
		}
		tail++
	}
	return head, tail
}

// share replaces chunks at both ends of the changed part by those of old that
// are equal: the parser may make a node again next to an edit though nothing
// in it changed.
func (s *Section) share(old *Section, head, tail int) {
	n, m := len(s.Chunks)-tail, len(old.Chunks)-tail
	i := head
	for ; i < min(n, m) && s.Chunks[i].equal(old.Chunks[i].Chunk); i++ {
		s.Chunks[i].Chunk = old.Chunks[i].Chunk
	}
	for n > i && m > i && s.Chunks[n-1].equal(old.Chunks[m-1].Chunk) {
		n, m = n-1, m-1
		s.Chunks[n].Chunk = old.Chunks[m].Chunk
	}
}

// chunkStart is where a chunk begins whose first token is at off: at the
// start of the line, unless something stands between.
func chunkStart(src []byte, off int32) int32 {
	i := off
	for i > 0 && isBlank(src[i-1]) {
		i--
	}
	if i == 0 || src[i-1] == '\n' || src[i-1] == '\r' {
		return i
	}
	return off
}

// newChunk makes a chunk of src and nodes, which it copies. Offsets
// and indices in nodes count from start bytes and first nodes before it.
func newChunk(src []byte, nodes []Node, start, first int32) *Chunk {
	c := &Chunk{Kind: nodes[0].Kind, Src: src, Nodes: slices.Clone(nodes)}
	for i := range c.Nodes {
		n := &c.Nodes[i]
		n.Start -= start
		n.End = min(n.End-start, int32(len(src))) // without a line end that was added
		n.Next -= first
	}
	return c
}

func endsWithLineEnd(src []byte) bool {
	return len(src) > 0 && (src[len(src)-1] == '\n' || src[len(src)-1] == '\r')
}

func (c *Chunk) equal(o *Chunk) bool {
	return c.Kind == o.Kind && bytes.Equal(c.Src, o.Src) && slices.Equal(c.Nodes, o.Nodes)
}
