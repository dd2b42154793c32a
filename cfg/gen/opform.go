package gen

import (
	"fmt"
	"strings"
)

// An OpForm is a way to write an opcode, for programs that use all that there are. [Shape.Forms] has those to
// choose from; package forms makes them of the opcode table.
type OpForm struct {
	Op       string
	Operands string   // letters of cfg.Op.Form, one alternative: "D P? +x +x q"
	OneOf    []Choice // of each a modifier is chosen, in this order
	Some     []string // each may follow
	Min, Max int      // the targets that have it, as numbers of sm_; Max 0 for still there

	Narrow  bool // all its registers are single ones
	Uniform bool // registers and predicates are uniform ones
	ToUR    bool // it writes a uniform register from general ones
	Space   byte // of an address: 'g', 's' or 'l'
	Where   Where
}

// A Choice is modifiers that exclude each other. May says that there need be none of them.
type Choice struct {
	Of  []string
	May bool
}

// A Where says which lanes have to run together for a form to have one result.
type Where uint8

const (
	Anywhere Where = iota
	Together       // all lanes that have not ended
	All32          // all lanes, none of which has ended
)

// The registers that forms use besides those of the program: of unknown width, so that they begin
// at multiples of four and end in registers that nothing else needs.
const (
	regBank  = 64
	bankSize = 28 // the last eight are never named
	urBank   = 16
	urSize   = 20
)

// beginForms initialises those registers.
func (p *program) beginForms() {
	for n := range bankSize {
		p.instr("", "MOV R%d, R%d", regBank+n, p.dataOr(-1))
	}
	if p.is(Uniform) {
		for n := range urSize {
			p.instr("", "UMOV UR%d, %#x", urBank+n, n*n)
		}
	}
}

// endForms stores what forms have computed.
func (p *program) endForms(store func(reg int)) {
	for n := 0; n < bankSize-12; n++ {
		store(regBank + n)
	}
}

// in reports whether the target has f.
func (f *OpForm) in(sm int) bool { return sm >= f.Min && (f.Max == 0 || sm <= f.Max) }

// opForm writes one of the forms, and reports false if none may stand here.
func (p *program) opForm() bool {
	rare := p.allows(wholly) && p.oneIn(3) // those that may not stand in most places
	first := p.focus != nil && p.oneIn(2)
	for range 40 {
		f := &p.forms[p.r.IntN(len(p.forms))]
		if first {
			f, first, rare = p.focus, false, false
		}
		switch {
		case rare && f.Where == Anywhere:
		case !f.in(p.sm):
		case f.Where == Together && !p.allows(wholly), f.Where == All32 && !p.allows(unended):
		case (f.Uniform || f.ToUR) && !(p.is(Uniform) && p.allows(wholly)):
		case strings.Contains(f.Operands, "A") && p.locked != 0: // it may write all predicates
		default:
			p.writeOp(f)
			return true
		}
	}
	return false
}

func (p *program) writeOp(f *OpForm) {
	var args []string
	for w := range strings.FieldsSeq(f.Operands) {
		letter, optional := strings.CutSuffix(w, "?")
		if optional && p.oneIn(2) {
			continue
		}
		args = append(args, p.opArg(f, letter))
	}
	guard := ""
	switch {
	case !p.is(Predication) || !p.oneIn(4):
	case f.Where == Anywhere && !f.Uniform && !f.ToUR:
		guard = "@" + p.readPred()
	case f.Uniform || p.oneIn(2):
		guard = "@" + p.maybeNot(fmt.Sprintf("UP%d", p.r.IntN(uniPreds)))
		if !p.is(Uniform) {
			guard = ""
		}
	}
	p.instr(guard, "%s", strings.TrimSpace(f.Op+p.mods(f)+" "+strings.Join(args, ", ")))
}

// mods chooses modifiers.
func (p *program) mods(f *OpForm) string {
	var sb strings.Builder
	for _, c := range f.OneOf {
		if !c.May || p.oneIn(3) {
			sb.WriteString("." + c.Of[p.r.IntN(len(c.Of))])
		}
	}
	for _, m := range f.Some {
		if p.oneIn(2 + len(f.Some)) {
			sb.WriteString("." + m)
		}
	}
	return sb.String()
}

