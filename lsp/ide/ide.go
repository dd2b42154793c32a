// Package ide answers an editor's questions about a document. Its values are
// plain data: byte offsets into the document, no protocol types.
//
// A [Snapshot] is one version of a document and never changes; an edit makes
// the next one and shares with the old what the edit did not touch.
package ide

import (
	"ori/analysis"
	"ori/grammar"
)

// A Span is a half-open byte range of the document.
type Span = grammar.Span

// Options are what the user can set. The zero Options are the defaults.
type Options struct {
	Target   string         // "sm_90": for functions whose text names no target
	OptLevel *int           // nil is 2
	MaxDiags int            // per document, 0 for the default
	Knobs    map[string]int // of the optimizer, by name: see optimizer.KnobTable
}

// A Diagnostic is [analysis.Diagnostic] with spans of the document.
type Diagnostic struct {
	analysis.Diagnostic
	Func int // index of the function, -1 for none
}

// A Hover is what is shown at a place.
type Hover struct {
	Markdown string
	Span     Span // of the thing it is about
}

// An Action is something the user can have done at a place.
type Action struct {
	Title     string
	Kind      string // as LSP names them: "quickfix", "source.fixAll", "refactor.rewrite"
	Disabled  string // why it is not possible; "" if it is
	Code      string // of the diagnostic it answers
	Span      Span   // of that diagnostic
	Preferred bool
	Key       Key // for Resolve
}

// A Key names an action of a snapshot so that its edits can be computed later.
type Key struct {
	Version int    `json:"version"` // of the snapshot the action was offered on
	Func    int    `json:"func"`    // index of the function, -1 for the whole document
	Pass    string `json:"pass"`
	Code    string `json:"code"`
	N       int    `json:"n"` // -1 for all of Code
}

// A Symbol is an entry of the outline.
type Symbol struct {
	Name, Detail string
	Kind         SymbolKind
	Span         Span // of all of it
	NameSpan     Span // of its name
	Children     []Symbol
}

type SymbolKind uint8

const (
	FuncSymbol SymbolKind = iota
	BlockSymbol
)

// A Highlight is an occurrence of what is under the cursor.
type Highlight struct {
	Span  Span
	Write bool // it is the definition, not a use
}

// A Fold is a range of lines that can be folded, by byte offsets.
type Fold struct {
	Span    Span
	Comment bool
}
