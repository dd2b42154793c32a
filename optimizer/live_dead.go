package optimizer

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// LiveDead is phases 16, 33, 61 and 84. It removes instructions that do nothing but write registers
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
// show; and a block that keeps lanes apart, if something behind it can tell. Source: seeds
// general-optimize, "Dead Code Elimination".
var LiveDead = &Pass{
	Name: "OriPerformLiveDead",
	Doc:  "Remove dead code. Instructions that do nothing but write registers that nothing reads, or only instructions that are dead.",
	Run:  liveDead,
}

// maxDeadUsers bounds how many instructions go with one that is dead where each rewrite is shown by itself.
const maxDeadUsers = 32

type liveDeader struct {
	*Ctx
	writes []deadInstr       // the dead writes, in order of the text
	pool   []cfg.Reg         // the registers of all of them
	dead   []bool            // by number, what can go
	list   []deadInstr       // in order of the text
	apart  []*Refusal        // by block: why the last dead instruction of it stays
	reads  map[cfg.Reg][]int // the instructions of list that read a register
	seen   []int             // by number in list: the search, counted from 1, that came to it last
	search int
	remove map[*cfg.Instr]bool
}

// A regList is a part of a pool of registers.
type regList struct{ from, to int }

type deadInstr struct {
	b *cfg.Block
	k int
	i *cfg.Instr

	goes  bool    // nothing refuses it
	write bool    // it is a dead write
	regs  regList // of that
}

func liveDead(c *Ctx) {
	if !c.wants(deadWrite) && !c.wants(deadInstruction) {
		return
	}
	d := liveDeader{Ctx: c, remove: map[*cfg.Instr]bool{}}
	f := c.Func
	c.DeadWrites(func(w analysis.DeadWrite) {
		from := len(d.pool)
		d.pool = append(d.pool, w.Regs...)
		d.writes = append(d.writes, deadInstr{b: w.Block, k: w.K, i: &w.Block.Instrs[w.K], write: true, regs: regList{from, len(d.pool)}})
	})
	whole := c.incomplete()
	stays := func(b *cfg.Block, k int) bool { return whole != nil || d.stays(b, k) != nil }
	dead := c.DeadCode(stays)
	if d.apart = d.separators(dead); d.apart != nil {
		dead = c.DeadCode(func(b *cfg.Block, k int) bool { return d.apart[b.ID] != nil || stays(b, k) })
	}
	d.dead = dead
	d.find()
	for n := range d.list {
		d.Poll()
		d.announce(n, whole)
	}
	if len(d.remove) == 0 {
		return
	}
	for _, b := range f.Blocks {
		b.RemoveAll(func(k int) bool { return d.remove[&b.Instrs[k]] })
	}
}

// find lists the dead instructions and the dead writes.
func (d *liveDeader) find() {
	n, writes := 0, d.writes
	d.list = make([]deadInstr, 0, len(writes))
	for _, b := range d.Func.Blocks {
		for k := range b.Instrs {
			x := deadInstr{b: b, k: k, i: &b.Instrs[k]}
			if len(writes) > 0 && writes[0].i == x.i {
				x, writes = writes[0], writes[1:]
			}
			if x.goes = d.dead[n]; x.write || x.goes {
				d.list = append(d.list, x)
			}
			n++
		}
	}
}

