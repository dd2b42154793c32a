package analysis

import (
	"fmt"
	"math"
	"slices"
	"sync"

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

// UndefinedReads returns them, one for each register, in order of the text. A write under a guard
// counts as a definition: the read may be under the same condition. Copies under a guard and
// selects do not count as reads, as what they choose may be another value; and no path counts whose
// branches decide otherwise on a predicate than those on the way to the read, or its guard. What
// SHFL.IDX reads counts for the lane that it reads of: not on paths of lanes that are another one.
func (facts *Facts) UndefinedReads() []UndefinedRead {
	f := facts.Func
	s := facts.SSA()
	undefined := s.undefined()
	if undefined == nil {
		return nil
	}
	var list []UndefinedRead
	seen := make([]bool, s.Regs.Len())
	tried := make([]uint8, s.Regs.Len())
	firstWrites := sync.OnceValue(s.firstWrites)
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
				if ofSystem(f, reg) {
					continue
				}
				arg, ok := readBy(&b.Instrs[k], reg)
				if !ok || chooses(&b.Instrs[k]) && !reg.IsPred() || ignores(&b.Instrs[k], reg, f.SM()) {
					continue
				}
				x := UndefinedRead{Block: b, K: k, Arg: arg, Reg: reg, Never: s.Kind(v) == EntryValue || !s.written(v)}
				if !x.Never && s.ruledOut(v, b, n, undefined) {
					tried[s.Var(v)]++
					seen[s.Var(v)] = tried[s.Var(v)] == maxTried
					continue
				}
				seen[s.Var(v)] = true
				if !x.Never {
					x.Paths = s.undefinedPaths(v, undefined)
				} else if w := firstWrites()[s.Var(v)]; w >= 0 {
					x.WriteBlock = f.Blocks[s.Regs.BlockOf(w)]
					x.Write = &x.WriteBlock.Instrs[w-s.Regs.first[x.WriteBlock.ID]]
				}
				list = append(list, x)
			}
		}
	}
	return list
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
	if r.Arg < 2 || reg.Num >= r.Reg.Num+2 || i.Args[r.Arg].Sym != "gdesc" {
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

// chooses reports whether i only chooses one of several values: a copy under a guard, or a select.
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

// constantBits returns what source k of fn is if it is a constant: an immediate, RZ or PT.
func constantBits(i *cfg.Instr, fn *eval.Fn, k int) (uint64, bool) {
	if c, ok := fn.Constant(i, k); ok {
		return c & full(fn), true
	}
	a := &i.Args[fn.Src()[k].Arg]
	if a.Kind != cfg.RegOperand || !a.Reg.IsConst() || a.Flags&^(cfg.Reuse|cfg.Not) != 0 {
		return 0, false
	}
	c := uint64(0)
	if fn.Kind == eval.PredLogic {
		c = 1
	}
	if a.Flags&cfg.Not != 0 {
		c = ^c & full(fn)
	}
	return c, true
}

// A known is a predicate whose value is known.
type known struct {
	p    Value
	True bool
}

// maxKnown bounds how many predicates are looked at on the way to a block, maxWay how many blocks
// of it, and maxTried how many reads of a register.
const (
	maxKnown = 32
	maxWay   = 512
	maxTried = 64
)

// decided returns the predicates that branches on the way to the start of b have decided on.
func (s *SSA) decided(b *cfg.Block) (list []known) {
	f := s.Regs.f
	for n, steps := b.ID, 0; n > 0 && len(list) < maxKnown && steps < maxWay; n, steps = f.Dom.Idom[n], steps+1 {
		if preds := f.Preds.Succs(n); len(preds) == 1 {
			list = s.decides(f.Blocks[preds[0]], n, list)
		}
	}
	return list
}

// decides adds to list what the branch at the end of from has decided on when it goes to block to.
func (s *SSA) decides(from *cfg.Block, to int32, list []known) []known {
	f := s.Regs.f
	i := from.Last()
	if i == nil || !i.Conditional() {
		return list
	}
	p, not, ok := deciding(s, from, i)
	if i.Flow == cfg.FlowPop {
		next := f.Next(from)
		for b, kind := range f.Succs(from) {
			ok = ok && (b != next || kind != cfg.Reconvergence)
		}
		if ok && next != nil {
			list = append(list, known{p, (next.ID != to) != not})
		}
		return list
	}
	if i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill || i.Flow == cfg.FlowRet {
		if next := f.Next(from); ok && next != nil && next.ID == to && len(f.Graph.Succs(from.ID)) == 1 {
			list = append(list, known{p, not})
		}
		return list
	}
	if !i.IsBranch() {
		return list
	}
	taken, next := f.TargetIn(from, i), f.Next(from)
	if !ok || taken == nil || next == nil || taken == next {
		return list
	}
	return append(list, known{p, (taken.ID == to) != not})
}

// ruledOut reports whether v is defined on all paths on which instruction n of b, which reads it,
// runs: those on which it is not decide otherwise on a predicate. A predicate that is computed
// before paths join is the same there and behind.
func (s *SSA) ruledOut(v Value, b *cfg.Block, n int32, undefined []bool) bool {
	list := s.decided(b)
	if i := &b.Instrs[n-s.Regs.first[b.ID]]; !i.Guard.Always() {
		for k, of := range s.Regs.Args(n) {
			if p := s.Values(n)[k]; of == cfg.ArgGuard && p >= 0 {
				list = append(list, known{p, !i.Guard.Not})
			}
		}
	}
	list = s.implied(list)
	lane := s.laneRead(b, n, v)
	f := s.Regs.f
	seen := map[Value]bool{}
	var out func(v Value) bool
	out = func(v Value) bool {
		if seen[v] || !undefined[v] {
			return true
		}
		seen[v] = true
		to := s.block[v]
		if s.kind[v] != PhiValue || len(seen) > maxKnown || !f.Dom.Dominates(to, b.ID) {
			return false
		}
		for slot, a := range s.Args(v) {
			switch {
			case a < 0 || !undefined[a]:
				continue
			case slot == len(f.Preds.Succs(to)):
				return false // the start of the function
			}
			from := f.Blocks[f.Preds.Succs(to)[slot]]
			otherwise := func(x known) bool {
				return lane >= 0 && s.otherLane(x, lane) || slices.ContainsFunc(list, func(y known) bool {
					return x.p == y.p && x.True != y.True && s.block[x.p] != to && f.Dom.Dominates(s.block[x.p], to)
				})
			}
			if !slices.ContainsFunc(s.implied(s.decides(from, to, s.decided(from))), otherwise) && !out(a) {
				return false
			}
		}
		return true
	}
	return (len(list) > 0 || lane >= 0) && out(v)
}

// laneRead returns the number of the lane of which instruction n of b, SHFL.IDX, reads v, NoValue if it is another
// instruction or reads v for something else. The sources are the value, the lane and the bounds:
//
//	@P0 BRA other                            // P0 is R3 != R0
//	ATOMG.E.ADD.STRONG.GPU PT, R5, [R2], R4  // in the lane whose number is in R0
//	other:
//	SHFL.IDX PT, R5, R5, R0, 0x1f
func (s *SSA) laneRead(b *cfg.Block, n int32, v Value) Value {
	i := &b.Instrs[n-s.Regs.first[b.ID]]
	if i.Name != "SHFL.IDX" || !i.Op.Known() || len(i.Args) < 4 {
		return NoValue
	}
	value, lane := len(i.Args)-3, len(i.Args)-2
	for k, of := range s.Regs.Args(n) {
		if w := s.Regs.Words(n)[k]; w >= 0 && !w.Write() && s.Values(n)[k] == v && int(of) != value {
			return NoValue
		}
	}
	if !plain(&i.Args[value]) || !plain(&i.Args[lane]) {
		return NoValue
	}
	return s.operand(n, lane)
}

// otherLane reports whether the lanes in which x holds have found that their number is not lane.
func (s *SSA) otherLane(x known, lane Value) bool {
	i, n := s.definition(x.p)
	if i == nil || !i.Guard.Always() {
		return false
	}
	rel, _, a, b, ok := plainCompare(s.Regs.f, i)
	if !ok || rel != "EQ" && rel != "NE" || !plain(&i.Args[a]) || !plain(&i.Args[b]) {
		return false
	}
	if s.operand(n, a) == lane {
		a, b = b, a
	}
	if s.operand(n, b) != lane || !s.ownLane(s.operand(n, a)) || s.ownLane(lane) {
		return false
	}
	differ := rel == "NE"
	for k, of := range s.Regs.Args(n) {
		if w := s.Regs.Words(n)[k]; of == 1 && w >= 0 && w.Write() && s.Values(n)[k] == x.p {
			differ = !differ // the complement
		}
	}
	return differ == x.True
}

// ownLane reports whether v is the number of the lane, or that of the thread in its row, which sources take for it.
func (s *SSA) ownLane(v Value) bool {
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() {
		return false
	}
	if reads(i, "SR_LANEID") || reads(i, "SR_TID.X") {
		return true
	}
	mask, ok := masked(i)
	return ok && mask == warpSize-1 && s.inRow(s.operand(n, 1))
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

// undefined returns, by value, whether it may be what a register held before
// the function began; nil if none may.
func (s *SSA) undefined() []bool {
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
	set = make([]bool, s.Len())
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if set[v] {
			continue
		}
		set[v] = true
		for _, u := range s.Users(v) {
			if u < 0 {
				work = append(work, ^u)
			}
		}
	}
	return set
}

// written reports whether an instruction that is known may have written v.
func (s *SSA) written(v Value) bool {
	for _, d := range s.Sources(v) {
		if _, i := s.writer(d); i != nil {
			return true
		}
	}
	return false
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

// undefinedPaths names the edges along which v is not defined, and the writes on the other
// paths.
func (s *SSA) undefinedPaths(v Value, undefined []bool) []Related {
	const most = 4
	f := s.Regs.f
	var rs []Related
	for _, d := range s.Sources(v) {
		if len(rs) == most {
			break
		}
		if b, i := s.writer(d); i != nil {
			rs = append(rs, Related{b.InSection(i.OpSpan), fmt.Sprintf("%s is written here", f.Names.Reg(s.Regs.Regs[s.Var(d)]))})
		}
	}
	seen := map[Value]bool{}
	work := []Value{v}
	for len(work) > 0 && len(rs) < 2*most {
		v := work[0]
		work = work[1:]
		if seen[v] || s.kind[v] != PhiValue {
			continue
		}
		seen[v] = true
		to := s.Block(v)
		for n, a := range s.Args(v) {
			if a < 0 || !undefined[a] {
				continue
			}
			if s.kind[a] == PhiValue {
				work = append(work, a)
				continue
			}
			if n == len(f.Preds.Succs(to.ID)) {
				continue // the start of the function
			}
			from := f.Blocks[f.Preds.Succs(to.ID)[n]]
			at := from.Span
			if last := from.Last(); last != nil {
				at = from.InSection(last.OpSpan)
			}
			rs = append(rs, Related{at, fmt.Sprintf("uninitialized on the edge from %s to %s", from.Name(), to.Name())})
		}
	}
	return rs
}
