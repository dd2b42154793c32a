package optimizer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// A formula is a function of up to three predicates, as the truth table that
// LOP3 has for it: bit 4a+2b+c is what comes out for the inputs a, b and c. What it does not
// have as an input does not matter to the table, so that the table of two inputs
// is the same as LOP3 has it with anything for the third.
type formula struct {
	in    []cfg.Reg
	table uint8
}

// columns are the tables of the inputs themselves. Source: design language.md, rulings.
var columns = [3]uint8{0xf0, 0xcc, 0xaa}

// lit is the formula of one predicate, or its opposite.
func lit(r cfg.Reg, not bool) formula {
	t := formula{in: []cfg.Reg{r}, table: columns[0]}
	if r.IsConst() {
		t = formula{table: 0xff}
	}
	if not {
		return t.not()
	}
	return t
}

func (t formula) not() formula { return formula{t.in, ^t.table} }

// and is "t and u"; ok is false if that has more than three inputs.
func (t formula) and(u formula) (formula, bool) {
	return t.with(u, func(a, b uint8) uint8 { return a & b })
}

// or is "t or u".
func (t formula) or(u formula) (formula, bool) {
	return t.with(u, func(a, b uint8) uint8 { return a | b })
}

// choose is u where t is true, else v.
func (t formula) choose(u, v formula) (formula, bool) {
	x, ok1 := t.and(u)
	y, ok2 := t.not().and(v)
	if !ok1 || !ok2 {
		return formula{}, false
	}
	return x.or(y)
}

// with applies a function, bit by bit, to two formulas.
func (t formula) with(u formula, op func(a, b uint8) uint8) (formula, bool) {
	in := slices.Clone(t.in)
	for _, r := range u.in {
		if !slices.Contains(in, r) {
			in = append(in, r)
		}
	}
	if len(in) > len(columns) {
		return formula{}, false
	}
	return formula{in, op(t.over(in), u.over(in))}.reduced(), true
}

// over is the table of t for the inputs in, which those of t are among.
func (t formula) over(in []cfg.Reg) uint8 {
	var out uint8
	for row := range 8 {
		from := 0
		for k, r := range t.in {
			if columns[slices.Index(in, r)]>>row&1 != 0 {
				from |= 4 >> k
			}
		}
		out |= t.table >> from & 1 << row
	}
	return out
}

// reduced is t without the inputs that do not matter to it.
func (t formula) reduced() formula {
	var in []cfg.Reg
	for k, r := range t.in {
		if bit := 4 >> k; t.table>>bit&^columns[k] != t.table&^columns[k] {
			in = append(in, r)
		}
	}
	if len(in) == len(t.in) {
		return t
	}
	// An input that does not matter may be anything: false.
	var table uint8
	for row := range 8 {
		from := 0
		for k, r := range t.in {
			if n := slices.Index(in, r); n >= 0 && columns[n]>>row&1 != 0 {
				from |= 4 >> k
			}
		}
		table |= t.table >> from & 1 << row
	}
	return formula{in, table}
}

// foldOf is the formula of what an earlier iteration folded two conditions into, with a table: LOP3
// P0, P1, P2, 0xC0 and PLOP3.LUT P0, PT, P1, P2, PT, 0xc0, 0x0. ok is false for PSETP, which has
// none.
func foldOf(i *cfg.Instr, sm int) (t formula, ok bool) {
	if i.Op.Name == "PSETP" {
		return formula{}, false
	}
	src := i.Args[i.NumDst(sm):]
	in := [3]formula{2: lit(cfg.PT, false)}
	k := 0
	for ; k < len(in) && src[k].Kind == cfg.RegOperand; k++ {
		in[k] = lit(src[k].Reg, src[k].Flags&cfg.Not != 0)
	}
	return lookup(uint8(src[k].Imm), in)
}

// lookup is the formula of a table whose inputs are formulas themselves.
func lookup(table uint8, in [3]formula) (formula, bool) {
	sum := formula{}
	for row := range 8 {
		if table>>row&1 == 0 {
			continue
		}
		term := formula{table: 0xff}
		for k := range in {
			x, ok := in[k], false
			if row&(4>>k) == 0 {
				x = x.not()
			}
			if term, ok = term.and(x); !ok {
				return formula{}, false
			}
		}
		var ok bool
		if sum, ok = sum.or(term); !ok {
			return formula{}, false
		}
	}
	return sum, true
}

// isFold reports whether i computes predicates from predicates alone: what an earlier
// fold of two conditions leaves.
func isFold(i *cfg.Instr) bool {
	if !i.Op.Known() {
		return false
	}
	switch i.Op.Name {
	case "PLOP3", "PSETP":
		return true
	case "LOP3":
		return i.Args[1].Reg.IsPred() // else it is of registers
	}
	return false
}

