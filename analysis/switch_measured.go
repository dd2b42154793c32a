package analysis

import (
	"fmt"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// This file chooses the form of a switch as ptxas 12.4 was seen to do, by the profile measured. The
// rules follow from what it makes of comparisons on a 32-bit selector, and are in
// docs/ptxas-switch.md with the figures:
//
//   - A chain is blocks of an ISETP.EQ and a branch that is taken where it holds; the next comparison is where it falls through to. Another
//     instruction in a block, another predecessor, and a comparison with an order end it. Its first block may have other instructions, but then is
//     no part of a table if one of them writes a register.
//   - Of the chain, the longest rest is a table that has two comparisons and no more than five values for each of them from the least
//     to the greatest. Values are signed, and count as often as they are compared.
//   - What is in front of the rest stays, and so does a chain without such a rest. There are no trees.

const (
	measuredLeast  = 2 // comparisons of a table
	measuredSpread = 5 // values of the range for each of them
)

// measurable reports whether d, a block's decision, may be part of a chain.
func (r *recogniser) measurable(d *decision) bool {
	if d.rel != "EQ" && d.rel != "NE" || d.yes == nil || d.no == nil || d.b.Index(d.compare) < 0 {
		return false
	}
	equal, other := d.yes, d.no
	if d.rel == "NE" {
		equal, other = other, equal
	}
	return r.Func.TargetIn(d.b, d.b.Last()) == equal && r.Func.Next(d.b) == other
}

// chooseMeasured decides as ptxas was seen to do.
func (s *Switch) chooseMeasured() {
	s.Choice, s.Kept = Cascade, 0
	n := len(s.Chain)
	first := 0
	if n > 0 && writesBeside(s.Block, s.Chain[0].Compare) {
		first = 1
	}
	lo, hi, start := int64(math.MaxInt32), int64(math.MinInt32), -1
	var least, most int64
	for k := n - 1; k >= first; k-- {
		v := int64(int32(s.Chain[k].Value))
		lo, hi = min(lo, v), max(hi, v)
		if count := n - k; count >= measuredLeast && hi-lo+1 <= int64(measuredSpread*count) {
			start, least, most = k, lo, hi
		}
	}
	switch {
	case n == 0:
		s.Choice, s.Reason = s.Form, "the comparisons are no chain"
	case start < 0 && n-first < measuredLeast:
		s.Reason = fmt.Sprintf("%s in a block that does not write registers besides; a table has %d", comparisons(n-first), measuredLeast)
	case start < 0:
		s.Reason = fmt.Sprintf("no rest of the chain, of %d comparisons or more, has at most %d values in its range for each", measuredLeast, measuredSpread)
	default:
		s.Choice, s.Kept = JumpTable, start
		s.Reason = fmt.Sprintf("the last %s have %d values in their range, at most %d for each", comparisons(n-start), most-least+1, measuredSpread)
		if start == 0 {
			s.Reason = fmt.Sprintf("%s have %d values in their range, at most %d for each", comparisons(n), most-least+1, measuredSpread)
		}
	}
}

func comparisons(n int) string {
	if n == 1 {
		return "1 comparison"
	}
	return fmt.Sprintf("%d comparisons", n)
}

// writesBeside reports whether an instruction of b but compare writes a register.
func writesBeside(b *cfg.Block, compare *cfg.Instr) bool {
	at := b.Index(compare)
	for k := range b.Instrs[:len(b.Instrs)-1] {
		if i := &b.Instrs[k]; k != at && (!i.Op.Known() || slices.ContainsFunc(i.Refs, func(r cfg.Ref) bool { return r.Write })) {
			return true
		}
	}
	return false
}

// keepHeads takes back the choice of a table for chains the rest of which is a table already: phase
// 30 looks at a chain once.
func (r *recogniser) keepHeads(list []Switch) {
	type place struct {
		b *cfg.Block
		v Value
	}
	tables := map[place]bool{}
	for n := range list {
		if s := &list[n]; s.Form == JumpTable && s.Check != nil && s.value >= 0 && len(s.Check.Instrs) <= 3 {
			tables[place{s.Check, s.value}] = true
		}
	}
	for n := range list {
		if s := &list[n]; s.Form != JumpTable && s.Choice == JumpTable && s.Default != nil && tables[place{s.Default, s.value}] {
			s.Choice, s.Kept, s.Reason = s.Form, 0, "the rest of the chain is a table already"
		}
	}
}

// Rest is the part of s that becomes a table: its comparisons but for those that are Kept.
func (s *Switch) Rest(set SwitchSettings) Switch {
	head := s.Chain[s.Kept]
	w := Switch{Form: s.Form, Selector: head.Reg, Block: head.Block, Instr: head.Compare, Chain: s.Chain[s.Kept:], Default: s.Default, Others: s.Others,
		Ends: s.Ends, Beyond: s.Beyond, Exhausted: s.Exhausted, value: s.value,
		stands: Cost{s.stands.Instructions - 2*s.Kept, s.stands.DivergencePoints - s.Kept}}
	decided := map[uint32]bool{}
	for _, c := range w.Chain {
		w.Blocks, w.Compares = append(w.Blocks, c.Block), append(w.Compares, c.Compare)
		if decided[c.Value] {
			w.Duplicates = append(w.Duplicates, c.Case)
			continue
		}
		decided[c.Value] = true
		w.Cases = append(w.Cases, c.Case)
	}
	w.measure()
	w.observe()
	w.Choice, w.Reason = s.Choice, s.Reason
	return w
}
