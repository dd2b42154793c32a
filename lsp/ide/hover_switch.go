package ide

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// switchAt returns the switch that the instruction at the place begins or is
// part of; nil if there is none.
func (p *place) switchAt() *analysis.Switch {
	if !mayDecide(p.i) {
		return nil
	}
	list, _ := p.switches()
	for n := range list {
		s := &list[n]
		if p.i == s.Instr || p.b == s.Block && p.i == p.b.Last() {
			return s
		}
		for _, c := range s.Cases {
			if c.Compare != nil && (p.i == c.Compare || c.Block == p.b && p.i == p.b.Last()) {
				return s
			}
		}
	}
	return nil
}

// deciders are the registers that branches read to go one way or another.
const deciders = 1<<cfg.ClassP | 1<<cfg.ClassUP | 1<<cfg.ClassCC

// mayDecide reports whether a switch may begin at i, or a value of one be compared there: of others the switches of the function
// need not be found, which takes most of the time of its first hover.
func mayDecide(i *cfg.Instr) bool { return i.EndsBlock() || i.WriteClasses&deciders != 0 }

// maxShownCases is how many cases a hover shows.
const maxShownCases = 12

// describeSwitch says which form the switch has and which phase 30 would give it, where its values
// lead, and what each form costs.
func (p *place) describeSwitch(pg *page, s *analysis.Switch) {
	known := casesKnown(s)
	var is []string
	if known {
		is = append(is, plural(len(s.Cases), "case"))
	}
	if s.Range == 1 {
		is = append(is, fmt.Sprintf("value %d", s.Min))
	} else if s.Range > 0 {
		is = append(is, fmt.Sprintf("%d to %d", s.Min, s.Max))
	}
	if len(s.Cases) > 0 {
		is = append(is, fmt.Sprintf("density %.0f%%", 100*s.Density))
	}
	if s.Form == analysis.JumpTable && s.Bits < 32 {
		is = append(is, fmt.Sprintf("by the low %d bits", s.Bits))
	}
	form := s.Form.String()
	if s.Several {
		form += " that tests several values at once"
	}
	if is != nil {
		form += ", " + strings.Join(is, ", ")
	}
	pg.say("**Switch** on `%s`: %s.", s.SelectorText(p.f), form)
	if t, o, ok := s.OfOrigin(p.facts()); ok {
		pg.say("%s", p.originText(s, &t, o))
	}
	if s.Form != analysis.JumpTable {
		pg.say("%s", p.switchChoice(s))
	}
	if text := p.switchCases(s, known); text != "" {
		pg.fact(text)
	}
	var table strings.Builder
	table.WriteString("| form | instructions on the longest path | divergence points | convergence regions (estimate) |\n|---|---|---|---|\n")
	for _, x := range strategyCosts(s) {
		name := x.Name
		if name == s.Choice.String() {
			name = "**" + name + "**"
		}
		fmt.Fprintf(&table, "| %s | %d | %d | %d |\n", name, x.Instructions, x.DivergencePoints, x.SyncEntries)
	}
	pg.fact(strings.TrimRight(table.String(), "\n"))
}

// originText says what the selector of s is computed from, and which values of that are its cases: those of t.
func (p *place) originText(s, t *analysis.Switch, o analysis.Origin) string {
	from, of := "`"+t.SelectorText(p.f)+"`", "that"
	if t.Selector == s.Selector {
		from = "what it was before"
	}
	text := fmt.Sprintf("`%s` is computed as %s: of %s, the cases are %s", s.SelectorText(p.f), o.Text(from), of, valuesText(t, t.Cases, t.Characters(p.facts())))
	if n := len(s.Cases) - len(t.Cases); n > 0 {
		text += fmt.Sprintf("; the other %s it never has", plural(n, "value"))
	}
	return text + "."
}

// switchChoice is a sentence on what phase 30 does with a switch that is no table yet, and why.
func (p *place) switchChoice(s *analysis.Switch) string {
	text := "Phase 30 "
	if s.Choice == s.Form && s.Kept == 0 {
		text += "leaves it a " + s.Form.String()
	} else {
		text += "chooses a " + s.Choice.String()
	}
	if s.Kept > 0 {
		text += fmt.Sprintf(" for the last %d values", len(s.Chain)-s.Kept)
	}
	return fmt.Sprintf("%s (profile %s): %s.", text, p.s.knobs().SwitchSettings(p.f).Profile, md(s.Reason))
}

