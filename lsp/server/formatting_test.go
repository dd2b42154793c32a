package server

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestFormattingPieces holds that a text is laid out after any edits as one that is opened with it: what was
// found for parts of it is kept.
func TestFormattingPieces(t *testing.T) {
	typed := []string{"", "\n", "\n\n", "1", "  ", "// x", "/*", "*/", "é", "BRA   L1\n", "L9:\n", ".entry g {\n", "}\n", "  EXIT;", "\r\n"}
	params := &protocol.DocumentFormattingParams{TextDocument: identify(doc)}
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 5))
		text := string(gen.Program(r, gen.Config{Funcs: 2, Blocks: 12, Instrs: 2, Native: true}))
		e := open(t, full)
		e.didOpen(doc, 1, text)
		m := model{text: text, enc: "utf-16"}
		for version := int32(2); version < 14; version++ {
			lines := uint32(len(m.lines()))
			line, char := r.Uint32N(lines), r.Uint32N(12)
			c := replace(line, char, line+r.Uint32N(2), char, typed[r.IntN(len(typed))])
			e.didChange(doc, version, c)
			m.change(c.(*protocol.TextDocumentContentChangePartial).Range, c.(*protocol.TextDocumentContentChangePartial).Text)
			f := open(t, full)
			f.didOpen(doc, 1, m.text)
			var got, want json.RawMessage
			e.must(protocol.MethodTextDocumentFormatting, params, &got)
			f.must(protocol.MethodTextDocumentFormatting, params, &want)
			if string(got) != string(want) {
				t.Fatalf("seed %d, version %d: %s\nwant %s\nof %q", seed, version, got, want, m.text)
			}
		}
	}
}
