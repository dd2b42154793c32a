package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
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
	if taken == nil || next == nil || taken == next {
		return list
	}
	if !ok && taken.ID == to && i.Op.Known() && !i.ByActiveLanes() {
		for d := range i.Deciders() { // all have to hold: @!P1 BRA P3, other
			if v := s.decider(from, d); v >= 0 && s.Regs.Regs[s.v[v]].IsPred() {
				list = append(list, known{v, !d.Not})
			}
		}
	}
	if !ok {
		return list
	}
	return append(list, known{p, (taken.ID == to) != not})
}

// A ruler finds paths that are never taken.
type ruler struct {
	s         *SSA
	facts     *Facts
	consts    *Constants
	undefined []bool
	decided   map[int32][]known // by block: see [SSA.decided]
	steps     int               // of the search for one read
	left      int               // of what all searches may take: see [Facts.mostRuled]
}

// MaxRuled is how much all searches of a ruler may take by default, and ruledPerInstr how much for each instruction: a fact that is carried
// over an edge, or a value or an edge that is looked at. It is a variable for tests.
var MaxRuled = 1 << 17

const ruledPerInstr = 16

// mostRuled is how much all searches of a ruler in the function may take.
func (facts *Facts) mostRuled() int {
	return facts.Func.Limit(max(MaxRuled, ruledPerInstr*facts.Registers().Instrs()))
}

// spend counts n of what searches take, and reports whether there was as much left. If not, what they find is not known.
func (r *ruler) spend(n int) bool {
	r.left -= n
	return !r.spent()
}

func (r *ruler) spent() bool { return r.left < 0 }

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
	return s.sourceOf(n, a), k
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
// there of what paths bring to one place is known, on each, of what it brings; counts is known where its predicate is one. If only lanes in which asked
// holds read v, paths count on which it is known to:
//
//	entry:  R1 is 0, R2 is not defined
//	loop:   R1 is 0 or 1
//	@P0 BRA read                // P0 is R1 != 0: not from the entry
//	...     R1 = 1, R2 = ...
func (r *ruler) ruledOut(v Value, b *cfg.Block, n int32, asked, counts known) bool {
	s := r.s
	list := slices.Clone(r.decidedAt(b))
	if i := &b.Instrs[n-s.Regs.first[b.ID]]; !i.Guard.Always() {
		for k, of := range s.Regs.Args(n) {
			if p := s.Values(n)[k]; of == cfg.ArgGuard && p >= 0 {
				list = append(list, known{p, !i.Guard.Not})
			}
		}
	}
	of := reading{lane: r.laneRead(b, n, v), asked: asked}
	for _, x := range [...]known{asked, counts} {
		if x.p >= 0 {
			list = append(list, x)
		}
	}
	if len(list) == 0 && of.lane == noLane {
		return false
	}
	at, ok := r.learn(nil, list)
	if !ok {
		return true
	}
	r.steps = 0
	return r.out(v, b, at, of, nil)
}

// A reading is how an instruction reads a value: in all lanes of what lane has, unless that is noLane, and
// only where asked holds, unless its predicate is NoValue.
type reading struct {
	lane  lane
	asked known
}

// holds is what is known at the end of b, where the branch at its end has decided on list as well, of whether
// x holds.
func (r *ruler) holds(x known, b *cfg.Block, list []known) Truth {
	for _, y := range r.s.implied(list) {
		if y.p == x.p {
			return truth(y.True == x.True)
		}
	}
	if c, ok := r.consts.Value(x.p, b).Const(); ok {
		return truth((c != 0) == x.True)
	}
	return Varies
}

func (r *ruler) decidedAt(b *cfg.Block) []known {
	list, ok := r.decided[b.ID]
	if !ok {
		list = r.s.decided(b)
		if r.decided == nil {
			r.decided = map[int32][]known{}
		}
		r.decided[b.ID] = list
	}
	return list
}

// A place is a phi that is looked at, and what is known there.
type place struct {
	v  Value
	at facts
}

