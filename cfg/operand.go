package cfg

import (
	"math"
	"strconv"
	"strings"
)

// An operandParser reads one operand. Only what is inside a single
// operand is its concern; what the operand means to its opcode (a number that
// is a code address, a name that is a label) is settled in [codeOperand].
type operandParser struct {
	s     string // the text that is left
	names *Names
}

// parseOperand reads the operand text, without blanks around it. Text that is
// no operand gives a BadOperand. Source: SURVEY section 2, language.md.
func parseOperand(text string, names *Names) Operand {
	p := operandParser{s: text, names: names}
	var o operandDraft
	p.signs(&o)
	if p.skip('#') {
		p.signs(&o) // #-4
	}
	bars := o.Flags&Abs != 0
	ok := p.primary(&o)
	if bars { // |R1|.reuse, |R1.H0_H0|
		ok = ok && p.suffixes(&o) && p.skip('|')
	}
	if !ok || !p.suffixes(&o) || p.s != "" {
		return operandDraft{Operand{Kind: BadOperand}, moreOperand{sym: text}}.operand()
	}
	return o.operand()
}

// An operandDraft is an operand that is being read.
type operandDraft struct {
	Operand
	moreOperand
}

func (o operandDraft) operand() Operand {
	o.more.set(o.moreOperand)
	return o.Operand
}

// skip consumes c if it is next.
func (p *operandParser) skip(c byte) bool {
	if len(p.s) > 0 && p.s[0] == c {
		p.s = p.s[1:]
		return true
	}
	return false
}

func (p *operandParser) blanks() { p.s = strings.TrimLeft(p.s, " \t") }

// signs reads the signs in front: -R1, ~R1, !P0, |R1|, -|R1|.
func (p *operandParser) signs(o *operandDraft) {
	for {
		switch {
		case p.skip('-'):
			o.Flags ^= Neg
		case p.skip('+'):
		case p.skip('!'), p.skip('~'):
			o.Flags ^= Not
		case o.Flags&Abs == 0 && p.skip('|'):
			o.Flags |= Abs
		default:
			return
		}
	}
}

func (p *operandParser) primary(o *operandDraft) bool {
	if p.s == "" {
		return false
	}
	switch c := p.s[0]; {
	case c == '`':
		return p.quoted(o)
	case c == '[':
		return p.memory(o)
	case c == '{':
		end := strings.IndexByte(p.s, '}')
		if end < 0 {
			return false
		}
		o.Kind, o.sym, p.s = SetOperand, p.s[1:end], p.s[end+1:]
		return true
	case '0' <= c && c <= '9' || c == '.' && len(p.s) > 1 && isDigit(p.s[1]):
		return p.number(o)
	case isNameStart(c):
		return p.name(o)
	}
	return false
}

// quoted reads a listing's code label, `(.L_x_1), or a displacement that the linker fills in: `(((.text.f - .) - 0x10)).
func (p *operandParser) quoted(o *operandDraft) bool {
	if !strings.HasPrefix(p.s, "`(") {
		return false
	}
	end := closing(p.s)
	if end < 0 {
		return false
	}
	if strings.HasPrefix(p.s, "`((") {
		o.Kind, o.sym, o.Quoted, p.s = RelocOperand, p.s[2:end], true, p.s[end+1:]
		return true
	}
	o.Kind, o.sym, o.Quoted, p.s = LabelOperand, strings.TrimSpace(p.s[2:end]), true, p.s[end+1:]
	return o.sym != ""
}

