package ide

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// Hover returns what is known of the thing at off: a block on its label, on a use
// of the label and on its first address; a branch on its opcode; an opcode; a
// register, constant or immediate; a directive. It returns nil where there is nothing to tell.
func (s *Snapshot) Hover(ctx context.Context, off int) (_ *Hover, err error) {
	defer cancel.Catch(&err)
	p := s.at(ctx, off)
	for _, of := range [...]func() *Hover{p.hoverNote, p.hoverKnob, p.hoverFunc, p.hoverPlace, p.hoverNamed, p.hoverTable, p.hoverDirective, p.hoverEnd, p.hoverError} {
		if h := of(); h != nil {
			return h, nil
		}
	}
	return nil, nil
}

// hoverPlace tells of what is in a block at the place; nil if there is nothing to tell.
func (p *place) hoverPlace() *Hover {
	switch {
	case p.b == nil:
		return nil
	case p.label != nil:
		text := p.block(p.b)
		if p.b == p.f.Blocks[0] && !p.f.Native && p.f.Name == strings.TrimPrefix(p.label.Name, ".text.") {
			text = p.function() + "\n\n---\n\n" + text
		}
		return &Hover{text, p.span(p.label.Span)}
	case p.i == nil:
		return nil
	case p.arg != nil:
		return p.hoverOperand()
	case p.within(p.i.Guard.Span):
		return &Hover{p.guard(), p.instrSpan(p.i.Guard.Span)}
	case p.within(p.i.OpSpan):
		return &Hover{p.instruction(), p.instrSpan(p.i.OpSpan)}
	}
	if b := p.f.Block(p.word()); b != nil { // in an annotation
		return &Hover{p.block(b), p.instrSpan(p.i.Span)}
	}
	if before := p.i.OpSpan.Start; p.off-p.b.Base < before { // the address, where what is found of the instruction begins
		at := p.instrSpan(Span{Start: p.i.Span.Start, End: before})
		if p.at == 0 { // of a block's head
			return &Hover{p.block(p.b), at}
		}
		return &Hover{p.instruction(), at}
	}
	return nil
}

// hoverEnd tells of a label of a listing with no instruction behind it; nil elsewhere.
func (p *place) hoverEnd() *Hover {
	if p.f == nil || p.f.Native || p.b != nil {
		return nil
	}
	src, start, end := p.u.Section.Src, p.off, p.off
	for start > 0 && cfg.IsNameByte(src[start-1]) {
		start--
	}
	for int(end) < len(src) && cfg.IsNameByte(src[end]) {
		end++
	}
	if start == end || int(end) == len(src) || src[end] != ':' || start > 0 && src[start-1] != '\n' {
		return nil
	}
	at := Span{Start: start, End: end}
	return &Hover{fmt.Sprintf("**Label** `%s`: no instruction follows it. It is where the code ends.", src[start:end]), p.span(at)}
}

// hoverTable tells of a jump table on its name, where it is defined and where a branch names it;
// nil elsewhere.
func (p *place) hoverTable() *Hover {
	if p.f == nil {
		return nil
	}
	for n := range p.f.Tables {
		t := &p.f.Tables[n]
		at := t.Span
		if p.arg != nil && p.arg.Sym() == t.Name {
			at = p.b.InSection(p.arg.Span)
		}
		if at.Start <= p.off && p.off <= at.End {
			return &Hover{p.tableText(t), p.span(at)}
		}
	}
	return nil
}

// tableText says where the entries of a jump table lead.
func (p *place) tableText(t *cfg.Jumptable) string {
	var list []string
	for n, name := range t.Labels {
		if n == maxShownCases-1 && len(t.Labels) > maxShownCases {
			list = append(list, fmt.Sprintf("… %d more", len(t.Labels)-n))
			break
		}
		to := "`" + name + "`, which is nowhere"
		if b := p.f.Block(name); b != nil {
			to = p.ref(b)
		}
		list = append(list, fmt.Sprintf("%d → %s", n, to))
	}
	var pg page
	pg.say("**Jump table** `%s`: %s.", t.Name, entries(len(t.Labels)))
	pg.fact(strings.Join(list, ", "))
	return pg.String()
}

func entries(n int) string {
	if n == 1 {
		return "1 entry"
	}
	return fmt.Sprintf("%d entries", n)
}

// hoverFunc tells of the function on its name, and of the padding behind it; nil elsewhere.
func (p *place) hoverFunc() *Hover {
	if p.f == nil || p.b != nil {
		return nil
	}
	f := p.f
	if at := f.NameSpan; at.Len() == 0 || p.off < at.Start || at.End < p.off {
		if pad := f.Padding; pad.Len() > 0 && pad.Start <= p.off && p.off <= pad.End {
			return &Hover{"**Padding** after the last instruction that can run. It is part of no block.", p.span(pad)}
		}
		return nil
	}
	return &Hover{p.function(), p.span(f.NameSpan)}
}

