package grammar

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestEditShares edits one block and looks at what the new document has in
// common with the old one.
func TestEditShares(t *testing.T) {
	for _, native := range []bool{false, true} {
		src := kernels(4, 50, native)
		d := Parse(src)
		at := bytes.Index(src[len(src)/2:], []byte("0x18, PT")) + len(src)/2
		i := d.SectionAt(at)
		base, _ := d.SectionStart(i)
		touched := d.Sections()[i].ChunkAtOffset(at - base)
		// One character, one that changes lines, and one that ends the block.
		for _, text := range []string{"1", "\n", ", R7 ;\nNOP ;\nNOP ", " ;\nNEW:\n  NOP "} {
			next := d.Edit(Edit{Span{int32(at), int32(at)}, text})
			if len(next.Sections()) != len(d.Sections()) {
				t.Fatalf("%q makes %d sections of %d", text, len(next.Sections()), len(d.Sections()))
			}
			for j, s := range next.Sections() {
				if (s == d.Sections()[j]) == (j == i) {
					t.Errorf("%q in section %d: section %d is the same: %v", text, i, j, j != i)
				}
			}
			old, now := d.Sections()[i], next.Sections()[i]
			extra := len(now.Chunks) - len(old.Chunks)
			if want := strings.Count(text, ":"); extra != want {
				t.Errorf("%q makes %d chunks more, want %d", text, extra, want)
			}
			for j, c := range old.Chunks {
				if j == touched {
					continue
				}
				k := j
				if j > touched {
					k += extra
				}
				if now.Chunks[k].Chunk != c.Chunk {
					t.Errorf("%q in chunk %d of %d: chunk %d is another", text, touched, len(old.Chunks), j)
				}
			}
			if back := next.Edit(Edit{Span{int32(at), int32(at + len(text))}, ""}); diffDocuments(back, d) != "" {
				t.Errorf("%q and back: %s", text, diffDocuments(back, d))
			}
		}
		if got := diffDocuments(d, Parse(src)); got != "" {
			t.Errorf("edits changed the document they started from: %s", got)
		}
	}
}

// TestEditMovesSections inserts and removes a function: the others stay.
func TestEditMovesSections(t *testing.T) {
	src := kernels(3, 5, true)
	d := Parse(src)
	if len(d.Sections()) != 3 {
		t.Fatalf("%d sections", len(d.Sections()))
	}
	start, _ := d.SectionStart(1)
	more := d.Edit(Edit{Span{int32(start), int32(start)}, ".func g {\n  RET\n}\n"})
	if len(more.Sections()) != 4 {
		t.Fatalf("%d sections after one more", len(more.Sections()))
	}
	for i, j := range []int{0, 2, 3} {
		if more.Sections()[j] != d.Sections()[i] {
			t.Errorf("section %d is not what section %d was", j, i)
		}
	}
	end, _ := d.SectionStart(2)
	less := d.Edit(Edit{Span{int32(start), int32(end)}, ""})
	if len(less.Sections()) != 2 || less.Sections()[0] != d.Sections()[0] || less.Sections()[1] != d.Sections()[2] {
		t.Errorf("removing the second of three functions leaves %d sections, or others", len(less.Sections()))
	}
}

func TestEditClamps(t *testing.T) {
	d := Parse([]byte("NOP\nEXIT\n"))
	for _, test := range []struct {
		edits []Edit
		want  string
	}{
		{nil, "NOP\nEXIT\n"},
		{[]Edit{{Span{2, 2}, ""}}, "NOP\nEXIT\n"},
		{[]Edit{{Span{-5, 3}, "RET"}}, "RET\nEXIT\n"},
		{[]Edit{{Span{4, 99}, "RET"}}, "NOP\nRET"},
		{[]Edit{{Span{50, 99}, "RET"}}, "NOP\nEXIT\nRET"},
		{[]Edit{{Span{3, 1}, ";"}}, "NOP;\nEXIT\n"},
		{[]Edit{{Span{0, 3}, "A"}, {Span{1, 5}, "B"}}, "ABXIT\n"},
	} {
		if got := d.EditAll(test.edits); string(got.Bytes()) != test.want {
			t.Errorf("%v makes %q, want %q", test.edits, got.Bytes(), test.want)
		}
	}
	if d.EditAll(nil) != d {
		t.Error("no edits make another document")
	}
}

// TestUnclosedComment types a comment around functions: until it is closed
// there is none.
// TestEditJoins holds that edits which touch are made as one, and change what they did.
func TestEditJoins(t *testing.T) {
	d := Parse([]byte("0123456789"))
	at := func(start, end int32, text string) Edit { return Edit{Span: Span{Start: start, End: end}, New: text} }
	edits := []Edit{at(1, 2, "a"), at(2, 4, ""), at(4, 4, "b"), at(4, 5, "c"), at(6, 7, ""), at(7, 7, ""), at(7, 8, "d")}
	want := []Edit{at(1, 5, "abc"), at(6, 8, "d")}
	if got := d.clamp(edits); !slices.Equal(got, want) {
		t.Errorf("clamp(%v) = %v, want %v", edits, got, want)
	}
	if got := string(d.EditAll(edits).Bytes()); got != "0abc5d89" {
		t.Errorf("the text is %q", got)
	}
}

func TestUnclosedComment(t *testing.T) {
	src := kernels(3, 5, true)
	d := Parse(src)
	open := d.Edit(Edit{Span{0, 0}, "/*\n"})
	if len(open.Sections()) != 4 || open.Sections()[2] != d.Sections()[1] {
		t.Errorf("%d sections under a comment without an end", len(open.Sections()))
	}
	third, _ := open.SectionStart(3)
	closed := open.Edit(Edit{Span{int32(third), int32(third)}, "*/\n"})
	if len(closed.Sections()) != 2 || closed.Sections()[0].Chunks[0].Kind != KindTrivia {
		t.Errorf("%d sections, the first %v", len(closed.Sections()), closed.Sections()[0].Chunks[0].Kind)
	}
	if diff := diffDocuments(closed, Parse(closed.Bytes())); diff != "" {
		t.Error(diff)
	}
}

// TestManyEdits makes more edits of one section than a tree is told of one by one.
func TestManyEdits(t *testing.T) {
	src := []byte(".entry f {\n")
	want := bytes.Clone(src)
	var edits []Edit
	for n := range 2 * mostTreeEdits {
		line := fmt.Sprintf("    MOV R%d, 0x%x\n", n%200, n)
		at := int32(len(src))
		switch n % 3 {
		case 0:
			edits = append(edits, Edit{Span: Span{at, at + int32(len(line))}})
		case 1:
			edits = append(edits, Edit{Span: Span{at + 4, at + 7}, New: "IADD3"})
			want = append(want, "    IADD3"+line[7:]...)
		default:
			want = append(want, line...)
		}
		src = append(src, line...)
	}
	src, want = append(src, "}\n"...), append(want, "}\n"...)
	d := Parse(src).EditAll(edits)
	checkDocument(t, d, want)
	checkWhole(t, d)
}

// TestEditEnds holds that an edit of a section ends with its context, and that d is as it was.
func TestEditEnds(t *testing.T) {
	src := []byte(".entry f {\n    MOV R1, R2\n}\n")
	d := Parse(src)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	edits := []Edit{{Span: Span{15, 18}, New: "IADD3"}}
	if n, err := d.EditAllContext(ctx, edits); n != nil || err != context.Canceled {
		t.Errorf("%v, %v", n, err)
	}
	editAndCheck(t, t.Context(), d, edits)
	checkDocument(t, d, src)
}
