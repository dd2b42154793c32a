package ide

import (
	"path/filepath"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/analysis"
)

// TestMayDecide holds that each instruction at which a switch begins, or one of its values is compared, is one that hovers look for switches at.
func TestMayDecide(t *testing.T) {
	switches := 0
	files, err := filepath.Glob("../../analysis/testdata/switch/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		ar, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range ar.Files {
			s := Open(x.Data, Options{})
			s.lower(t.Context())
			for _, u := range s.units {
				for _, f := range u.Funcs {
					for _, sw := range analysis.NewFacts(f).Switches() {
						switches++
						if sw.Instr != nil && !mayDecide(sw.Instr) {
							t.Errorf("%s: %s: a switch begins at %s", file, x.Name, sw.Instr.Name)
						}
						for _, c := range sw.Cases {
							if c.Compare != nil && !mayDecide(c.Compare) {
								t.Errorf("%s: %s: a case is compared at %s", file, x.Name, c.Compare.Name)
							}
						}
					}
				}
			}
		}
	}
	if switches < 100 {
		t.Errorf("only %d switches were looked at", switches)
	}
}
