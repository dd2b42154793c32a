package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
)

// What dump --view loops writes as JSON.
type (
	loopsFunc struct {
		Name        string     `json:"name"`
		Complete    bool       `json:"complete"` // see cfg.Func.Incomplete
		Loops       []loopFact `json:"loops"`    // an outer loop before those in it
		Irreducible []arc      `json:"irreducible"`
		Limit       string     `json:"limit,omitempty"` // why blocks, and all that follows from them, are null of some loops
	}
	loopFact struct {
		Header  int32   `json:"header"`
		Label   *string `json:"label"`
		Depth   int32   `json:"depth"`
		Parent  *int32  `json:"parent"` // header of the next outer loop
		Latches []int32 `json:"latches"`
		Blocks  []int32 `json:"blocks"` // the natural loop, ascending
		Exits   []arc   `json:"exits"`

		Preheader *int32 `json:"preheader"`

		LatchRPO    int32   `json:"latchRPO"`
		LoopExitRPO *int32  `json:"loopExitRPO"`
		Interval    []int32 `json:"interval"` // [header, exit], reverse postorder numbers
		Extra       []int32 `json:"extra"`    // blocks of the interval, but for the exit, that are not in the loop, ascending
		Missing     []int32 `json:"missing"`  // blocks of the loop that are not in the interval, ascending

		size int // how many blocks it has
	}
)

func jsonLoops(f *dumped) (any, error) { return f.loops(), nil }

func (f *dumped) loops() loopsFunc {
	out := loopsFunc{Name: f.Name, Complete: f.complete(), Loops: make([]loopFact, len(f.Loops.Loops)), Irreducible: []arc{}}
	order := make([]int32, len(f.Loops.Loops)) // the short ones first
	for n := range order {
		order[n] = int32(n)
	}
	slices.SortStableFunc(order, func(a, b int32) int { return len(f.Loops.Body(a)) - len(f.Loops.Body(b)) })
	most := f.Limit(mostLooped + 16*len(f.Blocks))
	left, short := most, 0
	for _, n := range order {
		if left -= len(f.Loops.Body(n)); left < 0 {
			short++
			out.Loops[n] = f.loopAlone(n)
			continue
		}
		o, visited := f.loop(n)
		out.Loops[n] = o
		left -= visited
	}
	if short > 0 {
		out.Limit = fmt.Sprintf("the blocks of %s, and what follows from them, are not listed: loops and the intervals of them have more than %s %s",
			plural(short, "loop"), plural(most, "block"), f.LimitNote())
	}
	for _, e := range f.Loops.Irreducible {
		out.Irreducible = append(out.Irreducible, arc{e.Src, e.Dst})
	}
	return out
}

// mostLooped is of how many blocks the loops of a function, each with its interval, are listed.
var mostLooped = 1 << 20

// loopAlone returns the facts of loop n but for those that follow from its blocks.
func (f *dumped) loopAlone(n int32) loopFact {
	l := &f.Loops.Loops[n]
	o := loopFact{Header: l.Header, Label: nameOrNull(f.Blocks[l.Header].Label()), Depth: l.Depth, Latches: append([]int32{}, l.Latches...), size: len(f.Loops.Body(n))}
	if l.Parent >= 0 {
		o.Parent = &f.Loops.Loops[l.Parent].Header
	}
	for _, latch := range l.Latches {
		o.LatchRPO = max(o.LatchRPO, f.Order.Num[latch])
	}
	return o
}

// loop returns the facts of loop n, see [analysis.Shape], and how many blocks its interval has.
func (f *dumped) loop(n int32) (o loopFact, interval int) {
	x := analysis.LoopShape(f.Func, n)
	o = f.loopAlone(n)
	o.Blocks, o.Exits = append([]int32{}, f.Loops.Body(n)...), []arc{}
	o.Preheader, o.LoopExitRPO = orNull(x.Preheader), orNull(x.LoopExitRPO)
	o.Interval = []int32{x.First, x.Last}
	o.Extra, o.Missing = append([]int32{}, x.Extra...), append([]int32{}, x.Missing...)
	slices.Sort(o.Blocks)
	for _, e := range f.LoopExits(n) {
		o.Exits = append(o.Exits, arc{e.Src, e.Dst})
	}
	return o, int(max(0, x.Last-x.First))
}

