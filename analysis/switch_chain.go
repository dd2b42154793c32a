package analysis

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A recogniser finds the switches of one function.
type recogniser struct {
	*Facts
	set   SwitchSettings
	used  []bool             // by block: part of a chain
	steps int                // of indexers
	same  map[origin][]Value // of which branches tell something
	walks int                // decisions that may still be looked at
	loose *looseDecisions    // nil if only those count that phase 30 takes
}

// maxWalks bounds the decisions that are looked at to find chains, for each block of a function;
// minWalks is how many may be in any. Where comparisons with an order follow one another that do
// not split the values, each may begin a chain with all those behind it.
const (
	maxWalks = 8
	minWalks = 1 << 17
)

// A walk goes through the decisions of one switch.
type walk struct {
	*recogniser
	s            *Switch
	first        decision
	decided      map[uint64]bool
	ranges       []span // where values that no comparison names lead
	unsigned     bool
	ordered      bool                      // a comparison with an order has been met, which unsigned is of
	visited      map[*cfg.Block]*cfg.Instr // what they compare
	named        int                       // cases that a comparison, or a table, names
	tables       []*Switch                 // that parts of the values are left to
	join         *cfg.Block                // if not nil: where values that are not decided go on as others do
	except       []span                    // values that have been followed already, from the block on that is followed now
	budget       int
	hops         []hop        // the paths that were followed
	outs         []int32      // the hops from which a path leads to a target
	passed       []*cfg.Block // where lanes wait between decisions
	lost         bool         // which values get to a block is too long to tell
	partly       bool         // where many values lead that are no case is not found
	placed       bool         // lower and upper are found
	lower, upper int64        // see [walk.places]
	again        bool         // the values that come to a block on a second way are not followed
}

// A span is a range of values that goes to one block.
type span struct {
	lo, hi int64
	to     *cfg.Block
	from   *cfg.Block
	rest   bool // those that a table does not name

	except []span // values that are not of it
}

// size is how many values r has; of all those of 64 bits, one less.
func (r span) size() uint64 {
	n := uint64(r.hi) - uint64(r.lo)
	n += min(1, math.MaxUint64-n)
	for _, e := range r.except {
		if lo, hi := max(r.lo, e.lo), min(r.hi, e.hi); lo <= hi {
			n -= uint64(hi-lo) + 1
		}
	}
	return n
}

// has reports whether n, which is from lo to hi, is of r.
func (r span) has(n int64) bool {
	return !slices.ContainsFunc(r.except, func(e span) bool { return e.lo <= n && n <= e.hi })
}

// maxExcept bounds the ranges of values that a range is without, and maxJoin the ways to a block that are looked at.
const (
	maxExcept = 32
	maxJoin   = 8
)

// maxRangeCases is how many values of a range count as cases.
const maxRangeCases = 256

// maxLooseRange is maxRangeCases where it is known how many values the selector has: of 8 bits, the
// default of one half of a tree is a range as short as a case may be.
const maxLooseRange = 16

// chain follows the decisions on one value from b on. It returns nil if they are
// no switch of two cases at least.
func (r *recogniser) chain(b *cfg.Block) *Switch {
	d, why := r.decides(b)
	if r.loose != nil && r.walks > 0 && (d == nil || d.wide && r.computed(d.value)) {
		if t, is := r.testsFirst(b); is {
			s := r.walked(b, t, fmt.Sprintf("%s in %s tests what is computed from the selector", t.compare.Op.Name, b.Name()), nil)
			if s != nil || d == nil {
				return s
			}
		}
	}
	if d == nil || r.walks <= 0 || !r.goesOn(d) {
		return nil
	}
	return r.walked(b, *d, why, nil)
}

