package server

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

func TestFolds(t *testing.T) {
	tests := []struct{ client, want string }{
		{`{}`, "0-7 1-4 5-6"},
		{`{"lineFoldingOnly": true}`, "0-7 1-4 5-6"},
		{`{"lineFoldingOnly": true, "rangeLimit": 2}`, "0-7 1-4"},
		{`{"lineFoldingOnly": true, "rangeLimit": 3}`, "0-7 1-4 5-6"},
	}
	for _, tt := range tests {
		e := open(t, `{"textDocument": {"foldingRange": `+tt.client+`}}`)
		e.didOpen(doc, 1, ".entry f {\na:\n  NOP\n  NOP\n  NOP\nb:\n  EXIT\n}\n")
		var folds []protocol.FoldingRange
		e.must(protocol.MethodTextDocumentFoldingRange, &protocol.FoldingRangeParams{TextDocument: identify(doc)}, &folds)
		var lines []string
		for _, f := range folds {
			lines = append(lines, fmt.Sprintf("%d-%d", f.StartLine, f.EndLine))
		}
		if got := strings.Join(lines, " "); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.client, got, tt.want)
		}
	}
}

func TestFoldsOfConvert(t *testing.T) {
	m := mapper{client: &client{}, text: ide.Open([]byte("a\nb\nc\n"), ide.Options{}).Text()}
	got := m.folds([]ide.Fold{
		{Span: ide.Span{Start: 0, End: 4}},                // up to the third line's start
		{Span: ide.Span{Start: 0, End: 5}, Comment: true}, // into the third line
		{Span: ide.Span{Start: 0, End: 2}},                // one line
		{Span: ide.Span{Start: 4, End: 4}},                // nothing
	})
	want := []protocol.FoldingRange{
		{StartLine: 0, EndLine: 1, Kind: protocol.FoldingRangeKindRegion},
		{StartLine: 0, EndLine: 2, Kind: protocol.FoldingRangeKindComment},
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s", toJSON(t, got))
	}
}
