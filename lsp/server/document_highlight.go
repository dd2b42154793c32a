package server

import (
	"context"

	"go.lsp.dev/protocol"
)

func (s *server) documentHighlight(ctx context.Context, p *protocol.DocumentHighlightParams) ([]protocol.DocumentHighlight, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	list, err := v.snap.Highlights(ctx, v.offset(p.Position))
	if err != nil {
		return nil, err
	}
	return v.highlights(list), nil
}
