package analysis

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// An UndefinedRead is the first read of a register that no definition reaches on some path from the
// entry of the function.
type UndefinedRead struct {
	Block *cfg.Block
	K     int // of the instruction in Block
	Arg   int // the operand that reads, -1 for the guard
	Reg   cfg.Reg
	Never bool // no path has a definition

	Write      *cfg.Instr // with Never: the first instruction that writes the register all the same, nil if none does
	WriteBlock *cfg.Block
	Paths      []Related // else: the writes, and the edges along which there is none
}

// Span is where the register is read, in the section.
func (x *UndefinedRead) Span() cfg.Span {
	i := &x.Block.Instrs[x.K]
	if x.Arg < 0 {
		return x.Block.InSection(i.Guard.Span)
	}
	return x.Block.InSection(i.Args[x.Arg].Span)
}

// UndefinedReads returns them, one for each register, in order of the text. A write under a guard that
// may hold counts as a definition: the read may be under the same condition. Not reads are
//
//   - instructions that never run;
//   - copies under a guard and selects, which may choose another value;
//   - copies of what is undefined on some paths only: the copy is as undefined, and read later;
//   - in a listing, stores that save such a register on the stack, from where something loads it, and copies to
//     registers that nothing reads before they are written again, unless it is code elsewhere that keeps what they
//     hold for its caller.
//
// Paths do not count
//
//   - if their branches decide otherwise on a predicate than those on the way to the read, or than its
//     guard, nor does a read to which no other path leads;
//   - for SHFL.IDX, if they are paths of other lanes than the one that it reads from;
//   - for the matrix that a product is added to, unless the predicate behind it is known there to say
//     that the matrix is read.
//
// In a listing, a read that is undefined on some paths only counts if it is likely, see [ruler.likely], and
// not in dead code: -G copies variables that are not set yet to where nothing reads them.
//
// Unasked is of how many registers more it is not known, as what paths decide takes too long to find out.
func (facts *Facts) UndefinedReads() (list []UndefinedRead, unasked int) {
	f := facts.Func
	s := facts.SSA()
	never := func(n int32) bool { return facts.neverRuns(n) }
	compiled := !f.Native
	undefined := s.undefined(never)
	if undefined == nil {
		return nil, 0
	}
	r := ruler{s: s, facts: facts, consts: facts.Constants(), undefined: undefined, left: facts.mostRuled()}
	seen := make([]bool, s.Regs.Len())
	tried := make([]uint8, s.Regs.Len())
	var told map[Value]bool // what values that are reported are copies of
	var firstWrites []int32 // see [SSA.firstWrites]; nil before they are asked for
	var dead []bool         // see [Facts.DeadCode]; nil before it is asked for
	var written []bool      // see [SSA.written]; nil before it is asked for
	var saved savedSlots
	num := int32(0)
	for _, b := range f.Blocks {
		facts.Poll()
		for k := range b.Instrs {
			n := num
			num++
			for j, v := range s.Values(n) {
				if v < 0 || !undefined[v] || s.Regs.Words(n)[j].Write() || seen[s.Var(v)] {
					continue
				}
				reg := s.Regs.Regs[s.Var(v)]
				if ofSystem(f, reg) || told[s.originOf(v)] {
					continue
				}
				arg, ok := readBy(&b.Instrs[k], reg)
				if s.isCopy(n, s.kind[v] == EntryValue) || !ok || chooses(&b.Instrs[k]) && !reg.IsPred() || ignores(&b.Instrs[k], reg, f.SM()) || never(n) || facts.bitsUnused(n, v) {
					continue
				}
				if compiled && dead == nil {
					dead = facts.DeadCode(nil)
				}
				if compiled && dead[n] {
					continue
				}
				if compiled && s.kind[v] == EntryValue && facts.copiedUnread(n, maxUnread) {
					continue
				}
				asked, read := r.summed(b, k, n, reg)
				if read == False {
					continue
				}
				if written == nil && s.Kind(v) != EntryValue {
					written = s.written(never)
				}
				x := UndefinedRead{Block: b, K: k, Arg: arg, Reg: reg, Never: s.Kind(v) == EntryValue || !written[v]}
				if x.Never && asked.p >= 0 {
					continue
				}
				if compiled && !x.Never && saved.saves(facts, &b.Instrs[k], reg) {
					continue
				}
				counts := known{p: NoValue} // has to hold for what is read to count
				if p, holds := r.combined(&b.Instrs[k], n); p >= 0 && !x.Never && !reg.IsPred() {
					if counts = (known{p, holds}); r.holds(counts, b, slices.Clone(r.decidedAt(b))) == False {
						continue
					}
				}
				if r.spent() {
					unasked++
					seen[s.Var(v)] = true
					continue
				}
				out := !x.Never && (compiled && (asked.p >= 0 || counts.p >= 0 || !r.likely(v, b, n)) || r.ruledOut(v, b, n, asked, counts) || r.flagged(v, b, n, asked) || counts.p >= 0 && r.flagged(v, b, n, counts)) || !r.reached(v, b, n)
				if r.spent() {
					unasked++
					seen[s.Var(v)] = true
					continue
				}
				if out {
					tried[s.Var(v)]++
					seen[s.Var(v)] = tried[s.Var(v)] == maxTried
					continue
				}
				if told == nil {
					told = map[Value]bool{}
				}
				seen[s.Var(v)], told[s.originOf(v)] = true, true
				if !x.Never {
					x.Paths = s.undefinedPaths(v, x.Span(), undefined)
				} else {
					if firstWrites == nil {
						firstWrites = s.firstWrites()
					}
					if w := firstWrites[s.Var(v)]; w >= 0 {
						x.WriteBlock = f.Blocks[s.Regs.BlockOf(w)]
						x.Write = &x.WriteBlock.Instrs[w-s.Regs.first[x.WriteBlock.ID]]
					}
				}
				list = append(list, x)
			}
		}
	}
	return list, unasked
}

