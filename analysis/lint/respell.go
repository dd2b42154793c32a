package lint

import (
	"bytes"
	"slices"
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
	if at.Start > 0 && meant[0] != '.' && cfg.IsNameByte(f.Src[at.Start-1]) && cfg.IsNameByte(meant[0]) {
		edit.New = " " + meant // @P0$RA: without a blank it would continue P0
	}
	return &analysis.Fix{Title: CodeNamed(code).FixTitle(meant), Edits: func() []grammar.Edit {
		return []grammar.Edit{edit}
	}}
}

// A speller finds what the unknown opcodes and modifiers of a function may have been meant to be.
type speller struct {
	f      *cfg.Func
	instrs map[int32]*cfg.Instr   // those that are not understood, by the places of their opcodes in the section
	args   map[int32]operandOf    // their operands, by their places in the section
	near   map[string][]near.Name // opcodes of the target near to a name

	referenced map[string]bool // the names of labels; nil if they were not asked for
}

// An operandOf is one operand of an instruction.
type operandOf struct {
	i *cfg.Instr
	k int
}

// opcodes are the names of the opcode table.
var opcodes = sync.OnceValue(func() (names []string) {
	for _, op := range cfg.Ops() {
		names = append(names, op.Name)
	}
	return names
})

func newSpeller(facts *analysis.Facts) *speller {
	f := facts.Func
	s := &speller{f: f, instrs: map[int32]*cfg.Instr{}, args: map[int32]operandOf{}, near: map[string][]near.Name{}}
	for _, b := range f.Blocks {
		for n := range b.Instrs {
			if i := &b.Instrs[n]; !i.Op.Known() {
				s.instrs[b.InSection(i.OpSpan).Start] = i
				for k := range i.Args {
					if k%256 == 0 {
						facts.Poll()
					}
					s.args[b.InSection(i.Args[k].Span).Start] = operandOf{i, k}
				}
			}
		}
	}
	return s
}

// maxMeant is how many names are offered instead of an unknown one.
const maxMeant = 3

// problem is [Problem] for a problem of the function, with the fix that there may be.
func (s *speller) problem(p cfg.Problem) analysis.Diagnostic {
	d := Problem(p)
	if p.Mend != "" {
		d.Fix = mending(p)
		return d
	}
	switch p.Code {
	case "bad-operand":
		s.operand(p, &d)
		return d
	case "bad-directive":
		directive(p, s.f.Text(p.Span), &d)
		return d
	case "unknown-opcode", "unknown-modifier":
	default:
		return d
	}
	i := s.instrs[p.Span.Start]
	if i == nil {
		return d
	}
	if p.Code == "unknown-opcode" && s.label(i, &d) {
		return d
	}
	if text := s.f.Text(p.Span); p.Code == "unknown-modifier" && cfg.EmptyMod(text) && s.f.UnknownMod(i) == "" {
		d.Severity = analysis.Warning // no disassembler prints that
		if meant := withoutEmpty(text); s.f.Understood(i, strings.ToUpper(meant)) {
			d.Fix = respelling(s.f, p.Code, text, meant, p.Span)
			d.Message += "; did you mean " + meant + "?"
		}
		return d
	}
	name, mods, dotted := strings.Cut(s.f.Text(p.Span), ".")
	var names []near.Name
	spelled := func(meant string) string { return meant + i.Mods() } // the instruction with what was meant
	dot := ""
	if p.Code == "unknown-opcode" {
		names = s.opcodes(strings.ToUpper(name))
	} else {
		name, dot = s.f.UnknownMod(i), "."
		names = near.Within(name, i.Op.Modifiers())
		spelled = func(meant string) string {
			return i.Op.Name + strings.Replace(i.Mods()+".", "."+name+".", "."+meant+".", 1)[:len(i.Mods())-len(name)+len(meant)]
		}
		if !dotted || !strings.Contains("."+mods+".", "."+name+".") {
			return d // ROT13
		}
	}
	meant, fits := s.meant(i, name, names, spelled)
	if parts := s.dotted(i, name, name, dot != "", spelled); len(parts) > 0 {
		meant, fits = parts, true
	} else if next, _, more := strings.Cut(following(mods, name, dot != ""), "."); next != "" || more {
		both := name + "." + next
		spelled := func(meant string) string {
			return i.Op.Name + strings.Replace(i.Mods()+".", "."+both+".", "."+meant+".", 1)[:len(i.Mods())-len(both)+len(meant)]
		}
		if dot == "" {
			spelled = func(meant string) string { return meant + strings.TrimPrefix(i.Mods(), "."+next) }
		}
		if parts := s.dotted(i, name+next, both, dot != "", spelled); len(parts) > 0 {
			name, meant, fits = both, parts, true
		}
	}
	if len(meant) == 0 || len(meant) > maxMeant {
		return d
	}
	if len(meant) == 1 {
		at := grammar.Span{Start: p.Span.Start, End: p.Span.Start + int32(len(name))}
		if dot != "" {
			at = p.Span
		}
		from, to := dot+name, dot+meant[0]
		if text := s.f.Text(p.Span); dot != "" && cfg.EmptyMod(text) { // both are mended
			from, to = text, withoutEmpty(strings.Replace(text, from, to, 1))
		}
		d.Fix = respelling(s.f, p.Code, from, to, at)
	}
	if fits && s.misspelt(p.Code, name, strings.ReplaceAll(meant[0], ".", "")) {
		d.Severity = analysis.Warning
	}
	for k := range meant {
		meant[k] = dot + meant[k]
	}
	d.Message += "; did you mean " + near.Or(meant) + "?"
	return d
}

