package server

import (
	"cmp"
	"context"
	"slices"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/lsp/workspace"
)

// maxSymbols is how many symbols are answered with. Clients ask again when more is typed.
const maxSymbols = 500

// workspaceSymbol looks through the open documents, and for functions through the other texts in the folders of the workspace.
func (s *server) workspaceSymbol(ctx context.Context, p *protocol.WorkspaceSymbolParams) (protocol.SymbolInformationSlice, error) {
	views := s.views()
	s.followAll(ctx, views)
	readOn(ctx)
	s.indexed(ctx)
	if err := s.turn(ctx); err != nil {
		return nil, err
	}
	type found struct {
		rank int
		info func() protocol.SymbolInformation
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
			all = append(all, found{m.Rank, func() protocol.SymbolInformation { return v.symbolInformation(&m.Symbol, m.Container) }})
		}
	}
	for _, f := range s.closed() {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		for n := range f.Funcs {
			if rank, ok := ide.FuncRank(p.Query, f.Funcs[n].Name); ok {
				all = append(all, found{rank, func() protocol.SymbolInformation { return funcSymbol(f, &f.Funcs[n]) }})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b found) int { return cmp.Compare(a.rank, b.rank) })
	out := protocol.SymbolInformationSlice{}
	for _, x := range all[:min(len(all), maxSymbols)] {
		out = append(out, x.info())
	}
	return out, nil
}

// funcSymbol is a function of a text that is not open.
func funcSymbol(f *workspace.File, fn *workspace.Func) protocol.SymbolInformation {
	info := protocol.SymbolInformation{Location: protocol.Location{URI: f.URI, Range: fn.At}}
	info.Name, info.Kind = fn.Name, symbolKinds[ide.FuncSymbol]
	return info
}
