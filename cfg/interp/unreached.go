package interp

import "github.com/ori-lang/ori/cfg"

// A correspondence says which instructions of a program stand unchanged in another one that a
// rewrite made of it.
type correspondence struct {
	before, after *Program
	to            []int32 // by pc of before: the pc in after, -1 for what was changed or removed
}

// correspond compares programs whose functions are those of before, or clones of them that passes
// have changed. It is nil for others.
func correspond(before, after *Program) *correspondence {
	if len(before.Funcs) != len(after.Funcs) {
		return nil
	}
	c := &correspondence{before, after, make([]int32, len(before.code))}
	for k := range c.to {
		c.to[k] = -1
	}
	for n, f := range before.Funcs {
		g := after.Funcs[n]
		if g != f && !g.IsCloneOf(f) {
			return nil
		}
		at := map[cfg.Span]int32{}
		pc := before.entry[n]
		for _, b := range f.Blocks {
			for k := range b.Instrs {
				at[b.InSection(b.Instrs[k].Span)] = pc
				pc++
			}
		}
		end := pc
		pc = after.entry[n]
		for _, b := range g.Blocks {
			for k := range b.Instrs {
				if i := &b.Instrs[k]; i.Unchanged() {
					if from, ok := at[b.InSection(i.Span)]; ok {
						c.to[from] = pc
					}
				}
				pc++
			}
		}
		c.to[end] = pc
	}
	return c
}

// unreached reports whether a run of before, of which run is the result, has executed nothing that
// after has not, too, and gone no way that after does not go: a run of after on the same input is
// the same then, step by step. start is where it began in either.
func (c *correspondence) unreached(run *Result, before, after int32) bool {
	if c == nil || run.Reached == nil || c.to[before] != after {
		return false
	}
	last := int32(-1)
	for pc, reached := range run.Reached {
		if !reached {
			continue
		}
		to := c.to[pc]
		if to <= last {
			return false // changed, or in another order, by which loops are told
		}
		last = to
		x, y := &c.before.code[pc], &c.after.code[to]
		switch x.flow {
		case flowCall, flowRet:
			if !x.byName() || x.target < 0 && y.target >= 0 {
				return false // they go to addresses
			}
		case flowEnd:
			continue
		}
		if x.scale != 0 || x.resumes != y.resumes || x.uniform != y.uniform || x.flow != y.flow || x.approximate != y.approximate || len(x.tables) != len(y.tables) {
			return false
		}
		if !c.goes(run, int32(pc)+1, to+1) || x.target >= 0 && !c.goes(run, x.target, y.target) {
			return false
		}
		for k, t := range x.tables {
			if !c.goes(run, t, y.tables[k]) {
				return false
			}
		}
		for k := range x.args {
			if x.args[k].kind == argReloc {
				return false // an address
			}
		}
	}
	return true
}

// byName reports whether in, a call or a return, goes to code that it names, known or not, or to what a call or a push has
// put on the stack: the instruction behind the call, or code that the push names.
func (in *inst) byName() bool {
	for k := range in.args {
		if in.args[k].kind == argWord {
			return false
		}
	}
	return in.flow == flowRet || in.target < 0 || in.i.Op.Name != "CALL"
}

// goes reports whether a way to before, if the run went it, is one to after.
func (c *correspondence) goes(run *Result, before, after int32) bool {
	if before < 0 {
		return after < 0 // the label is not defined
	}
	return !run.Reached[before] || c.to[before] == after
}
