package optimizer

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// TailMerge is the first of the three parts of cicc's BranchFolding: of blocks that end with the
// same instructions and go on at the same place one keeps them, in a block of their own, and the
// others branch there. Source: seeds branch-folding-tail-merge, "TailMergeBlocks".
//
//	   MOV  R4, 0x1           MOV  R4, 0x1
//	   IADD3 R6, ...      t:  IADD3 R6, ...
//	   STG  [R2], R6          STG  [R2], R6
//	   BRA  j         =>      BRA  j
//	b: MOV  R4, 0x2       b:  MOV  R4, 0x2
//	   IADD3 R6, ...          BRA  t
//	   STG  [R2], R6      j:  ...
//	j: ...
//
// Phase A compares blocks that nothing follows, phase B those that lead to one block; a conditional
// branch counts as the one to the other target, so that what leads to the block is the way it falls
// through. Blocks are sorted by a hash of their last instruction, then by priority: an
// unconditional branch (0), none (1), a conditional one (2). Then four gates decide, in this order:
// the length of the common tail, whether its end can be analysed, reserved registers that live into
// it, and whether anything is saved.
//
// The block that keeps its instructions keeps their text, too: it only gets a label. What ends a
// common tail is what depends on which lanes run it, what is not understood, and what reads a clock
// or its own address. Each lane executes the same as before, but lanes of both blocks may run the
// tail together. What can tell is refused as it is of equal blocks (merge_refuse.go): that the
// barriers or the stack differ there, that only one of the blocks is in a loop (the tail would be
// another entry of it), and anything convergent that follows before the lanes meet in any case.
var TailMerge = &Pass{
	Name: "TailMerge",
	Doc:  "Merge the common tails of blocks. Blocks that end with the same instructions and go on at the same place share them.",
	Run:  tailMerge,

	Several: true,
}

// tailMerge runs the pass until nothing applies any more: the heads of merged blocks lead to one
// block, and may have common tails themselves.
func tailMerge(c *Ctx) {
	if !c.wants(tailMerges) {
		return
	}
	m := tailMerger{merger: merger{Ctx: c}}
	for m.iterate() && c.again() {
		m.reported = true
	}
}

// A tailMerger is one iteration of the pass. All that it finds out is of the function as it was
// before the iteration.
type tailMerger struct {
	merger
	size  int         // tail-merge-size
	roles []tailRole  // by block
	plans []*tailPlan // by block that loses its tail, at the end
	best  []*tailPlan // by block: the longest tail that is refused
	cuts  map[*cfg.Block][]tailBlock
	fresh string // the label that the next block gets
}

// A tailRole is what a block does in an iteration: it keeps the instructions of others, or loses
// its own, but not both.
type tailRole uint8

const (
	tailFree tailRole = iota
	tailKept
	tailLost
)

// A tailPlan is a merge of the tails of two blocks.
type tailPlan struct {
	merge
	n       int        // instructions of the tail; a branch that leads to the same place without a condition is none
	end     *cfg.Instr // what ends the common tail above; nil if it is a difference, or the start of a block
	refusal *Refusal

	spans [2]cfg.Span // of the tails, in the order of starts
	addr  int64       // of the one that stays
}

// A tailBlock is a part of a block that has been split.
type tailBlock struct {
	at    int // in the block as it was
	block *cfg.Block
}

// iterate makes the merges that do not get in each other's way and reports whether it made one.
func (m *tailMerger) iterate() bool {
	f := m.Func
	m.size = m.Knobs.Int(f, "tail-merge-size")
	m.roles = make([]tailRole, len(f.Blocks))
	m.plans, m.best = nil, make([]*tailPlan, len(f.Blocks))
	m.named, m.cuts = blockRefs{c: m.Ctx}, map[*cfg.Block][]tailBlock{}
	for batch := range m.candidates() {
		m.compare(batch)
	}
	slices.SortStableFunc(m.plans, func(a, b *tailPlan) int { return cmp.Compare(a.dup.ID, b.dup.ID) })
	m.refuseRest()
	var gone []*cfg.Block
	made := false
	for _, p := range m.plans {
		if !m.Make(m.remark(p), func(w *cfg.Change) { m.make(w, p) }) {
			continue
		}
		if made = true; p.bridge != nil {
			gone = append(gone, p.bridge)
		}
	}
	if made {
		m.place()
		f.RemoveBlocks(gone)
	}
	return made
}

// refuseRest announces of each block that keeps its tail although another one ends like it why it does.
func (m *tailMerger) refuseRest() {
	if m.reported {
		return
	}
	for id, p := range m.best {
		if p == nil || m.roles[id] != tailFree {
			continue
		}
		r := m.remark(p)
		if p.n < m.size {
			r.ActionOnly = "the common tail is short"
		}
		m.Refuse(r, p.refusal)
	}
}

