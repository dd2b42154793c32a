package ide

import (
	"slices"

	"ori/analysis"
	"ori/analysis/lint"
	"ori/optimizer"
)

// ownCodes are the diagnostics that are of a document and of no function.
var ownCodes = []*analysis.Code{
	{
		Name: "foreign-dialect", Severity: analysis.Information,
		Title: "A language that is not analysed",
		Doc:   "The text is source for another assembler, or a drawing, which resembles a listing. Nothing more is reported about it.",
	},
	{
		Name: "too-many-diagnostics", Severity: analysis.Information,
		Title: "Not all diagnostics are shown",
		Doc:   "The document has more diagnostics than the limit; the most severe are shown.",
	},
}

// Codes returns the rows of all diagnostics: those of functions, of documents, and of rewrites in the order of the phases.
func Codes() []*analysis.Code {
	list := slices.Concat(lint.Codes, ownCodes)
	for _, k := range optimizer.Kinds {
		list = append(list, &k.Code)
	}
	return list
}

// CodeNamed returns the row of a code, or nil.
func CodeNamed(name string) *analysis.Code {
	for _, c := range Codes() {
		if c.Name == name {
			return c
		}
	}
	return nil
}
