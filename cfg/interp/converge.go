package interp

import (
	"math/bits"

	"github.com/ori-lang/ori/cfg"
)

// A waitKind says what a lane waits for.
type waitKind uint8

const (
	running   waitKind = iota
	waitSet            // the lanes of a convergence barrier
	waitToken          // the lanes of an entry of the stack
	waitSync           // the lanes of a WARPSYNC
	waitBar            // a barrier of the thread block
)

// A token is an entry of the synchronization stack, as all lanes that pushed it together have
// it: they go on at pc when none of them is on the way any more.
type token struct {
	op   string // that pushed it
	mask uint32
	pc   int32
}

// A barKey names a barrier of the thread block.
type barKey uint32

// wait makes lane l wait, keeping what does not belong to waiting.
func (w *warp) wait(l int, s lane) {
	o := &w.lanes[l]
	o.wait, o.set, o.need, o.pc = s.wait, s.set, s.need, s.pc
}

// release lets the lanes of w go on that wait for nobody any more, as groups of those that meet. It repeats
// that until nothing changes.
func (w *warp) release() {
	for w.releaseOnce() {
	}
}

// releaseAll is release after lanes have ended, which other warps may wait for too.
func (w *warp) releaseAll() {
	w.release()
	w.releaseBars()
}

func (w *warp) releaseOnce() bool {
	var free uint32
	for l := range w.lanes {
		if s := &w.lanes[l]; s.wait != running && s.wait != waitBar && w.missing(l) == 0 {
			free |= 1 << l
		}
	}
	if free == 0 {
		return false
	}
	for free != 0 {
		first := bits.TrailingZeros32(free)
		s := w.lanes[first]
		meet := w.partners(first)
		var same uint32
		for m := free; m != 0; m &= m - 1 {
			l := bits.TrailingZeros32(m)
			if o := &w.lanes[l]; o.wait == s.wait && w.resumes(l) == w.resumes(first) && o.set == s.set && w.partners(l) == meet {
				same |= 1 << l
			}
		}
		free &^= same
		if s.wait == waitSync {
			in := &w.code[s.pc-1]
			for m := same; m != 0; m &= m - 1 {
				l := bits.TrailingZeros32(m)
				w.event(in, l, w.lanes[l].need) // those that are named: who of them has ended tells by itself
				w.lanes[l].epoch++
			}
		}
		pc := w.resumes(first)
		for m := same; m != 0; m &= m - 1 {
			l := bits.TrailingZeros32(m)
			w.lanes[l].wait = running
			if s.wait == waitSet {
				w.sets[int(s.set)*WarpSize+l] = 0 // the region is closed
			}
		}
		w.ready = append(w.ready, group{mask: same, pc: pc})
	}
	return true
}

// resumes returns where the waiting lane l will go on.
func (w *warp) resumes(l int) int32 {
	if s := &w.lanes[l]; s.wait == waitToken {
		return w.tokens[s.set].pc
	}
	return w.lanes[l].pc
}

// partners returns the lanes, still there, that lane l waits for or meets with, itself
// included.
func (w *warp) partners(l int) uint32 {
	s := &w.lanes[l]
	var m uint32
	switch s.wait {
	case waitSet:
		m = w.sets[int(s.set)*WarpSize+l]
	case waitToken:
		m = w.tokens[s.set].mask
	case waitSync:
		m = s.need
	}
	return m&^w.done | 1<<l
}

// missing returns the lanes that have to arrive before lane l can go on.
func (w *warp) missing(l int) uint32 {
	s := &w.lanes[l]
	if s.wait == waitBar {
		return w.barMissing(l)
	}
	var missing uint32
	for m := w.partners(l) &^ (1 << l); m != 0; m &= m - 1 {
		k := bits.TrailingZeros32(m)
		o := &w.lanes[k]
		switch {
		case o.wait == s.wait && o.set == s.set && (s.wait != waitSync || o.need == s.need):
		case s.wait == waitToken && !w.holds(k, s.set): // unwound past it
		default:
			missing |= 1 << k
		}
	}
	return missing
}

// holds reports whether the stack of lane l has the token.
func (w *warp) holds(l int, token int32) bool {
	for _, t := range w.lanes[l].stack {
		if t == token {
			return true
		}
	}
	return false
}

// push does SSY, PBK, PCNT and the like.
func (w *warp) push(in *inst, exec uint32) {
	op := in.i.Op.Name
	if op == "PRET" {
		op = "CAL" // the indirect call that follows returns there
	}
	w.token(exec, op, in.target)
}

// token pushes an entry on the stacks of lanes.
func (w *warp) token(mask uint32, op string, pc int32) {
	n := int32(len(w.tokens))
	w.tokens = append(w.tokens, token{op, mask, pc})
	for m := mask; m != 0; m &= m - 1 {
		l := &w.lanes[bits.TrailingZeros32(m)]
		l.stack = append(l.stack, n)
	}
}

