// Package lint says what is wrong with the text of a function, or worth a word, and how it can be
// mended. It is one file a check, and a row of [Codes] for each diagnostic; what it says rests on
// the facts of package analysis.
//
// What the optimizer could do is not among it.
package lint

import (
	"fmt"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// Check returns what is wrong with the text of a function, without what the optimizer
// could do. The diagnostics come in the order of the tables [early] and [lints], each lint's
// in the order of the text. It polls the context of the facts.
func Check(f *analysis.Facts) []analysis.Diagnostic { return Rest(f, Early(f)) }

// Early returns those diagnostics of [Check] that come first and need no facts but the control flow
// graph.
func Early(f *analysis.Facts) []analysis.Diagnostic { return run(early, f, problems(f)) }

// Rest adds to what Early has returned those that need more.
func Rest(f *analysis.Facts, found []analysis.Diagnostic) []analysis.Diagnostic {
	return run(lints, f, found)
}

// A check looks for one kind of mistake in a function. Each is a file.
type check func(f *analysis.Facts, report func(analysis.Diagnostic))

func run(checks []check, f *analysis.Facts, ds []analysis.Diagnostic) []analysis.Diagnostic {
	for _, c := range checks {
		f.Poll()
		c(f, func(d analysis.Diagnostic) { ds = append(ds, d) })
	}
	return ds
}

// early are the checks that need the control flow graph alone, lints the others.
var early = []check{
	undefinedLabels,
	duplicateLabels,
	emptyFunctions,
	badOperands,
	fallsOffEnd,
	incompleteControlFlow,
	controlFlowNotLast,
}

var lints = []check{
	undefinedReads,
	barrierMismatches,
	barrierEscapes,
	reconvergenceNotPostdominators,
	syncDepths,
	barrierDivergents,
	analysisLimits,
}

// problems are the diagnostics for the problems of the lowering. The first instruction that is not understood is told as
// information where it would be a hint: what is assumed of it takes facts away from all of the function, and editors do not
// list hints.
func problems(f *analysis.Facts) []analysis.Diagnostic {
	list := f.Func.Problems
	if len(list) == 0 {
		return nil
	}
	s := newSpeller(f.Func)
	ds := make([]analysis.Diagnostic, len(list))
	first := true
	for n, p := range list {
		f.Poll()
		d := s.problem(p)
		if d.Severity == analysis.Hint && first {
			d.Severity = analysis.Information
		}
		first = first && d.Severity == analysis.Error
		ds[n] = d
	}
	return ds
}

// Problem is the diagnostic for a problem of the lowering.
func Problem(p cfg.Problem) analysis.Diagnostic {
	d := diagnostic(p.Code, p.Span, "%s", p.Msg)
	if p.Error {
		d.Severity = analysis.Error
	}
	return d
}

// diagnostic makes a diagnostic with its code's severity.
func diagnostic(code string, at grammar.Span, format string, args ...any) analysis.Diagnostic {
	return analysis.Diagnostic{Code: code, Severity: CodeNamed(code).Severity, Message: fmt.Sprintf(format, args...), Span: at}
}
