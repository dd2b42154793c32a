package main

import (
	"io"
	"strings"
)

// What dump --view rpo writes as JSON.
type (
	rpoFunc struct {
		Name      string     `json:"name"`
		Complete  bool       `json:"complete"` // see cfg.Func.Incomplete
		Order     []int32    `json:"order"`    // bix, in reverse postorder
		Blocks    []rpoBlock `json:"blocks"`
		BackEdges []arc      `json:"backEdges"`
	}
	rpoBlock struct {
		Label *string `json:"label"`
		Bix   int32   `json:"bix"`
		RPO   *int32  `json:"rpo"`
	}
)

func textRPO(w io.Writer, f *dumped) error {
	f.sayIncomplete(w, "")
	return f.DumpRPO(w)
}

func jsonRPO(f *dumped) (any, error) {
	out := rpoFunc{Name: f.Name, Complete: f.complete(), Order: append([]int32{}, f.Order.RPO...), Blocks: []rpoBlock{}, BackEdges: []arc{}}
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
	Name     string `json:"name"`
	Complete bool   `json:"complete"` // see cfg.Func.Incomplete
	DOT      string `json:"dot"`
}

func textDOT(w io.Writer, f *dumped) error {
	f.sayIncomplete(w, "// ")
	return f.DumpDOT(w)
}

func jsonDOT(f *dumped) (any, error) {
	var sb strings.Builder
	err := textDOT(&sb, f)
	return dotFunc{f.Name, f.complete(), sb.String()}, err
}

func textGraph(w io.Writer, f *dumped) error {
	f.sayIncomplete(w, "// ")
	return drawGraph(w, f.Facts)
}

func jsonGraph(f *dumped) (any, error) {
	var sb strings.Builder
	err := textGraph(&sb, f)
	return dotFunc{f.Name, f.complete(), sb.String()}, err
}
