package analysis

import (
	"fmt"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A recogniser finds the switches of one function.
type recogniser struct {
	*Facts
	set     SwitchSettings
	used    []bool                 // by block: part of a chain
	steps   int                    // of indexers
	same    map[valuePlace][]Value // of which branches tell something
	walks   int                    // decisions that may still be looked at
	loose   *looseDecisions        // nil if only those count that phase 30 takes
	banks   []cfg.BankRead         // of the function; nil until they are asked for
	numbers []int                  // of the labels of the function, ascending; nil until they are asked for
	room    *visits                // of the walk before; nil while one goes on

	probe  walk // of goesOn: it would be made for each branch
	probed Switch
}

// Visits are the blocks that a walk has decided at, and the hops of its paths. A function may have a walk from each of its blocks, so
// that one takes the room of the one before.
type visits struct {
	compares []*cfg.Instr // by block: what it compares
	blocks   []*cfg.Block
	hops     []hop
}

// visits returns room for a walk.
func (r *recogniser) visits() *visits {
	v := r.room
	if v == nil {
		v = &visits{compares: make([]*cfg.Instr, len(r.Func.Blocks))}
	}
	r.room = nil
	return v
}

// leave has another walk take the room.
func (r *recogniser) leave(v *visits) {
	for _, b := range v.blocks {
		v.compares[b.ID] = nil
	}
	v.blocks, v.hops = v.blocks[:0], v.hops[:0]
	r.room = v
}

// visited returns what block b compares if the walk has decided there; nil if it has not.
func (w *walk) visited(b *cfg.Block) *cfg.Instr {
	if w.visits == nil || isEnd(b) {
		return nil
	}
	return w.visits.compares[b.ID]
}

// visit notes that the walk decides at block b by a comparison.
func (w *walk) visit(b *cfg.Block, compare *cfg.Instr) {
	w.visits.compares[b.ID] = compare
	w.visits.blocks = append(w.visits.blocks, b)
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
	s        *Switch
	first    decision
	decided  map[uint64]bool
	ranges   []span // where values that no comparison names lead
	unsigned bool
	ordered  bool // the order of numbers is settled: unsigned is that of a comparison with an order, or as it was when values were split
	tree     bool // values are split by an order, or by what they belong to
	visits   *visits
	named    int        // cases that a comparison, or a table, names
	tables   []*Switch  // that parts of the values are left to
	join     *cfg.Block // if not nil: where values that are not decided go on as others do
	except   []span     // values that have been followed already, from the block on that is followed now
	budget   int
	outs     []int32      // the hops from which a path leads to a target
	passed   []*cfg.Block // where lanes wait between decisions
	lost     bool         // which values get to a block is too long to tell
	partly   bool         // where many values lead that are no case is not found
	placed   bool         // lower and upper are found
	lower    int64        // see [walk.places]
	upper    int64
	again    bool // the values that come to a block on a second way are not followed

	extension extension // that the selector is
	linear    *linear   // the selector; nil if it has not been looked for
}

// chain follows the decisions on one value from b on. It returns nil if they are
// no switch of two cases at least.
func (r *recogniser) chain(b *cfg.Block) *Switch {
	d, why := r.decides(b)
	if r.loose != nil && r.walks > 0 && (d == nil || d.wide && r.computed(d.value)) {
		if t, is := r.testsFirst(b); is {
			s := r.walked(b, t, fmt.Sprintf("%s in %s tests what is computed from the selector", t.compare.Op.Name, b.Name()), nil)
			if s != nil {
				s.computes = true
			}
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
	w := walk{recogniser: r, first: d, decided: map[uint64]bool{}, visits: r.visits(), budget: r.set.Budget,
		s: &Switch{Selector: d.reg, Block: b, Instr: d.compare, value: d.value}}
	defer r.leave(w.visits)
	if table != nil {
		w.s.Selector = table.Selector
	}
	if d.wide {
		w.s.Wide, w.s.Upper, w.s.value, w.s.halves = true, d.highReg, NoValue, [2]Value{d.value, d.high}
	}
	if w.s.Loose = loose; loose != "" && !d.wide && table == nil {
		if _, bits, _ := r.extendsBits(d.value); bits > 0 { // of it the cases are, also where the comparison reads what it extends
			w.s.computes = true
			if !r.readsExtended(&d) {
				w.s.Selector = r.SSA().Regs.Regs[r.SSA().Var(d.value)]
			}
		}
	}
	lo, hi := w.all()
	w.from(b, b, b, -1, lo, hi)
	if w.lost || w.named < 2 && !w.several() || len(w.visits.blocks) == 0 || !w.finish() {
		return nil
	}
	for _, b := range w.visits.blocks {
		r.used[b.ID] = !w.leafAt(b)
	}
	w.s.Blocks = slices.Clone(w.visits.blocks)
	for _, t := range w.tables {
		r.loose.inTree[t.Block] = true
	}
	slices.SortFunc(w.s.Blocks, func(a, b *cfg.Block) int { return int(a.ID - b.ID) })
	for _, b := range w.s.Blocks {
		w.s.Compares = append(w.s.Compares, w.visited(b))
	}
	w.s.stands = w.counted()
	return w.s
}

// readsExtended reports whether the register that d compares is itself what the selector of d is, computed anew.
func (r *recogniser) readsExtended(d *decision) bool {
	s := r.SSA()
	at, n := d.b, int32(-1)
	if p, _, ok := deciding(s, at, at.Last()); ok {
		_, n = s.definition(p)
	}
	if n < 0 || d.rel == relIn {
		return false
	}
	for k, of := range s.Regs.Args(n) {
		if w := s.Regs.Words(n)[k]; of >= 0 && w >= 0 && !w.Write() && s.Regs.Regs[s.Var(s.Values(n)[k])] == d.reg {
			return r.extended(s.copyOf(s.Values(n)[k])) == d.value
		}
	}
	return false
}

// several reports whether one branch tests three values or more that are not all neighbours, which no comparison does. Those of all numbers
// that have the same low bits are a test of these bits, as in (x & 31) == 0.
func (w *walk) several() bool {
	n := len(w.s.Cases)
	if w.named != 1 || n < leastSeveral || !w.s.Several {
		return false
	}
	var numbers []int64
	for _, c := range w.s.Cases {
		numbers = append(numbers, w.number(c.bits()))
	}
	slices.Sort(numbers)
	first, last := numbers[0], numbers[n-1]
	if uint64(last)-uint64(first) < uint64(n) {
		return false
	}
	step := numbers[1] - first
	for k, v := range numbers[1:] {
		if v-numbers[k] != step {
			return true
		}
	}
	lo, hi := w.all()
	return step&(step-1) != 0 || uint64(first-lo) >= uint64(step) || uint64(hi-last) >= uint64(step)
}

// leastSeveral is how many values one branch alone has to test for a switch.
const leastSeveral = 3

// member returns what block b decides if it may be part of a switch under the profile, else nil.
func (r *recogniser) member(b *cfg.Block) *decision {
	d := r.decisions().of[b.ID]
	if d != nil && r.set.Profile == Measured && !r.measurable(d) {
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
	if r.loose != nil {
		w := &r.probe
		*w = walk{recogniser: r, first: *d, s: &r.probed, ordered: d.orders(), unsigned: d.orders() && d.unsigned}
		r.probed = Switch{Block: d.b}
	}
	for _, to := range [...]*cfg.Block{d.no, d.yes} {
		if r.loose == nil {
			if next := r.member(to); next != nil && next.sameSelector(d) {
				return true
			}
			continue
		}
		w, at := &r.probe, r.probe.onward(to)
		lo, hi := int64(1), int64(0) // where they are few
		switch in := d.rel == "LE" || d.rel == "LT"; {
		case d.rel == relIn && to == d.yes && !d.two:
			lo, hi = w.number(uint64(d.bound)), w.number(uint64(d.last))
		case d.unsigned && (in || d.rel == "GE" || d.rel == "GT") && in == (to == d.yes):
			lo, hi = 0, int64(d.bound)
		}
		if lo > hi && w.computes(at) {
			lo, hi = w.all()
		}
		if w.goesDeeperAt(at, lo, hi) {
			return true
		}
		if t := w.tableAt(at); t != nil {
			tables = append(tables, t)
		}
	}
	return len(tables) == 2 && tables[0] != tables[1]
}

// goesDeeper reports whether block b decides between the values from lo to hi, or the one that it goes onward to.
func (w *walk) goesDeeper(b *cfg.Block, lo, hi int64) bool {
	return w.goesDeeperAt(w.onward(b), lo, hi)
}

// goesDeeperAt is goesDeeper of a block that does not go onward.
func (w *walk) goesDeeperAt(b *cfg.Block, lo, hi int64) bool {
	if w.loose != nil && !isEnd(b) && b.Last() != nil && waitsOnly(b) { // the walk looks whether more lanes wait there
		next := w.onlyTo(b)
		for n := 0; next != nil && n < maxJoin && branchesOnly(next); n++ {
			next = w.onlyTo(next)
		}
		if next != nil {
			b = w.onward(next)
		}
	}
	if next, _ := w.decides(b); next != nil && (w.loose == nil || next.sameSelector(&w.first)) {
		return next.sameSelector(&w.first)
	}
	_, ok := w.tested(b, lo, hi)
	return ok
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
		if next, waits := w.behindWait(b); next != nil {
			w.passed = append(w.passed, waits...)
			if w.s.Loose == "" {
				w.s.Loose = fmt.Sprintf("lanes wait in %s, between two comparisons", b.Name())
			}
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
				w.s.computes = true
				d, ok, loose = t, true, fmt.Sprintf("%s in %s tests what is computed from the selector", t.compare.Op.Name, b.Name())
			}
		}
		if ok && w.inOrder(&d, lo, hi) {
			w.s.computes = true
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
			w.again = w.again || ok && w.visited(b) != nil
			if !w.empty(lo, hi) {
				w.leaves(w.passes(by, way, w.through(b), Cost{}))
			}
			w.ranges = append(w.ranges, span{lo: lo, hi: hi, to: w.popped(w.through(b)), from: from, rest: rest, except: w.except})
			return
		}
		if way != b && loose == "" {
			loose = fmt.Sprintf("%s only branches, and is between two comparisons", way.Name())
		}
		if w.s.Loose == "" {
			w.s.Loose = loose
		}
		if w.visited(b) == nil { // else a leaf, to which several ways lead
			w.visit(b, d.compare)
		}
		by = w.decidesAt(by, way, b)
		w.budget--
		w.walks--
		from = b
		w.tree = w.tree || d.orders()
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
				w.ordered = true // numbers stay as they are
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
			in, inSet := false, false
			if d.set != nil {
				rel := relation(w.Func, d.compare)
				inSet = rel != "EQ" && rel != "NE"
			}
			for v := range d.values {
				if n := w.number(v); n >= lo && n <= hi && !w.decided[v] && w.comes(n) {
					in, w.decided[v] = true, true
					w.s.Several = w.s.Several || len(d.set) > 1
					c := Case{Value: uint32(v), Target: d.yes, Block: b, Compare: d.compare, High: uint32(v >> 32), inSet: inSet}
					if d.leaf {
						c.ahead = under(b, d.leafNot)
					}
					w.s.Cases = append(w.s.Cases, c)
				}
			}
			if d.leaf {
				if w.s.leaves == nil {
					w.s.leaves = map[*cfg.Block]bool{}
				}
				w.s.leaves[b] = !d.leafNot
				w.leaves(by)
				if in {
					w.named++
				}
				w.ranges = append(w.ranges, span{lo: lo, hi: hi, to: w.popped(w.through(d.no)), from: b, except: w.except, ahead: under(b, !d.leafNot)})
				return
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

// split follows the way yes out of d, whose block is head or behind it, for the values from lo to hi that go there, on the path that ends
// with the hop by; then those that have not come to where the others go are no longer followed.
func (w *walk) split(d *decision, head *cfg.Block, by int32, lo, hi int64) {
	w.ordered, w.tree = true, true // numbers stay as they are
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
