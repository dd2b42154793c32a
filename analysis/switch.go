package analysis

import (
	"cmp"
	"fmt"
	"math"
	"math/bits"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A Switch is a place where one value decides between many blocks: a chain of
// comparisons with constants, a tree of them, or an indirect branch through a
// table. Source: seeds: branch-and-switch, "DoSwitchOpt".
type Switch struct {
	Form     Strategy // how it is written
	Selector cfg.Reg  // as the first comparison, or the table's index, reads it
	Wide     bool     // of a chain: the selector has 64 bits, of which Selector is the lower half; cases have a sign
	Upper    cfg.Reg  // if Wide: the other half
	Block    *cfg.Block
	Instr    *cfg.Instr // the first comparison, or the branch

	Cases      []Case       // by value as a signed number if Signed, else unsigned
	Chain      []Comparison // of a cascade: all, in the order in which control gets to them
	Duplicates []Case       // later comparisons with a value that has been decided
	Default    *cfg.Block   // where every other value leads; nil if that is not known
	Ends       string       // why a chain goes no further than its last case; other values may be cases of what comes there
	Beyond     []Case       // what is compared after that place, where Ends is only in the way; without targets
	Open       []Case       // if Default is known: the values that do not lead there, but to a Target that decides of them in a way that is not followed, ascending
	Exhausted  bool         // it ends where the budget is used up
	Several    bool         // of a chain: a branch tests several values at once, by what is computed from the selector
	Loose      string       // why phase 30 does not take a chain for one, "" if it does: see [recogniser.loosely]
	Blocks     []*cfg.Block // of a chain: those that decide, in layout order
	Compares   []*cfg.Instr // what decides each of them
	Others     []*cfg.Block // those from which other values get to the default

	// Of a table: where it leads, each once in the order in which the text tells them, and whether
	// Cases says which value leads where; if not, Cases is empty, there is no density, and Range is
	// for how many values there are entries, 0 if that is not known either. Bits are those of the
	// selector that count, the low ones; the selector less Base is the index.
	Targets []*cfg.Block
	Exact   bool
	Bits    int
	Base    int32
	Size    int          // how many entries the table has, 0 if that is not known
	Entries []*cfg.Block // of the table if Exact; nil for one that is not defined, or that no value leads to
	Unknown string       // of a table that is not Exact: what of it is not understood
	Known   []Case       // of a table that is not Exact: where some values lead all the same, which may be the default; ascending by entry
	Clamp   int          // the entry that all values out of bounds lead to: that of the default; -1 if there is none
	Check   *cfg.Block   // its branch keeps the index within bounds; nil if none does
	Total   bool         // there is an entry for each value that the selector may have: there is no default

	// Of the values: the least and the greatest, how many there are from the one to the
	// other, and the part of those that are cases.
	Signed   bool
	Min, Max int64
	Range    uint64
	Density  float64

	// The cases whose targets a profile has not seen run. It is known to have seen some targets:
	// those with a .weight.
	Unobserved []Case

	Choice Strategy // what phase 30 would make of it
	Reason string
	Kept   int // so many comparisons of Chain stay in front of the table that Choice is: see [Switch.Rest]

	value    Value    // of the selector; NoValue if that is not known
	halves   [2]Value // of the selector if Wide
	stands   Cost     // in the text
	check    Cost     // of a table: on the way to the default, where a branch leads there
	selected []bool   // the entries of a table that one value of the selector leads to

	computes bool // a branch tests what is computed from the selector, or what that extends: which values it parts is not told by the blocks

	leaves map[*cfg.Block]bool // those of Blocks that have no branch: values that are no case run what is under the complement of the predicate if true
}

// SelectorText is the selector as operands have it: R2.64 for two registers, and both, the lower half first, where they are not neighbours.
func (s *Switch) SelectorText(f *cfg.Func) string {
	text, next := f.Names.Reg(s.Selector), s.Selector
	next.Num++
	switch {
	case s.Wide && s.Upper != next:
		text += "," + f.Names.Reg(s.Upper)
	case s.Wide:
		text += ".64"
	}
	return text
}

// Characters reports whether the selector of s, which is of f, is a byte in memory, and all cases are characters of ASCII
// that are printed, or that a text has between others.
func (s *Switch) Characters(f *Facts) bool {
	if s.value < 0 || s.Wide || len(s.Cases) == 0 {
		return false
	}
	ssa, v, isByte := f.SSA(), s.value, false
	for range 4 {
		i, n := ssa.definition(ssa.copyOf(v))
		if i == nil {
			return false
		}
		if isByte = i.Op.Effects&cfg.ReadsMem != 0 && (i.HasMod("U8") || i.HasMod("S8")); isByte {
			break
		}
		switch i.Op.Name {
		case "PRMT", "LOP3", "LOP", "LOP32I", "SGXT", "BFE", "I2I": // extended
		default:
			return false
		}
		v = NoValue
		for k, w := range ssa.Regs.Words(n) {
			if w >= 0 && !w.Write() {
				v = ssa.Values(n)[k]
				break
			}
		}
		if v < 0 {
			return false
		}
	}
	printed := 0
	for _, c := range s.Cases {
		switch v := c.Value; {
		case ' ' <= v && v <= '~':
			printed++
		case v == 0 || '\a' <= v && v <= '\r' || v == 27:
		default:
			return false
		}
	}
	return isByte && 2*printed >= len(s.Cases)
}

// EntryValue returns the value of the selector that leads to entry k of a table, and no other does;
// false if none is known.
func (s *Switch) EntryValue(k int) (v uint32, ok bool) {
	return uint32(s.Base) + uint32(k), k < len(s.selected) && s.selected[k]
}

// A Comparison is one of a chain, and the register that it reads.
type Comparison struct {
	Case
	Reg cfg.Reg
}

// A Case is one value and where it leads.
type Case struct {
	Value   uint32
	Target  *cfg.Block
	Block   *cfg.Block // with the last branch that decides it
	Compare *cfg.Instr // nil for an entry of a table
	High    uint32     // the upper half of a value of 64 bits

	ahead *cfg.Instr // of a block that has no branch: see [Facts.Ahead]
	inSet bool       // it is one of several values that are tested at once, which may be those that no comparison names
}

// bits are those of the value.
func (c Case) bits() uint64 { return uint64(c.High)<<32 | uint64(c.Value) }

// Number returns the value of c, a case of s, as a number.
func (s *Switch) Number(c Case) int64 {
	switch {
	case s.Wide:
		return int64(c.bits())
	case s.Signed:
		return int64(int32(c.Value))
	}
	return int64(c.Value)
}

// A Strategy is a way to write a switch.
type Strategy uint8

const (
	Cascade    Strategy = iota // a comparison and a branch for each case
	SearchTree                 // a balanced tree of comparisons
	JumpTable                  // a bounds check and an indexed branch
)

var strategyNames = [...]string{"cascade", "search tree", "jump table"}

func (s Strategy) String() string { return strategyNames[s] }

// An Estimate is what a switch costs at worst by the table of the page, which decides whether a form is worth it. What is
// written costs more: see [Switch.Cost].
type Estimate struct {
	Instructions, DivergencePoints, SyncEntries int
}

// Estimate returns what n cases cost under the strategy. Source: seeds branch-and-switch, "Switch Tables and Warp Divergence".
func (s Strategy) Estimate(n int) Estimate {
	switch s {
	case SearchTree:
		depth := bits.Len(uint(max(n, 1) - 1)) // the logarithm, rounded up
		return Estimate{2 * depth, depth, depth}
	case JumpTable:
		return Estimate{3, 1, 1}
	}
	return Estimate{2 * n, n, n}
}

// SwitchSettings are the knobs of the recogniser and of its choice.
type SwitchSettings struct {
	Budget     int     // most cases that are collected; SwitchOptBudget
	Extended   bool    // a chain goes on behind other instructions than comparisons; SwitchOptExtendedPatternMatch
	MinCases   int     // fewer stay a cascade
	MinDensity float64 // what is denser becomes a table
	Profile    Profile // how the form is chosen; under Measured the three above are of no account
	Profiled   bool    // the profile is complete: nothing is changed
}

// A Profile is a set of rules by which phase 30 chooses the form of a switch.
type Profile uint8

const (
	Documented Profile = iota // as the seeds have it
	Measured                  // as ptxas 12.4 was seen to do: docs/ptxas-switch.md
)

// ProfileNames are the names of the profiles.
var ProfileNames = []string{"documented", "measured"}

func (p Profile) String() string { return ProfileNames[p] }

// DefaultSwitchSettings are those the editor shows. ptxas' own are not known; the page says
// "typically 4 or fewer" for a cascade and "most" for a table.
var DefaultSwitchSettings = SwitchSettings{Budget: 4096, Extended: true, MinCases: 5, MinDensity: 0.5}

// SwitchDefaults are the settings for f if no knob says otherwise.
func SwitchDefaults(f *cfg.Func) SwitchSettings {
	set := DefaultSwitchSettings
	set.Profiled = f.Profiled
	return set
}

// Switches finds the switches of a function in reverse postorder of their
// first blocks. Time is linear in the blocks that end in a comparison with a constant.
func Switches(facts *Facts, set SwitchSettings) []Switch {
	list, _ := switches(facts, set, true)
	return (&recogniser{Facts: facts, set: set}).loosely(list)
}

// ManyChains reports whether chains are only looked for in the first blocks of the function, as it
// has too many decisions.
func (f *Facts) ManyChains() bool { return f.many() }

func manyChains(f *Facts) bool {
	if n := len(f.Func.Blocks); n*n < minWalks {
		return false
	}
	return !f.defaultChains().all
}

// defaultChains are what [switches] finds without tables under the default settings.
func (f *Facts) defaultChains() *foundChains {
	return f.known().chains.Get(f.ctx, func() *foundChains {
		list, all := switches(f, SwitchDefaults(f.Func), false)
		return &foundChains{list, all}
	})
}

type foundChains struct {
	list []Switch
	all  bool // all have been looked for
}

// Chains is Switches without those that are a jump table already, which take longer to find.
func Chains(facts *Facts, set SwitchSettings) []Switch {
	if set == SwitchDefaults(facts.Func) {
		return slices.Clone(facts.defaultChains().list)
	}
	list, _ := switches(facts, set, set.Profile == Measured)
	return slices.DeleteFunc(list, func(s Switch) bool { return s.Form == JumpTable })
}

// switches returns the switches, and whether all chains have been looked for.
func switches(facts *Facts, set SwitchSettings, tables bool) (list []Switch, all bool) {
	f := facts.Func
	r := recogniser{Facts: facts, set: set, used: make([]bool, len(f.Blocks)), walks: f.Limit(minWalks + maxWalks*len(f.Blocks))}
	for _, n := range f.Order.RPO {
		facts.Poll()
		b := f.Blocks[n]
		last := b.Last()
		if last == nil {
			continue
		}
		var s *Switch
		switch {
		case last.Flow == cfg.FlowIndex:
			if tables {
				if s = r.table(b, last); s != nil {
					s.stands, s.check = r.tableCounted(s)
				}
			}
		case last.IsBranch() && !r.used[n]:
			s = r.chain(b)
		}
		if s != nil {
			s.measure()
			s.observe()
			s.choose(set)
			list = append(list, *s)
		}
	}
	if tables && !f.Complete && len(f.Order.RPO) < len(f.Blocks) {
		list = append(list, r.tablesApart()...)
	}
	if set.Profile == Measured {
		r.keepHeads(list)
	}
	return list, r.walks > 0
}

// measure computes what follows from the cases.
func (s *Switch) measure() {
	defer func() {
		slices.SortFunc(s.Open, func(a, b Case) int { return cmp.Compare(s.Number(a), s.Number(b)) })
	}()
	if len(s.Cases) == 0 {
		return
	}
	if s.Wide {
		slices.SortStableFunc(s.Cases, func(a, b Case) int { return cmp.Compare(int64(a.bits()), int64(b.bits())) })
		s.Signed, s.Min, s.Max = true, int64(s.Cases[0].bits()), int64(s.Cases[len(s.Cases)-1].bits())
		if s.Range = uint64(s.Max) - uint64(s.Min); s.Range < math.MaxUint64 {
			s.Range++
		}
		s.Density = float64(len(s.Cases)) / float64(s.Range)
		return
	}
	unsigned := func(a, b Case) int { return int(int64(a.Value) - int64(b.Value)) }
	signed := func(a, b Case) int { return int(int64(int32(a.Value)) - int64(int32(b.Value))) }
	slices.SortStableFunc(s.Cases, unsigned)
	n := len(s.Cases) - 1
	wide := int64(s.Cases[n].Value) - int64(s.Cases[0].Value)
	slices.SortStableFunc(s.Cases, signed)
	narrow := int64(int32(s.Cases[n].Value)) - int64(int32(s.Cases[0].Value))
	s.Signed = narrow <= wide
	if s.Signed {
		s.Min, s.Max = int64(int32(s.Cases[0].Value)), int64(int32(s.Cases[n].Value))
	} else {
		slices.SortStableFunc(s.Cases, unsigned)
		s.Min, s.Max = int64(s.Cases[0].Value), int64(s.Cases[n].Value)
	}
	s.Range = uint64(s.Max-s.Min) + 1
	s.Density = float64(len(s.Cases)) / float64(s.Range)
}

// observe finds the cases whose targets did not run. Source: seeds branch-and-switch, "PGO
// Early-Exit Guard": the mask of the successors that were observed.
func (s *Switch) observe() {
	for _, c := range s.Cases {
		if c.Target.Weight == 0 {
			s.Unobserved = append(s.Unobserved, c)
		}
	}
	if len(s.Unobserved) == len(s.Cases) {
		s.Unobserved = nil // the profile does not have this switch
	}
}

// Whole is s as if nothing stood between it and what is compared beyond its end.
func (s *Switch) Whole(set SwitchSettings) Switch {
	w := Switch{Form: s.Form, Selector: s.Selector, Wide: s.Wide, Upper: s.Upper, Block: s.Block, Cases: slices.Clone(s.Cases), Chain: s.Chain, value: s.value, stands: s.stands}
	for _, c := range s.Beyond {
		if !slices.ContainsFunc(w.Cases, func(d Case) bool { return d.bits() == c.bits() }) {
			w.Cases = append(w.Cases, c)
			w.stands = w.stands.plus(Cost{2, 1})
		}
	}
	w.measure()
	w.choose(set)
	return w
}

// choose decides as the page has it.
func (s *Switch) choose(set SwitchSettings) {
	n := len(s.Cases)
	switch {
	case s.Form == JumpTable:
		s.Choice, s.Reason = JumpTable, "already a jump table"
	case set.Profiled:
		s.Choice, s.Reason = s.Form, "the profile is complete: blocks are laid out by frequency"
	case set.Profile == Measured:
		s.chooseMeasured()
	case n < set.MinCases:
		s.Choice, s.Reason = Cascade, fmt.Sprintf("%d cases are fewer than %d", n, set.MinCases)
	case s.Exhausted || n > set.Budget:
		s.Choice, s.Reason = SearchTree, fmt.Sprintf("the chain exceeds the budget of %d comparisons, which is the limit for a table", set.Budget)
	case s.Density > set.MinDensity:
		s.Choice, s.Reason = JumpTable, fmt.Sprintf("%d of %d values in the range are cases (%.0f%%), more than %.0f%%", n, s.Range, 100*s.Density, 100*set.MinDensity)
	default:
		s.Choice, s.Reason = SearchTree, fmt.Sprintf("%d of %d values in the range are cases (%.0f%%), too few for a table", n, s.Range, 100*s.Density)
	}
	if s.Choice == SearchTree && s.Form != SearchTree && len(s.Unobserved) > 0 {
		s.Reason += fmt.Sprintf("; the %d that the profile has not observed are compared last", len(s.Unobserved))
	}
}
