package analysis

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A Step is one link of an explanation: a sentence about an instruction, or about
// a block if Instr is nil.
type Step struct {
	Block *cfg.Block
	Instr *cfg.Instr
	Text  string
}

// maxSteps is how many links of an explanation are reported; of a longer one the last rootSteps
// tell where it comes from.
const (
	maxSteps  = 8
	rootSteps = 3
)

// Explain says why v, read in block b, may differ between lanes: the chain from
// where it is defined back to what differs by itself. It is empty if v is uniform.
func (u *Uniformity) Explain(v Value, b *cfg.Block) []Step {
	if v < 0 || !u.Varies(v, b) {
		return nil
	}
	if u.why[v].kind == uniform {
		return []Step{u.temporalStep(v, u.left(v, b.ID))}
	}
	var steps []Step
	left := 0 // how many are left out
	seen := map[Value]bool{}
	for v >= 0 && u.why[v].kind != uniform && !seen[v] {
		seen[v] = true
		var s Step
		if s, v = u.step(v); len(steps) == maxSteps {
			steps = slices.Delete(steps, maxSteps-rootSteps, maxSteps-rootSteps+1)
			left++
		}
		steps = append(steps, s)
	}
	if left > 0 {
		steps[maxSteps-rootSteps-1].Text = fmt.Sprintf("… %d steps", left+1)
	}
	return steps
}

// ExplainBranch says why the branch at the end of b may diverge, as Explain
// does.
func (u *Uniformity) ExplainBranch(b *cfg.Block) []Step {
	why := u.branch[b.ID]
	if why.kind == uniform {
		return nil
	}
	if why.kind == byStack {
		return []Step{{b, b.Last(), fmt.Sprintf("%s pops an entry of the stack that not all lanes have", b.Last().BranchName())}}
	}
	steps := []Step{{b, b.Last(), fmt.Sprintf("%s depends on %s", b.Last().BranchName(), u.name(why.of))}}
	return append(steps, u.Explain(why.of, b)...)
}

// Unknown reports whether nothing tells more of the branch at the end of b than that it depends on a register which is
// unknown at the start of a block, as not all edges to that are known, or that callers pass: no path is known on which lanes differ in it.
func (u *Uniformity) Unknown(b *cfg.Block) bool {
	why := u.branch[b.ID]
	return why.kind == byCondition && u.UnknownValue(why.of)
}

// UnknownValue is [Uniformity.Unknown] for a value that varies.
func (u *Uniformity) UnknownValue(v Value) bool {
	for range u.why { // each step goes to what varied before
		switch why := u.why[v]; why.kind {
		case byCaller:
			return u.ssa.kind[v] == UnknownValue || u.ssa.kind[v] == EntryValue && !u.ssa.Regs.f.Entry
		case bySource: // what called code makes of the same arguments may be the same
			at := u.ssa.Block(v)
			return u.ssa.kind[v] == ClobberValue && at.Instrs[u.ssa.num[v]-u.ssa.Regs.first[at.ID]].Flow == cfg.FlowCall
		case byOperand, byGuard, byPhi:
			v = why.of
		default:
			return false
		}
	}
	return false
}

// UnknownInWarp is [Uniformity.Unknown] for blocks as [Facts.DivergentInWarp] is for; and it is true where nothing tells more than
// that lanes may meet which are in different iterations of what the branch depends on.
func (f *Facts) UnknownInWarp(b *cfg.Block) bool {
	u := f.rows()
	if u.Unknown(b) {
		return true
	}
	why := u.branch[b.ID]
	for range len(u.why) + len(u.branch) { // each step goes to what varied before
		switch why.kind {
		case byCondition, byOperand, byGuard, byPhi:
			v := why.of
			if why = u.why[v]; why.kind == byIteration && why.of == v { // see again
				return true
			}
		case byJoin:
			why = u.branch[why.of]
		default:
			return false
		}
	}
	return false
}

// LosesLanes reports whether lanes that the branch of from parts may come, before they come to block to, to a place from which
// control goes where no edge tells: they may come to that block as well.
func (f *Facts) LosesLanes(from, to *cfg.Block) bool {
	if f.Func.Complete {
		return false
	}
	seen := make([]bool, len(f.Func.Blocks))
	seen[to.ID] = true
	work := []int32{from.ID}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range f.Func.Graph.Succs(n) {
			if seen[s] {
				continue
			}
			seen[s] = true
			if unknownSuccs(f.Func, f.Func.Blocks[s]) {
				return true
			}
			work = append(work, s)
		}
	}
	return false
}

