package cfg

// IndirectCalls reports whether a function of the section of f, which is a listing, calls or branches to addresses that registers
// hold: they may be those of any instruction. Source: design language.md, rulings.
func (f *Func) IndirectCalls() bool { return !f.Native && f.transferred.register }

// A point is one register in front of an instruction.
type point struct {
	f   *Func
	b   int32
	k   int32 // the number of the instruction in b; as many as there are for the end of b
	reg Reg
}

// A tracer follows return addresses from the returns of a section back to where they are written: along edges, to the calls of the code that a function is,
// and into the code that calls go to. What it looks at is the same for each document that the section is in.
type tracer struct {
	u     *Unit
	seen  map[point]bool
	work  []point
	into  map[*Block][]point // where calls and branches of other functions lead to a block, and calls of its own: the registers do not count
	calls map[*Block]*called // the code that begins at a block
	all   []returning        // of the section
	steps int
}

// A returning is a return of a function.
type returning struct {
	f *Func
	b *Block
	k int32
}

// A called is code that is called.
type called struct {
	returns []returning
	writes  map[Reg]bool // without what it calls
	calls   []*called
	keeps   map[Reg]answer // whether it keeps a register, with what it calls
}

// An answer is what is known of a question.
type answer uint8

const (
	unasked answer = iota
	yes
	no
)

// maxTraced bounds the instructions that are looked at.
const maxTraced = 1 << 20

// returnsComputed finds a return of the section that may go to an address which does not stand in the text as a number or a name: it is
// computed, or not known. It says which, "" if there is none.
func (u *Unit) returnsComputed() string {
	t := tracer{u: u, seen: map[point]bool{}}
	for _, f := range u.Funcs {
		if f.Native {
			continue
		}
		for _, b := range f.Blocks {
			if i := b.Last(); i != nil && i.Flow == FlowRet {
				t.all = append(t.all, returning{f, b, int32(len(b.Instrs) - 1)})
			}
		}
	}
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

// trace follows one register back to the instructions that write it, or to the start of its block. It reports whether all of them are understood.
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
		if i.Flow == FlowCall {
			to, g := t.callee(p.f, b, i)
			if to == nil || t.called(g, to).keep(p.reg) {
				continue // code that is elsewhere keeps what the caller needs
			}
			for _, r := range t.called(g, to).returns {
				t.reach(point{r.f, r.b.ID, r.k, p.reg})
			}
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
	if p.f.indirect[p.b] { // control comes from a return, which has the register as it was there
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

// leaves returns where control leaves block from for block to: in front of a call that goes there, else behind the last instruction.
func (t *tracer) leaves(f *Func, from, to int32) int32 {
	b := f.Blocks[from]
	if i := b.Last(); i != nil && i.Flow == FlowCall && to != from+1 {
		return int32(len(b.Instrs)) - 1
	}
	return int32(len(b.Instrs))
}

// written reports whether what instruction k of block p.b writes to p.reg, word n of what it writes there, is a number or a name of the text, or can be followed.
func (t *tracer) written(p point, k int32, i *Instr, n int32) bool {
	copied := func(a *Operand, n int32) bool {
		switch {
		case a.Flags&^(Reuse|HasImm) != 0 || a.Suffix != "":
			return false
		case a.Kind == ImmOperand || a.Kind == RelocOperand || a.Kind == LabelOperand:
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

// stored follows word n of what i loads from the stack to the stores there; it reports false if there are none.
func (t *tracer) stored(p point, i *Instr, n int32) bool {
	at, ok := stackSlot(i, 1)
	if !ok {
		return false
	}
	found := false
	for _, b := range p.f.Blocks {
		for k := range b.Instrs {
			s := &b.Instrs[k]
			if s.Op.Name != "STL" || len(s.Args) != 2 {
				continue
			}
			to, ok := stackSlot(s, 0)
			word := at + int64(4*n) - to
			if !ok || word < 0 || word%4 != 0 || word/4 >= int64(words(s, 1)) {
				continue
			}
			a := &s.Args[1]
			if a.Kind != RegOperand || a.Flags&^Reuse != 0 || a.Suffix != "" {
				return false
			}
			found = true
			if !a.Reg.IsConst() {
				t.reach(point{p.f, b.ID, int32(k), Reg{Class: a.Reg.Class, Num: a.Reg.Num + int32(word/4)}})
			}
		}
	}
	return found
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
	return a.Imm, a.Kind == MemOperand && a.Reg == Reg{Class: ClassR, Num: 1} && a.UReg.Class == NoReg && a.Suffix == ""
}

// callee returns the block that a call or branch of f goes to, and its function; nil if it is in no function of the section.
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

// called goes through the code that begins at block to of f.
func (t *tracer) called(f *Func, to *Block) *called {
	if c := t.calls[to]; c != nil {
		return c
	}
	type place struct {
		f *Func
		b int32
	}
	c := &called{writes: map[Reg]bool{}, keeps: map[Reg]answer{}}
	if t.calls == nil {
		t.calls = map[*Block]*called{}
	}
	t.calls[to] = c
	seen := map[place]bool{}
	for work := []place{{f, to.ID}}; len(work) > 0; {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[p] {
			continue
		}
		seen[p] = true
		b := p.f.Blocks[p.b]
		t.steps += len(b.Instrs) + 1
		for k := range b.Instrs {
			i := &b.Instrs[k]
			for n := range i.Refs {
				x := &i.Refs[n]
				for m := range int32(x.Count) {
					if x.Write {
						c.writes[Reg{Class: x.Reg.Class, Num: x.Reg.Num + m}] = true
					}
				}
			}
			g, h := t.callee(p.f, b, i)
			switch {
			case i.Flow == FlowRet:
				c.returns = append(c.returns, returning{p.f, b, int32(k)})
			case g == nil:
			case i.Flow == FlowCall:
				c.calls = append(c.calls, t.called(h, g))
			case h != p.f:
				work = append(work, place{h, g.ID})
			}
		}
		for e := p.f.Graph.Start[p.b]; e < p.f.Graph.Start[p.b+1]; e++ {
			if p.f.Kinds[e] != CallEdge {
				work = append(work, place{p.f, p.f.Graph.Succ[e]})
			}
		}
	}
	return c
}

// keep reports whether c keeps r. Time is linear in what is called, once for each register.
func (c *called) keep(r Reg) bool {
	if c.keeps[r] != unasked {
		return c.keeps[r] == yes
	}
	callers := map[*called][]*called{}
	var change []*called
	for work := []*called{c}; len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if x.keeps[r] == yes {
			continue
		}
		x.keeps[r] = yes // unless what follows finds something else
		if x.writes[r] || x.writes[Reg{Class: r.Class, Num: All}] {
			change = append(change, x)
		}
		for _, y := range x.calls {
			callers[y] = append(callers[y], x)
			switch y.keeps[r] {
			case unasked:
				work = append(work, y)
			case no:
				change = append(change, y)
			}
		}
	}
	for len(change) > 0 {
		x := change[len(change)-1]
		change = change[:len(change)-1]
		x.keeps[r] = no
		for _, y := range callers[x] {
			if y.keeps[r] == yes {
				change = append(change, y)
			}
		}
	}
	return c.keeps[r] == yes
}
