package analysis

import (
	"cmp"
	"context"
	"iter"
	"slices"
	"sync"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A calleeUse is what called code does with the registers of its caller.
type calleeUse struct {
	reads   []cfg.Reg // it reads the value that they have when it is called, on some path
	known   bool      // all that it writes is known
	writes  []cfg.Reg // if so: it may change them, but for those that it restores before it returns
	sure    []cfg.Reg // and those of them that it writes on every path on which it returns
	changes []cfg.Reg // writes, of what is known
}

// maxCalleeRounds bounds how often the blocks of called code are looked at. Each round takes in what one
// more loop around another brings.
const maxCalleeRounds = 32

// use returns what the code that the call i of block b goes to does with registers; nil if that code is not in the section.
// Where it goes on to code that is not known, or calls itself, it tells of what it reads what is found up to there.
func (c *callees) use(b *cfg.Block, i *cfg.Instr) *calleeUse {
	if i.Flow != cfg.FlowCall || !i.Op.Known() || i.Code < 0 {
		return nil
	}
	g, to := callee(c.f, b, i)
	if to == nil {
		return nil
	}
	u, seen := c.used[to]
	if !seen {
		if c.used == nil {
			c.used = map[*cfg.Block]*calleeUse{}
		}
		w := useWalk{ctx: c.ctx, instrs: maxCallee, shared: g.KeptOfSection()}
		own := *w.from(g, to) // which other walks share
		u = &own
		if x := c.look(b, i); x == nil {
			u.known = false
		} else if u.known {
			for _, r := range x.regs {
				if slices.Contains(u.changes, r) {
					u.writes = append(u.writes, r)
				}
			}
		}
		c.used[to] = u
	}
	return u
}

// A useWalk goes through called code, and what that calls.
type useWalk struct {
	ctx    context.Context
	instrs int // that are left to look at
	around []*cfg.Block
	cuts   int // how often code was called that is in around
	mixed  int // how often what was found holds for another around
	inner  *calledCode
	found  map[calledAt]*foundUse
	shared *sync.Map // by calledAt, what other walks through the section have found; nil for none
	again  bool      // code is walked again, for tests
}

// A calledAt is code that is called, and inside of how much other code.
type calledAt struct {
	to    *cfg.Block
	depth int
}

// A foundUse is what code does that does not call itself, and how many instructions were looked at for it.
type foundUse struct {
	use    *calleeUse
	instrs int
	calls  calledCode
}

// calledCode is code that is called by other code. Of many blocks only that they are is known.
type calledCode struct {
	list []*cfg.Block
	many bool
}

const mostCalledCode = 64

func (c *calledCode) add(b *cfg.Block) {
	switch {
	case c.many || slices.Contains(c.list, b):
	case len(c.list) == mostCalledCode:
		c.list, c.many = nil, true
	default:
		c.list = append(c.list, b)
	}
}

// addAll adds what code calls that c has.
func (c *calledCode) addAll(other *calledCode) {
	if other.many {
		c.list, c.many = nil, true
	}
	for _, b := range other.list {
		c.add(b)
	}
}

// from returns what the code from block to of f on does until it returns. Code that is called again as deep is not walked
// again.
func (w *useWalk) from(f *cfg.Func, to *cfg.Block) *calleeUse {
	if len(w.around) > maxDepth {
		return &calleeUse{}
	}
	if slices.Contains(w.around, to) {
		w.cuts++
		return &calleeUse{}
	}
	at := calledAt{to, len(w.around)}
	x := w.found[at]
	if x == nil {
		x = w.elsewhere(at)
	}
	if x == nil || w.again || x.instrs > w.instrs {
		instrs, cuts, mixed, outer := w.instrs, w.cuts, w.mixed, w.inner
		x = new(foundUse)
		w.inner = &x.calls
		x.use = w.walk(f, to)
		x.instrs, w.inner = instrs-w.instrs, outer
		if w.cuts == cuts && w.instrs >= 0 {
			w.keep(at, x, w.mixed == mixed)
		}
	} else {
		w.instrs -= x.instrs
		if w.meets(x) {
			w.mixed++
		}
	}
	if w.inner != nil {
		w.inner.add(to)
		w.inner.addAll(&x.calls)
	}
	return x.use
}

// elsewhere returns what another walk has found of code. It has not gone through what is around that here, and so may have followed
// calls that this one would not.
func (w *useWalk) elsewhere(at calledAt) *foundUse {
	if w.shared == nil {
		return nil
	}
	if kept, ok := w.shared.Load(at); ok && !w.meets(kept.(*foundUse)) {
		return kept.(*foundUse)
	}
	return nil
}

// meets reports whether code that x calls may be around.
func (w *useWalk) meets(x *foundUse) bool {
	return x.calls.many || slices.ContainsFunc(w.around, func(b *cfg.Block) bool { return slices.Contains(x.calls.list, b) })
}

// keep notes what was found of code that does not call itself; for other walks, too, if it holds for each that has nothing around that it calls.
func (w *useWalk) keep(at calledAt, x *foundUse, alone bool) {
	if w.found == nil {
		w.found = map[calledAt]*foundUse{}
	}
	w.found[at] = x
	if w.shared != nil && alone && !x.calls.many {
		w.shared.LoadOrStore(at, x)
	}
}

// walk is from for code that has to be looked at.
func (w *useWalk) walk(f *cfg.Func, to *cfg.Block) *calleeUse {
	w.around = append(w.around, to)
	defer func() { w.around = w.around[:len(w.around)-1] }()
	s := useSolver{ctx: w.ctx, f: f, at: map[int32]int{}, known: true}
	for work := []int32{to.ID}; len(work) > 0; {
		cancel.Poll(w.ctx)
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if _, seen := s.at[n]; seen {
			continue
		}
		b := f.Blocks[n]
		if w.instrs -= len(b.Instrs) + 1; w.instrs < 0 {
			return &calleeUse{}
		}
		s.at[n] = len(s.blocks)
		ub := useBlock{id: n}
		for k := range b.Instrs {
			if i := &b.Instrs[k]; i.Flow == cfg.FlowCall {
				inner := &calleeUse{}
				if g, to := callee(f, b, i); i.Code >= 0 && to != nil {
					inner = w.from(g, to)
				}
				ub.calls = append(ub.calls, inner)
				s.known = s.known && inner.known
			}
		}
		if i := b.Last(); i != nil && i.IsBranch() {
			if g, to := f.TargetAcross(i); to != nil { // it leaves for other code, and does not come back
				ub.on = w.from(g, to)
				s.known = s.known && ub.on.known
			}
		}
		s.blocks = append(s.blocks, ub)
		work = slices.AppendSeq(work, f.FlowSuccs(n))
	}
	return s.solve(to.ID)
}

// A useSolver solves, backwards, which registers are live in called code, and which it writes on all ways to
// a return.
type useSolver struct {
	ctx    context.Context
	f      *cfg.Func
	blocks []useBlock
	at     map[int32]int // index in blocks, by ID
	known  bool
	*useScratch
}

// useScratch is memory of a useSolver that the next one uses again: there may be thousands, and most code is short.
type useScratch struct {
	num  regNumbers
	sets []uint64
	list []int32 // the numbers in ascending order of their registers

	changed, stored, loaded regSet // by instructions: at all, on the stack, and from there
}

var useScratches = sync.Pool{New: func() any { return new(useScratch) }}

// reset empties it.
func (s *useScratch) reset() {
	s.num.reset()
	s.changed, s.stored, s.loaded = s.changed[:0], s.stored[:0], s.loaded[:0]
}

// take returns an empty set for registers up to 64 times width, of s.sets from *used on.
func (s *useScratch) take(width int, used *int) regSet {
	set := s.sets[*used : *used+width : *used+width]
	*used += width
	clear(set)
	return set
}

// ascending returns the numbers in ascending order of their registers.
func (s *useScratch) ascending() []int32 {
	s.list = s.list[:0]
	for n := range s.num.regs {
		s.list = append(s.list, int32(n))
	}
	slices.SortFunc(s.list, func(a, b int32) int {
		x, y := s.num.regs[a], s.num.regs[b]
		if x.Class != y.Class {
			return int(x.Class) - int(y.Class)
		}
		return cmp.Compare(x.Num, y.Num)
	})
	return s.list
}

// A useBlock is a block of called code. Sets are of the numbers of registers.
type useBlock struct {
	id         int32
	calls      []*calleeUse // of its calls, in order
	on         *calleeUse   // of the code that it branches to, in another function
	reads      regSet       // before it writes them for sure
	writes     regSet       // for sure
	live, sure regSet       // at its start
}

type regSet []uint64

func (s regSet) has(n int) bool { return n>>6 < len(s) && s[n>>6]>>(n&63)&1 != 0 }

// add puts n into the set, which grows as needed.
func (s *regSet) add(n int) {
	for n>>6 >= len(*s) {
		*s = append(*s, 0)
	}
	(*s)[n>>6] |= 1 << (n & 63)
}

func (s regSet) remove(n int) {
	if n>>6 < len(s) {
		s[n>>6] &^= 1 << (n & 63)
	}
}

// A regNumbers numbers registers from 0 on in the order in which they are asked for. It is a hash table: there is one for each piece of
// code, most are small, and the map of the language takes several times as long.
type regNumbers struct {
	regs  []cfg.Reg
	slots []int32 // 1 + a number, or 0; more than twice as many as there are numbers
}

// slot returns where r is, or would be.
func (x *regNumbers) slot(r cfg.Reg) int {
	last := len(x.slots) - 1
	h := (uint32(r.Num)*31 + uint32(r.Class)) * 0x9e3779b1
	at := int(h>>7) & last
	for x.slots[at] != 0 && x.regs[x.slots[at]-1] != r {
		at = (at + 1) & last
	}
	return at
}

// reset takes all numbers away. It costs what there are.
func (x *regNumbers) reset() {
	clear(x.slots)
	x.regs, x.slots = x.regs[:0], x.slots[:min(len(x.slots), 32)]
}

// of returns the number of r, which it gets if it has none.
func (x *regNumbers) of(r cfg.Reg) int {
	if 2*len(x.regs) >= len(x.slots) {
		x.slots = slices.Grow(x.slots[:0], max(32, 2*len(x.slots)))[:max(32, 2*len(x.slots))]
		clear(x.slots)
		for n, r := range x.regs {
			x.slots[x.slot(r)] = int32(n) + 1
		}
	}
	at := x.slot(r)
	if x.slots[at] == 0 {
		x.regs = append(x.regs, r)
		x.slots[at] = int32(len(x.regs))
	}
	return int(x.slots[at]) - 1
}

func (s *useSolver) number(r cfg.Reg) int { return s.num.of(r) }

func (s *useSolver) solve(entry int32) *calleeUse {
	s.useScratch = useScratches.Get().(*useScratch)
	defer useScratches.Put(s.useScratch)
	s.reset()
	s.numberAll()
	width := (len(s.num.regs) + 63) / 64
	s.sets = slices.Grow(s.sets[:0], width*(4*len(s.blocks)+2))
	used := 0
	for n := range s.blocks {
		b := &s.blocks[n]
		b.reads, b.writes = s.take(width, &used), s.take(width, &used)
		s.summarize(b)
		b.live, b.sure = s.take(width, &used), s.take(width, &used)
		copy(b.live, b.reads)
		for k := range b.sure {
			b.sure[k] = 1<<64 - 1
		}
	}
	live, sure := s.take(width, &used), s.take(width, &used)
	for round, again := 0, true; again; round++ {
		if round == maxCalleeRounds {
			s.known = false
			break
		}
		again = false
		cancel.Poll(s.ctx)
		for n := len(s.blocks) - 1; n >= 0; n-- { // the last were come to through the first
			b := &s.blocks[n]
			s.out(b, live, sure)
			for k := range width {
				in := b.reads[k] | live[k]&^b.writes[k]
				wr := b.writes[k] | sure[k]
				again = again || in != b.live[k] || wr != b.sure[k]
				b.live[k], b.sure[k] = in, wr
			}
		}
	}
	u := &calleeUse{known: s.known}
	b := &s.blocks[s.at[entry]]
	for _, at := range s.ascending() {
		n, r := int(at), s.num.regs[at]
		if b.live.has(n) {
			u.reads = append(u.reads, r)
		}
		if b.sure.has(n) && s.known {
			u.sure = append(u.sure, r)
		}
		if s.changed.has(n) && !s.saves(r) {
			u.changes = append(u.changes, r)
		}
	}
	return u
}

// out sets live and sure to what is at the end of b.
func (s *useSolver) out(b *useBlock, live, sure regSet) {
	clear(live)
	for k := range sure {
		sure[k] = 1<<64 - 1
	}
	f := s.f
	if i := f.Blocks[b.id].Last(); i != nil && i.Flow == cfg.FlowRet {
		clear(sure)
	}
	for n := range f.FlowSuccs(b.id) {
		to := &s.blocks[s.at[n]]
		for k := range live {
			live[k] |= to.live[k]
			sure[k] &= to.sure[k]
		}
	}
	if b.on != nil {
		clear(sure)
		for _, r := range b.on.reads {
			n := s.number(r)
			live[n>>6] |= 1 << (n & 63)
		}
	}
}

// numberAll gives each register a number that the code names, or what it calls.
func (s *useSolver) numberAll() {
	for k := range s.blocks {
		b := &s.blocks[k]
		for _, u := range b.calls {
			s.numberUse(u)
		}
		if b.on != nil {
			s.numberUse(b.on)
		}
		for k := range s.f.Blocks[b.id].Instrs {
			i := &s.f.Blocks[b.id].Instrs[k]
			for r := range namedBy(i, false) {
				n := s.number(r)
				if i.Op.Name == "STL" && len(i.Args) > 1 && i.Args[1].Reg.Class == r.Class && ofStack(&i.Args[0]) {
					s.stored.add(n)
				}
			}
			for r := range namedBy(i, true) {
				n := s.number(r)
				s.changed.add(n)
				if i.Op.Name == "LDL" && len(i.Args) > 1 && ofStack(&i.Args[1]) {
					s.loaded.add(n)
				}
			}
		}
	}
}

// numberUse does so with the registers of code that is called.
func (s *useSolver) numberUse(u *calleeUse) {
	for _, list := range [...][]cfg.Reg{u.reads, u.sure} {
		for _, r := range list {
			s.number(r)
		}
	}
	for _, r := range u.changes {
		s.changed.add(s.number(r))
	}
}

// ofStack reports whether a is an address of the stack frame.
func ofStack(a *cfg.Operand) bool {
	return a.Kind == cfg.MemOperand && a.Reg == cfg.Reg{Class: cfg.ClassR, Num: 1}
}

// summarize finds what the instructions of b read and write.
func (s *useSolver) summarize(b *useBlock) {
	call := len(b.calls)
	instrs := s.f.Blocks[b.id].Instrs
	read := func(r cfg.Reg) { b.reads.add(s.number(r)) }
	write := func(r cfg.Reg) {
		n := s.number(r)
		b.reads.remove(n)
		b.writes.add(n)
	}
	for k := len(instrs) - 1; k >= 0; k-- {
		i := &instrs[k]
		sure := i.Guard.Always() && !i.Masked()
		if sure {
			for r := range namedBy(i, true) {
				write(r)
			}
		}
		if i.Flow == cfg.FlowCall {
			call--
			if u := b.calls[call]; sure && u.known {
				for _, r := range u.sure {
					write(r)
				}
			} else if sure {
				for _, r := range s.num.regs { // by the convention
					if isScratch(r) {
						write(r)
					}
				}
			}
			for _, r := range b.calls[call].reads {
				read(r)
			}
		}
		for r := range namedBy(i, false) {
			if i.Op.Name != "STL" || !s.saves(r) {
				read(r)
			}
		}
	}
}

// saves reports whether the code keeps r on the stack for its caller, as the convention has it.
func (s *useSolver) saves(r cfg.Reg) bool {
	n := s.number(r)
	return isKept(r) && s.stored.has(n) && s.loaded.has(n)
}

// namedBy yields the registers that i writes, or reads, by the text: which descriptor it reads without naming it is not known.
// Barriers, which code saves as it does the registers that it keeps, do not count.
func namedBy(i *cfg.Instr, write bool) iter.Seq[cfg.Reg] {
	return func(yield func(cfg.Reg) bool) {
		for n := range i.Refs {
			ref := &i.Refs[n]
			if ref.Write != write || ref.Reg.Class >= cfg.ClassB && ref.Reg.Class != cfg.ClassCC {
				continue
			}
			first, count := ref.Reg.Num, int32(ref.Count)
			if first < 0 {
				if ref.Reg.Class != cfg.ClassP && ref.Reg.Class != cfg.ClassUP {
					continue
				}
				first, count = 0, 7 // PR and UPR
			}
			for k := range count {
				if !yield(cfg.Reg{Class: ref.Reg.Class, Num: first + k}) {
					return
				}
			}
		}
	}
}
