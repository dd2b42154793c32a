package optimizer

import (
	"cmp"
	"iter"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// An ending is a block as tail merging sees it: what it ends with, apart from a branch to the block
// where it goes on.
type ending struct {
	b    *cfg.Block
	body []cfg.Instr // without the branch or exit at the end
	term *cfg.Instr  // that one, unless it only leads to next

	next, other *cfg.Block // where control goes on, and where a conditional branch leads else; nil if nowhere
	flips       bool       // term leads to next when it is taken: it is reversed to be the branch to other
	bridge      *cfg.Block // that only branches, behind term, and goes with it; nil if there is none
	opaque      bool       // term is not understood as a branch

	priority int
	hash     uint32 // of the last instruction of the body
	long     uint64 // of the last tail-merge-size; 0 if there are not as many
}

// The priorities of endings. Source: seeds branch-folding-tail-merge, "Merge Candidate Ordering and
// the Priority System".
const (
	endsUnconditional = iota
	endsFalling
	endsConditional
)

// candidates yields the blocks that are compared with one another: those that nothing follows, then
// for each block those that lead to it, at most as many as tail-merge-threshold at a time.
func (m *tailMerger) candidates() iter.Seq[[]ending] {
	f := m.Func
	most := m.Knobs.Int(f, "tail-merge-threshold")
	return func(yield func([]ending) bool) {
		if most < 2 || m.ManyEdges() {
			return
		}
		var list []ending
		flush := func() bool {
			more := len(list) < 2 || yield(list)
			list = list[:0]
			return more
		}
		for _, b := range f.Blocks {
			if f.Reachable(b) && len(f.Graph.Succs(b.ID)) == 0 {
				if e, ok := m.exit(b); ok {
					list = append(list, e)
				}
			}
			if len(list) == most && !flush() {
				return
			}
		}
		if !flush() {
			return
		}
		for _, b := range f.Blocks {
			m.Poll()
			preds := f.PredIDs(b)
			if len(preds) < 2 {
				continue
			}
			for k, n := range preds {
				if n == b.ID || k > 0 && preds[k-1] == n || !f.Order.Reachable(n) {
					continue
				}
				if e, ok := m.leading(f.Blocks[n], b); ok {
					list = append(list, e)
				}
				if len(list) == most && !flush() {
					return
				}
			}
			if !flush() {
				return
			}
		}
	}
}

// exit is the ending of b, which nothing follows. It is not ok if there is nothing to compare.
func (m *tailMerger) exit(b *cfg.Block) (ending, bool) {
	last := b.Last()
	if last == nil || last.FallsThrough() { // it runs off the end
		return ending{}, false
	}
	e := ending{b: b, body: b.Instrs[:len(b.Instrs)-1], term: last, priority: endsUnconditional}
	switch last.Flow {
	case cfg.FlowExit, cfg.FlowKill, cfg.FlowRet:
	default:
		e.opaque = !last.IsBranch()
	}
	return e, m.find(&e)
}

// leading is the ending of b, which leads to next.
func (m *tailMerger) leading(b, next *cfg.Block) (ending, bool) {
	f := m.Func
	if m.bridges(b) { // it belongs to the block in front of it
		b = f.Blocks[b.ID-1]
		if b == next {
			return ending{}, false
		}
	}
	e := ending{b: b, body: b.Instrs, next: next, priority: endsFalling}
	last := b.Last()
	if last == nil {
		return e, false
	}
	if !last.EndsBlock() {
		return e, m.find(&e)
	}
	e.body = b.Instrs[:len(b.Instrs)-1]
	to := f.TargetIn(b, last)
	switch {
	case !last.IsBranch() || to == nil || last.ByActiveLanes():
		e.term, e.opaque = last, true
	case !last.Conditional():
		e.priority = endsUnconditional
	default:
		falls := f.Next(b)
		if m.bridges(falls) {
			e.bridge, falls = falls, f.Forwards(falls)
		}
		if e.term, e.other, e.priority = last, to, endsConditional; to == next {
			e.other, e.flips = falls, true
		}
		if to == falls || falls == nil {
			return e, false
		}
	}
	return e, m.find(&e)
}

// bridges reports whether b only branches, behind a block that ends with a conditional branch, and
// nothing else leads to it: both are one block where a block can end with two branches.
func (m *tailMerger) bridges(b *cfg.Block) bool {
	f := m.Func
	if b == nil || b.ID == 0 || len(b.Instrs) != 1 || len(b.Labels) > 0 || f.Forwards(b) == nil {
		return false
	}
	preds, before := f.PredIDs(b), f.Blocks[b.ID-1].Last()
	return len(preds) == 1 && preds[0] == b.ID-1 && before != nil && before.IsBranch() && m.named.count(b) == 0 && m.Convergence().ReconvergesAt(b) == nil
}

// find finds the hashes of e, and reports whether e has anything to compare.
func (m *tailMerger) find(e *ending) bool {
	n := len(e.body)
	if n == 0 {
		return false
	}
	e.hash = hashInstr(&e.body[n-1])
	if n = n - max(m.size, 1); e.term != nil {
		n++
	}
	if n >= 0 {
		e.long = m.hash(tail{list: e.body[n:]}) | 1
	}
	return true
}

// hashInstr is the page's hash of an instruction: of its opcode, the number of its operands, and
// the first two of them. Instructions that are the same have the same.
func hashInstr(i *cfg.Instr) uint32 {
	h := uint32(0)
	for n := range len(i.Name) {
		h = h*37 + uint32(i.Name[n])
	}
	h = h*37 + uint32(len(i.Args))
	for n := range min(2, len(i.Args)) {
		x := uint32(0)
		if a := &i.Args[n]; n != int(i.Code) {
			x = uint32(a.Kind)<<24 ^ uint32(a.Reg.Class)<<16 ^ uint32(a.Reg.Num) ^ uint32(a.Imm)
		}
		h = h*37 + x
	}
	return h
}

// mostTried is with how many blocks one is tried that may have a tail in common with it.
const mostTried = 4

// compare compares the endings of a batch, each with those of its hash that come before it, and
// plans the merges.
func (m *tailMerger) compare(batch []ending) {
	slices.SortStableFunc(batch, func(a, b ending) int {
		if c := cmp.Compare(a.hash, b.hash); c != 0 {
			return c
		}
		return cmp.Compare(a.priority, b.priority)
	})
	type match struct {
		e *ending
		commonTail
	}
	var stay []*ending
	var found []match
	for k := range batch {
		m.Poll()
		e := &batch[k]
		if k > 0 && batch[k-1].hash != e.hash {
			stay = stay[:0]
		}
		if m.roles[e.b.ID] == tailLost {
			continue
		}
		found = found[:0]
		for n, s := range stay {
			if s.long != e.long && (n > 0 || !m.sel.actionOnly) {
				continue // what they have in common is short, of which one place is told where someone asks
			}
			if m.roles[s.b.ID] == tailLost || s.b == e.b {
				continue
			}
			if t := m.common(s, e); t.n > 0 {
				found = append(found, match{s, t})
			}
			if len(found) == mostTried {
				break
			}
		}
		slices.SortStableFunc(found, func(a, b match) int { return cmp.Compare(b.n, a.n) })
		for _, x := range found {
			if m.plan(x.e, e, x.commonTail) {
				break
			}
		}
		if m.roles[e.b.ID] != tailLost {
			stay = append(stay, e)
		}
	}
}

// plan plans the merge of two endings, whichever of the two can stay, and reports whether it can be made.
func (m *tailMerger) plan(x, y *ending, t commonTail) bool {
	into, dup := x, y
	if m.rank(y, t) < m.rank(x, t) {
		into, dup = y, x
	}
	for range 2 {
		if p := m.merge(into, dup, t); m.roles[dup.b.ID] == tailFree {
			if p.refusal = m.gates(p, dup); p.refusal == nil {
				m.roles[into.b.ID], m.roles[dup.b.ID] = tailKept, tailLost
				m.plans = append(m.plans, p)
				return true
			}
			if b := &m.best[max(into.b.ID, dup.b.ID)]; *b == nil || (*b).n < p.n {
				*b = p
			}
			if p.n < m.size {
				return false
			}
		}
		into, dup = dup, into
	}
	return false
}

// rank orders the two blocks of a merge: first what should keep its instructions. That is a block
// that is the tail, then one that falls through, so that the other one loses its branch, too.
func (m *tailMerger) rank(e *ending, t commonTail) int {
	switch {
	case t.body == len(e.body):
		return 0
	case e.priority == endsFalling:
		return 1
	}
	return 2
}

// merge is the merge of the tail of dup into that of into.
func (m *tailMerger) merge(into, dup *ending, t commonTail) *tailPlan {
	p := &tailPlan{n: t.n, end: t.end}
	p.into, p.intoAt = into.b, len(into.body)-t.body
	p.dup, p.dupAt = dup.b, len(dup.body)-t.body
	for n, x := range p.starts() {
		p.spans[n] = x.rest()
	}
	p.addr = p.into.Instrs[p.intoAt].Addr
	p.bridge = dup.bridge
	p.saved = len(p.dup.Instrs) - p.dupAt
	if p.bridge != nil {
		p.saved++
	}
	if p.falls = p.dupAt == 0 || p.intoAt > 0 || m.Func.Next(p.dup) != p.into; p.falls {
		p.saved--
	}
	return p
}

// A commonTail is what two endings have in common.
type commonTail struct {
	n    int        // instructions
	body int        // of them, those of the bodies
	end  *cfg.Instr // that ends it, nil if it is a difference or the start of a block
}

// common compares two endings from the end.
func (m *tailMerger) common(x, y *ending) (t commonTail) {
	if !m.sameTerm(x, y) {
		return t
	}
	for t.body < len(x.body) && t.body < len(y.body) {
		i, j := &x.body[len(x.body)-1-t.body], &y.body[len(y.body)-1-t.body]
		if !m.sameInstr(i, j) {
			break
		}
		if endsTail(i) != "" {
			t.end = j
			break
		}
		t.body++
	}
	for t.body > 0 && (m.cannotBegin(x, t.body) || m.cannotBegin(y, t.body)) {
		t.body--
	}
	if t.n = t.body; t.body > 0 && x.term != nil {
		t.n++
	}
	return t
}

// cannotBegin reports whether the last n instructions of the body of e cannot begin a block of
// their own: the first is issued together with the one before it, or it is that of the function, to
// which nothing branches.
func (m *tailMerger) cannotBegin(e *ending, n int) bool {
	at := len(e.body) - n
	return e.body[at].Close || at == 0 && e.b.ID == 0
}

// sameTerm reports whether the ends of x and y, which go on at one block, lead to the same places.
func (m *tailMerger) sameTerm(x, y *ending) bool {
	i, j := x.term, y.term
	switch {
	case i == nil || j == nil:
		return i == j
	case x.opaque != y.opaque || x.other != y.other:
		return false
	case x.flips == y.flips:
		return m.sameInstr(i, j)
	}
	return i.Name == j.Name && i.Guard.Reg == j.Guard.Reg && i.Guard.Not != j.Guard.Not && byGuard(i) && byGuard(j)
}

// byGuard reports whether nothing but its guard decides whether the branch i is taken.
func byGuard(i *cfg.Instr) bool {
	for d := range i.Deciders() {
		if d.Arg != cfg.ArgGuard {
			return false
		}
	}
	return !i.Guard.Always() && !i.Guard.Never()
}

// endsTail says why i cannot be in a common tail: it depends on which lanes run it, or on where or
// when it is run; "" if it can be. Reserved registers are left to their gate.
func endsTail(i *cfg.Instr) string {
	if c := i.Convergent(); c != cfg.NotConvergent {
		return i.Op.Name + " " + c.String()
	}
	if no := pinned(i); no != nil && !slices.ContainsFunc(i.Args, func(a cfg.Operand) bool { return cfg.ReservedIn(a.Reg) != nil }) {
		return no.Why
	}
	return ""
}

// pinned returns why i cannot be run at another place or time, whichever lanes run it; nil if it can.
func pinned(i *cfg.Instr) *Refusal {
	switch i.Op.Name {
	case "LEPC", "ULEPC":
		return refuse("%s depends on its own address", i.Op.Name)
	case "B2R":
		return refuse("%s reads the state of a barrier", i.Op.Name)
	}
	for n := range i.Args {
		if r := i.Args[n].Reg; r.Class == cfg.ClassSR {
			if sr := cfg.SpecialRegOf(r); sr.Vary == cfg.VaryTime {
				return refuse("%s reads %s, which changes while the program runs", i.Op.Name, sr.Name)
			}
		}
	}
	return nil
}
