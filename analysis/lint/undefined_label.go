package lint

import (
	"strings"

	"ori/analysis"
	"ori/cfg"
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
			for _, name := range i.Table {
				if f.Block(name) == nil && !strings.HasPrefix(name, ".text.") && f.Outside(name) == nil {
					report(diagnostic("undefined-label", b.InSection(i.Span), "%s lists the target %s, which is no label of %s%s", i.Op.Name, name, funcName(f), near(f, name)))
				}
			}
		}
	}
	for _, t := range f.Tables {
		for n, name := range t.Labels {
			if f.Block(name) == nil {
				report(diagnostic("undefined-label", t.Where(n), "jump table %s lists %s, which is no label of %s%s", t.Name, name, funcName(f), near(f, name)))
			}
		}
	}
}

func codeLabel(f *cfg.Func, b *cfg.Block, i *cfg.Instr, report func(analysis.Diagnostic)) {
	a := &i.Args[i.Code]
	if f.TargetIn(b, i) != nil {
		return
	}
	at := b.InSection(a.Span)
	switch a.Kind {
	case cfg.AddrOperand:
		if f.Native {
			report(diagnostic("undefined-label", at, "instructions of %s have no addresses; name a label", funcName(f)))
			return
		}
		if b.Addr() == cfg.NoAddr {
			return // the lines have no addresses: nothing can be said
		}
		if f.Padded(a.Imm) {
			return
		}
		report(diagnostic("undefined-label", at, "no instruction of %s has the address %#x", funcName(f), a.Imm))
	case cfg.LabelOperand:
		switch {
		case i.Flow == cfg.FlowCall && !strings.HasPrefix(a.Sym, ".L"):
			return // a function that is elsewhere
		case i.Flow == cfg.FlowIndex:
			if f.Jumptable(a.Sym) == nil {
				report(diagnostic("undefined-label", at, "%s is no jump table of %s", a.Sym, funcName(f)))
			}
			return
		case f.Outside(a.Sym) != nil, !f.Native && !strings.HasPrefix(a.Sym, ".L"):
			return
		}
		report(diagnostic("undefined-label", at, "%s is no label of %s%s", a.Sym, funcName(f), near(f, a.Sym)))
	}
}

func funcName(f *cfg.Func) string {
	if f.Name == "" {
		return "this function"
	}
	return f.Name
}

// near returns "; did you mean X?" if a label of f differs from name by one letter
// or only in case.
func near(f *cfg.Func, name string) string {
	for _, b := range f.Blocks {
		for _, l := range b.Labels {
			if strings.EqualFold(l.Name, name) || oneOff(l.Name, name) {
				return "; did you mean " + l.Name + "?"
			}
		}
	}
	return ""
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
