package server

import (
	"context"
	"sync"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/grammar/format"
)

// documentLayout is what was found when the document was laid out last: who formats a text when it is
// saved has changed a few lines of it since.
type documentLayout struct {
	mu   sync.Mutex
	held map[*grammar.Chunk]*laidPiece // by the first chunk
}

// A laidPiece is the edits of a piece.
type laidPiece struct {
	piece   format.Piece
	edits   []protocol.TextEdit // the lines count from its start
	encoded []byte              // the edits as they are sent, behind a comma each
	line    uint32              // of the start in those
}

// edits are the text edits that lay out all of the document, as they are sent.
func (l *documentLayout) edits(ctx context.Context, v *view) (jsonrpc2.RawMessage, error) {
	pieces, err := v.snap.FormatPieces(ctx)
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	held := make(map[*grammar.Chunk]*laidPiece, len(pieces))
	list, size := make([]*laidPiece, len(pieces)), 2
	start, rang := v.inOrder(), v.rangesInOrder()
	for n := range pieces {
		p := &pieces[n]
		at := start(p.Start)
		first, keep := (*grammar.Chunk)(nil), len(p.Chunks) > 0 && at.Character == 0
		if keep {
			first = p.Chunks[0].Chunk
		}
		x := l.held[first]
		if x == nil || !x.piece.Same(p) || held[first] != nil { // what was pasted shares chunks with what was copied
			edits, err := p.Edits(ctx, v.text)
			if err != nil {
				return nil, err
			}
			x = &laidPiece{piece: *p}
			for _, e := range edits {
				r := rang(e.Span)
				r.Start.Line, r.End.Line = r.Start.Line-at.Line, r.End.Line-at.Line
				x.edits = append(x.edits, protocol.TextEdit{Range: r, NewText: e.New})
			}
		}
		if len(x.edits) > 0 && (x.encoded == nil || x.line != at.Line) {
			x.encode(at.Line)
		}
		if keep {
			held[first] = x
		}
		list[n] = x
		size += len(x.encoded)
	}
	l.held = held
	out := append(make([]byte, 0, size), '[')
	for _, x := range list {
		out = append(out, x.encoded...)
	}
	if len(out) > 1 {
		out[len(out)-1] = ']' // for the last comma
		return out, nil
	}
	return append(out, ']'), nil
}

// encode writes the edits of a piece that begins in a line.
func (x *laidPiece) encode(line uint32) {
	const typical = 110 // bytes of an edit of blanks
	out := x.encoded[:0]
	if out == nil {
		out = make([]byte, 0, typical*len(x.edits))
	}
	for n := range x.edits {
		r := x.edits[n].Range
		r.Start.Line, r.End.Line = r.Start.Line+line, r.End.Line+line
		out = appendRange(append(out, `{"range":`...), r)
		out = append(appendString(append(out, `,"newText":`...), x.edits[n].NewText), '}', ',')
	}
	x.encoded, x.line = out, line
}
