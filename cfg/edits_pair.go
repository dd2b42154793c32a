package cfg

import (
	"strings"

	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// unpair takes the braces off an instruction whose partner in a dual-issue pair
// { a ; b } is deleted.
func (d *diff) unpair(items []item, stays []bool) []grammar.Edit {
	f := d.f
	kept := make(map[int32]bool, len(items))
	for n := range items {
		cancel.Poll(d.ctx)
		if stays[n] {
			kept[items[n].span.Start] = true
		}
	}
	var edits []grammar.Edit
	var open *Instr // the first of a pair, in block in
	var in *Block
	brace := func(b *Block, s Span, c byte, text string) {
		s = b.InSection(s)
		if n := strings.LastIndexByte(f.Text(s), c); n >= 0 {
			at := s.Start + int32(n)
			edits = append(edits, grammar.Edit{Span: Span{Start: at, End: at + 1}, New: text})
		}
	}
	for b := range d.was {
		cancel.Poll(d.ctx)
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if open != nil && i.Close {
				first, second := kept[in.InSection(open.Line).Start], kept[b.InSection(i.Line).Start]
				if first && !second {
					brace(in, Span{Start: open.Line.Start, End: open.OpSpan.Start}, '{', " ")
				} else if second && !first {
					brace(b, Span{Start: i.OpSpan.End, End: i.Span.End}, '}', ";")
				}
			}
			open, in = nil, b
			if i.Open {
				open = i
			}
		}
	}
	return edits
}
