package server

import (
	"context"

	"go.lsp.dev/protocol"
)

func (s *server) inlayHint(ctx context.Context, p *protocol.InlayHintParams) ([]protocol.InlayHint, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil || !s.shows().InlayHints {
		return nil, err
	}
	list, err := v.snap.Inlays(ctx, v.span(p.Range))
	if err != nil {
		return nil, err
	}
	return v.inlays(list), nil
}
