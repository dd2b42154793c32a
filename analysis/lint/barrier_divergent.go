package lint

import (
	"fmt"
	"math/bits"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// barrierDivergents reports barriers of the thread block, and operations across lanes, that run in
// only some of the lanes that have diverged at a branch: the others may wait for ever, or do not take
// part. These may be right and are reported as hints:
//
//   - an operation across lanes, and a barrier with a count: once for each block, and each kind of them
//     once for a branch;
//   - a barrier, if the lanes on all paths but one from the branch come to no barrier, or meet those that
//     do at a BSYNC before it unless they have ended: lanes that end release it (PTX ISA, "exit"). It is a
//     warning all the same if others may wait for those at the barrier at the end of a region that the
//     barrier is in.
//
// What is under @!PT never runs. Shuffles between SAM and RAM, which ptxas uses for derivatives, run in
// helper lanes, too.
func barrierDivergents(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	var u *analysis.Uniformity
	var before, hidden []bool
	calls := calledCode{}
	meetings := analysis.NewMeetings(facts)
	var exits *analysis.GuardedExits
	asked := 0 // how often it was asked whether lanes of a group are together
	type apart struct {
		from *cfg.Block
		name string
	}
	told := map[apart]bool{} // operations across lanes, by the branch
	fresh := func(from *cfg.Block, name string) bool {
		seen := told[apart{from, name}]
		told[apart{from, name}] = true
		told[apart{from, "WARPSYNC"}] = true // that comes behind
		return !seen
	}
	for _, n := range f.Order.RPO {
		facts.Poll()
		b := f.Blocks[n]
		hinted, sampled := false, false
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if i.Flow == cfg.FlowCall && !hinted && !i.Guard.Never() {
				hinted = calls.report(facts, meetings, b, k, &asked, fresh, report)
			}
			if i.ByActiveLanes() && k == len(b.Instrs)-1 && !hinted {
				hinted = asksAll(facts, meetings, b, fresh, report)
			}
			if mask, ok := facts.WaitsForSome(b, k); ok && absent(facts, meetings, b, k, mask, report) {
				hinted = true
			}
			if i.Op.Effects&cfg.Converge != 0 { // SAM has all lanes of a quad run what is before RAM
				sampled = (sampled || i.Op.Name == "SAM") && i.Op.Name != "RAM"
			}
			if i.Op.Effects&(cfg.Barrier|cfg.WarpWide) == 0 || i.Flow != cfg.FlowNone || i.Guard.Never() || sampled && !ofBlock(i) || !together(facts, b, k) {
				continue
			}
			if u == nil {
				u = facts.Uniformity()
			}
			whole := ofBlock(i)
			if (whole || i.Op.Name == "WARPSYNC") && i.Guard.Always() && !u.ForActiveLanes(b, k) {
				differs := facts.Differs
				if !whole {
					differs = facts.DiffersByLane
				}
				if from, at := meetings.Deserted(u, b, k, differs); from != nil {
					d := executedBySome(f, b, i, from)
					waitFor(facts, &d, at)
					explain(&d, facts.WhyDiffers(from))
					told[apart{from, i.Name}], hinted = true, true
					report(d)
					continue
				}
			}
			divergent := u.Divergent
			if !whole {
				divergent = facts.DivergentInWarp
			}
			from := divergent(b)
			if from == nil && !hinted && !i.Guard.Always() && !u.ForActiveLanes(b, k) {
				hinted = guarded(facts, u, b, k, report)
			}
			if from == nil && !hinted && i.Op.Name != "BAR" && i.Op.Name != "WARPSYNC" && !u.ForActiveLanes(b, k) {
				hinted = inGroups(facts, u, b, k, report)
			}
			if from == nil && !hinted && i.Op.Name == "SHFL" && !u.ForActiveLanes(b, k) {
				if exits == nil {
					exits = analysis.NewGuardedExits(facts)
				}
				hinted = readsEnded(facts, exits, b, k, &asked, fresh, report)
			}
			if from == nil || u.ForActiveLanes(b, k) || i.Op.Name == "SHFL" && asked < mostAsked && inGroup(facts, b, k, &asked) {
				continue
			}
			var met *analysis.Meeting
			if whole || i.Op.Name == "WARPSYNC" {
				var apart *cfg.Block
				switch apart, met = meetings.Apart(u, from, b, k); {
				case apart != nil && !whole && meetings.AllCome(u, from, b, k):
					continue
				case apart != nil:
					from = apart
				case !whole:
					continue // WARPSYNC does not wait for lanes that have ended
				}
			}
			if met == nil {
				if from = meetings.Surest(from, b, k, whole || i.Op.Name == "WARPSYNC"); from == nil {
					continue
				}
			}
			if whole && facts.DivergentInWarp(b) == nil {
				continue // whole warps come to it or do not: which ones have to is for the programmer to say
			}
			if whole && before == nil {
				before = beforeBarriers(facts)
			}
			if whole && (met != nil || !otherBarrier(f, from, before) || !facts.Differs(from)) {
				meetings.Others(u, from, b, func(by *cfg.Block) bool {
					worse := otherBarrier(f, by, before) && meetings.Before(by, b, k) == nil
					if worse {
						from, met = by, nil
					}
					return !worse
				})
			}
			d := executedBySome(f, b, i, from)
			ends := false
			var stuck *analysis.Waiting // where others wait for those at the barrier
			if whole {
				no := !otherBarrier(f, from, before)
				if no && hidden == nil {
					hidden = beforeHidden(facts)
				}
				ends = no || met != nil
				if met == nil {
					if stuck = meetings.Stuck(from, b, k); stuck == nil && no {
						stuck = meetings.StuckInWarp(from, b, k)
					}
				}
				switch {
				case stuck != nil:
					ends = false
					waitFor(facts, &d, stuck)
				case no && !otherWay(f, from, before, hidden):
					d.Message += "; the other lanes come to no barrier"
				case no: // so they do not come to met either
					d.Message += "; no barrier is known that the other lanes come to"
				case met != nil:
					d.Message += "; the others that have not ended wait with them at " + met.Name()
				}
			}
			if i.Op.Name == "WARPSYNC" && i.Guard.Always() && !told[apart{from, i.Name}] && facts.DiffersByLane(from) {
				if stuck = meetings.StuckAtBarrier(from, b, k); stuck != nil {
					waitFor(facts, &d, stuck)
				}
			}
			if stuck == nil && (!whole || ends) || !facts.Differs(from) {
				d.Severity = analysis.Hint
				unknown := u.Unknown(from) || facts.UnknownInWarp(from)
				if hinted || !whole && told[apart{from, i.Name}] || unknown && !(whole && facts.Differs(from)) || facts.LosesLanes(from, b) {
					continue
				}
				hinted = true
				told[apart{from, i.Name}] = true
			}
			steps := u.ExplainBranch
			if whole {
				steps = facts.WhyDiffers
			}
			explain(&d, steps(from))
			report(d)
		}
	}
}

