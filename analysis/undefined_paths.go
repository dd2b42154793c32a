package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

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

// A ruler finds paths that are never taken.
type ruler struct {
	s         *SSA
	consts    *Constants
	undefined []bool
	decided   map[int32][]known // by block: see [SSA.decided]
	steps     int
}

// A fact is what is known of a value at some place.
type fact struct {
	v Value
	limits
}

// limits are between what a value is, and which one it is not, if except.
type limits struct {
	k      Known
	except bool
	not    uint32
}

// with is what is known if x is, too; ok is false if no value fits.
func (w limits) with(x limits) (both limits, ok bool) {
	w.k = w.k.both(x.k)
	if !w.except {
		w.except, w.not = x.except, x.not
	}
	return w, !w.k.empty() && !(w.except && w.k == Exactly(w.not)) && !(x.except && w.k == Exactly(x.not))
}

// has reports whether a value may be c.
func (w limits) has(c uint32) bool { return w.k.Has(c) && !(w.except && w.not == c) }

// facts is what is known at one place, each value once.
type facts []fact

// maxFacts bounds what is known at one place, and maxPhis how many phis are looked at for one read.
const (
	maxFacts = 64
	maxPhis  = 96
)

// add notes that v is within k; ok is false if nothing is.
func (list facts) add(v Value, k limits) (with facts, ok bool) {
	for n := range list {
		if list[n].v == v {
			list[n].limits, ok = list[n].with(k)
			return list, ok
		}
	}
	if len(list) < maxFacts && (k.except || !k.k.None()) {
		list = append(list, fact{v, k})
	}
	return list, true
}

// implies reports whether all of other follows from list.
func (list facts) implies(other facts) bool {
	for _, x := range other {
		if !slices.ContainsFunc(list, func(y fact) bool { return y.v == x.v && y.k.both(x.k) == y.k && (!x.except || !y.has(x.not)) }) {
			return false
		}
	}
	return true
}

// learn adds what the predicates of branches say, of themselves and of what they compare.
func (r *ruler) learn(list facts, known []known) (with facts, ok bool) {
	for _, x := range r.s.implied(known) {
		if list, ok = list.add(x.p, limits{k: truth(x.True).known()}); !ok {
			return list, false
		}
		v, k := r.s.bounded(x)
		if v < 0 {
			continue
		}
		if list, ok = r.note(list, v, k); !ok {
			return list, false
		}
	}
	return list, true
}

// note adds that v is within k, and so are the values that it is a copy of.
func (r *ruler) note(list facts, v Value, k limits) (with facts, ok bool) {
	for n := 0; v >= 0 && n < maxFacts; n++ {
		if list, ok = list.add(v, k); !ok {
			return list, false
		}
		from := r.s.copiedFrom(v)
		if from == v { // @P0 MOV R1, 0x0 has left what was there, if R1 is not 0
			from = r.s.keptBy(v, k)
		}
		v = from
	}
	return list, true
}

// bounded returns the integer that a comparison with a constant has made the predicate of x from, and
// within what it is; NoValue if there is none.
func (s *SSA) bounded(x known) (v Value, k limits) {
	i, n := s.definition(x.p)
	if i == nil || !i.Guard.Always() || s.Regs.Regs[s.v[x.p]].Class == cfg.ClassUP && i.ReadClasses&cfg.LaneClasses != 0 {
		return NoValue, k
	}
	rel, unsigned, a, b, ok := plainCompare(s.Regs.f, i)
	if !ok {
		return NoValue, k
	}
	bound, ok := intValue(&i.Args[b])
	if !ok {
		if bound, ok = intValue(&i.Args[a]); !ok {
			return NoValue, k
		}
		a, rel = b, mirrored(rel)
	}
	if !plain(&i.Args[a]) {
		return NoValue, k
	}
	t := x.True
	for k, of := range s.Regs.Args(n) {
		if w := s.Regs.Words(n)[k]; of == 1 && w >= 0 && w.Write() && s.Values(n)[k] == x.p {
			t = !t // the complement
		}
	}
	if !t {
		rel = opposite(rel)
	}
	k = limits{within(rel, bound, unsigned, true), rel == "NE", bound}
	if rel == "NE" && bound == 0 {
		k.k.Lo = 1
	}
	return s.at(n, a, false), k
}