// savedSlots has the words of the stack that an instruction loads registers from, by their distance from the stack pointer; nil before
// they are asked for.
type savedSlots map[int64]bool

// saves reports whether i stores reg on the stack only to have it back: something loads a register from there. Where registers run
// short, compiled code saves all that it has, whether they are defined or not:
//
//	STL [R1+0x58], R19
//	...
//	LDL.LU R19, [R1+0x58]
func (saved *savedSlots) saves(facts *Facts, i *cfg.Instr, reg cfg.Reg) bool {
	at, words, ok := stackWords(i, "STL", 0)
	if !ok || reg.Class != cfg.ClassR {
		return false
	}
	if *saved == nil {
		*saved = savedSlots{}
		for _, b := range facts.Func.Blocks {
			facts.Poll()
			for k := range b.Instrs {
				at, words, _ := stackWords(&b.Instrs[k], "LDL", 1)
				for n := range words {
					(*saved)[at+4*n] = true
				}
			}
		}
	}
	n := int64(reg.Num - i.Args[1].Reg.Num)
	return 0 <= n && n < words && (*saved)[at+4*n]
}

// stackWords returns which words of the stack i, if it is op, has whole registers from or in: how far the first is from the stack
// pointer, and how many there are. Operand arg of i is the address.
func stackWords(i *cfg.Instr, op string, arg int) (at, words int64, ok bool) {
	if i.Op.Name != op || len(i.Args) != 2 || !ofStack(&i.Args[arg]) {
		return 0, 0, false
	}
	a := &i.Args[arg]
	if a.UReg().Class != cfg.NoReg || a.Sym() != "" || a.Suffix() != "" || a.RegSuffix() != "" || a.Flags&^cfg.HasImm != 0 {
		return 0, 0, false
	}
	words = 1
	for mod := range strings.SplitSeq(i.Mods(), ".") {
		switch mod {
		case "64":
			words = 2
		case "128":
			words = 4
		case "U8", "S8", "U16", "S16":
			return 0, 0, false
		}
	}
	return a.Imm, words, true
}

// readBy returns the operand, -1 for the guard, through which i reads reg for its
// value: not to keep a part of it, and not as one of all predicates.
func readBy(i *cfg.Instr, reg cfg.Reg) (arg int, ok bool) {
	if reg.Class == cfg.ClassB || reg.Class == cfg.ClassCC {
		return 0, false
	}
	for n := range i.Refs {
		r := &i.Refs[n]
		if r.Write || !r.Has(reg) || r.Reg.Num == cfg.All || r.Arg < cfg.ArgGuard {
			continue
		}
		kept := halfRead(i, r, reg)
		for m := range i.Refs {
			if w := &i.Refs[m]; w.Write && (w.Arg == r.Arg || merges(i) && w.Reg == r.Reg) {
				kept = true
			}
		}
		if !kept {
			return int(r.Arg), true
		}
	}
	return 0, false
}

