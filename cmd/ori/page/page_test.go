package page

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

func runner() *optimizer.Runner { return &optimizer.Runner{Env: cfg.Env{OptLevel: -1}} }

// collected is the data of a text after some phases.
func collected(t *testing.T, text string, phases ...string) *data {
	t.Helper()
	var list []*optimizer.Phase
	for _, name := range phases {
		list = append(list, optimizer.PhaseNamed(name))
	}
	d, err := collect(context.Background(), grammar.Parse([]byte(text)), runner(), optimizer.OfPhases(list), Options{File: "f"})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// story is what became of the blocks in the columns, one fact a line.
func story(d *data) string {
	var sb strings.Builder
	names := func(c *column, ids []int32) string {
		var list []string
		for _, id := range ids {
			list = append(list, c.Names[slices.Index(c.Blocks, id)])
		}
		return strings.Join(list, ", ")
	}
	for n := 1; n < len(d.Columns); n++ {
		c, was := &d.Columns[n], &d.Columns[n-1]
		for _, f := range c.Fates {
			fmt.Fprintf(&sb, "%s: %s %s: %s\n", c.Phase, names(was, []int32{f[0].(int32)}), f[1], names(c, f[2].([]int32)))
		}
		for _, b := range c.Born {
			fmt.Fprintf(&sb, "%s: %s is new, of: %s\n", c.Phase, names(c, []int32{b[0].(int32)}), names(was, b[1].([]int32)))
		}
	}
	return sb.String()
}

// lines are those of a column, with a sign for each that changed: "-" where one is gone.
func marked(d *data, n int) string {
	var sb strings.Builder
	d.Columns[n].each(func(row, mark int) {
		if mark != same {
			fmt.Fprintf(&sb, "%c%s\n", " +~-^"[mark], d.Rows[row][0])
		}
	})
	return sb.String()
}

// each yields the rows of a column.
func (c *column) each(yield func(row, mark int)) {
	for k := 0; k < len(c.Lines); k += 3 {
		for j := range c.Lines[k+1] {
			yield(c.Lines[k]+j, c.Lines[k+2])
		}
	}
}

const ifs = `.target sm_86
.entry k {
    IADD3    R4, R4, R6, RZ
    ISETP.GE.AND P0, PT, R4, R6, PT
@P0 BRA      hop
    BRA      near
hop:
    BRA      far
near:
    STG.E    [R2.64], R6
    EXIT
far:
    STG.E    [R2.64], R4
    ISETP.EQ.AND P1, PT, R6, RZ, PT
@P1 BRA      then
    MOV      R5, 0x1
    BRA      join
then:
    MOV      R5, 0x2
join:
    STG.E    [R2.64+0x8], R5
    EXIT
}
`

// TestFates holds what is told of blocks that go, that become part of others, and whose name
// changes: from who has their instructions.
func TestFates(t *testing.T) {
	d := collected(t, ifs, "6", "15", "31", "63")
	want := `OriBranchOpt: hop removed: far
OriLinearReplacement: BB5 merged: far
OriLinearReplacement: then merged: far
OriLinearReplacement: join merged: far
`
	if got := story(d); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
	if got, want := marked(d, 2), "~@P0 BRA      far\n-hop:\n-    BRA      far\n"; got != want {
		t.Errorf("lines of phase 15:\n%s\nwant:\n%s", got, want)
	}
	// One block becomes several, and their instructions are those of the one.
	d = collected(t, ".entry k {\n    ISETP.EQ P0, R2, 0x1\n@P0 BRA a\n    ISETP.EQ P0, R2, 0x2\n@P0 BRA b\n    ISETP.EQ P0, R2, 0x3\n@P0 BRA a\n    ISETP.EQ P0, R2, 0x4\n@P0 BRA b\n"+
		"    ISETP.EQ P0, R2, 0x5\n@P0 BRA a\nb:\n    STG.E [R4.64], R2\na:\n    EXIT\n}\n", "30")
	if got := story(d); got == "" {
		t.Error("phase 30 changes no block")
	}
}

// TestValues holds that an operand has the definitions that reach it, joined over paths, the same
// ones in each column.
func TestValues(t *testing.T) {
	d := collected(t, ifs, "6", "15")
	webs := func(n int, line string) []int32 { // of the registers of a line
		var list []int32
		d.Columns[n].each(func(row, mark int) {
			if r := d.Rows[row]; mark != removed && strings.TrimSpace(r[0].(string)) == line {
				for k, toks := 0, r[3].([]int32); k < len(toks); k += 4 {
					if toks[k+2] == regToken {
						list = append(list, toks[k+3])
					}
				}
			}
		})
		return list
	}
	first := webs(0, "IADD3    R4, R4, R6, RZ")
	if len(first) != 3 || first[0] == first[1] || first[1] == first[2] {
		t.Fatalf("registers of the first line: %v", first)
	}
	for n := range d.Columns {
		if got := webs(n, "STG.E    [R2.64], R4"); len(got) != 2 || got[1] != first[0] {
			t.Errorf("column %d: the store has values %v, not that of the addition, %d", n, got, first[0])
		}
		one, two, store := webs(n, "MOV      R5, 0x1"), webs(n, "MOV      R5, 0x2"), webs(n, "STG.E    [R2.64+0x8], R5")
		if len(one) != 1 || len(two) != 1 || one[0] != two[0] || len(store) != 2 || store[1] != one[0] {
			t.Errorf("column %d: the values that meet in R5 are not one: %v %v %v", n, one, two, store)
		}
	}
	if !slices.Equal(d.Webs[first[1]], []int32{int32(slices.Index(d.Defs, "R4 as the function begins"))}) {
		t.Errorf("R4 as it was is defined by %v of %q", d.Webs[first[1]], d.Defs)
	}
}

// TestEscape holds that nothing of a text is ever HTML, that the page names nothing outside of it,
// and that bytes that are no UTF-8 do not move the tokens.
func TestEscape(t *testing.T) {
	const evil = `</script><script>alert("x")</script><img src=x onerror=alert(1)>`
	text := ".entry k {\n    MOV R1, R2 // " + evil + "\n// \xff\xfe @data@ \U0001F600\n    EXIT\n}\n"
	var page bytes.Buffer
	err := Write(context.Background(), &page, grammar.Parse([]byte(text)), runner(), optimizer.PipelineNamed("ptxas"), Options{File: evil + "@data@", Pipeline: evil})
	if err != nil {
		t.Fatal(err)
	}
	s := page.String()
	if n := strings.Count(s, "<script"); n != 2 {
		t.Errorf("the page has %d scripts", n)
	}
	if strings.Contains(s, "<img") || strings.Contains(strings.NewReplacer("http://www.w3.org/2000/svg", "", "http-equiv", "").Replace(s), "http") || strings.Contains(s, "src=x onerror=alert(1)>") {
		t.Error("something of the text is HTML, or the page names another")
	}
	_, rest, _ := strings.Cut(s, `id="data">`)
	raw, _, _ := strings.Cut(rest, "</script>")
	var d data
	if err := json.Unmarshal([]byte(raw), &d); err != nil {
		t.Fatal(err)
	}
	if d.Pipeline != evil || !strings.Contains(fmt.Sprint(d.Rows), evil) {
		t.Error("the text is not what it was")
	}
	if units([]byte("a\xff\U0001F600é")) != 5 {
		t.Error("lengths are not those of UTF-16")
	}
}

// texts are the texts of the project.
func texts(t testing.TB) map[string]string {
	list := map[string]string{}
	err := filepath.WalkDir(filepath.Join("..", "..", ".."), func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() && (e.Name() == "node_modules" || strings.HasPrefix(e.Name(), ".") && len(e.Name()) > 2) {
			return cmpOr(err, fs.SkipDir)
		}
		switch filepath.Ext(path) {
		case ".ori", ".sass":
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			list[path] = string(text)
		case ".txtar":
			ar, err := txtar.ParseFile(path)
			if err != nil {
				return err
			}
			for _, f := range ar.Files {
				if e := filepath.Ext(f.Name); e == ".ori" || e == ".sass" {
					list[path+"/"+f.Name] = string(f.Data)
				}
			}
		}
		return nil
	})
	if err != nil || len(list) < 50 {
		t.Fatal(len(list), err)
	}
	return list
}

