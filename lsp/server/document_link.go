package server

import (
	"context"
	"fmt"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// documentLink links the source lines that a listing names, where their files are there.
func (s *server) documentLink(ctx context.Context, p *protocol.DocumentLinkParams) ([]protocol.DocumentLink, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	files := newSourceFinder(v.uri)
	links := []protocol.DocumentLink{}
	for _, x := range v.snap.SourceNotes() {
		if u := files.find(x.File); u != "" {
			target := uri.URI(fmt.Sprintf("%s#L%d", u, x.Line))
			links = append(links, protocol.DocumentLink{Range: v.rang(x.Span), Target: &target})
		}
	}
	return links, nil
}