// operand adds what an operand that is not understood may have been meant to be: a special register or a suffix that is near,
// or the operand without a dot at its end.
func (s *speller) operand(p cfg.Problem, d *analysis.Diagnostic) {
	of, ok := s.args[p.Span.Start]
	if !ok || d.Severity != analysis.Error { // a disassembler has printed it
		return
	}
	text := s.f.Text(p.Span)
	first, suffix, dotted := strings.Cut(text, ".")
	var meant []string
	switch {
	case strings.HasPrefix(strings.ToUpper(text), "SR_"):
		meant = near.Names(text, s.specials())
	case of.k == 1 && strings.Contains(of.i.Op.Name, "S2"):
		meant = near.Names("SR_"+text, s.specials())
	case strings.Count(text, "|") == 1:
		if _, ok := cfg.ParseReg(strings.TrimLeft(text, "-|")); ok {
			meant = []string{text + "|"}
		}
	case dotted && suffix == "":
		meant = []string{first}
	case dotted:
		if _, ok := cfg.ParseReg(strings.TrimLeft(first, "-+~!|")); !ok {
			return
		}
		for _, n := range near.Names(suffix, cfg.OperandSuffixes()) {
			meant = append(meant, first+"."+n)
		}
	}
	meant = slices.DeleteFunc(meant, func(m string) bool { return m == "" || !s.f.UnderstoodOperand(of.i, of.k, m) })
	if len(meant) == 0 || len(meant) > maxMeant {
		return
	}
	if len(meant) == 1 {
		d.Fix = respelling(s.f, p.Code, text, meant[0], p.Span)
	}
	d.Message += "; did you mean " + near.Or(meant) + "?"
}

// specials are the special registers of the target.
func (s *speller) specials() (names []string) {
	for n := range cfg.SpecialRegs {
		if r := &cfg.SpecialRegs[n]; s.f.Target == nil || int(r.Min) <= s.f.Target.SM {
			names = append(names, r.Name)
		}
	}
	return names
}

// mending replaces the text of a problem by what there should be.
func mending(p cfg.Problem) *analysis.Fix {
	return &analysis.Fix{Title: CodeNamed(p.Code).FixTitle(p.Mend), Edits: func() []grammar.Edit {
		return []grammar.Edit{{Span: p.Span, New: p.Mend}}
	}}
}

