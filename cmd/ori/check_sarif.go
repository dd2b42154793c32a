package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/url"
	"path/filepath"
	"slices"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

// sarifLevels are SARIF's words for severities. It has no word for hints.
var sarifLevels = map[analysis.Severity]string{
	analysis.Error:       sarif.LevelError,
	analysis.Warning:     sarif.LevelWarning,
	analysis.Information: sarif.LevelNote,
	analysis.Hint:        sarif.LevelNote,
}

// The report is written as results come: first what holds for all, then the results, and at last
// what went wrong.
const sarifOpen = `{
  "version": "2.1.0",
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "runs": [
    {`

const sarifClose = `
    }
  ]
}
`

// sarifHead writes a run up to its results.
func sarifHead(w io.Writer) error {
	run := sarif.NewRun().WithTool(sarif.NewTool().WithDriver(sarifDriver())).WithColumnKind("utf16CodeUnits")
	text, err := json.Marshal(run)
	if err != nil {
		return err
	}
	var members map[string]json.RawMessage
	if err := json.Unmarshal(text, &members); err != nil {
		return err
	}
	delete(members, "results")
	delete(members, "invocations")
	if _, err := io.WriteString(w, sarifOpen); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(members)) {
		value, err := element(members[name], "      ")
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "\n      %q: %s,", name, bytes.TrimSpace(value))
	}
	_, err = io.WriteString(w, "\n      \"results\": [")
	return err
}

// sarifTail tells which files could not be read, and of which files results are left out.
func sarifTail(w io.Writer, _ int, unread []error, omitted []string) error {
	done := sarif.NewInvocation().WithExecutionSuccessful(len(unread) == 0)
	for _, err := range unread {
		done.AddToolExecutionNotification(sarif.NewNotification().WithLevel(sarif.LevelError).WithMessage(sarif.NewTextMessage(err.Error())))
	}
	for _, text := range omitted {
		done.AddToolExecutionNotification(sarif.NewNotification().WithLevel(sarif.LevelWarning).WithMessage(sarif.NewTextMessage(text)))
	}
	list, err := element([]*sarif.Invocation{done}, "      ")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "\n      ],\n      \"invocations\": %s%s", bytes.TrimSpace(list), sarifClose)
	return err
}

func sarifDriver() *sarif.ToolComponent {
	driver := sarif.NewToolComponent().WithName("ori").WithVersion(version)
	for _, c := range ide.Codes() {
		driver.AddRule(sarif.NewRule(c.Name).
			WithShortDescription(sarif.NewMultiformatMessageString().WithText(c.Title)).
			WithFullDescription(sarif.NewMultiformatMessageString().WithText(c.Doc)).
			WithHelp(sarif.NewMultiformatMessageString().WithText(c.Doc).WithMarkdown(ide.Page(c.Name))).
			WithHelpURI(ide.PageURI(c.Name)).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel(sarifLevels[c.Severity])))
	}
	return driver
}

// sarifOf writes the results of a file.
func sarifOf(ctx context.Context, w io.Writer, f *checked) error {
	fixes, omitted, err := f.fixes(ctx)
	if err != nil {
		return err
	}
	artifact := sarif.NewSimpleArtifactLocation(fileURI(f.name))
	return inOrder(w, f.diags.Len(), func(b []byte, n int) ([]byte, error) {
		d := f.diags.At(n)
		if n >= manyRelated {
			d.Related = fewerRelated(d.Related)
		}
		rule := slices.IndexFunc(ide.Codes(), func(c *analysis.Code) bool { return c.Name == d.Code })
		r := f.sarifResult(&d, fixes[n], artifact).WithRuleIndex(rule)
		if omitted[n] {
			r.WithMessage(sarif.NewTextMessage(d.Message + "; the edits of the fix are left out, as there are too many fixes"))
		}
		return appendResult(b, r, n == 0)
	})
}

// A result names all related places of a finding in the first manyRelated results of a file, and fewRelated of them in those
// behind, so that the report stays in proportion to the text.
var (
	manyRelated = 1_000
	fewRelated  = 2
)

