package ide

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
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
	if n := len(s.recent.list); n == 0 || n >= 150 {
		t.Fatalf("%d functions are kept", n)
	}
	kept := 0
	for n := range s.Funcs() {
		u, k := s.unitOf(n)
		if s.facts(t.Context(), s.units[u], k).facts.Known() {
			kept++
		}
	}
	if kept != len(s.recent.list) {
		t.Errorf("the facts of %d functions are kept, want %d", kept, len(s.recent.list))
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