// Differs reports whether the branch at the end of b depends on what differs between lanes by its
// nature, such as their number; else it is only not known to be the same in all lanes.
func (u *Uniformity) Differs(b *cfg.Block) bool {
	seen := map[Value]bool{}
	for why := u.branch[b.ID]; ; {
		switch why.kind {
		case bySource:
			f := u.ssa.Regs.f
			at := f.Blocks[u.ssa.Regs.BlockOf(why.of)]
			i := &at.Instrs[why.of-u.ssa.Regs.first[at.ID]]
			return i.Op.Known() && i.Flow == cfg.FlowNone && i.Op.Effects&cfg.ReadsMem == 0
		case byOperand, byGuard, byPhi, byCondition:
			if seen[why.of] {
				return false
			}
			seen[why.of] = true
			why = u.why[why.of]
		case byJoin:
			if next := u.branch[why.of]; next.kind == byCondition && !seen[next.of] {
				why = next
				continue
			}
			return false
		default:
			return false
		}
	}
}

func (u *Uniformity) name(v Value) string {
	return u.ssa.Regs.f.Names.Reg(u.ssa.Regs.Regs[u.ssa.v[v]])
}

// temporalStep is the step for a value that lanes take out of the loop at block n in
// different rounds.
func (u *Uniformity) temporalStep(v Value, n int32) Step {
	h := u.ssa.Regs.f.Blocks[n]
	return Step{h, nil, fmt.Sprintf("lanes exit the loop at %s in different iterations, each with its own %s", h.Name(), u.name(v))}
}

// step is why v varies, and the value to go on with, NoValue at the end.
func (u *Uniformity) step(v Value) (Step, Value) {
	s := u.ssa
	f := s.Regs.f
	b := s.Block(v)
	why := u.why[v]
	at := Step{Block: b}
	if s.kind[v] == InstrValue {
		at.Instr = &b.Instrs[s.num[v]-s.Regs.first[b.ID]]
	}
	name := u.name(v)
	switch why.kind {
	case bySource:
		at.Block = f.Blocks[s.Regs.BlockOf(why.of)]
		at.Instr = &at.Block.Instrs[why.of-s.Regs.first[at.Block.ID]]
		at.Text = source(at.Instr, name)
		return at, NoValue
	case byGroups:
		at.Block = f.Blocks[s.Regs.BlockOf(why.of)]
		at.Instr = &at.Block.Instrs[why.of-s.Regs.first[at.Block.ID]]
		at.Text = fmt.Sprintf("%s is the result of %s, which diverged groups of lanes execute at different times", name, at.Instr.Op.Name)
		return at, NoValue
	case byCaller:
		at.Text = fmt.Sprintf("%s is live into the function", name)
		if s.kind[v] == UnknownValue {
			at.Text = fmt.Sprintf("%s is unknown at the start of %s: the edges to it are not all known", name, b.Name())
		}
		return at, NoValue
	case byOperand:
		at.Text = fmt.Sprintf("%s is computed from %s", name, u.name(why.of))
		if s.prev[v] == why.of {
			at.Text = fmt.Sprintf("%s may keep its old value", name)
		}
	case byGuard:
		at.Text = fmt.Sprintf("%s is written only under a guard on %s, which varies", name, u.name(why.of))
	case byPhi:
		at.Text = fmt.Sprintf("on an edge to %s, %s varies", b.Name(), name)
	case byIteration:
		n := u.left(why.of, b.ID)
		if n < 0 {
			at.Text = fmt.Sprintf("%s is computed in a loop that lanes exit in different iterations", name)
			return at, NoValue
		}
		return u.temporalStep(why.of, n), NoValue
	case byJoin:
		from := f.Blocks[why.of]
		at.Text = fmt.Sprintf("%s differs between paths that join at %s, and the branch at the end of %s, where they part, may diverge", name, b.Name(), from.Name())
		if by := u.branch[why.of]; by.kind != uniform && by.kind != byStack {
			return at, by.of
		}
		return at, NoValue
	}
	return at, why.of
}

// source says what makes the result of i, register name, vary whatever it reads.
func source(i *cfg.Instr, name string) string {
	for k := range i.Args {
		if r := i.Args[k].Reg; r.Class == cfg.ClassSR {
			sr := cfg.SpecialRegOf(r)
			if sr.Vary == cfg.VaryTime {
				return fmt.Sprintf("%s is %s, which changes with time", name, sr.Name)
			}
			return fmt.Sprintf("%s is %s, which differs between lanes", name, sr.Name)
		}
	}
	switch {
	case i.Flow == cfg.FlowCall:
		return fmt.Sprintf("%s is clobbered by a call", name)
	case !i.Op.Known():
		return fmt.Sprintf("%s is written by %s, whose effect is unknown", name, i.Op.Name)
	case i.Op.Effects&cfg.Atomic != 0:
		return fmt.Sprintf("%s is the result of %s, which differs between lanes", name, i.Op.Name)
	case i.Op.Effects&cfg.ReadsMem != 0:
		return fmt.Sprintf("%s is loaded by %s from an address space that may be private to each lane", name, i.Op.Name)
	}
	return fmt.Sprintf("%s is the result of %s, which is per lane", name, i.Op.Name)
}