// fewerRelated returns the first fewRelated of list, of which the last says how many more --format json lists.
func fewerRelated(list []analysis.Related) []analysis.Related {
	more := len(list) - fewRelated
	if more <= 0 {
		return list
	}
	list = slices.Clone(list[:fewRelated])
	list[fewRelated-1].Message += fmt.Sprintf("; and %d more in --format json", more)
	return list
}

// appendResult appends a result to b, on a line of its own: indented, blanks would be most of a long report.
func appendResult(b []byte, r *sarif.Result, first bool) ([]byte, error) {
	c := compacts.Get().(*compact)
	defer compacts.Put(c)
	text, err := c.json(r)
	if err != nil {
		return b, err
	}
	if !first {
		b = append(b, ',')
	}
	return appendWithoutDefaults(append(b, "\n        "...), text), nil
}

// appendWithoutDefaults appends an object that a [compact] has written, without the members that are [] or -1, which
// are the defaults of SARIF wherever those may stand in a result; the library writes them all.
func appendWithoutDefaults(b, text []byte) []byte {
	for n := 0; n < len(text); n++ {
		if text[n] != '"' {
			b = append(b, text[n])
			continue
		}
		end := stringEnd(text, n)
		rest := text[end:]
		skip := 0
		for _, value := range []string{":[]", ":-1"} {
			if bytes.HasPrefix(rest, []byte(value)) && (rest[len(value)] == ',' || rest[len(value)] == '}') {
				skip = len(value)
			}
		}
		switch {
		case skip == 0:
			b = append(b, text[n:end]...)
			n = end - 1
			continue
		case rest[skip] == ',':
			n = end + skip // the comma, too
		default:
			b = bytes.TrimSuffix(b, []byte(","))
			n = end + skip - 1
		}
	}
	return b
}

func (f *checked) sarifResult(d *ide.Diagnostic, fix *change, in *sarif.ArtifactLocation) *sarif.Result {
	location := func(s grammar.Span) *sarif.Location {
		return sarif.NewLocationWithPhysicalLocation(
			sarif.NewPhysicalLocation().WithArtifactLocation(in).WithRegion(f.sarifRegion(s)))
	}
	r := sarif.NewRuleResult(d.Code).WithLevel(sarifLevels[d.Severity]).AddLocation(location(d.Span))
	if d.Refused == "" {
		r.WithMessage(sarif.NewTextMessage(d.Message))
	} else {
		// SARIF knows no refusals; what is no failure has no level.
		r.WithMessage(sarif.NewTextMessage(d.Message + "; not applied: " + d.Refused))
		r.WithKind("informational").WithLevel(sarif.LevelNone)
	}
	for _, rel := range d.Related {
		r.AddRelatedLocation(location(rel.Span).WithMessage(sarif.NewTextMessage(rel.Message)))
	}
	if fix == nil {
		return r
	}
	change := sarif.NewArtifactChange().WithArtifactLocation(in)
	for _, e := range fix.edits {
		r := sarif.NewReplacement().WithDeletedRegion(f.sarifRegion(e.Span))
		if e.New != "" {
			r.WithInsertedContent(sarif.NewArtifactContent().WithText(e.New))
		}
		change.AddReplacement(r)
	}
	return r.AddFixe(sarif.NewFix().WithDescription(sarif.NewTextMessage(d.Title)).AddArtifactChange(change))
}

// sarifRegion is a span in SARIF's count, from 1.
func (s *source) sarifRegion(sp grammar.Span) *sarif.Region {
	r := s.jsonRange(sp)
	region := sarif.NewRegion().WithStartLine(r.Start.Line + 1).WithStartColumn(r.Start.Character + 1)
	if r.End.Line != r.Start.Line {
		region.WithEndLine(r.End.Line + 1) // else that is the default
	}
	return region.WithEndColumn(r.End.Character + 1)
}

// fileURI is a path as a relative or a file URI.
func fileURI(path string) string {
	u := url.URL{Path: filepath.ToSlash(path)}
	if filepath.IsAbs(path) {
		u.Scheme = "file"
	}
	return u.String()
}
