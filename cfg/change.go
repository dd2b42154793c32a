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
// still is known when all blocks are linked again, and so are the addresses on either side of blocks without.
func (c *Change) Edits() (edits []grammar.Edit, ok bool) {
	var ids []int
	for b := range c.own {
		ids = append(ids, int(b.ID))
	}
	slices.Sort(ids)
	for n := 0; n < len(ids); {
		first := n
		for n++; n < len(ids) && ids[n] <= ids[n-1]+2; n++ { // with a block that stays on either side they touch
		}
		was, now := c.window(ids[first], ids[n-1])
		if slices.ContainsFunc(was, (*Block).marked) {
			return nil, false
		}
		if c.enters(was, now) {
			was, now = c.window(ids[0], ids[len(ids)-1])
			n, edits = len(ids), nil
			if slices.ContainsFunc(was, (*Block).marked) {
				return nil, false
			}
		}
		if c.f.addressed && (firstAddressed(was[0].Instrs) < 0 || firstAddressed(was[len(was)-1].Instrs) < 0) {
			return nil, false
		}
		d := diff{f: c.f, was: slices.Values(was), now: slices.Values(now)}
		edits = append(edits, d.edits("")...)
	}
	slices.SortStableFunc(edits, byStart)
	return edits, true
}

// window returns the blocks from first to last as they were and as they are now. There is a block that stays at either end, so that nothing
// outside has to be looked at: text is inserted behind something that stays, and no dual-issue pair reaches further.
func (c *Change) window(first, last int) (was, now []*Block) {
	first, last = max(first-1, 0), last+1
	was = c.f.Blocks[first:min(last+1, len(c.f.Blocks))]
	if last == len(c.f.Blocks) && len(c.f.pad) > 0 {
		was = append(slices.Clip(was), c.f.pad[0])
	}
	for _, b := range was {
		if own, changed := c.own[b]; !changed {
			now = append(now, b)
		} else if own != nil {
			now = append(now, own)
		}
	}
	return was, now
}

// enters reports whether something in the blocks now stood elsewhere than in the blocks that were there.
func (c *Change) enters(was, now []*Block) bool {
	from, to := was[0].Span.Start, was[len(was)-1].Span.End
	outside := func(s Span) bool { return s.Len() > 0 && (s.Start < from || s.End > to) }
	for _, b := range now {
		for _, l := range b.Labels {
			if outside(l.Span) {
				return true
			}
		}
		for k := range b.Instrs {
			if outside(b.InSection(b.Instrs[k].Span)) {
				return true
			}
		}
	}
	return false
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
