package main

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestTablesLimit has a table by which many branches go: of the first all entries are listed, of the others it is said that they
// are not, and what does not grow with the table is told of each.
func TestTablesLimit(t *testing.T) {
	const side = 700 // more than leastEntries in all
	h := gen.Hards[slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == "complete" })]
	s := sourceOf(h.Text(side * side))
	funcs, err := s.functions("")
	if err != nil {
		t.Fatal(err)
	}
	var text, out bytes.Buffer
	if err := jsonTables(&out, s, funcs); err != nil {
		t.Fatal(err)
	}
	if err := textTables(&text, s, funcs); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Functions []struct{ Tables []tableFact }
	}
	if err := json.Unmarshal(out.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	listed, entries := 0, 0
	for k, x := range got.Functions[0].Tables {
		n := len(x.Image.Entries)
		entries += n
		switch {
		case *x.Size != side || *x.Image.Size != side*entrySize || x.Branch == nil:
			t.Fatalf("table %d: size %v, image %v, branch %v", k, x.Size, x.Image.Size, x.Branch)
		case x.Limit == "" && n == side:
			if listed++; listed != k+1 {
				t.Errorf("table %d is listed, and one before it not", k)
			}
		case !strings.HasSuffix(x.Limit, "(analysis-limit is 1, and can be up to 32)") || n+len(x.Targets)+len(x.Cases) > 0:
			t.Fatalf("table %d: limit %q, %d entries", k, x.Limit, n)
		}
	}
	if listed == 0 || listed == side || entries > leastEntries {
		t.Errorf("%d of %d tables are listed, with %d entries", listed, side, entries)
	}
	if n := strings.Count(text.String(), "are not listed"); n != side-listed {
		t.Errorf("the text says of %d tables that they are not listed, JSON of %d", n, side-listed)
	}
}
