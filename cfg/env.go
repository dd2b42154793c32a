package cfg

import (
	"iter"
	"slices"
	"strings"

	"github.com/ori-lang/ori/grammar"
)

// An Env is what a section inherits from those before it: what directives at file level say, which
// hold for all functions behind.
type Env struct {
	Target   *Target // of .target, .headerflags, "code for sm_86"; nil if none was named, or one that is not known
	OptLevel int     // of .opt, or -1
	Profiled bool    // .pgo complete
	Knobs    []Knob  // of .knob, without their places; the last one first
	Beside   bool    // the section before it is not code: see grammar.Section.Beside
	Limits   int     // how many times the default limits of analyses hold, up to MaxLimits; 0 is once
}

// MaxLimits is the most of Env.Limits: what is counted up to such a limit fits in an int32.
const MaxLimits = 32

// Equal reports whether two sections inherit the same.
func (e Env) Equal(o Env) bool {
	return e.Target == o.Target && e.OptLevel == o.OptLevel && e.Profiled == o.Profiled && e.Beside == o.Beside && e.Limits == o.Limits && slices.Equal(e.Knobs, o.Knobs)
}

// NextEnv returns what the sections after s inherit: env, with what the directives and headers of s
// say that are outside of a native function, and in a listing those before its first instruction.
// Time is linear in the chunks of s, and in the nodes of those that are no blocks.
func NextEnv(s *grammar.Section, env Env) Env {
	_, next := envs(s, env)
	return next
}

// envs returns what the function in s inherits and what the sections after s do.
func envs(s *grammar.Section, env Env) (own, next Env) {
	before := env.Beside
	if env.Beside = s.Beside(before); env.Beside {
		next = env
		env.Beside = before
		laterTarget(s, &next)
		return env, next
	}
	r := envReader{own: env, next: env, native: !s.Dialect().Listing()}
	for _, c := range s.Chunks {
		r.chunk(c.Chunk)
	}
	if !r.native {
		laterTarget(s, &r.next)
	}
	r.own.Knobs, r.next.Knobs = newestFirst(r.ownKnobs, r.own.Knobs), newestFirst(r.nextKnobs, r.next.Knobs)
	return r.own, r.next
}

// lines yields the instructions, directives and headers of c, those in its blocks among them.
func lines(c *grammar.Chunk) iter.Seq[*grammar.Node] {
	return func(yield func(*grammar.Node) bool) {
		nodes := c.Nodes()
		for n := int32(0); int(n) < len(nodes); {
			if node := &nodes[n]; node.Kind == grammar.KindBlock {
				n++ // look at its parts
			} else if n = node.Next; !yield(node) {
				return
			}
		}
	}
}

// laterTarget sets the target of next to that of .headerflags behind the last instruction of s: another listing begins there, which may be
// for another processor. It looks at the chunks from there on.
func laterTarget(s *grammar.Section, next *Env) {
	for _, c := range slices.Backward(s.Chunks) {
		name, code := "", false
		for node := range lines(c.Chunk) {
			switch node.Kind {
			case grammar.KindInstruction:
				name, code = "", true
			case grammar.KindDirective:
				if text := string(c.Chunk.Src[node.Start:node.End]); strings.HasPrefix(text, ".headerflags") {
					name = namedTarget(text)
				}
			}
		}
		if name != "" {
			next.Target = TargetByName(name)
			return
		}
		if code {
			return
		}
	}
}

// newestFirst returns settings, in order of the text, and those before them, the last one first, of
// each knob only the last.
func newestFirst(set, before []Knob) []Knob {
	if len(set) == 0 {
		return before
	}
	seen := make(map[string]bool, len(set)+len(before))
	list := make([]Knob, 0, len(set)+len(before))
	add := func(k Knob) {
		if !seen[k.Name] {
			seen[k.Name] = true
			list = append(list, k)
		}
	}
	for _, k := range slices.Backward(set) {
		add(k)
	}
	for _, k := range before {
		add(k)
	}
	return list
}