// walked follows the decisions from block b on, the first of which is d. If table is not nil, it is that of b, which leaves other values to d.
func (r *recogniser) walked(b *cfg.Block, d decision, loose string, table *Switch) *Switch {
	w := walk{recogniser: r, first: d, decided: map[uint64]bool{}, visited: map[*cfg.Block]*cfg.Instr{}, budget: r.set.Budget,
		s: &Switch{Selector: d.reg, Block: b, Instr: d.compare, value: d.value}}
	if table != nil {
		w.s.Selector = table.Selector
	}
	if d.wide {
		w.s.Wide, w.s.Upper, w.s.value, w.s.halves = true, d.highReg, NoValue, [2]Value{d.value, d.high}
	}
	w.s.Loose = loose
	lo, hi := w.all()
	w.from(b, b, b, -1, lo, hi)
	if w.lost || w.named < 2 && !w.several() || len(w.visited) == 0 || !w.finish() {
		return nil
	}
	for b := range w.visited {
		r.used[b.ID] = true
		w.s.Blocks = append(w.s.Blocks, b)
	}
	for _, t := range w.tables {
		r.loose.inTree[t.Block] = true
	}
	slices.SortFunc(w.s.Blocks, func(a, b *cfg.Block) int { return int(a.ID - b.ID) })
	for _, b := range w.s.Blocks {
		w.s.Compares = append(w.s.Compares, w.visited[b])
	}
	w.s.stands = w.counted()
	return w.s
}

// several reports whether one branch tests three values or more that are not all neighbours, which no comparison does.
func (w *walk) several() bool {
	first, last := int64(math.MaxInt64), int64(math.MinInt64)
	for _, c := range w.s.Cases {
		n := w.number(c.bits())
		first, last = min(first, n), max(last, n)
	}
	n := len(w.s.Cases)
	return w.named == 1 && n >= leastSeveral && w.s.Several && uint64(last)-uint64(first) >= uint64(n)
}

// leastSeveral is how many values one branch alone has to test for a switch.
const leastSeveral = 3

// member returns what block b decides if it may be part of a switch under the profile, else nil.
func (r *recogniser) member(b *cfg.Block) *decision {
	ds := r.decisions()
	n := ds.of[b.ID]
	if n == 0 {
		return nil
	}
	d := &ds.list[n-1]
	if r.set.Profile == Measured && !r.measurable(d) {
		return nil
	}
	return d
}

// decides is member with why phase 30 would not take it; of a recogniser that is loose, for those too. What it returns does not change.
func (r *recogniser) decides(b *cfg.Block) (d *decision, why string) {
	if r.loose != nil {
		return r.looseMember(b)
	}
	return r.member(b), ""
}

// goesOn reports whether one way out of d goes to another decision on the value:
// most branches are no switch.
func (r *recogniser) goesOn(d *decision) bool {
	var tables []*Switch // one alone has d for its check
	for _, to := range [...]*cfg.Block{d.no, d.yes} {
		if r.loose == nil {
			if next := r.member(to); next != nil && next.sameSelector(d) {
				return true
			}
			continue
		}
		w := walk{recogniser: r, first: *d, s: &Switch{Block: d.b}, ordered: d.orders(), unsigned: d.orders() && d.unsigned}
		lo, hi := int64(1), int64(0) // where they are few
		switch in := d.rel == "LE" || d.rel == "LT"; {
		case d.rel == relIn && to == d.yes && !d.two:
			lo, hi = w.number(uint64(d.bound)), w.number(uint64(d.last))
		case d.unsigned && (in || d.rel == "GE" || d.rel == "GT") && in == (to == d.yes):
			lo, hi = 0, int64(d.bound)
		}
		if lo > hi && w.computes(w.onward(to)) {
			lo, hi = w.all()
		}
		if w.goesDeeper(to, lo, hi) {
			return true
		}
		if t := w.tableAt(w.onward(to)); t != nil {
			tables = append(tables, t)
		}
	}
	return len(tables) == 2 && tables[0] != tables[1]
}

// goesDeeper reports whether block b decides between the values from lo to hi.
func (w *walk) goesDeeper(b *cfg.Block, lo, hi int64) bool {
	b = w.onward(b)
	if next, _ := w.decides(b); next != nil {
		return next.sameSelector(&w.first)
	}
	_, ok := w.tested(b, lo, hi)
	return ok
}

