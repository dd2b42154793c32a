package ide

import (
	"cmp"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// maxCompared is how many pairs of functions without a counterpart are compared; of more only those
// whose opcodes are the same are found.
const maxCompared = 1 << 18

// leastAlike is from which part of their opcodes on, in order, two functions with other names are
// taken for one, in percent.
const leastAlike = 50

// renamedFuncs pairs functions of f with functions of g that have other names: the most alike
// first, of those that are equally so the first in the text. The pairs are of indices.
func renamedFuncs(f, g []*cfg.Func) (pairs [][2]int) {
	names := map[string]uint32{}
	fingerprints := func(list []*cfg.Func) [][]uint64 {
		prints := make([][]uint64, len(list))
		for n, x := range list {
			prints[n] = fingerprint(x, names)
		}
		return prints
	}
	x, y := fingerprints(f), fingerprints(g)
	type pair struct{ i, j, score int }
	var list []pair
	if len(f)*len(g) <= maxCompared {
		for i := range x {
			for j := range y {
				if s := likeness(x[i], y[j]); s >= leastAlike {
					list = append(list, pair{i, j, s})
				}
			}
		}
	} else {
		order := func(prints [][]uint64) []int {
			ids := make([]int, len(prints))
			for n := range ids {
				ids[n] = n
			}
			slices.SortStableFunc(ids, func(a, b int) int { return slices.Compare(prints[a], prints[b]) })
			return ids
		}
		xs, ys := order(x), order(y)
		for len(xs) > 0 && len(ys) > 0 {
			switch c := slices.Compare(x[xs[0]], y[ys[0]]); {
			case c < 0:
				xs = xs[1:]
			case c > 0:
				ys = ys[1:]
			default:
				list = append(list, pair{xs[0], ys[0], 100})
				xs, ys = xs[1:], ys[1:]
			}
		}
	}
	slices.SortFunc(list, func(a, b pair) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.i, b.i), cmp.Compare(a.j, b.j))
	})
	was, is := make([]bool, len(f)), make([]bool, len(g))
	for _, p := range list {
		if !was[p.i] && !is[p.j] {
			was[p.i], is[p.j] = true, true
			pairs = append(pairs, [2]int{p.i, p.j})
		}
	}
	return pairs
}

// fingerprint is the sorted list of the pairs of opcodes, with their modifiers, that follow one
// another in the text of f, and of where it begins and ends; names numbers them.
func fingerprint(f *cfg.Func, names map[string]uint32) []uint64 {
	var list []uint64
	last := uint32(0)
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			n, ok := names[b.Instrs[k].Name]
			if !ok {
				n = uint32(len(names)) + 1
				names[b.Instrs[k].Name] = n
			}
			list = append(list, uint64(last)<<32|uint64(n))
			last = n
		}
	}
	list = append(list, uint64(last)<<32)
	slices.Sort(list)
	return list
}

// likeness is which part of two sorted lists they have in common, in percent.
func likeness(a, b []uint64) int {
	all, same := len(a)+len(b), 0
	if 200*min(len(a), len(b)) < leastAlike*all {
		return 0
	}
	for len(a) > 0 && len(b) > 0 {
		switch {
		case a[0] < b[0]:
			a = a[1:]
		case a[0] > b[0]:
			b = b[1:]
		default:
			same++
			a, b = a[1:], b[1:]
		}
	}
	return 200 * same / all
}
