package ide

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"ori/analysis"
	"ori/cfg"
	"ori/cfg/gen"
	"ori/grammar"
	"ori/optimizer"
)

// snippets are what the fuzzer types: whole lines, halves of them, and text that
// opens or closes something.
var snippets = []string{
	"", "\n", " ", "R1", ", ", ";", ":", "{", "}", "/*", "*/", "//", "`(", ")", "@P0 ", "@!PT ", "0x", "\"", "\r\n", "é", "𝄞",
	"BRA L1\n", "@P0 BRA `(.L_x_1) ;\n", "L1:\n", ".L_x_2:\n", ".L_x_40:\n", "EXIT\n", "BSYNC B0\n", "    BSSY B0, L3\n",
	".entry g {\n", ".func h {\n", "}\n", "\t.section\t.text.g,\"ax\",@progbits\n", "\t\tFunction : g\n", "\tcode for sm_75\n",
	"\t.headerflags\t@\"EF_CUDA_SM75 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM75)\"\n", "        .type           f1,@function\n", "f1:\n",
	".target sm_52\n", ".target sm_\n", ".opt 0\n", "}\n.opt 3\n.knob switch-min-cases = 2\n", ".pgo complete\n", ".weak L2\n", ".global .L_x_2\n", ".knob OriBranchOpt = 1\n", ".jumptable jt { L1, L2 }\n", "BRX R4, jt\n", ".cold\n",
	"        /*0010*/                   NOP;\n", "\xff", "\x00",
}

// FuzzEdit holds that after any edits a document says the same as one opened
// with its text: functions, facts, diagnostics, symbols.
func FuzzEdit(f *testing.F) {
	for seed := range uint64(60) {
		f.Add(seed, []byte(nil))
	}
	files, err := filepath.Glob("../../cfg/testdata/oracle/*.sass")
	if err != nil || len(files) == 0 {
		f.Fatal("no listings", err)
	}
	for n, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(uint64(n), src)
	}
	f.Fuzz(func(t *testing.T, seed uint64, src []byte) {
		if len(src) > 1<<15 {
			return
		}
		r := rand.New(rand.NewPCG(seed, 7))
		if len(src) == 0 {
			src = gen.Program(r, gen.Config{Funcs: 1 + r.IntN(3), Blocks: 1 + r.IntN(8), Instrs: 1 + r.IntN(5), Native: r.IntN(2) == 0, Wild: true})
		}
		s := Open(src, Options{})
		for range 1 + r.IntN(12) {
			text := s.Text().Bytes()
			start := r.IntN(len(text) + 1)
			end := start
			if r.IntN(2) == 0 {
				end = min(len(text), start+r.IntN(1+r.IntN(200)))
			}
			e := grammar.Edit{Span: Span{Start: int32(start), End: int32(end)}, New: snippets[r.IntN(len(snippets))]}
			s = s.Edit([]grammar.Edit{e})
			if r.IntN(3) > 0 {
				continue // so that several edits are lowered together
			}
			same(t, s)
		}
		same(t, s)
	})
}

// TestEditUp holds that edits from the last to the first are the same made at once and
// one by one.
func TestEditUp(t *testing.T) {
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 9))
		s := Open(gen.Program(r, gen.Config{Funcs: 2, Blocks: 5, Instrs: 3, Native: seed%2 == 0, Wild: true}), Options{})
		var edits []grammar.Edit
		one := s
		for at := int32(s.Text().Len()); at > 0; {
			start := at - r.Int32N(min(at, 300)+1)
			end := start + r.Int32N(at-start+1)/4
			e := grammar.Edit{Span: Span{Start: start, End: end}, New: snippets[r.IntN(len(snippets))]}
			edits = append(edits, e)
			one = one.Edit([]grammar.Edit{e})
			at = start
			if r.IntN(4) == 0 {
				break
			}
		}
		if d := cmp.Diff(summary(t, one), summary(t, s.Edit(edits))); d != "" {
			t.Fatalf("seed %d: one by one (-) and at once (+) differ:\n%s", seed, d)
		}
	}
}

// TestForeign holds that source for other assemblers is named, and nothing else is said.
func TestForeign(t *testing.T) {
	for src, want := range map[string]string{
		"--:-:1:-:5      S2R tid, SR_TID.X;\n01:-:-:-:5  @P6 BRA.U LOOP;\n<REGISTER_MAPPING>\n 0-9 : a\n": "D10",
		"<CODE>\n--:-:0:-:1 MOV R1, R2;\n</CODE>\n":                                                       "D11",
		"digraph f {\n\"A\" -> \"B\"\n}\n":                                                                "D7",
	} {
		ds, err := Open([]byte(src), Options{}).Diagnostics(context.Background())
		if err != nil || len(ds) != 1 || ds[0].Code != "foreign-dialect" || !strings.Contains(ds[0].Message, want) {
			t.Errorf("%q: %v %v, want one foreign-dialect with %s", src, ds, err, want)
		}
	}
}

