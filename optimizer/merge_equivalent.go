package optimizer

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// MergeEquivalent is phases 133 and 136: of blocks with the same instructions that go on at the
// same place, one stays, and what led to the others goes to it. Source: seeds branch-and-switch,
// "Interaction with MergeEquivalentConditionalFlow".
//
//	   BRX R4, jt0        BRX R4, jt0        control falls into the second:
//	a: IADD3 R6, ...      a: b: IADD3 ...    @P0 BRA c          @P0 BRA c
//	   STG [R2], R6          STG [R2], R6    b: IADD3 ...          BRA a
//	   BRA d                 BRA d              STG ...     =>  c: ...
//	b: IADD3 R6, ...  =>  c: ...                BRA d
//	   STG [R2], R6                          c: ...
//	c: ...
//
// A branch is led to the block that stays; the entry of a native jump table keeps its label, which
// moves. Each lane executes the same as before. Lanes that were apart may run together, which they
// may have done by chance before, too; so it must refuse what tells lanes that are together from
// lanes that are not: operations across lanes and barriers where a branch may have split the warp,
// uniform registers that change by their own value there, BSSY and the like, which would make lanes
// wait for one another that did not. It must refuse blocks with different open barriers or a
// different stack, the places where lanes reconverge, blocks of different loops and headers of
// loops, what reads a clock or its own address, and a block to which something leads that cannot be
// redirected: an address that is taken, the table of a listing, the return from a call.
//
// Time is linear in instructions: blocks are reported apart by where they go on, then by a
// hash, and only then compared, as often as the budget allows.
var MergeEquivalent = &Pass{
	Name: "MergeEquivalentConditionalFlow",
	Doc:  "Merge equal blocks. Blocks with the same instructions and successors become one.",
	Run:  mergeEquivalent,

	Several: true,
}

// mergeEquivalent runs phases 133 and 136, until nothing applies any more: blocks that led to two
// equal ones may be equal themselves when these are one.
func mergeEquivalent(c *Ctx) {
	m := merger{Ctx: c}
	for m.iterate() && c.again() {
		m.reported = true
	}
}

// A merger is one iteration. All it finds out is of the function as it was before the iteration.
type merger struct {
	*Ctx
	reported bool       // what is refused has been reported
	over     *cfg.Block // the first that the budget did not suffice for, or nil
	named    blockRefs
	refs     map[*cfg.Block]*references
	changed  map[*cfg.Block]bool // blocks that this iteration removed or replaced
	removed  []*cfg.Block        // those that it removed
}

// small is the most instructions that are saved without a word.
const small = 2

// mostKept is with how many blocks of one class the others of it are tried.
const mostKept = 8

// iterate makes the merges that do not get in each other's way and reports whether it made one.
func (m *merger) iterate() bool {
	classes := m.classes()
	if m.over != nil && !m.reported {
		r := mergeEquivalents.at(m.over.Span, m.over.Name(), "an equal block")
		r.Message = m.over.Name() + " may be equal to another block"
		m.Refuse(r, refuse("the budget of %d comparisons is exceeded (knob merge-equivalent-budget)", m.Knobs.Int(m.Func, "merge-equivalent-budget")))
	}
	if len(classes) == 0 {
		return false
	}
	m.collect(classes)
	m.named = blockRefs{c: m.Ctx}
	m.changed, m.removed = map[*cfg.Block]bool{}, nil
	var plans []*merge
	for _, class := range classes {
		m.Poll()
		plans = append(plans, m.plan(class)...)
	}
	for _, p := range plans {
		if p.clear(m.changed) && m.Make(p.remark(m.Func), func(w *cfg.Change) { m.make(w, p) }) {
			m.changed[p.dup] = true
			if !p.falls {
				m.removed = append(m.removed, p.dup)
			}
			if p.bridge != nil {
				m.removed = append(m.removed, p.bridge)
			}
		}
	}
	m.Func.RemoveBlocks(m.removed)
	return len(m.changed) > 0
}

// A merge has what goes to dup, a duplicate, go to into.
type merge struct {
	into, dup *cfg.Block
	bridge    *cfg.Block // follows dup, only branches, and goes with it; or nil
	before    *cfg.Block // before dup
	falls     bool       // control falls from before into dup, and a branch has to take its place
	saved     int        // instructions

	intoAt, dupAt int // the instructions of the blocks from which on they are one; 0 for whole blocks
}

// starts is where the instructions begin that become one.
func (p *merge) starts() [2]place { return [...]place{{p.into, p.intoAt}, {p.dup, p.dupAt}} }

// clear reports whether nothing that p is about has changed in this iteration.
func (p *merge) clear(changed map[*cfg.Block]bool) bool {
	return !changed[p.before] // what goes is in one plan alone, and what stays does not go
}

