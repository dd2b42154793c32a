package ide

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/optimizer"
)

// A Fact is what a [Change] is about.
type Fact uint8

// The facts, in the order in which changes of them are told.
const (
	LoopFact Fact = iota
	SwitchFact
	ReachableFact
	DivergenceFact
	KnownFact // whether all control flow is known
	DominatorFact
	EdgesFact
	BlockFact
	PressureFact
)

var factNames = [...]string{"loop", "switch", "reachable", "divergence", "control-flow", "idom", "successors", "block", "live-registers"}

// String returns the name that `ori diff --format json` has for the fact.
func (f Fact) String() string { return factNames[f] }

// A Change is a fact about a function that is another one in the text after than in the one before.
type Change struct {
	Fact          Fact
	Block         *cfg.Block // that it is about: of the function after, or of that before if Gone; nil for the whole function
	Gone          bool
	Before, After string // "" for what is not there
	name          string // of Block, if that is another one's after
}

// String says what moved: "loop L2 gone", "idom of BB9: BB4 → BB1".
func (c Change) String() string {
	name, of := "", ""
	if c.Block != nil {
		name = cmp.Or(c.name, c.Block.Name())
		of = " of " + name
	}
	switch c.Fact {
	case LoopFact, BlockFact:
		what := c.Fact.String() + " " + name
		switch {
		case c.Before == "":
			return what + " new"
		case c.After == "":
			return what + " gone"
		}
		return fmt.Sprintf("%s: %s → %s", what, c.Before, c.After)
	case ReachableFact:
		return name + " " + c.After
	case DivergenceFact:
		return fmt.Sprintf("branch%s: %s → %s", of, c.Before, c.After)
	case KnownFact:
		return "control flow: " + c.After
	case SwitchFact:
		what := "switch in " + name
		switch {
		case c.Before == "":
			return what + " new: " + c.After
		case c.After == "":
			return what + " gone"
		}
		return fmt.Sprintf("%s: %s → %s", what, c.Before, c.After)
	case PressureFact:
		return fmt.Sprintf("live registers: %s → %s", c.Before, c.After)
	}
	return fmt.Sprintf("%s%s: %s → %s", c.Fact, of, c.Before, c.After)
}

// Changed returns the facts about two versions of a function that differ, by the order of Fact,
// then of the blocks. Blocks are matched as [match] says, so text that only moves changes nothing.
// Time is linear in the blocks, but for the alignment of those that no text or label matches.
func Changed(before, after *analysis.Facts, knobs *optimizer.Knobs) []Change {
	return changed(before, after, knobs, true)
}

// changed is Changed, without divergence and switches if not all is wanted: these take the longest to find.
func changed(before, after *analysis.Facts, knobs *optimizer.Knobs, all bool) []Change {
	f, g := before.Func, after.Func
	c := changes{before: before, after: after, knobs: knobs, matched: match(f, g)}
	c.blocks()
	c.loops()
	if was, why := f.Incomplete(), g.Incomplete(); (was == "") != (why == "") {
		text := "all known"
		if why != "" {
			text = "not all known, " + why
		}
		c.add(KnownFact, nil, fmt.Sprint(was == ""), text)
	}
	if all {
		c.switches()
		c.divergence()
	}
	c.pressure()
	slices.SortStableFunc(c.list, func(a, b Change) int { return int(a.Fact) - int(b.Fact) })
	return c.list
}

// changes are being collected.
type changes struct {
	before, after *analysis.Facts
	knobs         *optimizer.Knobs
	matched
	list  []Change
	taken map[string]bool // the names of the blocks after
}

func (c *changes) add(fact Fact, b *cfg.Block, before, after string) {
	c.list = append(c.list, Change{Fact: fact, Block: b, Before: before, After: after})
}

// gone adds what is no more, with the block b of the function before.
func (c *changes) gone(fact Fact, b *cfg.Block, before string) {
	if to := c.to[b.ID]; to >= 0 {
		c.list = append(c.list, Change{Fact: fact, Block: c.after.Func.Blocks[to], Before: before})
		return
	}
	c.list = append(c.list, Change{Fact: fact, Block: b, Gone: true, Before: before, name: c.old(b)})
}

