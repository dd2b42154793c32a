package optimizer

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// sp is the stack pointer.
var sp = cfg.Reg{Class: cfg.ClassR, Num: 1}

// maxSlot is how many bytes a slot has at most, with all accesses that overlap.
const maxSlot = 64

// promoteLocals is ConvertMemoryToRegisterOrUniform of phase 37: slots of local memory that only
// loads and stores at known places use go to registers, all at once. Source: seeds
// general-optimize, "Phase 37 -- GeneralOptimizeMid", and its table of knobs for 135 and 136.
//
//	STL  [R1+0x8], R4                       STL  [R1+0x8], R4        MOV  R9, R4
//	LDL  R5, [R1+0x8]  =>  MOV  R5, R4      IADD R4, R4, 0x1    =>   IADD R4, R4, 0x1
//	                                        LDL  R5, [R1+0x8]        MOV  R5, R9
//
// Local memory is the lane's own, and nobody reads it when a kernel has ended. So a store is dead
// if no load of the kernel can read it, as long as the address of the frame does not escape: R1,
// its copies and its sums with constants are used for nothing but loads and stores, and nothing
// else accesses local memory. What escapes is the default: calls, instructions that are not
// understood, stack pointers that change. Functions that are called share the stack with their callers.
//
// An access by index, whose address is R1 and a register with known bounds, may be any of the bytes
// between. Those stay in memory, since no register is read by index, and the rest of the frame does
// not have to; without bounds it may be any of the frame. Knob 135 says how many bytes one may be of
// at most for that; without a value all bounds will do.
//
// It must refuse accesses by index and of different sizes that overlap, slots that may be read before they are
// written, since registers hold something else then, and slots for which no register is free.
func promoteLocals(c *Ctx) {
	if !c.wants(promoteLocal) || firstAccess(c.Func).block == nil {
		return
	}
	p := localPromoter{Ctx: c}
	for p.iterate() && c.again() {
		p.reported = true
	}
}

type localPromoter struct {
	*Ctx
	reported bool // what is refused has been reported

	accesses []localAccess
	slots    []localSlot
	of       map[*cfg.Instr]int // the access that an instruction is
	inBlock  [][]int            // by block, the accesses in it

	touched map[cfg.Reg]bool // registers that live longer than the facts say, or are written where they say that nothing is
	lent    map[cfg.Reg]bool // those of them that a slot was promoted to
	general []candidate      // the general registers that the function names; nil before they are asked for
	uniform []bool           // by number, the uniform registers that it names; nil before they are asked for
	remove  map[*cfg.Instr]bool
	left    []int // by block: the instructions without those
	work    int   // instructions and blocks that may still be looked at
}

// A localAccess is a load or a store of a slot.
type localAccess struct {
	place
	off   int64 // distance from the stack pointer
	size  int64
	more  int64   // by index: how many bytes on it may be at most
	base  cfg.Reg // of the address
	load  bool
	whole bool    // one or more whole registers
	reg   cfg.Reg // the first register that is loaded or stored
	slot  int
}

func (a *localAccess) regs() int32 { return int32(a.size+3) / 4 }

// holds reports whether r is one of the registers that a loads or stores.
func (a *localAccess) holds(r cfg.Reg) bool { return within(a.reg, a.regs(), r) }

// within reports whether r is one of count general registers from first on.
func within(first cfg.Reg, count int32, r cfg.Reg) bool {
	return !first.IsConst() && first.Num <= r.Num && r.Num < first.Num+count
}

// A localSlot is a piece of local memory with all accesses that overlap it.
type localSlot struct {
	off, size int64
	accesses  []int // in the order of the text
	mixed     bool  // they are not all of one place and size
	byIndex   int   // an access by index, as its number from 1 on; 0 if none is
	loads     int
}

// name spells the slot as an operand.
func (s *localSlot) name() string {
	if s.off == 0 {
		return "[R1]"
	}
	return fmt.Sprintf("[R1+%#x]", s.off)
}

// iterate makes what can be made of the function as it is, and reports whether it made something.
func (p *localPromoter) iterate() bool {
	p.slots, p.general, p.uniform = nil, nil, nil
	first := firstAccess(p.Func)
	if first.block == nil {
		return false
	}
	p.touched, p.lent, p.remove = map[cfg.Reg]bool{}, map[cfg.Reg]bool{}, map[*cfg.Instr]bool{}
	if no := p.escapes(); no != nil {
		p.refuse(first, frameOf(p.Func), no)
		return false
	}
	p.group()
	p.index()
	if p.work = minLocalWork; len(p.slots)*len(p.Func.Blocks) > maxLocalStates {
		p.refuse(first, frameOf(p.Func), tooLarge())
		return false
	}
	for _, b := range p.Func.Blocks {
		p.work += maxLocalWork * (len(b.Instrs) + 1)
	}
	values := p.forwarded()
	made := false
	for n := range p.slots {
		made = p.slot(n, values) || made
	}
	if len(p.remove) > 0 {
		for _, b := range p.Func.Blocks {
			b.RemoveAll(func(k int) bool { return p.remove[&b.Instrs[k]] })
		}
	}
	return made
}

