package ide

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/ori-lang/ori/cfg"
)

// computes is what the instruction at the place computes, as C would have it: "R6 = R3 | R4"; "" for one that says so itself, or
// of which that is not known. A guard is not part of it.
func (p *place) computes() string {
	i, f := p.i, p.f
	n := i.NumDst(f.SM())
	if !i.Op.Known() || n == 0 || n > len(i.Args) {
		return ""
	}
	c := computed{p: p, dst: i.Args[:n], src: i.Args[n:]}
	for n := range i.Args {
		c.text = append(c.text, strings.ReplaceAll(p.text(i.Args[n].Span), ".reuse", ""))
	}
	switch i.Op.Name {
	case "LOP3", "ULOP3":
		return c.lop3()
	case "IMAD", "UIMAD":
		return c.imad()
	case "IADD3", "UIADD3":
		return c.iadd3()
	case "LEA", "ULEA":
		return c.lea()
	case "ISETP", "UISETP":
		return c.isetp()
	case "SEL", "USEL", "FSEL":
		if len(c.src) == 3 && i.Mods() == "" {
			return c.is(c.of(2) + " ? " + c.of(0) + " : " + c.of(1))
		}
	case "IMNMX", "UIMNMX", "VIMNMX", "FMNMX":
		if len(c.src) == 3 && (i.Mods() == "" || i.Mods() == ".U32") {
			switch c.of(2) {
			case "PT", "UPT":
				return c.is("min(" + c.of(0) + ", " + c.of(1) + ")")
			case "!PT", "!UPT":
				return c.is("max(" + c.of(0) + ", " + c.of(1) + ")")
			}
		}
	}
	return ""
}

// computed is an instruction whose meaning is spelled.
type computed struct {
	p        *place
	dst, src []cfg.Operand
	text     []string // of all operands
}

// of is the text of a source.
func (c *computed) of(k int) string { return c.text[len(c.dst)+k] }

// zero reports whether a source is known to be zero by its spelling.
func (c *computed) zero(k int) bool {
	a := &c.src[k]
	return a.Kind == cfg.RegOperand && a.Reg.IsConst() && !a.Reg.IsPred() || a.Kind == cfg.ImmOperand && a.Imm == 0
}

// is says that the destination becomes a value, and what else is written: a carry.
func (c *computed) is(value string) string {
	to := slices.IndexFunc(c.dst, func(a cfg.Operand) bool { return !a.Reg.IsPred() })
	if to < 0 || value == "" {
		return ""
	}
	says := "`" + c.wide(to) + " = " + value + "`"
	var carries []string
	for k := range c.dst {
		if a := &c.dst[k]; a.Reg.IsPred() && !a.Reg.IsConst() {
			carries = append(carries, "`"+c.text[k]+"`")
		}
	}
	if carries != nil {
		says += ", and the carry in " + strings.Join(carries, " and ")
	}
	return says
}

// wide is the text of operand k of the instruction, of 64 bits as R2:R3.
func (c *computed) wide(k int) string {
	a := &c.p.i.Args[k]
	if a.Kind != cfg.RegOperand || a.Reg.IsConst() || c.p.i.Words(k, c.p.f.SM()) != 2 {
		return c.text[k]
	}
	high := a.Reg
	high.Num++
	return c.text[k] + ":" + c.p.f.Names.Reg(high)
}

// sum adds terms, those with a minus by taking away.
func sum(terms []string) string {
	text := ""
	for _, t := range terms {
		rest, minus := strings.CutPrefix(t, "-")
		switch {
		case text == "":
			text = t
		case minus:
			text += " - " + rest
		default:
			text += " + " + t
		}
	}
	return cmp.Or(text, "0")
}

func (c *computed) imad() string {
	i := c.p.i
	if len(c.src) != 3 || i.HasMod("X") || i.HasMod("HI") || i.HasMod("SAT") || i.HasMod("PO") {
		return ""
	}
	n := len(c.dst)
	factor, ok := c.src[1].Imm, c.src[1].Kind == cfg.ImmOperand
	var terms []string
	switch product := c.of(0) + " * " + c.of(1); {
	case c.zero(0) || c.zero(1):
	case ok && factor == 1:
		terms = append(terms, c.of(0))
	case i.HasMod("SHL") && ok && factor > 0 && factor&(factor-1) == 0:
		product = fmt.Sprintf("%s << %d", c.of(0), bits.TrailingZeros64(uint64(factor)))
		if !c.zero(2) {
			product = "(" + product + ")"
		}
		fallthrough
	default:
		terms = append(terms, product)
	}
	if !c.zero(2) {
		terms = append(terms, c.wide(n+2))
	}
	says := c.is(sum(terms))
	if i.HasMod("WIDE") && says != "" {
		if i.HasMod("U32") {
			return says + ", 64 bits, unsigned"
		}
		return says + ", 64 bits, signed"
	}
	return says
}

func (c *computed) iadd3() string {
	i := c.p.i
	if m := i.Mods(); m != "" && m != ".X" || len(c.src) < 3 {
		return ""
	}
	var terms []string
	for k := range c.src {
		a := &c.src[k]
		switch {
		case c.zero(k):
		case k >= 3 && a.Reg.IsConst() && strings.HasPrefix(c.of(k), "!"):
		case k >= 3 && a.Reg.IsConst():
			terms = append(terms, "1")
		default:
			terms = append(terms, c.of(k))
		}
	}
	return c.is(sum(terms))
}

