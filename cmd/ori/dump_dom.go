package main

import (
	"fmt"
	"io"
	"strings"
)

// What dump --view dom writes as JSON. Blocks that cannot be reached are in no
// tree and have neither dominator nor depth.
type (
	domFunc struct {
		Name   string     `json:"name"`
		Blocks []domBlock `json:"blocks"`
	}
	domBlock struct {
		Label    *string `json:"label"`
		Bix      int32   `json:"bix"`
		Idom     *int32  `json:"idom"`
		Depth    *int32  `json:"depth"`
		Children []int32 `json:"children"`

		Ipdom     *int32  `json:"ipdom"`
		Frontier  []int32 `json:"frontier"`  // of dominance
		DependsOn []int32 `json:"dependsOn"` // the blocks that decide whether control gets here
	}
)

func jsonDom(f *dumped) (any, error) {
	out := domFunc{Name: f.Name, Blocks: []domBlock{}}
	for _, b := range f.Blocks {
		o := domBlock{nameOrNull(b.Label()), b.ID, orNull(f.Dom.Idom[b.ID]), orNull(f.Dom.Depth[b.ID]), []int32{},
			orNull(f.PostDominators().Ipdom[b.ID]), append([]int32{}, f.Frontiers().Of(b.ID)...), append([]int32{}, f.ControlDependence().Of(b.ID)...)}
		for c := range f.Dom.Children(b.ID) {
			o.Children = append(o.Children, c)
		}
		out.Blocks = append(out.Blocks, o)
	}
	return out, nil
}

// textDom writes the tree, a block a line, indented by its depth, which deep in the tree it says. What is
// dominated follows what dominates it. After the block stand its immediate
// postdominator, its dominance frontier and the blocks it is control dependent on.
func textDom(w io.Writer, f *dumped) error {
	if len(f.Blocks) == 0 {
		return nil
	}
	for _, id := range f.Dom.Dominated(0) {
		depth := int(f.Dom.Depth[id])
		fmt.Fprintf(w, "%s%s", strings.Repeat("  ", min(depth, mostIndent)), f.ref(id))
		if depth > mostIndent {
			fmt.Fprintf(w, "; depth %d", depth)
		}
		if p := f.PostDominators().Ipdom[id]; p >= 0 {
			fmt.Fprintf(w, "; ipdom bix%d", p)
		}
		if list := f.Frontiers().Of(id); len(list) > 0 {
			fmt.Fprintf(w, "; frontier %s", narrowTo(ranges(list), mostRow))
		}
		if list := f.ControlDependence().Of(id); len(list) > 0 {
			fmt.Fprintf(w, "; depends on %s", narrowTo(ranges(list), mostRow))
		}
		fmt.Fprintln(w)
	}
	for _, b := range f.Blocks {
		switch {
		case f.Unreachable(b):
			fmt.Fprintf(w, "%s: unreachable, in no tree\n", f.ref(b.ID))
		case !f.Reachable(b):
			fmt.Fprintf(w, "%s: no path from the entry is known, in no tree\n", f.ref(b.ID))
		}
	}
	return nil
}
