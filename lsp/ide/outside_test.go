package ide

import (
	"context"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// TestFixOutside fixes what is misspelt outside of functions: from the finding, and from the action on its line.
func TestFixOutside(t *testing.T) {
	ctx := context.Background()
	const text = ".entry a {\n    EXIT\n}\n.targt sm_86\n.entry k {\n    EXIT\n}\n"
	want := strings.Replace(text, ".targt", ".target", 1)
	s := Open([]byte(text), Options{})
	ds, err := s.Diagnostics(ctx)
	if err != nil || len(ds) != 1 || ds[0].Title != "Change to .target" || ds[0].Message != "unknown directive .targt; did you mean .target?" {
		t.Fatal(ds, err)
	}
	edits, err := s.Fix(ctx, &ds[0])
	if got := string(cfg.Apply([]byte(text), edits, 0)); err != nil || got != want {
		t.Errorf("%q %v", got, err)
	}
	at := int32(strings.Index(text, ".targt"))
	list, err := s.Actions(ctx, Span{Start: at, End: at}, func(kind string) bool { return kind == kindQuickFix })
	if err != nil || len(list) != 1 || list[0].Title != "Change to .target" {
		t.Fatal(list, err)
	}
	edits, err = s.Resolve(ctx, list[0].Key)
	if got := string(cfg.Apply([]byte(text), edits, 0)); err != nil || got != want {
		t.Errorf("%q %v", got, err)
	}
	for _, n := range []int{-1, 99} {
		k := list[0].Key
		k.N = n
		if _, err := s.Resolve(ctx, k); err == nil {
			t.Errorf("finding %d is fixed", n)
		}
		k = list[0].Key
		k.Func = n
		if _, err := s.Resolve(ctx, k); err == nil {
			t.Errorf("section %d is fixed", n)
		}
	}
}

// TestCompleteSpecial holds that the special registers that code reads most come first, and of S2UR only those that it can read.
func TestCompleteSpecial(t *testing.T) {
	for op, want := range map[string]string{"S2R R0": "SR_TID.X SR_CTAID.X SR_LANEID", "S2UR UR4": "SR_CTAID.X SR_CTAID.Y SR_CTAID.Z"} {
		text := ".target sm_86\n.entry k {\n    " + op + ", SR\n    EXIT\n}\n"
		list, err := Open([]byte(text), Options{}).Complete(context.Background(), strings.Index(text, "SR\n")+2)
		if err != nil || len(list) < 10 {
			t.Fatal(list, err)
		}
		if got := list[0].Label + " " + list[1].Label + " " + list[2].Label; got != want {
			t.Errorf("%s: %s first, want %s", op, got, want)
		}
		for _, c := range list {
			if strings.HasPrefix(op, "S2UR") && strings.HasPrefix(c.Label, "SR_TID") {
				t.Errorf("%s offers %s", op, c.Label)
			}
		}
	}
}

// TestStrayBrace holds that a brace in the middle of a function is told of once: where what is behind it stands outside.
func TestStrayBrace(t *testing.T) {
	for text, want := range map[string]string{
		".entry k {\n    NOP\n    EXIT\n}\n    NOP\n    EXIT\n}\n": "outside of a function; expected .entry or .func before it",
		".entry k {\n    EXIT\n}\n}\n":                             "unexpected '}'",
	} {
		ds, err := Open([]byte(text), Options{}).Diagnostics(context.Background())
		if err != nil || len(ds) != 1 || ds[0].Message != want {
			t.Errorf("%q: %v %v", text, ds, err)
		}
	}
}

// TestLongHead holds that a head that is too long to be read has one error.
func TestLongHead(t *testing.T) {
	text := ".target sm_80\n.entry k { // " + strings.Repeat("x", 256<<10) + "\n    EXIT\n}\n"
	ds, err := Open([]byte(text), Options{}).Diagnostics(context.Background())
	if err != nil || len(ds) != 1 || ds[0].Message != "the line is too long to be read" {
		t.Errorf("%v %v", ds, err)
	}
}

// TestMisspeltHead holds that a function whose head is misspelt has one error, with its fix.
func TestMisspeltHead(t *testing.T) {
	ctx := context.Background()
	const text = ".entery k {\na:\n    EXIT\n}\n"
	s := Open([]byte(text), Options{})
	ds, err := s.Diagnostics(ctx)
	if err != nil || len(ds) != 1 || ds[0].Code != "bad-directive" || ds[0].Severity != analysis.Error {
		t.Fatal(ds, err)
	}
	edits, err := s.Fix(ctx, &ds[0])
	if got, want := string(cfg.Apply([]byte(text), edits, 0)), strings.Replace(text, ".entery", ".entry", 1); err != nil || got != want {
		t.Errorf("%q %v", got, err)
	}
}
