package cfg

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Claimed says which names a document has, as far as those that passes make up have to differ from them.
// It follows from the text alone, so that the same text gets the same fresh names however it came about.
type Claimed struct {
	Label int32  // no .L_x_<n> with n >= Label stands anywhere in the text, comments and data included
	Reg   int32  // no native function refers to R<n> with n >= Reg
	Funcs string // the native functions that are called as a fresh name could be, BB3 or jt0; one a line, sorted
	Named string // labels of code that another section names, or a directive in it; one a line, sorted
}

// join returns what is claimed if both t and o are.
func (t Claimed) join(o Claimed) Claimed {
	t.Label, t.Reg = max(t.Label, o.Label), max(t.Reg, o.Reg)
	if o.Funcs != "" && o.Funcs != t.Funcs {
		names := strings.Fields(t.Funcs + "\n" + o.Funcs)
		slices.Sort(names)
		t.Funcs = strings.Join(slices.Compact(names), "\n")
	}
	return t
}

// ClaimedIn returns which names a document has whose sections are units. Time is linear in their number.
func ClaimedIn(units []*Unit) Claimed {
	var t Claimed
	for _, u := range units {
		t = t.join(u.names)
	}
	t.Named = namedElsewhere(units)
	return t
}

// Claimed returns which names the document has that u is in, as it was told.
func (u *Unit) Claimed() Claimed { return u.doc }

// Settle tells u, which nobody else knows yet, which names its document has. It polls ctx.
func (u *Unit) Settle(ctx context.Context, t Claimed) {
	old := u.doc
	u.doc = t
	for _, f := range u.Funcs {
		if f.named(old) != f.named(t) {
			f.facts(ctx)
		}
	}
}

// In returns u as a part of a document that has other names: u itself if that is the one that u is
// in, else a copy, which shares blocks and facts of its functions with u, but for the facts of
// those functions that are not [Func.SameEdges]. It polls ctx.
func (u *Unit) In(ctx context.Context, t Claimed) *Unit {
	if u.doc == t {
		return u
	}
	c := u.copy()
	c.doc = t
	for n, f := range u.Funcs {
		if f.named(u.doc) != f.named(t) {
			c.Funcs[n].unlink()
			c.Funcs[n].facts(ctx)
		}
	}
	return c
}

// copy returns a copy of u that shares blocks and facts of its functions with u.
func (u *Unit) copy() *Unit {
	c := *u
	c.kept = new(sync.Map) // edges of functions of c may differ
	c.Funcs = make([]*Func, len(u.Funcs))
	copies := make([]Func, len(u.Funcs))
	for n, f := range u.Funcs {
		copies[n] = *f
		copies[n].unit = &c
		c.Funcs[n] = &copies[n]
	}
	return &c
}

// Prefixes of fresh names.
const (
	listingPrefix = ".L_x_" // labels of a listing, as nvdisasm has them
	nativePrefix  = "BB"    // labels of a native function, as every view calls a block that has none
	tablePrefix   = "jt"    // jump tables
)

// numbered reports whether name is the prefix and a number, spelled as a fresh name would be.
func numbered(name, prefix string) bool {
	digits, ok := strings.CutPrefix(name, prefix)
	if !ok {
		return false
	}
	v, err := strconv.Atoi(digits)
	return err == nil && v >= 0 && v < 1<<30 && strconv.Itoa(v) == digits
}

// freeLabel returns the least n such that no .L_x_<m> with m >= n is in src.
func freeLabel(src string) int32 {
	free := int32(0)
	for {
		k := strings.Index(src, listingPrefix)
		if k < 0 {
			return free
		}
		src = src[k+len(listingPrefix):]
		end := 0
		for end < len(src) && '0' <= src[end] && src[end] <= '9' {
			end++
		}
		if v, err := strconv.Atoi(src[:end]); err == nil && v < 1<<30 {
			free = max(free, int32(v)+1)
		}
	}
}

// FreshLabel reports whether a label is as passes make them up: BB3, .L_x_3.
func FreshLabel(name string) bool {
	return numbered(name, nativePrefix) || numbered(name, listingPrefix)
}

// fresh reports whether a pass could make the name up in a native function.
func fresh(name string) bool {
	return numbered(name, nativePrefix) || numbered(name, tablePrefix)
}
