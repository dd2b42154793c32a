package ide

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A FuncDiff is what differs between a function of one text and the one that it is in another. A
// Diff without a name is of what is outside of functions.
type FuncDiff struct {
	Name          string // in the text after; in that before if it is gone
	Was           string // its name before, if that is another
	Before, After int    // its number in the text, -1 if it is not there
	Changes       []Change
	Gone, New     []Diagnostic // findings of the one text, and of the other, alone
}

// Empty reports whether nothing differs.
func (d *FuncDiff) Empty() bool {
	return d.Before >= 0 == (d.After >= 0) && d.Was == "" && len(d.Changes)+len(d.Gone)+len(d.New) == 0
}

// Diff compares the facts and findings of two texts, not their lines: it returns what differs, by
// the functions of the text after, then those that are gone, then what is outside of functions.
// Functions are the same if they have the same name, those without a name in their order; and of
// those that are left over the ones that are alike, or the only ones. Findings are the same if they
// say the same of the same block. The diagnostics are those that keep returns true for.
func Diff(ctx context.Context, before, after *Snapshot, keep func(*Diagnostic) bool) (_ []FuncDiff, err error) {
	defer cancel.Catch(&err)
	f, g := before.Funcs(), after.Funcs()
	list := pairs(f, g)
	var found [2]map[int][]Diagnostic
	for n, s := range [...]*Snapshot{before, after} {
		ds, err := s.AllDiagnostics(ctx)
		if err != nil {
			return nil, err
		}
		found[n] = byFunc(ds, keep)
	}
	list = append(list, FuncDiff{Before: -1, After: -1})
	var out []FuncDiff
	for _, d := range list {
		if d.Before >= 0 && d.After >= 0 {
			u, k := before.unitOf(d.Before)
			v, l := after.unitOf(d.After)
			x, y := before.units[u].factsOf(ctx, k), after.units[v].factsOf(ctx, l)
			d.Changes = Changed(x, y, after.knobs())
			m := match(f[d.Before], g[d.After])
			same := renamed(f[d.Before], g[d.After], m)
			at := func(s *Snapshot, fn int, f *cfg.Func, with []int32) func(*Diagnostic) string {
				return func(x *Diagnostic) string {
					b := f.BlockAt(x.Span.Start - int32(s.FuncStart(fn)))
					switch {
					case b == nil:
						return "-"
					case with == nil:
						return fmt.Sprint(b.ID)
					}
					return fmt.Sprint(with[b.ID])
				}
			}
			d.Gone, d.New = apart(found[0][d.Before], found[1][d.After], same, at(before, d.Before, f[d.Before], m.to), at(after, d.After, g[d.After], nil))
		} else if d.Before < 0 && d.After < 0 {
			nowhere := func(*Diagnostic) string { return "" }
			d.Gone, d.New = apart(found[0][-1], found[1][-1], nil, nowhere, nowhere)
		}
		if !d.Empty() {
			out = append(out, d)
		}
	}
	return out, nil
}

// byFunc returns those of ds that are kept, by function. There may be a million of one.
func byFunc(ds []Diagnostic, keep func(*Diagnostic) bool) map[int][]Diagnostic {
	kept, count := make([]bool, len(ds)), map[int]int{}
	for n := range ds {
		if d := &ds[n]; keep(d) {
			kept[n] = true
			count[d.Func]++
		}
	}
	by := make(map[int][]Diagnostic, len(count))
	for n := range ds {
		if !kept[n] {
			continue
		}
		f := ds[n].Func
		if count[f] == len(ds) {
			by[f] = ds
			break
		}
		if by[f] == nil {
			by[f] = make([]Diagnostic, 0, count[f])
		}
		by[f] = append(by[f], ds[n])
	}
	return by
}

