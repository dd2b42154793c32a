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
	from := int32(0)
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
		p.chunks[i] = ChunkAt{newChunk(text, r.nodes[from:t.nodes], start, from, t.plain), start}
		from = t.nodes
	}
	if len(r.tops) == 0 && len(src) > 0 {
		if own {
			src = bytes.Clone(src)
		}
		p.chunks = []ChunkAt{{&Chunk{Kind: KindTrivia, Src: src}, 0}}
	}
	p.conclude()
	return true
}

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
	r.nodes = append(r.nodes, Node{Kind: k, Start: int32(start), End: int32(end), Next: int32(n + 1)})
	return n
}

// close sets what is known of node n when all that is in it has been read.
func (r *plainReader) close(n, end int) {
	r.nodes[n].End = int32(end)
	r.nodes[n].Next = int32(len(r.nodes))
}

// top has the nodes from the first on, which are the last ones, be a chunk. What stands in front of its first node in
// the line is blank.
func (r *plainReader) top(first int) {
	start := int(r.nodes[first].Start)
	for start > 0 && r.is(start-1, plainBlank) {
		start--
	}
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

// lineEnd reads the end of a line: comment? _newline.
func (r *plainReader) lineEnd() bool {
	for {
		r.blanks()
		rest := r.src[r.at:]
		switch {
		case rest[0] == '\n':
			r.at++
			return true
		case rest[0] == '\r':
			r.at += 2
			return len(rest) > 1 && rest[1] == '\n'
		case rest[0] != '/':
			return false
		case rest[1] == '/':
			n := bytes.IndexByte(rest, '\n')
			if n < 0 {
				return false
			}
			text := bytes.TrimSuffix(rest[:n], []byte{'\r'})
			r.at += len(text)
			if bytes.IndexByte(text, '\r') >= 0 {
				return false
			}
		case rest[1] == '*':
			if r.address() > 0 {
				return false
			}
			n := bytes.Index(rest[2:], closing)
			if n < 0 {
				return false
			}
			r.at += 2 + n + len(closing)
		default:
			return false
		}
	}
}

// address returns the end of the address /*0010*/ that begins here, 0 if none does.
func (r *plainReader) address() int {
	if r.src[r.at] != '/' || r.src[r.at+1] != '*' {
		return 0
	}
	i := r.run(r.at+2, plainHex)
	if i == r.at+2 || r.src[i] != '*' || r.src[i+1] != '/' {
		return 0
	}
	return i + 2
}

// line reads a line: label* (instruction | data | directive | jump_table | close | dots)? lineEnd. Blanks at its start have
// been read.
func (r *plainReader) line() bool {
	start := r.at
	switch c := r.src[r.at]; {
	case c == '\n' || c == '\r':
		return r.lineEnd()
	case c == '/':
		if r.address() > 0 {
			return r.instruction()
		}
		return r.lineEnd()
	case r.ended:
		return false
	case c == '}' && r.native:
		r.endBlock(r.lineStart(start))
		r.top(r.node(KindClose, start, start+1))
		r.at++
		r.native, r.ended = false, true
		return r.lineEnd()
	case c == '@' || c == '{':
		return r.instruction()
	case !r.is(start, plainFirst):
		return false
	case c == '.' && r.src[start+1] == '.':
		return r.dots()
	}
	end := r.run(start, plainName)
	if r.src[end] == ':' {
		return r.label(end + 1)
	}
	if r.src[start] == '.' {
		return r.directive()
	}
	return r.instruction()
}

// label reads what is left of a line that begins with a label, which ends at end with its colon.
func (r *plainReader) label(end int) bool {
	if r.block < 0 || r.full {
		r.endBlock(r.lineStart(r.at))
		r.beginBlock(r.at)
	}
	r.node(KindLabel, r.at, end-1)
	r.at = end
	switch r.src[r.at] {
	case '\n', '\r':
		return r.lineEnd()
	}
	if !r.is(r.at, plainBlank) {
		return false
	}
	r.blanks()
	switch c := r.src[r.at]; {
	case c == '\n' || c == '\r' || c == '/' && r.address() == 0:
		return r.lineEnd()
	case c == '/' || c == '@':
		return r.instruction()
	case c != '.' && r.is(r.at, plainFirst):
		if end := r.run(r.at, plainName); r.src[end] != ':' {
			return r.instruction()
		}
	}
	return false
}

// dots reads what ends a function of cuobjdump: "....".
func (r *plainReader) dots() bool {
	end := r.at
	for r.src[end] == '.' {
		end++
	}
	if end-r.at < 4 || r.native {
		return false
	}
	r.endBlock(r.lineStart(r.at))
	r.top(r.node(KindDots, r.at, end))
	r.at, r.ended = end, true
	return r.lineEnd()
}

// directive reads: directive lineEnd.
func (r *plainReader) directive() bool {
	start := r.at
	end := r.run(start, plainName)
	if end < start+2 || r.src[start+1] == '.' {
		return false
	}
	switch string(r.src[start:end]) {
	case ".entry", ".func", ".section":
		return false
	case ".jumptable":
		return r.jumpTable(end)
	}
	n := r.node(KindDirective, start, end)
	r.node(KindName, start, end)
	if !r.arguments(end, ";{}") {
		return false
	}
	r.close(n, int(r.nodes[len(r.nodes)-1].End))
	if r.block < 0 {
		r.top(n)
	}
	return r.lineEnd()
}

// arguments reads what follows a name that ends at end: arguments?, without the characters not.
func (r *plainReader) arguments(end int, not string) bool {
	if !r.delimited(end) {
		return false
	}
	r.at = r.run(end, plainBlank)
	if first, last := r.at, r.text(not); last > first {
		r.node(KindArguments, first, last)
		r.at = last
	}
	return true
}

// text returns the end of the text that begins here and reaches to a comment or the end of the line, without blanks at
// its end, as $._rest has it, without the characters not. Where there is something else it ends before that.
func (r *plainReader) text(not string) int {
	i, end := r.at, r.at
	for {
		switch c := r.src[i]; {
		case c == '"':
			n := bytes.IndexAny(r.src[i+1:], "\"\r\n")
			if n < 0 || r.src[i+1+n] != '"' {
				return end
			}
			i += n + 2
			end = i
		case c == '/':
			if d := r.src[i+1]; d == '/' || d == '*' || d == '"' || d <= ' ' {
				return end
			}
			i += 2
			end = i
		case r.is(i, plainBlank):
			i++
		case c < ' ' || len(not) > 0 && bytes.IndexByte([]byte(not), c) >= 0:
			return end
		default:
			i++
			end = i
		}
	}
}

// jumpTable reads the rest of: ".jumptable" name "{" (word ("," word)*)? "}" lineEnd.
func (r *plainReader) jumpTable(end int) bool {
	n := r.node(KindJumpTable, r.at, end)
	first := r.run(end, plainBlank)
	last := r.run(first, plainName)
	if first == end || !r.is(first, plainFirst) || r.src[first] == '.' {
		return false
	}
	r.node(KindName, first, last)
	r.at = r.run(last, plainBlank)
	if r.src[r.at] != '{' {
		return false
	}
	r.at++
	for words := 0; ; words++ {
		r.blanks()
		if r.src[r.at] == '}' && words == 0 {
			break
		}
		end := r.run(r.at, plainName)
		if !r.is(r.at, plainFirst) || r.src[r.at] == '.' && (end < r.at+2 || r.src[r.at+1] == '.') {
			return false
		}
		word := r.node(KindWord, r.at, end)
		if words > 0 {
			r.nodes[word].Flags = FlagComma
		}
		r.at = end
		r.blanks()
		if r.src[r.at] == '}' {
			break
		}
		if r.src[r.at] != ',' {
			return false
		}
		r.at++
	}
	r.at++
	r.close(n, r.at)
	r.nodes[n].Flags = FlagOpen | FlagClose
	if r.block < 0 {
		r.top(n)
	}
	return r.lineEnd()
}

// header reads the line that begins a section.
func (r *plainReader) header() bool {
	start := r.at
	rest := r.src[start:lineEnd(r.src, start)]
	keyword := func(s string) bool {
		return bytes.HasPrefix(rest, []byte(s)) && len(rest) > len(s) && plainClasses[rest[len(s)]]&plainBlank != 0
	}
	switch {
	case keyword(".section"):
		n := r.node(KindSectionHeader, start, start)
		r.at = r.run(start+len(".section"), plainBlank)
		if bytes.HasPrefix(r.src[r.at:], []byte(".text")) {
			r.nodes[n].Kind = KindTextHeader
			end := r.at + len(".text")
			if r.src[end] == '.' {
				end = r.run(end, plainName)
			}
			r.node(KindName, r.at, end)
			r.at = r.run(end, plainBlank)
		}
		if first, last := r.at, r.text(";{}"); last > first {
			r.node(KindArguments, first, last)
			r.at = last
		}
		if len(r.nodes) == n+1 {
			return false
		}
		r.close(n, int(r.nodes[len(r.nodes)-1].End))
		r.top(n)
		return r.lineEnd()
	case keyword(".entry"):
		return r.nativeHeader(KindEntryHeader, start+len(".entry"))
	case keyword(".func"):
		return r.nativeHeader(KindFuncHeader, start+len(".func"))
	case keyword("Function"):
		at := r.blanksAndTabs(start + len("Function"))
		return at > 0 && r.src[at] == ':' && r.named(KindFunctionHeader, at+1)
	case keyword("code"):
		at := r.blanksAndTabs(start + len("code"))
		if at == 0 || !bytes.HasPrefix(r.src[at:], []byte("for")) || r.src[at+3] != ' ' && r.src[at+3] != '\t' {
			return false
		}
		return r.named(KindCodeHeader, at+4)
	}
	return false
}

// blanksAndTabs returns the end of [ \t]+ at i, 0 if there is none.
func (r *plainReader) blanksAndTabs(i int) int {
	at := i
	for r.src[at] == ' ' || r.src[at] == '\t' {
		at++
	}
	if at == i {
		return 0
	}
	return at
}

// named reads the rest of a header whose keyword ends at end: name lineEnd.
func (r *plainReader) named(k Kind, end int) bool {
	n := r.node(k, r.at, end)
	r.at = r.run(end, plainBlank)
	first, last := r.at, r.text("")
	if first == last {
		return false
	}
	r.node(KindName, first, last)
	r.close(n, last)
	r.top(n)
	r.at = last
	return r.lineEnd()
}

// nativeHeader reads the rest of the header of a native function whose keyword ends at end: name word* "{" lineEnd.
func (r *plainReader) nativeHeader(k Kind, end int) bool {
	n := r.node(k, r.at, end)
	r.at = end
	for kind := KindName; ; kind = KindWord {
		r.blanks()
		if r.src[r.at] == '{' {
			if kind == KindName {
				return false
			}
			break
		}
		end := r.run(r.at, plainName)
		if !r.is(r.at, plainFirst) || r.src[r.at] == '.' && (kind == KindName || end < r.at+2 || r.src[r.at+1] == '.') {
			return false
		}
		if r.src[end] != '{' && !r.is(end, plainBlank) {
			return false
		}
		r.node(kind, r.at, end)
		r.at = end
	}
	r.at++
	r.close(n, r.at)
	r.nodes[n].Flags = FlagOpen
	r.top(n)
	r.native = true // from here on
	return r.lineEnd()
}

// instruction reads: (instruction | data) lineEnd, where instruction is
// address? "{"? guard? opcode operands (";" | "}")?, the braces in listings only.
func (r *plainReader) instruction() bool {
	if r.ended {
		return false
	}
	start := r.at
	if r.block < 0 {
		r.beginBlock(start)
	}
	r.full = true
	n := r.node(KindInstruction, start, start)
	if end := r.address(); end > 0 {
		r.node(KindAddress, r.at, end)
		r.at = end
		r.blanks()
		if r.src[r.at] == '.' {
			return r.data(n)
		}
	}
	if r.src[r.at] == '{' {
		if r.native {
			return false
		}
		r.nodes[n].Flags |= FlagOpen
		r.at++
		r.blanks()
	}
	if r.src[r.at] == '@' {
		i := r.at + 1
		if r.src[i] == '!' {
			i++
		}
		end := r.run(i, plainWord)
		if end == i || r.is(i, plainDigit) || !r.is(end, plainBlank) {
			return false
		}
		r.node(KindGuard, r.at, end)
		r.at = end
		r.blanks()
	}
	end := r.run(r.at, plainName)
	if !r.is(r.at, plainFirst) || r.src[r.at] == '.' || !r.delimited(end) || r.src[end] == ',' {
		return false
	}
	switch string(r.src[r.at:end]) {
	case "Function", "code", "Fatbin":
		return false // which begin a header where more follows
	}
	r.node(KindOpcode, r.at, end)
	r.at = end
	return r.operands(n)
}

// data reads the rest of a line whose node n has its address: name arguments? lineEnd.
func (r *plainReader) data(n int) bool {
	r.nodes[n].Kind = KindData
	end := r.run(r.at, plainName)
	if end < r.at+2 || r.src[r.at+1] == '.' {
		return false
	}
	switch string(r.src[r.at:end]) {
	case ".entry", ".func", ".section", ".jumptable":
		return false
	}
	r.node(KindName, r.at, end)
	if !r.arguments(end, ";{}") {
		return false
	}
	r.close(n, int(r.nodes[len(r.nodes)-1].End))
	return r.lineEnd()
}

// operands reads what follows the opcode of instruction n: one operand and others behind it, most with a comma in front
// of them, schedule and annotation between them, and the end of the instruction and its line.
func (r *plainReader) operands(n int) bool {
	operands, comma := 0, false
	for {
		end := r.at
		r.blanks()
		switch c := r.src[r.at]; c {
		case ';', '}':
			if comma || c == '}' && r.native {
				return false
			}
			r.at++
			if c == ';' {
				r.nodes[n].Flags |= FlagSemicolon
			} else {
				r.nodes[n].Flags |= FlagClose
			}
			r.close(n, r.at)
			return r.lineEnd()
		case '\n', '\r', '/':
			r.close(n, end)
			return !comma && r.lineEnd()
		case ',':
			if comma || operands == 0 {
				return false
			}
			comma = true
			r.at++
		case '&', '?', '(':
			k, end := r.note()
			if comma || end == 0 || !r.delimited(end) {
				return false
			}
			r.node(k, r.at, end)
			r.at = end
		default:
			if c == '[' && operands > 0 && !comma {
				return false // it may belong to the operand
			}
			k, end := r.operand()
			if end == 0 || !r.delimited(end) {
				return false
			}
			operand := r.node(k, r.at, end)
			if comma {
				r.nodes[operand].Flags = FlagComma
			}
			operands, comma = operands+1, false
			r.at = end
		}
	}
}

// note returns the kind and end of the schedule or annotation that begins here; the end is 0 if none does.
func (r *plainReader) note() (Kind, int) {
	switch i := r.at; r.src[i] {
	case '&':
		end := r.run(i+1, plainWord)
		if end == i+1 {
			return 0, 0
		}
		if r.src[end] == '=' {
			if r.src[end+1] == '{' {
				return KindSchedule, r.set(end + 1)
			}
			value := end + 1
			for end = value; r.is(end, plainWord) || r.src[end] == '.'; {
				end++
			}
			if end == value {
				return 0, 0
			}
		}
		return KindSchedule, end
	case '?':
		end := i + 1
		for r.is(end, plainWord) || r.src[end] == '.' {
			end++
		}
		if end > i+1 {
			return KindSchedule, end
		}
	case '(':
		if r.src[i+1] != '*' {
			return 0, 0
		}
		for i += 2; ; i++ {
			switch r.src[i] {
			case '"':
				n := bytes.IndexAny(r.src[i+1:], "\"\r\n")
				if n < 0 || r.src[i+1+n] != '"' {
					return 0, 0
				}
				i += n + 1
			case '*':
				if r.src[i+1] == ')' {
					return KindAnnotation, i + 2
				}
				return 0, 0
			case '/', '\r', '\n':
				return 0, 0
			}
		}
	}
	return 0, 0
}

// set returns the end of the set {4,3,2} at i, 0 if there is none.
func (r *plainReader) set(i int) int {
	for i++; ; i++ {
		switch c := r.src[i]; {
		case c == '}':
			return i + 1
		case c != ',' && c != ' ' && c != '\t' && !r.is(i, plainWord):
			return 0
		}
	}
}

// operand returns the kind and end of the operand that begins here; the end is 0 if none does.
func (r *plainReader) operand() (Kind, int) {
	i := r.run(r.at, plainSign)
	signed := i > r.at
	switch c := r.src[i]; {
	case r.is(i, plainDigit):
		return r.number(i, signed)
	case c == 'c' && (r.src[i+1] == '[' || r.src[i+1] == 'x' && r.src[i+2] == '['):
		if i++; r.src[i] == 'x' {
			i++
		}
		return KindConstant, r.constant(i)
	case r.is(i, plainFirst):
		return r.word(i, signed)
	case signed:
		return 0, 0
	case c == '[':
		return KindMemory, r.memory(i)
	case c == '`' && r.src[i+1] == '(':
		return KindLabelRef, r.parens(i + 1)
	case c == '{':
		return KindSet, r.set(i)
	}
	return 0, 0
}

// marks returns the end of what may stand behind an operand that ends at i: MARKS.
func (r *plainReader) marks(i int) int {
	i = r.suffixes(i)
	if r.src[i] == '|' {
		i = r.suffixes(i + 1)
	}
	return i
}

// suffixes returns the end of (\.\w+)* at i.
func (r *plainReader) suffixes(i int) int {
	for r.src[i] == '.' && r.is(i+1, plainWord) {
		i = r.run(i+1, plainWord)
	}
	return i
}

// brackets returns the end of BRACKETS at i, 0 if there are none.
func (r *plainReader) brackets(i int) int {
	if r.src[i] != '[' {
		return 0
	}
	for i++; ; i++ {
		switch r.src[i] {
		case ']':
			return i + 1
		case '[', '"', '/', '\r', '\n':
			return 0
		}
	}
}

// constant returns the end of what follows the name of a constant, 0 if it is something else: BRACKETS BRACKETS MARKS, or
// BRACKETS MARKS memory?.
func (r *plainReader) constant(i int) int {
	end := r.brackets(i)
	if end == 0 {
		return 0
	}
	if r.src[end] == '[' {
		if end = r.brackets(end); end == 0 {
			return 0
		}
		return r.marks(end)
	}
	end = r.marks(end)
	if next := r.run(end, plainBlank); r.src[next] == '[' {
		return r.memory(next)
	}
	return end
}

// parens returns the end of PARENS at i.
func (r *plainReader) parens(i int) int {
	for depth := 0; ; i++ {
		switch r.src[i] {
		case '(':
			if depth++; depth > 3 {
				return 0
			}
		case ')':
			if depth--; depth == 0 {
				return i + 1
			}
		case '"', '/', '\r', '\n':
			return 0
		}
	}
}

// memory returns the end of "[" $._inside* $._bracket at i.
func (r *plainReader) memory(i int) int {
	i = r.run(i+1, plainInside)
	if r.src[i] != ']' {
		return 0
	}
	return r.marks(i + 1)
}

// memories returns the end of one or two memory at i, 0 if there is none.
func (r *plainReader) memories(i int) int {
	end := r.memory(i)
	if end == 0 {
		return 0
	}
	if next := r.run(end, plainBlank); r.src[next] == '[' {
		return r.memory(next)
	}
	return end
}

// relocation returns the end of what follows the name of a relocation: @\w+ PARENS?, 0 if there is something else.
func (r *plainReader) relocation(i int) int {
	end := r.run(i+1, plainWord)
	if end == i+1 {
		return 0
	}
	if r.src[end] == '(' {
		return r.parens(end)
	}
	return end
}

// number returns the kind and end of an operand whose first digit is at i.
func (r *plainReader) number(i int, signed bool) (Kind, int) {
	end := i
	for r.is(end, plainWord) || r.src[end] == '$' {
		end++
	}
	k := KindImmediate
	if !signed && end == i+2 && '1' <= r.src[i] && r.src[i] <= '3' && r.src[i+1] == 'D' {
		k = KindSymbol // a dimension
	}
	end = r.suffixes(end)
	if r.src[end] == '@' && !signed {
		return KindRelocation, r.relocation(end)
	}
	if c := r.src[end]; c == '-' || c == '+' { // \d+(\.\d*)?[eE][-+]\d+
		e := r.run(i, plainDigit)
		if r.src[e] == '.' {
			e = r.run(e+1, plainDigit)
		}
		if e != end-1 || r.src[e] != 'e' && r.src[e] != 'E' || !r.is(end+1, plainDigit) {
			return 0, 0
		}
		end = r.run(end+1, plainDigit)
	}
	return k, r.marks(end)
}

// word returns the kind and end of an operand whose first character, behind signs, is at i: a register, a special
// register, a number in letters, a symbol, a relocation, a descriptor, or a constant as older disassemblers print it.
func (r *plainReader) word(i int, signed bool) (Kind, int) {
	if r.src[i] == '.' && r.is(i+1, plainDigit) {
		return 0, 0
	}
	end := r.run(i, plainName)
	core := i
	for r.is(core, plainWord) {
		core++
	}
	if r.src[end] == '@' && !signed {
		return KindRelocation, r.relocation(end)
	}
	if end == i+1 && r.src[i] == 'c' {
		if next := r.run(end, plainBlank); r.src[next] == '[' {
			return KindConstant, r.memories(next)
		}
	}
	if r.src[end] == '[' {
		if signed || core != end || r.src[i] == '_' {
			return 0, 0
		}
		return KindDescriptor, r.memories(end)
	}
	all := r.marks(end)
	if r.marks(core) == all {
		if k := wordKind(r.src[i:core]); k != KindSpecialRegister || !signed {
			return k, all
		}
	}
	return KindSymbol, all
}

// wordKind is what a word that may have marks behind it is.
func wordKind(word []byte) Kind {
	if len(word) < 2 {
		return KindSymbol
	}
	file, number := word[0], word[1:]
	if file == 'U' {
		file, number = word[1], word[2:]
	}
	switch {
	case len(number) == 0:
	case file == 'R' && (string(number) == "Z" || 'a' <= number[0] && number[0] <= 'z' || digits(number)),
		file == 'P' && (string(number) == "T" || 'a' <= number[0] && number[0] <= 'z' || digits(number)),
		word[0] == 'B' && digits(number),
		word[0] == 'S' && number[0] == 'B' && digits(number[1:]):
		return KindRegister
	case word[0] == 'S' && number[0] == 'R' && (string(number) == "RZ" || digits(number[1:]) || len(number) > 2 && number[1] == '_'):
		return KindSpecialRegister
	}
	switch string(word) {
	case "INF", "NAN", "QNAN", "SNAN":
		return KindImmediate
	}
	return KindSymbol
}

// digits reports whether s is \d+.
func digits(s []byte) bool {
	for _, c := range s {
		if plainClasses[c]&plainDigit == 0 {
			return false
		}
	}
	return len(s) > 0
}
