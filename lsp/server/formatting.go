package server

import (
	"context"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

// The options of a request are not looked at: how wide columns are is a property of the language,
// and a guard stands in the blanks in front of its opcode.

func (s *server) formatting(ctx context.Context, p *protocol.DocumentFormattingParams) (any, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	return v.doc.layout.edits(ctx, v)
}

func (s *server) rangeFormatting(ctx context.Context, p *protocol.DocumentRangeFormattingParams) (any, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	if p.Range.End.Character == 0 && p.Range.End.Line > p.Range.Start.Line {
		p.Range.End.Line-- // the line on which the selection ends is not in it
		_, end := v.text.LineSpan(int(p.Range.End.Line))
		return v.laidOut(v.snap.Format(ctx, ide.Span{Start: int32(v.offset(p.Range.Start)), End: int32(end)}))
	}
	return v.laidOut(v.snap.Format(ctx, v.span(p.Range)))
}

func (s *server) onTypeFormatting(ctx context.Context, p *protocol.DocumentOnTypeFormattingParams) (any, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	return v.laidOut(v.snap.FormatTyped(ctx, v.offset(p.Position), p.Ch))
}

// laidOut are the edits that a request is answered with.
func (v *view) laidOut(edits []grammar.Edit, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return v.appendTextEdits(edits), nil
}

func offerOnTypeFormatting(_ *client, c *protocol.ServerCapabilities) {
	c.DocumentOnTypeFormattingProvider = protocol.DocumentOnTypeFormattingOptions{
		FirstTriggerCharacter: ide.Typed[0], MoreTriggerCharacter: ide.Typed[1:],
	}
}
