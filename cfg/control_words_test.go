package cfg

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestBundleWithout holds that what a rewrite has removed from a part of a listing, whose target is not known, does not hide where
// control words stand.
func TestBundleWithout(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, size := range bundles {
		for range 200 {
			var kept []int64
			for a := 8 + 8*r.Int64N(20); len(kept) < 40; a += 8 {
				if a%size != 0 {
					kept = append(kept, a)
				}
			}
			bundle := func(from, to int, noted bool) int64 {
				var text strings.Builder
				for k, a := range kept {
					switch {
					case k < from || k >= to:
						fmt.Fprintf(&text, "        /*%04x*/  MOV R1, R2 ;\n", a)
					case k == from && noted && to == from+1:
						fmt.Fprintf(&text, "        /*%04x*/\n", a)
					case k == from && noted:
						fmt.Fprintf(&text, "        /*%04x-%04x*/\n", a, kept[to-1])
					}
				}
				u := LowerSection(t.Context(), grammar.Parse([]byte(text.String())).Sections()[0], Env{}, nil, new(Names))
				return u.bundle
			}
			if got := bundle(0, 0, false); got != size {
				t.Fatalf("bundle %#x, want %#x: %#x", got, size, kept)
			}
			from := 1 + r.IntN(len(kept)-3)
			to := from + 1 + r.IntN(len(kept)-2-from)
			if got := bundle(from, to, true); got != size {
				t.Errorf("%#x to %#x removed: bundle %#x, want %#x", kept[from], kept[to-1], got, size)
			}
			if got := bundle(from, to, false); got != 0 {
				t.Errorf("%#x to %#x are not there: bundle %#x", kept[from], kept[to-1], got)
			}
		}
	}
}
