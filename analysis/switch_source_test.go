package analysis

import (
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/corpus"
)

var kernelsFolder = flag.String("kernels", "", "a folder with listings/ and src/, as ../shared/corpus/kernels has, that TestSwitchesOfSources reads instead")

var (
	sourceWord  = regexp.MustCompile(strings.ReplaceAll(`\b(K|(?:(?:__noinline__|__device__|__forceinline__)\s+)+\w+) (\w+)\(|\benum\s+\w*\s*\{([^}]*)\}|\bswitch\b|\bcase (CHAR|-?\w+(?:[-+]\d+)?)\s*:|\bdefault\b\s*:|[=!]=\s*(CHAR|-?\d\w*)|>=(CHAR)&&\w+<=(CHAR)|[^<>-][<>]=?\s*(-?\d\w*)|\bgoto\b|(?:CHAR|"(?:[^"\\]|\\.)*")|[{}]`, "CHAR", `'(?:[^'\\]|\\[^x]\d*|\\x[[:xdigit:]]+)'`))
	ptxWord     = regexp.MustCompile(`\.(?:entry|func)(?:\s*\([^)]*\))?\s+(\w+)|\.branchtargets ([^;]+);`)
	anyNumber   = regexp.MustCompile(`0x[[:xdigit:]]+|\d+`)
	isWord      = regexp.MustCompile(`^[A-Za-z_]`)
	mangledName = regexp.MustCompile(`^(?:\$\w+\$)?_Z(\d+)(\w+)`)
)

// A kernelSource is what a source says of one function.
type kernelSource struct {
	switches [][]int // the values of the cases of each
	shifts   []sourceShift
	marks    []map[int]int // by switch and case: the number that its way stores, if the source says so by M(number); anyOther is the default
	compared []int         // what it compares something with: chains of ifs are switches, too
	ways     bool          // it leaves scopes by goto
	tables   [][]string    // of PTX: where the entries lead
	own      int           // so many of tables are of the function, the others of those that may be inlined
	counted  int           // so many of switches are in its text, the others are of functions that it calls
}

// A sourceShift is what a source computes of the value that it decides by: (x + add) & mask, or of -x if minus.
type sourceShift struct {
	add, mask int
	minus     bool
	values    int // if not 0: it is masked, and has so many
}

// of returns the value x for which a source decides by v, as far as one is known.
func (h sourceShift) is(x int, cases []int) bool {
	if h.minus {
		x = -x
	}
	return slices.ContainsFunc(cases, func(v int) bool { return (x+h.add)&h.mask == v&h.mask })
}

// anyOther is instead of a value all others.
const anyOther = math.MinInt + 0x5eed

// firstMark is the number that M(0) of a source stores.
const firstMark = 0x51000

var (
	sourceAdd  = regexp.MustCompile(`([-+])=?(\d+)\)*(?:&(\w+))?\)*$`)
	sourceMark = regexp.MustCompile(`^\s*M\((\d+)\)`)
	onlyMask   = regexp.MustCompile(`&(\d+|0x[[:xdigit:]]+)\)+$`)
	moreLabels = regexp.MustCompile(`^\s*(?:case|default\b)`)
)

