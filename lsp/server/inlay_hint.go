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
	return v.inlays(v.snap.Inlays(v.span(p.Range))), nil
}
