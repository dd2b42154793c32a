package grammar

import (
	"bytes"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"unicode/utf8"
)

// partSize is from how many bytes on a part of a section ends in front of the next label that begins
// a block. It is a variable for tests.
var partSize = 32 << 10

// A part is a run of whole lines of a section with a syntax tree of its own. All but the first begin with
// a label in front of which a block ends: there the parser need not know what is above, but for whether it
// is in a native function, so that the parts have the chunks that the section would have as one. A part
// does not know its place, and versions of a section share those that an edit left alone.
//
// As one, a section would take as long as it has blocks at each edit: tree-sitter looks again at each
// of those behind the edit.
type part struct {
	size     int32
	native   bool      // it begins within a native function
	standIn  bool      // tree is not of the text but of what stands in for it
	chunks   []ChunkAt // from the start of the part
	subtrees []uintptr // of the chunks, as in top; of use while there is a tree
	full     bool      // a label behind the part begins a block
	open     bool      // it ends within a native function

	treeMu sync.Mutex // guards tree
	tree   *tree      // nil if the part was read without the parser, and once it was dropped
}

// nativeHead is what the parser reads in front of a part that begins within a native function.
const nativeHead = ".func{\n"

// head is how long what the parser reads in front of the part is.
func (p *part) head() int32 {
	if p.native {
		return int32(len(nativeHead))
	}
	return 0
}

// conclude finds what of p matters for what follows it.
func (p *part) conclude() {
	p.open = p.native
	for _, c := range p.chunks {
		switch {
		case c.Kind == KindEntryHeader || c.Kind == KindFuncHeader:
			p.open = true
		case c.Kind == KindClose || c.Kind.IsHeader():
			p.open = false
		}
	}
	p.full = len(p.chunks) > 0 && p.chunks[len(p.chunks)-1].full()
}

// beginsNative reports whether line begins a native function.
func beginsNative(line []byte) bool {
	line = bytes.TrimLeft(line, " \t\f\v")
	return beginsSection(line) && (bytes.HasPrefix(line, []byte(".entry")) || bytes.HasPrefix(line, []byte(".func")))
}

// full reports whether c is a block with more in it than labels and what may stand between them.
func (c *Chunk) full() bool {
	if c.Kind != KindBlock {
		return false
	}
	nodes := c.Nodes()
	for i := int32(1); i < nodes[0].Next; i = nodes[i].Next {
		switch nodes[i].Kind {
		case KindInstruction, KindData, KindJunk:
			return true
		}
	}
	return false
}

// beginsBlock reports whether line begins with a label.
func beginsBlock(line []byte) bool {
	i := 0
	for i < len(line) && isBlank(line[i]) {
		i++
	}
	first := i
	for i < len(line) && isWord(line[i]) {
		i++
	}
	return first < i && i < len(line) && line[i] == ':' && !('0' <= line[first] && line[first] <= '9') && len(line) <= maxLine
}

// mayCut reports whether a part may begin at off of s: a line does, outside of comments, with a label.
func (s *Section) mayCut(off int32) bool {
	if _, ok := slices.BinarySearch(s.Lines, off); !ok || int(off) >= len(s.Src) || s.inComment(off) {
		return false
	}
	return beginsBlock(s.Src[off:lineEnd(s.Src, int(off))])
}

// cuts returns where the text from start to end of s is likely to be in parts, with both ends.
func (s *Section) cuts(start, end int32) []int32 {
	cuts := []int32{start}
	next := func(off int32) int {
		k, _ := slices.BinarySearch(s.Lines, off+int32(max(partSize, 1)))
		return k
	}
	for k := next(start); k < len(s.Lines) && s.Lines[k] < end; {
		if s.mayCut(s.Lines[k]) && s.instructionAbove(k) {
			cuts = append(cuts, s.Lines[k])
			k = next(s.Lines[k])
		} else {
			k++
		}
	}
	return append(cuts, end)
}

// instructionAbove reports whether what stands above line k may be an instruction: the label of line k is of the
// same block as a label or directive there.
func (s *Section) instructionAbove(k int) bool {
	for n := k - 1; n >= 0 && n > k-16; n-- {
		if line := bytes.TrimLeft(s.Src[s.Lines[n]:s.Lines[n+1]], " \t\f\v\r\n"); len(line) > 0 {
			return line[0] != '.' && !beginsBlock(line)
		}
	}
	return false
}

