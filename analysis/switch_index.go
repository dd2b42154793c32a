package analysis

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// This file finds which entry of a jump table each value of the selector leads to, by evaluation of
// the instructions between the two. The values of a register are cut in halves, as abstract
// interpretation has it, until the place of the entry is one number for all values of a part:
//
//	IADD3 R5, R2, -0x7, RZ             R2          place of the entry
//	IMNMX.U32 R5, R5, 0x3, PT          0 to 6      12
//	SHL R6, R5, 0x2             =>     7           0
//	LDC R4, c[0x2][R6]                 8           4
//	BRX R4 -0x120                      9           8
//	                                   10 to -1    12
//
// No instruction is looked for: whatever the analysis of constants has a meaning for may be there.
// A register decides alone if the place is one number for each single value of it.

// A tablePart is a range of values of the selector and where they lead.
type tablePart struct {
	lo, hi uint32
	at     uint32 // the place of the entry
	by     int32  // the assumption that keeps the values from the branch, -1 if none does
}

// An indexer evaluates the slice that computes the place of an entry.
type indexer struct {
	*recogniser
	unit  uint32    // places from one entry to the next
	limit uint32    // the last place of the table
	c     Constants // with values of the slice given
	b     *cfg.Block
	slice []Value // in an order in which each is behind those that it is computed from; the last is the place

	root   Value
	bits   int            // of the root that count
	makes  Known          // what the instruction of the root may make
	assume int            // which assumptions keep values from the branch
	by     int32          // the one that does, of the last evaluation; -1 if none does
	some   bool           // of the last evaluation: only some of the values get to the branch
	tells  []int32        // of the last evaluation: the assumptions that tell something of the values
	also   map[int32]bool // those that may keep some of the values of a part with a by from the branch
	steps  int
	parts  []tablePart
	told   map[Value][]int32
	first  map[uint32]bool // places of parts
	rest   uint32          // the place that several values lead to
	rests  bool            // there is one
}

// outside is instead of an assumption: the values would lead outside of the table, so that they are
// none that the selector has.
const outside = math.MaxInt32

// What an indexer makes of the assumptions that hold in the block of the branch.
const (
	assumeNone = iota
	assumeLast // only the innermost
	assumeAll
)

const (
	maxSlice      = 64      // values of a slice
	maxTableSteps = 1 << 13 // evaluations for one register
	maxIndexSteps = 1 << 20 // evaluations of values, in a function
)

// slice returns the values that v is computed from, in an order in which each is behind those, v last; it does not go on behind
// those at which it ends. It is nil if there are too many.
func (c *Constants) slice(v Value, ends func(Value) bool) []Value {
	s := c.ssa
	var list []Value
	seen := map[Value]bool{}
	var visit func(v Value) bool
	visit = func(v Value) bool {
		if v < 0 || seen[v] {
			return true
		}
		if len(seen) >= maxSlice {
			return false
		}
		seen[v] = true
		if !ends(v) && s.kind[v] == InstrValue && c.Executable(s.Block(v)) {
			n := s.num[v]
			for k, w := range s.Regs.Words(n) {
				if w >= 0 && !w.Write() && !visit(s.Values(n)[k]) {
					return false
				}
			}
			if !visit(s.prev[v]) {
				return false
			}
		}
		list = append(list, v)
		return true
	}
	if !visit(v) {
		return nil
	}
	return list
}

// sliceOf returns the values that v is computed from, v last; nil if there are too many.
func (x *indexer) sliceOf(v Value) []Value {
	return x.c.slice(v, func(Value) bool { return false })
}

// place evaluates the slice for a root of which r is known.
func (x *indexer) place(r Known) Known {
	s := x.SSA()
	clear(x.c.given)
	x.c.given[x.root] = r
	x.by, x.some, x.tells = -1, false, x.tells[:0]
	from := slices.Index(x.slice, x.root)
	for _, v := range x.slice[from:] {
		k := r
		if v != x.root {
			if s.kind[v] != InstrValue || !x.c.Executable(s.Block(v)) {
				continue
			}
			if across := s.across(v); across >= 0 {
				k = x.c.in(across, s.block[v])
			} else {
				k = x.c.again(v)
			}
		}
		if x.assume != assumeNone {
			k = x.assumed(v, k)
			if x.by >= 0 {
				return k
			}
		}
		x.c.given[v] = k
	}
	return x.c.given[x.slice[len(x.slice)-1]]
}

