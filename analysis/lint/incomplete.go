package lint

import (
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// incompleteControlFlow reports a function whose edges or entries are not all known, once, at its
// name, with why; of what calls through registers may enter only if there are blocks that no path
// leads to, or whose address is taken. Where the text has an error, or an instruction that is unknown, that says it.
func incompleteControlFlow(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	const means = "nothing in it is called unreachable, and rewrites that need every edge are not applied"
	at := nameOf(f)
	var why []cfg.Unresolved
	var problems []int32 // where they begin
	for n := range f.Problems {
		problems = append(problems, f.Problems[n].Span.Start)
	}
	slices.Sort(problems)
	for _, u := range f.Unresolved {
		bare, word := hasNoAddress(f, &u), mayBeWord(f, &u)
		if i := u.Instr; !bare && !word && i != nil && i.Code >= 0 && f.TargetOf(i) == nil && i.Args[i.Code].Kind != cfg.RegOperand && !f.AtDistance(&i.Args[i.Code]) && f.Jumptable(i.Args[i.Code].Sym()) == nil {
			return // an undefined label
		}
		if !told(problems, &u) {
			if bare {
				u.Why += ": the lines of the listing have no addresses"
			} else if word {
				u.Why += ": a control word may be there, if the listing is of sm_30 to sm_62, which it does not say"
			}
			if len(why) == 0 && u.Instr != nil && u.Block != nil && u.Instr.Flow == cfg.FlowIndex {
				if out := f.TableLeftOut(u.Block); out != "" {
					u.Why += ": " + out
				}
			}
			why = append(why, u)
		}
	}
	switch {
	case f.Stray || slices.ContainsFunc(f.Problems, isError) || f.Redefined != "" || at.Len() == 0:
	case len(why) > 0:
		d := diagnostic("incomplete-control-flow", at, "not all control flow of %s is known: %s; %s", funcName(f), why[0].Why, means)
		for k, u := range why {
			if k == maxPlaces {
				break
			}
			switch {
			case u.Instr != nil && u.Block != nil:
				d.Related = append(d.Related, analysis.Related{Span: u.Block.InSection(u.Instr.Span), Message: u.Why})
			case u.Block != nil:
				d.Related = append(d.Related, analysis.Related{Span: u.Block.Span, Message: u.Why})
			}
		}
		report(d)
	case f.EnteredAnywhere():
		report(diagnostic("incomplete-control-flow", at, "calls or branches through registers may enter %s where no path leads: %s", funcName(f), means))
	case f.AddressTaken() != nil:
		b := f.AddressTaken()
		d := diagnostic("incomplete-control-flow", at, "not all control flow of %s is known: %s", funcName(f), f.TakenText())
		d.Related = append(d.Related, analysis.Related{Span: b.Span, Message: "calls or returns may enter it here"})
		report(d)
	}
}

// hasNoAddress reports whether u is a branch to an address in a listing whose lines have none, which is no mistake in the text.
func hasNoAddress(f *cfg.Func, u *cfg.Unresolved) bool {
	i := u.Instr
	return i != nil && i.Code >= 0 && u.Block != nil && i.Args[i.Code].Kind == cfg.AddrOperand && !f.Native && u.Block.Addr() == cfg.NoAddr
}

// mayBeWord reports whether u is a branch to where a control word may be.
func mayBeWord(f *cfg.Func, u *cfg.Unresolved) bool {
	i := u.Instr
	return i != nil && i.Code >= 0 && i.Args[i.Code].Kind == cfg.AddrOperand && f.MayBeWord(i.Args[i.Code].Imm)
}

// told reports whether one of the problems, at ascending offsets, says that the instruction of u is
// not understood; instructions that are missing in front of it are another reason.
func told(problems []int32, u *cfg.Unresolved) bool {
	if u.Instr == nil || u.Block == nil || u.Instr.Missing() > 0 {
		return false
	}
	at := u.Block.InSection(u.Instr.Span)
	n, _ := slices.BinarySearch(problems, at.Start)
	return n < len(problems) && problems[n] < at.End
}

// isError reports whether p is an error, and no name that is only unknown.
func isError(p cfg.Problem) bool { return p.Error || p.Code == "syntax-error" }

// maxPlaces bounds the places that are related to one diagnostic.
const maxPlaces = 8
