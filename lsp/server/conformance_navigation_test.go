package server

import (
	"encoding/json"
	"testing"

	lsp "github.com/tliron/glsp/protocol_3_16"
)

// conformNavigation asks for the ways through conformanceText, which begins in line 1, as the
// protocol had them in version 3.16.
func conformNavigation(c *stranger, everything bool, place func(line, char lsp.UInteger) lsp.TextDocumentPositionParams) {
	t, at := c.t, place(4, 13) // hop, in @P0 BRA hop
	file := at.TextDocument
	for _, r := range roundTrip[[]lsp.SelectionRange](t, "selectionRange", c.call(string(lsp.MethodTextDocumentSelectionRange),
		lsp.SelectionRangeParams{TextDocument: file, Positions: []lsp.Position{at.Position, place(99, 0).Position}}), nil) {
		for ; r.Parent != nil; r = *r.Parent {
			if !within(r.Range, r.Parent.Range) {
				t.Errorf("selection %v is not in %v", r.Range, r.Parent.Range)
			}
		}
	}
	roundTrip[[]lsp.Location](t, "declaration", c.call(string(lsp.MethodTextDocumentDeclaration),
		lsp.DeclarationParams{TextDocumentPositionParams: at}), nil)
	for _, s := range roundTrip[[]lsp.SymbolInformation](t, "symbol", c.call(string(lsp.MethodWorkspaceSymbol),
		lsp.WorkspaceSymbolParams{Query: "h"}), nil) {
		oneOf(t, "symbol kind", s.Kind, lsp.SymbolKindFunction, lsp.SymbolKindField, lsp.SymbolKindNamespace, lsp.SymbolKindArray)
	}
	links := roundTrip[[]lsp.DocumentLink](t, "documentLink", c.call(string(lsp.MethodTextDocumentDocumentLink),
		lsp.DocumentLinkParams{TextDocument: file}), nil)
	if len(links) != 0 {
		t.Errorf("links %+v", links)
	}

	what := roundTrip[lsp.RangeWithPlaceholder](t, "prepareRename", c.call(string(lsp.MethodTextDocumentPrepareRename),
		lsp.PrepareRenameParams{TextDocumentPositionParams: at}), nil)
	if what.Placeholder != "hop" {
		t.Errorf("prepareRename: %+v", what)
	}
	edit := roundTrip[lsp.WorkspaceEdit](t, "rename", c.call(string(lsp.MethodTextDocumentRename), lsp.RenameParams{TextDocumentPositionParams: at,
		NewName: "jump"}), nil)
	if everything != (edit.DocumentChanges != nil) || everything == (edit.Changes != nil) {
		t.Errorf("rename: %+v", edit)
	}
	linked := roundTrip[lsp.LinkedEditingRanges](t, "linkedEditingRange", c.call(string(lsp.MethodTextDocumentLinkedEditingRange),
		lsp.LinkedEditingRangeParams{TextDocumentPositionParams: at}), nil)
	if len(linked.Ranges) != 2 {
		t.Errorf("linked: %+v", linked)
	}
	conformCalls(c, at)
}

func conformCalls(c *stranger, at lsp.TextDocumentPositionParams) {
	t := c.t
	items := roundTrip[[]lsp.CallHierarchyItem](t, "prepareCallHierarchy", c.call(string(lsp.MethodTextDocumentPrepareCallHierarchy),
		lsp.CallHierarchyPrepareParams{TextDocumentPositionParams: at}), nil)
	if len(items) != 1 || items[0].Name != "hop" {
		t.Fatalf("items %+v", items)
	}
	to := roundTrip[[]lsp.CallHierarchyOutgoingCall](t, "outgoingCalls", c.call(string(lsp.MethodCallHierarchyOutgoingCalls),
		lsp.CallHierarchyOutgoingCallsParams{Item: items[0]}), nil)
	from := roundTrip[[]lsp.CallHierarchyIncomingCall](t, "incomingCalls", c.call(string(lsp.MethodCallHierarchyIncomingCalls),
		lsp.CallHierarchyIncomingCallsParams{Item: items[0]}), nil)
	if len(to) != 1 || to[0].To.Name != "far" || len(from) != 2 || from[0].From.Name != "start" {
		t.Errorf("to %+v, from %+v", to, from)
	}
	// The type hierarchy is of version 3.17; its items are like those of calls.
	types := roundTrip[[]lsp.CallHierarchyItem](t, "prepareTypeHierarchy", c.call("textDocument/prepareTypeHierarchy", at), nil)
	for method, want := range map[string]string{"typeHierarchy/supertypes": "start", "typeHierarchy/subtypes": "far"} {
		list := roundTrip[[]lsp.CallHierarchyItem](t, method, c.call(method, map[string]any{"item": types[0]}), nil)
		if len(list) != 1 || list[0].Name != want {
			t.Errorf("%s: %+v", method, list)
		}
	}
}

// TestConformanceOfPull looks at an answer to textDocument/diagnostic, which came with version
// 3.17, with the types of diagnostics that are published.
func TestConformanceOfPull(t *testing.T) {
	c := newStranger(t)
	c.call(string(lsp.MethodInitialize), json.RawMessage(`{"capabilities": `+pulling+`}`))
	c.notify(string(lsp.MethodInitialized), lsp.InitializedParams{})
	c.notify(string(lsp.MethodTextDocumentDidOpen), lsp.DidOpenTextDocumentParams{
		TextDocument: lsp.TextDocumentItem{URI: doc, LanguageID: "ori", Version: 1, Text: conformanceText},
	})
	var got map[string]json.RawMessage
	if err := json.Unmarshal(c.call("textDocument/diagnostic", map[string]any{"textDocument": map[string]any{"uri": doc}}), &got); err != nil ||
		string(got["kind"]) != `"full"` {
		t.Fatalf("%v %s", err, got)
	}
	list := roundTrip(t, "items", got["items"], func(ds *[]lsp.Diagnostic, raw any) { mendCodes(*ds, raw) })
	if len(list) < 3 || len(got) != 3 {
		t.Errorf("%s", got)
	}
}
