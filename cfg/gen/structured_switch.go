package gen

import (
	"fmt"
	"strings"
)

// A dispatch is what a switch chooses between: blocks, and which of them each
// case leads to.
type dispatch struct {
	join    *join
	sides   []string // the labels of the blocks, in the order of the text
	edges   []int    // how many cases lead to each
	def     int      // the block for all other values
	varies  bool
	fallsTo []bool // the block falls through to the next
}

// newDispatch opens a switch with up to most blocks.
func (p *program) newDispatch(varies bool, most int) *dispatch {
	d := &dispatch{varies: varies, join: p.open(varies, false)}
	n := 2 + p.r.IntN(most-1)
	for range n {
		d.sides = append(d.sides, p.label())
	}
	d.edges = make([]int, n)
	d.fallsTo = make([]bool, n)
	d.def = p.r.IntN(n)
	if p.oneIn(3) {
		d.def = n - 1
	}
	for k := range n - 1 {
		d.fallsTo[k] = p.oneIn(5)
	}
	return d
}

// to returns the label of block k for one more case.
func (d *dispatch) to(k int) string {
	d.edges[k]++
	return d.sides[k]
}

// blocks writes the blocks of the switch and closes it.
func (p *program) blocks(d *dispatch) {
	same := "" // what a side does, where lanes are as together and full as there
	var together, full bool
	for k, label := range d.sides {
		falls := k > 0 && d.fallsTo[k-1]
		wasTogether, wasFull := p.together, p.full
		p.place(label)
		p.nothing()
		p.side(d.join, d.edges[k] == 1 && !falls)
		if falls {
			p.together, p.full = p.together && wasTogether, p.full && wasFull
		}
		if same != "" && p.together == together && p.full == full && p.oneIn(2) {
			p.out.WriteString(same)
		} else if twins := p.twins(); twins != "" {
			same, together, full = twins, p.together, p.full
		} else if p.budget > 0 && p.oneIn(2) {
			p.statements(1)
		} else {
			p.straight(1 + p.r.IntN(2))
		}
		if k < len(d.sides)-1 && !d.fallsTo[k] {
			p.jump("", d.join)
		}
	}
	p.close(d.join, true)
}

// selector computes the value that a switch compares into a register, and returns it with the
// greatest value it has.
func (p *program) selector(varies bool) (reg, most int) {
	reg = regPick + p.r.IntN(picks)
	most = [...]int{7, 7, 7, 15}[p.r.IntN(4)]
	switch {
	case varies:
		p.pickData(reg, most, -1)
	case p.oneIn(2):
		p.pick(reg, regBlock, most)
	default:
		p.instr("", "MOV R%d, c[0x0][%#x]", regOffset, p.bank())
		p.pick(reg, regOffset, most)
	}
	return reg, most
}

// cascade writes a switch as comparisons of one register with constants, in any of
// the forms in which compiled code has them.
func (p *program) cascade() {
	varies := !p.oneIn(4)
	sel, most := p.selector(varies)
	d := p.newDispatch(varies, 5)
	first := p.r.IntN(2) // cases are small, with gaps, and some stand twice
	between := p.oneIn(3)
	cases := 1 + len(d.sides) + p.r.IntN(4)
	own := !p.oneIn(4)
	for k := range cases {
		value := first + k
		switch {
		case p.oneIn(8):
			value = p.r.IntN(most + 1)
		case p.oneIn(12):
			value = most + 100 + p.r.IntN(1000)
		}
		if between && p.oneIn(3) {
			p.straight(1)
		}
		side := p.r.IntN(len(d.sides))
		if k < len(d.sides) {
			side = k
		}
		pred := predCase
		if !own {
			pred = p.freePred()
		}
		if p.oneIn(3) {
			p.branch(p.compareTo(pred, "NE", sel, p.number(value)).off, d.to(side))
		} else {
			p.branch(p.compareTo(pred, "EQ", sel, p.number(value)).on, d.to(side))
		}
	}
	if d.def != 0 || p.oneIn(3) {
		p.branch("", d.to(d.def))
	} else {
		d.edges[0]++
	}
	p.blocks(d)
}

// tree writes a switch of few cases as a comparison that halves them, and others behind it.
func (p *program) tree() {
	varies := !p.oneIn(4)
	sel, _ := p.selector(varies)
	d := p.newDispatch(varies, 4)
	first := p.r.IntN(2)
	low, cases := p.label(), 1+p.r.IntN(2)
	half := func(from int) {
		for k := range cases {
			p.branch(p.compareTo(predCase, "EQ", sel, p.number(from+k)).on, d.to(p.r.IntN(len(d.sides))))
		}
		p.branch("", d.to(d.def))
	}
	p.branch(p.compareTo(predCase, "LT", sel, p.number(first+cases)).on, low)
	half(first + cases)
	p.place(low)
	half(first)
	for k := range d.sides { // lanes come to each along several edges
		d.edges[k] = 2
	}
	p.blocks(d)
}

// table writes a switch as an indexed branch through a jump table.
func (p *program) table() {
	varies := !p.oneIn(4)
	sel, most := p.selector(varies)
	d := p.newDispatch(varies, 5)
	size := 2 + p.r.IntN(most)
	if p.stack { // a block that nothing leads to pops what nobody knows
		size = max(size, len(d.sides))
	}
	base := 0
	if p.oneIn(3) {
		base = 1 + p.r.IntN(3)
	}
	switch {
	case base > 0 && p.stack:
		p.instr("", "IADD32I R%d, R%d, %#x", regTable, sel, -base)
	case base > 0:
		p.instr("", "IADD3 R%d, R%d, %#x, RZ", regTable, sel, -base)
	default:
		p.instr("", "MOV R%d, R%d", regTable, sel)
	}
	if !p.stack {
		p.instr("", "MOV R%d, RZ", regTable+1)
	}
	if p.oneIn(2) {
		p.branch(p.compare("GE.U32", regTable, p.number(size)).on, d.to(d.def))
	} else {
		p.branch(p.compare("GT.U32", regTable, p.number(size-1)).on, d.to(d.def))
	}
	name := fmt.Sprintf("jt%s", d.sides[0][1:])
	labels := make([]string, size)
	same := !p.stack && p.is(Dead) && p.oneIn(10)
	for k := range labels {
		side := p.r.IntN(len(d.sides))
		switch {
		case same:
			side = 0
		case k < len(d.sides):
			side = k
		}
		labels[k] = p.over(d.to(side))
		if p.oneIn(12) {
			labels[k] = "`(" + labels[k] + ")"
		}
	}
	for k := range d.sides { // lanes with different indices come to one block together
		d.edges[k] = min(d.edges[k], 2)
	}
	fmt.Fprintf(&p.tables, ".jumptable %s { %s }\n", name, strings.Join(labels, ", "))
	switch {
	case p.is(Uniform) && !varies && !p.stack && p.oneIn(2):
		p.instr("", "R2UR UR%d, R%d", urTable, regTable)
		p.instr("", "%s UR%d, %s", p.indexed("BRXU", "JMXU"), urTable, name)
	case p.oneIn(4): // by the address of the entry
		p.instr("", "LEA R%d, R%d, 32@lo(%s), 0x2", regTable, regTable, name)
		p.instr("", "BRX R%d, 32@lo(%s)", regTable, name)
	default:
		p.instr("", "%s R%d, %s", p.indexed("BRX", "JMX"), regTable, name)
	}
	p.afterJump(d.sides[0])
	p.blocks(d)
}

// indexed chooses between an opcode and a rarer one.
func (p *program) indexed(op, rare string) string {
	if p.oneIn(6) {
		return rare
	}
	return op
}
