package cfg

import (
	"cmp"
	"slices"
)

// IndirectCalls reports whether a function of the section of f, which is a listing, calls or
// branches to addresses that registers hold: they may be those of any instruction. Source: design
// language.md, rulings.
func (f *Func) IndirectCalls() bool { return !f.Native && f.transferred.register }

// ReturnsComputed says which return of the section of f, which is a listing, goes to an address
// that is computed or not known; "" if none does.
func (f *Func) ReturnsComputed() string {
	if f.Native {
		return ""
	}
	return f.unit.computed
}

// A point is one register in front of an instruction.
type point struct {
	f   *Func
	b   int32
	k   int32 // the number of the instruction in b; as many as there are for the end of b
	reg Reg
}

// A tracer follows return addresses from the returns of a section back to where they are written:
// along edges, to the calls of the code that a function is, and into the code that calls go to.
// What it looks at is the same for each document that the section is in.
type tracer struct {
	u     *Unit
	seen  map[point]bool
	work  []point
	all   []returning // of the section
	steps int

	first      map[*Func]int32       // the number of the first block of a function in the section
	into       map[*Block][]point    // where calls and branches of other functions lead to a block, and calls of its own: the registers do not count
	before     [][]int32             // by block: those from which control gets there before it returns, calls included
	writes     map[Reg][]bool        // by block: the code from there on may write the register before it returns
	behind     map[Reg][]bool        // by block: the returns that control gets to from there are followed
	stores     map[stackWord][]point // what is stored on the stack
	everywhere map[Reg]bool          // registers that are followed back from all returns
	places     []place               // of the blocks of the section, ascending
}

// A place is a block of a function by its address.
type place struct {
	addr int64
	f    *Func
	b    *Block
}

// inMiddle reports whether addr is the address of an instruction of the section at which no block
// begins: control that comes there comes into the middle of one.
func (t *tracer) inMiddle(addr int64) bool {
	if t.places == nil {
		for _, f := range t.u.Funcs {
			for _, b := range f.Blocks {
				if a := b.Addr(); a != NoAddr {
					t.places = append(t.places, place{a, f, b})
				}
			}
		}
		slices.SortStableFunc(t.places, func(a, b place) int { return cmp.Compare(a.addr, b.addr) })
	}
	n, _ := slices.BinarySearchFunc(t.places, addr+1, func(p place, addr int64) int { return cmp.Compare(p.addr, addr) })
	if n == 0 {
		return false
	}
	p := t.places[n-1]
	return p.f.middle(p.b, p.f.codeAddr(addr))
}

// middle reports whether an instruction of b but the first has the address.
func (f *Func) middle(b *Block, addr int64) bool {
	return b.Addr() != addr && slices.ContainsFunc(b.Instrs, func(i Instr) bool { return i.Addr == addr })
}

// A returning is a return of a function.
type returning struct {
	f *Func
	b *Block
	k int32
}

// maxTraced bounds the instructions that are looked at.
const maxTraced = 1 << 24

// returnsComputed finds a return of the section that may go to an address which does not stand in
// the text as a number or a name: it is computed, or not known. It says which, "" if there is none.
func (u *Unit) returnsComputed() string {
	t := tracer{u: u}
	for _, f := range u.Funcs {
		if f.Native {
			return ""
		}
		for _, b := range f.Blocks {
			if i := b.Last(); i != nil && i.Flow == FlowRet {
				t.all = append(t.all, returning{f, b, int32(len(b.Instrs) - 1)})
			}
		}
	}
	if len(t.all) == 0 {
		return ""
	}
	t.seen, t.writes, t.behind, t.everywhere = map[point]bool{}, map[Reg][]bool{}, map[Reg][]bool{}, map[Reg]bool{}
	for _, r := range t.all {
		i := r.b.Last()
		for n := range i.Refs {
			x := &i.Refs[n]
			if x.Write || x.Arg == ArgGuard || x.Reg.Class != ClassR && x.Reg.Class != ClassUR {
				continue
			}
			for c := range int32(max(1, x.Count)) {
				t.reach(point{r.f, r.b.ID, r.k, Reg{Class: x.Reg.Class, Num: x.Reg.Num + c}})
			}
		}
		for len(t.work) > 0 {
			p := t.work[len(t.work)-1]
			t.work = t.work[:len(t.work)-1]
			if !t.trace(p) {
				in := r.b.Name()
				if in != r.f.Name && len(u.Funcs) > 1 {
					in += " of " + r.f.Name
				}
				return "where " + i.Op.Name + " in " + in + " returns is computed"
			}
		}
	}
	return ""
}

