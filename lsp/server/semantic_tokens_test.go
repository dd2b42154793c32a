package server

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/lsp/ide"
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

// An endingContext has ended once it was asked that often.
type endingContext struct {
	context.Context
	left int
}

func (c *endingContext) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestTokensEnd holds that tokens that nobody waits for any more are neither all encoded nor all copied.
func TestTokensEnd(t *testing.T) {
	e := open(t, full)
	e.didOpen(doc, 1, strings.Repeat(".entry f {\nMOV R2, 0x1\nEXIT\n}\n", 200))
	e.must(protocol.MethodTextDocumentSemanticTokensFull, &protocol.SemanticTokensParams{TextDocument: identify(doc)}, &protocol.SemanticTokens{})
	v, err := e.server.view(t.Context(), doc)
	if err != nil || v == nil {
		t.Fatal(v, err)
	}
	all := ide.Span{End: math.MaxInt32}
	r, err := newTokenResult(t.Context(), v, all, nil)
	if err != nil || len(r.pieces) < 10 {
		t.Fatal(len(r.pieces), err)
	}
	polls := len(r.pieces) / 2
	ctx := &endingContext{t.Context(), 1 << 30}
	if _, err := v.snap.Tokens(ctx, all); err != nil {
		t.Fatal(err)
	}
	if _, err := newTokenResult(&endingContext{t.Context(), 1<<30 - ctx.left + polls}, v, all, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("encoded: %v", err)
	}
	if _, err := r.answer(&endingContext{t.Context(), polls}); !errors.Is(err, context.Canceled) {
		t.Errorf("copied: %v", err)
	}
}
