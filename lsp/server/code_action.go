package server

import (
	"context"
	"encoding/json"
	"strings"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// An actionKey is what a code action carries until its edit is asked for.
type actionKey struct {
	URI     string  `json:"uri"`
	Doc     int     `json:"doc"` // what is closed and opened again is another
	Version int32   `json:"version"`
	Key     ide.Key `json:"key"`
}

func offerCodeActions(k *client, c *protocol.ServerCapabilities) {
	if !k.codeActions {
		return
	}
	c.CodeActionProvider = &protocol.CodeActionOptions{
		CodeActionKinds: []protocol.CodeActionKind{
			protocol.CodeActionKindQuickFix,
			protocol.CodeActionKindRefactorRewrite,
			protocol.CodeActionKindSourceFixAll,
		},
		ResolveProvider: &k.resolveEdit,
	}
}

func (s *server) codeAction(ctx context.Context, p *protocol.CodeActionParams) ([]protocol.CodeAction, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	actions := []protocol.CodeAction{}
	offered, err := v.snap.Actions(ctx, v.span(p.Range), func(kind string) bool { return wanted(kind, p.Context.Only) })
	if err != nil {
		return nil, err
	}
	for _, a := range offered {
		if !wanted(a.Kind, p.Context.Only) || a.Disabled != "" && !v.client.disabled {
			continue
		}
		action := v.codeAction(a, p.Context.Diagnostics)
		switch {
		case a.Disabled != "":
		case v.client.resolveEdit:
			action.Data, err = json.Marshal(actionKey{string(v.uri), v.id, v.version, a.Key})
		default:
			action.Edit, err = v.resolve(ctx, a.Key)
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
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "no URI: %q", key.URI)
	}
	v, err := s.view(ctx, canonical)
	if err != nil {
		return nil, err
	}
	if v == nil || v.id != key.Doc || v.version != key.Version || v.snap.Version() != key.Key.Version {
		return nil, protocol.ErrContentModified
	}
	a.Edit, err = v.resolve(ctx, key.Key)
	return a, err
}

func (v *view) resolve(ctx context.Context, k ide.Key) (*protocol.WorkspaceEdit, error) {
	edits, err := v.snap.Resolve(ctx, k)
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
