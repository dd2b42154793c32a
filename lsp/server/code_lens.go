package server

import (
	"context"
	"errors"

	"go.lsp.dev/protocol"
)

func (s *server) codeLens(ctx context.Context, p *protocol.CodeLensParams) ([]protocol.CodeLens, error) {
	v, err := s.anyView(ctx, p.TextDocument.URI)
	switch {
	case err != nil || !s.shows().CodeLens:
		return nil, err
	case v == nil:
		list, err := s.sourceLenses(ctx, p.TextDocument.URI)
		if err != nil && errors.Is(why(ctx), errDocumentChanged) && s.client.refreshLenses {
			go func() { // a client asks again when the source file is edited, and it is a listing that was
				_ = protocol.Call(s.ctx, s.conn, protocol.MethodWorkspaceCodeLensRefresh, nil, nil)
			}()
		}
		return list, err
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
