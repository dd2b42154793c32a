package ide

import (
	"fmt"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// instruction tells of the instruction at the place: where control goes from it, which switch or
// convergence region it is part of, what the optimizer makes of it, and what its opcode does.
func (p *place) instruction() string {
	var pg page
	sw := p.switchAt()
	switch {
	case p.i.EndsBlock():
		p.branch(&pg, sw != nil)
		p.divergence(&pg)
		p.branchRewrites(&pg)
		if p.i.Flow == cfg.FlowPop {
			p.barrier(&pg)
		}
		if sw != nil {
			p.describeSwitch(&pg, sw)
		}
	case sw != nil:
		p.describeSwitch(&pg, sw)
		p.rewrites(&pg, p.b, p.at)
	default:
		if p.i.Op.Effects&cfg.Converge != 0 {
			p.barrier(&pg)
		}
		p.rewrites(&pg, p.b, p.at)
	}
	p.opcode(&pg)
	pg.fact(p.sourceText())
	if !p.i.EndsBlock() {
		text := p.marked(p.b, p.at)
		pg.detail(text)
	}
	return pg.String()
}

// opcode says what the opcode does: first if nothing more was to be said of the instruction, else last.
func (p *place) opcode(pg *page) {
	op := p.i.Op
	if !op.Known() {
		why := "is not in the opcode table"
		switch {
		case p.i.Missing() == 1:
			why = "is not certain: an instruction is missing in front of it in the listing"
		case p.i.Missing() > 1:
			why = fmt.Sprintf("is not certain: %d instructions are missing in front of it in the listing", p.i.Missing())
		case cfg.LookupOp(op.Name) != nil:
			why = "has a spelling here that is not understood"
		}
		pg.say("**%s** %s, so it is assumed to read and write every register and all memory, and to branch anywhere.", op.Name, why)
		return
	}
	effects := ""
	if e := p.i.Effects(); e != "" && len(pg.head) == 0 {
		effects = titled("effects", e)
	}
	pg.detail("`" + op.Syntax + "`")
	if len(pg.head) > 0 {
		pg.detail(md(op.Doc))
		return
	}
	if value := p.computes(); value != "" {
		pg.say("**%s**: %s.", op.Name, value)
		pg.detail(md(op.Doc))
	} else {
		pg.say("**%s**: %s", op.Name, md(op.Doc))
	}
	pg.fact(effects)
}

// condition says under which condition the branch at the place goes to its target, and the
// contrary; both are empty if it always does.
func (p *place) condition() (holds, not string) {
	var list []string
	single := cfg.Decider{}
	for d := range p.i.Deciders() {
		text := p.f.Names.Reg(d.Reg)
		if d.Arg >= 0 {
			text = p.text(p.i.Args[d.Arg].Span)
		} else if d.Not {
			text = "!" + text
		}
		single = d
		list = append(list, text)
	}
	if p.i.ByActiveLanes() {
		switch {
		case p.i.HasMod("DIV"):
			list = append(list, "lanes of the mask have diverged")
		case p.i.HasMod("CONV"):
			list = append(list, "the lanes of the mask have converged")
		default:
			list = append(list, "any lane wants to")
		}
		return strings.Join(list, ", "), ""
	}
	switch len(list) {
	case 0:
		return "", ""
	case 1:
		if single.Reg.IsPred() {
			name := p.f.Names.Reg(single.Reg)
			if single.Not {
				return "`" + name + "` is false", "`" + name + "` is true"
			}
			return "`" + name + "` is true", "`" + name + "` is false"
		}
	}
	return "`" + strings.Join(list, "` and `") + "`", ""
}

// text is the text of a span of the instruction.
func (p *place) text(at Span) string {
	at = p.b.InSection(at)
	return string(p.u.Section.Src[at.Start:at.End])
}