// pop does SYNC, BRK and CONT: the lanes in exec wait for the others of the nearest entry that
// the opcode pops.
func (w *warp) pop(in *inst, g group, exec uint32) group {
	if exec == 0 {
		g.pc++
		return g
	}
	return w.unwind(g, exec, in.i.Pops())
}

// unwind takes everything off the stacks of the lanes in exec down to the nearest entry that op
// pushed, where they wait for its other lanes.
func (w *warp) unwind(g group, exec uint32, op string) group {
	for m := exec; m != 0; m &= m - 1 {
		l := bits.TrailingZeros32(m)
		s := w.lanes[l].stack
		n := len(s) - 1
		for n >= 0 && w.tokens[s[n]].op != op {
			n--
		}
		if n < 0 || w.tokens[s[n]].pc < 0 {
			w.end(1<<l, g.pc, Undefined)
			continue
		}
		w.lanes[l].stack = s[:n]
		w.wait(l, lane{wait: waitToken, set: s[n], pc: g.pc + 1})
	}
	return w.waited(g, exec)
}

// setSlot returns the slot of the barrier that in names.
func (w *warp) setSlot(in *inst) int32 {
	for k := range in.args {
		if in.args[k].kind == argSet {
			return in.args[k].slot
		}
	}
	return 0
}

// setOf returns where the lanes of that barrier are, as lane l knows them.
func (w *warp) setOf(in *inst, l int) int { return int(w.setSlot(in))*WarpSize + l }

// breaks takes lanes out of a barrier: nobody waits for them there.
func (w *warp) breaks(in *inst, gone uint32) {
	slot := int(w.setSlot(in)) * WarpSize
	for m := gone; m != 0; m &= m - 1 {
		l := bits.TrailingZeros32(m)
		for k := w.sets[slot+l]; k != 0; k &= k - 1 {
			if o := bits.TrailingZeros32(k); o != l {
				w.sets[slot+o] &^= 1 << l
			}
		}
		w.sets[slot+l] = 0
	}
	w.release()
}

// warpsync makes lanes wait for those that its mask names.
func (w *warp) warpsync(in *inst, exec uint32, pc int32) {
	for m := exec; m != 0; m &= m - 1 {
		l := bits.TrailingZeros32(m)
		need := w.cfg.Active
		if len(in.args) > 0 && !in.i.HasMod("ALL") {
			need &= uint32(w.value(in, 0, l))
		}
		w.wait(l, lane{wait: waitSync, need: need | 1<<l, pc: pc + 1})
	}
}

// A bar is a barrier of the thread block that lanes have reached.
type bar struct {
	key     barKey
	arrived int
	count   int // how many lanes it waits for; 0 for all that are still there
}

// barrier does BAR: .ARV only arrives, .SYNC and .RED wait.
func (w *warp) barrier(in *inst, g group, exec uint32) group {
	counts := len(in.args) > 1 && in.args[1].kind != argPred
	waits := !in.i.HasMod("ARV")
	reduced := uint32(0)
	if in.i.HasMod("RED") {
		reduced = w.nextReduction(exec)
	}
	for m := exec; m != 0; m &= m - 1 {
		l := bits.TrailingZeros32(m)
		var key barKey
		if len(in.args) > 0 {
			key = barKey(w.value(in, 0, l))
		}
		count := 0
		if counts {
			count = int(int32(w.value(in, 1, l)))
		}
		vals := append(w.vals[:0], uint64(key), uint64(count))
		for k := range in.args {
			if in.args[k].kind == argPred {
				vals = append(vals, w.value(in, k, l))
			}
		}
		w.vals = vals
		w.event(in, l, exec, vals...)
		w.lanes[l].epoch++
		if reduced != 0 {
			w.lanes[l].reduced = reduced
		}
		b := w.bar(key)
		b.arrived++
		b.count = max(b.count, count)
		if waits {
			s := &w.lanes[l]
			s.wait, s.bar, s.pc, s.arrive = waitBar, key, g.pc+1, w.arrive
		}
	}
	w.arrive++
	w.releaseBars()
	if !waits {
		g.pc++
		return g
	}
	return w.swap(w.rest(g, exec))
}

// bar returns the barrier called key.
func (m *machine) bar(key barKey) *bar {
	for k := range m.bars {
		if m.bars[k].key == key {
			return &m.bars[k]
		}
	}
	m.bars = append(m.bars, bar{key: key})
	return &m.bars[len(m.bars)-1]
}

