package cfg

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"unicode/utf8"
	"unsafe"

	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// A piece is one chunk as instructions. Like the chunk it does not change and
// does not know its position, so that the next version of a document takes it
// over. All its spans are relative to the chunk.
type piece struct {
	chunk *grammar.Chunk
	*code
	label    int32 // no .L_x_<n> with n >= label is in the text
	reg      int32 // no instruction refers to R<n> with n >= reg
	marks    []mark
	problems []Problem
	memo     atomic.Pointer[memo] // see [Block.Kept]
}

// A code is the instructions of a piece, and what follows from them.
type code struct {
	instrs    []Instr
	ends      []int32          // indices of the instructions that end a block
	codes     []int32          // indices of the instructions that are control flow or name code
	preds     []int32          // indices of the instructions that write predicates
	gaps      []int32          // indices of the instructions between whose addresses and those before them there are others
	addressed bool             // an instruction has an address
	ascends   bool             // the addresses of those that have one ascend
	low, high int64            // the first of them and the last
	slots     slots            // which of them are
	maxReg    [nRegClass]int32 // highest register number of each class, of those with numbers
	control   bool             // an instruction has a control code, or notes on its schedule
	atWord    []int64          // addresses of instructions where control words are expected
}

// noCode is that of all pieces without an instruction. It is never written to.
var noCode = &code{ascends: true, low: NoAddr, high: NoAddr}

// A memo is what was found of the instructions of a piece on the target sm.
type memo struct {
	sm   int
	what any
}

// Kept returns what find finds of the instructions of a chunk of which b is a part, and the index
// among them of b's first. It is found once and kept with them, for later versions of the text,
// too: find may look at the instructions alone, and sm. The block of a clone, which may change, is
// a chunk by itself, of which nothing is kept. Safe for concurrent use.
func (b *Block) Kept(sm int, find func([]Instr) any) (what any, first int) {
	if b.piece == nil {
		return find(b.Instrs), 0
	}
	k := b.piece.memo.Load()
	if k == nil || k.sm != sm {
		k = &memo{sm, find(b.piece.instrs)}
		b.piece.memo.Store(k)
	}
	return k.what, int(b.first)
}

// A mark is anything between instructions that matters to the program.
type mark struct {
	kind markKind
	name string // of the label, the directive without its dot, the header
	args string // of the directive
	span Span   // whole
	at   Span   // of the name
	list []Span // of the words in args, one a line
	next int32  // index of the instruction it is before
	id   int32  // of a label or the name of a function, see [Def]
}

type markKind uint8

const (
	labelMark markKind = iota
	directiveMark
	tableMark // .jumptable
	entryMark // .entry
	funcMark  // .func
	textMark  // .section .text.f
	dumpMark  // Function : f
	codeMark  // code for sm_86
	dataMark  // any other section
	closeMark // } or the line of dots
)

// lowerChunk makes a piece of a chunk. It never fails: what is not understood
// becomes a problem, and an instruction that assumes the worst.
func lowerChunk(ctx context.Context, c *grammar.Chunk, was *piece, sm int, names *Names) *piece {
	l := lowerer{
		piece: &piece{chunk: c, code: noCode},
		src:   unsafe.String(unsafe.SliceData(c.Src), len(c.Src)), // which nobody writes to, and which stays with the piece
		nodes: c.Nodes(),
		sm:    sm,
		names: names,
	}
	l.older = olderOf(was, l.src)
	cancel.Poll(ctx)
	for _, e := range c.Errors() {
		l.problem("syntax-error", e.Span, e.Msg)
	}
	l.label = freeLabel(l.src)
	if len(l.nodes) == 0 {
		return l.piece
	}
	if kind := l.nodes[0].Kind; c.Kind != grammar.KindBlock && kind != grammar.KindInstruction {
		l.item(0)
		l.lines(ctx)
		return l.piece
	}
	l.code = new(code)
	if c.Kind == grammar.KindBlock {
		l.block(ctx)
	} else {
		l.item(0)
	}
	l.lines(ctx)
	t := TargetBySM(sm)
	g := gapFinder{target: t, addr: NoAddr}
	for k := range l.instrs {
		i := &l.instrs[k]
		if i.Addr != NoAddr && g.gap(i, false) {
			l.gaps = append(l.gaps, int32(k))
		}
		g.pass(i)
	}
	l.addresses()
	if t != nil && t.Bundle > 0 {
		for k := range l.instrs {
			if a := l.instrs[k].Addr; a != NoAddr && t.SkipControl(a) != a {
				l.atWord = append(l.atWord, a)
			}
		}
	}
	return l.piece
}

