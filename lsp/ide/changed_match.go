package ide

import (
	"bytes"
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sergi/go-diff/diffmatchpatch"

	"github.com/ori-lang/ori/cfg"
)

// matched says which blocks of two versions of a function are the same: to by the number before,
// from by the number after; -1 for none.
type matched struct {
	to, from []int32
}

// match finds the blocks of f in g, in these steps:
//
//   - blocks in front of and behind the text that differs are the same by their places, and so is the
//     one that begins in front of it;
//   - blocks with a label that a person gave are the same if they have one in common, and so are the
//     entries;
//   - others, whose labels a disassembler numbers, are aligned by their opcodes in the order of the text;
//   - headers of loops are paired in order if the same number of loops is left on both sides;
//   - what is left between two pairs of neighbours is paired in order, if it is one block on each side or
//     half of the opcodes are the same.
func match(f, g *cfg.Func) matched {
	m := matched{make([]int32, len(f.Blocks)), make([]int32, len(g.Blocks))}
	for n := range m.to {
		m.to[n] = -1
	}
	for n := range m.from {
		m.from[n] = -1
	}
	a, b := text(f), text(g)
	front, behind := CommonEnds(a, b)
	head, tail := int32(front), int32(behind)
	shift := int32(len(b) - len(a))
	at := func(f *cfg.Func, n int) Span {
		s := f.Blocks[n].Span
		return Span{Start: s.Start - f.Span.Start, End: s.End - f.Span.Start}
	}
	first := 0 // so many blocks in front are the same
	for first < min(len(f.Blocks), len(g.Blocks)) && at(f, first) == at(g, first) && at(f, first).End < head {
		m.pair(int32(first), int32(first))
		first++
	}
	if first < min(len(f.Blocks), len(g.Blocks)) && at(f, first).Start == at(g, first).Start && begun(f, first) < head && begun(g, first) < head {
		m.pair(int32(first), int32(first)) // it begins as it did, wherever it ends now
		first++
	}
	i, j := len(f.Blocks), len(g.Blocks)
	for i > first && j > first {
		x, y := at(f, i-1), at(g, j-1)
		if (i == 1) != (j == 1) || x.Start < int32(len(a))-tail || x.Start+shift != y.Start || x.End+shift != y.End {
			break
		}
		i, j = i-1, j-1
		m.pair(int32(i), int32(j))
	}
	m.labels(f, g, first, i, first, j)
	if i > 0 && j > 0 && m.to[0] < 0 && m.from[0] < 0 {
		m.pair(0, 0) // control begins at both
	}
	m.align(f, g, first, i, first, j)
	m.headers(f, g, first, i, first, j)
	m.between(f, g, first, i, first, j)
	return m
}

// begun is where the first instruction of block n of f ends, in the text of f; behind all text if it has none.
func begun(f *cfg.Func, n int) int32 {
	b := f.Blocks[n]
	if len(b.Instrs) == 0 {
		return math.MaxInt32
	}
	return b.InSection(b.Instrs[0].Span).End - f.Span.Start
}

func (m *matched) pair(x, y int32) { m.to[x], m.from[y] = y, x }

// madeUp are the labels that disassemblers make up, which are numbered in the order of the text.
var madeUp = regexp.MustCompile(`^\.L(_x)?_\d+$`)

// labels pairs those blocks of f from i0 to i1 and of g from j0 to j1 that have a label in common.
func (m *matched) labels(f, g *cfg.Func, i0, i1, j0, j1 int) {
	for _, b := range f.Blocks[i0:i1] {
		for _, l := range b.Labels {
			if to := g.Block(l.Name); to != nil && int(to.ID) >= j0 && int(to.ID) < j1 && m.to[b.ID] < 0 && m.from[to.ID] < 0 && (f.Native || !madeUp.MatchString(l.Name)) {
				m.pair(b.ID, to.ID)
			}
		}
	}
}

// maxAligned is how many blocks are aligned; more have only their labels and their order.
const maxAligned = 20000

