package ide

import (
	"strings"
	"testing"
)

// TestTellApart holds that equal titles get the line that they are of, and the column where the line has several.
func TestTellApart(t *testing.T) {
	a := actions{s: Open([]byte("a\n  b b\n  c\n"), Options{})}
	fixes := []Action{{Title: "Fix", Span: Span{Start: 0, End: 1}}, {Title: "Fix", Span: Span{Start: 4, End: 5}}, {Title: "Fix", Span: Span{Start: 6, End: 7}}, {Title: "Other", Span: Span{Start: 10, End: 11}}}
	a.tellApart(t.Context(), fixes)
	var titles []string
	for _, x := range fixes {
		titles = append(titles, x.Title)
	}
	if got, want := strings.Join(titles, "\n"), "Fix (line 1)\nFix (line 2, column 3)\nFix (line 2, column 5)\nOther"; got != want {
		t.Errorf("titles:\n%s\nwant:\n%s", got, want)
	}
}
