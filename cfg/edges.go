package cfg

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg/cancel"
)

// Conditional reports whether control can pass i although it transfers control: it has a guard
// other than @PT, or an operand that decides (BRA P6, L; BRA.U UP0, L; EXIT P1; BRK CC.F), or it
// decides by itself (BRA.DIV, BRA.CONV), or it is not understood. Source: SURVEY section 5.
func (i *Instr) Conditional() bool {
	if !i.Guard.Always() {
		return true
	}
	switch i.Flow {
	case FlowBranch, FlowIndex, FlowExit, FlowKill, FlowPop, FlowRet:
	default:
		return false
	}
	if !i.Op.Known() && i.alone() == nil || i.ByActiveLanes() {
		return true
	}
	for range i.Deciders() {
		return true
	}
	return false
}

// EndsBlock reports whether i is the last instruction of its block. As in
// nvdisasm's graphs a call ends a block only if it names its callee (sm_70 and
// newer); BSSY, BSYNC and BREAK do not.
func (i *Instr) EndsBlock() bool {
	switch i.Flow {
	case FlowBranch, FlowIndex, FlowRet, FlowExit, FlowKill, FlowPop:
		return true
	case FlowCall:
		return i.Op.Name == "CALL" && i.Code == 0 || i.Op.Flow == FlowIndex
	}
	return false
}

// FallsThrough reports whether control can go on to the instruction after i.
func (i *Instr) FallsThrough() bool {
	switch i.Flow {
	case FlowBranch, FlowIndex, FlowRet, FlowExit, FlowKill, FlowPop:
		return i.Conditional()
	}
	return true
}

// stops reports whether i is a trap, which stops the program. Control goes on in the graph, as in
// nvdisasm's, but not past the end of a function: compilers put BPT.TRAP where none gets.
func (i *Instr) stops() bool { return i.Op.Name == "BPT" && i.HasMod("TRAP") && i.Guard.Always() }

// link computes Graph, Kinds, Complete and falls from the instructions and the
// layout. Source: seeds basic-blocks-and-cfg ("Successor Edge Population"), SURVEY section 5 and 6.
func (f *Func) link(ctx context.Context) {
	l := linker{f: f}
	f.Unresolved, f.falls, f.resumes, f.middles, f.byBank = nil, -1, false, false, false
	f.Graph.Reset()
	f.Graph.Grow(len(f.Blocks), 2*len(f.Blocks))
	f.Kinds = f.Kinds[:0]
	f.ends, f.endSyms = make([]int32, len(f.Blocks)), nil
	if f.origin != nil {
		f.endSyms = make([]*moreOperand, len(f.Blocks))
	}
	for n, b := range f.Blocks {
		cancel.Poll(ctx)
		f.ends[n] = -1
		if last := b.Last(); last != nil && last.Code >= 0 {
			if a := &last.Args[last.Code]; f.origin != nil && a.Kind == LabelOperand {
				f.endSyms[n] = a.more.m
			}
			if to := f.TargetOf(last); to != nil {
				f.ends[n] = to.ID
			}
		}
	}
	for _, b := range f.Blocks {
		if last := b.Last(); last != nil && last.Flow == FlowPop {
			l.stacks = f.stacks(ctx, l.indexed)
			l.mixed = slices.Contains(l.stacks.Mixed, true)
			break
		}
	}
	for _, b := range f.Blocks {
		cancel.Poll(ctx)
		l.block(b)
	}
	for _, p := range f.Problems {
		if p.Code == "syntax-error" && f.front <= p.Span.Start && p.Span.End <= f.Span.End {
			l.unresolved(f.BlockAt(p.Span.Start), nil, mayBranch)
		}
	}
	if f.broken {
		l.unresolved(nil, nil, mayBranch)
	}
	if f.Redefined != "" {
		l.unresolved(nil, nil, f.Redefined+" is defined more than once")
	}
	if why := f.ReturnsComputed(); why != "" {
		l.unresolved(nil, nil, why)
	}
	l.middles()
	for _, e := range f.entrances {
		if strings.HasSuffix(e.label, atDistance) {
			l.unresolved(nil, nil, e.why)
			continue
		}
		b := f.Block(e.label)
		if e.label == "" {
			b = f.blockAt(e.addr)
		}
		if b != nil && b.ID > 0 {
			l.unresolved(b, nil, e.why)
		}
	}
	for name := range strings.FieldsSeq(f.named(f.unit.doc)) {
		if base, ok := strings.CutSuffix(name, atDistance); ok {
			l.unresolved(nil, nil, "another section names a place by its distance from "+base)
			continue
		}
		l.unresolved(f.Block(name), nil, "another section names "+name)
	}
	f.Complete = len(f.Unresolved) == 0
	l.jumps()
}