// cut parses the text of s in parts that begin where cuts say, the last of which is an end; native if the first
// begins within a native function, own if chunks are to have bytes of their own. Where a part does not end as one
// has to, it is joined with what follows. It is nil if the worker's context has ended.
func (w *worker) cut(s *Section, cuts []int32, native, own bool) []*part {
	parts := make([]*part, len(cuts)-1)
	guess := native || len(s.Lines) > 0 && beginsNative(s.Src[:lineEnd(s.Src, 0)])
	var next atomic.Int32
	run := func(w *worker) {
		for k := int(next.Add(1)) - 1; k < len(parts) && w.ctx.Err() == nil; k = int(next.Add(1)) - 1 {
			parts[k] = w.part(s, Span{cuts[k], cuts[k+1]}, native || k > 0 && guess, own)
		}
	}
	var wg sync.WaitGroup
	if w.engine != nil {
		for range min(runtime.GOMAXPROCS(0), len(parts)) - 1 {
			wg.Go(func() {
				v := w.engine.get()
				defer w.engine.put(v)
				v.ctx = w.ctx
				run(v)
			})
		}
	}
	run(w)
	wg.Wait()
	more := 1
	for k := 0; k+1 < len(parts); {
		p := parts[k]
		switch {
		case p == nil:
			return nil
		case !p.full:
			// Twice as much each time, so that no text takes longer than a multiple of its length.
			n := min(more, len(parts)-1-k)
			more *= 2
			parts, cuts = slices.Delete(parts, k+1, k+1+n), slices.Delete(cuts, k+1, k+1+n)
			parts[k] = w.part(s, Span{cuts[k], cuts[k+1]}, p.native, own)
		case parts[k+1] != nil && parts[k+1].native != p.open:
			parts[k+1] = w.part(s, Span{cuts[k+1], cuts[k+2]}, p.open, own)
		default:
			k, more = k+1, 1
		}
	}
	if parts[len(parts)-1] == nil {
		return nil
	}
	return parts
}

// part reads the text at of s as a part, for [worker.cut].
func (w *worker) part(s *Section, at Span, native, own bool) *part {
	p := &part{size: at.End - at.Start, native: native}
	if w.plain(p, s, at, own) {
		return p
	}
	return w.parsedPart(s, at, native, own)
}

// parsedPart parses the text at of s as a part.
func (w *worker) parsedPart(s *Section, at Span, native, own bool) *part {
	p := &part{size: at.End - at.Start, native: native}
	text, standIn := s.parsed(at, native)
	p.standIn = standIn
	if p.tree = w.parse(text); p.tree == nil {
		return nil
	}
	p.lower(w, s.Src[at.Start:at.End], nil, change{}, own)
	if !own && int(p.size) < smallText {
		p.drop() // most are never edited
		p.subtrees = nil
	}
	return p
}

// update parses the parts of s that d does not leave as they are in the old section. It is nil if the
// worker's context has ended.
func (w *worker) update(s *Section, d *draft) []*part {
	old := d.old
	c := change{}
	if n := len(d.edits); n > 0 {
		c = change{int32(d.edits[0].start), int32(len(old.Src)) - int32(d.edits[n-1].oldEnd)}
	} else {
		c = difference(old.Src, s.Src)
	}
	delta := int32(len(s.Src) - len(old.Src))
	m := len(old.parts)

	// Where a part begins and ends outside of comments, the same text has the same comments.
	head, from, native := 0, int32(0), false // the parts at the head that stay, where they end, and whether in a native function
	for head < m {
		p := old.parts[head]
		if end := from + p.size; end > c.head || !p.full || !s.mayCut(end) {
			break
		}
		from += p.size
		head, native = head+1, p.open
	}
	tail, to := 0, int32(len(s.Src)) // those at the tail, and where they begin
	for tail < m-head {
		p := old.parts[m-1-tail]
		if start := to - p.size; start < from || start-delta < int32(len(old.Src))-c.tail || !s.mayCut(start) {
			break
		}
		to -= p.size
		tail++
	}
	for more := 1; ; more *= 2 {
		var middle []*part
		full, open := true, native
		if from < to || head+tail == 0 {
			if middle = w.between(s, d, Span{from, to}, head, tail, native); middle == nil {
				return nil
			}
			full, open = middle[len(middle)-1].full, middle[len(middle)-1].open
		}
		if tail == 0 || full && open == old.parts[m-tail].native {
			return slices.Concat(old.parts[:head], middle, old.parts[m-tail:])
		}
		for range min(more, tail) { // it is joined with what follows
			to += old.parts[m-tail].size
			tail--
		}
	}
}

