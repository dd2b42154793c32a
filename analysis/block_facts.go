package analysis

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A BlockPlace is where a block is in the graph of its function. It takes no analysis of what
// instructions compute.
type BlockPlace struct {
	Bix          int32    `json:"bix"`
	Name         string   `json:"name"` // the label, or BB<bix>
	Labels       []string `json:"labels,omitzero"`
	Instructions int      `json:"instructions"`

	RPO       int32  `json:"rpo"`   // -1 for none
	Idom      int32  `json:"idom"`  // -1 for none
	Ipdom     int32  `json:"ipdom"` // -1 for none
	DomDepth  int32  `json:"domDepth,omitzero"`
	Unreached string `json:"unreached,omitzero"` // why it has no RPO number: Unreachable or PathUnknown; "" if it has one

	Loop       int32 `json:"loop"`            // index of the innermost loop in the function, -1 for none
	Header     bool  `json:"header,omitzero"` // of that loop
	Latch      bool  `json:"latch,omitzero"`  // of that loop
	LoopHeader int32 `json:"-"`               // the bix, -1 for none
	LoopDepth  int32 `json:"-"`               // 1 for an outermost loop, 0 for none
	LoopBlocks int   `json:"-"`               // of that loop, with those of the loops in it

	Irreducible *IrreducibleRegion `json:"-"` // the innermost one that it is in, nil if there is none

	Preds []int32     `json:"-"` // once for each edge
	Succs []BlockEdge `json:"-"`
}

// A BlockEdge is an edge out of a block.
type BlockEdge struct {
	To   int32
	Kind cfg.EdgeKind
	Back bool // to the block itself or one before it in reverse postorder
}

// Why a block has no RPO number.
const (
	Unreachable = "unreachable"
	PathUnknown = "no path from the entry is known"
)

// BlockFacts is what there is to say of a block, as a plain value. Hovers, the views of dump,
// drawings, the page of `ori html` and the graphs of editors take it from here and lay it out, each
// in its own way; so what they say is the same. Places in a document are not in it.
type BlockFacts struct {
	BlockPlace
	Cold        string   `json:"cold,omitzero"`        // why it is cold; "" if nothing says so
	Weight      int64    `json:"weight,omitzero"`      // of a profile, 0 if there is none
	Diverges    bool     `json:"diverges,omitzero"`    // the branch at its end may
	Lanes       int32    `json:"lanes"`                // the block at whose branch the lanes diverge of which some run it; -1 if all do
	Reconverges bool     `json:"reconverges,omitzero"` // it is where BSSY, SSY, PBK or PCNT says that lanes meet again
	Flags       []string `json:"flags,omitzero"`       // see [Facts.Flags]
	Pressure    []string `json:"pressure,omitzero"`    // registers that are occupied at once, by class: "12 R"
	Is          []string `json:"is,omitzero"`          // see [BlockFacts.Roles]
}

// BlockPlace returns where b is.
func (f *Facts) BlockPlace(b *cfg.Block) BlockPlace {
	fn := f.Func
	x := BlockPlace{
		Bix: b.ID, Name: b.Name(), Instructions: len(b.Instrs), RPO: fn.Order.Num[b.ID], Idom: fn.Dom.Idom[b.ID], Ipdom: f.PostDominators().Ipdom[b.ID],
		Loop: fn.Loops.LoopOf[b.ID], LoopHeader: -1, Preds: fn.PredIDs(b),
	}
	for _, l := range b.Labels {
		x.Labels = append(x.Labels, l.Name)
	}
	for s, kind := range fn.Succs(b) {
		x.Succs = append(x.Succs, BlockEdge{s.ID, kind, fn.BackEdge(b, s, kind)})
	}
	switch {
	case fn.Reachable(b):
	case f.Unreachable(b):
		x.Unreached = Unreachable
		return x
	default:
		x.Unreached = PathUnknown
		return x
	}
	x.DomDepth = fn.Dom.Depth[b.ID]
	if x.Loop >= 0 {
		l := &fn.Loops.Loops[x.Loop]
		x.Header = l.Header == b.ID
		_, x.Latch = slices.BinarySearch(l.Latches, b.ID)
		x.LoopHeader, x.LoopDepth, x.LoopBlocks = l.Header, l.Depth, len(fn.Loops.Body(x.Loop))
	}
	x.Irreducible = f.Irreducible(b)
	return x
}

// BlockFacts returns what there is to say of b.
func (f *Facts) BlockFacts(b *cfg.Block) BlockFacts {
	x := f.BlockBrief(b)
	x.Flags = f.Flags(b)
	if x.Unreached == "" && !f.Ranges().Limited {
		for c, n := range f.Pressure().Blocks[b.ID] {
			if n > 0 {
				x.Pressure = append(x.Pressure, fmt.Sprintf("%d %s", n, cfg.RegClass(c)))
			}
		}
	}
	x.Is = x.Roles(func(bix int32) string { return f.Func.Blocks[bix].Name() }, func(text string) string { return text })
	return x
}

// BlockBrief is what [Facts.BlockFacts] returns without flags, pressure and roles: they are texts,
// for which a drawing of thousands of blocks has no place.
func (f *Facts) BlockBrief(b *cfg.Block) BlockFacts {
	x := BlockFacts{BlockPlace: f.BlockPlace(b), Lanes: -1, Weight: b.Weight}
	x.Reconverges = f.Convergence().ReconvergesAt(b) != nil
	if x.Unreached == "" {
		x.Cold = f.Cold(b).Text(b)
		u := f.Uniformity()
		x.Diverges = u.Diverges(b)
		if from := u.Divergent(b); from != nil {
			x.Lanes = from.ID
		}
	}
	return x
}

// Roles says what the block is in its function, the most telling first: unreachable, the entry, the
// header of a loop, cold.
//
//	name  spells a block
//	text  spells any other part that is of the text
func (x *BlockFacts) Roles(name func(bix int32) string, text func(string) string) []string {
	if x.Unreached != "" {
		return []string{x.Unreached}
	}
	var list []string
	say := func(is bool, format string, args ...any) {
		if is {
			list = append(list, fmt.Sprintf(format, args...))
		}
	}
	say(x.Idom < 0, "the entry")
	depth := ""
	if x.LoopDepth > 1 {
		depth = fmt.Sprintf(" at depth %d", x.LoopDepth)
	}
	switch in := x.Irreducible; {
	case x.Header:
		say(true, "header of a loop of %s%s", blocks(x.LoopBlocks), depth)
	case x.Latch:
		say(true, "latch of the loop of %s%s", name(x.LoopHeader), depth)
	case x.Loop >= 0:
		say(true, "in the loop of %s%s", name(x.LoopHeader), depth)
	case in != nil && slices.Contains(in.Entries, x.Bix):
		say(true, "an entry of an irreducible region of %s", blocks(len(in.Blocks)))
	case in != nil:
		say(true, "in an irreducible region of %s", blocks(len(in.Blocks)))
	}
	say(x.Cold != "", "cold, as %s", text(x.Cold))
	return list
}

func blocks(n int) string {
	if n == 1 {
		return "1 block"
	}
	return fmt.Sprintf("%d blocks", n)
}
