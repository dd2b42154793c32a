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
	offs := make([]int, len(p.Positions))
	for n, at := range p.Positions {
		offs[n] = v.offset(at)
	}
	list, err := v.snap.SelectionsAt(ctx, offs)
	if err != nil {
		return nil, err
	}
	out := make([]protocol.SelectionRange, len(list))
	for n, spans := range list {
		out[n] = v.selection(spans)
	}
	return out, nil
}
