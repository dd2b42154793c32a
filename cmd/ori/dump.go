package main

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// A dumped function is one with the facts about it and its place in the document.
type dumped struct {
	*analysis.Facts
	*cfg.Func
	src  *source
	base int32 // of the function's section in the document
	n    int   // of the function in the document
}

// views are what dump can show of a function: as text, and as a value for JSON.
var views = []struct {
	name string
	text func(io.Writer, *dumped) error
	json func(*dumped) (any, error)
}{
	{"cfg", textCFG, jsonCFG},
	{"rpo", textRPO, jsonRPO},
	{"dot", textDOT, jsonDOT},
	{"dom", textDom, jsonDom},
	{"loops", textLoops, jsonLoops},
	{"liveness", nil, nil}, // its text is of the whole document, its JSON written part by part
	{"pipeline", nil, nil}, // so is this one
	{"flow", textFlow, jsonFlow},
	{"graph", textGraph, jsonGraph},
	{"draw", textDraw, jsonDraw},
	{"tables", nil, nil}, // and these, table by table
	{"ir", textIR, jsonIR},
	{"refusals", textRefusals, jsonRefusals},
}

func newDump() *cobra.Command {
	var view, name, format string
	cmd := &cobra.Command{
		Use:   "dump FILE",
		Short: "Show the control flow graph, its order, dominators, loops or liveness",
		Long: `Dump prints the analyses of the functions of FILE:

  cfg    blocks with addresses, edges, dominators and loops; in JSON loop is the
         innermost natural loop, and flags is what phase 3 notes: IN_LOOP of the
         blocks from a header to the loop exit in reverse postorder, that one, too
  rpo    reverse postorder and back edges, as ptxas prints them
  dot    the graph for Graphviz, as ptxas prints it
  dom    the dominator tree
  loops  natural loops, and irreducible cycles
  flow   the result of phase 3, AnalyzeControlFlow, for each block; the back-edge
         RPO of a header is the last number that leads back to it, from a latch of
         the loop or not, and the range-exit RPO the last number that an edge out
         of the range between them goes to
  graph  a drawing for Graphviz: instructions, loops, kinds of edges
  draw   a drawing in characters: a line or two for each block, in reverse
         postorder and indented by loops, with the edges beside them; back
         edges are double lines
  tables jump tables: the target of each value, and the image after the branch
         as ptxas lays it out, with offsets where the text has addresses
  ir     instructions in the native spelling, with what they read and write
  refusals
         the rewrites that are not possible, by reason, also those that check
         does not report
  liveness
         the text with the registers that are live at each instruction beside
         it, as nvdisasm -plr prints them; in JSON, calls of code in the same
         section read and write what that code does. Where not all edges of a
         function are known, as standard error says, more may be live
  pipeline
         the phases of the optimizer: their levels, knobs and gates, whether
         they run on each function and why, and why they stand in their order`,
		Example: `  ori dump kernel.sass --view loops
  ori dump kernel.sass --view cfg --func k --format json
  ori dump kernel.ori --view pipeline -O1 --no-phase 63`,
		Args: oneArg("FILE"),
		RunE: func(cmd *cobra.Command, args []string) error { return dump(cmd, args[0], view, name, format) },
	}
	cmd.Flags().StringVar(&view, "view", "cfg", "cfg, rpo, dot, dom, loops, flow, graph, draw, tables, ir, refusals, liveness or pipeline")
	cmd.Flags().StringVar(&name, "func", "", "only the function of this name, or all of them where several are called so")
	cmd.Flags().StringVar(&format, "format", "text", "text or json")
	return cmd
}

