package optimizer

import (
	"math"
	"slices"

	"github.com/ori-lang/ori/analysis"
)

// A Select says which rewrites of a phase are meant. The zero Select is those that are reported:
// without rewrites that are only offered as actions, and without alternatives to the form that a
// pass chooses.
type Select struct {
	codes      []string // nil for all
	nth        int32    // one more than the number of the only one, 0 for any
	first      int32    // one more than how many, 0 for all
	actionOnly bool
	any        bool                 // alternatives too
	redundant  bool                 // only what takes away what is redundant
	these      map[rewriteName]bool // nil for any
	numbers    map[int]bool         // nil for any

	leaves func(*analysis.Diagnostic) bool // what is not meant; nil for nothing
}

// Reported selects the rewrites that are reported.
func Reported() Select { return Select{} }

// All selects all rewrites, with those that are only offered as actions.
func All() Select { return Select{actionOnly: true} }

// First selects the first n rewrites, with those that are only offered as actions: to find by bisection
// the one that is wrong.
func First(n int) Select { return Select{actionOnly: true, first: int32(min(n, math.MaxInt32-1)) + 1} }

// Nth selects rewrite n alone, whatever it is.
func Nth(n int) Select { return Select{actionOnly: true, any: true, nth: int32(n) + 1} }

// Numbered selects what s does of those whose numbers are in the set.
func (s Select) Numbered(numbers map[int]bool) Select {
	s.numbers = numbers
	return s
}

// Without leaves out of s what a function says of.
func (s Select) Without(leaves func(*analysis.Diagnostic) bool) Select {
	s.leaves = leaves
	return s
}

// OfCode selects what s does of some codes, "" for all. Of [All] and one code that is every rewrite of it, also where the
// pass chooses another form; of several, whose forms could be made of one another for ever, the form that it chooses.
func (s Select) OfCode(codes ...string) Select {
	s.any = s.any || s.actionOnly && len(codes) == 1
	if s.codes = codes; slices.Contains(codes, "") {
		s.codes = nil
	}
	return s
}

// of reports whether rewrites of a code may be selected.
func (s *Select) of(code string) bool { return s.codes == nil || slices.Contains(s.codes, code) }

// lists reports whether r is listed: what is possible as if alone, alternatives among it.
func (s Select) lists(r *Remark) bool {
	return (s.nth == 0 || r.N == int(s.nth)-1) && s.of(r.Code) && (s.actionOnly || r.Reported()) && (!s.redundant || r.Kind.Redundant) &&
		(s.these == nil || s.these[r.name()]) && (s.numbers == nil || s.numbers[r.N]) && (s.leaves == nil || !s.leaves(&r.Diagnostic))
}

// means reports whether r is selected, but for how many are.
func (s Select) means(r *Remark) bool { return s.lists(r) && (s.any || !r.Alternative) }

// makes reports whether r is made when all that is selected is.
func (s Select) makes(r *Remark) bool {
	return s.means(r) && (s.first == 0 || r.before < s.first-1)
}

// kind reports whether rewrites of the kind may be selected at all.
func (s Select) kind(k *Kind) bool {
	return (s.actionOnly || !k.ActionOnly) && (!s.redundant || k.Redundant) && s.of(k.Name)
}

// after is what s selects of a run when others have made a number of rewrites already.
func (s Select) after(made int) Select {
	if s.first > 0 {
		s.first = max(1, s.first-int32(made))
	}
	return s
}

// Redundant selects the rewrites that only take away what is dead or redundant beyond doubt.
func Redundant() Select { return Select{redundant: true} }
