package server

import (
	"cmp"
	"context"
	"slices"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

// maxSymbols is how many symbols are answered with. Clients ask again when more is typed.
const maxSymbols = 500

// workspaceSymbol looks through the open documents: there is no other text that the server knows.
func (s *server) workspaceSymbol(ctx context.Context, p *protocol.WorkspaceSymbolParams) (protocol.SymbolInformationSlice, error) {
	views := s.views()
	if err := s.beside(ctx); err != nil {
		return nil, err
	}
	type found struct {
		ide.Match
		v *view
	}
	var all []found
	for _, v := range views {
		if v.snap.Foreign() != "" {
			continue
		}
		matches, err := v.snap.Matches(ctx, p.Query, maxSymbols)
		if err != nil {
			return nil, err
		}
		for _, m := range matches {
			all = append(all, found{m, v})
		}
	}
	slices.SortStableFunc(all, func(a, b found) int { return cmp.Compare(a.Rank, b.Rank) })
	out := protocol.SymbolInformationSlice{}
	for _, x := range all[:min(len(all), maxSymbols)] {
		out = append(out, x.v.symbolInformation(&x.Symbol, x.Container))
	}
	return out, nil
}