// out reports whether v is defined in b, which control goes through last, where at holds and it is read as of
// says. Being looked at are the places of around.
func (r *ruler) out(v Value, b *cfg.Block, at facts, of reading, around []place) bool {
	s, f := r.s, r.s.Regs.f
	for range maxPhis {
		from := s.takenFrom(v)
		if from == v {
			switch r.ran(v, at) {
			case True:
				return true
			case False:
				from = s.prev[v]
			}
		}
		if from == v {
			break
		}
		v = from
	}
	if !r.undefined[v] {
		return true
	}
	if r.steps++; s.kind[v] != PhiValue || r.steps > maxPhis {
		return of.asked.p >= 0 && (r.steps > maxPhis || r.holds(of.asked, b, r.decidedAt(b)) != True)
	}
	if slices.ContainsFunc(around, func(x place) bool { return x.v == v && at.implies(x.at) }) {
		return true // a longer path to there
	}
	around = append(around, place{v, at})
	to := s.block[v]
	for slot, a := range s.Args(v) {
		switch {
		case !r.spend(1):
			return false
		case a < 0 || !r.undefined[a]:
			continue
		case slot == len(f.Preds.Succs(to)): // the start of the function
			if of.asked.p < 0 {
				return false
			}
			continue
		}
		from := f.Blocks[f.Preds.Succs(to)[slot]]
		list := s.decides(from, to, slices.Clone(r.decidedAt(from)))
		came := of
		if came.lane.v >= 0 && !r.keeps(came.lane.v, to) {
			came.lane.v = NoValue // it is computed again
		}
		if came.lane.mask >= 0 && !r.keeps(came.lane.mask, to) {
			came.lane.mask = NoValue
		}
		if came.lane != noLane && slices.ContainsFunc(s.implied(list), func(x known) bool { return r.otherLane(x, came.lane) }) {
			continue
		}
		if p := of.asked.p; p >= 0 {
			switch {
			case s.block[p] == to && s.kind[p] == PhiValue:
				came.asked.p = s.Args(p)[slot]
			case !r.keeps(p, to):
				came.asked.p = NoValue
			}
			if came.asked.p < 0 {
				continue // of which nothing is known
			}
			if r.holds(came.asked, from, list) == True {
				came.asked.p = NoValue // read it is
			}
		}
		before, ok := r.before(at, to, slot, from)
		if ok {
			before, ok = r.learn(before, list)
		}
		if ok && !r.out(a, from, before, came, around) {
			return false
		}
	}
	return true
}

// ran is what is known, where at holds and v is read, of whether the guard of the instruction that makes v held, if it has one. That is
// Varies if it may write nothing for another reason.
func (r *ruler) ran(v Value, at facts) Truth {
	s := r.s
	if s.kind[v] != InstrValue || s.prev[v] < 0 {
		return Varies
	}
	b := s.Block(v)
	k := int(s.num[v] - s.Regs.first[b.ID])
	i := &b.Instrs[k]
	p := s.GuardValue(b, k)
	if p < 0 || i.Masked() {
		return Varies
	}
	for _, x := range at {
		if c, ok := x.k.Const(); ok && x.v == p {
			return truth((c == 0) == i.Guard.Not)
		}
	}
	return Varies
}

// keeps reports whether v is, in block to, what it was where control came from.
func (r *ruler) keeps(v Value, to int32) bool {
	block := r.s.block[v]
	return block != to && r.s.Regs.f.Dom.Dominates(block, to)
}