// across returns the value that v is of one of the lanes, or NoValue: an indexed branch goes where
// the lane leads whose value that is.
func (s *SSA) across(v Value) Value {
	i, n := s.definition(v)
	if i == nil || i.Name != "R2UR" || !i.Guard.Always() || len(i.Args) != 2 {
		return NoValue
	}
	if a := &i.Args[1]; a.Kind != cfg.RegOperand || a.Flags&^cfg.Reuse != 0 || a.Suffix() != "" {
		return NoValue
	}
	for k, w := range s.Regs.Words(n) {
		if s.Regs.Args(n)[k] == 1 && w >= 0 && !w.Write() {
			return s.Values(n)[k]
		}
	}
	return NoValue
}

// assumed is what is known of v, of which k is known, at the branch. If it is known that control
// does not get there, by says why.
func (x *indexer) assumed(v Value, k Known) Known {
	f, all := x.Func, k
	for _, a := range x.assumptions(v) {
		y := &x.c.assumed[a]
		if all.both(y.known) != all {
			x.tells = append(x.tells, a)
		}
		m := k.both(y.known)
		if m.empty() {
			if x.by < 0 || f.Dom.Dominates(y.block, x.c.assumed[x.by].block) { // the first on the way counts
				x.by = a
			}
			continue
		}
		x.some = x.some || m != k
		k = m
	}
	return k
}

// assumptions returns what branches tell at the branch of v, of what it is a copy of and of its
// copies, and of what is loaded from the same place of a constant bank; if only the innermost
// counts, that.
func (x *indexer) assumptions(v Value) []int32 {
	if list, ok := x.told[v]; ok {
		return list
	}
	r, f := x.recogniser, x.Func
	if r.same == nil {
		r.same = map[valuePlace][]Value{}
		for w := range Value(x.SSA().Len()) {
			if x.c.assume[w] > 0 {
				s := x.SSA().placeOf(w)
				r.same[s] = append(r.same[s], w)
			}
		}
	}
	var list []int32
	for _, w := range r.same[x.SSA().placeOf(v)] {
		for a := x.c.assume[w]; a > 0; a = x.c.assumed[a-1].next {
			if y := &x.c.assumed[a-1]; y.block >= 0 && f.Dom.Dominates(y.block, x.b.ID) {
				list = append(list, a-1)
			}
		}
	}
	if x.assume == assumeLast && len(list) > 1 {
		last := list[0]
		for _, a := range list {
			if f.Dom.Dominates(x.c.assumed[last].block, x.c.assumed[a].block) {
				last = a
			}
		}
		list = []int32{last}
	}
	x.told[v] = list
	return list
}

// cut finds where the values from lo to hi lead, and reports whether the root decides alone.
func (x *indexer) cut(lo, hi uint32) bool {
	if x.steps++; x.steps > maxTableSteps {
		return false
	}
	var r Known
	if x.bits < 32 {
		known := uint32(1)<<x.bits - 1 // the bits that are the same from lo to hi
		if d := lo ^ hi; d != 0 {
			known &= math.MaxUint32 << bits.Len32(d)
		}
		r = ofBits(known&^lo, known&lo)
	} else {
		r = Between(lo, hi).both(x.makes)
		if r.empty() {
			return true // the register does not have these values
		}
		if v, one := r.Const(); one { // and of these only one
			lo, hi = v, v
		}
	}
	k := x.place(r)
	if x.by < 0 && k.Lo > x.limit {
		x.by = outside
	}
	if c, ok := k.Const(); x.by >= 0 || ok && (!x.some || lo == hi && x.bits == 32) {
		for _, a := range x.tells {
			x.also[a] = x.also[a] || x.by >= 0
		}
		return x.part(tablePart{lo, hi, c, x.by})
	}
	if lo == hi {
		return false
	}
	mid := lo + (hi-lo)/2
	return x.cut(lo, mid) && x.cut(mid+1, hi)
}

// part adds a part, and reports whether each place but one still has one value.
func (x *indexer) part(p tablePart) bool {
	if p.by >= 0 {
		p.at = 0
	} else if p.lo != p.hi || x.first[p.at] {
		if x.rests && x.rest != p.at {
			return false
		}
		x.rest, x.rests = p.at, true
	}
	if p.by < 0 {
		x.first[p.at] = true
	}
	if n := len(x.parts) - 1; n >= 0 && x.parts[n].at == p.at && x.parts[n].by == p.by && x.parts[n].hi+1 == p.lo {
		x.parts[n].hi = p.hi
	} else {
		x.parts = append(x.parts, p)
	}
	return true
}

