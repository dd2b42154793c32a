package server

import (
	"context"

	"go.lsp.dev/protocol"
)

func (s *server) references(ctx context.Context, p *protocol.ReferenceParams) (protocol.LocationSlice, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	spans, err := v.snap.References(ctx, v.offset(p.Position), p.Context.IncludeDeclaration)
	if err != nil {
		return nil, err
	}
	return v.locations(spans), nil
}
