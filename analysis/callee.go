package analysis

import (
	"cmp"
	"maps"
	"slices"

	"ori/cfg"
)

// Callees know which registers the calls of a function may change, where the code of what they call stands in the same section.
type callees struct {
	f     *cfg.Func
	known map[*cfg.Block]*changed // by the block that a call goes to; nil for all registers
}

// Changed are registers.
type changed struct{ regs []cfg.Reg }

// maxCallee bounds the instructions of the code that is called.
const maxCallee = 4096

// of returns the registers that the call i of block b may change. It reports false if that may be all, as of code that stands elsewhere, may go where no
// edge tells, or calls through a register. Time is linear in the code that is called, once for each block that calls go to.
func (c *callees) of(b *cfg.Block, i *cfg.Instr) (regs []cfg.Reg, ok bool) {
	if i.Flow != cfg.FlowCall || !i.Op.Known() || i.Code < 0 {
		return nil, false
	}
	g, to := callee(c.f, b, i)
	if to == nil {
		return nil, false
	}
	x, seen := c.known[to]
	if !seen {
		if c.known == nil {
			c.known = map[*cfg.Block]*changed{}
		}
		x = changes(g, to)
		c.known[to] = x
	}
	if x == nil {
		return nil, false
	}
	return x.regs, true
}

// CallWrites returns the registers that the call i of block b may change, as the facts have it; false if that may be all.
func (f *Facts) CallWrites(b *cfg.Block, i *cfg.Instr) ([]cfg.Reg, bool) {
	c := callees{f: f.Func}
	return c.of(b, i)
}

// callee returns the block that the call i, in block b of f, goes to, and the function of the section it is in; nil if it is not there.
func callee(f *cfg.Func, b *cfg.Block, i *cfg.Instr) (*cfg.Func, *cfg.Block) {
	if to := f.TargetIn(b, i); to != nil {
		return f, to
	}
	return f.TargetAcross(i)
}

// maxDepth bounds how deep calls are followed.
const maxDepth = 8

// changes returns the registers that the code from block to of f on may change until it returns, with what it calls; nil if that may be all: it may leave for
// code that no edge leads to, or return to another place than the caller has said.
func changes(f *cfg.Func, to *cfg.Block) *changed {
	w := body{instrs: maxCallee}
	if !w.code(f, to, 0) {
		return nil
	}
	return &changed{slices.SortedFunc(maps.Keys(w.written), func(a, b cfg.Reg) int {
		return cmp.Or(cmp.Compare(a.Class, b.Class), cmp.Compare(a.Num, b.Num))
	})}
}

// A body is code that is called.
type body struct {
	written map[cfg.Reg]bool
	instrs  int // that are left to look at
}

// code goes through the code from block to of f on, and reports whether what it changes is known.
func (w *body) code(f *cfg.Func, to *cfg.Block, depth int) bool {
	if depth > maxDepth || !f.Complete || len(f.IndirectEntries()) > 0 {
		return false
	}
	own := body{written: map[cfg.Reg]bool{}, instrs: w.instrs}
	var returns []cfg.Reg // what its returns read
	seen := make([]bool, len(f.Blocks))
	for work := []int32{to.ID}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[n] {
			continue
		}
		seen[n] = true
		b := f.Blocks[n]
		if own.instrs -= len(b.Instrs) + 1; own.instrs < 0 || unknownSuccs(f, b) || popsCaller(f, b) {
			return false
		}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if !i.Op.Known() {
				return false
			}
			for m := range i.Refs {
				switch r := &i.Refs[m]; {
				case r.Write && r.Reg.Num < 0:
					return false
				case r.Write:
					for c := range int32(r.Count) {
						own.written[cfg.Reg{Class: r.Reg.Class, Num: r.Reg.Num + c}] = true
					}
				case i.Flow == cfg.FlowRet && r.Arg != cfg.ArgGuard:
					for c := range int32(max(1, r.Count)) {
						returns = append(returns, cfg.Reg{Class: r.Reg.Class, Num: r.Reg.Num + c})
					}
				}
			}
			if i.Flow == cfg.FlowCall {
				if i.Code < 0 {
					return false
				}
				g, to := callee(f, b, i)
				if to == nil || !own.code(g, to, depth+1) {
					return false
				}
			}
		}
		for e := f.Graph.Start[n]; e < f.Graph.Start[n+1]; e++ {
			if f.Kinds[e] != cfg.CallEdge {
				work = append(work, f.Graph.Succ[e])
			}
		}
	}
	for _, r := range returns {
		if own.written[r] {
			return false
		}
	}
	if w.written == nil {
		w.written = map[cfg.Reg]bool{}
	}
	maps.Copy(w.written, own.written)
	w.instrs = own.instrs
	return true
}

// popsCaller reports whether b ends in an instruction that pops what nothing in f has pushed.
func popsCaller(f *cfg.Func, b *cfg.Block) bool {
	i := b.Last()
	return i != nil && i.Flow == cfg.FlowPop && len(f.Graph.Succs(b.ID)) == 0
}
