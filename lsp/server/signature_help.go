package server

import (
	"context"

	"go.lsp.dev/protocol"
)

func (s *server) signatureHelp(ctx context.Context, p *protocol.SignatureHelpParams) (*protocol.SignatureHelp, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	sig, err := v.snap.Signature(ctx, v.offset(p.Position))
	if sig == nil {
		return nil, err
	}
	info := protocol.SignatureInformation{Label: sig.Label, Documentation: s.client.markup(sig.Doc, s.client.markdownSignatures)}
	for _, x := range sig.Params {
		var label protocol.ParameterInformationLabel = protocol.String(sig.Label[x.Start:x.End])
		if s.client.labelOffsets { // the labels are ASCII
			label = protocol.ParameterInformationLabelTuple{uint32(x.Start), uint32(x.End)}
		}
		info.Parameters = append(info.Parameters, protocol.ParameterInformation{Label: label})
	}
	first := uint32(0)
	help := &protocol.SignatureHelp{Signatures: []protocol.SignatureInformation{info}, ActiveSignature: &first}
	switch last := len(sig.Params) - 1; {
	case sig.Active >= 0:
		help.ActiveParameter = protocol.NewNullable(uint32(sig.Active))
	case s.client.noActive:
		help.ActiveParameter = protocol.NullNullable[uint32]()
	case last >= 0: // whatever is not an operand would be the first
		help.ActiveParameter = protocol.NewNullable(uint32(last))
	}
	return help, nil
}

func offerSignatureHelp(_ *client, c *protocol.ServerCapabilities) {
	c.SignatureHelpProvider = &protocol.SignatureHelpOptions{TriggerCharacters: []string{" ", ","}}
}