func (t *tracer) reach(p point) {
	if !t.seen[p] {
		t.seen[p] = true
		t.work = append(t.work, p)
	}
}

// trace follows one register back to the instructions that write it, or to the start of its block.
// It reports whether all of them are understood.
func (t *tracer) trace(p point) bool {
	b := p.f.Blocks[p.b]
	for k := p.k - 1; k >= 0; k-- {
		i := &b.Instrs[k]
		if t.steps++; t.steps > maxTraced {
			return false
		}
		if i.stops() {
			return true // nothing gets behind it
		}
		if !i.Op.Known() && i.Flow != FlowCall {
			return false // it may write the register
		}
		if i.Flow == FlowCall {
			to, g := t.callee(p.f, b, i)
			if to == nil || !t.mayWrite(p.reg)[t.number(g, to)] {
				continue // code that is elsewhere keeps what the caller needs
			}
			t.returnsOf(g, to, p.reg)
			return true
		}
		for n := range i.Refs {
			if x := &i.Refs[n]; x.Write && x.Has(p.reg) {
				if !t.written(p, k, i, p.reg.Num-x.Reg.Num) {
					return false
				}
				if i.Guard.Always() && x.Reg.Num != All && !i.Masked() {
					return true
				}
			}
		}
	}
	if p.f.indirect[p.b] && !t.everywhere[p.reg] { // control comes from a return, which has the register as it was there
		t.everywhere[p.reg] = true
		for _, r := range t.all {
			t.reach(point{r.f, r.b.ID, r.k, p.reg})
		}
	}
	for _, from := range p.f.Preds.Succs(p.b) {
		t.reach(point{p.f, from, t.leaves(p.f, from, p.b), p.reg})
	}
	for _, c := range t.entries(b) {
		t.reach(point{c.f, c.b, c.k, p.reg})
	}
	return true
}

// leaves returns where control leaves block from for block to: in front of a call that goes there,
// else behind the last instruction.
func (t *tracer) leaves(f *Func, from, to int32) int32 {
	b := f.Blocks[from]
	if i := b.Last(); i != nil && i.Flow == FlowCall && to != from+1 {
		return int32(len(b.Instrs)) - 1
	}
	return int32(len(b.Instrs))
}

// written reports whether what instruction k of block p.b writes to p.reg, word n of what it writes
// there, is a number or a name of the text, or can be followed.
func (t *tracer) written(p point, k int32, i *Instr, n int32) bool {
	copied := func(a *Operand, n int32) bool {
		switch {
		case a.Flags&^(Reuse|HasImm) != 0 || a.Suffix() != "":
			return false
		case a.Kind == ImmOperand:
			return n == 0 && !t.inMiddle(a.Imm)
		case a.Kind == RelocOperand || a.Kind == LabelOperand:
			return n == 0
		case a.Kind != RegOperand:
			return false
		case a.Reg.IsConst():
			return true
		}
		t.reach(point{p.f, p.b, k, Reg{Class: a.Reg.Class, Num: a.Reg.Num + n}})
		return true
	}
	zero := func(a *Operand) bool { return a.Kind == RegOperand && a.Reg.IsConst() && a.Flags&^(Reuse|Neg) == 0 }
	switch i.Op.Name {
	case "MOV", "MOV32I", "UMOV":
		return len(i.Args) >= 2 && copied(&i.Args[1], n)
	case "IMAD", "UIMAD":
		return len(i.Args) == 4 && n == 0 && zero(&i.Args[1]) && zero(&i.Args[2]) && copied(&i.Args[3], 0)
	case "HFMA2":
		for v := range i.Numbers() {
			if t.inMiddle(v) {
				return false
			}
		}
		return len(i.Args) == 5 && n == 0 && zero(&i.Args[1]) && zero(&i.Args[2])
	case "CS2R":
		return len(i.Args) == 2 && p.f.OperandString(&i.Args[1]) == "SRZ"
	case "R2UR":
		return len(i.Args) == 2 && copied(&i.Args[1], n)
	case "LDL":
		return t.stored(p, i, n)
	}
	return false
}

