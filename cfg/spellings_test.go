package cfg_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// TestSpellingsAgree holds that cuobjdump's listing, where branches name
// addresses, and nvdisasm's, where they name labels, give the same graph of the
// same code: every instruction that transfers control does so to the same addresses.
// Indexed branches are left out, since cuobjdump does not say where they lead.
func TestSpellingsAgree(t *testing.T) {
	var files []string
	for _, dir := range []string{"testdata/spellings", "../../shared/corpus/listings"} {
		found, _ := filepath.Glob(filepath.Join(dir, "*.cuobjdump.sass"))
		files = append(files, found...)
	}
	if len(files) == 0 {
		t.Fatal("no listings")
	}
	for _, name := range files {
		other := strings.Replace(name, "cuobjdump", "nvdisasm-c", 1)
		t.Run(filepath.Base(name), func(t *testing.T) {
			a, b := successors(t, name), successors(t, other)
			compared := 0
			for addr, succs := range b {
				ours, ok := a[addr]
				if !ok || ours == "?" || succs == "?" {
					continue
				}
				compared++
				if ours != succs {
					t.Errorf("%s: cuobjdump %s, nvdisasm %s", addr, ours, succs)
				}
			}
			if compared == 0 {
				t.Error("nothing could be compared")
			}
		})
	}
}

// successors maps the address, with the section, of each instruction that ends a block to
// those it transfers control to; "?" if they are not known.
func successors(t *testing.T, name string) map[string]string {
	src, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	m := map[string]string{}
	for _, u := range cfg.Lower(grammar.Parse(src)) {
		for _, f := range u.Funcs {
			for _, b := range f.Blocks {
				last := b.Last()
				if last == nil || !last.EndsBlock() {
					continue
				}
				var list []string
				for s, k := range f.Succs(b) {
					if k != cfg.CallEdge && k != cfg.FallThrough {
						list = append(list, fmt.Sprintf("%#x", s.Addr()))
					}
				}
				slices.Sort(list)
				text := strings.Join(list, " ")
				if last.Flow == cfg.FlowIndex || last.Flow == cfg.FlowPop && text == "" {
					text = "?"
				}
				m[fmt.Sprintf("%s %#x", u.Funcs[0].Name, last.Addr)] = text
			}
		}
	}
	return m
}