// decides reports whether the low bits of root decide alone, and each place but one is that of one
// value; then parts has them.
func (x *indexer) decides(root Value, bits, assume int) bool {
	if x.recogniser.steps > maxIndexSteps {
		return false
	}
	x.root, x.bits, x.assume, x.steps, x.parts, x.rests = root, bits, assume, 0, nil, false
	clear(x.first)
	clear(x.told)
	clear(x.also)
	x.limits()
	ok := x.few() && x.cut(0, math.MaxUint32>>(32-bits))
	x.recogniser.steps += x.steps * len(x.slice)
	return ok
}

// few reports whether values far from one another lead to few places: else the index is not kept
// within bounds, which would take long to find.
func (x *indexer) few() bool {
	const most = 4
	places := map[uint32]bool{}
	mask := uint32(math.MaxUint32) >> (32 - x.bits)
	for k := range uint32(2 * most) {
		v := (0x9e3779b9 * (k + 1)) >> 3 & mask
		if x.makes.Hi-x.makes.Lo <= maxTableSteps || x.bits == 32 && !x.makes.Has(v) {
			continue
		}
		r := Exactly(v)
		if x.bits < 32 {
			r = ofBits(mask&^v, v)
		}
		x.steps++
		at := x.place(r)
		if at.Lo > x.limit || x.by >= 0 {
			continue
		}
		if _, one := at.Const(); !one {
			return false
		}
		places[at.Lo] = true
	}
	return len(places) < most
}

// A tableIndex is what each value of the selector leads to.
type tableIndex struct {
	root    Value
	copied  Value // the copy of it that the index is computed from
	bits    int
	entries []indexEntry // of one value each, ascending by place
	rest    uint32       // the place that all other values lead to
	clamped bool         // there is such a place
	assume  int          // what was assumed of values
	by      []int32      // the assumptions that keep other values from the branch, each once
	also    []int32      // and those that may keep some of them from it
	never   []uint32     // places of entries whose values never get to the branch
}

// An indexEntry is a value of the selector and the place of its entry.
type indexEntry struct{ value, at uint32 }

// limits finds which values the instruction of the root makes whatever it reads: there may be
// entries for more than those that it happens to read.
func (x *indexer) limits() {
	s := x.SSA()
	x.makes = Anything
	if s.kind[x.root] != InstrValue || !x.c.Executable(s.Block(x.root)) {
		return
	}
	clear(x.c.given)
	for k, v := range s.Values(s.num[x.root]) {
		if v >= 0 && !s.Regs.Words(s.num[x.root])[k].Write() && !x.c.constant(v) {
			x.c.given[v] = x.c.most(v)
		}
	}
	if prev := s.prev[x.root]; prev >= 0 {
		x.c.given[prev] = x.c.most(prev)
	}
	x.makes = x.c.again(x.root)
}

// maxTableSize is the most entries of a table.
const maxTableSize = 1 << 14

// index makes a tableIndex of the parts. It reports whether there are entries, no more than a table
// has, and their values ascend.
func (x *indexer) index() (t tableIndex, ok bool) {
	t.root, t.bits, t.assume, t.rest, t.clamped = x.root, x.bits, x.assume, x.rest, x.rests
	for _, p := range x.parts {
		switch {
		case p.by >= 0:
			if !slices.Contains(t.by, p.by) {
				t.by = append(t.by, p.by)
			}
		case !t.clamped || p.at != t.rest:
			t.entries = append(t.entries, indexEntry{p.lo, p.at})
		}
	}
	for a, keeps := range x.also {
		if keeps {
			t.also = append(t.also, a)
		}
	}
	slices.SortFunc(t.entries, func(a, b indexEntry) int { return cmp.Compare(a.at, b.at) })
	if n := len(t.entries) - 1; n > 0 && !t.clamped && !t.ascends(x.unit) { // one value may be all that is left for the place of the others
		t.rest, t.clamped, t.entries = t.entries[n].at, true, t.entries[:n]
	}
	if len(t.entries) == 0 || t.entries[len(t.entries)-1].at/x.unit >= maxTableSize {
		return t, false
	}
	if t.clamped && (t.rest%x.unit != 0 || t.rest/x.unit >= maxTableSize || slices.Contains(t.by, outside)) {
		return t, false // not what keeps the index within bounds
	}
	return t, t.ascends(x.unit)
}

