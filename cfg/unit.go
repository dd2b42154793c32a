package cfg

import (
	"iter"
	"slices"
	"strings"

	"ori/grammar"
)

// An Env is what a section is told by those before it.
type Env struct {
	Target   *Target // of .target, .headerflags, "code for sm_86"; nil if none was named
	OptLevel int     // of .opt, or -1
}

// A Unit is one section of a document as a program. It does not change, and
// its spans are relative to the section, so that a section that only moved
// keeps its Unit.
type Unit struct {
	Section *grammar.Section
	Env     Env // what it was lowered with
	Funcs   []*Func

	// Problems are those outside of functions.
	Problems []Problem

	own    Env // Env, with what the section itself says
	pieces []*piece
}

// NextEnv returns what the sections after s are told: env, with what the
// directives and headers of s in front of its first instruction say.
func NextEnv(s *grammar.Section, env Env) Env {
	inside := false
	for _, c := range s.Chunks {
		for n := int32(0); n < int32(len(c.Nodes)); {
			node := c.Nodes[n]
			switch node.Kind {
			case grammar.KindBlock:
				n++ // look at its parts
				continue
			case grammar.KindInstruction:
				return env
			case grammar.KindEntryHeader, grammar.KindFuncHeader:
				inside = true // what .opt says is of this function alone
			case grammar.KindDirective, grammar.KindCodeHeader, grammar.KindFatbinHeader:
				text := string(c.Src[node.Start:node.End])
				if t := namedTarget(text); t != nil {
					env.Target = t
				} else if level, ok := namedLevel(text); ok && !inside {
					env.OptLevel = level
				}
			}
			n = node.Next
		}
	}
	return env
}

// namedLevel returns the level of an .opt directive.
func namedLevel(s string) (int, bool) {
	s, ok := strings.CutPrefix(s, ".opt")
	if !ok {
		return 0, false
	}
	v, err := parseInt(strings.TrimSpace(s))
	return int(v), err == nil && v <= 4
}

// LowerSection makes a program of a section. env is what the sections before
// it said, names the document's register names. prev, if not nil, is the Unit of
// an older version of the section: what both have in common is not lowered
// again. It never fails.
func LowerSection(s *grammar.Section, env Env, prev *Unit, names *Names) *Unit {
	u := &Unit{Section: s, Env: env, own: NextEnv(s, env)}
	if prev != nil && prev.own.Target != u.own.Target {
		prev = nil // how a chunk is lowered depends on the target
	}
	u.lowerChunks(prev, names)
	for _, e := range s.StructureErrors() {
		u.Problems = append(u.Problems, Problem{Code: "syntax-error", Span: e.Span, Msg: e.Msg})
	}
	b := builder{unit: u, names: names, target: u.own.Target, opt: u.own.OptLevel}
	b.build()
	return u
}

// namedTarget returns the target that a directive or header names.
func namedTarget(s string) *Target {
	switch {
	case strings.HasPrefix(s, ".target"):
		return TargetByName(strings.TrimSpace(s[len(".target"):]))
	case strings.HasPrefix(s, "code for"):
		return TargetByName(strings.TrimSpace(s[len("code for"):]))
	case strings.HasPrefix(s, ".headerflags"):
		for w := range strings.FieldsFuncSeq(s, func(r rune) bool { return r == ' ' || r == '"' || r == '(' || r == ')' }) {
			if strings.HasPrefix(w, "EF_CUDA_SM") {
				return TargetByName(w)
			}
		}
	case strings.Contains(s, "arch ="):
		_, s, _ = strings.Cut(s, "arch =")
		s, _, _ = strings.Cut(s, "\n")
		return TargetByName(strings.TrimSpace(s))
	}
	return nil
}

// lowerChunks makes the pieces of the unit's chunks. Those at both ends that
// prev has too are taken from it.
func (u *Unit) lowerChunks(prev *Unit, names *Names) {
	chunks := u.Section.Chunks
	u.pieces = make([]*piece, len(chunks))
	head, tail := 0, 0
	if prev != nil {
		old := prev.pieces
		n := min(len(old), len(chunks))
		for head < n && old[head].chunk == chunks[head].Chunk {
			u.pieces[head] = old[head]
			head++
		}
		for tail < n-head && old[len(old)-1-tail].chunk == chunks[len(chunks)-1-tail].Chunk {
			u.pieces[len(chunks)-1-tail] = old[len(old)-1-tail]
			tail++
		}
	}
	sm := 0
	if u.own.Target != nil {
		sm = u.own.Target.SM
	}
	for k := head; k < len(chunks)-tail; k++ {
		u.pieces[k] = lowerChunk(chunks[k].Chunk, sm, names)
	}
}

