package analysis

import "github.com/ori-lang/ori/cfg"

// maxSelected bounds how many values of a selector are looked at.
const maxSelected = 1 << 12

// NeverSelected returns whether control does not come to block b because every path there leads through an entry of a table that no value
// which the selector may have selects. The table is the one that does so for all paths; nil if it takes several.
//
//	LOP3.LUT R10, R0, 0x1, RZ, 0xc0, !PT
//	IADD3 R10, R10, 0x3, RZ            // R10 is 3 or 4
//	IADD3 R2, R10, -0x3, RZ
//	IMNMX.U32 R2, R2, 0x2, PT          // entry 2 is for other values
//	...
//	BRX R2 -0x4a0
func (f *Facts) NeverSelected(b *cfg.Block) (table *Switch, never bool) {
	u := f.unselected()
	if u.reached == nil || u.reached[b.ID] {
		return nil, false
	}
	g, n := f.Func, b.ID
	for n > 0 && !u.reached[n] {
		up := g.Dom.Idom[n]
		if up >= 0 && u.reached[up] && f.SSA().onlyFrom(g.Blocks[n], up) {
			return u.table[up], true
		}
		n = up
	}
	return nil, true
}

// An unselected has where control comes to if only those entries of tables are used that a value selects.
type unselected struct {
	reached []bool            // by block; nil if there is no entry that no value selects
	table   map[int32]*Switch // by block: the tables that have one
}

func (f *Facts) unselected() *unselected {
	return f.rarely().unselected.Get(f.ctx, func() *unselected { return newUnselected(f) })
}

// newUnselected takes time in proportion to the blocks, the edges, and the entries of tables, each of which has at most maxSelected
// values of its selector looked at.
func newUnselected(f *Facts) *unselected {
	u, g := &unselected{}, f.Func
	if !g.Complete || !hasTable(g) {
		return u
	}
	selected := map[int32]map[*cfg.Block]bool{} // by block with a table
	for k, list := 0, f.Switches(); k < len(list); k++ {
		s := &list[k]
		if s.Form != JumpTable || !f.Constants().Executable(s.Block) {
			continue
		}
		to := s.mayLead(f.Constants())
		for _, x := range s.Targets {
			if to != nil && !to[x] {
				if u.table == nil {
					u.table = map[int32]*Switch{}
				}
				selected[s.Block.ID], u.table[s.Block.ID] = to, s
				break
			}
		}
	}
	if u.table == nil {
		return u
	}
	u.reached = make([]bool, len(g.Blocks))
	var work []int32
	reach := func(n int32) {
		if !u.reached[n] {
			u.reached[n] = true
			work = append(work, n)
		}
	}
	reach(0)
	for _, n := range g.IndirectEntries() {
		reach(n)
	}
	for len(work) > 0 {
		b := g.Blocks[work[len(work)-1]]
		work = work[:len(work)-1]
		is, dead := selected[b.ID]
		for to, kind := range g.Succs(b) {
			if (!dead || kind != cfg.Table || is[to]) && f.Constants().Goes(b, kind) {
				reach(to.ID)
			}
		}
	}
	return u
}

func hasTable(f *cfg.Func) bool {
	for _, b := range f.Blocks {
		if i := b.Last(); i != nil && i.Flow == cfg.FlowIndex {
			return true
		}
	}
	return false
}

// mayLead returns the targets of s, a table, that a value which the selector may have leads to; nil if that is not known.
func (s *Switch) mayLead(c *Constants) map[*cfg.Block]bool {
	if !s.Exact || s.value < 0 {
		return nil
	}
	k, mask := c.Value(s.value, s.Block), uint32(1)<<s.Bits-1 // all bits of 32, too
	if k.empty() {
		return nil
	}
	leads, to, others := map[uint32]*cfg.Block{}, map[*cfg.Block]bool{}, false
	for _, x := range s.Cases {
		leads[x.Value&mask] = x.Target
	}
	switch {
	case k.Hi-k.Lo < maxSelected:
		for v := k.Lo; ; v++ {
			if k.Has(v) {
				if at := leads[v&mask]; at != nil {
					to[at] = true
				} else {
					others = true
				}
			}
			if v == k.Hi {
				break
			}
		}
	case s.Bits < 32:
		return nil
	default:
		others = true
		for v, at := range leads {
			if k.Has(v) {
				to[at] = true
			}
		}
	}
	if others && s.Default == nil && !s.Total {
		return nil
	}
	if others { // what no case has leads to the default, by the entry for all others or by those between the cases
		cases := map[*cfg.Block]bool{}
		for _, at := range leads {
			cases[at] = true
		}
		for _, at := range append(s.Targets[:len(s.Targets):len(s.Targets)], s.Default) {
			if at != nil && (at == s.Default || !cases[at]) {
				to[at] = true
			}
		}
	}
	return to
}
