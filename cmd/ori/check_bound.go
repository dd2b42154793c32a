package main

import (
	"fmt"
	"maps"
	"slices"
)

// mostListed is how many findings of a code JSON and SARIF list of a file, if the user does not raise
// it. Each takes up to some kilobytes there: without a bound a text of megabytes has gigabytes of them.
var mostListed = 10_000

// An omitted is how many findings of a code are not listed.
type omitted struct {
	Code  string `json:"code"`
	Count int    `json:"count"`
}

// bound leaves out what is behind the first most findings of each code, and says how many these are and how they
// are to be had; "" if there are none.
func (f *checked) bound(most int) string {
	count := map[string]int{}
	f.diags = f.diags.Some(func(n int) bool {
		code := f.diags.Code(n)
		count[code]++
		return count[code] <= most
	})
	text := ""
	for _, code := range slices.Sorted(maps.Keys(count)) {
		if n := count[code] - most; n > 0 {
			f.omitted = append(f.omitted, omitted{code, n})
			if text != "" {
				text += ", "
			}
			text += fmt.Sprintf("%d of %s", n, code)
		}
	}
	if text == "" {
		return ""
	}
	return fmt.Sprintf("%s: %s are not listed, behind the first %d (--analysis-limit N lists N times %d, --code and --severity fewer codes)", f.name, text, most, mostListed)
}
