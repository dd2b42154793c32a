package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// likely reports whether instruction n of b, which reads v, is likely to read it undefined, and to make use of it: whether it does on
// a path on which one thing at most is decided for that, which an iteration has not left to the next. What decides
// whether the code comes to b at all does not count, nor do comparisons of the same register with constants more than once, which
// [ruler.ruledOut] understands. Where a compiler has made a read that needs more, such as
//
//	@P0 BRA next1  // around the write
//	@P1 BRA next2  // around the read
//
// the branches decide alike as a rule, in ways that the text need not show. And it has instructions that only compute run where their
// results are of no use.
func (r *ruler) likely(v Value, b *cfg.Block, n int32) bool {
	w := way{r: r, post: r.facts.PostDominators(), read: b, seen: map[wayPoint]bool{}}
	return w.used(v, b, n) && w.from(v, b, NoValue)
}

// A way is one that is looked for, backwards from where a value is read.
type way struct {
	r    *ruler
	post *PostDominators
	read *cfg.Block
	seen map[wayPoint]bool
}

// A wayPoint is a value that a way has come to, and what has been decided behind it: the value that branches compare with
// constants, or NoValue-1 less the number of a block whose branch decides on something else; NoValue if nothing is.
type wayPoint struct {
	v       Value
	decided Value
}

// from reports whether a way leads from where v is not defined to the end of b, behind which is decided what decided says.
func (w *way) from(v Value, b *cfg.Block, decided Value) bool {
	s, f := w.r.s, w.r.s.Regs.f
	v = s.originOf(v)
	if w.seen[wayPoint{v, decided}] || len(w.seen) > maxPhis {
		return false
	}
	w.seen[wayPoint{v, decided}] = true
	switch {
	case s.kind[v] == EntryValue:
		return true
	case s.kind[v] != PhiValue:
		return false
	}
	to := s.block[v]
	here, ok := w.between(to, b, decided)
	if !ok {
		return false
	}
	preds := f.Preds.Succs(to)
	for slot, a := range s.Args(v) {
		switch {
		case !w.r.spend(1):
			return false
		case a < 0 || !w.r.undefined[a]:
			continue
		case slot == len(preds): // the start of the function
			return true
		case len(w.seen) > maxPhis:
			return false
		}
		from := f.Blocks[preds[slot]]
		decided, ok := here, true
		if top := w.all(v, from); top != nil {
			if _, ok := w.between(0, top, here); ok {
				return true
			}
			continue
		}
		if !w.r.spend(len(preds)) {
			return false
		}
		if !w.enters(from, to) {
			decided, ok = w.decide(from, to, decided)
		}
		if o := s.originOf(a); ok && s.kind[o] != PhiValue {
			decided, ok = w.between(s.block[o], from, decided)
		}
		if ok && w.from(a, from, decided) {
			return true
		}
	}
	return false
}

// maxMeeting bounds how many ways to a place are looked at together, and how many blocks in front of one.
const maxMeeting = 32

// all returns the first block on all ways to from behind which all ways lead to the phi v, and bring what was there when the function began;
// nil if there is none.
func (w *way) all(v Value, from *cfg.Block) (top *cfg.Block) {
	s, f := w.r.s, w.r.s.Regs.f
	to := s.block[v]
	if len(f.Preds.Succs(to)) > maxMeeting {
		return nil
	}
	steps := 0
	for n := from.ID; n >= 0 && steps < maxMeeting && !f.Dom.Dominates(n, to); n, steps = f.Dom.Idom[n], steps+1 {
		for slot, p := range f.Preds.Succs(to) {
			if a := s.Args(v)[slot]; f.Dom.Dominates(n, p) && a >= 0 && s.kind[s.originOf(a)] != EntryValue {
				return top
			}
		}
		if w.post.PostDominates(to, n) {
			top = f.Blocks[n]
		}
	}
	return top
}

// between adds to decided what is on the way from the start of block top, which dominates b, to that of b, but for what the read depends on
// in any case; ok is false if that is too much.
func (w *way) between(top int32, b *cfg.Block, decided Value) (both Value, ok bool) {
	f := w.r.s.Regs.f
	some := false
	n := b.ID
	for steps := 0; n != top && f.Dom.Idom[n] >= 0; n, steps = f.Dom.Idom[n], steps+1 {
		if steps == maxWay {
			return decided, false
		}
		if b != w.read && f.Dom.Dominates(n, w.read.ID) {
			return decided, true
		}
		if p := f.Preds.Succs(n); len(p) == 1 && !w.post.PostDominates(n, p[0]) {
			if decided, ok = w.decide(f.Blocks[p[0]], n, decided); !ok {
				return decided, false
			}
			some = some || decided != NoValue
		}
	}
	return decided, n == top && (some || w.post.PostDominates(b.ID, top))
}

