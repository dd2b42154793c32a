package main

import (
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/lsp/ide"
)

// checkOptions are the flags of check.
type checkOptions struct {
	format, severity, failOn, preset, colour, by string

	codes   []string
	apart   bool              // each finding by itself, also where many are alike
	least   analysis.Severity // the least severe that is reported
	failing analysis.Severity // the least severe at which check fails; [ide.Off] for none
}

// What findings are reported by.
const (
	byPlace  = "place"  // where they are in the text
	bySource = "source" // the lines of source files that their instructions come from
)

var groupings = []string{byPlace, bySource}

// severities are the names of severities, the most severe first.
func severities() (names []string) {
	for s := analysis.Error; s <= analysis.Hint; s++ {
		names = append(names, s.String())
	}
	return names
}

// never is the severity at which check does not fail at all.
const never = "never"

// check settles what is reported.
func (o *checkOptions) check() error {
	for _, code := range o.codes {
		if ide.CodeNamed(code) == nil {
			return noSuch("diagnostic", code, ide.CodeNames())
		}
	}
	if o.preset != "" && ide.PresetNamed(o.preset) == nil {
		return noSuch("preset", o.preset, ide.PresetNames())
	}
	if !slices.Contains(colours, o.colour) {
		return noSuch("color", o.colour, colours)
	}
	if !slices.Contains(groupings, o.by) {
		return noSuch("grouping", o.by, groupings)
	}
	o.least = analysis.Hint
	if o.severity != "" {
		n := slices.Index(severities(), o.severity)
		if n < 0 {
			return noSuch("severity", o.severity, severities())
		}
		o.least = analysis.Error + analysis.Severity(n)
	}
	o.failing = ide.Off
	if o.failOn != never {
		n := slices.Index(severities(), o.failOn)
		if n < 0 {
			return noSuch("severity", o.failOn, append(severities(), never))
		}
		o.failing = analysis.Error + analysis.Severity(n)
	}
	return nil
}

// reports reports whether a diagnostic is asked for.
func (o *checkOptions) reports(level analysis.Severity, code string) bool {
	return level <= o.least && (o.codes == nil || slices.Contains(o.codes, code))
}

// fails reports whether a diagnostic makes check fail. A rewrite that is refused is nothing that could be mended.
func (o *checkOptions) fails(level analysis.Severity, refused bool) bool {
	return level <= o.failing && !refused
}
