package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// HoistCommonCode is the last of the three parts of cicc's BranchFolding: the instructions with
// which both successors of a conditional branch begin are moved above it. Source: seeds
// branch-folding-tail-merge, "HoistCommonCode".
//
//	@P0 BRA a             IADD3 R6, ...
//	    IADD3 R6, ...  @P0 BRA a
//	    MOV  R4, 0x1  =>   MOV  R4, 0x1
//	    ...                ...
//	a:  IADD3 R6, ...  a:  MOV  R4, 0x2
//	    MOV  R4, 0x2       ...
//	    ...
//
// Nothing but the branch may lead to the two blocks, so that each lane executes what is moved as
// often as before. It must not be moved above the branch if it writes what that reads, if it
// depends on which lanes run it or on registers that they share, and the branch may diverge, if it
// changes which lanes reconverge, or if it reads a clock or its own address. At least one
// instruction stays in each block. Being the last, it also removes dead jump tables.
var HoistCommonCode = &Pass{
	Name: "HoistCommonCode",
	Doc:  "Hoist common code. Instructions with which both ways of a conditional branch begin are moved above it.",
	Run:  hoistCommonCode,

	Several: true,
}

// A hoister is a run of the pass.
type hoister struct{ merger }

// A hoist moves the first instructions of both successors of a block above the branch at its end.
type hoist struct {
	b     *cfg.Block
	sides [2]*cfg.Block // where the branch leads, and what is behind it
	n     int
	no    *Refusal // why not more
}

func hoistCommonCode(c *Ctx) {
	c.deadTables()
	if !c.wants(hoistCommon) {
		return
	}
	h := hoister{merger{Ctx: c, named: blockRefs{c: c}}}
	var plans []*hoist
	for _, b := range c.Func.Blocks {
		c.Poll()
		if p := h.find(b); p != nil {
			plans = append(plans, p)
		}
	}
	for _, p := range plans { // all before the first one is made
		h.plan(p)
	}
	for _, p := range plans {
		h.announce(p)
	}
}

// find returns what may be hoisted above the branch at the end of b, nil if nothing is the same.
func (h *hoister) find(b *cfg.Block) *hoist {
	f := h.Func
	last := b.Last()
	if last == nil || !last.IsBranch() || !last.Conditional() || last.ByActiveLanes() || !f.Reachable(b) {
		return nil
	}
	p := &hoist{b: b, sides: [2]*cfg.Block{f.TargetIn(b, last), f.Next(b)}}
	x, y := p.sides[0], p.sides[1]
	if x == nil || y == nil || x == y {
		return nil
	}
	for _, s := range p.sides {
		if preds := f.PredIDs(s); s.ID == 0 || len(preds) != 1 || preds[0] != b.ID {
			return nil
		}
	}
	for p.n < min(len(x.Instrs), len(y.Instrs))-1 {
		i, j := &x.Instrs[p.n], &y.Instrs[p.n]
		if i.EndsBlock() || !h.sameInstr(i, j) {
			break
		}
		p.n++
	}
	if p.n == 0 {
		return nil
	}
	return p
}

// plan finds out how many of the instructions can be hoisted, and why not more.
func (h *hoister) plan(p *hoist) {
	if p.no = h.place(p); p.no != nil {
		p.n = 0
		return
	}
	for k := range p.n {
		for _, s := range p.sides {
			if p.no = h.instr(p, s, k); p.no != nil {
				p.n = k
				return
			}
		}
	}
}

// place returns why nothing can be hoisted above the branch of p, whatever it is; nil if something can.
func (h *hoister) place(p *hoist) *Refusal {
	f := h.Func
	if no := h.incomplete(); no != nil {
		return no
	}
	if i := p.b.Last(); i.Open || i.Close {
		return refuse("%s is issued together with another instruction", i.Op.Name).at(where(p.b, i), "the branch")
	}
	if no := h.addressed(p.b, len(p.b.Instrs)-1); no != nil {
		return no // what goes there by the address would not run what is hoisted in front of it
	}
	if last := p.b.Last(); last.Args[last.Code].Kind == cfg.AddrOperand {
		for k := range p.n {
			if p.sides[0].Instrs[k+1].Addr == cfg.NoAddr {
				return refuse("the listing has no labels, and %s has no address to branch to", p.sides[0].Instrs[k+1].Op.Name)
			}
		}
	}
	for _, s := range p.sides {
		if r := h.Convergence().ReconvergesAt(s); r != nil {
			return refuse("%s is the reconvergence point of %s", s.Name(), regionName(f, r)).at(r.Block.InSection(r.Instr.OpSpan), "has the reconvergence point "+s.Name())
		}
		if r := h.named.otherThan(s, func(i *cfg.Instr) bool { return i == p.b.Last() }); r != nil {
			no := refuse("%s is referenced elsewhere", s.Name())
			if r.By != nil {
				no.at(where(r.In, r.By), "references "+s.Name())
			}
			return no
		}
		if no := h.marked(s); no != nil {
			return no
		}
		if no := h.addressed(s, 1); no != nil { // that of the first one is named by the branch alone
			return no
		}
	}
	return nil
}

