package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"

	"github.com/ori-lang/ori/grammar"
)

// What check writes as JSON: an object with a list "files" of these. Ranges are as in the Language
// Server Protocol: lines and characters count from 0, characters in UTF-16 units.
type (
	jsonFile struct {
		File        string           `json:"file"`
		Diagnostics []jsonDiagnostic `json:"diagnostics"`
		Sources     []jsonSource     `json:"sources,omitempty"` // with --by source
	}
	jsonSource struct {
		From         []jsonLine `json:"from"` // the line itself, then those at which it is inlined, from the inside out
		Instructions int        `json:"instructions"`
		Functions    []string   `json:"functions"`
		Diagnostics  []int      `json:"diagnostics"` // those of the file, by their numbers from 0
	}
	jsonLine struct {
		File string `json:"file"`
		Line int    `json:"line"` // counted from 1
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
		Omitted  bool          `json:"fixesOmitted,omitempty"` // there is a fix, but there are too many to find the edits of each
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

func jsonHead(w io.Writer) error {
	_, err := io.WriteString(w, "{\n  \"files\": [")
	return err
}

func jsonTail(w io.Writer, reported int, _ []error) error {
	end := "\n  ]\n}\n"
	if reported == 0 {
		end = "]\n}\n"
	}
	_, err := io.WriteString(w, end)
	return err
}

// jsonOf is the element of a file in the list.
func jsonOf(ctx context.Context, f *checked) ([]byte, error) {
	fixes, omitted, err := f.fixes(ctx)
	if err != nil {
		return nil, err
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
			Omitted:  omitted[n],
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
	groups, err := f.groups(ctx)
	if err != nil {
		return nil, err
	}
	for _, g := range groups {
		if g.from == nil {
			continue
		}
		o := jsonSource{Instructions: g.instrs, Functions: g.funcs, Diagnostics: g.diags}
		for _, x := range g.from {
			o.From = append(o.From, jsonLine{x.File, x.Line})
		}
		out.Sources = append(out.Sources, o)
	}
	return element(out, "    ")
}

// element is a value as it stands in a list that is indented by indent, behind a new line.
func element(v any, indent string) ([]byte, error) {
	var w bytes.Buffer
	w.WriteString("\n" + indent)
	e := json.NewEncoder(&w)
	e.SetEscapeHTML(false)
	e.SetIndent(indent, "  ")
	err := e.Encode(v)
	return bytes.TrimRight(w.Bytes(), "\n"), err
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
