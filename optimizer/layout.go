package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// This file moves blocks: the phases that do so say which and where to, and here is what may be in
// the way, and what has to be done for that the same runs. It is layout only: no instruction is
// added, removed or changed but for branches at the ends of blocks.

// A blockRun is blocks that stand one behind the other and move together, or not at all: control
// falls from each into the next.
type blockRun struct{ first, last int32 }

// has reports whether the run has block n.
func (r blockRun) has(n int32) bool { return r.first <= n && n <= r.last }

// A mover collects the runs that move.
type mover struct {
	*Ctx
	refs  blockRefs
	moves []blockMove
}

// A blockMove is a run and the block behind which it goes.
type blockMove struct {
	blockRun
	behind int32
}

func newMover(c *Ctx) *mover { return &mover{Ctx: c, refs: blockRefs{c: c}} }

// name names the blocks of a run in a sentence: "block BB7", "blocks BB7 to BB9".
func (m *mover) name(r blockRun) string {
	f := m.Func
	if r.first == r.last {
		return "block " + f.Spelled(f.Blocks[r.first])
	}
	return fmt.Sprintf("blocks %s to %s", f.Spelled(f.Blocks[r.first]), f.Spelled(f.Blocks[r.last]))
}

// goesOn reports whether control falls from block n into the next.
func (m *mover) goesOn(n int32) bool {
	return int(n)+1 < len(m.Func.Blocks) && fallsOut(m.Func.Blocks[n])
}

// only reports whether the run is nothing but a branch: its place is as good as any.
func (m *mover) only(r blockRun) bool {
	b := m.Func.Blocks[r.first]
	i := b.Last()
	return r.first == r.last && len(b.Instrs) == 1 && i.IsBranch() && !i.Conditional()
}

// refuses returns why the run cannot stand elsewhere, or nil. Where a return goes to an address
// that is computed, or another function names a block by its address, the control flow is
// incomplete.
func (m *mover) refuses(r blockRun) *Refusal {
	f := m.Func
	if no := m.incomplete(); no != nil {
		return no
	}
	if !f.Native && !f.HasLabels() {
		return refuse("the listing has no labels, by which a block is named wherever it stands")
	}
	for n := r.first; n <= r.last; n++ {
		if no := m.refusesBlock(f.Blocks[n]); no != nil {
			return no
		}
	}
	if no := m.refusesToFall(r.first-1, r); no != nil {
		return no
	}
	return m.refusesToFall(r.last, r)
}

// refusesBlock returns why b cannot stand elsewhere, or nil.
func (m *mover) refusesBlock(b *cfg.Block) *Refusal {
	f := m.Func
	if why := f.Moves(b); why != "" {
		return refuse("the text of %s is not lines of its own: %s", b.Name(), why)
	}
	if name := exported(f, b); name != "" {
		return refuse("code elsewhere may know the label %s", name).at(b.Labels[0].Span, "may be named elsewhere")
	}
	for attr, to := range f.DataRefs() {
		if to == b {
			return refuse("%s names %s", attr, b.Name())
		}
	}
	for _, x := range m.refs.of(b) {
		if x.By == nil {
			continue // the table of a native text
		}
		switch at := where(x.In, x.By); {
		case x.How == cfg.RefTarget && x.By.Args[x.By.Code].Kind == cfg.AddrOperand:
			return refuse("%s references the address %#x of %s", x.By.Op.Name, b.Addr(), b.Name()).at(at, "references the address")
		case x.How == cfg.RefListed && x.By.Flow == cfg.FlowIndex:
			return refuse("%s has the target %s: its jump table is not in the listing and cannot be changed", x.By.Op.Name, b.Name()).
				at(at, "has the target "+b.Name())
		case x.How == cfg.RefAddress && !f.Native:
			return refuse("%s takes the address of %s", x.By.Op.Name, b.Name()).at(at, "takes the address")
		}
	}
	for k := range b.Instrs {
		i := &b.Instrs[k]
		if no := m.refusesInstr(i); no != nil {
			return no.at(b.InSection(i.Span), "would move")
		}
	}
	return nil
}

// refusesInstr returns why i cannot stand elsewhere, or nil.
func (m *mover) refusesInstr(i *cfg.Instr) *Refusal {
	f := m.Func
	switch {
	case !i.Op.Known():
		return refuse("the effect of %s is unknown", i.Name)
	case i.Op.Name == "LEPC" || i.Op.Name == "ULEPC":
		return refuse("%s depends on its own address", i.Op.Name)
	case i.Op.Name == "PRET" || i.Op.Name == "PEXIT":
		return refuse("%s depends on what follows it", i.Op.Name)
	case f.Native:
		return nil
	case i.Flow == cfg.FlowIndex:
		return refuse("%s goes to a distance from its own address", i.Op.Name)
	case i.Flow == cfg.FlowCall && f.SM() >= 70:
		return refuse("%s returns to an address that a register holds", i.Op.Name)
	case i.Addr == cfg.NoAddr:
		return nil
	case !m.ascends():
		return refuse("the addresses of the section do not ascend, so that it is not known what stands at %#x", i.Addr)
	case f.SM() >= 90 && slices.ContainsFunc(i.Refs, func(r cfg.Ref) bool { return r.Arg == cfg.ArgDescriptor }):
		return refuse("%s reads a descriptor that the text does not show, and that an instruction without an address does not have", i.Op.Name)
	}
	return nil
}