// readSource returns what a source in CUDA says of its kernels, and one in PTX of its functions, by name.
// Tables of functions that may be inlined are those of each.
func readSource(text string, ptx bool) map[string]*kernelSource {
	if ptx {
		return readPTX(text)
	}
	kernels := map[string]*kernelSource{}
	k := &kernelSource{}
	var functions []sourceFunction // in the order of the text
	enum := map[string]int{}
	var open []int // the switches around, each by its number in the kernel; -1 for other braces
	next := -1
	ends := sourceWord.FindAllStringIndex(text, -1)
	var labels []int // that stand at one place
	for n, m := range sourceWord.FindAllStringSubmatch(text, -1) {
		rest := text[ends[n][1]:]
		switch {
		case m[2] != "":
			k = &kernelSource{compared: []int{0}} // as in if (x)
			kernels[m[2]] = k
			functions = append(functions, sourceFunction{m[2], strings.Contains(m[1], "__noinline__"), ends[n][1], k})
		case m[3] != "":
			readEnum(enum, m[3])
		case m[0] == "switch":
			next = len(k.switches)
			k.switches, k.marks = append(k.switches, nil), append(k.marks, map[int]int{})
			by, _, _ := strings.Cut(rest, "{")
			shift := sourceShift{mask: -1, minus: strings.HasPrefix(by, "(-")}
			if m := sourceAdd.FindStringSubmatch(by); m != nil {
				shift.add = caseValue(m[2])
				if m[1] == "-" {
					shift.add = -shift.add
				}
				if m[3] != "" {
					shift.mask = caseValue(m[3])
				}
			}
			if m := onlyMask.FindStringSubmatch(by); m != nil && caseValue(m[1])&(caseValue(m[1])+1) == 0 {
				shift.values = caseValue(m[1]) + 1
			}
			k.shifts, labels = append(k.shifts, shift), nil
		case m[0] == "goto":
			k.ways = true
		case m[0][0] == '\'' || m[0][0] == '"': // what is in it is no word
		case m[0] == "{":
			open, next = append(open, next), -1
		case m[0] == "}":
			open = open[:len(open)-1]
		case m[5] != "":
			k.compared = append(k.compared, caseValue(m[5]))
		case m[8] != "": // the last value on one side, and the first on the other
			v := caseValue(m[8])
			k.compared = append(k.compared, v-1, v, v+1)
		case m[6] != "":
			for v := caseValue(m[6]); v <= caseValue(m[7]); v++ {
				k.compared = append(k.compared, v)
			}
		default:
			v, known := anyOther, m[4] != "" && !isWord.MatchString(m[4]) // else it may be the parameter of a macro
			switch x, is := enum[m[4]]; {
			case is:
				v, known = x, true
			case m[4] != "":
				v = caseValue(m[4])
			}
			for i := len(open) - 1; i >= 0; i-- {
				n := open[i]
				if n < 0 {
					continue
				}
				if known {
					k.switches[n] = append(k.switches[n], v)
				}
				labels = append(labels, v)
				if mark := sourceMark.FindStringSubmatch(rest); mark != nil {
					for _, v := range labels {
						k.marks[n][v] = firstMark + caseValue(mark[1])
					}
				}
				if !moreLabels.MatchString(rest) {
					labels = nil
				}
				break
			}
		}
	}
	inlined(text, functions)
	return kernels
}

// A sourceFunction is one of a source, whose body begins at a place of the text.
type sourceFunction struct {
	name  string
	apart bool // it is not inlined
	at    int
	k     *kernelSource
}

// inlined has each function have the switches of those in front that it calls, too.
func inlined(text string, functions []sourceFunction) {
	for n := range functions {
		f, end := &functions[n], len(text)
		if n+1 < len(functions) {
			end = functions[n+1].at
		}
		body := text[f.at:end]
		k := f.k
		k.counted = len(k.switches)
		for _, apart := range [...]bool{false, true} { // in a listing without labels, a function that is called may be in the text of the kernel
			for _, g := range functions[:n] {
				if g.apart == apart && regexp.MustCompile(`\b`+g.name+`\b`).MatchString(body) {
					k.switches, k.shifts, k.marks = append(k.switches, g.k.switches...), append(k.shifts, g.k.shifts...), append(k.marks, g.k.marks...)
					k.compared = append(k.compared, g.k.compared...)
				}
			}
			if !apart {
				k.counted = len(k.switches)
			}
		}
	}
}

// readEnum adds the constants of an enumeration, whose body is text, to enum.
func readEnum(enum map[string]int, text string) {
	next := 0
	for part := range strings.SplitSeq(text, ",") {
		name, value, is := strings.Cut(part, "=")
		if is {
			next = caseValue(strings.TrimSpace(value))
		}
		enum[strings.TrimSpace(name)] = next
		next++
	}
}

