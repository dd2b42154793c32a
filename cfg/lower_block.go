package cfg

import (
	"context"
	"strings"

	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// instrsOfPart are worth a goroutine to lower them.
var instrsOfPart = 1 << 14

// A blockPart is what stands side by side in a block.
type blockPart struct {
	from, to         int32 // nodes
	instrs, operands int   // how many there are, or fewer
}

// block lowers the items of a chunk that is a block. There may be a million: parts of it are lowered side by side, each into a piece
// of its own, and put together.
func (l *lowerer) block(ctx context.Context) {
	parts := l.blockParts()
	instrs, operands := 0, 0
	for _, p := range parts {
		instrs, operands = instrs+p.instrs, operands+p.operands
	}
	l.instrs = make([]Instr, 0, instrs)
	l.operands = make([]Operand, 0, operands)
	if len(parts) == 1 {
		l.refs = make([]Ref, 0, operands+instrs/2)
		l.items(ctx, parts[0])
		if l.older == nil {
			l.fitRefs()
		}
		return
	}
	all := make([]lowerer, len(parts))
	instrs, operands = 0, 0
	for n, p := range parts {
		x := *l
		x.piece = &piece{chunk: l.chunk, code: &code{instrs: l.instrs[instrs : instrs : instrs+p.instrs]}}
		x.operands = l.operands[operands : operands : operands+p.operands]
		all[n] = x
		instrs, operands = instrs+p.instrs, operands+p.operands
	}
	cancel.Parallel(len(parts), func(n int) {
		p := parts[n]
		all[n].refs = make([]Ref, 0, p.operands+p.instrs/2)
		all[n].items(ctx, p)
		all[n].fitRefs()
	})
	for n := range all {
		l.join(all[n].piece)
	}
}

// fitRefs copies the Refs of the instructions into memory that they fill: those of a block are in use as long as its text.
func (p *piece) fitRefs() {
	count := 0
	for k := range p.instrs {
		count += len(p.instrs[k].Refs)
	}
	all := make([]Ref, 0, count)
	for k := range p.instrs {
		i := &p.instrs[k]
		first := len(all)
		all = append(all, i.Refs...)
		i.Refs = all[first:len(all):len(all)]
	}
}

// join puts the instructions of a part of the block, and what is known of them, behind those of l. They are in the memory of l, there or
// behind it.
func (l *lowerer) join(p *piece) {
	first := int32(len(l.instrs))
	if n := len(l.instrs) + len(p.instrs); len(p.instrs) > 0 && &p.instrs[0] == &l.instrs[:n][first] {
		l.instrs = l.instrs[:n] // as a rule: every instruction of the parts before became one
	} else {
		l.instrs = append(l.instrs, p.instrs...)
	}
	behind := func(list *[]int32, from []int32) {
		for _, k := range from {
			*list = append(*list, first+k)
		}
	}
	behind(&l.ends, p.ends)
	behind(&l.codes, p.codes)
	behind(&l.preds, p.preds)
	for _, m := range p.marks {
		m.next += first
		l.marks = append(l.marks, m)
	}
	l.problems = append(l.problems, p.problems...)
	l.control = l.control || p.control
	l.reg = max(l.reg, p.reg)
	for k := range l.maxReg {
		l.maxReg[k] = max(l.maxReg[k], p.maxReg[k])
	}
}

// blockParts returns the parts in which the block is lowered: one, if it is not long, if there is a version before it, most of which is
// the same, or if what an instruction is may hang on those before it.
func (l *lowerer) blockParts() []blockPart {
	var parts []blockPart
	end := int32(len(l.nodes))
	one := l.older != nil || strings.Contains(l.src, "PRET") || strings.Contains(l.src, ROT13("PRET"))
	p := blockPart{from: 1, to: end}
	for n, next := int32(1), int32(1); n < end; n++ {
		if n == next {
			next = l.nodes[n].Next
			if !one && p.instrs >= instrsOfPart {
				p.to = n
				parts = append(parts, p)
				p = blockPart{from: n, to: end}
			}
		}
		switch k := l.nodes[n].Kind; {
		case k == grammar.KindInstruction, k == grammar.KindJunk:
			p.instrs++
		case k.IsOperand():
			p.operands++
		}
	}
	return append(parts, p)
}

// items lowers the items of p.
func (l *lowerer) items(ctx context.Context, p blockPart) {
	for n := p.from; n < p.to; n = l.nodes[n].Next {
		cancel.Poll(ctx)
		l.item(n)
	}
}
