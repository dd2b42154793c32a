package lint

import (
	"math"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// labelPrefix is how nvdisasm begins the names of labels, which end in a number.
const labelPrefix = ".L_x_"

// mayBeLeftOut reports whether an undefined label may be one in front of an instruction that the
// listing leaves out. nvdisasm numbers labels as they are first mentioned; so the number of such a
// label lies between those that are first mentioned before and behind it. Any other is misspelt.
func (x *labelIndex) mayBeLeftOut(name string) bool {
	if !strings.HasPrefix(name, labelPrefix) || len(x.leftOut()) == 0 {
		return false
	}
	if x.misspelt == nil {
		x.misspelt = misspeltLabels(x.f)
	}
	return !x.misspelt[name]
}

// misspeltLabels returns the undefined labels of f whose numbers are not in order; none if those of
// the labels that are defined are not. Time is linear.
func misspeltLabels(f *cfg.Func) map[string]bool {
	type mention struct {
		name           string
		number, behind int // how many defined labels are mentioned before it
	}
	var numbers []int // of defined labels, as they are first mentioned
	var undefined []mention
	seen, misspelt := map[string]bool{}, map[string]bool{}
	for _, b := range f.Blocks {
		for _, i := range b.Code() {
			for k := range i.Args {
				name := i.Args[k].Sym()
				if i.Args[k].Kind != cfg.LabelOperand || !strings.HasPrefix(name, labelPrefix) || seen[name] {
					continue
				}
				seen[name] = true
				n, err := strconv.Atoi(name[len(labelPrefix):])
				switch {
				case err != nil:
					misspelt[name] = true
				case f.Block(name) == nil:
					undefined = append(undefined, mention{name, n, len(numbers)})
				case len(numbers) > 0 && n <= numbers[len(numbers)-1]:
					return map[string]bool{} // these are not nvdisasm's numbers
				default:
					numbers = append(numbers, n)
				}
			}
		}
	}
	for _, m := range undefined {
		low, high := -1, math.MaxInt
		if m.behind > 0 {
			low = numbers[m.behind-1]
		}
		if m.behind < len(numbers) {
			high = numbers[m.behind]
		}
		misspelt[m.name] = m.number <= low || m.number >= high
	}
	return misspelt
}
