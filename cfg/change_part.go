package cfg

import (
	"bytes"
	"cmp"
	"slices"
)

// A changed is an instruction of a block, by its index, that changes or goes.
type changed struct {
	k  int
	to *Instr // what it becomes; nil if it goes
}

// A part is a stretch of a block in which instructions change, as it was and as it is now. It begins and ends with
// what stays, on other lines: so its edits are those that a copy of the block would have.
type part struct{ was, now *Block }

// At returns instruction k of b, which is of the function, to change it; a copy of it, which costs what is on the lines
// around it, or itself in a change in place. What goes by [Change.Drop] still counts in k.
func (c *Change) At(b *Block, k int) *Instr {
	if c == nil {
		return &b.Instrs[k]
	}
	if own := c.own[b]; own != nil {
		return &own.Instrs[k]
	}
	if to := c.at[b][k]; to != nil {
		return to
	}
	i, _ := b.Instrs[k].moved(b.Base, nil)
	c.set(b, k, &i)
	return &i
}

// Drop removes instructions of b, which is of the function, by their indices in ascending order. In a change in place the
// pass does that itself, for all of its rewrites together.
func (c *Change) Drop(b *Block, list ...int) {
	if c == nil {
		return
	}
	if own := c.own[b]; own != nil {
		own.RemoveAll(func(k int) bool { _, gone := slices.BinarySearch(list, k); return gone })
		return
	}
	for _, k := range list {
		c.set(b, k, nil)
	}
}

func (c *Change) set(b *Block, k int, to *Instr) {
	if c.at == nil {
		c.at = map[*Block]map[int]*Instr{}
	}
	if c.at[b] == nil {
		c.at[b] = map[int]*Instr{}
	}
	c.at[b][k] = to
}

// apply makes the changes of the list in b, whose first instruction was number first of its block.
func (b *Block) apply(first int, list []changed) {
	if len(list) == 0 {
		return
	}
	gone := make([]bool, len(b.Instrs))
	for _, p := range list {
		if p.to == nil {
			gone[p.k-first] = true
		} else {
			b.Instrs[p.k-first] = *p.to
		}
	}
	b.RemoveAll(func(k int) bool { return gone[k] })
}

// inOrder returns the changes in order of the text.
func inOrder(at map[int]*Instr) []changed {
	list := make([]changed, 0, len(at))
	for k, to := range at {
		list = append(list, changed{k, to})
	}
	slices.SortFunc(list, func(a, b changed) int { return cmp.Compare(a.k, b.k) })
	return list
}

// cut makes parts of what [Change.At] and [Change.Drop] were asked for. A block whose first or last instructions change, or that
// is not known to be in one stretch of text, is copied as a whole.
func (c *Change) cut() {
	for b, at := range c.at {
		parts, ok := c.partsOf(b, inOrder(at))
		if !ok {
			c.Own(b)
			continue
		}
		c.parts = append(c.parts, parts...)
	}
	c.at = nil
}

// partsOf are the parts of b in which the sorted list changes instructions; it is not ok if they cannot be told apart from
// the rest.
func (c *Change) partsOf(b *Block, list []changed) (parts []part, ok bool) {
	if len(c.goes) > 0 || c.add[b] != nil {
		return nil, false
	}
	for n := 0; n < len(list); {
		start := n
		first, ok := c.staying(b, list[n].k, -1)
		if !ok {
			return nil, false
		}
		end := 0
		for {
			if end, ok = c.staying(b, list[n].k, +1); !ok {
				return nil, false
			}
			if n++; n == len(list) {
				break
			}
			if next, ok := c.staying(b, list[n].k, -1); !ok || next > end {
				break
			}
		}
		was := *b
		was.Labels, was.Cold, was.Weight, was.piece, was.codes, was.preds = nil, false, 0, nil, nil, nil
		was.Instrs = b.Instrs[first : end+1]
		now := was.clone()
		now.apply(first, list[start:n])
		parts = append(parts, part{&was, &now})
	}
	return parts, true
}

// aside is how many instructions on either side of one that changes are looked at: a pair that is issued together has two.
const aside = 2

// staying is the first instruction from number k of b on, or back from it, that is [aside] away and on another line. It is not
// ok if that is not in the block, or has no address in a text that has some.
func (c *Change) staying(b *Block, k, step int) (at int, ok bool) {
	from := b.InSection(b.Instrs[k].Span)
	for n := 1; n <= 8*aside; n++ {
		if at = k + n*step; at < 0 || at >= len(b.Instrs) {
			return 0, false
		}
		to := b.InSection(b.Instrs[at].Span)
		between := Span{Start: min(from.End, to.End), End: max(from.Start, to.Start)}
		if from.Len() == 0 || to.Len() == 0 || between.Len() < 0 {
			return 0, false
		}
		if n >= aside && bytes.ContainsAny(c.f.Src[between.Start:between.End], lineEnds) {
			return at, !c.f.addressed || b.Instrs[at].Addr != NoAddr
		}
	}
	return 0, false
}
