package ide

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg/cancel"
)

// inPart is of how many functions, at least, one part tells: enough for all processors, and few beside the functions of
// a text that is too large.
const inPart = 2000

// Parts finds what [Snapshot.Find] does, and tells of it part by part, in order of the text. What a part was found in is
// let go when it was told, so that of a large text little is kept: s is asked nothing else afterwards that needs more than
// its text. It returns the error of tell, or that of the context.
func (s *Snapshot) Parts(ctx context.Context, group bool, tell func(*Found) error) (err error) {
	defer cancel.Catch(&err)
	cancel.Poll(ctx)
	s = s.WithOptions(s.opt) // so that nobody else sees what goes
	s.once = true
	if s.Foreign() == "" {
		s.lower(ctx)
	}
	if s.Foreign() != "" || s.ignores(ctx) != nil {
		found, err := s.found(ctx, true, group) // which comments keep nothing from being reported is known at the end
		if err != nil {
			return err
		}
		return tell(found)
	}
	c := s.newCollector(ctx, group)
	c.all, c.most = true, math.MaxInt
	for _, d := range s.acrossSections() {
		c.add(finding{d: &d, fn: -1}, nil)
	}
	c.flush()
	across := c.every
	slices.SortStableFunc(across, findingsInText)
	var ends []int // where each part ends
	for n, begun := 1, 0; n <= len(s.units); n++ {
		if n == len(s.units) || s.funcs[n]-s.funcs[begun] >= inPart {
			ends = append(ends, n)
			begun = n
		}
	}
	var part []finding
	from := 0
	next := s.ahead(ctx, 0, ends)
	for k, to := range ends {
		next()
		next = s.ahead(ctx, k+1, ends) // is found while this part is told
		err := s.tellPart(ctx, c, from, to, &part, &across, tell)
		clear(s.units[from:to])
		if err != nil {
			next()
			return err
		}
		from = to
	}
	return nil
}

// ahead begins to find what there is to find in part k of those that end at ends, if there are so many; next waits until all is found.
// Should that break, or be stopped, so is next.
func (s *Snapshot) ahead(ctx context.Context, k int, ends []int) (next func()) {
	if k >= len(ends) {
		return func() {}
	}
	from := 0
	if k > 0 {
		from = ends[k-1]
	}
	units := s.units[from:ends[k]]
	broke := make(chan any, 1)
	go func() {
		defer func() { broke <- recover() }()
		s.findMany(ctx, units)
	}()
	return func() {
		if r := <-broke; r != nil {
			panic(r)
		}
	}
}

// tellPart tells of what c takes from sections from to to-1, and of what across, in order of the text, has in them, which it takes
// away there. part is the memory for it.
func (s *Snapshot) tellPart(ctx context.Context, c *collector, from, to int, part, across *[]finding, tell func(*Found) error) error {
	c.every = (*part)[:0]
	for n := from; n < to; n++ {
		s.collectSection(ctx, c, n, s.facts)
	}
	behind := len(*across)
	if to < len(s.units) {
		end, _ := s.doc.SectionStart(to)
		behind, _ = slices.BinarySearchFunc(*across, int32(end), func(x finding, end int32) int { return cmp.Compare(x.start(), end) })
	}
	*part = append(c.every, (*across)[:behind]...)
	*across = (*across)[behind:]
	if len(*part) == 0 {
		return nil
	}
	slices.SortStableFunc(*part, findingsInText)
	defer clear(*part)
	return tell(&Found{s, *part})
}
