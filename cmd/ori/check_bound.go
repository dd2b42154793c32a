package main

import (
	"fmt"
	"maps"
	"slices"
)

// mostListed is how many findings of a code are listed of a file, if the user does not raise
// it. A text of megabytes may have gigabytes of them, which nobody reads.
var mostListed = 10_000

// An omitted is how many findings of a code are not listed.
type omitted struct {
	Code  string `json:"code"`
	Count int    `json:"count"`
}

// mostListed is how many findings of a code are listed of f.
func (f *checked) mostListed() int { return mostListed * max(1, f.opt.Limits) }

// bound leaves out what is behind the first findings of each code that are listed, those of earlier parts of the text
// counted.
func (f *checked) bound() {
	if f.listed == nil {
		f.listed = map[string]int{}
	}
	most := f.mostListed()
	f.diags = f.diags.Some(func(n int) bool {
		code := f.diags.Code(n)
		f.listed[code]++
		return f.listed[code] <= most
	})
}

// omitted are the codes of which there are more findings than are listed.
func (f *checked) omitted() (list []omitted) {
	for _, code := range slices.Sorted(maps.Keys(f.listed)) {
		if n := f.listed[code] - f.mostListed(); n > 0 {
			list = append(list, omitted{code, n})
		}
	}
	return list
}

// left says how many findings are left out, and how they are to be had; "" if none are.
func (f *checked) left() string {
	text := ""
	for _, x := range f.omitted() {
		if text != "" {
			text += ", "
		}
		text += fmt.Sprintf("%d of %s", x.Count, x.Code)
	}
	if text == "" {
		return ""
	}
	return fmt.Sprintf("%s: %s are not listed, behind the first %d (--analysis-limit N lists N times %d, --code and --severity fewer codes)", f.name, text, f.mostListed(), mostListed)
}
