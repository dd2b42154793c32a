package optimizer

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// A reach is between which distances from the stack pointer an address is, both included. By index it is one that is
// not known, but bounded: a sum with a register whose bounds are known.
type reach struct{ lo, hi int64 }

func (r reach) byIndex() bool { return r.lo != r.hi }

// maxReach bounds the distances that are followed.
const maxReach = 1 << 24

// A frameFollower finds the registers that hold addresses of the stack frame, at known distances
// from the stack pointer.
type frameFollower struct {
	*localPromoter
	s     *analysis.SSA
	at    map[analysis.Value]reach
	work  []analysis.Value
	phis  []analysis.Value // that some of them meet in
	bases map[*cfg.Instr]reach
}

// followFrame returns the distances from the stack pointer of the registers in the addresses of
// accesses, where those are computed from it by copies and sums with what has bounds, and the refusal if
// an address goes anywhere else.
func (p *localPromoter) followFrame() (map[*cfg.Instr]reach, *Refusal) {
	w := frameFollower{localPromoter: p, s: p.SSA(), at: map[analysis.Value]reach{}, bases: map[*cfg.Instr]reach{}}
	r := w.s.Regs
	v := r.Var(sp)
	last := analysis.NoValue // R1 behind the start of the kernel
	for x := range analysis.Value(w.s.Len()) {
		if w.s.Var(x) != v || !p.Func.Reachable(w.s.Block(x)) {
			continue
		}
		switch w.s.Kind(x) {
		case analysis.EntryValue:
			if last == analysis.NoValue {
				last = x
			}
		case analysis.InstrValue:
			if last == analysis.NoValue || w.s.Instr(x) > w.s.Instr(last) { // which is -1 of the one at the start
				last = x
			}
		case analysis.UnknownValue, analysis.ClobberValue, analysis.PhiValue:
			return nil, refuse("the stack pointer changes").at(w.s.Block(x).Span, "R1 may be another here")
		}
	}
	if last == analysis.NoValue {
		return nil, nil
	}
	for x := range analysis.Value(w.s.Len()) { // what it was before must not be kept
		if w.s.Var(x) != v || x == last || !p.Func.Reachable(w.s.Block(x)) {
			continue
		}
		for _, by := range w.s.Users(x) {
			if by < 0 {
				return nil, refuse("the stack pointer changes").at(w.s.Block(x).Span, "R1 may be another here")
			}
			if i, b := w.instr(by); !i.Writes(sp) && !w.onlyPredicates(i) {
				return nil, w.escape(b, i)
			}
		}
	}
	w.note(last, reach{})
	for {
		for len(w.work) > 0 {
			x := w.work[len(w.work)-1]
			w.work = w.work[:len(w.work)-1]
			for _, by := range w.s.Users(x) {
				if by < 0 {
					w.phis = append(w.phis, ^by)
					continue
				}
				if no := w.use(x, by); no != nil {
					return nil, no
				}
			}
		}
		var left []analysis.Value
		for _, x := range w.phis {
			if _, ok := w.at[x]; ok {
				continue
			}
			if at, ok := w.meets(x); ok {
				w.note(x, at)
			} else {
				left = append(left, x)
			}
		}
		if len(w.work) == 0 && len(left) > 0 {
			b := w.s.Block(left[0])
			return nil, refuse("the address of the frame escapes: %s may hold another value in %s", p.Func.Names.Reg(r.Regs[w.s.Var(left[0])]), b.Name()).at(b.Span, "here")
		}
		w.phis = left
		if len(w.work) == 0 {
			return w.bases, nil
		}
	}
}

func (w *frameFollower) note(x analysis.Value, at reach) {
	w.at[x] = at
	w.work = append(w.work, x)
}

// meets returns the distances that all values that meet in the phi x have.
func (w *frameFollower) meets(x analysis.Value) (at reach, ok bool) {
	for _, a := range w.s.Args(x) {
		if a == analysis.NoValue || a == x {
			continue
		}
		d, known := w.at[a]
		if !known || ok && d != at {
			return at, false
		}
		at, ok = d, true
	}
	return at, ok
}

