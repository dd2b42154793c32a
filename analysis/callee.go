package analysis

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// callees finds which registers the calls of a function may change, where the code that they call
// stands in the same section.
type callees struct {
	ctx   context.Context // which it polls
	f     *cfg.Func
	known map[*cfg.Block]*changed   // by the block that a call goes to; nil for all registers
	used  map[*cfg.Block]*calleeUse // likewise: see use
}

// A changed is what called code does.
type changed struct {
	regs  []cfg.Reg // that it may change
	meets bool      // lanes that have not come to it together may reconverge in it
}

// maxCallee bounds how many instructions of called code are looked at.
const maxCallee = 4096

// of returns the registers that the call i of block b may change. ok is false if it may change all of
// them: the code stands elsewhere, may go where no edge tells, or calls through a register. Time is
// linear in the code that is called, once for each block that calls go to.
func (c *callees) of(b *cfg.Block, i *cfg.Instr) (regs []cfg.Reg, ok bool) {
	if x := c.look(b, i); x != nil {
		return x.regs, true
	}
	return nil, false
}

// meets reports whether lanes that make the call i of block b at different times may reconverge in
// the code that is called.
func (c *callees) meets(b *cfg.Block, i *cfg.Instr) bool {
	x := c.look(b, i)
	return x == nil || x.meets
}

// look returns what the code that the call i of block b goes to does; nil if that is not known.
func (c *callees) look(b *cfg.Block, i *cfg.Instr) *changed {
	if i.Flow != cfg.FlowCall || !i.Op.Known() || i.Code < 0 {
		return nil
	}
	g, to := callee(c.f, b, i)
	if to == nil {
		return nil
	}
	x, seen := c.known[to]
	if !seen {
		if c.known == nil {
			c.known = map[*cfg.Block]*changed{}
		}
		x = changes(g, to)
		c.known[to] = x
	}
	return x
}

// CallWrites returns the registers that the call i of block b may change; ok is false if it may
// change all of them.
func (f *Facts) CallWrites(b *cfg.Block, i *cfg.Instr) (regs []cfg.Reg, ok bool) {
	c := callees{ctx: f.ctx, f: f.Func}
	return c.of(b, i)
}

// callee returns the block that the call i, in block b of f, goes to, and its function, which is one of
// the same section; nil if the code is not there.
func callee(f *cfg.Func, b *cfg.Block, i *cfg.Instr) (*cfg.Func, *cfg.Block) {
	if to := f.TargetIn(b, i); to != nil {
		return f, to
	}
	return f.TargetAcross(i)
}

// A CalledInstr is an instruction of called code; Instr is nil for none.
type CalledInstr struct {
	Block *cfg.Block
	Instr *cfg.Instr
}

// Callee returns the block that the call i of block b goes to, and its function, which is one of the
// same section; nil if the code is not there.
func (f *Facts) Callee(b *cfg.Block, i *cfg.Instr) (*cfg.Func, *cfg.Block) {
	if i.Flow != cfg.FlowCall || !i.Op.Known() || i.Code < 0 {
		return nil, nil
	}
	return callee(f.Func, b, i)
}

// FindCalled looks through the code from block to of f on, and through what that calls, for
// instructions for which match holds, and returns the one that comes first in the text. Of large code
// only a part is looked at.
func FindCalled(f *cfg.Func, to *cfg.Block, match func(*cfg.Instr) bool) (found CalledInstr) {
	type place struct {
		f *cfg.Func
		b *cfg.Block
	}
	seen, left := map[*cfg.Block]bool{}, maxCallee
	for work := []place{{f, to}}; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[at.b] {
			continue
		}
		seen[at.b] = true
		if left -= len(at.b.Instrs) + 1; left < 0 {
			break
		}
		for k := range at.b.Instrs {
			i := &at.b.Instrs[k]
			if match(i) && (found.Instr == nil || at.b.InSection(i.Span).Start < found.Block.InSection(found.Instr.Span).Start) {
				found = CalledInstr{at.b, i}
			}
			if i.Flow == cfg.FlowCall && i.Op.Known() && i.Code >= 0 && !i.Guard.Never() {
				if g, to := callee(at.f, at.b, i); to != nil {
					work = append(work, place{g, to})
				}
			}
		}
		for s := range at.f.FlowSuccs(at.b.ID) {
			work = append(work, place{at.f, at.f.Blocks[s]})
		}
	}
	return found
}

