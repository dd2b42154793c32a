package optimizer

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen/forms"
)

// A refusalFormat is a text that a refusal may have.
type refusalFormat struct {
	text    string
	pattern *regexp.Regexp
	golden  bool // a text of testdata is refused so
	random  bool // a random program is
}

// refusalFormats finds the texts of all refusals in the source: the first operands of refuse.
func refusalFormats(t *testing.T) []*refusalFormat {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	var list []*refusalFormat
	verb := regexp.MustCompile(`%#?[a-z]`)
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) == 0 {
				return true
			}
			if fn, ok := call.Fun.(*ast.Ident); !ok || fn.Name != "refuse" {
				return true
			}
			if lit, ok := call.Args[0].(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if text, err := strconv.Unquote(lit.Value); err == nil && !seen[text] && strings.Trim(verb.ReplaceAllString(text, ""), " ") != "" {
					seen[text] = true
					parts := verb.Split(text, -1)
					for k := range parts {
						parts[k] = regexp.QuoteMeta(parts[k])
					}
					list = append(list, &refusalFormat{text: text, pattern: regexp.MustCompile(`^` + strings.Join(parts, `.+`) + `$`)})
				}
			}
			return true
		})
	}
	slices.SortFunc(list, func(a, b *refusalFormat) int { return strings.Compare(a.text, b.text) })
	return list
}

// unseen are the forms that no random program has, besides those of [forms.Excluded], and why.
var unseen = map[string]string{
	"BMOV":        forms.Excluded["BMOV"],
	"LEPC":        forms.Excluded["LEPC"],
	"ULEPC":       forms.Excluded["ULEPC"],
	"RTT":         "it returns from a trap handler, which no program is",
	"PEXIT":       "EXIT behind it goes on elsewhere",
	"PRET":        "only a note of a listing says that the branch behind it is a call",
	"BRX, k":      "where it leads is not known",
	"JMX, k":      "where it leads is not known",
	"PBK, k":      "where BRK leads is not known",
	"PCNT, k":     "where CONT leads is not known",
	"PLONGJMP, k": "where LONGJMP leads is not known",
	"SSY, k":      "where SYNC leads is not known",
}