// halfRead reports whether reg belongs to the half of gdesc[...], read by r, that describes the
// matrix A, and i has A in registers: only that of B is read then, though nvdisasm marks both.
func halfRead(i *cfg.Instr, r *cfg.Ref, reg cfg.Reg) bool {
	if r.Arg < 2 || reg.Num >= r.Reg.Num+2 || i.Args[r.Arg].Sym() != "gdesc" {
		return false
	}
	a := &i.Args[r.Arg-1]
	return a.Kind == cfg.RegOperand && a.Reg.Class == cfg.ClassR
}

// merges reports whether i puts a part of a register into another: compiled code
// does so with registers of which it needs only that part.
func merges(i *cfg.Instr) bool {
	switch i.Op.Name {
	case "PRMT", "BFI", "F2IP", "I2IP":
		return true
	case "XMAD":
		return i.HasMod("PSL") || i.HasMod("MRG")
	case "F2FP":
		return i.HasMod("PACK_AB_MERGE_C") || i.HasMod("UNPACK_B_MERGE_C")
	}
	return false
}

// summed says whether instruction k of b, number n, reads reg: False if it is the matrix that a product of
// matrices is added to, but for the predicate behind it, which says that this is none, and Varies if asked has to
// hold for it to be read. Its predicate is NoValue else. Compiled loops begin sums so:
//
//	HMMA.16816.F32 R8, R12, R16, R8, !UP0  // R8 counts as 0 if UP0 holds
func (r *ruler) summed(b *cfg.Block, k int, n int32, reg cfg.Reg) (asked known, read Truth) {
	asked.p = NoValue
	i := &b.Instrs[k]
	if w := i.Op.Sig.Width; w != cfg.WidthMMA && w != cfg.WidthGMMA {
		return asked, True
	}
	p := 3 // behind R, A, B and C, or R, those of which A and B are, and C
	for p < len(i.Args) && (i.Args[p].Kind != cfg.RegOperand || !i.Args[p].Reg.IsPred()) {
		p++
	}
	if p == len(i.Args) {
		return asked, True
	}
	for m := range i.Refs {
		if x := &i.Refs[m]; !x.Write && x.Has(reg) && int(x.Arg) != p-1 {
			return asked, True
		}
	}
	not := i.Args[p].Flags&cfg.Not != 0
	if i.Args[p].Reg.IsConst() {
		return asked, truth(!not)
	}
	x := known{r.s.sourceOf(n, p), !not}
	if x.p < 0 {
		return asked, False
	}
	if read = r.holds(x, b, slices.Clone(r.decidedAt(b))); read == Varies {
		asked = x
	}
	return asked, read
}

// combined returns the predicate that a comparison, instruction n, combines its outcome with, and what that has to be for the outcome to
// count; NoValue if it always does, or makes another predicate, too:
//
//	FSETP.LT.OR P0, PT, R2, R7, !P0
func (r *ruler) combined(i *cfg.Instr, n int32) (p Value, holds bool) {
	last := len(i.Args) - 1
	if !comparison(i) || i.Args[last].Kind != cfg.RegOperand || !i.Args[last].Reg.IsPred() || i.Args[last].Reg.IsConst() {
		return NoValue, false
	}
	not := i.Args[last].Flags&cfg.Not != 0
	if strings.HasSuffix(i.Mods(), ".OR") {
		return r.s.sourceOf(n, last), not
	}
	return r.s.sourceOf(n, last), !not
}

// chooses reports whether i only chooses one of several values: a copy under a guard, or a select. R has that value.
func chooses(i *cfg.Instr) bool {
	switch i.Name {
	case "MOV", "IMAD.MOV", "IMAD.MOV.U32":
		return !i.Guard.Always()
	}
	return i.Op.Name == "SEL" || i.Op.Name == "FSEL"
}

// ignores reports whether what i computes, logic of bits or of predicates, does not depend on reg:
// the exclusive or of a register and itself.
func ignores(i *cfg.Instr, reg cfg.Reg, sm int) bool {
	fn := fns.Of(i, sm)
	if fn == nil || fn.Kind != eval.Logic && fn.Kind != eval.PredLogic || !fn.Fits(i) || i.Guard.Reg == reg {
		return false
	}
	src := fn.Src()
	for k := 3; k < len(src); k++ { // the tables
		table, ok := fn.Constant(i, k)
		if !ok || dependsOn(i, fn, reg, uint8(table)) {
			return false
		}
	}
	for n := range i.Refs {
		if r := &i.Refs[n]; !r.Write && r.Has(reg) && !slices.ContainsFunc(src[:3], func(x eval.Src) bool { return x.Arg == r.Arg }) {
			return false
		}
	}
	return len(src) > 3
}

