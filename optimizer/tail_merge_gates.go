package optimizer

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// gates returns which gate is in the way of p, in the order of the page, and then what is different
// about the two blocks; nil if nothing is. Source: seeds branch-folding-tail-merge, "The Check in
// Context: Full Merge Decision Sequence".
func (m *tailMerger) gates(p *tailPlan, dup *ending) *Refusal {
	if p.n < m.size {
		no := refuse("gate 1: the common tail has %s, and tail-merge-size asks for %d", instructions(p.n), m.size)
		if p.end != nil {
			no.at(p.dup.InSection(p.end.Span), endsTail(p.end))
		}
		return no
	}
	if dup.opaque {
		return refuse("gate 2: %s at the end of %s is not a branch that can be analysed", dup.term.Op.Name, p.dup.Name()).
			at(p.dup.InSection(dup.term.Span), "cannot be analysed")
	}
	if no := m.reserved(p); no != nil {
		return no
	}
	overhead := 1 // the branch that takes the place of the tail
	if dup.priority != endsUnconditional {
		overhead++ // it takes the place of no branch
	}
	if p.n <= overhead {
		return refuse("gate 4: the common tail has %s, and %d more would be needed: nothing is saved", instructions(p.n), overhead)
	}
	return m.unsafe(p)
}

// reserved is gate 3: it returns the refusal if a reserved register lives into the tail of p, nil
// if none does. The registers that live into the new block are found from the tails of both blocks,
// and have to be the same.
func (m *tailMerger) reserved(p *tailPlan) *Refusal {
	f := m.Func
	live, other := liveIntoTail(p.starts()[0]), liveIntoTail(p.starts()[1])
	if !slices.EqualFunc(live, other, func(x, y liveIn) bool { return x.reg == y.reg }) {
		return refuse("gate 3: the registers that live into the tails of %s and %s differ", p.dup.Name(), p.into.Name())
	}
	for _, x := range live {
		if r := cfg.ReservedIn(x.reg); r != nil {
			i := &p.into.Instrs[x.at]
			return refuse("gate 3: %s, which %s reads, is reserved (%s) and lives into the tail", f.Names.Reg(x.reg), i.Op.Name, r.PTX).
				at(p.into.InSection(i.Span), "reads "+f.Names.Reg(x.reg))
		}
	}
	return nil
}

// A liveIn is a register that lives into a tail, and the first instruction that reads it.
type liveIn struct {
	reg cfg.Reg
	at  int
}

// liveIntoTail returns the registers that the instructions from a place to the end of its block
// read as they were before, in the order in which they do. What lives through them is the same for
// all that go on at one place.
func liveIntoTail(x place) []liveIn {
	var live []liveIn
	known := map[cfg.Reg]bool{} // read or written before
	for k := x.at; k < len(x.block.Instrs); k++ {
		i := &x.block.Instrs[k]
		read := func(r cfg.Reg) {
			if !known[r] {
				known[r] = true
				live = append(live, liveIn{r, k})
			}
		}
		for r := range registersOf(i, false) {
			read(r)
		}
		for n := range i.Args {
			if r := i.Args[n].Reg; r.Class == cfg.ClassSR { // hardware writes it
				read(r)
			}
		}
		if !i.Guard.Always() || i.Masked() {
			continue
		}
		for r := range registersOf(i, true) {
			known[r] = true
		}
	}
	return live
}

// unsafe returns what can tell that lanes of both blocks run the tail of p, or that that of one of
// them is elsewhere; nil if nothing can.
func (m *tailMerger) unsafe(p *tailPlan) *Refusal {
	if no := m.incomplete(); no != nil {
		return no
	}
	if no := m.addressed(p.dup, p.dupAt); no != nil {
		return no
	}
	if no := m.addressed(p.into, max(p.intoAt, 1)); no != nil { // what refers to the first of its instructions may go on doing so
		return no
	}
	if no := m.marked(p.dup); no != nil && p.dupAt == 0 {
		return no
	}
	if no := m.differs(&p.merge); no != nil {
		return no
	}
	return m.sharedRegs(p)
}

// sharedRegs returns the refusal if the tail of p uses a register that all lanes share, where lanes
// of both blocks may come apart and each set it for themselves; nil if it does not.
func (m *tailMerger) sharedRegs(p *tailPlan) *Refusal {
	u := m.Groups()
	from := u.Separated(p.into)
	if from == nil {
		from = u.Separated(p.dup)
	}
	if from == nil {
		return nil
	}
	for k := p.dupAt; k < len(p.dup.Instrs); k++ {
		i := &p.dup.Instrs[k]
		if r := m.sharedReg(i); r != nil {
			return refuse("%s uses %s, which all lanes share, and %s", i.Op.Name, m.Func.Names.Reg(r.Reg), from).
				at(p.dup.InSection(i.Span), "uses "+m.Func.Names.Reg(r.Reg)).at(where(from.Block, from.Instr), "may diverge")
		}
	}
	return nil
}
