package server

import (
	"context"
	"encoding/json"
	"strings"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"ori/lsp/ide"
)

// An actionKey is what a code action carries until its edit is asked for.
type actionKey struct {
	URI     string  `json:"uri"`
	Version int32   `json:"version"`
	Key     ide.Key `json:"key"`
}

func (s *server) codeAction(ctx context.Context, p *protocol.CodeActionParams) ([]protocol.CodeAction, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	actions := []protocol.CodeAction{}
	for _, a := range v.snap.Actions(v.span(p.Range)) {
		if !wanted(a.Kind, p.Context.Only) || a.Disabled != "" && !v.client.disabled {
			continue
		}
		action := v.codeAction(a, p.Context.Diagnostics)
		switch {
		case a.Disabled != "":
		case v.client.resolveEdit:
			action.Data, err = json.Marshal(actionKey{string(v.uri), v.version, a.Key})
		default:
			action.Edit, err = v.resolve(a.Key)
		}
		if err != nil {
			return nil, err
		}
		actions = append(actions, action)
	}
	return actions, nil
}

// resolveCodeAction adds the edit to an action that was offered without.
func (s *server) resolveCodeAction(ctx context.Context, a *protocol.CodeAction) (*protocol.CodeAction, error) {
	var key actionKey
	if err := json.Unmarshal(a.Data, &key); err != nil {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "not an action of this server: %q", a.Title)
	}
	canonical, err := uri.Parse(key.URI)
	if err != nil {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "no URI: %v", err)
	}
	v, err := s.view(ctx, canonical)
	if err != nil {
		return nil, err
	}
	if v == nil || v.version != key.Version || v.snap.Version() != key.Key.Version {
		return nil, protocol.ErrContentModified
	}
	a.Edit, err = v.resolve(key.Key)
	return a, err
}

func (v *view) resolve(k ide.Key) (*protocol.WorkspaceEdit, error) {
	edits, err := v.snap.Resolve(k)
	if err != nil {
		return nil, err
	}
	return v.workspaceEdit(edits, v.version), nil
}

// wanted reports whether kind is, or is a kind of, one that is asked for.
func wanted(kind string, only []protocol.CodeActionKind) bool {
	for _, o := range only {
		if o == "" || kind == string(o) || strings.HasPrefix(kind, string(o)+".") {
			return true
		}
	}
	return len(only) == 0
}
