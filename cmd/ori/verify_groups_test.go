package main

import (
	"bytes"
	"fmt"
	"math"
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
		v := &verifier{o: &verifyOptions{}, src: sourceOf([]byte(text.String())), work: math.MaxInt}
		funcs, err := v.src.functions("")
		if err != nil {
			t.Fatal(err)
		}
		v.funcs = funcs
		ref := interp.NewReference(load(funcs, []int{0}, funcs[0].Func), 0, interp.Tries{Seeds: 4, Reached: true})
		var out verifiedFunc
		if err := (&comparer{v, removes, funcs[0], funcs[0].Facts, []int{0}, ref, most}).alone(&out); err != nil {
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

// worked verifies the rewrites of phase 16 of each function of a text, up to so many instructions of work, and returns what came out.
func worked(t *testing.T, text string, most int) (functions []verifiedFunc, said string, total interp.Tally) {
	t.Helper()
	var out bytes.Buffer
	v := &verifier{o: &verifyOptions{tries: interp.Tries{Seeds: 4, Reached: true}}, src: sourceOf([]byte(text)), mostWork: most, w: &out}
	v.phases = []*optimizer.Phase{optimizer.PhaseNamed("16")}
	funcs, err := v.src.functions("")
	if err != nil {
		t.Fatal(err)
	}
	v.funcs = funcs
	v.limit()
	for k := range funcs {
		if err := v.function(funcs[k], []int{k}); err != nil {
			t.Fatal(err)
		}
	}
	return v.out.Functions, out.String(), v.total
}

// TestWorkInterpreted holds that of a short function that runs long it is what is interpreted for its rewrites that
// counts.
func TestWorkInterpreted(t *testing.T) {
	const rounds, dead, most = 512, 20, 50_000
	var text strings.Builder
	fmt.Fprintf(&text, ".target sm_80\n.entry k {\nMOV R1, RZ\nloop:\nIADD3 R1, R1, 0x1, RZ\nISETP.LT.AND P0, PT, R1, %#x, PT\n@P0 BRA loop\n", rounds)
	for n := range dead {
		fmt.Fprintf(&text, "MOV R%d, 0x1\nSTG.E [R8.64+%#x], R1\n", 10+n, 4*n)
	}
	text.WriteString("EXIT\n}\n")
	all, _, _ := worked(t, text.String(), mostWork)
	if n := len(all[0].Rewrites); n != dead {
		t.Fatalf("%d rewrites, want %d", n, dead)
	}
	const run = 3 * rounds // what one run issues, at least
	some, _, _ := worked(t, text.String(), most)
	if n := len(some[0].Rewrites); n == 0 || n > 1+most/run || n >= dead {
		t.Errorf("%d of %d rewrites are compared for %d instructions, each of at least %d", n, dead, most, run)
	}
}

// TestWork holds that verify stops to compare the rewrites of a file when that has taken as much work as it may, and says
// how many of each function are not compared.
func TestWork(t *testing.T) {
	var text strings.Builder
	text.WriteString(".target sm_80\n.entry k {\n")
	for n := range 200 {
		fmt.Fprintf(&text, "MOV R%d, 0x1\nSTG.E [R8.64+%#x], R2\n", 10+n, 4*n)
	}
	text.WriteString("EXIT\n}\n")
	text.WriteString(strings.Replace(text.String(), ".entry k", ".entry l", 1))
	all, said, _ := worked(t, text.String(), mostWork)
	for _, f := range all {
		if len(f.Rewrites) < 200 || f.NotCompared != 0 || said != "" {
			t.Fatalf("%d rewrites, %d not compared: %s", len(f.Rewrites), f.NotCompared, said)
		}
	}
	some, said, total := worked(t, text.String(), 10_000)
	for n, f := range some {
		if (len(f.Rewrites) > 0) != (n == 0) || f.NotCompared == 0 || len(f.Rewrites)+f.NotCompared != len(all[n].Rewrites) {
			t.Errorf("%s: %d and %d of %d rewrites", f.Name, len(f.Rewrites), f.NotCompared, len(all[n].Rewrites))
		}
	}
	if want := some[0].NotCompared + some[1].NotCompared; total[interp.Unknown] != want {
		t.Errorf("%d unknown, want %d", total[interp.Unknown], want)
	}
	if strings.Count(said, "rewrites are not compared: that would interpret or rewrite more than 10000 instructions of the file (analysis-limit is 1, ") != 2 {
		t.Error(said)
	}
	if n := len(some[0].Rewrites); n > 20 { // 401 instructions count as eight each that are rewritten, for five rewrites
		t.Errorf("%d rewrites are compared for 10,000 instructions", n)
	}
	if again, _, _ := worked(t, text.String(), 10_000); len(again[0].Rewrites) != len(some[0].Rewrites) {
		t.Errorf("%d rewrites, then %d", len(some[0].Rewrites), len(again[0].Rewrites))
	}
}

// TestGroupsOf holds that of a large function there are fewer comparisons, and never less than some.
func TestGroupsOf(t *testing.T) {
	for _, tt := range []struct{ instrs, want int }{
		{1, fewGroups}, {largeFunc, fewGroups}, {2 * largeFunc, fewGroups / 2}, {100 * largeFunc, leastGroups},
	} {
		funcs, err := sourceOf([]byte(".entry k {\n" + strings.Repeat("NOP\n", tt.instrs-1) + "EXIT\n}\n")).functions("")
		if err != nil {
			t.Fatal(err)
		}
		if got := groupsOf(funcs[0].Func); got != tt.want {
			t.Errorf("%d comparisons of %d instructions, want %d", got, tt.instrs, tt.want)
		}
	}
}