func cmpOr(a, b error) error {
	if a != nil {
		return a
	}
	return b
}

// TestColumns holds checkColumns on every text of the project and on random programs, of which the
// passes rewrite most.
func TestColumns(t *testing.T) {
	for name, text := range texts(t) {
		checkColumns(t, name, []byte(text))
	}
	rewritten := 0
	for seed := range uint64(*programs) {
		r := rand.New(rand.NewPCG(seed, 7))
		text := gen.Structured(r, gen.Shape{Size: 1 + r.IntN(12), Features: gen.All})
		if seed%2 == 1 {
			text = gen.Program(r, gen.Config{Funcs: 1 + r.IntN(3), Blocks: 2 + r.IntN(10), Instrs: 1 + r.IntN(5), Native: r.IntN(2) == 0, Wild: true})
		}
		if checkColumns(t, fmt.Sprintf("program %d", seed), text) > 2 {
			rewritten++
		}
	}
	if rewritten < *programs/2 {
		t.Errorf("only %d of %d programs have several columns", rewritten, *programs)
	}
}

var programs = flag.Int("programs", 300, "random programs of which the columns are checked")

// FuzzColumns holds checkColumns on any text.
func FuzzColumns(f *testing.F) {
	for _, text := range texts(f) {
		if len(text) < 4000 {
			f.Add([]byte(text))
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) < 8000 {
			checkColumns(t, "text", text)
		}
	})
}

