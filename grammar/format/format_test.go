package format

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/grammar"
)

var update = flag.Bool("update", false, "rewrite what testdata/*.txtar expects")

// apply makes edits, which are in order.
func apply(src []byte, edits []grammar.Edit) []byte {
	var out []byte
	at := int32(0)
	for _, e := range edits {
		out = append(append(out, src[at:e.Span.Start]...), e.New...)
		at = e.Span.End
	}
	return append(out, src[at:]...)
}

// formatted is the text laid out.
func formatted(t testing.TB, src []byte) []byte {
	edits := All(grammar.Parse(src))
	at := int32(0)
	for _, e := range edits {
		if e.Span.Start < at || e.Span.End < e.Span.Start || string(src[e.Span.Start:e.Span.End]) == e.New {
			t.Fatalf("edit %v of %q", e, src)
		}
		at = e.Span.End
	}
	return apply(src, edits)
}

// TestGolden lays out the first file of each archive; the second is what becomes of it. Line ends
// stand in it as they are.
func TestGolden(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txtar")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			ar := txtar.Parse(data)
			got := formatted(t, ar.Files[0].Data)
			if *update {
				ar.Files = append(ar.Files[:1], txtar.File{Name: "out.ori", Data: got})
				if out := txtar.Format(ar); !bytes.Equal(out, data) {
					if err := os.WriteFile(name, out, 0o666); err != nil {
						t.Fatal(err)
					}
				}
				return
			}
			if want := ar.Files[1].Data; !bytes.Equal(got, want) {
				t.Errorf("got:\n%s\nwant:\n%s", got, want)
			}
			check(t, ar.Files[0].Data)
		})
	}
}

// ink is what of a text formatting must leave: all but blanks and line ends.
func ink(src []byte) string {
	return string(bytes.Map(func(r rune) rune {
		if strings.ContainsRune(" \t\f\v\r\n", r) {
			return -1
		}
		return r
	}, src))
}

// check holds what is true of each text: nothing but blanks changes, the tree is of the same nodes,
// doing it again changes nothing, and doing it in two parts, here or there, is doing it at once.
func check(t *testing.T, src []byte) {
	t.Helper()
	out := formatted(t, src)
	if ink(src) != ink(out) {
		t.Fatalf("text is lost:\n%q\n%q", src, out)
	}
	if before, after := nodes(src), nodes(out); !slices.Equal(before, after) {
		t.Fatalf("another tree:\n%q\n%q\n%q\n%q", src, out, before, after)
	}
	if again := formatted(t, out); !bytes.Equal(again, out) {
		t.Fatalf("not at rest:\n%q\n%q\n%q", src, out, again)
	}
	doc := grammar.Parse(src)
	if got, want := byPieces(t, doc), All(doc); !slices.Equal(got, want) {
		t.Fatalf("by pieces:\n%q\n%v\n%v", src, got, want)
	}
	n := doc.LineCount()
	for _, at := range []int{n / 2, n / 3, n * 3 / 4} {
		if at == 0 {
			continue
		}
		start, _ := doc.LineSpan(at)
		_, end := doc.LineSpan(at - 1)
		part := func(start, end int) []grammar.Edit {
			edits, err := Edits(t.Context(), doc, grammar.Span{Start: int32(start), End: int32(end)})
			if err != nil {
				t.Fatal(err)
			}
			return edits
		}
		parts := append(part(0, end), part(start, len(src))...)
		if got := apply(src, parts); !bytes.Equal(got, out) {
			t.Fatalf("in two parts:\n%q\n%q\n%q", src, out, got)
		}
	}
}

// byPieces are the edits of all pieces.
func byPieces(t *testing.T, doc *grammar.Document) (edits []grammar.Edit) {
	t.Helper()
	pieces, err := Pieces(t.Context(), doc)
	if err != nil {
		t.Fatal(err)
	}
	for n := range pieces {
		es, err := pieces[n].Edits(t.Context(), doc)
		if err != nil {
			t.Fatal(err)
		}
		edits = append(edits, es...)
	}
	return edits
}

