package main

import (
	"bufio"
	"fmt"
	"io"
	"iter"
	"slices"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

func newDiff() *cobra.Command {
	o := checkOptions{failOn: never, colour: "auto", by: byPlace}
	var format string
	cmd := &cobra.Command{
		Use:   "diff BEFORE AFTER",
		Short: "Compare the facts and findings of two files, not their lines",
		Long: `Diff compares two files by what follows from their texts: loops, switches,
reachability, divergence of branches, dominators, successors and live registers
of each function, and what check reports of it. Text that only moves, and labels
that a disassembler has numbered anew, change nothing.

Functions are compared by name, those whose names are in one text alone by the order
of their opcodes, if half of it is the same; blocks by the text around them, by label,
else by their opcodes in order. What has no counterpart is called new or gone.

A line of the text names the file that it is about: BEFORE for what is gone. Of more
than ten differences of a kind in a function one stands for all (--apart). That
nothing differs is told on standard error.
Exit status 1 means that there is an error in one of the texts, 0 that there is
none, whether or not the files differ.`,
		Example: `  ori diff kernel-O1.sass kernel-O3.sass
  ori opt kernel.ori --phase OriBranchOpt | ori diff kernel.ori -
  ori diff --severity warning --format json old.sass new.sass`,
		Args: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) != 2:
				return fmt.Errorf("diff: two files, not %d (usage: %s)", len(args), cmd.UseLine())
			case args[0] == "-" && args[1] == "-":
				return fmt.Errorf("diff: standard input can only be read once")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error { return diffFiles(cmd, args[0], args[1], format, &o) },
	}
	f := cmd.Flags()
	f.StringVar(&format, "format", "text", "text or json")
	addNames(f, &o.codes, "code", "compare only these diagnostics")
	f.BoolVar(&o.apart, "apart", false, "each difference by itself, where of many in a function that are alike one stands for all")
	f.StringVar(&o.severity, "severity", "", "compare only what is at least as severe: error, warning, information or hint")
	return cmd
}

