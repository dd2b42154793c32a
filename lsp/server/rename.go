package server

import (
	"context"

	"go.lsp.dev/protocol"
)

func offerRename(k *client, c *protocol.ServerCapabilities) {
	c.RenameProvider = protocol.Boolean(true)
	if k.prepareRename {
		yes := true
		c.RenameProvider = &protocol.RenameOptions{PrepareProvider: &yes}
	}
}

// prepareRename fails with the reason where nothing can be renamed.
func (s *server) prepareRename(ctx context.Context, p *protocol.PrepareRenameParams) (protocol.PrepareRenameResult, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	n, err := v.snap.Renamable(ctx, v.offset(p.Position))
	if err != nil {
		return nil, err
	}
	return &protocol.PrepareRenamePlaceholder{Range: v.rang(n.Span), Placeholder: n.Name}, nil
}

func (s *server) rename(ctx context.Context, p *protocol.RenameParams) (*protocol.WorkspaceEdit, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	edits, err := v.snap.Rename(ctx, v.offset(p.Position), p.NewName)
	if err != nil {
		return nil, err
	}
	return v.workspaceEdit(edits, v.version), nil
}
