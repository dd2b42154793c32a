package optimizer

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// A frameFollower finds the registers that hold addresses of the stack frame, at known distances
// from the stack pointer.
type frameFollower struct {
	*localPromoter
	s     *analysis.SSA
	at    map[analysis.Value]int64
	work  []analysis.Value
	phis  []analysis.Value // that some of them meet in
	bases map[*cfg.Instr]int64
}

// followFrame returns the distances from the stack pointer of the registers in the addresses of
// accesses, where those are computed from it by copies and sums with constants, and the refusal if
// an address goes anywhere else.
func (p *localPromoter) followFrame() (map[*cfg.Instr]int64, *Refusal) {
	w := frameFollower{localPromoter: p, s: p.SSA(), at: map[analysis.Value]int64{}, bases: map[*cfg.Instr]int64{}}
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
	w.note(last, 0)
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

func (w *frameFollower) note(x analysis.Value, at int64) {
	w.at[x] = at
	w.work = append(w.work, x)
}

// meets returns the distance that all values that meet in the phi x have.
func (w *frameFollower) meets(x analysis.Value) (at int64, ok bool) {
	for _, a := range w.s.Args(x) {
		if a == analysis.NoValue || a == x {
			continue
		}
		d, known := w.at[a]
		if !known || ok && d != at {
			return 0, false
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
		return nil
	}
	if i.Op.LocalMemory() {
		return w.unknownAccess(place{b, k})
	}
	more, ok := w.sum(i, int(arg))
	if !ok || !i.Guard.Always() {
		return w.escape(b, i)
	}
	if to != analysis.NoValue { // somebody reads it
		w.note(to, w.at[x]+more)
	}
	return nil
}

// sum returns what i adds to operand arg, if it is a copy of it or its sum with constants.
func (w *frameFollower) sum(i *cfg.Instr, arg int) (more int64, ok bool) {
	sm := w.Func.SM()
	if _, ok := copiedRegister(i); ok {
		return 0, true
	}
	fn := eval.Of(i, sm)
	if fn == nil || fn.Kind != eval.Add || fn.UseCC || fn.PlusOne || fn.Sat {
		return 0, false
	}
	for k, src := range fn.Src() {
		if int(src.Arg) == arg {
			if !src.Plain() {
				return 0, false
			}
			continue
		}
		c, known := fn.Constant(i, k)
		if !known || k >= int(fn.Ints) && c != 0 {
			return 0, false
		}
		more += int64(int32(uint32(c)))
	}
	return more, true
}