// TestWindow lays out each line by itself, in texts of many blocks: together that is what laying
// out all of the text is.
func TestWindow(t *testing.T) {
	lines := []string{"MOV R1,R2", "  ISETP.EQ.AND P0,PT, R0, 0x0, PT // a comment", "@P0 BRA L", "IADD3.X.FOO.BAR R1, R2", "", "// alone", "L%d:", "L%d:", "L%d:", "L%d: // behind",
		"L%d: EXIT", "L%d:L%d: @P0 BRA L; NOP ; // both", "L%d: /* c */ EXIT", "L%d: RET }", "NOP; .cold", "L%d: .entry f {", "/* over", "lines */", ".cold", "}", ".entry f {", "\t", "STG [R2], R3 /* closed */", ".jumptable t { L1,L2 }", "what, is this"}
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 1))
		var text strings.Builder
		text.WriteString(".entry g {\n")
		for n := range 5 + r.IntN(40) {
			l := lines[r.IntN(len(lines))]
			if r.IntN(2) == 0 {
				l = lines[r.IntN(10)]
			}
			text.WriteString(strings.ReplaceAll(l, "%d", fmt.Sprint(n)) + "\n")
		}
		src := []byte(text.String())
		doc := grammar.Parse(src)
		var parts []grammar.Edit
		for n := range doc.LineCount() {
			start, end := doc.LineSpan(n)
			edits, err := Edits(t.Context(), doc, grammar.Span{Start: int32(start), End: int32(end)})
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range edits {
				if len(parts) == 0 || parts[len(parts)-1].Span.Start < e.Span.Start || parts[len(parts)-1].Span.End < e.Span.End {
					parts = append(parts, e)
				}
			}
		}
		if got, want := apply(src, parts), formatted(t, src); !bytes.Equal(got, want) {
			t.Fatalf("seed %d:\n%s\nline by line:\n%s\nat once:\n%s", seed, src, got, want)
		}
	}
}

// nodes are the nodes of a text that carry text of their own.
func nodes(src []byte) []string {
	var list []string
	for _, s := range grammar.Parse(src).Sections() {
		for _, c := range s.Chunks {
			for i, n := range c.Nodes() {
				kind := n.Kind.String()
				if int(n.Next) == i+1 && n.Kind != grammar.KindBlock { // one without statements is of comments and blank lines
					kind += " " + string(c.Text(n))
				}
				list = append(list, kind)
			}
		}
	}
	return list
}

func FuzzFormat(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.txtar")
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(txtar.Parse(data).Files[0].Data)
	}
	f.Add([]byte(".entry f{\r\n\r\nMOV R1,R2 ;// x\r\n\r\n\r\nL:\rBRA L\r}"))
	f.Add([]byte(".func f\n{\nMOV R1,/*a*/R2\n/* x\n\n */ EXIT\nL: M: BRA L; EXIT }\n\n.entry g { }\n"))
	f.Add([]byte(".entry f {\nIADD3 R1,, R2\n@P0 \n.jumptable t {a , b,}\n  \"x\n/*0010*/ NOP ;\n"))
	f.Fuzz(func(t *testing.T, src []byte) { check(t, src) })
}

// TestListings formats what disassemblers printed: it stays as it is.
func TestListings(t *testing.T) {
	files, _ := filepath.Glob("../testdata/*.sass")
	if len(files) == 0 {
		t.Fatal("no listings")
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if edits := All(grammar.Parse(src)); len(edits) > 0 {
			t.Errorf("%s: %d edits, the first %v", name, len(edits), edits[0])
		}
	}
}

// BenchmarkFormat lays out a text of 110,000 lines: one of which each line changes, and one that is laid out.
func BenchmarkFormat(b *testing.B) {
	var text strings.Builder
	for n := range 1000 {
		text.WriteString(".entry f" + strings.Repeat("x", n%7) + " {\n")
		for range 10 {
			text.WriteString("L:\n  MOV R1,R2\n   ISETP.EQ.AND P0,PT, R0, 0x0, PT // a comment\n@P0 BRA L\n IADD3 R1,R1,0x1,RZ\n" +
				"    LDG.E    R2, [R4.64+0x10] // another\n    STG.E    [R4.64], R2\n  FFMA R1, R2, R3, R4\n  MOV R5, R1\n\n  EXIT\n")
		}
		text.WriteString("}\n")
	}
	for _, bb := range []struct {
		name string
		text []byte
	}{{"changed", []byte(text.String())}, {"same", formatted(b, []byte(text.String()))}} {
		b.Run(bb.name, func(b *testing.B) {
			doc := grammar.Parse(bb.text)
			for b.Loop() {
				All(doc)
			}
			b.ReportMetric(float64(doc.LineCount()), "lines")
		})
	}
}
