package ide

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// tokenFacts are what tokens show of the facts of one function.
type tokenFacts struct {
	facts *analysis.Facts
	dead  []bool // by number of the instruction; nil in a function that is too large
}

// newTokenFacts finds those of the tokenizer's function: in a section with a large one only which blocks are unreachable.
func (t *tokenizer) newTokenFacts() *tokenFacts {
	if t.large {
		return &tokenFacts{facts: analysis.NewFacts(t.u.Funcs[t.fn]).For(t.ctx)}
	}
	x := &tokenFacts{facts: t.s.about(t.ctx, t.u, t.fn)}
	if x.facts.SSA().Limited {
		return x
	}
	x.dead = x.facts.DeadCode(nil)
	for _, w := range x.facts.DeadWrites() {
		x.dead[x.facts.Registers().Number(w.Block, w.K)] = true
	}
	return x
}

// of returns what is known of instruction k of b.
func (t *tokenFacts) of(b *cfg.Block, k int) TokenMods {
	switch {
	case t.facts.Unreachable(b):
		return UnreachableMod
	case t.dead != nil && t.dead[t.facts.Registers().Number(b, k)]:
		return DeadMod
	}
	return 0
}

// uniform reports whether what operand arg of instruction k of b names of r is known to be the same
// in all lanes. Uniform registers are.
func (t *tokenFacts) uniform(b *cfg.Block, k int, arg int8, r cfg.Reg) bool {
	if r.Class == cfg.ClassUR || r.Class == cfg.ClassUP {
		return true
	}
	if t.dead == nil || r.IsConst() || r.Class != cfg.ClassR && r.Class != cfg.ClassP {
		return r.IsConst()
	}
	s := t.facts.SSA()
	n, v := s.Regs.Number(b, k), s.Regs.Var(r)
	found := false
	for j, w := range s.Regs.Words(n) {
		if s.Regs.Args(n)[j] != arg || w.Var() != v {
			continue
		}
		if s.Values(n)[j] < 0 || t.facts.Uniformity().Varies(s.Values(n)[j], b) {
			return false
		}
		found = true
	}
	return found
}
