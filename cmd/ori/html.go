package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/cmd/ori/page"
)

func newHTML() *cobra.Command {
	var phases []string
	var out, name, pipeline string
	cmd := &cobra.Command{
		Use:   "html FILE",
		Short: "Write a page of what each phase of the optimizer does to the text",
		Long: `Html runs a pipeline on FILE and writes one HTML page, which needs no network:
a column for each phase that changed something, with the lines that it added,
changed and removed, and the control flow graph beside it. A click on a
register, a block or a phase shows what became of it in all columns; ? in the
page lists its keys. It says which functions are too large to be drawn, and which
phases are not shown since there are too many lines; --analysis-limit raises both.

The page goes to standard output, or to the file of -o.`,
		Example: `  ori html kernel.sass -o kernel.html
  ori html kernel.sass --func k --pipeline ptxas -O1 -o k.html
  ori html kernel.ori --phase 15,16 >two.html`,
		Args: oneArg("FILE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if pipeline == "" && len(phases) == 0 {
				pipeline = "ptxas"
			}
			p, err := choosePipeline(phases, pipeline)
			if err != nil {
				return err
			}
			s, err := readSource(cmd, args[0])
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
			title := "pipeline " + pipeline
			if pipeline == "" {
				title = "phases " + strings.Join(phases, ", ")
			}
			var text bytes.Buffer // a page is written whole or not at all
			r := s.snap.Runner()
			err = page.Write(cmd.Context(), &text, s.snap.Text(), r, p, page.Options{File: s.name, Pipeline: title, Func: name})
			if err != nil {
				return fmt.Errorf("%s: %w", s.name, err)
			}
			if r.Early > 0 {
				fmt.Fprintln(cmd.ErrOrStderr(), endedEarly(s.name, r.Early))
			}
			if out != "" && out != "-" {
				return writeFile(out, text.Bytes(), nil)
			}
			_, err = cmd.OutOrStdout().Write(text.Bytes())
			return err
		},
	}
	cmd.Flags().StringVarP(&out, "output", "o", "", "write to this `FILE` instead of standard output")
	cmd.Flags().StringVar(&name, "func", "", "only the function of this name, or all of them where several are called so")
	cmd.Flags().StringVar(&pipeline, "pipeline", "", "run the phases of a pipeline: "+strings.Join(pipelineNames(), " or ")+"; the first is the default")
	addNames(cmd.Flags(), &phases, "phase", "run these phases, in this order, by number or name")
	return cmd
}