// releaseBars lets the lanes go on whose thread block barrier all have reached. A count that is greater than
// the block is that of its warps, whose lanes do not all run here.
func (m *machine) releaseBars() {
	alive := 0
	for _, w := range m.warps {
		alive += bits.OnesCount32(^w.done)
	}
	kept := m.bars[:0]
	for _, b := range m.bars {
		need := alive
		if b.count > 0 {
			need = min(b.count, alive)
		}
		if b.arrived < need || alive == 0 {
			kept = append(kept, b)
			continue
		}
		for _, w := range m.warps {
			w.leaveBar(b.key)
		}
	}
	m.bars = kept
}

// leaveBar lets the lanes that wait at a barrier go on, in the groups in which they came.
func (w *warp) leaveBar(key barKey) {
	for l := range w.lanes {
		s := w.lanes[l]
		if s.wait != waitBar || s.bar != key {
			continue
		}
		var same uint32
		for k := range w.lanes {
			if o := &w.lanes[k]; o.wait == waitBar && o.bar == key && o.arrive == s.arrive && o.pc == s.pc {
				same |= 1 << k
				o.wait = running
			}
		}
		w.ready = append(w.ready, group{mask: same, pc: s.pc})
	}
}

// nextReduction returns a number for the reduction that the lanes of exec come to together, which none of them has had: they read
// the same of it, wherever they were before.
func (w *warp) nextReduction(exec uint32) uint32 {
	n := uint32(0)
	for m := exec; m != 0; m &= m - 1 {
		n = max(n, w.lanes[bits.TrailingZeros32(m)].reduced)
	}
	return n + 1
}

// barMissing returns the lanes of the warp that have not reached the barrier at which lane l waits.
func (w *warp) barMissing(l int) uint32 {
	var missing uint32
	for k := range w.lanes {
		if w.done>>k&1 == 0 && !(w.lanes[k].wait == waitBar && w.lanes[k].bar == w.lanes[l].bar) {
			missing |= 1 << k
		}
	}
	return missing
}

// outside calls code that is not known: it sees the registers, and may change all but the
// stack pointer.
func (w *warp) outside(in *inst, exec uint32) {
	callee := in.name
	if c := in.i.Code; c >= 0 {
		callee = mix(callee, hashString(in.i.Args[c].Sym()))
	}
	w.anything(in, exec, callee, 0)
}

// unknown does an instruction that may be any: it is like a call of unknown code, which sees the
// predicates and who takes part, too.
func (w *warp) unknown(in *inst, exec uint32) {
	h := in.name
	for m := exec; m != 0; m &= m - 1 {
		h = mix(h, w.inputs(in, bits.TrailingZeros32(m)))
	}
	w.anything(in, exec, h, exec)
}

// anything is an event of the lanes in exec that depends on all registers, and on the predicates if
// the lanes are part of it; it changes all of them but the stack pointer. Those lanes see the same
// in a uniform register.
func (w *warp) anything(in *inst, exec uint32, what uint64, mask uint32) {
	w.isOpaque(in)
	uniform := uint64(0) // what the uniform registers come from
	for m := exec; m != 0; m &= m - 1 {
		l := bits.TrailingZeros32(m)
		h := w.lanes[l].seen(what)
		for _, r := range w.callRegs() {
			if r.slot >= 0 {
				h = mix(h, uint64(w.regs[int(r.slot)*WarpSize+l]))
			} else {
				h = mix(h, uint64(w.initial(r.id, w.laneID(l))))
			}
		}
		if mask != 0 {
			for k := range truePred {
				h = mix(h, uint64(w.preds[k]>>l&1))
			}
		}
		w.event(in, l, mask, h)
		s := &w.lanes[l]
		s.epoch++
		s.called++
		h = mix(mix(h, w.cfg.Seed), uint64(s.epoch))
		if m == exec {
			uniform = h
		}
		from := func(one bool) uint64 {
			if one {
				return uniform
			}
			return h
		}
		for k, id := range w.regID {
			if id != stackPointer {
				w.regs[k*WarpSize+l] = w.word(mix(from(w.uniform[k]), id))
			}
		}
		for k, id := range w.predID {
			if k != truePred {
				w.preds[k] = w.preds[k]&^(1<<l) | uint32(mix(from(w.uniformPred[k]), id)&1)<<l
			}
		}
	}
}

// stackPointer identifies R1.
var stackPointer = regName{cfg.ClassR, 1, ""}.id()

// A callReg is one of Config.CallRegs: slot is -1 if the program never names it.
type callReg struct {
	slot int32
	id   uint64
}

// callRegs returns the registers that a call of unknown code may read.
func (m *machine) callRegs() []callReg {
	if m.called == nil && len(m.cfg.CallRegs) > 0 {
		m.called = make([]callReg, len(m.cfg.CallRegs))
		for k, r := range m.cfg.CallRegs {
			n := regName{r.Class, r.Num, ""}
			m.called[k] = callReg{-1, n.id()}
			if slot, ok := m.slot[n]; ok {
				m.called[k].slot = slot
			}
		}
	}
	return m.called
}