// addresses finds which addresses the instructions have.
func (p *piece) addresses() {
	p.ascends, p.low, p.high = true, NoAddr, NoAddr
	for k := range p.instrs {
		a := p.instrs[k].Addr
		if a == NoAddr {
			continue
		}
		if !p.addressed {
			p.addressed, p.low = true, a
		}
		p.ascends = p.ascends && p.high < a
		p.high = a
		p.slots.add(a)
	}
}

type lowerer struct {
	*piece
	src      string
	nodes    []grammar.Node
	sm       int
	names    *Names
	operands []Operand // the memory of all Args
	derived            // the memory of what follows from the instructions
	pret     bool      // a PRET is before the instruction in its block
	older    *older    // the version before, or nil
}

func (l *lowerer) text(n grammar.Node) string { return l.src[n.Start:n.End] }

func (l *lowerer) problem(code string, at Span, msg string) {
	l.problems = append(l.problems, Problem{Code: code, Span: at, Msg: msg})
}

// children yields the child nodes of node n.
func (l *lowerer) children(n int32) func(yield func(int32, grammar.Node) bool) {
	return func(yield func(int32, grammar.Node) bool) {
		for k := n + 1; k < l.nodes[n].Next; k = l.nodes[k].Next {
			if !yield(k, l.nodes[k]) {
				return
			}
		}
	}
}

var markOfKind = map[grammar.Kind]markKind{
	grammar.KindDirective:      directiveMark,
	grammar.KindJumpTable:      tableMark,
	grammar.KindEntryHeader:    entryMark,
	grammar.KindFuncHeader:     funcMark,
	grammar.KindTextHeader:     textMark,
	grammar.KindFunctionHeader: dumpMark,
	grammar.KindCodeHeader:     codeMark,
	grammar.KindSectionHeader:  dataMark,
	grammar.KindFatbinHeader:   codeMark,
	grammar.KindClose:          closeMark,
	grammar.KindDots:           closeMark,
}

// item lowers one direct part of a block, or a chunk that is no block.
func (l *lowerer) item(n int32) {
	node := l.nodes[n]
	switch node.Kind {
	case grammar.KindInstruction:
		if !grammar.IsSymbolRow(l.text(node)) {
			l.instr(n)
		}
		return
	case grammar.KindLabel:
		name := l.text(node)
		l.marks = append(l.marks, mark{kind: labelMark, name: name, span: node.Span(), at: node.Span(), next: int32(len(l.instrs)), id: l.names.def(LabelDef, name)})
		return
	case grammar.KindData:
		return // kept as text
	case grammar.KindJunk:
		if l.chunk.Kind == grammar.KindBlock {
			l.junk(node.Span())
		}
		return
	}
	kind, ok := markOfKind[node.Kind]
	if !ok {
		return
	}
	m := mark{kind: kind, span: node.Span(), next: int32(len(l.instrs))}
	if name := l.text(node); kind == directiveMark && strings.HasPrefix(name, ".L_") && !strings.ContainsAny(name, " \t") {
		// No directive begins like that, and labels of a listing do.
		problem := Problem{Code: "bad-directive", Span: m.span, Msg: "label " + shortened(name) + " has no ':'", Error: true, Mend: name + ":"}
		if c := strings.IndexFunc(strings.TrimSuffix(name, ":"), func(c rune) bool { return c >= utf8.RuneSelf || !IsNameByte(byte(c)) }); c >= 0 {
			odd, _ := utf8.DecodeRuneInString(name[c:])
			problem.Msg, problem.Mend = fmt.Sprintf("label %s has a %q: names have letters, digits, '_', '$' and '.'", shortened(strings.TrimSuffix(name, ":")), odd), ""
		}
		name = strings.TrimSuffix(name, ":")
		l.problems = append(l.problems, problem)
		m.kind, m.name, m.at, m.id = labelMark, name, m.span, l.names.def(LabelDef, name)
		l.marks = append(l.marks, m)
		return
	}
	var words []string
	for _, c := range l.children(n) {
		switch c.Kind {
		case grammar.KindName:
			m.name, m.at = strings.TrimPrefix(l.text(c), "."), c.Span()
		case grammar.KindArguments:
			m.args = l.text(c)
		case grammar.KindWord, grammar.KindProperty, grammar.KindLabelRef:
			words = append(words, l.text(c))
			m.list = append(m.list, c.Span())
		}
	}
	switch kind {
	case entryMark, funcMark, dumpMark:
		m.id = l.names.def(FuncDef, m.name)
	}
	if words != nil {
		m.args = strings.Join(words, "\n")
	}
	l.marks = append(l.marks, m)
}

