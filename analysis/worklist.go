package analysis

import (
	"math/bits"

	"github.com/ori-lang/ori/cfg"
)

// A worklist holds blocks of which the first in reverse postorder comes next, and knows how many
// labels they have. Each step takes time logarithmic, to the base of 64, in the number of blocks of the function.
type worklist struct {
	order  *cfg.Order
	bits   [][]uint64 // numbers in reverse postorder; each set of bits has which words of the one before have some, the last is one word
	size   int
	in     []bool  // by block
	count  []int32 // by label: the blocks that have it
	labels int     // that some block has
}

func newWorklist(f *cfg.Func) worklist {
	w := worklist{order: &f.Order, in: make([]bool, len(f.Blocks))}
	for n := len(f.Blocks); ; {
		n = (n + 63) / 64
		w.bits = append(w.bits, make([]uint64, max(n, 1)))
		if n <= 1 {
			return w
		}
	}
}

func (w *worklist) len() int { return w.size }

// has reports whether block n is in the list.
func (w *worklist) has(n int32) bool { return w.in[n] }

// first is the block that comes next.
func (w *worklist) first() int32 {
	at := 0
	for k := len(w.bits) - 1; k >= 0; k-- {
		at = at<<6 | bits.TrailingZeros64(w.bits[k][at])
	}
	return w.order.RPO[at]
}

// clear empties the list, whose blocks have the labels label.
func (w *worklist) clear(label []int32) {
	for w.size > 0 {
		w.pop(label)
	}
}

// add has block n, with a label, be in the list.
func (w *worklist) add(n, label int32) {
	if w.in[n] {
		return
	}
	w.in[n] = true
	w.size++
	w.counted(label)
	at := w.order.Num[n]
	for _, set := range w.bits {
		word := &set[at>>6]
		was := *word
		*word |= 1 << (at & 63)
		if was != 0 {
			break
		}
		at >>= 6
	}
}

// pop removes the first block.
func (w *worklist) pop(label []int32) int32 {
	n := w.first()
	w.in[n] = false
	w.size--
	w.uncount(label[n])
	at := w.order.Num[n]
	for _, set := range w.bits {
		word := &set[at>>6]
		if *word &^= 1 << (at & 63); *word != 0 {
			break
		}
		at >>= 6
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
