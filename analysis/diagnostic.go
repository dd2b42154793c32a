// Package analysis finds facts about a function (constant predicates,
// convergence regions) and says what is wrong with its text.
//
// Rooms: analysis imports grammar and cfg.
package analysis

import "ori/grammar"

// A Severity is how much a diagnostic matters, in the words of the command
// line's JSON.
type Severity uint8

const (
	Error Severity = iota + 1
	Warning
	Information
	Hint
)

var severityNames = [...]string{Error: "error", Warning: "warning", Information: "information", Hint: "hint"}

func (s Severity) String() string { return severityNames[s] }

// A Diagnostic is something the user is told about a place in the text. Its
// spans are relative to the start of the section the function stands in.
type Diagnostic struct {
	Code     string // kebab-case, a row of [Codes]; never renamed
	Severity Severity
	Message  string
	Span     grammar.Span
	Related  []Related
	Dead     bool // the text is unreachable or has no effect: shown faded

	// Of a rewrite the optimizer could make or refuses to make:
	Phase   int    // as ptxas numbers it; 0 for none
	Pass    string // as ptxas names it; "" for none
	N       int    // the number of the rewrite within the pass, for its fix; -1 if there is none
	Title   string // of the fix: a verb phrase with names
	Refused string // why the rewrite is not possible; "" if it is
	Quiet   bool   // something the user may want done, but nothing to tell: not shown until asked for
	Other   bool   // another way than the one that the pass chooses: made only where someone asks for it
}

// A Related is a place that explains a diagnostic.
type Related struct {
	Span    grammar.Span
	Message string
}