// instr lowers one instruction.
func (l *lowerer) instr(n int32) {
	if l.take(n) {
		return
	}
	node := l.nodes[n]
	i := Instr{Addr: NoAddr, Code: -1, Span: node.Span()}
	first := len(l.operands)
	var apart []int // operands with no comma in front
	paired := node.Flags&(grammar.FlagOpen|grammar.FlagClose) != 0
	for k, c := range l.children(n) {
		if paired && l.slot(k, node.Next) {
			break
		}
		switch {
		case c.Kind == grammar.KindControl, c.Kind == grammar.KindSchedule:
			l.control = true
		case c.Kind == grammar.KindAddress:
			i.Addr = parseAddress(l.text(c))
		case c.Kind == grammar.KindGuard:
			i.Guard = l.guard(c)
		case c.Kind == grammar.KindOpcode:
			i.Name, i.OpSpan = l.text(c), c.Span()
		case c.Kind == grammar.KindAnnotation:
			l.annotation(&i, l.text(c))
		case c.Kind.IsOperand():
			o := parseOperand(l.text(c), l.names)
			o.Span = c.Span()
			if k := len(l.operands); k > first && strings.IndexByte(l.src[l.operands[k-1].Span.End:c.Start], ',') < 0 {
				apart = append(apart, k-first)
			}
			l.operands = append(l.operands, o)
		}
	}
	if i.Name == "" {
		if i.Guard.Span.Len() > 0 || node.Flags&grammar.FlagError != 0 {
			l.junk(i.Span) // only a guard; an address alone says that an instruction was removed
		}
		return
	}
	i.Args = l.operands[first:len(l.operands):len(l.operands)]
	i.Op = l.opcode(&i)
	i.extend(l.sm)
	i.Open, i.Close = node.Flags&grammar.FlagOpen != 0, node.Flags&grammar.FlagClose != 0
	l.settle(&i)
	known := len(l.problems)
	l.understand(&i, node)
	if i.Op.Flow != FlowNone {
		// Disassemblers have none between a register and what is added to it: BRX R4 -0x190, RET.REL.NODEC R2 `(f).
		apart = slices.DeleteFunc(apart, func(k int) bool {
			a := &i.Args[k-1]
			return a.Kind == RegOperand && (a.Reg.Class == ClassR || a.Reg.Class == ClassUR)
		})
	}
	if len(apart) > 0 && len(l.problems) == known && node.Flags&grammar.FlagError == 0 && i.Op.Known() {
		l.apart(i.Args, apart)
	}
	i.derive(l.sm, &l.derived)
	l.note(&i)
}

// slot reports whether node k and the last one in front of end are the issue slot that nvdisasm 11.8 -plr names behind
// two instructions that issue together and write the same register: "MOV R2, RZ   SLOT 0;".
func (l *lowerer) slot(k, end int32) bool {
	c := l.nodes[k]
	if c.Kind != grammar.KindSymbol || l.text(c) != "SLOT" || c.Next >= end || l.nodes[c.Next].Next != end {
		return false
	}
	n := l.nodes[c.Next]
	if before := strings.TrimRight(l.src[:c.Start], " \t"); strings.HasSuffix(before, ",") || strings.TrimSpace(l.src[c.End:n.Start]) != "" {
		return false
	}
	return n.Kind == grammar.KindImmediate && (l.text(n) == "0" || l.text(n) == "1")
}