// checkColumns holds that each column shows the text of its version and nothing else, line by line;
// that what a line is said to be is true: an unchanged one is in the column before with the same
// text, one that is gone was there, none is lost; and that each block of a column has a number of
// its own, and a fate if it has no place in the next. It returns how many columns there are.
func checkColumns(t *testing.T, name string, text []byte) int {
	t.Helper()
	var versions [][]string
	r := runner()
	split := func(src []byte) (list []string) {
		for _, l := range linesOf(src) {
			list = append(list, string(src[l.start:l.end]))
		}
		return list
	}
	r.Ran = func(x optimizer.Ran) {
		if versions == nil {
			versions = append(versions, split(x.Before.Doc.Bytes()))
		}
		if x.After.Doc != x.Before.Doc {
			versions = append(versions, split(x.After.Doc.Bytes()))
		}
	}
	r.Select = optimizer.All()
	if _, _, err := r.Run(context.Background(), grammar.Parse(text), optimizer.PipelineNamed("ptxas")); err != nil {
		t.Fatal(name, err)
	}
	d, err := collect(context.Background(), grammar.Parse(text), runner(), optimizer.PipelineNamed("ptxas"), Options{})
	if err != nil {
		t.Fatal(name, err)
	}
	if len(d.Columns) != len(versions) {
		t.Errorf("%s: %d columns of %d versions", name, len(d.Columns), len(versions))
		return 0
	}
	before := map[int32]string{}
	for n := range d.Columns {
		c := &d.Columns[n]
		now, gone, blocks := map[int32]string{}, map[int32]bool{}, map[int32]bool{}
		var shown []string
		c.each(func(row, mark int) {
			text, id := d.Rows[row][0].(string), d.Rows[row][1].(int32)
			was, known := before[id]
			switch {
			case mark == removed && (!known || was != text):
				t.Errorf("%s, column %d: %q is gone, but was not there", name, n, text)
			case n > 0 && mark == same && (!known || was != text), mark == added && known, mark == changed && (!known || was == text), mark == moved && !known:
				t.Errorf("%s, column %d: %q is marked %d; it was %q", name, n, text, mark, was)
			}
			if mark == removed {
				gone[id] = true
				return
			}
			if _, twice := now[id]; twice {
				t.Errorf("%s, column %d: line %d is in it twice", name, n, id)
			}
			now[id] = text
			shown = append(shown, text)
		})
		if !slices.Equal(shown, versions[n]) {
			t.Errorf("%s, column %d: %d lines, not the %d of the text", name, n, len(shown), len(versions[n]))
		}
		for id, text := range before {
			if _, ok := now[id]; !ok && !gone[id] {
				t.Errorf("%s, column %d: %q is neither there nor gone", name, n, text)
			}
		}
		for _, b := range c.Blocks {
			if blocks[b] {
				t.Errorf("%s, column %d: block %d is in it twice", name, n, b)
			}
			blocks[b] = true
		}
		if n > 0 {
			for _, b := range d.Columns[n-1].Blocks {
				fate := slices.ContainsFunc(c.Fates, func(f [3]any) bool { return f[0] == b && f[1] != "split" })
				if blocks[b] == fate {
					t.Errorf("%s, column %d: block %d is there: %t, and gone: %t", name, n, b, blocks[b], fate)
				}
			}
		}
		before = now
	}
	return len(d.Columns)
}

