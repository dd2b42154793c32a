package ide

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// BenchmarkFirstHover tells of a register of a function of 100 blocks of which nothing is known but its diagnostics, as most of a text
// of a thousand functions is.
func BenchmarkFirstHover(b *testing.B) {
	src := gen.Program(rand.New(rand.NewPCG(1, 2)), gen.Config{Funcs: 40, Blocks: 100, Instrs: 10})
	s := Open(src, Options{})
	if _, err := s.Diagnostics(b.Context()); err != nil {
		b.Fatal(err)
	}
	var places []int
	for at := 0; ; {
		n := bytes.Index(src[at:], []byte(" R"))
		if n < 0 {
			break
		}
		if at += n + 2; '0' <= src[at] && src[at] <= '9' {
			places = append(places, at)
		}
		at += bytes.IndexByte(src[at:], '\n')
	}
	r := rand.New(rand.NewPCG(3, 4))
	for b.Loop() {
		at := places[r.IntN(len(places))]
		p := s.at(b.Context(), at)
		p.found().facts = p.facts().Brief()
		if _, err := s.Hover(b.Context(), at); err != nil {
			b.Fatal(err)
		}
	}
}