// number reads an integer or a floating point number, an enum word that
// starts with a digit (2D), or a relocation (32@lo(f)).
func (p *operandParser) number(o *operandDraft) bool {
	n := 0
	hex := strings.HasPrefix(p.s, "0x") || strings.HasPrefix(p.s, "0X")
	if hex {
		n = 2
		for n < len(p.s) && isHex(p.s[n]) {
			n++
		}
	} else {
		for n < len(p.s) && (isDigit(p.s[n]) || p.s[n] == '.' && n+1 < len(p.s) && isDigit(p.s[n+1]) ||
			p.s[n] == '.' && n > 0 && (n+1 == len(p.s) || !isNameStart(p.s[n+1])) ||
			(p.s[n] == 'e' || p.s[n] == 'E') && n+1 < len(p.s) && (isDigit(p.s[n+1]) || p.s[n+1] == '+' || p.s[n+1] == '-') ||
			(p.s[n] == '+' || p.s[n] == '-') && n > 0 && (p.s[n-1] == 'e' || p.s[n-1] == 'E')) {
			n++
		}
	}
	text, rest := p.s[:n], p.s[n:]
	if strings.HasPrefix(rest, "@") {
		return p.reloc(o)
	}
	if rest != "" && rest[0] != '.' && isNameStart(rest[0]) && !hex {
		o.Kind, o.sym, p.s = WordOperand, p.s, ""
		return isWord(o.sym)
	}
	p.s = rest
	if v, err := parseInt(text); err == nil {
		o.Kind, o.Imm, o.Dec = ImmOperand, int64(v), !hex
		if o.Flags&Neg != 0 {
			o.Imm, o.Flags = -o.Imm, o.Flags&^Neg
		}
		return true
	}
	if hex {
		return false // more than 64 bits, or no digits
	}
	v, err := strconv.ParseFloat(text, 64)
	if err != nil && !math.IsInf(v, 0) {
		return false
	}
	p.setFloat(o, v)
	return true
}

// signaling are the bits of a number that is none, and that raises an exception where it is computed with.
const signaling = 0x7ff0000000000001

func (p *operandParser) setFloat(o *operandDraft, v float64) {
	if o.Flags&Neg != 0 {
		v, o.Flags = math.Copysign(v, -1), o.Flags&^Neg
	}
	o.Kind, o.Imm = FloatOperand, int64(math.Float64bits(v))
}

// reloc reads 32@lo(symbol), whose parentheses may nest.
func (p *operandParser) reloc(o *operandDraft) bool {
	at, end := strings.IndexByte(p.s, '('), closing(p.s)
	if end < 0 {
		return false
	}
	o.Kind = RelocOperand
	_, word, _ := strings.Cut(p.s[:at], "@")
	o.regSuffix = word
	o.sym, p.s = strings.TrimSpace(p.s[at+1:end]), p.s[end+1:]
	return true
}

// closing returns where the first parenthesis of s is closed, or -1.
func closing(s string) int {
	depth := 0
	for n := range len(s) {
		switch s[n] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return n
			} else if depth < 0 {
				return -1
			}
		}
	}
	return -1
}

// name reads what begins with a letter, '.', '$' or '_': a register, a
// constant bank, a descriptor, a number that is a word, a label, an enum word.
func (p *operandParser) name(o *operandDraft) bool {
	n := 1
	for n < len(p.s) && IsNameByte(p.s[n]) {
		n++
	}
	word := p.s[:n]
	after := strings.TrimLeft(p.s[n:], " \t")
	if strings.HasPrefix(after, "[") {
		p.s = after
		return p.space(o, word)
	}
	if strings.HasPrefix(after, "@") {
		return p.reloc(o)
	}
	switch word {
	case "INF":
		p.s = p.s[n:]
		p.setFloat(o, math.Inf(1))
		return true
	case "QNAN", "NAN":
		p.s = p.s[n:]
		p.setFloat(o, math.NaN())
		return true
	case "SNAN":
		p.s = p.s[n:]
		p.setFloat(o, math.Float64frombits(signaling))
		return true
	}
	if r, suffix, ok := p.register(word); ok {
		o.Kind, o.Reg = RegOperand, r
		p.s = suffix + p.s[n:]
		return true
	}
	o.sym, p.s = word, p.s[n:]
	o.Kind = LabelOperand
	if isWord(word) {
		o.Kind = WordOperand
	}
	return true
}

// register splits word into a register and its suffixes.
func (p *operandParser) register(word string) (Reg, string, bool) {
	if r, ok := ParseReg(word); ok { // SR_TID.X has a dot of its own
		return r, "", true
	}
	base, suffix := word, ""
	if dot := strings.IndexByte(word, '.'); dot >= 0 {
		base, suffix = word[:dot], word[dot:]
		if r, ok := ParseReg(base); ok {
			return r, suffix, true
		}
	}
	class := NoReg
	for _, c := range [...]RegClass{ClassUR, ClassUP, ClassR, ClassP, ClassB} {
		pre := classPrefix[c]
		if len(base) > len(pre) && base[:len(pre)] == pre && (base[len(pre)] == '_' || 'a' <= base[len(pre)] && base[len(pre)] <= 'z') {
			class = c
			break
		}
	}
	if class == NoReg || p.names == nil {
		return Reg{}, "", false
	}
	return Reg{class, p.names.Intern(base)}, suffix, true
}

