package server

import (
	"context"

	"go.lsp.dev/protocol"
)

func (s *server) documentSymbol(ctx context.Context, p *protocol.DocumentSymbolParams) (any, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	symbols, err := v.snap.Symbols(ctx)
	if err != nil {
		return nil, err
	}
	if v.client.hierarchy {
		return v.appendSymbols(symbols), nil
	}
	return v.symbolList(nil, symbols, ""), nil
}
