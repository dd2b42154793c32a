package optimizer

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// DoSwitchOpt is phase 30: a chain or a tree of comparisons of one value with constants
// becomes a jump table, a balanced search tree or a cascade, as the recogniser of the
// analysis has chosen ([analysis.Switch]). Source: seeds branch-and-switch,
// "DoSwitchOpt".
//
//	a: ISETP.EQ P0, R2, 1     a: IADD3 R9, R2, -1, RZ         a: ISETP.LT P0, R2, 3
//	   @P0 BRA one               ISETP.GE.U32 P0, R9, 3          @P0 BRA low
//	b: ISETP.EQ P0, R2, 2        @P0 BRA other                b: ISETP.EQ P0, R2, 3
//	   @P0 BRA two          =>   BRX R9, {one, two, three}       @P0 BRA three
//	c: ISETP.EQ P0, R2, 3                                        BRA other
//	   @P0 BRA three                                       low: ...
//	   BRA other
//
// What is between the comparisons moves before them, or after them to where it is needed (interleave).
//
// What has not been chosen is offered as an action only. It must refuse to lose what the
// comparisons leave in predicates; to move what has an effect, or depends on which lanes run; to lead lanes
// to the default in several groups where they came in one, if they do something
// together before they reconverge; and, in a listing, to make a table, since its entries are
// data that a listing does not show.
var DoSwitchOpt = &Pass{
	Name: "DoSwitchOptSecond",
	Doc:  "Lower switches. A chain of comparisons becomes a jump table if its cases are dense, a balanced search tree if there are many, and stays a chain if there are few.",
	Run:  doSwitchOpt,
}

// A lowering is a switch and how it could be written.
type lowering struct {
	*Ctx
	s       *analysis.Switch
	pred    cfg.Reg      // that the first comparison writes, and is free afterwards
	no      *Refusal     // why it cannot be written otherwise at all, nil if it can
	removed []*cfg.Block // that go with the comparisons

	front  []*cfg.Instr             // from between the comparisons, that move before them
	copied map[landing][]*cfg.Instr // and that are copied after them
}

func doSwitchOpt(c *Ctx) {
	set := c.Knobs.SwitchSettings(c.Func)
	list := analysis.Chains(c.Facts, set)
	// What is possible is found out before anything changes.
	var all []*lowering
	named := &blockRefs{c: c}
	for n := range list {
		s := &list[n]
		if s.Kept > 0 { // its choice is a table
			rest := s.Rest(set)
			s = &rest
		}
		l := &lowering{Ctx: c, s: s}
		l.pred, l.no = l.examine(named)
		l.removed = l.bridges()
		all = append(all, l)
	}
	type plan struct {
		l  *lowering
		to analysis.Strategy
		r  Remark
		no *Refusal
	}
	var plans []plan
	for _, l := range all {
		for n, to := range [...]analysis.Strategy{l.s.Choice, analysis.JumpTable, analysis.SearchTree, analysis.Cascade} {
			if to == l.s.Form || n > 0 && to == l.s.Choice {
				continue
			}
			no := l.no
			if no == nil {
				no = l.refusal(to)
			}
			plans = append(plans, plan{l, to, l.remark(to), no})
		}
	}
	reportCut(c, all, set)
	for _, p := range plans {
		if p.no != nil {
			c.Refuse(p.r, p.no)
		} else if c.Rewrite(p.r) { // of one switch at most one is made: the others are alternatives
			p.l.write(p.to)
		}
	}
}

// reportCut reports chains that would be worth another form if something in the middle did not cut
// them in two.
func reportCut(c *Ctx, all []*lowering, set analysis.SwitchSettings) {
	reported := map[*cfg.Block]bool{} // parts of a chain that was reported
	for _, l := range all {
		s := l.s
		if len(s.Beyond) == 0 || s.Choice != s.Form || reported[s.Block] {
			continue
		}
		whole := s.Whole(set)
		if whole.Choice == s.Form {
			continue
		}
		for _, b := range s.Beyond {
			reported[b.Block] = true
		}
		w := lowering{Ctx: c, s: &whole}
		r := w.remark(whole.Choice)
		c.Refuse(r, refuse("%s", s.Ends).at(where(s.Beyond[0].Block, s.Beyond[0].Compare), "the chain ends here"))
	}
}

var switchKinds = [...]*Kind{analysis.Cascade: switchCascade, analysis.SearchTree: switchSearchTree, analysis.JumpTable: switchJumpTable}

