package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"ori/analysis"
	"ori/lsp/ide"
)

// A checked source is one with what was found in it.
type checked struct {
	*source
	diags []ide.Diagnostic // in order of the text, the refused rewrites too
}

// reports are the formats of check.
var reports = []struct {
	name  string
	write func(context.Context, io.Writer, []checked) error
}{
	{"text", writeText},
	{"json", writeJSON},
	{"sarif", writeSARIF},
}

func newCheck() *cobra.Command {
	var format string
	cmd := &cobra.Command{
		Use:   "check FILE...",
		Short: "Report errors, warnings and every rewrite that is possible or refused",
		Long: `Check reports errors and warnings for the text of each FILE, and as hints every
rewrite that the optimizer could make or has to refuse, with the reason. What is refused
in a listing, whose code ptxas has optimized, ori opt -v tells.

Exit status 1 means that there is an error.`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return fmt.Errorf("check: FILE is missing (usage: %s)", cmd.UseLine())
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error { return check(cmd, args, format) },
	}
	cmd.Flags().StringVar(&format, "format", "text", "text, json or sarif")
	return cmd
}

func check(cmd *cobra.Command, paths []string, format string) error {
	var names []string
	for _, r := range reports {
		names = append(names, r.name)
	}
	report := slices.Index(names, format)
	if report < 0 {
		return noSuch("format", format, names)
	}

	if _, err := settings(cmd); err != nil {
		return err
	}

	// A file that cannot be read does not keep the others from being checked.
	var files []checked
	unread := false
	for _, path := range paths {
		s, err := readSource(cmd, path)
		if err != nil {
			fmt.Fprintf(cmd.ErrOrStderr(), "ori: %v\n", err)
			unread = true
			continue
		}
		diags, err := s.snap.AllDiagnostics(cmd.Context())
		if err != nil {
			return err
		}
		files = append(files, checked{s, diags})
	}

	w := bufio.NewWriter(cmd.OutOrStdout())
	if err := reports[report].write(cmd.Context(), w, files); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	count := countSeverities(files)
	if len(files) > 0 {
		fmt.Fprintln(cmd.ErrOrStderr(), summary(len(files), count))
	}
	switch {
	case unread:
		return exitError(exitUsage)
	case count[analysis.Error] > 0:
		return exitError(exitFound)
	}
	return nil
}

func countSeverities(files []checked) map[analysis.Severity]int {
	count := map[analysis.Severity]int{}
	for _, f := range files {
		for _, d := range f.diags {
			count[d.Severity]++
		}
	}
	return count
}

// summary says how much was found: "2 files: 1 error, 3 hints".
func summary(files int, count map[analysis.Severity]int) string {
	var parts []string
	for s := analysis.Error; s <= analysis.Hint; s++ {
		if n := count[s]; n > 0 {
			parts = append(parts, plural(n, s.String()))
		}
	}
	if parts == nil {
		parts = []string{"nothing found"}
	}
	return plural(files, "file") + ": " + strings.Join(parts, ", ")
}

func plural(n int, word string) string {
	if n != 1 && word != analysis.Information.String() {
		word += "s"
	}
	return fmt.Sprintf("%d %s", n, word)
}

// writeText writes a line for each diagnostic, with the places that explain it
// indented below.
func writeText(_ context.Context, w io.Writer, files []checked) error {
	for _, f := range files {
		for _, d := range f.diags {
			message := d.Message
			if d.Refused != "" {
				message += "; not applied: " + d.Refused
			}
			fmt.Fprintf(w, "%s: %s: %s [%s]\n", f.place(d.Span.Start), d.Severity, message, d.Code)
			for _, r := range d.Related {
				fmt.Fprintf(w, "    %s: %s\n", f.place(r.Span.Start), r.Message)
			}
		}
	}
	return nil
}
