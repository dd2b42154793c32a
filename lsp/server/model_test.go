package server

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/cfg/gen"
)

// edits is how many edits TestManyEdits makes.
var edits = flag.Int("edits", 3000, "how many edits TestManyEdits makes")

// A typist is an editor that also sends what none should, with what the server has to make of it.
type typist struct {
	e       *editor
	rnd     *rand.Rand
	model   *model // nil if the document is not open
	lost    bool   // the server was told what it cannot follow
	version int32
}

// invalid are changes that cannot be made, with the version they come with if it is not the next.
var invalid = []string{
	`"version": 99999999999}, "contentChanges": []`,
	`"version": -99999999999}, "contentChanges": [{"text": "x"}]`,
	`"version": %d}, "contentChanges": [null]`,
	`"version": %d}, "contentChanges": [{}]`,
	`"version": %d}, "contentChanges": 5`,
	`"version": %d}, "contentChanges": [{"range": {"start": {"line": -1, "character": 0}, "end": {"line": 0, "character": 0}}, "text": "x"}]`,
	`"version": %d}, "contentChanges": [{"range": {"start": {"line": 0}}, "text": 5}]`,
}

// types makes one step.
func (x *typist) types() {
	switch n := x.rnd.IntN(30); {
	case x.model == nil || n == 0:
		x.model = &model{enc: "utf-16", text: string(gen.Program(x.rnd, gen.Config{Funcs: 1, Blocks: 4, Instrs: 2, Native: true, Wild: true}))}
		x.version, x.lost = 1, false
		x.e.didOpen(doc, x.version, x.model.text)
	case n == 1:
		x.e.didClose(doc)
		x.model = nil
	case n == 2: // without a version
		if x.e.notify(protocol.MethodTextDocumentDidChange, raw(`{"textDocument": {"uri": "`+doc+`", "version": null}, "contentChanges": [{"range":`+
			`{"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "text": "x"}]}`)); !x.lost {
			x.model.text = "x" + x.model.text
		}
	case n < 5:
		bad := invalid[x.rnd.IntN(len(invalid))]
		if strings.Contains(bad, "%d") {
			bad = fmt.Sprintf(bad, x.version+1)
		}
		x.e.notify(protocol.MethodTextDocumentDidChange, raw(`{"textDocument": {"uri": "`+doc+`", `+bad+`}`))
		x.lost = true
	case n < 8:
		x.model.text = string(gen.Program(x.rnd, gen.Config{Funcs: 1, Blocks: 3, Instrs: 2, Native: true, Wild: true}))
		x.version++
		x.lost = false
		x.e.didChange(doc, x.version, whole(x.model.text))
	default:
		p := at(uint32(x.rnd.IntN(20)), uint32(x.rnd.IntN(30)))
		r := protocol.Range{Start: p, End: at(p.Line+uint32(x.rnd.IntN(2)), p.Character+uint32(x.rnd.IntN(4)))}
		text := []string{"", "1", "\n", "\r", "}", "/*", "*/", "L0:", "@P0 BRA L1\n", "EXIT\n", "\U0001F600"}[x.rnd.IntN(11)]
		x.version++
		if x.lost = x.lost || !x.model.wholes(r); !x.lost {
			x.model.change(r, text)
		}
		x.e.didChange(doc, x.version, replace(r.Start.Line, r.Start.Character, r.End.Line, r.End.Character, text))
	}
}

// check holds that the server has the text of the editor, or says that it has not.
func (x *typist) check() {
	t := x.e.t
	t.Helper()
	if x.model == nil {
		return
	}
	hover := &protocol.HoverParams{TextDocumentPositionParams: position(doc, at(0, 0))}
	if err := x.e.call(protocol.MethodTextDocumentHover, hover, nil); (err != nil) != x.lost {
		t.Fatalf("lost %t, and hover says %v", x.lost, err)
	}
	if got := x.e.text(doc); !x.lost && got != x.model.text {
		t.Fatalf("the server has %q, the editor %q", got, x.model.text)
	}
}

// FuzzChanges has an editor send changes, valid ones and others, and holds after each few that the
// server has its text or has said that it has not.
func FuzzChanges(f *testing.F) {
	for seed := range uint64(4) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		x := typist{e: open(t, full, func(s *server) {
			if seed%2 == 1 {
				s.beyond = 2 // nearly all texts are read beside the loop
			}
		}), rnd: rand.New(rand.NewPCG(seed, 3))}
		for range 150 {
			x.types()
			if x.rnd.IntN(4) == 0 {
				x.check()
			}
		}
		x.check()
		x.e.mu.Lock()
		defer x.e.mu.Unlock()
		for _, l := range x.e.logged {
			if strings.Contains(l, "panic") {
				t.Error(l)
			}
		}
	})
}

// TestManyEdits holds that memory does not grow with the edits that were made.
func TestManyEdits(t *testing.T) {
	e := open(t, full)
	e.didOpen(doc, 0, string(gen.Program(rand.New(rand.NewPCG(1, 1)), gen.Config{Funcs: 4, Blocks: 10, Instrs: 5, Native: true})))
	used := func() int64 {
		e.ping()
		for len(e.published) > 0 {
			<-e.published
		}
		runtime.GC()
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	var before int64
	for n := range int32(*edits) {
		// Names and registers that were never there before, and are gone with the next edit.
		if n%2 == 0 {
			e.didChange(doc, n+1, replace(1, 0, 1, 0, fmt.Sprintf("label%d: MOV R%d, R%d\n", n%1000, n%200, n%100)))
		} else {
			e.didChange(doc, n+1, replace(1, 0, 2, 0, ""))
		}
		if n%500 == 499 {
			e.ping()
			for len(e.published) > 0 {
				<-e.published
			}
		}
		if n == int32(*edits)/3 {
			before = used()
		}
	}
	if grown := used() - before; grown > 2<<20 {
		t.Errorf("%d edits have left %d bytes", *edits*2/3, grown)
	}
}
