package cfg

import "slices"

// jumps makes the edge of each call [Taken] from whose target control does not come back behind it. ptxas leaves loops that lanes
// leave one by one, and goes over long distances, by such calls:
//
//	@!P1 CALL.REL.NOINC `(.L_x_105)
//	     BRA `(.L_x_106)
//	.L_x_105:
//
// Control does not come back if no return is reached from the target, where calls on the way are passed that do come back. The
// edge to the next instruction stays, as in nvdisasm's graphs. Nothing is known in a function that is not Complete.
func (l *linker) jumps() {
	f := l.f
	if !slices.Contains(f.Kinds, CallEdge) || !f.Complete {
		return
	}
	var edges Graph // ways from which control may come to a return
	var succs []int32
	returns := make([]bool, len(f.Blocks))
	for n, b := range f.Blocks {
		returns[n] = l.mayReturn(b)
		succs = succs[:0]
		for to, kind := range f.Succs(b) {
			if kind != CallEdge || !l.comesBack(b) {
				succs = append(succs, to.ID)
			}
		}
		edges.Append(succs...)
	}
	var preds Graph
	edges.Transpose(&preds)
	preds.Spread(returns)
	for n, b := range f.Blocks {
		if last := b.Last(); last == nil || last.Flow != FlowCall || !last.EndsBlock() {
			continue // up to sm_62 calls end no block: such an edge is not one of the last instruction
		}
		for e := f.Graph.Start[n]; e < f.Graph.Start[n+1]; e++ {
			if f.Kinds[e] == CallEdge && !returns[f.Graph.Succ[e]] {
				f.Kinds[e] = Taken
			}
		}
	}
}

// Jumps reports whether b ends in a call from which control does not come back: its edge is [Taken].
func (f *Func) Jumps(b *Block) bool {
	last := b.Last()
	return last != nil && last.Flow == FlowCall && slices.Contains(f.Kinds[f.Graph.Start[b.ID]:f.Graph.Start[b.ID+1]], Taken)
}

// Passes reports whether control can take the edges of the kind out of b: not the one behind a call that all lanes make and from
// which none comes back, which is only one of nvdisasm's graph.
func (f *Func) Passes(b *Block, kind EdgeKind) bool {
	return kind != FallThrough || !f.Jumps(b) || b.Last().Conditional()
}

// SpreadBack adds to blocks those from which control can come to one of them, by edges that it [Func.Passes]. O(blocks + edges).
func (f *Func) SpreadBack(blocks []bool) {
	var work []int32
	for n, in := range blocks {
		if in {
			work = append(work, int32(n))
		}
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range f.Preds.Succs(n) {
			if !blocks[p] && f.comesTo(f.Blocks[p], n) {
				blocks[p] = true
				work = append(work, p)
			}
		}
	}
}

// comesTo reports whether control can take an edge from b, which is before block n, to it.
func (f *Func) comesTo(b *Block, n int32) bool {
	if !f.Jumps(b) {
		return true
	}
	for to, kind := range f.Succs(b) {
		if to.ID == n && f.Passes(b, kind) {
			return true
		}
	}
	return false
}

// mayReturn reports whether control may leave f at the end of b for where it was called.
func (l *linker) mayReturn(b *Block) bool {
	switch i := b.Last(); {
	case l.f.falls == b.ID:
		return true // into the next function of the section
	case i == nil:
		return false
	case i.Flow == FlowBranch:
		return l.f.TargetIn(b, i) == nil // another function may return for this one
	case i.Flow == FlowRet, i.Flow == FlowPop:
		return true
	}
	return false
}

// comesBack reports whether b, which ends in a call, writes the address behind it: what is called returns there. Native text need
// not write it.
func (l *linker) comesBack(b *Block) bool {
	f := l.f
	next := f.Next(b)
	if next == nil {
		return false
	}
	for k := range b.Instrs[:len(b.Instrs)-1] {
		i := &b.Instrs[k]
		for v := range i.Numbers() {
			if v == next.Addr() {
				return true
			}
		}
		for _, a := range i.Args {
			if a.Kind != LabelOperand && a.Kind != RelocOperand {
				continue
			}
			for name := range RelocNames(a.Sym()) {
				if f.Block(name) == next {
					return true
				}
			}
		}
	}
	return false
}