// hoverNamed tells of the function that a directive of a listing names, or whose section it does; nil elsewhere.
func (p *place) hoverNamed() *Hover {
	if p.i != nil || p.label != nil || !p.u.Section.Dialect().Listing() || p.u.Section.Commented(p.off) {
		return nil
	}
	at := p.wordSpan()
	src := p.u.Section.Src
	line := p.u.Section.WholeLines(Span{Start: at.Start, End: at.Start})
	if text := bytes.TrimLeft(src[line.Start:at.Start], " \t"); !bytes.HasPrefix(text, []byte(".")) || bytes.HasPrefix(text, []byte(".text.")) {
		return nil
	}
	name := strings.TrimPrefix(string(src[at.Start:at.End]), ".")
	name = strings.TrimPrefix(name, "text.")
	if name == "" {
		return nil
	}
	for q := range p.sections(p.listing()) {
		for _, f := range q.u.Funcs {
			if f.Name != name || len(f.Blocks) == 0 || len(f.Blocks[0].Instrs) == 0 {
				continue
			}
			b := f.Blocks[0]
			first := p.s.at(p.ctx, int(q.span(b.InSection(b.Instrs[0].Span)).Start))
			if first.f != f {
				continue
			}
			return &Hover{first.function(), p.span(at)}
		}
	}
	return nil
}

// function tells of the function at the place.
func (p *place) function() string {
	f := p.f
	var pg page
	what := "Function"
	if f.Entry {
		what = "Kernel"
	}
	target := ""
	if f.Target != nil {
		target = " for " + f.Target.Name
	}
	blocks := plural(len(f.Blocks), "block")
	unreachable := 0
	for _, r := range p.facts().DeadRegions() {
		unreachable += len(r.Blocks)
	}
	if unreachable > 0 {
		blocks += fmt.Sprintf(" (%d unreachable)", unreachable)
	}
	pg.say("**%s** `%s`%s: %s, %s.", what, f.Name, target, blocks, plural(len(f.Loops.Loops), "loop"))
	switch why := f.Incomplete(); {
	case why == "":
	case f.Complete && !f.EnteredAnywhere():
		pg.say("Not all of its control flow is known: %s. So any register may hold anything there.", md(why))
	default:
		where := "a block begins"
		if f.Complete {
			where = "such a block begins"
		}
		pg.say("Not all of its control flow is known: %s. So no block is called unreachable, and any register may hold anything where %s.", md(why), where)
	}
	possible, refused := 0, 0
	for r := range p.found().reported() {
		if r.Refusal == nil {
			possible++
		} else {
			refused++
		}
	}
	if possible+refused > 0 {
		pg.fact(titled("rewrites", fmt.Sprintf("%d possible, %d not", possible, refused)))
	}
	pg.fact(titled("most registers live at once", p.pressure()))
	return pg.String()
}

// pressure tells how many registers of each class are live at once, and where.
func (p *place) pressure() string {
	if p.facts().Ranges().Limited {
		return "unknown: the function has too many registers and blocks"
	}
	pr, r := p.facts().Pressure(), p.facts().Ranges().Registers()
	var list []string
	for c := cfg.ClassR; c < cfg.ClassB; c++ {
		if n, b, k := pr.OfClass(r, c); n > 0 {
			list = append(list, fmt.Sprintf("%d %s (%s)", n, c, lineLink(p.line(b, &b.Instrs[k]))))
		}
	}
	switch least := p.facts().AnyOnward(); {
	case list == nil && least:
		return "none that is known"
	case list == nil:
		return "none"
	case least:
		return "at least " + strings.Join(list, ", ")
	}
	return strings.Join(list, ", ")
}

// hoverOperand tells of an operand: the block a label names, a register, a constant, a number.
func (p *place) hoverOperand() *Hover {
	a := p.arg
	at := p.instrSpan(a.Span)
	if b := p.target(); b != nil {
		return &Hover{p.block(b), at}
	}
	switch a.Kind {
	case cfg.LabelOperand, cfg.AddrOperand:
		if g := p.f.Outside(a.Sym()); g != nil {
			return &Hover{fmt.Sprintf("**Label** `%s` of function `%s`.", a.Sym(), g.Name), at}
		}
		if p.s.functions(a.Sym()) != nil {
			return &Hover{fmt.Sprintf("**Function** `%s`.", a.Sym()), at}
		}
	case cfg.RegOperand:
		return &Hover{p.hoverRegister(a.Reg), at}
	}
	if r := p.register(); r.Class != cfg.NoReg {
		return &Hover{p.hoverRegister(r), at}
	}
	switch a.Kind {
	case cfg.ConstOperand:
		return &Hover{p.constant(), at}
	case cfg.MemOperand, cfg.DescOperand:
		if text := p.address(); text != "" {
			return &Hover{text, at}
		}
	case cfg.ImmOperand, cfg.FloatOperand:
		return &Hover{p.immediate(), at}
	}
	return nil
}

func (p *place) guard() string {
	g := p.i.Guard
	if g.Always() {
		return "**Guard** that always holds."
	}
	if g.Never() {
		return "**Guard** that never holds: no lane runs the instruction."
	}
	return p.hoverRegister(g.Reg)
}
