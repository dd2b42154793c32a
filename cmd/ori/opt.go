package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/analysis/near"
	"github.com/ori-lang/ori/optimizer"
)

func newOpt() *cobra.Command {
	var phases []string
	var out, pipeline string
	var limit int
	var verbose, stats bool
	var format string
	cmd := &cobra.Command{
		Use:   "opt FILE --phase N|NAME,... | --pipeline ptxas",
		Short: "Print the text after phases of the optimizer",
		Long: `Opt runs phases of the optimizer on FILE, one after the other, and prints the
resulting text. What a phase does not change is kept byte for byte. A pipeline
runs phases in its own order until nothing changes any more.

With --limit only the first rewrites are made: bisect with it to find the one
that is wrong.

With --stats a table of what each run of each phase did goes to standard error,
so that the text on standard output stays as it is: rewrites by code,
instructions and blocks before and after, milliseconds; of a phase that
iterates, in how many steps it converged in each block it changed. --format
json writes it as JSON, to standard error too.`,
		Example: `  ori opt kernel.sass --phase 15 >after.sass
  ori opt kernel.sass --pipeline ptxas --stats >after.sass
  ori opt kernel.sass --pipeline ptxas --stats --format json 2>stats.json >after.sass
  ori opt kernel.ori --pipeline ptxas --no-phase OriDoPredication,16`,
		Args: oneArg("FILE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			p, err := choosePipeline(phases, pipeline)
			if err != nil {
				return err
			}
			sel := optimizer.All()
			if cmd.Flags().Changed("limit") {
				if limit < 0 {
					return fmt.Errorf("--limit %d: a number of rewrites, 0 or more", limit)
				}
				sel = optimizer.First(limit)
			}
			log := io.Discard
			if verbose {
				log = cmd.ErrOrStderr()
			}
			if formats := []string{"text", "json"}; !slices.Contains(formats, format) {
				return noSuch("format", format, formats)
			}
			switch {
			case cmd.Flags().Changed("format") && !stats:
				return errors.New("opt: --format is that of --stats")
			case format == "json" && verbose:
				return errors.New("opt: either --verbose or --format json: both go to standard error")
			}
			collectLateFor(args[0])
			s, err := readSource(cmd, args[0])
			if err != nil {
				return err
			}
			var st *optimizer.Stats
			if stats {
				st = new(optimizer.Stats)
			}
			if s, err = opt(cmd.Context(), s, p, sel, log, st); err != nil {
				return err
			}
			if s.early != "" && format != "json" {
				fmt.Fprintln(cmd.ErrOrStderr(), s.early)
			}
			if stats {
				if err := writeStats(cmd.ErrOrStderr(), st, format); err != nil {
					return err
				}
			}
			if out != "" && out != "-" {
				return writeFile(out, s.text(), nil)
			}
			_, err = cmd.OutOrStdout().Write(s.text())
			return err
		},
	}
	addNames(cmd.Flags(), &phases, "phase", "phases to run, in this order, by number or name")
	cmd.Flags().StringVar(&pipeline, "pipeline", "", "run the phases of a pipeline: "+strings.Join(pipelineNames(), " or "))
	cmd.Flags().IntVar(&limit, "limit", 0, "make only the first `N` rewrites of all phases together")
	cmd.Flags().StringVarP(&out, "output", "o", "", "write to this `FILE` instead of standard output")
	cmd.Flags().BoolVar(&stats, "stats", false, "write to standard error what each run of a phase did")
	cmd.Flags().StringVar(&format, "format", "text", "of --stats: text or json")
	cmd.Flags().BoolVarP(&verbose, "verbose", "v", false, "report on standard error what was rewritten and what was not")
	return cmd
}

