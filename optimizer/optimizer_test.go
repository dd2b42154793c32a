package optimizer

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

var update = flag.Bool("update", false, "rewrite the golden sections")

// TestPasses runs each file of testdata through the phase its first lines name ("phase: 15"), or
// through its rewrites of one code ("code: switch-cascade"), and compares what the pass says and
// makes.
func TestPasses(t *testing.T) {
	files, err := filepath.Glob("testdata/phase*/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no testdata", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			t.Parallel()
			ar, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			ph := PhaseNamed(header(ar, "phase"))
			if ph == nil {
				t.Fatalf("no phase %q", header(ar, "phase"))
			}
			src := ar.Files[0].Data
			remarks, missed := remarks(src, ph)
			after, _ := read(src).rewritten(t, ph, header(ar, "code"))
			got := []txtar.File{ar.Files[0], {Name: "remarks", Data: remarks}}
			if len(missed) > 0 {
				got = append(got, txtar.File{Name: "missed", Data: missed})
			}
			got = append(got, txtar.File{Name: "out" + filepath.Ext(ar.Files[0].Name), Data: after})
			want := txtar.Format(&txtar.Archive{Comment: ar.Comment, Files: got})
			if have := txtar.Format(ar); *update {
				if !bytes.Equal(want, have) {
					if err := os.WriteFile(name, want, 0o644); err != nil {
						t.Fatal(err)
					}
				}
			} else if !bytes.Equal(want, have) {
				t.Errorf("got:\n%s\nwant:\n%s", want, have)
			}
			if !*update { // which writes; the run without it judges
				checkRewrites(t, src)
			}
		})
	}
}

// TestLineEnds runs the files of testdata with "\r\n" and with "\r" for line ends: what comes out
// has no others, and is else the same.
func TestLineEnds(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/phase*/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		ar, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		ph, code, src := PhaseNamed(header(ar, "phase")), header(ar, "code"), ar.Files[0].Data
		for _, end := range []string{"\r\n", "\r"} {
			ended := func(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\n"), []byte(end)) }
			got, _ := read(ended(src)).rewritten(t, ph, code)
			want, _ := read(src).rewritten(t, ph, code)
			if want = ended(want); !bytes.Equal(got, want) {
				t.Errorf("%s: got:\n%q\nwant:\n%q", name, got, want)
			}
		}
	}
}

func header(ar *txtar.Archive, key string) string {
	for l := range strings.Lines(string(ar.Comment)) {
		if v, ok := strings.CutPrefix(strings.TrimSpace(l), key+":"); ok {
			return strings.TrimSpace(v)
		}
	}
	return ""
}

// remarks prints what the phase could do on the text as it is, and what it
// refuses.
func remarks(src []byte, ph *Phase) (possible, missed []byte) {
	eachFunc(src, func(f *cfg.Func) {
		for _, r := range List(ph, analysis.NewFacts(f), nil, All()) {
			lines := fmt.Sprint(f.Line(r.Span.Start) + 1)
			if last := f.Line(r.Span.End - 1); last > f.Line(r.Span.Start) {
				lines += fmt.Sprint("-", last+1)
			}
			line := fmt.Sprintf("%s: %s: %s", lines, r.Code, r.Message)
			to := &possible
			if r.Refusal != nil {
				to = &missed
				*to = append(*to, line+": "+r.Refusal.Why+"\n"...)
			} else {
				*to = append(*to, fmt.Sprintf("%s [%s]\n", line, r.Title)...)
			}
			if r.ActionOnly != "" {
				*to = append(*to, "    only an action: "+r.ActionOnly+"\n"...)
			}
			for _, rel := range r.Related {
				*to = append(*to, fmt.Sprintf("    %d: %s\n", f.Line(rel.Span.Start)+1, rel.Message)...)
			}
		}
	})
	return possible, missed
}

// eachFunc calls do for the functions of the text. Lines count from the start of the
// section, which in the tests is that of the text.
func eachFunc(src []byte, do func(*cfg.Func)) { read(src).each(do) }

// A text is what there is to read of the bytes of a test.
type text struct {
	doc   *grammar.Document
	units []*cfg.Unit
}

func read(src []byte) text {
	d := grammar.Parse(src)
	return text{d, cfg.Lower(d)}
}

func (x text) each(do func(*cfg.Func)) {
	for _, u := range x.units {
		for _, f := range u.Funcs {
			do(f)
		}
	}
}

// rewritten is the text after the phase, or after its rewrites of one code, and whether there were any.
func (x text) rewritten(t testing.TB, ph *Phase, code string) (after []byte, changed bool) {
	var out []byte
	for n, u := range x.units {
		section := x.doc.Sections()[n].Src
		for k := len(u.Funcs) - 1; k >= 0; k-- { // from the end, so that spans stay right
			r, err := Run(ph, u.Funcs[k], nil, All())
			if code != "" {
				r, err = Run(ph, u.Funcs[k], nil, All().OfCode(code))
			}
			if err != nil {
				t.Fatal(err)
			}
			saidOnce(t, r.Remarks)
			if r.Changed {
				section, changed = cfg.Apply(section, r.Func.Edits(t.Context()), 0), true
			}
		}
		out = append(out, section...)
	}
	return out, changed
}

