package grammar

import "bytes"

// What a [plainReader] makes of operands.

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
