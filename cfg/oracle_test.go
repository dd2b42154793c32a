package cfg_test

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

var oracleFolder = flag.String("oracle", "", "a folder with NAME.nvdisasm-bbcfg+poff.dot and NAME.nvdisasm-c.sass, which TestOracleEdges compares instead; with cuda118- in front if nvdisasm is that of CUDA 11.8")

// A dotGraph is one function of nvdisasm -bbcfg.
type dotGraph struct {
	name  string
	nodes []dotNode // in layout order
	edges []string  // "A -> B", sorted
}

// A dotNode is a block of it: its name, and its address if that was asked for with -poff.
type dotNode struct {
	name string
	addr string // "0110", or ""
}

var (
	dotCluster = regexp.MustCompile(`^subgraph "cluster_(.*)" \{$`)
	dotName    = regexp.MustCompile(`^"(.*)"$`)
	dotAddress = regexp.MustCompile(`(?:\\l|>)([0-9a-f]{4,}):\\ `)
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
		} else if m := dotName.FindStringSubmatch(l); m != nil {
			g.nodes = append(g.nodes, dotNode{name: m[1]})
		} else if m := dotAddress.FindStringSubmatch(l); m != nil && strings.HasPrefix(l, "[label=") {
			g.nodes[len(g.nodes)-1].addr = m[1]
		}
	}
	for _, g := range graphs {
		slices.Sort(g.edges)
		g.edges = slices.Compact(g.edges)
	}
	return graphs
}

// compareGraphs returns the differences between f and g, one a line. Blocks are the same that begin
// at the same address; in a graph without addresses, those with the same place in the layout.
// nvdisasm draws no block that no path leads to. Where calls says so, calls do not end blocks in g.
func compareGraphs(f *cfg.Func, g *dotGraph, calls bool, reasons map[string]int) (diff []string) {
	report := func(format string, args ...any) { diff = append(diff, f.Name+": "+fmt.Sprintf(format, args...)) }
	names, nodes := map[*cfg.Block]string{}, map[string]string{}
	for _, n := range g.nodes {
		nodes[n.addr] = n.name
	}
	k := 0
	for n, b := range f.Blocks {
		addr := ""
		if len(b.Instrs) > 0 && g.nodes[0].addr != "" {
			addr = fmt.Sprintf("%04x", b.Instrs[0].Addr)
		}
		name := ""
		switch {
		case addr != "":
			name = nodes[addr]
			delete(nodes, addr)
		case k < len(g.nodes) && (f.Reachable(b) || b.Label() == g.nodes[k].name):
			name = g.nodes[k].name
			k++
		}
		if name == "" && calls && n > 0 && f.Blocks[n-1].Last().Flow == cfg.FlowCall {
			name = names[f.Blocks[n-1]]
		}
		other := func(p int32) bool { // another way to b than a call
			last := f.Blocks[p].Last()
			return last != nil && last.Flow != cfg.FlowCall && f.Reachable(f.Blocks[p])
		}
		switch {
		case name != "" || !f.Reachable(b):
		case calls && n > 0 && !slices.ContainsFunc(f.PredIDs(b), other):
			reasons[callInside]++
		default:
			report("no block for %s", b.Name())
		}
		if name != "" && b.Label() != "" && b.Label() != name {
			report("%s is %s", b.Label(), name)
		}
		names[b] = name
	}
	wantEdges := g.edges
	if g.nodes[0].addr != "" {
		within := map[string]string{} // by the name of a node whose beginning is left out: the block in front of it
		for addr, n := range nodes {
			if b := behindLeftOut(f, addr); calls && b != nil && !defined(f, n) {
				within[n] = names[b]
				reasons[leftOut]++
				continue
			}
			report("no block here for %s", n)
		}
		if len(within) > 0 {
			wantEdges = nil
			for _, e := range g.edges {
				from, to, _ := strings.Cut(e, " -> ")
				if in, ok := within[from]; ok && in == "" {
					continue // of a block that nothing leads to in what is left
				} else if ok {
					from = in
				} else if within[to] == from {
					continue // on to what is left out
				}
				wantEdges = append(wantEdges, from+" -> "+to)
			}
			slices.Sort(wantEdges)
			wantEdges = slices.Compact(wantEdges)
		}
	} else if k < len(g.nodes) {
		report("no block here for %s", g.nodes[k].name)
	}
	var edges []string
	blocks := map[string][]*cfg.Block{} // by name: more than one where calls do not end blocks
	for _, b := range f.Blocks {
		if names[b] != "" {
			blocks[names[b]] = append(blocks[names[b]], b)
		}
		for s := range f.Succs(b) {
			if behind := calls && names[b] == names[s] && s.ID == b.ID+1; names[b] != "" && !behind {
				edges = append(edges, names[b]+" -> "+names[s])
			}
		}
	}
	slices.Sort(edges)
	edges = slices.Compact(edges)
	explained := func(e string) bool {
		from, to, _ := strings.Cut(e, " -> ")
		for _, b := range blocks[from] {
			if why := why118(f, b, to); calls && why != "" {
				reasons[why]++
				return true
			}
		}
		return false
	}
	for _, e := range edges {
		if _, ok := slices.BinarySearch(wantEdges, e); !ok && !explained(e) {
			report("extra %s", e)
		}
	}
	for _, e := range wantEdges {
		if _, ok := slices.BinarySearch(edges, e); !ok && !explained(e) {
			report("missing %s", e)
		}
	}
	return diff
}