// opArg chooses an operand for a letter of cfg.Op.Form.
func (p *program) opArg(f *OpForm, letter string) string {
	sign := ""
	if len(letter) > 1 {
		sign, letter = letter[:1], letter[1:]
	}
	switch letter {
	case "D":
		switch {
		case f.Uniform || f.ToUR:
			return fmt.Sprintf("UR%d", urBank+4*p.r.IntN(urSize/4-1))
		case f.Narrow && p.oneIn(2):
			return p.reg(p.dataReg())
		case p.oneIn(12):
			return "RZ"
		}
		return p.bankReg()
	case "P":
		switch {
		case p.oneIn(4):
			return map[bool]string{true: "UPT", false: "PT"}[f.Uniform]
		case f.Uniform:
			return fmt.Sprintf("UP%d", p.r.IntN(uniPreds))
		}
		return fmt.Sprintf("P%d", p.freePred())
	case "q":
		switch {
		case p.oneIn(4):
			return p.maybeNot(map[bool]string{true: "UPT", false: "PT"}[f.Uniform])
		case f.Uniform || p.is(Uniform) && p.sm >= 75 && p.oneIn(8):
			return p.maybeNot(fmt.Sprintf("UP%d", p.r.IntN(uniPreds)))
		}
		return p.readPred()
	case "x", "f":
		return p.opValue(f, letter, sign)
	case "i":
		if strings.HasSuffix(f.Op, "LOP3") {
			return fmt.Sprintf("%#x", p.r.IntN(256)) // a truth table
		}
		return p.constant()
	case "k":
		return fmt.Sprintf("c[0x0][%#x]", p.bank())
	case "m":
		switch f.Space {
		case 's':
			return fmt.Sprintf("[R50+%#x]", ownLDS*p.r.IntN(4))
		case 'l':
			return fmt.Sprintf("[R%d+%#x]", regOffset, 4*p.r.IntN(slots))
		}
		if f.Uniform {
			return fmt.Sprintf("[UR%d]", urBank+4*p.r.IntN(urSize/4-1))
		}
		return p.global(regOwn, 4*p.r.IntN(slots))
	case "s":
		return [...]string{"SR_LANEID", "SR_TID.X", "SR_CTAID.X", "SRZ", "SR_LTMASK", "SR_EQMASK", "SR_CLOCKLO"}[p.r.IntN(7)]
	case "A":
		return map[bool]string{true: "UPR", false: "PR"}[f.Uniform]
	case "S":
		return fmt.Sprintf("SB%d", p.r.IntN(6))
	case "w":
		return [...]string{"0x0", "PNPN"}[p.r.IntN(2)]
	case "e":
		return "{1,0}"
	case "c":
		return "CC." + [...]string{"NE", "EQ", "LT", "GE"}[p.r.IntN(4)]
	}
	return "0x0"
}

// opValue chooses a source.
func (p *program) opValue(f *OpForm, letter, sign string) string {
	signed := func(s string) string {
		if letter == "f" && p.oneIn(8) {
			s = "|" + s + "|"
		}
		switch {
		case !p.oneIn(4):
		case sign == "+" || sign == "-" || letter == "f":
			return "-" + s
		case sign == "~":
			return "~" + s
		}
		return s
	}
	switch k := p.r.IntN(8); {
	case f.Uniform && k < 6:
		return signed(fmt.Sprintf("UR%d", urBank+4*p.r.IntN(urSize/4-1)))
	case f.Uniform || k == 0:
		if letter == "f" {
			return p.hole("float")
		}
		return p.constant()
	case k == 1:
		return signed(fmt.Sprintf("c[0x0][%#x]", p.bank()))
	case k == 2 && p.is(Uniform) && !f.ToUR:
		return signed(fmt.Sprintf("UR%d", urBank+4*p.r.IntN(urSize/4-1)))
	case k == 3:
		return "RZ"
	case f.Narrow && k < 6:
		s := signed(p.reg(p.dataReg()))
		if p.oneIn(8) && !strings.HasSuffix(s, "|") {
			s += ".reuse"
		}
		return s
	}
	return signed(p.bankReg())
}

func (p *program) bankReg() string { return p.reg(regBank + 4*p.r.IntN(bankSize/4-2)) }
