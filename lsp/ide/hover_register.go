package ide

import (
	"cmp"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// use returns how the instruction uses the register that is named at the place.
func (p *place) use() (use, bool) { return p.useOf(p.register()) }

// useOf returns how the instruction uses r in the operand at the place.
func (p *place) useOf(r cfg.Reg) (use, bool) {
	if r.Class == cfg.NoReg || r.IsConst() || p.b == nil {
		return use{}, false
	}
	arg := int8(cfg.ArgGuard)
	if k := p.argIndex(); k >= 0 {
		arg = int8(k)
	}
	s := p.facts().SSA()
	n := s.Regs.Number(p.b, p.at)
	found, ok := use{}, false
	v := s.Regs.Var(r)
	for j, w := range s.Regs.Words(n) {
		if s.Regs.Args(n)[j] != arg || s.Values(n)[j] < 0 || w.Var() != v {
			continue
		}
		if !ok || w.Write() {
			found, ok = use{r, s.Values(n)[j], w.Write(), n}, true
		}
	}
	return found, ok
}

// argIndex is the index of the operand at the place, -1 if there is none.
func (p *place) argIndex() int {
	for k := range p.i.Args {
		if &p.i.Args[k] == p.arg {
			return k
		}
	}
	return -1
}

// wide returns the registers that the operand at the place stands for, which names the first: two
// for 64 bits.
func (p *place) wide(r cfg.Reg) []cfg.Reg {
	list := []cfg.Reg{r}
	k := p.argIndex()
	if k < 0 || r.Num < 0 || r.Num >= cfg.FirstNamed || r.Class != cfg.ClassR && r.Class != cfg.ClassUR {
		return list
	}
	words := 1
	switch a := p.arg; {
	case a.Kind == cfg.RegOperand:
		words = p.i.Words(k, p.f.SM())
	case r == a.Reg:
		words, _ = p.i.AddrWords(k)
	case r == a.UReg():
		_, words = p.i.AddrWords(k)
	}
	for n := int32(1); n < int32(words); n++ {
		list = append(list, cfg.Reg{Class: r.Class, Num: r.Num + n})
	}
	return list
}

// A use is a register that the instruction at the place reads or writes, as one
// of its operands names it.
type use struct {
	reg   cfg.Reg
	value analysis.Value // that it reads or writes
	write bool
	n     int32 // number of the instruction
}

// register returns the register that is named at the place, NoReg if none is.
func (p *place) register() cfg.Reg {
	if p.i == nil {
		return cfg.Reg{}
	}
	if p.within(p.i.Guard.Span) {
		return p.i.Guard.Reg
	}
	if p.arg == nil {
		return cfg.Reg{}
	}
	if p.arg.Kind == cfg.RegOperand {
		return p.arg.Reg
	}
	name, _, _ := strings.Cut(p.word(), ".")
	for _, r := range [...]cfg.Reg{p.arg.Reg, p.arg.UReg(), p.arg.Index()} {
		if r.Class != cfg.NoReg && p.f.Names.Reg(r) == name {
			return r
		}
	}
	return cfg.Reg{}
}

// hoverRegister describes a register and what is known of it at the place.
func (p *place) hoverRegister(r cfg.Reg) string {
	var pg page
	what, _, _ := strings.Cut(r.Class.Doc(), ",")
	name := fmt.Sprintf("**%s** `%s`", capital(what), p.f.Names.Reg(r))
	switch {
	case r.Class == cfg.ClassSR && r.Num >= 0 && int(r.Num) < len(cfg.SpecialRegs):
		p.special(&pg, name, &cfg.SpecialRegs[r.Num])
		return pg.String()
	case r.IsConst() && r.IsPred():
		if p.arg != nil && p.arg.Kind == cfg.RegOperand && strings.HasPrefix(p.text(p.arg.Span), "!") {
			return name + ", negated: always false."
		}
		return name + ": always true. A write to it is discarded."
	case r.IsConst():
		return name + ": always zero. A write to it is discarded."
	}
	if r.Class == cfg.ClassB {
		pg.say("%s.", name)
		p.barrier(&pg)
		return pg.String()
	}
	regs := p.wide(r)
	if n := len(regs); n == 2 {
		name = fmt.Sprintf("**%s pair** `%s:%s`, 64 bits", capital(what), p.f.Names.Reg(r), p.f.Names.Reg(regs[1]))
	} else if n > 2 {
		name = fmt.Sprintf("**%ss** `%s` to `%s`, %d bits", capital(what), p.f.Names.Reg(r), p.f.Names.Reg(regs[n-1]), 32*n)
	}
	var uses []use
	for _, r := range regs {
		if u, ok := p.useOf(r); ok {
			uses = append(uses, u)
		}
	}
	if len(uses) == 0 {
		pg.say("%s.", name)
		return pg.String()
	}
	if uses[0].write {
		name += ", written here"
	}
	pg.say("%s%s.", name, p.knownValues(uses))
	var values []analysis.Value
	for _, u := range uses {
		values = append(values, u.value)
	}
	p.valueLanes(&pg, values)
	if b, k, ok := p.definedBy(uses[0].value); ok {
		p.rewrites(&pg, b, k)
		if text := p.marked(b, k); text != "" {
			pg.detail(text)
		}
	}
	if uses[0].write {
		pg.fact(titled("read by", p.each(uses, func(u use) string { return p.readers(u) })))
	} else {
		n, more, all := 0, 0, true
		for _, u := range uses {
			count, kept, ok := p.readCount(u.value)
			n, more, all = max(n, count), max(more, kept), all && ok
		}
		only := "this is the only use of the value"
		switch {
		case !all:
			only = fmt.Sprintf("the value has %d uses %s", max(n, 1), andMore)
		case slices.ContainsFunc(uses, func(u use) bool { return p.readElsewhere(u.value) }):
			only = fmt.Sprintf("known of the value: %s; %s", plural(max(n, 1), "use"), notAllKnown)
		case more > 0:
			only = fmt.Sprintf("the value has %s, and %d more unless it is overwritten on the way", plural(n, "use"), more)
		case n > 1:
			only = fmt.Sprintf("the value has %d uses", n)
		}
		pg.fact(titled("written by", p.each(uses, func(u use) string { return p.definitions(u.value) })), only)
	}
	pg.fact(titled("live", p.each(uses, p.liveRange)))
	return pg.String()
}

// special tells of a special register.
func (p *place) special(pg *page, name string, r *cfg.SpecialReg) {
	if r.PTX != "" {
		name += " (`" + r.PTX + "` in PTX)"
	}
	pg.say("%s: %s", name, md(r.Doc))
	pg.lanes = []string{variances[r.Vary]}
}

var variances = [...]string{
	cfg.VaryNever: "**Uniform**: the same in the whole grid.",
	cfg.VaryBlock: "**Uniform**: the same in a thread block.",
	cfg.VaryWarp:  "**Uniform**: the same in a warp.",
	cfg.VaryLane:  "**Varying**: differs between lanes.",
	cfg.VaryTime:  "**Varying**: changes while the program runs.",
}

// knownValues says what the registers hold, in words that follow their names; "" if nothing is known.
func (p *place) knownValues(uses []use) string {
	var parts []string
	wide, exact := uint64(0), len(uses) == 2
	for n, u := range uses {
		k := p.facts().Constants().Value(u.value, p.b)
		if u.reg.IsPred() {
			if t := k.Truth(); t != analysis.Varies {
				return fmt.Sprintf(": always %s", t)
			}
			return ": not constant"
		}
		x, ok := k.Const()
		exact = exact && ok
		if exact {
			wide |= uint64(x) << (32 * n)
		}
		if !k.None() {
			text := k.String()
			if len(uses) > 1 {
				text = "`" + p.f.Names.Reg(u.reg) + "` " + text
			}
			parts = append(parts, text)
		}
	}
	switch {
	case exact:
		return fmt.Sprintf(": %#x (%d)", wide, int64(wide))
	case parts == nil:
		return ""
	}
	return ": " + strings.Join(parts, ", ")
}

// each is what of says of the registers: once if it is the same for all.
func (p *place) each(uses []use, of func(use) string) string {
	var first string
	same := true
	var list []string
	for n, u := range uses {
		text := of(u)
		if n == 0 {
			first = text
		}
		same = same && text == first
		if text != "" {
			list = append(list, "`"+p.f.Names.Reg(u.reg)+"`: "+text)
		}
	}
	if same {
		return first
	}
	return strings.Join(list, "; ")
}

// readCount is how many operands of instructions read v or what it is merged into, and how many more if calls keep what may be v. If all
// is false, there may be more.
func (p *place) readCount(v analysis.Value) (n, more int, all bool) {
	known := p.across(maxTraced)
	sources, all := known.sources([]analysis.Value{v})
	reads, too := p.readsWithin(sources, maxTraced, nil)
	if all = all && too; !all || known.any {
		return len(reads), 0, all
	}
	across := p.facts().Across()
	sources, all = across.SourcesAcross([]analysis.Value{v}, maxTraced)
	kept, too := p.readsWithin(sources, maxTraced, across)
	return len(reads), len(kept) - len(reads), all && too
}

// readElsewhere reports whether v, or what else may be where it is read, may be read in ways that no edge tells of.
func (p *place) readElsewhere(v analysis.Value) bool {
	a := p.across(maxTraced)
	sources, _ := a.sources([]analysis.Value{v})
	return a.leaves(append(sources, v))
}

// definitions says what may have defined v, in order of the text, and then what may have if calls among it keep that.
func (p *place) definitions(v analysis.Value) string {
	s := p.facts().SSA()
	known := p.across(maxTraced)
	sources, all := known.sources([]analysis.Value{v})
	text := p.definedIn(sources, all)
	clobbered := slices.IndexFunc(sources, func(d analysis.Value) bool { return s.Kind(d) == analysis.ClobberValue })
	if !all || clobbered < 0 || known.any {
		return text
	}
	across := p.facts().Across()
	kept, all := across.SourcesAcross([]analysis.Value{v}, maxTraced)
	if kept = kept[len(sources):]; len(kept) == 0 {
		return text
	}
	that := "that keeps"
	if between := p.between(across, sources, kept); between != nil {
		that = "that, and " + p.instrs(between) + ", keep"
	}
	return text + "; if " + that + " it, " + p.definedIn(kept, all)
}

// between returns the numbers of other instructions that may overwrite what calls of the sources, or those that they may keep, keep.
func (p *place) between(across *analysis.Across, lists ...[]analysis.Value) (numbers []int32) {
	most := maxTraced
	for _, v := range slices.Concat(lists...) {
		if p.facts().SSA().Kind(v) == analysis.ClobberValue && most > 0 {
			list, looked := across.Between(v, most)
			numbers, most = append(numbers, list...), most-looked
		}
	}
	return numbers
}

// definedIn says what may have defined a value that has the sources, in order of the text, of which there are more if all is false.
func (p *place) definedIn(sources []analysis.Value, all bool) string {
	s := p.facts().SSA()
	at := func(d analysis.Value) int32 {
		if k := s.Kind(d); k == analysis.EntryValue || k == analysis.UnknownValue {
			return -1
		}
		return s.Instr(d)
	}
	sources = slices.Clone(sources)
	slices.SortStableFunc(sources, func(a, b analysis.Value) int { return cmp.Compare(at(a), at(b)) })
	var list []string
	entry, outside := false, false
	for _, d := range sources {
		switch kind := s.Kind(d); {
		case kind == analysis.EntryValue:
			entry = true
		case kind == analysis.UnknownValue && !p.facts().Unreachable(s.Block(d)):
			outside = true
		case len(list) >= mostListed: // not listed, only counted
			list = append(list, "")
		case kind == analysis.UnknownValue:
			list = append(list, fmt.Sprintf("nothing: %s is unreachable", md(s.Block(d).Name())))
		case kind == analysis.ClobberValue:
			b, i := p.instr(s.Instr(d))
			what := "`%s` may write anything"
			if _, known := p.facts().CallWrites(b, i); known {
				what = "the code that `%s` calls may write it"
			}
			list = append(list, fmt.Sprintf("%s ("+what+")", lineLink(p.line(b, i)), i.Op.Name))
		default:
			b, i := p.instr(s.Instr(d))
			text := fmt.Sprintf("`%s` on %s", i.Op.Name, lineLink(p.line(b, i)))
			if !i.Guard.Always() {
				text += " under `" + p.guardText(i) + "`"
			}
			list = append(list, text)
		}
	}
	const unknown = "code that is not known, as not all control flow is"
	if !all || outside && list != nil {
		text := enumerated(list)
		if entry {
			text += "; else it is the value at entry"
		}
		if outside {
			text += ", or " + unknown
		}
		if !all {
			text += ", " + andMore
		}
		return strings.TrimPrefix(text, ", ")
	}
	switch {
	case outside && entry:
		return unknown + "; else it is the value at entry"
	case outside:
		return unknown
	case list == nil && entry:
		return "nothing in the function: it is the value at entry"
	case list == nil:
		return "nothing"
	case entry:
		return enumerated(list) + "; else it is the value at entry"
	}
	return enumerated(list)
}

func (p *place) guardText(i *cfg.Instr) string {
	not := ""
	if i.Guard.Not {
		not = "!"
	}
	return "@" + not + p.f.Names.Reg(i.Guard.Reg)
}

// instr returns instruction number n of the function and its block.
func (p *place) instr(n int32) (*cfg.Block, *cfg.Instr) {
	r := p.facts().Registers()
	b := p.f.Blocks[r.BlockOf(n)]
	return b, &b.Instrs[n-r.Number(b, 0)]
}

// maxTraced is how many steps a hover follows a value from its definitions to what reads it, a step to each value and to each who
// reads one: a fraction of a millisecond. What is found by then is told, and that there is more.
const maxTraced = 1 << 11

// andMore says of a list that it is not all.
var andMore = fmt.Sprintf("and more: a hover follows a value for %d steps", maxTraced)

// notAllKnown says so of what is listed of a function whose control flow is not all known.
const notAllKnown = "there may be others, as not all control flow is known"

// A read is an operand of an instruction that reads a value.
type read struct {
	n   int32 // number of the instruction
	arg int8
}

// reads yields the operands of instructions that read one of the values, or what it is merged into where paths meet.
func (p *place) reads(values []analysis.Value) []read {
	list, _ := p.readsWithin(values, math.MaxInt, nil)
	return list
}

// readsWithin is reads if it takes no more than most steps. Else all is false, and the list is what is found within them. With across it
// goes on to what reads the values if calls keep them.
func (p *place) readsWithin(values []analysis.Value, most int, across *analysis.Across) (list []read, all bool) {
	s := p.facts().SSA()
	seen := s.NewSet()
	work := slices.Clone(values)
	over := p.across(most)
	var reads []int32
	all = true
	for len(work) > 0 && all {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if !seen.Add(v) {
			continue
		}
		work = append(work, over.onward(v)...)
		all = over.most >= 0
		if across != nil {
			work = append(work, across.After(v)...)
			most -= len(across.After(v))
		}
		users := s.Users(v)
		if most -= 1 + len(users); most < 0 {
			all, users = false, users[:max(0, most+len(users))]
		}
		for _, by := range users {
			if by < 0 {
				work = append(work, ^by)
				continue
			}
			reads = append(reads, by)
			for j, w := range s.Regs.Words(by) {
				if x := s.Values(by)[j]; w.Write() && s.Prev(x) == v {
					work = append(work, x) // left in place
				}
			}
		}
	}
	for _, by := range numbersInOrder(reads, s.Regs.Instrs()) {
		last := int8(cfg.ArgDescriptor - 1)
		for j, w := range s.Regs.Words(by) {
			if x := s.Values(by)[j]; x >= 0 && !w.Write() && s.Regs.Args(by)[j] != last && seen.Has(x) {
				last = s.Regs.Args(by)[j]
				list = append(list, read{by, last})
			}
		}
	}
	return list, all
}

// numbersInOrder sorts numbers of instructions, of n that there are, each once.
func numbersInOrder(list []int32, n int) []int32 {
	if len(list) < n/64 {
		slices.Sort(list)
		return slices.Compact(list)
	}
	in := make([]uint64, (n+63)/64)
	for _, k := range list {
		in[k>>6] |= 1 << (k & 63)
	}
	list = list[:0]
	for k, w := range in {
		for ; w != 0; w &= w - 1 {
			list = append(list, int32(k<<6+bits.TrailingZeros64(w)))
		}
	}
	return list
}

// readers says what reads the value that is written at the place: instructions that name the register, and calls of code that reads it.
func (p *place) readers(u use) string {
	numbers := p.callsReading(u)
	reads, all := p.readsWithin([]analysis.Value{u.value}, maxTraced, nil)
	for _, r := range reads {
		numbers = append(numbers, r.n)
	}
	elsewhere := ""
	if p.readElsewhere(u.value) {
		elsewhere = "; " + notAllKnown
	}
	if !all {
		return strings.TrimPrefix(p.instrs(numbers)+", "+andMore, ", ") + elsewhere
	}
	text := p.instrs(numbers)
	if numbers == nil {
		text = p.mayRead(u)
		elsewhere = ""
	}
	reads, all = p.readsWithin([]analysis.Value{u.value}, maxTraced, p.facts().Across())
	direct := map[int32]bool{}
	for _, n := range numbers {
		direct[n] = true
	}
	var kept []int32
	for _, r := range reads {
		if !direct[r.n] {
			kept = append(kept, r.n)
		}
	}
	if kept != nil {
		text += "; unless it is overwritten on the way, " + p.instrs(kept)
	}
	if !all {
		text += ", " + andMore
	}
	return text + elsewhere
}

// instrs names instructions by their numbers, in order of the text; "" if there are none.
func (p *place) instrs(numbers []int32) string {
	numbers = slices.Clone(numbers)
	slices.Sort(numbers)
	list := make([]analysis.RegionStart, 0, len(numbers))
	for _, n := range slices.Compact(numbers) {
		b, i := p.instr(n)
		list = append(list, analysis.RegionStart{Block: b, Instr: i})
	}
	return p.byOpcode(list)
}

// mayRead says what may read a value that no instruction names: a call or a return to code that is not known, which a refusal
// to replace it names too.
func (p *place) mayRead(u use) string {
	if b, k, ok := p.readsUnnamed(u); ok {
		i := &b.Instrs[k]
		missing := ""
		if i.Missing() > 0 {
			missing = "what is missing in front of "
		}
		return fmt.Sprintf("nothing that names it; %s`%s` on %s may read it", missing, i.Op.Name, lineLink(p.line(b, i)))
	}
	if !p.f.Native && u.reg == (cfg.Reg{Class: cfg.ClassR, Num: 1}) {
		return "nothing that names it; it is the stack pointer, which compiled code sets in any case"
	}
	return "nothing that is known"
}

// readsUnnamed returns the first instruction, number k of b, that may read the value of the use, a write, without naming its register.
func (p *place) readsUnnamed(u use) (b *cfg.Block, k int, ok bool) {
	l := p.facts().Liveness()
	v := l.Registers().Var(u.reg)
	if v < 0 || l.Limited {
		return nil, 0, false
	}
	for _, s := range l.Range(v, p.b, p.at) {
		for k := s.From + 1; k <= min(s.To, len(s.Block.Instrs)-1); k++ {
			if slices.Contains(l.Registers().Words(l.Registers().Number(s.Block, k)), analysis.ReadsAll) {
				return s.Block, k, true
			}
		}
	}
	return nil, 0, false
}

// callsReading returns the numbers of the calls that go to code which reads the value of the use, a write.
func (p *place) callsReading(u use) (calls []int32) {
	l := p.facts().Ranges()
	v := l.Registers().Var(u.reg)
	if v < 0 || l.Limited {
		return nil
	}
	in := callsIn(p.facts())
	if in == nil {
		return nil
	}
	for _, s := range l.Range(v, p.b, p.at) {
		if !in[s.Block.ID] {
			continue
		}
		for k := s.From + 1; k <= min(s.To, len(s.Block.Instrs)-1); k++ {
			if s.Block.Instrs[k].Flow != cfg.FlowCall {
				continue
			}
			n := l.Registers().Number(s.Block, k)
			for by, m := range l.Registers().Marks(n) {
				if by == v && m == analysis.MarkRead {
					calls = append(calls, n)
					break
				}
			}
		}
	}
	return calls
}

var keptCalls analysis.Kept[[]bool]

// callsIn tells of each block of the function whether a call is in it; nil if there is none.
func callsIn(facts *analysis.Facts) []bool {
	return keptCalls.Of(facts, func() (in []bool) {
		for n, b := range facts.Func.Blocks {
			for k := range b.Instrs {
				if b.Instrs[k].Flow == cfg.FlowCall {
					if in == nil {
						in = make([]bool, len(facts.Func.Blocks))
					}
					in[n] = true
				}
			}
		}
		return in
	})
}
