package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/ori-lang/ori/analysis"
)

// What dump --view flow writes as JSON: phase 3, AnalyzeControlFlow, as ptxas has
// it.
type (
	flowFunc struct {
		Name         string      `json:"name"`
		Complete     bool        `json:"complete"` // see cfg.Func.Incomplete
		Runs         bool        `json:"runs"`     // phase 3 itself does, by its gate
		Why          string      `json:"why"`
		EarlyExit    bool        `json:"earlyExit"`
		SmallKernel  bool        `json:"smallKernel"`
		RPOViolation bool        `json:"rpoViolation"`
		Blocks       []flowBlock `json:"blocks"`
	}
	flowBlock struct {
		Label       *string  `json:"label"`
		Bix         int32    `json:"bix"`
		RPO         *int32   `json:"rpo"`
		Flags       []string `json:"flags"`  // of the incremental mode
		Forced      []string `json:"forced"` // of the force mode
		LatchRPO    *int32   `json:"latchRPO"`
		LoopExitRPO *int32   `json:"loopExitRPO"`
	}
)

func jsonFlow(f *dumped) (any, error) { return f.flow(), nil }

func (f *dumped) flow() flowFunc {
	c := f.ControlFlow()
	forced := analysis.AnalyzeControlFlow(f.Context(), f.Func, true)
	knobs := f.src.knobs()
	out := flowFunc{Name: f.Name, Complete: f.complete(), EarlyExit: c.EarlyExit, SmallKernel: forced.SmallKernel, RPOViolation: c.RPOViolation, Blocks: []flowBlock{}}
	out.Runs, out.Why = analysis.PhaseThreeRuns(knobs.OptLevel(f.Func), knobs.Bool(f.Func, "skip-analyze-control-flow"))
	for _, b := range f.Blocks {
		x := &c.Blocks[b.ID]
		out.Blocks = append(out.Blocks, flowBlock{
			Label: nameOrNull(b.Label()), Bix: b.ID, RPO: orNull(f.Order.Num[b.ID]),
			Flags: append([]string{}, f.Flags(b)...), Forced: append([]string{}, forced.Blocks[b.ID].Names()...),
			LatchRPO: orNull(x.LatchRPO), LoopExitRPO: orNull(x.LoopExitRPO),
		})
	}
	return out
}

func textFlow(w io.Writer, f *dumped) error {
	g := f.flow()
	runs := "runs"
	if !g.Runs {
		runs = "does not run"
	}
	f.sayIncomplete(w, "")
	fmt.Fprintf(w, "phase 3, AnalyzeControlFlow, %s: %s\n", runs, g.Why)
	fmt.Fprintf(w, "early exit %s, small kernel %s, RPO violation %s\n", yesNo(g.EarlyExit), yesNo(g.SmallKernel), yesNo(g.RPOViolation))
	if len(g.Blocks) == 0 {
		return nil
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "bix\tlabel\trpo\tback-edge RPO\trange-exit RPO\tflags")
	for n := range g.Blocks {
		b := &g.Blocks[n]
		row := []string{fmt.Sprint(b.Bix), cell(b.Label), cell(b.RPO), cell(b.LatchRPO), cell(b.LoopExitRPO), strings.Join(b.Flags, " ")}
		fmt.Fprintln(t, strings.Join(narrowAll(row), "\t"))
	}
	return t.Flush()
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
