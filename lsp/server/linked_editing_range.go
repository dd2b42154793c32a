package server

import (
	"context"

	"go.lsp.dev/protocol"
)

// labelPattern is what may be typed while places are edited together.
const labelPattern = `[A-Za-z_$.][\w$.]*`

func (s *server) linkedEditingRange(ctx context.Context, p *protocol.LinkedEditingRangeParams) (*protocol.LinkedEditingRanges, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	spans, err := v.snap.Linked(ctx, v.offset(p.Position))
	if len(spans) == 0 {
		return nil, err
	}
	pattern := labelPattern
	return &protocol.LinkedEditingRanges{Ranges: v.rangs(spans), WordPattern: &pattern}, nil
}
