package cfg

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"slices"
	"sync"

	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// An EdgeKind says why control goes from one block to another.
type EdgeKind uint8

const (
	Taken         EdgeKind = iota // a branch is taken
	FallThrough                   // to the next block in layout order
	Table                         // an entry of a jump table
	Reconvergence                 // SYNC, BRK, CONT to what SSY, PBK, PCNT pushed
	CallEdge                      // a call of code within the function; [Taken] if control does not come back
)

var edgeKindNames = [...]string{"taken", "fall-through", "table", "reconvergence", "call"}

func (k EdgeKind) String() string { return edgeKindNames[k] }

// A Jumptable is a native .jumptable directive.
type Jumptable struct {
	Name   string
	Labels []string
	Span   Span   // of the name, in the section
	At     []Span // of the labels

	made  bool     // by a pass: the text has no such table
	own   bool     // of a Clone: Labels and given are not shared with what it was made from
	given []string // of a Clone: what is to stand at each of At, "" for what does; nil if no entry has changed
}

// Where returns where label n of t is in the section: its own place, empty if a pass made the table.
func (t *Jumptable) Where(n int) Span {
	if n < len(t.At) {
		return t.At[n]
	}
	return t.Span
}

// A Problem is something wrong or unknown in the text, found while it became
// a program. Code is the diagnostic's code.
type Problem struct {
	Code  string // syntax-error, bad-operand, unknown-modifier, unknown-opcode
	Span  Span   // in the section
	Msg   string
	Error bool   // it is an error whatever others of its code are
	Mend  string // what there should be in the place of Span; "" if that is not known
}

// A Func is one function. It does not change, except for a [Func.Clone] that
// a pass works on.
type Func struct {
	Name   string
	Entry  bool // a kernel, not a function that is called
	Native bool // in the native spelling
	Stray  bool // no function, but instructions of a native text that stand outside of one: an error
	// Redefined is a label of several blocks, or the name of several tables, and "" if there is
	// none: what names it is taken to mean the first, but it is not known which was meant.
	Redefined string
	Target    *Target
	Knobs     []Knob // its own, then those of the file, which have no place; the first of a name counts
	OptLevel  int    // of .opt, or -1
	Profiled  bool   // .pgo complete
	Limits    int    // see [Env]
	Span      Span   // in the section
	NameSpan  Span   // of the name where it is declared, in the section; empty if it is nowhere
	Src       []byte
	Blocks    []*Block // in layout order
	Tables    []Jumptable

	directives []Span // in the text, but for those of blocks; in the section, in their order
	marks      []Span // those of blocks, .cold and .weight
	Problems   []Problem
	Names      *Names

	// Padding is what follows the last instruction that can run and only fills
	// the section up: a branch to itself and NOPs. It is in no block.
	Padding Span

	// MaxReg is the highest register number that f names, of each class.
	MaxReg [nRegClass]int32

	// Unresolved are the places at which control may go in ways that are not edges: indirect branches
	// whose targets are not all known, labels that are nowhere, instructions that are not understood. In
	// a function that has any, and so is not Complete, nothing is called unreachable, and registers may hold
	// anything at the start of each block.
	Unresolved []Unresolved
	Complete   bool

	// Scheduled says that instructions of the text have control codes, as those of an assembler do,
	// or the notes of cuobjdump 12.8: what each waits for, and how long it stalls. They are not
	// understood, and would have to change with the instructions around them.
	Scheduled bool

	// Missing is how many instructions the listing leaves out between others: see [Instr.Missing].
	Missing int64

	// Edges. The successors of block n are Graph.Succs(n); the kind of edge
	// Graph.Succ[k] is Kinds[k].
	Graph Graph
	Kinds []EdgeKind
	*shape

	front     int32 // where what may be its text begins: before its span if nothing in the text begins it
	addressed bool  // an instruction has an address comment
	broken    bool  // there is a syntax error between front and its span
	unit      *Unit
	labels    map[string]int32 // block that a name names
	tableAt   map[string]int32 // index in Tables, as they were when f was linked
	addrs     []addrBlock      // addresses of blocks, ascending
	falls     int32            // the block that falls off the end, or -1
	resumes   bool             // see [Func.Resumes]
	ends      []int32          // block that the last instruction of each block names, or -1
	endSyms   []*moreOperand   // of a clone: the label by which it does, so that one that names another is known; nil for none
	origin    *Func            // what a Clone was made from
	before    *Func            // while it is built, a function of the text before an edit that may have the same edges; else nil
	shares    bool             // its shape is that of another function, too
	pad       []*Block         // the padding, as blocks
	behind    []Label          // that no code stands behind, and nothing names
	moved     []Span           // of a Clone: the text of blocks that were moved
	given     *Labels          // of a Clone
	words     *textWords       // see [Func.Labels]
	unlisted  []Span           // of a Clone: the directives of tables that it has no more
	batch     *Batch           // that f is one of, or nil

	indirect    map[int32]bool // by block: see [Func.IndirectEntry]
	unseen      bool           // see [Func.EnteredUnseen]
	taken       int32          // the block of [Func.AddressTaken], 0 for none
	transferred transfers      // of the section
	entrances   []entrance
	middles     bool // see [Func.EntersMiddle]
	byBank      bool // see [Func.ByBank]
	first       bool // it is the first of a section of code
	entered     bool // another function of the section branches to one
}

