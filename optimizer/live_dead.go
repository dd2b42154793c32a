package optimizer

import (
	"fmt"
	"iter"
	"slices"
	"strings"

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
	Doc:  "Remove dead code. Instructions that do nothing but write registers that nothing reads, or only instructions that are dead.",
	Run:  liveDead,
}

// liveDeadPhases are the names of the phases.
var liveDeadPhases = []string{"OriPerformLiveDeadFirst", "OriPerformLiveDeadSecond", "OriPerformLiveDeadThird", "OriPerformLiveDeadFourth"}

// maxDeadUsers bounds how many instructions go with one that is dead where each rewrite is shown by itself.
const maxDeadUsers = 32

// A deadCode is what is dead in a function. It is the same for all four phases, and found once.
type deadCode struct {
	regs  *analysis.Registers
	whole *Refusal    // why nothing of it can go; nil if nothing says so
	list  []deadInstr // in order of the text: the dead writes, and what can go
	goes  []bool      // by number in the function
	apart []*Refusal  // by block: why what is dead in it stays; nil if no block has a reason
	reads [][]int32   // by register, the instructions of list that read it and go; nil if all are dead writes
	said  []deadSaid  // by number in list
}

// A deadInstr is an instruction that is dead.
type deadInstr struct {
	b      *cfg.Block
	k      int32
	number int32     // in the function
	goes   bool      // nothing refuses it
	write  []cfg.Reg // what it writes, if it is a dead write
}

func (x *deadInstr) instr() *cfg.Instr { return &x.b.Instrs[x.k] }

// kind is what it is reported as.
func (x *deadInstr) kind() *Kind {
	if x.write != nil {
		return deadWrite
	}
	return deadInstruction
}

// A deadSaid is what is said of one.
type deadSaid struct {
	message, title string
	related        []analysis.Related
}

// A liveDeader announces what is dead.
type liveDeader struct {
	*Ctx
	*deadCode
	search deadSearch
	remove []bool // by number in the function; nil if nothing is
	gone   []bool // by register: what reads it is in remove
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
	if d.remove == nil {
		return
	}
	for _, b := range c.Func.Blocks {
		b.RemoveAll(func(k int) bool { return d.remove[d.regs.Number(b, k)] })
	}
}

// findDeadCode finds what is dead in the function.
func findDeadCode(c *Ctx) *deadCode {
	d := &deadCode{regs: c.Registers(), whole: c.incomplete()}
	stays := func(b *cfg.Block, k int) bool { return d.whole != nil || c.deadStays(b, k) != nil }
	dead := c.DeadCode(stays)
	if d.apart = c.separators(dead); d.apart != nil {
		dead = c.DeadCode(func(b *cfg.Block, k int) bool { return d.apart[b.ID] != nil || stays(b, k) })
	}
	d.goes = dead
	writes := c.DeadWrites()
	d.list = make([]deadInstr, 0, len(writes))
	number := int32(0)
	for _, b := range c.Func.Blocks {
		c.Poll()
		for k := range b.Instrs {
			x := deadInstr{b: b, k: int32(k), number: number, goes: dead[number]}
			if len(writes) > 0 && writes[0].Block == b && writes[0].K == k {
				x.write, writes = writes[0].Regs, writes[1:]
			}
			number++
			if x.goes || x.write != nil {
				d.list = append(d.list, x)
			}
		}
	}
	if slices.ContainsFunc(d.list, func(x deadInstr) bool { return x.write == nil }) {
		d.reads = make([][]int32, d.regs.Len())
		for n := range d.list {
			for _, w := range d.regs.Words(d.list[n].number) {
				if d.list[n].goes && w >= 0 && !w.Write() {
					d.reads[w.Var()] = append(d.reads[w.Var()], int32(n))
				}
			}
		}
	}
	d.said = make([]deadSaid, len(d.list))
	var search deadSearch
	for n := range d.list {
		c.Poll()
		d.said[n] = d.say(c, int32(n), &search)
	}
	return d
}

// say says what there is to say of instruction n of the list.
func (d *deadCode) say(c *Ctx, n int32, search *deadSearch) (s deadSaid) {
	x := &d.list[n]
	if x.write != nil {
		r := c.deadWriteAt(analysis.DeadWrite{Block: x.b, K: int(x.k), Regs: x.write})
		return deadSaid{r.Message, r.Title, r.Related}
	}
	users, all := d.users(n, maxDeadUsers, search)
	s.title = search.title(len(users), all)
	s.message = search.message(c.Func, slices.AppendSeq(search.regs[:0], registersOf(x.instr(), true)))
	if also := users[1:min(len(users), maxDeadRelated+1)]; len(also) > 0 {
		s.related = make([]analysis.Related, len(also))
		for k, u := range also {
			y := &d.list[u]
			s.related[k] = analysis.Related{Span: y.b.InSection(y.instr().Span), Message: "dead"}
		}
	}
	return s
}

