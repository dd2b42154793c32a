package gen

import "fmt"

// flat writes an if whose condition is two or three plain comparisons, or predicates that are there,
// each with a branch of its own: what one branch on a truth table could do.
func (p *program) flat() {
	varies := !p.oneIn(5)
	if !p.is(Warp) || !p.full { // with it a condition may be uniform by a VOTE
		varies = true
	}
	switch p.r.IntN(5) {
	case 0, 1:
		p.flatChain(varies)
	case 2:
		p.flatOutside(varies)
	case 3:
		p.flatRegions()
	default:
		p.flatFork(varies)
	}
}

// flatCondition is a comparison, or a predicate that is there, into or of one that is not locked.
func (p *program) flatCondition(varies bool) (condition, int) {
	n := p.freePred()
	switch {
	case !varies:
		p.expand("", fmt.Sprintf("ISETP.{cmp}.AND P%d, PT, R7, {n}, PT", n))
	case p.oneIn(4): // it may be any
	case p.oneIn(8):
		p.expand("", fmt.Sprintf("ISETP.{cmp}.AND P%d, {P}, {r}, {n}, PT", n))
	case p.oneIn(2):
		p.expand("", fmt.Sprintf("ISETP.{cmp}.U32.AND P%d, PT, R%d, %s, PT", n, regPick+p.r.IntN(picks), p.number(p.r.IntN(8))))
	default:
		p.expand("", fmt.Sprintf("ISETP.{cmp}.U32.AND P%d, PT, {r}, {n}, PT", n))
	}
	return conditionOf(n, p.oneIn(2)), n
}

// flatChain is a && b, a || b, or a mixture, with the inner blocks behind one another.
func (p *program) flatChain(varies bool) {
	j := p.open(varies, false)
	then := p.label()
	alone := true
	for range 2 + p.r.IntN(2) {
		c, _ := p.flatCondition(varies)
		if p.oneIn(3) {
			p.branch(c.on, then)
			alone = false
		} else {
			p.jump(c.off, j)
		}
	}
	if p.oneIn(4) {
		p.branch("", then)
	}
	p.place(then)
	p.side(j, alone)
	p.statements(1)
	p.close(j, true)
}

// flatOutside has the inner block elsewhere.
func (p *program) flatOutside(varies bool) {
	j := p.open(varies, false)
	inner := p.label()
	c, _ := p.flatCondition(varies)
	p.branch(c.on, inner)
	p.jump("", j)
	together, full := p.together, p.full
	p.outOfLine(func() {
		p.place(inner)
		c, _ := p.flatCondition(varies)
		p.jump(c.off, j)
		p.side(j, true)
		p.straight(2)
		p.jump("", j)
	})
	p.together, p.full = together, full
	p.close(j, false)
}

// flatRegions has a region of its own for each level.
func (p *program) flatRegions() {
	j := p.open(true, false)
	c, _ := p.flatCondition(true)
	p.jump(c.off, j)
	p.side(j, true)
	k := p.open(true, false)
	c, _ = p.flatCondition(true)
	p.jump(c.off, k)
	p.side(k, true)
	p.statements(1)
	p.close(k, true)
	if p.oneIn(6) {
		p.straight(1)
	}
	p.close(j, true)
}

// flatFork is a ^ b, or a ? b : c.
func (p *program) flatFork(varies bool) {
	j := p.open(varies, false)
	a, pa := p.flatCondition(varies)
	p.locked |= 1 << pa
	b, pb := p.flatCondition(varies)
	c := condition{b.off, b.on}
	if p.oneIn(3) {
		p.locked |= 1 << pb
		c, _ = p.flatCondition(varies)
		p.locked &^= 1 << pb
	}
	p.locked &^= 1 << pa
	left, x, y := p.label(), p.label(), p.label()
	p.branch(a.on, left)
	p.branch(b.on, x)
	p.branch("", y)
	p.place(left)
	p.branch(c.off, y)
	p.place(x)
	p.side(j, false)
	p.straight(2)
	p.jump("", j)
	p.place(y)
	p.side(j, false)
	p.straight(2)
	p.close(j, true)
}
