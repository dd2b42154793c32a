package grammar

import "bytes"

// What a [plainReader] makes of lines.

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
