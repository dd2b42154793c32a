package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// LinearReplacement is phase 31: where both paths of a branch only move something into registers,
// it chooses what they get instead. Source: seeds branch-and-switch, "Interaction with
// OriLinearReplacement"; design passes.md.
//
//	@P0 BRA t                      @P0 BRA j
//	   MOV R1, R2                     MOV R1, c[0x0][0x160]
//	   BRA j                       j: ...
//	t: MOV R1, 0x7             =>
//	j: ...                     =>  @!P0 MOV R1, c[0x0][0x160]
//
//	   SEL R1, R2, 0x7, !P0
//
// SEL holds a register and one of register, immediate and constant. If neither way has a register,
// the one moves always and the other after it under a guard. What only one way writes is moved
// under a guard.
//
// It must refuse what [Predication] refuses for the sake of labels and edges, and more moves than
// linearize-max-moves.
var LinearReplacement = &Pass{
	Name: "OriLinearReplacement",
	Doc:  "Replace branches with selects. The then and else sides only move values into registers: SEL and predicated moves do the same without branching.",
	Run:  func(c *Ctx) { fold(c, (*folder).linearize) },

	Several: true,
}

// linearize tries to fold d into selects and moves.
func (o *folder) linearize(d *diamond) {
	steps := o.linear(d)
	if steps == nil || o.decided(d) {
		return
	}
	varying := o.Uniformity().Diverges(d.a)
	sel := 0
	for n := range steps {
		sel += steps[n].saves()
	}
	r := linearizeBranch.at(where(d.a, d.branch()), instead(steps))
	if varying {
		r.Title += savesDivergence
	}
	r.Message = "the branch only selects what " + o.written(steps)
	no := o.kept(d)
	if no == nil {
		no = o.moves(d, false)
	}
	if no != nil {
		o.refuse(d, r, no)
		return
	}
	region := o.region(d)
	c := o.cost(d, varying, region.costs(d), -sel)
	if c.guards > c.branch {
		o.refuse(d, r, refuse("selects cost %s, the branch about %s", slotString(c.guards, "issue slot"), slotString(c.branch, "")))
		return
	}
	if no := o.joined(d); no != nil {
		o.refuse(d, r, no)
		return
	}
	r.Message += fmt.Sprintf(": %s instead of about %s", slotString(c.guards, "issue slot"), slotString(c.branch, ""))
	if c.guards == c.branch {
		r.ActionOnly = sameCost
	}
	o.apply(d, r, region, func(w *cfg.Change) []cfg.Instr { return o.selected(w, d, steps) })
}

// instead says what the steps are.
func instead(steps []choice) string {
	with := "MOV"
	for n := range steps {
		switch steps[n].form {
		case selects, reversed:
			return "SEL"
		case alone, overlay, apart:
			with = "predicated MOV"
		}
	}
	return with
}

// written says what the steps write.
func (o *folder) written(steps []choice) string {
	var few [4]cfg.Reg // linearize-max-moves allows no more by default
	regs := few[:0]
	for k := range steps {
		if to := steps[k].to(); !slices.Contains(regs, to) {
			regs = append(regs, to)
		}
	}
	return sentence(o.Func, regs, " gets", " get")
}

// A choice is what one register gets: on both ways, or on one alone.
type choice struct {
	move [2]*cfg.Instr // by side
	form form
}

type form uint8

const (
	alone    form = iota // on one way
	equal                // the same on both
	selects              // SEL, whose register is that of side 0
	reversed             // SEL, whose register is that of side 1
	overlay              // one is moved always, the other after it under a guard: neither is a register
	apart                // each under its guard
)

func (c *choice) to() cfg.Reg {
	if c.move[0] != nil {
		return c.move[0].Args[0].Reg
	}
	return c.move[1].Args[0].Reg
}

// saves is how many instructions there are fewer than moves.
func (c *choice) saves() int {
	if c.form == equal || c.form == selects || c.form == reversed {
		return 1
	}
	return 0
}

// linear returns the choices that the sides of d come to, in an order in which either path alone is
// what its side does; nil if the sides do more than move, or too much.
func (o *folder) linear(d *diamond) []choice {
	if d.instrs() > o.Knobs.Int(o.Func, "linearize-max-moves") {
		return nil
	}
	for n := range d.sides {
		for k := range d.sides[n].body {
			if source(&d.sides[n].body[k]) == nil {
				return nil
			}
		}
	}
	var steps []choice
	rest := d.sides[1].body
	for k := range d.sides[0].body {
		x := &d.sides[0].body[k]
		at := 0
		for at < len(rest) && rest[at].Args[0].Reg != x.Args[0].Reg {
			at++
		}
		if at == len(rest) {
			steps = append(steps, choice{move: [2]*cfg.Instr{x, nil}})
			continue
		}
		for m := range at {
			steps = append(steps, choice{move: [2]*cfg.Instr{nil, &rest[m]}})
		}
		steps = append(steps, choice{[2]*cfg.Instr{x, &rest[at]}, o.formOf(source(x), source(&rest[at]))})
		rest = rest[at+1:]
	}
	for m := range rest {
		steps = append(steps, choice{move: [2]*cfg.Instr{nil, &rest[m]}})
	}
	return steps
}

