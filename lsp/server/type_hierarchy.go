package server

import (
	"context"

	"go.lsp.dev/protocol"
)

// The type hierarchy is the dominator tree: the supertypes of a block are its dominators, its
// subtypes the blocks it dominates. Each answer goes one step, as clients expect.

func (s *server) prepareTypeHierarchy(ctx context.Context, p *protocol.TypeHierarchyPrepareParams) ([]protocol.TypeHierarchyItem, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	n, err := v.snap.BlockAt(ctx, v.offset(p.Position))
	if n == nil {
		return nil, err
	}
	return []protocol.TypeHierarchyItem{v.typeItem(n)}, nil
}

func (s *server) supertypes(ctx context.Context, p *protocol.TypeHierarchySupertypesParams) ([]protocol.TypeHierarchyItem, error) {
	v, k, err := s.item(ctx, p.Item.URI, p.Item.Data)
	if v == nil {
		return nil, err
	}
	n, err := v.snap.Dominator(ctx, k.Func, k.Block)
	if n == nil {
		return []protocol.TypeHierarchyItem{}, err
	}
	return []protocol.TypeHierarchyItem{v.typeItem(n)}, nil
}

func (s *server) subtypes(ctx context.Context, p *protocol.TypeHierarchySubtypesParams) ([]protocol.TypeHierarchyItem, error) {
	v, k, err := s.item(ctx, p.Item.URI, p.Item.Data)
	if v == nil {
		return nil, err
	}
	nodes, err := v.snap.Dominated(ctx, k.Func, k.Block)
	if err != nil {
		return nil, err
	}
	out := make([]protocol.TypeHierarchyItem, len(nodes))
	for n := range nodes {
		out[n] = v.typeItem(&nodes[n])
	}
	return out, nil
}
