package server

import (
	"math/rand/v2"
	"slices"
	"testing"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestTokensDelta holds that deltas after any edits make of the last answer what a document that is
// opened with the text has.
func TestTokensDelta(t *testing.T) {
	typed := []string{
		"", "\n", "1", "R2", "//", "/*", "*/", "é",
		"BRA L1\n", "L9:\n", ".entry g {\n", "}\n", "\"", "    BRX R4, jt\n", ".target sm_52\n",
	}
	for seed := range uint64(12) {
		r := rand.New(rand.NewPCG(seed, 3))
		text := string(gen.Program(r, gen.Config{Funcs: 3, Blocks: 4, Instrs: 3, Native: seed%2 == 0, Wild: true}))
		e := open(t, full)
		e.didOpen(doc, 1, text)
		var last protocol.SemanticTokens
		e.must(protocol.MethodTextDocumentSemanticTokensFull, &protocol.SemanticTokensParams{TextDocument: identify(doc)}, &last)
		m := model{text: text, enc: "utf-16"}
		for version := int32(2); version < 8; version++ {
			lines := uint32(len(m.lines()))
			line, char, text := r.Uint32N(lines), r.Uint32N(8), typed[r.IntN(len(typed))]
			c := replace(line, char, line+r.Uint32N(2), char, text)
			e.didChange(doc, version, c)
			m.change(c.(*protocol.TextDocumentContentChangePartial).Range, text)
			var delta protocol.SemanticTokensDelta
			e.must(protocol.MethodTextDocumentSemanticTokensFullDelta,
				&protocol.SemanticTokensDeltaParams{TextDocument: identify(doc), PreviousResultID: *last.ResultID}, &delta)
			data := last.Data
			for _, x := range delta.Edits {
				data = slices.Concat(data[:x.Start], x.Data, data[x.Start+x.DeleteCount:])
			}
			f := open(t, full)
			f.didOpen(doc, 1, m.text)
			var want protocol.SemanticTokens
			f.must(protocol.MethodTextDocumentSemanticTokensFull, &protocol.SemanticTokensParams{TextDocument: identify(doc)}, &want)
			if !slices.Equal(data, want.Data) {
				t.Fatalf("seed %d, version %d:\n%s\nwant\n%s", seed, version, showTokens(m.text, data), showTokens(m.text, want.Data))
			}
			last = protocol.SemanticTokens{ResultID: delta.ResultID, Data: data}
		}
	}
}