const mayBranch = "a line with a syntax error may be a branch"

// An Unresolved is a place from which, or to which, control may go in ways that are not edges.
type Unresolved struct {
	Block *Block // nil if it is not in a block
	Instr *Instr // nil if it is no instruction that was understood
	Why   string // a sentence without its end
}

// An entrance is a label of a function that control may come to from outside of it, and why.
type entrance struct {
	label string // "" if it has only an address
	why   string
	addr  int64
}

func (l *linker) unresolved(b *Block, i *Instr, why string) {
	l.f.Unresolved = append(l.f.Unresolved, Unresolved{b, i, why})
}

type linker struct {
	f      *Func
	succs  []int32
	stacks *Stacks // if there is a SYNC, BRK or CONT
	mixed  bool    // the stack at some block depends on the path
	taken  []int32 // blocks whose address is taken, once computed
	known  bool    // taken is computed

	listed map[listedEdge]bool // the edges of the block, from so many on that they are not looked through
	all    int                 // the entries of all tables, once counted
	most   int                 // how many there may be; 0 before they are counted

	banks []BankRead // of the function, once found
	told  int        // the entries of tables that those tell

	computes, labels map[Reg]bool    // what computed and labelled found
	pushes           map[*Block]bool // what pushed did
	gaps             *bool           // whether the listing leaves out instructions, once asked
}

// A listedEdge is an edge of the block that is looked at.
type listedEdge struct {
	to   int32
	kind EdgeKind
}

// fewEdges is how many edges of a block are looked through.
const fewEdges = 16

// entriesPerInstr is how many entries the tables that branches go by may have for each instruction
// of a function, and minEntries how many in any. Where each of many branches goes by one long table
// there are as many edges as the square of the length of the text.
const (
	entriesPerInstr = 16
	minEntries      = 1 << 18
)

// tooMany reports whether there are more.
func (l *linker) tooMany() bool {
	if l.most > 0 {
		return l.all > l.most
	}
	l.most = l.f.Limit(minEntries)
	for _, b := range l.f.Blocks {
		l.most += l.f.Limit(entriesPerInstr) * len(b.Instrs)
		i := b.Last()
		if i == nil || i.Flow != FlowIndex {
			continue
		}
		if t, _ := l.f.TableOf(i); t != nil {
			l.all += len(t.Labels)
		} else if len(i.Targets()) > 0 {
			l.all += len(i.Targets())
		} else if i.Code < 0 {
			l.all += len(l.addressTaken())
		}
	}
	return l.all > l.most
}

func (l *linker) add(to *Block, k EdgeKind) {
	if to == nil {
		return
	}
	if k != Taken && k != FallThrough && len(l.succs) >= fewEdges {
		if l.listed == nil {
			l.listed = map[listedEdge]bool{}
			for n, s := range l.succs {
				l.listed[listedEdge{s, l.f.Kinds[len(l.f.Kinds)-len(l.succs)+n]}] = true
			}
		}
		e := listedEdge{to.ID, k}
		if l.listed[e] {
			return
		}
		l.listed[e] = true
	} else if k != Taken && k != FallThrough { // one edge for each distinct target
		for n, s := range l.succs {
			if s == to.ID && l.f.Kinds[len(l.f.Kinds)-len(l.succs)+n] == k {
				return
			}
		}
	}
	l.succs = append(l.succs, to.ID)
	l.f.Kinds = append(l.f.Kinds, k)
}