// old names a block of the function before that is gone: "BB2", or "old BB2" if another one has that name now.
func (c *changes) old(b *cfg.Block) string {
	name := b.Name()
	if c.taken == nil {
		c.taken = map[string]bool{}
		for _, b := range c.after.Func.Blocks {
			c.taken[b.Name()] = true
		}
	}
	if c.taken[name] {
		return "old " + name
	}
	return name
}

// was names block id of the function before as it is called after.
func (c *changes) was(id int32) string {
	switch {
	case id < 0:
		return "none"
	case c.to[id] >= 0:
		return c.after.Func.Blocks[c.to[id]].Name()
	}
	return c.old(c.before.Func.Blocks[id]) + " (gone)"
}

// is names block id of the function after.
func (c *changes) is(id int32) string {
	if id < 0 {
		return "none"
	}
	return c.after.Func.Blocks[id].Name()
}

// blocks compares what is known of each block.
func (c *changes) blocks() {
	f, g := c.before.Func, c.after.Func
	for _, b := range f.Blocks {
		if c.to[b.ID] < 0 {
			c.gone(BlockFact, b, plural(len(b.Instrs), "instruction"))
		}
	}
	for _, b := range g.Blocks {
		old := c.from[b.ID]
		if old < 0 {
			c.add(BlockFact, b, "", plural(len(b.Instrs), "instruction"))
			continue
		}
		o := f.Blocks[old]
		was, is := f.Reachable(o), g.Reachable(b)
		if was != is && c.before.Unreachable(o) != c.after.Unreachable(b) {
			c.add(ReachableFact, b, reachable(was), reachable(is))
		}
		if was && is {
			if x, y := f.Dom.Idom[old], g.Dom.Idom[b.ID]; c.moved(x, y) {
				c.add(DominatorFact, b, c.was(x), c.is(y))
			}
		}
		if c.otherEdges(o, b) {
			c.add(EdgesFact, b, c.names(f.Graph.Succs(old), c.was), c.names(g.Graph.Succs(b.ID), c.is))
		}
	}
}

// divergence compares whether branches diverge.
func (c *changes) divergence() {
	f, g := c.before.Func, c.after.Func
	was, is := c.before.Uniformity(), c.after.Uniformity()
	for _, b := range g.Blocks {
		if c.from[b.ID] < 0 {
			continue
		}
		o := f.Blocks[c.from[b.ID]]
		if x := was.Diverges(o); x != is.Diverges(b) && f.Reachable(o) && g.Reachable(b) && branches(o) && branches(b) {
			c.add(DivergenceFact, b, way(x), way(!x))
		}
	}
}

func reachable(is bool) string {
	if is {
		return "reachable"
	}
	return "unreachable"
}

func way(diverges bool) string {
	if diverges {
		return "divergent"
	}
	return "uniform"
}

// branches reports whether b ends in a branch that has a choice.
func branches(b *cfg.Block) bool {
	i := b.Last()
	return i != nil && i.EndsBlock() && (i.Conditional() || i.Flow == cfg.FlowIndex)
}

// moved reports whether block y of the function after is another than block x of that before.
func (c *changes) moved(x, y int32) bool {
	if x < 0 || y < 0 {
		return x != y
	}
	return c.to[x] != y
}

func (c *changes) otherEdges(o, b *cfg.Block) bool {
	x, y := c.before.Func.Graph.Succs(o.ID), c.after.Func.Graph.Succs(b.ID)
	if len(x) != len(y) {
		return true
	}
	for k := range x {
		if c.to[x[k]] != y[k] {
			return true
		}
	}
	return false
}

func (c *changes) names(ids []int32, name func(int32) string) string {
	var list []string
	for _, id := range ids {
		list = append(list, name(id))
	}
	if list == nil {
		return "none"
	}
	return strings.Join(few(list), ", ")
}