// firstAccess returns the first instruction for local memory.
func firstAccess(f *cfg.Func) (x place) {
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			if b.Instrs[k].Op.LocalMemory() {
				return place{b, k}
			}
		}
	}
	return x
}

// refuse refuses what begins at an access.
func (p *localPromoter) refuse(a place, what string, no *Refusal) {
	if p.reported {
		return
	}
	r := promoteLocal.at(a.block.InSection(a.instr().Span), what)
	if what == frameOf(p.Func) {
		r.Title = "Promote " + what
	}
	r.Message = what + " may be kept in registers"
	p.Refuse(r, no)
}

func frameOf(f *cfg.Func) string { return "the stack frame of " + f.Name }

// group makes slots of the accesses.
func (p *localPromoter) group() {
	order := make([]int, len(p.accesses))
	for n := range order {
		order[n] = n
	}
	slices.SortStableFunc(order, func(x, y int) int { return cmp.Compare(p.accesses[x].off, p.accesses[y].off) })
	for _, n := range order {
		a := &p.accesses[n]
		last := len(p.slots) - 1
		if last < 0 || a.off >= p.slots[last].off+p.slots[last].size {
			p.slots = append(p.slots, localSlot{off: a.off, size: a.size + a.more})
			last++
		}
		s := &p.slots[last]
		s.mixed = s.mixed || a.off != s.off || a.size != s.size || !a.whole || a.more > 0
		s.size = max(s.size, a.off+a.size+a.more-s.off)
		if a.more > 0 && s.byIndex == 0 {
			s.byIndex = n + 1
		}
		a.slot = last
		s.accesses = append(s.accesses, n)
		s.loads += b2i(a.load)
	}
	for n := range p.slots {
		slices.Sort(p.slots[n].accesses)
	}
}

// index finds the accesses of each block, and counts its instructions.
func (p *localPromoter) index() {
	p.inBlock, p.left = make([][]int, len(p.Func.Blocks)), make([]int, len(p.Func.Blocks))
	for n, b := range p.Func.Blocks {
		p.left[n] = len(b.Instrs)
	}
	for n := range p.accesses {
		b := p.accesses[n].block.ID
		p.inBlock[b] = append(p.inBlock[b], n)
	}
}

// maxLocalStates bounds the slots times the blocks of a function; maxLocalWork the instructions and
// blocks that are looked at for all slots, for each instruction of the function, minLocalWork those
// in any.
const (
	maxLocalStates = 1 << 22
	maxLocalWork   = 64
	minLocalWork   = 1 << 20
)

// unset is the register that holds a slot where none does.
var unset = cfg.Reg{}

// forwarded returns for each load the first of the registers that have the value that it loads, on
// all ways to it; unset where there is none. Time is linear in instructions and, for each block,
// in slots.
func (p *localPromoter) forwarded() []cfg.Reg {
	f := p.Func
	w := slotSolver{
		localPromoter: p,
		values:        make([]cfg.Reg, len(p.accesses)),
		in:            make([][]cfg.Reg, len(f.Blocks)),
		out:           make([][]cfg.Reg, len(f.Blocks)),
		state:         make([]cfg.Reg, len(p.slots)),
		held:          map[cfg.Reg][]int{},
	}
	for changed := true; changed; {
		changed = false
		for _, n := range f.Order.RPO {
			w.start(n)
			w.block(f.Blocks[n])
			if !slices.Equal(w.out[n], w.state) {
				w.out[n] = slices.Clone(w.state)
				changed = true
			}
		}
	}
	return w.values
}

// A slotSolver finds which register holds the value of each slot.
type slotSolver struct {
	*localPromoter
	values  []cfg.Reg         // by access: see forwarded
	in, out [][]cfg.Reg       // by block and slot; nil where control has not come yet
	state   []cfg.Reg         // by slot, at some place
	held    map[cfg.Reg][]int // the slots that a register may hold there
}

// words returns how many registers hold slot s.
func (w *slotSolver) words(s int) int32 { return int32(w.slots[s].size+3) / 4 }

