package cfg_test

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// A dotGraph is one function of nvdisasm -bbcfg.
type dotGraph struct {
	name  string
	nodes []string // in layout order
	edges []string // "A -> B", sorted
}

var (
	dotCluster = regexp.MustCompile(`^subgraph "cluster_(.*)" \{$`)
	dotNode    = regexp.MustCompile(`^"(.*)"$`)
	dotEdge    = regexp.MustCompile(`^"([^"]*)":(\w+):\w+ -> "([^"]*)":`)
)

// parseDOT reads what nvdisasm -bbcfg prints.
func parseDOT(src []byte) []*dotGraph {
	var graphs []*dotGraph
	var g *dotGraph
	sc := bufio.NewScanner(bytes.NewReader(src))
	sc.Buffer(nil, 1<<24)
	for sc.Scan() {
		l := sc.Text()
		if m := dotCluster.FindStringSubmatch(l); m != nil {
			g = &dotGraph{name: m[1]}
			graphs = append(graphs, g)
		} else if m := dotEdge.FindStringSubmatch(l); m != nil {
			g.edges = append(g.edges, m[1]+" -> "+m[3])
		} else if m := dotNode.FindStringSubmatch(l); m != nil {
			g.nodes = append(g.nodes, m[1])
		}
	}
	for _, g := range graphs {
		slices.Sort(g.edges)
		g.edges = slices.Compact(g.edges)
	}
	return graphs
}

// edgesOf names the blocks of f as nvdisasm does, by the names of the graph's nodes in
// layout order, and lists the edges.
func edgesOf(f *cfg.Func, g *dotGraph) []string {
	name := func(b *cfg.Block) string {
		if int(b.ID) < len(g.nodes) {
			return g.nodes[b.ID]
		}
		return b.Name()
	}
	var edges []string
	for _, b := range f.Blocks {
		for s := range f.Succs(b) {
			edges = append(edges, name(b)+" -> "+name(s))
		}
	}
	slices.Sort(edges)
	return slices.Compact(edges)
}

// compareGraphs returns the differences between f and g, one a line.
func compareGraphs(f *cfg.Func, g *dotGraph) []string {
	var diff []string
	if len(f.Blocks) != len(g.nodes) {
		diff = append(diff, fmt.Sprintf("%s: %d blocks, nvdisasm has %d", f.Name, len(f.Blocks), len(g.nodes)))
	}
	for n, b := range f.Blocks {
		if n < len(g.nodes) && b.Label() != "" && b.Label() != g.nodes[n] {
			diff = append(diff, fmt.Sprintf("%s: block %d is %s, nvdisasm has %s", f.Name, n, b.Label(), g.nodes[n]))
			break
		}
	}
	ours := edgesOf(f, g)
	for _, e := range ours {
		if _, ok := slices.BinarySearch(g.edges, e); !ok {
			diff = append(diff, f.Name+": extra "+e)
		}
	}
	for _, e := range g.edges {
		if _, ok := slices.BinarySearch(ours, e); !ok {
			diff = append(diff, f.Name+": missing "+e)
		}
	}
	return diff
}

// oraclePairs yields listings with the graph nvdisasm made of the same code: those
// of testdata, and those of the corpus where it is there.
func oraclePairs(t *testing.T) map[string]string {
	pairs := map[string]string{}
	for _, dir := range []struct{ dot, sass string }{
		{"testdata/oracle", "testdata/oracle"},
		{"../../shared/corpus/oracle", "../../shared/corpus/listings"},
	} {
		dots, _ := filepath.Glob(filepath.Join(dir.dot, "*.nvdisasm-bbcfg.dot"))
		for _, dot := range dots {
			base := strings.TrimSuffix(filepath.Base(dot), ".nvdisasm-bbcfg.dot")
			sass := filepath.Join(dir.sass, base+".nvdisasm-c.sass")
			if _, err := os.Stat(sass); err != nil {
				// The nests were listed under a name without -O3.
				sass = filepath.Join(dir.sass, strings.Replace(base, "-O3", "", 1)+".nvdisasm-c.sass")
			}
			if _, err := os.Stat(sass); err == nil {
				pairs[sass] = dot
			}
		}
	}
	return pairs
}

// wrongInNvdisasm lists where nvdisasm's own graph is wrong, with the reason.
var wrongInNvdisasm = map[string]string{}

// TestOracleEdges holds that the edges are those of nvdisasm's own graphs.
func TestOracleEdges(t *testing.T) {
	pairs := oraclePairs(t)
	if len(pairs) == 0 {
		t.Fatal("no oracle in testdata")
	}
	for sass, dot := range pairs {
		t.Run(filepath.Base(sass), func(t *testing.T) {
			src, err := os.ReadFile(sass)
			if err != nil {
				t.Fatal(err)
			}
			want, err := os.ReadFile(dot)
			if err != nil {
				t.Fatal(err)
			}
			funcs := map[string]*cfg.Func{}
			for _, u := range cfg.Lower(grammar.Parse(src)) {
				for _, f := range u.Funcs {
					funcs[f.Name] = f
				}
			}
			graphs := parseDOT(want)
			if len(graphs) != len(funcs) {
				t.Errorf("%d functions, nvdisasm has %d", len(funcs), len(graphs))
			}
			for _, g := range graphs {
				f := funcs[g.name]
				if f == nil {
					t.Errorf("no function %s", g.name)
					continue
				}
				for _, d := range compareGraphs(f, g) {
					if why := wrongInNvdisasm[filepath.Base(sass)+": "+d]; why == "" {
						t.Error(d)
					}
				}
			}
		})
	}
}
