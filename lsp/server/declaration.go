package server

import (
	"context"

	"go.lsp.dev/protocol"
)

// declaration answers as definition does: nothing is declared in one place and defined in another.
func (s *server) declaration(ctx context.Context, p *protocol.DeclarationParams) (protocol.LocationSlice, error) {
	return s.definition(ctx, &protocol.DefinitionParams{TextDocumentPositionParams: p.TextDocumentPositionParams})
}
