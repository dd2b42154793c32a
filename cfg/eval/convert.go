package eval

import "math"

// selected is the part of a register that a conversion takes, extended as its type says.
func (f *Fn) selected(x uint32) int64 {
	s := &f.src[0]
	n, size := 0, f.From.Bits()
	switch {
	case s.Sel >= B0 && s.Sel <= B3:
		n = int(s.Sel - B0)
	case s.Sel == H1:
		n = 1
	}
	if size == 32 && !f.From.Signed() {
		return int64(x)
	}
	return int64(int32(part(x, n, size, f.From.Signed())))
}

// intToInt converts and clamps.
func (f *Fn) intToInt(a uint32, r *result) bool {
	x := f.selected(a)
	s := &f.src[0]
	if s.Abs && x < 0 {
		x = -x
	}
	if s.Neg {
		x = -x
	}
	if f.Sat {
		size := f.To.Bits()
		if f.To.Signed() {
			x = min(max(x, math.MinInt32), math.MaxInt32)
		} else {
			x = min(max(x, 0), 1<<size-1)
		}
	}
	r.val = uint64(x) & ones(uint64(f.To.Bits()))
	r.flags()
	return true
}

// intToFloat rounds an integer. That of the least integer under a sign is not
// certain: the operand's type has no number for it.
func (f *Fn) intToFloat(x uint64, r *result) bool {
	s := &f.src[0]
	negative := false
	if f.From.Bits() == 64 {
		if f.From == S64 && int64(x) < 0 {
			negative, x = true, -x
		}
	} else if v := f.selected(uint32(x)); v < 0 {
		negative, x = true, uint64(-v)
	} else {
		x = uint64(v)
	}
	if s.Abs || s.Neg {
		if x>>(f.From.Bits()-1) != 0 {
			return false
		}
		negative = (negative && !s.Abs) != s.Neg
	}
	if x == 0 {
		negative = false
	}
	r.val, _ = f.To.format().round(soft{neg: negative, lo: x}, f.Round)
	return true
}

// floatToInt rounds to an integer and clamps it to its type.
func (f *Fn) floatToInt(a uint64, r *result) bool {
	fm := f.From.format()
	if f.From.Bits() == 16 {
		a &= 0xffff
	}
	if f.Flush {
		a = fm.flush(a)
	}
	if fm.isNaN(a) {
		r.val = 0
		return f.NaN
	}
	x := fm.unpack(a)
	most := uint64(math.MaxUint64) >> (64 - f.To.Bits())
	if f.To.Signed() {
		most >>= 1
		if x.neg {
			most++
		}
	} else if x.neg {
		most = 0
	}
	n := most
	if !x.inf && x.exp <= 0 {
		n = min(rounded(x, f.Round), most)
	} else if x.zero() {
		n = 0
	} else if !x.inf && x.exp <= 64-fm.prec {
		n = min(x.lo<<x.exp, most)
	}
	if x.neg {
		n = -n
	}
	r.val = n
	return true
}

// rounded is the magnitude of x, whose exponent is not above zero, as an integer.
func rounded(x soft, mode Round) uint64 {
	if x.exp == 0 {
		return x.lo
	}
	q, low := shrJam(x.lo, 0, -x.exp) // low is what is behind the point
	switch mode {
	case Nearest:
		q += bit(low > 1<<63 || low == 1<<63 && q&1 != 0)
	case Down:
		q += bit(low != 0 && x.neg)
	case Up:
		q += bit(low != 0 && !x.neg)
	}
	return q
}

// floatToFloat converts to another format, or rounds to an integer.
func (f *Fn) floatToFloat(a uint64) (uint64, bool) {
	from, to := f.From.format(), f.To.format()
	if f.From.Bits() == 16 {
		a &= 0xffff
	}
	if f.Flush && f.From != Dbl {
		a = from.flush(a)
	}
	if from.isNaN(a) {
		return 0, f.Sat
	}
	x := from.unpack(a)
	if f.Integer && !x.inf && x.exp < 0 {
		x.lo, x.exp = rounded(x, f.Round), 0
	}
	r, tiny := to.round(x, f.Round)
	if f.Flush && f.To != Dbl {
		if tiny {
			return 0, false
		}
		r = to.flush(r)
	}
	if f.Sat {
		switch {
		case r == to.sign():
			return 0, false
		case r&to.sign() != 0:
			r = 0
		case r > to.one():
			r = to.one()
		}
	}
	return r, true
}
