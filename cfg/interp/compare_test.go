package interp_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/cfg/interp"
)

// TestPairs compares the programs of each pair of testdata/pairs, X.before.ori and X.after.ori, and
// holds the verdict, and where they part.
func TestPairs(t *testing.T) {
	files, err := filepath.Glob("testdata/pairs/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no testdata", err)
	}
	for _, name := range files {
		ar, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		got := &txtar.Archive{Comment: ar.Comment}
		var before []byte
		for _, f := range ar.Files {
			pair, after := strings.CutSuffix(f.Name, ".after.ori")
			switch {
			case f.Name == pair && !strings.HasSuffix(f.Name, ".before.ori"):
				continue // a verdict
			case !after:
				before = f.Data
				got.Files = append(got.Files, f)
				continue
			}
			ref := interp.NewReference(interp.Load(lower(before)[0]), 0, interp.Tries{Seeds: 40, Narrow: true, Fuel: 2000})
			tally, diff := ref.Check(interp.Load(lower(f.Data)[0], ref.Registers()...))
			verdict := tally.Verdict().String() + "\n"
			if diff != nil {
				verdict += diff.String()
			}
			got.Files = append(got.Files, f, txtar.File{Name: pair + ".verdict", Data: []byte(verdict)})
		}
		want, have := txtar.Format(got), txtar.Format(ar)
		if *update && !bytes.Equal(want, have) {
			if err := os.WriteFile(name, want, 0o644); err != nil {
				t.Fatal(err)
			}
		} else if !bytes.Equal(want, have) {
			t.Errorf("%s: got:\n%s\nwant:\n%s", name, want, have)
		}
	}
}