// dependsOn reports whether the result of a table with the first three sources of i may depend on
// reg, of which each bit may be any, as may those of other registers.
func dependsOn(i *cfg.Instr, fn *eval.Fn, reg cfg.Reg, table uint8) bool {
	src := fn.Src()[:3]
	var seen [8][2]bool // by the bits of the other sources, those of reg and of constants left out: which results there are
	for bits := range uint8(8) {
		key := uint8(0)
		possible := true
		of := map[cfg.Reg]uint8{}
		for k := range src {
			bit := bits >> (2 - k) & 1 // of a, the first source, is bit 2 of the place in the table
			x := &src[k]
			if c, ok := constantBits(i, fn, k); ok {
				possible = possible && (bit == 1 && c != 0 || bit == 0 && c != full(fn))
				key |= bit << k
				continue
			}
			a := &i.Args[x.Arg]
			if a.Kind != cfg.RegOperand || a.Flags&^(cfg.Reuse|cfg.Not) != 0 || x.Neg || x.Abs || x.Sel != eval.All {
				if a.Reg == reg {
					return true
				}
				key |= bit << k
				continue
			}
			value := bit
			if a.Flags&cfg.Not != 0 {
				value ^= 1
			}
			if was, ok := of[a.Reg]; ok {
				possible = possible && was == value
			}
			of[a.Reg] = value
			if a.Reg != reg {
				key |= bit << k
			}
		}
		if possible {
			seen[key][table>>bits&1] = true
		}
	}
	return slices.ContainsFunc(seen[:], func(r [2]bool) bool { return r[0] && r[1] })
}

// full has all bits that a source of fn has.
func full(fn *eval.Fn) uint64 {
	if fn.Kind == eval.PredLogic {
		return 1
	}
	return math.MaxUint32
}

// constantBits returns what source k of fn is if it is a constant: an immediate, RZ or PT, which fn has as one.
func constantBits(i *cfg.Instr, fn *eval.Fn, k int) (uint64, bool) {
	c, ok := fn.Constant(i, k)
	return c & full(fn), ok
}

// firstWrites returns, by register, the number of the first instruction that writes it, -1 for none.
func (s *SSA) firstWrites() []int32 {
	first := slices.Repeat([]int32{-1}, s.Regs.Len())
	for x := range Value(s.Len()) {
		if v := s.v[x]; s.kind[x] == InstrValue && first[v] < 0 {
			first[v] = s.num[x]
		}
	}
	return first
}

// neverRuns reports whether the guard of instruction n is known not to hold.
func (f *Facts) neverRuns(n int32) bool {
	s := f.SSA()
	b := f.Func.Blocks[s.Regs.BlockOf(n)]
	k := int(n - s.Regs.first[b.ID])
	g := b.Instrs[k].Guard
	if g.Always() || g.Never() {
		return g.Never()
	}
	v := s.GuardValue(b, k)
	if v < 0 {
		return false
	}
	c, ok := f.Constants().Value(v, b).Const()
	return ok && (c != 0) == g.Not
}

// undefined returns, by value, whether it may be what a register held before
// the function began; nil if none may. What never runs leaves that in place.
func (s *SSA) undefined(never func(n int32) bool) []bool {
	var set []bool
	var work []Value
	for v := range Value(s.Len()) {
		if s.kind[v] == EntryValue {
			work = append(work, v)
		}
	}
	if work == nil {
		return nil
	}
	left := map[Value][]Value{} // by what they leave in place, the writes that never run
	for v, prev := range s.prev {
		if prev >= 0 && never(s.num[v]) {
			left[prev] = append(left[prev], Value(v))
		}
	}
	set = make([]bool, s.Len())
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if set[v] {
			continue
		}
		set[v] = true
		work = append(work, left[v]...)
		for _, u := range s.Users(v) {
			if u < 0 {
				work = append(work, ^u)
				continue
			}
			if to := s.copyBy(u, v); to >= 0 && (s.kind[v] != EntryValue || s.merged(to, 4)) {
				work = append(work, to)
			}
		}
	}
	return set
}