// decide adds to decided the branch at the end of from, which goes to block to. It has to decide on one thing that is in decided already, or on
// the first.
func (w *way) decide(from *cfg.Block, to int32, decided Value) (both Value, ok bool) {
	s, f := w.r.s, w.r.s.Regs.f
	if len(f.Graph.Succs(from.ID)) < 2 && !Leaves(f, from) {
		return decided, true
	}
	x := NoValue - 1 - Value(from.ID)
	if list := s.decides(from, to, nil); len(list) == 1 {
		if v, _ := s.bounded(list[0]); v >= 0 {
			x = s.copyOf(v)
		}
	}
	if decided != NoValue && decided != x {
		return decided, false
	}
	return x, decided == x || !w.leftOver(from)
}

// enters reports whether the edge from from is the only one to block to but for those of its loop, and the read is
// behind it.
func (w *way) enters(from *cfg.Block, to int32) bool {
	f := w.r.s.Regs.f
	return f.Dom.Dominates(to, w.read.ID) && !slices.ContainsFunc(f.Preds.Succs(to), func(p int32) bool { return p != from.ID && !f.Dom.Dominates(to, p) })
}

// leftOver reports whether the branch at the end of b may decide on a register that an iteration of a loop that b is in has left
// to the next. What is loaded from memory counts as anything.
func (w *way) leftOver(b *cfg.Block) bool {
	s, f := w.r.s, w.r.s.Regs.f
	seen := map[Value]bool{}
	work := s.readBy(nil, s.Regs.Number(b, len(b.Instrs)-1))
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if v < 0 || seen[v] {
			continue
		}
		if seen[v] = true; len(seen) > maxWeb {
			return true
		}
		switch s.kind[v] {
		case PhiValue:
			if !w.r.spend(len(s.Args(v))) {
				return true
			}
			at := s.block[v]
			loop := f.Loops.LoopOf[at]
			for _, p := range f.Preds.Succs(at) {
				if f.Order.Num[p] >= f.Order.Num[at] && (!f.Dom.Dominates(at, p) || loop < 0 || f.Loops.Contains(loop, b.ID)) {
					return true
				}
			}
			work = append(work, s.Args(v)...)
		case InstrValue:
			at := s.Block(v)
			if i := &at.Instrs[s.num[v]-s.Regs.first[at.ID]]; i.Op.Effects&cfg.ReadsMem == 0 {
				work = s.readBy(work, s.num[v])
			}
			work = append(work, s.prev[v])
		}
	}
	return false
}

// readBy adds the values that instruction n reads to list.
func (s *SSA) readBy(list []Value, n int32) []Value {
	for k, w := range s.Regs.Words(n) {
		if w >= 0 && !w.Write() {
			list = append(list, s.Values(n)[k])
		}
	}
	return list
}

// used reports whether what instruction n of b computes from v, or does with it, is of use whenever control comes to b: whether it is stored, an
// address, or decides a branch by itself. What is chosen by a predicate, or a predicate that others are combined with, may not be.
func (w *way) used(v Value, b *cfg.Block, n int32) bool {
	s, f := w.r.s, w.r.s.Regs.f
	seen := map[Value]bool{}
	var work []Value
	follow := func(v Value, n int32) (effect bool) {
		at := f.Blocks[s.Regs.BlockOf(n)]
		i := &at.Instrs[n-s.Regs.first[at.ID]]
		if !w.post.PostDominates(at.ID, b.ID) || i.Op.Name == "SHFL" || !i.Op.Known() {
			return false
		}
		if s.Regs.Regs[s.v[v]].IsPred() {
			deciders := 0
			for range i.Deciders() {
				deciders++
			}
			return i == at.Last() && i.Conditional() && deciders == 1 || i.Guard.Always() && i.Op.Effects&cfg.SideEffects != 0
		}
		switch {
		case !i.Guard.Always() || chooses(i):
			return false
		case i.Op.Effects&(cfg.SideEffects|cfg.ReadsMem) != 0:
			return true
		case comparison(i) && !i.Args[4].Reg.IsConst():
			return false
		}
		for k, w := range s.Regs.Words(n) {
			if to := s.Values(n)[k]; w.Write() && to >= 0 {
				work = append(work, to)
			}
		}
		return false
	}
	if follow(v, n) {
		return true
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		if seen[v] = true; len(seen) > maxWeb {
			return false
		}
		for _, u := range s.Users(v) {
			switch {
			case !w.r.spend(1):
				return false
			case u >= 0:
				if follow(v, u) {
					return true
				}
			case w.post.PostDominates(s.block[^u], b.ID):
				work = append(work, Value(^u))
			}
		}
	}
	return false
}