// maxDepth bounds how deep calls are followed.
const maxDepth = 8

// changes returns what the code from block to of f on, with what it calls, does until it returns; nil
// if it may change all registers: it may leave for code that no edge leads to, or return to another
// place than the caller has said.
func changes(f *cfg.Func, to *cfg.Block) *changed {
	w := body{instrs: maxCallee, found: map[calledAt]*body{}}
	if !w.code(f, to, 0) {
		return nil
	}
	regs := slices.SortedFunc(maps.Keys(w.written), func(a, b cfg.Reg) int {
		return cmp.Or(cmp.Compare(a.Class, b.Class), cmp.Compare(a.Num, b.Num))
	})
	return &changed{regs, w.meets}
}

// A body is code that is called, with what it calls.
type body struct {
	written map[cfg.Reg]bool   // the registers that it changes; whether to anything but zero
	instrs  int                // how many instructions may still be looked at
	meets   bool               // see changed
	found   map[calledAt]*body // what code does that is known and called as deep
}

// code goes through the code from block to of f on, adds what it does to w, and reports whether all that it
// changes is known.
func (w *body) code(f *cfg.Func, to *cfg.Block, depth int) bool {
	if depth > maxDepth || !f.Complete || f.EnteredUnseen() {
		return false
	}
	x := bodyWalk{f: f, depth: depth, own: body{written: map[cfg.Reg]bool{}, instrs: w.instrs, found: w.found}}
	seen := map[int32]bool{} // of a large function only a few
	for work := []int32{to.ID}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[n] {
			continue
		}
		seen[n] = true
		if !x.block(f.Blocks[n]) {
			return false
		}
		work = slices.AppendSeq(work, f.FlowSuccs(n))
	}
	back := map[int32]bool{} // blocks that lead to a return: behind the call nobody reads what lanes write elsewhere, as they do not come back
	for work := x.ends; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[n] && !back[n] {
			back[n] = true
			work = append(work, f.Preds.Succs(n)...)
		}
	}
	for _, y := range x.writes {
		if back[y.block] {
			x.own.written[y.reg] = x.own.written[y.reg] || y.other
		}
	}
	for _, r := range x.returns {
		if !x.own.returns(f, r) {
			return false
		}
	}
	w.meets = w.meets || x.own.meets || slices.ContainsFunc(x.waited, func(r cfg.Reg) bool { return !slices.Contains(x.opened, r) })
	if w.written == nil {
		w.written = map[cfg.Reg]bool{}
	}
	for r, other := range x.own.written {
		w.written[r] = w.written[r] || other
	}
	w.instrs = x.own.instrs
	return true
}

// A bodyWalk goes through the blocks of called code and collects what they do.
type bodyWalk struct {
	f              *cfg.Func
	depth          int
	own            body
	writes         []bodyWrite
	returns        []returned
	ends           []int32   // blocks with a return
	opened, waited []cfg.Reg // barriers, by BSSY and by BSYNC
}

// block adds what b does, and reports whether that is known.
func (x *bodyWalk) block(b *cfg.Block) bool {
	f := x.f
	if x.own.instrs -= len(b.Instrs) + 1; x.own.instrs < 0 || unknownSuccs(f, b) || popsCaller(f, b) {
		return false
	}
	for k := range b.Instrs {
		i := &b.Instrs[k]
		if !i.Op.Known() {
			return false
		}
		switch {
		case i.Flow == cfg.FlowBSSY:
			x.opened = append(x.opened, firstReg(i))
		case i.Flow == cfg.FlowBSYNC:
			x.waited = append(x.waited, firstReg(i))
		case i.Flow != cfg.FlowCall && mayMeet(i):
			x.own.meets = true
		}
		for m := range i.Refs {
			switch r := &i.Refs[m]; {
			case r.Write && r.Reg.Num < 0:
				return false
			case r.Write && copiesItself(i):
			case r.Write:
				zero := r.Arg == 0 && r.Count == 1 && writesZero(f, i)
				for c := range int32(r.Count) {
					x.writes = append(x.writes, bodyWrite{b.ID, cfg.Reg{Class: r.Reg.Class, Num: r.Reg.Num + c}, !zero})
				}
			case i.Flow == cfg.FlowRet && r.Arg != cfg.ArgGuard:
				x.returns = append(x.returns, returned{b, k, r.Reg, false})
				if r.Count > 1 {
					x.returns = append(x.returns, returned{b, k, cfg.Reg{Class: r.Reg.Class, Num: r.Reg.Num + 1}, true})
				}
			}
		}
		switch i.Flow {
		case cfg.FlowRet:
			x.ends = append(x.ends, b.ID)
		case cfg.FlowCall:
			if !x.call(b, i) {
				return false
			}
		}
	}
	return true
}

