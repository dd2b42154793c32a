package server

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
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
			if r.IntN(3) == 0 { // lines of its own are pasted
				from := r.Uint32N(lines)
				c = replace(line, 0, line, 0, strings.Join(m.lines()[from:from+r.Uint32N(lines-from)], "\n")+"\n")
			}
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

// TestFormattingOfCopies holds that a text that has a part twice, of which both copies share what was
// found when it had it once, is laid out as if it were opened anew.
func TestFormattingOfCopies(t *testing.T) {
	const text = ".entry f {\n MOV R1,R2\nx:\n S2R R0, SR_TID.X\nx:\n}\n"
	params := &protocol.DocumentFormattingParams{TextDocument: identify(doc)}
	for line := range uint32(6) {
		e, f := open(t, full), open(t, full)
		e.didOpen(doc, 1, text)
		var got, want json.RawMessage
		e.must(protocol.MethodTextDocumentFormatting, params, &got)
		e.didChange(doc, 2, replace(line, 0, line, 0, text))
		e.must(protocol.MethodTextDocumentFormatting, params, &got)
		f.didOpen(doc, 1, e.text(doc))
		f.must(protocol.MethodTextDocumentFormatting, params, &want)
		if string(got) != string(want) {
			t.Errorf("pasted at line %d: %s\nwant %s", line, got, want)
		}
	}
}
