package ide

import (
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/lint"
	"github.com/ori-lang/ori/optimizer"
)

// unusedIgnore is the code of comments that ignore nothing.
const unusedIgnore = "unused-ignore"

// ownCodes are the diagnostics that are of a document and of no function.
var ownCodes = []*analysis.Code{
	{
		Name: "foreign-dialect", Severity: analysis.Information,
		Title: "A language that is not analysed",
		Doc:   "The text is source for another assembler, PTX, LLVM IR, MLIR, C++, Python, JSON, YAML, HTML, a drawing or no text at all. Nothing more is reported about it. So it is with what cuobjdump prints beside code with -res-usage and -elf, up to the code.",
	},
	{
		Name: unusedIgnore, Severity: analysis.Information, Others: []analysis.Severity{analysis.Warning},
		Title: "A comment that ignores nothing",
		Doc: "`// ori:ignore CODE` (or `/* ori:ignore CODE */`, several codes separated by commas, a reason after them) keeps diagnostics of these codes from " +
			"being reported: those whose text is on its line, in whole or in part; if it stands alone, on the next line with something else; and if that line declares the name of a function, in " +
			"the whole function. This one is of a code that nothing there is reported as, or that does not exist.",
	},
	{
		Name: "too-many-diagnostics", Severity: analysis.Information,
		Title: "Not all diagnostics are shown",
		Doc:   "The document has more diagnostics than the limit; the most severe are shown.",
	},
}

// Codes returns the rows of all diagnostics: those of functions, of documents, and of rewrites in
// the order of the phases.
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

// CodeNames are the names of all diagnostics.
func CodeNames() (names []string) {
	for _, c := range Codes() {
		names = append(names, c.Name)
	}
	return names
}
