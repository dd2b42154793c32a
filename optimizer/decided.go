package optimizer

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// decided returns where the predicate reg, which instruction k of b reads and of which is known what
// it is, gets that: the one instruction that writes it, with what is known of the registers that are
// compared there. It returns nil if there is no such instruction, or a rewrite was made since the facts
// were found.
func (c *Ctx) decided(b *cfg.Block, k int, reg cfg.Reg) []analysis.Related {
	if c.stale {
		return nil
	}
	s := c.SSA()
	num := s.Regs.Number(b, k)
	v := analysis.NoValue
	for n, w := range s.Regs.Words(num) {
		if w >= 0 && !w.Write() && s.Regs.Regs[w.Var()] == reg {
			v = s.Values(num)[n]
			break
		}
	}
	if v < 0 || s.Kind(v) != analysis.InstrValue || s.Prev(v) >= 0 {
		return nil
	}
	at, def := s.Block(v), s.Instr(v)
	i := &at.Instrs[def-s.Regs.Number(at, 0)]
	var known []string
	for n, w := range s.Regs.Words(def) {
		if w < 0 || w.Write() || s.Values(def)[n] < 0 {
			continue
		}
		k := c.Constants().Value(s.Values(def)[n], at)
		what := whatIs(s.Regs.Regs[w.Var()], k)
		if x, ok := k.Const(); ok && i.Op.Name == "FSETP" && s.Regs.Regs[w.Var()].Class == cfg.ClassR {
			what = strconv.FormatFloat(float64(math.Float32frombits(x)), 'g', -1, 32)
		}
		if what == "" {
			continue
		}
		verb := " is "
		if i.Writes(s.Regs.Regs[w.Var()]) {
			verb = " was " // before
		}
		if is := c.Func.Names.Reg(s.Regs.Regs[w.Var()]) + verb + what; !slices.Contains(known, is) {
			known = append(known, is)
		}
	}
	text := c.Func.Names.Reg(reg) + " is defined here"
	if len(known) > 0 {
		text += ", where " + strings.Join(known, " and ")
	}
	return []analysis.Related{{Span: at.InSection(i.Span), Message: text}}
}

// whatIs says what k tells of register r, "" if that is nothing that not every value is.
func whatIs(r cfg.Reg, k analysis.Known) string {
	x, constant := k.Const()
	switch predicate := r.Class == cfg.ClassP || r.Class == cfg.ClassUP; {
	case predicate && !constant, k.None():
		return ""
	case predicate && x == 0:
		return "false"
	case predicate:
		return "true"
	}
	return k.String()
}