// remark reports the merge.
func (m *tailMerger) remark(p *tailPlan) Remark {
	f := m.Func
	r := tailMerges.at(p.spans[1], p.n, f.Spelled(p.into), f.Spelled(p.dup), m.target(p))
	if p.saved > 0 {
		r.Title += saves(f, p.saved)
	}
	what := fmt.Sprintf("the last %d instructions of %s are", p.n, p.dup.Name())
	if p.n == 1 {
		what = fmt.Sprintf("the last instruction of %s is", p.dup.Name())
	}
	r.Message = fmt.Sprintf("%s the same as in %s", what, p.into.Name())
	r.Related = []analysis.Related{{Span: p.spans[0], Message: "the tail of " + p.into.Name()}, {Span: p.spans[1], Message: "the tail of " + p.dup.Name()}}
	if p.intoAt == 0 && p.dupAt == 0 && m.runs("MergeEquivalentConditionalFlow") {
		r.ActionOnly = "merge-equivalent is about whole blocks"
	} else if !f.Native && f.Target.Bytes(p.saved) < cacheLine {
		r.ActionOnly = "a branch more runs, and less than a line of the instruction cache is saved"
	}
	return r
}

// cacheLine is the bytes of a line of the instruction cache, which a merge in finished code has to
// save to be worth a word.
const cacheLine = 128

// saves says how many bytes it saves that n instructions go.
func saves(f *cfg.Func, n int) string { return fmt.Sprintf(" (saves %d bytes)", f.Target.Bytes(n)) }

// rest is the text from an instruction to the end of its block.
func (p place) rest() cfg.Span {
	return cfg.Span{Start: p.block.InSection(p.instr().Span).Start, End: p.block.InSection(p.block.Last().Span).End}
}

// target is how a branch names the common tail of p.
func (m *tailMerger) target(p *tailPlan) string {
	f := m.Func
	switch {
	case p.intoAt == 0:
		return f.Spelled(p.into)
	case f.HasLabels():
		return m.label()
	}
	return fmt.Sprintf("%#x", max(p.addr, 0))
}

// label is the label that the next new block gets.
func (m *tailMerger) label() string {
	if m.fresh == "" {
		m.fresh = m.Func.Labels().New()
	}
	return m.fresh
}

// make makes the merge p. What it puts into the layout of a change in place is put there by place.
func (m *tailMerger) make(w *cfg.Change, p *tailPlan) {
	f := m.Func
	into, dup := m.split(w, p.into, p.intoAt), w.Own(p.dup)
	if p.bridge != nil {
		w.Remove(p.bridge)
	}
	dup.Instrs = dup.Instrs[:p.dupAt:p.dupAt]
	if !p.falls {
		return
	}
	dup.Insert(p.dupAt, f.NewBranch(into))
}

// split returns the block that begins with instruction at of b, with a label where the function has such.
func (m *tailMerger) split(w *cfg.Change, b *cfg.Block, at int) *cfg.Block {
	f := m.Func
	if at == 0 {
		own := w.Own(b)
		if f.HasLabels() && b.Label() == "" {
			own.SetLabel(f.Labels().Of(b))
		}
		return own
	}
	parts := m.cuts[b]
	n, found := slices.BinarySearchFunc(parts, at, func(x tailBlock, at int) int { return cmp.Compare(x.at, at) })
	if found {
		return parts[n].block
	}
	from, start := w.Own(b), 0
	if n > 0 {
		from, start = parts[n-1].block, parts[n-1].at
	}
	t := cfg.NewBlock("")
	if f.HasLabels() {
		t.SetLabel(m.label())
	}
	t.Instrs = slices.Clone(from.Instrs[at-start:])
	t.Span = cfg.Span{Start: t.Instrs[0].Span.Start, End: from.Span.End}
	from.Instrs = from.Instrs[: at-start : at-start]
	from.Span.End = from.Last().Span.End
	if w != nil {
		w.Add(b, t)
		return t
	}
	m.fresh = "" // the next one gets another
	m.cuts[b] = slices.Insert(parts, n, tailBlock{at, t})
	return t
}

// place puts the new blocks into the layout, each behind the one that it was part of.
func (m *tailMerger) place() {
	if len(m.cuts) == 0 {
		return
	}
	blocks := make([]*cfg.Block, 0, len(m.Func.Blocks)+len(m.cuts))
	for _, b := range m.Func.Blocks {
		blocks = append(blocks, b)
		for _, x := range m.cuts[b] {
			blocks = append(blocks, x.block)
		}
	}
	m.Func.Blocks = blocks
}