// space reads what an address space letter introduces: c[..][..], cx[..][..],
// desc[..][..], gdesc[..], a[..].
func (p *operandParser) space(o *operandDraft, word string) bool {
	switch word {
	case "c":
		o.Kind = ConstOperand
		if !p.skip('[') {
			return false
		}
		end := strings.IndexByte(p.s, ']')
		if end < 0 {
			return false
		}
		bank := strings.TrimSpace(p.s[:end])
		within := p.s
		p.s = p.s[end+1:]
		if strings.HasPrefix(bank, "`(") { // c[`(f.const2.0.8)]: the displacement is in the symbol
			o.sym, o.Bank = strings.Trim(bank, "`()"), -1
			if p.s == "" || p.s[0] != '[' {
				return true
			}
		} else if v, err := strconv.ParseUint(bank, 0, 15); err == nil {
			o.Bank = int16(v)
		} else { // c[R0+`(f.const_opt.2)]: so is the bank
			o.Bank, p.s = -1, "["+within
			return p.address(o) && o.Quoted
		}
		p.blanks()
		return p.address(o)
	case "cx":
		o.Kind, o.Bank = ConstOperand, -1
		var d operandDraft
		if !p.address(&d) {
			return false
		}
		o.ureg = d.ureg
		p.blanks()
		return p.address(o)
	case "desc", "gdesc", "idesc", "tmem", "cdesc", "sdesc":
		o.Kind = DescOperand
		var d operandDraft
		if !p.address(&d) {
			return false
		}
		if o.sym = word; d.ureg.Class == NoReg {
			d.ureg = d.Reg
		}
		p.blanks()
		ok := p.s == "" || p.s[0] != '[' || p.address(o)
		added := o.ureg
		o.ureg = d.ureg
		if added.Class != NoReg {
			o.index = added
		}
		return ok
	}
	o.sym = word // a[R0], v[R0], g[...]
	return p.memory(o)
}

func (p *operandParser) memory(o *operandDraft) bool {
	o.Kind = MemOperand
	return p.address(o)
}

// address reads [Ra.64.U32+UR4+-0x10] into Reg, UReg and Imm, and a displacement that the linker
// fills in, [R0+`(shm)], into Sym.
func (p *operandParser) address(o *operandDraft) bool {
	if !p.skip('[') {
		return false
	}
	end := strings.IndexByte(p.s, ']')
	if end < 0 {
		return false
	}
	inner, rest := p.s[:end], p.s[end+1:]
	for first := true; ; first = false {
		inner = strings.TrimLeft(inner, " \t")
		if inner == "" {
			break
		}
		neg := false
		for inner != "" && (inner[0] == '+' || inner[0] == '-') {
			neg = neg != (inner[0] == '-')
			inner = strings.TrimLeft(inner[1:], " \t")
			first = true
		}
		if !first {
			return false // two terms without a sign between them
		}
		if inner != "" && inner[0] == '`' {
			n := closing(inner)
			if n < 3 || neg || o.sym != "" {
				return false
			}
			o.sym, o.Quoted, inner = strings.TrimSpace(inner[2:n]), true, inner[n+1:]
			continue
		}
		n := 0
		for n < len(inner) && inner[n] != '+' && inner[n] != '-' && inner[n] != ' ' {
			n++
		}
		if n == 0 || !p.term(o, inner[:n], neg) {
			return false
		}
		inner = inner[n:]
	}
	p.s = rest
	return true
}

