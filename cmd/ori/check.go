package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/lsp/ide"
)

// A checked source is one with what was found in it.
type checked struct {
	*source
	diags  *ide.Found     // in order of the text, the refused rewrites too
	by     string         // as [checkOptions] has it
	listed map[string]int // by code, how many findings there are, if only so many are listed
}

// A reportFormat is a format of check. What there is to tell of a file is written where the file
// was checked, finding by finding, and is kept only until the turn of the file comes.
type reportFormat struct {
	name string
	head func(io.Writer) error
	file func(context.Context, io.Writer, *checked) error
	sep  string // between files of which there is something
	tail func(w io.Writer, reported int, unread []error, omitted []string) error

	inParts bool // what stands before and behind others is written alike
	grouped bool // of many findings that are alike one stands for all, unless the user wants each
}

// reports are the formats of check; tail is told of how many files there was something, which
// could not be read, and what is left out.
var reports = []reportFormat{
	{"text", nothing, textOf, "", func(io.Writer, int, []error, []string) error { return nil }, true, false},
	{"json", jsonHead, jsonOf, ",", jsonTail, false, false},
	{"sarif", sarifHead, sarifOf, ",", sarifTail, false, false},
}

func nothing(io.Writer) error { return nil }

func newCheck() *cobra.Command {
	var o checkOptions
	cmd := &cobra.Command{
		Use:   "check FILE|FOLDER...",
		Short: "Report errors, warnings and every rewrite that is possible or refused",
		Long: `Check reports errors and warnings for the text of each FILE, and of each .ori
file and listing in a FOLDER (hidden folders, node_modules and links to folders are left out), and as hints every
rewrite that the optimizer could make or has to refuse, with the reason. What is refused
in a listing, whose code ptxas has optimized, ori opt -v tells.

With --by source, findings in a listing that names its source lines (nvdisasm -g, -gi) are reported
by these, each with how many instructions come from it; the others follow.

On a terminal text has an excerpt of the source for each finding, and of more than ten findings
that are alike one stands for all (--apart); elsewhere it has one line for each finding.
--color always writes as on a terminal. --color never and NO_COLOR take the colours away and nothing else.

Of each file the first 10,000 findings of a code are listed. How many more there are a last line tells, in JSON "omitted" and in
SARIF a notification of the run; --analysis-limit N lists N times as many.

Exit status 1 means that there is an error, or what --fail-on says.

An ori.toml in the folder of a file or above it says at what level codes are reported:

  target = "sm_90"          # as --target, opt-level as -O, no-phase as --no-phase
  preset = "review"         # everything, review or quiet
  max-alike = 10            # more findings of a code in a function are one, in editors and on a terminal
  analysis-limit = 4        # as --analysis-limit: what is not analyzed by default because it may take long
  [levels]
  dead-write = "warning"    # off, hint, information, warning or error
  [knobs]
  switch-min-cases = 4`,
		Example: `  ori check kernel.sass
  ori check --severity warning --fail-on warning build/
  ori check --code dead-write,undefined-read --format sarif kernel.cubin >found.sarif
  nvdisasm -c kernel.cubin | ori check -
  nvdisasm -c -gi kernel.cubin | ori check --by source -`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return fmt.Errorf("check: FILE is missing (usage: %s)", cmd.UseLine())
			}
			if i := slices.Index(args, "-"); i >= 0 && slices.Contains(args[i+1:], "-") {
				return errors.New("check: standard input can only be read once")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error { return check(cmd, args, &o) },
	}
	f := cmd.Flags()
	f.StringVar(&o.format, "format", "text", "text, json or sarif")
	addNames(f, &o.codes, "code", "report only these diagnostics")
	f.StringVar(&o.severity, "severity", "", "report only what is at least as severe: error, warning, information or hint")
	f.StringVar(&o.failOn, "fail-on", "error", "the `SEVERITY` from which on the exit status is 1, or never")
	f.StringVar(&o.colour, "color", "auto", "colours in text: auto (on a terminal), always, wherever it goes, or never")
	f.BoolVar(&o.apart, "apart", false, "each finding by itself on a terminal, too, where of many that are alike one stands for all")
	f.StringVar(&o.by, "by", byPlace, "by what findings are reported, as text or json: place, or source for lines of source files")
	f.StringVar(&o.preset, "preset", "", "what is reported: "+strings.Join(ide.PresetNames(), ", "))
	return cmd
}