func (l *linker) block(b *Block) {
	f := l.f
	l.succs, l.listed = l.succs[:0], nil
	falls, on := true, false
	if i := b.Last(); i != nil {
		falls = i.FallsThrough()
		switch i.Flow {
		case FlowBranch:
			to := f.TargetIn(b, i)
			if to == nil && !f.leaves(i) {
				l.unresolved(b, i, "the target of "+i.Op.Name+" in "+b.Name()+" is unknown")
				on = !l.leftOut(i) // a line half typed does not take the rest of the function away
			}
			l.add(to, Taken)
		case FlowCall:
			if i.EndsBlock() {
				l.add(f.TargetIn(b, i), CallEdge)
			}
		case FlowIndex:
			if !l.index(b) {
				why := "the target of " + i.Op.Name + " in " + b.Name() + " is unknown"
				if l.tooMany() {
					why = fmt.Sprintf("branches go by tables of %d entries in all, more than the limit of %d %s", l.all, l.most, f.LimitNote())
				}
				l.unresolved(b, i, why)
			}
		case FlowPop:
			for _, name := range i.Targets() {
				l.add(f.Block(name), Reconvergence)
			}
			said := len(l.succs) > 0
			e := l.stacks.Pop[b.ID]
			switch {
			case said && !l.mixed && e != nil && e.To != nil && !slices.Contains(l.succs, e.To.ID), said && !l.pushed(i):
				l.unresolved(b, i, i.Op.Name+" in "+b.Name()+" names a block that is not the one on the stack")
			case !said && (e.lost() || slices.ContainsFunc(l.stacks.pops[b.ID], (*StackEntry).lost) || l.stacks.many) && l.stacks.seen[b.ID]: // control gets here
				l.unresolved(b, i, "the stack entry that "+i.Op.Name+" in "+b.Name()+" pops is unknown")
			}
			if e != nil && !(said && l.mixed) {
				l.add(e.To, Reconvergence)
				for _, e := range l.stacks.pops[b.ID] {
					if e != nil {
						l.add(e.To, Reconvergence)
					}
				}
			}
		}
	}
	if next := f.Next(b); next != nil && (falls || on) {
		l.add(next, FallThrough)
	} else if i := b.Last(); falls && (i == nil || !i.stops()) {
		f.falls = b.ID
	}
	l.calls(b)
	l.opaque(b)
	f.Graph.Append(l.succs...)
}

// leftOut reports whether i, at the end of a block, names a label that the listing may leave out together with the code behind it, as
// nvdisasm 11.8 does on sm_90: then i is not a line half typed.
func (l *linker) leftOut(i *Instr) bool {
	f := l.f
	if f.SM() < 90 || i.Code < 0 || !i.Op.Known() || !f.quoted(&i.Args[i.Code]) || !strings.HasPrefix(i.Args[i.Code].Sym(), ".L") || i.Addr == NoAddr {
		return false
	}
	if l.gaps == nil {
		gaps := len(f.LeftOut()) > 0
		l.gaps = &gaps
	}
	return *l.gaps
}

// pushed reports whether what i names as its target is what some instruction pushes.
func (l *linker) pushed(i *Instr) bool {
	if l.pushes == nil {
		l.pushes = map[*Block]bool{}
		for _, b := range l.f.Blocks {
			for _, p := range b.Code() {
				if p.pushes() && p.Code >= 0 {
					l.pushes[l.f.TargetOf(p)] = true
				}
			}
		}
	}
	return slices.ContainsFunc(i.Targets(), func(name string) bool { to := l.f.Block(name); return to != nil && l.pushes[to] })
}

// opaque notes the instructions of b that may branch anywhere: those whose opcode is not known,
// control flow whose spelling is not understood, others of that kind that name a label, and those
// with a word that is also a label, or with the address of a place inside a function.
func (l *linker) opaque(b *Block) {
	for _, i := range b.Code() {
		word := func(a Operand) bool { return a.Kind == WordOperand && l.f.Block(a.Sym()) != nil }
		names := func(a Operand) bool {
			return a.Kind == LabelOperand || a.Sym() != "" && l.f.Block(a.Sym()) != nil || a.Kind == RegOperand && l.f.Block(l.f.OperandString(&a)) != nil
		}
		switch {
		case i.broken:
			l.unresolved(b, i, mayBranch)
			continue
		case i.Missing() > 0:
			l.unresolved(b, i, fmt.Sprintf("%s in front of address %#x of %s", MissingText(i.Missing()), i.Addr, b.Name()))
			continue
		}
		if i.Flow == FlowPush && i.Op.Name == "PEXIT" {
			l.f.resumes = true
			l.unresolved(b, i, "where EXIT goes after "+i.Op.Name+" in "+b.Name()+" is unknown")
		}
		if i.Flow == FlowPush && i.Op.Name == "PRET" && !l.callsNext(b) {
			l.unresolved(b, i, "where RET goes after "+i.Op.Name+" in "+b.Name()+" is unknown")
		}
		if slices.ContainsFunc(i.Args, l.f.inside) {
			l.unresolved(b, i, i.Op.Name+" in "+b.Name()+" names a place by its distance from a function")
		}
		if slices.ContainsFunc(i.Args, word) || !i.Op.Known() && (i.Flow != FlowNone || LookupOp(i.Op.Name) == nil || slices.ContainsFunc(i.Args, names)) {
			l.unresolved(b, i, "the effect of "+i.Op.Name+" in "+b.Name()+" is unknown")
		}
	}
}

