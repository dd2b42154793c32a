package main

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/ori-lang/ori/optimizer"
)

// textPipeline writes the phases, which of them run on each function, and the reasons for their order.
func textPipeline(w io.Writer, funcs []*dumped) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "phase\tname\tgates\tknobs")
	for n := range optimizer.Phases {
		ph := &optimizer.Phases[n]
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\n", phaseNumber(ph), ph.Name, ph.Gating(), orDash(knobsOf(ph)))
	}
	for _, f := range funcs {
		k := f.src.knobs()
		fmt.Fprintf(table, "\nfunction %s, -O%d\n", f.title(), k.OptLevel(f.Func))
		for n := range optimizer.Phases {
			ph := &optimizer.Phases[n]
			runs, why := ph.Runs(f.Func, k)
			text := "runs: "
			if !runs {
				text = "does not run: "
			}
			if given := ph.Given(f.Func, k); len(given) > 0 {
				why += "; " + strings.Join(given, ", ")
			}
			fmt.Fprintf(table, "%s\t%s\t%s%s\n", phaseNumber(ph), ph.Name, text, why)
		}
	}
	fmt.Fprintf(table, "\nGeneralOptimize\n")
	for n := range optimizer.Instances {
		x := &optimizer.Instances[n]
		fmt.Fprintf(table, "%s\t%s\t%s\t%s; stops %s\n", phaseNumber(optimizer.PhaseNamed(x.Phase)), x.Phase, x.Variant, x.SubPasses(), x.Converges)
		for n := range x.Targets {
			fmt.Fprintf(table, "\t\t\t%s\n", x.Targets[n].String())
		}
	}
	fmt.Fprintf(table, "\norder\n")
	for _, o := range optimizer.PhaseOrder {
		fmt.Fprintf(table, "%s\tbefore %s\t%s\n", o.Before, o.After, o.Why)
	}
	for n := range optimizer.Pipelines {
		p := &optimizer.Pipelines[n]
		fmt.Fprintf(table, "\npipeline %s: %s\n", p.Name, p.Doc)
		for k, s := range p.Stages {
			fmt.Fprintf(table, "%d\t%s\t%s\n", k+1, strings.Join(s.Phases, ", "), s.Why)
		}
		if p.Repeat != "" {
			fmt.Fprintf(table, "again: %s\n", p.Repeat)
		}
	}
	return table.Flush()
}

func phaseNumber(ph *optimizer.Phase) string {
	if ph.Num == 0 {
		return "-"
	}
	return strconv.Itoa(ph.Num)
}

// knobsOf are the names of the knobs that a phase reads.
func knobsOf(ph *optimizer.Phase) []string {
	var names []string
	for _, k := range ph.KnobsOf() {
		names = append(names, k.Name)
	}
	return names
}

// A pipelineRow is whether a phase runs on a function.
type pipelineRow struct {
	Phase *int     `json:"phase"`
	Name  string   `json:"name"`
	Runs  bool     `json:"runs"`
	Why   string   `json:"why"`
	Given []string `json:"given"` // knobs that have a value here
}

func (r pipelineRow) equal(o pipelineRow) bool {
	return r.Name == o.Name && r.Runs == o.Runs && r.Why == o.Why && slices.Equal(r.Given, o.Given)
}

// jsonPipeline writes which phases run on each function, and what does not depend on one. Most often the phases that run are those of
// the function in front.
func jsonPipeline(w io.Writer, funcs []*dumped) error {
	j := &indented{w: w}
	j.open("{")
	j.name("functions")
	j.open("[")
	var before []pipelineRow
	var text []byte // of them, as JSON
	c := newCompact()
	for _, f := range funcs {
		k := f.src.knobs()
		rows := make([]pipelineRow, 0, len(optimizer.Phases))
		for n := range optimizer.Phases {
			ph := &optimizer.Phases[n]
			runs, why := ph.Runs(f.Func, k)
			rows = append(rows, pipelineRow{numberOrNull(ph), ph.Name, runs, why, append([]string{}, ph.Given(f.Func, k)...)})
		}
		j.open("{")
		j.member("name", f.Name)
		j.member("optLevel", k.OptLevel(f.Func))
		j.name("phases")
		if before == nil || !slices.EqualFunc(rows, before, pipelineRow.equal) {
			value, err := c.json(rows)
			if err != nil {
				return err
			}
			before, text = rows, appendIndented(text[:0], value, strings.Repeat("  ", j.depth))
		}
		j.made(text)
		j.close("}")
	}
	j.close("]")
	addPhases(j)
	j.close("}")
	j.text("\n")
	return j.err
}

// addPhases adds what does not depend on a function.
func addPhases(j *indented) {
	type phase struct {
		Phase    *int     `json:"phase"`
		Name     string   `json:"name"`
		MinLevel int      `json:"minLevel"`
		Disable  *string  `json:"disabledBy"`
		Enable   *string  `json:"enabledBy"`
		Gates    []string `json:"gates"`
		Knobs    []string `json:"knobs"`
	}
	type instance struct {
		Phase     *int     `json:"phase"`
		Variant   string   `json:"variant"`
		SubPasses []string `json:"subPasses"`
		Converges string   `json:"converges"`
		Targets   []string `json:"targets"`
	}
	instances := []instance{}
	for n := range optimizer.Instances {
		x, targets := &optimizer.Instances[n], []string{}
		for k := range x.Targets {
			targets = append(targets, x.Targets[k].String())
		}
		instances = append(instances, instance{numberOrNull(optimizer.PhaseNamed(x.Phase)), x.Variant, strings.Split(x.SubPasses(), ", "), x.Converges, targets})
	}
	type order struct {
		Before string `json:"before"`
		After  string `json:"after"`
		Why    string `json:"why"`
	}
	type stage struct {
		Phases []string `json:"phases"`
		Why    string   `json:"why"`
	}
	type pipeline struct {
		Name   string  `json:"name"`
		Stages []stage `json:"stages"`
		Repeat *string `json:"repeat"` // why the stages run again; null if they run once
	}
	phases, orders, pipelines := []phase{}, []order{}, []pipeline{}
	for n := range optimizer.Phases {
		ph := &optimizer.Phases[n]
		row := phase{numberOrNull(ph), ph.Name, ph.MinLevel, nameOrNull(ph.Disable), nameOrNull(ph.Enable), []string{}, append([]string{}, knobsOf(ph)...)}
		for _, g := range optimizer.GatesOf(ph) {
			row.Gates = append(row.Gates, g.Name)
		}
		phases = append(phases, row)
	}
	for _, o := range optimizer.PhaseOrder {
		orders = append(orders, order(o))
	}
	for n := range optimizer.Pipelines {
		p := &optimizer.Pipelines[n]
		row := pipeline{Name: p.Name, Stages: []stage{}, Repeat: nameOrNull(p.Repeat)}
		for _, s := range p.Stages {
			row.Stages = append(row.Stages, stage{s.Phases, s.Why})
		}
		pipelines = append(pipelines, row)
	}
	j.member("instances", instances)
	j.member("order", orders)
	j.member("phases", phases)
	j.member("pipelines", pipelines)
}

func numberOrNull(ph *optimizer.Phase) *int {
	if ph.Num == 0 {
		return nil
	}
	return &ph.Num
}
