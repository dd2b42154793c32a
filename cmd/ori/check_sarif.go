package main

import (
	"context"
	"io"
	"net/url"
	"path/filepath"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"ori/analysis"
	"ori/grammar"
	"ori/lsp/ide"
)

// sarifLevels are SARIF's words for severities. It has no word for hints.
var sarifLevels = map[analysis.Severity]string{
	analysis.Error:       sarif.LevelError,
	analysis.Warning:     sarif.LevelWarning,
	analysis.Information: sarif.LevelNote,
	analysis.Hint:        sarif.LevelNote,
}

func writeSARIF(ctx context.Context, w io.Writer, files []checked) error {
	driver := sarif.NewToolComponent().WithName("ori").WithVersion(version)
	for _, c := range ide.Codes() {
		driver.AddRule(sarif.NewRule(c.Name).
			WithShortDescription(sarif.NewMultiformatMessageString().WithText(c.Title)).
			WithFullDescription(sarif.NewMultiformatMessageString().WithText(c.Doc)).
			WithHelp(sarif.NewMultiformatMessageString().WithText(c.Doc).WithMarkdown(ide.Page(c.Name))).
			WithHelpURI(ide.PageURI(c.Name)).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel(sarifLevels[c.Severity])))
	}
	run := sarif.NewRun().WithTool(sarif.NewTool().WithDriver(driver)).WithColumnKind("utf16CodeUnits")
	for _, f := range files {
		fixes, err := f.fixes(ctx)
		if err != nil {
			return err
		}
		artifact := sarif.NewSimpleArtifactLocation(fileURI(f.name))
		for n := range f.diags {
			result := f.sarifResult(&f.diags[n], fixes[n], artifact)
			run.AddResult(result.WithRuleIndex(run.GetRuleIndex(f.diags[n].Code)))
		}
	}
	out := sarif.NewReport().AddRun(run)
	if err := out.PrettyWrite(w); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
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
		change.AddReplacement(sarif.NewReplacement().WithDeletedRegion(f.sarifRegion(e.Span)).
			WithInsertedContent(sarif.NewArtifactContent().WithText(e.New)))
	}
	return r.AddFixe(sarif.NewFix().WithDescription(sarif.NewTextMessage(d.Title)).AddArtifactChange(change))
}

// sarifRegion is a span in SARIF's count, from 1.
func (s *source) sarifRegion(sp grammar.Span) *sarif.Region {
	r := s.jsonRange(sp)
	return sarif.NewRegion().
		WithStartLine(r.Start.Line + 1).WithStartColumn(r.Start.Character + 1).
		WithEndLine(r.End.Line + 1).WithEndColumn(r.End.Character + 1)
}

// fileURI is a path as a relative or a file URI.
func fileURI(path string) string {
	u := url.URL{Path: filepath.ToSlash(path)}
	if filepath.IsAbs(path) {
		u.Scheme = "file"
	}
	return u.String()
}
