// Mutants says how much of what a pass refuses the tests hold: it negates each condition of a
// function that refuses or decides a rewrite, and leaves it out, one at a time (with -whole, it
// shifts bounds and drops statements, too), and runs the golden
// tests and a few random programs. A mutant with which all of them pass survives. `go run
// ./optimizer/mutants` prints the survivors that are not in the file of explained ones.
//
// All mutants are in one program: a condition c becomes mutant(n, c), which the environment
// variable ORI_MUTANT changes. So one costs a run of the tests and no compilation. The tests run
// once without a mutant first, each golden alone, and say which mutants would have changed the
// value of a condition in them: others need not be run with it.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

var (
	dir       = flag.String("dir", "optimizer", "the package")
	files     = flag.String("files", "", "only these files of it, separated by commas")
	only      = flag.Int("only", 0, "only this mutant")
	from      = flag.Int("from", 0, "only from this mutant on")
	programs  = flag.Int("programs", 400, "random programs for those that the golden tests do not find")
	goldens   = flag.String("goldens", "", "run nothing but the golden tests that match this, to see soon what may survive")
	verbose   = flag.Bool("v", false, "print those that are found, too, and by which test")
	jobs      = flag.Int("jobs", 1, "how many run at once")
	timeout   = flag.Duration("timeout", 20*time.Second, "processor time after which a mutant counts as found: a test hangs")
	all       = flag.Bool("all", false, "functions that only compute, too, such as facts of a pass")
	whole     = flag.Bool("whole", false, "drop statements, shift the bounds of comparisons and change the conditions of loops, too")
	explained = flag.String("explained", "optimizer/testdata/mutants.txt", "survivors that cannot be found, each with the reason")
)

// golden are the tests that are run first, rest those that need little time and no other files.
const golden = "TestPasses"

var rest = []string{"TestBranchCategory", "TestBranchClasses", "TestBranchDistance", "TestExplain", "TestExplainBranch", "TestExplainNested", "TestExplainTargets",
	"TestBudgetOfBranchOpt", "TestSameInstr", "TestSameTail", "TestFormula", "TestComments", "TestFlatten", "TestMakeSingleEntry", "TestMakeSingleEntrySays", "TestMakeSingleEntryInRounds", "TestKnobsOfPhases", "TestOurKnobs", "TestPhaseWithoutNumber", "TestDeadWriteFixes", "TestPipelineOrder", "TestComparisonIndices",
	"TestSelect", "TestConverged", "TestEdits", "TestTouch", "TestPhaseOff", "TestEligible", "TestKnobTable", "TestKnobValues", "TestKnobSet", "TestNoPhase"}

// A mutant is one condition of the source, changed.
type mutant struct {
	n     int    // for -only
	place string // optimizer/file.go:12, for people
	key   string // file, function, condition and change: does not move with the lines
}

func main() {
	flag.Parse()
	tmp, err := os.MkdirTemp("", "mutants")
	check(err)
	defer os.RemoveAll(tmp)
	s := &schema{fset: token.NewFileSet(), tmp: tmp, overlay: map[string]string{}, dropped: map[ast.Stmt]bool{}}
	names, err := filepath.Glob(filepath.Join(*dir, "*.go"))
	check(err)
	for _, name := range names {
		if base := filepath.Base(name); !strings.HasSuffix(name, "_test.go") && (*files == "" || slices.Contains(strings.Split(*files, ","), base)) {
			s.file(name)
		}
	}
	// The tests read a copy, so that the package may change meanwhile.
	check(os.CopyFS(filepath.Join(tmp, "testdata"), os.DirFS(filepath.Join(*dir, "testdata"))))
	tests := s.build()
	known := readExplained(*explained)
	var mu sync.Mutex
	var wg sync.WaitGroup
	next := make(chan *mutant)
	found, survived, fine := 0, 0, 0
	for range *jobs {
		wg.Go(func() {
			for m := range next {
				by := tests.find(m.n)
				mu.Lock()
				switch {
				case by != "":
					found++
					if *verbose {
						fmt.Printf("%s: %d: %s: found by %s\n", m.place, m.n, m.key, by)
					}
				case known[m.key]:
					fine++
				default:
					survived++
					fmt.Printf("%s: %d: %s: %s\n", m.place, m.n, m.key, tests.notFound(m.n))
				}
				mu.Unlock()
			}
		})
	}
	start := time.Now()
	for n := range s.list {
		if (*only == 0 || *only == s.list[n].n) && s.list[n].n >= *from {
			next <- &s.list[n]
		}
	}
	close(next)
	wg.Wait()
	fmt.Printf("%d mutants in %s: %d found, %d explained, %d survive\n", found+fine+survived, time.Since(start).Round(time.Second), found, fine, survived)
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(2)
	}
}