// keptBy returns the value of which v is a copy but where a guard has had a constant written that is
// not within k, or NoValue.
func (s *SSA) keptBy(v Value, k limits) Value {
	if s.kind[v] != InstrValue || s.prev[v] < 0 {
		return NoValue
	}
	b := s.Block(v)
	i := &b.Instrs[s.num[v]-s.Regs.first[b.ID]]
	from := 1
	switch i.Name {
	case "MOV", "MOV32I", "UMOV":
	case "IMAD.MOV", "IMAD.MOV.U32":
		from = 3
	default:
		return NoValue
	}
	if i.Masked() || len(i.Args) <= from {
		return NoValue
	}
	if c, ok := intValue(&i.Args[from]); !ok || k.has(c) {
		return NoValue
	}
	return s.prev[v]
}

// ruledOut reports whether v is defined on all paths on which instruction n of b, which reads it,
// runs: on those on which it is not, something is otherwise than it is known to be at the read. What is known
// there of what paths bring to one place is known, on each, of what it brings:
//
//	entry:  R1 is 0, R2 is not defined
//	loop:   R1 is 0 or 1
//	@P0 BRA read                // P0 is R1 != 0: not from the entry
//	...     R1 = 1, R2 = ...
func (r *ruler) ruledOut(v Value, b *cfg.Block, n int32) bool {
	s := r.s
	list := slices.Clone(r.decidedAt(b))
	if i := &b.Instrs[n-s.Regs.first[b.ID]]; !i.Guard.Always() {
		for k, of := range s.Regs.Args(n) {
			if p := s.Values(n)[k]; of == cfg.ArgGuard && p >= 0 {
				list = append(list, known{p, !i.Guard.Not})
			}
		}
	}
	lane := s.laneRead(b, n, v)
	if len(list) == 0 && lane < 0 {
		return false
	}
	at, ok := r.learn(nil, list)
	if !ok {
		return true
	}
	r.steps = 0
	return r.out(v, at, lane, nil)
}

func (r *ruler) decidedAt(b *cfg.Block) []known {
	list, ok := r.decided[b.ID]
	if !ok {
		list = r.s.decided(b)
		r.decided[b.ID] = list
	}
	return list
}

// A place is a phi that is looked at, and what is known there.
type place struct {
	v  Value
	at facts
}

// out reports whether v is defined where at holds, and where lanes read it of lane, unless that is
// NoValue. Being looked at are the places of around.
func (r *ruler) out(v Value, at facts, lane Value, around []place) bool {
	s, f := r.s, r.s.Regs.f
	for k := 0; k < maxPhis && s.copiedFrom(v) != v; k++ {
		v = s.copiedFrom(v)
	}
	if !r.undefined[v] {
		return true
	}
	if r.steps++; s.kind[v] != PhiValue || r.steps > maxPhis {
		return false
	}
	if slices.ContainsFunc(around, func(x place) bool { return x.v == v && at.implies(x.at) }) {
		return true // a longer path to there
	}
	around = append(around, place{v, at})
	to := s.block[v]
	for slot, a := range s.Args(v) {
		switch {
		case a < 0 || !r.undefined[a]:
			continue
		case slot == len(f.Preds.Succs(to)):
			return false // the start of the function
		}
		from := f.Blocks[f.Preds.Succs(to)[slot]]
		list := s.decides(from, to, slices.Clone(r.decidedAt(from)))
		if lane >= 0 && slices.ContainsFunc(s.implied(list), func(x known) bool { return s.otherLane(x, lane) }) {
			continue
		}
		before, ok := r.before(at, to, slot, from)
		if ok {
			before, ok = r.learn(before, list)
		}
		if ok && !r.out(a, before, lane, around) {
			return false
		}
	}
	return true
}

// before returns what is known at the end of from if at holds in block to after its phis, and
// control has come by the edge of slot; ok is false if it has not. What to computes itself is another value there.
func (r *ruler) before(at facts, to int32, slot int, from *cfg.Block) (list facts, ok bool) {
	s := r.s
	for _, x := range at {
		switch block := s.block[x.v]; {
		case block == to && s.kind[x.v] == PhiValue:
			x.v = s.Args(x.v)[slot]
		case block == to || !s.Regs.f.Dom.Dominates(block, to):
			continue
		}
		if x.v < 0 {
			continue
		}
		if list, ok = r.note(list, x.v, x.limits); !ok {
			return nil, false
		}
	}
	for _, x := range list {
		if _, ok := x.with(limits{k: r.consts.Value(x.v, from)}); !ok {
			return nil, false
		}
	}
	return list, true
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
	lanes := func(i *cfg.Instr) bool { return reads(i, "SR_LANEID") || reads(i, "SR_TID.X") }
	if s.allRead(v, lanes, map[Value]bool{}) {
		return true
	}
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() {
		return false
	}
	mask, src, ok := masked(i)
	return ok && mask == warpSize-1 && s.inRow(s.operand(n, src))
}
