package analysis

import (
	"flag"
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/interp"
)

var runListings = flag.String("runs", "", "listings, as a pattern of paths, that TestSwitchRuns runs instead")

// A switchRun compares where lanes go, as the interpreter runs them, with what is said of the switches of a
// function: a lane that has value v in the selector where a switch begins gets to the block of v, or to
// that of all other values, through nothing but blocks that decide.
type switchRun struct {
	f     *cfg.Func
	all   []*cfg.Func // which f may call, and is in
	facts *Facts
	list  []*runSwitch

	at     map[*cfg.Instr][]*runSwitch // where they begin: before that instruction, it is known which value a lane has
	writes map[*cfg.Instr][]*runSwitch // what writes their selectors
	before map[*cfg.Instr][]*runSwitch // what stands behind calls that write their selectors
	enters map[*cfg.Block][]*runSwitch // where their selectors are in a register at the start

	lanes [interp.WarpSize]runLane
	fail  func(s *Switch, v int64, got, want string)
}

// A runSwitch is one switch and what has been seen of it.
type runSwitch struct {
	*Switch
	n       int
	reg     cfg.Reg // that holds the selector
	upper   cfg.Reg // if Wide, its other half
	cases   map[uint64]*cfg.Block
	rest    []uint32        // the other values that the selector may have, if they are few
	seen    map[uint64]bool // the cases that lanes had
	others  int             // how many lanes had other values
	open    int             // of those, how many went where nothing is said of
	decides map[*cfg.Block]bool
}

// A runLane is what is known of one lane.
type runLane struct {
	last    *cfg.Instr
	known   []bool   // by switch: value is that of the selector
	value   []uint64 // by switch
	follows []*runSwitch
	with    []uint64
	place   uint32 // of the word of a constant bank that it has read last, by an index, or NoPlace
	bank    int16
}

func newSwitchRun(all []*cfg.Func, n int) *switchRun {
	f := all[n]
	x := &switchRun{f: f, all: all, facts: NewFacts(f), at: map[*cfg.Instr][]*runSwitch{}, writes: map[*cfg.Instr][]*runSwitch{}, before: map[*cfg.Instr][]*runSwitch{}, enters: map[*cfg.Block][]*runSwitch{}}
	ssa := x.facts.SSA()
	switches := x.facts.Switches()
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			if i := &b.Instrs[k]; i.Op.Name == "I2I" && len(i.Args) == 2 && i.Args[1].Kind == cfg.ImmOperand {
				switches = nil // compares with it, which has no meaning in the interpreter
			}
		}
	}
	for n := range switches {
		s := &runSwitch{Switch: &switches[n], n: len(x.list), cases: map[uint64]*cfg.Block{}, seen: map[uint64]bool{}, decides: map[*cfg.Block]bool{}}
		if s.Form == JumpTable && !s.Exact || !s.Wide && s.value < 0 {
			continue
		}
		s.rest = s.Remaining(x.facts)
		for _, c := range s.Cases {
			s.cases[s.key(c.bits())] = c.Target
		}
		for _, b := range s.Blocks {
			s.decides[b] = true
		}
		x.list = append(x.list, s)
		begin := s.Block.Last()
		switch {
		case s.Wide || s.value >= 0 && s.Form != JumpTable && !f.Dom.Dominates(ssa.Block(s.value).ID, s.Block.ID): // another extension of it
			x.at[begin] = append(x.at[begin], s)
			s.reg, s.upper = s.Selector, s.Upper
			writes := s.Instr // a comparison writes no register
			if s.Wide {       // that may read what is computed from it, where its own are written already
				if i, n := ssa.definition(s.halves[0]); i != nil {
					if other, m := ssa.definition(s.halves[1]); other != nil && n == m {
						writes, s.reg, s.upper = i, ssa.Regs.Regs[ssa.Var(s.halves[0])], ssa.Regs.Regs[ssa.Var(s.halves[1])]
					}
				}
			}
			x.writes[writes] = append(x.writes[writes], s)
			continue
		case s.Check != nil:
			begin = s.Check.Last()
		}
		x.at[begin] = append(x.at[begin], s)
		s.reg = ssa.Regs.Regs[ssa.Var(s.value)]
		if i, _ := ssa.definition(s.value); i != nil {
			x.writes[i] = append(x.writes[i], s)
		} else if k := ssa.Kind(s.value); k == InstrValue || k == ClobberValue {
			b := ssa.Block(s.value)
			m := int(ssa.Instr(s.value) - ssa.Regs.first[b.ID])
			i := &b.Instrs[m]
			if i.Flow != cfg.FlowCall {
				x.writes[i] = append(x.writes[i], s)
			} else if m+1 < len(b.Instrs) { // what the code that is called leaves is there when it returns
				x.before[&b.Instrs[m+1]] = append(x.before[&b.Instrs[m+1]], s)
			} else if next := f.Next(b); next != nil && next.ID == b.ID+1 {
				x.before[&next.Instrs[0]] = append(x.before[&next.Instrs[0]], s)
			}
		}
		if k := ssa.Kind(s.value); k != InstrValue && k != ClobberValue {
			b := ssa.Block(s.value)
			x.enters[b] = append(x.enters[b], s)
		}
	}
	for l := range x.lanes {
		x.lanes[l].known, x.lanes[l].value = make([]bool, len(x.list)), make([]uint64, len(x.list))
	}
	return x
}