// A builder cuts the pieces of a unit into functions and blocks.
type builder struct {
	unit   *Unit
	names  *Names
	target *Target
	opt    int

	fn      *Func           // being built, nil outside of functions
	funcs   []*Func         // all so far
	text    string          // function named by the .section .text directive
	types   map[string]bool // names that a .type directive calls functions
	native  bool            // fn is between its braces
	entries map[string]bool // names that .other calls entries
	addrs   []int64         // what code operands name, sorted
	pending []Label         // labels that wait for their block
	blocks  []Block         // memory for blocks
	cold    bool            // .cold waits for its block
	weight  int64           // .weight, likewise
	open    bool            // the last block of fn may get more instructions
}

func (b *builder) build() {
	b.scan()
	for k, p := range b.unit.pieces {
		b.piece(p, b.unit.Section.Chunks[k].Start)
	}
	b.finish(b.sectionEnd())
	b.unit.Funcs = b.funcs
	b.unit.linkFuncs()
}

// linkFuncs finds the blocks of functions that other functions of the section branch to: what is known of
// their ways in is not all.
func (u *Unit) linkFuncs() {
	if len(u.Funcs) < 2 {
		return
	}
	var again []*Func // whose edges were found before all functions were known
	for _, f := range u.Funcs {
		for name := range f.namesOutside() {
			g := f.Outside(name)
			if g == nil {
				continue
			}
			again = append(again, f)
			if g.labels[name] > 0 {
				g.entrances = append(g.entrances, entrance{name, f.Name})
				again = append(again, g)
			}
		}
	}
	for n, g := range again {
		if !slices.Contains(again[:n], g) {
			g.facts()
		}
	}
}

// namesOutside yields the labels that f names as targets and does not define.
func (f *Func) namesOutside() iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, b := range f.Blocks {
			for _, i := range b.Code() {
				if i.Code >= 0 && i.Args[i.Code].Kind == LabelOperand && f.TargetIn(b, i) == nil && !yield(i.Args[i.Code].Sym) {
					return
				}
				for _, name := range i.Table {
					if f.Block(name) == nil && !yield(name) {
						return
					}
				}
			}
		}
		for n := range f.Tables {
			for _, name := range f.Tables[n].Labels {
				if f.Block(name) == nil && !yield(name) {
					return
				}
			}
		}
	}
}

func (b *builder) sectionEnd() int32 { return int32(len(b.unit.Section.Src)) }

// scan finds what has to be known before blocks can be cut: the names that
// are functions, and the addresses that are branched to.
func (b *builder) scan() {
	n := 0
	for _, p := range b.unit.pieces {
		n += len(p.ends) + len(p.marks) + 1
		for _, m := range p.marks {
			if m.kind != directiveMark {
				continue
			}
			switch m.name {
			case "type":
				if name, ok := strings.CutSuffix(m.args, ",@function"); ok {
					if b.types == nil {
						b.types = map[string]bool{}
					}
					b.types[strings.TrimSpace(name)] = true
				}
			case "other":
				if name, what, ok := strings.Cut(m.args, ","); ok && strings.Contains(what, "STO_CUDA_ENTRY") {
					if b.entries == nil {
						b.entries = map[string]bool{}
					}
					b.entries[strings.TrimSpace(name)] = true
				}
			}
		}
		for _, k := range p.codes {
			i := &p.instrs[k]
			if i.Code < 0 || i.Args[i.Code].Kind != AddrOperand {
				continue
			}
			addr := i.Args[i.Code].Imm
			if b.target != nil {
				addr = b.target.SkipControl(addr)
			}
			b.addrs = append(b.addrs, addr)
		}
	}
	slices.Sort(b.addrs)
	b.addrs = slices.Compact(b.addrs)
	b.blocks = make([]Block, 0, n+len(b.addrs))
}

