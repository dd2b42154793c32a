package ide

import (
	"fmt"
	"strings"

	"ori/analysis"
	"ori/cfg"
)

// Hover returns what is known of the thing at off: a block on its label, on a use
// of the label and on its first address; a branch on its opcode; an opcode; a
// register. It returns nil where there is nothing to tell.
func (s *Snapshot) Hover(off int) *Hover {
	p := s.at(off)
	if p.f == nil {
		return nil
	}
	if p.b == nil {
		return p.hoverFunc()
	}
	switch {
	case p.label != nil:
		return &Hover{p.block(p.b), p.span(p.label.Span)}
	case p.i == nil:
		return nil
	case p.arg != nil:
		return p.hoverOperand()
	case p.within(p.i.Guard.Span):
		return &Hover{p.guard(), p.instrSpan(p.i.Guard.Span)}
	case p.within(p.i.OpSpan):
		return &Hover{p.opcode(), p.instrSpan(p.i.OpSpan)}
	}
	if b := p.f.Block(p.word()); b != nil { // in an annotation
		return &Hover{p.block(b), p.instrSpan(p.i.Span)}
	}
	if before := p.i.OpSpan.Start; p.at == 0 && p.off-p.b.Base < before { // the address of a block's head
		return &Hover{p.block(p.b), p.instrSpan(Span{Start: p.i.Span.Start, End: before})}
	}
	return nil
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
	if !f.Complete {
		sb.WriteString("\n\nAn indirect branch has targets that are not known: nothing is called unreachable here.")
	}
	return &Hover{sb.String(), p.span(f.NameSpan)}
}

// block describes b.
func (p *place) block(b *cfg.Block) string {
	f := p.f
	var sb strings.Builder
	row := func(name, format string, args ...any) {
		fmt.Fprintf(&sb, "| %s | %s |\n", name, fmt.Sprintf(format, args...))
	}
	fmt.Fprintf(&sb, "**block** `%s` · bix%d\n\n| | |\n|---|---|\n", b.Name(), b.ID)
	if !f.Reachable(b) {
		row("RPO", "none: not reachable from the entry")
	} else {
		row("RPO", "%d", f.Order.Num[b.ID])
		if id := f.Dom.Idom[b.ID]; id >= 0 {
			row("idom", "%s, depth %d", p.ref(f.Blocks[id]), f.Dom.Depth[b.ID])
		} else {
			row("idom", "none: the entry")
		}
	}
	row("predecessors", "%s", p.preds(b))
	row("successors", "%s", p.succs(b))
	p.loop(b, row)
	if flags := f.Flags(b); len(flags) > 0 {
		row("flags", "`%s`", strings.Join(flags, "` `"))
	}
	if b.Split() {
		row("begins", "after control flow, without a label (phase 6 splits here)")
	}
	if sites := p.s.facts(p.u, p.k).facts.Convergence().Active(b); len(sites) > 0 {
		names := make([]string, len(sites))
		for n, s := range sites {
			names[n] = f.Names.Reg(s.Instr.Args[0].Reg)
		}
		row("active barriers", "%s", strings.Join(names, ", "))
	}
	row("instructions", "%d", len(b.Instrs))
	return sb.String()
}

// ref names a block with its number.
func (p *place) ref(b *cfg.Block) string {
	if b.Label() == "" {
		if a := b.Addr(); a != cfg.NoAddr {
			return fmt.Sprintf("`%s` (%#x)", b.Name(), a)
		}
		return "`" + b.Name() + "`"
	}
	return fmt.Sprintf("`%s` (bix%d)", b.Name(), b.ID)
}