// executedBySome is what is told of instruction i of b, which some lanes do not come to that the branch, or the call, at the end of from has separated.
func executedBySome(f *cfg.Func, b *cfg.Block, i *cfg.Instr, from *cfg.Block) analysis.Diagnostic {
	why := "the branch at the end of " + from.Name() + " may diverge"
	if last := from.Last(); last != nil && last.Flow == cfg.FlowCall && !f.Jumps(from) {
		why = "the guard of the call at the end of " + from.Name() + " may differ between them"
	}
	return diagnostic("barrier-divergent", b.InSection(i.Span), "%s may be executed by only some lanes of a warp: %s", i.Name, why)
}

// waitFor adds to d where others wait for the lanes that it is of.
func waitFor(facts *analysis.Facts, d *analysis.Diagnostic, at *analysis.Waiting) {
	d.Message += "; others wait for them at " + at.Name(facts.Func)
	d.Related = append(d.Related, analysis.Related{Span: at.Block.InSection(at.Instr.Span), Message: "where the others wait"})
}

// mostAsked bounds in how many places of a function it is asked whether lanes of a group are together, which may take a walk through it.
const mostAsked = 64

// inGroup is [analysis.Facts.InWholeGroups], or [analysis.Facts.OfVoters], or true where the listing leaves out what tells, and counts.
func inGroup(facts *analysis.Facts, b *cfg.Block, k int, asked *int) bool {
	*asked++
	return groupLeftOut(b, k) || facts.OfVoters(b, k) || facts.InWholeGroups(b, k)
}