// title is that of the fix of an instruction that goes with users that are dead, or more than those. Few are different.
func (s *deadSearch) title(users int, all bool) string {
	what := "dead instruction"
	switch {
	case !all:
		what, users = "dead instruction and all that use it", 0
	case users > 1:
		what = fmt.Sprintf("%d dead instructions", users)
	}
	if s.titles == nil {
		s.titles = map[int]string{}
	}
	if s.titles[users] == "" {
		s.titles[users] = deadInstruction.FixTitle(what)
	}
	return s.titles[users]
}

// message is what is said of an instruction that writes regs. That of one register is said again and again.
func (s *deadSearch) message(f *cfg.Func, regs []cfg.Reg) string {
	s.regs = regs
	if len(regs) == 1 {
		if text, ok := s.messages[regs[0]]; ok {
			return text
		}
	}
	text := sentence(f, regs, " is only read by dead instructions", " are only read by dead instructions")
	if len(regs) == 1 {
		if s.messages == nil {
			s.messages = map[cfg.Reg]string{}
		}
		s.messages[regs[0]] = text
	}
	return text
}

// announce announces the removal of instruction n of the list.
func (d *liveDeader) announce(n int32) {
	x := &d.list[n]
	kind := x.kind()
	said := &d.said[n]
	r := Remark{Diagnostic: analysis.Diagnostic{Code: kind.Name, Severity: kind.Severity, Span: x.b.InSection(x.instr().Span), Message: said.message}, Kind: kind, Title: said.title}
	r.Related = slices.Clip(said.related)
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
		d.mark(n)
		return
	}
	if d.fixes != nil {
		d.fixAlone(n, r)
	}
}

// fixAlone notes what the removal of instruction n of the list alone would change.
func (d *liveDeader) fixAlone(n int32, r Remark) {
	d.fix(&r, func(w *cfg.Change) bool {
		users, all := d.users(n, maxDeadUsers, &d.search)
		if !all {
			return false // and copies nothing
		}
		slices.Sort(users)
		for _, u := range slices.Backward(users) {
			w.Own(d.list[u].b).Remove(int(d.list[u].k))
		}
		return true
	})
}

// left reports whether instruction n of the list, or one that would have to go with it, is to stay as it is.
func (d *liveDeader) left(n int32) bool {
	if d.sel.leaves == nil {
		return false
	}
	users, all := d.users(n, maxDeadUsers, &d.search)
	return !all || slices.ContainsFunc(users, func(u int32) bool {
		x := &d.list[u]
		return d.sel.leaves(&analysis.Diagnostic{Code: x.kind().Name, Span: x.b.InSection(x.instr().Span)})
	})
}

// maxDeadRelated bounds the places that are related to one dead instruction.
const maxDeadRelated = 8

// A deadSearch is what searches for the users of dead instructions note.
type deadSearch struct {
	seen []int32 // by number in list: the search, counted from 1, that came to it last
	done []int32 // by register: the search that has gone over what reads it
	n    int32

	titles   map[int]string // by how many go
	messages map[cfg.Reg]string
	regs     []cfg.Reg
}

// users returns instruction n of the list and the dead instructions that read what it writes, and
// so on: those that must go with it. Whether a write gets to a read is not looked at. It is not all
// of them if there are more than most.
func (d *deadCode) users(n int32, most int, s *deadSearch) (list []int32, all bool) {
	list = []int32{n}
	if d.list[n].write != nil {
		return list, true
	}
	if s.seen == nil {
		s.seen, s.done = make([]int32, len(d.list)), make([]int32, len(d.reads))
	}
	s.n++
	s.seen[n] = s.n
	for at := 0; at < len(list); at++ {
		for _, w := range d.regs.Words(d.list[list[at]].number) {
			if !w.Write() || s.done[w.Var()] == s.n {
				continue
			}
			s.done[w.Var()] = s.n
			for _, u := range d.reads[w.Var()] {
				if s.seen[u] == s.n {
					continue
				}
				if len(list) == most {
					return list, false
				}
				s.seen[u] = s.n
				list = append(list, u)
			}
		}
	}
	return list, true
}

// mark marks instruction n of the list and those that go with it. What reads a register that an instruction marked before
// writes is marked already.
func (d *liveDeader) mark(n int32) {
	if d.remove == nil {
		d.remove, d.gone = make([]bool, d.regs.Instrs()), make([]bool, len(d.reads))
	}
	if d.remove[d.list[n].number] {
		return // with what it was marked with
	}
	d.remove[d.list[n].number] = true
	if d.list[n].write != nil {
		return
	}
	for work := []int32{n}; len(work) > 0; {
		n, work = work[len(work)-1], work[:len(work)-1]
		for _, w := range d.regs.Words(d.list[n].number) {
			if !w.Write() || d.gone[w.Var()] {
				continue
			}
			d.gone[w.Var()] = true
			for _, u := range d.reads[w.Var()] {
				if at := d.list[u].number; !d.remove[at] {
					d.remove[at] = true
					work = append(work, u)
				}
			}
		}
	}
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
