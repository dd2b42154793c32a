package main

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"github.com/rogpeppe/go-internal/diff"
	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/lsp/ide"
)

func newFmt() *cobra.Command {
	var o fmtOptions
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
			for n, path := range args {
				switch {
				case path == "-" && o.write:
					return errors.New("fmt: -w needs a file, not standard input")
				case path == "-" && slices.Contains(args[n+1:], "-"):
					return errors.New("fmt: standard input can only be read once")
				}
			}
			found, failed := false, false
			for _, path := range args {
				changed, told, err := o.file(cmd, path)
				if _, err := cmd.OutOrStdout().Write(told); err != nil {
					return err
				}
				switch {
				case cmd.Context().Err() != nil:
					return cmd.Context().Err()
				case err != nil: // which does not keep the others from being laid out
					fmt.Fprintf(cmd.ErrOrStderr(), "ori: %v\n", err)
					failed = true
				}
				found = found || changed
			}
			switch {
			case failed:
				return exitError(exitUsage)
			case o.check && found:
				return exitError(exitFound)
			}
			return nil
		},
	}
	cmd.Flags().BoolVarP(&o.write, "write", "w", false, "write the result back to the files that change")
	cmd.Flags().BoolVar(&o.check, "check", false, "list the files that would change, and end with status 1 if there is one")
	cmd.Flags().BoolVarP(&o.differ, "diff", "d", false, "print what changes, as a unified diff")
	cmd.MarkFlagsMutuallyExclusive("write", "check")
	return cmd
}

// fmtOptions say what becomes of the text of a file that is laid out.
type fmtOptions struct{ write, check, differ bool }

// file lays out one file. It reports whether that changes it, and what is to be printed.
func (o *fmtOptions) file(cmd *cobra.Command, path string) (changed bool, told []byte, err error) {
	s, err := readSource(cmd, path)
	if err != nil {
		return false, nil, err
	}
	before := s.text()
	edits, err := s.snap.Format(cmd.Context(), ide.Span{End: int32(len(before))})
	if err != nil {
		return false, nil, err
	}
	if o.write && s.tool != "" {
		return false, nil, fmt.Errorf("fmt: -w would replace the cubin %s by a listing", s.name)
	}
	after := cfg.Apply(before, edits, 0)
	changed = !bytes.Equal(before, after)
	switch {
	case !o.check && !o.differ && !o.write:
		return changed, after, nil
	case !changed:
		return false, nil, nil
	}
	if o.check {
		told = fmt.Appendln(told, s.name)
	}
	if o.differ {
		told = append(told, diff.Diff(s.name+".orig", before, s.name, after)...)
	}
	if o.write {
		err = writeFile(path, after, before)
	}
	return true, told, err
}
