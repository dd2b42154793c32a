package ide

import (
	"fmt"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/optimizer"
)

// branch says in one sentence where control goes from the branch at the place, and under which
// condition. The targets of a table are left out if they are listed elsewhere.
func (p *place) branch(pg *page, listed bool) {
	i := p.i
	to := map[cfg.EdgeKind][]string{}
	count := map[cfg.EdgeKind]int{}
	for s, k := range p.f.Succs(p.b) {
		count[k]++
		if len(to[k]) < 16 {
			var notes []string
			if p.f.BackEdge(p.b, s, k) {
				notes = []string{"back edge"}
			}
			to[k] = append(to[k], p.ref(s, notes...))
		}
	}
	targets := func(k cfg.EdgeKind) string {
		if more := count[k] - len(to[k]); more > 0 {
			return strings.Join(to[k], ", ") + fmt.Sprintf(" and %d more", more)
		}
		return enumerated(to[k])
	}
	holds, _ := p.condition()
	what, does := "Branch", "goes to "
	switch i.Flow {
	case cfg.FlowIndex:
		what, does = "Indexed branch", "goes to one of "
	case cfg.FlowExit, cfg.FlowKill:
		what, does = "Exit", "ends the lanes that run it"
	case cfg.FlowRet:
		what, does = "Return", "goes back to the caller"
	case cfg.FlowPop:
		what, does = "Reconvergence", "waits for the other lanes and goes on at "
		if i.Op.Name == "BRK" || i.Op.Name == "CONT" {
			what = "Branch"
			does = "leaves by the stack of targets, to "
		}
	case cfg.FlowCall:
		what, does = "Call", "calls "
	}
	where := ""
	for _, k := range []cfg.EdgeKind{cfg.Taken, cfg.Table, cfg.Reconvergence, cfg.CallEdge} {
		if where == "" {
			where = targets(k)
		}
	}
	switch i.Flow {
	case cfg.FlowExit, cfg.FlowKill, cfg.FlowRet:
		where = ""
	case cfg.FlowIndex:
		switch n := count[cfg.Table]; {
		case n == 0 && where == "":
			does, where = "goes to ", "an unknown place: its targets are not in the text"
			if out := p.f.TableLeftOut(p.b); out != "" && !listed {
				where += ". " + md(capital(out))
			}
		case n == 1:
			does = "goes to "
		case n > 1:
			does = fmt.Sprintf("goes to one of %d blocks: ", n)
			if listed {
				does, where = strings.TrimSuffix(does, ": "), ""
			}
		}
	default:
		if where == "" {
			where = "a place that is not known"
			switch name := p.targetName(); {
			case p.s.functions(name) != nil:
				where = "`" + name + "`"
			case name != "":
				where = "`" + name + "`, which is not in this text"
			}
		}
	}
	text := does + where
	if i.Guard.Never() {
		text = "is never taken"
	} else if holds != "" {
		what = "Conditional " + strings.ToLower(what)
		if i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill {
			text = "ends the lanes in which " + holds
			holds = ""
		}
		if holds != "" {
			text += " if " + holds
		}
	}
	rest := ""
	if f := targets(cfg.FallThrough); f != "" {
		rest = ", else on to " + f
		if i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill {
			rest = "; the others go on to " + f
		}
		if i.Guard.Never() {
			rest = "; control goes on to " + f
		}
		if i.Flow == cfg.FlowBranch && !i.Conditional() { // the target is unknown
			rest = "; as long as that is so, control is taken to go on to " + f
		}
		if i.Flow == cfg.FlowCall {
			rest = ", then goes on to " + f
		}
	}
	pg.say("**%s** `%s`: %s%s.", what, i.Op.Name, text, rest)
}

// targetName is what the branch at the place names as its target; "" if nothing.
func (p *place) targetName() string {
	if p.i.Code < 0 {
		return ""
	}
	return p.i.Args[p.i.Code].Sym()
}

// branchRewrites says what the phases would do with the branch at the place, and why not.
func (p *place) branchRewrites(pg *page) {
	i := p.i
	if i.Flow != cfg.FlowBranch && !i.Conditional() {
		return
	}
	said := map[string]bool{} // phases, by name
	at := p.b.InSection(i.OpSpan).Start
	own := func(r *optimizer.Remark) bool {
		return isReported(r) && r.Code != "unreachable-block" && r.Code != "merge-equivalent"
	}
	for _, r := range p.remarksOn(p.on(nil, 0, at, p.off), own) {
		said[r.Phase.Name] = true
		p.rewrite(pg, r)
	}
	for n := range optimizer.Phases {
		if ph := &optimizer.Phases[n]; ph.Leads(p.f, p.s.knobs()) && !said[ph.Name] {
			if why := optimizer.Explain(ph, p.facts(), p.s.knobs(), p.b); why != "" {
				title, _, _ := strings.Cut(ph.Pass.Doc, ".")
				pg.not = append(pg.not, fmt.Sprintf("%s: %s (%s)", title, md(why), phaseName(ph)))
			}
		}
	}
}