// leftOpen reports whether nothing is said of where the value v leads.
func (s *runSwitch) leftOpen(v uint64) bool {
	return slices.ContainsFunc(s.Open, func(c Case) bool { return s.key(c.bits()) == s.key(v) })
}

// key is a value of the selector as far as it counts.
func (s *runSwitch) key(v uint64) uint64 {
	if s.Form == JumpTable && s.Bits < 32 {
		return v & (1<<s.Bits - 1)
	}
	return v
}

// restart forgets what lanes have.
func (x *switchRun) restart() {
	for l := range x.lanes {
		lane := &x.lanes[l]
		lane.last, lane.follows, lane.with, lane.bank = nil, nil, nil, -1
		clear(lane.known)
	}
}

// step is told each instruction before it runs.
func (x *switchRun) step(st *interp.Step) {
	i := st.Instr
	first := i == &st.Block.Instrs[0]
	for m := st.Active; m != 0; m &= m - 1 {
		l := bits.TrailingZeros32(m)
		lane := &x.lanes[l]
		if lane.last != nil {
			for _, s := range x.writes[lane.last] {
				x.note(st, s, l)
			}
		}
		lane.last = i
		for _, s := range x.before[i] {
			x.note(st, s, l)
		}
		if first {
			for _, s := range x.enters[st.Block] {
				x.note(st, s, l)
			}
			x.arrive(lane, st.Block, false)
		}
		for k := range i.Args {
			if a := &i.Args[k]; a.Kind == cfg.ConstOperand && a.Bank > 0 && (a.Reg.Class == cfg.ClassR || a.UReg().Class == cfg.ClassUR) && a.Sym() == "" {
				r := a.Reg
				if a.UReg().Class == cfg.ClassUR {
					r = a.UReg()
				}
				lane.bank, lane.place = a.Bank, uint32(a.Imm)
				if !r.IsConst() {
					lane.place += st.Reg(r, l)
				}
			}
		}
		for _, s := range x.at[i] {
			if lane.known[s.n] && (i.Flow != cfg.FlowIndex || st.Exec>>l&1 != 0) {
				lane.follows, lane.with = append(lane.follows, s), append(lane.with, lane.value[s.n])
			}
		}
		if i.Flow == cfg.FlowIndex && (len(i.Targets()) > 0 || x.f.ByBank()) && len(lane.follows) > 0 { // the interpreter does not know the table
			to := (*cfg.Block)(nil)
			if lane.bank > 0 && x.f.FromStart(i) {
				to, _ = x.f.BankEntry(lane.bank, lane.place)
			}
			if to != nil {
				x.arrive(lane, to, true)
			}
			lane.follows, lane.with = nil, nil
		}
		if (i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill) && st.Exec>>l&1 != 0 && len(lane.follows) > 0 {
			x.arrive(lane, LaneEnds, true)
			lane.follows, lane.with = nil, nil
		}
		if i.Flow == cfg.FlowRet && st.Exec>>l&1 != 0 && len(lane.follows) > 0 {
			x.arrive(lane, LaneReturns, true)
			lane.follows, lane.with = nil, nil
		}
	}
}

// note has the lane have the value of the selector that its register holds.
func (x *switchRun) note(st *interp.Step, s *runSwitch, l int) {
	v := uint64(st.Reg(s.reg, l))
	if s.Wide {
		v |= uint64(st.Reg(s.upper, l)) << 32
	}
	x.lanes[l].known[s.n], x.lanes[l].value[s.n] = true, v
}

