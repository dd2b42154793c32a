package optimizer

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// TestSelect holds which rewrites each Select lists, which it makes, and of which kinds it may
// select some at all.
func TestSelect(t *testing.T) {
	kind := func(name string, actionOnly, redundant bool) *Kind {
		return &Kind{Code: analysis.Code{Name: name, Redundant: redundant}, ActionOnly: actionOnly}
	}
	plain, action, dead := kind("plain", false, false), kind("action", true, false), kind("dead", false, true)
	remarks := []Remark{
		{Kind: plain},
		{Kind: action},
		{Kind: dead},
		{Kind: plain, ActionOnly: "few instructions are saved"},
		{Kind: plain, ActionOnly: "another form is chosen", Alternative: true},
		{Kind: dead, ActionOnly: "few instructions are saved"},
	}
	for n := range remarks {
		remarks[n].N, remarks[n].Code = n, remarks[n].Kind.Name
	}
	for _, tt := range []struct {
		name         string
		sel          Select
		lists, makes []int
		kinds        string
	}{
		{"Reported", Reported(), []int{0, 2}, []int{0, 2}, "plain dead"},
		{"All", All(), []int{0, 1, 2, 3, 4, 5}, []int{0, 1, 2, 3, 5}, "plain action dead"},
		{"First(0)", First(0), []int{0, 1, 2, 3, 4, 5}, nil, "plain action dead"},
		{"First(4)", First(4), []int{0, 1, 2, 3, 4, 5}, []int{0, 1, 2, 3}, "plain action dead"},
		{"First(5)", First(5), []int{0, 1, 2, 3, 4, 5}, []int{0, 1, 2, 3, 5}, "plain action dead"}, // 4 is not selected and does not count
		{"First(4) after 2", First(4).after(2), []int{0, 1, 2, 3, 4, 5}, []int{0, 1}, "plain action dead"},
		{"First(4) after 9", First(4).after(9), []int{0, 1, 2, 3, 4, 5}, nil, "plain action dead"},
		{"All after 9", All().after(9), []int{0, 1, 2, 3, 4, 5}, []int{0, 1, 2, 3, 5}, "plain action dead"},
		{"Nth(0)", Nth(0), []int{0}, []int{0}, "plain action dead"},
		{"Nth(4)", Nth(4), []int{4}, []int{4}, "plain action dead"},
		{"Redundant", Redundant(), []int{2}, []int{2}, "dead"},
		{"Reported of plain", Reported().OfCode("plain"), []int{0}, []int{0}, "plain"},
		{"All of plain", All().OfCode("plain"), []int{0, 3, 4}, []int{0, 3, 4}, "plain"},
		{"Reported of action", Reported().OfCode("action"), nil, nil, ""},
		{"All of action", All().OfCode("action"), []int{1}, []int{1}, "action"},
		{"All of plain and action", All().OfCode("plain", "action"), []int{0, 1, 3, 4}, []int{0, 1, 3}, "plain action"},
		{"Redundant of dead", Redundant().OfCode("dead"), []int{2}, []int{2}, "dead"},
		{"Redundant of plain", Redundant().OfCode("plain"), nil, nil, ""},
	} {
		var lists, makes []int
		var kinds []string
		meant := int32(0)
		for n := range remarks {
			if remarks[n].before = meant; tt.sel.means(&remarks[n]) { // as Ctx.Rewrite counts
				meant++
			}
			if tt.sel.lists(&remarks[n]) {
				lists = append(lists, n)
			}
			if tt.sel.makes(&remarks[n]) {
				makes = append(makes, n)
			}
		}
		for _, k := range []*Kind{plain, action, dead} {
			if tt.sel.kind(k) {
				kinds = append(kinds, k.Name)
			}
		}
		if !slices.Equal(lists, tt.lists) || !slices.Equal(makes, tt.makes) || strings.Join(kinds, " ") != tt.kinds {
			t.Errorf("%s lists %v, makes %v, of the kinds %v; want %v, %v, %s", tt.name, lists, makes, kinds, tt.lists, tt.makes, tt.kinds)
		}
	}
}

