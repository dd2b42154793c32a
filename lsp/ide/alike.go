package ide

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
)

// DefaultMaxAlike is how many findings of one code in a function are reported one by one if the user
// does not say otherwise.
const DefaultMaxAlike = 10

// maxAlso is how many of the others a finding names that stands for them.
const maxAlso = 5

// An alikeness is what findings have in common of which one can stand for all.
type alikeness struct {
	fn      int32
	code    string
	level   analysis.Severity
	refused string
}

// alike returns what other findings may have in common with x; ok is false for errors and warnings,
// which are reported one by one.
func (x *finding) alike() (a alikeness, ok bool) {
	if x.level <= analysis.Warning {
		return a, false
	}
	a = alikeness{fn: x.fn, code: x.d.Code, level: x.level}
	if x.r != nil && x.r.Refusal != nil {
		a.refused = x.r.Refusal.Why
	}
	return a, true
}

// grouped returns the findings. Where more than most of them are alike, the first in the text stands
// for all. If fades is set, the others stay as hints if editors fade their text: it fades, and hints are
// in no list.
func grouped(found []finding, most int, fades bool) []finding {
	if len(found) <= most {
		return found
	}
	// What follows one another is alike more often than not.
	var last alikeness
	var count []int
	of := make([]int32, len(found)) // by finding: the number of what it has in common with others + 1
	numbers := map[alikeness]int32{}
	for n := range found {
		a, ok := found[n].alike()
		if !ok {
			continue
		}
		if n > 0 && of[n-1] > 0 && a == last {
			of[n] = of[n-1]
		} else if of[n] = numbers[a]; of[n] == 0 {
			count = append(count, 0)
			of[n] = int32(len(count))
			numbers[a] = of[n]
		}
		last = a
		count[of[n]-1]++
	}
	room := 0
	for n := range found {
		if g := of[n] - 1; g < 0 || count[g] <= most || fades && found[n].d.Dead {
			room++
		}
	}
	kept := make([]finding, 0, room+len(count))
	groups := make([][]finding, len(count)) // of each the first in the text, in its order
	for n := range found {
		g := of[n] - 1
		if g < 0 || count[g] <= most {
			kept = append(kept, found[n])
			continue
		}
		if fades && found[n].d.Dead {
			faded := found[n]
			faded.level = analysis.Hint
			kept = append(kept, faded) // but for the first, see below
		}
		list := groups[g]
		if k := len(list); k > maxAlso && list[k-1].start() <= found[n].start() {
			continue
		}
		after := func(x finding, start int32) int {
			if x.start() <= start {
				return -1
			}
			return 1
		}
		at, _ := slices.BinarySearchFunc(list, found[n].start(), after)
		list = slices.Insert(list, at, found[n])
		groups[g] = list[:min(len(list), maxAlso+1)]
	}
	for g, list := range groups {
		if len(list) == 0 {
			continue
		}
		first := list[0]
		first.also = &others{count[g] - 1, list[1:]}
		if fades && first.d.Dead {
			kept[slices.IndexFunc(kept, func(x finding) bool { return x.d == first.d })] = first
			continue
		}
		kept = append(kept, first)
	}
	return kept
}

// start is where a finding is in the document.
func (x *finding) start() int32 { return x.d.Span.Start + x.off }

// tellOthers adds to the diagnostic of a finding how many others it stands for, and where the first
// of them are.
func (s *Snapshot) tellOthers(d *Diagnostic, x *finding) {
	if x.also == nil {
		return
	}
	d.Others = x.also.count
	d.Message += fmt.Sprintf("; %d more like it", d.Others)
	if x.fn >= 0 {
		u, k := s.unitOf(int(x.fn))
		d.Message += " in " + nameOf(s.units[u].Funcs[k])
	}
	for _, o := range x.also.first {
		also := shifted(o.told().Diagnostic, x.off)
		d.Related = append(slices.Clip(d.Related), analysis.Related{Span: also.Span, Message: "also: " + also.Message})
	}
}
