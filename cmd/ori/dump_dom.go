package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/ori-lang/ori/analysis"
)

// What dump --view dom writes as JSON. Blocks that cannot be reached are in no
// tree and have neither dominator nor depth.
type (
	domFunc struct {
		Name     string     `json:"name"`
		Complete bool       `json:"complete"` // see cfg.Func.Incomplete
		Blocks   []domBlock `json:"blocks"`
		Limits   []string   `json:"limits,omitempty"` // what is null because it is too much, and why
	}
	domBlock struct {
		Label    *string `json:"label"`
		Bix      int32   `json:"bix"`
		Idom     *int32  `json:"idom"`
		Depth    *int32  `json:"depth"`
		Children []int32 `json:"children"`

		Ipdom     *int32  `json:"ipdom"`
		Frontier  []int32 `json:"frontier"`  // of dominance; null if limits says so
		DependsOn []int32 `json:"dependsOn"` // the blocks that decide whether control gets here; null if limits says so
	}
)

func jsonDom(f *dumped) (any, error) {
	out := domFunc{Name: f.Name, Complete: f.complete(), Blocks: []domBlock{}, Limits: f.relationLimits()}
	of := func(r *analysis.Relation, id int32) []int32 {
		if r.Limited {
			return nil
		}
		return append([]int32{}, r.Of(id)...)
	}
	for _, b := range f.Blocks {
		o := domBlock{nameOrNull(b.Label()), b.ID, orNull(f.Dom.Idom[b.ID]), orNull(f.Dom.Depth[b.ID]), []int32{},
			orNull(f.PostDominators().Ipdom[b.ID]), of(f.Frontiers(), b.ID), of(f.ControlDependence(), b.ID)}
		for c := range f.Dom.Children(b.ID) {
			o.Children = append(o.Children, c)
		}
		out.Blocks = append(out.Blocks, o)
	}
	return out, nil
}

// relationLimits says which relations of blocks are too large to be found.
func (f *dumped) relationLimits() []string {
	var list []string
	say := func(r *analysis.Relation, what string) {
		if r.Limited {
			list = append(list, fmt.Sprintf("%s: more than %s of blocks, which are not found %s", what, plural(analysis.MostRelated(f.Func), "pair"), f.LimitNote()))
		}
	}
	say(f.Frontiers(), "dominance frontiers")
	say(f.ControlDependence(), "control dependence")
	return list
}

// textDom writes the tree, a block a line, indented by its depth, which deep in the tree it says. What is
// dominated follows what dominates it. After the block stand its immediate
// postdominator, its dominance frontier and the blocks it is control dependent on.
func textDom(w io.Writer, f *dumped) error {
	if len(f.Blocks) == 0 {
		return nil
	}
	f.sayIncomplete(w, "")
	for _, limit := range f.relationLimits() {
		fmt.Fprintln(w, limit)
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
