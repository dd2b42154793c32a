package analysis

import (
	"fmt"
	"strings"

	"github.com/ori-lang/ori/grammar"
)

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

// A Code is a row of a table of diagnostics: everything that is said of a code anywhere
// (hover, `ori explain`, SARIF rules, the pages in docs/, titles of actions) is read
// from it. A code is never renamed.
type Code struct {
	Name     string // kebab-case
	Severity Severity
	Others   []Severity // that single diagnostics of it have instead
	Title    string     // what is reported, in a few words
	Doc      string
	Refused  string // when a fix is not offered, or refused; "" if there is none

	Action    string // the title of the fix of one diagnostic, with verbs of package fmt for names; "" if there is none
	All       string // the title of the fixes of all of them, without where; "" if only one at a time makes sense
	Redundant bool   // a fix only takes away what is dead or redundant beyond doubt, whatever else is in the text
}

// Fixable reports whether diagnostics of the code may have a fix.
func (c *Code) Fixable() bool { return c.Action != "" }

// FixTitle is the title of a fix, with names in the place of the verbs of Action.
func (c *Code) FixTitle(names ...any) string {
	if len(names) == 0 {
		return c.Action
	}
	return fmt.Sprintf(c.Action, names...)
}

// FuncTitle is the title of the action that applies every fix of the code, of which there are n, in
// the function called name, "" for one without a name: "Remove all 12 dead writes in f". FileTitle
// is that of the action for the whole file.
func (c *Code) FuncTitle(name string, n int) string {
	if name == "" {
		name = "this function"
	}
	all := c.All
	if n > 1 {
		all = strings.Replace(all, " all ", fmt.Sprintf(" all %d ", n), 1)
	}
	return all + " in " + name
}

// FileTitle is the title of the action that applies every fix of the code in the file.
func (c *Code) FileTitle() string { return c.All + " in this file" }

// A Diagnostic is a message to the user about a place in the text. Its
// spans are relative to the start of the section the function is in.
type Diagnostic struct {
	Code     string // the name of a [Code]
	Severity Severity
	Dead     bool // the text is unreachable or has no effect: shown faded
	Message  string
	Span     grammar.Span
	Related  []Related
	Fix      *Fix // nil if there is none
}

// A Fix is a change of the text that makes a diagnostic go away.
type Fix struct {
	Title string
	Edits func() []grammar.Edit // ascending, relative to the section; computed when asked for
}

// A Related is a place that explains a diagnostic.
type Related struct {
	Span    grammar.Span
	Message string
}

// MaxRelated is how many places of one kind are told with a diagnostic.
const MaxRelated = 8

// Nearest returns the places of one kind that are told with a diagnostic at at: all of list in its order, or of more than [MaxRelated] those
// that are nearest to at, the nearest first. The message of the last one then says how many more there are. It may change list.
func Nearest(at grammar.Span, list []Related) []Related {
	if len(list) <= MaxRelated {
		return list
	}
	n := nearest[Related]{at: at, most: MaxRelated}
	for _, x := range list {
		n.add(x.Span, x)
	}
	first := append(list[:0], n.list...)
	first[len(first)-1].Message += andMore(n.more, true)
	return first
}

// nearest are the most places, each with what is there, that are nearest to at: in the order in which they were added if there were no more, else
// the nearest first.
type nearest[T any] struct {
	at   grammar.Span
	most int
	list []T
	more int // how many more were added

	far []int32 // of each in list
}

func (n *nearest[T]) add(s grammar.Span, x T) {
	far := max(s.Start-n.at.Start, n.at.Start-s.Start)
	if len(n.list) < n.most {
		n.list, n.far = append(n.list, x), append(n.far, far)
		return
	}
	if n.more++; n.more == 1 {
		for k := range n.far { // they are few
			n.sink(k)
		}
	}
	if last := n.most - 1; far < n.far[last] {
		n.list[last], n.far[last] = x, far
		n.sink(last)
	}
}

// sink moves place k, behind k that are in order, to where it belongs among them.
func (n *nearest[T]) sink(k int) {
	for ; k > 0 && n.far[k] < n.far[k-1]; k-- {
		n.list[k], n.list[k-1] = n.list[k-1], n.list[k]
		n.far[k], n.far[k-1] = n.far[k-1], n.far[k]
	}
}

// andMore says behind the last of the places that are told that there are so many more, or with all unset even more than these.
func andMore(more int, all bool) string {
	switch {
	case more > 0 && all:
		return fmt.Sprintf(", and %d more", more)
	case more > 0:
		return fmt.Sprintf(", and at least %d more", more)
	case !all:
		return ", and there may be more"
	}
	return ""
}