// Limit returns the limit of an analysis of f that is n by default.
func (f *Func) Limit(n int) int { return n * max(1, f.Limits) }

// LimitNote names the setting that the limits of f follow, to stand behind what says that f is over one.
func (f *Func) LimitNote() string {
	return fmt.Sprintf("(analysis-limit is %d, and can be up to %d)", f.Limit(1), MaxLimits)
}

// A Knob is a .knob directive.
type Knob struct {
	Name, Value string
	Span        Span
}

type addrBlock struct {
	addr  int64
	block int32
}

// Block returns the block that label names, or nil.
func (f *Func) Block(label string) *Block {
	if n, ok := f.labels[label]; ok {
		return f.Blocks[n]
	}
	return nil
}

// Outside returns the other function of the section that defines label, or nil.
func (f *Func) Outside(label string) *Func { return f.unit.owner(label, f, f.origin) }

// Broken reports whether the grammar is broken somewhere in f: the instructions around the error
// may be others once it is mended.
func (f *Func) Broken() bool {
	return slices.ContainsFunc(f.Problems, func(p Problem) bool { return p.Code == "syntax-error" })
}

// SameSection reports whether f and g are functions of one section of a text, which may name the
// labels of one another. It takes a function and its clones for the same.
func (f *Func) SameSection(g *Func) bool { return f.unit == g.unit }

// Entered reports whether another function of the section branches to a label of f.
func (f *Func) Entered() bool { return f.entered }

// AddressesAscend reports whether the addresses of the instructions of f's section ascend in the
// order of the text.
func (f *Func) AddressesAscend() bool { return f.unit.byAddress().ascends }

// codeAddr returns the address of the instruction that a branch to addr goes to: addr, or behind
// the control word that is there, if the listing has no instruction at addr.
func (f *Func) codeAddr(addr int64) int64 { return f.unit.codeAddr(f.Target, addr) }

func (u *Unit) codeAddr(t *Target, addr int64) int64 {
	if _, ok := slices.BinarySearch(u.atWord, addr); ok {
		return addr
	}
	if t == nil && u.bundle > 0 && addr >= 0 && addr%u.bundle == 0 {
		return addr + wordSize
	}
	return t.SkipControl(addr)
}

// blockAt returns the block that begins at address addr, or nil. The address
// of a scheduling control word is that of the instruction after it.
func (f *Func) blockAt(addr int64) *Block {
	addr = f.codeAddr(addr)
	lo, hi := 0, len(f.addrs)
	for lo < hi {
		if m := (lo + hi) / 2; f.addrs[m].addr < addr {
			lo = m + 1
		} else {
			hi = m
		}
	}
	if lo < len(f.addrs) && f.addrs[lo].addr == addr {
		return f.Blocks[f.addrs[lo].block]
	}
	return nil
}

// TargetOf returns the block that the code operand of i names, or nil if i has
// none or it is not in f.
func (f *Func) TargetOf(i *Instr) *Block {
	if i.Code < 0 || f.Relocated(i) {
		return nil
	}
	return f.operandBlock(&i.Args[i.Code])
}

// Relocated reports whether the call or branch i of a listing names the absolute address 0, which
// cuobjdump prints where the loader puts the address of a function that is elsewhere.
func (f *Func) Relocated(i *Instr) bool {
	if f.Native || i.Code < 0 || i.Args[i.Code].Kind != AddrOperand || i.Args[i.Code].Imm != 0 {
		return false
	}
	return i.Op.Name == "JCAL" || i.Op.Name == "JMP" || i.Op.Name == "CALL" && i.HasMod("ABS")
}

