package lint

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/golden"
	"github.com/ori-lang/ori/grammar"
)

// TestLint compares what is said about the texts of testdata.
func TestLint(t *testing.T) { golden.Run(t, "testdata/*.txtar", "lint", say) }

// TestFixes compares what the fixes of the texts of testdata/fix change, each alone.
func TestFixes(t *testing.T) {
	golden.Run(t, "testdata/fix/*.txtar", "fixes", func(src []byte) string {
		var sb strings.Builder
		d := grammar.Parse(src)
		for n, u := range cfg.Lower(d) {
			start, first := d.SectionStart(n)
			for _, f := range u.Funcs {
				for _, x := range Check(analysis.NewFacts(f)) {
					if x.Fix == nil {
						fmt.Fprintf(&sb, "%d: %s: %s: no fix\n", first+f.Line(x.Span.Start)+1, x.Code, x.Message)
						continue
					}
					after := cfg.Apply(src, x.Fix.Edits(), -int32(start))
					fmt.Fprintf(&sb, "%d: %s: %s\n%s", first+f.Line(x.Span.Start)+1, x.Code, x.Fix.Title, changedLines(src, after))
				}
			}
		}
		return sb.String()
	})
}

// changedLines are the lines between those that are the same at both ends.
func changedLines(was, now []byte) string {
	a, b := strings.SplitAfter(string(was), "\n"), strings.SplitAfter(string(now), "\n")
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	var sb strings.Builder
	for _, l := range a {
		sb.WriteString("    - " + l)
	}
	for _, l := range b {
		sb.WriteString("    + " + l)
	}
	return sb.String()
}

func say(src []byte) string {
	var sb strings.Builder
	d := grammar.Parse(src)
	for n, u := range cfg.Lower(d) {
		_, first := d.SectionStart(n)
		for _, f := range u.Funcs {
			for _, x := range Check(analysis.NewFacts(f)) {
				fmt.Fprintf(&sb, "%d: %s: %s: %s %q\n", first+f.Line(x.Span.Start)+1, x.Severity, x.Code, x.Message, f.Text(x.Span))
				if x.Fix != nil {
					fmt.Fprintf(&sb, "    fix: %s\n", x.Fix.Title)
				}
				for _, r := range x.Related {
					fmt.Fprintf(&sb, "    %d: %s\n", first+f.Line(r.Span.Start)+1, r.Message)
				}
			}
		}
	}
	units := cfg.Lower(d)
	start := func(n int) int32 {
		off, _ := d.SectionStart(n)
		return int32(off)
	}
	census := (*cfg.Census)(nil).Change(nil, units)
	report := func(x analysis.Diagnostic) {
		line := func(at grammar.Span) int {
			n, _ := d.Position(int(at.Start), grammar.UTF8)
			return n + 1
		}
		fmt.Fprintf(&sb, "%d: %s: %s: %s %q\n", line(x.Span), x.Severity, x.Code, x.Message, src[x.Span.Start:x.Span.End])
		for _, r := range x.Related {
			fmt.Fprintf(&sb, "    %d: %s\n", line(r.Span), r.Message)
		}
	}
	Redefinitions(census, units, start, report)
	StaleData(census, units, start, report)
	return sb.String()
}

// TestCodes holds that the table of codes is complete enough to be shown.
func TestCodes(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range Codes {
		if seen[c.Name] {
			t.Errorf("%s is in the table twice", c.Name)
		}
		seen[c.Name] = true
		if c.Name != strings.ToLower(c.Name) || strings.ContainsAny(c.Name, " _") {
			t.Errorf("%s is not kebab-case", c.Name)
		}
		if c.Severity == 0 || c.Title == "" || !strings.HasSuffix(c.Doc, ".") {
			t.Errorf("%s lacks a severity, a title or a sentence", c.Name)
		}
	}
}