// note adds i to the instructions, and to what is known of all of them.
func (l *lowerer) note(i *Instr) {
	at := int32(len(l.instrs))
	l.pret = i.Op.Name == "PRET" || l.pret && !i.EndsBlock()
	if i.EndsBlock() {
		l.ends = append(l.ends, at)
	}
	if i.Refers() {
		l.codes = append(l.codes, at)
	}
	if i.WritesPred() {
		l.preds = append(l.preds, at)
	}
	l.reg = max(l.reg, freeReg(i.Refs))
	l.highest(i.Guard.Reg)
	for k := range i.Args {
		l.highest(i.Args[k].Reg)
		l.highest(i.Args[k].UReg())
		l.highest(i.Args[k].Index())
	}
	l.instrs = append(l.instrs, *i)
}

// junk lowers a line that is not understood, which is a problem already: it may be any instruction,
// half typed.
func (l *lowerer) junk(s Span) {
	name := shortened(l.src[s.Start:s.End])
	i := Instr{Op: UnknownOp(name), Name: name, Addr: NoAddr, Code: -1, Span: s, OpSpan: s, broken: true}
	i.derive(l.sm, &l.derived)
	at := int32(len(l.instrs))
	l.codes, l.preds = append(l.codes, at), append(l.preds, at)
	l.instrs = append(l.instrs, i)
}

// shortened is s as a message quotes it.
func shortened(s string) string {
	const most = 60
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "") + "…"
}

// opcode finds the row of i's opcode, in either spelling.
func (l *lowerer) opcode(i *Instr) *Op {
	name := i.Name
	if dot := strings.IndexByte(name, '.'); dot >= 0 {
		name = name[:dot]
	}
	if op := LookupOp(name); op != nil {
		return op
	}
	if op := LookupROT13(name); op != nil {
		i.ROT13, i.Name = true, ROT13(i.Name)
		return op
	}
	return UnknownOp(name)
}

// settle finds out what the words among i's operands are: code operands and enum words.
func (l *lowerer) settle(i *Instr) {
	i.Code = int8(codeOperand(i.Op, i.Args, l.names))
	i.indirectCall = i.indirectCall || l.pret && len(i.Targets()) == 0
	for k := range i.Args {
		// A word where a value is expected is an enum word, unless the opcode has labels: LEPC,
		// whose value is an address, WARPSYNC, RET and CALL, which an address is relative to.
		if a := &i.Args[k]; a.Kind == LabelOperand && k != int(i.Code) && !a.Quoted && !i.Op.takesLabel() {
			a.Kind = WordOperand
		}
	}
}

// understand makes i opaque if its spelling is not one of its opcode's row, and says so.
func (l *lowerer) understand(i *Instr, node grammar.Node) {
	const assumed = ", so that the instruction is assumed to have all effects"
	if !i.Op.Known() {
		if node.Flags&grammar.FlagError != 0 {
			return // which is told; the line may be something else
		}
		l.problem("unknown-opcode", i.OpSpan, "unknown opcode '"+shortened(i.Op.Name)+"', assumed to have all effects")
		return
	}
	if r := i.Guard.Reg; r.Class != NoReg && !r.IsPred() { // a problem already; some predicate decides
		i.Op, i.Guard.Reg = i.Op.opaque, Reg{ClassP, l.names.Intern(l.src[i.Guard.Span.Start:i.Guard.Span.End])}
		return
	}
	if node.Flags&grammar.FlagError != 0 {
		i.Op = i.Op.opaque // part of it is a syntax error
		return
	}
	m, ok := i.fits(l.sm)
	if ok {
		return
	}
	i.Op = i.Op.opaque
	// What a disassembler has printed is not wrong; it is we who do not know it.
	p := Problem{Code: "bad-operand", Error: m.Sure || i.Addr == NoAddr && node.Flags&grammar.FlagSemicolon == 0}
	switch {
	case m.Mod != "":
		p = Problem{Code: "unknown-modifier", Span: i.OpSpan, Msg: "modifier ." + shortened(m.Mod) + " of " + i.Op.Name + " " + m.Why}
	case EmptyMod(i.Name):
		p = Problem{Code: "unknown-modifier", Span: i.OpSpan, Msg: "a dot in " + shortened(i.Name) + " has no modifier behind it"}
	case m.Arg >= len(i.Args):
		p.Span, p.Msg = i.OpSpan, i.Op.Name+" "+m.Why
	default:
		a := &i.Args[m.Arg]
		if half := halfTyped(l.src[a.Span.Start:a.Span.End]); half != "" {
			m.Why = half
		}
		p.Span, p.Msg = a.Span, "operand "+shortened(l.src[a.Span.Start:a.Span.End])+" of "+i.Op.Name+" "+m.Why
	}
	if !p.Error {
		p.Msg += assumed
	}
	l.problems = append(l.problems, p)
}

