package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"sync"

	"github.com/ori-lang/ori/grammar"
)

// What check writes as JSON: an object with a list "files" of objects with the members "file",
// "diagnostics", "omitted" if there are more than are listed, and, with --by source if there are any,
// "sources". Ranges are as in the Language Server
// Protocol: lines and characters count from 0, characters in UTF-16 units.
type (
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

func jsonTail(w io.Writer, reported int, _ []error, _ []string) error {
	end := "\n  ]\n}\n"
	if reported == 0 {
		end = "]\n}\n"
	}
	_, err := io.WriteString(w, end)
	return err
}

// jsonOf writes the element of a file in the list, a diagnostic at a time.
func jsonOf(ctx context.Context, w io.Writer, f *checked) error {
	fixes, omitted, err := f.fixes(ctx)
	if err != nil {
		return err
	}
	name, err := element(f.name, "")
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "\n    {\n      \"file\": %s,\n      \"diagnostics\": [", bytes.TrimSpace(name))
	if err := jsonList(w, f.diags.Len(), func(n int) any { return f.jsonDiagnostic(n, fixes[n], omitted[n]) }); err != nil {
		return err
	}
	if omitted := f.omitted(); omitted != nil {
		io.WriteString(w, ",\n      \"omitted\": [")
		if err := jsonList(w, len(omitted), func(n int) any { return omitted[n] }); err != nil {
			return err
		}
	}
	groups, err := f.groups(ctx)
	if err != nil {
		return err
	}
	groups = slices.DeleteFunc(groups, func(g *sourceGroup) bool { return g.from == nil })
	if len(groups) > 0 {
		io.WriteString(w, ",\n      \"sources\": [")
		if err := jsonList(w, len(groups), func(n int) any { return jsonSourceOf(groups[n]) }); err != nil {
			return err
		}
	}
	_, err = io.WriteString(w, "\n    }")
	return err
}

// jsonList writes the elements of a list that is a member of a file, and what ends it.
func jsonList(w io.Writer, n int, elem func(int) any) error {
	if err := elements(w, n, elem); err != nil {
		return err
	}
	end := "\n      ]"
	if n == 0 {
		end = "]"
	}
	_, err := io.WriteString(w, end)
	return err
}

// jsonDiagnostic is diagnostic n with its fix, nil if it has none or it is omitted.
func (f *checked) jsonDiagnostic(n int, c *change, omitted bool) *jsonDiagnostic {
	d := f.diags.At(n)
	o := &jsonDiagnostic{
		Code:     d.Code,
		Severity: d.Severity.String(),
		Message:  d.Message,
		Range:    f.jsonRange(d.Span),
		Related:  []jsonRelated{},
		Fixes:    []jsonFix{},
		Omitted:  omitted,
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
	if c != nil {
		fix := jsonFix{Title: d.Title, Edits: []jsonEdit{}}
		for _, e := range c.edits {
			fix.Edits = append(fix.Edits, jsonEdit{f.jsonRange(e.Span), e.New})
		}
		o.Fixes = append(o.Fixes, fix)
	}
	return o
}

func jsonSourceOf(g *sourceGroup) *jsonSource {
	o := &jsonSource{Instructions: g.instrs, Functions: g.funcs, Diagnostics: g.diags}
	for _, x := range g.from {
		o.From = append(o.From, jsonLine{x.File, x.Line})
	}
	return o
}

// elements writes n elements of a list, one after the other.
func elements(w io.Writer, n int, elem func(int) any) error {
	return inOrder(w, n, func(b []byte, k int) ([]byte, error) {
		if k > 0 {
			b = append(b, ',')
		}
		return appendElement(b, elem(k), "        ")
	})
}

// element is a value as it stands in a list that is indented by indent, behind a new line.
func element(v any, indent string) ([]byte, error) { return appendElement(nil, v, indent) }

// appendElement appends an element to b.
func appendElement(b []byte, v any, indent string) ([]byte, error) {
	c := compacts.Get().(*compact)
	defer compacts.Put(c)
	text, err := c.json(v)
	if err != nil {
		return b, err
	}
	b = append(append(b, '\n'), indent...)
	return appendIndented(b, text, indent), nil
}

// compacts are kept from element to element, as there may be very many.
var compacts = sync.Pool{New: func() any { return newCompact() }}

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
