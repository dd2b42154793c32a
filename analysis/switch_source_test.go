package analysis

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/corpus"
)

var sourceWord = regexp.MustCompile(`\bK (\w+)\(|\bswitch\b|\bcase ('.'|-?\w+):|[{}]`)

var anyNumber = regexp.MustCompile(`\d+`)

// sourceSwitches returns the values of the cases of each switch in the kernels of a CUDA source, by
// the kernel's name.
func sourceSwitches(text string) map[string][][]int {
	kernels := map[string][][]int{}
	var kernel string
	var open []int // the switches around, each by its number in the kernel; -1 for other braces
	next := -1
	for _, m := range sourceWord.FindAllStringSubmatch(text, -1) {
		switch list := kernels[kernel]; {
		case m[1] != "":
			kernel = m[1]
		case m[0] == "switch":
			next = len(list)
			kernels[kernel] = append(list, nil)
		case m[0] == "{":
			open, next = append(open, next), -1
		case m[0] == "}":
			open = open[:len(open)-1]
		default:
			for i := len(open) - 1; i >= 0; i-- {
				if k := open[i]; k >= 0 {
					list[k] = append(list[k], caseValue(m[2]))
					break
				}
			}
		}
	}
	return kernels
}

// caseValue returns the value of a constant of C, as a number of 32 bits with a sign.
func caseValue(text string) int {
	if strings.HasPrefix(text, "'") {
		return int(text[1])
	}
	v, err := strconv.ParseInt(strings.TrimRight(text, "uUlL"), 0, 64)
	if err != nil {
		panic("no constant: " + text)
	}
	return int(int32(v))
}

// sourceTables returns the tables of branch targets in a PTX source, in order.
func sourceTables(text string) [][]string {
	var tables [][]string
	for _, m := range regexp.MustCompile(`\.branchtargets ([^;]+);`).FindAllStringSubmatch(text, -1) {
		tables = append(tables, strings.Split(m[1], ","))
	}
	return tables
}

// groups says which of some values lead to the same place, as in "0,2 1", whatever the places are.
func groups[T comparable](values []int, place func(k int) T) string {
	list := map[T][]string{}
	var order []T
	for k, v := range values {
		p := place(k)
		if list[p] == nil {
			order = append(order, p)
		}
		list[p] = append(list[p], strconv.Itoa(v))
	}
	var out []string
	for _, p := range order {
		out = append(out, strings.Join(list[p], ","))
	}
	return strings.Join(out, " ")
}

// TestSwitchesOfSources compares the switches in listings with those in the sources of the kernels:
// the values that are cases of one are cases of one switch of the source, and tables of a PTX source
// have its entries, alike where they are. How many cases are found is logged: a compiler may compare
// one alone, and not every listing tells what is in a table.
func TestSwitchesOfSources(t *testing.T) {
	listings := corpus.Compiled(t)
	if len(listings) == 0 {
		t.Log("there are no sources in ../shared/corpus/kernels")
		return
	}
	dir := filepath.Dir(filepath.Dir(listings[0]))
	files, err := filepath.Glob(filepath.Join(dir, "listings", "*.sass"))
	if err != nil {
		t.Fatal(err)
	}
	type key struct{ kind, level string }
	found, all := map[key]int{}, map[key]int{}
	tablesOf := map[string]map[string]int{} // by kind and by what is known of them
	class := func(kind, what string) {
		if tablesOf[kind] == nil {
			tablesOf[kind] = map[string]int{}
		}
		tablesOf[kind][what]++
	}
	for _, name := range files {
		part := strings.Split(filepath.Base(name), "-")
		stem, kind, _ := strings.Cut(strings.TrimSuffix(strings.Join(part[3:], "-"), ".sass"), ".")
		stem = strings.TrimSuffix(stem, "-clang")
		source, err := os.ReadFile(filepath.Join(dir, "src", stem+".cu"))
		if err != nil {
			source, err = os.ReadFile(filepath.Join(dir, "src", stem+".ptx"))
		}
		if err != nil {
			t.Fatal(err)
		}
		kernels, tables := sourceSwitches(string(source)), sourceTables(string(source))
		if len(kernels) == 0 && len(tables) == 0 {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		k := key{kind, part[2]}
		for _, f := range lowered(text) {
			switches := NewFacts(f).Switches()
			for _, b := range f.Blocks {
				i := b.Last()
				of := func(s Switch) bool { return s.Block == b }
				if i != nil && (i.Op.Name == "BRX" || i.Op.Name == "BRXU") && !slices.ContainsFunc(switches, of) {
					class(kind, "the text does not say where the branch leads")
				}
			}
			for _, s := range switches {
				switch {
				case s.Form != JumpTable:
				case s.Exact:
					class(kind, "all is known")
				default:
					class(kind, anyNumber.ReplaceAllString(s.Unknown, "N"))
				}
			}
			n := 0
			seen := make([]map[int]bool, len(kernels[f.Name]))
			for i := range seen {
				seen[i] = map[int]bool{}
			}
			for _, s := range switches {
				if len(tables) > 0 && s.Form == JumpTable {
					entries := tables[n]
					n++
					if s.Size != 0 && s.Size != len(entries) {
						t.Errorf("%s: %s has %d entries, in the source %d", filepath.Base(name), s.Block.Name(), s.Size, len(entries))
					}
					all[k] += len(entries)
					if s.Exact {
						found[k] += len(entries)
						var values, want []int
						for _, c := range s.Cases {
							values = append(values, int(int32(c.Value))-int(s.Base))
						}
						for v := range entries {
							want = append(want, v)
						}
						got := groups(values, func(k int) string { return s.Cases[k].Target.Name() })
						if want := groups(want, func(k int) string { return entries[k] }); got != want {
							t.Errorf("%s: %s leads %s to the same blocks, the source %s", filepath.Base(name), s.Block.Name(), got, want)
						}
					}
					continue
				}
				var values []int
				for _, c := range s.Cases {
					if c.Target != s.Default {
						values = append(values, int(int32(c.Value)))
					}
				}
				for _, c := range s.Beyond {
					values = append(values, int(int32(c.Value)))
				}
				is := false
				for i, list := range kernels[f.Name] {
					if slices.ContainsFunc(values, func(v int) bool { return !slices.Contains(list, v) }) {
						continue
					}
					is = true
					for _, v := range values {
						seen[i][v] = true
					}
				}
				if !is {
					t.Errorf("%s: %s: %s has the cases %v, which no switch of the source has", filepath.Base(name), f.Name, s.Block.Name(), values)
				}
			}
			for i, list := range kernels[f.Name] {
				all[k] += len(list)
				found[k] += len(seen[i])
			}
		}
	}
	// docs/figures.md has these.
	var lines []string
	for k, n := range all {
		lines = append(lines, fmt.Sprintf("%s -%s: %d of %d cases", k.kind, k.level, found[k], n))
	}
	for kind, by := range tablesOf {
		for what, n := range by {
			lines = append(lines, fmt.Sprintf("%s: %d jump tables: %s", kind, n, what))
		}
	}
	slices.Sort(lines)
	t.Log("\n" + strings.Join(lines, "\n"))
}
