package lint

import (
	"strings"

	"ori/analysis"
	"ori/cfg"
	"ori/grammar"
)

// undefinedLabels reports code operands that name nothing. A function of
// another section or file is not nothing: a call may name any function, and in a
// listing so may a branch.
func undefinedLabels(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	for _, b := range f.Blocks {
		for _, i := range b.Code() {
			if i.Code >= 0 {
				codeLabel(f, b, i, report)
			}
			if i.Flow == cfg.FlowNone && i.Op.Effects&cfg.Converge != 0 && i.Op.Known() { // WARPSYNC; what LEPC names may be of another file
				for k := range i.Args {
					if a := &i.Args[k]; a.Kind == cfg.LabelOperand && f.Block(a.Sym) == nil && f.Outside(a.Sym) == nil {
						undefinedLabel(f, a.Sym, b.InSection(a.Span), report, "undefined label '%s' in %s", a.Sym, funcName(f))
					}
				}
			}
			for _, name := range i.Table {
				if f.Block(name) == nil && !strings.HasPrefix(name, ".text.") && f.Outside(name) == nil {
					undefinedLabel(f, name, b.InSection(i.Span), report, "undefined label '%s' in %s, a target of %s", name, funcName(f), i.Op.Name)
				}
			}
		}
	}
	for _, t := range f.Tables {
		for n, name := range t.Labels {
			if f.Block(name) == nil {
				undefinedLabel(f, name, t.Where(n), report, "undefined label '%s' in %s, an entry of jump table %s", name, funcName(f), t.Name)
			}
		}
	}
}

func codeLabel(f *cfg.Func, b *cfg.Block, i *cfg.Instr, report func(analysis.Diagnostic)) {
	a := &i.Args[i.Code]
	if f.TargetIn(b, i) != nil || f.AtDistance(a) {
		return
	}
	if _, to := f.TargetAcross(i); to != nil {
		return
	}
	at := b.InSection(a.Span)
	switch a.Kind {
	case cfg.AddrOperand:
		if f.Native {
			report(diagnostic("undefined-label", at, "instructions of %s have no addresses; expected a label", funcName(f)))
			return
		}
		if b.Addr() == cfg.NoAddr {
			return // the lines have no addresses: nothing can be said
		}
		if f.Padded(a.Imm) || f.Relocated(i) {
			return
		}
		report(diagnostic("undefined-label", at, "no instruction at address %#x in %s", a.Imm, funcName(f)))
	case cfg.LabelOperand:
		switch {
		case i.Flow == cfg.FlowCall && !strings.HasPrefix(a.Sym, ".L"):
			return // a function that is elsewhere
		case i.Flow == cfg.FlowIndex:
			if f.Jumptable(a.Sym) == nil {
				report(diagnostic("undefined-label", at, "undefined jump table '%s' in %s", a.Sym, funcName(f)))
			}
			return
		case f.Outside(a.Sym) != nil, !f.Native && !strings.HasPrefix(a.Sym, ".L"):
			return
		}
		undefinedLabel(f, a.Sym, at, report, "undefined label '%s' in %s", a.Sym, funcName(f))
	}
}

func funcName(f *cfg.Func) string {
	if f.Name == "" {
		return "this function"
	}
	return f.Name
}

// undefinedLabel reports a name that is no label, with what it may have been meant to be.
func undefinedLabel(f *cfg.Func, name string, at grammar.Span, report func(analysis.Diagnostic), format string, args ...any) {
	d := diagnostic("undefined-label", at, format, args...)
	if meant, only := nearLabel(f, name); meant != "" {
		d.Message += "; did you mean " + meant + "?"
		if only {
			d.Fix = respelling(f, d.Code, name, meant, at)
		}
	}
	report(d)
}

// nearLabel returns the first label of f that differs from name by one letter
// or only in case, and whether it is the only one.
func nearLabel(f *cfg.Func, name string) (meant string, only bool) {
	for _, b := range f.Blocks {
		for _, l := range b.Labels {
			switch {
			case !strings.EqualFold(l.Name, name) && !oneOff(l.Name, name):
			case meant == "":
				meant, only = l.Name, true
			case l.Name != meant:
				return meant, false
			}
		}
	}
	return meant, only
}

// oneOff reports whether one letter inserted, removed, changed, or swapped with
// the next makes a into b. Names of one or two letters are never near.
func oneOff(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(a) < 3 || len(b)-len(a) > 1 {
		return false
	}
	n := 0
	for n < len(a) && a[n] == b[n] {
		n++
	}
	if len(a) < len(b) {
		return a[n:] == b[n+1:]
	}
	if n == len(a) {
		return true
	}
	return a[n+1:] == b[n+1:] || n+1 < len(a) && a[n] == b[n+1] && a[n+1] == b[n] && a[n+2:] == b[n+2:]
}