// A stackWord is a word of the stack, by its distance from the stack pointer of a function.
type stackWord struct {
	f  *Func
	at int64
}

// stored follows word n of what i loads from the stack to the stores there; it reports false if
// there are none, or of something else than a register.
func (t *tracer) stored(p point, i *Instr, n int32) bool {
	at, ok := stackSlot(i, 1)
	if !ok {
		return false
	}
	if t.stores == nil {
		t.stores = map[stackWord][]point{}
		for _, f := range t.u.Funcs {
			t.findStores(f)
		}
	}
	list := t.stores[stackWord{p.f, at + int64(4*n)}]
	for _, s := range list {
		if s.reg.Class == NoReg {
			return false
		}
		if !s.reg.IsConst() {
			t.reach(s)
		}
	}
	return len(list) > 0
}

// findStores finds what f stores on the stack.
func (t *tracer) findStores(f *Func) {
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			at, ok := stackSlot(i, 0)
			if !ok || i.Op.Name != "STL" || len(i.Args) != 2 {
				continue
			}
			for word := range int32(words(i, 1)) {
				s := point{f: f, b: b.ID, k: int32(k)}
				if a := &i.Args[1]; a.Kind == RegOperand && a.Flags&^Reuse == 0 && a.Suffix() == "" {
					s.reg = a.Reg
					if !a.Reg.IsConst() {
						s.reg.Num += word
					}
				}
				w := stackWord{f, at + int64(4*word)}
				t.stores[w] = append(t.stores[w], s)
			}
		}
	}
}

// words is how many registers operand arg of i has.
func words(i *Instr, arg int8) uint8 {
	for n := range i.Refs {
		if i.Refs[n].Arg == arg {
			return i.Refs[n].Count
		}
	}
	return 1
}

// stackSlot returns the distance from the stack pointer that operand n of i has as its address.
func stackSlot(i *Instr, n int) (int64, bool) {
	if n >= len(i.Args) {
		return 0, false
	}
	a := &i.Args[n]
	return a.Imm, a.Kind == MemOperand && a.Reg == Reg{Class: ClassR, Num: 1} && a.UReg().Class == NoReg && a.Suffix() == "" && a.Sym() == ""
}

// callee returns the block that a call or branch of f goes to, and its function; nil if it is in no
// function of the section.
func (t *tracer) callee(f *Func, b *Block, i *Instr) (*Block, *Func) {
	if i.Code < 0 {
		return nil, nil
	}
	if to := f.TargetIn(b, i); to != nil {
		return to, f
	}
	g, to := f.TargetAcross(i)
	return to, g
}

// entries returns from where control comes to b that no edge says.
func (t *tracer) entries(b *Block) []point {
	if t.into == nil {
		t.into = map[*Block][]point{}
		for n, f := range t.u.Funcs {
			if f.falls >= 0 && n+1 < len(t.u.Funcs) && len(t.u.Funcs[n+1].Blocks) > 0 {
				from, to := f.Blocks[f.falls], t.u.Funcs[n+1].Blocks[0]
				t.into[to] = append(t.into[to], point{f: f, b: from.ID, k: int32(len(from.Instrs))})
			}
			for _, b := range f.Blocks {
				for k := range b.Instrs {
					i := &b.Instrs[k]
					if to, g := t.callee(f, b, i); to != nil && (g != f || i.Flow == FlowCall) {
						t.into[to] = append(t.into[to], point{f: f, b: b.ID, k: int32(k)})
					}
				}
			}
		}
	}
	return t.into[b]
}

