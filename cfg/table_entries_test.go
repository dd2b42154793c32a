package cfg

import (
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestSetEntry changes entries of a table of a clone, and of clones that were made of it before and after: each has its own, and the
// text is edited once for each entry that changed.
func TestSetEntry(t *testing.T) {
	const text = `.func f {
.jumptable t { a, b, a }
  BRX R2, t;
a:
  EXIT;
b:
  EXIT;
c:
  EXIT;
}
`
	doc := grammar.Parse([]byte(text))
	f := LowerSection(t.Context(), doc.Sections()[0], Env{}, nil, new(Names)).Funcs[0]
	set := func(f *Func, k int, label string) { f.SetEntry(&f.Tables[0], k, f.Block(label)) }
	first := f.Clone(t.Context())
	early := first.Clone(t.Context())
	set(first, 0, "b")
	set(first, 0, "c") // again, as another pass does
	late := first.Clone(t.Context())
	set(first, 2, "b")
	set(late, 1, "c")
	for _, x := range []struct {
		name   string
		f      *Func
		labels []string
		edits  int
	}{
		{"the function", f, []string{"a", "b", "a"}, 0},
		{"a clone", first, []string{"c", "b", "b"}, 2},
		{"a clone of it before", early, []string{"a", "b", "a"}, 0},
		{"a clone of it behind", late, []string{"c", "c", "a"}, 2},
	} {
		if table := &x.f.Tables[0]; !slices.Equal(table.Labels, x.labels) || len(table.edits()) != x.edits {
			t.Errorf("%s has the entries %v and edits %v; want %v and %d", x.name, table.Labels, table.edits(), x.labels, x.edits)
		}
	}
	if got := string(Apply([]byte(text), first.Edits(t.Context()), 0)); got != strings.Replace(text, "a, b, a", "c, b, b", 1) {
		t.Errorf("the text is\n%s", got)
	}
}