// TestFunc holds that --func shows the lines of one function, rewrites it and leaves the others alone.
func TestFunc(t *testing.T) {
	text := strings.Replace(ifs, "entry k", "entry one", 1) + strings.Replace(ifs[len(".target sm_86\n"):], "entry k", "entry two", 1)
	d, err := collect(context.Background(), grammar.Parse([]byte(text)), runner(), optimizer.PipelineNamed("ptxas"), Options{Func: "two"})
	if err != nil || len(d.Columns) < 3 || !slices.Equal(d.Funcs, []string{"two"}) {
		t.Fatal(len(d.Columns), d.Funcs, err)
	}
	for n := range d.Columns {
		heads := 0
		d.Columns[n].each(func(row, mark int) {
			if s := d.Rows[row][0].(string); strings.HasPrefix(s, ".entry") {
				heads++
				if s != ".entry two {" {
					t.Errorf("column %d shows %s", n, s)
				}
			}
		})
		if heads != 1 {
			t.Errorf("column %d has %d functions", n, heads)
		}
	}
}

// TestSameName holds that two functions of one name are two.
func TestSameName(t *testing.T) {
	d := collected(t, ifs+ifs[len(".target sm_86\n"):], "6")
	if !slices.Equal(d.Funcs, []string{"k", "k (2)"}) || len(d.Columns[1].Graphs) != 2 || d.Graphs[d.Columns[1].Graphs[1]].Func != 1 {
		t.Error(d.Funcs, d.Columns[1].Graphs)
	}
}

// TestLayOut holds of random graphs that no two boxes touch, that edges go down but for back edges,
// that each ends at its boxes, and that all of it is in the drawing, which is not much wider than
// its boxes are beside each other.
func TestLayOut(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		n := 1 + rnd.IntN(40)
		nodes := make([]node, n)
		var order []int
		for k := range nodes {
			nodes[k] = node{w: 30 + 100*rnd.Float64(), h: 20 + 40*rnd.Float64()}
			order = append(order, k)
		}
		var arcs []arc
		for k := 1; k < n; k++ {
			arcs = append(arcs, arc{from: rnd.IntN(k), to: k})
		}
		for range rnd.IntN(n + 1) {
			arcs = append(arcs, arc{from: rnd.IntN(n), to: rnd.IntN(n)})
		}
		placed, drawn, w, h := layOut(nodes, slices.Clone(arcs), order)
		again, _, _, _ := layOut(nodes, slices.Clone(arcs), order)
		if !slices.Equal(placed, again) {
			t.Fatal("the same graph is drawn in two ways")
		}
		side := 0.0 // all boxes beside each other
		for _, x := range placed {
			side += x.w + nodeGap
		}
		if w > 1.5*side {
			t.Errorf("%d boxes that need %.0f are drawn %.0f wide", n, side, w)
		}
		const eps = 1e-6
		for a, x := range placed {
			if x.x-x.w/2 < -eps || x.x+x.w/2 > w+eps || x.y-x.h/2 < -eps || x.y+x.h/2 > h+eps {
				t.Errorf("box %d is outside of the drawing", a)
			}
			for b, y := range placed[:a] {
				if abs(x.x-y.x) < (x.w+y.w)/2-eps && abs(x.y-y.y) < (x.h+y.h)/2-eps {
					t.Errorf("boxes %d and %d overlap", a, b)
				}
			}
		}
		for _, a := range drawn {
			from, to := placed[a.from], placed[a.to]
			if a.back != (a.to <= a.from) || !a.back && from.y >= to.y {
				t.Errorf("edge from %d to %d: back %t, y %v to %v", a.from, a.to, a.back, from.y, to.y)
			}
			p := a.path
			if abs(p[0]-from.x) > from.w/2 || p[1] != from.y+from.h/2 || abs(p[len(p)-2]-to.x) > to.w/2 || p[len(p)-1] != to.y-to.h/2 {
				t.Errorf("edge from %d to %d does not end at its boxes", a.from, a.to)
			}
			for k := 3; k < len(p)-2 && !a.back; k += 2 {
				if p[k] <= p[k-2] {
					t.Errorf("edge from %d to %d goes up", a.from, a.to)
				}
			}
		}
	}
}

