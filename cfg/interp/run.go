package interp

import (
	"math/bits"

	"github.com/ori-lang/ori/cfg"
)

// quantum is how many instructions a group may issue while others wait for their turn: a lane that spins
// on what another one is to write must not keep it from doing so. Where lanes do not see each other's stores
// nobody can wait like that.
const quantum = 4096

// pick takes the group that runs next: the one with the lowest lane among those that have not
// yielded.
func (w *warp) pick() group {
	best := -1
	for k := range w.ready {
		if g := &w.ready[k]; !g.yielded && (best < 0 || bits.TrailingZeros32(g.mask) < bits.TrailingZeros32(w.ready[best].mask)) {
			best = k
		}
	}
	if best < 0 { // all have yielded: a new iteration
		for k := range w.ready {
			w.ready[k].yielded = false
		}
		return w.pick()
	}
	g := w.ready[best]
	w.ready = append(w.ready[:best], w.ready[best+1:]...)
	return g
}

// progressSlots is after how many issue slots Config.Progress is told.
const progressSlots = 1 << 14

// run runs a group until none of its lanes can go on, or others have to.
func (w *warp) run(g group) {
	w.cycle = cycleFinder{mask: g.mask}
	for issued := 0; g.mask != 0; issued++ {
		in := &w.code[g.pc]
		if w.res.Reached != nil {
			w.res.Reached[g.pc] = true
		}
		if in.flow == flowEnd {
			w.end(g.mask, g.pc, Undefined)
			return
		}
		if w.fuel--; w.fuel < 0 || issued == quantum && !w.cfg.Private {
			if w.fuel < 0 {
				w.halted = true
			}
			g.yielded = true
			w.ready = append(w.ready, g)
			return
		}
		if w.cfg.Progress != nil && w.fuel%progressSlots == 0 {
			w.cfg.Progress(w.cfg.Fuel - w.fuel)
		}
		exec := w.preds[in.guard]
		if in.not {
			exec = ^exec
		}
		exec &= g.mask
		if w.rounds != nil {
			switch d := w.departs(g.pc); {
			case d == departNext:
				exec = 0
			case d == departTaken && in.flow == flowBranch:
				g.pc = in.target
				continue
			case d == departTaken:
				exec = g.mask
			}
		}
		w.res.Slots++
		w.res.Executed += bits.OnesCount32(exec)
		if w.cfg.Watch != nil {
			w.cfg.Watch(&Step{w.num, in.b, in.i, g.mask, exec, w, w.Funcs[in.f]})
		}
		if exec == 0 {
			g.pc++
			continue
		}
		w.exec = exec
		switch {
		case in.approximate && w.cfg.Opaque:
			w.opaque(in, exec)
		case in.do != nil:
			in.do(w, in, exec)
		}
		if in.flow == flowNone {
			g.pc++
			continue
		}
		from := g.pc
		g = w.control(in, g, exec)
		if in.flow != flowBranch || w.cycle.mask != g.mask {
			w.cycle = cycleFinder{mask: g.mask}
		} else if w.cfg.Endless && g.pc <= from && w.again(g) {
			w.forever(g)
			return
		}
	}
}

// control does what in does to the flow of the lanes in exec, of group g, and returns the
// group that goes on; its mask is empty if none does.
func (w *warp) control(in *inst, g group, exec uint32) group {
	pc := g.pc
	switch in.flow {
	case flowBranch:
		taken := w.deciding(in, g, exec)
		if in.uniform && taken != 0 && taken != g.mask && !w.raced {
			w.undefined(g.mask, pc) // the lanes do not agree, and not because each has a view of memory of its own
			return group{}
		}
		return w.part(in, g, taken, in.target)
	case flowIndex:
		return w.index(in, g, w.deciding(in, g, exec))
	case flowCall:
		return w.call(in, g, exec)
	case flowRet:
		return w.ret(in, g, w.deciding(in, g, exec))
	case flowExit, flowKill, flowTrap:
		gone := w.deciding(in, g, exec)
		if in.resumes {
			w.unknown(in, gone)
		}
		w.leave(in, gone, pc)
		return w.rest(g, gone)
	case flowPush:
		w.push(in, exec)
	case flowPop:
		return w.pop(in, g, w.deciding(in, g, exec))
	case flowBSSY:
		for m := exec; m != 0; m &= m - 1 {
			w.sets[w.setOf(in, bits.TrailingZeros32(m))] = exec
		}
	case flowBREAK:
		w.breaks(in, w.deciding(in, g, exec))
	case flowBSYNC:
		for m := exec; m != 0; m &= m - 1 {
			l := bits.TrailingZeros32(m)
			if w.sets[w.setOf(in, l)] == 0 {
				exec &^= 1 << l // nobody to wait for: the lanes stay together
				continue
			}
			w.wait(l, lane{wait: waitSet, set: w.setSlot(in), pc: pc + 1})
		}
		return w.waited(g, exec)
	case flowWarpsync:
		w.warpsync(in, exec, pc)
		return w.waited(g, exec)
	case flowBar:
		return w.barrier(in, g, exec)
	case flowYield:
		if len(w.ready) > 0 && w.decidingAny(in, g, exec) {
			w.ready = append(w.ready, group{mask: g.mask, pc: pc + 1, yielded: true})
			return group{}
		}
	}
	g.pc++
	return g
}