// pairs returns the functions of two texts, each with its counterpart.
func pairs(f, g []*cfg.Func) []FuncDiff {
	byName := map[string][]int{}
	for n, x := range f {
		byName[x.Name] = append(byName[x.Name], n)
	}
	var list []FuncDiff
	var added, removed []int // indices in list
	taken := make([]bool, len(f))
	for n, x := range g {
		d := FuncDiff{Name: x.Name, Before: -1, After: n}
		if ids := byName[x.Name]; len(ids) > 0 {
			d.Before, byName[x.Name] = ids[0], ids[1:]
			taken[d.Before] = true
		} else {
			added = append(added, len(list))
		}
		list = append(list, d)
	}
	for n, x := range f {
		if !taken[n] {
			removed = append(removed, len(list))
			list = append(list, FuncDiff{Name: x.Name, Before: n, After: -1})
		}
	}
	gone, come := make([]*cfg.Func, len(removed)), make([]*cfg.Func, len(added))
	for n, at := range removed {
		gone[n] = f[list[at].Before]
	}
	for n, at := range added {
		come[n] = g[list[at].After]
	}
	same := renamedFuncs(gone, come)
	if len(f) == 1 && len(g) == 1 && len(gone) == 1 {
		same = [][2]int{{0, 0}} // there is nothing else to compare with
	}
	for _, p := range same {
		x := &list[removed[p[0]]]
		list[added[p[1]]].Was, list[added[p[1]]].Before = x.Name, x.Before
		x.Before = -1
	}
	return slices.DeleteFunc(list, func(d FuncDiff) bool { return d.Before < 0 && d.After < 0 })
}

// renamed returns how blocks of f are called in g, if otherwise.
func renamed(f, g *cfg.Func, m matched) map[string]string {
	names := map[string]string{}
	for id, to := range m.to {
		if x := f.Blocks[id]; to < 0 {
			names[x.Name()] = x.Name() + " (gone)" // a block of that name after is another
		} else if y := g.Blocks[to].Name(); x.Name() != y {
			names[x.Name()] = y
		}
	}
	return names
}

// apart returns the diagnostics that are in one list alone: one is in both if it has the same code,
// says the same but for the names of blocks, and stands in the same block.
func apart(before, after []Diagnostic, names map[string]string, inBefore, inAfter func(*Diagnostic) string) (gone, added []Diagnostic) {
	key := func(d *Diagnostic, block string, names map[string]string) string {
		return strings.Join([]string{d.Code, d.Severity.String(), block, words(d.Message, names), fmt.Sprint(d.Refused != ""), words(d.Refused, names)}, "\x00")
	}
	count := map[string]int{}
	for n := range after {
		count[key(&after[n], inAfter(&after[n]), nil)]++
	}
	var left []int32 // what is gone, then what is added
	for n := range before {
		d := &before[n]
		if k := key(d, inBefore(d), names); count[k] > 0 {
			count[k]--
		} else {
			left = append(left, int32(n))
		}
	}
	gone, left = picked(before, left), left[:0]
	for n := range after { // of equal ones the last are new
		d := &after[n]
		k := key(d, inAfter(d), nil)
		if count[k] > 0 {
			count[k]--
			left = append(left, int32(n))
		}
	}
	return gone, picked(after, left)
}

// picked returns those of ds that list names, in order; ds itself if it names all.
func picked(ds []Diagnostic, list []int32) []Diagnostic {
	switch len(list) {
	case 0:
		return nil
	case len(ds):
		return ds
	}
	some := make([]Diagnostic, len(list))
	for k, n := range list {
		some[k] = ds[n]
	}
	return some
}

// words is text with the names in it that are others.
func words(text string, names map[string]string) string {
	if len(names) == 0 || text == "" {
		return text
	}
	var sb strings.Builder
	for at := 0; at < len(text); {
		end := at
		for end < len(text) && cfg.IsNameByte(text[end]) {
			end++
		}
		if end == at {
			sb.WriteByte(text[at])
			at++
			continue
		}
		word := text[at:end]
		if to, ok := names[word]; ok {
			word = to
		}
		sb.WriteString(word)
		at = end
	}
	return sb.String()
}
