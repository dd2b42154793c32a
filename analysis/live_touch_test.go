package analysis

import (
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// TestSegments holds segments that are looked up to those found instruction by instruction.
func TestSegments(t *testing.T) {
	found := 0
	for seed := range uint64(200) {
		c := gen.Config{Funcs: 1, Blocks: 12, Instrs: 8, Virtual: seed%3 == 0, Native: seed%2 == 0, Wild: seed%5 == 0}
		var funcs []*cfg.Func
		for _, u := range cfg.Lower(grammar.Parse(gen.Program(rand.New(rand.NewPCG(seed, 1)), c))) {
			funcs = append(funcs, u.Funcs...)
		}
		for _, f := range funcs {
			e := NewFacts(f).Extents()
			for v := range Var(e.live.regs.Len()) {
				for _, b := range f.Blocks {
					for k := range len(b.Instrs) + 1 {
						got, ok := e.segment(v, b, k)
						if ok {
							found++
						}
						if want, is := e.live.slowSegment(v, b, k); got != want || ok != is {
							t.Fatalf("seed %d: register %d before instruction %d of %s: %v %v, want %v %v", seed, v, k, b.Name(), got, ok, want, is)
						}
					}
				}
			}
		}
	}
	if found == 0 {
		t.Error("no register is live anywhere")
	}
}

// slowSegment returns the segment of b with the value that v has before instruction k; false if v is dead there.
func (l *Liveness) slowSegment(v Var, b *cfg.Block, k int) (Segment, bool) {
	r, first := l.regs, l.regs.first[b.ID]
	s, live, ended := Segment{b, -1, len(b.Instrs)}, false, false
	last := k // the last instruction that reads the value, if live
	for n := k; n < len(b.Instrs) && !ended; n++ {
		at := first + int32(n)
		for _, w := range r.words[r.start[at]:r.start[at+1]] {
			switch {
			case w == ReadsAll, w >= 0 && w.Var() == v && !w.Write():
				live, last = live || !ended, n
			case w >= 0 && w.Var() == v && !w.May():
				ended = true
			}
		}
	}
	switch {
	case !ended && l.LiveOut(b, v):
	case !live:
		return Segment{}, false
	default:
		s.To = last
	}
	for n := k - 1; n >= 0 && s.In(); n-- {
		at := first + int32(n)
		for _, w := range r.words[r.start[at]:r.start[at+1]] {
			if w >= 0 && w.Var() == v && w.Write() && !w.May() {
				s.From = n
			}
		}
	}
	return s, true
}