// rest is what remains of g without the lanes that stay behind, one instruction on.
func (w *warp) rest(g group, gone uint32) group {
	return group{mask: g.mask &^ gone, pc: g.pc + 1}
}

// waited is rest after lanes began to wait, some of which may go on at once.
func (w *warp) waited(g group, waiting uint32) group {
	rest := w.rest(g, waiting)
	w.release()
	return w.swap(rest)
}

// swap puts g back if a group with a lower lane can run, so that the order of lanes and not that of
// events decides. It returns the group that goes on.
func (w *warp) swap(g group) group {
	if g.mask != 0 {
		w.ready = append(w.ready, g)
	}
	return group{}
}

// part sends the lanes in taken to target, -1 for nowhere.
func (w *warp) part(in *inst, g group, taken uint32, target int32) group {
	if target < 0 && taken != 0 {
		w.undefined(taken, g.pc)
		return w.rest(g, taken)
	}
	switch {
	case taken == 0:
		g.pc++
	case taken == g.mask:
		g.pc = target
	case target == g.pc+1: // who goes to the same place does not part
		g.pc++
	default:
		w.res.Divergences++
		w.ready = append(w.ready, group{mask: taken, pc: target}, w.rest(g, taken))
		return w.pick()
	}
	return g
}

// spread sends each lane in exec to its own place, to(lane); -1 is nowhere.
func (w *warp) spread(in *inst, g group, exec uint32, to func(l int) int32) group {
	rest := w.rest(g, exec)
	n := len(w.ready)
	for m := exec; m != 0; {
		l := bits.TrailingZeros32(m)
		pc := to(l)
		same := uint32(0)
		for k := m; k != 0; k &= k - 1 {
			if o := bits.TrailingZeros32(k); to(o) == pc {
				same |= 1 << o
			}
		}
		m &^= same
		if pc < 0 {
			w.undefined(same, g.pc)
			continue
		}
		w.ready = append(w.ready, group{mask: same, pc: pc})
	}
	if rest.mask != 0 {
		w.ready = append(w.ready, rest)
	}
	if len(w.ready)-n > 1 {
		w.res.Divergences++
	}
	if len(w.ready) == 0 {
		return group{}
	}
	return w.pick()
}

// onward goes on at pc with some lanes of a group, as spread does where all of them go there.
func (w *warp) onward(g group, exec uint32, pc int32) group {
	rest := w.rest(g, exec)
	w.ready = append(w.ready, group{mask: exec, pc: pc})
	if rest.mask != 0 {
		w.ready = append(w.ready, rest)
		w.res.Divergences++
	}
	return w.pick()
}

// index goes where a table says. A native table is indexed; the targets of a listing, whose table
// is data that is not shown, are chosen by the value, whichever way.
func (w *warp) index(in *inst, g group, exec uint32) group {
	var reg *arg
	for k := range in.args {
		if in.args[k].kind == argWord || in.args[k].kind == argZero {
			reg = &in.args[k]
			break
		}
	}
	if reg == nil || len(in.tables) == 0 {
		w.undefined(exec, g.pc)
		return w.rest(g, exec)
	}
	return w.spread(in, g, exec, func(l int) int32 {
		v := uint32(0)
		if reg.kind == argWord {
			v = w.regs[int(reg.slot)*WarpSize+l]
		}
		if len(in.i.Targets()) > 0 {
			return in.tables[mix(uint64(v), seedOpaque)%uint64(len(in.tables))]
		}
		if in.scale > 0 {
			if v -= in.base; v%in.scale != 0 {
				return -1
			}
			v /= in.scale
		}
		if v >= uint32(len(in.tables)) {
			return -1
		}
		return in.tables[v]
	})
}

// call runs code that is known, and is an event for code that is not.
func (w *warp) call(in *inst, g group, exec uint32) group {
	stack := in.i.Op.Name != "CALL" // up to sm_62 the return address is on the stack
	reg := -1
	for k := range in.args {
		if in.args[k].kind == argWord {
			reg = k
		}
	}
	if reg < 0 && in.target < 0 {
		w.outside(in, exec)
		g.pc++
		return g
	}
	if stack && in.target >= 0 {
		w.token(exec, "CAL", g.pc+1)
	}
	if reg < 0 && exec != 0 { // all lanes go to one place
		for m := exec; m != 0; m &= m - 1 {
			w.lanes[bits.TrailingZeros32(m)].calls++
		}
		return w.onward(g, exec, in.target)
	}
	known := func(l int) int32 {
		if pc, ok := w.calls[in.f][int64(w.regs[int(in.args[reg].slot)*WarpSize+l])]; ok {
			return pc
		}
		return -1
	}
	var inside uint32
	for m := exec; m != 0; m &= m - 1 {
		l := bits.TrailingZeros32(m)
		if known(l) >= 0 {
			inside |= 1 << l
			w.lanes[l].calls++
		}
	}
	if out := exec &^ inside; out != 0 {
		w.outside(in, out)
		if in.i.Op.Flow == cfg.FlowIndex && inside == 0 && w.returns(out) {
			return w.unwind(g, out, "CAL")
		}
	}
	if inside == 0 {
		g.pc++
		return g
	}
	return w.spread(in, g, inside, known)
}

