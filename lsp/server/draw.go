package server

import (
	"context"
	"encoding/json"

	"go.lsp.dev/protocol"
)

// What ori.draw answers with; null if there is no such function. See [ide.Drawing].
type (
	drawn struct {
		Func   string         `json:"func"`
		Range  protocol.Range `json:"range"` // of the function in the document
		Lines  []string       `json:"lines"`
		Blocks []drawnBlock   `json:"blocks"` // in the order of the lines
		Part   bool           `json:"part"`   // there are others, which are drawn when asked for at a place in them
	}
	drawnBlock struct {
		First int            `json:"first"` // index of its first line
		Last  int            `json:"last"`  // and of its last one
		Range protocol.Range `json:"range"` // in the document
	}
)

func (v *view) draw(ctx context.Context, args *commandArgs) (protocol.LSPAny, error) {
	off := 0
	if args.Range != nil {
		off = v.offset(args.Range.Start)
	}
	d, err := v.snap.DrawAt(ctx, off, args.Func)
	if d == nil || err != nil {
		return protocol.LSPAny("null"), err
	}
	out := drawn{Func: d.Name, Range: v.rang(d.Span), Lines: d.Lines, Blocks: make([]drawnBlock, len(d.Blocks)), Part: d.Part}
	for n, b := range d.Blocks {
		out.Blocks[n] = drawnBlock{b.First, b.Last, v.rang(d.Texts[n])}
	}
	return json.Marshal(out)
}
