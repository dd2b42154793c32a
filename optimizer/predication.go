package optimizer

import (
	"fmt"

	"github.com/ori-lang/ori/cfg"
)

// Predication is phase 63, if-conversion: the instructions of a short if run under guards, and no
// lane branches. Source: seeds branch-and-switch, "Relationship to Predication"; design passes.md.
//
//	   BSSY B0, j               @!P0 IADD3 R1, R1, R2, RZ
//	@P0 BRA t                   @!P0 MOV R3, R1
//	   IADD3 R1, R1, R2, RZ      @P0 IADD3 R1, R1, R4, RZ
//	   MOV R3, R1          =>       STG.E [R4.64], R1
//	   BRA j
//	t: IADD3 R1, R1, R4, RZ
//	j: BSYNC B0
//	   STG.E [R4.64], R1
//
// An instruction that has a guard of its own gets the conjunction of both, in a predicate that is
// free; if a side writes the predicate of the branch before it ends, that is copied first.
//
// It must refuse calls, control flow, everything that makes lanes wait or meet, traps, fences, what
// works across lanes under a branch that varies (guards would leave it the same lanes, but the
// design has it so), the uniform datapath, which no lane's predicate guards, the condition code of
// sm_62 and older, and opcodes that are not known.
//
// What phase 31 makes straight is left to it.
var Predication = &Pass{
	Name: "OriDoPredication",
	Doc:  "Convert short ifs to predicated code. The instructions of the then and else sides get the condition of the branch as their guard, where that costs no more than the branch.",
	Run:  func(c *Ctx) { fold(c, (*folder).ifConvert) },

	Several: true,
}

// ifConvert tries to fold d into guarded code.
func (o *folder) ifConvert(d *diamond) {
	limit := o.Knobs.Int(o.Func, "if-convert-max-instrs")
	if d.instrs() > limit+limit/2 || o.linear(d) != nil || o.decided(d) {
		return // nobody would ask why, or not for this phase
	}
	varying := o.Uniformity().Diverges(d.a)
	r := ifConversion.at(where(d.a, d.branch()))
	if varying {
		r.Title += savesDivergence
	}
	r.Message = plural(d.instrs(), "instruction") + " guarded by a branch"
	p, no := o.guards(d, varying)
	if no != nil {
		o.refuse(d, r, no)
		return
	}
	if n := d.instrs(); n > limit {
		o.refuse(d, r, refuse("if-convert-max-instrs is %d", limit))
		return
	}
	if n, most := d.depth(), o.Knobs.Int(o.Func, "if-convert-max-depth"); n > most {
		o.refuse(d, r, refuse("%d conditions would be nested, more than if-convert-max-depth (%d)", n, most))
		return
	}
	region := o.region(d)
	c := o.cost(d, varying, region.costs(d), p.added)
	if c.guards > c.branch {
		o.refuse(d, r, refuse("predication costs %s, the branch about %s; up to %s would be worth it", slotString(c.guards, "issue slot"), slotString(c.branch, ""), plural(min(c.most, limit), "plain instruction")))
		return
	}
	if no := o.joined(d); no != nil {
		o.refuse(d, r, no)
		return
	}
	r.Message = o.about(d) + fmt.Sprintf(": %s instead of about %s; up to %s would be worth it", slotString(c.guards, "issue slot"), slotString(c.branch, ""), plural(min(c.most, limit), "instruction"))
	if c.guards == c.branch {
		r.ActionOnly = sameCost
	} else if margin := o.Knobs.Int(o.Func, "if-convert-margin"); !o.Func.Native && c.guards > c.branch*float64(100-margin)/100 {
		r.ActionOnly = fmt.Sprintf("it saves less than %d %% of what the branch costs (if-convert-margin)", margin)
	}
	o.apply(d, r, region, func(w *cfg.Change) []cfg.Instr { return o.guarded(w, d, p) })
}

// depth returns how many conditions would be nested in d under guards: its own, and those of the
// guards that its instructions have, be they from inner ifs that were converted before or from the
// text. Source: seeds branch-and-switch, "Relationship to Predication".
func (d *diamond) depth() int {
	most := 0
	for n := range d.sides {
		of := map[cfg.Reg]int{} // by predicate that the side computes as a conjunction: of how many conditions
		level := func(p cfg.Reg) int {
			if p.IsConst() || p.Class == cfg.NoReg {
				return 0
			}
			return max(1, of[p])
		}
		for k := range d.sides[n].body {
			i := &d.sides[n].body[k]
			most = max(most, level(i.Guard.Reg))
			if (i.Op.Name == "PLOP3" || i.Op.Name == "PSETP") && len(i.Args) > 4 {
				of[i.Args[0].Reg] = level(i.Args[2].Reg) + level(i.Args[3].Reg)
			}
		}
	}
	return 1 + most
}