func check(cmd *cobra.Command, paths []string, o *checkOptions) error {
	var names []string
	for _, r := range reports {
		names = append(names, r.name)
	}
	n := slices.Index(names, o.format)
	if n < 0 {
		return noSuch("format", o.format, names)
	}
	if _, err := settings(cmd); err != nil {
		return err
	}
	if err := o.check(); err != nil {
		return err
	}

	r := &reports[n]
	if o.by == bySource && o.format == "sarif" {
		return errors.New("--by source: only as text or json")
	}
	if p, ok := forTerminal(cmd.OutOrStdout(), o.colour); ok && o.format == "text" {
		r = terminalReport(p)
	}
	shown := newProgress(cmd.ErrOrStderr())
	w := &reportWriter{w: bufio.NewWriterSize(cmd.OutOrStdout(), 1<<16), sep: r.sep, shown: shown}
	if err := r.head(w.w); err != nil {
		return err
	}
	shown.show("checking")
	var unread []error
	var left []string // what is left out
	count := map[analysis.Severity]int{}
	files, failed := 0, false
	for f := range checkAll(cmd, r, o, paths, w) {
		shown.clear()
		switch {
		case f.unread != nil: // which does not keep the others from being checked
			if len(unread) == 0 || unread[len(unread)-1].Error() != f.unread.Error() { // an ori.toml is told of once
				fmt.Fprintf(cmd.ErrOrStderr(), "ori: %v\n", f.unread)
			}
			unread = append(unread, f.unread)
			continue
		case f.err != nil:
			return f.err
		}
		files++
		failed = failed || f.failed
		if f.tool != "" {
			fmt.Fprintf(cmd.ErrOrStderr(), "ori: %s: lines are those of %s\n", f.name, f.tool)
		}
		for s, n := range f.count {
			count[s] += n
		}
		if f.omitted != "" {
			left = append(left, f.omitted)
			if !r.inParts { // which has it where it is left out
				fmt.Fprintf(cmd.ErrOrStderr(), "ori: %s\n", f.omitted)
			}
		}
		if err := w.next(); err != nil {
			return err
		}
		shown.show("%s checked, the last %s", plural(files, "file"), f.name)
	}
	shown.clear()
	if err := r.tail(w.w, w.reported, unread, left); err != nil {
		return err
	}
	if err := w.w.Flush(); err != nil {
		return err
	}
	if files > 0 {
		fmt.Fprintln(cmd.ErrOrStderr(), summary(files, count))
	}
	switch {
	case len(unread) > 0:
		return exitError(exitUsage)
	case failed:
		return exitError(exitFound)
	}
	return nil
}

// summary says how much was found: "2 files: 1 error, 3 hints".
func summary(files int, count map[analysis.Severity]int) string {
	found := counts(count)
	if found == "" {
		found = "nothing found"
	}
	return plural(files, "file") + ": " + found
}

// counts says how much there is of each severity: "1 error, 3 hints".
func counts(count map[analysis.Severity]int) string {
	var parts []string
	for s := analysis.Error; s <= analysis.Hint; s++ {
		if n := count[s]; n > 0 {
			parts = append(parts, plural(n, s.String()))
		}
	}
	return strings.Join(parts, ", ")
}

func plural(n int, word string) string {
	if n != 1 && word != analysis.Information.String() {
		word += "s"
	}
	return fmt.Sprintf("%d %s", n, word)
}

// textOf is a line for each diagnostic, with the places that explain it indented below.
func textOf(ctx context.Context, w io.Writer, f *checked) error {
	return f.grouped(ctx, w, places, "", "")
}

// places writes what textOf has of a file that is not reported by source lines.
func places(w io.Writer, f *checked) error {
	return inOrder(w, f.diags.Len(), func(b []byte, n int) ([]byte, error) {
		d := f.diags.At(n)
		b = f.appendPlace(b, d.Span.Start)
		b = append(append(append(append(b, ": "...), d.Severity.String()...), ": "...), d.Message...)
		if d.Refused != "" {
			b = append(append(b, "; not applied: "...), d.Refused...)
		}
		b = append(append(append(b, " ["...), d.Code...), "]\n"...)
		for _, r := range d.Related {
			b = f.appendPlace(append(b, "    "...), r.Span.Start)
			b = append(append(append(b, ": "...), r.Message...), '\n')
		}
		return b, nil
	})
}