// FilledIn reports whether the loader may put an address, or one half of it, in the place of the zero that i moves: cuobjdump leaves
// out which immediates are relocated, and prints what the file has there. ptxas has addresses in no other opcodes.
func (f *Func) FilledIn(i *Instr) bool {
	if len(i.Args) != 2 || i.Args[1].Kind != ImmOperand || i.Args[1].Imm != 0 || !f.MayBeFilledIn() {
		return false
	}
	return i.Op.Name == "MOV" || i.Op.Name == "MOV32I" || i.Op.Name == "UMOV"
}

// MayBeFilledIn reports whether [Func.FilledIn] may hold of an instruction of f.
func (f *Func) MayBeFilledIn() bool {
	if f.Native || f.unit == nil || f.unit.Section == nil {
		return false
	}
	switch f.unit.Section.Dialect() {
	case grammar.Cuobjdump, grammar.Fatbin, grammar.CuobjdumpNotes, grammar.Fermi:
		return true
	}
	return false
}

// TargetIn is TargetOf for an instruction of block b. That of a block's last is
// known without looking it up.
func (f *Func) TargetIn(b *Block, i *Instr) *Block {
	if f.origin != nil {
		if int(b.ID) < len(f.endSyms) && i.Code >= 0 {
			if a := &i.Args[i.Code]; a.Kind == LabelOperand && a.more.m != nil && a.more.m == f.endSyms[b.ID] {
				return f.end(b.ID) // the name that the last instruction had when the labels were indexed
			}
		}
		return f.TargetOf(i)
	}
	if len(f.ends) != len(f.Blocks) || i != b.Last() {
		return f.TargetOf(i)
	}
	return f.end(b.ID)
}

// end returns the block that the code operand of the last instruction of block n named when f was linked, or nil.
func (f *Func) end(n int32) *Block {
	if to := f.ends[n]; to >= 0 {
		return f.Blocks[to]
	}
	return nil
}

// operandBlock returns the block that a code operand names.
func (f *Func) operandBlock(a *Operand) *Block {
	switch a.Kind {
	case LabelOperand:
		return f.Block(a.Sym())
	case AddrOperand:
		return f.blockAt(a.Imm)
	}
	return nil
}

// Jumptable returns the .jumptable called name, or nil.
func (f *Func) Jumptable(name string) *Jumptable {
	if len(f.tableAt) == len(f.Tables) {
		if n, ok := f.tableAt[name]; ok {
			return &f.Tables[n]
		}
		return nil
	}
	for n := range f.Tables { // they have changed, or one name is two tables

		if f.Tables[n].Name == name {
			return &f.Tables[n]
		}
	}
	return nil
}

// TableOf returns the native jump table that the indexed branch i names, or nil. A branch that
// names it as a place, BRX Ri, jt, finds the index of the entry in its register: the form that
// phase 80 expands. One that names its address, BRX Ra, 32@lo(jt), finds the address of the entry
// there: that of the table plus four times the index.
func (f *Func) TableOf(i *Instr) (t *Jumptable, address bool) {
	if i.Flow != FlowIndex || len(f.Tables) == 0 || len(i.Args) == 0 {
		return nil, false
	}
	if i.Code >= 0 {
		return f.Jumptable(i.Args[i.Code].Sym()), false
	}
	if a := &i.Args[len(i.Args)-1]; a.Kind == RelocOperand && !a.Quoted {
		return f.Jumptable(a.Sym()), true
	}
	return nil, false
}

// Succs calls yield for each edge out of b, in order.
func (f *Func) Succs(b *Block) func(yield func(*Block, EdgeKind) bool) {
	return func(yield func(*Block, EdgeKind) bool) {
		for k := f.Graph.Start[b.ID]; k < f.Graph.Start[b.ID+1]; k++ {
			if !yield(f.Blocks[f.Graph.Succ[k]], f.Kinds[k]) {
				return
			}
		}
	}
}

// FlowSuccs yields the blocks that edges out of block n lead to, calls left out, in order and once for each edge.
func (f *Func) FlowSuccs(n int32) iter.Seq[int32] {
	return func(yield func(int32) bool) {
		for k := f.Graph.Start[n]; k < f.Graph.Start[n+1]; k++ {
			if f.Kinds[k] != CallEdge && !yield(f.Graph.Succ[k]) {
				return
			}
		}
	}
}

// PredIDs returns the blocks with an edge to b, ascending, once for each edge.
func (f *Func) PredIDs(b *Block) []int32 { return f.Preds.Succs(b.ID) }