// arrive is told that a lane gets to block b.
func (x *switchRun) arrive(lane *runLane, b *cfg.Block, last bool) {
	kept := 0
	for k, s := range lane.follows {
		v := lane.with[k]
		want, is := s.cases[s.key(v)]
		if !is {
			want = s.Default
			if s.rest != nil && !slices.Contains(s.rest, uint32(v)) {
				x.fail(s.Switch, int64(v), b.Name(), "one of few values that remain")
			}
		}
		w := walk{recogniser: &recogniser{Facts: x.facts, loose: &looseDecisions{}}, s: s.Switch}
		ends := func(b *cfg.Block) *cfg.Block {
			if isEnd(b) {
				return b
			}
			return atOnce(b)
		}
		switch {
		case b == want || want != nil && ends(want) != nil && ends(want) == ends(b):
			if is {
				s.seen[s.key(v)] = true
			} else {
				s.others++
			}
			continue
		case !last && (s.decides[b] || x.trivial(b, s)):
			lane.follows[kept], lane.with[kept] = s, v
			kept++
			continue
		case last && !isEnd(b) && (s.decides[b] || x.trivial(b, s)): // where it goes from there does not show
			continue
		case !is && (want == nil || s.leftOpen(v)):
			s.open++
			continue
		}
		name := "no block"
		if want != nil {
			name = want.Name()
		}
		if want != nil && w.popped(w.through(want)) == w.popped(w.through(b)) {
			continue
		}
		x.fail(s.Switch, int64(v), b.Name(), name)
	}
	lane.follows, lane.with = lane.follows[:kept], lane.with[:kept]
}

// computesFor reports whether b does nothing but write registers on the way to block to, and no case leads there or to it.
func (x *switchRun) computesFor(b, to *cfg.Block) bool {
	for k := range b.Instrs {
		if i := &b.Instrs[k]; i.Flow != cfg.FlowNone && !i.IsBranch() || i.Conditional() || i.Op.Effects&(cfg.SideEffects|cfg.Barrier|cfg.Converge) != 0 {
			return false
		}
	}
	for range 4 {
		next := (*cfg.Block)(nil)
		for n := range x.f.Succs(b) {
			if next != nil {
				return false
			}
			next = n
		}
		if b = next; b == to || b == nil {
			return b == to && b != nil
		}
	}
	return false
}

// trivial reports whether b may be on the way from s to where a value leads.
func (x *switchRun) trivial(b *cfg.Block, s *runSwitch) bool {
	if s.Form == JumpTable && x.f.Dom.Dominates(b.ID, s.Block.ID) {
		return true
	}
	if s.Default != nil && s.Form == SearchTree && x.computesFor(b, s.Default) {
		return true
	}
	n := 0
	for k := range b.Instrs {
		if i := &b.Instrs[k]; i.Op.Name != "NOP" && i.Op.Name != "BSYNC" && !decidesOnly(i) && !marksRegion(i) {
			n++
		}
	}
	if i := b.Last(); n == 0 || n == 1 && (i.IsBranch() || i.Flow == cfg.FlowPop) {
		return true
	}
	if next := x.f.Next(b); next != nil && s.decides[next] && (b.Last().Flow == cfg.FlowNone || marksRegion(b.Last())) &&
		!slices.ContainsFunc(b.Instrs, func(i cfg.Instr) bool {
			return i.Guard.Always() && i.Op.Effects&cfg.SideEffects != 0 && !marksRegion(&i)
		}) {
		return true // it computes what the next one decides by, or is code of a case
	}
	for range 3 {
		if b == nil || b.Last() == nil {
			return false
		}
		if b.Last().Flow == cfg.FlowIndex && s.Form != JumpTable {
			return true
		}
		if b.Last().Flow != cfg.FlowNone {
			return false
		}
		b = x.f.Next(b)
	}
	return false
}

// values are what memory is to hold so that all cases occur.
func (x *switchRun) values(r *rand.Rand) []uint32 {
	list := []uint32{0, 1, math.MaxUint32, 1 << 31, math.MaxInt32, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff}
	for _, s := range x.list {
		for _, c := range s.Cases {
			list = append(list, c.Value, c.Value-1, c.Value+1)
			if s.Wide {
				list = append(list, c.High)
			}
			if r.IntN(4) == 0 {
				list = append(list, c.Value<<r.IntN(32), c.Value<<8|r.Uint32()<<16)
			}
		}
	}
	for range 8 {
		list = append(list, r.Uint32())
	}
	r.Shuffle(len(list), func(a, b int) { list[a], list[b] = list[b], list[a] })
	return list[:min(len(list), 16+r.IntN(240))]
}