// piece adds one piece that starts at base.
func (b *builder) piece(p *piece, base int32) {
	marks := p.marks
	ends := p.ends
	from := int32(0)
	for k := int32(0); ; k++ {
		if len(b.addrs) == 0 { // only marks and ends cut; go on to the next
			next := int32(len(p.instrs))
			if len(marks) > 0 {
				next = min(next, marks[0].next)
			}
			if len(ends) > 0 {
				next = min(next, ends[0])
			}
			k = max(k, next)
		}
		for len(marks) > 0 && marks[0].next <= k {
			b.run(p, base, from, k)
			from = k
			b.mark(&marks[0], base)
			marks = marks[1:]
		}
		if k == int32(len(p.instrs)) {
			break
		}
		if a := p.instrs[k].Addr; a != NoAddr && k > from && b.named(a) {
			b.run(p, base, from, k)
			from = k
			b.open = false
		}
		if len(ends) > 0 && ends[0] == k {
			b.run(p, base, from, k+1)
			from = k + 1
			ends = ends[1:]
			b.open = false
		}
	}
	b.run(p, base, from, int32(len(p.instrs)))
	if b.fn != nil {
		for c, n := range p.maxReg {
			b.fn.MaxReg[c] = max(b.fn.MaxReg[c], n)
		}
	}
	for _, pr := range p.problems {
		pr.Span.Start += base
		pr.Span.End += base
		if b.fn != nil {
			b.fn.Problems = append(b.fn.Problems, pr)
		} else {
			b.unit.Problems = append(b.unit.Problems, pr)
		}
	}
}

// named reports whether a branch names the address.
func (b *builder) named(addr int64) bool {
	_, ok := slices.BinarySearch(b.addrs, addr)
	return ok
}

// run adds the instructions [from, to) of p to the current block, or to a new
// one if they begin one.
func (b *builder) run(p *piece, base, from, to int32) {
	if from == to {
		return
	}
	if b.fn == nil {
		b.begin("", Span{}, p.instrs[from].Span.Start+base)
	}
	first, last := &p.instrs[from], &p.instrs[to-1]
	end := last.Span.End + base
	if n := len(b.fn.Blocks); b.open && n > 0 && len(b.pending) == 0 {
		bb := b.fn.Blocks[n-1]
		if bb.Base == base && len(bb.Instrs) > 0 && &bb.Instrs[:len(bb.Instrs)+1][len(bb.Instrs)] == first {
			bb.Instrs = bb.Instrs[:len(bb.Instrs)+int(to-from)]
			bb.Span.End = end
			return
		}
		if len(bb.Instrs) == 0 {
			bb.fill(p, base, from, to)
			return
		}
	}
	bb := b.block(first.Span.Start + base)
	bb.split = len(bb.Labels) == 0 && len(b.fn.Blocks) > 1 && !b.named(first.Addr)
	bb.fill(p, base, from, to)
}

// fill gives b the instructions [from, to) of p, whose chunk starts at base.
func (b *Block) fill(p *piece, base, from, to int32) {
	b.Base, b.piece, b.first = base, p, from
	b.Instrs = p.instrs[from:to:len(p.instrs)]
	b.Span.End = p.instrs[to-1].Span.End + base
	after := func(list []int32) []int32 {
		n, _ := slices.BinarySearch(list, from)
		return list[n:]
	}
	b.codes, b.preds = after(p.codes), after(p.preds)
}

// block begins a block at offset start of the section; it takes the labels that
// wait.
func (b *builder) block(start int32) *Block {
	if len(b.blocks) == cap(b.blocks) { // the count in scan is an upper bound; do not move blocks if it is not
		b.blocks = make([]Block, 0, 64)
	}
	b.blocks = b.blocks[:len(b.blocks)+1]
	bb := &b.blocks[len(b.blocks)-1]
	bb.Labels, b.pending = b.pending, nil
	bb.Cold, bb.Weight, b.cold, b.weight = b.cold, b.weight, false, 0
	if len(bb.Labels) > 0 {
		start = bb.Labels[0].Span.Start
	}
	bb.Span = Span{Start: start, End: start}
	b.fn.Blocks = append(b.fn.Blocks, bb)
	b.open = true
	return bb
}

// table is the jump table of a mark in the chunk that starts at base.
func (m *mark) table(base int32) Jumptable {
	t := Jumptable{Name: m.name, Span: Span{Start: m.at.Start + base, End: m.at.End + base}}
	words := strings.Split(m.args, "\n")
	for n, at := range m.list {
		t.Labels = append(t.Labels, strings.TrimSuffix(strings.TrimPrefix(words[n], "`("), ")"))
		t.At = append(t.At, Span{Start: at.Start + base, End: at.End + base})
	}
	return t
}

