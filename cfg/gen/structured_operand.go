package gen

import (
	"fmt"
	"strconv"
)

// hole chooses what stands in a form for a kind of operand; see [form].
func (p *program) hole(kind string) string {
	switch kind {
	case "d":
		return p.reg(p.dataReg())
	case "r":
		return p.readReg()
	case "s":
		switch p.r.IntN(4) {
		case 0:
			return p.constant()
		case 1:
			return fmt.Sprintf("c[0x0][%#x]", p.bank())
		}
		return p.readReg()
	case "c":
		return fmt.Sprintf("%#x", p.bank())
	case "c8":
		return fmt.Sprintf("%#x", 0x178+8*p.r.IntN(2))
	case "mask":
		free := uint32(1<<preds-1) &^ p.locked
		return fmt.Sprintf("%#x", free&p.r.Uint32()|free&-free)
	case "i":
		return p.constant()
	case "n":
		return p.number(p.r.IntN(32))
	case "w", "x":
		return p.reg(regWide + 2*p.r.IntN(4))
	case "P":
		return fmt.Sprintf("P%d", p.freePred())
	case "p":
		return p.readPred()
	case "u", "v":
		if kind == "v" && p.oneIn(8) {
			return "URZ"
		}
		return fmt.Sprintf("UR%d", firstUR+p.r.IntN(uniforms))
	case "U":
		return fmt.Sprintf("UP%d", p.r.IntN(uniPreds))
	case "t":
		return p.maybeNot(fmt.Sprintf("UP%d", p.r.IntN(uniPreds)))
	case "cmp":
		return [...]string{"LT", "LE", "GT", "GE", "EQ", "NE"}[p.r.IntN(6)]
	case "bool":
		return [...]string{"AND", "AND", "OR", "XOR"}[p.r.IntN(4)]
	case "lut":
		return fmt.Sprintf("%#x", [...]int{0x80, 0xfe, 0x96, 0xf8, 0xc0, 0xfc, 0x3c, p.r.IntN(256)}[p.r.IntN(8)])
	case "sel":
		return fmt.Sprintf("%#x", [...]int{0x3201, 0x7604, 0x5410, p.r.IntN(1 << 16)}[p.r.IntN(4)])
	case "float":
		return [...]string{"1", "-1", "0.5", "2", "-0.25", "1.5", "3", "100"}[p.r.IntN(8)]
	case "a":
		return fmt.Sprintf("%#x", 4*p.r.IntN(slots))
	case "word":
		return fmt.Sprintf("%#x", 4*p.r.IntN(frameWords))
	case "pair":
		return fmt.Sprintf("%#x", framePairs+8*p.r.IntN(4))
	case "part":
		return fmt.Sprintf("%#x", frameParts+4*p.r.IntN(4))
	case "lds":
		return fmt.Sprintf("%#x", ownLDS*p.r.IntN(4))
	case "off":
		return fmt.Sprintf("%#x", 4*p.r.IntN(8))
	}
	panic("gen: no hole " + kind)
}

func (p *program) reg(n int) string { return "R" + strconv.Itoa(n) }

// dataReg is a register that is computed with.
func (p *program) dataReg() int { return regData + p.r.IntN(p.data) }

// readReg is a register that can be read: mostly one that is computed with.
func (p *program) readReg() string {
	switch p.r.IntN(16) {
	case 0:
		return "RZ"
	case 1:
		return p.reg(regTID)
	case 2:
		return p.reg(regBlock)
	case 3, 4:
		return p.reg(regPick + p.r.IntN(picks))
	case 5:
		if len(p.loops) > 0 {
			return p.reg(regCount + p.r.IntN(p.counters))
		}
	case 6, 7:
		if p.is(Wide) {
			return p.reg(regWide + p.r.IntN(8))
		}
	}
	return p.reg(p.dataReg())
}

// bank is the offset of a word of the constant bank that holds a number.
func (p *program) bank() int {
	if p.stack {
		return 0x158 + 4*p.r.IntN(4)
	}
	return 0x178 + 4*p.r.IntN(4)
}

