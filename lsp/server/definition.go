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
	at := v.offset(p.Position)
	spans, err := v.snap.Definition(ctx, at)
	if err != nil {
		return nil, err
	}
	found := v.locations(spans)
	if len(found) == 0 { // an opcode, or a note: the source is where it comes from
		sources, err := v.snap.Sources(ctx, at)
		if err != nil {
			return nil, err
		}
		found = append(found, newSourceFinder(v.uri).locations(sources)...)
	}
	return found, nil
}
