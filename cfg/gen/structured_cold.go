package gen

import "strings"

// mark may say of the block that begins here how often it runs.
func (p *program) mark() {
	if !p.colds || !p.oneIn(2) {
		return
	}
	switch p.r.IntN(4) {
	case 0:
		p.out.WriteString("     .weight 100\n")
	case 1:
		p.out.WriteString("     .weight 1\n")
	default:
		p.out.WriteString("     .cold\n")
	}
}

// rare writes a block that few lanes run and that ends them, or the program: a branch leads around
// it, and in front of it other lanes may end.
func (p *program) rare() {
	c := p.condition(p.oneIn(2))
	stay, together, full := p.label(), p.together, p.full
	if p.oneIn(4) && !strings.HasPrefix(c.on, "CC.") {
		p.branch(c.on, stay)
		p.pop("@"+p.readPred(), "EXIT", "")
	} else {
		p.branch(c.off, stay)
	}
	p.together, p.full = false, false
	kind := p.r.IntN(16)
	if kind < 5 || p.oneIn(4) {
		p.out.WriteString("     .cold\n")
	}
	if p.oneIn(3) {
		p.out.WriteString("// what must not happen\n")
	}
	p.straight(1 + p.r.IntN(2))
	if p.oneIn(3) {
		p.ifThen()
	}
	end := map[bool]string{true: "KIL", false: "KILL"}[p.stack]
	switch {
	case kind < 5:
		end = "EXIT"
	case kind == 5 && p.stack && p.calls:
		p.instr("", "JCAL `(__assertfail)")
		end = ""
	case kind == 6: // seldom: what stops all lanes hides what they would do
		p.instr("", "BPT.TRAP 0x1")
		end = [...]string{"EXIT", ""}[p.r.IntN(2)]
	}
	switch {
	case end != "":
		p.instr("", "%s", end)
	case p.tight: // for all that is known control goes on
		p.instr("", "EXIT")
	default:
		together, full = false, false
	}
	p.place(stay)
	p.together, p.full = together, full
}