// apart says that some of the operands of an instruction, by their indices, have no comma in front. It is read as if they had one.
func (l *lowerer) apart(args []Operand, list []int) {
	at := Span{Start: args[list[0]-1].Span.Start, End: args[list[len(list)-1]].Span.End}
	var says []string
	var mend strings.Builder
	from := at.Start
	for _, k := range list {
		a, b := args[k-1].Span, args[k].Span
		says = append(says, "between "+shortened(l.src[a.Start:a.End])+" and "+shortened(l.src[b.Start:b.End]))
		mend.WriteString(l.src[from:a.End] + ",")
		if from = a.End; from == b.Start {
			mend.WriteString(" ")
		}
	}
	mend.WriteString(l.src[from:at.End])
	l.problems = append(l.problems, Problem{Code: "bad-operand", Span: at, Msg: "expected ',' " + strings.Join(says, ", "), Error: true, Mend: mend.String()})
}

// highest notes the number of a register.
func (l *lowerer) highest(r Reg) {
	if r.Num < FirstNamed {
		l.maxReg[r.Class] = max(l.maxReg[r.Class], r.Num)
	}
}

func (l *lowerer) guard(n grammar.Node) Guard {
	g := Guard{Span: n.Span()}
	s := strings.TrimPrefix(l.text(n), "@")
	s, g.Not = strings.CutPrefix(strings.TrimSpace(s), "!")
	o := parseOperand(strings.TrimSpace(s), l.names)
	g.Reg = o.Reg
	if o.Kind != RegOperand || !o.Reg.IsPred() || o.Flags != 0 || o.Suffix() != "" || o.Reg.Num == All {
		l.problem("bad-operand", n.Span(), "a guard must be a predicate: @P0, @!UP1")
		l.problems[len(l.problems)-1].Error = true
		g.Reg = Reg{Class: ClassR} // not understood
	}
	return g
}

// annotation reads (*"BRANCH_TARGETS .L_x_1,.L_x_2"*), (*"TARGET= .L_x_4 "*)
// and (*"INDIRECT_CALL"*). Source: SURVEY section 4.
func (l *lowerer) annotation(i *Instr, s string) {
	for n, part := range strings.Split(s, `"`) {
		if n%2 == 0 {
			continue // between the quotes
		}
		switch {
		case part == "INDIRECT_CALL":
			i.indirectCall = true
		case strings.HasPrefix(part, "BRANCH_TARGETS"), strings.HasPrefix(part, "TARGET="):
			_, list, _ := strings.Cut(strings.Replace(part, "=", " ", 1), " ")
			targets := slices.Clone(i.Targets())
			for name := range strings.SplitSeq(list, ",") {
				if name = strings.TrimSpace(name); name != "" {
					targets = append(targets, name)
				}
			}
			if len(targets) > 0 {
				i.own(func(r *rare) { r.targets = targets })
			}
		}
	}
}

// parseAddress reads an address comment, or cuda-gdb's address, whose offset in
// the function counts.
func parseAddress(s string) int64 {
	if _, off, ok := strings.Cut(s, "<"); ok { // 0x7fff1200 <+16>:, or <f+16>:
		off, _, _ = strings.Cut(off, ">")
		v, err := parseInt(off[strings.LastIndexByte(off, '+')+1:])
		if err != nil {
			return NoAddr
		}
		return int64(v)
	}
	s = strings.TrimSpace(strings.TrimSuffix(strings.TrimPrefix(s, "/*"), "*/"))
	v, err := parseInt("0x" + strings.TrimPrefix(s, "0x"))
	if err != nil || int64(v) < 0 {
		return NoAddr
	}
	return int64(v)
}

