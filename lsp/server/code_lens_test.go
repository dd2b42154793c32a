package server

import (
	"strings"
	"testing"

	"go.lsp.dev/protocol"
)

// TestChangeLens holds that a lens tells what the last edit has moved, unless the user does not want it.
func TestChangeLens(t *testing.T) {
	const text = ".entry k {\na:\n  MOV R1, R2\n@P0 BRA a\n  EXIT\n}\n"
	for settings, want := range map[string]string{
		`{}`:                      "last edit: loop a gone · successors of a: a, BB1 (gone) → none · block BB1 gone · live registers: 1 P → 0 P",
		`{"changeLens": true}`:    "last edit: loop a gone · successors of a: a, BB1 (gone) → none · block BB1 gone · live registers: 1 P → 0 P",
		`{"changeLens": false}`:   "",
		`{"codeLens": false}`:     "",
		`{"changeLens": "maybe"}`: "last edit: loop a gone · successors of a: a, BB1 (gone) → none · block BB1 gone · live registers: 1 P → 0 P",
	} {
		e := open(t, full)
		e.server.configure(func(c *config) []string { return c.current.set(protocol.LSPAny(settings)) })
		e.didOpen(doc, 1, text)
		lens := func() string {
			var list []protocol.CodeLens
			e.must(protocol.MethodTextDocumentCodeLens, &protocol.CodeLensParams{TextDocument: identify(doc)}, &list)
			for _, l := range list {
				if strings.HasPrefix(l.Command.Title, "last edit") {
					return l.Command.Title
				}
			}
			return ""
		}
		if got := lens(); got != "" {
			t.Errorf("%s: %q before the first edit", settings, got)
		}
		e.didChange(doc, 2, &protocol.TextDocumentContentChangePartial{Range: protocol.Range{Start: at(3, 0), End: at(4, 0)}, Text: "\n"})
		if got := lens(); got != want {
			t.Errorf("%s: %q, want %q", settings, got, want)
		}
	}
}

// TestLensCommands holds that a lens has a command only where the client can do it: with what it
// shows, or by itself.
func TestLensCommands(t *testing.T) {
	const text = ".entry k {\na:\n  MOV R1, R2\n@P0 BRA a\n  EXIT\n}\n"
	for caps, want := range map[string]string{
		`{"window": {"showDocument": {"support": true}}, "workspace": {"textDocumentContent": {}}}`: "ori.rpo ori.select",
		`{}`: " ",
		`{"experimental": {"commands": {"commands": ["ori.rpo"]}}}`:               "ori.rpo ",
		`{"experimental": {"commands": {"commands": ["ori.rpo", "ori.select"]}}}`: "ori.rpo ori.select",
		`{"experimental": {"commands": 3}}`:                                       " ",
	} {
		e := open(t, caps)
		e.didOpen(doc, 1, text)
		var list []protocol.CodeLens
		e.must(protocol.MethodTextDocumentCodeLens, &protocol.CodeLensParams{TextDocument: identify(doc)}, &list)
		if len(list) != 2 {
			t.Fatalf("%d lenses", len(list))
		}
		if got := list[0].Command.Command + " " + list[1].Command.Command; got != want {
			t.Errorf("%s: %q, want %q", caps, got, want)
		}
	}
}