// between parses the text at of s, which stands between the first head and the last tail parts of the old section,
// for [worker.update].
func (w *worker) between(s *Section, d *draft, at Span, head, tail int, native bool) []*part {
	old := d.old
	if head+1+tail != len(old.parts) || old.parts[head].native != native {
		return w.cut(s, s.cuts(at.Start, at.End), native, true)
	}
	was := old.parts[head]
	before := was.borrow()
	if before == nil {
		return w.cut(s, s.cuts(at.Start, at.End), native, true)
	}
	defer before.t.Close()
	p := &part{size: at.End - at.Start, native: native}
	wasAt := Span{at.Start, at.Start + was.size}
	oldText, _ := old.parsed(wasAt, native)
	text, standIn := s.parsed(at, native)
	p.standIn = standIn
	h := p.head()
	var edits []treeEdit
	var same change // of the text without what stands in for it
	if len(d.edits) > 0 && !was.standIn && !standIn {
		by := uint32(h - at.Start)
		for _, e := range d.edits {
			edits = append(edits, treeEdit{e.start + by, e.oldEnd + by, e.text})
		}
		same = change{int32(d.edits[0].start) - at.Start, wasAt.End - int32(d.edits[len(d.edits)-1].oldEnd)}
	} else {
		// What stands in for a text may change where the text does not, and
		// may stay the same where it changes.
		c := difference(oldText, text)
		edits = []treeEdit{{uint32(c.head), uint32(len(oldText)) - uint32(c.tail), text[c.head : len(text)-int(c.tail)]}}
		t := difference(old.Src[wasAt.Start:wasAt.End], s.Src[at.Start:at.End])
		same = change{min(c.head-h, t.head), min(c.tail, t.tail)}
	}
	if p.tree = w.reparse(text, before, oldText, edits); p.tree == nil {
		return nil
	}
	p.lower(w, s.Src[at.Start:at.End], was, same, true)
	if cuts := s.cutsOf(p, at); len(cuts) > 2 {
		return w.cut(s, cuts, native, true)
	}
	return []*part{p}
}

// cutsOf returns where p, which is at a place of s, has grown so that it should be several, with both ends.
func (s *Section) cutsOf(p *part, at Span) []int32 {
	cuts := []int32{at.Start}
	if int(p.size) < 4*partSize {
		return cuts
	}
	for k := 1; k < len(p.chunks); k++ {
		start := at.Start + p.chunks[k].Start
		if int(start-cuts[len(cuts)-1]) >= partSize && p.chunks[k-1].full() && s.mayCut(start) {
			cuts = append(cuts, start)
		}
	}
	return append(cuts, at.End)
}

