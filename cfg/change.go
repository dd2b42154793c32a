package cfg

import (
	"context"
	"slices"

	"github.com/ori-lang/ori/grammar"
)

// A Change is what one rewrite makes of a few blocks of a function, which itself stays as it is. It
// finds the edits of the rewrite without a [Func.Clone]: in the time that the changed blocks take,
// and those between the first and the last of them that stand together.
//
// A nil *Change stands for a change in place.
type Change struct {
	f     *Func
	own   map[*Block]*Block         // copies by what they are of; nil for a block that is removed
	at    map[*Block]map[int]*Instr // by index, what instructions become of blocks that are not copied; nil if they go
	parts []part                    // what at comes to
	add   map[*Block][]*Block       // what stands behind a block now that did not
	goes  map[*Block]bool           // blocks that move
	moved []Span                    // their text
}

// NewChange begins a change of f, which is no clone.
func NewChange(f *Func) *Change {
	return &Change{f: f, own: map[*Block]*Block{}, add: map[*Block][]*Block{}, goes: map[*Block]bool{}}
}

// Own returns the block to change in the place of b, which is of the function: a copy of it, or b itself in a
// change in place. Of a long block in which only a few instructions change, [Change.At] and [Change.Drop] copy
// less.
func (c *Change) Own(b *Block) *Block {
	if c == nil || b == nil {
		return b
	}
	if c.own[b] == nil {
		clone := b.clone()
		c.own[b] = &clone
		clone.apply(0, inOrder(c.at[b]))
		delete(c.at, b)
	}
	return c.own[b]
}

// Copied is how many instructions were copied.
func (c *Change) Copied() (n int) {
	c.cut()
	for _, b := range c.own {
		if b != nil {
			n += len(b.Instrs)
		}
	}
	for _, p := range c.parts {
		n += len(p.now.Instrs)
	}
	return n
}

