package optimizer

import (
	"fmt"
	"iter"
	"math"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// LiveDead is phases 16, 33, 61 and 84, [liveDeadPhases]. It removes instructions that do nothing but write registers
// that nothing reads, by global liveness (dead-write), and those whose results only such
// instructions read (dead-instruction).
//
//	MOV  R4, 0x1            MOV  R4, 0x2        L: IADD R7, R7, 0x1      L:
//	MOV  R4, 0x2   =>                              ISETP P0, R2, R3  =>     ISETP P0, R2, R3
//	STG  [R2], R4           STG  [R2], R4          @P0 BRA L                @P0 BRA L
//
// It must refuse what stands where control may come to in ways that no edge tells; one of a pair
// that is issued together; uniform registers, which lanes of the warp that went another way may
// read later, and which from sm_90 on hold descriptors that the text of some listings does not
// show; and a block that keeps lanes apart, if something after it can tell. Source: seeds
// general-optimize, "Dead Code Elimination".
var LiveDead = &Pass{
	Name: "OriPerformLiveDead",
	Doc:  "Remove dead code. Instructions that only write registers which nothing reads, or which only dead instructions read.",
	Run:  liveDead,
}

// liveDeadPhases are the names of the phases.
var liveDeadPhases = []string{"OriPerformLiveDeadFirst", "OriPerformLiveDeadSecond", "OriPerformLiveDeadThird", "OriPerformLiveDeadFourth"}

// maxDeadUsers bounds how many instructions go with one that is dead where each rewrite is shown by itself.
const maxDeadUsers = 32

// A deadCode is what is dead in a function. It is the same for all four phases, and found once.
type deadCode struct {
	whole  *Refusal    // why nothing of it can go; nil if nothing says so
	list   []deadInstr // in order of the text: the dead writes, and what can go
	goes   []bool      // by number in the function
	writes []analysis.DeadWrite
	at     []int32    // by number in the function: the number in list, or -1
	apart  []*Refusal // by block: why what is dead in it stays; nil if no block has a reason
	f      *cfg.Func
	found  atomic.Pointer[deadFacts] // nil once it is forgotten

	said *deadSaid // nil if nothing is dead
}

// deadSaid is what several remarks say alike.
type deadSaid struct {
	titles   sync.Map // of fixes, by how many instructions go
	messages sync.Map // by register
}

// deadFacts are those that say what goes with a dead instruction.
type deadFacts struct {
	*analysis.SSA
	live *analysis.Liveness
}

// facts finds them again if they were forgotten.
func (d *deadCode) facts() *deadFacts {
	if found := d.found.Load(); found != nil {
		return found
	}
	facts := analysis.NewFacts(d.f)
	found := &deadFacts{facts.SSA(), facts.Liveness()}
	d.found.Store(found)
	return found
}

// recall takes what was forgotten from facts of the function.
func (d *deadCode) recall(facts *analysis.Facts) {
	if d.found.Load() == nil && facts.Func == d.f {
		d.found.Store(&deadFacts{facts.SSA(), facts.Liveness()})
	}
}

// Forget drops what [Remark.Told] finds again, in about a millisecond for a function of 200 blocks, and keeps once it has.
func Forget(remarks []Remark) {
	for n := range remarks {
		if d, ok := remarks[n].later.(*deadCode); ok {
			d.found.Store(nil)
		}
	}
}

// A deadInstr is an instruction that is dead.
type deadInstr struct {
	b      *cfg.Block
	k      int32
	number int32 // in the function
	write  int32 // of the dead writes; -1 if it is none
	goes   bool  // nothing refuses it
}

func (x *deadInstr) instr() *cfg.Instr { return &x.b.Instrs[x.k] }

// kind is what it is reported as.
func (x *deadInstr) kind() *Kind {
	if x.write >= 0 {
		return deadWrite
	}
	return deadInstruction
}

// A liveDeader announces what is dead.
type liveDeader struct {
	*Ctx
	*deadCode
	going *deadMarks // nil if nothing does
	alone *deadMarks // of one fix after the other; all false in between
	fixed []deadFix  // those that are wanted
}

// A deadFix is the removal of an instruction alone.
type deadFix struct {
	item  int32   // in the list
	n     int     // the number of the rewrite
	users []int32 // that go with it, itself among them; nil if they are more than maxDeadUsers
}

func liveDead(c *Ctx) {
	if !c.wants(deadWrite) && !c.wants(deadInstruction) {
		return
	}
	d := liveDeader{Ctx: c, deadCode: keep(c, &keptDeadCode, findDeadCode)}
	c.remarks = slices.Grow(c.remarks, len(d.list))
	for n := range d.list {
		d.announce(int32(n))
	}
	d.fixAlone()
	if d.going == nil {
		return
	}
	regs := d.facts().Regs
	for _, b := range c.Func.Blocks {
		b.RemoveAll(func(k int) bool { return d.going.remove[regs.Number(b, k)] })
	}
}

// findDeadCode finds what is dead in the function.
func findDeadCode(c *Ctx) *deadCode {
	d := &deadCode{whole: c.incomplete(), f: c.Func}
	ssa := c.SSA()
	d.found.Store(&deadFacts{ssa, c.Liveness()})
	stays := func(b *cfg.Block, k int) bool { return d.whole != nil || c.deadStays(b, k) != nil }
	dead := c.DeadCode(stays)
	if d.apart = c.separators(dead); d.apart != nil {
		dead = c.DeadCode(func(b *cfg.Block, k int) bool { return d.apart[b.ID] != nil || stays(b, k) })
	}
	d.goes = dead
	writes := c.DeadWrites()
	count := 0 // no dead write that goes is counted twice
	for _, yes := range dead {
		if yes {
			count++
		}
	}
	for _, w := range writes {
		if !dead[ssa.Regs.Number(w.Block, w.K)] {
			count++
		}
	}
	d.list, d.at = make([]deadInstr, 0, count), make([]int32, len(dead))
	if count > 0 {
		d.said = new(deadSaid)
	}
	d.writes = writes
	number, next := int32(0), 0
	for _, b := range c.Func.Blocks {
		c.Poll()
		for k := range b.Instrs {
			write := int32(-1)
			if next < len(writes) && writes[next].Block == b && writes[next].K == k {
				write = int32(next)
				next++
			}
			if d.at[number] = -1; dead[number] || write >= 0 {
				d.at[number] = int32(len(d.list))
				d.list = append(d.list, deadInstr{b: b, k: int32(k), number: number, goes: dead[number], write: write})
			}
			number++
		}
	}
	return d
}

// tell says what there is to say of instruction n of the list.
func (d *deadCode) tell(r *Remark, n int32) {
	x := &d.list[n]
	if x.write >= 0 {
		said := deadWriteAt(d.f, d.facts().live, d.writes[x.write])
		r.Message, r.Title, r.Related = said.Message, said.Title, slices.Concat(said.Related, r.Related)
		return
	}
	var memory [maxDeadUsers]int32
	users, all := d.users(n, maxDeadUsers, memory[:0])
	r.Title, r.Message = d.title(len(users), all), d.message(x.instr())
	if also := users[1:min(len(users), maxDeadRelated+1)]; len(also) > 0 {
		related := make([]analysis.Related, len(also), len(also)+len(r.Related))
		for k, u := range also {
			y := &d.list[u]
			related[k] = analysis.Related{Span: y.b.InSection(y.instr().Span), Message: "dead"}
		}
		r.Related = append(related, r.Related...)
	}
}

// title is that of the fix of an instruction that goes with users that are dead, or more than those. Few are different.
func (d *deadCode) title(users int, all bool) string {
	if !all {
		users = 0
	}
	if title, ok := d.said.titles.Load(users); ok {
		return title.(string)
	}
	what := "dead instruction"
	switch {
	case users == 0:
		what = "dead instruction and all that use it"
	case users > 1:
		what = fmt.Sprintf("%d dead instructions", users)
	}
	title := deadInstruction.FixTitle(what)
	d.said.titles.Store(users, title)
	return title
}

// message is what is said of i. That of one register is said again and again.
func (d *deadCode) message(i *cfg.Instr) string {
	var memory [8]cfg.Reg
	regs := slices.AppendSeq(memory[:0], registersOf(i, true))
	if len(regs) == 1 {
		if text, ok := d.said.messages.Load(regs[0]); ok {
			return text.(string)
		}
	}
	text := sentence(d.f, regs, " is only read by dead instructions", " are only read by dead instructions")
	if len(regs) == 1 {
		d.said.messages.Store(regs[0], text)
	}
	return text
}

// announce announces the removal of instruction n of the list.
func (d *liveDeader) announce(n int32) {
	x := &d.list[n]
	kind := x.kind()
	r := kind.untitled(x.b.InSection(x.instr().Span))
	if d.brief {
		r.later, r.item = d.deadCode, n
	} else {
		d.tell(&r, n)
		r.Related = slices.Clip(r.Related)
	}
	if !x.goes {
		no := d.whole
		if no == nil {
			no = d.deadStays(x.b, int(x.k))
		}
		if no == nil {
			no = d.apart[x.b.ID]
		}
		d.Refuse(r, no)
		return
	}
	r.Dead = true
	r.N = d.n
	if d.left(n) {
		return
	}
	if d.Rewrite(r) {
		if d.going == nil {
			d.going = d.newMarks()
		}
		d.going.mark(d.deadCode, n, math.MaxInt32)
		return
	}
	if d.fixes != nil && d.sel.lists(&r) {
		x := deadFix{item: n, n: r.N}
		if users, all := d.users(n, maxDeadUsers, nil); all {
			x.users = users
		}
		d.fixed = append(d.fixed, x)
	}
}

// Fixes of dead instructions have so many edits in all, besides deadEditsEach for each: in a chain each takes all behind it along.
const (
	mostDeadEdits = 1 << 13
	deadEditsEach = 4
)

// fixAlone notes what each removal alone would change that is wanted, the smallest first.
func (d *liveDeader) fixAlone() {
	size := func(x *deadFix) int {
		if x.users == nil {
			return maxDeadUsers + 1
		}
		return len(x.users)
	}
	slices.SortStableFunc(d.fixed, func(a, b deadFix) int { return size(&a) - size(&b) })
	left := mostDeadEdits + deadEditsEach*len(d.fixed)
	for n := range d.fixed {
		x := &d.fixed[n]
		d.Poll()
		if left -= size(x); left < 0 {
			d.omit(x.n)
			continue
		}
		if x.users == nil {
			users, all := d.manyUsers(x.item, left)
			if left -= len(users); !all {
				d.omit(x.n)
				continue
			}
			x.users = users
		}
		d.note(x.n, func(w *cfg.Change) bool {
			for _, u := range x.users {
				w.Drop(d.list[u].b, int(d.list[u].k))
			}
			return true
		})
	}
}

// manyUsers returns what users does where there are many; it is not all of them if they are more than most.
func (d *liveDeader) manyUsers(n int32, most int) (list []int32, all bool) {
	if d.alone == nil {
		d.alone = d.newMarks()
	}
	all = d.alone.mark(d.deadCode, n, most)
	list = slices.Clone(d.alone.list)
	d.alone.reset(d.deadCode)
	return list, all
}

// left reports whether instruction n of the list, or one that would have to go with it, is to stay as it is.
func (d *liveDeader) left(n int32) bool {
	if d.sel.leaves == nil {
		return false
	}
	users, all := d.users(n, maxDeadUsers, nil)
	return !all || slices.ContainsFunc(users, func(u int32) bool {
		x := &d.list[u]
		return d.sel.leaves(&analysis.Diagnostic{Code: x.kind().Name, Span: x.b.InSection(x.instr().Span)})
	})
}

// maxDeadRelated bounds the places that are related to one dead instruction.
const maxDeadRelated = 8

// users returns instruction n of the list and the dead instructions that read what it writes, and
// so on: those that must go with it. It is not all of them if there are more than most, which are few, or if they
// are too far away. The list is in the memory of list.
func (d *deadCode) users(n int32, most int, list []int32) (_ []int32, all bool) {
	list = append(list[:0], n)
	if d.list[n].write >= 0 {
		return list, true
	}
	var memory [maxDeadJoins]analysis.Value
	joins, more := memory[:0], false
	read := func(u int32) bool {
		if slices.Contains(list, u) {
			return true
		}
		if more = len(list) == most; !more {
			list = append(list, u)
		}
		return !more
	}
	join := func(v analysis.Value) bool {
		if slices.Contains(joins, v) {
			return true
		}
		if more = len(joins) == maxDeadJoins; !more {
			joins = append(joins, v)
		}
		return !more
	}
	for at, next := 0, 0; at < len(list) && !more; at++ {
		d.eachReader(d.list[list[at]].number, read, join)
		for ; next < len(joins) && !more; next++ {
			d.eachReaderOf(joins[next], read, join)
		}
	}
	return list, !more
}

// maxDeadJoins bounds the values that one is joined in, one behind the other, before somebody reads it.
const maxDeadJoins = 32

// eachReader calls [deadCode.eachReaderOf] for each value that instruction number n writes, until read or join returns false.
func (d *deadCode) eachReader(n int32, read func(u int32) bool, join func(analysis.Value) bool) bool {
	return d.written(n, func(v analysis.Value) bool { return d.eachReaderOf(v, read, join) })
}

// eachReaderOf calls read with each dead instruction, by its number in the list, that reads v, or may leave it in place, and
// goes, and join with each phi that v may be part of. It ends when one of them returns false.
func (d *deadCode) eachReaderOf(v analysis.Value, read func(u int32) bool, join func(analysis.Value) bool) bool {
	for _, u := range d.facts().Users(v) {
		if u < 0 {
			if !join(analysis.Value(^u)) {
				return false
			}
			continue
		}
		if k := d.at[u]; k >= 0 && d.list[k].goes && !read(k) {
			return false
		}
	}
	return true
}

// deadMarks are instructions that go, and what they leave without a reader.
type deadMarks struct {
	remove []bool           // by number in the function
	gone   []bool           // by value: what reads it is in remove
	list   []int32          // those in remove, by their number in the list
	values []analysis.Value // those in gone
}

func (d *deadCode) newMarks() *deadMarks {
	return &deadMarks{remove: make([]bool, d.facts().Regs.Instrs()), gone: make([]bool, d.facts().Len())}
}

func (m *deadMarks) len() int { return len(m.list) + len(m.values) }

// reset takes the marks away, in the time that they took.
func (m *deadMarks) reset(d *deadCode) {
	for _, u := range m.list {
		m.remove[d.list[u].number] = false
	}
	for _, v := range m.values {
		m.gone[v] = false
	}
	m.list, m.values = m.list[:0], m.values[:0]
}

// mark marks instruction n of the list and those that go with it. What reads a value that an instruction marked before
// writes is marked already. It reports whether these are no more than most.
func (m *deadMarks) mark(d *deadCode, n int32, most int) bool {
	if m.remove[d.list[n].number] {
		return true // with what it was marked with
	}
	next := len(m.values)
	most += m.len()
	more := func() bool { return m.len() < most }
	m.remove[d.list[n].number] = true
	if m.list = append(m.list, n); d.list[n].write >= 0 {
		return true
	}
	join := func(v analysis.Value) bool {
		if !m.gone[v] {
			m.gone[v] = true
			m.values = append(m.values, v)
		}
		return more()
	}
	read := func(u int32) bool {
		if at := d.list[u].number; !m.remove[at] {
			m.remove[at] = true
			m.list = append(m.list, u)
			return d.written(at, join) && more()
		}
		return true
	}
	all := d.written(d.list[n].number, join)
	for ; next < len(m.values) && all; next++ {
		all = d.eachReaderOf(m.values[next], read, join)
	}
	return all
}

// written calls f with each value that instruction number n writes, until it returns false, which it reports.
func (d *deadCode) written(n int32, f func(analysis.Value) bool) bool {
	facts := d.facts()
	values := facts.Values(n)
	for k, w := range facts.Regs.Words(n) {
		if w.Write() && values[k] >= 0 && !f(values[k]) {
			return false
		}
	}
	return true
}

// registersOf yields the registers that i writes, or those that it reads.
func registersOf(i *cfg.Instr, write bool) iter.Seq[cfg.Reg] {
	return func(yield func(cfg.Reg) bool) {
		for n := range i.Refs {
			r := &i.Refs[n]
			if r.Write != write {
				continue
			}
			for k := range int32(max(1, r.Count)) {
				if x := (cfg.Reg{Class: r.Reg.Class, Num: r.Reg.Num + k}); !x.IsConst() && !yield(x) {
					return
				}
			}
		}
	}
}

// deadStays returns why the dead instruction k of b cannot go; nil if it can.
func (c *Ctx) deadStays(b *cfg.Block, k int) *Refusal {
	i := &b.Instrs[k]
	if i.Open || i.Close {
		return refuse("%s is issued together with another instruction", i.Op.Name)
	}
	if writesUniform(i) {
		for r := range registersOf(i, true) {
			if cfg.UniformClasses.Has(r.Class) {
				return refuse("%s is uniform: other lanes of the warp may read it", c.Func.Names.Reg(r))
			}
		}
	}
	if no := c.counted(i); no != nil {
		return no
	}
	return c.addressed(b, k)
}

// separators returns by block why all of it cannot go: once its instructions are gone, a branch
// around it separates nobody, and something can tell. It returns nil if there is no such block.
func (c *Ctx) separators(dead []bool) []*Refusal {
	f := c.Func
	gone := make([]bool, len(f.Blocks)) // nothing is left of the block
	n := 0
	for k, b := range f.Blocks {
		end := n + len(b.Instrs)
		gone[k] = !slices.Contains(dead[n:end], false)
		n = end
	}
	var apart []*Refusal
	for first := 0; first < len(f.Blocks); first++ {
		end := first
		for end < len(f.Blocks) && gone[end] {
			end++
		}
		if end == first {
			continue
		}
		if no := c.separates(int32(first), int32(end)); no != nil {
			if apart == nil {
				apart = make([]*Refusal, len(f.Blocks))
			}
			for k := first; k < end; k++ {
				apart[k] = no
			}
		}
		first = end
	}
	return apart
}

// separates returns the refusal if a divergent branch goes to two of the blocks from first to last,
// and something can tell that its lanes get to block last together.
func (c *Ctx) separates(first, last int32) *Refusal {
	f := c.Func
	for n := first; n <= last && int(n) < len(f.Blocks); n++ {
		for _, p := range f.Preds.Succs(n) {
			into := 0
			for _, s := range f.Graph.Succs(p) {
				if first <= s && s <= last {
					into++
				}
			}
			if into < 2 {
				continue
			}
			at := f.Blocks[min(int(last), len(f.Blocks)-1)]
			if no := c.together(f.Blocks[p], at); no != nil {
				return no
			}
		}
	}
	return nil
}

// sentence is what is said of registers: of one, or of many.
func sentence(f *cfg.Func, regs []cfg.Reg, one, many string) string {
	names := registers(f, regs)
	if strings.Contains(names, " ") {
		return names + many
	}
	return names + one
}

// registers names registers in a sentence: "R2", "R4 and R5", "R8 to R11".
func registers(f *cfg.Func, regs []cfg.Reg) string {
	var list []string
	for k := 0; k < len(regs); {
		reg := regs[k]
		end := k + 1
		for end < len(regs) {
			if next := regs[end]; next.Class != reg.Class || next.Num != reg.Num+int32(end-k) || next.Num >= cfg.FirstNamed {
				break
			}
			end++
		}
		name := f.Names.Reg(reg)
		if end-k > 2 {
			list = append(list, fmt.Sprintf("%s to %s", name, regs[end-1]))
			k = end
			continue
		}
		list = append(list, name)
		k++
	}
	last := len(list) - 1
	if last == 0 {
		return list[0]
	}
	return strings.Join(list[:last], ", ") + " and " + list[last]
}
