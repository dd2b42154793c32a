package format

import (
	"context"
	"slices"

	"github.com/ori-lang/ori/grammar"
)

// A Piece is a part of a native section that is laid out by itself: nothing outside of it decides
// what its lines become, and it decides nothing outside.
type Piece struct {
	Start  int32 // in the document; a line begins there, but for the first one of a section that does not begin a line
	Chunks []grammar.ChunkAt
	ends   ends

	section, from int
}

// ends are which ends of the document are in a piece.
type ends struct{ first, last bool }

// Same reports whether p and q have the same chunks, and so the same edits from their starts on.
func (p *Piece) Same(q *Piece) bool {
	return p.ends == q.ends && slices.EqualFunc(p.Chunks, q.Chunks, func(a, b grammar.ChunkAt) bool { return a.Chunk == b.Chunk })
}

// Pieces returns those of the native sections of d, in order. One of comments alone has no chunk.
func Pieces(ctx context.Context, d *grammar.Document) ([]Piece, error) {
	var pieces []Piece
	sections := d.Sections()
	for n, s := range sections {
		if !native(d, n) {
			continue
		}
		base, _ := d.SectionStart(n)
		f := formatter{s: s}
		pieces = slices.Grow(pieces, len(s.Chunks))
		for from := 0; from == 0 || from < len(s.Chunks); {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			to := min(from+1, len(s.Chunks))
			for to < len(s.Chunks) && !f.seam(to) {
				to++
			}
			p := Piece{Start: int32(base), Chunks: s.Chunks[from:to:to], section: n, from: from}
			if from > 0 {
				p.Start += s.Chunks[from].Start
			}
			p.ends = ends{first: n == 0 && from == 0, last: n == len(sections)-1 && to == len(s.Chunks)}
			pieces = append(pieces, p)
			if from = to; from == 0 {
				break // there is no chunk
			}
		}
	}
	return pieces, nil
}

// Edits returns the edits that lay out p, a piece of d: together those of all pieces are those of
// [Edits] for all of d.
func (p *Piece) Edits(ctx context.Context, d *grammar.Document) ([]grammar.Edit, error) {
	s := d.Sections()[p.section]
	base, _ := d.SectionStart(p.section)
	f := formatter{ctx: ctx, s: s, first: p.ends.first, last: p.ends.last, base: int32(base), wanted: span{End: int32(len(s.Src))}}
	f.read(p.from, p.from+len(p.Chunks))
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	f.layOut()
	return f.edits, nil
}
