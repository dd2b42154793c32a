package cfg

import (
	"slices"
	"strconv"
	"strings"
)

// LabelNumber returns the number of a label that nvdisasm has made, as in .L_x_12, and false for another one.
func LabelNumber(name string) (int, bool) {
	digits, ok := strings.CutPrefix(name, ".L_x_")
	n, err := strconv.Atoi(digits)
	return n, ok && err == nil && n >= 0
}

// LabelNumbers returns the numbers of all labels of f that nvdisasm has made, ascending, with those behind its code.
func (f *Func) LabelNumbers() []int {
	list := []int{}
	add := func(labels []Label) {
		for k := range labels {
			if n, ok := LabelNumber(labels[k].Name); ok {
				list = append(list, n)
			}
		}
	}
	for _, blocks := range [...][]*Block{f.Blocks, f.pad} {
		for _, b := range blocks {
			add(b.Labels)
		}
	}
	add(f.behind)
	slices.Sort(list)
	return list
}
