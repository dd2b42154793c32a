package optimizer

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// references are what refers to a block that might go.
type references struct {
	list   []place // instructions whose code operand names it
	table  string  // a native jump table that lists it
	listed place   // an instruction of a listing whose annotation lists it
	taken  place   // an instruction that takes its address
}

// A place is an instruction.
type place struct {
	block *cfg.Block
	at    int
}

func (p place) instr() *cfg.Instr { return &p.block.Instrs[p.at] }

// related points at the place.
func (p place) related(text string) analysis.Related {
	return analysis.Related{Span: p.block.InSection(p.instr().Span), Message: text}
}

// collect finds the references to the blocks of the classes.
func (m *merger) collect(classes [][]*cfg.Block) {
	f := m.Func
	m.refs = map[*cfg.Block]*references{}
	for _, class := range classes {
		for _, b := range class {
			m.refs[b] = &references{}
		}
	}
	for n := range f.BlockRefs() {
		r := m.refs[n.To]
		if r == nil {
			continue
		}
		at := place{n.In, n.At}
		switch n.How {
		case cfg.RefTarget:
			r.list = append(r.list, at)
		case cfg.RefListed:
			r.listed = at
		case cfg.RefAddress:
			r.taken = at
		case cfg.RefTableEntry:
			r.table = n.Table.Name
		}
	}
	for _, n := range analysis.AddressTaken(f) {
		if r := m.refs[n.To]; r != nil {
			r.taken = place{n.In, n.At}
		}
	}
}

// refuses returns why the merge is not possible, or nil.
func (m *merger) refuses(p *merge) *Refusal {
	if r := m.mustStay(p.dup); r != nil {
		return r
	}
	return m.differs(p)
}

// differs returns what tells the instructions that become one apart, or their lanes, wherever they
// stand; nil if nothing does.
func (m *merger) differs(p *merge) *Refusal {
	for _, x := range p.starts() {
		if s := m.Convergence().ReconvergesAt(x.block); s != nil && x.at == 0 {
			return refuse("%s is the reconvergence point of %s", x.block.Name(), regionName(m.Func, s)).with(analysis.Related{Span: s.Block.InSection(s.Instr.OpSpan), Message: "has the reconvergence point " + x.block.Name()})
		}
	}
	if r := m.elsewhere(p); r != nil {
		return r
	}
	for k := p.dupAt; k < len(p.dup.Instrs); k++ {
		if r := m.observes(p, place{p.dup, k}); r != nil {
			return r
		}
	}
	return m.converged(p)
}

// converged returns the refusal if something after the blocks can tell that the lanes of both come
// there converged, or nil.
func (m *merger) converged(p *merge) *Refusal {
	if u := m.Groups(); u.Separated(p.into) == nil && u.Separated(p.dup) == nil {
		return nil
	}
	f := m.Func
	at := f.Dom.Idom[p.into.ID] // the block after which lanes of both went different ways
	for at > 0 && !f.Dom.Dominates(at, p.dup.ID) {
		at = f.Dom.Idom[at]
	}
	for _, x := range p.starts() { // both: what a branch is known to do may differ
		b, i, why := m.observer(f.Blocks[max(at, 0)], x)
		if i != nil {
			return refuse("lanes that reach %s and %s separately would be converged there, and %s in %s %s before they reconverge in any case", p.into.Name(), p.dup.Name(), i.Op.Name, b.Name(), why).
				at(b.InSection(i.Span), "depends on which lanes are converged")
		}
	}
	return nil
}

// mustStay returns why b cannot go whatever is equal to it, or nil.
func (m *merger) mustStay(b *cfg.Block) *Refusal {
	f := m.Func
	if before := m.fallsInto(b); before != nil {
		if last := before.Last(); last.Flow == cfg.FlowCall {
			return refuse("%s at the end of %s returns to %s", last.Op.Name, before.Name(), b.Name()).with(place{before, len(before.Instrs) - 1}.related("returns to " + b.Name()))
		}
	}
	refs := m.refs[b]
	switch {
	case refs.taken.block != nil:
		return refuse("%s takes the address of %s", refs.taken.instr().Op.Name, b.Name()).with(refs.taken.related("takes the address"))
	case refs.listed.block != nil:
		return refuse("%s has the target %s: its jump table is not in the listing and cannot be changed", refs.listed.instr().Op.Name, b.Name()).with(refs.listed.related("has the target " + b.Name()))
	case !f.Complete:
		return m.incomplete()
	}
	for _, r := range refs.list {
		if i := r.instr(); !i.IsBranch() && i.Flow != cfg.FlowBSSY && i.Flow != cfg.FlowPush {
			return refuse("%s references %s, and only branches can be redirected", i.Op.Name, b.Name()).with(r.related("references " + b.Name()))
		}
	}
	return nil
}

