package grammar_test

import (
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestCompose holds that composed edits do what the two do one after the other.
func TestCompose(t *testing.T) {
	for seed := range uint64(20000) {
		r := rand.New(rand.NewPCG(seed, 5))
		src := text(r, r.IntN(30))
		first := edits(r, len(src))
		mid := apply(src, first)
		then := edits(r, len(mid))
		want := string(apply(mid, then))
		both := grammar.Compose(first, then)
		if got := string(apply(src, both)); got != want {
			t.Fatalf("seed %d: %q, %v, %v: %v makes %q, want %q", seed, src, first, then, both, got, want)
		}
		for n := range both[min(1, len(both)):] {
			if both[n].Span.End >= both[n+1].Span.Start {
				t.Fatalf("seed %d: %v touch", seed, both)
			}
		}
	}
}

func apply(src []byte, edits []grammar.Edit) (out []byte) {
	at := int32(0)
	for _, e := range edits {
		out = append(append(out, src[at:e.Span.Start]...), e.New...)
		at = e.Span.End
	}
	return append(out, src[min(int(at), len(src)):]...)
}

func text(r *rand.Rand, n int) []byte {
	b := make([]byte, n)
	for k := range b {
		b[k] = 'a' + byte(r.IntN(26))
	}
	return b
}

func edits(r *rand.Rand, n int) (list []grammar.Edit) {
	for at := 0; at <= n && len(list) < 4; {
		start := at + r.IntN(n-at+1)
		end := start + r.IntN(min(n-start, 6)+1)
		list = append(list, grammar.Edit{Span: grammar.Span{Start: int32(start), End: int32(end)}, New: string(text(r, r.IntN(4)))})
		at = end + 1
	}
	return list
}