// same fails if s differs from a snapshot opened with its text.
func same(t *testing.T, s *Snapshot) {
	t.Helper()
	fresh := Open(s.Text().Bytes(), Options{})
	if d := cmp.Diff(summary(t, fresh), summary(t, s)); d != "" {
		t.Fatalf("fresh (-) and edited (+) differ:\n%s\ntext:\n%q", d, s.Text().Bytes())
	}
}

// summary is everything a snapshot says, without the numbers of named registers.
func summary(t *testing.T, s *Snapshot) []string {
	t.Helper()
	ds, err := s.AllDiagnostics(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, d := range ds {
		out = append(out, fmt.Sprintf("%+v", d))
	}
	for _, f := range s.Funcs() {
		out = append(out, fmt.Sprintf("%s %v %v %v %v %v %v\n%s", f.Name, f.Span, f.NameSpan, f.Padding, whys(f), f.IndirectEntries(), f.Target, f))
		facts := analysis.NewFacts(f)
		for _, b := range f.Blocks {
			out = append(out, fmt.Sprintf("%d %v %v rpo %d idom %d %v", b.ID, b.Span, b.Labels, f.Order.Num[b.ID], f.Dom.Idom[b.ID], facts.Flags(b)))
			for k := range b.Instrs {
				out = append(out, fmt.Sprintf("%v %v", b.InSection(b.Instrs[k].Span), b.InSection(b.Instrs[k].Line)))
			}
		}
	}
	split, err := s.After(context.Background(), optimizer.OfPhases([]*optimizer.Phase{optimizer.PhaseNamed("6")}), "")
	if err != nil {
		t.Fatal(err)
	}
	out = append(out, string(split)) // with the names that are made up
	all := Span{End: int32(s.Text().Len())}
	out = append(out, fmt.Sprintf("%+v", s.Symbols()), fmt.Sprintf("%+v", s.Inlays(all)), fmt.Sprintf("%+v", s.Lenses()))
	return out
}

// FuzzAsk holds that no question about any place of any text fails, and that every
// action offered can be resolved to edits within the text.
func FuzzAsk(f *testing.F) {
	for seed := range uint64(40) {
		f.Add(seed, []byte(nil))
	}
	f.Add(uint64(0), []byte(".entry k {\n@P0 BRA a\n EXIT\na: BRA b\nb: BRA a\n"))
	f.Fuzz(func(t *testing.T, seed uint64, src []byte) {
		if len(src) > 1<<13 {
			return
		}
		r := rand.New(rand.NewPCG(seed, 8))
		if len(src) == 0 {
			src = gen.Program(r, gen.Config{Funcs: 2, Blocks: 1 + r.IntN(6), Instrs: 3, Native: r.IntN(2) == 0, Wild: true})
		}
		s := Open(src, Options{})
		n := int32(s.Text().Len())
		inside := func(what string, sp Span) {
			if sp.Start < 0 || sp.End < sp.Start || sp.End > n {
				t.Fatalf("%s: span %v of %d bytes\n%q", what, sp, n, src)
			}
		}
		ds, err := s.AllDiagnostics(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range ds {
			inside(d.Code, d.Span)
			for _, rel := range d.Related {
				inside(d.Code, rel.Span)
			}
		}
		for range 40 {
			off := r.IntN(int(n) + 1)
			if h := s.Hover(off); h != nil {
				inside("hover", h.Span)
			}
			for _, sp := range s.Definition(off) {
				inside("definition", sp)
			}
			for _, sp := range s.References(off, true) {
				inside("reference", sp)
			}
			for _, h := range s.Highlights(off) {
				inside("highlight", h.Span)
			}
			for _, a := range s.Actions(Span{Start: int32(off), End: int32(off)}) {
				inside("action", a.Span)
				if a.Disabled != "" {
					continue
				}
				edits, err := s.Resolve(a.Key)
				if err != nil {
					t.Fatalf("%s: %v\n%s", a.Title, err, src)
				}
				if len(edits) == 0 {
					t.Fatalf("%s: no edits\n%s", a.Title, src)
				}
				for k, e := range edits {
					inside("edit", e.Span)
					if k > 0 && e.Span.Start < edits[k-1].Span.End {
						t.Fatalf("%s: edits overlap: %v\n%s", a.Title, edits, src)
					}
				}
			}
		}
		for _, f := range s.Folds() {
			inside("fold", f.Span)
		}
		for _, x := range s.Inlays(Span{End: n}) {
			inside("inlay", Span{Start: x.Off, End: x.Off})
		}
		for _, x := range s.Lenses() {
			inside("lens", x.Span)
		}
	})
}

// whys says why f is not complete.
func whys(f *cfg.Func) (list []string) {
	for _, u := range f.Unresolved {
		list = append(list, u.Why)
	}
	return list
}
