package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/ori-lang/ori/cfg"
)

// What dump --view cfg writes as JSON.
type (
	cfgFunc struct {
		Name     string     `json:"name"`
		Target   *string    `json:"target"`
		Complete bool       `json:"complete"`
		Blocks   []cfgBlock `json:"blocks"`
	}
	cfgBlock struct {
		Label        *string  `json:"label"`
		Bix          int32    `json:"bix"`
		Line         int      `json:"line"`
		Addr         *string  `json:"addr"`
		Instructions int      `json:"instructions"`
		RPO          *int32   `json:"rpo"`
		Idom         *int32   `json:"idom"`
		Ipdom        *int32   `json:"ipdom"`
		Succs        []cfgArc `json:"succs"`
		Preds        []int32  `json:"preds"`
		Loop         *cfgLoop `json:"loop"`
		Flags        []string `json:"flags"`
		Is           []string `json:"is"`        // what it is in its function, in words
		Unreached    *string  `json:"unreached"` // why it has no RPO number
		Cold         *string  `json:"cold"`      // why
		Divergent    bool     `json:"divergent"` // the branch at its end may be
	}
	cfgArc struct {
		Bix  int32  `json:"bix"`
		Kind string `json:"kind"`
	}
	cfgLoop struct {
		Header int32 `json:"header"`
		Depth  int32 `json:"depth"`
		Head   bool  `json:"head"`
		Latch  bool  `json:"latch"`
	}
)

func jsonCFG(f *dumped) (any, error) { return f.cfg(), nil }

func (f *dumped) cfg() cfgFunc {
	out := cfgFunc{Name: f.Name, Complete: f.complete(), Blocks: []cfgBlock{}}
	if f.Target != nil {
		out.Target = &f.Target.Name
	}
	for _, b := range f.Blocks {
		x := f.BlockFacts(b)
		o := cfgBlock{
			Label:        nameOrNull(b.Label()),
			Bix:          x.Bix,
			Line:         f.firstLine(b),
			Instructions: x.Instructions,
			RPO:          orNull(x.RPO),
			Idom:         orNull(x.Idom),
			Ipdom:        orNull(x.Ipdom),
			Succs:        []cfgArc{},
			Preds:        append([]int32{}, x.Preds...),
			Flags:        append([]string{}, x.Flags...),
			Is:           append([]string{}, x.Is...),
			Unreached:    nameOrNull(x.Unreached),
			Cold:         nameOrNull(x.Cold),
			Divergent:    x.Diverges,
		}
		if a := b.Addr(); a != cfg.NoAddr {
			hex := fmt.Sprintf("%#x", a)
			o.Addr = &hex
		}
		for _, e := range x.Succs {
			o.Succs = append(o.Succs, cfgArc{e.To, e.Kind.String()})
		}
		if x.Loop >= 0 {
			o.Loop = &cfgLoop{x.LoopHeader, x.LoopDepth, x.Header, x.Latch}
		}
		out.Blocks = append(out.Blocks, o)
	}
	return out
}

// complete reports whether all edges and entries of f are known.
func (f *dumped) complete() bool { return f.Incomplete() == "" }

// sayIncomplete writes why the control flow of f is not all known, and what follows for what is shown, to stand in front of it, in
// one line behind the marks of a comment; nothing if it is known.
func (f *dumped) sayIncomplete(w io.Writer, comment string) {
	if why := f.Incomplete(); why != "" {
		fmt.Fprintf(w, "%scontrol flow is incomplete: %s; what follows is of the edges that are known\n", comment, why)
	}
}

// textCFG writes a table with a row for each block.
func textCFG(w io.Writer, f *dumped) error {
	g := f.cfg()
	target := "no target"
	if g.Target != nil {
		target = *g.Target
	}
	fmt.Fprintf(w, "function %s, %s, %s\n", f.title(), target, plural(len(g.Blocks), "block"))
	f.sayIncomplete(w, "")
	if len(g.Blocks) == 0 {
		return nil
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "bix\tlabel\tline\taddr\tinstrs\trpo\tidom\tipdom\tloop\tsuccs\tpreds\tflags\tis")
	for n := range g.Blocks {
		b := &g.Blocks[n]
		row := []string{
			strconv.Itoa(int(b.Bix)), cell(b.Label), strconv.Itoa(b.Line), cell(b.Addr), strconv.Itoa(b.Instructions),
			cell(b.RPO), cell(b.Idom), cell(b.Ipdom), b.Loop.cell(), arcCells(b.Succs), idCells(b.Preds), strings.Join(b.Flags, " "), b.words(),
		}
		fmt.Fprintln(t, strings.TrimRight(strings.Join(narrowAll(row), "\t"), "\t "))
	}
	return t.Flush()
}

// words says what the block is.
func (b *cfgBlock) words() string {
	list := b.Is
	if b.Divergent {
		list = append(list, "divergent")
	}
	return strings.Join(list, "; ")
}

// cell is a value in the table, "-" for none.
func cell[T any](v *T) string {
	if v == nil {
		return "-"
	}
	return fmt.Sprint(*v)
}

// cell is the loop's header with its depth.
func (l *cfgLoop) cell() string {
	if l == nil {
		return "-"
	}
	return fmt.Sprintf("%d depth %d", l.Header, l.Depth)
}

func arcCells(arcs []cfgArc) string {
	var list []string
	for _, a := range arcs {
		list = append(list, fmt.Sprintf("%d %s", a.Bix, a.Kind))
	}
	return orDash(list)
}

func idCells(ids []int32) string {
	var list []string
	for _, id := range ids {
		list = append(list, strconv.Itoa(int(id)))
	}
	return orDash(list)
}

func orDash(list []string) string {
	if list == nil {
		return "-"
	}
	return strings.Join(list, ", ")
}
