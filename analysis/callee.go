package analysis

import "ori/cfg"

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

// callee returns the block that the call i, in block b of f, goes to, and the function of the section it is in; nil if it is not there.
func callee(f *cfg.Func, b *cfg.Block, i *cfg.Instr) (*cfg.Func, *cfg.Block) {
	if to := f.TargetIn(b, i); to != nil {
		return f, to
	}
	if a := &i.Args[i.Code]; a.Kind == cfg.LabelOperand {
		if g := f.Outside(a.Sym); g != nil {
			return g, g.Block(a.Sym)
		}
	}
	return nil, nil
}

// changes returns the registers that the code from block to of f on may change until it returns, with what it calls; nil if that may be all.
func changes(f *cfg.Func, to *cfg.Block) *changed {
	type place struct {
		f *cfg.Func
		n int32
	}
	seen := map[place]bool{}
	written := map[cfg.Reg]bool{}
	x := new(changed)
	instrs := 0
	work := []place{{f, to.ID}}
	for len(work) > 0 {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[at] {
			continue
		}
		seen[at] = true
		b := at.f.Blocks[at.n]
		if instrs += len(b.Instrs) + 1; instrs > maxCallee || !at.f.Complete || len(at.f.IndirectEntries()) > 0 || at.f.FallsOff() == b {
			return nil
		}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if !i.Op.Known() {
				return nil
			}
			for n := range i.Refs {
				r := &i.Refs[n]
				if !r.Write {
					continue
				}
				if r.Reg.Num < 0 {
					return nil
				}
				for m := range int32(r.Count) {
					if reg := (cfg.Reg{Class: r.Reg.Class, Num: r.Reg.Num + m}); !written[reg] {
						written[reg] = true
						x.regs = append(x.regs, reg)
					}
				}
			}
			if i.Flow == cfg.FlowCall {
				if i.Code < 0 {
					return nil
				}
				g, to := callee(at.f, b, i)
				if to == nil {
					return nil
				}
				work = append(work, place{g, to.ID})
			}
		}
		for _, s := range at.f.Graph.Succs(at.n) {
			work = append(work, place{at.f, s})
		}
	}
	return x
}