// all returns the bounds of all values.
func (w *walk) all() (lo, hi int64) {
	switch {
	case w.first.wide:
		return math.MinInt64, math.MaxInt64
	case w.loose != nil:
		switch k := w.Constants().Value(w.first.value, w.s.Block); {
		case k.Lo > k.Hi:
		case w.unsigned || k.Hi <= math.MaxInt32:
			return int64(k.Lo), int64(k.Hi)
		}
	}
	if w.unsigned {
		return 0, math.MaxUint32
	}
	return math.MinInt32, math.MaxInt32
}

// from follows the decisions from block b on, which control gets to from the block from, for the
// values from lo to hi, on the path that ends with the hop by. head is the first block of the switch.
func (w *walk) from(b, head, from *cfg.Block, by int32, lo, hi int64) {
	rest := false
	defer func(except []span) { w.except = except }(w.except)
	for {
		w.Poll()
		way := b // from there control only branches to b
		if w.loose != nil && b != head {
			b = w.onward(b)
		}
		if b == w.join && b != nil {
			return
		}
		if next := w.behindWait(b); next != nil {
			w.passed = append(w.passed, b)
			b = next
			continue
		}
		if t := w.leaf(b, lo, hi); t != nil {
			w.leaves(w.passes(by, way, b, t.stands))
			by = w.passes(by, way, b, t.check)
			b, from, rest = t.Default, t.Block, true // where the other values lead
			continue
		}
		var d decision
		decided, loose := w.decides(b)
		ok := decided != nil
		if ok {
			d = *decided
		}
		if !ok || w.loose != nil && !d.sameSelector(&w.first) {
			if t, is := w.tested(b, lo, hi); is {
				d, ok, loose = t, true, fmt.Sprintf("%s in %s tests what is computed from the selector", t.compare.Op.Name, b.Name())
			}
		}
		if ok && w.inOrder(&d, lo, hi) {
			loose = fmt.Sprintf("%s in %s compares numbers without a sign, others have one", d.compare.Op.Name, b.Name())
		}
		if why := w.ends(&d, ok, b, head); why != "" {
			if !ok {
				if why = w.almost(b); why == "" && w.computes(b) {
					why = fmt.Sprintf("what %s tests of the selector is not understood", b.Name())
				}
			}
			if w.s.Ends == "" && why != "" {
				w.s.Ends = why
				w.beyond(b)
			}
			w.again = w.again || ok && w.visited[b] != nil
			if !w.empty(lo, hi) {
				w.leaves(w.passes(by, way, w.through(b), Cost{}))
			}
			w.ranges = append(w.ranges, span{lo, hi, w.popped(w.through(b)), from, rest, w.except})
			return
		}
		if way != b && loose == "" {
			loose = fmt.Sprintf("%s only branches, and is between two comparisons", way.Name())
		}
		if w.s.Loose == "" {
			w.s.Loose = loose
		}
		w.visited[b] = d.compare
		by = w.decidesAt(by, way, b)
		w.budget--
		w.walks--
		from = b
		if d.orders() && !w.ordered {
			w.ordered, w.unsigned = true, d.unsigned // nothing has been split before
			lo, hi = w.all()
		}
		bound := w.number(d.at())
		switch d.rel {
		case relIn:
			if d.parts != nil {
				w.split(&d, head, by, lo, hi)
				b = d.no
				continue
			}
			if first, last := w.number(uint64(d.bound)), w.number(uint64(d.last)); !d.two && d.set == nil && first <= last && len(w.except) < maxExcept && w.goesDeeper(d.yes, max(lo, first), min(hi, last)) {
				first, last = max(lo, first), min(hi, last)
				join, n := w.join, len(w.ranges)
				w.join = w.onward(d.no)
				w.from(d.yes, head, b, by, first, last)
				w.join = join
				w.without(w.ranges[n:])
				b = d.no
				continue
			}
			if !d.two && (len(d.set) > maxLooseRange || d.set == nil && int64(d.last)-int64(d.bound) >= maxLooseRange) && w.open(d.yes) {
				if w.s.Ends == "" {
					w.s.Ends = fmt.Sprintf("%s decides of other values", d.yes.Name())
				}
				w.partly = true
				b = d.no
				continue
			}
			in := false
			for v := range d.values {
				if n := w.number(v); n >= lo && n <= hi && !w.decided[v] && w.comes(n) {
					in, w.decided[v] = true, true
					w.s.Several = w.s.Several || len(d.set) > 1
					w.s.Cases = append(w.s.Cases, Case{Value: uint32(v), Target: d.yes, Block: b, Compare: d.compare, High: uint32(v >> 32)})
				}
			}
			if in {
				w.leaves(by)
				w.named++
			} else if len(d.set) > 0 || d.set == nil {
				w.s.Duplicates = append(w.s.Duplicates, Case{Value: d.bound, Target: d.yes, Block: b, Compare: d.compare})
			}
			b = d.no
		case "NE", "EQ":
			yes, no := d.yes, d.no
			if d.rel == "NE" {
				yes, no = no, yes
			}
			c := Case{Value: d.bound, Target: yes, Block: b, Compare: d.compare, High: d.upper}
			w.s.Chain = append(w.s.Chain, Comparison{c, d.reg})
			if w.decided[d.at()] || bound < lo || bound > hi || !w.comes(bound) {
				w.s.Duplicates = append(w.s.Duplicates, c)
			} else {
				w.decided[d.at()] = true
				w.leaves(by)
				w.named++
				w.s.Cases = append(w.s.Cases, c)
			}
			b = no
		default:
			below, above := d.yes, d.no // of the values below the bound, and the others
			if d.rel == "GE" || d.rel == "GT" {
				below, above = above, below
			}
			if d.rel == "LE" || d.rel == "GT" {
				if bound == math.MaxInt64 { // all values
					b = below
					continue
				}
				bound++
			}
			if lo < bound {
				w.from(below, head, from, by, lo, min(hi, bound-1))
			}
			if hi < bound {
				return
			}
			b, lo = above, max(lo, bound)
		}
	}
}

