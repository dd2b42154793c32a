package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"ori/cfg"
	"ori/optimizer"
)

func newOpt() *cobra.Command {
	var phases []string
	var out, pipeline string
	var limit int
	var verbose bool
	cmd := &cobra.Command{
		Use:   "opt FILE --phase N|NAME,... | --pipeline ptxas",
		Short: "Print the text after phases of the optimizer",
		Long: `Opt runs phases of the optimizer on FILE, one after the other, and prints the
text that comes out. What a phase does not change keeps its own bytes.

With --limit only the first rewrites are made: bisect with it to find the one
that is wrong.`,
		Args: oneArg("FILE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			list, err := choosePhases(phases, pipeline)
			if err != nil {
				return err
			}
			if !cmd.Flags().Changed("limit") {
				limit = math.MaxInt
			} else if limit < 0 {
				return fmt.Errorf("--limit %d: a number of rewrites, 0 or more", limit)
			}
			log := io.Discard
			if verbose {
				log = cmd.ErrOrStderr()
			}
			s, err := readSource(cmd, args[0])
			if err != nil {
				return err
			}
			if s, err = opt(s, list, limit, log); err != nil {
				return err
			}
			if out != "" && out != "-" {
				return writeFile(out, s.text())
			}
			_, err = cmd.OutOrStdout().Write(s.text())
			return err
		},
	}
	cmd.Flags().StringSliceVar(&phases, "phase", nil, "phases to run, in this order, by number or name")
	cmd.Flags().StringVar(&pipeline, "pipeline", "", "run all phases in the order of a pipeline: ptxas")
	cmd.Flags().IntVar(&limit, "limit", 0, "make only the first `N` rewrites of all phases together")
	cmd.Flags().StringVarP(&out, "output", "o", "", "write to this `FILE` instead of standard output")
	cmd.Flags().BoolVarP(&verbose, "verbose", "v", false, "say on standard error what was rewritten and what was not")
	return cmd
}

// choosePhases returns the phases of a pipeline, or those that are named.
func choosePhases(names []string, pipeline string) ([]*optimizer.Phase, error) {
	if pipeline == "" {
		return phasesNamed(names)
	}
	if len(names) > 0 {
		return nil, errors.New("opt: either --phase or --pipeline")
	}
	if _, ok := optimizer.Pipelines[pipeline]; !ok {
		return nil, noSuch("pipeline", pipeline, slices.Sorted(maps.Keys(optimizer.Pipelines)))
	}
	var list []*optimizer.Phase
	for n := range optimizer.Phases {
		list = append(list, &optimizer.Phases[n])
	}
	return list, nil
}

// phasesNamed finds phases by number or name.
func phasesNamed(names []string) ([]*optimizer.Phase, error) {
	if len(names) == 0 {
		return nil, errors.New("opt: --phase is missing; there is " + strings.Join(phaseNames(), ", "))
	}
	var list []*optimizer.Phase
	for _, name := range names {
		ph := optimizer.PhaseNamed(strings.TrimSpace(name))
		if ph == nil {
			return nil, noSuch("phase", name, phaseNames())
		}
		list = append(list, ph)
	}
	return list, nil
}

// phaseNames are the numbers and names of all phases.
func phaseNames() []string {
	var names []string
	for _, ph := range optimizer.Phases {
		names = append(names, strconv.Itoa(ph.Num), ph.Name)
	}
	return names
}

// opt runs phases on s, one on the text that the one before it left, and makes
// the first limit rewrites.
func opt(s *source, phases []*optimizer.Phase, limit int, log io.Writer) (*source, error) {
	for _, ph := range phases {
		next, remarks, err := rewrite(s, func(f *cfg.Func) (optimizer.Result, chosen, error) {
			most := limit
			r, err := optimizer.Limit(ph, f, s.knobs(), most)
			made := func(m *optimizer.Remark) bool { return m.N < most && !m.Other }
			for n := range r.Remarks {
				if m := &r.Remarks[n]; m.N >= 0 && made(m) {
					limit--
				}
			}
			return r, made, err
		})
		if err != nil {
			return nil, err
		}
		for _, r := range remarks {
			logRemark(log, s, &r)
		}
		s = next
	}
	return s, nil
}

// logRemark writes a remark as a line, with its place in the text before the
// phase.
func logRemark(w io.Writer, s *source, r *remark) {
	state := "not made"
	switch {
	case r.made:
		state = "done"
	case r.Refused != "":
		state = "not possible: " + r.Refused
	}
	fmt.Fprintf(w, "%s: phase %d: %s (%s): %s [%s]\n", s.place(r.Span.Start), r.Phase, r.Title, r.Message, state, r.Code)
}