// switchCases says which value leads where.
func (p *place) switchCases(s *analysis.Switch, known bool) string {
	var facts, list []string
	characters := s.Characters(p.facts())
	var of analysis.Case
	var ahead *cfg.Instr // of that
	var each bool
	own := func(c analysis.Case) *cfg.Instr {
		if c.Block != of.Block || c.Target != of.Target || c.Compare != of.Compare {
			of = c
			ahead, each = p.facts().Ahead(c)
		}
		return ahead
	}
	for n := 0; n < len(s.Cases); {
		if len(list) == maxShownCases-1 && len(s.Cases)-n > 1 {
			list = append(list, fmt.Sprintf("… %d more", len(s.Cases)-n))
			break
		}
		from, code := n, own(s.Cases[n])
		all := each
		for n++; n < len(s.Cases) && s.Cases[n].Target == s.Cases[from].Target && own(s.Cases[n]) == code; n++ {
		}
		text := valuesText(s, s.Cases[from:n], characters)
		switch to := p.ref(s.Cases[from].Target); {
		case code == nil:
			text += " → " + to
		case all:
			text += " → its own " + p.ownCode(code) + ", then " + to
		default:
			text += " → " + to + " (on some ways behind its own " + p.ownCode(code) + ")"
		}
		list = append(list, text)
	}
	switch {
	case list != nil:
		facts = append(facts, strings.Join(list, ", "))
	case !known:
		to := "the text does not say where it leads"
		if len(s.Targets) > 0 {
			to = "branches to " + plural(len(s.Targets), "block")
		}
		if s.Size > 0 {
			to += fmt.Sprintf("; its table has %d entries", s.Size)
		}
		why := s.Unknown
		if out := p.f.TableLeftOut(s.Block); out != "" {
			why = out
		}
		what := "which value goes where is not known"
		if list := p.knownEntries(s); list != "" {
			what = "by the numbers of labels, " + list + "; where other values go is not known"
		}
		facts = append(facts, fmt.Sprintf("%s; %s: %s", to, what, md(why)))
	}
	switch {
	case s.Default != nil && s.Form == analysis.JumpTable && s.Clamp >= 0:
		facts = append(facts, fmt.Sprintf("**default** %s, entry %d: the index is limited to that", p.ref(s.Default), s.Clamp))
	case s.Default != nil:
		text := "**default** " + p.ref(s.Default)
		if code, each := p.facts().AheadOfDefault(s); each {
			text = "**default** its own " + p.ownCode(code) + ", then " + p.ref(s.Default)
		} else if code != nil {
			text += ", on some ways behind its own " + p.ownCode(code)
		}
		var values []analysis.Case
		for _, v := range s.Remaining(p.facts()) {
			values = append(values, analysis.Case{Value: v})
		}
		if values != nil {
			text += ", for no value but " + valuesText(s, values, characters)
		}
		if len(s.Open) > 0 {
			text += ", but for " + valuesText(s, s.Open, characters) + ", which are not followed beyond " + p.targets(s.Open)
		}
		facts = append(facts, text)
	case s.Total && (s.Form != analysis.JumpTable || s.Exact):
		each := "value has an entry"
		if s.Form != analysis.JumpTable {
			each = "value that it may have is a case"
		}
		facts = append(facts, "**default** none: each "+each)
	case s.Form != analysis.JumpTable && s.Ends != "":
		facts = append(facts, "**default** not known")
	}
	if len(s.Duplicates) > 0 {
		facts = append(facts, plural(len(s.Duplicates), "value")+" compared again, without effect")
	}
	if s.Ends != "" {
		facts = append(facts, "**no further** because "+md(s.Ends))
	}
	return strings.Join(facts, " · ")
}

// knownEntries says where values lead of a table that is not known as a whole; "" if nothing is known of any.
func (p *place) knownEntries(s *analysis.Switch) string {
	var list []string
	for n, c := range s.Known {
		if n == maxShownCases-1 && len(s.Known)-n > 1 {
			list = append(list, fmt.Sprintf("… %d more", len(s.Known)-n))
			break
		}
		list = append(list, fmt.Sprintf("%d → %s", int32(c.Value), p.ref(c.Target)))
	}
	return strings.Join(list, ", ")
}

// ownCode says what i is, which values run that lead somewhere, as [analysis.Facts.Ahead] has it.
func (p *place) ownCode(i *cfg.Instr) string {
	if i.Guard.Always() {
		return fmt.Sprintf("value of `%s` by `%s`", p.f.Names.Reg(i.Args[0].Reg), i.Name)
	}
	return "code in front of the branch, guarded by `" + p.guardText(i) + "`"
}

// targets names the blocks to which cases lead.
func (p *place) targets(cases []analysis.Case) string {
	var blocks []*cfg.Block
	var list []string
	for _, c := range cases {
		if slices.Contains(blocks, c.Target) {
			continue
		}
		if len(blocks) == maxShownCases {
			list = append(list, "others")
			break
		}
		blocks = append(blocks, c.Target)
		list = append(list, p.ref(c.Target))
	}
	if n := len(list) - 1; n > 0 {
		return strings.Join(list[:n], ", ") + " and " + list[n]
	}
	return list[0]
}

// codeSpan is text, without spaces at its ends, as code in Markdown, also where it has a backquote.
func codeSpan(text string) string {
	if strings.Contains(text, "`") {
		return "``" + text + "``"
	}
	return "`" + text + "`"
}

// valuesText lists the values of cases of s, with the characters that they are: 9, 10 and more that follow one another as 48 to 57.
func valuesText(s *analysis.Switch, cases []analysis.Case, characters bool) string {
	one := func(c analysis.Case) string {
		text := caseText(s, c)
		if characters {
			text += " " + codeSpan(strconv.QuoteRune(rune(c.Value)))
		}
		return text
	}
	var list []string
	for n := 0; n < len(cases); {
		if len(list) == maxShownCases-1 && len(cases)-n > 1 {
			list = append(list, fmt.Sprintf("… %d more", len(cases)-n))
			break
		}
		from := n
		for n++; n < len(cases) && s.Number(cases[n]) == s.Number(cases[n-1])+1; n++ {
		}
		switch text := one(cases[from]); {
		case n-from > 2:
			list = append(list, text+" to "+one(cases[n-1]))
		case n-from == 2:
			list = append(list, text, one(cases[n-1]))
		default:
			list = append(list, text)
		}
	}
	return strings.Join(list, ", ")
}
