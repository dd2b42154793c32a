package analysis

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/corpus"
	"github.com/ori-lang/ori/grammar"
)

// lowered is the functions of a text.
func lowered(text []byte) []*cfg.Func {
	var fs []*cfg.Func
	for _, u := range cfg.Lower(grammar.Parse(text)) {
		fs = append(fs, u.Funcs...)
	}
	return fs
}

// A decider is a random chain or tree of comparisons of R0, and where each value it
// names leads.
type decider struct {
	sb     strings.Builder
	r      *rand.Rand
	labels int
}

func (d *decider) line(format string, args ...any) { fmt.Fprintf(&d.sb, format+"\n", args...) }

func (d *decider) fresh() string {
	d.labels++
	return fmt.Sprintf("n%d", d.labels)
}

// compare branches to label where R0 rel value, in one of the paths to write it.
func (d *decider) compare(rel, unsigned string, value int64, label string) {
	p := fmt.Sprintf("P%d", d.r.IntN(4))
	if d.r.IntN(3) == 0 {
		d.line("IADD3 R9, R9, 0x1, RZ") // is between
	}
	if rel == "LT" && value != 0 && value != math.MinInt32 && d.r.IntN(2) == 0 {
		rel, value = "LE", value-1
	}
	guard := "@"
	if d.r.IntN(2) == 0 {
		rel = map[string]string{"EQ": "NE", "NE": "EQ", "LT": "GE", "GE": "LT", "GT": "LE", "LE": "GT"}[rel]
		guard = "@!"
	}
	switch d.r.IntN(3) {
	case 0:
		d.line("ISETP.%s%s %s, R0, #%d", rel, unsigned, p, value)
	case 1:
		d.line("ISETP.%s%s.AND %s, PT, R0, %#x, PT", rel, unsigned, p, value)
	default:
		d.line("ISETP.%s%s.AND PT, %s, R0, %#x, PT", map[string]string{"EQ": "NE", "NE": "EQ", "LT": "GE", "GE": "LT", "GT": "LE", "LE": "GT"}[rel], unsigned, p, value)
	}
	d.line("%s%s BRA %s", guard, p, label)
}

func (d *decider) cascade(values []int64, target func(int64) string) {
	for _, v := range values {
		d.compare("EQ", "", v, target(v))
	}
	d.line("BRA default")
}

func (d *decider) tree(values []int64, unsigned string, target func(int64) string) {
	if len(values) <= 2 {
		d.cascade(values, target)
		return
	}
	mid := len(values) / 2
	left := d.fresh()
	d.compare("LT", unsigned, values[mid], left)
	d.compare("EQ", "", values[mid], target(values[mid]))
	d.tree(values[mid+1:], unsigned, target)
	d.line("%s:", left)
	d.tree(values[:mid], unsigned, target)
}

// random writes a chain or a tree for random values, and returns those.
func (d *decider) random() []int64 {
	r := d.r
	unsigned := []string{"", ".U32"}[r.IntN(2)]
	var values []int64
	for range 2 + r.IntN(14) {
		v := int64(r.IntN(20)) - 10
		if r.IntN(4) == 0 {
			v = int64(int32(interesting(r)))
		}
		if unsigned != "" {
			v = int64(uint32(v))
		}
		values = append(values, v)
	}
	slices.Sort(values)
	target := func(v int64) string { return fmt.Sprintf("t%d", uint64(v)%5) }
	d.line(".func f {\nMOV R9, RZ")
	if r.IntN(2) == 0 {
		values = slices.Compact(values)
		d.tree(values, unsigned, target)
	} else {
		r.Shuffle(len(values), func(a, b int) { values[a], values[b] = values[b], values[a] })
		d.cascade(values, target)
	}
	for n := range 5 {
		d.line("t%d:\nEXIT", n)
	}
	d.line("default:\nEXIT\n}")
	return values
}

// TestSwitches holds that for every value a random switch leads where its cases
// say.
func TestSwitches(t *testing.T) {
	found := 0
	for seed := range uint64(600) {
		d := &decider{r: rand.New(rand.NewPCG(seed, 23))}
		values := d.random()
		f := lowered([]byte(d.sb.String()))[0]
		facts := NewFacts(f)
		list := facts.Switches()
		distinct := map[int64]bool{}
		for _, v := range values {
			distinct[v] = true
		}
		if len(distinct) < 2 {
			continue
		}
		if len(list) != 1 {
			t.Fatalf("seed %d: %d switches\n%s", seed, len(list), f)
		}
		found++
		for _, v := range values {
			for x := v - 1; x <= v+1; x++ {
				checkSwitch(t, f, facts.SSA(), &list[0], f.Blocks[0], uint32(x), d.r)
			}
		}
		for range 50 {
			checkSwitch(t, f, facts.SSA(), &list[0], f.Blocks[0], interesting(d.r), d.r)
		}
	}
	if found < 500 {
		t.Errorf("only %d switches", found)
	}
}