func diffFiles(cmd *cobra.Command, before, after, format string, o *checkOptions) error {
	if formats := []string{"text", "json"}; !slices.Contains(formats, format) {
		return noSuch("format", format, formats)
	}
	if err := o.check(); err != nil {
		return err
	}
	d := differing{apart: o.apart}
	var err error
	if d.before, err = readSource(cmd, before); err != nil {
		return err
	}
	if d.after, err = readSource(cmd, after); err != nil {
		return err
	}
	if d.list, err = ide.Diff(cmd.Context(), d.before.snap, d.after.snap, func(d *ide.Diagnostic) bool { return o.reports(d.Severity, d.Code) }); err != nil {
		return err
	}
	w := bufio.NewWriter(cmd.OutOrStdout())
	if format == "json" {
		if err := encodeJSON(w, d.json()); err != nil {
			return err
		}
	} else {
		d.text(w)
		if len(d.list) == 0 {
			fmt.Fprintln(cmd.ErrOrStderr(), "no facts or findings differ")
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	failed := false
	for _, s := range []*source{d.before, d.after} {
		ds, err := s.snap.AllDiagnostics(cmd.Context())
		if err != nil {
			return err
		}
		n := 0
		for k := range ds {
			if ds[k].Severity == analysis.Error {
				n++
			}
		}
		if n > 0 {
			failed = true
			fmt.Fprintf(cmd.ErrOrStderr(), "ori: %s: %s in the text (ori check tells them)\n", s.name, plural(n, "error"))
		}
	}
	if failed {
		return exitError(exitFound)
	}
	return nil
}

// differing is what differs between two files.
type differing struct {
	before, after *source
	list          []ide.FuncDiff
	apart         bool // each difference by itself, also where many are alike
}

// of returns the source that a change is about, and where: the block, or the function.
func (d *differing) of(f *ide.FuncDiff, b *cfg.Block, gone bool) (*source, grammar.Span) {
	s, n := d.after, f.After
	if gone || n < 0 {
		s, n = d.before, f.Before
	}
	fn := s.funcs()[n]
	at := fn.NameSpan
	if b != nil {
		at = b.Span
	} else if at.Len() == 0 {
		at = fn.Span
	}
	base := int32(s.snap.FuncStart(n))
	return s, grammar.Span{Start: base + at.Start, End: base + at.End}
}

func (d *differing) text(w io.Writer) {
	for n := range d.list {
		f := &d.list[n]
		name := ""
		if f.Name != "" {
			name = f.Name + ": "
		}
		line := func(b *cfg.Block, gone bool, text string) {
			s, at := d.of(f, b, gone)
			fmt.Fprintf(w, "%s: %s%s\n", s.place(at.Start), name, text)
		}
		switch {
		case f.After < 0 && f.Before >= 0:
			line(nil, true, "function gone")
		case f.Before < 0 && f.After >= 0:
			line(nil, false, "function new")
		case f.Was != "":
			line(nil, false, "function was "+f.Was)
		}
		alike := map[string]int{} // how many there are of a kind that are not yet told
		for _, c := range f.Changes {
			alike[kindOf(&c)]++
		}
		d.few(alike, len(f.Changes), func(k int) (string, func(more string)) {
			c := &f.Changes[k]
			return kindOf(c), func(more string) { line(c.Block, c.Gone, c.String()+more) }
		})
		for status, list := range findingsOf(f) {
			s := d.after
			if status == "gone" {
				s = d.before
			}
			alike := map[string]int{}
			for k := range list {
				alike[list[k].Code]++
			}
			d.few(alike, len(list), func(k int) (string, func(more string)) {
				x := &list[k]
				return x.Code, func(more string) {
					fmt.Fprintf(w, "%s: %s%s: %s%s\n", s.place(x.Span.Start), name, status, said(x), more)
				}
			})
		}
	}
}

// mostAlikeDiff is how many differences of one kind in a function are each printed; if there are more, the first stands for all.
const mostAlikeDiff = 10

// few prints n differences; alike has how many of each kind there are.
func (d *differing) few(alike map[string]int, n int, tell func(k int) (kind string, line func(more string))) {
	for k := range n {
		kind, line := tell(k)
		switch count := alike[kind]; {
		case d.apart || 0 < count && count <= mostAlikeDiff:
			line("")
		case count > 0:
			line(fmt.Sprintf(", and %d more like that", count-1))
			alike[kind] = 0
		}
	}
}

// kindOf is what a change is alike in with others: the fact, and whether it is gone or new.
func kindOf(c *ide.Change) string {
	return fmt.Sprint(c.Fact, c.Before == "", c.After == "")
}

// findingsOf yields the findings of a function that are gone, then the new ones.
func findingsOf(f *ide.FuncDiff) iter.Seq2[string, []ide.Diagnostic] {
	return func(yield func(string, []ide.Diagnostic) bool) {
		_ = yield("gone", f.Gone) && yield("new", f.New)
	}
}

// said is a diagnostic without its place.
func said(d *ide.Diagnostic) string {
	message := d.Message
	if d.Refused != "" {
		message += "; not applied: " + d.Refused
	}
	return fmt.Sprintf("%s: %s [%s]", d.Severity, message, d.Code)
}

// What diff writes as JSON. Ranges are of the file that the part is about: of the one before if the
// status is "gone".
type (
	jsonDiff struct {
		Before    string         `json:"before"`
		After     string         `json:"after"`
		Functions []jsonFuncDiff `json:"functions"`
		Findings  []jsonMoved    `json:"findings"` // outside of functions
	}
	jsonFuncDiff struct {
		Name     string       `json:"name"`
		Was      *string      `json:"was"` // its other name in the file before
		Status   string       `json:"status"`
		Facts    []jsonChange `json:"facts"`
		Findings []jsonMoved  `json:"findings"`
	}
	jsonChange struct {
		Fact   string    `json:"fact"`
		Block  *string   `json:"block"`
		Status string    `json:"status"` // gone if the block is one of the file before alone
		Before *string   `json:"before"`
		After  *string   `json:"after"`
		Text   string    `json:"text"`
		Range  jsonRange `json:"range"`
	}
	jsonMoved struct {
		Status   string    `json:"status"`
		Code     string    `json:"code"`
		Severity string    `json:"severity"`
		Message  string    `json:"message"`
		Refused  *string   `json:"refused"`
		Range    jsonRange `json:"range"`
	}
)

func (d *differing) json() jsonDiff {
	out := jsonDiff{d.before.name, d.after.name, []jsonFuncDiff{}, []jsonMoved{}}
	for n := range d.list {
		f := &d.list[n]
		moved := []jsonMoved{}
		add := func(s *source, status string, list []ide.Diagnostic) {
			for _, x := range list {
				moved = append(moved, jsonMoved{status, x.Code, x.Severity.String(), x.Message, nameOrNull(x.Refused), s.jsonRange(x.Span)})
			}
		}
		add(d.before, "gone", f.Gone)
		add(d.after, "new", f.New)
		if f.Before < 0 && f.After < 0 {
			out.Findings = moved
			continue
		}
		o := jsonFuncDiff{f.Name, nameOrNull(f.Was), "changed", []jsonChange{}, moved}
		switch {
		case f.After < 0:
			o.Status = "gone"
		case f.Before < 0:
			o.Status = "new"
		}
		for _, c := range f.Changes {
			s, at := d.of(f, c.Block, c.Gone)
			x := jsonChange{c.Fact.String(), nil, "changed", nameOrNull(c.Before), nameOrNull(c.After), c.String(), s.jsonRange(at)}
			if c.Block != nil {
				name := c.Block.Name()
				x.Block = &name
			}
			switch {
			case c.Gone || c.After == "":
				x.Status = "gone"
			case c.Before == "":
				x.Status = "new"
			}
			o.Facts = append(o.Facts, x)
		}
		out.Functions = append(out.Functions, o)
	}
	return out
}
