package ide

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
)

// TestDrawEdges reads drawings of random programs back: the lines and the names together show each
// edge, and no other.
func TestDrawEdges(t *testing.T) {
	all := 0
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 1))
		var text []byte
		switch seed % 3 {
		case 0:
			text = gen.Program(r, gen.Config{Funcs: 1, Blocks: 1 + int(seed)%40, Instrs: 2, Native: seed%2 == 0, Wild: true})
		case 1:
			text = gen.Structured(r, gen.Shape{Size: 1 + int(seed)%60, Features: gen.All})
		case 2: // more edges than there is room for
			text = gen.Program(r, gen.Config{Funcs: 1, Blocks: 200, Instrs: 1, Wild: true})
		}
		if seed == 0 { // a call of code in the function
			text = []byte(".target sm_86\n.entry k {\n    CALL.REL.NOINC sub\n    NOP\n    EXIT\nsub:\n    RET.REL.NODEC R20\n}\n")
		}
		for _, f := range Open(text, Options{}).Funcs() {
			d := Draw(analysis.NewFacts(f))
			got, want := edgesIn(t, f, d), map[cfg.Arc]bool{}
			for _, b := range f.Blocks {
				for s, kind := range f.Succs(b) {
					want[cfg.Arc{Src: b.ID, Dst: s.ID}] = true
					if kind != cfg.CallEdge && d.Blocks[0].ID != 0 {
						t.Fatal("the entry is not first")
					}
				}
			}
			all += len(want)
			if !maps.Equal(got, want) {
				t.Fatalf("seed %d: shown %v\nwant %v\n%s", seed, arcs(got), arcs(want), strings.Join(d.Lines, "\n"))
			}
			near := f.Blocks[r.IntN(len(f.Blocks))]
			d = drawNear(analysis.NewFacts(f), near, 1+r.IntN(len(f.Blocks)))
			drawn := map[int32]bool{}
			for _, b := range d.Blocks {
				drawn[b.ID] = true
			}
			maps.DeleteFunc(want, func(a cfg.Arc, _ bool) bool { return !drawn[a.Src] && !drawn[a.Dst] })
			got = edgesIn(t, f, d)
			if !drawn[near.ID] || d.Part != (len(d.Blocks) < len(f.Blocks)) || !maps.Equal(got, want) {
				t.Fatalf("seed %d, near %s: shown %v\nwant %v\n%s", seed, near.Name(), arcs(got), arcs(want), strings.Join(d.Lines, "\n"))
			}
		}
	}
	if all < 5000 {
		t.Errorf("%d edges in all programs", all)
	}
}

func arcs(m map[cfg.Arc]bool) []cfg.Arc {
	return slices.SortedFunc(maps.Keys(m), func(a, b cfg.Arc) int { return int(a.Src-b.Src)*10000 + int(a.Dst-b.Dst) })
}

// Where the strokes of a character of a drawing lead.
const (
	strokeUp = 1 << iota
	strokeDown
	strokeLeft
	strokeRight
)

var strokes = map[rune]int{
	'│': strokeUp | strokeDown, '║': strokeUp | strokeDown, '─': strokeLeft | strokeRight, '>': strokeLeft | strokeRight,
	'╭': strokeDown | strokeRight, '╓': strokeDown | strokeRight, '╰': strokeUp | strokeRight, '╙': strokeUp | strokeRight,
	'├': strokeUp | strokeDown | strokeRight, '╟': strokeUp | strokeDown | strokeRight,
	'┬': strokeDown | strokeLeft | strokeRight, '╥': strokeDown | strokeLeft | strokeRight,
	'┴': strokeUp | strokeLeft | strokeRight, '╨': strokeUp | strokeLeft | strokeRight,
	'┼': 15, '╫': 15,
}

