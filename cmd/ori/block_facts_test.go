package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cmd/ori/page"
	"github.com/ori-lang/ori/lsp/ide"
)

// blocksText has a block of each kind: the entry, headers, latches, a cold and an unreachable
// block, an irreducible region, a divergent branch.
const blocksText = `.target sm_86
.entry kinds {
start:
    S2R      R0, SR_TID.X
    ISETP.LT.AND P0, PT, R0, 0x8, PT
    LDG.E    R2, [R4.64]
outer:
    IADD3    R1, R1, 0x1, RZ
inner:
    IADD3    R2, R2, 0x1, RZ
    ISETP.LT.AND P1, PT, R2, 0x8, PT
@P1 BRA      inner
latch:
    ISETP.LT.AND P2, PT, R1, 0x8, PT
@P2 BRA      outer
@P0 BRA      right
left:
    IADD3    R3, R3, 0x1, RZ
@P1 BRA      right
    BRA      out
right:
    IADD3    R3, R3, -0x1, RZ
@P2 BRA      left
out:
    STG.E    [R4.64], R3
@P0 BRA      failed
    EXIT
failed:
    BPT.TRAP
    EXIT
lost:
    NOP
    BRA      lost
}
`

// TestBlockFacts holds the views of a block to one value: what they print is in it, and what is in
// it they print.
func TestBlockFacts(t *testing.T) {
	texts := []string{blocksText, ".target sm_86\n.entry open {\n    BRX R4\n    BRA done\nlost:\n    NOP\ndone:\n    EXIT\n}\n"}
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 7))
		texts = append(texts, string(gen.Program(r, gen.Config{Funcs: 1, Blocks: 2 + int(seed), Instrs: 2, Native: true, Wild: seed%2 == 0})))
	}
	seen := map[string]bool{}
	for _, text := range texts {
		snap := ide.Open([]byte(text), ide.Options{})
		src := &source{name: "t.ori", snap: snap}
		funcs, err := src.functions("")
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range funcs {
			for _, x := range agree(t, src, f) {
				for _, is := range x.Is {
					seen[regexp.MustCompile(`\b(\d+|[A-Za-z_]+\d\w*|inner|outer)\b`).ReplaceAllString(is, "_")] = true
				}
			}
		}
	}
	for _, kind := range []string{"the entry", "header of a loop of _ block", "latch of the loop of _", "in the loop of _", "an entry of an irreducible region of _ blocks",
		analysis.Unreachable, analysis.PathUnknown, "cold, as it ends in BPT.TRAP"} {
		if !seen[kind] {
			t.Errorf("no block is %q; seen are %v", kind, seen)
		}
	}
}

var (
	link   = regexp.MustCompile(`\[([^\]]*)\]\(#L\d+\)`)
	markup = regexp.MustCompile("[*`\\\\]")
)

