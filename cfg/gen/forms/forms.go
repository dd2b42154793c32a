// Package forms makes the instructions that random programs are made of out of the opcode table:
// every opcode that leaves control flow alone, with its modifiers and with each kind of operand
// that its row lists.
package forms

import (
	"regexp"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
)

// Excluded are the opcodes that are left out, and why.
var Excluded = map[string]string{
	"BAR":      "made by the generator, where all lanes come to it",
	"BMOV":     "a barrier that it writes is one that a region around needs",
	"BPT":      "it ends the program",
	"WARPSYNC": "lanes that its mask does not name must not come to it",
	"LEPC":     "it gives its own place, which rewrites may change",
	"ULEPC":    "it gives its own place, which rewrites may change",
}

// The sets of modifiers that exclude each other.
var choices = []struct {
	of  *regexp.Regexp
	may bool
}{
	{regexp.MustCompile(`^(F|T|LT|EQ|LE|GT|NE|GE|NUM|NAN|LTU|EQU|LEU|GTU|NEU|GEU)$`), false},
	{regexp.MustCompile(`^(U4|S4|U8|S8|U16|S16|U32|S32|U64|S64)$`), true},
	{regexp.MustCompile(`^(AND|OR|XOR)$`), false},
	{regexp.MustCompile(`^(F16|BF16|F32|TF32|F64|E8|E4M3|E5M2|E3M2|E2M3|E2M1)$`), true},
	{regexp.MustCompile(`^(RN|RM|RP|RZ)$`), true},
	{regexp.MustCompile(`^(64|96|128|256)$`), true},
	{regexp.MustCompile(`^(CTA|SM|GPU|SYS|VC|CLUSTER|GL)$`), true},
	{regexp.MustCompile(`^(ADD|MIN|MAX|INC|DEC|EXCH|SAFEADD|CAST|SPIN|POPC|ARRIVE)$`), true},
	{regexp.MustCompile(`^(UP|DOWN|BFLY|IDX|ANY|ALL)$`), true},
	{regexp.MustCompile(`^(HI|LO|WIDE|MOV|IADD|SHL)$`), true},
}

// optional are operands that are always left out.
var optional = regexp.MustCompile(`\b[lwc]\?`)

// All returns the forms, sorted by opcode: one for each alternative of a row.
func All() []gen.OpForm {
	var list []gen.OpForm
	for _, op := range cfg.Ops() {
		if op.Flow != cfg.FlowNone || Excluded[op.Name] != "" {
			continue
		}
		for alt := range strings.SplitSeq(op.Form, "|") {
			alt = strings.TrimSpace(alt)
			if alt == "*" {
				alt = "D x x" // the row says nothing of them
			}
			if alt = optional.ReplaceAllString(alt, ""); strings.ContainsAny(alt, "lB") {
				continue // a code address, a barrier
			}
			list = append(list, formOf(op, alt))
		}
	}
	return list
}

func formOf(op *cfg.Op, operands string) gen.OpForm {
	f := gen.OpForm{Op: op.Name, Operands: operands, Min: int(op.Min), Max: int(op.Max), Space: 'g'}
	wide := slices.ContainsFunc(op.Modifiers(), func(m string) bool { return strings.HasSuffix(m, "64") })
	f.Narrow = op.Sig.Width == cfg.Width1 || op.Sig.Width == cfg.Width32 && !wide
	f.Uniform = strings.HasPrefix(op.Name, "U")
	switch op.Name {
	case "R2UR", "S2UR", "CS2UR", "VOTEU", "REDUX", "CREDUX", "ELECT":
		f.ToUR = true
	case "LDL", "STL":
		f.Space = 'l'
	case "LDS", "STS", "ATOMS", "LDSM", "STSM":
		f.Space = 's'
	}
	switch {
	case op.Effects&(cfg.Barrier|cfg.Converge|cfg.Trap) != 0:
		f.Where = gen.All32
	case op.Effects&cfg.WarpWide != 0 || f.Uniform || f.ToUR:
		f.Where = gen.Together
	}
	mods := op.Modifiers()
	for _, set := range op.OneOf() {
		f.OneOf = append(f.OneOf, gen.Choice{Of: set, May: !slices.ContainsFunc(set, func(m string) bool { return m == "LT" || m == "AND" })})
		mods = slices.DeleteFunc(mods, func(m string) bool { return slices.Contains(set, m) })
	}
	for _, c := range choices {
		var of []string
		for _, m := range mods {
			if c.of.MatchString(m) {
				of = append(of, m)
			}
		}
		if of != nil {
			f.OneOf = append(f.OneOf, gen.Choice{Of: of, May: c.may || len(of) == 1})
			mods = slices.DeleteFunc(mods, func(m string) bool { return slices.Contains(of, m) })
		}
	}
	f.Some = mods
	return f
}