// edgesIn reads the edges that a drawing shows.
func edgesIn(t *testing.T, f *cfg.Func, d *Drawing) map[cfg.Arc]bool {
	t.Helper()
	edges := map[cfg.Arc]bool{}
	if len(d.Blocks) == 0 {
		return edges
	}
	rows := make([][]rune, len(d.Lines))
	for n, l := range d.Lines {
		rows[n] = []rune(l)
	}
	at := map[int]int32{} // the block of each line
	for _, b := range d.Blocks {
		for n := b.First; n <= b.Last; n++ {
			at[n] = b.ID
		}
	}
	spineAt := slices.IndexFunc(rows[d.Blocks[0].First], func(r rune) bool { return r == '┌' || r == '╶' }) // nothing leads down to the entry
	char := func(row, c int) rune {
		if row < 0 || row >= len(rows) || c >= len(rows[row]) {
			return ' '
		}
		return rows[row][c]
	}
	// along follows a wire and returns where it enters and leaves blocks.
	along := func(row, c int) (ins, outs []int) {
		visit := func(row int) {
			if strokes[char(row, c)]&strokeRight == 0 {
				return
			}
			if char(row, spineAt-1) == '>' {
				ins = append(ins, row)
			} else {
				outs = append(outs, row)
			}
		}
		visit(row)
		for n := row; strokes[char(n, c)]&strokeUp != 0; {
			n--
			if strokes[char(n, c)]&strokeDown == 0 {
				t.Fatalf("line %d, character %d: nothing leads up\n%s", n, c, strings.Join(d.Lines, "\n"))
			}
			visit(n)
		}
		for n := row; strokes[char(n, c)]&strokeDown != 0; {
			n++
			if strokes[char(n, c)]&strokeUp == 0 {
				t.Fatalf("line %d, character %d: nothing leads down\n%s", n, c, strings.Join(d.Lines, "\n"))
			}
			visit(n)
		}
		return ins, outs
	}
	block := func(row int) int32 {
		id, ok := at[row]
		if !ok {
			t.Fatalf("line %d is of no block", row)
		}
		return id
	}
	for row := d.Blocks[0].First; row < len(rows); row++ {
		if strings.ContainsRune("┤├┌│", char(row, spineAt)) && row+1 < len(rows) && at[row] != at[row+1] {
			edges[cfg.Arc{Src: block(row), Dst: block(row + 1)}] = true
		}
		for c := 6; c < spineAt; c += 2 {
			if s := strokes[char(row, c)]; s&strokeRight == 0 || s&(strokeUp|strokeDown) == 0 || char(row, spineAt-1) == '>' {
				continue
			}
			back := strings.ContainsRune("╓╥╙╨╟╫", char(row, c))
			ins, _ := along(row, c)
			for _, in := range ins {
				src, dst := block(row), block(in)
				if back != f.BackEdge(f.Blocks[src], f.Blocks[dst], cfg.Taken) {
					t.Errorf("from %d to %d: the line is %c", src, dst, char(row, c))
				}
				edges[cfg.Arc{Src: src, Dst: dst}] = true
			}
		}
		for part := range strings.SplitSeq(strings.TrimSpace(string(rows[row][min(spineAt+1, len(rows[row])):])), " · ") {
			names, ok := strings.CutPrefix(part, "to ")
			if !ok {
				names, _ = strings.CutPrefix(part, "else ")
			}
			if _, from, ok := strings.Cut("  "+part, "  from "); ok { // first of the notes, or behind others
				for name := range strings.SplitSeq(from, ", ") {
					for _, b := range f.Blocks {
						if b.Name() == name {
							edges[cfg.Arc{Src: b.ID, Dst: block(row)}] = true
						}
					}
				}
			}
			for name := range strings.SplitSeq(names, ", ") {
				for _, b := range f.Blocks {
					if names != part && b.Name() == name {
						edges[cfg.Arc{Src: block(row), Dst: b.ID}] = true
					}
				}
			}
		}
	}
	return edges
}

