package optimizer

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// blockRefs are the places of a function at which it names its blocks, be it by an address as a
// number. They are found when they are first asked for: once for all who change nothing.
type blockRefs struct {
	c     *Ctx
	list  []cfg.BlockRef // those of one block side by side, in the order of the text
	first []int32        // by block: where its start in list
}

// findBlockRefs finds them. Time is linear.
func findBlockRefs(c *Ctx) *blockRefs {
	f, n := c.Func, new(blockRefs)
	n.first = make([]int32, len(f.Blocks)+1)
	found := make([]cfg.BlockRef, 0, len(f.Blocks))
	for x := range f.BlockRefs() {
		c.Poll()
		found = append(found, x)
	}
	found = append(found, analysis.AddressTaken(f)...)
	for _, x := range found {
		c.Poll()
		n.first[x.To.ID+1]++
	}
	for k := range f.Blocks {
		n.first[k+1] += n.first[k]
	}
	n.list = make([]cfg.BlockRef, len(found))
	next := append([]int32(nil), n.first...)
	for _, x := range found {
		c.Poll()
		n.list[next[x.To.ID]] = x
		next[x.To.ID]++
	}
	return n
}

// of returns the places at which b is named.
func (n *blockRefs) of(b *cfg.Block) []cfg.BlockRef {
	if n.first == nil && (n.c.dry || n.c.looks) {
		found := keep(n.c, &keptRefs, findBlockRefs)
		n.list, n.first = found.list, found.first
	} else if n.first == nil {
		found := findBlockRefs(n.c)
		n.list, n.first = found.list, found.first
	}
	return n.list[n.first[b.ID]:n.first[b.ID+1]]
}

// count is how many they are.
func (n *blockRefs) count(b *cfg.Block) int { return len(n.of(b)) }

// otherThan returns a place at which b is named by something else than the instructions that
// own says of; nil if there is none.
func (n *blockRefs) otherThan(b *cfg.Block, own func(*cfg.Instr) bool) *cfg.BlockRef {
	list := n.of(b)
	for k := range list {
		if by := list[k].By; by == nil || !own(by) {
			return &list[k]
		}
	}
	return nil
}