func (w *frameFollower) instr(number int32) (*cfg.Instr, *cfg.Block) {
	b := w.Func.Blocks[w.s.Regs.BlockOf(number)]
	return &b.Instrs[number-w.s.Regs.Number(b, 0)], b
}

func (w *frameFollower) escape(b *cfg.Block, i *cfg.Instr) *Refusal {
	return refuse("the address of the frame escapes: %s uses it", i.Op.Name).at(b.InSection(i.Span), "uses an address of the frame")
}

// onlyPredicates reports whether i, which is understood, has no effect but to write predicates,
// such as a comparison.
func (w *frameFollower) onlyPredicates(i *cfg.Instr) bool {
	for n := range i.Refs {
		if r := &i.Refs[n]; r.Write && !r.Reg.IsPred() {
			return false
		}
	}
	return i.Op.Effects&(cfg.ReadsMem|cfg.SideEffects) == 0
}

// use follows the address x through the instruction that reads it.
func (w *frameFollower) use(x analysis.Value, by int32) *Refusal {
	i, b := w.instr(by)
	k := int(by - w.s.Regs.Number(b, 0))
	if w.onlyPredicates(i) {
		return nil
	}
	words, args, vals := w.s.Regs.Words(by), w.s.Regs.Args(by), w.s.Values(by)
	arg := int8(-1) // the operand that is the address
	to := analysis.NoValue
	for n, word := range words {
		switch {
		case !word.Write():
			if vals[n] == x {
				if arg >= 0 && arg != args[n] {
					return w.escape(b, i)
				}
				arg = args[n]
			}
		case w.s.Regs.Regs[word.Var()].Class == cfg.ClassR:
			to = vals[n]
			if w.s.Prev(to) == x {
				return w.escape(b, i) // a write under a guard leaves it in place
			}
		case !w.s.Regs.Regs[word.Var()].IsPred():
			return w.escape(b, i)
		}
	}
	if arg < 0 {
		return w.escape(b, i)
	}
	if a, ok := localAccessOf(b, k); ok {
		if int(arg) != a.address() {
			return w.escape(b, i)
		}
		w.bases[i] = w.at[x]
		return w.tooWide(&a, w.at[x])
	}
	if i.Op.LocalMemory() {
		return w.unknownAccess(place{b, k})
	}
	more, ok := w.sum(b, k, int(arg))
	if !ok || !i.Guard.Always() {
		return w.escape(b, i)
	}
	if more.byIndex() && max(more.hi, -more.lo) >= maxReach {
		return refuse("the address of the frame escapes: what %s adds to it has no bounds that are known", i.Op.Name).
			at(b.InSection(i.Span), "uses an address of the frame")
	}
	if to != analysis.NoValue { // somebody reads it
		w.note(to, reach{w.at[x].lo + more.lo, w.at[x].hi + more.hi})
	}
	return nil
}

// sum returns what instruction k of b adds to operand arg, if it is a copy of it or its sum with something else.
func (w *frameFollower) sum(b *cfg.Block, k, arg int) (more reach, ok bool) {
	if _, ok := copiedRegister(&b.Instrs[k]); ok {
		return reach{}, true
	}
	d, ok := w.Constants().Displacement(b, k, arg)
	return reach{int64(d.Min), int64(d.Max)}, ok
}

// tooWide returns the refusal of an access by index to more bytes than knob 135 allows, if it has a value.
func (w *frameFollower) tooWide(a *localAccess, at reach) *Refusal {
	if !at.byIndex() || !w.Knobs.IsSet(w.Func, indexedLimit) {
		return nil
	}
	spans, most := a.size+at.hi-at.lo, w.Knobs.Float(w.Func, indexedLimit)
	if float64(spans) <= most {
		return nil
	}
	return refuse("%s accesses one of %d bytes by index, and the knob %s allows %v", a.instr().Op.Name, spans, indexedLimit, most).
		with(a.related("accesses them by index"))
}

// indexedLimit is knob 135.
const indexedLimit = "ConvertMemoryToRegIndexedSizeLimit"
