package analysis

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestStartSets holds that a union has what is in one or the other, that equal sets have equal numbers, and that none has more than the most.
func TestStartSets(t *testing.T) {
	const starts, most = 40, 12
	s := newStartSets(starts, most)
	r := rand.New(rand.NewPCG(1, 2))
	refused := 0
	for range 20_000 {
		a, b := int32(r.IntN(len(s.lists))), int32(r.IntN(len(s.lists)))
		want := slices.Concat(s.lists[a], s.lists[b])
		slices.Sort(want)
		want = slices.Compact(want)
		u, ok := s.union(a, b)
		switch {
		case ok != (len(want) <= most), ok && !slices.Equal(s.lists[u], want), !ok && u != a:
			t.Fatalf("union of %v and %v: %v, %v", s.lists[a], s.lists[b], s.lists[u], ok)
		case !ok:
			refused++
		}
	}
	seen := map[[most]int32]bool{}
	for _, list := range s.lists {
		var key [most]int32
		for k, n := range list {
			key[k] = n + 1
		}
		if seen[key] {
			t.Fatalf("%v has two numbers", list)
		}
		seen[key] = true
	}
	if refused == 0 || !s.full {
		t.Error("no union had too many")
	}
}