// Next returns the block after b in layout order, or nil.
func (f *Func) Next(b *Block) *Block {
	if int(b.ID)+1 < len(f.Blocks) {
		return f.Blocks[b.ID+1]
	}
	return nil
}

// FallsOff returns the block from which control runs past the end of the
// function, or nil.
func (f *Func) FallsOff() *Block {
	if f.falls < 0 {
		return nil
	}
	return f.Blocks[f.falls]
}

// Reachable reports whether b can be reached from the entry, as far as the
// edges are known.
func (f *Func) Reachable(b *Block) bool { return f.Order.Reachable(b.ID) }

// BlockAt returns the block whose text, in the section, contains off, or nil.
func (f *Func) BlockAt(off int32) *Block {
	lo, hi := 0, len(f.Blocks)
	for lo < hi {
		if m := (lo + hi) / 2; f.Blocks[m].Span.End < off {
			lo = m + 1
		} else {
			hi = m
		}
	}
	if lo < len(f.Blocks) && f.Blocks[lo].Span.Start <= off && off <= f.Blocks[lo].Span.End {
		return f.Blocks[lo]
	}
	return nil
}

// Text returns the bytes of a span of the section.
func (f *Func) Text(s Span) string { return string(f.Src[s.Start:s.End]) }

// Line returns the number of the line that offset off of the section is on,
// counted from 0 at the section's start.
func (f *Func) Line(off int32) int { return f.unit.Section.Line(off) }

// SM returns the number of f's target, 90 for sm_90; 0 if it is not known.
func (f *Func) SM() int {
	if f.Target == nil {
		return 0
	}
	return f.Target.SM
}

// Relink recomputes the edges and all facts that follow from them. A pass
// calls it after it changed blocks or branches of a clone. It polls ctx, and what
// is half done then is not a function.
func (f *Func) Relink(ctx context.Context) {
	f.Blocks = append(f.Blocks, f.pad...)
	f.pad = nil
	f.join(ctx)
	end := f.cutEndLabel()
	f.cutPadding()
	f.pad = append(f.pad[:len(f.pad):len(f.pad)], end...)
	f.facts(ctx)
}

// facts computes what follows from the blocks. It polls ctx, as do those that call it.
func (f *Func) facts(ctx context.Context) {
	for n, b := range f.Blocks {
		b.ID = int32(n)
	}
	f.index(ctx)
	cancel.Poll(ctx)
	f.link(ctx)
	f.arrange(ctx)
	f.transferred = f.transfers().join(f.unit.transfers)
	f.indirect = (&linker{f: f}).indirectEntries(f.transferred)
	cancel.Poll(ctx)
}

// A shape is what follows from the edges of a function alone.
type shape struct {
	Preds Graph // the predecessors of block n are Preds.Succs(n)
	Order Order
	Dom   DomTree
	Loops LoopForest
}

// noShape is that of a function that is not linked yet. It is never written to.
var noShape = new(shape)

// arrange finds what follows from the edges alone: predecessors, order, dominators and loops. Where the function has the edges that it
// had before an edit, those are the same, and it shares them with the older one.
func (f *Func) arrange(ctx context.Context) {
	if len(f.Blocks) == 1 && len(f.Graph.Succ) == 0 {
		f.shape, f.shares = straight(), true
		return
	}
	if g := f.before; g != nil && slices.Equal(f.Graph.Start, g.Graph.Start) && slices.Equal(f.Graph.Succ, g.Graph.Succ) && slices.Equal(f.Kinds, g.Kinds) {
		f.shape, f.shares = g.shape, true
		return
	}
	if f.shares { // it is not to be written over
		f.shape, f.shares = new(shape), false
	}
	f.shape.compute(ctx, f)
}

// straight is the shape of all functions of one block without an edge. It is never written to.
var straight = sync.OnceValue(func() *shape {
	x := new(shape)
	x.compute(context.Background(), &Func{Blocks: []*Block{{}}, Graph: *MakeGraph(1, nil)})
	return x
})

// compute replaces what x held with the shape of f, whose edges are known.
func (x *shape) compute(ctx context.Context, f *Func) {
	s := scratches.Get().(*Scratch)
	s.Poll = func() { cancel.Poll(ctx) }
	x.Order.Compute(&f.Graph, 0, s)
	cancel.Poll(ctx)
	f.Graph.Transpose(&x.Preds)
	// Recursion is no loop: without the calls that lead back. The order is
	// the same with and without them.
	preds := &x.Preds
	if slices.Contains(f.Kinds, CallEdge) {
		preds = new(Graph)
		f.without(func(src, dst int32) bool { return x.Order.Num[dst] <= x.Order.Num[src] }).Transpose(preds)
	}
	x.Dom.Compute(preds, &x.Order, s)
	cancel.Poll(ctx)
	x.Loops.Compute(preds, &x.Order, &x.Dom, s)
	s.Poll = nil
	scratches.Put(s)
}

