package analysis

import (
	"fmt"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// This file finds, of the ranges that a walk has followed, those that are cases, and the default.

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
	if w.loose != nil && s.Default != nil && !isEnd(s.Default) {
		for n := range w.ranges { // what only waits for lanes in front of the default is no case
			if r := &w.ranges[n]; r.to != s.Default && !isEnd(r.to) && r.size() <= maxLooseRange && sameCode(w.computing(r.to), []*cfg.Block{s.Default}, s.Default) {
				r.to, open[n] = s.Default, false
			}
		}
	}
	left := uint64(0) // values that lead to what decides of them
	plain := slices.ContainsFunc(w.ranges, func(r span) bool { return r.to == s.Default && r.ahead == nil })
	for n, r := range w.ranges {
		if r.to == s.Default && !(plain && r.ahead != nil && r.size() <= maxRangeCases && w.undecided(r) <= maxLooseRange) {
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
				if left += min(r.size(), math.MaxUint64-left); left <= maxRangeCases {
					s.Open = w.appendCases(s.Open, r)
				}
			}
			continue
		}
		if r.size() > maxRangeCases || w.loose != nil && w.undecided(r) > maxLooseRange {
			return false
		}
		s.Cases = w.appendCases(s.Cases, r)
	}
	toDefault := func(c Case) bool { return c.inSet && c.Target == s.Default && c.ahead == nil }
	if few := slices.DeleteFunc(slices.Clone(s.Cases), toDefault); len(few) >= 2 {
		s.Cases = few
	}
	if w.tree {
		s.Form, s.Chain = SearchTree, nil
	}
	s.Total = len(w.ranges) == 0
	if w.partly || left > maxRangeCases || s.Default != nil && left >= most[s.Default] {
		s.Default, s.Others, s.Open = nil, nil, nil
	}
	if w.again && w.loose != nil { // it may compare those values
		s.Duplicates = nil
	}
	return true
}

// appendCases appends the values of r, which has few, that have not been decided to list, and has them be.
func (w *walk) appendCases(list []Case, r span) []Case {
	for n := range r.numbers {
		if v := w.bits(n); !w.decided[v] {
			w.decided[v] = true
			list = append(list, Case{Value: uint32(v), Target: r.to, Block: r.from, High: uint32(v >> 32), ahead: r.ahead})
		}
	}
	return list
}

// undecided is how many values of r, which has few, no comparison names.
func (w *walk) undecided(r span) (n int) {
	for v := range r.numbers {
		if !w.decided[w.bits(v)] {
			n++
		}
	}
	return n
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
func (f *Facts) onlyTo(b *cfg.Block) *cfg.Block {
	to := (*cfg.Block)(nil)
	for x := range f.Func.Succs(b) {
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
		if others || slices.ContainsFunc(w.s.Cases, func(c Case) bool { return c.Target == at && c.ahead == nil }) {
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
			by := w.SSA().selects(b, k)
			if !i.Guard.Always() {
				by = w.SSA().guardOf(b, k)
			}
			if (by >= 0 || !i.Guard.Always()) && w.ofSelector(by) { // it may be code of a case
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
