package gen

import (
	"bytes"
	"fmt"
)

// A callee is a function of the text that others call.
type callee struct {
	name, caller       string
	counters, barriers int // of those in use where it was first called: it uses those behind
	depth              int
	tight              bool
	together, full     bool // what it needs of the lanes that call it
	allTogether        bool // what is true of them behind
	allFull            bool
}

// callKnown writes a call of a function of the text, an old one or a new one, and reports whether
// it could. The function is like a part of its caller that stands elsewhere: it computes with the
// same registers.
func (p *program) callKnown() bool {
	if p.locked != 0 || p.depth > 1 || p.counters > 5 {
		return false
	}
	for _, c := range p.callees {
		if p.oneIn(2) && p.mayCall(c) {
			p.callOf(c, "")
			p.together, p.full = c.allTogether, c.allFull
			return true
		}
	}
	if len(p.callees) > 2 {
		return false
	}
	guard := ""
	if p.is(Predication) && !p.tight && p.oneIn(4) {
		guard = "@" + p.readPred()
		p.together, p.full = false, false
	}
	c := &callee{name: fmt.Sprintf("%s_f%d", p.name, len(p.callees)), caller: p.name, counters: p.counters, barriers: p.barriers,
		depth: p.depth, tight: p.tight, together: p.together, full: p.full}
	p.callOf(c, guard)

	out, tables, behind, joins, loops := p.out, p.tables, p.behind, p.joins, p.loops
	p.out, p.tables, p.behind, p.joins, p.loops = bytes.Buffer{}, bytes.Buffer{}, nil, nil, nil
	p.name = c.name
	p.depth++
	p.statements(2)
	p.depth--
	if p.stack {
		p.instr("", "RET")
	} else {
		p.instr("", "RET.REL.NODEC R%d `(%s)", p.returnReg(), c.caller)
	}
	p.flush()
	p.function(".func")
	p.name = c.caller
	p.out, p.tables, p.behind, p.joins, p.loops = out, tables, behind, joins, loops
	c.allTogether, c.allFull = p.together, p.full
	p.callees = append(p.callees, c) // now, so that it does not call itself
	return true
}

// mayCall reports whether c, which has been made for a call elsewhere, does the same here.
func (p *program) mayCall(c *callee) bool {
	return (p.stack || c.caller == p.name) && c.depth == p.depth && c.counters >= p.counters && c.barriers >= p.barriers &&
		(c.tight || !p.tight) && (p.together || !c.together) && (p.full || !c.full)
}

// callOf writes a call of c.
func (p *program) callOf(c *callee, guard string) {
	if p.stack {
		p.instr(guard, "%s %s", [...]string{"CAL", "JCAL"}[p.r.IntN(2)], c.name)
		return
	}
	back := p.label()
	p.instr("", "MOV R%d, 32@lo(%s)", p.returnReg(), back)
	p.instr("", "MOV R%d, 32@hi(%s)", p.returnReg()+1, back)
	p.instr(guard, "CALL.REL.NOINC %s", c.name)
	p.place(back)
}

// returnReg is the register pair for the return address of calls that the function makes, or for its own inside of
// the one that it calls.
func (p *program) returnReg() int { return regReturn + 2*p.depth }