// returns reports whether PRET has told the lanes where to go on.
func (w *warp) returns(lanes uint32) bool {
	for m := lanes; m != 0; m &= m - 1 {
		s := w.lanes[bits.TrailingZeros32(m)].stack
		if len(s) == 0 || w.tokens[s[len(s)-1]].op != "CAL" {
			return false
		}
	}
	return true
}

// ret goes back to where the call came from, or ends the lanes that nobody called.
func (w *warp) ret(in *inst, g group, exec uint32) group {
	var gone uint32
	for m := exec; m != 0; m &= m - 1 {
		if l := bits.TrailingZeros32(m); w.lanes[l].calls == 0 {
			gone |= 1 << l
		}
	}
	w.leave(in, gone, g.pc)
	back := exec &^ gone
	if back == 0 {
		return w.rest(g, gone)
	}
	for m := back; m != 0; m &= m - 1 {
		w.lanes[bits.TrailingZeros32(m)].calls--
	}
	reg := -1
	for k := range in.args {
		if in.args[k].kind == argWord {
			reg = k
		}
	}
	g.mask &^= gone
	if reg < 0 { // the stack
		return w.unwind(g, back, "CAL")
	}
	space := in.f // addresses are relative to the function that is named
	if in.target >= 0 {
		space = w.code[in.target].f
	}
	return w.spread(in, g, back, func(l int) int32 {
		addr := int64(w.regs[int(in.args[reg].slot)*WarpSize+l])
		if in.i.Code >= 0 && in.i.Args[in.i.Code].Kind == cfg.AddrOperand {
			addr += in.i.Args[in.i.Code].Imm
		}
		if pc, ok := w.addrs[space][addr]; ok {
			return pc
		}
		return -1
	})
}

// leave ends lanes, as in says.
func (w *warp) leave(in *inst, gone uint32, pc int32) {
	if gone == 0 {
		return
	}
	how := Exited
	if in.flow == flowTrap {
		how = Trapped
	}
	for m := gone; m != 0; m &= m - 1 {
		l := bits.TrailingZeros32(m)
		if s := &w.lanes[l]; in.flow == flowRet && !w.Funcs[in.f].Entry && s.frame != 0 {
			w.event(in, l, 0, s.frame) // the caller may read it
			continue
		}
		w.event(in, l, 0)
	}
	w.end(gone, pc, how)
}

// undefined ends lanes that leave the code.
func (w *warp) undefined(gone uint32, pc int32) { w.end(gone, pc, Undefined) }

// end ends lanes. Those that wait for them wait no more.
func (w *warp) end(gone uint32, pc int32, how End) {
	for m := gone; m != 0; m &= m - 1 {
		l := &w.lanes[bits.TrailingZeros32(m)]
		l.end, l.pc, l.wait = how, pc, running
	}
	w.done |= gone
	w.releaseAll()
}

// deciding returns the lanes of exec in which the deciding operand of in, if it has one,
// holds.
func (w *warp) deciding(in *inst, g group, exec uint32) uint32 {
	if in.byLanes {
		if in.i.HasMod("ANY") {
			if w.having(in, exec) != 0 {
				return g.mask
			}
			return 0
		}
		mask := w.cfg.Active &^ w.done
		if in.cond >= 0 {
			mask = uint32(w.value(in, int(in.cond), bits.TrailingZeros32(exec)))
			mask &= w.cfg.Active &^ w.done
		}
		if together := mask&^g.mask == 0; together == in.i.HasMod("CONV") {
			return exec
		}
		return 0
	}
	return w.having(in, exec)
}

// having returns the lanes of exec in which the operand of in that decides for each lane holds, if
// in has one.
func (w *warp) having(in *inst, exec uint32) uint32 {
	if in.cond < 0 {
		return exec
	}
	switch a := &in.args[in.cond]; a.kind {
	case argPred:
		p := w.preds[a.slot]
		if a.not {
			p = ^p
		}
		return exec & p
	case argCC:
		var yes uint32
		for m := exec; m != 0; m &= m - 1 {
			if l := bits.TrailingZeros32(m); w.testCC(in.i.Args[in.cond].Suffix(), l) {
				yes |= 1 << l
			}
		}
		return yes
	}
	return exec
}

func (w *warp) decidingAny(in *inst, g group, exec uint32) bool { return w.deciding(in, g, exec) != 0 }
