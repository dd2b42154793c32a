package main

import (
	"context"
	"encoding/json"
	"io"

	"ori/grammar"
)

// What check writes as JSON. Ranges are as in the Language Server Protocol:
// lines and characters count from 0, characters in UTF-16 units.
type (
	jsonReport struct {
		Files []jsonFile `json:"files"`
	}
	jsonFile struct {
		File        string           `json:"file"`
		Diagnostics []jsonDiagnostic `json:"diagnostics"`
	}
	jsonDiagnostic struct {
		Code     string        `json:"code"`
		Severity string        `json:"severity"`
		Message  string        `json:"message"`
		Phase    *int          `json:"phase"`
		Pass     *string       `json:"pass"`
		Range    jsonRange     `json:"range"`
		Related  []jsonRelated `json:"related"`
		Fixes    []jsonFix     `json:"fixes"`
		Refused  *string       `json:"refused"`
	}
	jsonRelated struct {
		Message string    `json:"message"`
		Range   jsonRange `json:"range"`
	}
	jsonFix struct {
		Title string     `json:"title"`
		Edits []jsonEdit `json:"edits"`
	}
	jsonEdit struct {
		Range   jsonRange `json:"range"`
		NewText string    `json:"newText"`
	}
	jsonRange struct {
		Start jsonPosition `json:"start"`
		End   jsonPosition `json:"end"`
	}
	jsonPosition struct {
		Line      int `json:"line"`
		Character int `json:"character"`
	}
)

func writeJSON(ctx context.Context, w io.Writer, files []checked) error {
	report := jsonReport{Files: []jsonFile{}}
	for _, f := range files {
		fixes, err := f.fixes(ctx)
		if err != nil {
			return err
		}
		out := jsonFile{File: f.name, Diagnostics: []jsonDiagnostic{}}
		for n := range f.diags {
			d := &f.diags[n]
			o := jsonDiagnostic{
				Code:     d.Code,
				Severity: d.Severity.String(),
				Message:  d.Message,
				Range:    f.jsonRange(d.Span),
				Related:  []jsonRelated{},
				Fixes:    []jsonFix{},
			}
			if ph := d.Phase; ph != nil {
				o.Pass = &ph.Name
				if ph.Num != 0 {
					o.Phase = &ph.Num
				}
			}
			if d.Refused != "" {
				o.Refused = &d.Refused
			}
			for _, r := range d.Related {
				o.Related = append(o.Related, jsonRelated{r.Message, f.jsonRange(r.Span)})
			}
			if c := fixes[n]; c != nil {
				fix := jsonFix{Title: d.Title, Edits: []jsonEdit{}}
				for _, e := range c.edits {
					fix.Edits = append(fix.Edits, jsonEdit{f.jsonRange(e.Span), e.New})
				}
				o.Fixes = append(o.Fixes, fix)
			}
			out.Diagnostics = append(out.Diagnostics, o)
		}
		report.Files = append(report.Files, out)
	}
	return encodeJSON(w, report)
}

func (s *source) jsonRange(sp grammar.Span) jsonRange {
	at := func(off int32) jsonPosition {
		line, char := s.snap.Text().Position(int(off), grammar.UTF16)
		return jsonPosition{line, char}
	}
	return jsonRange{at(sp.Start), at(sp.End)}
}

func encodeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}
