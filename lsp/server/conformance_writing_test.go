package server

import (
	"testing"

	lsp "github.com/tliron/glsp/protocol_3_16"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

// conformWriting asks what an editor asks while one writes. The document is conformanceText.
func conformWriting(t *testing.T, c *stranger, file lsp.TextDocumentIdentifier, everything bool) {
	place := func(line, char lsp.UInteger) lsp.TextDocumentPositionParams {
		return lsp.TextDocumentPositionParams{TextDocument: file, Position: lsp.Position{Line: line, Character: char}}
	}
	const untidy = "file:///untidy.ori"
	c.notify(string(lsp.MethodTextDocumentDidOpen), lsp.DidOpenTextDocumentParams{
		TextDocument: lsp.TextDocumentItem{URI: untidy, LanguageID: "ori", Version: 1, Text: ".entry f {\n EXIT\n}"},
	})
	edits := roundTrip[[]lsp.TextEdit](t, "formatting", c.call(string(lsp.MethodTextDocumentFormatting),
		lsp.DocumentFormattingParams{
			TextDocument: lsp.TextDocumentIdentifier{URI: untidy}, Options: lsp.FormattingOptions{"tabSize": 4, "insertSpaces": true},
		}), nil)
	if len(edits) != 2 {
		t.Errorf("edits %v", edits)
	}
	rang := lsp.Range{Start: place(3, 0).Position, End: place(5, 0).Position}
	options := lsp.FormattingOptions{"tabSize": 4, "insertSpaces": true}
	part := roundTrip[[]lsp.TextEdit](t, "rangeFormatting", c.call(string(lsp.MethodTextDocumentRangeFormatting),
		lsp.DocumentRangeFormattingParams{TextDocument: file, Range: rang, Options: options}), nil)
	for _, e := range part {
		if !within(e.Range, rang) {
			t.Errorf("edit of %v", e.Range)
		}
	}
	roundTrip[[]lsp.TextEdit](t, "onTypeFormatting", c.call(string(lsp.MethodTextDocumentOnTypeFormatting), lsp.DocumentOnTypeFormattingParams{
		TextDocumentPositionParams: place(5, 0), Ch: "\n", Options: lsp.FormattingOptions{"tabSize": 4, "insertSpaces": true},
	}), nil)

	list := roundTrip(t, "completion", c.call(string(lsp.MethodTextDocumentCompletion), lsp.CompletionParams{TextDocumentPositionParams: place(4, 6)}),
		func(list *lsp.CompletionList, raw any) {
			for n := range list.Items { // any, of which glsp makes nothing
				list.Items[n].TextEdit = member(member(raw, "items").([]any)[n], "textEdit")
			}
		})
	if len(list.Items) == 0 {
		t.Error("no completions")
	}
	for _, i := range list.Items {
		if (i.InsertTextFormat != nil && *i.InsertTextFormat == lsp.InsertTextFormatSnippet) && !everything {
			t.Errorf("a snippet: %v", i.Label)
		}
	}
	item := map[string]any{"label": list.Items[0].Label, "data": list.Items[0].Data}
	roundTrip[lsp.CompletionItem](t, "resolve", c.call(string(lsp.MethodCompletionItemResolve), item), func(i *lsp.CompletionItem, raw any) {
		i.Documentation = member(raw, "documentation")
	})
	sig := roundTrip(t, "signatureHelp", c.call(string(lsp.MethodTextDocumentSignatureHelp),
		lsp.SignatureHelpParams{TextDocumentPositionParams: place(4, 17)}),
		func(h *lsp.SignatureHelp, raw any) {
			for n := range h.Signatures {
				s := member(raw, "signatures").([]any)[n]
				h.Signatures[n].Documentation = member(s, "documentation")
				for k := range h.Signatures[n].Parameters {
					h.Signatures[n].Parameters[k].Label = member(member(s, "parameters").([]any)[k], "label")
				}
			}
		})
	if len(sig.Signatures) != 1 || *sig.ActiveParameter != 1 {
		t.Errorf("%+v", sig)
	}

	if !everything {
		return
	}
	all := roundTrip[lsp.SemanticTokens](t, "semanticTokens", c.call(string(lsp.MethodTextDocumentSemanticTokensFull),
		lsp.SemanticTokensParams{TextDocument: file}), nil)
	if len(all.Data) == 0 || len(all.Data)%5 != 0 {
		t.Errorf("%d numbers", len(all.Data))
	}
	for n := 0; n+5 <= len(all.Data); n += 5 {
		if d := all.Data[n : n+5]; d[2] == 0 || int(d[3]) >= len(ide.TokenTypes) || d[4]>>len(ide.TokenModNames) != 0 {
			t.Errorf("token %v", d)
		}
	}
	some := roundTrip[lsp.SemanticTokens](t, "semanticTokens/range", c.call(string(lsp.MethodTextDocumentSemanticTokensRange),
		lsp.SemanticTokensRangeParams{TextDocument: file, Range: rang}), nil)
	if len(some.Data) == 0 || len(some.Data) >= len(all.Data) {
		t.Errorf("%d of %d numbers", len(some.Data), len(all.Data))
	}
	delta := roundTrip[lsp.SemanticTokensDelta](t, "semanticTokens/delta", c.call(string(protocol.MethodTextDocumentSemanticTokensFullDelta),
		lsp.SemanticTokensDeltaParams{TextDocument: file, PreviousResultID: *all.ResultID}), nil)
	if len(delta.Edits) != 0 {
		t.Errorf("%+v", delta.Edits)
	}
}