func (p *place) preds(b *cfg.Block) string {
	var list []string
	ids := p.f.PredIDs(b)
	for n, id := range ids {
		if n > 0 && ids[n-1] == id {
			continue
		}
		if len(list) == 16 {
			list = append(list, fmt.Sprintf("… %d edges in all", len(ids)))
			break
		}
		name := p.ref(p.f.Blocks[id])
		for s, kind := range p.f.Succs(p.f.Blocks[id]) {
			if s == b && p.f.BackEdge(p.f.Blocks[id], b, kind) {
				name += " back edge"
				break
			}
		}
		list = append(list, name)
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}

func (p *place) succs(b *cfg.Block) string {
	var list []string
	count := len(p.f.Graph.Succs(b.ID))
	for s, kind := range p.f.Succs(b) {
		if len(list) == 16 {
			list = append(list, fmt.Sprintf("… %d in all", count))
			break
		}
		name := p.ref(s) + " " + kind.String()
		if p.f.BackEdge(b, s, kind) {
			name += ", back edge"
		}
		list = append(list, name)
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}

// loop adds what is known of the loops around b.
func (p *place) loop(b *cfg.Block, row func(name, format string, args ...any)) {
	f := p.f
	n := f.Loops.LoopOf[b.ID]
	if n < 0 {
		row("loop", "none")
		return
	}
	l := &f.Loops.Loops[n]
	row("loop depth", "%d", l.Depth)
	if l.Header != b.ID {
		row("loop header", "%s", p.ref(f.Blocks[l.Header]))
		for _, latch := range l.Latches {
			if latch == b.ID {
				row("latch", "of this loop")
			}
		}
		return
	}
	row("loop header", "this block")
	var latches []string
	lowest := f.Order.Num[l.Latches[0]]
	for _, latch := range l.Latches {
		latches = append(latches, p.ref(f.Blocks[latch]))
		lowest = max(lowest, f.Order.Num[latch])
	}
	row("latches", "%s", strings.Join(latches, ", "))
	row("latch RPO", "%d", lowest)
	exit := int32(-1)
	var exits []string
	for _, e := range f.LoopExits(n) {
		exits = append(exits, p.ref(f.Blocks[e.Dst]))
		exit = max(exit, f.Order.Num[e.Dst])
	}
	if exits != nil {
		row("loop exits", "%s", strings.Join(exits, ", "))
		row("loop-exit RPO", "%d", exit)
	}
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
		return &Hover{p.register(a.Reg), at}
	}
	return nil
}

// register describes a register and, for a predicate, what is known of it here.
func (p *place) register(r cfg.Reg) string {
	var sb strings.Builder
	fmt.Fprintf(&sb, "**%s** `%s`", r.Class.Doc(), p.f.Names.Reg(r))
	if r.Class == cfg.ClassSR && r.Num >= 0 && int(r.Num) < len(cfg.SpecialRegs) {
		fmt.Fprintf(&sb, "\n\n%s", cfg.SpecialRegs[r.Num].Doc)
	}
	if r.IsConst() {
		if r.IsPred() {
			sb.WriteString("\n\nAlways true; a write to it is discarded.")
		} else {
			sb.WriteString("\n\nAlways zero; a write to it is discarded.")
		}
	} else if r.IsPred() {
		fmt.Fprintf(&sb, "\n\n%s", p.known(r))
	}
	return sb.String()
}

// known says whether a predicate is constant in front of the instruction.
func (p *place) known(r cfg.Reg) string {
	name := p.f.Names.Reg(r)
	known, _ := p.s.facts(p.u, p.k).facts.Constants().Reg(p.b, p.at, r)
	t := known.Truth()
	var lines []string
	for _, d := range analysis.ReachingDefs(p.f, p.b, p.at, r) {
		line, _ := p.s.doc.Position(int(p.base+d.Block.InSection(d.Instr.Span).Start), 0)
		lines = append(lines, fmt.Sprintf("line %d", line+1))
		if len(lines) == 8 {
			lines = append(lines, "…")
			break
		}
	}
	from := "no definition reaches this place"
	if lines != nil {
		from = "defined in " + strings.Join(lines, ", ")
	}
	if t == analysis.Varies {
		return fmt.Sprintf("%s is not constant here; %s", name, from)
	}
	return fmt.Sprintf("%s is always %s here; %s", name, t, from)
}

func (p *place) guard() string {
	g := p.i.Guard
	if g.Always() {
		return "The guard lets every active lane through."
	}
	if g.Never() {
		return "The guard lets no lane through."
	}
	return p.register(g.Reg)
}

// opcode describes the instruction's opcode and, for a branch, where it goes and
// what the optimizer makes of it.
func (p *place) opcode() string {
	var sb strings.Builder
	op := p.i.Op
	if p.i.EndsBlock() {
		p.branch(&sb)
		sb.WriteString("\n---\n\n")
	}
	fmt.Fprintf(&sb, "**%s**", op.Name)
	if p.i.ROT13 {
		fmt.Fprintf(&sb, " (written `%s`, as the strings in ptxas are: ROT13)", cfg.ROT13(p.i.Name))
	} else {
		fmt.Fprintf(&sb, " · `%s` in ptxas", cfg.ROT13(op.Name))
	}
	if !op.Known() {
		sb.WriteString("\n\nNot in the opcode table: assumed to read and write every register it names and to have every effect.")
		return sb.String()
	}
	fmt.Fprintf(&sb, "\n\n```\n%s\n```\n\n%s", op.Syntax, op.Doc)
	if e := op.Effects.String(); e != "" {
		fmt.Fprintf(&sb, "\n\nEffects: %s", e)
	}
	if op.Seen != "" {
		fmt.Fprintf(&sb, "\n\nNumbers seen in ptxas: %s", op.Seen)
	}
	return sb.String()
}

// branch describes the control flow that ends a block.
func (p *place) branch(sb *strings.Builder) {
	i, f := p.i, p.f
	kind := "unconditional"
	if i.Conditional() {
		kind = "conditional"
	}
	fmt.Fprintf(sb, "**%s %s** ends `%s`\n\n", kind, i.Op.Name, p.b.Name())
	count := len(f.Graph.Succs(p.b.ID))
	n := 0
	for s, k := range f.Succs(p.b) {
		if n++; n > 16 {
			fmt.Fprintf(sb, "- … %d targets in all\n", count)
			break
		}
		fmt.Fprintf(sb, "- %s: %s", k, p.ref(s))
		if num := f.Order.Num[s.ID]; num >= 0 {
			fmt.Fprintf(sb, ", RPO %d", num)
		}
		if f.BackEdge(p.b, s, k) {
			sb.WriteString(", back edge")
		}
		sb.WriteByte('\n')
	}
	switch i.Flow {
	case cfg.FlowExit, cfg.FlowKill, cfg.FlowRet:
		sb.WriteString("- leaves the function\n")
	case cfg.FlowIndex:
		if !f.Complete {
			sb.WriteString("- the targets are not known\n")
		}
	}
	if i.Flow != cfg.FlowBranch && !i.Conditional() {
		return
	}
	told := false
	for _, r := range p.s.facts(p.u, p.k).remarks {
		at := p.off
		if r.Span.Start > p.b.InSection(i.OpSpan).Start || r.Span.End < at || r.Code == "unreachable-block" || r.Quiet {
			continue
		}
		told = true
		if r.Refused != "" {
			fmt.Fprintf(sb, "\nPhase %d would %s (%s), but **not possible**: %s\n", r.Phase, verb(r.Title), r.Message, r.Refused)
		} else {
			fmt.Fprintf(sb, "\nPhase %d would %s: %s\n", r.Phase, verb(r.Title), r.Message)
		}
	}
	if !told {
		fmt.Fprintf(sb, "\nPhase 15 leaves it: %s\n", p.whyNot())
	}
}

// verb makes the title of an action part of a sentence.
func verb(title string) string {
	if title == "" {
		return ""
	}
	return strings.ToLower(title[:1]) + title[1:]
}

// whyNot says why phase 15 has nothing to do on the branch.
func (p *place) whyNot() string {
	i := p.i
	var why []string
	if r := i.Guard.Reg; i.Conditional() && r.Class != cfg.NoReg && !r.IsConst() {
		why = append(why, p.known(r))
	}
	if to := p.f.TargetOf(i); to != nil {
		if last := to.Last(); last != nil && (len(to.Instrs) > 1 || last.Flow != cfg.FlowBranch || last.Conditional()) {
			why = append(why, fmt.Sprintf("`%s` does more than branch on", to.Name()))
		}
		if next := p.f.Next(p.b); next != to && !i.Conditional() {
			why = append(why, fmt.Sprintf("`%s` is not the next block", to.Name()))
		}
	}
	if why == nil {
		return "nothing applies"
	}
	return strings.Join(why, "; ")
}