// inOrder makes d, which compares numbers without a sign while others have one, decide of the values from lo to hi as
// those do, if it can, and reports whether it did. The other way round, the first comparison is a check in front of a switch.
func (w *walk) inOrder(d *decision, lo, hi int64) bool {
	if w.loose == nil || !w.ordered || w.first.wide || d.wide || !d.orders() || w.unsigned || !d.unsigned {
		return false
	}
	if lo >= 0 && d.bound <= math.MaxInt32 {
		d.unsigned = false
		return true
	}
	count := int64(d.bound)
	if d.rel == "LE" || d.rel == "GT" {
		count++
	}
	if count < 1 || count > maxBetween {
		return false
	}
	if d.rel == "GE" || d.rel == "GT" {
		d.yes, d.no = d.no, d.yes
	}
	d.rel, d.bound, d.last = relIn, 0, uint32(count-1)
	return true
}

// comes reports whether the value of the number n, which is in the range that is followed, gets to the block that is.
func (w *walk) comes(n int64) bool { return (span{except: w.except}).has(n) }

// pieces are the ranges of the values of r, ascending.
func (r span) pieces() (list []span) {
	lo := r.lo
	for _, e := range r.except { // ascending
		if e.hi < lo || e.lo > r.hi {
			continue
		}
		if e.lo > lo {
			list = append(list, span{lo: lo, hi: e.lo - 1})
		}
		if e.hi >= r.hi {
			return list
		}
		lo = e.hi + 1
	}
	if lo <= r.hi {
		list = append(list, span{lo: lo, hi: r.hi})
	}
	return list
}

