package server

import (
	"strings"
	"testing"

	"go.lsp.dev/protocol"
)

func TestWanted(t *testing.T) {
	tests := []struct {
		kind, only string // only: kinds, or "-" for none
		want       bool
	}{
		{"quickfix", "-", true},
		{"quickfix", "", true},
		{"quickfix", "quickfix", true},
		{"quickfix", "quick", false},
		{"quickfix", "refactor", false},
		{"refactor.rewrite", "refactor", true},
		{"refactor.rewrite", "refactor.rewrite", true},
		{"refactor.rewrite", "refactor.rewrite.branch", false},
		{"source.fixAll", "source", true},
		{"source.fixAll", "quickfix source.fixAll", true},
		{"source.fixAll", "source.organizeImports", false},
	}
	for _, tt := range tests {
		var only []protocol.CodeActionKind
		if tt.only != "-" {
			for _, k := range strings.Split(tt.only, " ") {
				only = append(only, protocol.CodeActionKind(k))
			}
		}
		if got := wanted(tt.kind, only); got != tt.want {
			t.Errorf("wanted(%q, %v) = %v", tt.kind, only, got)
		}
	}
}

const hop = ".entry f {\na:\n@P0 BRA hop\n  EXIT\nhop:\n  BRA far\nnear:\n  EXIT\nfar:\n  BSSY B0, end\n@P1 BRA into\n  BRA in\ninto:\n  BRA in\nin:\n  BSYNC B0\nend:\n  EXIT\n}\n"

func (e *editor) codeActions(u string, line uint32) []protocol.CodeAction {
	e.t.Helper()
	p := &protocol.CodeActionParams{TextDocument: identify(u), Range: protocol.Range{Start: at(line, 0), End: at(line, 0)}}
	var actions []protocol.CodeAction
	e.must(protocol.MethodTextDocumentCodeAction, p, &actions)
	return actions
}

// TestStaleActions resolves actions of a text, or of settings, that are no
// more.
func TestStaleActions(t *testing.T) {
	changes := map[string]func(*editor){
		"edited": func(e *editor) { e.didChange(doc, 2, replace(0, 0, 0, 0, " ")) },
		"closed": func(e *editor) { e.didClose(doc) },
		"set": func(e *editor) {
			e.notify(protocol.MethodWorkspaceDidChangeConfiguration, raw(`{"settings": {"ori": {"optLevel": 3}}}`))
		},
	}
	for name, change := range changes {
		e := open(t, full)
		e.didOpen(doc, 1, hop)
		actions := e.codeActions(doc, 2)
		if len(actions) == 0 || actions[0].Title != "Thread branch to far" || actions[0].Edit != nil {
			t.Fatalf("%s: %s", name, toJSON(t, actions))
		}
		e.must(protocol.MethodCodeActionResolve, &actions[0], nil)
		change(e)
		if err := e.call(protocol.MethodCodeActionResolve, &actions[0], nil); !hasCode(err, protocol.CodeContentModified) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestActionsFollowTheClient leaves out what the client would not know what
// to do with.
func TestActionsFollowTheClient(t *testing.T) {
	const literals = `"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}`
	tests := []struct {
		client                                string
		disabled, preferred, edits, versioned bool
	}{
		{`{"textDocument": {"codeAction": {` + literals + `}}}`, false, false, true, false},
		{`{"textDocument": {"codeAction": {` + literals + `, "disabledSupport": true}}}`, true, false, true, false},
		{`{"textDocument": {"codeAction": {` + literals + `, "isPreferredSupport": true}}, "workspace": {"workspaceEdit": {"documentChanges": true}}}`, false, true, true, true},
		{`{"textDocument": {"codeAction": {` + literals + `, "dataSupport": true, "resolveSupport": {"properties": ["command"]}}}}`, false, false, true, false},
		{full, true, true, false, false},
	}
	const refused = ".entry f {\n@P0 BRA into\n  BRA far\ninto:\n  BRA in\nfar:\n  BSSY B0, end\nin:\n  NOP\n  BSYNC B0\nend:\n  EXIT\n}\n"
	for _, tt := range tests {
		e := open(t, tt.client)
		e.didOpen(doc, 1, refused)
		found := false
		for _, a := range e.codeActions(doc, 1) {
			found = found || a.Disabled.Reason != ""
		}
		if found != tt.disabled {
			t.Errorf("%s: disabled %v", tt.client, found)
		}
		e.didChange(doc, 2, whole(hop))
		a := e.codeActions(doc, 2)[0]
		if is(a.IsPreferred) != tt.preferred || (a.Edit != nil) != tt.edits || (a.Edit != nil && a.Edit.DocumentChanges != nil) != tt.versioned {
			t.Errorf("%s: %s", tt.client, toJSON(t, &a))
		}
	}
}