// mark acts on what stands between instructions.
func (b *builder) mark(m *mark, base int32) {
	at := Span{Start: m.at.Start + base, End: m.at.End + base}
	span := Span{Start: m.span.Start + base, End: m.span.End + base}
	switch m.kind {
	case labelMark:
		b.label(m.name, at)
	case directiveMark:
		b.directive(m, span)
	case tableMark:
		if b.fn != nil {
			b.fn.Tables = append(b.fn.Tables, m.table(base))
			b.fn.directives = append(b.fn.directives, span)
		}
	case entryMark, funcMark:
		b.finish(span.Start)
		b.begin(m.name, at, span.Start)
		b.fn.Native, b.fn.Entry, b.native = true, m.kind == entryMark, true
	case dumpMark:
		b.finish(span.Start)
		b.begin(m.name, at, span.Start)
		b.fn.Entry = true
	case textMark, codeMark, dataMark:
		b.finish(span.Start)
		b.text = ""
		if m.kind == textMark {
			b.text = strings.TrimPrefix(m.name, "text.")
		}
	case closeMark:
		b.finish(span.End)
	}
}

func (b *builder) label(name string, at Span) {
	if !b.native && b.types[name] && (b.fn == nil || b.fn.Name != name) {
		// A label that ends the function before, and that nothing there names,
		// names this place too.
		start := at.Start
		var carried []Label
		if b.fn != nil && len(b.pending) > 0 && !b.refersTo(b.pending) {
			carried, b.pending = b.pending, nil
			start = carried[0].Span.Start
		}
		b.finish(start)
		b.begin(name, at, start)
		b.fn.Entry = b.entries[name]
		b.pending = carried
	}
	if b.fn == nil {
		b.begin("", Span{}, at.Start)
	}
	b.pending = append(b.pending, Label{name, at})
	b.open = false
}

// directive acts on the directives that say something about code.
func (b *builder) directive(m *mark, span Span) {
	if b.fn != nil && m.name != "cold" && m.name != "weight" {
		b.fn.directives = append(b.fn.directives, span)
	}
	switch m.name {
	case "opt":
		if v, err := parseInt(strings.TrimSpace(m.args)); err == nil && v <= 4 && b.fn != nil {
			b.fn.OptLevel = int(v)
		}
	case "knob":
		name, value, _ := strings.Cut(m.args, "=")
		k := Knob{strings.TrimSpace(name), strings.TrimSpace(value), span}
		if b.fn != nil {
			b.fn.Knobs = append(b.fn.Knobs, k)
		}
	case "pgo":
		if b.fn != nil && strings.TrimSpace(m.args) == "complete" {
			b.fn.Profiled = true
		}
	case "cold":
		b.cold = true
	case "weight":
		if v, err := parseInt(strings.TrimSpace(m.args)); err == nil {
			b.weight = int64(v)
		}
	}
}

// begin begins a function.
func (b *builder) begin(name string, at Span, start int32) {
	if name == "" {
		name = b.text
	}
	b.fn = &Func{
		Name:     name,
		unit:     b.unit,
		NameSpan: at,
		Target:   b.target,
		OptLevel: b.opt,
		Span:     Span{Start: start, End: start},
		Src:      b.unit.Section.Src,
		Names:    b.names,
		falls:    -1,
	}
	b.open, b.pending = false, nil
}

// finish ends the function at offset end of the section, if there is one, and
// computes its facts.
func (b *builder) finish(end int32) {
	f := b.fn
	if f == nil {
		return
	}
	if len(b.pending) > 0 && (f.Native || b.refersTo(b.pending)) {
		b.block(b.pending[0].Span.Start)
		bb := f.Blocks[len(f.Blocks)-1]
		bb.Span.End = bb.Labels[len(bb.Labels)-1].Span.End
	}
	b.fn, b.native, b.pending, b.cold, b.weight = nil, false, nil, false, 0
	f.Span.End = end
	if len(f.Blocks) == 0 && f.Name == "" {
		b.unit.Problems = append(b.unit.Problems, f.Problems...)
		return
	}
	f.cutPadding()
	f.facts()
	b.funcs = append(b.funcs, f)
}

