package optimizer

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// FuzzRewrites holds checkRewrites on random programs in both spellings.
func FuzzRewrites(f *testing.F) {
	for seed := range uint64(400) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		r := rand.New(rand.NewPCG(seed, 15))
		checkRewrites(t, gen.Program(r, gen.Config{
			Funcs: 1 + r.IntN(2), Blocks: 1 + r.IntN(10), Instrs: 1 + r.IntN(4), Native: r.IntN(2) == 0, Wild: true,
		}))
	})
}

// FuzzRewritesText holds checkRewrites on whatever a mutation of a listing gives.
func FuzzRewritesText(f *testing.F) {
	files, err := filepath.Glob("testdata/phase*/*.txtar")
	if err != nil || len(files) == 0 {
		f.Fatal(err)
	}
	for n, name := range append(files, "../cfg/testdata/oracle/sm_86-O3-12_calls.nvdisasm-c.sass") {
		if n%10 != 0 && n < len(files) { // TestPasses looks at each
			continue
		}
		src, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		if len(src) < 1<<13 { // a fuzzer gives an input 10 s, and each rewrite is made alone
			checkRewrites(t, src)
		}
	})
}
