package cfg

import (
	"slices"

	"ori/grammar"
)

// A Change is what one rewrite makes of a few blocks of a function, which itself stays as it
// is. It finds the edits of the rewrite without a [Func.Clone]: in the time that the changed blocks take, and those
// between the first and the last of them.
//
// A nil *Change stands for a change in place.
type Change struct {
	f   *Func
	own map[*Block]*Block // copies by what they are of; nil for a block that is removed
}

// NewChange begins a change of f, which is no clone.
func NewChange(f *Func) *Change { return &Change{f, map[*Block]*Block{}} }

// Own returns the block to change in the place of b, which is of the function: a copy of it, or b itself in a
// change in place.
func (c *Change) Own(b *Block) *Block {
	if c == nil || b == nil {
		return b
	}
	if c.own[b] == nil {
		clone := b.clone()
		c.own[b] = &clone
	}
	return c.own[b]
}

// Remove removes blocks. In a change in place the pass does that itself, with [Func.RemoveBlocks],
// for all of its rewrites together.
func (c *Change) Remove(gone ...*Block) {
	if c == nil {
		return
	}
	for _, b := range gone {
		c.own[b] = nil
	}
}

// Instr returns a copy of i, which is in block b of the function, for a block of Own.
func (c *Change) Instr(b *Block, i *Instr) Instr {
	if c == nil {
		return *i
	}
	own, _ := i.moved(b.Base, nil)
	return own
}

// Edits returns the edits of the section's text that make the change: those that [Func.Edits] would return
// for a clone with the same change. It is not ok if that is to be asked: whether a block that .cold or .weight marks is one
// still is known when all blocks are linked again.
func (c *Change) Edits() (edits []grammar.Edit, ok bool) {
	if len(c.own) == 0 {
		return nil, true
	}
	first, last := len(c.f.Blocks), 0
	for b := range c.own {
		first, last = min(first, int(b.ID)), max(last, int(b.ID))
	}
	// With a block that stays at either end nothing outside has to be looked at: text is inserted behind
	// something that stays, and no dual-issue pair reaches further.
	first, last = max(first-1, 0), last+1
	was := c.f.Blocks[first:min(last+1, len(c.f.Blocks))]
	if last == len(c.f.Blocks) && len(c.f.pad) > 0 {
		was = append(slices.Clip(was), c.f.pad[0])
	}
	var now []*Block
	for _, b := range was {
		if b.marked() {
			return nil, false
		}
		if own, changed := c.own[b]; !changed {
			now = append(now, b)
		} else if own != nil {
			now = append(now, own)
		}
	}
	d := diff{c.f, slices.Values(was), slices.Values(now)}
	edits = d.edits("")
	slices.SortStableFunc(edits, byStart)
	return edits, true
}

// Check returns the first broken invariant of the blocks that the change made.
func (c *Change) Check() error {
	for _, b := range c.own {
		if b != nil {
			if err := c.f.checkBlock(b); err != nil {
				return err
			}
		}
	}
	return nil
}
