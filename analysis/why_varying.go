package analysis

import (
	"fmt"

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
	c := u.chain(v)
	var steps []Step
	add := func(n int) {
		for ; n > 0; n-- {
			steps = append(steps, u.step(v))
			v = u.because(v)
		}
	}
	if c.steps <= maxSteps {
		add(c.steps)
		return steps
	}
	add(maxSteps - rootSteps)
	steps[len(steps)-1].Text = fmt.Sprintf("… %d steps", c.steps-maxSteps+1)
	v = c.root
	add(rootSteps)
	return steps
}

// A chain is how what varies comes from what varies by itself: of each value, the one it varies because of.
type chain struct {
	steps int
	root  Value // from here on it has rootSteps, if it has as many
	end   Value // the last one
	joins bool  // a step is [byJoin]
}

// nearSteps is how many steps of a chain are followed anew for each that asks. What is behind them, few chains have, and it is found
// for all values at once.
const nearSteps = 64

// chain follows v, which varies, to what varies by itself.
func (u *Uniformity) chain(v Value) chain {
	var last [nearSteps]Value
	joins := false
	for n := range nearSteps {
		last[n] = v
		joins = joins || u.why[v].kind == byJoin
		next := u.because(v)
		if next < 0 {
			return chain{n + 1, last[max(0, n+1-rootSteps)], v, joins}
		}
		v = next
	}
	c := u.chains.Get(u.calls.ctx, u.findChains)[v]
	root := c.root
	if n := int(c.steps); n < rootSteps {
		root = last[nearSteps+n-rootSteps]
	}
	return chain{nearSteps + int(c.steps), root, c.end, joins || c.joins}
}

// A farChain is a [chain] in a table.
type farChain struct {
	steps     int32
	root, end Value
	joins     bool
}

// FindChains finds what [Uniformity.Explain] needs of long chains, unless that is known. Time is linear in the values.
func (u *Uniformity) FindChains() { u.chains.Get(u.calls.ctx, u.findChains) }

// findChains returns the chains of all values that vary.
func (u *Uniformity) findChains() []farChain {
	list := make([]farChain, len(u.why))
	var path []Value
	for v := range list {
		if u.why[v].kind == uniform {
			continue
		}
		path = path[:0]
		at := Value(v)
		for at >= 0 && list[at].steps == 0 {
			list[at].steps = -1 // on the path
			path = append(path, at)
			at = u.because(at)
		}
		var c farChain
		if at >= 0 && list[at].steps > 0 { // else it ends, as it does where it comes back to itself
			c = list[at]
		} else {
			c.end = path[len(path)-1]
		}
		for n := len(path) - 1; n >= 0; n-- {
			at = path[n]
			c.steps++
			if c.steps <= rootSteps {
				c.root = at
			}
			c.joins = c.joins || u.why[at].kind == byJoin
			list[at] = c
		}
	}
	return list
}

