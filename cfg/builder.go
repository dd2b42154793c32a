package cfg

import (
	"context"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg/cancel"
)

// A builder cuts the pieces of a unit into functions and blocks.
type builder struct {
	ctx   context.Context // of what is lowered
	unit  *Unit
	prev  *Unit // the unit before an edit, nil if there is none
	names *Names
	env   Env // what functions of the unit inherit

	fn        *Func             // being built, nil outside of functions
	funcs     []*Func           // all so far
	text      string            // function named by the .section .text directive
	types     map[string]bool   // names that a .type directive calls functions
	native    bool              // fn is between its braces
	entries   map[string]bool   // names that .other calls entries
	mentioned map[string]string // names in directives that may be of code, with the directive
	addrs     []int64           // what code operands name, sorted
	pending   []Label           // labels that wait for their block
	blocks    []Block           // memory for blocks
	cold      bool              // .cold waits for its block
	weight    int64             // .weight, likewise
	marks     []Span            // the directives that do
	open      bool              // the last block of fn may get more instructions
	first     bool              // the next function is the first of a section of code
}

func (b *builder) build() {
	b.scan()
	for k, p := range b.unit.pieces {
		cancel.Poll(b.ctx)
		b.piece(p, b.unit.Section.Chunks[k].Start)
	}
	b.finish(b.sectionEnd())
	b.unmarked()
	b.unit.Funcs = b.funcs
	b.unit.linkFuncs(b.ctx, b.mentioned)
}

func (b *builder) sectionEnd() int32 { return int32(len(b.unit.Section.Src)) }

// scan finds what has to be known before blocks can be cut: the names that
// are functions, and the addresses that are branched to.
func (b *builder) scan() {
	for _, p := range b.unit.pieces {
		b.unit.atWord = append(b.unit.atWord, p.atWord...)
	}
	slices.Sort(b.unit.atWord)
	if b.env.Target == nil {
		b.unit.bundle = bundleOf(b.unit.pieces, b.unit.Section.Src)
	}
	for _, p := range b.unit.pieces {
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
			b.addrs = append(b.addrs, b.unit.codeAddr(b.env.Target, i.Args[i.Code].Imm))
		}
	}
	b.addrs = append(b.addrs, b.unit.entries...)
	slices.Sort(b.addrs)
	b.addrs = slices.Compact(b.addrs)
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
		if a := p.instrs[k].Addr; a != NoAddr && b.named(a) { // also behind a directive in the middle of a block
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
		b.problem(pr)
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
		b.stray(Span{Start: p.instrs[from].Span.Start + base, End: p.instrs[from].Span.End + base})
	}
	b.fn.Scheduled = b.fn.Scheduled || p.control
	first, last := &p.instrs[from], &p.instrs[to-1]
	end := last.Span.End + base
	if n := len(b.fn.Blocks); b.open && n > 0 && len(b.pending) == 0 {
		bb := b.fn.Blocks[n-1]
		if len(bb.Instrs) > 0 {
			b.unmarked()
		}
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
	if len(b.blocks) == cap(b.blocks) { // not append, which would move blocks
		b.blocks = make([]Block, 0, min(64, len(b.unit.pieces)/8+1))
	}
	b.blocks = b.blocks[:len(b.blocks)+1]
	bb := &b.blocks[len(b.blocks)-1]
	bb.Labels, b.pending = b.pending, nil
	bb.Cold, bb.Weight, b.cold, b.weight, b.marks = b.cold, b.weight, false, 0, nil
	if len(bb.Labels) > 0 {
		start = bb.Labels[0].Span.Start
	}
	bb.Span = Span{Start: start, End: start}
	b.fn.Blocks = append(b.fn.Blocks, bb)
	b.open = true
	return bb
}

// unmarked reports the marks that wait for a block where none begins.
func (b *builder) unmarked() {
	for _, at := range b.marks {
		name := strings.TrimSpace(string(b.unit.Section.Src[at.Start:at.End]))
		b.problem(Problem{Code: "bad-directive", Span: at, Msg: shortened(name) + " marks the block that begins after it, and none does"})
	}
	b.cold, b.weight, b.marks = false, 0, nil
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
		Target:   b.env.Target,
		OptLevel: b.env.OptLevel,
		Profiled: b.env.Profiled,
		Limits:   b.env.Limits,
		Span:     Span{Start: start, End: start},
		front:    start,
		Src:      b.unit.Section.Src,
		Names:    b.names,
		words:    &textWords{},
		falls:    -1,
		shape:    noShape,
		shares:   true,
		first:    b.first,
	}
	b.first = false
	b.open, b.pending = false, nil
}

// stray begins a function at a place where there is none. A listing may be a fragment; in a native
// text what is there is an error.
func (b *builder) stray(at Span) {
	b.begin("", Span{}, at.Start)
	b.fn.front = 0 // nothing in the text begins it
	if n := len(b.funcs); n > 0 {
		b.fn.front = b.funcs[n-1].Span.End
	}
	if b.isNative() {
		b.fn.Native, b.fn.Stray = true, true
		b.problem(Problem{Code: "syntax-error", Span: at, Msg: "outside of a function; expected .entry or .func before it"})
	}
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
	b.unmarked()
	f.behind = b.pending
	b.fn, b.native, b.pending = nil, false, nil
	f.Span.End = end
	if len(f.Blocks) == 0 && f.Name == "" {
		b.unit.Problems = append(b.unit.Problems, f.Problems...)
		return
	}
	f.Knobs = append(f.Knobs, b.env.Knobs...)
	f.missing(b.before(f))
	f.cutPadding()
	for _, p := range b.unit.Problems {
		f.broken = f.broken || p.Code == "syntax-error" && f.front <= p.Span.Start && p.Span.End <= f.Span.Start
	}
	if n := len(b.funcs); b.prev != nil && n < len(b.prev.Funcs) {
		f.before = b.prev.Funcs[n]
	}
	f.facts(b.ctx)
	f.before = nil
	f.Entry = f.Entry && (f.Native || b.entries[f.Name] || !f.returns())
	b.funcs = append(b.funcs, f)
}

// before returns the instruction in front of the function that is finished, and its address: the
// last one of the function before it, or if it is the first of a section of code one that would
// stand in front of address 0, and the function that it is of. It returns nil if that is not known.
func (b *builder) before(f *Func) (last *Instr, addr int64, of *Func) {
	if f.first {
		return new(Instr), -f.Target.size(), nil
	}
	if n := len(b.funcs); n > 0 {
		g := b.funcs[n-1]
		for _, list := range [...][]*Block{g.pad, g.Blocks} {
			if len(list) > 0 && list[len(list)-1].Last() != nil {
				last := list[len(list)-1].Last()
				return last, last.Addr, g
			}
		}
	}
	return nil, NoAddr, nil
}

// refersTo reports whether the function names one of the labels,
// which stand at its end with nothing after them. In a listing such a label is
// usually there for .size only.
func (b *builder) refersTo(labels []Label) bool {
	for _, bb := range b.fn.Blocks {
		for _, i := range bb.Code() {
			if i.names(labels) {
				return true
			}
		}
	}
	return b.fn.listed(labels)
}