// hold notes that reg holds slot s.
func (w *slotSolver) hold(s int, reg cfg.Reg) {
	if w.slots[s].mixed {
		return // no load of it is replaced
	}
	w.state[s] = reg
	if reg == unset {
		return
	}
	for k := range w.words(s) {
		r := cfg.Reg{Class: reg.Class, Num: reg.Num + k}
		w.held[r] = append(w.held[r], s)
	}
}

// write notes that r gets another value.
func (w *slotSolver) write(r cfg.Reg) {
	for _, s := range w.held[r] {
		if within(w.state[s], w.words(s), r) {
			w.state[s] = unset
		}
	}
	delete(w.held, r)
}

// start sets the state to that at the start of block n.
func (w *slotSolver) start(n int32) {
	clear(w.held)
	first := true
	for _, q := range w.Func.Preds.Succs(n) {
		switch from := w.out[q]; {
		case from == nil:
		case first:
			copy(w.state, from)
			first = false
		default:
			for s := range w.state {
				if w.state[s] != from[s] {
					w.state[s] = unset
				}
			}
		}
	}
	// What was unknown at its start stays so: a load is the value of a slot only where nothing
	// else is. At that of the function nothing is known.
	for s, reg := range w.in[n] {
		if w.state[s] != reg {
			w.state[s] = unset
		}
	}
	w.in[n] = append(w.in[n][:0], w.state...)
	for s, reg := range w.state {
		w.hold(s, reg)
	}
}

// block goes through the instructions of b, and notes what its loads load.
func (w *slotSolver) block(b *cfg.Block) {
	for k := range b.Instrs {
		i := &b.Instrs[k]
		var a *localAccess
		if n, ok := w.of[i]; ok {
			a = &w.accesses[n]
			if a.load {
				w.values[n] = w.state[a.slot]
			}
			if a.load && w.state[a.slot] == a.reg {
				continue // it loads what the register has
			}
		}
		for m := range i.Refs {
			if r := &i.Refs[m]; r.Write && r.Reg.Class == cfg.ClassR {
				for k := range int32(max(1, r.Count)) {
					w.write(cfg.Reg{Class: cfg.ClassR, Num: r.Reg.Num + k})
				}
			}
		}
		if a == nil {
			continue
		}
		switch {
		case i.Guard.Always() && (!a.load || w.state[a.slot] == unset && !a.reg.IsConst()):
			w.hold(a.slot, a.reg)
		case !a.load && w.state[a.slot] != a.reg:
			w.state[a.slot] = unset
		}
	}
}

// A localPlan is what becomes of the accesses of a slot.
type localPlan struct {
	value  map[int]cfg.Reg // loads and stores that become moves: from which register, or to which
	gone   []int           // accesses that are removed
	reg    cfg.Reg         // that the slot was promoted to, if any
	no     *Refusal
	before float64 // what the accesses of one that is promoted cost
	after  float64 // what is left of that
}

// slot makes what can be made of slot n, and reports whether it did.
func (p *localPromoter) slot(n int, values []cfg.Reg) bool {
	s := &p.slots[n]
	first := p.accesses[s.accesses[0]].place
	what := s.name()
	if s.size > maxSlot {
		no := refuse("accesses of different sizes overlap in %d bytes", s.size)
		if s.byIndex > 0 {
			no = p.indexed(s)
		}
		p.refuse(first, what, no)
		return false
	}
	for _, k := range s.accesses {
		if a := &p.accesses[k]; a.instr().Open || a.instr().Close {
			p.refuse(first, what, refuse("%s is issued together with another instruction", a.instr().Op.Name).with(a.related("one of a pair")))
			return false
		}
	}
	if p.work -= len(p.Func.Blocks) + len(s.accesses); p.work < 0 {
		p.refuse(first, what, tooLarge())
		return false
	}
	plan := p.forward(s, values)
	if len(plan.gone)+len(plan.value) < len(s.accesses) {
		if whole := p.promote(s); whole.no == nil {
			plan = whole
		} else if len(plan.gone)+len(plan.value) == 0 {
			p.refuse(first, what, whole.no)
			return false
		}
	}
	if plan.after > p.Knobs.Float(p.Func, "knob-136")*plan.before {
		plan.no = refuse("the moves would cost %d percent of what the accesses do", int(100*plan.after/plan.before))
	}
	for _, k := range plan.gone {
		if a := &p.accesses[k]; plan.no == nil {
			plan.no = p.addressed(a.block, a.at)
		}
	}
	if plan.no == nil {
		plan.no = p.leavesEmpty(plan.gone)
	}
	if plan.no != nil {
		p.refuse(first, what, plan.no)
		return false
	}
	r := promoteLocal.at(first.block.InSection(first.instr().Span), what)
	r.Message, r.Title = p.describe(s, plan)
	for _, k := range s.accesses[1:min(len(s.accesses), maxLocalRelated+1)] {
		a := &p.accesses[k]
		r.Related = append(r.Related, a.related("an access of "+what))
	}
	return p.Make(r, func(w *cfg.Change) { p.apply(w, plan) })
}

