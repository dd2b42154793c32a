package analysis

import (
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// Traits are what can be said of an instruction alone, and what passes look for in all of them.
type Traits uint16

const (
	Moves           Traits = 1 << iota // it moves one operand to a general register in all lanes, it may be
	Computes                           // it writes general registers alone, and its effect is that
	Guarded                            // it has a guard, be it PT, and is no control flow
	Selects                            // it is SEL or FSEL
	ReadsPredicate                     // an operand reads a predicate that is no constant, and it is no control flow
	CopiesPredicate                    // it writes one predicate, by logic of predicates
	WritesUniform                      // it writes a register that all lanes share
	Observes                           // see [cfg.Convergence.Observes]
	Returns                            // it returns to a caller
	UniformBranch                      // see [cfg.Instr.Uniform]
	Removable                          // it does nothing but write registers
	InFlight                           // it waits by the number of instructions under way, or is one that runs on, or changes how many registers there are
	ByGuard                            // it is a branch, ends lanes or pops the stack where its guard, a predicate, lets it, and by nothing else; and it writes nothing
	ByComplement                       // so it is, by the complement of the guard's predicate
)

// Traits returns, by number of the instruction in the function, what each is. The slice is of the facts.
func (f *Facts) Traits() []Traits { return f.means().traits }

func traitsOf(i *cfg.Instr, fn *eval.Fn) Traits {
	var t Traits
	set := func(is bool, bit Traits) {
		if is {
			t |= bit
		}
	}
	set(i.WriteClasses&cfg.UniformClasses != 0, WritesUniform)
	set(i.Convergent().Observes(), Observes)
	set(i.Flow == cfg.FlowRet, Returns)
	set(i.Uniform(), UniformBranch)
	set(removable(i), Removable)
	name := i.Op.Name
	set(strings.HasSuffix(name, "DEPBAR") || strings.HasSuffix(name, "GMMA") || name == "LDTM" || name == "STTM" || strings.HasSuffix(name, "SETMAXREG"), InFlight)
	if !i.Op.Known() {
		return t
	}
	set(onlyByGuard(i), ByGuard)
	set(onlyByGuard(i) && i.Guard.Not, ByComplement)
	set(i.Guard.Always() && (name == "MOV" || name == "MOV32I" || name == "IMAD"), Moves)
	set(i.WriteClasses == cfg.ClassesOf(cfg.ClassR) && i.Op.Effects&^cfg.Sched == 0 && i.Flow == cfg.FlowNone, Computes)
	set(i.Guard.Reg.IsPred() && i.Flow == cfg.FlowNone, Guarded)
	set(name == "SEL" || name == "FSEL", Selects)
	if i.ReadClasses.Has(cfg.ClassP) && i.Flow == cfg.FlowNone {
		for k := range i.Args {
			o := &i.Args[k]
			set(o.Reg.Class == cfg.ClassP && !o.Reg.IsConst(), ReadsPredicate)
		}
	}
	if fn != nil && fn.Kind == eval.PredLogic && i.Guard.Always() {
		writes := 0
		for n := range i.Refs {
			if i.Refs[n].Write {
				writes++
			}
		}
		set(writes == 1, CopiesPredicate)
	}
	return t
}

// onlyByGuard is [ByGuard] of i, which is known.
func onlyByGuard(i *cfg.Instr) bool {
	switch i.Flow {
	case cfg.FlowBranch, cfg.FlowExit, cfg.FlowKill, cfg.FlowPop:
	default:
		return false
	}
	if i.Op.Flow != i.Flow || i.WriteClasses != 0 || i.ByActiveLanes() || !i.Guard.Reg.IsPred() || i.Guard.Reg.IsConst() {
		return false
	}
	by := 0
	for range i.Deciders() {
		by++
	}
	return by == 1
}