// announce announces the removal of instruction n of the list.
func (d *liveDeader) announce(n int, no *Refusal) {
	x := d.list[n]
	span := x.b.InSection(x.i.Span)
	var r Remark
	if x.write {
		regs := d.pool[x.regs.from:x.regs.to]
		names := registers(d.Func, regs)
		r = deadWrite.at(span)
		r.Message = names + " is written, but nothing reads it"
		if strings.Contains(names, " ") {
			r.Message = names + " are written, but nothing reads them"
		}
		r.Related = d.Liveness().Ends(x.b, x.k, regs[0])
	} else {
		users, all := d.users(n, maxDeadUsers)
		what := fmt.Sprintf("%d dead instructions", len(users))
		switch {
		case !all:
			what = "dead instruction and all that use it"
		case len(users) == 1:
			what = "dead instruction"
		}
		names := registers(d.Func, slices.Collect(registersOf(x.i, true)))
		r = deadInstruction.at(span, what)
		r.Message = names + " is only read by dead instructions"
		if strings.Contains(names, " ") {
			r.Message = names + " are only read by dead instructions"
		}
		for _, u := range users[1:min(len(users), maxDeadRelated+1)] {
			y := d.list[u]
			r.Related = append(r.Related, analysis.Related{Span: y.b.InSection(y.i.Span), Message: "dead"})
		}
	}
	if no == nil {
		no = d.stays(x.b, x.k)
	}
	if no == nil && d.apart != nil {
		no = d.apart[x.b.ID]
	}
	if no != nil {
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
	d.fix(&r, func(w *cfg.Change) bool {
		users, all := d.users(n, maxDeadUsers)
		if !all {
			return false // and copies nothing
		}
		slices.Sort(users)
		for _, u := range slices.Backward(users) {
			w.Own(d.list[u].b).Remove(d.list[u].k)
		}
		return true
	})
}

// left reports whether instruction n of the list, or one that would have to go with it, is to stay as it is.
func (d *liveDeader) left(n int) bool {
	if d.sel.leaves == nil {
		return false
	}
	users, all := d.users(n, maxDeadUsers)
	return !all || slices.ContainsFunc(users, func(u int) bool {
		x := d.list[u]
		at := analysis.Diagnostic{Span: x.b.InSection(x.i.Span)}
		for _, k := range []*Kind{deadWrite, deadInstruction} {
			if at.Code = k.Name; d.sel.leaves(&at) {
				return true
			}
		}
		return false
	})
}

// maxDeadRelated bounds the places that are related to one dead instruction.
const maxDeadRelated = 8

// users returns instruction n of the list and the dead instructions that read what it writes, and
// so on: those that must go with it. Whether a write gets to a read is not looked at. It is not all
// of them if there are more than most.
func (d *liveDeader) users(n, most int) (list []int, all bool) {
	if d.list[n].write {
		return []int{n}, true
	}
	if d.reads == nil {
		d.reads = map[cfg.Reg][]int{}
		for k, x := range d.list {
			if !x.goes {
				continue
			}
			for r := range registersOf(x.i, false) {
				d.reads[r] = append(d.reads[r], k)
			}
		}
	}
	if d.seen == nil {
		d.seen = make([]int, len(d.list))
	}
	d.search++
	list = []int{n}
	d.seen[n] = d.search
	for at := 0; at < len(list); at++ {
		for r := range registersOf(d.list[list[at]].i, true) {
			for _, u := range d.reads[r] {
				if d.seen[u] == d.search {
					continue
				}
				if len(list) == most {
					return list, false
				}
				d.seen[u] = d.search
				list = append(list, u)
			}
		}
	}
	return list, true
}

// mark marks instruction n of the list and those that go with it.
func (d *liveDeader) mark(n int) {
	if d.remove[d.list[n].i] {
		return // with what it was marked with
	}
	users, _ := d.users(n, len(d.list)+1)
	for _, u := range users {
		d.remove[d.list[u].i] = true
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

// stays returns why the dead instruction k of b cannot go; nil if it can.
func (d *liveDeader) stays(b *cfg.Block, k int) *Refusal {
	i := &b.Instrs[k]
	if i.Open || i.Close {
		return refuse("%s is issued together with another instruction", i.Op.Name)
	}
	if writesUniform(i) {
		for r := range registersOf(i, true) {
			if cfg.UniformClasses.Has(r.Class) {
				return refuse("%s is uniform: other lanes of the warp may read it", d.Func.Names.Reg(r))
			}
		}
	}
	if no := d.counted(i); no != nil {
		return no
	}
	return d.addressed(b, k)
}

// separators returns by block why all of it cannot go: once its instructions are gone, a branch
// around it separates nobody, and something can tell. It returns nil if there is no such block.
func (d *liveDeader) separators(dead []bool) []*Refusal {
	f := d.Func
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
		if no := d.separates(int32(first), int32(end)); no != nil {
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
