package analysis

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/corpus"
)

// TestNumberedEntries holds that what the numbers of labels tell of tables is what full listings have of them in other sections.
func TestNumberedEntries(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "switch", "kernels", "listings", "*.nvdisasm.sass"))
	if err != nil || len(files) == 0 {
		t.Fatal("no listings", err)
	}
	if listings := corpus.Compiled(t); len(listings) > 0 {
		more, err := filepath.Glob(filepath.Join(filepath.Dir(listings[0]), "*.nvdisasm.sass"))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, more...)
	}
	tables, entries, all := 0, 0, 0
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(text), "BRX") {
			continue
		}
		for _, f := range lowered(text) {
			facts := NewFacts(f)
			for _, s := range facts.Switches() {
				if s.Form != JumpTable || !s.Exact || len(s.Instr.Targets()) == 0 {
					continue
				}
				r := tableReader{recogniser: &recogniser{Facts: facts}, s: &s}
				list := r.numbered(s.Size)
				for k, to := range list {
					if to != nil && s.Entries[k] != nil && to != s.Entries[k] {
						t.Errorf("%s: %s: entry %d leads to %s, not %s", name, s.Block.Name(), k, s.Entries[k].Name(), to.Name())
					}
					if to != nil {
						entries++
					}
				}
				if list != nil {
					tables++
					all += s.Size
				}
			}
		}
	}
	if tables == 0 {
		t.Error("no table has labels by whose numbers entries are known")
	}
	t.Logf("%d of %d entries of %d tables", entries, all, tables)
}
