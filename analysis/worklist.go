package analysis

import "github.com/ori-lang/ori/cfg"

// A worklist holds blocks of which the first in reverse postorder comes next, and knows how many
// labels they have. Each step takes time logarithmic in the number of blocks that it holds.
type worklist struct {
	order  *cfg.Order
	heap   []int32 // numbers in reverse postorder; none is before that at half its index
	in     []bool  // by block
	count  []int32 // by label: the blocks that have it
	labels int     // that some block has
}

func newWorklist(f *cfg.Func) worklist {
	return worklist{order: &f.Order, in: make([]bool, len(f.Blocks))}
}

func (w *worklist) len() int { return len(w.heap) }

// has reports whether block n is in the list.
func (w *worklist) has(n int32) bool { return w.in[n] }

// first is the block that comes next.
func (w *worklist) first() int32 { return w.order.RPO[w.heap[0]] }

// clear empties the list, whose blocks have the labels label.
func (w *worklist) clear(label []int32) {
	for _, num := range w.heap {
		n := w.order.RPO[num]
		w.in[n] = false
		w.uncount(label[n])
	}
	w.heap = w.heap[:0]
}

// add has block n, with a label, be in the list.
func (w *worklist) add(n, label int32) {
	if w.in[n] {
		return
	}
	w.in[n] = true
	w.counted(label)
	w.heap = append(w.heap, w.order.Num[n])
	for at := len(w.heap) - 1; at > 0; {
		up := (at - 1) / 2
		if w.heap[up] <= w.heap[at] {
			break
		}
		w.heap[up], w.heap[at] = w.heap[at], w.heap[up]
		at = up
	}
}

// pop removes the first block.
func (w *worklist) pop(label []int32) int32 {
	n := w.first()
	w.in[n] = false
	w.uncount(label[n])
	last := len(w.heap) - 1
	w.heap[0] = w.heap[last]
	w.heap = w.heap[:last]
	for at := 0; ; {
		down := 2*at + 1
		if down >= last {
			break
		}
		if down+1 < last && w.heap[down+1] < w.heap[down] {
			down++
		}
		if w.heap[at] <= w.heap[down] {
			break
		}
		w.heap[at], w.heap[down] = w.heap[down], w.heap[at]
		at = down
	}
	return n
}

// relabel is told of block n that it gets another label.
func (w *worklist) relabel(n, was, label int32) {
	if w.in[n] {
		w.uncount(was)
		w.counted(label)
	}
}

func (w *worklist) counted(label int32) {
	if n := int(label) + 1; n > len(w.count) {
		w.count = append(w.count, make([]int32, max(n, len(w.in)+len(w.in)/4)-len(w.count))...)
	}
	if w.count[label]++; w.count[label] == 1 {
		w.labels++
	}
}

func (w *worklist) uncount(label int32) {
	if w.count[label]--; w.count[label] == 0 {
		w.labels--
	}
}
