package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"

	"github.com/ori-lang/ori/lsp/ide"
)

// TestGraphIsBounded holds that of a function with too many blocks it is only said how many there are.
func TestGraphIsBounded(t *testing.T) {
	for _, blocks := range []int{ide.MaxGraphBlocks, ide.MaxGraphBlocks + 1} {
		var text strings.Builder
		text.WriteString(".target sm_86\n.entry f {\n")
		for n := range blocks - 1 {
			fmt.Fprintf(&text, "L%d:\n    IADD3 R0, R0, 0x1, RZ\n", n)
		}
		text.WriteString("last:\n    EXIT\n}\n")
		e := open(t, full)
		e.didOpen(doc, 3, text.String())
		at := position(doc, at(2, 0))
		var g struct {
			Version    int               `json:"version"`
			BlockCount int               `json:"blockCount"`
			Blocks     []json.RawMessage `json:"blocks"`
			Edges      []json.RawMessage `json:"edges"`
			Limit      string            `json:"limit"`
		}
		e.must(methodGraph, &at, &g)
		if g.Version != 3 || g.BlockCount != blocks {
			t.Errorf("%d blocks: version %d, %d blocks", blocks, g.Version, g.BlockCount)
		}
		if all := blocks <= ide.MaxGraphBlocks; all != (len(g.Blocks) == blocks) || all != (len(g.Edges) == blocks-1) || all != (g.Limit == "") {
			t.Errorf("%d blocks: %d, and %d edges; limit %q", blocks, len(g.Blocks), len(g.Edges), g.Limit)
		}
	}
}

// TestBriefGraph holds that a brief answer has no lists.
func TestBriefGraph(t *testing.T) {
	e := open(t, full)
	e.didOpen(doc, 1, ".opt 3\n"+loopText)
	var g struct {
		BlockCount int               `json:"blockCount"`
		OptLevel   int               `json:"optLevel"`
		Blocks     []json.RawMessage `json:"blocks"`
	}
	e.must(methodGraph, raw(`{"textDocument": {"uri": "`+doc+`"}, "position": {"line": 3, "character": 0}, "brief": true}`), &g)
	if g.BlockCount != 2 || g.OptLevel != 3 || len(g.Blocks) != 0 {
		t.Errorf("%+v", g)
	}
}

// TestGraphOfNothing holds that a text without functions has no graph, and that parameters are looked at.
func TestGraphOfNothing(t *testing.T) {
	e := open(t, full)
	e.didOpen(doc, 1, ".target sm_86\n")
	at := position(doc, at(0, 0))
	var g *json.RawMessage
	if e.must(methodGraph, &at, &g); g != nil && string(*g) != "null" {
		t.Errorf("%s", *g)
	}
	if err := e.call(methodGraph, raw(`{}`), nil); !hasCode(err, jsonrpc2.InvalidParams) {
		t.Errorf("%v", err)
	}
}

// TestGraphIsCancelled holds that who asks for a graph and does not wait for it ends the work on it.
func TestGraphIsCancelled(t *testing.T) {
	snap := ide.Open([]byte(loopText), ide.Options{})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if g, err := snap.Graph(ctx, 0, false); g != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("%v, %v", g, err)
	}
	if g, err := snap.Graph(t.Context(), 0, false); err != nil || len(g.Blocks) != 2 {
		t.Errorf("%v, %v", g, err)
	}
}