// Labels returns what makes names for f, as for a clone to which so many blocks more were added. Each call begins again.
func (c *Change) Labels(more int) *Labels {
	l := c.f.newLabels()
	if c.f.Native {
		l.next += int32(more)
	}
	return l
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

// Add puts a new block right behind b. In a change in place the pass does that itself, for all of
// its rewrites together.
func (c *Change) Add(b, x *Block) {
	if c == nil {
		return
	}
	c.Own(b)
	c.add[b] = slices.Insert(c.add[b], 0, x)
}

// Move moves blocks of the function, in layout order, behind b; see [Func.MoveBlocks], which the
// pass calls for a change in place.
func (c *Change) Move(b *Block, list ...*Block) {
	if c == nil {
		return
	}
	c.Own(b)
	for _, x := range list {
		if s, _ := c.f.carried(x); s.Len() > 0 {
			c.moved = append(c.moved, s)
		}
		c.f.withoutAddresses(c.Own(x))
		c.goes[x] = true
	}
	c.add[b] = append(c.add[b], list...)
}

// Instr returns a copy of i, which is in block b of the function, for a block of Own.
func (c *Change) Instr(b *Block, i *Instr) Instr {
	if c == nil {
		return *i
	}
	own, _ := i.moved(b.Base, nil)
	return own
}

// Edits returns the edits of the section's text that make the change: those that [Func.Edits] would
// return for a clone with the same change. It is not ok if that is to be asked: whether a block
// that .cold or .weight marks is one still may only be known when all blocks are linked again, and
// so are the addresses on either side of blocks without, and whether something mentions the number of a
// block that becomes empty.
func (c *Change) Edits() (edits []grammar.Edit, ok bool) {
	c.cut()
	windows := c.windows()
	if len(c.goes) > 0 || slices.ContainsFunc(windows, (*window).enters) {
		windows = c.together(windows)
	}
	for _, w := range windows {
		if !w.keepsMarks() || c.f.Native && w.emptiesNumbered() {
			return nil, false
		}
		if c.f.addressed && (firstAddressed(w.was[0].Instrs) < 0 || firstAddressed(w.was[len(w.was)-1].Instrs) < 0) {
			return nil, false
		}
		d := diff{ctx: context.Background(), f: c.f, was: slices.Values(w.was), now: slices.Values(w.now), moved: c.moved}
		edits = append(edits, d.edits("")...)
	}
	for _, p := range c.parts {
		d := diff{ctx: context.Background(), f: c.f, was: slices.Values([]*Block{p.was}), now: slices.Values([]*Block{p.now})}
		edits = append(edits, d.edits("")...)
	}
	return sortEdits(edits), true
}

// A window is a part of the layout in which blocks change, as it was and as it is now.
type window struct{ was, now []*Block }

// windows returns the parts of the layout that change, in layout order. Blocks are in one with a
// block that stays on either side of them, so that nothing outside has to be looked at: text is
// inserted behind something that stays, and no dual-issue pair reaches further.
func (c *Change) windows() (list []*window) {
	var ids []int
	for b := range c.own {
		ids = append(ids, int(b.ID))
	}
	slices.Sort(ids)
	for n := 0; n < len(ids); {
		first := n
		for n++; n < len(ids) && ids[n] <= ids[n-1]+2; n++ { // they touch
		}
		list = append(list, c.window(ids[first], ids[n-1]))
	}
	return list
}

// window is the one whose first and last changed blocks are given.
func (c *Change) window(first, last int) *window {
	first, last = max(first-1, 0), last+1
	w := &window{was: c.f.Blocks[first:min(last+1, len(c.f.Blocks))]}
	if last == len(c.f.Blocks) && len(c.f.pad) > 0 {
		w.was = append(slices.Clip(w.was), c.f.pad[0])
	}
	for _, b := range w.was {
		if !c.goes[b] {
			w.now = c.put(w.now, b)
		}
	}
	return w
}

// put appends what b is now, and what stands behind it.
func (c *Change) put(now []*Block, b *Block) []*Block {
	own, changed := c.own[b]
	if !changed {
		return append(now, b)
	}
	if own != nil {
		now = append(now, own)
	}
	for _, x := range c.add[b] {
		now = c.put(now, x)
	}
	return now
}

// together makes one window of all: something has come from one into another. What is between them
// need not be looked at in a native text; in a listing it has addresses, which go on from one block
// to the next.
func (c *Change) together(list []*window) []*window {
	if len(list) < 2 {
		return list
	}
	if !c.f.Native {
		first, last := len(c.f.Blocks), 0
		for b := range c.own {
			first, last = min(first, int(b.ID)), max(last, int(b.ID))
		}
		return []*window{c.window(first, last)}
	}
	w := &window{}
	for _, x := range list {
		w.was, w.now = append(w.was, x.was...), append(w.now, x.now...)
	}
	return []*window{w}
}

// keepsMarks reports whether each marked block of w is a block still, and known to be.
func (w *window) keepsMarks() bool {
	for _, b := range w.was {
		if b.marked() && !slices.ContainsFunc(w.now, func(x *Block) bool { return x.marked() && x.firstInText() == b.firstInText() }) {
			return false
		}
	}
	for n, b := range w.now {
		if b.marked() && (len(b.Instrs) == 0 || n > 0 && len(b.Labels) == 0 && (w.now[n-1].Last() == nil || !w.now[n-1].Last().EndsBlock())) {
			return false
		}
	}
	return true
}

// emptiesNumbered reports whether a block of w that has become empty has a number for a label.
func (w *window) emptiesNumbered() bool {
	return slices.ContainsFunc(w.now, func(b *Block) bool {
		return len(b.Instrs) == 0 && slices.ContainsFunc(b.Labels, func(l Label) bool { return numbered(l.Name, nativePrefix) })
	})
}

// enters reports whether something in the blocks now stood elsewhere than in the blocks that were there.
func (w *window) enters() bool {
	from, to := w.was[0].Span.Start, w.was[len(w.was)-1].Span.End
	outside := func(s Span) bool { return s.Len() > 0 && (s.Start < from || s.End > to) }
	for _, b := range w.now {
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
	c.cut()
	for _, p := range c.parts {
		if err := c.f.checkBlock(p.now); err != nil {
			return err
		}
	}
	for was, b := range c.own {
		for _, x := range c.add[was] {
			if c.goes[x] {
				continue
			}
			if err := c.f.checkBlock(x); err != nil {
				return err
			}
		}
		if b == nil {
			continue
		}
		if err := c.f.checkBlock(b); err != nil {
			return err
		}
	}
	return nil
}
