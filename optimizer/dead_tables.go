package optimizer

import (
	"fmt"

	"github.com/ori-lang/ori/cfg"
)

// deadTables removes the jump tables that no text of the section names but themselves, which is the end of BranchFolding: what branched by them is gone. Their
// entries need their labels no more. Source: seeds branch-folding-tail-merge, "Algorithm".
func (c *Ctx) deadTables() {
	if !c.wants(deadTable) || c.Func.Broken() {
		return
	}
	f := c.Func
	if len(f.Tables) == 0 {
		return
	}
	named := mentions(f)
	gone := map[*cfg.Jumptable]bool{}
	for n := range f.Tables {
		c.Poll()
		t := &f.Tables[n]
		if named[t.Name] > 1 {
			continue
		}
		r := deadTable.at(t.Span, t.Name)
		r.Message = fmt.Sprintf("nothing branches by the jump table %s", t.Name)
		r.Dead = true
		if c.Rewrite(r) {
			gone[t] = true
		}
	}
	if len(gone) > 0 {
		f.RemoveTables(func(t *cfg.Jumptable) bool { return gone[t] })
	}
}

// mentions returns how often the name of each table of f stands in its text, be it in a comment.
func mentions(f *cfg.Func) map[string]int {
	count := make(map[string]int, len(f.Tables))
	for n := range f.Tables {
		count[f.Tables[n].Name] = 0
	}
	src := f.Src
	for at := 0; at < len(src); at++ {
		from := at
		for at < len(src) && cfg.IsNameByte(src[at]) {
			at++
		}
		if k, is := count[string(src[from:at])]; is {
			count[string(src[from:at])] = k + 1
		}
	}
	return count
}