// refusesToFall returns why what control falls into behind block n cannot be named by a branch
// instead, when r moves, or nil.
func (m *mover) refusesToFall(n int32, r blockRun) *Refusal {
	f := m.Func
	b := f.Blocks[n]
	last, next := b.Last(), f.Next(b)
	switch {
	case next == nil || last == nil:
		return nil
	case last.Open || len(next.Instrs) > 0 && next.Instrs[0].Close:
		return refuse("%s at the end of %s is issued together with what follows it", last.Op.Name, b.Name())
	case !fallsOut(b):
		return nil
	case last.Flow == cfg.FlowCall && last.EndsBlock():
		return refuse("%s at the end of %s returns to %s", last.Op.Name, b.Name(), next.Name()).at(where(b, last), "returns to "+next.Name())
	case last.Flow == cfg.FlowBSYNC:
		return refuse("%s at the end of %s falls into %s, where its lanes go on together", last.Op.Name, b.Name(), next.Name()).
			at(where(b, last), "lanes wait here")
	case last.IsBranch() && f.TargetIn(b, last) == next:
		return refuse("%s at the end of %s goes to %s whether it is taken or not: lanes that are together there would not be", last.Op.Name, b.Name(), next.Name()).
			at(where(b, last), "goes to "+next.Name())
	case !r.has(n) && len(f.Graph.Succs(n)) == 1 && !last.EndsBlock():
		return refuse("%s always goes on to %s", b.Name(), next.Name())
	}
	return nil
}

// move announces that r goes behind block n, and reports whether it is to.
func (m *mover) move(x Remark, r blockRun, n int32) bool {
	to := blockMove{r, n}
	if !m.Make(x, func(w *cfg.Change) {
		if w != nil { // in place all are made together
			m.make(w, to)
		}
	}) {
		return false
	}
	m.moves = append(m.moves, to)
	return true
}

// A joint is the end of a block behind which another one stands after a move.
type joint struct {
	b, next *cfg.Block
	falls   *cfg.Block // where control fell, which is what stood there; nil if it did not
	leads   *cfg.Block // where the branch at the end goes
	goes    bool       // that branch may go
}

// make makes the moves, and has branches lead where control fell before. It is one move unless w is
// nil, a change in place.
func (m *mover) make(w *cfg.Change, moves ...blockMove) {
	if len(moves) == 0 {
		return
	}
	f := m.Func
	joints := m.joints(moves)
	if w != nil {
		x := moves[0]
		w.Move(f.Blocks[x.behind], f.Blocks[x.first:x.last+1]...)
	} else {
		behind := map[*cfg.Block][]*cfg.Block{}
		for _, x := range moves {
			b := f.Blocks[x.behind]
			behind[b] = append(behind[b], f.Blocks[x.first:x.last+1]...)
		}
		f.MoveBlocks(behind)
	}
	more := map[*cfg.Block]*cfg.Block{}
	for _, j := range m.order(w, joints, moves[0]) {
		b := w.Own(j.b)
		switch {
		case j.falls == j.next:
		case j.falls == nil && j.leads == j.next && j.goes:
			b.RemoveLast()
		case j.falls == nil:
		case j.leads == j.next && turns(b.Last()):
			to := m.labelled(w, j.falls)
			i := b.Last()
			i.Invert(f)
			i.Retarget(f, to)
		default:
			i := f.NewBranch(m.labelled(w, j.falls))
			if !b.Last().EndsBlock() {
				b.Insert(len(b.Instrs), i)
				continue
			}
			more[j.b] = cfg.NewBlock("", i)
			w.Add(j.b, more[j.b])
		}
	}
	if w == nil && len(more) > 0 {
		blocks := make([]*cfg.Block, 0, len(f.Blocks)+len(more))
		for _, b := range f.Blocks {
			if blocks = append(blocks, b); more[b] != nil {
				blocks = append(blocks, more[b])
			}
		}
		f.Blocks = blocks
	}
}

// joints returns, by the number of the block, the joints of the moves, but for what stands behind
// them afterwards.
func (m *mover) joints(moves []blockMove) map[int32]joint {
	f := m.Func
	list := map[int32]joint{}
	for _, x := range moves {
		for _, n := range [...]int32{x.first - 1, x.last, x.behind} {
			j := joint{b: f.Blocks[n]}
			if m.goesOn(n) {
				j.falls = f.Blocks[n+1]
			}
			if i := j.b.Last(); i != nil && i.IsBranch() {
				j.leads = f.TargetIn(j.b, i)
				j.goes = j.leads != nil && !i.Conditional() && len(j.b.Instrs) > 1 && m.lastInstr(j.b) == nil
			}
			list[n] = j
		}
	}
	return list
}

// order completes the joints, and returns them in the order that the blocks have now: in the
// layout, or after the one move x of a change.
func (m *mover) order(w *cfg.Change, joints map[int32]joint, x blockMove) (list []joint) {
	f := m.Func
	add := func(b *cfg.Block, blocks []*cfg.Block, next int) {
		j, ok := joints[b.ID]
		if !ok {
			return
		}
		if next < len(blocks) {
			j.next = blocks[next]
		}
		list = append(list, j)
	}
	if w == nil {
		for k, b := range f.Blocks {
			add(b, f.Blocks, k+1)
		}
		return list
	}
	before := func() { add(f.Blocks[x.first-1], f.Blocks, int(x.last)+1) }
	if x.behind > x.last {
		before()
	}
	add(f.Blocks[x.behind], f.Blocks, int(x.first))
	add(f.Blocks[x.last], f.Blocks, int(x.behind)+1)
	if x.behind < x.first {
		before()
	}
	return list
}

// labelled returns what b is in the change, with a label.
func (m *mover) labelled(w *cfg.Change, b *cfg.Block) *cfg.Block {
	own := w.Own(b)
	if own.Label() == "" {
		own.SetLabel(m.Func.Labels().Of(b))
	}
	return own
}

// turns reports whether the branch i can be turned round.
func turns(i *cfg.Instr) bool { return i != nil && i.Invertible() }
