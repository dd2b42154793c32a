package analysis

import "github.com/ori-lang/ori/cfg"

// deciding returns the one predicate p that decides whether i, the last instruction of b, transfers
// control; not is set if it does so where p is false. ok is false if there is no such predicate.
func deciding(s *SSA, b *cfg.Block, i *cfg.Instr) (p Value, not, ok bool) {
	if i.ByActiveLanes() || !i.Op.Known() {
		return 0, false, false
	}
	var only cfg.Decider
	count := 0
	for d := range i.Deciders() {
		only = d
		count++
	}
	if count != 1 {
		return 0, false, false
	}
	p = s.decider(b, only)
	return p, only.Not, p >= 0 && s.Regs.Regs[s.v[p]].IsPred()
}

// decider returns the value of d, which decides the last instruction of b, or NoValue.
func (s *SSA) decider(b *cfg.Block, d cfg.Decider) Value {
	return s.sourceOf(s.Regs.Number(b, len(b.Instrs)-1), int(d.Arg))
}

// suppose notes that the predicate p has the value t where edge leads, and what that tells of the values
// in compared. It holds in all blocks that the target of the edge dominates if no other edge leads there,
// else for the phis of the target.
func (c *Constants) suppose(p Value, edge int32, t bool, compared []bounded) {
	block := c.ssa.Regs.f.Graph.Succ[edge]
	if c.ssa.slots(block) > 1 {
		block = ^edge
	}
	c.note(p, block, truth(t).known())
	for k := range compared {
		x := &compared[k]
		c.note(x.v, block, within(x.rel, x.bound, x.unsigned, t != x.not))
	}
}

// A bounded is what a comparison tells of a value: v rel bound, or that this does not hold.
type bounded struct {
	v             Value
	rel           string
	bound         uint32
	unsigned, not bool
}

// comparedBy appends to list what the predicate p tells of what it compares with constants.
func (c *Constants) comparedBy(p Value, list []bounded) []bounded {
	if c.ssa.kind[p] != InstrValue || c.ssa.prev[p] >= 0 {
		return list
	}
	n := c.ssa.num[p]
	b := c.ssa.block[p]
	by := c.comparison(b, n-c.ssa.Regs.first[b], n)
	if by == nil || by.lanes && c.ssa.Regs.Regs[c.ssa.v[p]].Class == cfg.ClassUP { // of which lane?
		return list
	}
	of, not := NoValue, false
	words, args := c.ssa.Regs.Words(n), c.ssa.Regs.Args(n)
	for k, v := range c.ssa.Values(n) {
		switch {
		case words[k] < 0:
		case words[k].Write():
			not = not || v == p && args[k] == 1 // the second destination is the complement
		case args[k] == by.arg:
			of = v
		}
	}
	if of < 0 {
		return list
	}
	return append(list, bounded{of, by.rel, by.bound, by.unsigned, not})
}

// mirrored returns the relation with its operands exchanged; "" if rel is no relation of integers.
func mirrored(rel string) string {
	switch rel {
	case "LT":
		return "GT"
	case "LE":
		return "GE"
	case "GT":
		return "LT"
	case "GE":
		return "LE"
	case "EQ", "NE":
		return rel
	}
	return ""
}

// opposite returns the relation that holds where rel does not.
func opposite(rel string) string {
	switch rel {
	case "LT":
		return "GE"
	case "LE":
		return "GT"
	case "GT":
		return "LE"
	case "GE":
		return "LT"
	case "EQ":
		return "NE"
	}
	return "EQ"
}

// within returns what is known of an x for which "x rel bound" is t.
func within(rel string, bound uint32, unsigned, t bool) Known {
	if !t {
		rel = opposite(rel)
	}
	k := Anything
	switch rel {
	case "EQ":
		return Exactly(bound)
	case "LT", "LE":
		if unsigned {
			if k.Hi = bound; rel == "LT" {
				if bound == 0 {
					return Anything
				}
				k.Hi--
			}
			break
		}
		if k.Max = int32(bound); rel == "LT" {
			if k.Max == Anything.Min {
				return Anything
			}
			k.Max--
		}
	case "GT", "GE":
		if unsigned {
			if k.Lo = bound; rel == "GT" {
				if bound == Anything.Hi {
					return Anything
				}
				k.Lo++
			}
			break
		}
		if k.Min = int32(bound); rel == "GT" {
			if k.Min == Anything.Max {
				return Anything
			}
			k.Min++
		}
	}
	return k.settled()
}
