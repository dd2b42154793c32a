package cfg

import (
	"slices"
	"strings"
	"unicode/utf8"
)

type nativeDirective struct {
	name  string
	check func(args string) string
}

// nativeDirectives are those of the native spelling, and what their arguments may be: check returns what is wrong with them, or "".
// A .jumptable is none: the grammar knows it.
var nativeDirectives = []nativeDirective{
	{"target", func(args string) string {
		if TargetByName(args) == nil {
			return "is an unknown target; expected " + Targets[0].Name + " to " + Targets[len(Targets)-1].Name + "; the code is read as for no target"
		}
		return ""
	}},
	{"opt", func(args string) string {
		if _, ok := parseLevel(args); !ok {
			return "is not an optimization level; expected 0 to 4"
		}
		return ""
	}},
	{"knob", func(string) string { return "" }}, // the optimizer knows which there are
	{"pgo", func(args string) string {
		if args != "complete" {
			return "is not a profile; expected .pgo complete"
		}
		return ""
	}},
	{"cold", func(args string) string {
		if args != "" {
			return "takes no arguments"
		}
		return ""
	}},
	{"weight", func(args string) string {
		if _, ok := parseWeight(args); !ok {
			return "is not a block weight; expected a number, 0 or more"
		}
		return ""
	}},
}

// listingDirectives are those that disassemblers print, and assemblers for what they print; none of them needs to be right for us. Others begin with
// two underscores. Source: SURVEY section 3.
var listingDirectives = []string{
	"headerflags", "elftype", "section", "sectionflags", "sectionentsize", "sectioninfo", "align", "global", "weak", "local", "type", "size", "other",
	"zero", "byte", "short", "word", "dword", "quad", "string", "ascii", "asciz", "text", "data",
}

// parseWeight returns the number that .weight gives.
func parseWeight(args string) (weight int64, ok bool) {
	v, err := parseInt(strings.TrimSpace(args))
	return int64(v), err == nil && int64(v) >= 0
}

// checkDirective returns what is wrong with a directive, or "". One that has no name that is known is wrong
// only in a native text: disassemblers have more of them.
func checkDirective(name, args string, native func() bool) string {
	text := strings.TrimSpace("." + name + " " + args)
	for _, d := range nativeDirectives {
		if d.name == name {
			if wrong := d.check(args); wrong != "" {
				return shortened(text) + " " + wrong
			}
			return ""
		}
	}
	if slices.Contains(listingDirectives, name) || strings.ContainsAny(name, ".") || strings.HasPrefix(name, "__") || !native() {
		return ""
	}
	var names []string
	for _, d := range nativeDirectives {
		names = append(names, "."+d.name)
	}
	return "unknown directive ." + shortened(name) + "; expected " + strings.Join(names, ", ") + " or .jumptable"
}

// namesCode reports whether control may come from elsewhere to a label that a directive of the name has among its arguments: the label is global, or
// nobody knows what the directive says.
func namesCode(name string) bool {
	switch name {
	case "global", "weak":
		return true
	}
	return !slices.Contains(listingDirectives, name) && !strings.HasPrefix(name, "__") &&
		!slices.ContainsFunc(nativeDirectives, func(d nativeDirective) bool { return d.name == name })
}

// mention notes a name that a directive has.
func (b *builder) mention(name, directive string) {
	if b.mentioned == nil {
		b.mentioned = map[string]string{}
	}
	b.mentioned[name] = directive
}

// directive acts on the directives that say something about code.
func (b *builder) directive(m *mark, span Span) {
	if m.name == "cold" || m.name == "weight" {
		b.marks = append(b.marks, span)
		if b.fn != nil {
			b.fn.marks = append(b.fn.marks, span)
		}
	} else if b.fn != nil {
		b.fn.directives = append(b.fn.directives, span)
	}
	args := strings.TrimSpace(m.args)
	if msg := checkDirective(m.name, args, b.isNative); msg != "" {
		b.problem(Problem{Code: "bad-directive", Span: span, Msg: msg})
	} else if m.name == "target" && b.fn != nil && b.fn.Native && !b.fn.Stray {
		b.problem(Problem{Code: "bad-directive", Span: span, Msg: shortened(".target "+args) + " is inside of a function, where it has no effect"})
	}
	if isData(m.name) && b.fn != nil && !b.unit.describes() {
		for _, name := range codeNames(args) {
			b.mention(name, m.name)
		}
	} else if namesCode(m.name) {
		for _, name := range strings.FieldsFunc(args, func(r rune) bool { return r < utf8.RuneSelf && !IsNameByte(byte(r)) }) {
			b.mention(name, m.name)
		}
	}
	switch m.name {
	case "size":
		if !b.native {
			b.unit.addLabels(".size", span, b.names)
		}
	case "elftype": // in the head of what nvdisasm prints
		b.unit.parts++
	case "opt":
		if level, ok := parseLevel(args); ok && b.fn != nil {
			b.fn.OptLevel = level
		}
	case "knob":
		k := parseKnob(args)
		k.Span = span
		if b.fn != nil {
			b.fn.Knobs = append(b.fn.Knobs, k)
		} else {
			b.unit.Knobs = append(b.unit.Knobs, k)
		}
	case "pgo":
		if b.fn != nil && args == "complete" {
			b.fn.Profiled = true
		}
	case "cold":
		b.cold = true
	case "weight":
		if weight, ok := parseWeight(args); ok {
			b.weight = weight
		}
	}
}

// isNative reports whether what is being read is in the native spelling.
func (b *builder) isNative() bool { return b.native || !b.unit.Section.Dialect().Listing() }

// problem notes what is wrong in the function, or outside of one.
func (b *builder) problem(p Problem) {
	if b.fn != nil {
		b.fn.Problems = append(b.fn.Problems, p)
	} else {
		b.unit.Problems = append(b.unit.Problems, p)
	}
}

// NativeDirectives are the names of the directives of the native spelling, each with its dot.
func NativeDirectives() []string {
	names := []string{".entry", ".func", ".jumptable"}
	for _, d := range nativeDirectives {
		names = append(names, "."+d.name)
	}
	return names
}