// TestCrossings holds that the order of a layer avoids crossings that it can avoid, and that they
// are counted right.
func TestCrossings(t *testing.T) {
	// Two chains whose boxes come in alternating order.
	nodes := make([]node, 7)
	for n := range nodes {
		nodes[n] = node{w: 10, h: 10}
	}
	arcs := []arc{{from: 0, to: 1}, {from: 0, to: 2}, {from: 1, to: 4}, {from: 2, to: 3}, {from: 3, to: 6}, {from: 4, to: 5}}
	placed, _, _, _ := layOut(nodes, arcs, []int{0, 1, 2, 3, 4, 5, 6})
	if (placed[1].x < placed[2].x) != (placed[4].x < placed[3].x) || (placed[4].x < placed[3].x) != (placed[5].x < placed[6].x) {
		t.Error("chains cross")
	}
	d := drawer{layers: [][]int{{0, 1, 2}, {3, 4, 5}}, down: [][]int{{5}, {4, 3}, {3}, nil, nil, nil}, pos: []int{0, 1, 2, 0, 1, 2}}
	if n := d.crossings(); n != 4 {
		t.Errorf("%d crossings, not 4", n)
	}
}

func abs(x float64) float64 { return max(x, -x) }

// TestLines holds where lines begin and end, with every kind of line end.
func TestLines(t *testing.T) {
	var got []string
	src := []byte("a\nb\r\nc\r\rd")
	for _, l := range linesOf(src) {
		got = append(got, string(src[l.start:l.end]))
	}
	if want := []string{"a", "b", "c", "", "d"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestMoved holds how lines are shown that are in another order, among others that go and come.
func TestMoved(t *testing.T) {
	version := func(text string, ids ...int32) *version {
		v := newVersion(optimizer.Text{Doc: grammar.Parse([]byte(text))})
		v.ids = ids
		return v
	}
	m := &maker{rows: map[string]int{}, last: map[int32]int{}}
	shown := func(n int) []read {
		list := make([]read, n)
		for k := range list {
			list[k] = read{block: none, shown: true}
		}
		return list
	}
	was := version("a\nb\nc\nd\ne\n", 0, 1, 2, 3, 4)
	var first, next column
	m.write(&first, was, nil, shown(5))
	m.write(&next, version("d\nnew\na\nB\ne\n", 3, 5, 0, 1, 4), &change{was: was, from: []int{3, none, 0, 1, 4}}, shown(5))
	m.Columns = []column{first, next}
	if got, want := marked(&m.data, 1), "-c\n+new\n^a\n^B\n"; got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}

// TestWidth holds that nothing drifts aside in the drawing of a switch in a loop: it is not much
// wider than its boxes are beside each other.
func TestWidth(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "testdata", "demo.sass"))
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range collected(t, string(text), "6").Graphs {
		side := 0.0
		for _, n := range g.Nodes {
			side += n[3].(float64) + nodeGap
		}
		if len(g.Nodes) > 20 && g.W > side {
			t.Errorf("%d boxes that need %.0f are drawn %.0f wide", len(g.Nodes), side, g.W)
		}
	}
}

// TestBounds holds that a page says what it leaves out: drawings of functions with very many blocks, and the columns of a
// text that has very many lines in all of them.
func TestBounds(t *testing.T) {
	write := func(src string) string {
		var sb strings.Builder
		if err := Write(t.Context(), &sb, grammar.Parse([]byte(src)), runner(), optimizer.PipelineNamed("ptxas"), Options{File: "f"}); err != nil {
			t.Fatal(err)
		}
		return sb.String()
	}
	blocks := func(n int) string {
		var sb strings.Builder
		sb.WriteString(".target sm_86\n.entry k {\n")
		for k := range n {
			fmt.Fprintf(&sb, "l%d:\n    STG.E [R2], R%d\n@P0 BRA l%d\n", k, 4+k%8, k)
		}
		sb.WriteString("    EXIT\n}\n")
		return sb.String()
	}
	const undrawn = "not drawn: 8011 blocks"
	if page := write(blocks(4000)); strings.Contains(page, "not drawn") {
		t.Error("a function of 4000 blocks is not drawn")
	}
	if page := write(blocks(8010)); !strings.Contains(page, undrawn) || !strings.Contains(page, "analysis-limit is 1") {
		t.Errorf("nothing says %q", undrawn)
	}
	const hidden = "not shown: the columns have more than 500000 lines (analysis-limit is 1"
	long := strings.Repeat("//\n", mostLines/2+1)
	if page := write(ifs + long); !strings.Contains(page, hidden) {
		t.Errorf("nothing says %q", hidden)
	}
	if page := write(ifs); strings.Contains(page, hidden) {
		t.Errorf("a short text: %q", hidden)
	}
}
