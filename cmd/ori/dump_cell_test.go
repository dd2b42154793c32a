package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"runtime"
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

// loopOf is a loop in which n registers live that have names.
func loopOf(w *strings.Builder, name string, n int) {
	fmt.Fprintf(w, ".entry %s {\nl:\n", name)
	for k := range n {
		fmt.Fprintf(w, "IADD3 Ra%d, Ra%d, Ra%d, RZ\n", k, k, (7*k+1)%n)
	}
	w.WriteString("@P0 BRA l\nEXIT\n}\n")
}

// TestLivenessRefused holds that what would be far longer than the text is refused before it is found, as text and as JSON, and
// that the message tells what there is to do.
func TestLivenessRefused(t *testing.T) {
	var text strings.Builder
	text.WriteString(".target sm_90\n")
	loopOf(&text, "small", 100)
	loopOf(&text, "large", 5000)
	s := sourceOf([]byte(text.String()))
	all, err := s.functions("")
	if err != nil {
		t.Fatal(err)
	}
	text.Reset()
	var w bytes.Buffer
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if err := jsonLiveness(&w, all); err == nil || w.Len() > 0 || !strings.Contains(err.Error(), "5104 instructions would take ") ||
		!strings.Contains(err.Error(), "MB: --func NAME prints one function (analysis-limit is 1") {
		t.Errorf("JSON: %d bytes, %v", w.Len(), err)
	}
	if err := textLiveness(&w, s, ""); err == nil || w.Len() > 0 || !strings.Contains(err.Error(), "rows with columns for 5001 registers") ||
		!strings.Contains(err.Error(), "MB: --func NAME prints one function (analysis-limit is 1") {
		t.Errorf("text: %d bytes, %v", w.Len(), err)
	}
	if runtime.ReadMemStats(&after); after.TotalAlloc-before.TotalAlloc > 20<<20 {
		t.Errorf("%d MB for what is refused", (after.TotalAlloc-before.TotalAlloc)>>20)
	}
	if err := textLiveness(&w, s, "large"); err == nil || w.Len() > 0 || strings.Contains(err.Error(), "--func") || strings.Contains(err.Error(), "--format") {
		t.Errorf("of the function alone: %d bytes, %v", w.Len(), err)
	}
	if err := textLiveness(&w, s, "small"); err != nil || w.Len() < 100*100 {
		t.Errorf("of the other one: %d bytes, %v", w.Len(), err)
	}
	w.Reset()
	if err := jsonLiveness(&w, all[:1]); err != nil || w.Len() < 100*100 {
		t.Errorf("JSON of the other one: %d bytes, %v", w.Len(), err)
	}
}

// TestLivenessJSON holds that what is written an instruction at a time is JSON with those members in that order, and that it takes little memory.
func TestLivenessJSON(t *testing.T) {
	var text strings.Builder
	text.WriteString(".target sm_90\n")
	loopOf(&text, "k", 600)
	funcs, err := sourceOf([]byte(text.String())).functions("")
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := jsonLiveness(&out, funcs); err != nil {
		t.Fatal(err)
	}
	var doc struct {
		Functions []struct {
			Name     string             `json:"name"`
			Complete bool               `json:"complete"`
			Max      map[string]liveMax `json:"max"`
			Blocks   []struct {
				Label    *string  `json:"label"`
				Bix      int32    `json:"bix"`
				Complete bool     `json:"complete"`
				In       []string `json:"in"`
				Out      []string `json:"out"`
				Instrs   []struct {
					Line     int              `json:"line"`
					Text     string           `json:"text"`
					Before   []string         `json:"before"`
					After    []string         `json:"after"`
					Reads    []string         `json:"reads"`
					Writes   []string         `json:"writes"`
					Occupied map[string]int32 `json:"occupied"`
				} `json:"instrs"`
			} `json:"blocks"`
		} `json:"functions"`
	}
	if err := json.Unmarshal(out.Bytes(), &doc); err != nil {
		t.Fatal(err)
	}
	var written bytes.Buffer
	if err := json.Compact(&written, out.Bytes()); err != nil {
		t.Fatal(err)
	}
	if wants, err := json.Marshal(doc); err != nil {
		t.Fatal(err)
	} else if !bytes.Equal(written.Bytes(), wants) {
		t.Error("it has other members, or in another order")
	}
	for _, f := range funcs { // as a walk tells
		w := f.Ranges().Walk()
		names := func() []string {
			list := []string{}
			for _, v := range w.AppendLive(nil) {
				list = append(list, f.Names.Reg(f.Ranges().Registers().Regs[v]))
			}
			return list
		}
		for n, b := range f.Blocks {
			got := &doc.Functions[0].Blocks[n]
			w.Start(b)
			if !slices.Equal(got.Out, names()) {
				t.Errorf("%s: out %v", b.Name(), got.Out)
			}
			for w.Prev() {
				x := &got.Instrs[w.Index()]
				behind := names()
				w.Step()
				if !slices.Equal(x.After, behind) || !slices.Equal(x.Before, names()) {
					t.Fatalf("%s: before %v, after %v", x.Text, x.Before, x.After)
				}
			}
			if !slices.Equal(got.In, names()) {
				t.Errorf("%s: in %v", b.Name(), got.In)
			}
		}
	}
}

// TestLivenessLongLine holds that one long line does not move the tables of thousands of others.
func TestLivenessLongLine(t *testing.T) {
	for _, line := range []string{"// " + strings.Repeat("comment ", 4000), ".jumptable t { " + strings.Repeat("l, ", 10000) + "l }"} {
		var text strings.Builder
		text.WriteString(".target sm_90\n.entry k {\n")
		fmt.Fprintf(&text, "%s\nl:\n%s", line, strings.Repeat("MOV R4, R5\n", 3000))
		text.WriteString("EXIT\n}\n")
		var w bytes.Buffer
		if err := textLiveness(&w, sourceOf([]byte(text.String())), ""); err != nil || w.Len() > 5*text.Len()+len(line) {
			t.Errorf("%.20s: %d bytes of %d, %v", line, w.Len(), text.Len(), err)
		}
		if !strings.Contains(w.String(), line+"      // |") {
			t.Errorf("%.20s: the row does not stand behind it", line)
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
		!strings.Contains(err.Error(), "6001 rows with columns for 6000 registers would take at least ") || !strings.Contains(err.Error(), "--format json lists") || !strings.Contains(err.Error(), "analysis-limit is 1") {
		t.Errorf("%d bytes, %v", w.Len(), err)
	}
	s := sourceOf(text(6000))
	s.opt.Limits = 32
	s.snap = s.snap.WithOptions(s.opt)
	if err := textLiveness(&w, s, ""); err != nil || w.Len() < 6000*6000 {
		t.Errorf("with a higher limit: %d bytes, %v", w.Len(), err)
	}
}
