package ide

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// TestRecent holds that the facts of few functions are kept of those that are asked about, and that hovers say the same where they are
// found again.
func TestRecent(t *testing.T) {
	src := gen.Program(rand.New(rand.NewPCG(5, 6)), gen.Config{Funcs: 150, Blocks: 60, Instrs: 10})
	s := Open(src, Options{})
	if _, err := s.Diagnostics(t.Context()); err != nil {
		t.Fatal(err)
	}
	said := func() (list []string) {
		for n := range s.Funcs() {
			from := s.FuncStart(n)
			for _, name := range [...]string{" R", "BRA", "BB3:"} {
				h, err := s.Hover(t.Context(), from+bytes.Index(src[from:], []byte(name))+1)
				if err != nil {
					t.Fatal(err)
				}
				if h != nil {
					list = append(list, fmt.Sprint(n, name, h.Markdown))
				}
			}
			if s.recent.instrs > maxRecent {
				t.Fatalf("functions of %d instructions are kept", s.recent.instrs)
			}
		}
		return list
	}
	first := said()
	if n := s.recent.funcs.len(); n == 0 || n >= 150 {
		t.Fatalf("%d functions are kept", n)
	}
	kept := 0
	for n := range s.Funcs() {
		u, k := s.unitOf(n)
		if s.facts(t.Context(), s.units[u], k).facts.Known() {
			kept++
		}
	}
	if kept != s.recent.funcs.len() {
		t.Errorf("the facts of %d functions are kept, want %d", kept, s.recent.funcs.len())
	}
	for n, text := range said() {
		if text != first[n] {
			t.Errorf("%s\nwant\n%s", text, first[n])
		}
	}
	whole := Open(src, Options{}) // nothing of which is let go
	whole.recent.instrs = -1 << 40
	s = whole
	if _, err := s.Diagnostics(t.Context()); err != nil {
		t.Fatal(err)
	}
	for n, text := range said() {
		if text != first[n] {
			t.Errorf("%s\nwant\n%s", text, first[n])
		}
	}
}

// TestRecentSections holds that nodes are kept of few sections of a large text, of the newest version of each.
func TestRecentSections(t *testing.T) {
	src := gen.Program(rand.New(rand.NewPCG(5, 6)), gen.Config{Funcs: 400, Blocks: 60, Instrs: 10})
	if len(src) < largeText+maxRecentText {
		t.Fatalf("%d bytes are too few", len(src))
	}
	s := Open(src, Options{})
	of := func(n int) *grammar.Section {
		u, _ := s.unitOf(n)
		return s.units[u].Section
	}
	at := func(n int) int { return s.FuncStart(n) + bytes.Index(s.doc.Bytes()[s.FuncStart(n):], []byte(" R")) + 2 }
	for _, n := range []int{7, 7, 8, 7} { // each edit makes a section anew
		s = s.Edit([]grammar.Edit{{Span: grammar.Span{Start: int32(at(n)), End: int32(at(n))}, New: "1"}})
		s.Funcs()
	}
	if got := s.recent.sections.all(); len(got) != 2 || got[0] != of(8) || got[1] != of(7) {
		t.Errorf("%d sections are noted, want the newest of the two that were edited, in order", len(got))
	}
	for n := range s.Funcs() {
		if _, err := s.Hover(t.Context(), at(n)); err != nil {
			t.Fatal(err)
		}
		held := 0
		for _, sec := range s.recent.sections.all() {
			held += len(sec.Src)
		}
		if held != s.recent.bytes || held > maxRecentText {
			t.Fatalf("%d bytes are noted as %d, want at most %d", held, s.recent.bytes, maxRecentText)
		}
	}
	if last := s.recent.sections.list.Back().Value; last != of(len(s.Funcs())-1) {
		t.Error("the section that was asked about last is not the last")
	}
}

func (q *queue[T]) all() (all []T) {
	for e := q.list.Front(); e != nil; e = e.Next() {
		all = append(all, e.Value.(T))
	}
	return all
}