// behindLeftOut returns the block of f that has an instruction at an address, not as its first, in front of which
// the text lacks one; nil if there is none.
func behindLeftOut(f *cfg.Func, addr string) *cfg.Block {
	for _, b := range f.Blocks {
		for k := 1; k < len(b.Instrs); k++ {
			if at := b.Instrs[k].Addr; fmt.Sprintf("%04x", at) == addr {
				if b.Instrs[k-1].Addr+16 < at {
					return b
				}
				return nil
			}
		}
	}
	return nil
}

// defined reports whether a label of f is called so.
func defined(f *cfg.Func, name string) bool {
	return slices.ContainsFunc(f.Blocks, func(b *cfg.Block) bool {
		return slices.ContainsFunc(b.Labels, func(l cfg.Label) bool { return l.Name == name })
	})
}

// why118 tells why nvdisasm 11.8 has another edge from block b, which ends at to, than f, or none.
func why118(f *cfg.Func, b *cfg.Block, to string) string {
	switch i := b.Last(); {
	case i == nil:
	case i.Flow == cfg.FlowCall && f.TargetOf(i) != nil && (to == "" || to == f.TargetOf(i).Name() || to == f.Name):
		return callInside
	case i.Op.Name == "BRK" && len(i.Targets()) == 0:
		return bareBreak
	case i.Flow == cfg.FlowIndex && slices.ContainsFunc(i.Targets(), func(s string) bool { return strings.HasPrefix(s, ".text.") }):
		return unknownTable
	case i.Code >= 0 && i.Args[i.Code].Sym() == to && f.TargetOf(i) == nil:
		return leftOut
	}
	return ""
}

// oraclePairs maps nvdisasm's graphs to listings of the same code: those of testdata, and those of
// the corpus where it is there.
func oraclePairs(t *testing.T) map[string]string {
	pairs := map[string]string{}
	corpus := filepath.Join("..", "..", "shared", "corpus")
	type folders struct{ dot, sass string }
	dirs := []folders{
		{"testdata/oracle", "testdata/oracle"},
		{filepath.Join(corpus, "oracle"), filepath.Join(corpus, "listings")},
		{filepath.Join(corpus, "kernels", "oracle"), filepath.Join(corpus, "kernels", "listings")},
	}
	if *oracleFolder != "" {
		dirs = []folders{{*oracleFolder, *oracleFolder}}
	}
	for _, dir := range dirs {
		dots, _ := filepath.Glob(filepath.Join(dir.dot, "*.nvdisasm-bbcfg*.dot"))
		for _, dot := range dots {
			base, _, _ := strings.Cut(filepath.Base(dot), ".nvdisasm-bbcfg")
			sass := filepath.Join(dir.sass, base+".nvdisasm-c.sass")
			if _, err := os.Stat(sass); err != nil {
				// The nests were listed under a name without -O3.
				sass = filepath.Join(dir.sass, strings.Replace(base, "-O3", "", 1)+".nvdisasm-c.sass")
			}
			if _, err := os.Stat(sass); err == nil {
				pairs[dot] = sass
			}
		}
	}
	return pairs
}

// What differs from the graphs of nvdisasm 11.8, and why. docs/figures.md lists it.
const (
	callInside   = "nvdisasm 11.8 has no edge for a CALL to a label of the function, with which ptxas leaves a loop, or to its own start; 12.4 has"
	bareBreak    = "a BRK without annotation: nvdisasm 11.8 has lost it, but there is only one PBK around it"
	unknownTable = "nvdisasm 11.8 does not know the targets of this BRX, and names the start of the function: we say that they are unknown"
	leftOut      = "the label is in front of an instruction that nvdisasm 11.8 leaves out of the listing, and is left out with it"
	noGraph      = "nvdisasm 11.8 draws no graph where the targets of a branch are unknown"
)

// TestOracleEdges holds that the edges are those of nvdisasm's own graphs.
func TestOracleEdges(t *testing.T) {
	pairs := oraclePairs(t)
	if len(pairs) == 0 {
		t.Fatal("no oracle in testdata")
	}
	reasons := map[string]int{}
	for dot, sass := range pairs {
		t.Run(filepath.Base(dot), func(t *testing.T) {
			base, _, _ := strings.Cut(filepath.Base(dot), ".nvdisasm")
			calls := strings.HasPrefix(base, "cuda118-") // nvdisasm 11.8
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
			if calls && len(graphs) == 0 && slices.ContainsFunc(slices.Collect(maps.Values(funcs)), func(f *cfg.Func) bool { return !f.Complete }) {
				reasons[noGraph]++
				return
			}
			if len(graphs) != len(funcs) {
				t.Errorf("%d functions, nvdisasm has %d", len(funcs), len(graphs))
			}
			for _, g := range graphs {
				f := funcs[g.name]
				if f == nil {
					t.Errorf("no function %s", g.name)
					continue
				}
				for _, d := range compareGraphs(f, g, calls, reasons) {
					t.Error(d)
				}
			}
		})
	}
	for _, why := range slices.Sorted(maps.Keys(reasons)) {
		t.Logf("%d: %s", reasons[why], why)
	}
}
