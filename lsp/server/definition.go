package server

import (
	"context"

	"go.lsp.dev/protocol"
)

func (s *server) definition(ctx context.Context, p *protocol.DefinitionParams) (protocol.LocationSlice, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	return v.locations(v.snap.Definition(v.offset(p.Position))), nil
}