// without has the values of ranges, which have been followed, be none of those that are followed.
func (w *walk) without(ranges []span) {
	list := slices.Clone(w.except)
	for _, r := range ranges {
		list = append(list, r.pieces()...)
	}
	slices.SortFunc(list, func(a, b span) int { return cmp.Compare(a.lo, b.lo) })
	w.except = nil
	for _, e := range list {
		if n := len(w.except) - 1; n >= 0 && (w.except[n].hi >= e.lo || w.except[n].hi+1 == e.lo) {
			w.except[n].hi = max(w.except[n].hi, e.hi)
		} else {
			w.except = append(w.except, e)
		}
	}
	if len(w.except) > maxExcept {
		w.lost = true
	}
}

// split follows the way yes out of d, whose block is head or behind it, for the values from lo to hi that go there, on the path that ends
// with the hop by; then those that have not come to where the others go are no longer followed.
func (w *walk) split(d *decision, head *cfg.Block, by int32, lo, hi int64) {
	w.ordered = true // numbers stay as they are
	first, last := hi, lo
	var others []span
	for _, r := range d.parts {
		if r.yes {
			first, last = min(first, r.lo), max(last, r.hi)
		} else {
			others = append(others, span{lo: r.lo, hi: r.hi})
		}
	}
	if first > last {
		return
	}
	join, except, n := w.join, w.except, len(w.ranges)
	w.join = w.onward(d.no)
	w.without(others)
	w.from(d.yes, head, d.b, by, first, last)
	w.join, w.except = join, except
	w.without(w.ranges[n:])
}

// number returns v as a number of the selector, by whose comparisons it has a sign or not; one of 64 bits that has none is in the
// same order less than half of them.
func (w *walk) number(v uint64) int64 {
	switch {
	case w.first.wide && w.ordered && w.unsigned:
		return int64(v ^ 1<<63)
	case w.first.wide:
		return int64(v)
	case w.unsigned:
		return int64(v)
	}
	return int64(int32(v))
}

// bits returns the value that is the number n.
func (w *walk) bits(n int64) uint64 {
	switch {
	case w.first.wide && w.ordered && w.unsigned:
		return uint64(n) ^ 1<<63
	case w.first.wide:
		return uint64(n)
	}
	return uint64(uint32(n))
}

// almost says why block b, which is no decision, is none although it compares the selector and branches;
// "" if it does not.
func (w *walk) almost(b *cfg.Block) string {
	last := b.Last()
	if last == nil || !last.IsBranch() || !last.Conditional() {
		return ""
	}
	for k := range b.Instrs {
		i := &b.Instrs[k]
		if _, ok := w.compared(i); !ok {
			continue
		}
		if g := i.Guard; !g.Always() {
			return fmt.Sprintf("%s in %s is under the guard %s", i.Op.Name, b.Name(), w.Func.Names.Reg(g.Reg))
		}
		if d := dests(i); len(i.Args) > d+2 {
			if p := i.Args[d+2].Reg; p.IsPred() && !p.IsConst() {
				return fmt.Sprintf("%s in %s is combined with %s", i.Op.Name, b.Name(), w.Func.Names.Reg(p))
			}
		}
	}
	return ""
}

// compared returns the constant that i compares the selector with.
func (w *walk) compared(i *cfg.Instr) (uint32, bool) {
	if i.Op.Name != "ISETP" && i.Op.Name != "UISETP" || i.HasMod("EX") || i.HasMod("X") {
		return 0, false
	}
	d := dests(i)
	if len(i.Args) < d+2 || mirrored(relation(w.Func, i)) == "" {
		return 0, false
	}
	x, y := &i.Args[d], &i.Args[d+1]
	if x.Kind != cfg.RegOperand || x.Reg != w.s.Selector || x.Flags&^cfg.Reuse != 0 {
		return 0, false
	}
	return intValue(y)
}