// written returns, by value, whether an instruction that is known, and may run, may have written it. Time is linear in the values.
func (s *SSA) written(never func(n int32) bool) []bool {
	set := make([]bool, s.Len())
	next := make([]int32, 2*s.Len()) // by value: 1 + the next one that may have left the same in place, then 1 + the first that may have left it there
	first := next[s.Len():]
	var work []Value
	for v := range Value(s.Len()) {
		if p := s.prev[v]; p >= 0 {
			next[v], first[p] = first[p], int32(v)+1
		}
		if _, i := s.writer(v); i != nil && !never(s.num[v]) {
			work = append(work, v)
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if set[v] {
			continue
		}
		set[v] = true
		for u := first[v]; u > 0; u = next[u-1] {
			work = append(work, Value(u-1))
		}
		for _, u := range s.Users(v) {
			if u < 0 {
				work = append(work, Value(^u))
			}
		}
	}
	return set
}

// writer returns the instruction that writes v, and its block; nil if that is none, or one that is
// not known, does not name the register and is only assumed to write all: a line with a mistake in
// it is no reason to complain of others.
func (s *SSA) writer(v Value) (*cfg.Block, *cfg.Instr) {
	if k := s.kind[v]; k != InstrValue && k != ClobberValue {
		return nil, nil
	}
	b := s.Block(v)
	i := &b.Instrs[s.Instr(v)-s.Regs.first[b.ID]]
	if s.kind[v] == ClobberValue && !i.Op.Known() {
		return nil, nil
	}
	return b, i
}

// maxPathWrites bounds the writes that are told with an undefined read, and maxPathSteps how far they and the edges are looked for.
const (
	maxPathWrites = 4
	maxPathSteps  = 512
)

// undefinedPaths names the edges along which v, read at at, is not defined, and the writes on the other paths: the nearest ones of many.
func (s *SSA) undefinedPaths(v Value, at cfg.Span, undefined []bool) []Related {
	f := s.Regs.f
	sources, all := s.SourcesWithin([]Value{s.originOf(v)}, maxPathSteps)
	writes := nearest[Related]{at: at, most: maxPathWrites}
	for _, d := range sources {
		if b, i := s.writer(d); i != nil {
			span := b.InSection(i.OpSpan)
			writes.add(span, Related{span, f.Names.Reg(s.Regs.Regs[s.Var(d)]) + " is written here"})
		}
	}
	list := writes.list
	if len(list) > 0 {
		list[len(list)-1].Message += andMore(writes.more, all)
	}
	edges := nearest[pathEdge]{at: at, most: MaxRelated}
	all = s.undefinedEdges(v, undefined, func(e pathEdge) { edges.add(e.span(), e) })
	for _, e := range edges.list {
		list = append(list, Related{e.span(), fmt.Sprintf("uninitialized on the edge from %s to %s", e.from.Name(), e.to.Name())})
	}
	if len(edges.list) > 0 {
		list[len(list)-1].Message += andMore(edges.more, all)
	}
	return list
}

// A pathEdge is an edge along which a value is not defined.
type pathEdge struct{ from, to *cfg.Block }

// span is where control leaves by the edge.
func (e pathEdge) span() cfg.Span {
	if last := e.from.Last(); last != nil {
		return e.from.InSection(last.OpSpan)
	}
	return e.from.Span
}

// undefinedEdges calls yield with the edges along which v is not defined, without the start of the function; all is false if there may be
// more of them, far away.
func (s *SSA) undefinedEdges(v Value, undefined []bool, yield func(pathEdge)) (all bool) {
	f := s.Regs.f
	seen := map[Value]bool{}
	steps := 0
	for work := []Value{v}; len(work) > 0; {
		v := s.originOf(work[0])
		work = work[1:]
		if seen[v] || s.kind[v] != PhiValue {
			continue
		}
		args := s.Args(v)
		if steps += 1 + len(args)/phiSteps; steps > maxPathSteps && len(seen) > 0 {
			return false
		}
		seen[v] = true
		to := s.Block(v)
		for n, a := range args {
			switch {
			case a < 0 || !undefined[a]:
			case s.kind[s.copyOf(a)] == PhiValue:
				work = append(work, a)
			case n < len(f.Preds.Succs(to.ID)): // not the start of the function
				yield(pathEdge{f.Blocks[f.Preds.Succs(to.ID)[n]], to})
			}
		}
	}
	return true
}