// term adds one summand to an address.
func (p *operandParser) term(o *operandDraft, text string, neg bool) bool {
	if isDigit(text[0]) {
		v, err := parseInt(text)
		if err != nil {
			return false
		}
		if neg {
			v = -v
		}
		o.Imm += int64(v)
		o.Flags |= HasImm
		return true
	}
	r, suffix, ok := p.register(text)
	if !ok {
		if !isNameStart(text[0]) {
			return false
		}
		o.sym = text // a symbolic displacement
		return !neg
	}
	wide := strings.Contains(suffix, ".64")
	switch r.Class {
	case ClassUR:
		if o.ureg.Class != NoReg || suffix != "" && suffix != ".64" {
			return false
		}
		o.ureg = r
		if wide {
			o.Flags |= UWide
		}
		if neg {
			o.Flags |= NegUR
		}
	case ClassR:
		if o.Reg.Class != NoReg || neg {
			return false
		}
		o.Reg = r
		if wide {
			o.Flags |= Wide
		}
		if suffix != "" {
			o.regSuffix = suffix
		}
	default:
		return false
	}
	return true
}

// suffixes reads what follows: .reuse, .H0_H0, .64, the Kepler .INV, .NEG, .ABS.
func (p *operandParser) suffixes(o *operandDraft) bool {
	for p.s != "" && p.s[0] == '.' {
		n := 1
		for n < len(p.s) && (IsNameByte(p.s[n]) && p.s[n] != '.') {
			n++
		}
		if n == 1 {
			return false
		}
		switch mod := p.s[1:n]; mod {
		case "reuse":
			o.Flags |= Reuse
		case "NEG":
			o.Flags ^= Neg
		case "ABS":
			o.Flags |= Abs
		case "INV":
			o.Flags ^= Not
		default:
			if o.Kind == RegOperand && mod == "64" {
				o.Flags |= Wide
			}
			o.suffix += p.s[:n]
		}
		p.s = p.s[n:]
	}
	return true
}

// parseInt reads a decimal or hexadecimal number of at most 64 bits.
func parseInt(s string) (uint64, error) {
	if len(s) > 2 && s[0] == '0' && (s[1] == 'x' || s[1] == 'X') {
		return strconv.ParseUint(s[2:], 16, 64)
	}
	return strconv.ParseUint(s, 10, 64)
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
func isHex(c byte) bool {
	return isDigit(c) || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F'
}
func isNameStart(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' || c == '.' || c == '$' || c >= 0x80
}

// IsNameByte reports whether c can stand in a name: a label, a symbol.
func IsNameByte(c byte) bool { return isNameStart(c) || isDigit(c) }

// isWord reports whether s is an enum word such as 2D, RGBA or ARRAY_2D.
func isWord(s string) bool {
	for i := range len(s) {
		if c := s[i]; !('A' <= c && c <= 'Z' || isDigit(c) || c == '_' || c == '.') {
			return false
		}
	}
	return s != "" && s[0] != '.'
}

// codeOperand settles the operands of an instruction that names code: a
// number there is an address, a word is a label. It returns the index of the
// operand that names the target, or -1.
func codeOperand(op *Op, args []Operand, names *Names) int {
	n := len(args) - 1
	if n < 0 {
		return -1
	}
	switch op.Flow {
	case FlowBranch, FlowPush, FlowBSSY:
	case FlowIndex:
		if n == 0 || args[n].Kind != LabelOperand && args[n].Kind != WordOperand {
			return -1
		}
	case FlowCall:
		if n > 0 && args[n].Kind == LabelOperand && args[0].Kind == RegOperand && args[0].Reg.Class != ClassP {
			return -1 // CALL.REL.NOINC R6 `(f): the label is the base of a relative address in R6
		}
	default:
		return -1
	}
	switch a := &args[n]; a.Kind {
	case LabelOperand, AddrOperand:
	case WordOperand:
		a.Kind = LabelOperand
	case RegOperand:
		if a.Reg.Num < FirstNamed || op.Flow == FlowCall || a.Suffix() != "" {
			return -1
		}
		a.SetSym(names.Reg(a.Reg))
		a.Kind, a.Reg = LabelOperand, Reg{} // a label that begins as a register does
	case ImmOperand:
		if n > 0 && args[n-1].Kind == RegOperand && (args[n-1].Reg.Class == ClassR || args[n-1].Reg.Class == ClassUR && op.Flow == FlowCall) {
			return -1 // relative to a register
		}
		a.Kind = AddrOperand
	default:
		return -1
	}
	return n
}
