package ide

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// TestAfterIsOfTheSnapshot holds that a text after a phase is made of what the snapshot has of it, and is that of the text read anew.
func TestAfterIsOfTheSnapshot(t *testing.T) {
	ctx := context.Background()
	all := make([]*optimizer.Phase, len(optimizer.Phases))
	for n := range all {
		all[n] = &optimizer.Phases[n]
	}
	for seed := range uint64(20) {
		s := Open(gen.Program(rand.New(rand.NewPCG(seed, 1)), gen.Config{Funcs: 4, Blocks: 12, Wild: true, Native: seed%2 == 0}), Options{})
		r, err := s.lowered(ctx)
		if err != nil || len(r.Units) != len(s.Text().Sections()) {
			t.Fatalf("%d units of %d sections, %v", len(r.Units), len(s.Text().Sections()), err)
		}
		got, err := s.After(ctx, Rewritten{Pipeline: optimizer.OfPhases(all), First: -1})
		if err != nil {
			t.Fatal(err)
		}
		fresh := s.Runner()
		fresh.Select = optimizer.All()
		want, _, err := fresh.Run(ctx, s.Text(), optimizer.OfPhases(all))
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != string(want.Bytes()) {
			t.Errorf("seed %d:\n%s\nwant:\n%s", seed, got, want.Bytes())
		}
	}
}

// TestFuncAfter holds that the text of a function after a phase is its part of the whole text after
// it, and that it is found once however the other functions are edited.
func TestFuncAfter(t *testing.T) {
	ctx := context.Background()
	for seed := range uint64(20) {
		s := Open(gen.Program(rand.New(rand.NewPCG(seed, 2)), gen.Config{Funcs: 4, Blocks: 12, Wild: true, Native: seed%2 == 0}), Options{})
		for _, f := range s.Funcs() {
			for _, first := range []int{-1, 0, 2} {
				w := Rewritten{Pipeline: optimizer.OfPhases([]*optimizer.Phase{optimizer.PhaseNamed("15")}), Func: f.Name, First: first}
				whole, err := s.After(ctx, w)
				if err != nil {
					t.Fatal(err)
				}
				part, err := s.FuncAfter(ctx, w)
				if err != nil {
					t.Fatal(err)
				}
				at := strings.Index(string(whole), part)
				if at < 0 || !strings.Contains(part, f.Name) || len(part) > len(whole)/2 {
					t.Fatalf("seed %d, %s, first %d:\n%s\nis not its part of\n%s", seed, f.Name, first, part, whole)
				}
				if rest := string(whole[:at]) + string(whole[at+len(part):]); first == 0 && len(rest)+len(part) != s.Text().Len() {
					t.Fatalf("seed %d, %s: %d bytes and %d of %d", seed, f.Name, len(rest), len(part), s.Text().Len())
				}
			}
		}
	}

	const text = ".entry f {\n    BRA a\na:\n    EXIT\n}\n.entry g {\n    BRA a\na:\n    NOP\n    EXIT\n}\n"
	s := Open([]byte(text), Options{})
	w := Rewritten{Pipeline: optimizer.OfPhases([]*optimizer.Phase{optimizer.PhaseNamed("15")}), Func: "f", First: -1}
	one, _ := s.FuncAfter(ctx, w)
	n := int32(strings.Index(text, "NOP"))
	two, _ := s.Edit([]grammar.Edit{{Span: Span{Start: n, End: n + 3}, New: "BAR"}}).FuncAfter(ctx, w)
	if one != two || unsafe.StringData(one) != unsafe.StringData(two) {
		t.Errorf("%q, and after an edit of the other function %q, found anew", one, two)
	}
	m := int32(strings.Index(text, "BRA"))
	three, _ := s.Edit([]grammar.Edit{{Span: Span{Start: m, End: m}, New: "NOP\n    "}}).FuncAfter(ctx, w)
	if three == one || !strings.Contains(three, "NOP") {
		t.Errorf("%q after an edit of the function", three)
	}
}

// TestAfterEarly holds that a text after a pipeline that ended early says so in its first line, and is the same behind it.
func TestAfterEarly(t *testing.T) {
	defer func(most int) { mostAfterVisits = most }(mostAfterVisits)
	mostAfterVisits = 1
	h := gen.Hards[slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == "predicates" })]
	text := h.Text(300)
	s := Open(text, Options{})
	w := Rewritten{Pipeline: optimizer.OfPhases([]*optimizer.Phase{optimizer.PhaseNamed("OriPerformLiveDeadFirst"), optimizer.PhaseNamed("OptimizeBranches")}), First: -1}
	w.Pipeline.Repeat = "branches that go make others possible"
	r := s.Runner()
	r.Select, r.Most = optimizer.All(), 1
	doc, _, err := r.Run(t.Context(), s.Text(), w.Pipeline)
	if err != nil || r.Early == 0 {
		t.Fatalf("early is %d, %v", r.Early, err)
	}
	got, err := s.After(t.Context(), w)
	if err != nil {
		t.Fatal(err)
	}
	first, rest, _ := strings.Cut(string(got), "\n")
	if !strings.HasPrefix(first, "// More rewrites are possible: ") || rest != string(doc.Bytes()) {
		t.Errorf("begins with %q, and goes on with %d bytes, want %d", first, len(rest), len(doc.Bytes()))
	}
	w.Func = "k"
	one, err := s.FuncAfter(t.Context(), w)
	if err != nil || !strings.HasPrefix(one, first+"\n") {
		t.Errorf("the text of the function begins with %.100q: %v", one, err)
	}
	w.Pipeline = optimizer.OfPhases([]*optimizer.Phase{optimizer.PhaseNamed("15")})
	if got, err = s.After(t.Context(), w); err != nil || strings.HasPrefix(string(got), "//") {
		t.Errorf("of one phase: begins with %.100q: %v", got, err)
	}
}
