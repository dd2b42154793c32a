package analysis

import (
	"runtime"

	"github.com/ori-lang/ori/cfg"
)

// minApart is how many instructions a function has at least if it is looked at in parts side by side. It is a variable for
// tests.
var minApart = 1 << 14

// mostParts is how many parts there are at most.
const mostParts = 4

// parts returns in how many parts to look at n instructions, or as many other things. What is found is the same for any number.
func parts(n int) int {
	if n < minApart {
		return 1
	}
	return min(runtime.GOMAXPROCS(0), mostParts)
}

// cutBlocks cuts the blocks of f into at most n parts that follow one another, of about as many instructions each; first has the number
// of the first instruction of each block, and the one behind the last. It returns where the parts begin, and the end.
func cutBlocks(f *cfg.Func, first []int32, n int) []int32 {
	cuts := []int32{0}
	instrs := int(first[len(f.Blocks)])
	for b := range int32(len(f.Blocks)) {
		if k := len(cuts); k < n && b > cuts[k-1] && int(first[b]) >= instrs*k/n {
			cuts = append(cuts, b)
		}
	}
	return append(cuts, int32(len(f.Blocks)))
}