// agree compares the views of a function.
func agree(t *testing.T, src *source, f *dumped) (list []analysis.BlockFacts) {
	ctx := context.Background()
	check := func(what string, got, want any) {
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s of %s: %v, want %v", what, f.Name, got, want)
		}
	}
	has := func(what, text, part string) {
		if !strings.Contains(text, part) {
			t.Errorf("%s of %s lacks %q:\n%s", what, f.Name, part, text)
		}
	}
	facts := f.Facts
	var table strings.Builder
	if err := textCFG(&table, f); err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(strings.TrimSpace(table.String()), "\n")
	rows = rows[len(rows)-len(f.Blocks):]
	view := f.cfg().Blocks
	graph, err := src.snap.Graph(ctx, int(f.base+f.Span.Start), ide.WholeGraph)
	if err != nil || graph == nil {
		t.Fatal(err)
	}
	drawing := ide.Draw(facts)
	nodes := pageNodes(t, src, f)
	var dot strings.Builder
	if err := drawGraph(&dot, facts); err != nil {
		t.Fatal(err)
	}
	edges := 0
	for n, b := range f.Blocks {
		x := facts.BlockFacts(b)
		list = append(list, x)
		name := fmt.Sprintf("%s, RPO %d", x.Name, x.RPO)

		got, _ := json.Marshal(graph.Blocks[n].BlockFacts)
		want, _ := json.Marshal(x)
		check("graph of "+name, string(got), string(want))
		for _, e := range x.Succs {
			g := graph.Edges[edges]
			check("an edge of "+name, []any{g.From, g.To, g.Kind, g.Back}, []any{x.Bix, e.To, e.Kind.String(), e.Back})
			edges++
		}

		o := &view[n]
		check("cfg of "+name, []any{o.Bix, o.RPO, o.Idom, o.Ipdom, o.Is, o.Divergent, o.Instructions},
			[]any{x.Bix, orNull(x.RPO), orNull(x.Idom), orNull(x.Ipdom), append([]string{}, x.Is...), x.Diverges, x.Instructions})
		has("row of "+name, rows[n], strings.Join(x.Is, "; "))
		check("divergence in the row of "+name, strings.HasSuffix(rows[n], "divergent"), x.Diverges)

		has("node of "+name, nodes[n], fmt.Sprintf(" · %s · %s", numberOf(&x), strings.Join(x.Is, "; ")))
		has("dot of "+name, dot.String(), numberOf(&x))

		for _, d := range drawing.Blocks {
			if d.ID == b.ID {
				lines := strings.Join(drawing.Lines[d.First:d.Last+1], "\n")
				check("whether the drawing calls "+name+" cold", regexp.MustCompile(`\bcold\b`).MatchString(lines), x.Cold != "")
				check("whether the drawing calls "+name+" divergent", regexp.MustCompile(`\bdivergent\b`).MatchString(lines), x.Diverges)
				has("drawing of "+name, lines, x.Unreached)
				if x.RPO >= 0 {
					has("drawing of "+name, lines, fmt.Sprintf("%5d ", x.RPO))
				}
			}
		}

		if len(b.Labels) > 0 {
			h, err := src.snap.Hover(ctx, int(f.base+b.Labels[0].Span.Start))
			if err != nil || h == nil {
				t.Fatalf("no hover of %s: %v", name, err)
			}
			plain := markup.ReplaceAllString(link.ReplaceAllString(h.Markdown, "$1"), "")
			has("hover of "+name, plain, plural(x.Instructions, "instruction"))
			switch {
			case x.Unreached == "":
				has("hover of "+name, plain, fmt.Sprintf("RPO %d", x.RPO))
				for _, is := range x.Is {
					has("hover of "+name, plain, is)
				}
				if x.Idom >= 0 {
					has("hover of "+name, plain, "idom "+f.Blocks[x.Idom].Name())
				}
			default:
				has("hover of "+name, plain, "no path from the entry")
			}
		}
	}
	check("number of edges", len(graph.Edges), edges)
	return list
}

// numberOf is the block's number, or why it has none.
func numberOf(x *analysis.BlockFacts) string {
	if x.RPO >= 0 {
		return fmt.Sprintf("RPO %d", x.RPO)
	}
	return x.Unreached
}

// pageNodes are the texts of the blocks in the page of the function: those of its first column.
func pageNodes(t *testing.T, src *source, f *dumped) (list []string) {
	var out bytes.Buffer
	p, err := choosePipeline([]string{"15"}, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := page.Write(context.Background(), &out, src.snap.Text(), src.snap.Runner(), p, page.Options{Func: f.Name}); err != nil {
		t.Fatal(err)
	}
	_, data, _ := strings.Cut(out.String(), `id="data">`)
	data, _, _ = strings.Cut(data, "</script>")
	var v struct {
		Columns []struct{ Graphs []int }
		Graphs  []struct{ Nodes [][]any }
	}
	if err := json.Unmarshal([]byte(data), &v); err != nil {
		t.Fatal(err, data)
	}
	for _, n := range v.Graphs[v.Columns[0].Graphs[0]].Nodes {
		texts := n[5].([]any)
		list = append(list, fmt.Sprintf("%v · %v · %v", texts[0], texts[1], n[6]))
	}
	return list
}