// missed is how many cases no lane had.
func (x *switchRun) missed() (n int) {
	for _, s := range x.list {
		n += len(s.cases) - len(s.seen)
	}
	return n
}

// run runs f from its start with so many seeds, or until all cases have been seen; then also from where switches are.
func (x *switchRun) run(seeds int) {
	f := x.f
	c := interp.Config{Fuel: 6000}
	for bank := range 8 {
		for off := int64(0); ; off += 4 {
			v, ok := f.BankWord(int16(bank), off)
			if !ok {
				break
			}
			c.Set = append(c.Set, interp.Setting{Bank: bank, Addr: uint32(off), Value: v})
		}
	}
	p := interp.Load(x.all) // what is called keeps the registers that it does not write
	from := []interp.Place{0}
	for _, s := range x.list {
		for b := s.Block; b.ID > 0 && len(from) < 64; b = f.Blocks[f.Dom.Idom[b.ID]] {
			if at := b.Addr(); at > 0 && !slices.Contains(from, interp.Place(at)) {
				from = append(from, interp.Place(at))
			}
			if !*runFromMiddle {
				break
			}
		}
	}
	if !*runFromMiddle {
		from = from[:1]
	}
	r := rand.New(rand.NewPCG(1, 2))
	for _, at := range from {
		for seed := range seeds {
			if x.missed() == 0 && seed > 4 {
				break
			}
			x.restart()
			c.From, c.Values, c.Seed = at, x.values(r), uint64(seed)+1
			c.Watch = x.step
			p.Run(slices.Index(x.all, f), c)
		}
	}
}

var runFromMiddle = flag.Bool("middle", false, "TestSwitchRuns runs functions also from the blocks of their switches on")
var runSeeds = flag.Int("seeds", 12, "from each place")

// TestSwitchRuns runs listings with switches, and compares where each value of a selector leads with what is said of it.
func TestSwitchRuns(t *testing.T) {
	var files []string
	if *runListings != "" {
		files, _ = filepath.Glob(*runListings)
	} else {
		for _, pattern := range []string{"testdata/switch/kernels/listings/*.sass", "../cfg/testdata/kernels/listings/*.sass"} {
			list, _ := filepath.Glob(pattern)
			files = append(files, list...)
		}
	}
	switches, cases, seen, others, open := 0, 0, 0, 0, 0
	forms := map[string]int{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all := lowered(text)
		for n, f := range all {
			x := newSwitchRun(all, n)
			if len(x.list) == 0 {
				continue
			}
			failed := map[string]int{}
			x.fail = func(s *Switch, v int64, got, want string) {
				what := fmt.Sprintf("%s: %s: the %s on %s in %s", filepath.Base(name), f.Name, s.Form, s.SelectorText(f), s.Block.Name())
				if failed[what]++; failed[what] < 4 {
					t.Errorf("%s leads %d (%#x) to %s, not to %s", what, v, v, got, want)
				}
			}
			x.run(*runSeeds)
			for _, s := range x.list {
				switches++
				cases += len(s.cases)
				seen += len(s.seen)
				others += s.others
				open += s.open
				form := s.Form.String()
				if s.Loose != "" {
					form += ", loose"
				}
				if s.Wide {
					form += ", wide"
				}
				forms[form]++
				forms[form+", cases"] += len(s.cases)
				forms[form+", cases seen"] += len(s.seen)
				if len(s.seen) == 0 || testing.Verbose() && len(s.seen) < len(s.cases) || s.open > 0 {
					t.Logf("%s: %s: %s in %s: %d of %d seen, others %d, open %d, ends %s, loose %s", filepath.Base(name), f.Name, s.Form, s.Block.Name(), len(s.seen), len(s.cases), s.others, s.open, s.Ends, s.Loose)
				}
			}
		}
	}
	if *runListings == "" && (seen < 250 || others < 1000) {
		t.Errorf("%d cases of %d were seen, and %d other values", seen, cases, others)
	}
	var lines []string
	for k, n := range forms {
		lines = append(lines, fmt.Sprintf("%s: %d", k, n))
	}
	slices.Sort(lines)
	t.Logf("%d files, %d switches, %d of %d cases seen, %d other values, %d where nothing is said\n%s", len(files), switches, seen, cases, others, open, strings.Join(lines, "\n"))
}
