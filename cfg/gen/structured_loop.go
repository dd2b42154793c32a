package gen

import (
	"fmt"
	"strings"
)

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

// irreducible writes a region of blocks that reach one another, with two or three entries: control
// falls into some of them, and branches or a switch lead to others. A branch back counts first; the
// counter is cleared before all entries.
func (p *program) irreducible() {
	counter := regCount + p.counters
	p.counters++
	p.instr("", "MOV R%d, RZ", counter)
	trips := p.number(1 + p.r.IntN(4))
	varies := !p.oneIn(4)
	j := p.open(varies, false)
	tight := p.tight
	if p.tight = p.together && !varies; varies || !p.stack && !p.is(Barriers) { // in the second iteration they are apart
		p.together, p.full, p.tight = false, false, false
	}
	// A break would have to leave a loop that is none.
	loops := p.loops
	p.loops = append(p.loops, &loop{exit: j, depth: len(p.joins)})
	blocks := make([]string, 2+p.r.IntN(2)+p.r.IntN(2))
	for k := range blocks {
		blocks[k] = p.label()
	}
	p.enter(blocks, varies)
	for k, label := range blocks {
		p.place(label)
		if p.oneIn(3) {
			p.statements(1)
		} else {
			p.straight(1 + p.r.IntN(3))
		}
		last := k == len(blocks)-1
		if last || p.oneIn(4) { // back, to itself perhaps
			to := blocks[0]
			if p.oneIn(4) {
				to = blocks[p.r.IntN(k+1)]
			}
			p.back(counter, trips, to)
			if last && to != blocks[0] {
				p.back(counter, trips, blocks[0])
			}
		}
		switch {
		case last:
		case p.oneIn(4): // on, over blocks between
			p.branch(p.condition(varies).on, blocks[k+1+p.r.IntN(len(blocks)-k-1)])
		case p.oneIn(6) && j.kind == plain:
			p.jump(p.condition(varies).on, j)
		}
	}
	p.loops = loops
	p.tight = tight
	p.counters--
	p.close(j, true)
}

// back counts and branches back to label.
func (p *program) back(counter int, trips, label string) {
	add := "IADD3 R%d, R%d, 0x1, RZ"
	if p.stack {
		add = "IADD32I R%d, R%d, 0x1"
	}
	p.instr("", add, counter, counter)
	p.branch(p.compare("LT", counter, trips).on, label)
}

// enter writes what leads to blocks, the first of which follows, and to at least one other.
func (p *program) enter(blocks []string, varies bool) {
	if p.is(Switches) && p.oneIn(4) {
		p.enterByTable(blocks, varies)
		return
	}
	for range 1 + p.r.IntN(2) {
		p.branch(p.condition(varies).on, blocks[1+p.r.IntN(len(blocks)-1)])
	}
	if p.oneIn(4) { // control falls into none
		p.branch("", blocks[p.r.IntN(len(blocks))])
	}
}

// enterByTable writes a jump table of blocks, which some of the time a second branch uses too.
func (p *program) enterByTable(blocks []string, varies bool) {
	const size = 4
	sel := regPick + p.r.IntN(picks)
	if varies {
		p.pickData(sel, size-1, -1)
	} else {
		p.pick(sel, regBlock, size-1)
	}
	p.instr("", "MOV R%d, R%d", regTable, sel)
	if !p.stack {
		p.instr("", "MOV R%d, RZ", regTable+1)
	}
	labels := make([]string, size)
	for k := range labels {
		labels[k] = blocks[p.r.IntN(len(blocks))]
	}
	labels[p.r.IntN(size)] = blocks[1+p.r.IntN(len(blocks)-1)]
	name := "jt" + p.label()
	fmt.Fprintf(&p.tables, ".jumptable %s { %s }\n", name, strings.Join(labels, ", "))
	if p.oneIn(4) {
		p.instr(p.compare("LT", regTable, p.number(2)).on, "BRX R%d, %s", regTable, name)
		if p.oneIn(2) {
			return // into the first
		}
	}
	p.instr("", "BRX R%d, %s", regTable, name)
}
