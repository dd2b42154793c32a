package optimizer

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"ori/analysis"
	"ori/cfg"
)

// sp is the stack pointer.
var sp = cfg.Reg{Class: cfg.ClassR, Num: 1}

// maxSlot is how many bytes a slot has at most, with all accesses that overlap.
const maxSlot = 64

// promoteLocals is ConvertMemoryToRegisterOrUniform of phase 37: slots of local memory that only loads and stores at known places use go to registers, all at
// once. Source: seeds general-optimize, "Phase 37 -- GeneralOptimizeMid".
//
//	STL  [R1+0x8], R4                       STL  [R1+0x8], R4        MOV  R9, R4
//	LDL  R5, [R1+0x8]  =>  MOV  R5, R4      IADD R4, R4, 0x1    =>   IADD R4, R4, 0x1
//	                                        LDL  R5, [R1+0x8]        MOV  R5, R9
//
// Local memory is the lane's own, and nobody reads it when a kernel has ended. So a store is dead if no load of the kernel can read it, as long as
// the address of the frame does not escape: R1, its copies and its sums with constants are used for nothing but loads and stores, and nothing else accesses local memory.
// What escapes is the default: indexed accesses, calls, instructions that are not understood, stack pointers that change. Functions that are called share
// the stack with their callers.
//
// It must refuse accesses of different sizes that overlap, slots that may be read before they are written, since registers hold something else then, and slots for
// which no register is free.
func promoteLocals(c *Ctx) {
	if !c.wants(promoteLocal) {
		return
	}
	p := localPromoter{Ctx: c}
	for p.iterate() {
		c.renew()
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
	remove  map[*cfg.Instr]bool
}

// A localAccess is a load or a store of a slot.
type localAccess struct {
	place
	off   int64 // distance from the stack pointer
	size  int64
	base  cfg.Reg // of the address
	load  bool
	whole bool    // one or more whole registers
	reg   cfg.Reg // the first register that is loaded or stored
	slot  int
}

func (a *localAccess) regs() int32 { return int32(a.size+3) / 4 }

// holds reports whether r is one of the registers that a loads or stores.
func (a *localAccess) holds(r cfg.Reg) bool { return within(a.reg, a.regs(), r) }

func within(first cfg.Reg, count int32, r cfg.Reg) bool {
	return r.Class == first.Class && !first.IsConst() && first.Num <= r.Num && r.Num < first.Num+count
}

// A localSlot is a piece of local memory with all accesses that overlap it.
type localSlot struct {
	off, size int64
	accesses  []int // in the order of the text
	mixed     bool  // they are not all of one place and size
	loads     int
}

// name spells the slot as an operand.
func (s *localSlot) name() string {
	switch {
	case s.off == 0:
		return "[R1]"
	case s.off < 0:
		return fmt.Sprintf("[R1+-%#x]", -s.off)
	}
	return fmt.Sprintf("[R1+%#x]", s.off)
}

// iterate makes what can be made of the function as it is, and reports whether it made something.
func (p *localPromoter) iterate() bool {
	p.slots = nil
	p.touched, p.lent, p.remove = map[cfg.Reg]bool{}, map[cfg.Reg]bool{}, map[*cfg.Instr]bool{}
	first := p.firstAccess()
	if first.block == nil {
		return false
	}
	if no := p.escapes(); no != nil {
		p.refuse(first, "the stack frame of "+p.Func.Name, no)
		return false
	}
	p.group()
	p.index()
	values := p.forwarded()
	made := false
	for n := range p.slots {
		made = p.slot(n, values) || made
	}
	if len(p.remove) > 0 {
		for _, b := range p.Func.Blocks {
			for k := len(b.Instrs) - 1; k >= 0; k-- {
				if p.remove[&b.Instrs[k]] {
					b.Remove(k)
				}
			}
		}
	}
	return made
}

// firstAccess returns the first instruction for local memory.
func (p *localPromoter) firstAccess() (x place) {
	for _, b := range p.Func.Blocks {
		for k := range b.Instrs {
			if accessesLocal(&b.Instrs[k]) {
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
	r.Message = what + " may be kept in registers"
	p.Refuse(r, no)
}

// collect lists the accesses at constant distances from the stack pointer, given the distances of other registers that are addresses of the frame. It returns one that is
// not among them, if there is such.
func (p *localPromoter) collect(bases map[*cfg.Instr]int64) (other place) {
	p.accesses, p.of = nil, map[*cfg.Instr]int{}
	for _, b := range p.Func.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if !accessesLocal(i) {
				continue
			}
			base, known := bases[i]
			if a, ok := localAccessOf(b, k); ok && (a.base == sp || known) && max(a.off+base, -a.off-base) < 1<<24 {
				a.off += base
				p.of[i] = len(p.accesses)
				p.accesses = append(p.accesses, a)
			} else if other.block == nil {
				other = place{b, k}
			}
		}
	}
	return other
}

// accessesLocal reports whether i is for local memory.
func accessesLocal(i *cfg.Instr) bool {
	return strings.HasPrefix(i.Op.Name, "LDL") || strings.HasPrefix(i.Op.Name, "STL") || strings.Contains(i.Op.Name, "LMEM")
}

// localAccessOf returns the access to local memory that instruction k of b is, if it is one at a constant distance from a register.
func localAccessOf(b *cfg.Block, k int) (a localAccess, ok bool) {
	i := &b.Instrs[k]
	a = localAccess{place: place{b, k}, load: i.Op.Name == "LDL", size: 4, whole: true}
	if !a.load && i.Op.Name != "STL" || !i.Op.Known() || i.Flow != cfg.FlowNone || len(i.Args) != 2 {
		return a, false
	}
	addr, data := &i.Args[a.address()], &i.Args[1-a.address()]
	if addr.Kind != cfg.MemOperand || addr.Reg.Class != cfg.ClassR || addr.UReg.Class != cfg.NoReg || addr.Index.Class != cfg.NoReg || addr.Sym != "" || addr.Suffix != "" ||
		addr.RegSuffix != "" || addr.Flags&^cfg.HasImm != 0 || addr.Imm <= -1<<24 || addr.Imm >= 1<<24 {
		return a, false
	}
	if data.Kind != cfg.RegOperand || data.Reg.Class != cfg.ClassR || data.Reg.Num >= cfg.FirstNamed || data.Flags&^cfg.Reuse != 0 || data.Suffix != "" {
		return a, false
	}
	for mod := range strings.SplitSeq(strings.TrimPrefix(i.Mods(), "."), ".") {
		switch mod {
		case "", "32", "LU", "CA", "CG", "CS", "E":
		case "64":
			a.size = 8
		case "128":
			a.size = 16
		case "U8", "S8":
			a.size, a.whole = 1, false
		case "U16", "S16":
			a.size, a.whole = 2, false
		default:
			return a, false
		}
	}
	a.off, a.reg, a.base = addr.Imm, data.Reg, addr.Reg
	return a, true
}

// address is the operand that is the address.
func (a *localAccess) address() int { return b2i(a.load) }

// escapes returns why local memory may be accessed in other ways than the accesses say, which it collects.
func (p *localPromoter) escapes() *Refusal {
	f := p.Func
	if !f.Entry {
		return refuse("%s is called: its stack frame and that of its caller cannot be told apart", f.Name)
	}
	if no := cmp.Or(p.incomplete(), p.resized(), p.runsOn()); no != nil {
		return no
	}
	if x := p.flights().counts; x.b != nil {
		return refuse("%s waits by the number of instructions that are under way, and %s may be one", x.instr().Name, "LDL").at(x.span(), "counts them")
	}
	seen := false     // an access
	computed := false // the address is used otherwise
	for _, b := range f.Blocks {
		if analysis.GoesOn(f, b) {
			return refuse("control goes from %s to code that may access local memory", b.Name()).at(b.Span, "leaves the function")
		}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			what := place{b, k}.related
			switch name := i.Op.Name; {
			case !i.Op.Known() || i.Missing > 0:
				return refuse("%s is not understood and may access local memory", i.Name).with(what("may access local memory"))
			case i.Flow == cfg.FlowCall || i.Flow == cfg.FlowRet || i.Op.Effects&cfg.Call != 0:
				return refuse("%s goes to code that may access local memory", name).with(what("leaves the function"))
			}
			seen = seen || accessesLocal(i)
			changes, escapes := p.usesFrame(b, k, seen)
			if changes != nil {
				return changes
			}
			computed = computed || escapes
		}
	}
	other := p.collect(nil)
	switch {
	case !computed && other.block == nil:
		return nil
	case !computed:
		return p.unknownAccess(other)
	}
	bases, no := p.followFrame()
	if no != nil {
		return no
	}
	if other = p.collect(bases); other.block != nil {
		return p.unknownAccess(other)
	}
	return nil
}

func (p *localPromoter) unknownAccess(x place) *Refusal {
	return refuse("%s accesses local memory at a place or in a way that is not known", x.instr().Op.Name).with(x.related("may access any slot"))
}

// usesFrame returns the refusal if instruction k of b changes the stack pointer behind the start of the kernel, and whether it reads it for anything but an access at a
// constant distance, or a comparison.
func (p *localPromoter) usesFrame(b *cfg.Block, k int, seen bool) (changes *Refusal, escapes bool) {
	i := &b.Instrs[k]
	reads, writes, others := false, false, false
	for n := range i.Refs {
		r := &i.Refs[n]
		switch has := r.Has(sp); {
		case has && r.Write:
			writes = true
			others = others || r.Count > 1
		case has:
			reads = true
		case r.Write && !r.Reg.IsPred():
			others = true
		}
	}
	if writes && (seen || b.ID != 0 || len(p.Func.Preds.Succs(0)) > 0 || !i.Guard.Always() || i.Masked() || reads && others) {
		return refuse("the stack pointer changes").at(b.InSection(i.Span), "writes R1"), false
	}
	if !reads || writes {
		return nil, false
	}
	if a, ok := localAccessOf(b, k); ok && a.base == sp && (a.load || !a.holds(sp)) {
		return nil, false
	}
	return nil, others || i.Op.Effects&(cfg.ReadsMem|cfg.SideEffects) != 0 || i.Flow != cfg.FlowNone
}

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
			p.slots = append(p.slots, localSlot{off: a.off, size: a.size})
			last++
		}
		s := &p.slots[last]
		s.mixed = s.mixed || a.off != s.off || a.size != s.size || !a.whole
		s.size = max(s.size, a.off+a.size-s.off)
		a.slot = last
		s.accesses = append(s.accesses, n)
		s.loads += b2i(a.load)
	}
	for n := range p.slots {
		slices.Sort(p.slots[n].accesses)
	}
}

