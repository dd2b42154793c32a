package interp

import (
	"math/bits"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// ccFlags is the condition code of a lane, of sm_62 and older.
type ccFlags = eval.CC

// maxArgs is how many operands an instruction that [warp.compute] does has at most.
const maxArgs = 16

// compute does an instruction of which eval knows what it computes.
func (w *warp) compute(in *inst, exec uint32) {
	if in.once {
		exec &= -exec
	}
	var vals, out [maxArgs]uint64
	fn := in.fn
	fixed, fits := fn.Fixed(in.i)
	for s := in.steady; s != 0; s &= s - 1 {
		k := bits.TrailingZeros16(s)
		vals[k] = w.read(in, k, 0)
	}
	for m := exec; m != 0; m &= m - 1 {
		l := bits.TrailingZeros32(m)
		for s := in.varies; s != 0; s &= s - 1 {
			k := bits.TrailingZeros16(s) & (maxArgs - 1)
			if a := &in.args[k]; a.kind == argWord && a.words < 2 {
				vals[k] = uint64(w.regs[int(a.slot)*WarpSize+l])
			} else {
				vals[k] = w.read(in, k, l)
			}
		}
		if !fits || !fn.EvalFixed(fixed, vals[:len(in.args)], out[:], &w.cc[l]) {
			w.unsure(in, vals[:len(in.args)], l)
			continue
		}
		for n := range fn.Dst {
			k := int(fn.Dst[n])
			if k < 0 {
				continue
			}
			if a := &in.args[k]; a.kind == argWord && a.words < 2 && !w.uniform[a.slot] {
				w.regs[int(a.slot)*WarpSize+l] = uint32(out[k])
			} else {
				w.write(in, k, l, out[k])
			}
		}
	}
}

// copyWord is compute for an instruction that copies 32 bits to a register that each lane has.
func (w *warp) copyWord(in *inst, exec uint32) {
	s := &in.fn.Src()[0]
	to := w.regs[int(in.args[in.fn.Dst[0]].slot)*WarpSize:][:WarpSize]
	if s.Arg >= 0 && !s.Imm && in.steady == 0 {
		from := w.regs[int(in.args[s.Arg].slot)*WarpSize:][:WarpSize]
		if exec == 1<<WarpSize-1 {
			copy(to, from)
			return
		}
		for m := exec; m != 0; m &= m - 1 {
			l := bits.TrailingZeros32(m) & (WarpSize - 1)
			to[l] = from[l]
		}
		return
	}
	fixed, fits := in.fn.Fixed(in.i)
	if !fits {
		w.compute(in, exec)
		return
	}
	v := uint32(fixed[0])
	if in.steady != 0 {
		v = uint32(w.read(in, int(s.Arg), 0))
	}
	for m := exec; m != 0; m &= m - 1 {
		to[bits.TrailingZeros32(m)&(WarpSize-1)] = v
	}
}

// unsure does in lane l what eval knows in general, but not of the values that are there: the
// results are a hash of the numbers that it computes with, so that a register, a constant and an
// immediate of one value make the same.
func (w *warp) unsure(in *inst, vals []uint64, l int) {
	if !in.fn.Fits(in.i) || in.i.Op.Effects&^cfg.Sched != 0 {
		w.opaque(in, 1<<l)
		return
	}
	h := mix(mix(w.cfg.Seed, seedOpaque), in.name)
	for k, s := range in.fn.Src() {
		x := uint64(0)
		if s.Arg >= 0 {
			x = vals[s.Arg]
			if a := &in.i.Args[s.Arg]; s.Plain() {
				h = mix(mix(h, uint64(a.Flags&(cfg.Neg|cfg.Not|cfg.Abs))), hashString(a.Suffix())) // what is applied later
			}
		}
		h = mix(h, in.fn.Take(in.i, k, x))
	}
	if in.fn.UseCC {
		h = mix(h, uint64(w.cc[l].Val&w.cc[l].Known))
	}
	w.isOpaque(in)
	w.results(in, l, h)
}

// read returns the value of operand k in lane l as it stands in the register: 32 bits, or 64 if
// it is a pair; signs and suffixes are not applied.
func (w *warp) read(in *inst, k, l int) uint64 {
	a := &in.args[k]
	switch a.kind {
	case argWord:
		at := int(a.slot)*WarpSize + l
		v := uint64(w.regs[at])
		if a.words >= 2 {
			v |= uint64(w.regs[at+WarpSize]) << 32
		}
		return v
	case argPred:
		return uint64(w.preds[a.slot] >> l & 1)
	case argPreds:
		v := uint64(0)
		for p := range 7 {
			v |= uint64(w.preds[int(a.slot)+p]>>l&1) << p
		}
		return v
	case argConst:
		bank, addr := w.constAt(in, k, l)
		v := uint64(w.constant(bank, addr))
		if a.words >= 2 {
			v |= uint64(w.constant(bank, addr+4)) << 32
		}
		return v
	case argReloc:
		return uint64(uint32(a.slot))
	case argSpecial:
		return uint64(w.special(int(a.slot), l))
	case argSet:
		return uint64(w.sets[int(a.slot)*WarpSize+l])
	}
	return 0
}

// value is read for any operand, with the complement and the sign of a simple one: an immediate
// has its value.
func (w *warp) value(in *inst, k, l int) uint64 {
	o := &in.i.Args[k]
	if o.Kind == cfg.ImmOperand || o.Kind == cfg.FloatOperand {
		return uint64(o.Imm)
	}
	v := w.read(in, k, l)
	switch {
	case o.Flags&cfg.Not != 0 && in.args[k].kind == argPred:
		v ^= 1
	case o.Flags&cfg.Not != 0:
		v = ^v
	case o.Flags&cfg.Neg != 0:
		v = -v
	}
	return v
}

// constAt returns bank and address of the constant operand k.
func (w *warp) constAt(in *inst, k, l int) (bank int, addr uint32) {
	o := &in.i.Args[k]
	bank, addr = int(o.Bank), uint32(o.Imm)
	if in.steady>>k&1 != 0 && o.Sym() == "" {
		return bank, addr
	}
	if o.Reg.Class == cfg.ClassR {
		addr += w.reg(in, o.Reg, l)
	}
	if o.UReg().Class == cfg.ClassUR {
		if o.Bank >= 0 {
			addr += w.reg(in, o.UReg(), l)
		} else {
			bank = int(mix(uint64(w.reg(in, o.UReg(), l)), seedConst) >> 1) // a handle names the bank
		}
	}
	if o.Sym() != "" {
		bank = int(hashString(o.Sym()) >> 1)
	}
	return bank, addr
}

// reg returns what register r of in's function holds in lane l.
func (w *warp) reg(in *inst, r cfg.Reg, l int) uint32 {
	if r.IsConst() {
		return 0
	}
	return w.regs[int(w.slotOf(in, r))*WarpSize+l]
}

func (w *warp) slotOf(in *inst, r cfg.Reg) int32 {
	return w.Program.slotOf(w.Funcs[in.f], r)
}

// write gives operand k of lane l a value. A uniform register gets it in all lanes that execute the
// instruction: those that are elsewhere do not see when it does so.
func (w *warp) write(in *inst, k, l int, v uint64) {
	a := &in.args[k]
	switch a.kind {
	case argWord:
		w.writeWord(a.slot, l, uint32(v))
		if a.words >= 2 {
			w.writeWord(a.slot+1, l, uint32(v>>32))
		}
	case argPred:
		w.writePred(a.slot, l, v&1 != 0)
	case argPreds:
		mask := uint64(0x7f)
		if last := &in.i.Args[len(in.args)-1]; last.Kind == cfg.ImmOperand {
			mask &= uint64(last.Imm)
		}
		for p := range int32(7) {
			if mask>>p&1 != 0 {
				w.writePred(a.slot+p, l, v>>p&1 != 0)
			}
		}
	case argSet:
		w.sets[int(a.slot)*WarpSize+l] = uint32(v)
	}
}

func (w *warp) writeWord(slot int32, l int, v uint32) {
	at := int(slot) * WarpSize
	if !w.uniform[slot] {
		w.regs[at+l] = v
		return
	}
	for m := w.exec | 1<<l; m != 0; m &= m - 1 {
		w.regs[at+bits.TrailingZeros32(m)] = v
	}
}

func (w *warp) writePred(slot int32, l int, v bool) {
	if slot == truePred {
		return
	}
	m := uint32(1) << l
	if w.uniformPred[slot] {
		m |= w.exec
	}
	if v {
		w.preds[slot] |= m
	} else {
		w.preds[slot] &^= m
	}
}

// opaque does an instruction of which only the inputs and the outputs are known: the results
// are a hash of what it reads, so that it does the same wherever it stands. If others can
// notice it, it is an event too.
func (w *warp) opaque(in *inst, exec uint32) {
	e := in.i.Op.Effects
	warpWide := e&(cfg.WarpWide|cfg.Barrier) != 0
	mask := uint32(0)
	all := mix(mix(w.cfg.Seed, seedOpaque), in.name)
	if warpWide {
		mask = exec
		for m := exec; m != 0; m &= m - 1 {
			all = mix(all, w.inputs(in, bits.TrailingZeros32(m)))
		}
	}
	if in.once {
		exec &= -exec
	}
	if len(in.writes) > 0 {
		w.isOpaque(in)
	}
	ofFrame := e&cfg.Unknown != 0 || strings.HasPrefix(in.i.Op.Name, "LDL") || strings.HasPrefix(in.i.Op.Name, "STL")
	if ofFrame || e&cfg.ReadsMem != 0 {
		w.cycle.looks++
	}
	reads := e&(cfg.ReadsMem|cfg.Unknown) != 0
	lead, leadReads := bits.TrailingZeros32(exec), uint64(0)
	for m := exec; m != 0; m &= m - 1 {
		l := bits.TrailingZeros32(m)
		h := w.inputs(in, l)
		if ofFrame {
			h = w.lanes[l].seen(h)
		}
		if l == lead {
			leadReads = h
		}
		if e&(cfg.SideEffects&^cfg.Converge) != 0 {
			w.event(in, l, mask, h)
		}
		s := &w.lanes[l]
		if e&(cfg.Fence|cfg.Barrier|cfg.Call|cfg.Unknown) != 0 && e&cfg.Sched == 0 {
			s.epoch++
		}
		if reads && h == leadReads && s.epoch != w.lanes[lead].epoch {
			w.raced = true // as with loads: each sees what it may see since it last synchronized
		}
		h = mix(h, all)
		if reads {
			h = mix(h, uint64(s.epoch))
		}
		if in.i.Op.Name == "B2R" {
			h = mix(h, uint64(s.reduced))
		}
		w.results(in, l, h)
	}
}

// isOpaque notes in the result that what in writes is not what the machine writes.
func (w *warp) isOpaque(in *inst) {
	if !w.cfg.Keep {
		return
	}
	if w.res.Opaque == nil {
		w.res.Opaque = map[*cfg.Instr]int{}
	}
	w.res.Opaque[in.i]++
}

// inputs is a hash of what in reads in lane l: of the values of its operands, whether they are
// registers, immediates or constants.
func (w *warp) inputs(in *inst, l int) uint64 {
	h := in.name
	n := 0
	for n < len(in.reads) && in.reads[n].arg == cfg.ArgGuard { // it holds
		n++
	}
	for k := range in.i.Args {
		o := &in.i.Args[k]
		not := o.Reg.IsPred() && o.Flags&cfg.Not != 0
		for ; n < len(in.reads) && int(in.reads[n].arg) == k; n++ {
			h = w.input(h, &in.reads[n], l, not)
		}
		switch o.Kind {
		case cfg.ConstOperand:
			bank, addr := w.constAt(in, k, l)
			h = mix(h, uint64(w.constant(bank, addr)))
		case cfg.RegOperand:
			switch {
			case in.args[k].kind == argSpecial:
				h = mix(h, uint64(w.special(int(in.args[k].slot), l)))
			case k >= in.dst && o.Reg.IsPred() && o.Reg.IsConst():
				h = mix(h, truth(!not))
			case k >= in.dst && o.Reg.IsConst():
				for range in.i.Words(k, w.sm) {
					h = mix(h, 0)
				}
			}
		case cfg.ImmOperand:
			h = mix(h, uint64(uint32(o.Imm)))
		default:
			h = mix(h, uint64(o.Imm))
			if w.cfg.NaNs && o.NaN() {
				h = mix(mix(h, uint64(in.i.Addr)), uint64(k))
			}
		}
		if flags := o.Flags & (cfg.Neg | cfg.Not | cfg.Abs); !o.Reg.IsPred() {
			h = mix(h, uint64(flags))
		}
		if o.Suffix() != "" {
			h = mix(h, hashString(o.Suffix()))
		}
	}
	for ; n < len(in.reads); n++ { // what is implied
		h = w.input(h, &in.reads[n], l, false)
	}
	return h
}

// input adds to h what an instruction reads in lane l; of a predicate, with not, its complement.
func (w *warp) input(h uint64, u *use, l int, not bool) uint64 {
	switch {
	case u.all:
		for p := range int32(7) {
			h = mix(h, uint64(w.preds[u.slot+p]>>l&1))
		}
	case u.pred:
		h = mix(h, truth(w.preds[u.slot]>>l&1 != 0 != not))
	case u.set:
		h = mix(h, uint64(w.sets[int(u.slot)*WarpSize+l]))
	case u.cc:
		h = mix(h, uint64(w.cc[l].Val&w.cc[l].Known))
	default:
		for k := range int32(u.words) {
			h = mix(h, uint64(w.regs[int(u.slot+k)*WarpSize+l]))
		}
	}
	return h
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// results gives what in writes in lane l values that are made of h.
func (w *warp) results(in *inst, l int, h uint64) {
	zero := w.cfg.Seed&SmallSeeds != 0 && in.i.Op.Effects&(cfg.ReadsMem|cfg.SideEffects) == cfg.ReadsMem
	for n, u := range in.writes {
		h := mix(h, uint64(n)+1)
		switch {
		case zero && !u.pred && !u.all && !u.set && !u.cc: // it loads what nobody wrote
			for k := range int32(u.words) {
				w.writeWord(u.slot+k, l, 0)
			}
		case u.all:
			for p := range int32(7) {
				w.writePred(u.slot+p, l, h>>p&1 != 0)
			}
		case u.pred:
			w.writePred(u.slot, l, h&1 != 0)
		case u.set:
		case u.cc:
			w.cc[l] = ccFlags{Val: eval.Flags(h) & 15, Known: 15}
		default:
			for k := range int32(u.words) {
				w.writeWord(u.slot+k, l, in.mem.extend(w.word(mix(h, uint64(k)))))
			}
		}
	}
}

// testCC reports whether the condition code of lane l passes the test that a suffix names.
func (w *warp) testCC(suffix string, l int) bool {
	cc := w.cc[l]
	has := func(f eval.Flags) bool { return cc.Val&f != 0 }
	less := has(eval.Sign) != has(eval.Overflow)
	switch suffix {
	case ".F":
		return false
	case "", ".T":
		return true
	case ".EQ", ".EQU":
		return has(eval.Zero)
	case ".NE", ".NEU":
		return !has(eval.Zero)
	case ".LT", ".LTU":
		return less
	case ".GE", ".GEU":
		return !less
	case ".LE", ".LEU":
		return less || has(eval.Zero)
	case ".GT", ".GTU":
		return !less && !has(eval.Zero)
	}
	return mix(hashString(suffix), uint64(cc.Val))&1 != 0
}
