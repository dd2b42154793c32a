package gen

import "fmt"

// counted writes a loop. Its counter, which nothing else writes, bounds the iterations; lanes may
// leave before, and go on with the next iteration early.
func (p *program) counted() {
	trips, varies := p.trips()
	breaks := p.is(Breaks) && p.oneIn(2)
	breakVaries := breaks && !p.oneIn(4)
	continues := p.is(Breaks) && p.oneIn(4)
	varies = varies || breakVaries || continues

	l := &loop{counter: regCount + p.counters, breaks: breaks, varies: breakVaries}
	p.counters++
	p.instr("", "MOV R%d, RZ", l.counter)
	l.exit = p.open(varies, p.stack && (breaks || continues || p.oneIn(2)))
	l.depth = len(p.joins)
	tight := p.tight
	if continues || !p.stack && !p.is(Barriers) { // in the second iteration they are apart
		p.together, p.full = false, false
	}
	if continues {
		l.latch = p.label()
	}
	p.tight = p.together
	p.loops = append(p.loops, l)
	top := p.label()
	p.place(top)
	if continues && l.exit.kind == breaking {
		p.instr("", "PCNT %s", l.latch)
	}
	early := p.oneIn(3) && !continues // the test stands in front
	if early {
		c := p.compare("GE", l.counter, trips)
		p.leave(c.on, c.off, l, "")
	}
	p.statements(3)
	if continues {
		if l.exit.kind == breaking {
			p.pop("", "CONT", l.latch)
		}
		p.place(l.latch)
	}
	p.loops = p.loops[:len(p.loops)-1]
	add := "IADD3 R%d, R%d, 0x1, RZ"
	if p.stack {
		add = "IADD32I R%d, R%d, 0x1"
	}
	p.instr("", add, l.counter, l.counter)
	if early {
		p.branch("", top)
	} else {
		p.branch(p.compare("LT", l.counter, trips).on, top)
	}
	p.tight = tight
	p.counters--
	p.close(l.exit, !early)
}

// trips returns the number of iterations of a loop, a constant or a register, and
// whether it varies. The register belongs to the loop's counter.
func (p *program) trips() (operand string, varies bool) {
	own := regTrips + p.counters
	switch p.r.IntN(4) {
	case 0:
		p.pick(own, regBlock, 3)
		return fmt.Sprintf("R%d", own), false
	case 1:
		p.pickData(own, 3, -1)
		return fmt.Sprintf("R%d", own), true
	}
	return p.number(1 + p.r.IntN(4)), false
}

// breakOut writes a way out of a loop around, or to its latch, and reports whether it
// could.
func (p *program) breakOut() bool {
	l := p.loops[len(p.loops)-1]
	if l.latch != "" && p.oneIn(2) {
		c := p.condition(true)
		p.leave(c.on, c.off, l, l.latch)
		return true
	}
	if !l.breaks {
		return false
	}
	for _, j := range p.joins[l.depth:] {
		if j.varies && !l.varies {
			return false // only some lanes are here
		}
	}
	c := p.condition(l.varies)
	p.leave(c.on, c.off, l, "")
	return true
}

// irreducible writes a loop with a second entry in its middle. The counter is cleared before both.
func (p *program) irreducible() {
	counter := regCount + p.counters
	p.counters++
	p.instr("", "MOV R%d, RZ", counter)
	trips := p.number(1 + p.r.IntN(4))
	j := p.open(true, false)
	tight := p.tight
	p.together, p.full, p.tight = false, false, false
	// A break would have to leave a loop that is none.
	loops := p.loops
	p.loops = append(p.loops, &loop{exit: j, depth: len(p.joins)})
	top, middle := p.label(), p.label()
	c := p.condition(true)
	p.branch(c.on, middle)
	p.place(top)
	p.statements(2)
	p.place(middle)
	p.statements(2)
	p.loops = loops
	add := "IADD3 R%d, R%d, 0x1, RZ"
	if p.stack {
		add = "IADD32I R%d, R%d, 0x1"
	}
	p.instr("", add, counter, counter)
	p.branch(p.compare("LT", counter, trips).on, top)
	p.tight = tight
	p.counters--
	p.close(j, true)
}
