package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// nvdisasm numbers labels as it makes them, those of the entries of a table behind the one of the branch, in the order of the table, and an
// entry whose target has a label already takes a number all the same:
//
//	.L_x_152:
//	BRX R2 -0x1f0 (*"BRANCH_TARGETS .L_x_153,.L_x_154,.L_x_161"*)
//
// is a table whose entries 0, 1 and 8 lead to these, and of entries 2 to 7 each leads to one of the first two. This is all that a listing of
// nvdisasm -c tells of a table that leads to one place by several entries.

// numbered returns the blocks that entries of the table, which has size entries, lead to as far as the numbers of labels tell that, nil for
// the others; nil if these are not as nvdisasm makes them.
func (t *tableReader) numbered(size int) []*cfg.Block {
	f, b, targets := t.Func, t.s.Block, t.s.Instr.Targets()
	if len(b.Instrs) != 1 || len(b.Labels) == 0 || len(targets) == 0 || t.s.Instr.Mistrusted() {
		return nil
	}
	base, ok := cfg.LabelNumber(b.Labels[len(b.Labels)-1].Name)
	if !ok || !t.numbersLeft(base, size, targets) {
		return nil
	}
	// Which entry is the first that leads to each of the targets, at least and at most.
	least, most := make([]int, len(targets)), make([]int, len(targets))
	for n, name := range targets {
		least[n], most[n] = n, size-1
		if n > 0 {
			least[n] = least[n-1] + 1
		}
		if number, ok := cfg.LabelNumber(name); ok && number > base {
			if number-base-1 < least[n] {
				return nil
			}
			least[n], most[n] = number-base-1, number-base-1
		}
	}
	most[0] = 0
	for n := len(targets) - 1; n >= 0; n-- {
		if n+1 < len(targets) {
			most[n] = min(most[n], most[n+1]-1)
		}
		if least[n] > most[n] {
			return nil
		}
	}
	blocks := named(f, targets)
	list := make([]*cfg.Block, size)
	for n, b := range blocks {
		if b == nil || slices.Contains(blocks[:n], b) {
			return nil
		}
		if least[n] == most[n] {
			list[least[n]] = b
		}
	}
	if len(targets) > 1 {
		for k := range least[1] { // there is but one target so far
			list[k] = blocks[0]
		}
	}
	return list
}

// numbersLeft reports whether no labels of the function but those of targets have the numbers of the entries, of which there are size, of a
// table whose branch has the number base, and some have greater ones: else labels have been numbered anew.
func (t *tableReader) numbersLeft(base, size int, targets []string) bool {
	if t.numbers == nil {
		t.numbers = t.Func.LabelNumbers()
	}
	from, _ := slices.BinarySearch(t.numbers, base+1)
	to, _ := slices.BinarySearch(t.numbers, base+size+1)
	own := 0
	for _, name := range targets {
		if n, ok := cfg.LabelNumber(name); ok && n > base {
			own++
		}
	}
	return to-from == own && to < len(t.numbers)
}
