package analysis

import (
	"ori/cfg"
)

// A Truth is what is known of a predicate at a place.
type Truth uint8

const (
	Varies Truth = iota // nothing, or it differs
	True
	False
)

func truth(b bool) Truth {
	if b {
		return True
	}
	return False
}

func (t Truth) not() Truth {
	switch t {
	case True:
		return False
	case False:
		return True
	}
	return Varies
}

// String returns "true", "false" or "not constant".
func (t Truth) String() string {
	switch t {
	case True:
		return "true"
	case False:
		return "false"
	}
	return "not constant"
}

// maxPreds bounds the predicates of a function that are followed; P0 to P6 and
// UP0 to UP6 are 14. Any further one is taken to vary.
const maxPreds = 64

// Predicates knows which predicates are constant where: a forward analysis over
// the predicate registers, in which a value is constant at a place if every
// definition that reaches it gives the same constant.
//
// What makes a constant is what the machine defines for every lane: PT, a
// comparison of an operand with itself or of two immediates, an unsigned
// comparison with zero, and logic on those.
type Predicates struct {
	f  *cfg.Func
	in []predState // by block; at its begin
	ix map[cfg.Reg]uint8
}

// A predState is a set of predicates known to be true and one of those known
// to be false. A place that nothing reaches yet has all in both.
type predState struct{ t, f uint64 }

var unreached = predState{^uint64(0), ^uint64(0)}

func (s predState) meet(o predState) predState { return predState{s.t & o.t, s.f & o.f} }

func (s predState) get(bit uint8) Truth {
	switch m := uint64(1) << bit; {
	case s.t&m != 0 && s.f&m != 0:
		return Varies // not reached: nothing is claimed
	case s.t&m != 0:
		return True
	case s.f&m != 0:
		return False
	}
	return Varies
}

func (s *predState) set(bit uint8, v Truth) {
	m := uint64(1) << bit
	s.t &^= m
	s.f &^= m
	switch v {
	case True:
		s.t |= m
	case False:
		s.f |= m
	}
}

// newPredicates analyses f. Time is linear in the instructions and, but for
// deep loop nests, in the edges.
func newPredicates(f *cfg.Func) *Predicates {
	p := &Predicates{f: f, in: make([]predState, len(f.Blocks)), ix: map[cfg.Reg]uint8{}}
	if len(f.Blocks) == 0 {
		return p
	}
	p.number()
	for n := range p.in {
		p.in[n] = unreached
	}
	if !f.Complete {
		// An edge may be missing: claim nothing at the begin of a block.
		clear(p.in)
		return p
	}
	p.in[0] = predState{}
	for changed := true; changed; {
		changed = false
		for _, n := range f.Order.RPO {
			out := p.in[n]
			for _, i := range f.Blocks[n].PredWriters() {
				p.step(&out, i)
			}
			for _, s := range f.Graph.Succs(n) {
				if m := p.in[s].meet(out); m != p.in[s] {
					// An edge back to a block that was done needs another round.
					changed = changed || f.Order.Num[s] <= f.Order.Num[n]
					p.in[s] = m
				}
			}
		}
	}
	return p
}

// number gives every predicate that f writes, up to maxPreds, a position in a
// predState.
func (p *Predicates) number() {
	for _, b := range p.f.Blocks {
		for _, i := range b.PredWriters() {
			for _, d := range i.PredDefs {
				if _, ok := p.ix[d.Reg]; !ok && len(p.ix) < maxPreds {
					p.ix[d.Reg] = uint8(len(p.ix))
				}
			}
		}
	}
}

// bit returns the position of r in a predState.
func (p *Predicates) bit(r cfg.Reg) (uint8, bool) {
	b, ok := p.ix[r]
	return b, ok
}

// At returns what is known just before instruction k of block b.
func (p *Predicates) At(b *cfg.Block, k int) *PredicatesAt {
	at := &PredicatesAt{p: p, s: p.in[b.ID]}
	for n, i := range b.PredWriters() {
		if n >= k {
			break
		}
		p.step(&at.s, i)
	}
	return at
}

// PredicatesAt is what is known of predicates at one place.
type PredicatesAt struct {
	p *Predicates
	s predState
}

// Reg returns what is known of a predicate register.
func (a *PredicatesAt) Reg(r cfg.Reg) Truth { return a.p.reg(a.s, r) }

// Guard returns whether g lets lanes through.
func (a *PredicatesAt) Guard(g cfg.Guard) Truth { return a.p.guard(a.s, g) }

// Operand returns what is known of a predicate operand: P0, !P0.
func (a *PredicatesAt) Operand(o *cfg.Operand) Truth { return a.p.operand(a.s, o) }

func (p *Predicates) reg(s predState, r cfg.Reg) Truth {
	if !r.IsPred() {
		return Varies
	}
	if r.IsConst() {
		return True
	}
	if b, ok := p.bit(r); ok {
		return s.get(b)
	}
	return Varies
}

func (p *Predicates) guard(s predState, g cfg.Guard) Truth {
	if g.Reg.Class == cfg.NoReg {
		return True
	}
	if g.Not {
		return p.reg(s, g.Reg).not()
	}
	return p.reg(s, g.Reg)
}

func (p *Predicates) operand(s predState, o *cfg.Operand) Truth {
	if o.Kind != cfg.RegOperand {
		return Varies
	}
	if o.Flags&cfg.Not != 0 {
		return p.reg(s, o.Reg).not()
	}
	return p.reg(s, o.Reg)
}

// step applies the writes of i to s.
func (p *Predicates) step(s *predState, i *cfg.Instr) {
	runs := p.guard(*s, i.Guard)
	if runs == False {
		return
	}
	before := *s
	for _, d := range i.PredDefs {
		if d.Reg.Class == cfg.NoReg {
			*s = predState{} // any of them
			return
		}
		b, ok := p.bit(d.Reg)
		if !ok {
			continue
		}
		v := Varies
		if d.Arg >= 0 {
			v = p.result(before, i, int(d.Arg))
		}
		if runs == Varies && v != before.get(b) {
			v = Varies // the old value may stay
		}
		s.set(b, v)
	}
}
