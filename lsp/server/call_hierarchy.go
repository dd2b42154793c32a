package server

import (
	"context"
	"encoding/json"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// A nodeKey is what an item of a hierarchy carries.
type nodeKey struct {
	Func  int `json:"func"`
	Block int `json:"block"` // -1 for the function
}

func (s *server) prepareCallHierarchy(ctx context.Context, p *protocol.CallHierarchyPrepareParams) ([]protocol.CallHierarchyItem, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	n, err := v.snap.NodeAt(ctx, v.offset(p.Position))
	if n == nil {
		return nil, err
	}
	return []protocol.CallHierarchyItem{v.callItem(n)}, nil
}

func (s *server) incomingCalls(ctx context.Context, p *protocol.CallHierarchyIncomingCallsParams) ([]protocol.CallHierarchyIncomingCall, error) {
	v, k, err := s.item(ctx, p.Item.URI, p.Item.Data)
	if v == nil {
		return nil, err
	}
	links, err := v.snap.Incoming(ctx, k.Func, k.Block)
	if err != nil {
		return nil, err
	}
	out := make([]protocol.CallHierarchyIncomingCall, len(links))
	for n := range links {
		out[n] = protocol.CallHierarchyIncomingCall{From: v.callItem(&links[n].Node), FromRanges: v.rangs(links[n].From)}
	}
	return out, nil
}

func (s *server) outgoingCalls(ctx context.Context, p *protocol.CallHierarchyOutgoingCallsParams) ([]protocol.CallHierarchyOutgoingCall, error) {
	v, k, err := s.item(ctx, p.Item.URI, p.Item.Data)
	if v == nil {
		return nil, err
	}
	links, err := v.snap.Outgoing(ctx, k.Func, k.Block)
	if err != nil {
		return nil, err
	}
	out := make([]protocol.CallHierarchyOutgoingCall, len(links))
	for n := range links {
		out[n] = protocol.CallHierarchyOutgoingCall{To: v.callItem(&links[n].Node), FromRanges: v.rangs(links[n].From)}
	}
	return out, nil
}

// item returns the document that an item of a hierarchy is of, as it is now, and what in it.
func (s *server) item(ctx context.Context, u uri.URI, data protocol.LSPAny) (*view, nodeKey, error) {
	var k nodeKey
	if err := json.Unmarshal(data, &k); err != nil {
		return nil, k, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "not an item of this server: %s", data)
	}
	key, err := uri.Parse(string(u))
	if err != nil {
		return nil, k, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "no URI: %q", u)
	}
	v, err := s.view(ctx, key)
	return v, k, err
}

func (v *view) callItem(n *ide.Node) protocol.CallHierarchyItem {
	return protocol.CallHierarchyItem(v.typeItem(n))
}