// sourceName is what the source calls a function of a listing: body of $call$_Z4bodyiPi.
func sourceName(name string) string {
	if m := mangledName.FindStringSubmatch(name); m != nil {
		if n, err := strconv.Atoi(m[1]); err == nil && n <= len(m[2]) {
			return m[2][:n]
		}
	}
	return name
}

// caseValue returns the value of a constant of C, with a sign if it has 32 or 64 bits.
func caseValue(text string) int {
	if strings.HasPrefix(text, "'") {
		text = text[1 : len(text)-1]
		if rest, octal := strings.CutPrefix(text, `\`); octal && strings.Trim(rest, "01234567") == "" {
			v, err := strconv.ParseUint(rest, 8, 8)
			if err != nil {
				return math.MinInt
			}
			return int(int8(v))
		}
		v, _, _, err := strconv.UnquoteChar(text, '\'')
		if err != nil {
			return math.MinInt
		}
		return int(int8(v))
	}
	if at := strings.LastIndexAny(text, "+-"); at > 0 {
		return caseValue(text[:at]) + caseValue(text[at:])
	}
	number, not := strings.CutPrefix(strings.TrimPrefix(strings.TrimRight(text, "uUlL"), "+"), "-")
	v, err := strconv.ParseUint(number, 0, 64)
	switch {
	case err != nil:
		return math.MinInt // a number with a point: no case
	case not:
		return -int(v)
	case v <= math.MaxUint32:
		return int(int32(v))
	}
	return int(v)
}

func readPTX(text string) map[string]*kernelSource {
	functions := map[string]*kernelSource{}
	var k *kernelSource
	var list []*kernelSource
	for _, m := range ptxWord.FindAllStringSubmatch(text, -1) {
		if m[1] != "" {
			k = &kernelSource{}
			functions[m[1]] = k
			list = append(list, k)
		} else if k != nil {
			k.tables = append(k.tables, strings.Split(m[2], ","))
			k.own++
		}
	}
	for _, k := range list {
		for _, other := range list {
			if other != k {
				k.tables = append(k.tables, other.tables[:other.own]...)
			}
		}
	}
	return functions
}

// allOf reports whether all of values are in list.
func allOf(values, list []int) bool {
	return !slices.ContainsFunc(values, func(v int) bool { return !slices.Contains(list, v) })
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

// sameTable reports whether the entries of s lead to the same places where those of a source do.
func sameTable(s *Switch, entries []string) bool {
	if len(s.Entries) != len(entries) {
		return false
	}
	var values []int // the others have no value that leads there
	for k, to := range s.Entries {
		if to != nil {
			values = append(values, k)
		}
	}
	return groups(values, func(k int) string { return s.Entries[values[k]].Name() }) == groups(values, func(k int) string { return entries[values[k]] })
}

// TestSwitchesOfSources compares the switches in listings with those in the sources of the kernels:
// the values that are cases of one are cases of one switch of the source, or what a chain of ifs in it compares
// with, and tables of a PTX source have the entries of one of its function, alike where they are. How many cases
// are found is logged, and what is in the way of the others: a compiler may compare one alone, and not every
// listing tells what is in a table.
func TestSwitchesOfSources(t *testing.T) {
	dirs := []string{filepath.Join("testdata", "switch", "kernels")}
	if *kernelsFolder != "" {
		dirs = []string{*kernelsFolder}
	} else if listings := corpus.Compiled(t); len(listings) == 0 {
		t.Log("there are no sources in ../shared/corpus/kernels")
	} else {
		dirs = append(dirs, filepath.Dir(filepath.Dir(listings[0])))
	}
	for _, dir := range dirs {
		switchesOfSources(t, dir)
	}
}

func switchesOfSources(t *testing.T, dir string) {
	files, err := filepath.Glob(filepath.Join(dir, "listings", "*.sass"))
	if err != nil || len(files) == 0 {
		t.Fatal("no listings in ", dir, err)
	}
	c := switchCount{found: map[string]int{}, all: map[string]int{}, other: map[string]int{}}
	for _, name := range files {
		part := strings.Split(filepath.Base(name), "-")
		stem, kind, _ := strings.Cut(strings.TrimSuffix(strings.Join(part[3:], "-"), ".sass"), ".")
		stem, clang := strings.CutSuffix(stem, "-clang")
		source, err := os.ReadFile(filepath.Join(dir, "src", stem+".cu"))
		ptx := err != nil
		if ptx {
			source, err = os.ReadFile(filepath.Join(dir, "src", stem+".ptx"))
		}
		if err != nil {
			t.Fatal(err)
		}
		functions := readSource(string(source), ptx)
		any := false
		for _, k := range functions {
			any = any || len(k.switches)+len(k.tables) > 0
		}
		if !any {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range lowered(text) {
			if k := functions[sourceName(f.Name)]; k != nil {
				c.function(t, filepath.Base(name), kind, part[1], part[2], f, k, clang)
			}
		}
	}
	if n, all := c.found["nvdisasm -O3"], c.all["nvdisasm -O3"]; strings.HasPrefix(dir, "testdata") && n < 243 {
		t.Errorf("%d of %d cases are found", n, all)
	}
	// docs/figures.md has these.
	var lines []string
	for k, n := range c.all {
		lines = append(lines, fmt.Sprintf("%s: %d of %d cases", k, c.found[k], n))
	}
	for what, n := range c.other {
		lines = append(lines, fmt.Sprintf("%s: %d", what, n))
	}
	slices.Sort(lines)
	t.Log("\n" + strings.Join(lines, "\n"))
}

// A switchCount counts the cases of sources, those that are found in listings, by kind and level, and other
// things by what they are.
type switchCount struct{ found, all, other map[string]int }

// function counts the switches of f, of a listing of kind, against those of its source.
func (c *switchCount) function(t *testing.T, file, kind, target, level string, f *cfg.Func, k *kernelSource, clang bool) {
	at := kind + " -" + level
	missed := func(n int, what string) {
		c.other[at+", cases that are not found: "+what] += n
		c.other["on "+target+", cases that are not found: "+what] += n
	}
	facts := NewFacts(f)
	switches := facts.Switches()
	inWay := "" // of cases that are not found
	for _, b := range f.Blocks {
		i := b.Last()
		of := func(s Switch) bool { return s.Block == b }
		if i != nil && (i.Op.Name == "BRX" || i.Op.Name == "BRXU") && !slices.ContainsFunc(switches, of) {
			inWay = "the text does not say where a branch leads"
			c.other[kind+", jump tables: "+inWay]++
		}
	}
	seen := make([]map[int]bool, len(k.switches))
	for i := range seen {
		seen[i] = map[int]bool{}
	}
	tables := make([]bool, len(k.tables)) // those that are found
	for n := range switches {
		s := &switches[n]
		if s.Form == JumpTable {
			what := "all is known"
			if !s.Exact {
				what = anyNumber.ReplaceAllString(s.Unknown, "N")
				inWay = what
			}
			c.other[kind+", jump tables: "+what]++
			if len(k.tables) > 0 && s.Size > 0 && !slices.ContainsFunc(k.tables, func(entries []string) bool { return len(entries) == s.Size }) {
				t.Errorf("%s: %s has %d entries, and no table of the source", file, s.Block.Name(), s.Size)
			}
			if len(k.tables) > 0 && s.Exact {
				is := false
				for i, entries := range k.tables {
					if sameTable(s, entries) {
						is, tables[i] = true, true
					}
				}
				if !is {
					t.Errorf("%s: the entries of %s are those of no table of the source: %v", file, s.Block.Name(), groups(make([]int, len(s.Entries)), func(k int) *cfg.Block { return s.Entries[k] }))
				}
			}
			if !s.Exact {
				c.known(t, file, facts, s, k, seen)
			}
			if len(k.tables) > 0 || !s.Exact {
				continue
			}
		}
		var values []int
		_, apart := facts.AheadOfDefault(s) // the default has code in front of the place where it goes on, which may be that of a case
		for _, c := range s.Cases {
			early := c.Compare == nil && len(s.Beyond) > 0 // where the chain ends is no default for all that no comparison names
			if (c.Target != s.Default || apart || guardedCode(c)) && !early {
				v := int(int32(c.Value))
				if s.Wide {
					v = int(s.Number(c))
				}
				values = append(values, v)
			}
		}
		for _, c := range s.Beyond {
			values = append(values, int(int32(c.Value)))
		}
		beyond := func(v int) bool { // it is of another switch on the same value
			return slices.ContainsFunc(s.Beyond, func(c Case) bool { return int(int32(c.Value)) == v }) && slices.ContainsFunc(k.switches, func(list []int) bool { return slices.Contains(list, v) })
		}
		for n, v := range values { // an unsigned selector of 16 bits may be extended with its sign
			of := func(v int) bool {
				return slices.ContainsFunc(k.switches, func(list []int) bool { return slices.Contains(list, v) })
			}
			if v < 0 && v >= math.MinInt16 && !of(v) && of(v&math.MaxUint16) {
				values[n] = v & math.MaxUint16
			}
		}
		remaining := s.Remaining(facts)
		if len(values) == 0 {
			remaining = nil // it may be any switch
		}
		is := false
		wrong := "" // where they lead, of all switches and values that it may be
		origin, computed := s.Origin(facts)
		for i, list := range k.switches {
			h := k.shifts[i]
			for _, of := range k.caseOf(i, origin, computed) {
				named := values
				if h.values > 0 && len(values) == h.values && allOf(list, values) { // the others are those of the default
					named = slices.DeleteFunc(slices.Clone(values), func(v int) bool { return !slices.Contains(list, v) })
				}
				if slices.ContainsFunc(named, func(x int) bool { _, ok := of(x); return !ok }) {
					continue
				}
				number := func(x int) int { v, _ := of(x); return v }
				w := c.leads(facts, s, k.marks[i], number)
				if !is || w == "" {
					wrong = w
				}
				is = true
				if w != "" {
					continue
				}
				for _, x := range named {
					seen[i][number(x)] = true
				}
				for _, x := range remaining {
					if v, ok := of(int(x)); ok && markOf(f, s.Default, nil, nil) == k.marks[i][v] { // 0 for both, if none is stored
						seen[i][v] = true
					}
				}
			}
		}
		for i, list := range k.switches {
			named := slices.DeleteFunc(slices.Clone(values), func(v int) bool { return !slices.Contains(list, v) })
			rest := slices.DeleteFunc(slices.Clone(values), func(v int) bool { return slices.Contains(list, v) || beyond(v) })
			if !is && len(named) > 0 && allOf(rest, k.compared) {
				wrong = c.leads(facts, s, k.marks[i], func(x int) int { return x })
				is = true // with an if on the same value in front of it or behind it
				for _, v := range named {
					seen[i][v] = true
				}
			}
		}
		if wrong != "" {
			t.Errorf("%s: %s: of the switch in %s %s", file, f.Name, s.Block.Name(), wrong)
		}
		switch {
		case is:
		case allOf(values, k.compared):
			c.other[kind+": chains of ifs"]++
		case clang && k.ways:
			c.other[kind+": numbers that clang gives the ways out of a scope"]++
		case kind == "cuobjdump" && allOf(values, []int{0, 253, 254}):
			c.other[kind+": exponents of numbers that a routine for division checks, which is in the text of the kernel"]++
		case len(k.tables) == 0:
			t.Errorf("%s: %s: %s has the cases %v, which no switch of the source has", file, f.Name, s.Block.Name(), values)
		}
	}
	for i, list := range k.switches[:k.counted] {
		for _, of := range []string{at, "on " + target} {
			c.all[of] += len(list)
			c.found[of] += len(seen[i])
		}
		for _, v := range list {
			if seen[i][v] {
				continue
			}
			what := anyNumber.ReplaceAllString(inWay, "N")
			if what == "" {
				what = missedCase(f, v)
			}
			missed(1, what)
			if *kernelsFolder != "" {
				t.Logf("%s: %s: %d is not found: %s", file, f.Name, v, what)
			}
		}
	}
	for i, entries := range k.tables[:k.own] {
		for _, of := range []string{at, "on " + target} {
			c.all[of] += len(entries)
			if tables[i] {
				c.found[of] += len(entries)
			}
		}
		if !tables[i] {
			missed(len(entries), "of a table of PTX")
		}
	}
}

// caseOf returns how values of a selector may be those of the cases of switch i of the source: they are the same, what the source computes of
// them are, or what origin does of them. Each function is false for a value that is no case.
func (k *kernelSource) caseOf(i int, origin Origin, computed bool) [4]func(x int) (int, bool) {
	h, list := k.shifts[i], k.switches[i]
	same := func(x int) (int, bool) { return x, slices.Contains(list, x) }
	shifted := func(x int) (int, bool) {
		n := slices.IndexFunc(list, func(v int) bool { return h.is(x, []int{v}) })
		if n < 0 || h.add == 0 && h.mask == -1 && !h.minus {
			return 0, false
		}
		return list[n], true
	}
	before := func(x int) (int, bool) {
		v, ok := origin.Value(uint32(x))
		return int(int32(v)), ok && computed && slices.Contains(list, int(int32(v)))
	}
	both := func(x int) (int, bool) {
		v, ok := origin.Value(uint32(x))
		if !ok || !computed {
			return 0, false
		}
		return shifted(int(int32(v)))
	}
	return [...]func(x int) (int, bool){same, shifted, before, both}
}

// known compares what is known of s, a table that is not exact, with the source: where values lead that are cases of a switch is what that has
// for them, and the others lead to its default.
func (c *switchCount) known(t *testing.T, file string, facts *Facts, s *Switch, k *kernelSource, seen []map[int]bool) {
	if len(s.Known) == 0 {
		return
	}
	for _, entries := range k.tables {
		var values []int
		for _, x := range s.Known {
			values = append(values, int(x.Value-uint32(s.Base)))
		}
		if len(entries) == s.Size && groups(values, func(n int) *cfg.Block { return s.Known[n].Target }) == groups(values, func(n int) string { return entries[values[n]] }) {
			c.other["values of tables with entries that are not known"] += len(values)
			return
		}
	}
	origin, computed := s.Origin(facts)
	for i := range k.switches {
		for _, of := range k.caseOf(i, origin, computed) {
			found, wrong := 0, false
			for _, x := range s.Known {
				v, is := of(int(int32(x.Value)))
				if !is {
					v = anyOther
				} else {
					found++
				}
				want, marked := k.marks[i][v]
				got := markOf(facts.Func, x.Target, nil, nil)
				wrong = wrong || marked && got != 0 && got != want
			}
			if found == 0 || wrong {
				continue
			}
			for _, x := range s.Known {
				if v, is := of(int(int32(x.Value))); is {
					seen[i][v] = true
				}
			}
			c.other["values of tables with entries that are not known"] += len(s.Known)
			return
		}
	}
	t.Errorf("%s: %s: what is known of the table of %s is in no switch of the source", file, facts.Func.Name, s.Block.Name())
}

// guardedCode reports whether the code of a case is guarded in front of the branch that decides it.
func guardedCode(c Case) bool {
	return c.Compare != nil && !isEnd(c.Block) && slices.ContainsFunc(c.Block.Instrs, func(i cfg.Instr) bool { return !i.Guard.Always() && i.Flow == cfg.FlowNone })
}

// leads says which values of s, that are of when the source decides, do not lead where their number is stored; "" if all do. Marks has
// the numbers, if the source says them.
func (c *switchCount) leads(facts *Facts, s *Switch, marks map[int]int, of func(x int) int) string {
	if len(marks) == 0 {
		return ""
	}
	wrong := ""
	check := func(what string, want int, b, from *cfg.Block, ahead *cfg.Instr) {
		got := markOf(facts.Func, b, from, ahead)
		switch {
		case got == want:
			c.other["ways of switches that store the number of the source"]++
		case got == 0:
			c.other["ways of switches that store no number at once"]++
		default:
			wrong += fmt.Sprintf(" %s leads to number %#x, and in the source to %#x", what, got, want)
		}
	}
	for _, x := range s.Cases {
		if x.Target == s.Default {
			continue
		}
		v := of(int(s.Number(x)))
		if want, ok := marks[v]; ok {
			from := (*cfg.Block)(nil)
			ahead, _ := facts.Ahead(x)
			if isEnd(x.Target) || ahead != nil {
				from = x.Block
			}
			check(fmt.Sprint(v), want, x.Target, from, ahead)
		}
	}
	rest := s.Remaining(facts)
	for _, x := range rest { // no other value leads there
		if want, ok := marks[int(x)]; ok {
			check(fmt.Sprintf("the default, for %d,", x), want, s.Default, nil, nil)
		}
	}
	if ahead, _ := facts.AheadOfDefault(s); ahead != nil || rest != nil {
		return wrong
	}
	if want, ok := marks[anyOther]; ok && s.Default != nil && s.Ends == "" {
		check("the default", want, s.Default, nil, nil)
	}
	return wrong
}

// markOf returns the number that lanes store that get to b from the block from, under a guard in that, the one of ahead, if it is not nil; 0 if it does not show.
func markOf(f *cfg.Func, b, from *cfg.Block, ahead *cfg.Instr) int {
	in := func(i *cfg.Instr) int {
		for v := range i.Numbers() {
			if v > firstMark && v < firstMark+0x1000 {
				return int(v)
			}
		}
		return 0
	}
	if from != nil {
		for k := range from.Instrs { // the code of the case is guarded
			if i := &from.Instrs[k]; !i.Guard.Always() && (ahead == nil || i.Guard == ahead.Guard) && in(i) != 0 {
				return in(i)
			}
		}
	}
	if from != nil || isEnd(b) {
		return 0
	}
	for range 6 {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if v := in(i); v != 0 && i.Guard.Always() {
				return v
			} else if v != 0 || i.Conditional() && i.Flow != cfg.FlowNone {
				return 0
			}
		}
		var to *cfg.Block
		for x := range f.Succs(b) {
			if to != nil && to != x {
				return 0
			}
			to = x
		}
		if b = to; b == nil {
			return 0
		}
	}
	return 0
}

// missedCase says what becomes of a case that is in no switch of f, all whose tables are known.
func missedCase(f *cfg.Func, v int) string {
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if i.Op.Name != "ISETP" && i.Op.Name != "ICMP" {
				continue
			}
			for n := range i.Args {
				if x, ok := intValue(&i.Args[n]); ok && n >= dests(i) && int(int32(x)) == v {
					return "it is compared alone, or not followed"
				}
			}
		}
	}
	return "nothing is compared with it"
}

// TestSourceCharacters holds that characters of a source in C are read, with their escapes, and that braces in
// them and in texts are none of the source.
func TestSourceCharacters(t *testing.T) {
	kernels := readSource(`K f(int*o){ if(c=='{') o="}"; switch(c){ case 'a': case '\t': case '\0': case '\'': case '\\': case '\x7f': case '\101': case '}': break; case -3: { } } }
__device__ __noinline__ void g(int x) { switch(x){ case 7: break; } }
#define C(n) case n: M(n); break;`, false)
	if g := kernels[sourceName("$call$_Z1gi")]; g == nil || len(g.switches) != 1 || !slices.Equal(g.switches[0], []int{7}) {
		t.Errorf("%+v of a function that is not inlined", g)
	}
	k := kernels["f"]
	if want := []int{'a', '\t', 0, '\'', '\\', 127, 'A', '}', -3}; k == nil || len(k.switches) != 1 || !slices.Equal(k.switches[0], want) || !slices.Equal(k.compared, []int{0, '{'}) {
		t.Errorf("%+v, want the cases %v", k, want)
	}
}