// A schema is the package with all its mutants in it.
type schema struct {
	fset    *token.FileSet
	tmp     string
	overlay map[string]string
	list    []mutant
	dropped map[ast.Stmt]bool // those that can be, in a statement of their own

	name, fn string // where the walk is
	source   []byte
}

// file puts mutants into one file.
func (s *schema) file(name string) {
	src, err := os.ReadFile(name)
	check(err)
	f, err := parser.ParseFile(s.fset, name, src, parser.ParseComments)
	check(err)
	s.name, s.source = name, src
	before := len(s.list)
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil && (*all || decides(fn)) {
			s.fn = fn.Name.Name
			ast.Inspect(fn.Body, s.node)
		}
	}
	if len(s.list) == before {
		return
	}
	f.Comments = nil // they would get into the way of what moves
	var out bytes.Buffer
	check(format.Node(&out, s.fset, f))
	s.add(name, out.Bytes())
}

// add puts a file into the overlay.
func (s *schema) add(name string, text []byte) {
	path, err := filepath.Abs(name)
	check(err)
	copied := filepath.Join(s.tmp, filepath.Base(name))
	check(os.WriteFile(copied, text, 0o666))
	s.overlay[path] = copied
}

// decides reports whether a function refuses something, or says whether something can be done.
func decides(fn *ast.FuncDecl) bool {
	if fn.Type.Results != nil {
		for _, r := range fn.Type.Results.List {
			if t := strings.ToLower(typeName(r.Type)); t == "bool" || t == "string" || strings.Contains(t, "refus") {
				return true
			}
		}
	}
	refuses := false
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok {
			name := strings.ToLower(typeName(c.Fun))
			refuses = refuses || strings.Contains(name, "refuse") || name == "missed"
		}
		return true
	})
	return refuses
}

func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.StarExpr:
		return typeName(e.X)
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// node puts mutants into the conditions of a statement.
func (s *schema) node(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.BlockStmt:
		s.statements(n.List)
	case *ast.CaseClause:
		s.statements(n.Body)
	case *ast.ForStmt:
		if *whole && n.Cond != nil {
			n.Cond = s.condition(n.Cond, "false")
		}
	case *ast.IfStmt:
		n.Cond = s.condition(n.Cond, "false")
	case *ast.SwitchStmt:
		if n.Tag == nil {
			for _, c := range n.Body.List {
				for k, e := range c.(*ast.CaseClause).List {
					c.(*ast.CaseClause).List[k] = s.condition(e, "false")
				}
			}
		}
	case *ast.ReturnStmt:
		for k, e := range n.Results {
			b, ok := e.(*ast.BinaryExpr)
			_, bound := shifted[opOf(b)]
			if ok && (b.Op == token.LAND || b.Op == token.LOR || *whole && bound) {
				n.Results[k] = s.condition(e, "false")
			}
		}
	}
	return true
}

// statements has those of a list be left out that can be: what declares something and what returns stays.
func (s *schema) statements(list []ast.Stmt) {
	if !*whole {
		return
	}
	for k, n := range list {
		if s.dropped[n] {
			continue
		}
		switch n := n.(type) {
		case *ast.AssignStmt:
			if n.Tok == token.DEFINE {
				continue
			}
		case *ast.ExprStmt, *ast.IncDecStmt, *ast.BranchStmt:
		default:
			continue
		}
		s.dropped[n] = true
		keep := s.mutant(ast.NewIdent("true"), n, "dropped", "mutantFalse")
		list[k] = &ast.IfStmt{Cond: keep, Body: &ast.BlockStmt{List: []ast.Stmt{n}}}
	}
}

// mutant returns a condition that is e, of the text of node at, but for a mutant.
func (s *schema) mutant(e ast.Expr, at ast.Node, what, how string) ast.Expr {
	from, to := s.fset.Position(at.Pos()), s.fset.Position(at.End())
	text := strings.Join(strings.Fields(string(s.source[from.Offset:to.Offset])), " ")
	n := len(s.list) + 1
	s.list = append(s.list, mutant{n, fmt.Sprintf("%s:%d", s.name, from.Line), fmt.Sprintf("%s %s: %s: %s", filepath.Base(s.name), s.fn, text, what)})
	return &ast.CallExpr{Fun: ast.NewIdent("mutant"), Args: []ast.Expr{&ast.BasicLit{Kind: token.INT, Value: fmt.Sprint(n)}, ast.NewIdent(how), e}}
}