// TestSeen holds which rewrites and which refusals the texts of testdata show, and which random
// programs do: each kind of rewrite has to be possible and each refusal has to come in one of them.
// Each form of an opcode has to be in a random program, next to a rewrite and next to one that is
// refused, but for those of unseen. testdata/seen.txt is the list.
func TestSeen(t *testing.T) {
	formats := refusalFormats(t)
	type count struct{ golden, random bool }
	possible, refused := map[string]*count{}, map[string]*count{}
	for _, k := range Kinds {
		possible[k.Name], refused[k.Name] = &count{}, &count{}
	}
	type form struct {
		op          string
		alternative int
	}
	var generated, rewritten, kept = map[form]bool{}, map[form]bool{}, map[form]bool{} // the last two: next to a rewrite that is possible, or refused
	note := func(in map[form]bool, b *cfg.Block) {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			in[form{i.Op.Name, i.Alternative()}] = true
		}
	}
	look := func(src []byte, random bool) {
		eachFunc(src, func(f *cfg.Func) {
			facts := analysis.NewFacts(f)
			for _, b := range f.Blocks {
				if random {
					note(generated, b)
				}
			}
			for n := range Phases {
				if !Phases[n].First() || len(f.Blocks) == 0 {
					continue
				}
				remarks := List(&Phases[n], facts, nil, All())
				if made, err := Run(&Phases[n], f, nil, All()); err == nil {
					remarks = append(remarks, made.Remarks...) // what is refused once others are made
				}
				for _, r := range remarks {
					c, near := possible[r.Code], rewritten
					if r.Refusal != nil {
						c, near = refused[r.Code], kept
					}
					if b := f.BlockAt(r.Span.Start); random && b != nil {
						note(near, b)
						for _, to := range f.Graph.Succs(b.ID) {
							note(near, f.Blocks[to])
						}
					}
					if r.Refusal != nil {
						for _, x := range formats {
							if (random && !x.random || !random && !x.golden) && x.pattern.MatchString(r.Refusal.Why) {
								x.random, x.golden = x.random || random, x.golden || !random
							}
						}
					}
					c.random, c.golden = c.random || random, c.golden || !random
				}
			}
		})
	}
	files, err := filepath.Glob("testdata/phase*/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no testdata", err)
	}
	for _, name := range files {
		ar, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		look(ar.Files[0].Data, false)
	}
	look(hardNamed("chain-guarded", 2_000), false) // where something takes too long to find
	for seed := range uint64(3000) {
		look(randomProgram(seed), true)
	}
	alternatives := map[string]int{}
	for k := range allForms { // programs that are about one form, as random ones are too: for what the first ones do not have
		x := &allForms[k]
		id := form{x.Op, alternatives[x.Op]}
		alternatives[x.Op]++
		for seed := uint64(0); seed < 60 && !(generated[id] && rewritten[id] && kept[id]); seed++ {
			look(formProgram(rand.New(rand.NewPCG(seed, 29)), x), true)
		}
	}
	absent := func(op *cfg.Op, n int) (alternative, why string) {
		alternative = op.Name + ", " + strings.TrimSpace(strings.Split(op.Form, "|")[n])
		return alternative, unseen[op.Name] + unseen[alternative]
	}
	for seed := uint64(3000); seed < 40000; seed++ { // what the programs of forms do not choose
		var missing []string
		for _, op := range cfg.Ops() {
			for n := range strings.Count(op.Form, "|") + 1 {
				if id := (form{op.Name, n}); !generated[id] || !rewritten[id] || !kept[id] {
					if _, why := absent(op, n); why == "" {
						missing = append(missing, op.Name)
					}
				}
			}
		}
		if missing == nil {
			break
		}
		if src := randomProgram(seed); slices.ContainsFunc(missing, func(op string) bool { return bytes.Contains(src, []byte(op)) }) {
			look(src, true)
		}
	}
	var out bytes.Buffer
	where := func(golden, random bool) string {
		switch {
		case golden && random:
			return "both  "
		case golden:
			return "golden"
		case random:
			return "random"
		}
		return "never "
	}
	fmt.Fprintln(&out, "Kinds of rewrites: where they are possible, and where they are refused.")
	for _, k := range Kinds {
		p, r := possible[k.Name], refused[k.Name]
		fmt.Fprintf(&out, "%s %s %s\n", where(p.golden, p.random), where(r.golden, r.random), k.Name)
		if !p.golden && !p.random {
			t.Errorf("%s: possible nowhere", k.Name)
		}
	}
	fmt.Fprintln(&out, "\nRefusals.")
	for _, x := range formats {
		fmt.Fprintf(&out, "%s %s\n", where(x.golden, x.random), x.text)
		if !x.golden && !x.random {
			t.Errorf("never refused: %s", x.text)
		}
	}
	fmt.Fprintln(&out, "\nForms of opcodes that no random program has, and why. Each other one is next to a rewrite, and next to one that is refused.")
	for _, op := range cfg.Ops() {
		for n := range strings.Count(op.Form, "|") + 1 {
			id := form{op.Name, n}
			name, why := absent(op, n)
			switch {
			case why == "":
				for _, x := range []struct {
					what string
					in   map[form]bool
				}{{"in a random program", generated}, {"next to a rewrite", rewritten}, {"next to a refusal", kept}} {
					if !x.in[id] {
						t.Errorf("never %s: %s", x.what, name)
					}
				}
			case generated[id]:
				t.Errorf("%s is in a random program, though %s", name, why)
			default:
				fmt.Fprintf(&out, "%s: %s\n", name, why)
			}
		}
	}
	const golden = "testdata/seen.txt"
	if *update {
		if err := os.WriteFile(golden, out.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(want, out.Bytes()) {
		t.Errorf("%s is out of date; run with -update. Now:\n%s", golden, out.Bytes())
	}
}