// numbered is a phase that announces, by Ctx.Make, that each NOP could become what its kind says.
func numbered(make func(*cfg.Func, *cfg.Block)) *Phase {
	kinds := [...]*Kind{branchToNext, uniformBranch}
	return &Phase{Name: "Numbered", Pass: &Pass{Name: "Numbered", Run: func(c *Ctx) {
		for n, b := range c.Func.Blocks {
			c.Make(kinds[n%len(kinds)].at(b.Span), func(w *cfg.Change) { make(c.Func, w.Own(b)) })
		}
	}}}
}

// TestEdits holds that the edits of those rewrites are found together that are selected, and no
// others, and that the first rewrite that breaks the function is named.
func TestEdits(t *testing.T) {
	f := cfg.Lower(grammar.Parse([]byte(".entry k {\n    NOP\nb:\n    NOP\nc:\n    NOP\nd:\n    EXIT\n}\n")))[0].Funcs[0]
	insert := numbered(func(f *cfg.Func, b *cfg.Block) { b.Insert(0, f.NewInstr("YIELD")) })
	for _, tt := range []struct {
		name string
		sel  Select
		want []int
	}{
		{"All", All(), []int{0, 1, 2, 3}},
		{"Reported", Reported(), []int{0, 2}},
		{"Nth(1)", Nth(1), []int{1}},
		{"All of uniform-branch", All().OfCode("uniform-branch"), []int{1, 3}},
	} {
		fixes, err := Edits(insert, analysis.NewFacts(f), nil, tt.sel)
		if err != nil {
			t.Fatal(err)
		}
		var got []int
		for n, edits := range fixes {
			if len(edits) != 1 || strings.TrimSpace(edits[0].New) != "YIELD" {
				t.Errorf("%s: rewrite %d has the edits %v", tt.name, n, edits)
			}
			got = append(got, n)
		}
		if slices.Sort(got); !slices.Equal(got, tt.want) {
			t.Errorf("%s: the edits of %v were found, want %v", tt.name, got, tt.want)
		}
	}
	broken := numbered(func(f *cfg.Func, b *cfg.Block) {
		if b.ID > 0 {
			b.Instrs[0].Code = 7
		}
	})
	_, err := Edits(broken, analysis.NewFacts(f), nil, All())
	if err == nil || !strings.HasPrefix(err.Error(), "after rewrite 1 of Numbered: ") || errors.Unwrap(err) == nil {
		t.Errorf("%v", err)
	}
}

// TestTouch holds which edits cannot be made together.
func TestTouch(t *testing.T) {
	edit := func(start, end int32, text string) grammar.Edit {
		return grammar.Edit{Span: cfg.Span{Start: start, End: end}, New: text}
	}
	for _, tt := range []struct {
		a, b grammar.Edit
		want bool
	}{
		{edit(0, 4, ""), edit(4, 8, ""), false},
		{edit(0, 4, ""), edit(3, 8, ""), true},
		{edit(0, 4, ""), edit(4, 4, "x"), true},
		{edit(0, 4, "x"), edit(4, 8, ""), true},
		{edit(0, 4, "x"), edit(4, 8, "y"), true},
		{edit(0, 4, "x"), edit(5, 8, "y"), false},
		{edit(2, 2, "x"), edit(2, 2, "y"), true},
	} {
		if got := touch(tt.a, tt.b); got != tt.want {
			t.Errorf("%v and %v touch: %v", tt.a, tt.b, got)
		}
	}
}

// TestPhaseOff holds what is said of a phase that only one knob switches on, and that the second
// phase of a pass is not its first.
func TestPhaseOff(t *testing.T) {
	pass := &Pass{Name: "P", Run: func(*Ctx) {}, Explain: func(*Ctx, *cfg.Block) string { return "nothing to do" }}
	ph := &Phase{Name: "P", Enable: "general-optimize", Pass: pass}
	ph.findKnobs()
	for value, want := range []string{"the knob general-optimize is off", "nothing to do"} {
		f := cfg.Lower(grammar.Parse(fmt.Appendf(nil, ".entry k {\n.knob general-optimize = %d\n    EXIT\n}\n", value)))[0].Funcs[0]
		if got := Explain(ph, analysis.NewFacts(f), nil, f.Blocks[0]); got != want {
			t.Errorf("general-optimize = %d: %q, want %q", value, got, want)
		}
	}
	for num, want := range map[string]bool{"133": true, "136": false, "15": true} {
		if got := PhaseNamed(num).First(); got != want {
			t.Errorf("phase %s is the first of its pass: %v", num, got)
		}
	}
}