// align pairs blocks whose opcodes are the same, in the order of the text.
func (m *matched) align(f, g *cfg.Func, i0, i1, j0, j1 int) {
	if i1-i0+j1-j0 > maxAligned {
		return
	}
	number := map[string]rune{}
	list := func(f *cfg.Func, from, to int, with []int32) (runes []rune, ids []int32) {
		for _, b := range f.Blocks[from:to] {
			if with[b.ID] >= 0 {
				continue
			}
			key := opcodes(b)
			r, ok := number[key]
			if !ok {
				if r = rune(len(number)) + ' '; r >= 0xd800 {
					r += 0x800 // no code points
				}
				number[key] = r
			}
			runes, ids = append(runes, r), append(ids, b.ID)
		}
		return runes, ids
	}
	x, xs := list(f, i0, i1, m.to)
	y, ys := list(g, j0, j1, m.from)
	if len(x) == 0 || len(y) == 0 {
		return
	}
	d := diffmatchpatch.New()
	d.DiffTimeout = 0 // the same answer each time
	i, j := 0, 0
	for _, e := range d.DiffMainRunes(x, y, false) {
		n := utf8.RuneCountInString(e.Text)
		switch e.Type {
		case diffmatchpatch.DiffEqual:
			for k := range n {
				m.pair(xs[i+k], ys[j+k])
			}
			i, j = i+n, j+n
		case diffmatchpatch.DiffDelete:
			i += n
		case diffmatchpatch.DiffInsert:
			j += n
		}
	}
}

// opcodes are the names of the instructions of b, with their modifiers.
func opcodes(b *cfg.Block) string {
	var sb strings.Builder
	for k := range b.Instrs {
		sb.WriteString(b.Instrs[k].Name)
		sb.WriteByte(' ')
	}
	return sb.String()
}

// headers pairs the headers of the loops that are left, in order, if as many are left on each side,
// nested alike.
func (m *matched) headers(f, g *cfg.Func, i0, i1, j0, j1 int) {
	list := func(f *cfg.Func, from, to int, with []int32) (ids, depths []int32) {
		for n := range f.Loops.Loops {
			if l := &f.Loops.Loops[n]; int(l.Header) >= from && int(l.Header) < to && with[l.Header] < 0 {
				ids, depths = append(ids, l.Header), append(depths, l.Depth)
			}
		}
		return ids, depths
	}
	x, nested := list(f, i0, i1, m.to)
	y, alike := list(g, j0, j1, m.from)
	if slices.Equal(nested, alike) {
		for n := range x {
			m.pair(x[n], y[n])
		}
	}
}

// between pairs, in order, what is left between two pairs of neighbours.
func (m *matched) between(f, g *cfg.Func, i0, i1, j0, j1 int) {
	for i, j := i0, j0; i < i1 && j < j1; {
		switch {
		case m.to[i] >= 0 && m.from[j] >= 0:
			i, j = i+1, j+1
		case m.to[i] >= 0:
			j++
		case m.from[j] >= 0:
			i++
		default:
			left, right := run(m.to[i:i1]), run(m.from[j:j1])
			for k := range min(left, right) {
				if left == 1 && right == 1 || alike(f.Blocks[i+k], g.Blocks[j+k]) {
					m.pair(int32(i+k), int32(j+k))
				}
			}
			i, j = i+left, j+right
		}
	}
}

// run is how many blocks in front have no partner.
func run(with []int32) int {
	for n, x := range with {
		if x >= 0 {
			return n
		}
	}
	return len(with)
}

// alike reports whether half of the opcodes of two blocks are the same.
func alike(a, b *cfg.Block) bool {
	count := map[string]int{}
	for k := range a.Instrs {
		count[a.Instrs[k].Op.Name]++
	}
	same := 0
	for k := range b.Instrs {
		if name := b.Instrs[k].Op.Name; count[name] > 0 {
			count[name]--
			same++
		}
	}
	return 2*same >= max(len(a.Instrs), len(b.Instrs))
}

// CommonEnds returns how many bytes two texts have in common in front, and behind that at their ends.
func CommonEnds(a, b []byte) (head, tail int) {
	const piece = 256 // comparing bytes one at a time takes ten times as long
	most := min(len(a), len(b))
	for head+piece <= most && bytes.Equal(a[head:head+piece], b[head:head+piece]) {
		head += piece
	}
	for head < most && a[head] == b[head] {
		head++
	}
	a, b = a[head:], b[head:]
	most -= head
	for tail+piece <= most && bytes.Equal(a[len(a)-tail-piece:len(a)-tail], b[len(b)-tail-piece:len(b)-tail]) {
		tail += piece
	}
	for tail < most && a[len(a)-tail-1] == b[len(b)-tail-1] {
		tail++
	}
	return head, tail
}