// shifted are the comparisons that differ from others where both sides are equal.
var shifted = map[token.Token]token.Token{token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR}

func opOf(b *ast.BinaryExpr) token.Token {
	if b == nil {
		return token.ILLEGAL
	}
	return b.Op
}

// condition splits a condition into its parts. dropped is the value of the part that makes it go away.
func (s *schema) condition(e ast.Expr, dropped string) ast.Expr {
	switch x := e.(type) {
	case *ast.ParenExpr:
		x.X = s.condition(x.X, dropped)
		return x
	case *ast.BinaryExpr:
		if x.Op == token.LAND || x.Op == token.LOR {
			dropped = map[token.Token]string{token.LAND: "true", token.LOR: "false"}[x.Op]
			x.X, x.Y = s.condition(x.X, dropped), s.condition(x.Y, dropped)
			return x
		}
	case *ast.CallExpr:
		if name := typeName(x.Fun); name == "mutant" || name == "mutantShifted" {
			return x
		}
	}
	orig := e
	if b, ok := e.(*ast.BinaryExpr); ok && *whole {
		if op, ok := shifted[b.Op]; ok {
			call := s.mutant(b, orig, "shifted", "").(*ast.CallExpr)
			call.Fun, call.Args[1], call.Args[2] = ast.NewIdent("mutantShifted"), b, &ast.BinaryExpr{X: b.X, Op: op, Y: b.Y}
			e = call
		}
	}
	for _, what := range [...]string{"negated", dropped} {
		e = s.mutant(e, orig, what, map[string]string{"negated": "mutantNegated", "true": "mutantTrue", "false": "mutantFalse"}[what])
	}
	return e
}

// switcher is the function that all conditions call.
const switcher = `

import (
	"fmt"
	"os"
	"strconv"
	"sync"
)

const (
	mutantNegated = iota
	mutantTrue
	mutantFalse
)

var activeMutant, _ = strconv.Atoi(os.Getenv("ORI_MUTANT"))

// reachedMutants is a file of those that would have changed something.
var (
	reachedMutants, noReached = os.Create(os.Getenv("ORI_MUTANT_REACHED"))
	reachedOnce               sync.Map
)

func mutant(n, how int, c bool) bool {
	if noReached == nil && (how == mutantNegated || c != (how == mutantTrue)) {
		if _, again := reachedOnce.LoadOrStore(n, true); !again {
			fmt.Fprintln(reachedMutants, n)
		}
	}
	if n != activeMutant {
		return c
	}
	switch how {
	case mutantTrue:
		return true
	case mutantFalse:
		return false
	}
	return !c
}

func mutantShifted(n int, c, shifted bool) bool {
	return c == shifted && c || c != shifted && mutant(n, mutantNegated, c)
}
`

// A suite is the compiled tests, in parts that can be run alone.
type suite struct {
	binary  string
	goldens []part
	rest    []part
}

// A part is some tests, and the mutants that change the value of a condition in them.
type part struct {
	args    []string
	name    string
	reached map[int]bool
}

// build compiles the tests of the package with the mutants, and finds out which part reaches which.
func (s *schema) build() *suite {
	s.add(filepath.Join(*dir, "mutant_switch.go"), []byte("package "+filepath.Base(*dir)+switcher))
	overlay, err := json.Marshal(map[string]any{"Replace": s.overlay})
	check(err)
	path := filepath.Join(s.tmp, "overlay.json")
	check(os.WriteFile(path, overlay, 0o666))
	t := &suite{binary: filepath.Join(s.tmp, filepath.Base(*dir)+".test")}
	cmd := exec.Command("go", "test", "-c", "-overlay", path, "-o", t.binary, "./"+*dir)
	cmd.Stderr = os.Stderr
	check(cmd.Run())
	cmd = exec.Command(t.binary, "-test.run", golden+"$", "-test.v")
	cmd.Dir = s.tmp
	list, err := cmd.Output()
	check(err)
	wanted := regexp.MustCompile(*goldens)
	for _, m := range regexp.MustCompile(`(?m)^=== RUN +`+golden+`/(\S+)$`).FindAllSubmatch(list, -1) {
		if wanted.Match(m[1]) {
			t.goldens = append(t.goldens, t.part(string(m[1]), goldenArgs(string(m[1]))...))
		}
	}
	if *goldens != "" {
		return t
	}
	const some = 50
	for n := 0; n < *programs; n += some {
		args := []string{"-test.run", "TestMeaning$", "-programs", strconv.Itoa(min(some, *programs-n)), "-first", strconv.Itoa(n)}
		t.rest = append(t.rest, t.part("TestMeaning", args...))
	}
	t.rest = append(t.rest, t.part("FuzzRewrites", "-test.run", "FuzzRewrites$"))
	for _, name := range rest {
		t.rest = append(t.rest, t.part(name, "-test.run", name+"$", "-programs", strconv.Itoa(*programs)))
	}
	return t
}

