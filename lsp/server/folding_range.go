package server

import (
	"context"

	"go.lsp.dev/protocol"
)

func (s *server) foldingRange(ctx context.Context, p *protocol.FoldingRangeParams) ([]protocol.FoldingRange, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	list, err := v.snap.Folds(ctx)
	if err != nil {
		return nil, err
	}
	folds := v.folds(list)
	if n := v.client.maxFolds; 0 < n && n < len(folds) {
		folds = folds[:n]
	}
	return folds, nil
}