// source returns what i moves, if it is a plain move to one general register, else nil.
func source(i *cfg.Instr) *cfg.Operand {
	if !i.Op.Known() || !i.Guard.Always() || len(i.Args) < 2 {
		return nil
	}
	var src *cfg.Operand
	switch {
	case (i.Op.Name == "MOV" || i.Op.Name == "MOV32I") && i.Mods() == "":
		if len(i.Args) > 3 || len(i.Args) == 3 && (i.Args[2].Kind != cfg.ImmOperand || i.Args[2].Imm != 0xf) {
			return nil
		}
		src = &i.Args[1]
	case i.Op.Name == "IMAD" && (i.Mods() == ".MOV" || i.Mods() == ".MOV.U32") && len(i.Args) == 4 && zero(&i.Args[1]) && zero(&i.Args[2]):
		src = &i.Args[3]
	default:
		return nil
	}
	to := &i.Args[0]
	if to.Kind != cfg.RegOperand || to.Reg.Class != cfg.ClassR || to.Flags != 0 || to.Suffix() != "" || src.Flags&^(cfg.Reuse|cfg.HasImm) != 0 || src.Suffix() != "" {
		return nil
	}
	switch src.Kind {
	case cfg.RegOperand:
		if src.Reg.Class == cfg.ClassR || src.Reg.Class == cfg.ClassUR {
			return src
		}
	case cfg.ImmOperand, cfg.ConstOperand:
		return src
	}
	return nil
}

// zero reports whether a factor of IMAD is zero, whose sign does not matter; it has no inverted ones.
func zero(a *cfg.Operand) bool {
	return a.Kind == cfg.RegOperand && a.Reg == cfg.RZ && a.Suffix() == ""
}

// formOf says how a register gets x on one way and y on the other.
func (o *folder) formOf(x, y *cfg.Operand) form {
	switch {
	case x.SameWord(y):
		return equal
	case x.Reg.Class == cfg.ClassR && x.Kind == cfg.RegOperand && o.second(y):
		return selects
	case y.Reg.Class == cfg.ClassR && y.Kind == cfg.RegOperand && o.second(x):
		return reversed
	}
	if o.second(x) && y.Reg.Class != cfg.ClassR {
		return overlay
	}
	return apart
}

// second reports whether SEL can have a as its second source. A constant at an address that is not
// known is read only where it is needed.
func (o *folder) second(a *cfg.Operand) bool {
	switch a.Kind {
	case cfg.RegOperand:
		return a.Reg.Class == cfg.ClassR || o.Func.SM() >= 75
	case cfg.ConstOperand:
		return a.Bank >= 0 && a.Reg.Class == cfg.NoReg && a.UReg().Class == cfg.NoReg
	case cfg.ImmOperand:
		// Up to sm_62 an immediate has 20 bits, of which SEL extends the sign.
		return o.Func.SM() == 0 || o.Func.SM() >= 70 || -1<<19 <= a.Imm && a.Imm < 1<<19
	}
	return false
}

// selected returns the instructions of the steps.
func (o *folder) selected(w *cfg.Change, d *diamond, steps []choice) []cfg.Instr {
	var body []cfg.Instr
	add := func(n int, i *cfg.Instr, always bool) {
		c := d.sides[n].instr(w, o.Func, i)
		if n == 1 && writtenAnew(o.Func, i) && (d.sides[0].block != nil || !o.stays(d, 1, false)) {
			c = i.Detached(o.Func)
		}
		if !always {
			c.SetGuard(o.Func, d.sides[n].guard)
		}
		body = append(body, c)
	}
	for k := range steps {
		s := &steps[k]
		switch s.form {
		case alone, apart:
			for n := range s.move {
				if s.move[n] != nil {
					add(n, s.move[n], false)
				}
			}
		case equal:
			add(0, s.move[0], true)
		case overlay:
			add(0, s.move[0], true)
			add(1, s.move[1], false)
		default:
			n := int(s.form - selects)
			p := o.guardString(d.sides[n].guard)[1:]
			spell := func(a cfg.Operand) string {
				a.Flags &^= cfg.Reuse
				return o.Func.OperandString(&a)
			}
			body = append(body, o.Func.NewInstr("SEL %s, %s, %s, %s", o.Func.Names.Reg(s.to()), spell(*source(s.move[n])), spell(*source(s.move[1-n])), p))
		}
	}
	return body
}