func (c *computed) lea() string {
	if c.p.i.Mods() != "" || len(c.src) != 3 || c.src[2].Kind != cfg.ImmOperand {
		return ""
	}
	shifted := fmt.Sprintf("%s << %d", c.of(0), c.src[2].Imm)
	switch {
	case c.zero(0):
		return c.is(c.of(1))
	case c.zero(1):
		return c.is(shifted)
	}
	return c.is(sum([]string{"(" + shifted + ")", c.of(1)}))
}

// comparisons are the modifiers of integer comparisons, and how C spells them.
var comparisons = map[string]string{"LT": "<", "LE": "<=", "GT": ">", "GE": ">=", "EQ": "==", "NE": "!="}

func (c *computed) isetp() string {
	op, with, unsigned := "", "", ""
	for _, m := range strings.Split(strings.TrimPrefix(c.p.i.Mods(), "."), ".") {
		switch {
		case comparisons[m] != "":
			op = comparisons[m]
		case m == "AND":
			with = " && "
		case m == "OR":
			with = " || "
		case m == "U32":
			unsigned = ", unsigned"
		default:
			return ""
		}
	}
	if op == "" || with == "" || len(c.dst) != 2 || len(c.src) != 3 || !c.dst[1].Reg.IsConst() || c.dst[0].Reg.IsConst() {
		return ""
	}
	value := c.of(0) + " " + op + " " + c.of(1)
	switch of := c.of(2); {
	case with == " && " && (of == "PT" || of == "UPT"), with == " || " && (of == "!PT" || of == "!UPT"):
	case c.src[2].Reg.IsConst():
		return ""
	default:
		value += with + of
	}
	return "`" + c.text[0] + " = " + value + "`" + unsigned
}

func (c *computed) lop3() string {
	if c.p.i.Mods() != ".LUT" || len(c.src) < 4 || c.src[3].Kind != cfg.ImmOperand {
		return ""
	}
	table := uint8(c.src[3].Imm)
	names := [3]string{}
	for k := range names {
		if names[k] = c.of(k); !c.zero(k) {
			continue
		}
		// What the result is where the input is 0 it is everywhere.
		mask := uint8(inputs[k])
		table = table&^mask | table&^mask<<(4>>k)
	}
	to := slices.IndexFunc(c.dst, func(a cfg.Operand) bool { return !a.Reg.IsPred() })
	if to < 0 {
		return ""
	}
	var sb strings.Builder
	for _, letter := range bitwise()[table] {
		if k := strings.IndexRune("abc", letter); k >= 0 {
			sb.WriteString(names[k])
		} else {
			sb.WriteRune(letter)
		}
	}
	value := sb.String()
	says := "`" + c.text[to] + " = " + value + "`"
	if c.dst[to].Reg.IsConst() {
		says = "`" + value + "`"
	}
	for k := range c.dst {
		if a := &c.dst[k]; a.Reg.IsPred() && !a.Reg.IsConst() {
			if len(c.src) > 4 && strings.TrimPrefix(c.of(4), "!") != "PT" && strings.TrimPrefix(c.of(4), "!") != "UPT" || len(c.src) < 5 {
				return says
			}
			says += ", and in `" + c.text[k] + "` whether that is not zero"
		}
	}
	return says
}

// inputs are the tables of the three inputs of LOP3.
var inputs = [3]uint8{0xf0, 0xcc, 0xaa}

// bitwise are expressions of the inputs a, b and c, by the table of LOP3: of each one with the fewest operators.
var bitwise = sync.OnceValue(func() *[256]string {
	type expr struct {
		text string
		rank int // 0 a name, 1 ~, 2 &, 3 ^, 4 |
	}
	var best [256]*expr
	var bySize [][]uint8
	add := func(size int, table uint8, e expr) {
		if best[table] == nil {
			best[table] = &e
			bySize[size] = append(bySize[size], table)
		}
	}
	within := func(e *expr, rank int) string {
		if e.rank > rank {
			return "(" + e.text + ")"
		}
		return e.text
	}
	bySize = append(bySize, nil)
	add(0, 0, expr{"0", 0})
	add(0, 0xff, expr{strconv.Itoa(-1), 0})
	for k, name := range []string{"a", "b", "c"} {
		add(0, inputs[k], expr{name, 0})
	}
	for size := 1; slices.Contains(best[:], nil); size++ {
		bySize = append(bySize, nil)
		for _, x := range bySize[size-1] {
			add(size, ^x, expr{"~" + within(best[x], 1), 1})
		}
		for _, exclusive := range []bool{false, true} {
			for left := range size {
				for _, x := range bySize[left] {
					for _, y := range bySize[size-1-left] {
						a, b := best[x], best[y]
						if exclusive {
							add(size, x^y, expr{within(a, 3) + " ^ " + within(b, 3), 3})
							continue
						}
						add(size, x&y, expr{within(a, 2) + " & " + within(b, 2), 2})
						add(size, x|y, expr{within(a, 4) + " | " + within(b, 4), 4})
					}
				}
			}
		}
	}
	var out [256]string
	for n := range out {
		out[n] = best[n].text
	}
	return &out
})
