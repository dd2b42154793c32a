package ide

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/grammar"
)

// TestChanged compares what is told of two texts with testdata/changed.txtar: NAME.before.ori,
// NAME.after.ori (or .sass), and NAME.txt. Of the second with itself, and with text in front,
// nothing is told.
func TestChanged(t *testing.T) {
	const name = "testdata/changed.txtar"
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	ar := txtar.Parse(data)
	for n := 0; n+2 < len(ar.Files); n += 3 {
		before, after, f := ar.Files[n].Data, ar.Files[n+1].Data, &ar.Files[n+2]
		got := changedText(before, after)
		if *update {
			f.Data = []byte(got)
		} else if got != string(f.Data) {
			t.Errorf("%s:\n%s\nwant:\n%s", f.Name, got, f.Data)
		}
		moved := bytes.Replace(after, []byte(":\n"), []byte(": // a comment\n\n"), 1)
		for _, same := range [][2][]byte{{after, after}, {after, moved}, {moved, after}} {
			if got := changedText(same[0], same[1]); got != "" {
				t.Errorf("%s: the same text has changed: %s", f.Name, got)
			}
		}
	}
	if out := txtar.Format(ar); *update && !bytes.Equal(out, data) {
		if err := os.WriteFile(name, out, 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// changedText is what Changed says of the first functions of two texts, a line each.
func changedText(before, after []byte) string {
	a, b := Open(before, Options{}), Open(after, Options{})
	var sb strings.Builder
	for _, c := range Changed(analysis.NewFacts(a.Funcs()[0]), analysis.NewFacts(b.Funcs()[0]), b.knobs()) {
		fmt.Fprintln(&sb, c)
	}
	return sb.String()
}

// TestLastEdit holds what the lens says after edits: what is typed on in a line is one edit, one
// elsewhere is the next, and text that changes no fact says nothing.
func TestLastEdit(t *testing.T) {
	text := ".entry k {\n    MOV R1, R2\nl:\n    IADD3 R1, R1, R3, RZ\n@P0 BRA l\n    EXIT\n}\n.entry other {\n    EXIT\n}\n"
	for _, on := range []bool{true, false} {
		s := Open([]byte(text), Options{Changes: on})
		for n, step := range []struct{ old, new, want string }{
			{"", "", ""},
			{"@P0 BRA l", "@P0 BRA ", "last edit: loop l gone · control flow: not all known, the target of BRA in l is unknown · successors of l: l, BB2 → BB2"},
			{"@P0 BRA \n", "@P0 BRA l\n", ""}, // typed on
			{"MOV R1, R2", "MOV R1, R2 ", ""},
			{"    EXIT\n}\n.entry", "@!P1 BRA l\n    EXIT\n}\n.entry", "last edit: loop l: 1 block → 2 blocks · idom of BB3: l → BB2 · successors of l: l, BB3 → l, BB2 · 2 more"},
			{"@!P1 BRA l\n", "@!P1 BRA l\n\n", "last edit: loop l: 1 block → 2 blocks · idom of BB3: l → BB2 · successors of l: l, BB3 → l, BB2 · 2 more"}, // blanks
			{"@!P1 BRA l\n", "@!P1  BRA l\n", "last edit: loop l: 1 block → 2 blocks · idom of BB3: l → BB2 · successors of l: l, BB3 → l, BB2 · 2 more"},
			{"@P0 BRA l\n", "@PT BRA l\n", "last edit: loop l: 2 blocks → 1 block · BB2 unreachable · BB3 unreachable · 2 more"},
			{"    IADD3 R1, R1, R3, RZ\n@PT BRA l\n", "@PT BRA x\nx:\n", "last edit: loop l: 1 block → 2 blocks · x reachable · BB3 reachable · 2 more"}, // by a quick fix: several lines
			{"@PT BRA x\nx:\n", "@PT BRA x\n@P1 BRA l\nx:\n", "last edit: block BB2 new"},                                                                // behind that
			{".entry other {", ".entry other { // x", ""},
		} {
			if step.old != "" {
				at := strings.Index(string(s.Text().Bytes()), step.old)
				if at < 0 {
					t.Fatalf("step %d: no %q", n, step.old)
				}
				head, tail := CommonEnds([]byte(step.old), []byte(step.new))
				s = s.Edit([]grammar.Edit{{Span: Span{Start: int32(at + head), End: int32(at + len(step.old) - tail)}, New: step.new[head : len(step.new)-tail]}})
			}
			got := ""
			for _, l := range must(s.Lenses(t.Context())) {
				if strings.HasPrefix(l.Text, "last edit") {
					got += l.Text
				}
			}
			if want := step.want; got != want && (on || got != "") {
				t.Errorf("step %d: %q, want %q", n, got, want)
			}
		}
	}
}

// TestLastEditOfTarget holds that an edit that gives functions another target tells what that
// changes in them, though their text is the same.
func TestLastEditOfTarget(t *testing.T) {
	text := ".target sm_50\n.func f {\n    RET.REL.NODEC R20\n}\n.func g {\n    EXIT\n}\n"
	s := Open([]byte(text), Options{Changes: true})
	must(s.Lenses(t.Context()))
	at := int32(strings.Index(text, "50"))
	s = s.Edit([]grammar.Edit{{Span: Span{Start: at, End: at + 1}, New: "7"}})
	var got []string
	for _, l := range must(s.Lenses(t.Context())) {
		if strings.HasPrefix(l.Text, "last edit") {
			got = append(got, fmt.Sprintf("%d %s", l.Span.Start, l.Text))
		}
	}
	if want := "20 last edit: live registers: 1 R → 2 R"; strings.Join(got, "\n") != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// BenchmarkChanged is the time to tell what a keystroke has changed, whose diagnostics are known:
// of a function of 100 blocks in a file of 110,000 lines, and of one of 10,000 blocks.
func BenchmarkChanged(b *testing.B) {
	for _, shape := range []struct{ funcs, blocks int }{{100, 100}, {1, 10000}} {
		var sb strings.Builder
		for f := range shape.funcs {
			fmt.Fprintf(&sb, ".entry f%d {\n", f)
			for n := range shape.blocks {
				fmt.Fprintf(&sb, "b%d:\n%s    ISETP.LT.AND P0, PT, R1, R%d, PT\n@P0 BRA b%d\n", n, strings.Repeat("    IADD3 R1, R1, R2, RZ\n", 8), n%7, (n+5)%shape.blocks)
			}
			sb.WriteString("    EXIT\n}\n")
		}
		b.Run(fmt.Sprintf("%dx%d", shape.funcs, shape.blocks), func(b *testing.B) {
			s := Open([]byte(sb.String()), Options{Changes: true})
			must(s.Diagnostics(b.Context()))
			must(s.Lenses(b.Context()))
			at := int32(strings.Index(sb.String(), "\nb50:") + 5)
			var took time.Duration
			const branch = "\n@P1 BRA b7\n"
			for n := range b.N {
				e := grammar.Edit{Span: Span{Start: at, End: at}, New: branch}
				if n%2 != 0 {
					e = grammar.Edit{Span: Span{Start: at, End: at + int32(len(branch))}}
				}
				s = s.Edit([]grammar.Edit{e})
				must(s.Diagnostics(b.Context()))
				start := time.Now()
				s.lastChanges(b.Context())
				took += time.Since(start)
				must(s.Lenses(b.Context()))
			}
			b.ReportMetric(took.Seconds()*1000/float64(b.N), "ms/changed")
		})
	}
}
