package main

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/rogpeppe/go-internal/diff"
	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/lsp/ide"
)

func newFmt() *cobra.Command {
	var write, check, differ bool
	cmd := &cobra.Command{
		Use:   "fmt FILES",
		Short: "Lay out native texts: columns, indentation, blank lines",
		Long: `Fmt lays out .ori files: operands and the comments behind them stand in columns,
instructions are indented, blank lines are single. Only blanks change. A line that
is not understood stays as it is, and so does a listing, whose columns are the
disassembler's.

It prints the texts; with -w it replaces the files that change, with -d it prints
what changes, and with --check it lists the files that would change and ends with
status 1 if there is one. FILES can be - for standard input.`,
		Example: "  ori fmt kernel.ori >laid-out.ori\n  ori fmt -w kernel.ori",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return fmt.Errorf("fmt: FILES are missing (usage: %s)", cmd.UseLine())
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			found := false
			for _, path := range args {
				if write && path == "-" {
					return errors.New("fmt: -w needs a file, not standard input")
				}
			}
			for _, path := range args {
				s, err := readSource(cmd, path)
				if err != nil {
					return err
				}
				before := s.text()
				edits, err := s.snap.Format(cmd.Context(), ide.Span{End: int32(len(before))})
				if err != nil {
					return err
				}
				after := cfg.Apply(before, edits, 0)
				changed := !bytes.Equal(before, after)
				if write && s.tool != "" {
					return fmt.Errorf("fmt: -w would replace the cubin %s by a listing", s.name)
				}
				found = found || changed
				if changed && check {
					fmt.Fprintln(cmd.OutOrStdout(), s.name)
				}
				if changed && differ {
					_, err = cmd.OutOrStdout().Write(diff.Diff(s.name+".orig", before, s.name, after))
				}
				if changed && write && err == nil {
					err = writeFile(path, after, before)
				}
				if !check && !differ && !write {
					_, err = cmd.OutOrStdout().Write(after)
				}
				if err != nil {
					return err
				}
			}
			if check && found {
				return exitError(exitFound)
			}
			return nil
		},
	}
	cmd.Flags().BoolVarP(&write, "write", "w", false, "write the result back to the files that change")
	cmd.Flags().BoolVar(&check, "check", false, "list the files that would change, and end with status 1 if there is one")
	cmd.Flags().BoolVarP(&differ, "diff", "d", false, "print what changes, as a unified diff")
	cmd.MarkFlagsMutuallyExclusive("write", "check")
	return cmd
}
