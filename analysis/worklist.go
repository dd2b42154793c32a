package analysis

import (
	"math/bits"

	"github.com/ori-lang/ori/cfg"
)

// A numberSet is a set of numbers below a limit, in steps: each has which words of the one before are not empty, the last is one word.
// Each method takes time logarithmic, to the base of 64, in the limit.
type numberSet [][]uint64

// newNumberSet returns the empty set of numbers below limit.
func newNumberSet(limit int) numberSet {
	s := make(numberSet, 0, 1)
	for n := limit; ; {
		n = (n + 63) / 64
		s = append(s, make([]uint64, max(n, 1)))
		if n <= 1 {
			return s
		}
	}
}

func (s numberSet) add(n int32) {
	for _, step := range s {
		word := &step[n>>6]
		was := *word
		*word |= 1 << (n & 63)
		if was != 0 {
			break
		}
		n >>= 6
	}
}

func (s numberSet) remove(n int32) {
	for _, step := range s {
		word := &step[n>>6]
		if *word &^= 1 << (n & 63); *word != 0 {
			break
		}
		n >>= 6
	}
}

// next returns the least number of the set that is n or more, -1 if there is none.
func (s numberSet) next(n int32) int32 {
	for k, step := range s {
		if int(n>>6) >= len(step) {
			return -1
		}
		if left := step[n>>6] >> (n & 63) << (n & 63); left != 0 {
			n = n&^63 | int32(bits.TrailingZeros64(left))
			for k--; k >= 0; k-- {
				n = n<<6 | int32(bits.TrailingZeros64(s[k][n]))
			}
			return n
		}
		n = n>>6 + 1
	}
	return -1
}

// A worklist holds blocks of which the first in reverse postorder comes next, and knows how many
// labels they have.
type worklist struct {
	order  *cfg.Order
	nums   numberSet // in reverse postorder
	size   int
	in     []bool  // by block
	count  []int32 // by label: the blocks that have it
	labels int     // that some block has
}

func newWorklist(f *cfg.Func) worklist {
	return worklist{order: &f.Order, nums: newNumberSet(len(f.Blocks)), in: make([]bool, len(f.Blocks))}
}

func (w *worklist) len() int { return w.size }

// has reports whether block n is in the list.
func (w *worklist) has(n int32) bool { return w.in[n] }

// first is the block that comes next.
func (w *worklist) first() int32 { return w.order.RPO[w.nums.next(0)] }

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
	w.nums.add(w.order.Num[n])
}

// pop removes the first block.
func (w *worklist) pop(label []int32) int32 {
	n := w.first()
	w.in[n] = false
	w.size--
	w.uncount(label[n])
	w.nums.remove(w.order.Num[n])
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
