package server

import (
	"context"

	"go.lsp.dev/protocol"
)

func (s *server) codeLens(ctx context.Context, p *protocol.CodeLensParams) ([]protocol.CodeLens, error) {
	v, err := s.anyView(ctx, p.TextDocument.URI)
	switch {
	case err != nil || !s.shows().CodeLens:
		return nil, err
	case v == nil:
		return s.sourceLenses(ctx, p.TextDocument.URI)
	}
	if v.snap.Foreign() != "" {
		return nil, nil
	}
	list, err := v.snap.Lenses(ctx)
	if err != nil {
		return nil, err
	}
	return v.lenses(list), nil
}