// call adds what the code does that the call i of b goes to, and reports whether that is known.
func (x *bodyWalk) call(b *cfg.Block, i *cfg.Instr) bool {
	if i.Code < 0 {
		return false
	}
	g, to := callee(x.f, b, i)
	if to == nil {
		return false
	}
	at := calledAt{to, x.depth}
	called := x.own.found[at]
	if called != nil {
		x.own.instrs -= len(called.written)
	} else {
		called = &body{instrs: x.own.instrs, found: x.own.found}
		if !called.code(g, to, x.depth+1) {
			return false
		}
		x.own.instrs = called.instrs
		x.own.found[at] = called
	}
	x.own.meets = x.own.meets || called.meets
	for r, other := range called.written {
		x.writes = append(x.writes, bodyWrite{b.ID, r, other})
	}
	return true
}

// A bodyWrite is a write of called code to a register, of anything but zero if other is set.
type bodyWrite struct {
	block int32
	reg   cfg.Reg
	other bool
}

// A returned is a register that instruction k of b, a return, reads: the address, or the upper word of it.
type returned struct {
	b     *cfg.Block
	k     int
	reg   cfg.Reg
	upper bool
}

// returns reports whether r holds what the caller has put into a register. Compiled code may copy the
// address from another register before it returns, and clears the upper word, as no function is that long.
func (w *body) returns(f *cfg.Func, r returned) bool {
	reg := r.reg
	for k := r.k - 1; k >= 0; k-- {
		i := &r.b.Instrs[k]
		if i.Flow == cfg.FlowCall {
			break // what that writes is among the rest
		}
		n := slices.IndexFunc(i.Refs, func(x cfg.Ref) bool { return x.Write && x.Has(reg) })
		switch {
		case n < 0 || copiesItself(i):
			continue
		case !i.Guard.Always() || i.Refs[n].Arg != 0 || i.Refs[n].Count != 1:
			return false
		case r.upper && writesZero(f, i):
			return true
		}
		src := copiedOperand(i)
		if src < 0 {
			return false
		}
		reg = i.Args[src].Reg
	}
	if other, ok := w.written[reg]; ok {
		return r.upper && !other
	}
	return true
}

// copiesItself reports whether i leaves all registers as they are, by a copy of one to itself, as ptxas -O0 has many: MOV R2, R2.
func copiesItself(i *cfg.Instr) bool {
	src := copiedOperand(i)
	return src >= 0 && plain(&i.Args[0]) && i.Args[0].Reg == i.Args[src].Reg
}

// copiedOperand returns the operand of which i, a copy of one register to another, is the copy; -1 if
// i is no such copy.
func copiedOperand(i *cfg.Instr) int {
	if src := copiedArg(i); src >= 0 && src == len(i.Args)-1 && plain(&i.Args[src]) && i.Args[src].Reg.Num >= 0 {
		return src
	}
	return -1
}

// writesZero reports whether result 0 of i, of which all sources are constants, is zero.
func writesZero(f *cfg.Func, i *cfg.Instr) bool {
	fn := eval.Of(i, f.SM())
	if fn == nil || fn.UseCC || fn.Dst[0] != 0 {
		return false
	}
	for k := range fn.Src() {
		if _, ok := fn.Constant(i, k); !ok {
			return false
		}
	}
	out := make([]uint64, len(i.Args))
	return fn.Eval(i, make([]uint64, len(i.Args)), out, nil) && out[0] == 0
}

// popsCaller reports whether b ends in an instruction that pops what nothing in f has pushed.
func popsCaller(f *cfg.Func, b *cfg.Block) bool {
	i := b.Last()
	return i != nil && i.Flow == cfg.FlowPop && len(f.Graph.Succs(b.ID)) == 0
}