// elsewhere returns what is different about the places of the two blocks, or nil.
func (m *merger) elsewhere(p *merge) *Refusal {
	f := m.Func
	into, dup := p.into, p.dup
	if m.Convergence().Limited {
		return tooLarge()
	}
	if bar, open, ok := m.Convergence().DifferAt(into, p.intoAt, dup, p.dupAt); ok {
		var related []analysis.Related
		for side, b := range [...]*cfg.Block{into, dup} {
			for _, s := range open[side] {
				related = append(related, analysis.Related{Span: s.Block.InSection(s.Instr.OpSpan), Message: "may have opened " + f.Names.Reg(bar) + " at " + b.Name()})
			}
		}
		return refuse("the lanes of %s differ between %s and %s: they are in different convergence regions", f.Names.Reg(bar), dup.Name(), into.Name()).with(related...)
	}
	if !m.Stacks().SameAt(into, p.intoAt, dup, p.dupAt) {
		return refuse("the synchronization stacks of %s and %s differ", dup.Name(), into.Name())
	}
	if a, b := f.Loops.LoopOf[into.ID], f.Loops.LoopOf[dup.ID]; a != b {
		in, out := into, dup
		l := a
		if l < 0 || b >= 0 && f.Loops.Loops[b].Depth > f.Loops.Loops[a].Depth {
			in, out, l = dup, into, b
		}
		return refuse("%s is in the loop at %s, %s is not", in.Name(), f.Blocks[f.Loops.Loops[l].Header].Name(), out.Name())
	}
	for _, x := range p.starts() {
		if l := f.Loops.LoopOf[x.block.ID]; x.at == 0 && l >= 0 && f.Loops.Loops[l].Header == x.block.ID {
			return refuse("%s is the header of a loop", x.block.Name())
		}
	}
	switch {
	case into.Cold != dup.Cold:
		return refuse("one of %s and %s is .cold", dup.Name(), into.Name())
	case into.Cold && p.intoAt > 0:
		return refuse("%s is .cold, and what begins at a label in it would not be", into.Name())
	case into.Weight != dup.Weight && p.intoAt == 0:
		return refuse("%s has the weight %d, %s %d", dup.Name(), dup.Weight, into.Name(), into.Weight)
	case !f.HasLabels() && into.Instrs[p.intoAt].Addr == cfg.NoAddr:
		return refuse("the listing has no labels, and %s has no address to branch to", into.Name())
	}
	return nil
}

// observes returns why the instruction at could tell that the blocks are one, or nil.
func (m *merger) observes(p *merge, x place) *Refusal {
	i := x.instr()
	related := []analysis.Related{x.related("in " + p.dup.Name())}
	switch {
	case !i.Op.Known():
		return refuse("the effect of %s is unknown", i.Name).with(related...)
	case i.Op.Name == "LEPC" || i.Op.Name == "ULEPC" || i.Flow == cfg.FlowIndex && i.Code < 0:
		return refuse("%s depends on its own address", i.Op.Name).with(related...)
	case i.Op.Name == "CALL":
		return refuse("%s returns to an address that a register holds, in one of the two blocks", i.Op.Name).with(related...)
	}
	for n := range i.Args {
		if r := i.Args[n].Reg; r.Class == cfg.ClassSR {
			if sr := cfg.SpecialRegOf(r); sr.Vary == cfg.VaryTime {
				return refuse("%s reads %s, which changes while the program runs", i.Op.Name, sr.Name).with(related...)
			}
		}
	}
	if what := m.convergent(p, i); what != "" {
		u := m.Groups()
		for _, b := range [...]*cfg.Block{p.into, p.dup} {
			if from := u.Separated(b); from != nil {
				related = append(related, analysis.Related{Span: where(from.Block, from.Instr), Message: "may diverge"})
				return refuse("%s, and %s", what, from.Before(b)).with(related...)
			}
		}
	}
	return nil
}

// convergent says in which way i, of those that p takes away, depends on which lanes run it; "" if
// it does not, or only by barriers that are the same ones in both blocks.
func (m *merger) convergent(p *merge, i *cfg.Instr) string {
	switch i.Flow {
	case cfg.FlowBSSY, cfg.FlowPush:
		return i.Op.Name + " would make the lanes of both blocks wait for each other"
	case cfg.FlowBSYNC, cfg.FlowBREAK:
		return ""
	}
	switch c := i.Convergent(); {
	case i.Flow == cfg.FlowPop && c == cfg.ChangesMask:
		return ""
	case c != cfg.NotConvergent:
		return i.Op.Name + " " + c.String()
	case i.Uniform() && i.Conditional():
		return i.Op.Name + " requires converged lanes to go the same way"
	}
	var u cfg.UniformUpdates
	for k := p.dupAt; k < len(p.dup.Instrs); k++ {
		u.Add(p.dup, &p.dup.Instrs[k])
	}
	if _, first := u.First(); first == i {
		return i.Op.Name + " updates a uniform register, once for all converged lanes"
	}
	return ""
}