// label reports whether an unknown opcode that is alone on its line is a label that has lost its colon: one that is referenced,
// or one as passes make them up. It says so in d.
func (s *speller) label(i *cfg.Instr, d *analysis.Diagnostic) bool {
	if !colonless(i) {
		return false
	}
	if s.referenced == nil {
		s.referenced = referenced(s.f)
	}
	switch {
	case s.referenced[i.Name]:
		d.Severity = analysis.Error // it is the cause of all that is told of the branches to it
	case cfg.FreshLabel(i.Name):
		d.Severity = analysis.Warning
	default:
		return false
	}
	d.Message = "label " + i.Name + " has no ':'"
	at := grammar.Span{Start: d.Span.Start, End: d.Span.Start + int32(i.Span.Len())}
	d.Fix = mending(cfg.Problem{Code: d.Code, Span: at, Mend: i.Name + ":"})
	return true
}

// colonless reports whether an instruction could be a label without a colon: one word that is no opcode, or one with a
// semicolon in its place.
func colonless(i *cfg.Instr) bool {
	return !i.Op.Known() && i.Name != "" && len(i.Args) == 0 && i.Guard.Span.Len() == 0 && i.Addr == cfg.NoAddr &&
		i.Span.Start == i.OpSpan.Start && i.Span.Len() <= i.OpSpan.Len()+len(" ;")
}

// referenced are the names of labels that instructions and tables of f have.
func referenced(f *cfg.Func) map[string]bool {
	names := map[string]bool{}
	for _, b := range f.Blocks {
		for _, i := range b.Code() {
			for k := range i.Args {
				if a := &i.Args[k]; a.Kind == cfg.LabelOperand {
					names[a.Sym()] = true
				}
			}
		}
	}
	for _, t := range f.Tables {
		for _, name := range t.Labels {
			names[name] = true
		}
	}
	return names
}

// directive adds what a directive that is not known may have been meant to be; text is the directive.
func directive(p cfg.Problem, text string, d *analysis.Diagnostic) {
	const expected = "; expected "
	said, _, unknown := strings.Cut(p.Msg, expected)
	if !strings.HasPrefix(p.Msg, "unknown directive ") {
		return
	}
	word := text
	if n := strings.IndexAny(text, " \t"); n >= 0 {
		word = text[:n]
	}
	if cfg.LookupOp(strings.ToUpper(directiveWord(text))) != nil {
		d.Fix = mending(cfg.Problem{Code: p.Code, Span: p.Span, Mend: text[1:]})
		return
	}
	meant := near.Names(word, append(cfg.NativeDirectives(), ".jumptable"))
	if len(meant) == 0 {
		return
	}
	if unknown {
		d.Message = said + "; did you mean " + near.Or(meant) + "?"
	}
	if beginsFunction(meant) {
		d.Severity = analysis.Error // what follows is outside of a function
	}
	if len(meant) == 1 {
		at := grammar.Span{Start: p.Span.Start, End: p.Span.Start + int32(len(word))}
		d.Fix = mending(cfg.Problem{Code: p.Code, Span: at, Mend: meant[0]})
	}
}

// headMisspelt reports whether the last line of a text, but for blank ones, begins with a directive that was meant to be one
// that begins a function.
func headMisspelt(src []byte) bool {
	src = bytes.TrimRight(src, " \t\r\n")
	line := bytes.TrimLeft(src[bytes.LastIndexAny(src, "\r\n")+1:], " \t")
	word, _, _ := bytes.Cut(line, []byte(" "))
	if len(word) == 0 || word[0] != '.' {
		return false
	}
	meant := near.Names(string(word), cfg.NativeDirectives())
	return beginsFunction(meant)
}

// beginsFunction reports whether what was meant is a directive that begins a function.
func beginsFunction(meant []string) bool {
	return len(meant) == 1 && (meant[0] == ".entry" || meant[0] == ".func")
}

// directiveWord is the name of a directive up to its second dot.
func directiveWord(text string) string {
	text = strings.TrimPrefix(text, ".")
	if n := strings.IndexAny(text, ". \t"); n >= 0 {
		text = text[:n]
	}
	return text
}

