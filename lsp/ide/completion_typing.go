package ide

import (
	"context"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// A typing is a line that is being typed, up to the place.
type typing struct {
	p      place
	off    int // in the document
	native bool
	target *cfg.Target // nil if it is not known

	head   string   // the line from the instruction, directive or guard on, without what was passed
	opcode string   // without modifiers; "" as long as it is typed
	spaced bool     // there is a blank behind the opcode
	args   []string // what stands in front of each comma, and behind the last
	word   string   // what was typed of what is completed

	list []Completion
}

// typing looks at what was typed of the line in front of off. It is not ok in a comment or a string.
func (s *Snapshot) typing(ctx context.Context, off int) (c *typing, ok bool) {
	if s.Foreign() != "" {
		return nil, false
	}
	line, _ := s.doc.Position(off, grammar.UTF8)
	start, end := s.doc.LineSpan(line)
	if off = min(off, end); off > start && (s.commented(off-1) || s.commented(off)) {
		return nil, false
	}
	text := s.text(start, off)
	for { // an address, or a comment in front
		text = strings.TrimLeft(text, " \t{")
		n := strings.Index(text, "*/")
		if !strings.HasPrefix(text, "/*") || n < 0 {
			break
		}
		text = text[n+2:]
	}
	if strings.Count(text, `"`)%2 == 1 {
		return nil, false
	}
	if n := strings.LastIndexByte(text, ';'); n >= 0 {
		text = strings.TrimLeft(text[n+1:], " \t")
	}
	if label, rest, ok := strings.Cut(text, ":"); ok && !strings.ContainsAny(label, " \t,[") {
		text = strings.TrimLeft(rest, " \t")
	}
	c = &typing{p: s.at(ctx, off), off: off, head: text}
	c.native = c.p.f != nil && c.p.f.Native || c.p.f == nil && !s.doc.Dialect().Listing()
	if c.p.f != nil {
		c.target = c.p.f.Target
	} else {
		c.target = cfg.TargetByName(s.opt.Target)
	}
	if strings.HasPrefix(text, ".") {
		return c, true
	}
	if strings.HasPrefix(text, "@") {
		n := strings.IndexAny(text, " \t")
		if n < 0 {
			return c, true
		}
		c.head = strings.TrimLeft(text[n:], " \t")
	}
	name := c.head
	if n := strings.IndexAny(name, " \t"); n >= 0 {
		name, c.spaced = name[:n], true
		c.args = splitOperands(c.head[n:])
	}
	bare, _, dotted := strings.Cut(name, ".")
	c.args = besideRegister(bare, c.args)
	if c.word = name; dotted || c.spaced {
		c.opcode = bare
	}
	return c, true
}

// begin makes what is behind the first n bytes of the head the word.
func (c *typing) begin(n int) { c.word = c.head[n:] }

// splitOperands cuts at the commas that are in no brackets.
func splitOperands(text string) []string {
	var list []string
	depth, from := 0, 0
	for n, b := range []byte(text) {
		switch b {
		case '[', '{', '(':
			depth++
		case ']', '}', ')':
			depth--
		case ',':
			if depth <= 0 {
				list = append(list, text[from:n])
				from = n + 1
			}
		}
	}
	return append(list, text[from:])
}

// besideRegister returns the operands of an instruction of control flow with a blank between the register and what is behind it, as listings
// print it: RET.REL.NODEC R20 `(.L_x_1).
func besideRegister(opcode string, args []string) []string {
	op := cfg.LookupOp(opcode)
	if op == nil || op.Flow != cfg.FlowIndex && op.Flow != cfg.FlowCall && op.Flow != cfg.FlowRet || len(args) == 0 {
		return args
	}
	last := strings.TrimLeft(args[len(args)-1], " \t")
	n := strings.IndexAny(last, " \t")
	if n < 0 {
		return args
	}
	if _, ok := cfg.ParseReg(last[:n]); !ok {
		return args
	}
	return append(slices.Clone(args[:len(args)-1]), last[:n], last[n:])
}