// callsNext reports whether an indirect call is the next control flow after what b pushes.
func (l *linker) callsNext(b *Block) bool {
	for range 4 { // labels may be in between
		last := b.Last()
		if last == nil || last.EndsBlock() {
			return last != nil && last.Flow == FlowCall
		}
		if b = l.f.Next(b); b == nil {
			return false
		}
	}
	return false
}

// AtDistance reports whether a is a place that is given by its distance from a function or a label
// of the section.
func (f *Func) AtDistance(a *Operand) bool { return f.inside(*a) }

// inside reports whether a is an address that is given by its distance from a function or a label of the section: `(f + 0x40).
func (f *Func) inside(a Operand) bool {
	if a.Kind != LabelOperand && a.Kind != RelocOperand || a.displacement() || !strings.ContainsAny(a.Sym(), "+-") {
		return false
	}
	for _, name := range codeNames(a.Sym()) {
		base, ok := strings.CutSuffix(name, atDistance)
		if ok && (f.has(name) || f.Outside(base) != nil || f.Outside(strings.TrimPrefix(base, ".text.")) != nil) {
			return true
		}
	}
	function := false
	for name := range RelocNames(a.Sym()) {
		if f.Block(name) != nil && f.Block(name).ID > 0 {
			return false // it is given by its label
		}
		name = strings.TrimPrefix(name, ".text.")
		function = function || name == f.Name || f.Outside(name) != nil
	}
	return function
}

// Resumes reports whether lanes that exit may go on in f: a PEXIT says where.
func (f *Func) Resumes() bool { return f.resumes }

// leaves reports whether the branch i, whose target is not in f, is known to leave it: it goes to another
// function of the section, to the padding, or, as listings print that, to a symbol of another section.
func (f *Func) leaves(i *Instr) bool {
	if i.Code < 0 || !i.Op.Known() {
		return false
	}
	switch a := &i.Args[i.Code]; a.Kind {
	case AddrOperand:
		if _, to := f.TargetAcross(i); to != nil {
			return true
		}
		return f.Padded(a.Imm) || f.Relocated(i)
	case LabelOperand:
		return f.Outside(a.Sym()) != nil || f.quoted(a) && !strings.HasPrefix(a.Sym(), ".L") && !strings.ContainsAny(a.Sym(), "+- ")
	}
	return false
}

// quoted reports whether the label a is in the text as listings print it: `(f).
func (f *Func) quoted(a *Operand) bool { return !f.Native && a.Quoted }

// calls adds the edges to code that b calls without ending there: CAL of sm_62 and
// older. cuobjdump does not tell the functions of a section apart, and without the
// edge the callee would seem unreachable. A function that calls itself gets no
// such edge, as in nvdisasm's graphs.
func (l *linker) calls(b *Block) {
	for _, i := range b.Code() {
		if i.Flow == FlowCall && !i.EndsBlock() {
			if to := l.f.TargetOf(i); to != nil && to.ID != 0 {
				l.add(to, CallEdge)
			}
		}
	}
}

// Calls returns the calls in b that edges go from, by the blocks they go to: of several to one block the first. Other edges are those
// of the last instruction; calls of sm_62 and older end no block.
func (f *Func) Calls(b *Block) map[int32]*Instr {
	var calls map[int32]*Instr
	for _, i := range b.Code() {
		if i.Flow != FlowCall {
			continue
		}
		if to := f.TargetIn(b, i); to != nil && calls[to.ID] == nil {
			if calls == nil {
				calls = map[int32]*Instr{}
			}
			calls[to.ID] = i
		}
	}
	return calls
}

// CallText is a call without its operands, for the label of its edge: "@P0 CAL".
func (f *Func) CallText(i *Instr) string {
	return f.InstrString(&Instr{Op: i.Op, Name: i.Name, Guard: i.Guard})
}