// groupLeftOut reports whether instructions that the listing leaves out may write the registers that tell of which lanes the
// shuffle k of b is:
//
//	MOV R8, 0x101f
//	...                  // the listing leaves out an instruction
//	WARPSYNC.COLLECTIVE R6, `(.L_x_1)
//	SHFL.BFLY P0, R6, R3, R7, R8
func groupLeftOut(b *cfg.Block, k int) bool {
	args := b.Instrs[k].Args
	if n := len(args); n < 3 || args[n-1].Kind != cfg.RegOperand && args[n-2].Kind != cfg.RegOperand {
		return false
	}
	for m := range b.Instrs[:k+1] {
		if b.Instrs[m].Missing() > 0 {
			return true
		}
	}
	return false
}

// asksAll reports the branch at the end of b if it asks whether all lanes of the warp are there, as ptxas places it in front of an
// operation for all lanes, and another branch has separated lanes that do not come to it: the code that it goes to then waits for
// them. (Lanes that come at different times are what the branch is for.) As for WARPSYNC, it is a warning where the missing lanes
// wait at the end of a region that the branch is in, or at a barrier of the block. It returns whether it has reported the branch, which
// it does only for the first of its name behind a branch, as fresh tells.
func asksAll(facts *analysis.Facts, meetings *analysis.Meetings, b *cfg.Block, fresh func(from *cfg.Block, name string) bool, report func(analysis.Diagnostic)) bool {
	k := len(b.Instrs) - 1
	i, u := &b.Instrs[k], facts.Uniformity()
	if !facts.AsksWarp(b) || !knownEdges(facts.Func) || u.Divergent(b) == nil || u.ForActiveLanes(b, k) {
		return false
	}
	from := facts.DivergentInWarp(b)
	if from == nil {
		return false
	}
	by, at := meetings.Deserted(u, b, k, facts.DiffersByLane)
	if by != nil {
		from = by
	} else if from, _ = meetings.Apart(u, from, b, k); from == nil {
		return false
	} else if from = meetings.Surest(from, b, k, true); from == nil {
		return false
	} else if facts.DiffersByLane(from) {
		at = meetings.StuckAtBarrier(from, b, k)
	}
	if at == nil && !facts.Differs(from) && (u.Unknown(from) || facts.UnknownInWarp(from)) || !fresh(from, i.Name) {
		return false
	}
	d := diagnostic("barrier-divergent", b.InSection(i.Span), "%s, which asks for all lanes, may be executed by only some lanes of a warp: the branch at the end of %s may diverge", i.Name, from.Name())
	steps := u.ExplainBranch
	if at != nil {
		waitFor(facts, &d, at)
		steps = facts.WhyDiffers
	} else {
		d.Severity = analysis.Hint
	}
	explain(&d, steps(from))
	report(d)
	return true
}

// absent reports instruction k of b if some of the lanes of mask, which are waited for there, go another way at a branch that compares their
// numbers, and do more there than end. That is a warning where they wait for those at k of b in turn. It returns whether it has reported it.
func absent(facts *analysis.Facts, meetings *analysis.Meetings, b *cfg.Block, k int, mask uint32, report func(analysis.Diagnostic)) bool {
	from, lanes := meetings.Absent(b, mask)
	if from == nil || facts.Uniformity().Asked(b) || meetings.OthersEnd(from, b) {
		return false
	}
	i := &b.Instrs[k]
	verb := "waits for"
	if i.Flow != cfg.FlowNone {
		verb = "asks for"
	}
	d := diagnostic("barrier-divergent", b.InSection(i.Span), "%s %s lanes that do not come to it, %s: they go another way at the end of %s", i.Name, verb, laneList(lanes), from.Name())
	if by, at := meetings.Deserted(facts.Uniformity(), b, k, func(by *cfg.Block) bool { return by == from }); by != nil {
		waitFor(facts, &d, at)
	} else if at := meetings.StuckAtBarrier(from, b, k); at != nil {
		waitFor(facts, &d, at)
	} else {
		d.Severity = analysis.Hint
	}
	explain(&d, facts.Uniformity().ExplainBranch(from))
	report(d)
	return true
}