// choosePipeline returns the pipeline that is named, or that of the phases that are.
func choosePipeline(names []string, pipeline string) (*optimizer.Pipeline, error) {
	if pipeline == "" {
		phases, err := phasesNamed(names)
		return optimizer.OfPhases(phases), err
	}
	if len(names) > 0 {
		return nil, errors.New("either --phase or --pipeline")
	}
	p := optimizer.PipelineNamed(pipeline)
	if p == nil {
		return nil, noSuch("pipeline", pipeline, pipelineNames())
	}
	return p, nil
}

func pipelineNames() (names []string) {
	for _, p := range optimizer.Pipelines {
		names = append(names, p.Name)
	}
	return names
}

// phasesNamed finds phases by number or name.
func phasesNamed(names []string) ([]*optimizer.Phase, error) {
	if len(names) == 0 {
		return nil, errors.New("opt: --phase is missing; there is " + phaseList())
	}
	var list []*optimizer.Phase
	for _, name := range names {
		ph := optimizer.PhaseNamed(strings.TrimSpace(name))
		if ph == nil {
			return nil, fmt.Errorf("%s (known: %s)", near.Message("phase", name, phaseNames()), phaseList())
		}
		list = append(list, ph)
	}
	return list, nil
}

// phaseNames are the numbers and names of all phases.
func phaseNames() []string {
	var names []string
	for _, ph := range optimizer.Phases {
		if ph.Num != 0 {
			names = append(names, strconv.Itoa(ph.Num))
		}
		names = append(names, ph.Name)
	}
	return names
}

// phaseList is all phases, each with its number if it has one.
func phaseList() string {
	var list []string
	for _, ph := range optimizer.Phases {
		if ph.Num != 0 {
			list = append(list, fmt.Sprintf("%d %s", ph.Num, ph.Name))
		} else {
			list = append(list, ph.Name)
		}
	}
	return strings.Join(list, ", ")
}

// opt runs a pipeline on s and makes the selected rewrites. What the phases say is written to log;
// what they did is counted in stats, if there are any.
func opt(ctx context.Context, s *source, p *optimizer.Pipeline, sel optimizer.Select, log io.Writer, stats *optimizer.Stats) (*source, error) {
	r := s.snap.Runner()
	r.Select = sel
	if log != io.Discard {
		r.Step = func(step optimizer.Step) { logStep(log, s.name, &step) }
	}
	if stats != nil {
		stats.Watch(r)
		defer func() { stats.Early = r.Early }()
	}
	after, _, err := s.run(ctx, r, p)
	return after, err
}

// run runs a pipeline on s and returns what comes out, s itself if that is the same, and how many
// rewrites were made.
func (s *source) run(ctx context.Context, r *optimizer.Runner, p *optimizer.Pipeline) (*source, int, error) {
	doc, n, err := r.Run(ctx, s.snap.Text(), p)
	switch {
	case err != nil:
		return nil, 0, fmt.Errorf("%s: %w", s.name, err)
	case doc == s.snap.Text():
		return s, n, nil
	}
	after := s.with(doc.Bytes())
	after.early = endedEarly(s.name, r.Early)
	return after, n, nil
}

// endedEarly says that a pipeline ended early after so many times; "" if it did not, for 0.
func endedEarly(name string, times int) string {
	if times == 0 {
		return ""
	}
	return fmt.Sprintf("ori: %s: more rewrites are possible: the phases have run %d times, and each more would take long (--analysis-limit N lets them run longer)", name, times)
}

// logStep writes a line for each remark of a step, with its place in the text before the step.
func logStep(w io.Writer, name string, s *optimizer.Step) {
	for n := range s.Remarks {
		r := &s.Remarks[n]
		state := "not made"
		switch {
		case s.Made[n]:
			state = "done"
		case r.Refusal != nil:
			state = "not applied: " + r.Refusal.Why
		}
		fmt.Fprintf(w, "%s: %s: %s (%s): %s [%s]\n", placeIn(name, s.Doc, int(r.Span.Start)+s.Start), r.Phase.Short(), r.Title, r.Message, state, r.Code)
	}
}
