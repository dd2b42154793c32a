package ide

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// TestHovers compares hovers with testdata/hovers.txtar. A part with a file's name is a text; the
// others are places of the last text before them: text of it with a | for the cursor, the second
// such text with " #2" behind it. What they have is the hover's Markdown, with the marked text in
// front.
func TestHovers(t *testing.T) {
	const name = "testdata/hovers.txtar"
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	ar := txtar.Parse(data)
	var s *Snapshot
	var text string
	for i := range ar.Files {
		f := &ar.Files[i]
		if strings.HasSuffix(f.Name, ".ori") || strings.HasSuffix(f.Name, ".sass") {
			text = string(f.Data)
			s = Open(f.Data, Options{})
			continue
		}
		off := cursor(t, text, f.Name)
		got := "nothing\n"
		if h := must(s.Hover(t.Context(), off)); h != nil {
			got = fmt.Sprintf("> %s\n\n%s\n", strings.ReplaceAll(text[h.Span.Start:h.Span.End], "\n", " "), h.Markdown)
		}
		if *update {
			f.Data = []byte(got)
		} else if got != string(f.Data) {
			t.Errorf("%s:\n%s\nwant:\n%s", f.Name, got, f.Data)
		}
	}
	if out := txtar.Format(ar); *update && !bytes.Equal(out, data) {
		if err := os.WriteFile(name, out, 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// cursor returns the offset of a place in text.
func cursor(t *testing.T, text, place string) int {
	t.Helper()
	count := 1
	place = strings.ReplaceAll(place, `\n`, "\n")
	if before, n, ok := strings.Cut(place, " #"); ok {
		fmt.Sscan(n, &count)
		place = before
	}
	before, after, ok := strings.Cut(place, "|")
	off := -1
	for range count {
		at := strings.Index(text[off+1:], before+after)
		if at < 0 || !ok {
			t.Fatalf("no place %q", place)
		}
		off += at + 1
	}
	return off + len(before)
}

// TestMarkdown holds that names stand in Markdown as they are.
func TestMarkdown(t *testing.T) {
	for text, want := range map[string]string{
		"a_b_c is in .L_x_1.":    "`a_b_c` is in `.L_x_1`.",
		"$__internal_0_$__sm20":  "`$__internal_0_$__sm20`",
		"_ and __x":              `\_ and \_\_x`,
		"a *b* `c` \\":           "a \\*b\\* \\`c\\` \\\\",
		"[R2.64] [a](b) x<y, R1": `[R2.64] [a\](b) x\<y, R1`,
	} {
		if got := md(text); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