// laneList names the lanes of mask, "8 to 15, 17 and 5 more".
func laneList(mask uint32) string {
	var list []string
	for first := 0; first < 32; first++ {
		if mask>>first&1 == 0 {
			continue
		}
		last := first
		for last < 31 && mask>>(last+1)&1 != 0 {
			last++
		}
		if len(list) == 3 {
			return strings.Join(list, ", ") + fmt.Sprintf(" and %d more", bits.OnesCount32(mask>>first))
		}
		if s := fmt.Sprint(first); last > first {
			list = append(list, s+" to "+fmt.Sprint(last))
		} else {
			list = append(list, s)
		}
		first = last
	}
	return strings.Join(list, ", ")
}

// knownEdges reports whether all edges of f are known.
func knownEdges(f *cfg.Func) bool { return f.Complete && len(f.IndirectEntries()) == 0 }

// guarded reports instruction k of b if lanes may differ in its guard, and whether they do. Whoever
// has written it may know that all lanes of the mask that it was compiled for are there.
func guarded(facts *analysis.Facts, u *analysis.Uniformity, b *cfg.Block, k int, report func(analysis.Diagnostic)) bool {
	i := &b.Instrs[k]
	v := facts.SSA().GuardValue(b, k)
	if v < 0 || !u.Varies(v, b) || u.UnknownValue(v) || facts.SameInWarp(v, b) {
		return false
	}
	d := diagnostic("barrier-divergent", b.InSection(i.Span), "%s may be executed by only some lanes of a warp: its guard %s may differ between them",
		i.Name, facts.Func.Names.Reg(i.Guard.Reg))
	d.Severity = analysis.Hint
	explain(&d, u.Explain(v, b))
	report(d)
	return true
}

// inGroups reports instruction k of b, to which all lanes come, if those that a branch has separated come to it at
// different times: their paths have joined, but they have not reconverged. Up to sm_62 ptxas places the
// reconvergence by a stack, and branches on votes around it; nothing is reported there.
func inGroups(facts *analysis.Facts, u *analysis.Uniformity, b *cfg.Block, k int, report func(analysis.Diagnostic)) bool {
	p := facts.ApartInWarp(b, k)
	if facts.Func.SM() < 70 || p == nil || !p.IsBranch() || u.Unknown(p.Block) {
		return false
	}
	i := &b.Instrs[k]
	d := diagnostic("barrier-divergent", b.InSection(i.Span), "%s is executed by groups of lanes at different times: %s, and they have not reconverged", i.Name, p)
	d.Severity = analysis.Hint
	explain(&d, u.ExplainBranch(p.Block))
	report(d)
	return true
}

// readsEnded reports instruction k of b, a shuffle from lanes with another number, if some of those may have ended at an EXIT under a guard, behind
// which it is: what it reads from them is not defined. (PTX ISA, shfl.sync.) SHFL.IDX is not looked at, as it may name a lane that is
// there, nor SHFL.UP, as lanes end from a number on where there is no more to do for them.
//
//	@P0 EXIT
//	LDG.E R2, [R4.64]
//	SHFL.DOWN PT, R3, R2, 0x10, 0x1f
func readsEnded(facts *analysis.Facts, exits *analysis.GuardedExits, b *cfg.Block, k int, asked *int, fresh func(from *cfg.Block, name string) bool, report func(analysis.Diagnostic)) bool {
	i := &b.Instrs[k]
	if !i.Op.Known() || !i.HasMod("DOWN") && !i.HasMod("BFLY") || *asked >= mostAsked || groupLeftOut(b, k) {
		return false
	}
	*asked++
	from := exits.Before(b, k)
	if from == nil || !fresh(from, i.Name) {
		return false
	}
	d := diagnostic("barrier-divergent", b.InSection(i.Span), "%s may read from lanes that have ended: the guard of EXIT at the end of %s may differ between them", i.Name, from.Name())
	d.Severity = analysis.Hint
	explain(&d, facts.WhyDiffers(from))
	report(d)
	return true
}

// A calledCode finds, once for each block that calls go to, what is in called code that needs all lanes: a barrier for the
// whole block or, up to sm_62 where no mask says which lanes are meant, a shuffle; after that, what waits for all lanes, or asks
// whether all are there.
type calledCode map[*cfg.Block]calledInstr

// A calledInstr is what called code has that needs all lanes. size is in groups of how many lanes the shuffles of the code exchange values,
// 0 if they may be of the whole warp, or it has barriers.
type calledInstr struct {
	analysis.CalledInstr
	size int
}

