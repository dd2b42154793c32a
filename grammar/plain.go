package grammar

import (
	"bytes"
	"slices"
)

// Most lines of a listing are plain: an instruction, a label, a directive or a comment, spelled as disassemblers and
// assemblers spell it. A plainReader makes their nodes itself, in a twentieth of the time that the parser takes for
// them. grammar.js remains what defines the language: at the first thing that is not plain, or not right, the reader
// gives up and the parser reads the whole part, which then has a tree to go on from when it is edited.
//
// A line that is not plain is parsed by itself, as long as there are few of them and each is an instruction, data or junk:
// no token crosses a line, so it means the same by itself.
//
// What each function below accepts is stated as an expression over the tokens of grammar.js. Where a token is read,
// no other token that is possible there matches more, or the same and stands before it.
type plainReader struct {
	src   []byte // ends with a line end
	nodes []Node // offsets and indices count from the start of src
	tops  []plainTop
	plainState

	w    *worker // who parses lines that are not plain; nil if there are none
	odd  int     // how many more of them there may be
	code []byte  // what is parsed of one
}

// A plainState is where the reader is.
type plainState struct {
	at     int
	native bool // in a native function
	ended  bool // behind what ends a function
	block  int  // index of the block's node, -1 outside of blocks
	full   bool // the block has more in it than labels and what may stand between them
	parsed bool // something of the block was parsed
}

// A plainTop is a node that becomes a chunk.
type plainTop struct {
	start int32 // of its line
	nodes int32 // index after its nodes
	plain plainness
}

// Classes of characters.
const (
	plainBlank  = 1 << iota // [ \t\f\v]
	plainDigit              // [0-9]
	plainHex                // [0-9a-fA-F]
	plainWord               // \w
	plainFirst              // [A-Za-z_$.], which begins a name or label
	plainName               // [\w$.]
	plainSign               // [-+~!|]
	plainInside             // what makes nothing but tokens of $._inside, however it is put together
)

var plainClasses = func() (classes [256]uint8) {
	add := func(chars string, class uint8) {
		for i := range len(chars) {
			classes[chars[i]] |= class
		}
	}
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_"
	const digits = "0123456789"
	add(" \t\f\v", plainBlank)
	add(digits, plainDigit)
	add(digits+"abcdefABCDEF", plainHex)
	add(letters+digits, plainWord)
	add(letters+"$.", plainFirst)
	add(letters+digits+"$.", plainName)
	add("-+~!|", plainSign)
	add(letters+digits+"$.+-* \t", plainInside)
	return classes
}()

// How many lines of a text are parsed by themselves: so many, and one more for so many bytes.
const (
	leastOdd = 8
	eachOdd  = 8 << 10
)

// plain fills p.chunks from the text at of s if all of it is plain; own as for [worker.cut].
func (w *worker) plain(p *part, s *Section, at Span, own bool) bool {
	src := s.Src[at.Start:at.End]
	if !s.readable(at) || s.longComment(at) {
		return false
	}
	r := &w.reader
	defer func() { r.src, r.w = nil, nil }()
	*r = plainReader{src: src, nodes: r.nodes[:0], tops: r.tops[:0], w: w, odd: leastOdd + len(src)/eachOdd, code: r.code}
	r.plainState = plainState{native: p.native, block: -1}
	if !r.read(at.Start == 0 && !p.native) {
		return false
	}
	p.chunks = make([]ChunkAt, len(r.tops))
	from, kept := int32(0), r.nodes
	for i, t := range r.tops {
		start, end := t.start, p.size
		if i == 0 {
			start = 0
		}
		if i+1 < len(r.tops) {
			end = r.tops[i+1].start
		}
		text := src[start:end:end]
		if own {
			text = bytes.Clone(text)
		}
		nodes := r.nodes[from:t.nodes:t.nodes]
		if len(nodes) >= manyNodes && len(nodes) > len(r.nodes)/2 {
			kept = nil // they are the chunk's
		} else {
			nodes = slices.Clone(nodes)
		}
		p.chunks[i] = ChunkAt{newChunk(text, nodes, start, from, t.plain), start}
		from = t.nodes
	}
	if len(r.tops) == 0 && len(src) > 0 {
		if own {
			src = bytes.Clone(src)
		}
		p.chunks = []ChunkAt{{&Chunk{Kind: KindTrivia, Src: src}, 0}}
	}
	r.nodes = kept
	p.conclude()
	return true
}

// manyNodes is from how many nodes on those of one chunk, if they are most of a part, are not copied out of the reader's memory.
const manyNodes = 1 << 16

// longComment reports whether a comment that holds a line end is at a place of s.
func (s *Section) longComment(at Span) bool {
	k, _ := slices.BinarySearchFunc(s.comments, at.Start, func(c Span, off int32) int { return int(c.End - 1 - off) })
	return k < len(s.comments) && s.comments[k].Start < at.End
}