// remark reports the switch written the other way.
func (l *lowering) remark(to analysis.Strategy) Remark {
	s := l.s
	b := s.Block
	n := len(s.Cases)
	now, then := l.cost(to)
	r := switchKinds[to].at(where(b, b.Last()), l.Func.Names.Reg(s.Selector), costs(now, then))
	r.Message = fmt.Sprintf("switch on %s, %d cases from %d to %d: as %s %d instructions and %d divergence points on the longest path, as %s %d and %d",
		l.Func.Names.Reg(s.Selector), n, s.Min, s.Max, article(s.Form), now.Instructions, now.DivergencePoints, article(to), then.Instructions, then.DivergencePoints)
	switch {
	case to != s.Choice:
		r.Alternative, r.ActionOnly = true, "phase 30 chooses another form"
	case to.Estimate(n).Instructions <= s.Form.Estimate(n).Instructions: // which decides, as it does for the form
	case then.Instructions > now.Instructions:
		r.ActionOnly = "it has more instructions"
	default:
		r.ActionOnly = "by the estimate that forms are chosen by it has more instructions"
	}
	r.Message += l.carried()
	if r.Reported() {
		r.Message += "; " + s.Reason
		if len(s.Beyond) > 0 && !s.Exhausted {
			r.Message += "; the chain ends: " + s.Ends
		}
	}
	for _, d := range s.Duplicates {
		if d.Compare != nil && len(r.Related) < 4 {
			r.Related = append(r.Related, analysis.Related{Span: d.Block.InSection(d.Block.Last().Span), Message: "never taken: the value has an earlier case"})
		}
	}
	return r
}

// costs says what a change of form does to instructions and divergence points on the longest path: a tree is longer in the text than its paths.
func costs(now, then analysis.Cost) string {
	return fmt.Sprintf("%d to %s on the longest path, %d to %s", now.Instructions, plural(then.Instructions, "instruction"), now.DivergencePoints, plural(then.DivergencePoints, "divergence point"))
}

func article(s analysis.Strategy) string { return "a " + s.String() }

// examine returns the predicate that the lowering may use, or why there can be none.
func (l *lowering) examine(named *blockRefs) (pred cfg.Reg, no *Refusal) {
	f, s := l.Func, l.s
	if s.Selector.Class != cfg.ClassR {
		return pred, refuse("%s is a uniform register: its branches do not diverge", f.Names.Reg(s.Selector))
	}
	goes := map[*cfg.Instr]bool{} // of the blocks that go all, of the first one the comparison
	ends := make(map[*cfg.Instr]bool, len(s.Blocks))
	for _, b := range s.Blocks {
		ends[b.Last()] = true
		for k := range b.Instrs {
			goes[&b.Instrs[k]] = b != s.Block || &b.Instrs[k] == s.Instr
		}
	}
	preds := map[cfg.Reg]bool{} // of the comparisons that go
	for n, b := range s.Blocks {
		l.Poll()
		i := s.Compares[n]
		if b == s.Block && b.Index(i) < 0 {
			return pred, refuse("the condition of %s is computed in another block", b.Name())
		}
		if !goes[i] {
			continue // it stays, and so does what it left
		}
		for d := range i.PredDefs() {
			preds[d.Reg] = true
		}
	}
	if no := l.afterCompare(); no != nil {
		return pred, no
	}
	for _, b := range s.Blocks {
		if b == s.Block {
			continue
		}
		if m := l.Convergence().ReconvergesAt(b); m != nil {
			return pred, refuse("%s is the reconvergence point of %s", b.Name(), regionName(f, m))
		}
		switch n := named.otherThan(b, func(i *cfg.Instr) bool { return ends[i] }); {
		case n == nil:
		case n.How == cfg.RefTableEntry:
			return pred, refuse("%s has the entry %s", n.Table.Name, b.Name()).at(n.Table.Where(n.At), "has the entry "+b.Name())
		default:
			return pred, refuse("%s in %s references %s", n.By.Op.Name, n.In.Name(), b.Name()).at(n.In.InSection(n.By.Span), "references "+b.Name())
		}
	}
	for _, to := range l.targets() {
		for _, p := range sortedRegs(preds) {
			if l.Liveness().LiveInReg(to, p) {
				return pred, refuse("%s is read after the switch, in %s or later", f.Names.Reg(p), to.Name())
			}
		}
	}
	if no := l.interleave(preds); no != nil {
		l.front, l.copied = nil, nil
		return pred, no
	}
	for d := range s.Instr.PredDefs() {
		if d.Reg.Class == cfg.ClassP {
			return d.Reg, nil
		}
	}
	return pred, refuse("the first comparison has no predicate")
}

