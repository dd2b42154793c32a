package server

import (
	"context"

	"go.lsp.dev/protocol"
)

func (s *server) codeLens(ctx context.Context, p *protocol.CodeLensParams) ([]protocol.CodeLens, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil || !s.shows().CodeLens {
		return nil, err
	}
	list, err := v.snap.Lenses(ctx)
	if err != nil {
		return nil, err
	}
	return v.lenses(list), nil
}
