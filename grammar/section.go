package grammar

import (
	"bytes"
	"slices"
	"sync"
	"sync/atomic"
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

	comments []Span  // comments that hold a line end
	unclosed []int32 // "/*" that begin no comment, for want of a "*/"
	parts    []*part // one after the other

	long atomic.Pointer[sync.Map] // by where a long line begins, its marks

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
// changed parts, if there is an old section, and of counting chunks.
func (w *worker) section(d *draft) *Section {
	s := &Section{
		Src:      d.src,
		Lines:    d.lines,
		comments: d.comments,
		unclosed: d.unclosed,
	}
	switch {
	case d.old == nil || s.afresh(d.old):
		s.parts = w.cut(s, s.cuts(0, int32(len(s.Src))), false, d.old != nil)
	default:
		s.parts = w.update(s, d)
	}
	if s.parts == nil {
		return nil
	}
	if d.old != nil {
		s.share(d.old)
	}
	n, at := 0, int32(0)
	for _, p := range s.parts {
		n += len(p.chunks)
	}
	s.Chunks = make([]ChunkAt, 0, n)
	for _, p := range s.parts {
		for _, c := range p.chunks {
			s.Chunks = append(s.Chunks, ChunkAt{c.Chunk, c.Start + at})
		}
		at += p.size
	}
	s.seen() // here sections are made side by side, and whoever asks goes through them one by one
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

// share replaces chunks at both ends of the parts that old does not have by those of old that are
// equal: parsing anew makes them again, and the parser may make a node again next to an edit though
// nothing in it changed.
func (s *Section) share(old *Section) {
	head, tail := s.sameParts(old)
	news, olds := chunksOf(s.parts[head:len(s.parts)-tail]), chunksOf(old.parts[head:len(old.parts)-tail])
	take := func(n, o *ChunkAt) bool {
		if n.Chunk != o.Chunk {
			if !n.equal(o.Chunk) {
				return false
			}
			n.Chunk = o.Chunk
		}
		return true
	}
	for len(news) > 0 && len(olds) > 0 && take(news[0], olds[0]) {
		news, olds = news[1:], olds[1:]
	}
	for len(news) > 0 && len(olds) > 0 && take(news[len(news)-1], olds[len(olds)-1]) {
		news, olds = news[:len(news)-1], olds[:len(olds)-1]
	}
}

// sameParts counts the parts at the head and at the tail that s and old share.
func (s *Section) sameParts(old *Section) (head, tail int) {
	n, m := len(s.parts), len(old.parts)
	for head < min(n, m) && s.parts[head] == old.parts[head] {
		head++
	}
	for tail < min(n, m)-head && s.parts[n-1-tail] == old.parts[m-1-tail] {
		tail++
	}
	return head, tail
}

func chunksOf(parts []*part) (list []*ChunkAt) {
	for _, p := range parts {
		for k := range p.chunks {
			list = append(list, &p.chunks[k])
		}
	}
	return list
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

// newChunk makes a chunk of src and nodes, which become the chunk's. Offsets
// and indices in nodes count from start bytes and first nodes before it.
func newChunk(src []byte, nodes []Node, start, first int32, plain plainness) *Chunk {
	for i := range nodes {
		n := &nodes[i]
		n.Start -= start
		n.End = min(n.End-start, int32(len(src))) // without a line end that was added
		n.Next -= first
	}
	c := &Chunk{Kind: nodes[0].Kind, Src: src, plain: plain}
	c.nodes.Store(&nodes)
	return c
}

func endsWithLineEnd(src []byte) bool {
	return len(src) > 0 && (src[len(src)-1] == '\n' || src[len(src)-1] == '\r')
}

func (c *Chunk) equal(o *Chunk) bool {
	return c.Kind == o.Kind && bytes.Equal(c.Src, o.Src) && slices.Equal(c.Nodes(), o.Nodes())
}