// constant is a number, small or with a few bits or any.
func (p *program) constant() string {
	switch p.r.IntN(4) {
	case 0:
		return fmt.Sprintf("%#x", uint32(1)<<p.r.IntN(31))
	case 1:
		return fmt.Sprintf("%#x", p.r.IntN(1<<16))
	case 2:
		return fmt.Sprintf("-%#x", 1+p.r.IntN(16))
	}
	return fmt.Sprintf("%#x", p.r.IntN(16))
}

// freePred is a predicate that may be written.
func (p *program) freePred() int {
	for {
		if n := p.r.IntN(preds); p.locked>>n&1 == 0 {
			return n
		}
	}
}

func (p *program) readPred() string { return p.maybeNot(fmt.Sprintf("P%d", p.r.IntN(preds))) }

func (p *program) maybeNot(pred string) string {
	if p.oneIn(2) {
		return "!" + pred
	}
	return pred
}

// A condition is what a branch depends on, as its guard: the one under which it
// holds, and the other.
type condition struct{ on, off string }

func conditionOf(pred int, not bool) condition {
	c := condition{fmt.Sprintf("@P%d", pred), fmt.Sprintf("@!P%d", pred)}
	if not {
		c.on, c.off = c.off, c.on
	}
	return c
}

// compare compares a register with an operand.
func (p *program) compare(cmp string, reg int, with string) condition {
	return p.compareTo(p.freePred(), cmp, reg, with)
}

// compareTo writes a comparison to predicate n.
func (p *program) compareTo(n int, cmp string, reg int, with string) condition {
	if p.oneIn(8) {
		p.instr("", "ISETP.%s P%d, R%d, %s", cmp, n, reg, with)
	} else {
		p.instr("", "ISETP.%s.AND P%d, PT, R%d, %s, PT", cmp, n, reg, with)
	}
	return conditionOf(n, false)
}

// branchCondition is condition for a branch within a statement, which may be constant, or a
// uniform predicate.
func (p *program) branchCondition(varies bool) condition {
	if p.is(Constants) && p.oneIn(10) {
		return p.constantCondition(varies)
	}
	if !varies && p.is(Uniform) && p.full && p.oneIn(2) {
		n := p.r.IntN(uniPreds)
		p.expand("", fmt.Sprintf("UISETP.{cmp}.AND UP%d, UPT, {v}, {i}, UPT", n))
		c := condition{fmt.Sprintf("UP%d", n), fmt.Sprintf("!UP%d", n)}
		if p.oneIn(2) {
			c.on, c.off = c.off, c.on
		}
		return c
	}
	return p.condition(varies)
}

// sideCondition is branchCondition for the branch of an if.
func (p *program) sideCondition(varies bool) condition {
	if varies && p.is(Apart) && p.oneIn(6) {
		return p.wholeWarp()
	}
	return p.branchCondition(varies)
}

// wholeWarp computes whether all lanes of the warp are there.
func (p *program) wholeWarp() condition {
	n := p.freePred()
	p.instr("", "VOTE.ANY R%d, PT, PT", regOffset)
	p.instr("", "ISETP.EQ.U32.AND P%d, PT, R%d, 0xffffffff, PT", n, regOffset)
	return conditionOf(n, p.oneIn(2))
}

