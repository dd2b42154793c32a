package optimizer

import (
	"fmt"

	"github.com/ori-lang/ori/cfg"
)

// This file tells what the GeneralOptimize phases of ptxas mark: they do not fold, they set bits in
// the destination of comparisons and selects, and later phases act on those. Here the rewrites are
// made; the marks are facts to look at. What the text of a program does not have is taken as the page
// has it in the ordinary case: that the target supports marks under a predicate (a virtual method, of
// which it does not say where it says yes), and that no register has a constraint. Source: seeds general-optimize, "Flag Bit Semantics",
// "Eligibility Checker".

// A Mark is a bit that phase 29 sets in a destination.
type Mark uint16

const (
	Propagated     Mark = 0x100 // its uses are replaced later
	Deferred       Mark = 0x200 // with the type rewritten: cleaned up later
	UnderPredicate Mark = 0x400 // its uses are replaced later, as long as the guard is kept
)

func (m Mark) String() string {
	switch m {
	case Propagated:
		return "0x100, propagated"
	case Deferred:
		return "0x200, deferred cleanup"
	case UnderPredicate:
		return "0x400, propagated under predicate"
	}
	return "none"
}

// Eligible is what the eligibility checker says of an instruction.
type Eligible struct {
	Path string // which of its two paths looks at the instruction: "set-predicate" or "select"; "" if neither does
	Mark Mark   // 0 if it is not eligible
	Why  string // why it is, or is not
}

// lastFourth is the greatest encoded target of generation 4: 20479, or 0x4fff.
const lastFourth = 5<<12 - 1

// EncodedTarget returns the number that ptxas compares for the target sm: its generation times 4096 plus a variant. It is the
// one of the page where that has it, else that of the next older target. Source: seeds general-optimize, "SM Version Encoding".
func EncodedTarget(sm int) int {
	encoded := 0
	for _, row := range encodedTargets {
		if row.sm <= sm {
			encoded = row.encoded
		}
	}
	return encoded
}

var encodedTargets = []struct{ sm, encoded int }{{30, 12288}, {50, 16385}, {60, 24576}, {70, 28672}, {80, 28673}, {90, 32768}, {100, 36864}}

// An ArchClass is a class of targets for which a constant in a select needs the analysis of its
// predicate first.
type ArchClass struct {
	Num      int // as ptxas has it in the profile of a target
	Name     string
	Min, Max int // targets
}

// ArchClasses are the three classes. Which targets are of class 10 the page does not say: none
// whose listings are known.
var ArchClasses = []ArchClass{
	{4, "dual issue", 50, 53},
	{11, "NVLink", 70, 999},
	{10, "Grace", 0, 0},
}

// archClass returns the class of the target sm, nil if it is of none.
func archClass(sm int) *ArchClass {
	for n := range ArchClasses {
		if c := &ArchClasses[n]; c.Min <= sm && sm <= c.Max {
			return c
		}
	}
	return nil
}

// EligibleFor returns whether phase 29 marks i, of f. limit is the knob limit-fold-fp, which sends
// singles through the conservative path.
func EligibleFor(f *cfg.Func, i *cfg.Instr, limit bool) Eligible {
	sm := f.SM()
	if !i.Op.Known() || sm == 0 {
		return Eligible{}
	}
	switch i.Op.Name {
	case "ISETP", "FSETP":
		e := Eligible{Path: "set-predicate"}
		n := i.NumDst(sm)
		for k := n; k < min(n+2, len(i.Args)); k++ {
			if a := &i.Args[k]; a.Reg.Class != cfg.ClassUR { // a comparison that is understood compares no predicates
				e.Why = fmt.Sprintf("%s is no predicate and no uniform register (types 2 and 3)", f.OperandString(a))
				return e
			}
		}
		e.Mark, e.Why = UnderPredicate, "both sources are of types 2 and 3; the guard has to be kept"
		return e
	case "SEL", "FSEL":
		e := Eligible{Path: "select"}
		switch encoded := EncodedTarget(sm); {
		case i.Args[0].Suffix() != "" || i.Mods() != "":
			e.Why = "its destination has modifiers"
			return e
		case encoded > lastFourth && (i.Args[1].Kind != cfg.RegOperand || i.Args[2].Kind != cfg.RegOperand):
			e.Why = fmt.Sprintf("target %d is above %d, so that the constraint bits 10 to 12 have to be clear, which the text does not show of a source that is no register",
				encoded, lastFourth)
			return e
		}
		single := i.Op.Name == "FSEL"
		class := archClass(sm)
		switch {
		case !single || !limit:
			e.Mark, e.Why = Propagated, "tier 0: the select is folded without analysis of its predicate"
		case class != nil:
			e.Mark, e.Why = Deferred, fmt.Sprintf("limit-fold-fp: the conservative tier, and the target is of class %d (%s)", class.Num, class.Name)
		default:
			e.Mark, e.Why = Deferred, "limit-fold-fp: the conservative tier, and the target is of no class: the predicate simplifier decides, forward and then backward "+
				"(0x100 if it finds the whole chain safe, 0x200 if a part of it, else nothing)"
		}
		return e
	}
	return Eligible{}
}

// ActsOnMarks reports whether rewrites of the kind do what ptxas marks selects and comparisons for.
func ActsOnMarks(k *Kind) bool { return k == redundantSelect || k == simplifyPredicate }
