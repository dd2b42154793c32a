// Package near finds the names that a misspelt one may have been meant to be.
package near

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// maxNear is how many names are offered instead of a wrong one.
const maxNear = 3

// Message says that name is none of names: no knob "Budge"; did you mean Budget?
func Message(kind, name string, names []string) string {
	msg := fmt.Sprintf("no %s %q", kind, name)
	if n := Names(name, names); len(n) > 0 {
		msg += "; did you mean " + orList(n) + "?"
	}
	return msg
}

// maxKnown is how many names are all told.
const maxKnown = 60

// Known is [Message] with all names, if they are few: no level "loud" (known: off, hint, error).
func Known(kind, name string, names []string) string {
	msg := Message(kind, name, names)
	if len(names) > 0 && len(names) <= maxKnown {
		msg += " (known: " + strings.Join(names, ", ") + ")"
	}
	return msg
}

func orList(names []string) string {
	if len(names) == 1 {
		return names[0]
	}
	return strings.Join(names[:len(names)-1], ", ") + " or " + names[len(names)-1]
}

// Names returns the names that name may have been meant to be: those at an edit
// distance of at most a third of its length, and those that it begins. The
// nearest come first, and of those the ones that begin alike. Case does not
// count.
func Names(name string, names []string) []string {
	type candidate struct {
		name     string
		distance int
		common   int // length of the common prefix
	}
	if name == "" {
		return nil
	}
	lower := strings.ToLower(name)
	limit := max(1, len(name)/3)
	var found []candidate
	for _, n := range names {
		l := strings.ToLower(n)
		d := limit + 1
		if x := len(l) - len(lower); -limit <= x && x <= limit {
			d = distance(lower, l, limit)
		}
		if d > limit && len(name) >= 3 && strings.HasPrefix(l, lower) {
			d = limit
		}
		if d <= limit {
			found = append(found, candidate{n, d, common(lower, l)})
		}
	}
	slices.SortStableFunc(found, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(b.common, a.common))
	})
	var out []string
	for _, c := range found {
		if c.distance > 0 && found[0].distance == 0 {
			break // the name itself, in other letters
		}
		if !slices.Contains(out, c.name) && len(out) < maxNear {
			out = append(out, c.name)
		}
	}
	return out
}

// common is the length of the longest common prefix.
func common(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// distance is the number of bytes to insert, delete or replace, or of
// neighbours to swap, that make b of a; if that is more than limit, it is some number that is more.
// Time is the product of the lengths.
func distance(a, b string, limit int) int {
	var short [3 * 64]int // most names are
	rows := short[:]
	if 3*(len(b)+1) > len(rows) {
		rows = make([]int, 3*(len(b)+1))
	}
	n := len(b) + 1
	before, last, row := rows[:n], rows[n:2*n], rows[2*n:3*n]
	for j := range last {
		last[j] = j
	}
	for i := range len(a) {
		row[0] = i + 1
		least := row[0]
		for j := range len(b) {
			change := 1
			if a[i] == b[j] {
				change = 0
			}
			row[j+1] = min(last[j]+change, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
			least = min(least, row[j+1])
		}
		if least > limit { // what follows is no less, after a swap neither
			return limit + 1
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}

// A Name is one that a misspelt one may have been meant to be.
type Name struct {
	Name     string
	Distance int
}

// Within returns the names at an edit distance of at most a third of the length of a misspelt one, the nearest
// first, and of those the ones that begin alike. Case does not count. Of a name of one letter there are none.
func Within(name string, names []string) []Name {
	lower := strings.ToLower(name)
	limit := max(1, len(name)/3)
	if len(name) < 2 {
		return nil
	}
	var found []Name
	for _, n := range names {
		if x := len(n) - len(name); -limit <= x && x <= limit {
			if d := distance(lower, strings.ToLower(n), limit); d <= limit {
				found = append(found, Name{n, d})
			}
		}
	}
	slices.SortStableFunc(found, func(a, b Name) int {
		return cmp.Or(cmp.Compare(a.Distance, b.Distance), cmp.Compare(common(lower, strings.ToLower(b.Name)), common(lower, strings.ToLower(a.Name))))
	})
	return found
}

// Or is the names as a sentence has them: A, B or C.
func Or(names []string) string { return orList(names) }
