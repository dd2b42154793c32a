package main

import (
	"fmt"

	"github.com/ori-lang/ori/cfg/interp"
)

// An unknownJSON is an instruction of which it is not known what it computes, or not of what it
// read: its results are made up of its operands.
type unknownJSON struct {
	Line int    `json:"line"`
	Op   string `json:"op"`
}

// unknown returns them in the order of the text.
func (r *running) unknown(res *interp.Result) []unknownJSON {
	list := []unknownJSON{}
	for _, f := range r.all {
		for _, b := range f.Blocks {
			for k := range b.Instrs {
				if i := &b.Instrs[k]; res.Opaque[i] > 0 {
					list = append(list, unknownJSON{r.line(b, i), i.Name})
				}
			}
		}
	}
	return list
}

// mostUnknown is how many of them a text lists.
const mostUnknown = 8

func (r *running) unknowns(res *interp.Result) {
	list := r.unknown(res)
	for k, u := range list {
		if k == mostUnknown {
			fmt.Fprintf(r.w, "made up, too: the results of %d more\n", len(list)-k)
			break
		}
		fmt.Fprintf(r.w, "made up: line %d, the results of %s\n", u.Line, u.Op)
	}
}