// saidOnce holds that a pass that looks at a function again and again says but once what it refuses.
func saidOnce(t testing.TB, list []Remark) {
	t.Helper()
	type refusal struct {
		span            cfg.Span
		code, what, why string
	}
	said := map[refusal]bool{}
	for _, r := range list {
		if r.Refusal == nil {
			continue
		}
		x := refusal{r.Span, r.Code, r.Title + r.Message, r.Refusal.Why}
		if said[x] {
			t.Errorf("said twice: %s: %s: %s", x.code, x.what, x.why)
		}
		said[x] = true
	}
}

// checkRewrites is the property that ties the editor to the optimizer, for every
// rewrite of every phase alone and for all together: editing the text and reading
// it is the same as reading it and rewriting. It also holds that a rewrite that
// was made is no longer offered, and that facts are those of a fresh reading.
func checkRewrites(t testing.TB, src []byte) {
	t.Helper()
	d := grammar.Parse(src)
	units := cfg.Lower(d)
	for un, u := range units {
		for fn, f := range u.Funcs {
			for n := range Phases {
				ph := &Phases[n]
				fixes, err := Edits(ph, analysis.NewFacts(f), nil, All())
				if err != nil {
					t.Fatalf("%s: %v\n%s", ph.Name, err, src)
				}
				for _, rem := range List(ph, analysis.NewFacts(f), nil, All()) {
					if rem.N < 0 {
						continue
					}
					r, err := Run(ph, f, nil, Nth(rem.N))
					if err != nil {
						t.Fatalf("%s %d: %v\n%s", ph.Name, rem.N, err, src)
					}
					checkText(t, fmt.Sprintf("%s rewrite %d", rem.Code, rem.N), src, d, un, fn, r.Func, r.Func.Edits(t.Context()))
					if edits := fixes[rem.N]; edits != nil {
						checkFast(t, fmt.Sprintf("%s rewrite %d", rem.Code, rem.N), src, edits, r.Func.Edits(t.Context()))
					}
				}
				r, err := Run(ph, f, nil, All())
				if err != nil {
					t.Fatalf("%s: %v\n%s", ph.Name, err, src)
				}
				checkText(t, ph.Name, src, d, un, fn, r.Func, r.Func.Edits(t.Context()))
			}
		}
	}
}

// checkFast holds that the edits of one rewrite that were found without a copy of f are those of the copy.
func checkFast(t testing.TB, what string, src []byte, edits, want []grammar.Edit) {
	t.Helper()
	if diff := cmp.Diff(want, edits, cmpopts.EquateEmpty()); diff != "" {
		t.Fatalf("%s: edits of Fixes (+) and of Fix (-):\n%s\n%s", what, diff, src)
	}
}

func checkText(t testing.TB, what string, src []byte, d *grammar.Document, un, fn int, want *cfg.Func, edits []grammar.Edit) {
	t.Helper()
	off, _ := d.SectionStart(un)
	for n := range edits {
		if n > 0 && edits[n].Span.Start < edits[n-1].Span.End {
			t.Fatalf("%s: edits overlap: %v\n%s", what, edits, src)
		}
	}
	section := cfg.Apply(d.Sections()[un].Src, edits, 0)
	text := append(append(append([]byte(nil), src[:off]...), section...), src[off+len(d.Sections()[un].Src):]...)
	units := cfg.Lower(grammar.Parse(text))
	if len(want.Blocks) == 0 && want.Name == "" {
		return // a fragment of which only labels are left is no function
	}
	if un >= len(units) || fn >= len(units[un].Funcs) {
		t.Fatalf("%s: the function is gone:\n%s\nwas:\n%s", what, text, src)
	}
	got := units[un].Funcs[fn]
	if a, b := got.String(), want.String(); a != b {
		t.Fatalf("%s: the edited text says\n%s\nthe rewrite made\n%s\ntext:\n%s\nwas:\n%s", what, a, b, text, src)
	}
	if a, b := shape(got), shape(want); a != b {
		t.Fatalf("%s: facts of the edited text\n%s\nof the rewrite\n%s\ntext:\n%s\nwas:\n%s", what, a, b, text, src)
	}
}

// shape prints the facts that follow from the control flow.
func shape(f *cfg.Func) string {
	var sb strings.Builder
	fmt.Fprintln(&sb, f.Complete, f.FallsOff() != nil)
	for _, b := range f.Blocks {
		fmt.Fprintf(&sb, "bix%d rpo %d idom %d loop %d:", b.ID, f.Order.Num[b.ID], f.Dom.Idom[b.ID], f.Loops.LoopOf[b.ID])
		for s, k := range f.Succs(b) {
			fmt.Fprintf(&sb, " %s %d", k, s.ID)
		}
		sb.WriteByte('\n')
	}
	return sb.String()
}
