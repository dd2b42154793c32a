package cfg

import (
	"slices"

	"github.com/ori-lang/ori/grammar"
)

// minTaken is of how many instructions, at least, a chunk has some taken from the version before.
const minTaken = 16

// An older is the version of a chunk before an edit: instructions whose text is the same are copied from it, which takes a
// fraction of the time of reading them. Nothing of its text or memory is kept.
type older struct {
	*piece
	head, tail int32  // how many bytes are the same at the start, and at the end
	more       int32  // how many bytes there are more now
	at         int    // the instructions in front of this one are passed
	odd        []bool // by instruction: something is said of it; nil if nothing is of any
	runs       []run  // of instructions that were taken, in order
}

// A run is instructions from, up to but not including to, that follow one another in both versions, with the same text between them.
type run struct {
	from, to int
	tail     bool // they are of the text that is the same at the end
	next     int  // the instruction of the older version behind them
}

// olderOf returns what is the same in p and the text src; nil if p has too little.
func olderOf(p *piece, src string) *older {
	if p == nil || len(p.instrs) < minTaken {
		return nil
	}
	was := p.chunk.Src
	o := &older{piece: p, more: int32(len(src) - len(was))}
	n := min(len(src), len(was))
	for o.head = int32(sameBlocks(n, func(k, m int) bool { return src[k:m] == string(was[k:m]) })); int(o.head) < n && src[o.head] == was[o.head]; o.head++ {
	}
	n -= int(o.head)
	for o.tail = int32(sameBlocks(n, func(k, m int) bool { return src[len(src)-m:len(src)-k] == string(was[len(was)-m:len(was)-k]) })); int(o.tail) < n && src[len(src)-1-int(o.tail)] == was[len(was)-1-int(o.tail)]; o.tail++ {
	}
	if len(p.problems) > 0 {
		o.odd = make([]bool, len(p.instrs))
	}
	for _, x := range p.problems {
		k, _ := slices.BinarySearchFunc(p.instrs, x.Span.Start, func(i Instr, start int32) int { return int(i.Span.End) - int(start) })
		for ; k < len(p.instrs) && p.instrs[k].Span.Start <= x.Span.End; k++ {
			o.odd[k] = true
		}
	}
	return o
}

// sameBlocks returns how many bytes, in blocks, of the first n are the same as far as same says of those from k up to m.
func sameBlocks(n int, same func(k, m int) bool) int {
	const block = 1 << 10
	k := 0
	for k+block <= n && same(k, k+block) {
		k += block
	}
	return k
}

// take lowers instruction n as the older version has it, if its text and its nodes are the same, and nothing was said of it
// there. It reports whether it did.
func (l *lowerer) take(n int32) bool {
	o, node := l.older, l.nodes[n]
	if o == nil || l.pret || node.Flags&grammar.FlagError != 0 {
		return false
	}
	moved, tail := int32(0), false
	switch {
	case node.End <= o.head:
	case node.Start >= int32(len(l.src))-o.tail:
		moved, tail = o.more, true
	default:
		return false
	}
	for o.at < len(o.instrs) && o.instrs[o.at].Span.Start < node.Start-moved {
		o.at++
	}
	if o.at == len(o.instrs) || o.odd != nil && o.odd[o.at] {
		return false
	}
	was := &o.instrs[o.at]
	if was.Span.Moved(moved) != node.Span() || was.broken || was.ROT13 || was.indirectCall || was.rare != nil || !was.Op.Known() || was.Op.Name == "PRET" {
		return false
	}
	control, address, guard, args := false, false, false, 0
	for _, c := range l.children(n) {
		same := true
		switch {
		case c.Kind == grammar.KindControl, c.Kind == grammar.KindSchedule:
			control = true
		case c.Kind == grammar.KindAddress:
			address = true
		case c.Kind == grammar.KindGuard:
			guard, same = true, was.Guard.Span.Moved(moved) == c.Span()
		case c.Kind == grammar.KindOpcode:
			same = was.OpSpan.Moved(moved) == c.Span()
		case c.Kind == grammar.KindAnnotation:
			same = false
		case c.Kind.IsOperand():
			same = args < len(was.Args) && was.Args[args].Span.Moved(moved) == c.Span()
			args++
		}
		if !same {
			return false
		}
	}
	if args != len(was.Args) || address != (was.Addr != NoAddr) || guard != (was.Guard.Span.Len() > 0) {
		return false
	}
	i := *was
	i.Span, i.OpSpan, i.Line = node.Span(), i.OpSpan.Moved(moved), i.Line.Moved(moved)
	if guard {
		i.Guard.Span = i.Guard.Span.Moved(moved)
	}
	i.Name = l.src[i.OpSpan.Start:i.OpSpan.End]
	i.Open, i.Close = node.Flags&grammar.FlagOpen != 0, node.Flags&grammar.FlagClose != 0
	first := len(l.operands)
	l.operands = append(l.operands, was.Args...)
	i.Args = l.operands[first:len(l.operands):len(l.operands)]
	for k := range i.Args {
		i.Args[k].Span = i.Args[k].Span.Moved(moved)
	}
	start := len(l.refs)
	l.refs = append(l.refs, was.Refs...)
	i.Refs = l.refs[start:len(l.refs):len(l.refs)]
	l.control = l.control || control
	at := len(l.instrs)
	if k := len(o.runs) - 1; k < 0 || o.runs[k].to != at || o.runs[k].tail != tail || o.runs[k].next != o.at {
		o.runs = append(o.runs, run{from: at, tail: tail})
	}
	r := &o.runs[len(o.runs)-1]
	r.to, r.next = at+1, o.at+1
	l.note(&i)
	return true
}

// lined reports whether the line of instruction k is that of the older version: it was taken from there, as those in front of it and
// behind it were.
func (o *older) lined(k int) bool {
	if o == nil {
		return false
	}
	for len(o.runs) > 0 && o.runs[0].to <= k {
		o.runs = o.runs[1:]
	}
	return len(o.runs) > 0 && o.runs[0].from < k && k+1 < o.runs[0].to
}
