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