// indexed refuses to keep s in registers, as one of its bytes is accessed by index.
func (p *localPromoter) indexed(s *localSlot) *Refusal {
	a := &p.accesses[s.byIndex-1]
	return refuse("%s accesses one of its %d bytes by index, and no register can be", a.instr().Op.Name, s.size).with(a.related("accesses it by index"))
}

// maxLocalRelated bounds the places that are related to one slot.
const maxLocalRelated = 8

// describe says what the plan for slot s is.
func (p *localPromoter) describe(s *localSlot, plan localPlan) (message, title string) {
	dead := 0
	for _, k := range plan.gone {
		dead += b2i(!p.accesses[k].load)
	}
	what := s.name()
	switch {
	case plan.reg.Class == cfg.ClassUR:
		name := p.Func.Names.Reg(plan.reg)
		return fmt.Sprintf("%s can be kept in %s, which nothing uses: all lanes store the same (%d accesses)", what, name, len(s.accesses)), fmt.Sprintf("Promote %s to %s", what, name)
	case plan.reg != unset:
		name := p.Func.Names.Reg(plan.reg)
		return fmt.Sprintf("%s can be kept in %s, which is free as long as it has a value (%d accesses)", what, name, len(s.accesses)), fmt.Sprintf("Promote %s to %s", what, name)
	case len(plan.gone)+len(plan.value) == len(s.accesses) && s.loads > 0:
		return fmt.Sprintf("%s is not needed: where it is read a register has its value (%d accesses)", what, len(s.accesses)), "Remove local slot " + what
	case dead == len(plan.gone) && len(plan.value) == 0:
		title = "Remove dead store to " + what
		if dead > 1 {
			title = fmt.Sprintf("Remove %d dead stores to %s", dead, what)
		}
		if s.loads == 0 {
			return fmt.Sprintf("%s is written, but nothing reads it", what), title
		}
		return fmt.Sprintf("what is stored to %s is not always read", what), title
	}
	return fmt.Sprintf("where %s is read a register has its value", what), "Forward stores to " + what
}

// apply does what the plan says.
func (p *localPromoter) apply(w *cfg.Change, plan localPlan) {
	f := p.Func
	for n := range p.accesses {
		reg, ok := plan.value[n]
		if !ok {
			continue
		}
		a := &p.accesses[n]
		i := w.At(a.block, a.at)
		if reg.Class == cfg.ClassUR && !a.load {
			i.Rename(f, "R2UR")
		} else {
			i.Rename(f, "MOV")
		}
		if a.load {
			i.SetOperand(f, 1, f.Names.Reg(reg))
		} else {
			i.SetOperand(f, 0, f.Names.Reg(reg))
		}
	}
	if w == nil {
		for _, n := range plan.gone {
			a := &p.accesses[n]
			p.remove[a.instr()] = true
			p.left[a.block.ID]--
			for w := range a.regs() {
				p.touched[cfg.Reg{Class: a.reg.Class, Num: a.reg.Num + w}] = true
			}
		}
		for _, reg := range plan.value {
			p.touched[reg] = true
		}
		if plan.reg != unset {
			p.lent[plan.reg] = true
		}
		return
	}
	for _, n := range plan.gone {
		a := &p.accesses[n]
		w.Drop(a.block, a.at)
	}
}

// leavesEmpty returns the refusal if accesses that go are all that is left of a block, and
// something can tell that nothing keeps lanes apart any more.
func (p *localPromoter) leavesEmpty(gone []int) *Refusal {
	going := map[int32]int{} // by block
	for _, n := range gone {
		going[p.accesses[n].block.ID]++
	}
	empty := func(n int32) bool { return p.left[n] == going[n] }
	for _, n := range gone {
		first := p.accesses[n].block.ID
		if !empty(first) {
			continue
		}
		last := first + 1
		for int(last) < len(p.left) && empty(last) {
			last++
		}
		for first > 0 && empty(first-1) {
			first--
		}
		if no := p.separates(first, last); no != nil {
			return no
		}
	}
	return nil
}
