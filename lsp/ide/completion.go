package ide

import (
	"context"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/optimizer"
)

// A Completion is something that can stand where one types.
type Completion struct {
	Label, Detail string
	Kind          CompletionKind
	Insert        string
	Snippet       string // with places to fill in, as LSP has them; "" for none
	Replace       Span   // what was typed of it
	Rank          int    // lower ones first
}

// A CompletionKind is what a completion completes. What [CompletionDoc] says depends on it.
type CompletionKind string

const (
	CompleteOpcode    CompletionKind = "opcode"
	CompleteModifier  CompletionKind = "modifier"
	CompleteRegister  CompletionKind = "register"
	CompleteSpecial   CompletionKind = "special"
	CompleteLabel     CompletionKind = "label"
	CompleteDirective CompletionKind = "directive"
	CompleteKnob      CompletionKind = "knob"
	CompleteTarget    CompletionKind = "target"
	CompleteValue     CompletionKind = "value"
)

// CompletionDoc is the documentation of a completion in Markdown, that of its row in the table; ""
// if it has none.
func CompletionDoc(kind CompletionKind, label string) string {
	switch kind {
	case CompleteOpcode:
		if op := cfg.LookupOp(label); op != nil {
			text := "```\n" + op.Syntax + "\n```\n\n" + op.Doc
			if e := op.Effects.String(); e != "" {
				text += "\n\nEffects: " + e
			}
			return text
		}
	case CompleteSpecial:
		for n := range cfg.SpecialRegs {
			if r := &cfg.SpecialRegs[n]; r.Name == label {
				return r.Doc
			}
		}
	case CompleteKnob:
		if k := optimizer.KnobNamed(label); k != nil {
			return k.Head() + "\n\n" + k.Doc + "\n\nIt takes " + k.Expected() + "."
		}
	case CompleteTarget:
		if t := cfg.TargetByName(label); t != nil {
			return t.Doc
		}
	}
	return ""
}

// Complete returns what can stand in front of off, in the place of what was typed of it. There is nothing in
// comments, in strings and in foreign languages, and nothing that is not known to be possible.
func (s *Snapshot) Complete(ctx context.Context, off int) (_ []Completion, err error) {
	defer cancel.Catch(&err)
	c, ok := s.typing(ctx, off)
	if !ok {
		return nil, nil
	}
	switch {
	case strings.HasPrefix(c.head, "."):
		c.directive()
	case c.opcode == "" && strings.HasPrefix(c.head, "@"):
		c.begin(len(c.head) - len(strings.TrimLeft(c.head, "@!")))
		c.registers("q", everyClass)
	case c.opcode == "":
		c.opcodes()
	case !c.spaced:
		c.modifiers()
	default:
		c.operands()
	}
	slices.SortStableFunc(c.list, func(a, b Completion) int { return a.Rank - b.Rank })
	return c.list, nil
}

// add adds what begins with what was typed, whatever the case of its letters.
func (c *typing) add(x Completion) {
	if !strings.HasPrefix(strings.ToLower(x.Label), strings.ToLower(c.word)) && !strings.HasPrefix(strings.ToLower(x.Insert), strings.ToLower(c.word)) {
		return
	}
	x.Replace = Span{Start: int32(c.off - len(c.word)), End: int32(c.off)}
	if x.Insert == "" {
		x.Insert = x.Label
	}
	c.list = append(c.list, x)
}

// opcodes adds the opcodes of the target.
func (c *typing) opcodes() {
	for _, op := range cfg.Ops() {
		if op.In(c.target) {
			c.add(Completion{Label: op.Name, Detail: op.Syntax, Kind: CompleteOpcode, Snippet: snippet(op)})
		}
	}
}

// slotExamples are what a snippet has for operands of the Form's letters.
var slotExamples = map[byte]string{
	'D': "Rd", 'r': "Ra", 'P': "Pd", 'x': "Ra", 'f': "Ra", 'q': "PT", 'i': "0x0", 'k': "c[0x0][0x0]", 'm': "[Ra]", 'l': "label",
	'B': "B0", 'S': "SB0", 's': "SR_TID.X", 'A': "PR", 'c': "CC", 'e': "{0}", 'w': "word",
}

// snippet is the opcode with the operands that it has at least; "" if they are not known.
func snippet(op *cfg.Op) string {
	needs := op.Needs()
	if needs == "" {
		return ""
	}
	var out strings.Builder
	out.WriteString(op.Name + strings.Repeat(" ", max(1, 9-len(op.Name))))
	values := 0
	for n, letter := range []byte(needs) {
		if n > 0 {
			out.WriteString(", ")
		}
		text := slotExamples[letter]
		if text == "Ra" {
			text = "R" + string(rune('a'+values))
			values++
		}
		out.WriteString("${" + string(rune('1'+n)) + ":" + strings.ReplaceAll(text, "}", `\}`) + "}")
	}
	return out.String()
}

// modifiers adds those that the opcode can have, without those of which it has one already.
func (c *typing) modifiers() {
	op := cfg.LookupOp(c.opcode)
	if op == nil {
		return
	}
	typed := strings.Split(c.head, ".")[1:]
	c.word = typed[len(typed)-1]
	typed = typed[:len(typed)-1]
	taken := slices.Clone(typed)
	for _, set := range op.OneOf() {
		if slices.ContainsFunc(set, func(m string) bool { return slices.Contains(typed, m) }) {
			taken = append(taken, set...)
		}
	}
	for _, m := range op.Modifiers() {
		if !slices.Contains(taken, m) {
			c.add(Completion{Label: m, Detail: "modifier of " + op.Name, Kind: CompleteModifier})
		}
	}
}

// directive adds directives, and what they can have.
func (c *typing) directive() {
	name, rest, more := strings.Cut(c.head, " ")
	if !more {
		c.word = c.head
		if c.native {
			for _, d := range cfg.NativeDirectives() {
				c.add(Completion{Label: d, Kind: CompleteDirective})
			}
		}
		return
	}
	values := func(kind CompletionKind, list ...string) {
		for _, v := range list {
			c.add(Completion{Label: v, Kind: kind})
		}
	}
	c.word = strings.TrimLeft(rest, " \t")
	switch name {
	case ".target":
		for n := range cfg.Targets {
			c.add(Completion{Label: cfg.Targets[n].Name, Detail: cfg.Targets[n].Family, Kind: CompleteTarget, Rank: n})
		}
	case ".opt":
		values(CompleteValue, "0", "1", "2", "3", "4")
	case ".pgo":
		values(CompleteValue, "complete")
	case ".knob":
		knob, value, set := strings.Cut(c.word, "=")
		if !set {
			values(CompleteKnob, optimizer.KnobNames()...)
			return
		}
		c.word = strings.TrimLeft(value, " \t")
		values(CompleteValue, "true", "false")
		if k := optimizer.KnobNamed(strings.TrimSpace(knob)); k != nil {
			values(CompleteValue, k.Words...)
		}
	case ".jumptable":
		if n := strings.LastIndexAny(rest, "{, "); strings.Contains(rest, "{") {
			c.word = rest[n+1:]
			c.labels(false)
		}
	}
}