// afterCompare returns why what is in the first block after its comparison is in the way, nil if it
// is not: the comparisons are made after it now, and the first is not made any more.
func (l *lowering) afterCompare() *Refusal {
	b, s := l.s.Block, l.s
	for k := b.Index(s.Instr) + 1; k < len(b.Instrs)-1; k++ {
		i := &b.Instrs[k]
		if i.Writes(s.Selector) {
			return refuse("%s writes %s after the comparison", i.Op.Name, l.Func.Names.Reg(s.Selector)).at(b.InSection(i.Span), "writes the selector")
		}
		for d := range s.Instr.PredDefs() {
			if slices.ContainsFunc(i.Refs, func(r cfg.Ref) bool { return !r.Write && r.Has(d.Reg) }) {
				return refuse("%s reads the result of the comparison", i.Op.Name).at(b.InSection(i.Span), "reads the predicate")
			}
		}
	}
	return nil
}

func sortedRegs(set map[cfg.Reg]bool) []cfg.Reg {
	var list []cfg.Reg
	for r := range set {
		if (r.Class == cfg.ClassP || r.Class == cfg.ClassUP) && !r.IsConst() {
			list = append(list, r)
		}
	}
	slices.SortFunc(list, func(a, b cfg.Reg) int { return cmp.Or(int(a.Class)-int(b.Class), int(a.Num-b.Num)) })
	return list
}

// targets are the blocks that the switch goes to, each once.
func (l *lowering) targets() []*cfg.Block {
	list, seen := []*cfg.Block{l.s.Default}, map[*cfg.Block]bool{l.s.Default: true}
	for _, c := range l.s.Cases {
		if !seen[c.Target] {
			seen[c.Target] = true
			list = append(list, c.Target)
		}
	}
	return list
}

// mostCases is how many cases a cascade made of a tree may have.
const mostCases = 64

// refusal returns why the switch cannot be written in the given way; nil if it can.
func (l *lowering) refusal(to analysis.Strategy) *Refusal {
	s, f := l.s, l.Func
	switch {
	case !f.Complete:
		return l.incomplete()
	case f.Profiled:
		return refuse("%s", s.Reason)
	case !f.HasLabels():
		return refuse("the listing has no labels, which new blocks would need")
	}
	if slices.ContainsFunc(s.Cases, func(c analysis.Case) bool { return c.Target == s.Default }) {
		if no := l.regroups(s.Default); no != nil { // a branch both ways of which lead to one place keeps lanes together
			return no
		}
	}
	if s.Form != analysis.Cascade { // a tree, and a table with gaps, have several ways to the default
		if no := l.regroups(s.Default); no != nil {
			return no
		}
	}
	switch to {
	case analysis.JumpTable:
		most := l.Knobs.Int(f, "switch-max-table")
		switch {
		case !f.Native:
			return refuse("a listing does not show the data of a table")
		case s.Range > uint64(most):
			return refuse("the table would have %d entries, more than %d (knob switch-max-table)", s.Range, most)
		}
		if s.Range != uint64(len(s.Cases)) {
			if no := l.regroups(s.Default); no != nil { // values in gaps and those outside come on different ways
				return no
			}
		}
		return l.joined(func(c, d analysis.Case) bool { return true })
	case analysis.Cascade:
		if len(s.Cases) > mostCases {
			return refuse("too many cases: %d", len(s.Cases))
		}
		for n, c := range s.Cases {
			if c.Compare != nil {
				continue
			}
			for _, d := range s.Cases[:n] {
				if d.Target == c.Target {
					return l.regroups(c.Target)
				}
			}
		}
		return nil
	}
	if no := l.regroups(s.Default); no != nil {
		return no
	}
	return l.joined(func(c, d analysis.Case) bool { return d.Value-c.Value == 1 }) // which one range check decides
}

// joined returns the refusal if lanes with different values, which got to one target apart, would
// come there together and can tell; nil if not. Whether those of two cases of one target would, the
// first before the second by value, together says.
func (l *lowering) joined(together func(c, d analysis.Case) bool) *Refusal {
	last, asked := map[*cfg.Block]analysis.Case{}, map[*cfg.Block]bool{}
	for _, d := range l.s.Cases {
		c, ok := last[d.Target]
		last[d.Target] = d
		if !ok || asked[d.Target] || c.Block == d.Block || !together(c, d) {
			continue
		}
		asked[d.Target] = true
		if no := l.regroups(d.Target); no != nil {
			return no
		}
	}
	return nil
}

// regroups returns the refusal if lanes that reach block to together, or apart, would not do so any
// more, and can tell; nil if the switch does not diverge.
func (l *lowering) regroups(to *cfg.Block) *Refusal {
	if !slices.ContainsFunc(l.s.Blocks, l.Uniformity().Diverges) {
		return nil
	}
	b, i, why := l.observer(l.s.Block, place{to, 0})
	if i == nil {
		return nil
	}
	return refuse("lanes would reach %s in other groups, and %s in %s %s before they reconverge", to.Name(), i.Op.Name, b.Name(), why).
		at(b.InSection(i.Span), "depends on which lanes are converged")
}