// about says what there is to guard.
func (o *folder) about(d *diamond) string {
	s := plural(d.instrs(), "instruction") + " can run under "
	sep := ""
	for n := range d.sides {
		if len(d.sides[n].body) > 0 {
			s += sep + o.guardString(d.sides[n].guard)
			sep = " and "
		}
	}
	return s
}

func (o *folder) guardString(g cfg.Guard) string {
	s := "@"
	if g.Not {
		s += "!"
	}
	return s + o.Func.Names.Reg(g.Reg)
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// A guardPlan says how the sides of a diamond get their guards.
type guardPlan struct {
	swapped bool    // the side that the branch goes to comes first
	copied  cfg.Reg // where the predicate of the branch is copied to, if a side writes it
	both    cfg.Reg // where conjunctions are made, if an instruction has a guard of its own
	added   int     // instructions for that
}

// guards returns how the sides get their guards, or why they cannot.
func (o *folder) guards(d *diamond, varying bool) (p guardPlan, no *Refusal) {
	if no := o.kept(d); no != nil {
		return p, no
	}
	why := ""
	pred := d.guard.Reg
	var writes [2]int
	for n := range d.sides {
		x := &d.sides[n]
		writes[n] = -1
		for k := range x.body {
			i := &x.body[k]
			if why := o.unguardable(i, pred, varying); why != "" {
				return p, refuse("%s", why).at(x.place(o.Func, k), "cannot be predicated")
			}
			if writes[n] < 0 && i.Writes(pred) {
				writes[n] = k
			}
		}
	}
	// The predicate may change only when all guards have been read.
	lastOf := func(n int) bool { return writes[n] < 0 || writes[n] == len(d.sides[n].body)-1 }
	copies := false
	switch {
	case writes[0] < 0 && lastOf(1):
	case writes[1] < 0 && lastOf(0):
		p.swapped = len(d.sides[1].body) > 0
	default:
		copies = true
	}
	var used [7]bool
	if copies {
		if p.copied, why = o.free(d, &used); why != "" {
			return p, refuse("the predicated code writes %s, the condition of the branch, and %s", o.Func.Names.Reg(pred), why)
		}
		p.added++
	}
	for n := range d.sides {
		x := &d.sides[n]
		var last cfg.Guard
		for k := range x.body {
			i := &x.body[k]
			if g := i.Guard; !g.Always() && !g.Never() && (copies || g.Reg != pred) {
				if p.both.Class == cfg.NoReg {
					if p.both, why = o.free(d, &used); why != "" {
						return p, refuse("%s has a guard of its own, @%s, and %s", i.Op.Name, o.Func.Names.Reg(g.Reg), why).
							at(x.place(o.Func, k), "has a guard")
					}
				}
				if last.Reg != g.Reg || last.Not != g.Not {
					p.added++
					last = g
				}
			}
			if g := i.Guard; !copies && g.Reg == pred && g.Not != x.guard.Not {
				return p, refuse("%s is never executed under the guard %s", i.Op.Name, o.guardString(g)).at(x.place(o.Func, k), "never executed")
			}
			if i.Writes(last.Reg) {
				last = cfg.Guard{}
			}
		}
	}
	return p, o.moves(d, p.swapped)
}

// unguardable returns why i must not run under a guard on pred; "" if it may.
func (o *folder) unguardable(i *cfg.Instr, pred cfg.Reg, varying bool) string {
	e := i.Op.Effects
	c := i.Convergent()
	switch {
	case !i.Op.Known():
		return i.Name + " is unknown and may have any effect"
	case e&cfg.Call != 0:
		return i.Op.Name + " calls other code"
	case i.Flow == cfg.FlowBSYNC:
		return i.Op.Name + " waits for other lanes"
	case i.Flow != cfg.FlowNone, c == cfg.ChangesMask, c == cfg.ReadsMask:
		return i.Op.Name + " changes which lanes reconverge"
	case c == cfg.WaitsForLanes, c == cfg.ArrivesForLanes:
		return i.Op.Name + " " + c.String()
	case e&cfg.Trap != 0:
		return i.Op.Name + " may trap"
	case e&cfg.Fence != 0:
		return i.Op.Name + " orders memory"
	case e&cfg.WarpWide != 0 && varying:
		return fmt.Sprintf("%s is a cross-lane operation, and %s varies between lanes", i.Op.Name, o.Func.Names.Reg(pred))
	case i.Op.Name[0] == 'U':
		return fmt.Sprintf("%s is on the uniform datapath and cannot be predicated by %s", i.Op.Name, o.Func.Names.Reg(pred))
	case i.Guard.Reg.Class == cfg.ClassUP:
		return fmt.Sprintf("%s has a uniform guard of its own", i.Op.Name)
	}
	for n := range i.Refs {
		ref := &i.Refs[n]
		if !ref.Write {
			continue
		}
		switch ref.Reg.Class {
		case cfg.ClassUR, cfg.ClassUP:
			return fmt.Sprintf("%s writes the uniform register %s and cannot be predicated by %s", i.Op.Name, o.Func.Names.Reg(ref.Reg), o.Func.Names.Reg(pred))
		case cfg.ClassCC:
			return i.Op.Name + " writes the condition code"
		}
	}
	return ""
}

// free returns a predicate that nothing in the sides or after them needs, and marks it used; or why
// there is none.
func (o *folder) free(d *diamond, used *[7]bool) (cfg.Reg, string) {
	live := o.Liveness()
	for n := range used {
		p := cfg.Reg{Class: cfg.ClassP, Num: int32(n)}
		if used[n] || p == d.guard.Reg || live.LiveInReg(d.join, p) || d.touches(p) {
			continue
		}
		used[n] = true
		return p, ""
	}
	return cfg.Reg{}, "there is no free predicate register"
}

// touches reports whether a side reads or writes r.
func (d *diamond) touches(r cfg.Reg) bool {
	for n := range d.sides {
		for k := range d.sides[n].body {
			for _, ref := range d.sides[n].body[k].Refs {
				if ref.Has(r) {
					return true
				}
			}
		}
	}
	return false
}

// guarded returns the instructions of the sides under their guards.
func (o *folder) guarded(w *cfg.Change, d *diamond, p guardPlan) []cfg.Instr {
	var body []cfg.Instr
	if p.copied.Class != cfg.NoReg {
		body = append(body, o.conjunction(p.copied, cfg.Guard{Reg: d.guard.Reg}, cfg.Guard{Reg: cfg.PT}))
	}
	for n := range d.sides {
		if p.swapped {
			n = 1 - n
		}
		x := &d.sides[n]
		guard := x.guard
		if p.copied.Class != cfg.NoReg {
			guard.Reg = p.copied
		}
		stays := o.stays(d, n, p.swapped)
		var last cfg.Guard // whose conjunction with guard is in p.both
		for k := range x.body {
			i := x.instr(w, o.Func, &x.body[k])
			if !stays && writtenAnew(o.Func, &x.body[k]) {
				i = i.Detached(o.Func)
			}
			g := i.Guard
			switch {
			case g.Never() || g.Reg == guard.Reg && g.Not == guard.Not:
			case g.Always():
				i.SetGuard(o.Func, guard)
			default:
				if last.Reg != g.Reg || last.Not != g.Not {
					body = append(body, o.conjunction(p.both, guard, g))
					last = cfg.Guard{Reg: g.Reg, Not: g.Not}
				}
				i.SetGuard(o.Func, cfg.Guard{Reg: p.both})
			}
			body = append(body, i)
			if i.Writes(last.Reg) {
				last = cfg.Guard{}
			}
		}
	}
	return body
}

// conjunction returns the instruction that sets to where both a and b hold.
func (o *folder) conjunction(to cfg.Reg, a, b cfg.Guard) cfg.Instr {
	text := func(g cfg.Guard) string {
		if g.Not {
			return "!" + o.Func.Names.Reg(g.Reg)
		}
		return o.Func.Names.Reg(g.Reg)
	}
	if sm := o.Func.SM(); sm > 0 && sm < 70 {
		return o.Func.NewInstr("PSETP.AND.AND %s, PT, %s, %s, PT", o.Func.Names.Reg(to), text(a), text(b))
	}
	return o.Func.NewInstr("PLOP3.LUT %s, PT, %s, %s, PT, 0x80, 0x0", o.Func.Names.Reg(to), text(a), text(b))
}
