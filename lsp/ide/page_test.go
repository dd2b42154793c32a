package ide

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/cfg"
)

var update = flag.Bool("update", false, "rewrite the golden sections")

// TestExamples holds that each code has an example, of which the code is reported, or offered as an
// action, and that the fix in it is what is made.
func TestExamples(t *testing.T) {
	for _, c := range Codes() {
		if c.Name == "too-many-diagnostics" || c.Name == "analysis-limit" {
			continue // needs more of them than anybody reads, or a text that is too long
		}
		name := filepath.Join("examples", c.Name+".txtar")
		data, err := os.ReadFile(name)
		if err != nil {
			t.Error(err)
			continue
		}
		ar := txtar.Parse(data)
		got := &txtar.Archive{Comment: ar.Comment, Files: ar.Files[:1]}
		said, edits := exampleOf(t, c.Name, ar.Files[0].Data)
		if said == "" {
			t.Errorf("%s is not reported of its example", c.Name)
			continue
		}
		got.Files = append(got.Files[:1:1], txtar.File{Name: "said.txt", Data: []byte(said)})
		if edits != nil {
			got.Files = append(got.Files, txtar.File{Name: "out" + filepath.Ext(ar.Files[0].Name), Data: edits})
		}
		if c.Fixable() != (edits != nil) {
			t.Errorf("%s: fixable: %t, but there is a fix of its example: %t", c.Name, c.Fixable(), edits != nil)
		}
		if want := txtar.Format(got); *update {
			if err := os.WriteFile(name, want, 0o666); err != nil {
				t.Fatal(err)
			}
		} else if !bytes.Equal(want, data) {
			t.Errorf("%s: got\n%s\nwant\n%s", name, want, data)
		}
	}
}

// exampleOf returns what a code says of a text, and the text after its first fix, nil if there is none.
func exampleOf(t *testing.T, code string, src []byte) (said string, after []byte) {
	s := Open(src, Options{})
	ds, err := s.AllDiagnostics(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	line := func(off int32) int { return bytes.Count(src[:off], []byte("\n")) + 1 }
	for n := range ds {
		d := &ds[n]
		if d.Code != code || d.Refused != "" {
			continue
		}
		said += fmt.Sprintf("line %d: %s\n", line(d.Span.Start), d.Message)
		if after == nil && d.Fixable() {
			edits, err := s.Fix(t.Context(), d)
			if err != nil {
				t.Fatal(err)
			}
			after = cfg.Apply(src, edits, 0)
		}
	}
	if said != "" {
		return said, after
	}
	for off := range src {
		for _, a := range must(s.Actions(t.Context(), Span{Start: int32(off), End: int32(off)}, anything)) {
			if a.Code == code && a.Key.N >= 0 && a.Disabled == "" {
				edits, err := s.Resolve(t.Context(), a.Key)
				if err != nil {
					t.Fatal(err)
				}
				return fmt.Sprintf("line %d: %s\n", line(a.Span.Start), strings.TrimSpace(a.Title)), cfg.Apply(src, edits, 0)
			}
		}
	}
	return "", nil
}
