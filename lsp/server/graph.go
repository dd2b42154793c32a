package server

import (
	"context"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

// methodGraph asks for the control flow of a function as data: what an editor draws. The protocol
// has no place for that. The result is a [graph], or null where there is no function. It is
// bounded: see [ide.Graph.Limit].
const methodGraph = "ori/graph"

// graphParams are those of a hover, and what is wanted: no lists, or of a function that is too
// large the blocks around the place.
type graphParams struct {
	TextDocument protocol.TextDocumentIdentifier `json:"textDocument"`
	Position     protocol.Position               `json:"position"`
	Brief        bool                            `json:"brief,omitempty"`
	Near         bool                            `json:"near,omitempty"`
}

func (p *graphParams) part() ide.GraphPart {
	switch {
	case p.Brief:
		return ide.BriefGraph
	case p.Near:
		return ide.NearGraph
	}
	return ide.WholeGraph
}

// A graph is an [ide.Graph] with ranges, of a version of the document.
type graph struct {
	*ide.Graph
	Version  int32          `json:"version"`
	Range    protocol.Range `json:"range"`
	Blocks   []graphBlock   `json:"blocks"`
	Switches []graphSwitch  `json:"switches,omitzero"`
	Outside  []graphOutside `json:"outside,omitzero"`
}

type graphOutside struct {
	*ide.OutsideBlock
	Head protocol.Position `json:"head"`
}

type graphBlock struct {
	*ide.BlockFacts
	Range protocol.Range    `json:"range"`
	Head  protocol.Position `json:"head"` // of the first label, or where it begins
}

type graphSwitch struct {
	*ide.SwitchFacts
	Range protocol.Range `json:"range"`
}

// graph answers with the function at a place, or the one before it, or the first.
func (s *server) graph(ctx context.Context, p *graphParams) (*graph, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	g, err := v.snap.Graph(ctx, v.offset(p.Position), p.part())
	if g == nil {
		return nil, err
	}
	out := &graph{Graph: g, Version: v.version, Range: v.rang(g.Span), Blocks: make([]graphBlock, len(g.Blocks))}
	for n := range g.Blocks {
		b := &g.Blocks[n]
		out.Blocks[n] = graphBlock{b, v.rang(b.Span), v.position(b.Head.Start)}
	}
	for n := range g.Outside {
		b := &g.Outside[n]
		out.Outside = append(out.Outside, graphOutside{b, v.position(b.Head.Start)})
	}
	for n := range g.Switches {
		x := &g.Switches[n]
		out.Switches = append(out.Switches, graphSwitch{x, v.rang(x.Span)})
	}
	return out, nil
}
