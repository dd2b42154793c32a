package server

import (
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

// TestChangesTogether makes several changes in one notification, many of them near the one before,
// and compares with a model that makes one after the other; and it holds that they are one step.
func TestChangesTogether(t *testing.T) {
	typed := []string{"", "", "1", "R2", ", ", "//", "é", "𝛼", "\n", "\r\n", "\r"}
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 7))
		m := model{text: ".entry f {\n    MOV R1, R2\r\n    IADD3 R3, R1, é, RZ\n  EXIT\n}", enc: "utf-16"}
		snap := ide.Open([]byte(m.text), ide.Options{})
		steps := 0
		s := &server{client: client{encoding: grammar.UTF16}, edit: func(snap *ide.Snapshot, edits []grammar.Edit) *ide.Snapshot {
			steps++
			return snap.Edit(edits)
		}}
		var changes []*change
		line, char := r.Uint32N(5), r.Uint32N(12)
		for range 1 + r.IntN(8) {
			if r.IntN(6) == 0 {
				line, char = r.Uint32N(6), r.Uint32N(24)
			}
			from := char - min(char, r.Uint32N(3))
			text := typed[r.IntN(len(typed))]
			rg := protocol.Range{Start: protocol.Position{Line: line, Character: from}, End: protocol.Position{Line: line, Character: char + r.Uint32N(2)}}
			if !m.wholes(rg) {
				continue
			}
			changes = append(changes, &change{Range: &changeRange{&changePosition{&rg.Start.Line, &rg.Start.Character}, &changePosition{&rg.End.Line, &rg.End.Character}}, Text: &text})
			m.change(rg, text)
			char = from + uint32(len(text))
		}
		made, err := s.apply(snap, changes)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if got := string(made.Text().Bytes()); got != m.text {
			t.Fatalf("seed %d: %q, want %q", seed, got, m.text)
		}
		if steps != 1 {
			t.Fatalf("seed %d: %d changes in %d steps", seed, len(changes), steps)
		}
	}
}

// TestChangesThatWait sends changes while the document is being parsed, of one line and of many, and
// holds that those that wait are one edit, that a request belongs to the version before it, and that
// what comes behind it is not in that.
func TestChangesThatWait(t *testing.T) {
	var mu sync.Mutex
	var sizes []int
	hold, busy := make(chan bool), make(chan bool, 100)
	e := open(t, full, func(s *server) {
		s.edit = func(snap *ide.Snapshot, edits []grammar.Edit) *ide.Snapshot {
			busy <- true
			<-hold
			mu.Lock()
			defer mu.Unlock()
			sizes = append(sizes, len(edits))
			return snap.Edit(edits)
		}
	})
	m := model{text: ".entry f {\n    MOV R1, R2\n    EXIT\n}\n", enc: "utf-16"}
	e.didOpen(doc, 1, m.text)
	version := int32(1)
	typed := func(line, char uint32, text string) {
		version++
		r := protocol.Range{Start: at(line, char), End: at(line, char)}
		m.change(r, text)
		e.didChange(doc, version, replace(line, char, line, char, text))
	}
	typed(2, 8, " ")
	<-busy // it is made where diagnostics are looked for
	for n := range uint32(40) {
		typed(n%4, n/4, " ")
	}
	e.ping() // all is read, though none is made
	was := m.text
	answer := make(chan string)
	go func() {
		var edits []protocol.TextEdit
		e.must(protocol.MethodTextDocumentFormatting, &protocol.DocumentFormattingParams{TextDocument: identify(doc)}, &edits)
		formatted := model{text: was, enc: "utf-16"}
		for _, x := range slices.Backward(edits) {
			formatted.change(x.Range, x.NewText)
		}
		answer <- formatted.text
	}()
	for read := false; !read; time.Sleep(time.Millisecond) {
		e.server.mu.Lock()
		read = len(e.server.cancel) > 0
		e.server.mu.Unlock()
	}
	close(hold)
	typed(1, 0, "x")
	if got, want := <-answer, ".entry f {\n    MOV      R1, R2\n    EXIT\n}\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := e.text(doc); got != m.text {
		t.Errorf("%q, want %q", got, m.text)
	}
	mu.Lock()
	defer mu.Unlock()
	if len(sizes) != 3 {
		t.Errorf("made in steps of %d edits", sizes)
	}
}