// loops compares the loops, which their headers name.
func (c *changes) loops() {
	f, g := c.before.Func, c.after.Func
	for n := range f.Loops.Loops {
		h := f.Loops.Loops[n].Header
		if to := c.to[h]; to < 0 || headed(g, to) < 0 {
			c.gone(LoopFact, f.Blocks[h], loopSize(f, int32(n)))
		}
	}
	for n := range g.Loops.Loops {
		l := &g.Loops.Loops[n]
		b := g.Blocks[l.Header]
		old := int32(-1)
		if from := c.from[b.ID]; from >= 0 {
			old = headed(f, from)
		}
		if old < 0 {
			c.add(LoopFact, b, "", loopSize(g, int32(n)))
			continue
		}
		was, is := plural(len(f.Loops.Body(old)), "block"), plural(len(g.Loops.Body(int32(n))), "block")
		x, y := f.Loops.Loops[old].Depth, l.Depth
		switch {
		case was == is && x == y:
		case x == y:
			c.add(LoopFact, b, was, is)
		case was == is:
			c.add(LoopFact, b, fmt.Sprintf("depth %d", x), fmt.Sprintf("depth %d", y))
		default:
			c.add(LoopFact, b, fmt.Sprintf("%s at depth %d", was, x), fmt.Sprintf("%s at depth %d", is, y))
		}
	}
}

// loopSize says how large loop n of f is, and how deep if it is in another.
func loopSize(f *cfg.Func, n int32) string {
	text := plural(len(f.Loops.Body(n)), "block")
	if depth := f.Loops.Loops[n].Depth; depth > 1 {
		text += fmt.Sprintf(" at depth %d", depth)
	}
	return text
}

// headed returns the number of the loop that block id is the header of, -1 if there is none.
func headed(f *cfg.Func, id int32) int32 {
	if n := f.Loops.LoopOf[id]; n >= 0 && f.Loops.Loops[n].Header == id {
		return n
	}
	return -1
}

// switches compares the switches, which the blocks that they begin in name.
func (c *changes) switches() {
	in := func(f *analysis.Facts) map[int32]string {
		list := f.Switches()
		if set := c.knobs.SwitchSettings(f.Func); set != analysis.SwitchDefaults(f.Func) {
			list = analysis.Switches(f, set)
		}
		by := map[int32]string{}
		for n := range list {
			s := &list[n]
			text := s.Form.String()
			if s.Form != analysis.JumpTable || s.Exact {
				text += " of " + plural(len(s.Cases), "case")
			}
			if s.Choice != s.Form {
				text += fmt.Sprintf(", could be a %s", s.Choice)
			}
			by[s.Block.ID] = strings.TrimPrefix(by[s.Block.ID]+"; "+text, "; ")
		}
		return by
	}
	was, is := in(c.before), in(c.after)
	for _, id := range slices.Sorted(maps.Keys(was)) {
		if c.to[id] < 0 || is[c.to[id]] == "" {
			c.gone(SwitchFact, c.before.Func.Blocks[id], was[id])
		}
	}
	for _, id := range slices.Sorted(maps.Keys(is)) {
		old := ""
		if from := c.from[id]; from >= 0 {
			old = was[from]
		}
		if is[id] != old {
			c.add(SwitchFact, c.after.Func.Blocks[id], old, is[id])
		}
	}
}

// pressure compares how many registers are live at once.
func (c *changes) pressure() {
	if c.before.Ranges().Limited || c.after.Ranges().Limited {
		return
	}
	x, y := c.before.Pressure(), c.after.Pressure()
	var was, is []string
	for k := range x.Max {
		if x.Max[k] != y.Max[k] {
			was = append(was, fmt.Sprintf("%d %s", x.Max[k], cfg.RegClass(k)))
			is = append(is, fmt.Sprintf("%d %s", y.Max[k], cfg.RegClass(k)))
		}
	}
	if was != nil {
		c.add(PressureFact, nil, strings.Join(was, ", "), strings.Join(is, ", "))
	}
}
