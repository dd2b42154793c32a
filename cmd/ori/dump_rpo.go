package main

import (
	"io"
	"strings"
)

// What dump --view rpo writes as JSON.
type (
	rpoFunc struct {
		Name      string     `json:"name"`
		Order     []int32    `json:"order"` // bix, in reverse postorder
		Blocks    []rpoBlock `json:"blocks"`
		BackEdges []arc      `json:"backEdges"`
	}
	rpoBlock struct {
		Label *string `json:"label"`
		Bix   int32   `json:"bix"`
		RPO   *int32  `json:"rpo"`
	}
)

func textRPO(w io.Writer, f *dumped) error { return f.DumpRPO(w) }

func jsonRPO(f *dumped) (any, error) {
	out := rpoFunc{Name: f.Name, Order: append([]int32{}, f.Order.RPO...), Blocks: []rpoBlock{}, BackEdges: []arc{}}
	for _, b := range f.Blocks {
		out.Blocks = append(out.Blocks, rpoBlock{nameOrNull(b.Label()), b.ID, orNull(f.Order.Num[b.ID])})
		for s, k := range f.Succs(b) {
			if f.BackEdge(b, s, k) {
				out.BackEdges = append(out.BackEdges, arc{b.ID, s.ID})
			}
		}
	}
	return out, nil
}

// What dump --view dot writes as JSON.
type dotFunc struct {
	Name string `json:"name"`
	DOT  string `json:"dot"`
}

func textDOT(w io.Writer, f *dumped) error { return f.DumpDOT(w) }

func jsonDOT(f *dumped) (any, error) {
	var sb strings.Builder
	err := f.DumpDOT(&sb)
	return dotFunc{f.Name, sb.String()}, err
}

func textGraph(w io.Writer, f *dumped) error { return drawGraph(w, f.Facts) }

func jsonGraph(f *dumped) (any, error) {
	var sb strings.Builder
	err := drawGraph(&sb, f.Facts)
	return dotFunc{f.Name, sb.String()}, err
}
