package server

import (
	"context"

	"go.lsp.dev/protocol"
)

func (s *server) selectionRange(ctx context.Context, p *protocol.SelectionRangeParams) ([]protocol.SelectionRange, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	out := make([]protocol.SelectionRange, len(p.Positions))
	for n, at := range p.Positions {
		spans, err := v.snap.Selections(ctx, v.offset(at))
		if err != nil {
			return nil, err
		}
		out[n] = v.selection(spans)
	}
	return out, nil
}