// index finds the accesses of each block.
func (p *localPromoter) index() {
	p.inBlock = make([][]int, len(p.Func.Blocks))
	for n := range p.accesses {
		b := p.accesses[n].block.ID
		p.inBlock[b] = append(p.inBlock[b], n)
	}
}

// unset is the register that holds a slot where none does.
var unset = cfg.Reg{}

// forwarded returns for each load the first of the registers that have the value that it loads, on all ways to it; unset where there are none. Time is linear in instructions
// and, for each block, in slots.
func (p *localPromoter) forwarded() []cfg.Reg {
	f := p.Func
	values := make([]cfg.Reg, len(p.accesses))
	out := make([][]cfg.Reg, len(f.Blocks)) // by block and slot; nil where control has not come yet
	state := make([]cfg.Reg, len(p.slots))
	held := map[cfg.Reg][]int{} // the slots that a register may hold
	note := func(s int, reg cfg.Reg) {
		state[s] = reg
		if reg.Class == cfg.NoReg || reg.IsConst() {
			return
		}
		for w := range int32(p.slots[s].size+3) / 4 {
			r := cfg.Reg{Class: reg.Class, Num: reg.Num + w}
			held[r] = append(held[r], s)
		}
	}
	kill := func(r cfg.Reg) {
		for _, s := range held[r] {
			if within(state[s], int32(p.slots[s].size+3)/4, r) {
				state[s] = unset
			}
		}
		delete(held, r)
	}
	visit := func(b *cfg.Block) {
		clear(held)
		first := true
		for _, q := range f.Preds.Succs(b.ID) {
			switch from := out[q]; {
			case from == nil:
			case first:
				copy(state, from)
				first = false
			default:
				for s := range state {
					if state[s] != from[s] {
						state[s] = unset
					}
				}
			}
		}
		if first || b.ID == 0 {
			clear(state)
		}
		for s, reg := range state {
			note(s, reg)
		}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			n, ok := p.of[i]
			a := (*localAccess)(nil)
			if ok {
				if a = &p.accesses[n]; a.load {
					values[n] = state[a.slot]
				}
			}
			for m := range i.Refs {
				if r := &i.Refs[m]; r.Write && r.Reg.Class == cfg.ClassR {
					if r.Reg.Num == cfg.All {
						clear(state)
					}
					for w := range int32(max(1, r.Count)) {
						kill(cfg.Reg{Class: cfg.ClassR, Num: r.Reg.Num + w})
					}
				}
			}
			if a == nil {
				continue
			}
			s := &p.slots[a.slot]
			switch {
			case s.mixed:
			case a.load && state[a.slot] == unset && i.Guard.Always() && !a.reg.IsConst():
				note(a.slot, a.reg)
			case !a.load && i.Guard.Always():
				note(a.slot, a.reg)
			case !a.load && state[a.slot] != a.reg:
				state[a.slot] = unset
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, n := range f.Order.RPO {
			visit(f.Blocks[n])
			if out[n] == nil || !slices.Equal(out[n], state) {
				out[n] = slices.Clone(state)
				changed = true
			}
		}
	}
	return values
}

// A localPlan is what becomes of the accesses of a slot.
type localPlan struct {
	value  map[int]cfg.Reg // loads and stores that become moves: from which register, or to which
	gone   []int           // accesses that are removed
	reg    cfg.Reg         // that the slot was promoted to, if any
	no     *Refusal
	before float64 // the cost
	after  float64
}

// slot makes what can be made of slot n, and reports whether it did.
func (p *localPromoter) slot(n int, values []cfg.Reg) bool {
	s := &p.slots[n]
	first := p.accesses[s.accesses[0]].place
	what := s.name()
	if s.size > maxSlot {
		p.refuse(first, what, refuse("accesses of different sizes overlap in %d bytes", s.size))
		return false
	}
	for _, k := range s.accesses {
		if a := &p.accesses[k]; a.instr().Open || a.instr().Close {
			p.refuse(first, what, refuse("%s is issued together with another instruction", a.instr().Op.Name).with(a.related("one of a pair")))
			return false
		}
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
	for _, k := range plan.gone {
		if a := &p.accesses[k]; plan.no == nil {
			plan.no = p.addressed(a.block, a.at)
		}
	}
	if plan.no == nil {
		plan.no = p.leavesEmpty(plan.gone)
	}
	if plan.no == nil && plan.reg != unset && plan.after > p.Knobs.Float(p.Func, "knob-136")*plan.before {
		plan.no = refuse("the moves would cost %d percent of what the accesses do", int(100*plan.after/plan.before))
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
		i := &w.Own(a.block).Instrs[a.at]
		i.Rename(f, "MOV")
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
	gone := slices.Clone(plan.gone)
	slices.Sort(gone)
	for _, n := range slices.Backward(gone) { // the last of a block first
		a := &p.accesses[n]
		w.Own(a.block).Remove(a.at)
	}
}

// leavesEmpty returns the refusal if accesses that go are all that is left of a block, and something can tell that nothing keeps lanes apart any more.
func (p *localPromoter) leavesEmpty(gone []int) *Refusal {
	f := p.Func
	left := map[int32]int{} // by block: how many instructions remain
	for _, n := range gone {
		b := p.accesses[n].block
		if _, ok := left[b.ID]; !ok {
			left[b.ID] = len(b.Instrs)
			for k := range b.Instrs {
				left[b.ID] -= b2i(p.remove[&b.Instrs[k]])
			}
		}
		left[b.ID]--
	}
	empty := func(n int32) bool {
		count, ok := left[n]
		return ok && count == 0 || len(f.Blocks[n].Instrs) == 0
	}
	for _, n := range gone {
		first := p.accesses[n].block.ID
		if !empty(first) {
			continue
		}
		last := first + 1
		for int(last) < len(f.Blocks) && empty(last) {
			last++
		}
		if int(last) == len(f.Blocks) {
			return refuse("%s is the last instruction of the function", p.accesses[n].instr().Op.Name)
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

// weight is how often an access is executed, as far as loops say.
func (p *localPromoter) weight(a *localAccess) float64 {
	if l := p.Func.Loops.LoopOf[a.block.ID]; l >= 0 {
		return math.Pow(10, float64(min(p.Func.Loops.Loops[l].Depth, 4)))
	}
	return 1
}

// cost computes what the accesses of s cost, and what remains of them.
func (p *localPromoter) cost(s *localSlot, plan *localPlan) {
	move := p.Knobs.Float(p.Func, "MovWeightForConvertMemToReg")
	for _, k := range s.accesses {
		weight := p.weight(&p.accesses[k])
		plan.before += weight
		switch _, moves := plan.value[k]; {
		case moves:
			plan.after += move * weight
		case !slices.Contains(plan.gone, k):
			plan.after += weight
		}
	}
}

// forward plans to replace the loads of s whose value is in a register, and to remove the stores that then are dead.
func (p *localPromoter) forward(s *localSlot, values []cfg.Reg) localPlan {
	plan := localPlan{value: map[int]cfg.Reg{}}
	loads := map[int]bool{} // that go
	for _, k := range s.accesses {
		a := &p.accesses[k]
		reg := values[k]
		if !a.load || s.mixed || reg == unset || p.lendsAny(reg, a.regs()) {
			continue
		}
		switch {
		case reg == a.reg:
			plan.gone = append(plan.gone, k)
		case a.size == 4:
			plan.value[k] = reg
		default:
			continue
		}
		loads[k] = true
	}
	live, _ := p.live(s, loads)
	for _, k := range s.accesses {
		if a := &p.accesses[k]; !a.load && live[k]&a.bytes(s) == 0 {
			plan.gone = append(plan.gone, k)
		}
	}
	p.cost(s, &plan)
	return plan
}

// lendsAny reports whether one of count registers from r on was lent to a slot.
func (p *localPromoter) lendsAny(r cfg.Reg, count int32) bool {
	for reg := range p.lent {
		if within(r, count, reg) {
			return true
		}
	}
	return false
}

// bytes are the bytes of slot s that a accesses.
func (a *localAccess) bytes(s *localSlot) uint64 {
	return (1<<a.size - 1) << (a.off - s.off)
}

// live returns which bytes of s are read later, after each of its accesses, and at the start of each block. without are loads that do not count.
func (p *localPromoter) live(s *localSlot, without map[int]bool) (after map[int]uint64, in []uint64) {
	f := p.Func
	after, in = map[int]uint64{}, make([]uint64, len(f.Blocks))
	slot := p.accesses[s.accesses[0]].slot
	visit := func(n int32) bool {
		var now uint64
		for _, to := range f.Graph.Succs(n) {
			now |= in[to]
		}
		for _, k := range slices.Backward(p.inBlock[n]) {
			a := &p.accesses[k]
			if a.slot != slot {
				continue
			}
			after[k] = now
			switch {
			case a.load && !without[k]:
				now |= a.bytes(s)
			case !a.load && a.instr().Guard.Always():
				now &^= a.bytes(s)
			}
		}
		changed := now != in[n]
		in[n] = now
		return changed
	}
	for changed := true; changed; {
		changed = false
		for n := len(f.Blocks) - 1; n >= 0; n-- {
			changed = visit(int32(n)) || changed
		}
	}
	return after, in
}

// promote plans to keep all of s in a register.
func (p *localPromoter) promote(s *localSlot) (plan localPlan) {
	plan = localPlan{value: map[int]cfg.Reg{}}
	switch {
	case s.mixed:
		plan.no = refuse("accesses of different sizes overlap")
		for _, k := range s.accesses {
			if a := &p.accesses[k]; !a.whole {
				plan.no = refuse("%s accesses a part of a register", a.instr().Name).with(a.related("accesses a part of a register"))
			}
		}
		return plan
	case s.size != 4:
		plan.no = refuse("%d bytes need %d moves for each access", s.size, s.size/4)
		return plan
	}
	after, in := p.live(s, nil)
	if in[0] != 0 {
		plan.no = refuse("%s may be read before it is written", s.name())
		return plan
	}
	reg, ok := p.freeRegister(s, after, in)
	if !ok {
		plan.no = refuse("no register of the function is free as long as %s has a value", s.name())
		return plan
	}
	plan.reg = reg
	for _, k := range s.accesses {
		a := &p.accesses[k]
		switch {
		case !a.load && after[k] == 0, a.reg == reg:
			plan.gone = append(plan.gone, k)
		default:
			plan.value[k] = reg
		}
	}
	p.cost(s, &plan)
	return plan
}

// freeRegister returns a register that the function uses, and that is free where s has a value.
func (p *localPromoter) freeRegister(s *localSlot, after map[int]uint64, in []uint64) (cfg.Reg, bool) {
	f, live := p.Func, p.Liveness()
	regs := live.Registers()
	free := map[cfg.Reg]bool{}
	var order []cfg.Reg
	for _, r := range regs.Regs {
		if r.Class == cfg.ClassR && r.Num >= 0 && r.Num < cfg.FirstNamed && r != sp && !p.touched[r] && !p.lent[r] {
			free[r] = true
			order = append(order, r)
		}
	}
	slices.SortFunc(order, func(a, b cfg.Reg) int { return cmp.Compare(a.Num, b.Num) })
	slot := p.accesses[s.accesses[0]].slot
	w := live.Walk()
	for _, b := range f.Blocks {
		now := uint64(0) // whether s has a value
		for _, to := range f.Graph.Succs(b.ID) {
			now |= in[to]
		}
		here := in[b.ID] != 0 || now != 0 || slices.ContainsFunc(p.inBlock[b.ID], func(k int) bool { return p.accesses[k].slot == slot })
		if !here {
			continue
		}
		busy := func() {
			for r := range free {
				if w.Live(regs.Var(r)) {
					delete(free, r)
				}
			}
		}
		w.Start(b)
		if now != 0 {
			busy()
		}
		for w.Prev() {
			i := &b.Instrs[w.Index()]
			if now != 0 {
				busy()
				for n := range i.Refs {
					if r := &i.Refs[n]; r.Write && r.Reg.Class == cfg.ClassR {
						for c := range int32(max(1, r.Count)) {
							delete(free, cfg.Reg{Class: cfg.ClassR, Num: r.Reg.Num + c})
						}
					}
				}
			}
			if k, ok := p.of[i]; ok && p.accesses[k].slot == slot {
				a := &p.accesses[k]
				switch {
				case a.load:
					now = a.bytes(s)
				case i.Guard.Always():
					now = 0
				}
			}
			w.Step()
			if len(free) == 0 {
				return cfg.Reg{}, false
			}
		}
	}
	for _, r := range order {
		if free[r] {
			return r, true
		}
	}
	return cfg.Reg{}, false
}
