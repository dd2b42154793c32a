package lint

import (
	"strings"
	"sync"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/near"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// respelling replaces a name, which is in the text at a place, by the one that was meant; nil if it
// is not there just once.
func respelling(f *cfg.Func, code, name, meant string, at grammar.Span) *analysis.Fix {
	text := f.Text(at)
	n := strings.Index(text, name)
	if n < 0 || meant == "" || strings.Count(text, name) > 1 {
		return nil
	}
	at.Start += int32(n)
	at.End = at.Start + int32(len(name))
	edit := grammar.Edit{Span: at, New: meant}
	if at.Start > 0 && cfg.IsNameByte(f.Src[at.Start-1]) && cfg.IsNameByte(meant[0]) {
		edit.New = " " + meant // @P0$RA: without a blank it would continue P0
	}
	return &analysis.Fix{Title: CodeNamed(code).FixTitle(meant), Edits: func() []grammar.Edit {
		return []grammar.Edit{edit}
	}}
}

// opcode returns the opcode that an unknown one may have been meant to be; "" if none or several are near.
func opcode(name string) string {
	best, _ := near.Best(strings.ToUpper(name), opcodes())
	return best
}

// opcodes are the names of the opcode table.
var opcodes = sync.OnceValue(func() (names []string) {
	for _, op := range cfg.Ops() {
		names = append(names, op.Name)
	}
	return names
})

// problem is [Problem] for a problem of f, with the fix that there may be.
func problem(f *cfg.Func, p cfg.Problem) analysis.Diagnostic {
	d := Problem(p)
	if p.Code != "unknown-opcode" {
		return d
	}
	name, _, _ := strings.Cut(f.Text(p.Span), ".")
	if meant := opcode(name); meant != "" {
		d.Message += "; did you mean " + meant + "?"
		d.Fix = respelling(f, p.Code, name, meant, grammar.Span{Start: p.Span.Start, End: p.Span.Start + int32(len(name))})
	}
	return d
}