// index adds the targets of the indexed branch at the end of b: those of its annotation or
// table, else those that a constant bank has, else every block whose address is taken. It reports whether those are all.
func (l *linker) index(b *Block) bool {
	f, i := l.f, b.Last()
	if l.tooMany() {
		return false
	}
	list := i.Targets()
	t, _ := f.TableOf(i)
	switch {
	case t != nil:
		list = t.Labels
	case i.Code >= 0:
		return false // a table that is nowhere
	case i.Mistrusted():
		some, all := l.byBank(b)
		if all {
			return true
		}
		for _, name := range list { // all but the one that is misprinted
			if to := f.Block(name); to != nil && !strings.HasPrefix(name, ".text.") {
				l.add(to, Table)
				some = true
			}
		}
		if some {
			return false
		}
		list = nil
	case len(list) == 0:
		if some, all := l.byBank(b); some {
			return all
		}
	}
	if len(list) > 0 || t != nil {
		all := len(list) > 0
		for _, name := range list {
			to := f.Block(name)
			l.add(to, Table)
			all = all && to != nil // lanes that go to another function are not followed
		}
		return all
	}
	for _, to := range l.addressTaken() {
		l.add(f.Blocks[to], Table)
	}
	return len(l.succs) > 0 && !l.computed(i)
}

// computed reports whether a register that the indexed branch i reads is, or may be, written by
// anything that is no copy of a register or an address: where it goes is computed from one.
func (l *linker) computed(i *Instr) bool {
	for n := range i.Refs {
		r := &i.Refs[n]
		if r.Write || r.Arg == ArgGuard || r.Reg.Class != ClassR {
			continue
		}
		if l.computesReg(r.Reg) {
			return true
		}
	}
	return false
}

// computesReg reports whether an instruction computes reg, or may.
func (l *linker) computesReg(reg Reg) bool {
	if yes, known := l.computes[reg]; known {
		return yes
	}
	yes := slices.ContainsFunc(l.f.Blocks, func(b *Block) bool {
		for k := range b.Instrs {
			if x := &b.Instrs[k]; x.Writes(reg) && !x.copies() || !x.Op.Known() && x.Flow == FlowNone {
				return true
			}
		}
		return false
	})
	if l.computes == nil {
		l.computes = map[Reg]bool{}
	}
	l.computes[reg] = yes
	return yes
}

// copies reports whether i copies what its second operand is.
func (i *Instr) copies() bool {
	switch i.Op.Name {
	case "MOV", "MOV32I", "UMOV":
		return i.Op.Known()
	case "IMAD":
		return i.HasMod("MOV") && i.Op.Known()
	}
	return false
}

// indexed returns where the indexed branch at the end of b leads.
func (l *linker) indexed(b *Block) []int32 {
	kinds := len(l.f.Kinds)
	l.succs, l.listed = l.succs[:0], nil
	l.index(b)
	l.f.Kinds = l.f.Kinds[:kinds]
	return l.succs
}

// Mistrusted reports whether the annotation of i names a function's start as a
// target: what nvdisasm 11.8 prints on sm_90 where it does not know the targets
// (SURVEY section 4).
func (i *Instr) Mistrusted() bool {
	return slices.ContainsFunc(i.Targets(), func(name string) bool { return strings.HasPrefix(name, ".text.") })
}

// addressTaken returns the blocks whose label is a value: in a relocation, or
// as an operand of an instruction that is no control flow.
func (l *linker) addressTaken() []int32 {
	if l.known {
		return l.taken
	}
	l.known = true
	for n := range l.f.BlockRefs() {
		if n.How == RefAddress && n.To.ID != 0 {
			l.taken = append(l.taken, n.To.ID)
		}
	}
	slices.Sort(l.taken)
	l.taken = slices.Compact(l.taken)
	return l.taken
}

// RelocNames yields the names in the expression of a relocation, such as
// (reduce + .L_x_0@srel).
func RelocNames(s string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for n := 0; n < len(s); {
			if !isNameStart(s[n]) {
				n++
				continue
			}
			start := n
			for n < len(s) && IsNameByte(s[n]) {
				n++
			}
			if !yield(s[start:n]) {
				return
			}
			for n < len(s) && s[n] == '@' || n < len(s) && IsNameByte(s[n]) {
				n++ // @srel
			}
		}
	}
}
