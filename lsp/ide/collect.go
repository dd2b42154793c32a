package ide

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/optimizer"
)

// A finding is a diagnostic where it was found: its section begins at off.
type finding struct {
	d   *analysis.Diagnostic
	r   *optimizer.Remark // that it is of, or nil
	off int32
	fn  int32
	n   int32 // its number, for its fix
	seq int32 // how many were reported before it

	late  bool              // it is not known early: see [Snapshot.Early]
	level analysis.Severity // at which it is reported
	also  *others           // that it stands for, or nil
}

// told is the finding as a remark, with all that it says.
func (x *finding) told() optimizer.Remark {
	if x.r == nil {
		return optimizer.Remark{Diagnostic: *x.d}
	}
	return x.r.Told()
}

// others are findings that another stands for.
type others struct {
	count int
	first []finding // in order of the text, of the same section or of none
}

// A tally counts the findings of a function by level, for a function without ignore comments.
type tally [analysis.Hint + 1]int

// groups is what is reported of a function without ignore comments, with one finding for those that are
// alike. It has at most as many of a level as a document shows, and none of a level of which a document
// already shows that many.
type groups struct {
	list []finding // only fn and off may be others later
	left [analysis.Hint + 1]bool
}

// A collector takes the findings of a document in order of the text and keeps as many as the user
// wants to see: the most severe ones, and among equally severe ones the first. Of a million that are
// found, five hundred are shown.
type collector struct {
	ctx     context.Context
	opt     *Options
	ignored *ignores
	most    int  // how many are kept
	all     bool // refused rewrites are reported, too

	mostAlike int // of findings that are alike how many are reported one by one; 0 for any number

	batch  []finding // those that are not yet grouped
	counts tally
	kept   [analysis.Hint + 1][]finding
	every  []finding // all of them, where that many are kept
	seq    int
}

// add takes one finding; f is the function it is in, or nil. Only findings between two calls of flush
// are compared with one another.
func (c *collector) add(x finding, f *cfg.Func) {
	if c.ignored.cover(x.d, int(x.off), f) {
		return
	}
	if x.level = c.opt.level(&x); x.level != Off {
		c.batch = append(c.batch, x)
	}
}

// flush takes what was added into account.
func (c *collector) flush() {
	if c.mostAlike > 0 {
		c.batch = grouped(c.batch, c.mostAlike, !c.all)
	}
	if c.most == math.MaxInt {
		if len(c.every) == 0 { // there may be a million
			for n := range c.batch {
				c.counts[c.batch[n].level]++
			}
			c.seq += len(c.batch)
			c.every, c.batch = c.batch, c.every
			return
		}
		c.every = slices.Grow(c.every, len(c.batch))
	}
	for n := range c.batch {
		c.take(&c.batch[n])
	}
	c.batch = c.batch[:0]
}

// take counts a finding, and keeps it if there is room.
func (c *collector) take(x *finding) {
	c.counts[x.level]++
	if c.most == math.MaxInt {
		c.every = append(c.every, *x)
	} else if list := c.kept[x.level]; len(list) < c.most {
		if list == nil {
			list = make([]finding, 0, min(c.most, DefaultMaxDiags))
		}
		x.seq = int32(c.seq)
		c.kept[x.level] = append(list, *x)
	}
	c.seq++
}

// full reports whether c would not keep any of the findings of t.
func (c *collector) full(t *tally) bool {
	for level, n := range t {
		if n > 0 && len(c.kept[level]) < c.most {
			return false
		}
	}
	return true
}

// function takes what was found in f, the function of number fn, whose section begins at off.
func (c *collector) function(fs *facts, at *known, off, fn int32, f *cfg.Func) {
	alone := c.ignored == nil && !c.all && c.mostAlike > 0 && !fs.partly
	if t := at.tally.Load(); alone && t != nil && c.full(t) {
		for level, n := range t {
			c.counts[level] += n
			c.seq += n
		}
		return
	}
	if g := at.grouped.Load(); alone && g != nil && c.enough(g, at.tally.Load()) {
		rest := *at.tally.Load()
		for _, x := range g.list {
			x.off, x.fn = off, fn
			c.take(&x)
			rest[x.level]--
		}
		for level, n := range rest {
			c.counts[level] += n
			c.seq += n
		}
		return
	}
	before := c.counts
	c.batch = slices.Grow(c.batch, len(fs.lint)+fs.remarks.len())
	for i := range fs.lint {
		c.add(finding{d: &fs.lint[i], off: off, fn: fn, n: int32(i), late: i >= fs.early}, f)
	}
	for r := range fs.remarks.all() {
		cancel.Poll(c.ctx)
		if !r.Reported() {
			continue
		}
		x := finding{d: &r.Diagnostic, r: r, off: off, fn: fn, n: int32(r.N), late: true}
		// Of what is refused editors show what is worth knowing by itself: that a region is irreducible.
		if c.all || r.Refusal == nil || r.Severity < analysis.Hint {
			c.add(x, f)
		} else {
			c.ignored.cover(x.d, int(off), f) // which is used where all are reported
		}
	}
	if !alone {
		c.flush()
		return
	}
	g := new(groups)
	for level := range g.left {
		g.left[level] = len(c.kept[level]) >= c.most
	}
	var listed tally
	list := grouped(c.batch, c.mostAlike, true)
	for n := range list {
		x := &list[n]
		if listed[x.level]++; !g.left[x.level] && listed[x.level] <= c.most {
			g.list = append(g.list, *x)
		}
		c.take(x)
	}
	c.batch = c.batch[:0]
	t := c.counts
	for level := range t {
		t[level] -= before[level]
	}
	at.tally.Store(&t)
	at.grouped.Store(g)
}

// enough reports whether c can do without what g has left out, in a function of which t counts what is reported.
func (c *collector) enough(g *groups, t *tally) bool {
	for level, n := range t {
		if n > 0 && g.left[level] && len(c.kept[level]) < c.most {
			return false
		}
	}
	return true
}

// found returns what is shown, and how many findings there are in all.
func (c *collector) found() (found []finding, count int) {
	if c.most == math.MaxInt {
		return c.every, len(c.every)
	}
	for level, list := range c.kept {
		count += c.counts[level]
		found = append(found, list[:min(len(list), c.most-len(found))]...)
	}
	if len(found) == count {
		slices.SortFunc(found, func(a, b finding) int { return cmp.Compare(a.seq, b.seq) })
	}
	return found, count
}