// refersTo reports whether an operand of the function names one of the labels,
// which stand at its end with nothing after them. In a listing such a label is
// usually there for .size only.
func (b *builder) refersTo(labels []Label) bool {
	for _, bb := range b.fn.Blocks {
		for _, i := range bb.Code() {
			if i.Code < 0 {
				continue
			}
			for _, l := range labels {
				if i.Args[i.Code].Sym == l.Name {
					return true
				}
			}
		}
	}
	return false
}

// cutEndLabel takes off, and returns, a label at the end of a listing that no
// branch names any more: it is there for .size, and begins no block.
func (f *Func) cutEndLabel() []*Block {
	n := len(f.Blocks)
	if f.Native || n == 0 || len(f.Blocks[n-1].Instrs) > 0 || f.referred(f.Blocks[n-1]) {
		return nil
	}
	end := f.Blocks[n-1:]
	f.Blocks = f.Blocks[:n-1]
	return end
}

// cutPadding takes the padding off the end of a listing: the NOPs, and the branch
// to itself before them, that no branch but itself reaches.
func (f *Func) cutPadding() {
	f.Padding = Span{}
	if f.Native {
		return
	}
	n := len(f.Blocks)
	for n > 0 && f.Blocks[n-1].onlyNops() && (n == 1 || len(f.Blocks[n-1].Labels) == 0 || !f.referred(f.Blocks[n-1])) {
		n--
	}
	if n > 1 {
		b := f.Blocks[n-1]
		if i := b.Last(); len(b.Instrs) == 1 && i.Flow == FlowBranch && !i.Conditional() && i.Code >= 0 &&
			namesBlock(&i.Args[i.Code], b, f.Target) && !f.Blocks[n-2].fallsOut() && !f.referred(b) {
			n--
		}
	}
	// NOPs in front of the branch, and the tail of a block that ends before them.
	for n > 1 && f.Blocks[n-1].onlyNops() && !f.Blocks[n-2].fallsOut() && !f.referred(f.Blocks[n-1]) {
		n--
	}
	if n == 0 || n == len(f.Blocks) || f.Blocks[n-1].fallsOut() {
		return
	}
	f.Padding = Span{Start: f.Blocks[n].Span.Start, End: f.Blocks[len(f.Blocks)-1].Span.End}
	f.Blocks, f.pad = f.Blocks[:n:n], f.Blocks[n:]
}

func (b *Block) onlyNops() bool {
	for k := range b.Instrs {
		if i := &b.Instrs[k]; i.Op.Name != "NOP" || !i.Guard.Always() || i.Flow != FlowNone {
			return false
		}
	}
	return true
}

// fallsOut reports whether control can leave b at its end.
func (b *Block) fallsOut() bool {
	i := b.Last()
	return i == nil || i.FallsThrough()
}

// referred reports whether an instruction outside b names b.
func (f *Func) referred(b *Block) bool {
	for _, from := range f.Blocks {
		if from == b {
			continue
		}
		for _, i := range from.Code() {
			if i.Code >= 0 && namesBlock(&i.Args[i.Code], b, f.Target) {
				return true
			}
			for _, t := range i.Table {
				if t == b.Label() && t != "" {
					return true
				}
			}
		}
	}
	return false
}

// namesBlock reports whether the code operand a names b.
func namesBlock(a *Operand, b *Block, t *Target) bool {
	switch a.Kind {
	case AddrOperand:
		addr := a.Imm
		if t != nil {
			addr = t.SkipControl(addr)
		}
		return addr == b.Addr() && addr != NoAddr
	case LabelOperand:
		for _, l := range b.Labels {
			if l.Name == a.Sym {
				return true
			}
		}
	}
	return false
}

// FuncAt returns the index of the function whose text contains offset off of the
// section, or -1.
func (u *Unit) FuncAt(off int32) int {
	for n, f := range u.Funcs {
		if f.Span.Start <= off && off <= f.Span.End {
			if n+1 < len(u.Funcs) && u.Funcs[n+1].Span.Start <= off {
				continue
			}
			return n
		}
	}
	return -1
}

// Lower makes programs of all sections of a document, in order.
func Lower(d *grammar.Document) []*Unit {
	names := new(Names)
	env := Env{OptLevel: -1}
	var units []*Unit
	for _, s := range d.Sections() {
		units = append(units, LowerSection(s, env, nil, names))
		env = NextEnv(s, env)
	}
	return units
}
