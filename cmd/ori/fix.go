package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

func newFix() *cobra.Command {
	var codes []string
	var line int
	var write bool
	cmd := &cobra.Command{
		Use:   "fix FILE",
		Short: "Apply the rewrites and fixes that check reports as possible",
		Long: `Fix makes the rewrites that check reports, and those that they make possible,
until there is none left: all of them, those of some codes, or those that touch
one line. It prints the resulting text; with -w it replaces FILE.

A fix that changes what the text means, such as another spelling of a label, an
opcode, a modifier, an operand or a directive (undefined-label, unknown-opcode,
unknown-modifier, bad-operand, bad-directive) or a missing BSYNC
(barrier-mismatch), is applied only if its code is named with --code or its line
with --line. What a comment ori:ignore keeps from being reported stays as it is.`,
		Example: `  ori fix kernel.ori >fixed.ori
  ori fix kernel.ori --code thread-branch,dead-write -w
  ori fix kernel.ori --line 12`,
		Args: oneArg("FILE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if write && args[0] == "-" {
				return errors.New("fix: -w needs a file, not standard input")
			}
			if err := checkFixFlags(cmd, codes, line); err != nil {
				return err
			}
			collectLateFor(args[0])
			before, err := readSource(cmd, args[0])
			if err != nil {
				return err
			}
			if write && before.tool != "" {
				return fmt.Errorf("fix: -w would replace the cubin %s by a listing", before.name)
			}
			var after *source
			var n int
			if line > 0 {
				after, n, err = fixLine(cmd.Context(), before, codes, line, cmd.ErrOrStderr())
			} else {
				after, n, err = fixAll(cmd.Context(), before, codes)
			}
			if err != nil {
				return err
			}
			if after.early != "" {
				fmt.Fprintln(cmd.ErrOrStderr(), after.early)
			}
			switch {
			case !write:
				_, err = cmd.OutOrStdout().Write(after.text())
			case n > 0:
				err = writeFile(args[0], after.text(), before.text())
			}
			if err != nil {
				return err
			}
			fmt.Fprintf(cmd.ErrOrStderr(), "fixed %d\n", n)
			return nil
		},
	}
	addNames(cmd.Flags(), &codes, "code", "only rewrites of these codes")
	cmd.Flags().IntVar(&line, "line", 0, "only rewrites that touch this line, counted from 1")
	cmd.Flags().BoolVarP(&write, "write", "w", false, "write the result back to FILE")
	return cmd
}

func checkFixFlags(cmd *cobra.Command, codes []string, line int) error {
	if cmd.Flags().Changed("line") && line < 1 {
		return fmt.Errorf("--line %d: lines count from 1", line)
	}
	var fixable []string
	for _, c := range ide.Codes() {
		if c.Fixable() {
			fixable = append(fixable, c.Name)
		}
	}
	for _, code := range codes {
		if !slices.Contains(fixable, code) {
			return noSuch("fix for", code, fixable)
		}
	}
	return nil
}

// fixAll makes every rewrite and takes away what is redundant, or applies the fixes of some codes,
// and returns how many it made.
func fixAll(ctx context.Context, s *source, codes []string) (*source, int, error) {
	r := s.snap.Respecting()
	var stage optimizer.Stage
	var kinds []string
	for _, code := range codes {
		if optimizer.KindNamed(code) != nil {
			kinds = append(kinds, code)
		} else {
			stage.Fixes = append(stage.Fixes, code)
		}
	}
	if kinds != nil {
		r.Select = optimizer.All().OfCode(kinds...)
	}
	for n := range optimizer.Phases {
		if kinds != nil || codes == nil {
			stage.Phases = append(stage.Phases, optimizer.Phases[n].Name)
		}
	}
	return s.run(ctx, r, &optimizer.Pipeline{Name: "fix", Stages: []optimizer.Stage{stage}, Repeat: "a fix enables others"})
}

// fixLine makes the rewrites that touch a line of the text as it is. One that
// another of them made impossible is left out. What is refused on the line is
// told on log.
func fixLine(ctx context.Context, s *source, codes []string, line int, log io.Writer) (*source, int, error) {
	var todo []ide.Diagnostic
	found, err := s.rewrites(ctx)
	if err != nil {
		return nil, 0, err
	}
	for _, d := range found {
		if line < s.line(d.Span.Start) || s.line(d.Span.End) < line || codes != nil && !slices.Contains(codes, d.Code) {
			continue
		}
		if d.Refused != "" {
			fmt.Fprintf(log, "%s: %s; not applied: %s [%s]\n", s.place(d.Span.Start), d.Message, d.Refused, d.Code)
			continue
		}
		todo = append(todo, d)
	}
	total := 0
	for len(todo) > 0 {
		want := todo[0]
		todo = todo[1:]
		for _, d := range found {
			if d.Code != want.Code || d.Span.Start != want.Span.Start || d.Refused != "" {
				continue
			}
			edits, err := s.snap.Fix(ctx, &d)
			if err != nil {
				return nil, 0, fmt.Errorf("%s: %w", s.place(d.Span.Start), err)
			}
			for n := range todo {
				todo[n].Span.Start = after(todo[n].Span.Start, edits)
			}
			s = s.with(cfg.Apply(s.text(), edits, 0))
			total++
			break
		}
		if found, err = s.rewrites(ctx); err != nil {
			return nil, 0, err
		}
	}
	return s, total, nil
}

// rewrites returns the diagnostics that have a fix, or tell of a rewrite that is refused.
func (s *source) rewrites(ctx context.Context) ([]ide.Diagnostic, error) {
	ds, err := s.snap.AllDiagnostics(ctx)
	return slices.DeleteFunc(ds, func(d ide.Diagnostic) bool { return d.Title == "" }), err
}

// after is where an offset is after sorted edits.
func after(off int32, edits []grammar.Edit) int32 {
	by := int32(0)
	for _, e := range edits {
		if e.Span.End > off {
			break
		}
		by += int32(len(e.New) - e.Span.Len())
	}
	return off + by
}
