package interp

import (
	"math/bits"
	"strings"
)

// The instructions that look at other lanes. Each is an event, with the lanes that took part.

// shfl reads a register of another lane. Source: PTX ISA, shfl.sync: clamp and segment mask are in
// the last operand, bits 0 to 4 and 8 to 12.
func (w *warp) shfl(in *inst, exec uint32) {
	var out [WarpSize]uint32
	var inside uint32
	w.each(exec, func(l int) {
		lane, c := int(w.value(in, 3, l)&31), uint32(w.value(in, 4, l))
		clamp, seg := int(c&31), int(c>>8&31)
		most := l&seg | clamp&^seg
		least := l & seg
		from, ok := l, false
		switch mods := in.i.Mods(); {
		case strings.HasPrefix(mods, ".UP"):
			from = l - lane
			ok = from >= most
		case strings.HasPrefix(mods, ".DOWN"):
			from = l + lane
			ok = from <= most
		case strings.HasPrefix(mods, ".BFLY"):
			from = l ^ lane
			ok = from <= most
		default:
			from = least | lane&^seg
			ok = from <= most
		}
		if !ok {
			from = l
		} else {
			inside |= 1 << l
		}
		out[l] = uint32(w.value(in, 2, from))
		if exec>>from&1 == 0 { // a lane that does not take part gives anything
			out[l] = w.word(mix(mix(mix(w.cfg.Seed, in.name), uint64(exec)), uint64(from)))
		}
		w.event(in, l, exec, w.value(in, 2, l), uint64(lane), uint64(c))
	})
	w.each(exec, func(l int) {
		w.write(in, 0, l, uint64(inside>>l&1))
		w.write(in, 1, l, uint64(out[l]))
	})
}

// vote tells which lanes have a predicate.
func (w *warp) vote(in *inst, exec uint32) {
	src := in.dst
	yes := uint32(0)
	w.each(exec, func(l int) { yes |= uint32(w.value(in, src, l)&1) << l })
	holds := yes != 0
	switch mods := in.i.Mods(); {
	case strings.HasPrefix(mods, ".ALL"):
		holds = yes == exec
	case strings.HasPrefix(mods, ".EQ"):
		holds = yes == exec || yes == 0
	}
	w.each(exec, func(l int) { w.event(in, l, exec, uint64(yes)) })
	w.each(exec, func(l int) {
		for k := range in.dst {
			v := uint64(yes)
			if in.args[k].kind == argPred {
				v = bit(holds)
			}
			w.write(in, k, l, v)
		}
	})
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// match tells which lanes have the same value.
func (w *warp) match(in *inst, exec uint32) {
	src := in.dst
	var same [WarpSize]uint32
	w.each(exec, func(l int) {
		v := w.value(in, src, l)
		w.each(exec, func(k int) {
			if w.value(in, src, k) == v {
				same[l] |= 1 << k
			}
		})
		w.event(in, l, exec, v)
	})
	all := in.i.HasMod("ALL")
	w.each(exec, func(l int) {
		agree := same[l] == exec
		for k := range in.dst {
			v := uint64(same[l])
			switch {
			case in.args[k].kind == argPred:
				v = bit(agree)
			case all && !agree:
				v = 0
			}
			w.write(in, k, l, v)
		}
	})
}

// redux reduces a register over lanes.
func (w *warp) redux(in *inst, exec uint32) {
	signed := in.i.HasMod("S32")
	var r uint32
	first := true
	w.each(exec, func(l int) {
		v := uint32(w.value(in, 1, l))
		w.event(in, l, exec, uint64(v))
		if first {
			r, first = v, false
			return
		}
		switch mods := in.i.Mods(); {
		case mods == "":
			r &= v
		case strings.HasPrefix(mods, ".SUM"):
			r += v
		case strings.HasPrefix(mods, ".OR"):
			r |= v
		case strings.HasPrefix(mods, ".XOR"):
			r ^= v
		case strings.HasPrefix(mods, ".MIN"):
			if less(v, r, signed) {
				r = v
			}
		case strings.HasPrefix(mods, ".MAX"):
			if less(r, v, signed) {
				r = v
			}
		default: // .AND
			r &= v
		}
	})
	w.each(exec, func(l int) { w.write(in, 0, l, uint64(r)) })
}

func less(a, b uint32, signed bool) bool {
	if signed {
		return int32(a) < int32(b)
	}
	return a < b
}

// elect chooses the lowest lane.
func (w *warp) elect(in *inst, exec uint32) {
	first := bits.TrailingZeros32(exec)
	w.each(exec, func(l int) { w.event(in, l, exec) })
	w.each(exec, func(l int) {
		for k := range in.dst {
			v := uint64(first)
			if in.args[k].kind == argPred {
				v = bit(l == first)
			}
			w.write(in, k, l, v)
		}
	})
}
