package lint

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// TestNearLabels compares the index with a look at each label.
func TestNearLabels(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	word := func() string {
		s := make([]byte, 2+r.IntN(4))
		for k := range s {
			s[k] = "aAbB1"[r.IntN(5)]
		}
		return string(s)
	}
	found := 0
	for range 2000 {
		f := &cfg.Func{}
		for range r.IntN(8) {
			f.Blocks = append(f.Blocks, &cfg.Block{Labels: []cfg.Label{{Name: word()}, {Name: word()}}})
		}
		name := word()
		want, wantOnly := "", true
		for _, b := range f.Blocks {
			for _, l := range b.Labels {
				switch {
				case !strings.EqualFold(l.Name, name) && !oneOff(l.Name, name):
				case want == "":
					want = l.Name
				case l.Name != want:
					wantOnly = false
				}
			}
		}
		got, only := (&labelIndex{f: f, poll: func() {}}).near(name)
		if got != want || got != "" && only != wantOnly {
			t.Fatalf("%q: %q, only %v; want %q, %v", name, got, only, want, wantOnly)
		}
		if got != "" {
			found++
		}
	}
	if found < 100 {
		t.Errorf("only %d found", found)
	}
}
