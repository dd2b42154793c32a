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

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
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
	"\t//## File \"a.cu\", line 7 inlined at \"b.cu\", line 38\n",
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
	if d := differs(t, s); d != "" {
		t.Fatalf("fresh (-) and edited (+) differ:\n%s\ntext:\n%q", d, s.Text().Bytes())
	}
}

// differs returns in what s differs from a snapshot opened with its text.
func differs(t *testing.T, s *Snapshot) string {
	return cmp.Diff(summary(t, Open(s.Text().Bytes(), Options{})), summary(t, s))
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
			out = append(out, fmt.Sprintf("%d %v %v rpo %d idom %d loop %d from %v %v", b.ID, b.Span, b.Labels, f.Order.Num[b.ID], f.Dom.Idom[b.ID], f.Loops.LoopOf[b.ID], f.PredIDs(b), facts.Flags(b)))
			for k := range b.Instrs {
				out = append(out, fmt.Sprintf("%v %v", b.InSection(b.Instrs[k].Span), b.InSection(b.Instrs[k].Line)))
			}
		}
	}
	split, err := s.After(context.Background(), Rewritten{Pipeline: optimizer.OfPhases([]*optimizer.Phase{optimizer.PhaseNamed("6")}), First: -1})
	if err != nil {
		t.Fatal(err)
	}
	out = append(out, string(split)) // with the names that are made up
	all := Span{End: int32(s.Text().Len())}
	out = append(out, fmt.Sprintf("%+v", must(s.Symbols(t.Context()))), fmt.Sprintf("%+v", must(s.Inlays(t.Context(), all))), fmt.Sprintf("%+v", must(s.Lenses(t.Context()))))
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
			if h := must(s.Hover(t.Context(), off)); h != nil {
				inside("hover", h.Span)
			}
			for _, sp := range must(s.Definition(t.Context(), off)) {
				inside("definition", sp)
			}
			for _, sp := range must(s.References(t.Context(), off, true)) {
				inside("reference", sp)
			}
			if n, err := s.Renamable(t.Context(), off); err == nil {
				inside("renamed", n.Span)
				for _, to := range []string{"fresh", "R77", "R2", "P3", ".L_x_1"} {
					edits, _ := s.Rename(t.Context(), off, to)
					for k, e := range edits {
						inside("rename", e.Span)
						if k > 0 && e.Span.Start < edits[k-1].Span.End || !strings.Contains(string(src[e.Span.Start:e.Span.End]), n.Name) {
							t.Fatalf("%s to %s: %v\n%q", n.Name, to, edits, src)
						}
					}
				}
			}
			for _, sp := range must(s.Linked(t.Context(), off)) {
				inside("linked", sp)
			}
			if n := must(s.NodeAt(t.Context(), off)); n != nil {
				inside("node", n.Span)
				for _, l := range append(must(s.Outgoing(t.Context(), n.Func, n.Block)), must(s.Incoming(t.Context(), n.Func, n.Block))...) {
					inside("link", l.Span)
					for _, sp := range l.From {
						inside("link from", sp)
					}
				}
			}
			if n := must(s.BlockAt(t.Context(), off)); n != nil {
				for _, d := range must(s.Dominated(t.Context(), n.Func, n.Block)) {
					if up := must(s.Dominator(t.Context(), d.Func, d.Block)); up == nil || up.Block != n.Block {
						t.Fatalf("%s dominates %s, whose dominator is %s\n%q", n.Name, d.Name, up.Name, src)
					}
				}
			}
			for _, x := range append(must(s.Sources(t.Context(), off)), s.SourceNotes()...) {
				inside("source", x.Span)
			}
			sels := must(s.Selections(t.Context(), off))
			for k, sp := range sels {
				inside("selection", sp)
				if k > 0 && (sp == sels[k-1] || sels[k-1].Start < sp.Start || sp.End < sels[k-1].End) {
					t.Fatalf("selections of %d: %v\n%q", off, sels, src)
				}
			}
			for _, h := range must(s.Highlights(t.Context(), off)) {
				inside("highlight", h.Span)
			}
			for _, a := range must(s.Actions(t.Context(), Span{Start: int32(off), End: int32(off)}, anything)) {
				inside("action", a.Span)
				if a.Disabled != "" {
					continue
				}
				edits, err := s.Resolve(t.Context(), a.Key)
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
		checkSymbols(t, must(s.Symbols(t.Context())), Span{End: n}, src)
		for _, f := range must(s.Folds(t.Context())) {
			inside("fold", f.Span)
		}
		for _, x := range must(s.Inlays(t.Context(), Span{End: n})) {
			inside("inlay", Span{Start: x.Off, End: x.Off})
			if p := s.at(t.Context(), int(x.Off)); p.i != nil && p.off > p.b.InSection(p.i.Span).Start && p.off < p.b.InSection(p.i.Span).End || x.Doc == "" {
				t.Fatalf("hint %+v in the middle of an instruction, or without a sentence\n%q", x, src)
			}
		}
		for _, x := range must(s.Lenses(t.Context())) {
			inside("lens", x.Span)
		}
	})
}

// checkSymbols holds that what is in a symbol is within its text, and that none is without a name.
func checkSymbols(t *testing.T, syms []Symbol, outer Span, src []byte) {
	for _, c := range syms {
		if c.Name == "" || c.Span.Start < outer.Start || outer.End < c.Span.End || c.NameSpan.Start < c.Span.Start || c.Span.End < c.NameSpan.End {
			t.Fatalf("symbol %q: %v with name at %v, in %v\n%q", c.Name, c.Span, c.NameSpan, outer, src)
		}
		checkSymbols(t, c.Children, c.Span, src)
	}
}

// whys says why f is not complete.
func whys(f *cfg.Func) (list []string) {
	for _, u := range f.Unresolved {
		list = append(list, u.Why)
	}
	return list
}

// must returns what an answer is that nothing may stop.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// anything wants actions of all kinds.
func anything(string) bool { return true }
