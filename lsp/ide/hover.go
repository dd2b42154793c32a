package ide

import (
	"context"
	"fmt"
	"strings"

	"ori/cfg"
	"ori/cfg/cancel"
)

// Hover returns what is known of the thing at off: a block on its label, on a use
// of the label and on its first address; a branch on its opcode; an opcode; a
// register. It returns nil where there is nothing to tell.
func (s *Snapshot) Hover(ctx context.Context, off int) (_ *Hover, err error) {
	defer cancel.Catch(&err)
	p := s.at(ctx, off)
	if h := p.hoverNote(); h != nil {
		return h, nil
	}
	if h := p.hoverKnob(); h != nil {
		return h, nil
	}
	if p.f == nil {
		return nil, nil
	}
	if p.b == nil {
		return p.hoverFunc(), nil
	}
	switch {
	case p.label != nil:
		return &Hover{p.block(p.b), p.span(p.label.Span)}, nil
	case p.i == nil:
		return nil, nil
	case p.arg != nil:
		return p.hoverOperand(), nil
	case p.within(p.i.Guard.Span):
		return &Hover{p.guard(), p.instrSpan(p.i.Guard.Span)}, nil
	case p.within(p.i.OpSpan):
		return &Hover{p.opcode(), p.instrSpan(p.i.OpSpan)}, nil
	}
	if b := p.f.Block(p.word()); b != nil { // in an annotation
		return &Hover{p.block(b), p.instrSpan(p.i.Span)}, nil
	}
	if before := p.i.OpSpan.Start; p.at == 0 && p.off-p.b.Base < before { // the address of a block's head
		return &Hover{p.block(p.b), p.instrSpan(Span{Start: p.i.Span.Start, End: before})}, nil
	}
	return nil, nil
}

// hoverFunc tells of the function on its name.
func (p *place) hoverFunc() *Hover {
	if at := p.f.NameSpan; at.Len() == 0 || p.off < at.Start || at.End < p.off {
		if pad := p.f.Padding; pad.Len() > 0 && pad.Start <= p.off && p.off <= pad.End {
			return &Hover{"padding after the last instruction that can run; it is in no block", p.span(pad)}
		}
		return nil
	}
	f := p.f
	var sb strings.Builder
	kind := "function"
	if f.Entry {
		kind = "entry"
	}
	fmt.Fprintf(&sb, "**%s** `%s`", kind, f.Name)
	if f.Target != nil {
		fmt.Fprintf(&sb, " · %s", f.Target.Name)
	}
	fmt.Fprintf(&sb, "\n\n%d blocks, %d reachable, %d loops", len(f.Blocks), len(f.Order.RPO), len(f.Loops.Loops))
	fmt.Fprintf(&sb, "\n\n**at most live** %s", p.pressure())
	if !f.Complete {
		fmt.Fprintf(&sb, "\n\nNot all control flow is known: %s. Nothing is called unreachable here.", f.Unresolved[0].Why)
	}
	return &Hover{sb.String(), p.span(f.NameSpan)}
}

// hoverOperand tells of an operand: the block a label names, a register.
func (p *place) hoverOperand() *Hover {
	a := p.arg
	at := p.instrSpan(a.Span)
	if b := p.target(); b != nil {
		return &Hover{p.block(b), at}
	}
	switch a.Kind {
	case cfg.LabelOperand, cfg.AddrOperand:
		if g := p.f.Outside(a.Sym); g != nil {
			return &Hover{fmt.Sprintf("`%s` is in function `%s`", a.Sym, g.Name), at}
		}
		if p.s.functions(a.Sym) != nil {
			return &Hover{fmt.Sprintf("**function** `%s`", a.Sym), at}
		}
	case cfg.RegOperand:
		return &Hover{p.hoverRegister(a.Reg), at}
	}
	if r := p.register(); r.Class != cfg.NoReg {
		return &Hover{p.hoverRegister(r), at}
	}
	return nil
}

func (p *place) guard() string {
	g := p.i.Guard
	if g.Always() {
		return "The guard lets every active lane through."
	}
	if g.Never() {
		return "The guard lets no lane through."
	}
	return p.hoverRegister(g.Reg)
}

// opcode describes the instruction's opcode and, for a branch, where it goes and
// what the optimizer makes of it.
func (p *place) opcode() string {
	var sb strings.Builder
	op := p.i.Op
	if p.i.EndsBlock() {
		p.branch(&sb)
		p.divergence(&sb)
		sb.WriteString("\n---\n\n")
	}
	if text := p.aSwitch(); text != "" {
		sb.WriteString(text + "\n\n---\n\n")
	}
	if p.i.Op.Effects&cfg.Converge != 0 {
		var pg page
		if p.barrier(&pg); pg.Len() > 0 {
			sb.WriteString(pg.String() + "\n\n---\n\n")
		}
	}
	fmt.Fprintf(&sb, "**%s**", op.Name)
	if p.i.ROT13 {
		fmt.Fprintf(&sb, " (written `%s`, as the strings in ptxas are: ROT13)", cfg.ROT13(p.i.Name))
	} else {
		fmt.Fprintf(&sb, " · `%s` in ptxas", cfg.ROT13(op.Name))
	}
	if !op.Known() {
		why := "Not in the opcode table"
		switch {
		case p.i.Missing == 1:
			why = "An instruction is missing in front of it in the listing"
		case p.i.Missing > 1:
			why = fmt.Sprintf("%d instructions are missing in front of it in the listing", p.i.Missing)
		case cfg.LookupOp(op.Name) != nil:
			why = "Its spelling is not understood"
		}
		sb.WriteString("\n\n" + why + ": assumed to read and write every register and to have every effect.")
		return sb.String()
	}
	fmt.Fprintf(&sb, "\n\n```\n%s\n```\n\n%s", op.Syntax, op.Doc)
	if !p.i.EndsBlock() {
		sb.WriteString(p.rewrites(p.b, p.at) + p.marked())
	}
	if e := op.Effects.String(); e != "" {
		fmt.Fprintf(&sb, "\n\nEffects: %s", e)
	}
	if op.Seen != "" {
		fmt.Fprintf(&sb, "\n\nNumbers seen in ptxas: %s", op.Seen)
	}
	if from := p.sourceText(); from != "" {
		sb.WriteString("\n\n" + from)
	}
	return sb.String()
}

// pressure tells how many registers of each class are occupied at once, and where.
func (p *place) pressure() string {
	if p.facts().Ranges().Limited {
		return "unknown"
	}
	pr, r := p.facts().Pressure(), p.facts().Ranges().Registers()
	var list []string
	for c := cfg.ClassR; c < cfg.ClassB; c++ {
		if n, b, k := pr.OfClass(r, c); n > 0 {
			list = append(list, fmt.Sprintf("%d %s (line %d)", n, c, p.line(b, &b.Instrs[k])))
		}
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}
