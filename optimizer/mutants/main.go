// Mutants says how much of what a pass refuses the tests hold: it negates each condition of a function that refuses
// or decides a rewrite, and leaves it out, one at a time, and runs the golden tests and a few random programs. A mutant
// with which all of them pass survives. `go run ./optimizer/mutants` prints the survivors that are not in the file of
// explained ones.
//
// All mutants are in one program: a condition c becomes mutant(n, c), which the environment variable ORI_MUTANT changes. So one
// costs a run of the tests and no compilation.
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
	"slices"
	"strings"
	"sync"
	"time"
)

var (
	dir       = flag.String("dir", "optimizer", "the package")
	files     = flag.String("files", "", "only these files of it, separated by commas")
	only      = flag.Int("only", 0, "only this mutant")
	programs  = flag.Int("programs", 400, "random programs for those that the golden tests do not find")
	jobs      = flag.Int("jobs", 1, "how many run at once")
	timeout   = flag.Duration("timeout", 60*time.Second, "after which a mutant counts as found: a test hangs")
	explained = flag.String("explained", "optimizer/testdata/mutants.txt", "survivors that cannot be found, each with the reason")
)

// golden are the tests that are run first.
const golden = "TestPasses$"

// A mutant is one condition of the source, changed.
type mutant struct {
	n     int
	place string // optimizer/file.go:12, for people
	key   string // file, function, condition and change: does not move with the lines
}

func main() {
	flag.Parse()
	tmp, err := os.MkdirTemp("", "mutants")
	check(err)
	defer os.RemoveAll(tmp)
	s := &schema{fset: token.NewFileSet(), tmp: tmp, overlay: map[string]string{}}
	names, err := filepath.Glob(filepath.Join(*dir, "*.go"))
	check(err)
	for _, name := range names {
		if base := filepath.Base(name); !strings.HasSuffix(name, "_test.go") && (*files == "" || slices.Contains(strings.Split(*files, ","), base)) {
			s.file(name)
		}
	}
	// The tests read a copy, so that the package may change meanwhile.
	check(os.CopyFS(filepath.Join(tmp, "testdata"), os.DirFS(filepath.Join(*dir, "testdata"))))
	binary := s.build()
	known := readExplained(*explained)
	var mu sync.Mutex
	var wg sync.WaitGroup
	next := make(chan *mutant)
	found, survived, fine := 0, 0, 0
	for range *jobs {
		wg.Go(func() {
			for m := range next {
				by := run(binary, m.n)
				mu.Lock()
				switch {
				case by != "":
					found++
				case known[m.key]:
					fine++
				default:
					survived++
					fmt.Printf("%s: %s\n", m.place, m.key)
				}
				mu.Unlock()
			}
		})
	}
	start := time.Now()
	for n := range s.list {
		if *only == 0 || *only == s.list[n].n {
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
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil && decides(fn) {
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
			if b, ok := e.(*ast.BinaryExpr); ok && (b.Op == token.LAND || b.Op == token.LOR) {
				n.Results[k] = s.condition(e, "false")
			}
		}
	}
	return true
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
		if name := typeName(x.Fun); name == "mutant" {
			return x
		}
	}
	from, to := s.fset.Position(e.Pos()), s.fset.Position(e.End())
	text := strings.Join(strings.Fields(string(s.source[from.Offset:to.Offset])), " ")
	for _, what := range [...]string{"negated", dropped} {
		n := len(s.list) + 1
		s.list = append(s.list, mutant{n, fmt.Sprintf("%s:%d", s.name, from.Line), fmt.Sprintf("%s %s: %s: %s", filepath.Base(s.name), s.fn, text, what)})
		arg := map[string]string{"negated": "mutantNegated", "true": "mutantTrue", "false": "mutantFalse"}[what]
		e = &ast.CallExpr{Fun: ast.NewIdent("mutant"), Args: []ast.Expr{&ast.BasicLit{Kind: token.INT, Value: fmt.Sprint(n)}, ast.NewIdent(arg), e}}
	}
	return e
}

// switcher is the function that all conditions call.
const switcher = `package optimizer

import (
	"os"
	"strconv"
)

const (
	mutantNegated = iota
	mutantTrue
	mutantFalse
)

var activeMutant, _ = strconv.Atoi(os.Getenv("ORI_MUTANT"))

func mutant(n, how int, c bool) bool {
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
`

// build compiles the tests of the package with the mutants.
func (s *schema) build() string {
	s.add(filepath.Join(*dir, "mutant_switch.go"), []byte(switcher))
	overlay, err := json.Marshal(map[string]any{"Replace": s.overlay})
	check(err)
	path := filepath.Join(s.tmp, "overlay.json")
	check(os.WriteFile(path, overlay, 0o666))
	binary := filepath.Join(s.tmp, "optimizer.test")
	cmd := exec.Command("go", "test", "-c", "-overlay", path, "-o", binary, "./"+*dir)
	cmd.Stderr = os.Stderr
	check(cmd.Run())
	if by := run(binary, 0); by != "" {
		fmt.Fprintln(os.Stderr, "mutants: the tests fail without a mutant:", by)
		os.Exit(2)
	}
	return binary
}

// run runs the tests with a mutant and returns which of them finds it, "" if none.
func run(binary string, n int) string {
	for _, args := range [][]string{{"-test.run", golden}, {"-test.run", "TestMeaning$|FuzzRewrites$", "-programs", fmt.Sprint(*programs)}} {
		ctx, cancel := context.WithTimeout(context.Background(), *timeout)
		cmd := exec.CommandContext(ctx, binary, append(args, "-test.failfast")...)
		cmd.Dir = filepath.Dir(binary)
		cmd.Env = append(os.Environ(), fmt.Sprintf("ORI_MUTANT=%d", n), "GOMAXPROCS=1")
		err := cmd.Run()
		cancel()
		if err != nil {
			return args[1]
		}
	}
	return ""
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
