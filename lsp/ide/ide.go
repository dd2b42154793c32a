// Package ide answers an editor's questions about a document. Its values are
// plain data: byte offsets into the document, no protocol types.
//
// A [Snapshot] is one version of a document and never changes; an edit makes
// the next one and shares with the old what the edit did not touch.
package ide

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// A Span is a half-open byte range of the document.
type Span = grammar.Span

// Options are what the user can set. The zero Options are the defaults.
type Options struct {
	Target   string             // "sm_90": for functions whose text names no target
	OptLevel *int               // nil is 2
	MaxDiags int                // per document, 0 for the default
	MaxAlike int                // of one code in a function that are told of one by one, 0 for the default
	Limits   int                // how many times the default limits of analyses hold, up to cfg.MaxLimits; 0 for the default of 1
	Knobs    map[string]float64 // of the optimizer, by name: see optimizer.KnobTable
	NoPhase  []string           // gates of phases that are shut: see optimizer.ParseNoPhase
	Changes  bool               // lenses tell the facts that the last edit has moved

	Preset string                       // of Presets, "" for the default
	Levels map[string]analysis.Severity // at which codes are reported, whatever the preset says
}

// MaxOptLevel is the highest optimization level.
const MaxOptLevel = 4

// A Diagnostic is [analysis.Diagnostic] with spans of the document. Its Fix is nil; [Snapshot.Fix]
// makes the edits.
type Diagnostic struct {
	analysis.Diagnostic
	Func    int              // index of the function, -1 for none
	Phase   *optimizer.Phase // of the rewrite that it tells of, nil for none
	Refused string           // why that rewrite is not possible; "" if it is
	Title   string           // of its fix; "" if there is none
	Key     Key              // of its fix, but for the version
	Others  int              // how many that are like it it stands for

	late bool // it is not known early: see [Snapshot.Early]
}

// Fixable reports whether the diagnostic has a fix that is possible.
func (d *Diagnostic) Fixable() bool { return d.Title != "" && d.Refused == "" }

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
	Func    int    `json:"func"`    // index of the function, -1 for the whole document; of FromOutside the section
	Source  Source `json:"source"`
	Phase   string `json:"phase,omitempty"` // of FromPhase: its name
	Code    string `json:"code,omitempty"`  // of FromPhase, FromLint; "" for all of a phase
	N       int    `json:"n"`               // of which rewrite or diagnostic, by its number in the function, -1 for all; of FromText an offset
}

// A Source is what the edits of an action come from.
type Source string

const (
	FromPhase     Source = "phase"     // a rewrite, or several
	FromLint      Source = "lint"      // the fix of a diagnostic, or several
	FromRedundant Source = "redundant" // everything that is dead or redundant beyond doubt
	FromText      Source = "text"      // another spelling of the same
	FromOutside   Source = "outside"   // the fix of a diagnostic outside of functions
)

// A Symbol is an entry of the outline.
type Symbol struct {
	Name, Detail string
	Kind         SymbolKind
	Span         Span // of all of it
	NameSpan     Span // of its name
	Children     []Symbol
}

// A SymbolKind is what an entry of the outline is.
type SymbolKind uint8

const (
	FuncSymbol SymbolKind = iota
	BlockSymbol
	LoopSymbol  // its children are its blocks and the loops in it
	TableSymbol // a jump table
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
