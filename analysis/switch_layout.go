package analysis

import (
	"cmp"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// This file says how a switch is written in each form, and what that costs: phase 30 writes the
// [Layout], whose tests and branches are counted here, and of the form that stands in the text the
// recogniser counts those that stand there.

// A Layout is a cascade or a search tree for the cases of a switch.
type Layout struct {
	First Outcome
	Rest  *Test // of a tree: the first of those for the cases that the profile has not observed, in place of the default; nil if there are none
}

// A Test compares the selector with a value.
type Test struct {
	Rel     string // of the selector to the value: EQ, LT, LE or GE
	Value   int64
	Yes, No Outcome // Yes is at the end of a branch, No behind it
}

// An Outcome is where a switch goes on: with a test, or, if that is nil, at a block.
type Outcome struct {
	Test  *Test
	To    *cfg.Block
	Never bool // no value gets there

	// Of a way to what no test has decided: the values that get there are from lo to hi but for so many.
	lo, hi int64
	except uint64
}

// Layout returns how s is written as a cascade or a search tree.
func (s *Switch) Layout(form Strategy) *Layout {
	w := layouter{s: s, layout: new(Layout), otherwise: Outcome{To: s.Default}}
	if form != SearchTree {
		w.layout.First = w.cascade(s.Cases)
		return w.layout
	}
	w.otherwise.lo, w.otherwise.hi = math.MinInt64, math.MaxInt64
	lo, hi := int64(0), int64(math.MaxUint32)
	switch {
	case s.Wide:
		lo, hi = math.MinInt64, math.MaxInt64
	case s.Signed:
		lo, hi = math.MinInt32, math.MaxInt32
	}
	cases := s.Cases
	if len(s.Unobserved) > 0 {
		unobserved := make(map[uint64]bool, len(s.Unobserved))
		for _, c := range s.Unobserved {
			unobserved[c.bits()] = true
		}
		cases = nil
		var rest []Case
		for _, c := range s.Cases {
			if unobserved[c.bits()] {
				rest = append(rest, c)
			} else {
				cases = append(cases, c)
			}
		}
		if len(rest) > 0 {
			w.otherwise = w.cascade(rest)
			w.layout.Rest = w.otherwise.Test
		}
	}
	w.layout.First = w.tree(w.runs(cases), lo, hi)
	return w.layout
}

type layouter struct {
	s         *Switch
	layout    *Layout
	otherwise Outcome // for values that no case has
}

// cascade tests one case after the other.
func (w *layouter) cascade(cases []Case) Outcome {
	next := w.otherwise
	for k := len(cases) - 1; k >= 0; k-- {
		next = Outcome{Test: &Test{"EQ", w.s.Number(cases[k]), Outcome{To: cases[k].Target}, next}}
	}
	return next
}

// A caseRun is consecutive values that go to one block.
type caseRun struct {
	lo, hi int64
	to     *cfg.Block
}

// runs are the cases, ascending, with neighbours that go to one block together.
func (w *layouter) runs(cases []Case) []caseRun {
	var list []caseRun
	for _, c := range cases {
		v := w.s.Number(c)
		if n := len(list) - 1; n >= 0 && list[n].hi+1 == v && list[n].to == c.Target {
			list[n].hi = v
			continue
		}
		list = append(list, caseRun{v, v, c.Target})
	}
	return list
}

// tree is a balanced tree for the runs, when the selector is known to be from lo to
// hi: first the values from the middle run on, then the lower ones. Source: seeds
// branch-and-switch, "BST Emission Algorithm", with range checks for runs.
func (w *layouter) tree(runs []caseRun, lo, hi int64) Outcome {
	switch len(runs) {
	case 0:
		return w.other(lo, hi, 0)
	case 1:
		return w.leaf(runs[0], lo, hi)
	}
	mid := len(runs) / 2
	r := runs[mid]
	is := &Test{Rel: "EQ", Value: r.hi, Yes: Outcome{To: r.to}}
	if r.lo != r.hi {
		is.Rel = "LE"
	}
	if r.hi == hi {
		is.No = w.other(0, -1, 0)
	} else {
		is.No = w.tree(runs[mid+1:], r.hi+1, hi)
	}
	return Outcome{Test: &Test{"LT", r.lo, w.tree(runs[:mid], lo, r.lo-1), Outcome{Test: is}}}
}

// other is where the values from lo to hi go on that no case has, but for except of them.
func (w *layouter) other(lo, hi int64, except uint64) Outcome {
	x := w.otherwise
	x.lo, x.hi, x.except, x.Never = lo, hi, except, lo > hi
	return x
}

// leaf decides one run.
func (w *layouter) leaf(r caseRun, lo, hi int64) Outcome {
	yes := Outcome{To: r.to}
	switch {
	case r.lo <= lo && r.hi >= hi:
		return yes
	case r.lo == r.hi:
		return Outcome{Test: &Test{"EQ", r.lo, yes, w.other(lo, hi, 1)}}
	case r.lo <= lo:
		return Outcome{Test: &Test{"LE", r.hi, yes, w.other(r.hi+1, hi, 0)}}
	case r.hi >= hi:
		return Outcome{Test: &Test{"GE", r.lo, yes, w.other(lo, r.lo-1, 0)}}
	}
	return Outcome{Test: &Test{"LT", r.lo, w.other(lo, r.lo-1, 0), Outcome{Test: &Test{"LE", r.hi, yes, w.other(r.hi+1, hi, 0)}}}}
}

// A Cost is what a switch costs on the longest path from its first comparison to a target: the
// instructions that decide, and of them the branches that may diverge.
type Cost struct {
	Instructions, DivergencePoints int
}

func (c Cost) plus(d Cost) Cost {
	return Cost{c.Instructions + d.Instructions, c.DivergencePoints + d.DivergencePoints}
}

// longer returns the one of c and d that is that of the longer path.
func (c Cost) longer(d Cost) Cost {
	if cmp.Or(cmp.Compare(c.Instructions, d.Instructions), cmp.Compare(c.DivergencePoints, d.DivergencePoints)) < 0 {
		return d
	}
	return c
}

// Cost returns what s costs in a form: in its own as it stands in the text, in another as phase 30
// writes it, where to each block of onward one more branch leads. It is false where that is not
// known, and for a tree of one case.
func (s *Switch) Cost(form Strategy, onward map[*cfg.Block]bool) (c Cost, ok bool) {
	if form == s.Form {
		return s.stands, true
	}
	if len(s.Cases) == 0 || form == SearchTree && len(s.Cases) == 1 || s.Form == JumpTable && !s.Exact {
		return c, false
	}
	test := Cost{2, 1}
	if s.Wide {
		test.Instructions++ // each half is compared
	}
	if form == JumpTable { // the check, the indexed branch, and where the first value is not 0 the index
		c = test.plus(Cost{1, 1})
		if s.Min != 0 {
			c.Instructions += test.Instructions - 1
		}
		if len(onward) > 0 {
			c.Instructions++
		}
		return c, true
	}
	x := coster{layout: s.Layout(form), test: test, onward: onward}
	if x.layout.Rest != nil {
		for next := (Outcome{Test: x.layout.Rest}); next.Test != nil; next = next.Test.No {
			x.rest = append(x.rest, next.Test)
		}
		x.whole = x.from(Outcome{Test: x.layout.Rest}, true)
	}
	return x.from(x.layout.First, false), true
}

type coster struct {
	layout *Layout
	onward map[*cfg.Block]bool
	test   Cost
	rest   []*Test // for what the profile has not observed, by value
	whole  Cost    // of all those
}

// from returns the cost of the longest path from s on, where inRest says that s is of Rest.
func (x *coster) from(s Outcome, inRest bool) (best Cost) {
	var path Cost
	end := func(c Cost) { best = best.longer(path.plus(c)) }
	isRest := func(s Outcome) bool { return !inRest && s.Test != nil && s.Test == x.layout.Rest }
	for s.Test != nil && !isRest(s) {
		path = path.plus(x.test)
		switch yes := s.Test.Yes; {
		case yes.Never:
		case isRest(yes):
			end(x.undecided(yes))
		case yes.Test == nil:
			end(x.at(yes.To))
		default:
			end(x.from(yes, inRest))
		}
		s = s.Test.No
	}
	switch {
	case s.Never:
	case isRest(s):
		end(Cost{Instructions: 1}.plus(x.undecided(s)))
	default:
		end(Cost{Instructions: 1}.plus(x.at(s.To)))
	}
	return best
}

// at returns what is on the way from block to.
func (x *coster) at(to *cfg.Block) (c Cost) {
	if x.onward[to] {
		c.Instructions = 1
	}
	return c
}

// undecided returns the cost of the tests of Rest for the values that get to s.
func (x *coster) undecided(s Outcome) (best Cost) {
	count := uint64(s.hi) - uint64(s.lo) - s.except // less 1
	if count >= uint64(len(x.rest)) {
		return x.whole
	}
	k, _ := slices.BinarySearchFunc(x.rest, s.lo, func(t *Test, v int64) int { return cmp.Compare(t.Value, v) })
	first := k
	for ; k < len(x.rest) && x.rest[k].Value <= s.hi; k++ {
		n := k + 1
		best = best.longer(Cost{n * x.test.Instructions, n * x.test.DivergencePoints}.plus(x.at(x.rest[k].Yes.To)))
	}
	if uint64(k-first) <= count {
		return x.whole
	}
	return best
}

// A hop is a block that decides on a path through a switch that stands in the text.
type hop struct {
	by    int32        // of the path before it; -1 if it is the first
	b     *cfg.Block   // nil if it does not decide
	via   []*cfg.Block // from the one before it on, which only branch or compare
	costs Cost         // of the branches there, and of a table
}

// decidesAt adds block b, which decides and which way leads to, to the path that ends with the hop by.
// It returns the hop with which the path ends then.
func (w *walk) decidesAt(by int32, way, b *cfg.Block) int32 {
	by = w.passes(by, way, b, Cost{})
	w.visits.hops[by].b = b
	if by == 0 {
		w.visits.hops[by].via = w.before(b)
	}
	return by
}

// passes is decidesAt for a block that does not decide, to which something else that costs is on the way.
func (w *walk) passes(by int32, way, b *cfg.Block, costs Cost) int32 {
	via, branches := w.way(way, b)
	costs.Instructions += branches
	w.visits.hops = append(w.visits.hops, hop{by, nil, via, costs})
	return int32(len(w.visits.hops) - 1)
}

// leaves notes that the path that ends with the hop leads to a target.
func (w *walk) leaves(by int32) {
	if n := len(w.outs) - 1; n < 0 || w.outs[n] != by {
		w.outs = append(w.outs, by)
	}
}

// way returns the blocks from from on that lead to block to, without it, and how many branches do.
func (w *walk) way(from, to *cfg.Block) (via []*cfg.Block, branches int) {
	for range 64 {
		if from == to || from == nil || isEnd(from) {
			break
		}
		via = append(via, from)
		if i := from.Last(); i != nil && i.IsBranch() && !i.Conditional() {
			branches++
			from = w.Func.TargetIn(from, i)
		} else {
			from = w.Func.Next(from)
		}
	}
	return via, branches
}

// empty reports whether each value from lo to hi has been decided.
func (w *walk) empty(lo, hi int64) bool {
	if lo > hi {
		return true
	}
	if uint64(hi)-uint64(lo) >= uint64(len(w.decided)) {
		return false
	}
	for n := lo; ; n++ {
		if !w.decided[w.bits(n)] {
			return false
		}
		if n == hi {
			return true
		}
	}
}

// counted returns what the longest path that was noted costs.
func (w *walk) counted() (best Cost) {
	x := counter{Facts: w.Facts, s: w.s, in: map[*cfg.Block]int{}, seen: map[Value]bool{}, counted: map[int32]bool{}}
	for _, h := range w.visits.hops {
		for _, b := range h.via {
			x.in[b] = 0
		}
		if h.b != nil {
			x.in[h.b] = 0
		}
	}
	for _, h := range w.visits.hops {
		if h.b != nil {
			x.reads(h.b, len(h.b.Instrs)-1)
		}
	}
	paths := make([]Cost, len(w.visits.hops))
	for n, h := range w.visits.hops {
		c := h.costs
		for _, b := range h.via {
			c.Instructions += x.in[b]
		}
		if h.b != nil {
			c = c.plus(Cost{x.in[h.b] + 1, 1})
		}
		if h.by >= 0 {
			c = c.plus(paths[h.by])
		}
		paths[n] = c
	}
	for _, n := range w.outs {
		best = best.longer(paths[n])
	}
	return best
}

// before returns the blocks that do nothing but go on to the next, and lead to b alone: a listing has
// a label in front of each branch whose targets it notes.
func (f *Facts) before(b *cfg.Block) (list []*cfg.Block) {
	for range 8 {
		preds := f.Func.Preds.Succs(b.ID)
		if len(preds) != 1 || preds[0] != b.ID-1 {
			break
		}
		if b = f.Func.Blocks[preds[0]]; b.Last() == nil || b.Last().EndsBlock() || b.Last().Conditional() {
			break
		}
		list = append(list, b)
	}
	return list
}

// tableCounted returns what a table costs, and what the way to its default does.
func (f *Facts) tableCounted(s *Switch) (all, check Cost) {
	x := counter{Facts: f, s: s, in: map[*cfg.Block]int{}, seen: map[Value]bool{}, counted: map[int32]bool{}, table: true}
	at := append(f.before(s.Block), s.Block)
	var checks []*cfg.Block
	if s.Check != nil {
		checks = append(f.before(s.Check), s.Check)
	}
	for _, b := range slices.Concat(checks, at) {
		x.in[b] = 0
	}
	x.reads(s.Block, s.Block.Index(s.Instr))
	if s.Check != nil {
		x.reads(s.Check, len(s.Check.Instrs)-1)
		check = Cost{1, 1}
		for _, b := range checks {
			check.Instructions += x.in[b]
		}
	}
	all = check.plus(Cost{1, 1})
	for _, b := range at {
		if !slices.Contains(checks, b) {
			all.Instructions += x.in[b]
		}
	}
	return all, check
}

// A counter counts the instructions that compute what branches read from the selector.
type counter struct {
	*Facts
	s       *Switch
	in      map[*cfg.Block]int // by block that counts: how many
	seen    map[Value]bool
	counted map[int32]bool
	table   bool // what is loaded may be the entry of a table
}

// reads counts what computes the values that instruction k of b reads.
func (x *counter) reads(b *cfg.Block, k int) {
	ssa := x.SSA()
	n := ssa.Regs.Number(b, k)
	for k, word := range ssa.Regs.Words(n) {
		if word >= 0 && !word.Write() {
			x.value(ssa.Values(n)[k])
		}
	}
}

func (x *counter) value(v Value) {
	ssa := x.SSA()
	if v < 0 || x.seen[v] || ssa.Kind(v) != InstrValue {
		return
	}
	x.seen[v] = true
	if x.s.value >= 0 && ssa.copyOf(v) == x.s.value {
		return
	}
	if r := ssa.Regs.Regs[ssa.Var(v)]; x.s.Wide && (r == x.s.Selector || r == x.s.Upper) {
		return
	}
	b, n := ssa.Block(v), ssa.Instr(v)
	if _, ok := x.in[b]; !ok {
		return
	}
	i := &b.Instrs[n-ssa.Regs.first[b.ID]]
	if !x.table && i.Op.Effects&cfg.ReadsMem != 0 {
		return
	}
	if !x.counted[n] {
		x.counted[n] = true
		x.in[b]++
	}
	x.reads(b, int(n-ssa.Regs.first[b.ID]))
	x.value(ssa.Prev(v))
}