// tableOpcode is what the text of f has for functions of predicates.
func tableOpcode(f *cfg.Func) string {
	switch sm := f.SM(); {
	case f.Native && (sm == 0 || sm >= 50):
		return "LOP3"
	case sm == 0 || sm >= 70:
		return "PLOP3"
	}
	return "PSETP"
}

// folded is the instruction that computes t into p in the text of f, and how to call it: "LOP3 (0xC0)".
// Up to sm_62 there are no tables of predicates; PSETP has what two inputs need. It is
// "" for what the target cannot do.
func folded(f *cfg.Func, p cfg.Reg, t formula) (text, name string) {
	in := [3]string{"PT", "PT", "PT"}
	for k, r := range t.in {
		in[k] = f.Names.Reg(r)
	}
	pd := f.Names.Reg(p)
	switch op := tableOpcode(f); {
	case op == "LOP3":
		third := ""
		if len(t.in) == 3 {
			third = in[2] + ", "
		}
		return fmt.Sprintf("LOP3 %s, %s, %s, %s%#02x", pd, in[0], in[1], third, t.table), fmt.Sprintf("LOP3 (0x%02X)", t.table)
	case op == "PLOP3":
		return fmt.Sprintf("PLOP3.LUT %s, PT, %s, %s, %s, %#02x, 0x0", pd, in[0], in[1], in[2], t.table), fmt.Sprintf("PLOP3 (0x%02X)", t.table)
	case len(t.in) == 2:
		op, a, b := psetp(t.table)
		return fmt.Sprintf("PSETP.%s.AND %s, PT, %s%s, %s%s, PT", op, pd, a, in[0], b, in[1]), "PSETP (" + a + in[0] + " " + op + " " + b + in[1] + ")"
	}
	return "", ""
}

// psetp is how PSETP spells a table that two inputs matter to: the operator, and a "!" before
// an input it takes the opposite of.
func psetp(table uint8) (op, a, b string) {
	x, y := columns[0], columns[1]
	for _, na := range []string{"", "!"} {
		for _, nb := range []string{"", "!"} {
			p, q := x, y
			if na != "" {
				p = ^p
			}
			if nb != "" {
				q = ^q
			}
			switch table {
			case p & q:
				return "AND", na, nb
			case p | q:
				return "OR", na, nb
			case p ^ q:
				return "XOR", na, nb
			}
		}
	}
	panic("optimizer: no PSETP of two inputs")
}

// A ComparisonIndex is a row of the table from the kind of comparison that sets a predicate to its
// index among the tables of LOP3.
type ComparisonIndex struct {
	Types []int // as the first word of a setp's descriptor has it
	Kind  string
	Mods  []string // how a listing spells it, of comparisons
	Index uint8
}

// ComparisonIndices is that table, by type. Source: seeds branch-and-switch, "LOP3 Truth Table
// Composition". What comes out of composing two conditions is the table of their predicates
// ([formula]), whatever sets those.
var ComparisonIndices = []ComparisonIndex{
	{[]int{1}, "GT", []string{"GT"}, 0x10},
	{[]int{2}, "LT", []string{"LT"}, 0x0c},
	{[]int{4}, "EQ", []string{"EQ"}, 0x01},
	{[]int{5}, "LE", []string{"LE"}, 0x03},
	{[]int{6}, "GE", []string{"GE"}, 0x0b},
	{[]int{7, 9}, "NE", []string{"NE"}, 0x02},
	{[]int{12}, "XOR", nil, 0x04},
	{[]int{13}, "FALSE", []string{"F"}, 0x00},
	{[]int{14}, "AND", nil, 0x08},
	{[]int{15}, "XNOR", nil, 0x11},
	{[]int{16}, "NAND", nil, 0x07},
	{[]int{0x13}, "TRUE", []string{"T"}, 0x0f},
	{[]int{0x14}, "ordered", []string{"NUM"}, 0x06},
	{[]int{0x15, 0x16}, "unordered", []string{"NAN"}, 0x05},
}

// comparisonIndexOf returns the row of the comparison that i, a setp, makes; nil if the table has none.
func comparisonIndexOf(i *cfg.Instr) *ComparisonIndex {
	switch i.Op.Name {
	case "ISETP", "FSETP", "DSETP", "HSETP2":
	default:
		return nil
	}
	for n := range ComparisonIndices {
		if slices.ContainsFunc(ComparisonIndices[n].Mods, i.HasMod) {
			return &ComparisonIndices[n]
		}
	}
	return nil
}

// comparisonIndexText lists the table: "GT 0x10, LT 0x0C".
func comparisonIndexText() string {
	var list []string
	for n := range ComparisonIndices {
		list = append(list, fmt.Sprintf("%s 0x%02X", ComparisonIndices[n].Kind, ComparisonIndices[n].Index))
	}
	return strings.Join(list, ", ")
}
