package lint

import (
	"iter"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/near"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// undefinedLabels reports code operands that name nothing. A function of
// another section or file is not nothing: a call may name any function, and in a
// listing so may a branch.
func undefinedLabels(facts *analysis.Facts, report func(analysis.Diagnostic)) {
	f := facts.Func
	x := &labelIndex{f: f, poll: facts.Poll}
	var list []analysis.Diagnostic
	out := -1 // in list: the first branch to what the listing leaves out, with the others
	tell := report
	report = func(d analysis.Diagnostic) {
		switch {
		case d.Severity != analysis.Information:
		case out < 0:
			out = len(list)
		default:
			if first := &list[out]; len(first.Related) < maxOut {
				first.Related = append(first.Related, analysis.Related{Span: d.Span, Message: "and so does this"})
			}
			return
		}
		list = append(list, d)
	}
	defer func() {
		for _, d := range list {
			tell(d)
		}
	}()
	for _, b := range f.Blocks {
		facts.Poll()
		for _, i := range b.Code() {
			if i.Code >= 0 {
				x.codeLabel(b, i, report)
			}
			if i.Flow == cfg.FlowNone && i.Op.Effects&cfg.Converge != 0 && i.Op.Known() { // WARPSYNC; what LEPC names may be of another file
				for k := range i.Args {
					if a := &i.Args[k]; a.Kind == cfg.LabelOperand && f.Block(a.Sym()) == nil && f.Outside(a.Sym()) == nil {
						x.undefined(a.Sym(), b.InSection(a.Span), report, "undefined label '%s' in %s", a.Sym(), funcName(f))
					}
				}
			}
			for _, name := range i.Targets() {
				if f.Block(name) == nil && !strings.HasPrefix(name, ".text.") && f.Outside(name) == nil {
					x.undefined(name, b.InSection(i.Span), report, "undefined label '%s' in %s, a target of %s", name, funcName(f), i.Op.Name)
				}
			}
		}
	}
	for _, t := range f.Tables {
		facts.Poll()
		for n, name := range t.Labels {
			if f.Block(name) == nil {
				x.undefined(name, t.Where(n), report, "undefined label '%s' in %s, an entry of jump table %s", name, funcName(f), t.Name)
			}
		}
	}
}

func (x *labelIndex) codeLabel(b *cfg.Block, i *cfg.Instr, report func(analysis.Diagnostic)) {
	f := x.f
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
		if f.Padded(a.Imm) || f.Relocated(i) || f.MayBeWord(a.Imm) {
			return
		}
		d := diagnostic("undefined-label", at, "no instruction at address %#x in %s", a.Imm, funcName(f))
		if x.leftOut().Has(a.Imm) {
			leadsOut(&d)
		}
		report(d)
	case cfg.LabelOperand:
		switch {
		case i.Flow == cfg.FlowCall && !strings.HasPrefix(a.Sym(), ".L"):
			return // a function that is elsewhere
		case i.Flow == cfg.FlowIndex:
			if f.Jumptable(a.Sym()) == nil {
				report(diagnostic("undefined-label", at, "undefined jump table '%s' in %s", a.Sym(), funcName(f)))
			}
			return
		case f.Outside(a.Sym()) != nil:
			return
		case !f.Native && !strings.HasPrefix(a.Sym(), ".L"):
			if meant, _ := x.near(a.Sym()); !strings.HasPrefix(meant, ".L") {
				return // a function that is elsewhere
			}
		}
		if f.SM() >= 90 && x.mayBeLeftOut(a.Sym()) {
			d := diagnostic("undefined-label", at, "undefined label '%s' in %s", a.Sym(), funcName(f))
			leadsOut(&d)
			report(d)
			return
		}
		x.undefined(a.Sym(), at, report, "undefined label '%s' in %s", a.Sym(), funcName(f))
	}
}

// maxOut bounds how many other branches out of a listing are told with the first.
const maxOut = 8

