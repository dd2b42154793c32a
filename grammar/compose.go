package grammar

import "math"

// Compose returns the edits of a text that do at once what first does and then what then does,
// whose spans are of the text that first makes. All three are sorted and disjoint.
func Compose(first, then []Edit) []Edit {
	var from, to pieces
	at := int32(0)
	for _, e := range first {
		from = append(from, piece{Span: Span{Start: at, End: e.Span.Start}}, piece{text: e.New})
		at = e.Span.End
	}
	from = append(from, piece{Span: Span{Start: at, End: math.MaxInt32}})
	at = 0
	for _, e := range then {
		to = append(to, from.take(e.Span.Start-at)...)
		from.take(e.Span.End - e.Span.Start)
		to = append(to, piece{text: e.New})
		at = e.Span.End
	}
	return append(to, from...).edits()
}

// A piece is a span of the old text, or text in the place of it.
type piece struct {
	Span
	text string
}

type pieces []piece

// take takes the next n bytes away and returns them.
func (p *pieces) take(n int32) (taken pieces) {
	for n > 0 && len(*p) > 0 {
		x := &(*p)[0]
		head := *x
		switch size := max(x.End-x.Start, int32(len(x.text))); {
		case size <= n:
			*p = (*p)[1:]
			n -= size
		case x.text != "":
			head.text, x.text = x.text[:n], x.text[n:]
			n = 0
		default:
			head.End = x.Start + n
			x.Start, n = head.End, 0
		}
		taken = append(taken, head)
	}
	return taken
}

// edits returns what makes p of the old text, to whose end p goes.
func (p pieces) edits() (list []Edit) {
	at, text := int32(0), ""
	for _, x := range p {
		if x.End == x.Start {
			text += x.text
			continue
		}
		if x.Start > at || text != "" {
			list = append(list, Edit{Span{Start: at, End: x.Start}, text})
		}
		at, text = x.End, ""
	}
	return list
}