// number returns the number of block b of f in the section.
func (t *tracer) number(f *Func, b *Block) int32 {
	t.find()
	return t.first[f] + b.ID
}

// find finds how control gets from block to block.
func (t *tracer) find() {
	if t.first != nil {
		return
	}
	t.first = map[*Func]int32{}
	n := int32(0)
	for _, f := range t.u.Funcs {
		t.first[f] = n
		n += int32(len(f.Blocks))
	}
	t.before = make([][]int32, n)
	for _, f := range t.u.Funcs {
		for _, b := range f.Blocks {
			from := t.first[f] + b.ID
			for e := f.Graph.Start[b.ID]; e < f.Graph.Start[b.ID+1]; e++ {
				to := t.first[f] + f.Graph.Succ[e]
				t.before[to] = append(t.before[to], from)
			}
			for _, i := range b.Code() {
				if to, g := t.callee(f, b, i); to != nil && (g != f || i.Flow == FlowCall) {
					to := t.first[g] + to.ID
					t.before[to] = append(t.before[to], from)
				}
			}
		}
	}
}

// mayWrite returns the blocks from which the code on, with what it calls, may write r before it
// returns. Time is linear in the section, once for each register.
func (t *tracer) mayWrite(r Reg) []bool {
	t.find()
	if list, ok := t.writes[r]; ok {
		return list
	}
	list := make([]bool, len(t.before))
	t.writes[r] = list
	var work []int32
	for _, f := range t.u.Funcs {
		for _, b := range f.Blocks {
			for k := range b.Instrs {
				for m := range b.Instrs[k].Refs {
					if x := &b.Instrs[k].Refs[m]; x.Write && x.Has(r) && !list[t.first[f]+b.ID] {
						list[t.first[f]+b.ID] = true
						work = append(work, t.first[f]+b.ID)
					}
				}
			}
		}
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, from := range t.before[n] {
			if !list[from] {
				list[from] = true
				work = append(work, from)
			}
		}
	}
	return list
}

// returnsOf follows r back from where the code that begins at block to of f returns.
func (t *tracer) returnsOf(f *Func, to *Block, r Reg) {
	t.find()
	seen, ok := t.behind[r]
	if !ok {
		seen = make([]bool, len(t.before))
		t.behind[r] = seen
	}
	type place struct {
		f *Func
		b int32
	}
	for work := []place{{f, to.ID}}; len(work) > 0; {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[t.first[p.f]+p.b] {
			continue
		}
		seen[t.first[p.f]+p.b] = true
		b := p.f.Blocks[p.b]
		for _, i := range b.Code() {
			if i.Flow == FlowRet {
				t.reach(point{p.f, p.b, int32(len(b.Instrs) - 1), r})
			}
			if g, h := t.callee(p.f, b, i); g != nil && h != p.f && i.Flow != FlowCall {
				work = append(work, place{h, g.ID})
			}
		}
		for to := range p.f.FlowSuccs(p.b) {
			work = append(work, place{p.f, to})
		}
	}
}

// returns reports whether control gets from the beginning of f to a return, on a way that leads
// over no call. A kernel has nowhere to return to: its returns are those of code that it calls.
// cuobjdump prints the functions of a relocatable object as it prints kernels.
func (f *Func) returns() bool {
	if len(f.Blocks) == 0 {
		return false
	}
	seen := make([]bool, len(f.Blocks))
	seen[0] = true
	for work := []int32{0}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if i := f.Blocks[n].Last(); i != nil && i.Flow == FlowRet {
			return true
		}
		for to := range f.FlowSuccs(n) {
			if !seen[to] {
				seen[to] = true
				work = append(work, to)
			}
		}
	}
	return false
}
