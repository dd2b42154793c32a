package analysis

import (
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// notLowest reports whether the lanes in which x holds have found that there are lanes below them in the mask of a vote, of which l is
// the lowest.
//
//	SHF.L.W.U32 R2, R2, R5, RZ                  // R2 was -1, R5 is the number of the lane
//	LOP3.LUT R5, RZ, R2, RZ, 0x33, !PT
//	LOP3.LUT P0, R5, R4, RZ, R5, 0xa0, !PT      // R4 is the mask
//	BREV R3, R4
//	FLO.U32.SH R8, R3                           // l
func (r *ruler) notLowest(x known, l lane) bool {
	s := r.s
	mask := l.mask
	vote, _ := s.definition(mask)
	i, n := s.definition(x.p)
	if vote == nil || !isVote(vote) || i == nil || !i.Guard.Always() || i.Masked() {
		return false
	}
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) || fn.UseCC {
		return false
	}
	if fn.Kind == eval.Logic {
		table, ok := r.overMask(i, n, fn, mask, maxOverMask)
		return ok && table == inMask&^notBelow && (fn.Test == eval.TestNonzero && x.True || fn.Test == eval.TestZero && !x.True)
	}
	d, ok := s.comparison(x.p, !x.True, nil)
	if !ok || d.bound != 0 || (d.rel != "NE" || d.negated) && (d.rel != "EQ" || !d.negated) {
		return false
	}
	table, ok := r.maskTable(d.value, s.Block(x.p), mask, maxOverMask)
	return ok && table == inMask&^notBelow
}

// Of functions of a bit of a mask, and of whether it is that of a lane which is not below the own one: their truth tables, whose
// bit 2m+b is the result for m and b.
const (
	inMask   uint8 = 0b1100
	notBelow uint8 = 0b1010
	allBits  uint8 = 0b1111
)

// maxOverMask is through how many instructions [ruler.maskTable] looks.
const maxOverMask = 3

// maskTable returns of which function of each bit of the mask v, read in b, consists.
func (r *ruler) maskTable(v Value, b *cfg.Block, mask Value, steps int) (table uint8, ok bool) {
	s := r.s
	if v = s.copyOf(v); v == mask {
		return inMask, true
	}
	if v < 0 {
		return 0, false
	}
	switch c, ok := r.consts.Value(v, b).Const(); {
	case ok && c == 0:
		return 0, true
	case ok && c == 1<<32-1:
		return allBits, true
	}
	i, n := s.definition(v)
	if i == nil || !i.Guard.Always() || i.Masked() || steps == 0 {
		return 0, false
	}
	if reads(i, "SR_LTMASK") {
		return ^notBelow & allBits, true
	}
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) {
		return 0, false
	}
	switch fn.Kind {
	case eval.Logic:
		if s.resultOf(n, int(fn.Dst[0])) == v {
			return r.overMask(i, n, fn, mask, steps-1)
		}
	case eval.Shift, eval.Funnel: // of all ones to the left by the number of the lane
		from := 0
		if fn.Hi {
			if c, ok := constantBits(i, fn, 0); !ok || c != 0 {
				return 0, false
			}
			from = 2
		}
		if fn.Right || fn.Double || !r.allOnes(i, n, fn, from) {
			return 0, false
		}
		if by := s.plainSource(i, n, fn, 1); by >= 0 && (r.ownLane(by, s.Block(v)) || fn.Wrap && s.inRow(by)) {
			return notBelow, true
		}
	}
	return 0, false
}

// allOnes reports whether source k of instruction n, i, is -1.
func (r *ruler) allOnes(i *cfg.Instr, n int32, fn *eval.Fn, k int) bool {
	c, ok := r.s.constantSource(i, n, fn, k)
	if v := r.s.plainSource(i, n, fn, k); !ok && v >= 0 {
		x, known := r.consts.Value(v, r.s.Regs.f.Blocks[r.s.Regs.BlockOf(n)]).Const()
		c, ok = uint64(x), known
	}
	return ok && uint32(c) == 1<<32-1
}

// overMask is maskTable for the result of instruction n, i, which computes the function fn of single bits.
func (r *ruler) overMask(i *cfg.Instr, n int32, fn *eval.Fn, mask Value, steps int) (table uint8, ok bool) {
	s := r.s
	lut, known := fn.Constant(i, 3)
	src := fn.Src()
	if !known || len(src) < 4 {
		return 0, false
	}
	var tables [3]uint8
	for k := range tables {
		c, fixed := constantBits(i, fn, k)
		switch {
		case fixed && uint32(c) == 0:
		case fixed && uint32(c) == 1<<32-1:
			tables[k] = allBits
		case fixed || src[k].Arg < 0:
			return 0, false
		default:
			a := &i.Args[src[k].Arg]
			if a.Kind != cfg.RegOperand || a.Suffix() != "" || a.Flags&^(cfg.Not|cfg.Reuse) != 0 || src[k].Neg || src[k].Abs {
				return 0, false
			}
			if tables[k], ok = r.maskTable(s.sourceOf(n, int(src[k].Arg)), s.Regs.f.Blocks[s.Regs.BlockOf(n)], mask, steps); !ok {
				return 0, false
			}
			if src[k].Not {
				tables[k] ^= allBits
			}
		}
	}
	for bit := range 4 {
		if lut>>(tables[0]>>bit&1<<2|tables[1]>>bit&1<<1|tables[2]>>bit&1)&1 != 0 {
			table |= 1 << bit
		}
	}
	return table, true
}
