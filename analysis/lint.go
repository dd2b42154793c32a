package analysis

import (
	"fmt"

	"ori/cfg"
	"ori/grammar"
)

// Lint returns what is wrong with the text of a function, without what the optimizer
// could do. The diagnostics come in the order of the table [lints], each lint's
// in the order of the text.
func Lint(f *Facts) []Diagnostic {
	var ds []Diagnostic
	for _, p := range f.Func.Problems {
		ds = append(ds, ProblemDiagnostic(p))
	}
	for _, l := range lints {
		l(f, func(d Diagnostic) { ds = append(ds, d) })
	}
	return ds
}

// lints are the checks of a function, one file each.
var lints = []func(f *Facts, report func(Diagnostic)){
	undefinedLabels,
	duplicateLabels,
	emptyFunctions,
	badOperands,
	fallsOffEnd,
	controlFlowNotLast,
	irreducibleRegions,
	multiEntryLoops,
	undefinedReads,
	barrierMismatches,
	barrierEscapes,
	reconvergenceNotPostdominators,
	syncDepths,
	barrierDivergents,
	deadWrites,
}

// ProblemDiagnostic is the diagnostic for a problem of the lowering.
func ProblemDiagnostic(p cfg.Problem) Diagnostic {
	d := diagnostic(p.Code, p.Span, "%s", p.Msg)
	if p.Error {
		d.Severity = Error
	}
	return d
}

// diagnostic makes a diagnostic with its code's severity.
func diagnostic(code string, at grammar.Span, format string, args ...any) Diagnostic {
	return Diagnostic{Code: code, Severity: CodeNamed(code).Severity, Message: fmt.Sprintf(format, args...), Span: at}
}