// lines sets Line of every instruction: the text that goes when it goes. An
// instruction that has its lines to itself takes them whole, with the comment
// lines directly above it and, where an encoding has two words (sm_70 and
// newer), the line with the second.
func (l *lowerer) lines(ctx context.Context) {
	from := int32(0) // end of what the item before owns
	next := 0        // next mark
	for k := range l.instrs {
		cancel.Poll(ctx)
		i := &l.instrs[k]
		for next < len(l.marks) && l.marks[next].next <= int32(k) {
			from = l.marks[next].span.End
			if from < int32(len(l.src)) && l.src[from] == ':' {
				from++
			}
			next++
		}
		if !l.older.lined(k) {
			i.Line = l.line(i.Span, from)
		}
		from = i.Line.End
	}
}

func (l *lowerer) line(s Span, from int32) Span {
	before := max(from-1, 0) // what is in front of that is part of another line
	start := before + int32(strings.LastIndexAny(l.src[before:s.Start], lineEnds)+1)
	if start < from || strings.TrimSpace(l.src[start:s.Start]) != "" {
		return l.onLine(s, from) // something is before it on its line
	}
	end := afterLine(l.src, s.End)
	if rest := strings.TrimSpace(l.src[s.End:end]); rest != "" && !isComment(rest) {
		return l.onLine(s, from) // something follows it on its line
	}
	start = l.commentsAbove(from, start)
	if l.sm >= 70 && int(end) < len(l.src) {
		if next := afterLine(l.src, end); isEncoding(l.src[end:next]) {
			end = next
		}
	}
	return Span{Start: start, End: end}
}

// commentsAbove returns where the lines begin that are only comments and stand right above the line
// that begins at start, but not above from. A line that begins inside of a comment is none of them.
func (l *lowerer) commentsAbove(from, start int32) int32 {
	top := start
	for top > from {
		above := top - 1
		if above > 0 && l.src[above-1:top] == "\r\n" {
			above--
		}
		above = int32(strings.LastIndexAny(l.src[:above], lineEnds) + 1)
		if line := l.src[above:top]; above < from || !isComment(strings.TrimSpace(line)) || l.sm > 0 && isEncoding(line) {
			break
		}
		top = above
	}
	for at := from; top < start; { // the comments between from and start, once
		n := strings.IndexByte(l.src[at:start], '/')
		if n < 0 {
			break
		}
		open := at + int32(n)
		switch rest := l.src[open:start]; {
		case strings.HasPrefix(rest, "//"):
			at = min(afterLine(l.src, open), start)
		case strings.HasPrefix(rest, "/*"):
			at = start
			if n := strings.Index(rest[2:], "*/"); n >= 0 {
				at = open + int32(n) + 4
			}
			if first := int32(strings.LastIndexAny(l.src[:at], lineEnds) + 1); first > open && first >= top {
				top = min(afterLine(l.src, at), start)
			}
		default:
			at = open + 1
		}
	}
	return top
}

// lineEnds are the characters that end a line, as in LSP: "\n", "\r\n" or "\r".
const lineEnds = "\r\n"

// afterLine is where the line after the one of offset at begins.
func afterLine(src string, at int32) int32 {
	n := strings.IndexAny(src[at:], lineEnds)
	if n < 0 {
		return int32(len(src))
	}
	at += int32(n) + 1
	if int(at) < len(src) && src[at-1:at+1] == "\r\n" {
		at++
	}
	return at
}

// onLine is the line of an instruction that shares its line with others: from
// the end of what is before it to its own end.
func (l *lowerer) onLine(s Span, from int32) Span {
	start := s.Start
	for start > from && (l.src[start-1] == ' ' || l.src[start-1] == '\t') {
		start--
	}
	return Span{Start: start, End: s.End}
}

// isComment reports whether the line s, without blanks around it, is only a
// comment.
func isComment(s string) bool {
	return strings.HasPrefix(s, "//") || len(s) >= len("/**/") && strings.HasPrefix(s, "/*") && strings.Index(s[2:], "*/") == len(s)-4
}

// isEncoding reports whether the line s is only an encoding: /* 0x000fe200... */.
func isEncoding(s string) bool {
	s = strings.TrimSpace(s)
	return strings.HasPrefix(s, "/* 0x") && isComment(s)
}
