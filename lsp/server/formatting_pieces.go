package server

import (
	"bytes"
	"context"
	"strings"
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
	parts := append(make([][]byte, 0, len(pieces)+2), []byte("["))
	start, rang := v.inOrder(), v.rangesInOrder()
	lines := v.text.LineCount()
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
			if lines > mostFine {
				edits = joined(edits, v.text)
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
		if len(x.encoded) > 0 {
			parts = append(parts, x.encoded)
		}
	}
	l.held = held
	if last := len(parts) - 1; last > 0 {
		parts[last] = bytes.TrimSuffix(parts[last], []byte(","))
	}
	return bytes.Join(append(parts, []byte("]")), nil), nil
}

// mostFine is how many lines a text may have to be answered with an edit for each run of blanks that changes. In a longer one
// those of a piece are one edit where that is shorter: who lays out all of 110,000 lines would get, apply and send back 98,000.
const mostFine = 10_000

// editSize is about how many bytes an edit takes as it is sent, besides its text.
const editSize = 100

// joined returns edits, of one piece of a text, or the one edit that does the same if it is shorter to send.
func joined(edits []grammar.Edit, text *grammar.Document) []grammar.Edit {
	if len(edits) < 2 {
		return edits
	}
	all := grammar.Span{Start: edits[0].Span.Start, End: edits[len(edits)-1].Span.End}
	if int(all.Len()) > (len(edits)-1)*editSize {
		return edits
	}
	n := text.SectionAt(int(all.Start))
	base, _ := text.SectionStart(n)
	src := text.Sections()[n].Src
	var sb strings.Builder
	at := all.Start
	for _, e := range edits {
		sb.Write(src[int(at)-base : int(e.Span.Start)-base])
		sb.WriteString(e.New)
		at = e.Span.End
	}
	return []grammar.Edit{{Span: all, New: sb.String()}}
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
