package grammar

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"
)

// TestTrees makes edits in a text of which few sections have trees, and compares with the text parsed anew.
func TestTrees(t *testing.T) {
	defer func(a, b, c int) { smallText, smallBudget, largeBudget = a, b, c }(smallText, smallBudget, largeBudget)
	smallText, smallBudget, largeBudget = 200, 400, 700

	var text bytes.Buffer
	for n := range 40 {
		fmt.Fprintf(&text, ".entry f%d {\n", n)
		for k := range 1 + n%12 {
			fmt.Fprintf(&text, "L%d:\n  IADD3 R%d, R%d, 0x1, RZ\n", k, k, n)
		}
		text.WriteString("  EXIT\n}\n")
	}
	d := Parse(text.Bytes())
	check := func(d *Document) {
		t.Helper()
		size, most, trees := 0, 0, 0
		for _, s := range d.Sections() {
			for _, p := range s.parts {
				if p.tree != nil {
					size, most, trees = size+int(p.size), max(most, int(p.size)), trees+1
				}
			}
		}
		if size > smallBudget+largeBudget+most || trees == len(d.Sections()) {
			t.Fatalf("%d sections with %d bytes have trees", trees, size)
		}
	}
	check(d)
	r := rand.New(rand.NewPCG(1, 2))
	docs := []*Document{d}
	for n := range 400 {
		d := docs[max(0, len(docs)-1-r.IntN(3))] // now and then an older version
		at := int32(r.IntN(d.Len()))
		e := Edit{Span: Span{Start: at, End: min(at+int32(r.IntN(3)), int32(d.Len()))}, New: []string{"", "1", "R2,", "\n", "}", "/*", "*/", ".entry g {\n"}[r.IntN(8)]}
		if n%10 == 9 {
			e = Edit{Span: Span{Start: 0, End: int32(d.Len())}, New: text.String()} // all sections anew
		}
		d = d.Edit(e)
		checkDocument(t, d, d.Bytes())
		checkWhole(t, d)
		if t.Failed() {
			t.Fatalf("after edit %d: %v", n, e)
		}
		docs = append(docs, d)
	}
}
