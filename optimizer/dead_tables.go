package optimizer

import (
	"bytes"
	"fmt"

	"ori/cfg"
)

// deadTables removes the jump tables that no text of the section names but themselves, which is the end of BranchFolding: what branched by them is gone. Their
// entries need their labels no more. Source: seeds branch-folding-tail-merge, "Algorithm".
func (c *Ctx) deadTables() {
	if !c.wants(deadTable) || c.Func.Broken() {
		return
	}
	f := c.Func
	var gone []int
	for n := range f.Tables {
		t := &f.Tables[n]
		if mentions(f.Src, t.Name) > 1 {
			continue
		}
		r := deadTable.at(t.Span, t.Name)
		r.Message = fmt.Sprintf("nothing branches by the jump table %s", t.Name)
		r.Dead = true
		if c.Rewrite(r) {
			gone = append(gone, n)
		}
	}
	for k := len(gone) - 1; k >= 0; k-- {
		f.RemoveTable(gone[k])
	}
}

// mentions returns how often a name stands in a text, be it in a comment.
func mentions(src []byte, name string) int {
	count := 0
	for at := 0; ; {
		n := bytes.Index(src[at:], []byte(name))
		if n < 0 {
			return count
		}
		at += n
		end := at + len(name)
		if (at == 0 || !cfg.IsNameByte(src[at-1])) && (end == len(src) || !cfg.IsNameByte(src[end])) {
			count++
		}
		at = end
	}
}