// forAllLanes reports whether i waits for all lanes of the warp, or asks whether they are there:
//
//	WARPSYNC 0xffffffff
//	BRA.DIV ~URZ, `(.L_x_4)
func forAllLanes(i *cfg.Instr) bool {
	if !i.Op.Known() || len(i.Args) > 0 && i.Args[0].Kind == cfg.RegOperand && !i.Args[0].Reg.IsConst() {
		return false
	}
	switch i.Name {
	case "WARPSYNC.ALL":
		return true
	case "WARPSYNC":
		return len(i.Args) == 1 && i.Args[0].Kind == cfg.ImmOperand && uint32(i.Args[0].Imm) == 1<<32-1
	case "BRA.DIV":
		return len(i.Args) == 2 && i.Args[0].Reg.IsConst() && i.Args[0].Flags == cfg.Not
	}
	return false
}

func (c calledCode) of(f *cfg.Func, to *cfg.Block) calledInstr {
	found, seen := c[to]
	if !seen {
		old := f.SM() < 70
		whole := false
		found.CalledInstr = analysis.FindCalled(f, to, func(i *cfg.Instr) bool {
			switch {
			case i.Guard.Never():
				return false
			case i.Op.Name == "BAR" && !i.HasMod("ARV") && ofBlock(i):
				whole = true
				return true
			case old && i.Op.Name == "SHFL":
				size := analysis.Exchanged(i)
				whole = whole || size == 0
				found.size = max(found.size, size)
				return true
			}
			return false
		})
		if whole {
			found.size = 0
		}
		if found.Instr == nil && !old {
			found.CalledInstr = analysis.FindCalled(f, to, func(i *cfg.Instr) bool { return !i.Guard.Never() && forAllLanes(i) })
		}
		c[to] = found
	}
	return found
}

// report reports the call that is instruction k of b if only some lanes make it, and what it calls needs all. Code of the
// same function is looked at where it is, as edges lead there, but for calls in the middle of a block, of whose guards no
// edge tells.
func (c calledCode) report(facts *analysis.Facts, meetings *analysis.Meetings, b *cfg.Block, k int, asked *int, fresh func(from *cfg.Block, name string) bool, report func(analysis.Diagnostic)) bool {
	i := &b.Instrs[k]
	f, to := facts.Callee(b, i)
	if to == nil || f == facts.Func && (k == len(b.Instrs)-1 || i.Guard.Always()) {
		return false
	}
	u := facts.Uniformity()
	var from *cfg.Block
	if f != facts.Func && u.Divergent(b) != nil {
		if from = facts.DivergentInWarp(b); from != nil {
			from = meetings.Surest(from, b, k, false)
		}
		if from != nil && facts.LosesLanes(from, b) {
			from = nil
		}
	}
	v := facts.SSA().GuardValue(b, k)
	differs := v >= 0 && u.Varies(v, b) && !u.UnknownValue(v) && !facts.SameInWarp(v, b)
	if from == nil && !differs || u.ForActiveLanes(b, k) {
		return false
	}
	found := c.of(f, to)
	if found.Instr == nil && from != nil && knownEdges(facts.Func) {
		if at, mask, ok := facts.CallWaitsFor(b, k); ok && mask == 1<<32-1 && !u.Asked(b) && !meetings.OthersEnd(from, b) && fresh(from, i.Name) {
			found.CalledInstr = at // WARPSYNC R7
		}
	}
	if from != nil && found.size > 0 && *asked < mostAsked {
		*asked++
		if facts.GroupsComeTo(b, found.size) {
			return false
		}
	}
	if found.Instr == nil || forAllLanes(found.Instr) && u.Asked(b) { // the way of those that came apart, which wait for each other
		return false
	}
	if from != nil && forAllLanes(found.Instr) && meetings.OthersEnd(from, b) {
		return false // nor does it wait for lanes that have ended
	}
	d := diagnostic("barrier-divergent", b.InSection(i.Span), "%s, which leads to %s, may be executed by only some lanes of a warp: ", i.Name, found.Instr.Name)
	d.Severity = analysis.Hint
	if from != nil {
		d.Message += "the branch at the end of " + from.Name() + " may diverge"
		explain(&d, u.ExplainBranch(from))
	} else {
		d.Message += "its guard " + facts.Func.Names.Reg(i.Guard.Reg) + " may differ between them"
		explain(&d, u.Explain(v, b))
	}
	d.Related = append(d.Related, analysis.Related{Span: found.Block.InSection(found.Instr.Span), Message: "the " + found.Instr.Op.Name + " that is called"})
	report(d)
	return true
}

