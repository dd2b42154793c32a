package server

import (
	"math/rand/v2"
	"testing"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

// TestChangesOfOneLine makes several changes in one notification, many of them near the one before,
// and compares with a model that makes one after the other; and it holds that what is typed into a
// line is one edit.
func TestChangesOfOneLine(t *testing.T) {
	typed := []string{"", "", "1", "R2", ", ", "//", "é", "𝛼", "\n", "\r\n", "\r"}
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 7))
		m := model{text: ".entry f {\n    MOV R1, R2\r\n    IADD3 R3, R1, é, RZ\n  EXIT\n}", enc: "utf-16"}
		snap := ide.Open([]byte(m.text), ide.Options{})
		s := &server{client: client{encoding: grammar.UTF16}, edit: (*ide.Snapshot).Edit}
		var changes []*change
		line, char := r.Uint32N(5), r.Uint32N(12)
		for range 1 + r.IntN(8) {
			if r.IntN(6) == 0 {
				line, char = r.Uint32N(6), r.Uint32N(24)
			}
			from := char - min(char, r.Uint32N(3))
			text := typed[r.IntN(len(typed))]
			rg := protocol.Range{Start: protocol.Position{Line: line, Character: from}, End: protocol.Position{Line: line, Character: char + r.Uint32N(2)}}
			changes = append(changes, &change{Range: &rg, Text: &text})
			m.change(rg, text)
			char = from + uint32(len(text))
		}
		if got := string(s.apply(snap, changes).Text().Bytes()); got != m.text {
			t.Fatalf("seed %d: %q, want %q", seed, got, m.text)
		}
	}
	text := []byte(".entry f {\n  EXIT\n}\n")
	mp := mapper{client: &client{encoding: grammar.UTF16}, text: ide.Open(text, ide.Options{}).Text()}
	e := mp.edit(&change{Range: &protocol.Range{Start: at(1, 6), End: at(1, 6)}, Text: new(string)})
	for n, c := range " // x" {
		typed := string(c)
		if p := at(1, uint32(6+n)); !mp.join(&e, &change{Range: &protocol.Range{Start: p, End: p}, Text: &typed}) {
			t.Fatalf("%q is an edit of its own", typed)
		}
	}
	if e.New != " // x" || e.Span != (grammar.Span{Start: 17, End: 17}) {
		t.Errorf("%+v", e)
	}
}
