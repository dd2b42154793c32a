package optimizer

import (
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// named knows which instructions of a function name each register: who looks for those of one need
// not look at all between them. It is filled when it is first asked, and again when the function
// has changed.
type named struct {
	regs  *analysis.Registers
	start []int32 // by register: index in instrs; one more at the end
	list  []int32 // numbers of instructions, ascending
	every []int32 // those that read all registers
}

// fill takes time linear in the instructions.
func (x *named) fill(r *analysis.Registers) {
	*x = named{regs: r, start: make([]int32, r.Len()+2)}
	each := func(yield func(v analysis.Var, n int32)) {
		for n := range int32(r.Instrs()) {
			for _, w := range r.Words(n) {
				if w >= 0 {
					yield(w.Var(), n)
				}
			}
		}
	}
	each(func(v analysis.Var, _ int32) { x.start[v+2]++ })
	for v := 2; v < len(x.start); v++ {
		x.start[v] += x.start[v-1]
	}
	x.list = make([]int32, x.start[len(x.start)-1])
	each(func(v analysis.Var, n int32) {
		x.list[x.start[v+1]] = n
		x.start[v+1]++
	})
	for n := range int32(r.Instrs()) {
		if slices.Contains(r.Words(n), analysis.ReadsAll) {
			x.every = append(x.every, n)
		}
	}
}

// next returns the index in b, from k on, of the first instruction that names register v or w,
// either of which may be -1 for none, or that reads every register; the length of b if there is
// none.
func (x *named) next(r *analysis.Registers, v, w analysis.Var, b *cfg.Block, k int) int {
	if x.regs != r {
		x.fill(r)
	}
	from, end := r.Number(b, k), r.Number(b, len(b.Instrs))
	lists := [3][]int32{2: x.every}
	for n, v := range [...]analysis.Var{v, w} {
		if v >= 0 {
			lists[n] = x.list[x.start[v]:x.start[v+1]]
		}
	}
	for _, list := range lists {
		if n, _ := slices.BinarySearch(list, from); n < len(list) {
			end = min(end, list[n])
		}
	}
	return k + int(end-from)
}