// checkSwitches holds of the chains of a function that each of their values, and
// some others, lead where they are said to.
func checkSwitches(t *testing.T, facts *Facts, r *rand.Rand) {
	t.Helper()
	for n := range facts.Switches() {
		s := &facts.Switches()[n]
		at := slices.IndexFunc(s.Block.Instrs, func(i cfg.Instr) bool { return i.OpSpan == s.Instr.OpSpan })
		if s.Form == JumpTable || at < 0 || slices.ContainsFunc(s.Block.Instrs[:at], func(i cfg.Instr) bool {
			return !i.Op.Known() || slices.ContainsFunc(i.Refs, func(f cfg.Ref) bool { return f.Write && (f.Reg == s.Selector || f.Reg.Num < 0 || f.Count > 1) })
		}) {
			continue // the selector is not what the block begins with
		}
		if computedBefore(facts.SSA(), s) {
			continue // which the registers that the run begins with do not hold
		}
		comes := Anything
		if !s.Wide && s.value >= 0 {
			comes = facts.Constants().Value(s.value, s.Block)
		}
		check := func(x uint32) {
			if comes.Has(x) { // others do not come to the switch: nothing is said of them
				checkSwitch(t, facts.Func, facts.SSA(), s, s.Block, x, r)
			}
		}
		for _, c := range s.Cases[:min(len(s.Cases), 300)] {
			check(c.Value)
			check(c.Value - 1)
			check(c.Value + 1)
		}
		for range 10 {
			check(interesting(r))
		}
	}
}

// computedBefore reports whether the blocks of s read what is computed from the selector in front of them.
func computedBefore(ssa *SSA, s *Switch) bool {
	var of func(v Value, depth int) bool
	of = func(v Value, depth int) bool {
		if v = ssa.copyOf(v); v == s.value || s.Wide && slices.Contains(s.halves[:], v) {
			return true
		}
		i, n := ssa.definition(v)
		if i == nil || depth == 0 {
			return i != nil
		}
		for k, w := range ssa.Regs.Words(n) {
			if w >= 0 && !w.Write() && ssa.Values(n)[k] >= 0 && of(ssa.Values(n)[k], depth-1) {
				return true
			}
		}
		return false
	}
	for _, b := range s.Blocks {
		for k := range b.Instrs {
			n := ssa.Regs.Number(b, k)
			for j, w := range ssa.Regs.Words(n) {
				v := ssa.Values(n)[j]
				if w < 0 || w.Write() || v < 0 || ssa.copyOf(v) == s.value || s.Wide && slices.Contains(s.halves[:], ssa.copyOf(v)) || slices.Contains(s.Blocks, ssa.Block(v)) {
					continue
				}
				if of(v, 8) {
					return true
				}
			}
		}
	}
	return false
}

// onlyWaits returns where a block leads that only waits for lanes, or pops the stack, if that is one place; nil for others.
func onlyWaits(f *cfg.Func, b *cfg.Block) (to *cfg.Block) {
	for k := range b.Instrs {
		i := &b.Instrs[k]
		pops := i.Flow == cfg.FlowPop && len(b.Instrs) == 1 && i.Op.Known()
		if i.Conditional() || !i.Guard.Always() || !pops && !slices.Contains([]string{"BSYNC", "NOP", "BMOV"}, i.Op.Name) {
			return nil
		}
	}
	for x := range f.Succs(b) {
		if to != nil && to != x || x == b {
			return nil
		}
		to = x
	}
	if len(b.Instrs) == 0 {
		return nil
	}
	return to
}

// onlyEnds reports whether lanes that come to b do nothing but leave regions and wait for others before they end.
func onlyEnds(f *cfg.Func, b *cfg.Block) bool {
	for range f.Blocks {
		if b == nil || b.Last() == nil {
			return false
		}
		for k := range b.Instrs {
			switch i := &b.Instrs[k]; {
			case !i.Guard.Always() || i.Conditional():
				return false
			case i.Op.Name == "EXIT":
				return true
			case i.Op.Name != "BREAK" && i.Op.Name != "BSYNC" && i.Op.Name != "NOP" && i.Op.Name != "BRA":
				return false
			}
		}
		if i := b.Last(); i.Op.Name == "BRA" {
			b = f.TargetIn(b, i)
		} else {
			b = f.Next(b)
		}
	}
	return false
}