// TestDrawLines holds that each block has its lines, in order, and that no line is wide.
func TestDrawLines(t *testing.T) {
	for seed := range uint64(100) {
		text := gen.Structured(rand.New(rand.NewPCG(seed, 2)), gen.Shape{Size: 50, Features: gen.All})
		for _, f := range Open(text, Options{}).Funcs() {
			d := Draw(analysis.NewFacts(f))
			if len(d.Blocks) != len(f.Blocks) {
				t.Fatalf("%d of %d blocks are drawn", len(d.Blocks), len(f.Blocks))
			}
			next := d.Blocks[0].First
			for _, b := range d.Blocks {
				if b.First != next || b.Last < b.First || b.Last > b.First+1 || !strings.Contains(d.Lines[b.First], cut(f.Blocks[b.ID].Name(), maxDrawnName)) {
					t.Fatalf("%v begins at line %d, want %d", b, b.First, next)
				}
				next = b.Last + 1
			}
			if next != len(d.Lines) {
				t.Errorf("%d lines, the last of a block is %d", len(d.Lines), next)
			}
			for _, l := range d.Lines {
				if n := utf8.RuneCountInString(l); n > 200 {
					t.Errorf("%d characters: %s", n, l)
				}
			}
		}
	}
}

// TestDrawLarge draws part of a function of many blocks, and says so.
func TestDrawLarge(t *testing.T) {
	for _, native := range []bool{true, false} {
		text := gen.Program(rand.New(rand.NewPCG(1, 2)), gen.Config{Funcs: 1, Blocks: 2 * maxDrawnBlocks, Instrs: 1, Native: native, Wild: native})
		f := Open(text, Options{}).Funcs()[0]
		d := Draw(analysis.NewFacts(f))
		if len(f.Blocks) <= maxDrawnBlocks || len(d.Blocks) != maxDrawnBlocks || !strings.Contains(strings.Join(d.Lines[:3], "\n"), "the first 5000 blocks") {
			t.Errorf("%d of %d blocks, %q", len(d.Blocks), len(f.Blocks), d.Lines[:3])
		}
		s := Open(text, Options{})
		for _, b := range []*cfg.Block{f.Blocks[0], f.Blocks[len(f.Blocks)/2], f.Blocks[len(f.Blocks)-1]} {
			at, err := s.DrawAt(t.Context(), int(b.Span.Start), "")
			if err != nil || len(at.Blocks) != nearDrawnBlocks || !slices.ContainsFunc(at.Blocks, func(x DrawnBlock) bool { return x.ID == b.ID }) {
				t.Errorf("%d blocks around %s, %v", len(at.Blocks), b.Name(), err)
			}
		}
	}
}

// TestDrawDeep holds that a block in loops as deep as the text is long has no line that is as wide.
func TestDrawDeep(t *testing.T) {
	at := slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == "loops" })
	d := Draw(analysis.NewFacts(Open(gen.Hards[at].Text(500), Options{}).Funcs()[0]))
	for _, l := range d.Lines {
		if n := utf8.RuneCountInString(l); n > 200 {
			t.Fatalf("%d characters: %s", n, l)
		}
	}
}

// TestDrawCalls names a call at its edge, also one before the instruction that ends the block.
func TestDrawCalls(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"CAL sub\n\tIADD R1, R1, 0x1\n\tBRA end", "CAL · to sub"},
		{"@P1 CAL sub\n\tBRA end", "@P1 CAL · to sub"},
		{"CAL sub\n\tCAL sub2\n\t@P0 BRA end\n\tBRA top", "CAL · to sub, sub2 · @P0 BRA end · else BB1 · divergent"},
		{"CAL sub\n\tEXIT", "CAL · to sub · EXIT"},
	} {
		s := Open([]byte(".target sm_52\n.entry f {\ntop:\n\tMOV R1, RZ\n\t"+c.code+"\nend:\n\tEXIT\nsub:\n\tRET\nsub2:\n\tRET\n}\n"), Options{})
		text := strings.Join(Draw(analysis.NewFacts(s.Funcs()[0])).Lines, "\n")
		if !strings.Contains(text, " "+c.want+"\n") {
			t.Errorf("%s: want %q in\n%s", c.code, c.want, text)
		}
		g, err := s.Graph(t.Context(), 30, WholeGraph)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range g.Edges {
			if want, _, _ := strings.Cut(c.want, " ·"); e.Kind == "call" && e.Text != want {
				t.Errorf("%s: the edge to BB%d is called %q, want %q", c.code, e.To, e.Text, want)
			}
		}
	}
}
