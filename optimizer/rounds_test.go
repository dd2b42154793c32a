package optimizer

import (
	"context"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// TestRowsInOneRun holds that one run of OptimizeBranches takes away a row of branches to one place, of which each goes to
// where control goes anyway only once the one behind it is gone: it took as many runs as there are branches.
func TestRowsInOneRun(t *testing.T) {
	const n = 60
	rows := map[string]string{
		"conditional": strings.Repeat("@P0 BRA end\n", n) + "end:\n",
		"other":       strings.Repeat("@P0 BRA end\n@P1 BRA end\n", n/2) + "end:\n",
		"always":      strings.Repeat("@P0 BRA end\n", n-1) + "BRA end\nend:\n",
	}
	for name, row := range rows {
		r := Runner{Env: cfg.Env{OptLevel: -1}}
		doc := grammar.Parse([]byte(".target sm_90\n.entry k {\n" + row + "STG.E [R2.64], R4\nEXIT\n}\n"))
		next, made, err := r.Run(context.Background(), doc, OfPhases([]*Phase{PhaseNamed("OptimizeBranches")}))
		if err != nil {
			t.Fatal(err)
		}
		if made < n || strings.Contains(string(next.Bytes()), "BRA") {
			t.Errorf("%s: %d made of %d branches; left:\n%s", name, made, n, next.Bytes())
		}
	}
}
