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
	t := p.branchTargets()
	holds, _ := p.condition()
	what, does := branchWords(i)
	jumps := p.f.Jumps(p.b) // control does not come back
	if jumps {
		what, does = "Call without return", "goes to "
	}
	where := ""
	for _, k := range []cfg.EdgeKind{cfg.Taken, cfg.Table, cfg.Reconvergence, cfg.CallEdge} {
		if where == "" {
			where = t.text(k)
		}
	}
	switch i.Flow {
	case cfg.FlowExit, cfg.FlowKill, cfg.FlowRet:
		where = ""
	case cfg.FlowIndex:
		does, where = p.indexedTargets(t.count[cfg.Table], where, listed)
	default:
		if where == "" {
			where = p.unknownTarget()
		}
	}
	text := does + where
	ends := i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill
	switch {
	case i.Guard.Never():
		text = "is never taken"
	case holds != "":
		what = "Conditional " + strings.ToLower(what)
		if ends {
			text = "ends the lanes in which " + holds
		} else {
			text += " if " + holds
		}
	}
	rest := ""
	if f := t.text(cfg.FallThrough); f != "" {
		switch {
		case jumps && !i.Conditional(): // the edge is only one of nvdisasm's graph
		case i.Flow == cfg.FlowCall && !jumps:
			rest = ", then goes on to " + f
		case i.Flow == cfg.FlowBranch && !i.Conditional(): // the target is unknown
			rest = "; as long as that is so, control is taken to go on to " + f
		case i.Guard.Never():
			rest = "; control goes on to " + f
		case ends:
			rest = "; the others go on to " + f
		default:
			rest = ", else on to " + f
		}
	}
	pg.say("**%s** `%s`: %s%s.", what, i.Op.Name, text, rest)
}

// A branchTargets is where control goes from a branch, by the kind of the edge.
type branchTargets struct {
	names map[cfg.EdgeKind][]string // at most mostNamed
	count map[cfg.EdgeKind]int
}

// mostNamed is how many targets of one kind the sentence on a branch names.
const mostNamed = 16

// branchTargets returns the targets of the branch at the place.
func (p *place) branchTargets() branchTargets {
	t := branchTargets{map[cfg.EdgeKind][]string{}, map[cfg.EdgeKind]int{}}
	for s, k := range p.f.Succs(p.b) {
		t.count[k]++
		if len(t.names[k]) < mostNamed {
			var notes []string
			if p.f.BackEdge(p.b, s, k) {
				notes = []string{"back edge"}
			}
			t.names[k] = append(t.names[k], p.ref(s, notes...))
		}
	}
	return t
}

// text names the targets of a kind; "" if there are none.
func (t *branchTargets) text(k cfg.EdgeKind) string {
	if more := t.count[k] - len(t.names[k]); more > 0 {
		return strings.Join(t.names[k], ", ") + fmt.Sprintf(" and %d more", more)
	}
	return enumerated(t.names[k])
}

// branchWords returns what the branch i is called, and what it does, to be followed by its targets.
func branchWords(i *cfg.Instr) (what, does string) {
	switch i.Flow {
	case cfg.FlowIndex:
		return "Indexed branch", "goes to one of "
	case cfg.FlowExit, cfg.FlowKill:
		return "Exit", "ends the lanes that run it"
	case cfg.FlowRet:
		return "Return", "goes back to the caller"
	case cfg.FlowPop:
		if i.Op.Name == "BRK" || i.Op.Name == "CONT" {
			return "Branch", "leaves by the stack of targets, to "
		}
		return "Reconvergence", "waits for the other lanes and goes on at "
	case cfg.FlowCall:
		return "Call", "calls "
	}
	return "Branch", "goes to "
}

// indexedTargets says where the indexed branch at the place goes, which has n entries in a table. where names
// its targets, which are left out if they are listed elsewhere.
func (p *place) indexedTargets(n int, where string, listed bool) (does, _ string) {
	switch {
	case n == 0 && where == "":
		where = "an unknown place: its targets are not in the text"
		if out := p.f.TableLeftOut(p.b); out != "" && !listed {
			where += ". " + md(capital(out))
		}
		return "goes to ", where
	case n == 1:
		return "goes to ", where
	case n > 1 && listed:
		return fmt.Sprintf("goes to one of %d blocks", n), ""
	case n > 1:
		return fmt.Sprintf("goes to one of %d blocks: ", n), where
	}
	return "goes to one of ", where
}

// unknownTarget names the target of the branch at the place, to which no edge leads.
func (p *place) unknownTarget() string {
	switch name := p.targetName(); {
	case p.s.functions(name) != nil:
		return "`" + name + "`"
	case name != "":
		return "`" + name + "`, which is not in this text"
	}
	return "a place that is not known"
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