// shift returns by how much the values of u, which t is computed from, are above those of t, for
// the same places: they are the same switch. Some of the values of t may be none that it gets, and
// what all other values of u lead to is one value of t.
func (t *tableIndex) shift(u *tableIndex) (d uint32, ok bool) {
	of := map[uint32]uint32{}
	for _, e := range t.entries {
		of[e.at] = e.value
	}
	if t.clamped && (!u.clamped || t.rest != u.rest) {
		return 0, false
	}
	if _, has := of[u.rest]; u.clamped && !t.clamped && !has {
		return 0, false
	}
	mask := uint32(math.MaxUint32) >> (32 - min(t.bits, u.bits))
	for k, e := range u.entries {
		v, has := of[e.at]
		if by := (e.value - v) & mask; !has || k > 0 && by != d {
			return 0, false
		} else {
			d = by
		}
	}
	return d, true
}

// ascends reports whether the values ascend with the places, by one from entry to entry.
func (t *tableIndex) ascends(unit uint32) bool {
	mask := uint32(math.MaxUint32) >> (32 - t.bits)
	for _, e := range t.entries {
		if d := e.at - t.entries[0].at; e.at%unit != 0 || (e.value-t.entries[0].value)&mask != d/unit {
			return false
		}
	}
	return true
}

// entrySize is how many bytes an entry of a table has.
const entrySize = 4

// indexed finds the selector of the table an entry of which is at the place v, and what each of its
// values leads to. Of the registers that decide alone, the selector is the first that differs from
// the index by a constant, else the first of which the index is a copy. An entry takes unit places,
// and the last of the table is at the place last if that is known; it leads to so many targets.
func (r *recogniser) indexed(v Value, b *cfg.Block, unit, last uint32, targets int) (best tableIndex, ok bool) {
	x := &indexer{recogniser: r, unit: unit, limit: math.MaxUint32, c: *r.Constants(), b: b}
	x.first, x.told, x.also = map[uint32]bool{}, map[Value][]int32{}, map[int32]bool{}
	if len(x.c.exec) == 0 || !x.c.Executable(b) {
		return best, false
	}
	x.c.given = map[Value]Known{}
	if x.slice = x.sliceOf(v); x.slice == nil || x.missing() {
		return best, false
	}
	defer func() {
		if ok {
			x.keptAway(&best)
			best.copied = x.lastCopy(best.root)
		}
	}()
	var found []tableIndex
	for _, assume := range [...]int{assumeNone, assumeLast, assumeAll} {
		if t, ok := x.selector(assume, 32); ok {
			if t.clamped {
				return t, true
			}
			found = append(found, t)
		}
	}
	if len(found) == 0 && last < math.MaxUint32 {
		x.limit = last
		if x.unchecked() {
			return x.selector(assumeAll, scaledBits)
		}
		return x.selector(assumeAll, 32)
	}
	// What keeps the index within bounds may be before the table, or be of no account for it.
	for _, t := range found {
		if end := t.entries[len(t.entries)-1].at; end == last || last == math.MaxUint32 && int(end/unit)+1 == targets {
			return t, true
		}
	}
	for _, t := range found {
		if len(t.by) > 0 {
			return t, true
		}
	}
	if len(found) > 0 {
		return found[0], true
	}
	return best, false
}

// keptAway finds the values of t that branches keep from the table, be it for them or not.
func (x *indexer) keptAway(t *tableIndex) {
	x.root, x.assume = t.root, assumeAll
	clear(x.told)
	apart := x.apart()
	for _, e := range t.entries {
		r := Exactly(e.value)
		if t.bits < 32 {
			mask := uint32(1)<<t.bits - 1
			r = ofBits(mask&^e.value, mask&e.value)
		}
		x.place(r)
		never := x.by >= 0
		for v, numbers := range apart {
			k, known := x.c.given[v].Const()
			never = never || known && x.c.given[v] != (Known{}) && slices.Contains(numbers, k)
		}
		if never {
			t.never = append(t.never, e.at)
		}
	}
	x.recogniser.steps += len(t.entries) * len(x.slice)
}