// checkSwitch runs f from block b on with x in the selector until it gets to where s says
// that x leads. That must be the first block that does not decide.
func checkSwitch(t *testing.T, f *cfg.Func, ssa *SSA, s *Switch, b *cfg.Block, x uint32, r *rand.Rand) {
	t.Helper()
	w := &walker{f: f, any: func(_ *cfg.Block, v Value) (uint32, bool) {
		return interestingIn(ssa.Regs.Regs[ssa.Var(v)], r), true
	}}
	w.random(ssa, r)
	w.regs[s.Selector] = x
	if s.Wide {
		w.regs[s.Upper] = uint32(int32(x) >> 31)
	}
	want := s.Default
	for _, c := range s.Cases {
		if c.Value == x && (!s.Wide || c.High == uint32(int32(x)>>31)) {
			want = c.Target
		}
	}
	through := func(b *cfg.Block) *cfg.Block { // what only branches, or waits for lanes, is not where it leads
		for range 99 {
			to := onlyWaits(f, b)
			if len(b.Instrs) == 1 && b.Last().Flow == cfg.FlowBranch && !b.Last().Conditional() {
				to = f.TargetOf(b.Last())
			}
			if to == nil {
				break
			}
			b = to
		}
		return b
	}
	want = through(want)
	decides := func(b *cfg.Block) bool { // ways of a switch may meet again where it goes on
		last := len(b.Instrs) - 1
		return b.Last().Conditional() && !slices.ContainsFunc(b.Instrs[:last], func(i cfg.Instr) bool { return !w.knows(&i) })
	}
	for n := 0; ; n++ {
		if n > 0 && (through(b) == want || want == LaneEnds && onlyEnds(f, b)) {
			return
		}
		if to := onlyWaits(f, b); n > 0 && n <= len(f.Blocks) && to != nil {
			b = to // between two comparisons
			continue
		}
		// Another one that decides?
		i := b.Last()
		ends := i != nil && (i.Flow == cfg.FlowExit || i.Flow == cfg.FlowRet) && !i.Guard.Always() // the code of a case may be guarded, as its end is
		if n > len(f.Blocks) || i == nil || i.Flow != cfg.FlowBranch && !ends || n > 0 && len(f.PredIDs(b)) > 1 && through(b) == b && !decides(b) {
			t.Fatalf("%d leads to %v, said %v\n%s", int32(x), b.Name(), want.Name(), f)
		}
		next := f.Next(b)
		for k := range b.Instrs {
			i := &b.Instrs[k]
			switch {
			case i.Flow == cfg.FlowBranch:
				if w.guard(i) && w.decides(i) {
					next = f.TargetOf(i)
				}
			case i.Flow == cfg.FlowExit && w.guard(i):
				if want != LaneEnds && through(b) != want {
					t.Fatalf("%d ends, said to lead to %v\n%s", int32(x), want.Name(), f)
				}
				return
			case i.Flow == cfg.FlowRet && w.guard(i):
				if want != LaneReturns && through(b) != want {
					t.Fatalf("%d returns, said to lead to %v\n%s", int32(x), want.Name(), f)
				}
				return
			case i.Flow != cfg.FlowNone || !w.guard(i):
			case w.knows(i):
				w.instr(i)
			case !w.whatever(ssa, b, k, r):
				return // it cannot be followed
			}
		}
		if next == nil {
			t.Fatalf("%d leads nowhere, said %v\n%s", int32(x), want.Name(), f)
		}
		b = next
	}
}

// TestSwitchTables reads the switches of compiled code back: the dense one has the
// 16 cases of its source in order, the interpreter's 24.
func TestSwitchTables(t *testing.T) {
	files, _ := filepath.Glob("../cfg/testdata/oracle/*switch*.sass")
	more := corpus.Files(t, "listings/*switch*.nvdisasm*.sass")
	if len(files) < 2 {
		t.Fatal("no listings")
	}
	for _, name := range append(files, more...) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		want := 16
		if strings.Contains(name, "interp") {
			want = 24
		}
		tables := 0
		for _, f := range lowered(text) {
			for _, s := range NewFacts(f).Switches() {
				if s.Form != JumpTable || s.Instr.Flow != cfg.FlowIndex {
					continue
				}
				tables++
				if s.Exact && len(s.Cases) != want || !s.Exact && s.Range != 0 && s.Range != uint64(want) {
					t.Errorf("%s: %d cases, range %d, want %d", filepath.Base(name), len(s.Cases), s.Range, want)
				}
				t.Logf("%s: exact %v, %d cases, %d targets, default %v", filepath.Base(name), s.Exact, len(s.Cases), len(s.Targets), s.Default != nil)
			}
		}
		if strings.Contains(name, "sm_35") {
			want = 0 // its listings do not tell where an indirect branch leads
		}
		if tables != min(want, 1) {
			t.Errorf("%s: %d tables", filepath.Base(name), tables)
		}
	}
}