// finish makes cases of the short ranges and finds the default. It reports
// whether what is left goes to one block.
func (w *walk) finish() bool {
	s := w.s
	for _, end := range [...]*cfg.Block{LaneEnds, LaneReturns} {
		ways, most := map[*cfg.Block]bool{}, map[*cfg.Block]bool{} // to end lanes, or to return, at once; those of many values
		for _, r := range w.ranges {
			if r.to == end || !isEnd(r.to) && atOnce(r.to) == end {
				ways[r.to] = true
				if r.size() > maxRangeCases {
					most[r.to] = true
				}
			}
		}
		for _, r := range w.ranges { // another half of the tree leaves regions first
			if ways[end] && r.size() > maxRangeCases && !ways[r.to] && w.leavesFor(r.to) == end {
				ways[r.to] = true
			}
		}
		if !ways[end] {
			if ways = most; w.loose == nil || len(most) < 2 {
				continue
			}
		}
		for n := range w.ranges { // a branch to an EXIT is the same
			if ways[w.ranges[n].to] {
				w.ranges[n].to = end
			}
		}
	}
	if w.loose != nil {
		w.ranges = slices.DeleteFunc(w.ranges, func(r span) bool { return r.size() <= maxRangeCases && w.empty(r.lo, r.hi) })
		w.meet()
	}
	open := make([]bool, len(w.ranges))
	is := map[*cfg.Block]bool{} // open
	for n, r := range w.ranges {
		if r.hi == r.lo {
			continue
		}
		yes, known := is[r.to]
		if !known {
			yes = w.open(r.to)
			is[r.to] = yes
		}
		open[n] = yes
	}
	most, spans := map[*cfg.Block]uint64{}, map[*cfg.Block]int{}
	for n, r := range w.ranges {
		most[r.to] += min(r.size(), math.MaxUint64-most[r.to])
		if !open[n] {
			spans[r.to]++
		}
		if s.Default == nil || most[r.to] > most[s.Default] {
			s.Default = r.to
		}
	}
	if w.loose != nil && spans[s.Default] == 0 { // where parts of the tree have their default is that of all
		for to, n := range spans {
			if (n > 1 || most[to] >= maxLooseRange || len(spans) == 1) && (spans[s.Default] == 0 || most[to] > most[s.Default] || most[to] == most[s.Default] && to.ID < s.Default.ID) {
				s.Default = to
			}
		}
	}
	left := uint64(0) // values that lead to what decides of them
	for n, r := range w.ranges {
		if r.to == s.Default {
			if !slices.Contains(s.Others, r.from) {
				s.Others = append(s.Others, r.from)
			}
			continue
		}
		if open[n] || r.rest {
			if w.loose == nil {
				return false
			}
			if s.Ends == "" {
				s.Ends = fmt.Sprintf("%s decides of other values", r.to.Name())
			}
			if !w.empty(r.lo, r.hi) {
				left += min(r.size(), math.MaxUint64-left)
			}
			continue
		}
		if r.size() > maxRangeCases || w.loose != nil && r.size() > maxLooseRange {
			return false
		}
		for n := r.lo; ; n++ {
			if v := w.bits(n); r.has(n) && !w.decided[v] {
				w.decided[v] = true
				s.Cases = append(s.Cases, Case{Value: uint32(v), Target: r.to, Block: r.from, High: uint32(v >> 32)})
			}
			if n == r.hi {
				break
			}
		}
	}
	if w.ordered {
		s.Form, s.Chain = SearchTree, nil
	}
	s.Total = len(w.ranges) == 0
	if w.partly || left > maxRangeCases || s.Default != nil && left >= most[s.Default] {
		s.Default, s.Others = nil, nil
	}
	if w.again && w.loose != nil { // it may compare those values
		s.Duplicates = nil
	}
	return true
}

// leavesFor returns where lanes end, or return, that come to block b, if they do nothing before but leave regions and wait for others there;
// nil if they do something else. Phase 30 takes no such tree.
func (w *walk) leavesFor(b *cfg.Block) *cfg.Block {
	for range maxMeet {
		if w.loose == nil || isEnd(b) || b.Last() == nil {
			return nil
		}
		if end := atOnce(b); end != nil {
			return end
		}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			switch i.Op.Name {
			case "BREAK", "BSYNC", "NOP":
			default:
				if k < len(b.Instrs)-1 || !i.IsBranch() {
					return nil
				}
			}
			if !i.Guard.Always() || i.Conditional() {
				return nil
			}
		}
		if b = w.onlyTo(b); b == nil {
			return nil
		}
	}
	return nil
}