// lastCopy returns the copy of v in the slice that is behind all others.
func (x *indexer) lastCopy(v Value) Value {
	s := x.SSA()
	from := s.copyOf(v)
	for n := len(x.slice) - 1; n >= 0; n-- {
		if s.copyOf(x.slice[n]) == from {
			return x.slice[n]
		}
	}
	return v
}

// apart returns the numbers that values of the slice are not where the table is, because branches
// on the way there have compared them for equality: bounds do not say so of a number between
// others.
func (x *indexer) apart() map[Value][]uint32 {
	f, s := x.Func, x.SSA()
	if !f.Complete || len(f.IndirectEntries()) > 0 {
		return nil
	}
	not := map[valuePlace][]uint32{}
	for n := x.b.ID; n > 0; n = f.Dom.Idom[n] {
		preds := f.Preds.Succs(n)
		if len(preds) != 1 {
			continue
		}
		d, ok := s.test(f.Blocks[preds[0]])
		if !ok || d.yes == d.no {
			continue
		}
		if b := f.Blocks[n]; d.rel == "EQ" && d.no == b || d.rel == "NE" && d.yes == b {
			o := x.SSA().placeOf(d.value)
			not[o] = append(not[o], d.bound)
		}
	}
	if len(not) == 0 {
		return nil
	}
	apart := map[Value][]uint32{}
	for _, v := range x.slice {
		if numbers := not[x.SSA().placeOf(v)]; numbers != nil {
			apart[v] = numbers
		}
	}
	return apart
}

// scaledBits are those of an index that count where nothing keeps it within bounds: its multiple by
// the size of an entry has no others.
const scaledBits = 30

// unchecked reports whether no branch on the way to the table goes by what the place of the entry is
// computed from: if one does, values whose low bits are those of an entry may lead elsewhere.
func (x *indexer) unchecked() bool {
	f, s := x.Func, x.SSA()
	for n := x.b.ID; n > 0; {
		n = f.Dom.Idom[n]
		b := f.Blocks[n]
		i := b.Last()
		if i == nil || !i.Conditional() && i.Flow != cfg.FlowIndex {
			continue
		}
		p, _, ok := deciding(s, b, i)
		if i.Flow == cfg.FlowIndex {
			p, ok = s.indexRegister(b), true
		}
		if !ok || p < 0 {
			return false
		}
		by := x.sliceOf(p)
		if by == nil {
			return false
		}
		for _, v := range by {
			if slices.Contains(x.slice, v) && !x.c.constant(v) {
				return false
			}
		}
	}
	return true
}

// selector is indexed under the given assumptions, for registers of which so many bits may count, or
// 32, 16 or 8.
func (x *indexer) selector(assume, bits int) (best tableIndex, ok bool) {
	place := x.linearOf(x.slice[len(x.slice)-1])
	for n := len(x.slice) - 1; n >= 0; n-- {
		root := x.slice[n]
		if l := x.linearOf(root); x.unit > 1 && l.of == place.of && l.mul == place.mul {
			continue // the address of an entry, and no index
		}
		if x.c.pred[x.SSA().Var(root)] || x.c.constant(root) {
			continue
		}
		for _, width := range [...]int{32, bits, 16, 8} {
			if !x.decides(root, width, assume) {
				continue
			}
			t, is := x.index()
			if !is {
				break // an address, or a multiple of the index
			}
			if !ok {
				best, ok = t, true
				break
			}
			switch d, same := best.shift(&t); {
			case same && d != 0:
				return t, true
			case same && width == 32:
				best = t
			}
			break
		}
	}
	return best, ok
}

// missing reports whether instructions are missing between those of the slice and the branch, by
// their addresses: what the listing does not show may write a register.
func (x *indexer) missing() bool {
	f := x.Func
	if f.Native {
		return false
	}
	from := x.b.ID
	for _, v := range x.slice {
		if x.SSA().kind[v] == InstrValue {
			from = min(from, x.SSA().block[v])
		}
	}
	step := int64(16)
	if f.Target != nil && f.SM() < 70 {
		step = 8
	}
	last := int64(cfg.NoAddr)
	for _, b := range f.Blocks[from : x.b.ID+1] {
		for k := range b.Instrs {
			at := b.Instrs[k].Addr
			if at == cfg.NoAddr {
				continue
			}
			if next := last + step; last != cfg.NoAddr && at > next && (f.Target == nil || at > f.Target.SkipControl(next)) {
				return true
			}
			last = at
		}
	}
	return false
}
