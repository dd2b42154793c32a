package gen

import "strings"

// part returns the text of up to n instructions, which is not written. Some of those that hardware
// or time decides are among them, if any says so.
func (p *program) part(n int, any bool) string {
	at := p.out.Len()
	for range n {
		if any && p.oneIn(12) {
			p.instr("", "S2R R%d, %s", regOffset, [...]string{"SR_TID.X", "SR_CTAID.Y", "SR_LANEID", "SR_CLOCKLO", "SR_EQMASK"}[p.r.IntN(5)])
			continue
		}
		p.straight(1)
	}
	text := string(p.out.Bytes()[at:])
	p.out.Truncate(at)
	return text
}

// tails writes an if whose ways begin or end with the same instructions, of any number, or with
// nearly the same. In between is something else, which may be another if. Where the ways may come
// apart, both may end with a branch to a third place, under one condition or one under the
// opposite.
func (p *program) tails() {
	varies := !p.oneIn(4)
	j := p.open(varies, false)
	c := p.sideCondition(varies)
	other := p.label()
	p.branch(c.off, other)
	p.side(j, true)
	head := ""
	if p.oneIn(2) {
		head = p.part(1+p.r.IntN(3), p.oneIn(2))
	}
	nested := p.oneIn(3)
	if nested {
		p.together, p.full = false, false // as it may be behind an if
	}
	tail := p.part(p.r.IntN(9), p.oneIn(3))
	third, cond := "", ""
	if varies && (j.kind == plain || j.kind == barrier) && p.oneIn(3) {
		third, cond = p.label(), p.readPred()
	}
	way := func(head string) {
		p.side(j, true)
		p.out.WriteString(head)
		if nested && p.oneIn(2) && p.nest < deepest {
			p.nest++
			p.ifThen()
			p.nest--
		} else {
			p.straight(p.r.IntN(3))
		}
		if p.oneIn(8) {
			p.out.WriteString(p.alike(tail))
		} else {
			p.out.WriteString(tail)
		}
	}
	way(head)
	if third != "" {
		p.instr("@"+cond, "BRA %s", third)
	}
	p.jump("", j)
	p.place(other)
	way(head)
	falls := true
	switch {
	case third == "":
	case p.oneIn(2):
		p.instr("@"+cond, "BRA %s", third)
	default:
		p.arrive(j)
		p.instr("@"+opposite(cond), "BRA %s", j.label)
		p.instr("", "BRA %s", third)
		falls = false
	}
	if third != "" {
		p.outOfLine(func() {
			p.place(third)
			p.side(j, false)
			p.straight(1)
			p.jump("", j)
		})
	}
	p.close(j, falls)
}

// opposite is the opposite of a predicate.
func opposite(pred string) string {
	if rest, not := strings.CutPrefix(pred, "!"); not {
		return rest
	}
	return "!" + pred
}

// lastWords is how lanes end in a block of their own; often as others have.
func (p *program) lastWords() string {
	if !p.is(Tails) {
		return ""
	}
	if p.ends == "" || p.oneIn(3) {
		p.uncounted(func() { p.ends = p.part(p.r.IntN(5), p.oneIn(3)) })
	}
	return p.ends
}
