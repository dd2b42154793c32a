package cfg

import (
	"slices"
	"strings"
	"unicode/utf8"
)

type nativeDirective struct {
	name  string
	doc   string
	check func(args string) string
}

// A namedDoc is the name of a directive and what it says, in Markdown.
type namedDoc struct{ name, doc string }

// nativeHeads are the directives of the native spelling that the grammar knows.
var nativeHeads = []namedDoc{
	{"entry", "begins a kernel, which a launch runs. Its text is in braces."},
	{"func", "begins a function that other code calls. Its text is in braces."},
	{"jumptable", "names a list of labels, the targets of an indexed branch in the order of its index."},
}

// nativeDirectives are the others, and what their arguments may be: check returns what is wrong
// with them, or "".
var nativeDirectives = []nativeDirective{
	{"target", "the processor that the code after it is for; it decides which opcodes and registers there are, and which phases of the " +
		"optimizer run.", func(args string) string {
		if TargetByName(args) == nil {
			is := "is an unknown target"
			if args == "" {
				is = "names no target"
			}
			return is + "; expected " + Targets[0].Name + " to " + Targets[len(Targets)-1].Name + "; the code is read as for no target"
		}
		return ""
	}},
	{"opt", "the optimization level of the function, 0 to 4, which decides which phases of the optimizer run.", func(args string) string {
		if _, ok := parseLevel(args); !ok {
			return "is not an optimization level; expected 0 to 4"
		}
		return ""
	}},
	{"knob", "sets a knob of the optimizer, for the function that it is in, or for all after it.", func(string) string { return "" }}, // the optimizer knows which there are
	{"pgo", "says that the profile of the function is complete: a block without `.weight` has not run.", func(args string) string {
		if args != "complete" {
			return "is not a profile; expected .pgo complete"
		}
		return ""
	}},
	{"cold", "marks the block after it as cold: control seldom gets there.", func(args string) string {
		if args != "" {
			return "takes no arguments"
		}
		return ""
	}},
	{"weight", "how often the block after it has run, in a unit that is the same in all of the function.", func(args string) string {
		if _, ok := parseWeight(args); !ok {
			return "is not a block weight; expected a number, 0 or more"
		}
		return ""
	}},
}

// listingDirectives are those that disassemblers print, and assemblers for what they print; none of
// them needs to be right for us. Others begin with two underscores. Source: SURVEY section 3.
var listingDirectives = []namedDoc{
	{"headerflags", "flags of the ELF header: the processor that the code is for."},
	{"elftype", "the type of the ELF file: `ET_EXEC` linked, `ET_REL` relocatable."},
	{"section", "begins a section of the ELF file. `.text.NAME` has the code of a kernel, `.nv.info.NAME` says how it is launched, " +
		"`.nv.constantN.NAME` is data of constant bank N."},
	{"sectionflags", "flags of the section."},
	{"sectionentsize", "the size of an entry of the section, in bytes."},
	{"sectioninfo", "what the section needs, such as `SHI_REGISTERS=16`: 16 registers for each thread."},
	{"align", "aligns what follows to a multiple of so many bytes."},
	{"global", "makes a symbol visible to other files."},
	{"weak", "makes a symbol visible to other files, one of which may define it instead."},
	{"local", "keeps a symbol to this file."},
	{"type", "the type of a symbol: `@function` code, `@object` data."},
	{"size", "the size of what a symbol names, in bytes."},
	{"other", "visibility of a symbol. `STO_CUDA_ENTRY` makes it a kernel."},
	{"zero", "so many bytes of zeros."},
	{"byte", "data, 1 byte each."},
	{"short", "data, 2 bytes each."},
	{"word", "data, 4 bytes each."},
	{"dword", "data, 8 bytes each."},
	{"quad", "data, 8 bytes each."},
	{"string", "text that ends in a zero byte."},
	{"ascii", "text."},
	{"asciz", "text that ends in a zero byte."},
	{"text", "begins the section of code."},
	{"data", "begins the section of data."},
}

// isListingDirective reports whether a disassembler prints directives of the name.
func isListingDirective(name string) bool {
	return slices.ContainsFunc(listingDirectives, func(d namedDoc) bool { return d.name == name })
}

// DirectiveDoc says what the directive of a name, without its dot, means: a sentence in Markdown
// without its subject; "" if that is not known.
func DirectiveDoc(name string) string {
	for _, d := range nativeDirectives {
		if d.name == name {
			return d.doc
		}
	}
	for _, d := range slices.Concat(nativeHeads, listingDirectives) {
		if d.name == name {
			return d.doc
		}
	}
	return ""
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
	section := strings.Contains(name, ".") && !('A' <= name[0] && name[0] <= 'Z') // an opcode begins with a capital
	if isListingDirective(name) || section || strings.HasPrefix(name, "__") || !native() {
		return ""
	}
	if word, _, _ := strings.Cut(name, "."); LookupOp(strings.ToUpper(word)) != nil {
		return "unknown directive ." + shortened(name) + "; an opcode has no dot in front"
	}
	var names, begun []string
	for _, d := range nativeDirectives {
		names = append(names, "."+d.name)
	}
	names = append(names, ".jumptable")
	for _, n := range NativeDirectives() {
		if strings.HasPrefix(n, "."+name) {
			begun = append(begun, n)
		}
	}
	says := "; expected "
	if len(begun) > 0 {
		says, names = "; did you mean ", begun
	}
	if n := len(names) - 1; n > 0 {
		names = []string{strings.Join(names[:n], ", ") + " or " + names[n]}
	}
	return "unknown directive ." + shortened(name) + says + names[0] + strings.Repeat("?", min(len(begun), 1))
}

// namesCode reports whether control may come from elsewhere to a label that a directive of the name
// has among its arguments: the label is global, or nobody knows what the directive says.
func namesCode(name string) bool {
	switch name {
	case "global", "weak":
		return true
	}
	return !isListingDirective(name) && !strings.HasPrefix(name, "__") &&
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
	args := strings.TrimSpace(m.args)
	wrong := checkDirective(m.name, args, b.isNative)
	if m.name == "cold" || m.name == "weight" {
		if wrong == "" {
			b.marks = append(b.marks, span)
		}
		if b.fn != nil {
			b.fn.marks = append(b.fn.marks, span)
		}
	} else if b.fn != nil {
		b.fn.directives = append(b.fn.directives, span)
	}
	if wrong != "" {
		b.problem(Problem{Code: "bad-directive", Span: span, Msg: wrong})
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
		b.unit.parts = append(b.unit.parts, span.Start)
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

// IsDirective reports whether name, with its dot, is that of a directive of a native text or of a listing.
func IsDirective(name string) bool {
	bare, dotted := strings.CutPrefix(name, ".")
	return dotted && (isListingDirective(bare) || slices.Contains(NativeDirectives(), name))
}

// NativeDirectives are the names of the directives of the native spelling, each with its dot.
func NativeDirectives() []string {
	var names []string
	for _, d := range nativeHeads {
		names = append(names, "."+d.name)
	}
	for _, d := range nativeDirectives {
		names = append(names, "."+d.name)
	}
	return names
}
