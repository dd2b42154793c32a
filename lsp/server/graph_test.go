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

// TestGraphAround holds that of a function with too many blocks those around the place can be had,
// and what they refer to by name.
func TestGraphAround(t *testing.T) {
	var text strings.Builder
	text.WriteString(".target sm_86\n.entry f {\n")
	const blocks = 2 * ide.MaxGraphBlocks
	for n := range blocks - 1 {
		fmt.Fprintf(&text, "L%d:\n@P0 BRA last\n", n)
	}
	text.WriteString("last:\n    EXIT\n}\n")
	e := open(t, full)
	e.didOpen(doc, 1, text.String())
	type block struct {
		Bix  int32  `json:"bix"`
		Name string `json:"name"`
		Idom int32  `json:"idom"`
		Head struct {
			Line int `json:"line"`
		} `json:"head"`
	}
	for _, tt := range []struct{ line, center int }{{0, 0}, {2 + 2*6000, 6000}, {3 + 2*6000, 6000}, {2 + 2*blocks, blocks - 1}} {
		var g struct {
			Limit   string  `json:"limit"`
			Blocks  []block `json:"blocks"`
			Outside []block `json:"outside"`
			Edges   []struct {
				From int32 `json:"from"`
				To   int32 `json:"to"`
			} `json:"edges"`
		}
		e.must(methodGraph, raw(fmt.Sprintf(`{"textDocument": {"uri": %q}, "position": {"line": %d, "character": 0}, "near": true}`, doc, tt.line)), &g)
		known := map[int32]string{}
		for _, b := range append(g.Blocks, g.Outside...) {
			if known[b.Bix] != "" {
				t.Errorf("line %d: block %d twice", tt.line, b.Bix)
			}
			known[b.Bix] = b.Name
			if want := 2 + 2*int(b.Bix); b.Head.Line != want {
				t.Errorf("%s is on line %d, want %d", b.Name, b.Head.Line, want)
			}
		}
		if n := len(g.Blocks); n < 100 || n > 200 || known[int32(tt.center)] == "" {
			t.Errorf("line %d: %d blocks", tt.line, n)
		}
		if want := fmt.Sprintf("%d blocks around %s of %d", len(g.Blocks), known[int32(tt.center)], blocks); g.Limit != want {
			t.Errorf("line %d: %q, want %q", tt.line, g.Limit, want)
		}
		for _, b := range g.Blocks {
			if b.Idom >= 0 && known[b.Idom] == "" {
				t.Errorf("the dominator of %s is not named", b.Name)
			}
		}
		for _, e := range g.Edges {
			if known[e.From] == "" || known[e.To] == "" {
				t.Errorf("the edge %d to %d has an end that is not named", e.From, e.To)
			}
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
	if g, err := snap.Graph(ctx, 0, ide.WholeGraph); g != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("%v, %v", g, err)
	}
	if g, err := snap.Graph(t.Context(), 0, ide.WholeGraph); err != nil || len(g.Blocks) != 2 {
		t.Errorf("%v, %v", g, err)
	}
}