// condition computes a condition, or takes one that has been computed.
func (p *program) condition(varies bool) condition {
	if p.stack && varies && p.oneIn(8) {
		return p.codeCondition()
	}
	n := p.freePred()
	write := func(text string) { p.expand("", fmt.Sprintf(text, n)) }
	not := p.oneIn(2)
	if !varies {
		if p.full && p.is(Warp) && p.oneIn(4) {
			write("VOTE.ANY P%d, {p}")
		} else if p.oneIn(2) {
			write("ISETP.{cmp}.AND P%d, PT, R7, {n}, PT")
		} else {
			p.instr("", "MOV R%d, c[0x0][%#x]", regOffset, p.bank())
			write(fmt.Sprintf("ISETP.{cmp}.AND P%%d, PT, R%d, {i}, PT", regOffset))
		}
		return conditionOf(n, not)
	}
	switch p.r.IntN(10) {
	case 0, 1:
		pick := regPick + p.r.IntN(picks)
		write(fmt.Sprintf("ISETP.{cmp}.AND P%%d, PT, R%d, %s, PT", pick, p.number(p.r.IntN(8))))
	case 2:
		pick := regPick + p.r.IntN(picks)
		p.pickData(pick, 7, -1)
		write(fmt.Sprintf("ISETP.{cmp}.{bool} P%%d, PT, R%d, %s, {p}", pick, p.number(p.r.IntN(8))))
	case 3:
		write("ISETP.{cmp}.AND P%d, PT, R0, {n}, PT")
	case 4:
		write("ISETP.{cmp}.{bool} P%d, PT, {r}, {s}, {p}")
	case 5:
		if p.kepler {
			write("ISETP.{cmp}.{bool} P%d, PT, {r}, {s}, {p}")
		} else if p.stack {
			write("LOP.AND.NZ P%d, RZ, {r}, {n}")
		} else {
			write("LOP3.LUT P%d, RZ, {r}, {n}, RZ, 0xc0, !PT")
		}
	case 6:
		if p.stack {
			write("PSETP.{bool}.AND P%d, PT, {p}, {p}, PT")
		} else {
			write("PLOP3.LUT P%d, PT, {p}, {p}, PT, {lut}, {lut}")
		}
	case 7:
		if p.is(Float) {
			i2f := "I2F"
			if p.stack {
				i2f = "I2F.F32.S32"
			}
			p.instr("", "%s R%d, R%d", i2f, regOffset, regPick+p.r.IntN(picks))
			write(fmt.Sprintf("FSETP.{cmp}.AND P%%d, PT, R%d, {float}, PT", regOffset))
			break
		}
		fallthrough
	case 8:
		write("ISETP.{cmp}.AND P%d, PT, {r}, {n}, PT")
	}
	// Else what was computed before.
	if p.oneIn(4) { // with something between the comparison and the branch
		p.locked |= 1 << n
		p.straight(1)
		p.locked &^= 1 << n
	}
	return conditionOf(n, not)
}

// codeCondition is a test of the condition code.
func (p *program) codeCondition() condition {
	p.expand("", [...]string{"IADD RZ.CC, {r}, -{s}", "IADD {d}.CC, {r}, {s}", "LOP.AND RZ.CC, {r}, {n}"}[p.r.IntN(3)])
	tests := [...][2]string{{"EQ", "NE"}, {"LT", "GE"}, {"LE", "GT"}}[p.r.IntN(3)]
	c := condition{"CC." + tests[0], "CC." + tests[1]}
	if p.oneIn(2) {
		c.on, c.off = c.off, c.on
	}
	return c
}

// constantCondition computes a condition that is always true, or always false: if
// varies, perhaps from a register that varies.
func (p *program) constantCondition(varies bool) condition {
	n := p.freePred()
	a := p.reg(regBlock)
	if varies {
		a = p.reg(p.dataReg())
	}
	texts := []string{
		"ISETP.EQ.AND P%d, PT, RZ, RZ, PT",
		"ISETP.GE.U32.AND P%d, PT, " + a + ", RZ, PT",
		"ISETP.NE.AND P%d, PT, " + a + ", " + a + ", PT",
		"ISETP.LT.AND P%d, PT, RZ, 0x1, PT",
		"PSETP.AND.AND P%d, PT, PT, PT, PT",
	}
	if !p.stack {
		texts[4] = "PLOP3.LUT P%d, PT, PT, PT, PT, 0x80, 0x0"
	}
	kinds := len(texts) + 2
	if p.stack {
		kinds-- // behind "@PT SYNC" a SYNC would pop what nobody knows
	}
	switch k := p.r.IntN(kinds); {
	case k < len(texts):
		p.instr("", texts[k], n)
	case k == len(texts):
		p.instr("", "MOV R%d, %#x", regOffset, p.r.IntN(9))
		p.instr("", "ISETP.GT.AND P%d, PT, R%d, 0x4, PT", n, regOffset)
	default:
		return condition{"@PT", "@!PT"}
	}
	return conditionOf(n, p.oneIn(2))
}