func dump(cmd *cobra.Command, path, view, name, format string) error {
	var names []string
	for _, v := range views {
		names = append(names, v.name)
	}
	n := slices.Index(names, view)
	if n < 0 {
		return noSuch("view", view, names)
	}
	if formats := []string{"text", "json"}; !slices.Contains(formats, format) {
		return noSuch("format", format, formats)
	}
	s, err := readSource(cmd, path)
	if err != nil {
		return err
	}
	funcs, err := s.functions(name)
	if err != nil {
		return err
	}

	if len(funcs) == 0 {
		fmt.Fprintf(cmd.ErrOrStderr(), "ori: %s: no function in it\n", s.name)
	}

	w := bufio.NewWriter(cmd.OutOrStdout())
	switch json := format == "json"; {
	case view == "liveness" && json:
		err = jsonLiveness(w, funcs)
	case view == "liveness":
		err = textLiveness(w, s, name)
		for _, f := range funcs { // not beside the text, which is as nvdisasm prints it
			if f.AnyOnward() {
				fmt.Fprintf(cmd.ErrOrStderr(), "ori: %s: control flow of %s is incomplete: %s; registers may be in use where no mark says so\n", s.name, f.title(), f.Incomplete())
			}
		}
	case view == "tables" && json:
		err = jsonTables(w, s, funcs)
	case view == "tables":
		err = textTables(w, s, funcs)
	case view == "pipeline" && json:
		err = jsonPipeline(w, funcs)
	case view == "pipeline":
		err = textPipeline(w, funcs)
	case json:
		err = eachJSON(w, funcs, views[n].json)
	default:
		err = eachText(w, funcs, func(f *dumped) error { return views[n].text(w, f) })
	}
	if err != nil {
		return err
	}
	return w.Flush()
}

// eachJSON writes what value tells of the functions, one after the other.
func eachJSON(w io.Writer, funcs []*dumped, value func(*dumped) (any, error)) error {
	j := &indented{w: w}
	j.open("{")
	j.name("functions")
	j.open("[")
	for _, f := range funcs {
		v, err := value(f)
		if err != nil {
			return err
		}
		j.value(v)
	}
	j.close("]")
	j.close("}")
	j.text("\n")
	return j.err
}

// eachText has text write of each function, behind its name if there are several.
func eachText(w io.Writer, funcs []*dumped, text func(*dumped) error) error {
	for k, f := range funcs {
		if k > 0 {
			fmt.Fprintln(w)
		}
		if len(funcs) > 1 {
			fmt.Fprintf(w, "// %s\n", f.title())
		}
		if err := text(f); err != nil {
			return err
		}
	}
	return nil
}

// functions returns the functions of the source, or those called name if it is
// not empty.
func (s *source) functions(name string) ([]*dumped, error) {
	var funcs []*dumped
	var names []string
	for n, f := range s.snap.Funcs() {
		names = append(names, f.Name)
		if name == "" || f.Name == name {
			funcs = append(funcs, &dumped{analysis.NewFacts(f), f, s, int32(s.snap.FuncStart(n)), n})
		}
	}
	if name != "" && funcs == nil {
		return nil, noSuch("function", name, names)
	}
	return funcs, nil
}

// title names the function.
func (f *dumped) title() string {
	if f.Name == "" {
		return "(no name)"
	}
	return f.Name
}

// firstLine is the number of the line b begins on, counted from 1.
func (f *dumped) firstLine(b *cfg.Block) int { return f.src.line(f.base + b.Span.Start) }

// ref names a block in text: "bix3 .L_x_2".
func (f *dumped) ref(id int32) string {
	return strings.TrimSpace(fmt.Sprintf("bix%d %s", id, f.Blocks[id].Label()))
}

// refs names blocks, separated by commas; "none" if there are none.
func (f *dumped) refs(ids []int32) string {
	if len(ids) == 0 {
		return "none"
	}
	list := make([]string, len(ids))
	for n, id := range ids {
		list[n] = f.ref(id)
	}
	return strings.Join(list, ", ")
}

// orNull is nil for -1, which in the facts stands for none.
func orNull(n int32) *int32 {
	if n < 0 {
		return nil
	}
	return &n
}

// nameOrNull is nil for the empty name.
func nameOrNull(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// An arc is an edge in JSON.
type arc struct {
	From int32 `json:"from"`
	To   int32 `json:"to"`
}
