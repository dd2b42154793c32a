package analysis

import (
	"context"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A decision is a block that ends in a branch on a comparison of a value with a
// constant.
type decision struct {
	b        *cfg.Block
	compare  *cfg.Instr
	reg      cfg.Reg
	value    Value
	rel      string // value rel bound goes to yes
	unsigned bool
	bound    uint32
	negated  bool // the guard of the branch is the complement
	yes, no  *cfg.Block

	// Of those that are only read, in switch_wide.go.
	last    uint32 // with relIn
	two     bool   // with relIn: it is bound or other, not a range
	other   uint32
	wide    bool // value is the lower half of the selector, high the upper; upper is that of the bound
	high    Value
	highReg cfg.Reg
	upper   uint32
	set     []uint64  // with relIn: it is one of these
	parts   []stretch // with relIn: the ranges that values are in, and which way they go
	leaf    bool      // with relIn: see [recogniser.guardedLeaf]; the code of the values is under the complement if leafNot
	leafNot bool
}

// at is the bound.
func (d *decision) at() uint64 { return uint64(d.upper)<<32 | uint64(d.bound) }

// orders reports whether d splits the values in two, so that it matters whether they have a sign.
func (d *decision) orders() bool { return d.rel != "EQ" && d.rel != "NE" && d.rel != relIn }

// sameSelector reports whether two decisions are on one value.
func (d *decision) sameSelector(e *decision) bool {
	return d.value == e.value && d.wide == e.wide && (!d.wide || d.high == e.high)
}

// Decisions are those of the blocks of a function.
type decisions struct {
	of    []*decision // by block; nil if it is none
	count int
	room  []decision // for the next ones
}

// decisionsRoom is for how many decisions there is room at a time.
const decisionsRoom = 256

// add notes d for block n.
func (ds *decisions) add(n int32, d *decision) {
	if len(ds.room) == cap(ds.room) {
		ds.room = make([]decision, 0, min(decisionsRoom, len(ds.of)))
	}
	ds.room = append(ds.room, *d)
	ds.of[n] = &ds.room[len(ds.room)-1]
	ds.count++
}

// newDecisions finds the decisions of the function, of which m has what each instruction is by itself. Time is linear in its blocks.
func newDecisions(ctx context.Context, s *SSA, m *meanings) *decisions {
	f := s.Regs.f
	ds := &decisions{of: make([]*decision, len(f.Blocks))}
	for _, b := range f.Blocks {
		cancel.Poll(ctx)
		if i := b.Last(); i == nil || !i.IsBranch() {
			continue
		}
		if d, ok := s.testBy(b, nil, m); ok && d.yes != nil && d.no != nil {
			ds.add(b.ID, &d)
		}
	}
	return ds
}

// decisionOn returns what the branch at the end of b decides, also by constants that known finds in registers.
func (s *SSA) decisionOn(b *cfg.Block, known func(v Value, at *cfg.Block) (uint32, bool)) (d decision, ok bool) {
	if i := b.Last(); i == nil || !i.IsBranch() {
		return d, false
	}
	d, ok = s.testOn(b, known)
	return d, ok && d.yes != nil && d.no != nil
}

// test returns what the last instruction of b decides, which may also be one that ends lanes or
// pops the stack: where it goes then is nil.
func (s *SSA) test(b *cfg.Block) (d decision, ok bool) { return s.testOn(b, nil) }

func (s *SSA) testOn(b *cfg.Block, known func(v Value, at *cfg.Block) (uint32, bool)) (d decision, ok bool) {
	return s.testBy(b, known, nil)
}

func (s *SSA) testBy(b *cfg.Block, known func(v Value, at *cfg.Block) (uint32, bool), m *meanings) (d decision, ok bool) {
	f := s.Regs.f
	i := b.Last()
	if i == nil || !i.Conditional() || i.ByActiveLanes() {
		return d, false
	}
	p, not, ok := deciding(s, b, i)
	if !ok {
		return d, false
	}
	if d, ok = s.comparisonBy(p, not, known, m); !ok {
		return d, false
	}
	d.b = b
	if d.no = f.Next(b); i.IsBranch() {
		d.yes = f.TargetIn(b, i)
	}
	if d.negated {
		d.yes, d.no = d.no, d.yes
	}
	return d, true
}

// comparison returns what makes the predicate p, or its complement if not, hold, as in a decision whose edge is yes where it does.
func (s *SSA) comparison(p Value, not bool, known func(v Value, at *cfg.Block) (uint32, bool)) (d decision, ok bool) {
	return s.comparisonBy(p, not, known, nil)
}

// comparisonBy is comparison, where m has what the instructions are; nil if that has to be found.
func (s *SSA) comparisonBy(p Value, not bool, known func(v Value, at *cfg.Block) (uint32, bool), m *meanings) (d decision, ok bool) {
	f := s.Regs.f
	if p < 0 || s.Kind(p) != InstrValue || s.Prev(p) >= 0 {
		return d, false
	}
	n := s.Instr(p)
	at := s.Block(p)
	d.compare = &at.Instrs[n-s.Regs.first[at.ID]]
	if m != nil && known == nil {
		c := m.comparison(at.ID, n-s.Regs.first[at.ID], n)
		if c == nil || !c.decides {
			return d, false
		}
		d.rel, d.unsigned, d.bound, d.reg = c.rel, c.unsigned, c.bound, c.reg
		s.setCompared(&d, n, p, c.arg, not)
		return d, d.value >= 0
	}
	if d.compare.Op.Name != "ISETP" && d.compare.Op.Name != "UISETP" || !d.compare.Guard.Always() {
		return d, false
	}
	var x, y int
	if d.rel, d.unsigned, x, y, ok = plainCompare(f, d.compare); !ok {
		return d, false
	}
	value := func(arg int) (uint32, bool) {
		a := &d.compare.Args[arg]
		v, ok := intValue(a)
		if !ok && known != nil && compilerConstant(a) {
			return f.BankWord(a.Bank, a.Imm) // up to sm_62 the compiler has long constants there
		}
		if ok || known == nil || !plain(a) {
			return v, ok
		}
		for k, of := range s.Regs.Args(n) {
			if w := s.Regs.Words(n)[k]; int(of) == arg && w >= 0 && !w.Write() {
				return known(s.Values(n)[k], at)
			}
		}
		return 0, false
	}
	bound, constant := value(y)
	if !constant {
		if bound, constant = value(x); !constant {
			return d, false
		}
		x, d.rel = y, mirrored(d.rel)
	}
	a := &d.compare.Args[x]
	if a.Kind != cfg.RegOperand || a.Flags&^cfg.Reuse != 0 || a.Suffix() != "" || a.Reg.IsConst() {
		return d, false
	}
	d.bound, d.reg = bound, a.Reg
	s.setCompared(&d, n, p, int8(x), not)
	return d, d.value >= 0
}

// setCompared sets the value of the decision d by the predicate p of instruction n, which compares operand arg, and whether it is negated; it is
// if not, or if p is the second result.
func (s *SSA) setCompared(d *decision, n int32, p Value, arg int8, not bool) {
	for k, of := range s.Regs.Args(n) {
		switch w := s.Regs.Words(n)[k]; {
		case of == arg && !w.Write():
			d.value = s.copyOf(s.Values(n)[k])
		case w.Write() && s.Values(n)[k] == p && of == 1:
			not = !not // the second destination is the complement
		}
	}
	d.negated = not
}
