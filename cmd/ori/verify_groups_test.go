package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg/interp"
	"github.com/ori-lang/ori/optimizer"
)

// removes is a phase that removes all NOPs, which is right, and stores of R13, which is not.
var removes = &optimizer.Phase{Name: "removes", Pass: &optimizer.Pass{Name: "removes", Run: func(c *optimizer.Ctx) {
	for _, b := range c.Func.Blocks {
		for k := 0; k < len(b.Instrs); k++ {
			i := &b.Instrs[k]
			if i.Op.Name != "NOP" && (i.Op.Name != "STG" || i.Args[1].Reg.Num != 13) {
				continue
			}
			kind := &optimizer.Kind{Code: analysis.Code{Name: "remove"}}
			if c.Rewrite(optimizer.Remark{Diagnostic: analysis.Diagnostic{Code: "remove", Span: b.InSection(i.Span)}, Kind: kind, Title: i.Op.Name}) {
				b.Remove(k)
				k--
			}
		}
	}
}}}

// TestGroups holds that each rewrite is compared once when several are made at once, and that those
// that differ are found.
func TestGroups(t *testing.T) {
	var text strings.Builder
	text.WriteString(".target sm_80\n.entry k {\n")
	wrong := 0
	for n := range 100 {
		text.WriteString("NOP\n")
		if n%9 == 4 {
			fmt.Fprintf(&text, "STG.E [R8.64+%#x], R13\n", 4*n)
			wrong++
		}
	}
	text.WriteString("EXIT\n}\n")
	for _, most := range []int{1, 2, 32, 1000} {
		v := &verifier{o: &verifyOptions{}, src: sourceOf([]byte(text.String()))}
		funcs, err := v.src.functions("")
		if err != nil {
			t.Fatal(err)
		}
		v.funcs = funcs
		ref := interp.NewReference(load(funcs, []int{0}, funcs[0].Func), 0, interp.Tries{Seeds: 4, Reached: true})
		var out verifiedFunc
		if err := (&comparer{v, removes, funcs[0], []int{0}, ref, most}).alone(&out); err != nil {
			t.Fatal(err)
		}
		var lines []int
		for _, r := range out.Rewrites {
			lines = append(lines, r.Line)
			if (r.Diff != nil) != (r.Title == "STG") {
				t.Errorf("%d at once: line %d: %s: %s", most, r.Line, r.Title, r.Verdict)
			}
		}
		slices.Sort(lines)
		if want := 100 + wrong; len(lines) != want || len(slices.Compact(lines)) != want {
			t.Errorf("%d at once: rewrites of lines %d, want %d", most, lines, want)
		}
	}
}