// before returns what is known at the end of from if at holds in block to after its phis, and
// control has come by the edge of slot; ok is false if it has not. What to computes itself is another value there.
func (r *ruler) before(at facts, to int32, slot int, from *cfg.Block) (list facts, ok bool) {
	s := r.s
	r.spend(len(at))
	list = make(facts, 0, len(at)+4) // and what they are copies of, which is rare
	for _, x := range at {
		switch block := s.block[x.v]; {
		case block == to && s.kind[x.v] == PhiValue:
			x.v = s.Args(x.v)[slot]
		case !r.keeps(x.v, to):
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

// A lane is one of a warp, by the value that is its number, by the number itself if that is less than warpSize,
// or as the lowest one of a mask.
type lane struct {
	v    Value
	num  uint32
	mask Value
}

// noLane is no lane.
var noLane = lane{NoValue, warpSize, NoValue}

// laneOf returns the lane that operand arg of instruction n of b names.
func (r *ruler) laneOf(b *cfg.Block, n int32, arg int) lane {
	a := &b.Instrs[n-r.s.Regs.first[b.ID]].Args[arg]
	l := noLane
	c, ok := intValue(a)
	if !ok && plain(a) {
		l.v = r.s.operand(n, arg)
		if l.v >= 0 {
			c, ok = r.consts.Value(r.s.sourceOf(n, arg), b).Const()
		}
	}
	switch {
	case ok && c >= warpSize:
		return noLane
	case ok:
		l.num = c
	}
	return l
}

// laneRead returns the lane of which instruction n of b, SHFL.IDX, reads v in all lanes of the warp, noLane if
// it is another instruction, reads v for something else, or if the lane may differ. The sources are the value,
// the lane and the bounds:
//
//	@P0 BRA other                            // P0 is R3 != R0
//	ATOMG.E.ADD.STRONG.GPU PT, R5, [R2], R4  // in the lane whose number is in R0
//	other:
//	SHFL.IDX PT, R5, R5, R0, 0x1f
func (r *ruler) laneRead(b *cfg.Block, n int32, v Value) lane {
	s := r.s
	i := &b.Instrs[n-s.Regs.first[b.ID]]
	if i.Name != "SHFL.IDX" || !i.Op.Known() || len(i.Args) < 4 {
		return noLane
	}
	value, from := len(i.Args)-3, len(i.Args)-2
	for k, of := range s.Regs.Args(n) {
		if w := s.Regs.Words(n)[k]; w >= 0 && !w.Write() && s.Values(n)[k] == v && int(of) != value {
			return noLane
		}
	}
	if bounds, ok := intValue(&i.Args[from+1]); !ok || bounds != warpSize-1 || !plain(&i.Args[value]) {
		return noLane
	}
	l := r.laneOf(b, n, from)
	if l.v >= 0 && l.num == warpSize && !r.agreed(s.sourceOf(n, from), b, 0) {
		return noLane
	}
	if mask, lowest := s.laneOf(l.v); lowest {
		l.mask = mask
	}
	return l
}

// maxAgreed bounds how deep [ruler.agreed] looks.
const maxAgreed = 6

// agreed reports whether v, read in b, is the same in all lanes that exchange it: in all of the warp, or in those
// that have voted or matched together, from whose result alone it is computed.
func (r *ruler) agreed(v Value, b *cfg.Block, depth int) bool {
	s := r.s
	if v < 0 || !r.facts.Uniformity().Varies(v, b) {
		return v >= 0
	}
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || depth == maxAgreed {
		return false
	}
	switch i.Op.Name {
	case "VOTE", "VOTEU", "MATCH":
		return !s.Regs.Regs[s.v[v]].IsPred()
	case "FLO", "UFLO", "R2UR":
	default:
		if fn := fns.Of(i, s.Regs.f.SM()); fn == nil || !fn.Fits(i) {
			return false
		}
	}
	for k, w := range s.Regs.Words(n) {
		if !w.Write() && !r.agreed(s.Values(n)[k], s.Block(v), depth+1) {
			return false
		}
	}
	return true
}

// otherLane reports whether the lanes in which x holds have found that they are not l.
func (r *ruler) otherLane(x known, l lane) bool {
	s := r.s
	i, n := s.definition(x.p)
	if i == nil || !i.Guard.Always() {
		return false
	}
	b := s.Block(x.p)
	if l.num < warpSize {
		if v, k := s.bounded(x); v >= 0 && r.ownLane(v, b) {
			return !k.has(l.num)
		}
		if fn := fns.Of(i, s.Regs.f.SM()); fn != nil && fn.Kind == eval.Logic && !fn.UseCC && s.lowLane(i, n) {
			switch fn.Test { // of the number of the lane
			case eval.TestNonzero:
				return x.True == (l.num == 0)
			case eval.TestZero:
				return x.True == (l.num != 0)
			}
			return false
		}
	}
	if r.notLowest(x, l) {
		return true
	}
	rel, _, own, other, ok := plainCompare(s.Regs.f, i)
	if !ok || rel != "EQ" && rel != "NE" {
		return false
	}
	if !plain(&i.Args[own]) || !r.ownLane(s.operand(n, own), b) {
		own, other = other, own
	}
	if !plain(&i.Args[own]) || !r.ownLane(s.operand(n, own), b) {
		return false
	}
	if y := r.laneOf(b, n, other); (y.v < 0 || y.v != l.v) && (y.num == warpSize || y.num != l.num) {
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

// ownLane reports whether v, read in b, is the number of the lane, or that of the thread in its row without that
// of the warp, which sources take for it.
func (r *ruler) ownLane(v Value, b *cfg.Block) bool {
	s := r.s
	if s.isLane(v) {
		return true
	}
	if s.inRow(v) {
		return r.consts.Value(v, b).Hi < warpSize
	}
	i, n := s.definition(s.copyOf(v))
	return i != nil && s.lowLane(i, n)
}

// isLane reports whether v is SR_LANEID, which may be read again into the register that has it.
func (s *SSA) isLane(v Value) bool {
	read := func(i *cfg.Instr) bool { return reads(i, "SR_LANEID") }
	if i, _ := s.definition(s.copyOf(v)); i != nil && !read(i) {
		return false
	}
	return s.allRead(v, read, map[Value]bool{})
}

// lowLane reports whether instruction n, i, computes the number of the lane: by the bits of it that the number
// of a thread in its row has.
func (s *SSA) lowLane(i *cfg.Instr, n int32) bool {
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || fn.Kind != eval.Logic || fn.UseCC || !fn.Fits(i) || !i.Guard.Always() || i.Masked() {
		return false
	}
	src := fn.Src()
	if len(src) < 4 || !plain(&i.Args[src[0].Arg]) || src[0].Not {
		return false
	}
	mask, ok := constantBits(i, fn, 1)
	zero, fixed := constantBits(i, fn, 2)
	table, known := fn.Constant(i, 3)
	if !ok || !fixed || !known || mask != warpSize-1 || zero != 0 || table&0x55 != 0x40 { // a and b, if c is 0
		return false
	}
	v := s.operand(n, int(src[0].Arg))
	return v >= 0 && (s.inRow(v) || s.isLane(v))
}