// leadsOut makes d of the branch to an instruction that the listing leaves out, as nvdisasm 11.8 does on sm_90 with what it
// cannot print and the label in front of it: it is no mistake in the text.
func leadsOut(d *analysis.Diagnostic) {
	d.Severity = analysis.Information
	d.Message += ": the listing leaves out the instructions that it leads to"
}

func funcName(f *cfg.Func) string {
	if f.Name == "" {
		return "this function"
	}
	return f.Name
}

// undefined reports a name that is no label, with what it may have been meant to be.
func (x *labelIndex) undefined(name string, at grammar.Span, report func(analysis.Diagnostic), format string, args ...any) {
	if x.colonless(name) {
		return // which is told where it stands
	}
	d := diagnostic("undefined-label", at, format, args...)
	meant, only := x.near(name)
	if meant == "" {
		meant = x.farther(name)
	}
	if meant != "" {
		d.Message += "; did you mean " + meant + "?"
		if only {
			d.Fix = respelling(x.f, d.Code, name, meant, at)
		}
	}
	report(d)
}

// colonless reports whether a name is a label of the function that has lost its colon.
func (x *labelIndex) colonless(name string) bool {
	if x.bare == nil {
		x.bare = map[string]bool{}
		for _, b := range x.f.Blocks {
			for k := range b.Instrs {
				if i := &b.Instrs[k]; colonless(i) {
					x.bare[i.Name] = true
				}
			}
		}
	}
	return x.bare[name]
}

// A labelIndex finds the labels of a function that a misspelt one may have been meant to be.
type labelIndex struct {
	f        *cfg.Func
	poll     func()
	names    []string
	out      *cfg.LeftOut       // nil if it was not asked for
	misspelt map[string]bool    // see mayBeLeftOut; nil if it was not asked for
	bare     map[string]bool    // labels that have lost their colon; nil if they were not asked for
	looked   int                // how often a label farther away was looked for
	by       map[string][]int32 // in lower case, the name or what is left of it without one letter: the indices in names
}

// leftOut returns what the listing leaves out, found once.
func (x *labelIndex) leftOut() cfg.LeftOut {
	if x.out == nil {
		list := x.f.LeftOut()
		x.out = &list
	}
	return *x.out
}

// maxNearName is how long a name is for which another one is looked for.
const maxNearName = 64

// keys yields what names have in common of which one is the other with one letter inserted, removed
// or changed, or two exchanged, or in other case.
func keys(name string) iter.Seq[string] {
	return func(yield func(string) bool) {
		if len(name) > maxNearName {
			return
		}
		lower := strings.ToLower(name)
		if !yield(lower) {
			return
		}
		for k := range len(lower) {
			if !yield(lower[:k] + lower[k+1:]) {
				return
			}
		}
	}
}

// near returns the first label that differs from name by one letter
// or only in case, and whether it is the only one.
func (x *labelIndex) near(name string) (meant string, only bool) {
	if x.by == nil {
		x.by = map[string][]int32{}
		seen := map[string]bool{}
		for _, b := range x.f.Blocks {
			x.poll()
			for _, l := range b.Labels {
				if seen[l.Name] {
					continue
				}
				seen[l.Name] = true
				for key := range keys(l.Name) {
					x.by[key] = append(x.by[key], int32(len(x.names)))
				}
				x.names = append(x.names, l.Name)
			}
		}
	}
	first := len(x.names)
	only = true
	for key := range keys(name) {
		for _, n := range x.by[key] {
			if l := x.names[n]; int(n) != first && (strings.EqualFold(l, name) || oneOff(l, name)) {
				only = first == len(x.names)
				first = min(first, int(n))
			}
		}
	}
	if first == len(x.names) {
		return "", false
	}
	return x.names[first], only
}

// farther returns the only label that is at most a third of its length away from name; "" if there is none, or more. It
// is looked for a few times, in functions without many labels, as it is compared with each.
func (x *labelIndex) farther(name string) string {
	const looks, most = 16, 2000
	if x.looked++; x.looked > looks || len(x.names) > most || len(name) > maxNearName {
		return ""
	}
	if list := near.Within(name, x.names); len(list) == 1 || len(list) > 1 && list[0].Distance < list[1].Distance {
		return list[0].Name
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
