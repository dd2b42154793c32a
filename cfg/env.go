package cfg

import (
	"strings"

	"ori/grammar"
)

// An Env is what a section is told by those before it.
type Env struct {
	Target   *Target // of .target, .headerflags, "code for sm_86"; nil if none was named
	OptLevel int     // of .opt, or -1
}

// NextEnv returns what the sections after s are told: env, with what the
// directives and headers of s in front of its first instruction say.
func NextEnv(s *grammar.Section, env Env) Env {
	inside := false
	for _, c := range s.Chunks {
		for n := int32(0); n < int32(len(c.Nodes)); {
			node := c.Nodes[n]
			switch node.Kind {
			case grammar.KindBlock:
				n++ // look at its parts
				continue
			case grammar.KindInstruction:
				return env
			case grammar.KindEntryHeader, grammar.KindFuncHeader:
				inside = true // what .opt says is of this function alone
			case grammar.KindDirective, grammar.KindCodeHeader, grammar.KindFatbinHeader:
				text := string(c.Src[node.Start:node.End])
				if t := namedTarget(text); t != nil {
					env.Target = t
				} else if level, ok := namedLevel(text); ok && !inside {
					env.OptLevel = level
				}
			}
			n = node.Next
		}
	}
	return env
}

// namedLevel returns the level of an .opt directive.
func namedLevel(s string) (int, bool) {
	s, ok := strings.CutPrefix(s, ".opt")
	if !ok {
		return 0, false
	}
	v, err := parseInt(strings.TrimSpace(s))
	return int(v), err == nil && v <= 4
}

// namedTarget returns the target that a directive or header names.
func namedTarget(s string) *Target {
	switch {
	case strings.HasPrefix(s, ".target"):
		return TargetByName(strings.TrimSpace(s[len(".target"):]))
	case strings.HasPrefix(s, "code for"):
		return TargetByName(strings.TrimSpace(s[len("code for"):]))
	case strings.HasPrefix(s, ".headerflags"):
		for w := range strings.FieldsFuncSeq(s, func(r rune) bool { return r == ' ' || r == '"' || r == '(' || r == ')' }) {
			if strings.HasPrefix(w, "EF_CUDA_SM") {
				return TargetByName(w)
			}
		}
	case strings.Contains(s, "arch ="):
		_, s, _ = strings.Cut(s, "arch =")
		s, _, _ = strings.Cut(s, "\n")
		return TargetByName(strings.TrimSpace(s))
	}
	return nil
}