// onlyTo returns the block that all edges of b lead to; nil if there is none.
func (w *walk) onlyTo(b *cfg.Block) *cfg.Block {
	to := (*cfg.Block)(nil)
	for x := range w.Func.Succs(b) {
		if to != nil && to != x {
			return nil
		}
		to = x
	}
	return to
}

// meet has the ranges of many values that lead to different blocks, which only compute and then lead to one place, lead there: each half
// of a tree may compute for the default what the other does not need to. No case may lead to that place, which would be for the default.
func (w *walk) meet() {
	var many []*cfg.Block
	for _, r := range w.ranges {
		if r.size() >= maxRangeCases && !slices.Contains(many, r.to) {
			many = append(many, r.to)
		}
	}
	if len(many) < 2 || len(many) > maxMeet {
		return
	}
	var ways [][]*cfg.Block
	for _, b := range many {
		ways = append(ways, w.computing(b))
	}
	for _, at := range ways[0] {
		if slices.ContainsFunc(ways[1:], func(way []*cfg.Block) bool { return !slices.Contains(way, at) }) {
			continue
		}
		others := slices.ContainsFunc(w.ranges, func(r span) bool { return r.to == at && !slices.Contains(many, at) })
		if others || slices.ContainsFunc(w.s.Cases, func(c Case) bool { return c.Target == at }) {
			return
		}
		for n := range w.ranges {
			r := &w.ranges[n]
			if slices.Contains(many, r.to) || slices.ContainsFunc(ways, func(way []*cfg.Block) bool { return sameCode(w.computing(r.to), way, at) }) {
				r.to = at
			}
		}
		return
	}
}

// sameCode reports whether the blocks of two ways, as [walk.computing] has them, have the same instructions up to the block at.
func sameCode(a, b []*cfg.Block, at *cfg.Block) bool {
	instrs := func(way []*cfg.Block) (list []*cfg.Instr) {
		for _, b := range way[:max(slices.Index(way, at), 0)] {
			for k := range b.Instrs {
				if i := &b.Instrs[k]; !i.IsBranch() && i.Op.Name != "NOP" && i.Op.Name != "BSYNC" {
					list = append(list, i)
				}
			}
		}
		return list
	}
	return slices.Contains(a, at) && slices.EqualFunc(instrs(a), instrs(b), func(x, y *cfg.Instr) bool {
		return x.Name == y.Name && x.Guard == y.Guard && slices.EqualFunc(x.Args, y.Args, func(x, y cfg.Operand) bool {
			x.Flags, y.Flags = x.Flags&^cfg.Reuse, y.Flags&^cfg.Reuse
			return x.Same(&y)
		})
	})
}

// maxMeet is how many defaults of parts of the values are looked at, and how many blocks from each on.
const maxMeet = 8

// computing returns b and the blocks that control gets to from there, for as long as they only compute and lead to one place.
func (w *walk) computing(b *cfg.Block) []*cfg.Block {
	list := []*cfg.Block{b}
	for range maxMeet {
		if isEnd(b) || b.Last() == nil || len(b.Instrs) > maxComputed+1 {
			break
		}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if branch := k == len(b.Instrs)-1 && i.IsBranch() && !i.Conditional(); branch || i.Op.Name == "NOP" || i.Op.Name == "BSYNC" && i.Guard.Always() {
				continue
			}
			if !i.Op.Known() || i.Flow != cfg.FlowNone || i.Op.Effects&(cfg.SideEffects|cfg.Converge|cfg.Barrier|cfg.WarpWide|cfg.ReadsMem) != 0 {
				return list
			}
		}
		to := w.onlyTo(b)
		if to == nil || slices.Contains(list, to) {
			break
		}
		b = to
		list = append(list, b)
	}
	return list
}