// instr returns why instruction k of s cannot be hoisted, nil if it can.
func (h *hoister) instr(p *hoist, s *cfg.Block, k int) *Refusal {
	i := &s.Instrs[k]
	no := h.above(p.b, i)
	if no == nil {
		return nil
	}
	return no.at(s.InSection(i.Span), "would be hoisted")
}

// above returns why i cannot be hoisted above the branch at the end of b, nil if it can.
func (h *hoister) above(b *cfg.Block, i *cfg.Instr) *Refusal {
	if no := h.alone(i); no != nil {
		return no
	}
	last := b.Last()
	for n := range i.Refs {
		if w := &i.Refs[n]; w.Write && slices.ContainsFunc(last.Refs, func(r cfg.Ref) bool { return r.Overlaps(*w) }) {
			return refuse("%s writes %s, which the branch reads", i.Op.Name, h.Func.Names.Reg(w.Reg)).at(where(b, last), "the branch")
		}
	}
	if i.WritesPred() {
		for _, j := range b.Code() {
			if j.Flow == cfg.FlowBREAK && !j.Guard.Always() {
				return refuse("%s writes a predicate between %s and the branch", i.Op.Name, j.Op.Name).at(where(b, j), "takes lanes out of a region")
			}
		}
	}
	if h.Uniformity().Diverges(b) {
		return h.lanes(i)
	}
	return nil
}

// alone returns why i cannot be hoisted above any branch, nil if it can.
func (h *hoister) alone(i *cfg.Instr) *Refusal {
	if no := pinned(i); no != nil {
		return no
	}
	switch c := i.Convergent(); {
	case i.Open || i.Close:
		return refuse("%s is issued together with another instruction", i.Op.Name)
	case c != cfg.NotConvergent && c != cfg.WaitsForLanes && c != cfg.ArrivesForLanes && c != cfg.ReadsLanes:
		return refuse("%s %s", i.Op.Name, c)
	}
	if no := h.undisclosed(i); no != nil {
		return no
	}
	return h.counted(i)
}

// lanes returns why i cannot be run by all lanes together that the branch separates, nil if it can.
func (h *hoister) lanes(i *cfg.Instr) *Refusal {
	if i.Convergent() != cfg.NotConvergent {
		return refuse("%s %s, and the branch may diverge", i.Op.Name, i.Convergent())
	}
	if r := h.sharedReg(i); r != nil {
		return refuse("%s uses %s, which all lanes share, and the branch may diverge", i.Op.Name, h.Func.Names.Reg(r.Reg))
	}
	return nil
}

// announce announces the hoist p and makes it.
func (h *hoister) announce(p *hoist) {
	f := h.Func
	count := max(p.n, 1)
	r := hoistCommon.at(where(p.b, p.b.Last()), plural(count, "instruction"))
	r.Message = fmt.Sprintf("%s and %s begin with the same %s", p.sides[0].Name(), p.sides[1].Name(), instructions(count))
	if count == 1 {
		r.Message = fmt.Sprintf("%s and %s begin with the same instruction", p.sides[0].Name(), p.sides[1].Name())
	}
	for _, s := range p.sides {
		r.Related = append(r.Related, analysis.Related{Span: cfg.Span{Start: s.InSection(s.Instrs[0].Span).Start, End: s.InSection(s.Instrs[count-1].Span).End}, Message: "the start of " + s.Name()})
	}
	if p.n == 0 {
		h.Refuse(r, p.no)
		return
	}
	r.Title += saves(f, p.n)
	h.Make(r, func(w *cfg.Change) { h.make(w, p) })
}

// make moves the instructions of the block behind the branch, and takes away those of the other.
func (h *hoister) make(w *cfg.Change, p *hoist) {
	f := h.Func
	b, to, next := w.Own(p.b), w.Own(p.sides[0]), w.Own(p.sides[1])
	var list []cfg.Instr
	for k := range p.n {
		i := next.Instrs[k] // of a text whose instructions are written as they were it takes along what stands above it: comments, but no mark of the block
		if next.Cold || next.Weight != 0 || writtenAnew(f, &i) || slices.ContainsFunc(i.Args, func(a cfg.Operand) bool { return a.Flags&cfg.Reuse != 0 }) {
			i = i.Detached(f)
			for n := range i.Args { // what is behind it now reads something else
				i.Args[n].Flags &^= cfg.Reuse
			}
		}
		list = append(list, i)
	}
	next.Instrs = next.Instrs[p.n:]
	to.Instrs = to.Instrs[p.n:]
	b.Insert(len(b.Instrs)-1, list...)
	if last := b.Last(); last.Args[last.Code].Kind == cfg.AddrOperand {
		last.Retarget(f, to)
	}
}