func explain(d *analysis.Diagnostic, steps []analysis.Step) {
	for _, s := range steps {
		at := s.Block.Span
		if s.Instr != nil {
			at = s.Block.InSection(s.Instr.Span)
		}
		d.Related = append(d.Related, analysis.Related{Span: at, Message: s.Text})
	}
}

// beforeBarriers returns, by block, whether it has a barrier that lanes wait at, or leads to one.
func beforeBarriers(facts *analysis.Facts) []bool {
	f := facts.Func
	found := make([]bool, len(f.Blocks))
	for _, b := range f.Blocks {
		facts.Poll()
		for k := range b.Instrs {
			if i := &b.Instrs[k]; i.Op.Name == "BAR" && !i.HasMod("ARV") && !i.Guard.Never() {
				found[b.ID] = true
				break
			}
		}
	}
	f.SpreadBack(found)
	return found
}

// beforeHidden returns, by block, whether it has an instruction that may be, or call, a barrier that is not in sight, or leads to
// one.
func beforeHidden(facts *analysis.Facts) []bool {
	f := facts.Func
	found := make([]bool, len(f.Blocks))
	for _, b := range f.Blocks {
		facts.Poll()
		for k := range b.Instrs {
			found[b.ID] = found[b.ID] || analysis.HidesBarrier(f, b, k)
		}
	}
	f.SpreadBack(found)
	return found
}

// otherWay reports whether a path out of b that leads to no barrier leads to what may be one.
func otherWay(f *cfg.Func, b *cfg.Block, before, hidden []bool) bool {
	for s, kind := range f.Succs(b) {
		if !before[s.ID] && hidden[s.ID] && f.Passes(b, kind) {
			return true
		}
	}
	return false
}

// otherBarrier reports whether more than one path out of b leads to a barrier. A call in the middle of b is before its branch.
func otherBarrier(f *cfg.Func, b *cfg.Block, before []bool) bool {
	ways := 0
	for s, kind := range f.Succs(b) {
		if kind != cfg.CallEdge && before[s.ID] && f.Passes(b, kind) {
			ways++
		}
	}
	return ways > 1
}

// ofBlock reports whether i needs all warps of the block, and does not say of how many threads: what
// BAR.RED reduces is no count.
func ofBlock(i *cfg.Instr) bool {
	n := len(i.Args)
	if n > 1 && i.Args[n-1].Reg.IsPred() {
		n--
	}
	return i.Op.Name == "BAR" && n <= 1
}

// ofBarrier reports whether the lanes that wait at instruction k of b, WARPSYNC, come to a barrier next: nothing else in between
// is for more than one lane.
func ofBarrier(b *cfg.Block, k int) bool {
	i := &b.Instrs[k]
	for n := k + 1; n < len(b.Instrs); n++ {
		switch next := &b.Instrs[n]; {
		case next.Op.Name == "BAR":
			return next.Guard.Reg == i.Guard.Reg && next.Guard.Not == i.Guard.Not && !next.HasMod("ARV")
		case next.Op.Effects&(cfg.Barrier|cfg.WarpWide|cfg.Converge) != 0 || next.Flow != cfg.FlowNone || !next.Op.Known() || next.Writes(i.Guard.Reg):
			return false
		}
	}
	return false
}

// together reports whether instruction k of b needs all lanes of a warp, or of the block.
func together(facts *analysis.Facts, b *cfg.Block, k int) bool {
	i := &b.Instrs[k]
	switch i.Op.Name {
	case "BAR":
		return !i.HasMod("ARV")
	case "WARPSYNC":
		switch {
		case i.HasMod("COLLECTIVE"):
			return false // it is behind BRA.DIV, for those that came apart
		case ofBarrier(b, k):
			return false // of both that ptxas makes for a barrier, BAR tells more
		case i.HasMod("ALL"):
			return true
		case i.Name != i.Op.Name:
			return false
		}
		mask, ok := facts.LaneMask(b, k)
		return ok && mask == 1<<32-1
	case "REDUX", "CREDUX", "SHFL":
		return true
	case "VOTE", "VOTEU", "MATCH":
		return i.HasMod("ALL") || i.HasMod("EQ")
	}
	return false
}