// without returns Graph without the call edges that drop tells to leave out.
func (f *Func) without(drop func(src, dst int32) bool) *Graph {
	g := new(Graph)
	var succs []int32
	for n := range int32(len(f.Blocks)) {
		succs = succs[:0]
		for k := f.Graph.Start[n]; k < f.Graph.Start[n+1]; k++ {
			if dst := f.Graph.Succ[k]; f.Kinds[k] != CallEdge || !drop(n, dst) {
				succs = append(succs, dst)
			}
		}
		g.Append(succs...)
	}
	return g
}

// LoopExits returns the edges that leave loop l of Loops. A call is not one.
func (f *Func) LoopExits(l int32) []Arc {
	var exits []Arc
	for _, n := range f.Loops.Body(l) {
		for to := range f.FlowSuccs(n) {
			if !f.Loops.Contains(l, to) {
				exits = append(exits, Arc{n, to})
			}
		}
	}
	return exits
}

// scratches lends working memory to the computation of facts.
var scratches = sync.Pool{New: func() any { return new(Scratch) }}

// index fills the maps from names and addresses to blocks. The first of two
// equal labels wins; the second is reported as a duplicate. Of blocks with one
// address none has it.
func (f *Func) index(ctx context.Context) {
	if f.labels == nil {
		f.labels = make(map[string]int32, len(f.Blocks))
	}
	clear(f.labels)
	f.addrs = f.addrs[:0]
	f.Redefined = ""
	ascends := true
	for _, b := range f.Blocks {
		cancel.Poll(ctx)
		for _, l := range b.Labels {
			if at, dup := f.labels[l.Name]; !dup {
				f.labels[l.Name] = b.ID
			} else if at != b.ID {
				f.Redefined = l.Name
			}
		}
		if a := b.Addr(); a != NoAddr {
			ascends = ascends && (len(f.addrs) == 0 || f.addrs[len(f.addrs)-1].addr < a)
			f.addrs = append(f.addrs, addrBlock{a, b.ID})
		}
	}
	if !ascends {
		slices.SortStableFunc(f.addrs, func(a, b addrBlock) int { return cmp.Compare(a.addr, b.addr) })
		list := f.addrs
		f.addrs = f.addrs[:0]
		for n := 0; n < len(list); {
			first := n
			for n++; n < len(list) && list[n].addr == list[first].addr; n++ {
			}
			if n == first+1 {
				f.addrs = append(f.addrs, list[first])
			}
		}
	}
	f.tableAt = make(map[string]int32, len(f.Tables))
	for n := range f.Tables {
		name := f.Tables[n].Name
		if _, dup := f.tableAt[name]; dup {
			f.Redefined = name
		} else {
			f.tableAt[name] = int32(n)
		}
	}
}

// Clone returns a copy of f whose blocks and instructions may be changed. Its
// spans of instructions are relative to the section: [Block.Base] is 0.
func (f *Func) Clone(ctx context.Context) *Func {
	c := *f
	c.origin, c.given, c.moved = f, nil, nil
	c.unlink()
	c.Blocks = cloneBlocks(ctx, f.Blocks)
	c.pad = cloneBlocks(ctx, f.pad)
	c.Tables = slices.Clone(f.Tables)
	for n := range c.Tables {
		if t := &c.Tables[n]; t.own { // f may change them, too
			t.Labels, t.given = slices.Clone(t.Labels), slices.Clone(t.given)
		}
	}
	c.facts(ctx)
	return &c
}

// IsCloneOf reports whether f is a [Func.Clone] of g.
func (f *Func) IsCloneOf(g *Func) bool { return f.origin == g }

// unlink forgets what follows from the blocks, which another function has too.
func (f *Func) unlink() {
	f.labels, f.addrs, f.Kinds = nil, nil, nil
	f.Graph, f.shape, f.shares = Graph{}, noShape, true
}

// Padded reports whether addr is the address of an instruction of the padding.
func (f *Func) Padded(addr int64) bool {
	addr = f.codeAddr(addr)
	for _, b := range f.pad {
		if slices.ContainsFunc(b.Instrs, func(i Instr) bool { return i.Addr == addr && addr != NoAddr }) {
			return true
		}
	}
	return false
}
