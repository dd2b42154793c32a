package eval

import (
	"math"
	"math/bits"
)

// lut applies a truth table bit by bit.
func lut(a, b, c, table uint64) uint64 {
	var r uint64
	if table&0x80 != 0 {
		r |= a & b & c
	}
	if table&0x40 != 0 {
		r |= a & b &^ c
	}
	if table&0x20 != 0 {
		r |= a &^ b & c
	}
	if table&0x10 != 0 {
		r |= a &^ b &^ c
	}
	if table&0x08 != 0 {
		r |= b & c &^ a
	}
	if table&0x04 != 0 {
		r |= b &^ a &^ c
	}
	if table&0x02 != 0 {
		r |= c &^ a &^ b
	}
	if table&0x01 != 0 {
		r |= ^(a | b | c)
	}
	return r
}

// count is a bit count as Wrap says: modulo 32, or at most 32.
func (f *Fn) count(n uint64) uint64 {
	if f.Wrap {
		return n & 31
	}
	return min(n, 32)
}

func (f *Fn) shift(a, n uint32) uint64 {
	n = uint32(f.count(uint64(n)))
	switch {
	case !f.Right:
		return uint64(a << n)
	case f.Signed:
		return uint64(uint32(int32(a) >> n))
	}
	return uint64(a >> n)
}

func (f *Fn) funnel(x uint64, n uint32, r *result) bool {
	width := uint32(32)
	if f.Double {
		width = 64
		if f.unsure && !f.Wrap && n >= 64 {
			return false
		}
	}
	if f.Wrap {
		n &= width - 1
	} else {
		n = min(n, width)
	}
	switch {
	case !f.Right:
		x <<= n
	case f.Signed:
		x = uint64(int64(x) >> n)
	default:
		x >>= n
	}
	if f.Hi {
		x >>= 32
	}
	r.val = uint64(uint32(x))
	r.flags()
	return true
}

func (f *Fn) extract(a, b uint32) uint64 {
	if f.Inverse {
		a = bits.Reverse32(a)
	}
	at, n := b&0xff, b>>8&0xff
	if n == 0 {
		return 0
	}
	if f.Signed {
		x := int32(a) >> min(at, 31)
		if n < 32 {
			x = x << (32 - n) >> (32 - n)
		}
		return uint64(uint32(x))
	}
	return uint64(a>>at) & ones(uint64(n))
}

func (f *Fn) extend(a uint32, n uint64) uint64 {
	switch {
	case n == 0:
		return 0
	case f.Signed:
		return uint64(uint32(int32(a<<(32-n)) >> (32 - n)))
	}
	return uint64(a) & ones(n)
}

func (f *Fn) findLead(a uint32) uint64 {
	if f.Signed && int32(a) < 0 {
		a = ^a
	}
	switch n := bits.LeadingZeros32(a); {
	case n == 32 && f.Inverse:
		return math.MaxUint32
	case f.Inverse:
		return uint64(n)
	default:
		return uint64(uint32(31 - n))
	}
}

// permute picks four of the eight bytes of x.
func permute(mode uint8, x uint64, sel uint32) uint64 {
	if mode == PermuteIndex {
		var r uint64
		for n := 0; n < 32; n += 8 {
			b := x >> (8 * (sel & 7)) & 0xff
			if sel&8 != 0 {
				b = uint64(uint8(int8(b) >> 7))
			}
			r |= b << n
			sel >>= 4
		}
		return r
	}
	c := int(sel & 3)
	var r uint64
	for n := range 4 {
		at := 0
		switch mode {
		case PermuteF4E:
			at = c + n
		case PermuteB4E:
			at = (c - n) & 7
		case PermuteRC8:
			at = c
		case PermuteECL:
			at = max(c, n)
		case PermuteECR:
			at = min(c, n)
		case PermuteRC16:
			at = 2*(c&1) + n&1
		}
		r |= x >> (8 * at) & 0xff << (8 * n)
	}
	return r
}