// because returns the value that v, which varies, varies because of: NoValue if it varies by itself.
func (u *Uniformity) because(v Value) Value {
	why := u.why[v]
	switch why.kind {
	case byOperand, byGuard, byPhi:
	case byJoin:
		if why = u.branch[why.of]; why.kind != byCondition {
			return NoValue
		}
	default:
		return NoValue
	}
	if u.why[why.of].kind == uniform { // it varies only where it is read
		return NoValue
	}
	return why.of
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

// Unknown reports whether the branch at the end of b is only known to depend on a register that is unknown at the start of a block,
// as not all edges to the block are known, that callers pass, or that is loaded from the stack frame, where nothing is stored that is known
// to differ, or that all lanes have computed together ([SSA.byButterfly]): no path is known on which lanes differ in it.
func (u *Uniformity) Unknown(b *cfg.Block) bool {
	why := u.branch[b.ID]
	return why.kind == byCondition && u.UnknownValue(why.of)
}

// UnknownValue is [Uniformity.Unknown] for a value that varies.
func (u *Uniformity) UnknownValue(v Value) bool {
	if u.why[v].kind == uniform {
		return false
	}
	if caused := u.caused.Get(u.calls.ctx, u.findDiffering); caused != nil && !caused[v] {
		return true
	}
	if u.ssa.byButterfly(v) {
		return true
	}
	c := u.chain(v)
	if c.joins {
		return false
	}
	from := v
	v = c.end
	switch u.why[v].kind {
	case byCaller:
		return u.ssa.kind[v] == UnknownValue || u.ssa.kind[v] == EntryValue && !u.ssa.Regs.f.Entry
	case bySource: // what called code makes of the same arguments may be the same
		at := u.ssa.Block(v)
		by := &at.Instrs[u.ssa.num[v]-u.ssa.Regs.first[at.ID]]
		return !by.Op.Known() || u.ssa.kind[v] == ClobberValue && (by.Flow == cfg.FlowCall || by.SetsActive()) || u.arrivedTogether(v) && u.testsPhaseOf(from, v)
	}
	return false
}

// arrivedTogether reports whether v is what lanes get that arrive at one barrier in shared memory together. How many are missing then may
// differ between them. The phase is the same in compiled code, which goes on behind a loop that waits for it as if all lanes had left that
// together:
//
//	SYNCS.ARRIVE.TRANS64.A1T0 R2, [UR4], RZ
//	.L_x_14:
//	SYNCS.PHASECHK.TRANS64 P0, [UR4], R3
//	@!P0 BRA `(.L_x_14)
//	MATCH.ALL PT, R5, R0
func (u *Uniformity) arrivedTogether(v Value) bool {
	s := u.ssa
	i, n := s.writing(v)
	if i == nil || i.Op.Name != "SYNCS" || !i.HasMod("ARRIVE") || !i.Guard.Always() {
		return false
	}
	for k, w := range s.Regs.Words(n) {
		if x := s.Values(n)[k]; x >= 0 && !w.Write() && u.why[x].kind != uniform {
			return false
		}
	}
	return true
}

// testsPhaseOf reports whether v varies because of state, which it depends on through the outcome of a test for a phase.
func (u *Uniformity) testsPhaseOf(v, state Value) bool {
	for n := 0; v >= 0 && v != state && n < nearSteps; n++ {
		if i, _ := u.ssa.writing(v); i != nil && testsPhase(i) {
			return true
		}
		v = u.because(v)
	}
	return false
}

// UnknownInWarp is [Uniformity.Unknown] for thread blocks as in [Facts.DivergentInWarp]. It is also true if all that is known is that
// lanes may meet in different iterations of what the branch depends on, or that they may come in groups to where memory is read while
// nothing that differs by its nature separates them there.
func (f *Facts) UnknownInWarp(b *cfg.Block) bool {
	u := f.rows()
	if u.Unknown(b) {
		return true
	}
	why := u.branch[b.ID]
	if why.kind != byCondition || u.why[why.of].kind == uniform {
		return false
	}
	v := u.chain(why.of).end
	if u.why[v].kind == byGroups {
		return !f.surely().mayBeInGroups(f.Func.Blocks[u.ssa.Regs.BlockOf(u.why[v].of)])
	}
	return u.why[v] == reason{byIteration, v} // see again
}

// mayBeInGroups reports whether lanes may run b in groups, at different times, as far as is known at its start.
func (u *Uniformity) mayBeInGroups(b *cfg.Block) bool {
	return u.apart[b.ID] || u.conv.regions(b) > 0 && u.inGroups(b) || u.inEntry[b.ID] > 0 && u.stacks.depth(b) > 0
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

func (u *Uniformity) name(v Value) string {
	return u.ssa.Regs.f.Names.Reg(u.ssa.Regs.Regs[u.ssa.v[v]])
}

// temporalStep is the step for a value that lanes take out of the loop at block n in
// different rounds.
func (u *Uniformity) temporalStep(v Value, n int32) Step {
	h := u.ssa.Regs.f.Blocks[n]
	return Step{h, nil, fmt.Sprintf("lanes exit the loop at %s in different iterations, each with its own %s", h.Name(), u.name(v))}
}

// step is why v varies.
func (u *Uniformity) step(v Value) Step {
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
	case byGroups:
		at.Block = f.Blocks[s.Regs.BlockOf(why.of)]
		at.Instr = &at.Block.Instrs[why.of-s.Regs.first[at.Block.ID]]
		at.Text = fmt.Sprintf("%s is the result of %s, which diverged groups of lanes execute at different times", name, at.Instr.Op.Name)
	case byCaller:
		at.Text = fmt.Sprintf("%s is live into the function", name)
		if s.kind[v] == UnknownValue {
			at.Text = fmt.Sprintf("%s is unknown at the start of %s: the edges to it are not all known", name, b.Name())
			if f.Complete && !f.IndirectCalls() {
				at.Text = fmt.Sprintf("%s is unknown at the start of %s, to which no path from the entry leads", name, b.Name())
			}
		}
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
			return at
		}
		return u.temporalStep(why.of, n)
	case byJoin:
		from := f.Blocks[why.of]
		at.Text = fmt.Sprintf("%s differs between paths that join at %s, and the branch at the end of %s, where they part, may diverge", name, b.Name(), from.Name())
	}
	return at
}

// source says what makes the result of i, register name, vary whatever it reads.
func source(i *cfg.Instr, name string) string {
	for k := range i.Args {
		if r := i.Args[k].Reg; r.Class == cfg.ClassSR {
			sr := cfg.SpecialRegOf(r)
			if sr.Vary == cfg.VaryTime {
				return fmt.Sprintf("%s is %s, which changes with time", name, sr.Name)
			}
			if readsRow(i) {
				return fmt.Sprintf("%s is %s, which may differ between lanes", name, sr.Name) // not where rows are whole warps
			}
			return fmt.Sprintf("%s is %s, which differs between lanes", name, sr.Name)
		}
	}
	switch {
	case i.Flow == cfg.FlowCall:
		return fmt.Sprintf("%s may be overwritten by a call", name)
	case i.SetsActive():
		return fmt.Sprintf("%s may be another in lanes that %s has run from there on", name, i.Name)
	case !i.Op.Known():
		return fmt.Sprintf("%s is written by %s, whose effect is unknown", name, i.Op.Name)
	case i.Op.Effects&cfg.Atomic != 0:
		return fmt.Sprintf("%s is the result of %s, which differs between lanes", name, i.Op.Name)
	case i.Op.Effects&cfg.ReadsMem != 0:
		return fmt.Sprintf("%s is loaded by %s from an address space that may be private to each lane", name, i.Op.Name)
	}
	return fmt.Sprintf("%s is the result of %s, which is per lane", name, i.Op.Name)
}