// An envReader reads the directives of a section.
type envReader struct {
	own, next Env
	// The knobs that are set in the section, in order of the text.
	ownKnobs, nextKnobs []Knob

	native bool // the section is in the native spelling, or there was the header of a native function
	inside bool // it has not been closed
	begun  bool // there was an instruction: nothing is said to the function any more
}

func (r *envReader) chunk(c *grammar.Chunk) {
	switch c.Kind {
	case grammar.KindTrivia:
		return
	case grammar.KindEntryHeader, grammar.KindFuncHeader:
		r.native, r.inside = true, true
		return
	case grammar.KindClose:
		r.inside, r.begun = false, true
		return
	}
	if r.begun && (r.inside || !r.native) {
		return
	}
	for node := range lines(c) {
		switch node.Kind {
		case grammar.KindInstruction:
			r.begun = true
			if r.inside || !r.native {
				return
			}
		case grammar.KindDirective, grammar.KindCodeHeader, grammar.KindFatbinHeader:
			r.directive(string(c.Src[node.Start:node.End]))
		}
	}
}

// directive notes what a directive or header says. What .opt, .knob and .pgo say between the braces
// of a function is of that alone, see [builder.directive]; .target is of the file.
func (r *envReader) directive(text string) {
	set := func(change func(e *Env)) {
		if !r.begun {
			change(&r.own)
		}
		if !r.inside {
			change(&r.next)
		}
	}
	if r.inside && r.native {
		return
	}
	if name := namedTarget(text); name != "" {
		t := TargetByName(name)
		set(func(e *Env) { e.Target = t })
		return
	}
	if r.inside || !strings.HasPrefix(text, ".") {
		return
	}
	name, args := text[1:], ""
	if n := strings.IndexAny(text, " \t"); n > 0 {
		name, args = text[1:n], strings.TrimSpace(text[n:])
	}
	switch name {
	case "opt":
		if level, ok := parseLevel(args); ok {
			set(func(e *Env) { e.OptLevel = level })
		}
	case "pgo":
		if args == "complete" {
			set(func(e *Env) { e.Profiled = true })
		}
	case "knob":
		k := parseKnob(args)
		if !r.begun {
			r.ownKnobs = append(r.ownKnobs, k)
		}
		if !r.inside {
			r.nextKnobs = append(r.nextKnobs, k)
		}
	}
}

// parseLevel returns the level that .opt names.
func parseLevel(args string) (level int, ok bool) {
	v, err := parseInt(strings.TrimSpace(args))
	return int(v), err == nil && v <= 4
}

// parseKnob reads NAME = VALUE.
func parseKnob(args string) Knob {
	name, value, _ := strings.Cut(args, "=")
	return Knob{Name: strings.TrimSpace(name), Value: strings.TrimSpace(value)}
}

// namedTarget returns what a directive or header names as its target, known or not; "" if it names none.
func namedTarget(s string) string {
	if rest, ok := strings.CutPrefix(s, ".target"); ok && strings.TrimLeft(rest, " \t") != rest {
		return strings.TrimSpace(rest)
	}
	if rest, ok := strings.CutPrefix(s, "code for"); ok {
		return strings.TrimSpace(rest)
	}
	if strings.HasPrefix(s, ".headerflags") {
		for w := range strings.FieldsFuncSeq(s, func(r rune) bool { return r == ' ' || r == '"' || r == '(' || r == ')' }) {
			if strings.HasPrefix(w, "EF_CUDA_SM") {
				return w
			}
		}
		return ""
	}
	if _, rest, ok := strings.Cut(s, "arch ="); ok {
		if n := strings.IndexAny(rest, lineEnds); n >= 0 {
			rest = rest[:n]
		}
		return strings.TrimSpace(rest)
	}
	return ""
}
