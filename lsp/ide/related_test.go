package ide

import (
	"context"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg/gen"
)

// TestRelatedBounded holds that no finding of hard texts names more places, or says more, than a few kinds of
// [analysis.MaxRelated] take.
func TestRelatedBounded(t *testing.T) {
	const blocks, mostSaid = 300, 2000
	most := 0
	for _, h := range gen.Hards {
		n := min(h.N, blocks)
		if h.N > 100_000 {
			n = blocks * blocks / 10 // a family of √n
		}
		list, err := Open(h.Text(n), Options{}).AllDiagnostics(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range list {
			most = max(most, len(d.Related))
			if len(d.Related) > 2*analysis.MaxRelated {
				t.Errorf("%s: %s names %d places", h.Name, d.Code, len(d.Related))
			}
			if len(d.Message) > mostSaid {
				t.Errorf("%s: the message of %s has %d bytes", h.Name, d.Code, len(d.Message))
			}
			for _, r := range d.Related {
				if len(r.Message) > mostSaid {
					t.Errorf("%s: what is said of a place of %s has %d bytes", h.Name, d.Code, len(r.Message))
				}
			}
		}
	}
	if most < analysis.MaxRelated {
		t.Errorf("no finding names more than %d places: too few to tell", most)
	}
}
