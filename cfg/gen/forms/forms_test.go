package forms_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/lint"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cfg/gen/forms"
	"github.com/ori-lang/ori/cfg/interp"
	"github.com/ori-lang/ori/grammar"
)

// TestEveryOpcode holds that each row of the opcode table that leaves control flow alone has a
// form, or a reason why not.
func TestEveryOpcode(t *testing.T) {
	has := map[string]bool{}
	for _, f := range forms.All() {
		has[f.Op] = true
	}
	for _, op := range cfg.Ops() {
		if why := forms.Excluded[op.Name]; op.Flow == cfg.FlowNone && has[op.Name] == (why != "") {
			t.Errorf("%s, %s: has a form: %v; reason why not: %q", op.Name, op.Form, has[op.Name], why)
		}
	}
}

// TestForms makes programs until each form has come, and holds that they are ones that the lints
// find nothing wrong with, that every instruction is understood and that each lane ends.
func TestForms(t *testing.T) {
	all := forms.All()
	missing := map[string]bool{}
	for k := range all {
		missing[all[k].Op] = true
	}
	for seed := uint64(0); seed < 5000 && len(missing) > 0 || seed < uint64(len(all)); seed++ {
		r := rand.New(rand.NewPCG(seed, 41))
		text := gen.Structured(r, gen.Shape{Size: 2 + int(seed%12), Features: gen.All &^ gen.Undefined, Forms: all, Focus: &all[int(seed)%len(all)]})
		for _, u := range cfg.Lower(grammar.Parse(text)) {
			for _, f := range u.Funcs {
				check(t, f)
				for _, b := range f.Blocks {
					for k := range b.Instrs {
						delete(missing, name(&b.Instrs[k]))
					}
				}
			}
		}
		if t.Failed() {
			t.Fatalf("seed %d\n%s", seed, text)
		}
	}
	var list []string
	for op := range missing {
		list = append(list, op)
	}
	slices.Sort(list)
	if len(list) > 0 {
		t.Errorf("not made: %s", strings.Join(list, " "))
	}
}

func name(i *cfg.Instr) string { n, _, _ := strings.Cut(i.Name, "."); return n }

func check(t *testing.T, f *cfg.Func) {
	t.Helper()
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			if i := &b.Instrs[k]; !i.Op.Known() {
				t.Errorf("%s is opaque", f.InstrString(i))
			}
		}
	}
	for _, d := range lint.Check(analysis.NewFacts(f)) {
		if d.Severity <= analysis.Warning {
			t.Errorf("%d: %s: %s", f.Line(d.Span.Start)+1, d.Code, d.Message)
		}
	}
	res := interp.Load([]*cfg.Func{f}).Run(0, interp.Config{Private: true, Fuel: 100_000, Values: interp.Values(f)})
	for l := range res.Lanes {
		if e := res.Lanes[l].End; e != interp.Exited && e != interp.Trapped {
			t.Errorf("lane %d: %s", l, e)
			return
		}
	}
}