// goldenArgs are the arguments that run some of the golden tests.
func goldenArgs(names ...string) []string {
	for k := range names {
		names[k] = regexp.QuoteMeta(names[k])
	}
	return []string{"-test.run", golden + "$/^(" + strings.Join(names, "|") + ")$"}
}

// part runs tests without a mutant.
func (t *suite) part(name string, args ...string) part {
	p := part{args: args, name: name, reached: map[int]bool{}}
	file := filepath.Join(filepath.Dir(t.binary), "reached")
	cmd := exec.Command(t.binary, args...)
	if out, err := t.run(cmd, "ORI_MUTANT_REACHED="+file); err != nil {
		fmt.Fprintf(os.Stderr, "%smutants: the tests fail without a mutant: %s: %v\n", out, name, err)
		os.Exit(2)
	}
	list, err := os.ReadFile(file)
	check(err)
	for _, s := range strings.Fields(string(list)) {
		n, err := strconv.Atoi(s)
		check(err)
		p.reached[n] = true
	}
	return p
}

// idle is how much more than its share of the processor a mutant may take by the clock: one that
// waits for something takes no time of it.
const idle = 30

// pass runs tests and reports whether they pass. The limit is one of processor time, so that a
// loaded machine finds no mutants.
func (t *suite) pass(args []string, env ...string) bool {
	ctx, cancel := context.WithTimeout(context.Background(), idle**timeout)
	defer cancel()
	limited := []string{"-c", fmt.Sprintf(`ulimit -t %d && exec "$0" "$@"`, max(1, int(timeout.Seconds()))), t.binary}
	cmd := exec.CommandContext(ctx, "sh", append(append(limited, args...), "-test.failfast")...)
	_, err := t.run(cmd, env...)
	return err == nil
}

// run runs tests and returns what they print.
func (t *suite) run(cmd *exec.Cmd, env ...string) ([]byte, error) {
	cmd.Dir = filepath.Dir(t.binary)
	cmd.Env = append(append(os.Environ(), "GOMAXPROCS=1"), env...)
	return cmd.CombinedOutput()
}

// find runs the tests that reach a mutant with it and returns which of them finds it, "" if none.
func (t *suite) find(n int) string {
	env := fmt.Sprintf("ORI_MUTANT=%d", n)
	var names []string
	for k := range t.goldens {
		if t.goldens[k].reached[n] {
			names = append(names, t.goldens[k].name)
		}
	}
	if len(names) > 0 && !t.pass(goldenArgs(names...), env) {
		return golden
	}
	for k := range t.rest {
		if t.rest[k].reached[n] && !t.pass(t.rest[k].args, env) {
			return t.rest[k].name
		}
	}
	return ""
}

// notFound says of a mutant that survives what runs it.
func (t *suite) notFound(n int) string {
	reached := func(p part) bool { return p.reached[n] }
	if k := slices.IndexFunc(t.goldens, reached); k >= 0 {
		return "changes no result, in " + t.goldens[k].name + " for one"
	}
	if slices.ContainsFunc(t.rest, reached) {
		return "in no golden test"
	}
	return "in no test"
}

// readExplained reads the survivors that are explained: lines that begin with "= ", each followed by why.
func readExplained(name string) map[string]bool {
	known := map[string]bool{}
	f, err := os.Open(name)
	if err != nil {
		return known
	}
	defer f.Close()
	for sc := bufio.NewScanner(f); sc.Scan(); {
		if key, ok := strings.CutPrefix(sc.Text(), "= "); ok {
			known[key] = true
		}
	}
	return known
}