// mostIndent is up to which depth loops, and blocks that others dominate, are indented: of loops in loops, n deep, the blanks alone would be as the square of n.
const mostIndent = 40

// mostRow is how many bytes a row of what is told of a loop may have: of loops in loops each has the exits of all in it.
const mostRow = 8000

func textLoops(w io.Writer, f *dumped) error {
	facts := f.loops()
	f.sayIncomplete(w, "")
	if facts.Limit != "" {
		fmt.Fprintln(w, facts.Limit)
	}
	for n := range facts.Loops {
		l := &facts.Loops[n]
		in := strings.Repeat("  ", min(int(l.Depth), mostIndent)-1)
		row := func(name, format string, args ...any) {
			fmt.Fprintf(w, "%s  %-14s %s\n", in, name, narrowTo(fmt.Sprintf(format, args...), mostRow))
		}
		fmt.Fprintf(w, "%sloop at %s\n", in, f.ref(l.Header))
		row("depth", "%d", l.Depth)
		row("latches", "%s", f.refs(l.Latches))
		if l.Blocks == nil {
			row("blocks", "%d", l.size)
			row("latch RPO", "%d", l.LatchRPO)
			continue
		}
		row("blocks", "%d: %s", l.size, ranges(l.Blocks))
		row("exits", "%s", f.arcs(l.Exits))
		if l.Preheader != nil {
			row("preheader", "%s", f.ref(*l.Preheader))
		}
		row("latch RPO", "%d", l.LatchRPO)
		if l.LoopExitRPO != nil {
			row("loop-exit RPO", "%d", *l.LoopExitRPO)
		} else {
			row("loop-exit RPO", "none, no edge exits the loop")
		}
		end, beside := "the last latch", ""
		if l.LoopExitRPO != nil {
			end, beside = "the loop exit "+f.ref(f.Order.RPO[*l.LoopExitRPO]), ", besides the loop exit"
		}
		row("RPO interval", "[%d, %d], from the header to %s", l.Interval[0], l.Interval[1], end)
		if len(l.Extra) > 0 {
			row("remark", "the interval is not the loop: it has also %s%s", ranges(l.Extra), beside)
		}
		if len(l.Missing) > 0 {
			row("remark", "the interval is not the loop: it lacks %s", ranges(l.Missing))
		}
	}
	for _, e := range facts.Irreducible {
		fmt.Fprintf(w, "irreducible: the back edge from %s to %s closes a cycle with another entry\n", f.ref(e.From), f.ref(e.To))
	}
	if len(facts.Loops)+len(facts.Irreducible) == 0 {
		fmt.Fprintln(w, "no loops")
	}
	return nil
}

// arcs writes edges; "none" if there are none.
func (f *dumped) arcs(arcs []arc) string {
	if len(arcs) == 0 {
		return "none"
	}
	list := make([]string, len(arcs))
	for n, a := range arcs {
		list[n] = f.ref(a.From) + " -> " + f.ref(a.To)
	}
	return strings.Join(list, ", ")
}

// ranges writes ascending blocks with runs of three and more shortened:
// "bix1, bix3-7".
func ranges(ids []int32) string {
	var list []string
	for len(ids) > 0 {
		n := 1
		for n < len(ids) && ids[n] == ids[0]+int32(n) {
			n++
		}
		if n < 3 {
			n = 1
			list = append(list, fmt.Sprintf("bix%d", ids[0]))
		} else {
			list = append(list, fmt.Sprintf("bix%d-%d", ids[0], ids[n-1]))
		}
		ids = ids[n:]
	}
	return strings.Join(list, ", ")
}
