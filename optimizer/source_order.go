package optimizer

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// SourceOrder is phase 112. It moves blocks back to their place in the order of the source.
//
//	BB0: ...            BB0: ...
//	     BRA BB1        BB1: ...
//	BB2: EXIT      =>        BRA BB2
//	BB1: ...            BB2: EXIT
//	     BRA BB2
//
// What that order is the text has to say. In a native text it is that of the numbers of blocks, the
// bix that ptxas gives them when it reads the program: the labels BB<number>. Other labels are
// names. In a listing nothing is to be done: it shows what phase 112 of ptxas has left, in the
// order of the addresses, and the source lines that nvdisasm -g notes are those of instructions,
// which have been scheduled and inlined, and no order of blocks.
//
// Blocks that fall into one another move together, with those behind them that have no number, so
// that no branch is added; a branch to what is then next goes. Where none does, the move is only
// offered as an action. Cold blocks stay where phases 108 and 109 have put them. Sources: seeds
// basic-blocks-and-cfg, "Block Layout: Phase 112", and design passes.md.
var SourceOrder = &Pass{
	Name: "PlaceBlocksInSourceOrder",
	Doc:  "Move blocks to their place in source order: in a native text, that of the labels BB<number>.",
	Run:  placeInOrder,

	Several: true,
}

// A numberedRun is blocks that move together, the first of which has a number.
type numberedRun struct {
	blockRun
	num int
}

func placeInOrder(c *Ctx) {
	if !c.wants(moveBlock) || !c.Func.Native {
		return
	}
	m := newMover(c)
	runs := m.numbered()
	stays := ascending(runs)
	var order []numberedRun
	for k, r := range runs {
		if stays[k] {
			order = append(order, r)
		}
	}
	if len(order) == len(runs) {
		return
	}
	beside := besides(runs)
	number := map[int32]int{}
	moving := make([]int, 0, len(runs)-len(order))
	for k := range runs {
		if !stays[k] {
			moving = append(moving, k)
		}
	}
	slices.SortStableFunc(moving, func(a, b int) int { return cmp.Compare(runs[a].num, runs[b].num) })
	var moved *numberedRun // the last: the next may stand behind it
	for _, k := range moving {
		r := runs[k]
		to := order[sort.Search(len(order), func(n int) bool { return order[n].num >= r.num })-1] // at least the entry
		front := to
		if moved != nil && moved.num > to.num {
			front = *moved
		}
		x := m.orderRemark(r, to, front, beside[k])
		if fallsOut(c.Func.Blocks[r.last]) || fallsOut(c.Func.Blocks[to.last]) {
			c.Refuse(x, refuse("control falls off the end of the function"))
		} else if no := m.refuses(r.blockRun); no != nil {
			c.Refuse(x, no)
		} else if m.move(x, r.blockRun, to.last) {
			number[r.first] = r.num
			moved = &runs[k]
		}
	}
	slices.SortFunc(m.moves, func(a, b blockMove) int { return number[a.first] - number[b.first] }) // several may go behind one block
	m.make(nil, m.moves...)
}

// numbered returns the runs of blocks that have a number, in layout order: that of the entry, which
// is less than all others, and those that begin with a label that has one and into which control
// does not fall. What stands behind one and has none belongs to it.
func (m *mover) numbered() []numberedRun {
	runs := []numberedRun{{num: -1}}
	for n := int32(1); int(n) < len(m.Func.Blocks); n++ {
		m.Poll()
		r := &runs[len(runs)-1]
		if num, ok := numberOf(m.Func.Blocks[n]); ok && !fallsOut(m.Func.Blocks[n-1]) && !m.cold(n) {
			runs = append(runs, numberedRun{blockRun{n, n}, num})
		} else if r.last == n-1 && (fallsOut(m.Func.Blocks[n-1]) || !m.cold(n)) {
			r.last = n
		}
	}
	return runs
}

// numberOf returns the number in the label of b that has one.
func numberOf(b *cfg.Block) (int, bool) {
	for _, l := range b.Labels {
		if digits, ok := strings.CutPrefix(l.Name, "BB"); ok {
			if n, err := strconv.Atoi(digits); err == nil && strconv.Itoa(n) == digits {
				return n, true
			}
		}
	}
	return 0, false
}

// ascending marks as many runs as there can be whose numbers ascend, with the first.
func ascending(runs []numberedRun) []bool {
	stays := make([]bool, len(runs))
	prev := make([]int, len(runs))
	var tail []int // tail[k] ends the best list of length k+1
	for n, r := range runs {
		k := sort.Search(len(tail), func(k int) bool { return runs[tail[k]].num >= r.num })
		prev[n] = -1
		if k > 0 {
			prev[n] = tail[k-1]
		}
		if k == len(tail) {
			tail = append(tail, n)
		} else {
			tail[k] = n
		}
	}
	for n := tail[len(tail)-1]; n >= 0; n = prev[n] {
		stays[n] = true
	}
	return stays
}

// besides returns for each run one that stands on the wrong side of it: the greatest in front of
// it, if that is greater, or else the least behind it.
func besides(runs []numberedRun) []numberedRun {
	list := make([]numberedRun, len(runs))
	greatest := runs[0]
	for k, r := range runs {
		if r.num > greatest.num {
			greatest = r
		}
		list[k] = greatest
	}
	least := runs[len(runs)-1]
	for k := len(runs) - 1; k >= 0; k-- {
		if runs[k].num < least.num {
			least = runs[k]
		}
		if list[k] == runs[k] {
			list[k] = least
		}
	}
	return list
}

// orderRemark announces that r moves behind another; wrong stands on the wrong side of it. What stands in front of it then is another
// one that moves there, too, if that is made.
func (m *mover) orderRemark(r, to, front, wrong numberedRun) Remark {
	f := m.Func
	b, other := f.Blocks[r.first], f.Blocks[wrong.first]
	x := moveBlock.at(headOf(b), f.Spelled(b), f.Spelled(f.Blocks[to.last]))
	where := "after"
	if wrong.first > r.first {
		where = "in front of"
	}
	x.Message = fmt.Sprintf("%s is out of source order: it stands %s %s", b.Name(), where, other.Name())
	x.Related = append(x.Related, analysis.Related{Span: headOf(other), Message: "stands on the wrong side of " + b.Name()})
	leads := func(from, to int32) bool {
		b := f.Blocks[from]
		i := b.Last()
		return int(to) < len(f.Blocks) && i != nil && i.IsBranch() && !i.Conditional() && len(b.Instrs) > 1 && f.TargetIn(b, i) == f.Blocks[to]
	}
	if !leads(front.last, r.first) && !leads(r.last, to.last+1) && !leads(r.first-1, r.last+1) {
		x.ActionOnly = "no branch goes"
	}
	return x
}
