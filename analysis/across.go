package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg/cancel"
)

// Across knows which values a call, or an opcode that is not known, may leave in place: a [ClobberValue] is what the register holds
// behind it, which may be what it held in front of it.
type Across struct {
	f       *Facts
	s       *SSA
	before  []Value // by value: of a ClobberValue, that of its register in front of the instruction; else NoValue
	offsets []int32 // by value, into after
	after   []Value
}

var keptAcross Kept[*Across]

// Across returns what calls may leave in place. Time is linear in the instructions and in the values.
func (f *Facts) Across() *Across {
	return keptAcross.Of(f, func() *Across {
		s := f.SSA()
		k := &Across{f: f, s: s, before: make([]Value, s.Len()), offsets: make([]int32, s.Len()+1)}
		var clobbers []Value
		for v := range k.before {
			k.before[v] = NoValue
			if s.kind[v] == ClobberValue {
				clobbers = append(clobbers, Value(v))
			}
		}
		slices.SortStableFunc(clobbers, func(a, b Value) int { return int(s.num[a] - s.num[b]) })
		last, stamp := make([]Value, s.Regs.Len()), make([]int32, s.Regs.Len())
		for len(clobbers) > 0 {
			cancel.Poll(f.ctx)
			block := s.block[clobbers[0]]
			for n := s.Regs.first[block]; len(clobbers) > 0 && s.block[clobbers[0]] == block; n++ {
				for len(clobbers) > 0 && s.num[clobbers[0]] == n {
					c := clobbers[0]
					clobbers = clobbers[1:]
					v := s.v[c]
					if stamp[v] != block+1 {
						last[v], stamp[v] = s.In(s.Regs.f.Blocks[block], v), block+1
					}
					k.before[c], last[v] = last[v], c
				}
				for j, w := range s.Regs.Words(n) {
					if w.Write() && s.Values(n)[j] >= 0 {
						last[w.Var()], stamp[w.Var()] = s.Values(n)[j], block+1
					}
				}
			}
		}
		for _, b := range k.before {
			if b >= 0 {
				k.offsets[b+1]++
			}
		}
		for v := range k.before {
			k.offsets[v+1] += k.offsets[v]
		}
		k.after = make([]Value, k.offsets[s.Len()])
		next := slices.Clone(k.offsets)
		for c, b := range k.before {
			if b >= 0 {
				k.after[next[b]] = Value(c)
				next[b]++
			}
		}
		return k
	})
}

// Before returns the value that v, a ClobberValue, may be: that of its register in front of the instruction; NoValue if that is not
// known. Others between the two may have changed it as well: see [Across.Between].
func (k *Across) Before(v Value) Value { return k.before[v] }

// After returns the ClobberValues that may be v.
func (k *Across) After(v Value) []Value { return k.after[k.offsets[v]:k.offsets[v+1]] }

// Between returns the numbers of the instructions behind [Across.Before] of v, and in front of that of v, that may write anything, in
// descending order, among the most that are nearest to v, and at how many it has looked.
func (k *Across) Between(v Value, most int) (list []int32, looked int) {
	s, b := k.s, k.before[v]
	from := s.Regs.first[s.block[v]] - 1
	if b >= 0 && s.block[b] == s.block[v] && s.num[b] >= 0 && (s.kind[b] == InstrValue || s.kind[b] == ClobberValue) {
		from = s.num[b]
	}
	block := s.Regs.f.Blocks[s.block[v]]
	for n := s.num[v] - 1; n > from && looked < most; n-- {
		looked++
		if slices.Contains(s.Regs.Words(n), Clobbers) {
			if _, known := k.f.CallWrites(block, &block.Instrs[n-s.Regs.first[block.ID]]); !known {
				list = append(list, n)
			}
		}
	}
	return list, looked
}

// SourcesAcross is [SSA.SourcesWithin], and what the sources may be if calls keep it.
func (k *Across) SourcesAcross(values []Value, most int) (out []Value, all bool) {
	out, all = k.s.SourcesWithin(values, most)
	seen := k.s.NewSet()
	for _, v := range out {
		seen.Add(v)
	}
	for n := 0; n < len(out) && all; n++ {
		b := k.before[out[n]]
		if b < 0 {
			continue
		}
		most--
		more, found := k.s.SourcesWithin([]Value{b}, max(most-len(out), 0))
		most -= len(more)
		for _, v := range more {
			if seen.Add(v) {
				out = append(out, v)
			}
		}
		all = found && most > 0
	}
	return out, all
}
