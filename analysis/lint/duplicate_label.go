package lint

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// duplicateLabels reports labels and jump tables that a native function defines twice. Branches go
// to the first. The labels of a listing are those of the whole: see [Redefinitions].
func duplicateLabels(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	if !f.Native {
		return
	}
	first := make(map[string]grammar.Span, len(f.Blocks))
	for _, b := range f.Blocks {
		facts.Poll()
		for _, l := range b.Labels {
			at, ok := first[l.Name]
			if !ok {
				first[l.Name] = l.Span
				continue
			}
			d := diagnostic("duplicate-label", l.Span, "label '%s' redefined in %s; branches go to the first", l.Name, funcName(f))
			d.Related = []analysis.Related{{Span: at, Message: "first definition of " + l.Name}}
			report(d)
		}
	}
	clear(first)
	for n := range f.Tables {
		t := &f.Tables[n]
		at, ok := first[t.Name]
		if !ok {
			first[t.Name] = t.Span
			continue
		}
		d := diagnostic("duplicate-label", t.Span, "jump table '%s' redefined in %s; BRX uses the first", t.Name, funcName(f))
		d.Related = []analysis.Related{{Span: at, Message: "first definition of " + t.Name}}
		report(d)
	}
}

// Redefinitions reports labels of listings, those at the ends of functions included, and functions
// that a document defines twice. c is the census of the units, which are its sections; start says
// where each begins in the document. The spans of the diagnostics are of the document.
func Redefinitions(c *cfg.Census, units []*cfg.Unit, start func(unit int) int32, report func(analysis.Diagnostic)) {
	c.Repeated(units, func(first, again cfg.Place) {
		if again.Name == "" {
			return // that it has no name is told
		}
		d := diagnostic("duplicate-label", inDocument(again, start), "%s", redefined(units, first, again))
		d.Related = []analysis.Related{{Span: inDocument(first, start), Message: "first definition of " + again.Name}}
		report(d)
	})
}

func inDocument(p cfg.Place, start func(unit int) int32) grammar.Span {
	off := start(p.Unit)
	return grammar.Span{Start: p.Span.Start + off, End: p.Span.End + off}
}

// redefined is the message for a definition that is not the first.
func redefined(units []*cfg.Unit, first, again cfg.Place) string {
	if again.Kind == cfg.FuncDef {
		return "function '" + again.Name + "' redefined"
	}
	in := funcAt(units, first)
	switch {
	case in == nil:
		return "label '" + again.Name + "' redefined; it is defined in another section, and labels are unique in a listing"
	case in == funcAt(units, again):
		return "label '" + again.Name + "' redefined in " + funcName(in) + "; branches go to the first"
	}
	return "label '" + again.Name + "' redefined; it is defined in " + funcName(in) + ", and labels are unique in a listing"
}

// funcAt returns the function that a definition is in, or nil.
func funcAt(units []*cfg.Unit, p cfg.Place) *cfg.Func {
	if fs := units[p.Unit].Funcs; p.Func >= 0 && int(p.Func) < len(fs) {
		return fs[p.Func]
	}
	return nil
}