// parsed is what the parser gets for the text at of s, in front of which stands nativeHead if it begins within
// a native function: the text itself, or one as long that stands in for it. The parser cannot read NUL; it takes
// what is not UTF-8 for different things depending on bytes it then forgets it looked at;
// it would look for the end of each comment that has none; and a line without
// measure would cost as much at each edit. All of these become control
// characters, which are junk wherever they stand. And the parser needs a line
// end at the text's end, the only byte that may be added.
func (s *Section) parsed(at Span, native bool) (text []byte, standIn bool) {
	src := s.Src[at.Start:at.End]
	h := 0
	if native {
		h = len(nativeHead)
	}
	if s.readable(at) {
		if native {
			return append(append(make([]byte, 0, h+len(src)), nativeHead...), src...), false
		}
		return src, false
	}
	const control = 1
	text = make([]byte, h+len(src), h+len(src)+1)
	copy(text, nativeHead[:h])
	copy(text[h:], src)
	for i := h; i < len(text); {
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
	for _, off := range s.unclosedIn(at) {
		k := h + int(off-at.Start)
		text[k], text[k+1] = control, control
	}
	for _, line := range s.longLines(at) {
		for i := line.Start; i < line.End; i++ {
			text[h+int(i-at.Start)] = control
		}
	}
	if !endsWithLineEnd(text) {
		text = append(text, '\n')
	}
	return text, true
}

// readable reports whether the parser can read the text at of s itself, in which nothing has to stand in for it.
func (s *Section) readable(at Span) bool {
	src := s.Src[at.Start:at.End]
	return endsWithLineEnd(src) && len(s.unclosedIn(at)) == 0 && len(s.longLines(at)) == 0 &&
		bytes.IndexByte(src, 0) < 0 && utf8.Valid(src)
}

// unclosedIn are the "/*" at a place of s that begin no comment.
func (s *Section) unclosedIn(at Span) []int32 {
	a, _ := slices.BinarySearch(s.unclosed, at.Start)
	b, _ := slices.BinarySearch(s.unclosed, at.End)
	return s.unclosed[a:b]
}

// longLines are the lines over maxLine at a place of s, without line ends, that no comment
// over lines begins or ends on.
func (s *Section) longLines(at Span) []Span {
	if at.Len() <= maxLine {
		return nil
	}
	var long []Span
	first, _ := slices.BinarySearch(s.Lines, at.Start)
	for i := first; i < len(s.Lines) && s.Lines[i] < at.End; i++ {
		start, end := s.Lines[i], int32(len(s.Src))
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

// lower fills p.chunks from p.tree; src is the text. If old is not nil, it is an older part whose chunks are
// taken over where c left both the same, and made of the same nodes. With own, the bytes of chunks are not
// those of src.
func (p *part) lower(w *worker, src []byte, old *part, same change, own bool) {
	defer p.conclude()
	first := 0 // top of the text: the header in front of it is not
	if p.native {
		first = 1
	}
	n := w.list(p.tree) - first
	if n <= 0 {
		if len(src) > 0 {
			if own {
				src = bytes.Clone(src)
			}
			p.chunks, p.subtrees = []ChunkAt{{&Chunk{Kind: KindTrivia, Src: src}, 0}}, []uintptr{0}
		}
		return
	}
	h := p.head()
	tops := make([]top, n)
	starts := make([]int32, n+1)
	for i := range tops {
		tops[i] = w.top(first + i)
		if i > 0 {
			starts[i] = chunkStart(src, tops[i].start-h)
		}
	}
	starts[n] = p.size
	p.chunks = make([]ChunkAt, n)
	p.subtrees = make([]uintptr, n)
	for i, t := range tops {
		p.chunks[i].Start, p.subtrees[i] = starts[i], t.subtree
	}
	head, tail := 0, 0
	if old != nil {
		head, tail = p.unchanged(old, tops, starts, same)
		for i := range head {
			p.chunks[i].Chunk = old.chunks[i].Chunk
		}
		for i := range tail {
			p.chunks[n-1-i].Chunk = old.chunks[len(old.chunks)-1-i].Chunk
		}
	}
	nodes := w.flatten(p.tree, first+head, first+n-tail)
	from := int32(0)
	for i := head; i < n-tail; i++ {
		to := w.top(first + i).nodes
		text := src[starts[i]:starts[i+1]:starts[i+1]]
		if own {
			text = bytes.Clone(text) // the chunk may live on with later texts, and must not keep all of this one
		}
		p.chunks[i].Chunk = newChunk(text, slices.Clone(nodes[from:to]), starts[i]+h, from, notPlain)
		from = to
	}
}

// unchanged counts the chunks at the head and at the tail of p that are those
// of old: made of the same subtrees, in places that c leaves alone.
func (p *part) unchanged(old *part, tops []top, starts []int32, c change) (head, tail int) {
	n, m := len(tops), len(old.chunks)
	oldStart := func(i int) int32 {
		if i == m {
			return old.size
		}
		return old.chunks[i].Start
	}
	same := func(i, j int) bool {
		return tops[i].subtree == old.subtrees[j] && tops[i].kind == old.chunks[j].Kind
	}
	for head < min(n, m) && same(head, head) &&
		starts[head+1] == oldStart(head+1) && starts[head+1] <= c.head {
		head++
	}
	delta := p.size - old.size
	for tail < min(n, m)-head {
		i, j := n-1-tail, m-1-tail
		if !same(i, j) || starts[i] != oldStart(j)+delta || oldStart(j) < old.size-c.tail {
			break
		}
		tail++
	}
	return head, tail
}