// read reads all of src, unless the worker's context ends; header if a line that begins a section may come first.
func (r *plainReader) read(header bool) bool {
	for lines := 0; r.at < len(r.src); lines++ {
		if lines%4096 == 0 && r.w != nil && r.w.ctx.Err() != nil {
			return false
		}
		r.blanks()
		if header && r.block < 0 && r.src[r.at] != '\n' && r.src[r.at] != '\r' && r.src[r.at] != '/' {
			if header = false; beginsSection(r.src[r.at:lineEnd(r.src, r.at)]) {
				if !r.header() {
					return false
				}
				continue
			}
		}
		was, nodes, tops := r.plainState, len(r.nodes), len(r.tops)
		if !r.line() {
			r.plainState, r.nodes, r.tops = was, r.nodes[:nodes], r.tops[:tops]
			if !r.oddLine() {
				return false
			}
		}
	}
	r.endBlock(r.at)
	return true
}

// oddLine has a line parsed that is not plain.
func (r *plainReader) oddLine() bool {
	if r.w == nil || r.odd == 0 || r.ended || bytes.HasPrefix(r.src[r.at:], bom) { // which the parser passes over where a text begins
		return false
	}
	r.odd--
	start := r.at
	end := afterLineEnd(r.src, lineEnd(r.src, start))
	first := 0 // top of the line: the header in front of it is not
	r.code = r.code[:0]
	if r.native {
		first = 1
		r.code = append(r.code, nativeHead...)
	}
	by := start - len(r.code)
	r.code = append(r.code, r.src[start:end]...)
	tree := r.w.parse(r.code)
	if tree == nil {
		return false
	}
	defer tree.t.Close()
	if r.w.list(tree) != first+1 || r.w.top(first).kind != KindBlock {
		return false
	}
	nodes := r.w.flatten(tree, first, first+1)
	for i := int32(1); i < nodes[0].Next; i = nodes[i].Next {
		switch nodes[i].Kind {
		case KindInstruction, KindData, KindJunk:
		default:
			return false
		}
	}
	if len(nodes) < 2 {
		return false
	}
	if r.block < 0 {
		if int(nodes[0].Start)+by != start {
			return false // a chunk that does not begin where its line does
		}
		r.beginBlock(start)
	}
	r.full, r.parsed = true, true
	r.nodes[r.block].Flags |= nodes[0].Flags
	more := int32(len(r.nodes)) - 1
	for _, n := range nodes[1:] {
		n.Start += int32(by)
		n.End += int32(by)
		n.Next += more
		r.nodes = append(r.nodes, n)
	}
	r.at = end
	return true
}

// is reports whether the character at i is of a class.
func (r *plainReader) is(i int, class uint8) bool { return plainClasses[r.src[i]]&class != 0 }

// run returns the end of the run of characters of a class that begins at i.
func (r *plainReader) run(i int, class uint8) int {
	for plainClasses[r.src[i]]&class != 0 {
		i++
	}
	return i
}

func (r *plainReader) blanks() { r.at = r.run(r.at, plainBlank) }

// delimited reports whether a token ends at i because what stands there is part of no token that began before.
func (r *plainReader) delimited(i int) bool {
	switch r.src[i] {
	case ' ', '\t', '\f', '\v', '\r', '\n', ',', ';':
		return true
	}
	return false
}

// node appends a node without anything in it and returns its index.
func (r *plainReader) node(k Kind, start, end int) int {
	n := len(r.nodes)
	if n == cap(r.nodes) {
		r.grow()
	}
	r.nodes = append(r.nodes, Node{Kind: k, Start: int32(start), End: int32(end), Next: int32(n + 1)})
	return n
}

// grow makes room for nodes: of a long text for as many as there will be if it goes on as it began.
func (r *plainReader) grow() {
	more := len(r.nodes) + 64
	if r.at > 1<<16 {
		each := float64(len(r.nodes)) / float64(r.at)
		more = int(1.02*each*float64(len(r.src)-r.at)) + 64
	}
	r.nodes = slices.Grow(r.nodes, more)
}

// close sets what is known of node n when all that is in it has been read.
func (r *plainReader) close(n, end int) {
	r.nodes[n].End = int32(end)
	r.nodes[n].Next = int32(len(r.nodes))
}

// top has the nodes from the first on, which are the last ones, be a chunk. What stands in front of its first node in
// the line is blank.
func (r *plainReader) top(first int) {
	start := r.lineStart(int(r.nodes[first].Start))
	plain := plainText
	switch {
	case r.parsed && r.block >= 0:
		plain = notPlain
	case r.native:
		plain = plainNative
	}
	r.tops = append(r.tops, plainTop{int32(start), int32(len(r.nodes)), plain})
}

// endBlock ends the block, if there is one, at a line's start.
func (r *plainReader) endBlock(at int) {
	if r.block >= 0 {
		r.close(r.block, at)
		r.top(r.block)
		r.block = -1
	}
}

// beginBlock begins a block, at what stands in a line behind blanks only.
func (r *plainReader) beginBlock(at int) {
	r.block, r.full, r.parsed = r.node(KindBlock, at, at), false, false
}

// lineStart returns where the blanks begin that end at i.
func (r *plainReader) lineStart(i int) int {
	for i > 0 && r.is(i-1, plainBlank) {
		i--
	}
	return i
}
