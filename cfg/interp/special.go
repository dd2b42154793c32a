package interp

import (
	"math"
	"math/bits"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// special returns how to do what eval leaves out: special registers, memory, other lanes. It is nil if
// that is not known either.
func (d *decoder) special(in *inst) func(*warp, *inst, uint32) {
	i := in.i
	switch name := i.Op.Name; name {
	case "S2R", "S2UR", "CS2R":
		if len(in.args) == 2 && in.dst == 1 && in.args[1].kind == argSpecial {
			return (*warp).copyOne
		}
	case "MOV", "UMOV", "MOV32I":
		switch {
		case i.Masked():
			a := &i.Args[1]
			understood := in.args[1].kind != argOther || a.Kind == cfg.ImmOperand
			if i.Mods() == "" && a.Flags&^cfg.Reuse == 0 && a.Suffix() == "" && understood && i.Args[2].Kind == cfg.ImmOperand {
				return (*warp).copyQuads
			}
		case len(in.args) >= 2 && in.dst == 1 && in.args[1].kind == argReloc:
			return (*warp).copyOne
		}
	case "LEA", "ULEA":
		if i.Name == name && len(i.Args) == 4 && in.args[2].kind == argReloc && (in.args[1].kind == argWord || in.args[1].kind == argZero) && i.Args[1].Flags&^cfg.Reuse == 0 && i.Args[3].Kind == cfg.ImmOperand {
			return (*warp).leaReloc
		}
	case "LEPC":
		if len(in.args) == 0 || in.args[0].kind != argWord && in.args[0].kind != argZero {
			return nil
		}
		var addr uint64
		switch b := d.f.TargetOf(i); {
		case b != nil && i.Args[i.Code].Kind == cfg.LabelOperand:
			addr = uint64(labelAddr(i.Args[i.Code].Sym()))
		case b != nil:
			addr = uint64(codeAddr(b))
		case i.Code >= 0 && i.Args[i.Code].Sym() != "": // it is elsewhere
			addr = hashString(i.Args[i.Code].Sym())
		case i.Addr == cfg.NoAddr: // its own address, which is not known
			addr = in.name
		default:
			addr = uint64(i.Addr)
			if d.sm < 70 {
				addr += 8
			}
		}
		return func(w *warp, in *inst, exec uint32) {
			w.each(exec, func(l int) { w.write(in, 0, l, addr) })
		}
	case "R2UR":
		if in.dst == 1 && len(in.args) == 2 && in.args[1].kind == argWord {
			return func(w *warp, in *inst, exec uint32) {
				first := bits.TrailingZeros32(exec)
				w.write(in, 0, first, w.read(in, 1, first))
			}
		}
	case "BMOV":
		return (*warp).bmov
	case "SAM":
		return func(w *warp, _ *inst, exec uint32) { w.activate(math.MaxUint32, exec) }
	case "QUADON", "QUADALL":
		return func(w *warp, _ *inst, exec uint32) { w.activate(quads(exec), exec) }
	case "RAM", "QUADPOP":
		return func(*warp, *inst, uint32) {} // nothing has changed
	case "MUFU":
		in.approximate = true
		return mufu(in)
	case "FCHK":
		in.approximate = true
		if len(in.args) == 3 && in.dst == 1 && !eval.Unclear(&i.Args[1]) && !eval.Unclear(&i.Args[2]) {
			return (*warp).fchk
		}
	case "LDC", "ULDC":
		if len(in.args) == 2 && in.dst == 1 && in.args[1].kind == argConst {
			in.mem.size = size(i)
			return (*warp).ldc
		}
	case "SHFL":
		if len(in.args) == 5 && in.args[0].kind == argPred && in.dst == 2 {
			return (*warp).shfl
		}
	case "VOTE", "VOTEU":
		if len(in.args) >= 2 && in.dst == len(in.args)-1 && in.args[in.dst].kind == argPred {
			return (*warp).vote
		}
	case "MATCH":
		if in.dst == len(in.args)-1 {
			return (*warp).match
		}
	case "REDUX":
		if len(in.args) == 2 {
			return (*warp).redux
		}
	case "ELECT":
		return (*warp).elect
	default:
		return d.memory(in)
	}
	return nil
}

// each calls do for each lane of a mask, in order.
func (w *warp) each(exec uint32, do func(l int)) {
	for m := exec; m != 0; m &= m - 1 {
		do(bits.TrailingZeros32(m))
	}
}

// copyOne copies the second operand to the first.
func (w *warp) copyOne(in *inst, exec uint32) {
	if in.i.Op.Name == "S2UR" {
		exec &= -exec
	}
	w.each(exec, func(l int) { w.write(in, 0, l, w.read(in, 1, l)) })
}

// copyQuads copies the second operand to the first in the lanes of each quad that the third names.
func (w *warp) copyQuads(in *inst, exec uint32) {
	exec &= uint32(in.i.Args[2].Imm&0xf) * 0x11111111
	w.each(exec, func(l int) { w.write(in, 0, l, w.value(in, 1, l)) })
}

// leaReloc adds a multiple of a register to the value of a symbol: the address of an entry of a jump
// table.
func (w *warp) leaReloc(in *inst, exec uint32) {
	shift := in.i.Args[3].Imm & 31
	w.each(exec, func(l int) { w.write(in, 0, l, w.read(in, 1, l)<<shift+w.read(in, 2, l)) })
}

// bmov saves or restores the lanes of a barrier.
func (w *warp) bmov(in *inst, exec uint32) {
	if len(in.args) != 2 {
		w.opaque(in, exec)
		return
	}
	if in.i.SetsActive() {
		active := uint32(w.value(in, 1, bits.TrailingZeros32(exec)))
		if in.i.HasMod("PQUAD") {
			active = quads(active)
		}
		w.activate(active, exec)
		return
	}
	w.each(exec, func(l int) {
		v := uint64(exec)
		if !in.i.ReadsActive() {
			v = w.value(in, 1, l)
		}
		if in.args[1].kind == argSet && in.i.HasMod("CLEAR") {
			w.sets[int(in.args[1].slot)*WarpSize+l] = 0
		}
		w.write(in, 0, l, uint64(uint32(v)))
	})
}

// activate has the lanes in active run from here on in place of those in exec. Lanes that have gone another way cannot: there the program stops.
func (w *warp) activate(active, exec uint32) {
	if active&^w.done != exec {
		w.res.Switched, w.fuel = true, 0
	}
}

// quads returns the lanes of all quads of which a lane is in mask.
func quads(mask uint32) uint32 {
	mask |= mask >> 2 & 0x33333333
	mask |= mask >> 1 & 0x11111111
	return mask & 0x11111111 * 0xf
}

// special reads a special register.
func (w *warp) special(num, l int) uint32 {
	sr := cfg.SpecialRegOf(cfg.Reg{Class: cfg.ClassSR, Num: int32(num)})
	bit := uint32(1) << l
	switch sr.Name {
	case "SRZ", "SR_TID.Y", "SR_TID.Z":
		return 0
	case "SR_TID.X", "SR_TID":
		return uint32(w.laneID(l))
	case "SR_LANEID":
		return uint32(l)
	case "SR_EQMASK":
		return bit
	case "SR_LTMASK":
		return bit - 1
	case "SR_LEMASK":
		return bit | (bit - 1)
	case "SR_GTMASK":
		return ^(bit | (bit - 1))
	case "SR_GEMASK":
		return ^(bit - 1)
	}
	h := mix(mix(mix(w.cfg.Seed, seedSpecial), hashString(sr.Name)), 0)
	switch sr.Vary {
	case cfg.VaryLane:
		h = mix(h, uint64(w.laneID(l)))
	case cfg.VaryWarp:
		h = mix(h, uint64(w.num))
	case cfg.VaryTime:
		s := &w.lanes[l]
		s.clock++
		if strings.HasPrefix(sr.Name, "SR_CLOCK") && !w.cfg.Private {
			return uint32(w.res.Slots)
		}
		h = mix(mix(h, uint64(w.laneID(l))), uint64(s.clock))
	}
	if strings.HasPrefix(sr.Name, "SR_CTAID") {
		return uint32(h>>32) & 7
	}
	return w.word(h)
}

// mufu returns how to approximate a function of a single: here it is the exact value, rounded,
// from which the machine's differs in the last bits.
func mufu(in *inst) func(*warp, *inst, uint32) {
	var fn func(float64) float64
	switch mods := in.i.Mods(); strings.TrimSuffix(mods, ".FTZ") {
	case ".RCP":
		fn = func(x float64) float64 { return 1 / x }
	case ".RSQ":
		fn = func(x float64) float64 { return 1 / math.Sqrt(x) }
	case ".SQRT":
		fn = math.Sqrt
	case ".SIN":
		fn = math.Sin
	case ".COS":
		fn = math.Cos
	case ".EX2":
		fn = math.Exp2
	case ".LG2":
		fn = math.Log2
	case ".TANH":
		fn = math.Tanh
	}
	high := false // the operand and the result are the high words of doubles
	switch in.i.Mods() {
	case ".RCP64H":
		high = true
		fn = func(x float64) float64 { return 1 / x }
	case ".RSQ64H":
		high = true
		fn = func(x float64) float64 { return 1 / math.Sqrt(x) }
	}
	if fn == nil || len(in.args) != 2 || in.args[1].kind != argWord && in.args[1].kind != argConst {
		return nil
	}
	return func(w *warp, in *inst, exec uint32) {
		w.each(exec, func(l int) {
			f := in.i.Args[1].Flags
			if high {
				x := uint64(uint32(w.read(in, 1, l))) << 32
				if f&cfg.Abs != 0 {
					x &^= 1 << 63
				}
				if f&cfg.Neg != 0 {
					x ^= 1 << 63
				}
				w.write(in, 0, l, math.Float64bits(fn(math.Float64frombits(x)))>>32)
				return
			}
			x := math.Float32frombits(uint32(w.read(in, 1, l)))
			if f&cfg.Abs != 0 {
				x = float32(math.Abs(float64(x)))
			}
			if f&cfg.Neg != 0 {
				x = -x
			}
			w.write(in, 0, l, uint64(math.Float32bits(float32(fn(float64(x))))))
		})
	}
}

// fchk tells whether a quotient of singles is too extreme for the short sequence of instructions
// that computes most quotients. When exactly is not documented: here a little sooner than there can
// be trouble, which is right in any case, since the long way is right for all.
func (w *warp) fchk(in *inst, exec uint32) {
	w.each(exec, func(l int) {
		a, b := exponent(w.single(in, 1, l)), exponent(w.single(in, 2, l))
		extreme := a == 0 || b == 0 || a == 255 || b == 255 || a-b > 120 || b-a > 120 || b > 250 || a < 30
		w.write(in, 0, l, bit(extreme))
	})
}

// single returns the bits of the single that operand n is in lane l, but for its sign. A number is not its bits.
func (w *warp) single(in *inst, n, l int) uint64 {
	switch a := &in.i.Args[n]; a.Kind {
	case cfg.ImmOperand:
		return uint64(math.Float32bits(float32(a.Imm)))
	case cfg.FloatOperand:
		return uint64(math.Float32bits(float32(math.Float64frombits(uint64(a.Imm)))))
	}
	return w.value(in, n, l)
}

// exponent returns the biased exponent of a single.
func exponent(bits uint64) int { return int(bits >> 23 & 255) }
