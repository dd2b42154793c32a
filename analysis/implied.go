package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// implied adds to list what follows from its predicates for others: the two results of a comparison
// or of logic, and the predicates that those are made of. With "ISETP.LT.AND P0, P1, R0, R1, PT",
// P1 is not P0; with "PLOP3.LUT P0, PT, P1, P2, PT, 0x80, 0x0" and P0, P1 holds.
func (s *SSA) implied(list []known) []known {
	for k := 0; k < len(list) && len(list) < maxKnown; k++ {
		list = s.implies(list[k], list)
	}
	return list
}

// A predRow is one way in which an instruction may have computed its predicates: the values that
// are true in it, and those that are false.
type predRow struct{ yes, no []Value }

// holds reports whether v is t in the row.
func (r *predRow) holds(v Value, t bool) bool {
	if t {
		return slices.Contains(r.yes, v)
	}
	return slices.Contains(r.no, v)
}

// put notes that v is t. It reports false if v is the other, as where an instruction reads one
// predicate twice.
func (r *predRow) put(v Value, t bool) bool {
	if v < 0 {
		return true
	}
	if r.holds(v, !t) {
		return false
	}
	if t {
		r.yes = append(r.yes, v)
	} else {
		r.no = append(r.no, v)
	}
	return true
}

// implies is implied for x alone.
func (s *SSA) implies(x known, list []known) []known {
	if s.kind[x.p] != InstrValue {
		return list
	}
	n, b := s.num[x.p], s.Block(x.p)
	i := &b.Instrs[n-s.Regs.first[b.ID]]
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) || !i.Guard.Always() || i.Masked() {
		return list
	}
	var rows []predRow
	for bits := range 8 {
		if row, ok := s.predRow(n, i, fn, bits); ok && row.holds(x.p, x.True) {
			rows = append(rows, row)
		}
	}
	if len(rows) == 0 {
		return list
	}
	add := func(v Value, t bool) {
		y := known{v, t}
		if !slices.Contains(list, y) && !slices.ContainsFunc(rows, func(r predRow) bool { return !r.holds(v, t) }) {
			list = append(list, y)
		}
	}
	for _, v := range rows[0].yes {
		add(v, true)
	}
	for _, v := range rows[0].no {
		add(v, false)
	}
	return list
}

// predRow returns the predicates of instruction n, which is i and computes fn, if bit 2-k of bits
// is its source k, or of a comparison what is compared for source 0; false if that cannot be.
func (s *SSA) predRow(n int32, i *cfg.Instr, fn *eval.Fn, bits int) (row predRow, ok bool) {
	bit := func(k int) bool { return bits>>(2-k)&1 == 1 }
	source := func(k int) bool { // whether source k may be what bits say
		if c, ok := fn.Constant(i, k); ok {
			return (c != 0) == bit(k)
		}
		src := &fn.Src()[k]
		a := &i.Args[src.Arg]
		if a.Kind == cfg.RegOperand && a.Reg.IsConst() {
			return (a.Flags&cfg.Not == 0) == bit(k)
		}
		return row.put(s.sourceOf(n, int(src.Arg)), bit(k) != src.Not)
	}
	var results [2]bool
	switch {
	case fn.Kind == eval.Compare || fn.Kind == eval.FCompare && fn.From != eval.Half:
		if bit(1) || !source(2) {
			return row, false
		}
		for k := range results {
			results[k] = truth(bit(0) == (k == 0)).combine(fn.Bool, truth(bit(2))) == True
		}
	case fn.Kind == eval.PredLogic:
		for k := range 3 {
			if !source(k) {
				return row, false
			}
		}
		for k := range results {
			table, ok := fn.Constant(i, 3+k)
			if !ok {
				return row, false
			}
			results[k] = table>>bits&1 == 1
		}
	default:
		return row, false
	}
	for k, t := range results {
		if arg := fn.Dst[1+k]; arg >= 0 && !row.put(s.resultOf(n, int(arg)), t) {
			return row, false
		}
	}
	return row, true
}
