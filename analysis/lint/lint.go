// Package lint says what is wrong with the text of a function, or worth a word, and how it can be
// mended. It is one file a check, and a row of [Codes] for each diagnostic; what it says rests on
// the facts of package analysis.
//
// What the optimizer could do is not among it.
package lint

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

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
	add := func(d analysis.Diagnostic) {
		if len(ds) == cap(ds) && len(ds) > 0 { // append adds less and less, and some texts have a hundred thousand
			ds = slices.Grow(ds, len(ds))
		}
		ds = append(ds, d)
	}
	for _, c := range checks {
		f.Poll()
		c(f, add)
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
	list := withoutBehind(f.Func.Src, f.Func.Problems)
	if len(list) == 0 {
		return nil
	}
	s := newSpeller(f)
	ds := make([]analysis.Diagnostic, 0, len(list))
	first := true
	for n, p := range list {
		f.Poll()
		if n == 0 && f.Func.Stray && (headMisspelt(f.Func.Src[:p.Span.Start]) || grammar.LineTooLong(int(p.Span.End-p.Span.Start))) {
			continue // which is told, and is why it is outside of a function, or not known to be
		}
		d := s.problem(p)
		if d.Severity == analysis.Hint && first {
			d.Severity = analysis.Information
		}
		first = first && d.Severity == analysis.Error
		ds = append(ds, d)
	}
	return ds
}

// Outside are the diagnostics for the problems of a section outside of its functions.
func Outside(u *cfg.Unit) []analysis.Diagnostic {
	if len(u.Problems) == 0 {
		return nil
	}
	list := withoutBehind(u.Section.Src, u.Problems)
	stray := map[int32]bool{} // where instructions outside of functions, which are told, end
	for _, f := range u.Funcs {
		if f.Stray {
			stray[f.Span.End] = true
		}
	}
	ds := make([]analysis.Diagnostic, 0, len(list))
	for _, p := range list {
		if p.Code == "syntax-error" && string(u.Section.Src[p.Span.Start:p.Span.End]) == "}" && stray[p.Span.End] {
			continue // the one in front of them is wrong, or they have lost their head
		}
		if p.Code == "foreign-dialect" {
			ds = append(ds, analysis.Diagnostic{Code: p.Code, Severity: analysis.Information, Span: p.Span, Message: p.Msg})
			continue
		}
		d := Problem(p)
		switch {
		case p.Mend != "":
			d.Fix = mending(p)
		case p.Code == "bad-directive":
			directive(p, string(u.Section.Src[p.Span.Start:p.Span.End]), &d)
		}
		ds = append(ds, d)
	}
	return ds
}

// withoutBehind is the problems without the syntax errors that are behind an unknown directive on its line: what else can be
// there nobody knows.
func withoutBehind(src []byte, list []cfg.Problem) []cfg.Problem {
	line := func(p *cfg.Problem) int { return bytes.LastIndexAny(src[:p.Span.Start], "\n\r") }
	var unknown map[int]int32 // by line, where one begins
	for n := range list {
		if p := &list[n]; p.Code == "bad-directive" && strings.HasPrefix(p.Msg, "unknown directive") {
			if unknown == nil {
				unknown = map[int]int32{}
			}
			unknown[line(p)] = p.Span.Start
		}
	}
	if unknown == nil {
		return list
	}
	var left []cfg.Problem
	for n := range list {
		p := &list[n]
		if p.Code == "syntax-error" {
			if start, ok := unknown[line(p)]; ok && start < p.Span.Start {
				continue
			}
		}
		left = append(left, *p)
	}
	return left
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