// withoutEmpty is an opcode with its modifiers without the dots that have none behind them.
func withoutEmpty(name string) string {
	return strings.Join(slices.DeleteFunc(strings.Split(name, "."), func(part string) bool { return part == "" }), ".")
}

// following is what follows a modifier, or the opcode, among the modifiers behind the opcode; "" if nothing does.
func following(mods, name string, modifier bool) string {
	if !modifier {
		return mods
	}
	_, rest, _ := strings.Cut("."+mods+".", "."+name+".")
	return strings.TrimSuffix(rest, ".")
}

// dotted returns what letters that were typed, an unknown name or that and the modifier behind it, are with a dot put into
// them or none, where the parts are known and i would be understood: ISETP.GE for ISETPGE, MOV.U32 for MOVU.32. All that was
// typed stays, so that it goes before names that differ.
func (s *speller) dotted(i *cfg.Instr, name, typed string, modifier bool, spelled func(string) string) (list []string) {
	const most = 64                    // no opcode with a modifier is as long
	if whole := name; whole != typed { // without the dot
		op := cfg.LookupOp(strings.ToUpper(whole))
		if modifier && slices.Contains(i.Op.Modifiers(), whole) || !modifier && op != nil && op.In(s.f.Target) {
			if s.f.Understood(i, spelled(whole)) {
				list = append(list, whole)
			}
		}
	}
	for k := 1; k < len(name) && len(name) <= most; k++ {
		first, rest := name[:k], name[k:]
		op := i.Op
		if !modifier {
			if op = cfg.LookupOp(strings.ToUpper(first)); op == nil || !op.In(s.f.Target) {
				continue
			}
			first = op.Name
		} else if !slices.Contains(op.Modifiers(), first) {
			continue
		}
		if first+"."+rest != typed && slices.Contains(op.Modifiers(), rest) && s.f.Understood(i, spelled(first+"."+rest)) {
			list = append(list, first+"."+rest)
		}
	}
	return list
}

// opcodes are the opcodes of the target that are near to a name.
func (s *speller) opcodes(name string) []near.Name {
	names, known := s.near[name]
	if !known {
		names = slices.DeleteFunc(near.Within(name, opcodes()), func(n near.Name) bool { return !cfg.LookupOp(n.Name).In(s.f.Target) })
		s.near[name] = names
	}
	return names
}

// meant returns which of the names near to a misspelt one, name, it may have been meant to be, the nearest, and whether i would be
// understood with them: such names are preferred to nearer ones, because a word that differs by a letter is often
// another opcode.
func (s *speller) meant(i *cfg.Instr, name string, names []near.Name, spelled func(string) string) (list []string, fits bool) {
	var fitting []near.Name
	for _, n := range names {
		if s.f.Understood(i, spelled(n.Name)) {
			fitting = append(fitting, n)
		}
	}
	if len(fitting) > 0 {
		names = fitting
	}
	var swapped []string // with the same letters: those are swapped more often than one is another
	for _, n := range names {
		if n.Distance == names[0].Distance {
			list = append(list, n.Name)
			if letters(n.Name) == letters(strings.ToUpper(name)) {
				swapped = append(swapped, n.Name)
			}
		}
	}
	if swapped != nil {
		list = swapped
	}
	return list, len(fitting) > 0
}

// misspelt reports whether an unknown name, for one that would fit, is a mistake rather than one that is not in the table.
// A disassembler prints no others than there are, and the table has the opcodes of all targets up to sm_90. Newer ones have
// new opcodes that differ from old ones by a letter, and of modifiers the table has those that were seen: there only
// letters in another order are a mistake.
func (s *speller) misspelt(code, name, meant string) bool {
	const complete = 90
	if s.f.Native || code == "unknown-opcode" && s.f.Target != nil && s.f.Target.SM <= complete {
		return true
	}
	return letters(name) == letters(meant)
}

// letters are the letters of a name, sorted.
func letters(name string) string {
	b := []byte(name)
	slices.Sort(b)
	return string(b)
}
