// Package page makes one HTML page of what a pipeline of the optimizer does to a text: a column for
// each phase that changed something, and the control flow graph beside it. The page needs nothing
// else, no network either: what is in it is one JSON value, which its script shows. Nothing of the
// text is ever part of the HTML.
package page

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html"
	"io"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

//go:embed page.html
var skeleton string

//go:embed page.css
var style string

//go:embed page.js
var script string

// Options say what is shown.
type Options struct {
	File     string // its name, for the title
	Pipeline string // what runs, for the title
	Func     string // only the function of this name; "" for the whole text
}

// Write runs a pipeline on doc and writes the page of it. It has the runner tell it what it does.
func Write(ctx context.Context, w io.Writer, doc *grammar.Document, r *optimizer.Runner, p *optimizer.Pipeline, o Options) error {
	d, err := collect(ctx, doc, r, p, o)
	if err != nil {
		return err
	}
	raw, err := json.Marshal(d) // with < and > escaped, as Go does for HTML
	if err != nil {
		return err
	}
	hash := func(s string) string {
		sum := sha256.Sum256([]byte(s))
		return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	policy := "default-src 'none'; style-src " + hash(style) + "; script-src " + hash(script) + "; base-uri 'none'; form-action 'none'"
	out := skeleton
	for _, part := range [][2]string{
		{"@policy@", html.EscapeString(policy)}, {"@title@", html.EscapeString(o.File)}, {"@style@", style}, {"@data@", string(raw)}, {"@script@", script},
	} {
		before, after, ok := strings.Cut(out, part[0])
		if !ok {
			return fmt.Errorf("the page has no place for %s", part[0])
		}
		if _, err := io.WriteString(w, before+part[1]); err != nil {
			return err
		}
		out = after // what was put in is never looked at
	}
	_, err = io.WriteString(w, out)
	return err
}

// data is what the script shows. Lists of numbers keep it small: rows that do not change are in it once.
type data struct {
	File     string      `json:"file"`
	Pipeline string      `json:"pipeline"`
	Funcs    []string    `json:"funcs"`
	Rows     []row       `json:"rows"`
	Webs     [][]int32   `json:"webs"` // of the values that one register holds at one place: the numbers of their definitions
	Defs     []string    `json:"defs"` // where each is: "R4 at BB3", by its number
	Blocks   [][2]any    `json:"blocks"`
	Columns  []column    `json:"columns"`
	Graphs   []graph     `json:"graphs"`
	Idle     []skipped   `json:"idle"` // phases behind the last column
	Colors   []edgeColor `json:"edges"`
}

// A row is a line of a version: its text, the numbers of the line and of the block it is in, and
// its tokens, four numbers each: where, how long, what kind, and which web or block.
type row [4]any

// Kinds of tokens.
const (
	regToken = iota
	blockToken
	opToken
)

// A skipped is a phase that changed nothing, or is not shown.
type skipped struct {
	Phase string `json:"phase"`
	Round int    `json:"round"`
	Why   string `json:"why"` // why it did not run, or is not shown; "" if it did and changed nothing

	Hidden bool `json:"hidden,omitempty"` // it changed something
}

// A column is a version of the text.
type column struct {
	Phase   string            `json:"phase"` // "" for the text as it was
	Num     int               `json:"num"`
	Doc     string            `json:"doc"`
	Round   int               `json:"round"`
	Ms      float64           `json:"ms"`
	Idle    []skipped         `json:"idle"` // in front of it
	Made    []optimizer.Tally `json:"made"`
	Remarks [][3]any          `json:"remarks"` // code, what was said, number of the line
	Steps   []string          `json:"steps"`   // how blocks converged
	Before  optimizer.Size    `json:"before"`
	After   optimizer.Size    `json:"after"`
	Lines   []int             `json:"lines"` // runs: first row, how many, mark
	Blocks  []int32           `json:"blocks"`
	Names   []string          `json:"names"` // of the blocks
	Fates   [][3]any          `json:"fates"` // block, what became of it, and of which blocks it is part
	Born    [][2]any          `json:"born"`  // block, of which blocks it has instructions
	Graphs  []int             `json:"graphs"`
}

// Marks of lines.
const (
	same = iota
	added
	changed
	removed // it is the line before
	moved
)

// A graph is the drawing of a function: nodes as block, x, y, width, height, its texts, and what it
// is in words; edges as kind, whether it goes back, points, and the blocks at the ends.
type graph struct {
	Func  int      `json:"func"`
	W     float64  `json:"w"`
	H     float64  `json:"h"`
	Nodes [][7]any `json:"nodes"`
	Edges [][5]any `json:"edges"`
}

// An edgeColor is a kind of edges.
type edgeColor string

// A maker makes the data.
type maker struct {
	data
	o       Options
	history history
	rows    map[string]int
	webs    map[string]int32
	defs    map[string]int32
	named   map[int32]bool // blocks that have a name
	funcs   map[string]int
	graphs  map[string]int
	idle    []skipped
	stats   optimizer.Stats
	last    map[int32]int // by line: its latest row
	drawn   int           // blocks in graphs
	lines   int           // of columns behind the first
	full    bool          // no more columns are shown
}

func collect(ctx context.Context, doc *grammar.Document, r *optimizer.Runner, p *optimizer.Pipeline, o Options) (*data, error) {
	m := &maker{
		o: o, rows: map[string]int{}, webs: map[string]int32{}, defs: map[string]int32{}, named: map[int32]bool{},
		funcs: map[string]int{}, graphs: map[string]int{}, last: map[int32]int{},
	}
	m.data = data{
		File: o.File, Pipeline: o.Pipeline, Funcs: []string{}, Rows: []row{}, Webs: [][]int32{}, Defs: []string{},
		Blocks: [][2]any{}, Columns: []column{}, Graphs: []graph{},
	}
	for k := cfg.Taken; k <= cfg.CallEdge; k++ {
		m.Colors = append(m.Colors, edgeColor(k.String()))
	}
	r.Func, r.Select = o.Func, optimizer.All()
	r.Step = func(s optimizer.Step) { m.history.steps = append(m.history.steps, s) }
	r.Ran = func(x optimizer.Ran) {
		if len(m.Columns) == 0 {
			m.history.begin(x.Before)
			m.column(nil, nil)
		}
		m.ran(ctx, &x)
	}
	m.stats.Watch(r)
	if _, _, err := r.Run(ctx, doc, p); err != nil {
		return nil, err
	}
	m.Idle = append([]skipped{}, m.idle...)
	return &m.data, nil
}

// ran takes a run of a phase in.
func (m *maker) ran(ctx context.Context, x *optimizer.Ran) {
	run := &m.stats.Runs[len(m.stats.Runs)-1]
	name := run.Name()
	if x.Phase != nil && x.Phase.Num != 0 {
		name = fmt.Sprintf("%d %s", x.Phase.Num, name)
	}
	if x.After.Doc == x.Before.Doc {
		m.idle = append(m.idle, skipped{Phase: name, Round: x.Round, Why: run.Off})
		m.history.steps = nil
		return
	}
	most, note := limit(x.After)
	m.lines += bytes.Count(x.After.Doc.Bytes(), []byte("\n"))
	if m.full = m.full || m.lines > most; m.full { // what comes behind would be compared with a text that is not shown
		m.idle = append(m.idle, skipped{name, x.Round, fmt.Sprintf("not shown: the columns have more than %d lines %s", most, note), true})
		m.history.steps = nil
		return
	}
	steps := m.history.steps
	was := m.history.now
	c := m.history.next(ctx, x.After)
	col := m.column(&c, run)
	for n := range steps {
		s := &steps[n]
		for k, made := range s.Made {
			if d := &s.Remarks[k]; made {
				line := int32(none)
				if at := was.lineAt(int(d.Span.Start) + s.Start); at >= 0 {
					line = was.ids[at]
				}
				col.Remarks = append(col.Remarks, [3]any{d.Code, d.Message, line})
			}
		}
		for k := range s.Fixes {
			col.Remarks = append(col.Remarks, [3]any{s.Fixes[k].Code, s.Fixes[k].Message, none})
		}
	}
}

// limit is how many lines the columns behind the first have at most, and how that is raised.
func limit(t optimizer.Text) (most int, note string) {
	for _, u := range t.Units {
		for _, f := range u.Funcs {
			return f.Limit(mostLines), f.LimitNote()
		}
	}
	return mostLines, ""
}

// column adds the version that the history is at.
func (m *maker) column(c *change, run *optimizer.RunStats) *column {
	v := m.history.now
	col := column{
		Idle: append([]skipped{}, m.idle...), Made: []optimizer.Tally{}, Remarks: [][3]any{}, Steps: []string{}, Lines: []int{},
		Blocks: []int32{}, Names: []string{}, Fates: [][3]any{}, Born: [][2]any{}, Graphs: []int{},
	}
	m.idle = nil
	if run != nil {
		col.Phase, col.Round, col.Ms, col.Before, col.After = run.Name(), run.Round, float64(run.Elapsed.Microseconds())/1000, run.Before, run.After
		col.Made = append(col.Made, run.Made...)
		if run.Phase != nil {
			col.Num, col.Doc = run.Phase.Num, run.Phase.Pass.Doc
		}
		for k := range run.Converged {
			x := &run.Converged[k]
			col.Steps = append(col.Steps, fmt.Sprintf("%s, %s: %s", x.Func, x.Block, &x.Convergence))
		}
	} else {
		col.Before = v.Size()
		col.After = col.Before
	}
	l := m.read(v, &col)
	m.write(&col, v, c, l)
	if c != nil {
		for _, f := range c.fates {
			col.Fates = append(col.Fates, [3]any{f.block, f.kind, append([]int32{}, f.to...)})
		}
		for _, id := range col.Blocks {
			if from, ok := c.born[id]; ok {
				col.Born = append(col.Born, [2]any{id, append([]int32{}, from...)})
			}
		}
	}
	m.Columns = append(m.Columns, col)
	return &m.Columns[len(m.Columns)-1]
}

// A read line is what is known of a line of a version.
type read struct {
	block  int32
	tokens []int32
	shown  bool
}

// read finds the tokens of each line and the blocks, and draws the graphs.
func (m *maker) read(v *version, col *column) []read {
	list := make([]read, len(v.lines))
	for n := range list {
		list[n] = read{block: none, shown: m.o.Func == ""}
	}
	names := map[string]int{} // how many functions of the name there were
	for n, u := range v.Units {
		for _, f := range u.Funcs {
			if m.o.Func != "" && f.Name != m.o.Func {
				continue
			}
			names[f.Name]++
			fn := m.fn(f, names[f.Name])
			t := &tokens{maker: m, v: v, f: f, codes: v.codes[f], start: v.starts[n], lines: list}
			t.all()
			first, last := v.lineAt(t.start+int(f.Span.Start)), v.lineAt(t.start+max(int(f.Span.Start), int(f.Span.End)-1))
			for k := max(0, first); k <= last && m.o.Func != ""; k++ {
				list[k].shown = true
			}
			if len(f.Blocks) > 0 {
				col.Graphs = append(col.Graphs, m.graph(f, fn, v.codes[f]))
			}
			for k, b := range f.Blocks {
				id := v.codes[f].blocks[k]
				col.Blocks, col.Names = append(col.Blocks, id), append(col.Names, b.Name())
				for int(id) >= len(m.Blocks) {
					m.Blocks = append(m.Blocks, [2]any{"", none})
				}
				if !m.named[id] {
					m.named[id], m.Blocks[id] = true, [2]any{b.Name(), fn}
				}
			}
		}
	}
	for n := range list {
		t := list[n].tokens
		order := make([][4]int32, 0, len(t)/4)
		for k := 0; k < len(t); k += 4 {
			order = append(order, [4]int32(t[k:k+4]))
		}
		slices.SortStableFunc(order, func(a, b [4]int32) int { return cmp.Compare(a[0], b[0]) })
		list[n].tokens = make([]int32, 0, len(t))
		end := int32(0)
		for _, x := range order {
			if x[0] >= end {
				list[n].tokens = append(list[n].tokens, x[:]...)
				end = x[0] + x[1]
			}
		}
	}
	return list
}

// fn is the number of a function by its name, of several of one name the nth.
func (m *maker) fn(f *cfg.Func, nth int) int {
	name := cmp.Or(f.Name, "(no name)")
	if nth > 1 {
		name += fmt.Sprintf(" (%d)", nth)
	}
	n, ok := m.funcs[name]
	if !ok {
		n = len(m.Funcs)
		m.funcs[name] = n
		m.Funcs = append(m.Funcs, name)
	}
	return n
}

// row is the number of a row.
func (m *maker) row(text string, id, block int32, tokens []int32) int {
	key := fmt.Sprint(id, block, tokens, text)
	n, ok := m.rows[key]
	if !ok {
		n = len(m.Rows)
		m.rows[key] = n
		m.Rows = append(m.Rows, row{text, id, block, append([]int32{}, tokens...)})
	}
	return n
}

// write adds the lines of the version to the column, with the lines before that are gone.
func (m *maker) write(col *column, v *version, c *change, list []read) {
	put := func(n, mark int) {
		k := len(col.Lines)
		if k > 0 && col.Lines[k-1] == mark && col.Lines[k-3]+col.Lines[k-2] == n {
			col.Lines[k-2]++
			return
		}
		col.Lines = append(col.Lines, n, 1, mark)
	}
	src := v.Doc.Bytes()
	text := func(v *version, src []byte, n int) string { return string(src[v.lines[n].start:v.lines[n].end]) }
	var old []byte
	stays := map[int]bool{}
	next := 0 // line before that is next
	if c != nil {
		old = c.was.Doc.Bytes()
		for _, o := range c.from {
			if o != none {
				stays[o] = true
			}
		}
	}
	gone := func(to int) {
		for ; next < to; next++ {
			if n, shown := m.last[c.was.ids[next]]; shown && !stays[next] {
				put(n, removed)
			}
		}
	}
	for n := range v.lines {
		mark := same
		if c != nil {
			switch o := c.from[n]; {
			case o == none:
				mark = added
			case o < next:
				mark = moved
			default:
				gone(o)
				next = o + 1
				if text(c.was, old, o) != text(v, src, n) {
					mark = changed
				}
			}
		}
		if list[n].shown {
			k := m.row(text(v, src, n), v.ids[n], list[n].block, list[n].tokens)
			put(k, mark)
			m.last[v.ids[n]] = k
		}
	}
	if c != nil {
		gone(len(c.was.lines))
	}
}
