package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestNarrow holds that a table in text is about as long as what it is of: a block that very many lead to, and a label that is
// very long, do not make each row as wide.
func TestNarrow(t *testing.T) {
	for _, s := range []string{"", "-", "1, 2", strings.Repeat("x", mostCell)} {
		if got := narrow(s); got != s {
			t.Errorf("%q became %q", s, got)
		}
	}
	if got, want := narrow(strings.Repeat("12, ", 500)+"12"), ", … 401 more (all with --format json)"; !strings.HasSuffix(got, want) {
		t.Errorf("%q, want it to end with %q", got, want)
	}
	if got := narrow(strings.Repeat("漢", 500)); got != strings.Repeat("漢", mostCell/3)+"…" {
		t.Errorf("%q", got)
	}
	var text strings.Builder
	text.WriteString(".target sm_90\n.entry k {\n")
	for n := range 2000 {
		fmt.Fprintf(&text, "@P%d BRA %s\n", n%6, strings.Repeat("end", 1000))
	}
	fmt.Fprintf(&text, "%s:\nEXIT\n}\n", strings.Repeat("end", 1000))
	funcs, err := sourceOf([]byte(text.String())).functions("")
	if err != nil {
		t.Fatal(err)
	}
	nest := sourceOf(gen.Hards[slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == "exits-nested" })].Text(1000)) // 24 MB with all
	if funcs, err := nest.functions(""); err != nil {
		t.Fatal(err)
	} else {
		var w bytes.Buffer
		if err := textLoops(&w, funcs[0]); err != nil || w.Len() < 1000*100 || w.Len() > 1000*(mostRow+1000)+1000*10*2*mostIndent {
			t.Errorf("loops: %d bytes, %v", w.Len(), err)
		}
	}
	for name, view := range map[string]func(*dumped) (string, error){
		"cfg":  func(f *dumped) (string, error) { var w bytes.Buffer; err := textCFG(&w, f); return w.String(), err },
		"flow": func(f *dumped) (string, error) { var w bytes.Buffer; err := textFlow(&w, f); return w.String(), err },
	} {
		out, err := view(funcs[0])
		if err != nil || len(out) > 2100*6*mostCell {
			t.Errorf("%s: %d bytes, %v", name, len(out), err)
		}
	}
}

// TestWideLiveness holds that a table of live registers is not written where it would be as long as the square of the text.
func TestWideLiveness(t *testing.T) {
	text := func(n int) []byte {
		var text strings.Builder
		text.WriteString(".target sm_90\n.entry k {\n")
		for k := range n {
			fmt.Fprintf(&text, "MOV R%d, 0x1\n", 300+k)
		}
		text.WriteString("EXIT\n}\n")
		return []byte(text.String())
	}
	var w bytes.Buffer
	if err := textLiveness(&w, sourceOf(text(2000)), ""); err != nil || w.Len() < 2000*2000 {
		t.Errorf("%d bytes, %v", w.Len(), err)
	}
	w.Reset()
	if err := textLiveness(&w, sourceOf(text(6000)), ""); err == nil || w.Len() > 0 ||
		!strings.Contains(err.Error(), "one for each register, would take ") || !strings.Contains(err.Error(), "analysis-limit is 1") {
		t.Errorf("%d bytes, %v", w.Len(), err)
	}
	s := sourceOf(text(6000))
	s.opt.Limits = 32
	s.snap = s.snap.WithOptions(s.opt)
	if err := textLiveness(&w, s, ""); err != nil || w.Len() < 6000*6000 {
		t.Errorf("with a higher limit: %d bytes, %v", w.Len(), err)
	}
}
