package ide

import (
	"context"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A Signature is the syntax of an opcode.
type Signature struct {
	Label  string
	Doc    string
	Params []Span // of its operands in Label
	Active int    // which of them is typed, -1 for none of them

	missing []bool // which of them may be missing though others follow
}

// Signature returns the syntax of the opcode of the instruction that is typed in front of off, nil
// if there is none that is known.
func (s *Snapshot) Signature(ctx context.Context, off int) (_ *Signature, err error) {
	defer cancel.Catch(&err)
	c, ok := s.typing(ctx, off)
	if !ok || !c.spaced {
		return nil, nil
	}
	op := cfg.LookupOp(c.opcode)
	if op == nil {
		return nil, nil
	}
	sig := &Signature{Label: op.Syntax, Doc: op.Doc, Active: -1}
	at := strings.IndexByte(op.Syntax, ' ')
	if at < 0 {
		return sig, nil
	}
	for _, text := range splitSyntax(op.Syntax[at:]) {
		name := strings.Trim(text, " ,")
		open := strings.Count(name, "[") - strings.Count(name, "]")
		if open < 0 {
			if name = strings.TrimLeft(name, "] "); strings.Count(name, "]") > strings.Count(name, "[") {
				name = strings.TrimRight(name, "]")
			}
		}
		if open > 0 {
			name = strings.TrimSuffix(strings.TrimPrefix(name, "["), "[")
		}
		from := at + strings.Index(text, name)
		sig.Params = append(sig.Params, Span{Start: int32(from), End: int32(from + len(name))})
		sig.missing = append(sig.missing, open > 0 && strings.HasPrefix(strings.TrimLeft(text, " "), "["))
		at += len(text)
	}
	sig.Active = sig.active(c.args)
	return sig, nil
}

// splitSyntax cuts the operands of a row's syntax at their commas.
func splitSyntax(text string) []string {
	var list []string
	from := 0
	for n := range len(text) {
		if text[n] == ',' {
			list = append(list, text[from:n+1])
			from = n + 1
		}
	}
	return append(list, text[from:])
}

// active is the parameter that the last of the operands is. One that is a predicate, and may be
// missing, is passed over if the operand is none.
func (sig *Signature) active(args []string) int {
	n := 0
	for k, arg := range args {
		arg = strings.TrimLeft(arg, " \t!")
		for n+1 < len(sig.Params) && arg != "" {
			if !sig.missing[n] || !predicate(sig.Label[sig.Params[n].Start:]) || predicate(arg) {
				break
			}
			n++
		}
		if k < len(args)-1 {
			n++
		}
	}
	if n >= len(sig.Params) {
		return -1
	}
	return n
}

// predicate reports whether the name of an operand is that of a predicate.
func predicate(name string) bool {
	return strings.HasPrefix(name, "P") || strings.HasPrefix(name, "UP")
}
