package server

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/lsp/ide"
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

// TestFormattingOfLongText holds that a long text of which every line changes is laid out by few edits, which make of it what all
// those of its lines make.
func TestFormattingOfLongText(t *testing.T) {
	var sb strings.Builder
	for n := 0; strings.Count(sb.String(), "\n") <= mostFine; n++ {
		fmt.Fprintf(&sb, ".entry f%d {\n", n)
		for range 100 {
			sb.WriteString("MOV R1,R2 // \"ä\"\\\n  @P0   EXIT\r\n")
		}
		sb.WriteString("    EXIT\n}\n")
	}
	text := sb.String()
	laid, err := ide.Open([]byte(text), ide.Options{}).Format(t.Context(), ide.Span{End: int32(len(text))})
	if err != nil {
		t.Fatal(err)
	}
	e := open(t, full)
	e.didOpen(doc, 1, text)
	var edits []protocol.TextEdit
	e.must(protocol.MethodTextDocumentFormatting, &protocol.DocumentFormattingParams{TextDocument: identify(doc)}, &edits)
	if len(edits)*10 > len(laid) {
		t.Errorf("%d edits, where each run of blanks would have one: %d", len(edits), len(laid))
	}
	m := model{text: text, enc: "utf-16"}
	for _, x := range slices.Backward(edits) {
		m.change(x.Range, x.NewText)
	}
	if want := string(cfg.Apply([]byte(text), laid, 0)); m.text != want {
		t.Error("another text")
	}
}

// TestAppendString holds that strings are written as encoding/json has them, to a letter or so that it reads them.
func TestAppendString(t *testing.T) {
	for _, s := range []string{"", "a", "\n", "a\nb\n\nc", "\n\"", "a\\b", "\t\n", "ä\n", "\u2028", "<a>\n", "\x7f", "\xff"} {
		var got string
		if err := json.Unmarshal(appendString([]byte("  "), s), &got); err != nil || got != strings.ToValidUTF8(s, "\ufffd") {
			t.Errorf("%q is %q, %v", s, got, err)
		}
	}
}