// remark reports the merge.
func (p *merge) remark(f *cfg.Func) Remark {
	r := mergeEquivalents.at(p.dup.Span, f.Spelled(p.dup), f.Spelled(p.into))
	r.Message = fmt.Sprintf("%s is equal to %s (%s)", p.dup.Name(), p.into.Name(), instructions(len(p.dup.Instrs)))
	r.Related = []analysis.Related{{Span: p.into.Span, Message: "the block that stays"}}
	switch {
	case p.saved <= small:
		r.ActionOnly = "few instructions are saved"
	case p.falls && !f.Native && f.Target.Bytes(p.saved) < cacheLine:
		r.ActionOnly = "a branch more runs, and less than a line of the instruction cache is saved"
	}
	if p.falls {
		r.Message += fmt.Sprintf("; %s falls into it and gets a branch", p.before.Name())
	}
	return r
}

func instructions(n int) string {
	if n == 1 {
		return "1 instruction"
	}
	return fmt.Sprint(n, " instructions")
}

// plan says what can be merged of a class of equal blocks.
func (m *merger) plan(class []*cfg.Block) []*merge {
	var plans []*merge
	var survivors []*cfg.Block // that stay, one for each place that is different
	for _, b := range m.preferred(class) {
		var no *Refusal
		var refused Remark
		placed := false // it goes, or might, but nothing is gained by it
		for _, into := range survivors {
			p := m.merge(into, b)
			if p == nil {
				placed = true
				continue
			}
			r := m.refuses(p)
			if r == nil {
				plans = append(plans, p)
				placed, no = true, nil
				break
			}
			if no == nil {
				no, refused = r, p.remark(m.Func)
			}
		}
		if no != nil && !m.reported && refused.Reported() {
			if !m.Func.Native {
				refused.ActionOnly = optimized // nothing can be done about it
			}
			m.Refuse(refused, no)
		}
		if !placed && len(survivors) < mostKept {
			survivors = append(survivors, b)
		}
	}
	slices.SortFunc(plans, func(a, b *merge) int { return cmp.Compare(a.dup.ID, b.dup.ID) })
	return plans
}

// preferred orders a class: in front those that should stay. Such are those that cannot go, that
// control falls into, so that no branch has to take their place, and that fall through; else the
// first.
func (m *merger) preferred(class []*cfg.Block) []*cfg.Block {
	rank := func(b *cfg.Block) int {
		switch {
		case m.mustStay(b) != nil:
			return 0
		case m.fallsInto(b) != nil:
			return 1
		case b.Last().FallsThrough():
			return 2
		}
		return 3
	}
	list := slices.Clone(class)
	slices.SortStableFunc(list, func(a, b *cfg.Block) int { return cmp.Compare(rank(a), rank(b)) })
	return list
}

// fallsInto returns the block that control falls from into b, or nil.
func (m *merger) fallsInto(b *cfg.Block) *cfg.Block {
	before := m.Func.Blocks[b.ID-1]
	if last := before.Last(); last != nil && !last.FallsThrough() {
		return nil
	}
	return before
}

// merge returns the merge of dup into into, or nil if nothing is gained by it.
func (m *merger) merge(into, dup *cfg.Block) *merge {
	p := &merge{into: into, dup: dup, before: m.Func.Blocks[dup.ID-1], saved: len(dup.Instrs)}
	after := m.Func.Next(dup)
	if dup.Last().EndsBlock() && dup.Last().FallsThrough() && m.Func.Forwards(after) != nil && len(after.Labels) == 0 &&
		m.named.count(after) == 0 {
		p.bridge = after
		p.saved++
		after = m.Func.Next(after)
	}
	if m.fallsInto(dup) != nil && after != into {
		p.falls = true
		p.saved--
	}
	if p.saved == 0 {
		return nil
	}
	return p
}

// make makes the merge p, but for the blocks that go at the end of the iteration.
func (m *merger) make(w *cfg.Change, p *merge) {
	f, into, dup := m.Func, w.Own(p.into), w.Own(p.dup)
	refs := m.refs[p.dup]
	moved := into.Label() == "" && len(dup.Labels) > 0 || refs.table != ""
	switch {
	case moved:
		into.MoveLabels(dup)
	case (p.falls || into.Addr() == cfg.NoAddr) && into.Label() == "" && f.HasLabels():
		into.SetLabel(f.Labels().Of(p.into))
	}
	for _, r := range refs.list {
		if m.changed[r.block] {
			continue // what it was merged with refers to dup, too
		}
		if i := &r.block.Instrs[r.at]; i.IsBranch() && !(moved && i.Args[i.Code].Kind == cfg.LabelOperand) {
			w.Own(r.block).Instrs[r.at].Retarget(f, into)
		}
	}
	if p.bridge != nil {
		w.Remove(p.bridge)
	}
	if !p.falls {
		w.Remove(p.dup)
		return
	}
	dup.ReplaceBy(f.NewBranch(into))
}
