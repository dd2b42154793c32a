package optimizer

import (
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// This file answers the questions of legality that several passes ask, each in one place.

// hold finds the facts that a pass reads while it changes the function now, from before that. What
// only lists changes nothing, and finds them when they are asked for.
func (c *Ctx) hold() {
	if c.dry || c.looks || len(c.Func.Blocks) == 0 {
		return
	}
	c.Constants()
	c.Convergence()
	c.Groups()
	c.Liveness()
	if c.Func.SM() < 70 {
		c.Stacks()
	}
	c.mayObserve(c.Func.Blocks[0])
}

// incomplete returns the refusal of a rewrite that needs every edge of the function; nil if all are known.
func (c *Ctx) incomplete() *Refusal {
	if c.Func.Complete {
		return nil
	}
	u := &c.Func.Unresolved[0]
	no := refuse("the control flow of the function is incomplete: %s", u.Why)
	switch {
	case u.Instr != nil:
		no.at(u.Block.InSection(u.Instr.Span), "may branch anywhere")
	case u.Block != nil:
		no.at(u.Block.Span, "here")
	}
	return no
}

// addressed returns why instruction k of b, which might be taken away, has to stay: an instruction
// names its address, or lanes of other places run it. It is nil if neither is so.
func (c *Ctx) addressed(b *cfg.Block, k int) *Refusal {
	if no := c.collective(b, k); no != nil {
		return no
	}
	if why, at := c.Func.ReturnsComputed(), b.Instrs[k].Addr; why != "" && at != cfg.NoAddr {
		return refuse("%s, and may be the address %#x of this instruction", why, at)
	}
	if b.Instrs[k].Addr != cfg.NoAddr && !c.ascends() {
		return refuse("the addresses of the section do not ascend, so that it is not known what stands at %#x", b.Instrs[k].Addr)
	}
	if k > 0 {
		return nil
	}
	if n := c.taken(b); n != nil {
		return refuse("%s takes the address %#x of this instruction", n.By.Op.Name, b.Addr()).at(where(n.In, n.By), "takes the address")
	}
	if !c.namesAddresses() {
		return nil
	}
	from, i := c.Func.ReferencedByAddress(b)
	if i == nil {
		return nil
	}
	no := refuse("%s references the address %#x of this instruction, and the listing has no label for it", i.Op.Name, b.Addr())
	if len(b.Labels) > 0 {
		no = refuse("%s references the address %#x of this instruction instead of the label %s", i.Op.Name, b.Addr(), b.Label())
	}
	return no.at(where(from, i), "references the address")
}

// ascends reports whether the addresses of the section ascend: only then the comment that is left
// of an instruction says that nothing is missing.
func (c *Ctx) ascends() bool {
	if c.ascending == notRequested {
		c.ascending = keep(c, &keptAscends, func(c *Ctx) answer {
			if c.Func.AddressesAscend() {
				return is
			}
			return isNot
		})
	}
	return c.ascending == is
}

// taken returns where the address of b stands as a number, nil if nowhere.
func (c *Ctx) taken(b *cfg.Block) *cfg.BlockRef {
	return c.numbers.get(c, &keptTaken, findTaken)[b]
}

func findTaken(c *Ctx) map[*cfg.Block]*cfg.BlockRef {
	taken := map[*cfg.Block]*cfg.BlockRef{}
	list := analysis.AddressTaken(c.Func)
	for n := range list {
		taken[list[n].To] = &list[n]
	}
	return taken
}

// namesAddresses reports whether any instruction names code by its address. No rewrite adds the first.
func (c *Ctx) namesAddresses() bool {
	if c.addresses == notRequested {
		c.addresses = keep(c, &keptAddresses, func(c *Ctx) answer {
			if c.Func.NamedAcross() {
				return is
			}
			for _, b := range c.Func.Blocks {
				for _, i := range b.Code() {
					if i.Code >= 0 && i.Args[i.Code].Kind == cfg.AddrOperand {
						return is
					}
				}
			}
			return isNot
		})
	}
	return c.addresses == is
}

// An answer is what is known of a question that is asked once.
type answer uint8

const (
	notRequested answer = iota
	isNot
	is
)

// writtenAnew reports whether i, of f, is written anew where it moves: in a listing, which may have
// its encoding beside it, and where it has an address, which is that of the place that it leaves.
func writtenAnew(f *cfg.Func, i *cfg.Instr) bool { return !f.Native || i.Addr != cfg.NoAddr }

// exported returns the name of b that other functions of a listing may know, one that the assembler
// did not make up; "" if there is none.
func exported(f *cfg.Func, b *cfg.Block) string {
	for _, l := range b.Labels {
		if !f.Native && !strings.HasPrefix(l.Name, ".L") {
			return l.Name
		}
	}
	return ""
}

// maxTogether bounds the blocks that are looked at after one place. Compiled code stays far below.
const maxTogether = 4096

// together returns the refusal of a rewrite after which lanes that the branch at the end of from
// sends different ways get to block at together; nil if they went one way anyway, or if nothing can
// tell before they reconverge in any case. What tells them apart is a convergent instruction
// ([cfg.Instr.Convergent]), or a uniform register that is computed from itself.
func (c *Ctx) together(from, at *cfg.Block) *Refusal {
	if !c.Uniformity().Diverges(from) {
		return nil
	}
	b, i, why := c.observer(from, place{at, 0})
	if i == nil {
		return nil
	}
	return refuse("lanes that reach %s separately would be converged there, and %s in %s %s before they reconverge in any case", at.Name(), i.Op.Name, b.Name(), why).
		at(b.InSection(i.Span), "depends on which lanes are converged")
}

// separate returns the refusal of a rewrite after which lanes that the branch at the end of from,
// or one behind it, has separated do not get to block at any more, but some to a copy of it; nil if
// nothing can tell before they reconverge in any case.
func (c *Ctx) separate(from, at *cfg.Block) *Refusal {
	b, i, why := c.observer(from, place{at, 0})
	if i == nil {
		return nil
	}
	return refuse("lanes that enter at %s would run a copy of it, apart from those that are in the loop, and %s in %s %s before they reconverge in any case",
		at.Name(), i.Op.Name, b.Name(), why).
		at(b.InSection(i.Span), "depends on which lanes are converged")
}

// duplicate returns why b, from which control goes on by a branch or falls, cannot stand in the
// function twice, with its branches leading to the copies of other blocks; nil if it can. named are
// the places at which blocks are named.
func (c *Ctx) duplicate(b *cfg.Block, named *blockRefs) *Refusal {
	f := c.Func
	for _, r := range named.of(b) {
		if r.How == cfg.RefAddress {
			return refuse("%s takes the address of %s", r.By.Op.Name, b.Name()).at(where(r.In, r.By), "takes the address")
		}
	}
	if s := c.Convergence().ReconvergesAt(b); s != nil {
		return refuse("%s is the reconvergence point of %s", b.Name(), regionName(f, s)).
			at(s.Block.InSection(s.Instr.OpSpan), "has the reconvergence point "+b.Name())
	}
	switch {
	case b.Cold:
		return refuse("%s is .cold", b.Name())
	case b.Weight != 0:
		return refuse("%s has its own .weight", b.Name())
	}
	for k := range b.Instrs {
		i := &b.Instrs[k]
		if no := c.duplicateInstr(b, i); no != nil {
			return no.at(b.InSection(i.Span), "would be copied")
		}
	}
	return nil
}

// duplicateInstr returns why instruction i of b cannot stand in the function twice, or nil.
func (c *Ctx) duplicateInstr(b *cfg.Block, i *cfg.Instr) *Refusal {
	switch {
	case !i.Op.Known():
		return refuse("the effect of %s is unknown", i.Name)
	case i.Open || i.Close:
		return refuse("%s is issued together with another instruction", i.Op.Name)
	case i.Op.Name == "LEPC" || i.Op.Name == "ULEPC":
		return refuse("%s depends on its own address", i.Op.Name)
	case i.Flow == cfg.FlowIndex || len(i.Targets()) > 0:
		return refuse("%s has a jump table", i.Op.Name)
	case i.Flow == cfg.FlowCall || i.Op.Name == "CALL":
		return refuse("%s returns to an address after it", i.Op.Name)
	case i.Convergent() == cfg.ChangesMask:
		return refuse("%s %s: a copy would be of another convergence region", i.Op.Name, i.Convergent())
	case c.undisclosed(i) != nil:
		return c.undisclosed(i)
	case !i.IsBranch() && (i.Code >= 0 || slices.ContainsFunc(i.Args, func(a cfg.Operand) bool { return a.Kind == cfg.LabelOperand })):
		return refuse("%s references code, and is no branch", i.Op.Name)
	}
	what := ""
	switch {
	case i.Convergent().Observes():
		what = i.Op.Name + " " + i.Convergent().String()
	case writesUniform(i):
		what = i.Op.Name + " writes a uniform register"
	default:
		return nil
	}
	if from := c.Groups().Separated(b); from != nil {
		return refuse("%s, and %s", what, from.Before(b)).
			at(where(from.Block, from.Instr), "may diverge")
	}
	return nil
}

// undisclosed returns why i cannot be written at another place of a listing, where it has no
// address: it reads a descriptor that is only in its encoding. It is nil if it does not.
func (c *Ctx) undisclosed(i *cfg.Instr) *Refusal {
	if c.Func.SM() >= 90 && i.Addr != cfg.NoAddr && slices.ContainsFunc(i.Refs, func(r cfg.Ref) bool { return r.Arg == cfg.ArgDescriptor }) {
		return refuse("%s reads a descriptor that the text does not show, and that an instruction without an address does not have", i.Op.Name)
	}
	return nil
}

// marked returns why the first instruction of b cannot go although others stay: what marks b stands
// above it. It is nil if it can.
func (c *Ctx) marked(b *cfg.Block) *Refusal {
	if len(b.Labels) > 0 || !b.Cold && b.Weight == 0 {
		return nil
	}
	return refuse(".cold or .weight of %s stands above its first instruction, which would go", b.Name())
}

// emptied returns the refusal if b is left without an instruction when one goes, so that a branch
// around b has two paths to one place, and something can tell that its lanes come there converged;
// nil if not.
func (c *Ctx) emptied(b *cfg.Block) *Refusal {
	if len(b.Instrs) != 1 {
		return nil
	}
	return c.emptiedBefore(b, c.behind(b, isEmpty), nil)
}

// emptiedBefore is emptied where b has one instruction, and next is the block behind it that is not empty.
func (c *Ctx) emptiedBefore(b, next *cfg.Block, skip func(*cfg.Block) *cfg.Block) *Refusal {
	if next == nil {
		return nil
	}
	return c.aroundAll(b, next, isEmpty, nil, skip)
}

func isEmpty(b *cfg.Block) bool { return len(b.Instrs) == 0 }

// behind returns the first block behind b that is not empty, as empty has it; nil if there is none.
func (c *Ctx) behind(b *cfg.Block, empty func(*cfg.Block) bool) *cfg.Block {
	next := c.Func.Next(b)
	for next != nil && empty(next) {
		next = c.Func.Next(next)
	}
	return next
}

// lastInstr returns why the last instruction of b, which has no effect, has to stay; nil if it can go: a listing whose branches name addresses has no label that would
// stay behind if b became empty, and a block at the end of a function has nothing behind it that its labels could name.
func (c *Ctx) lastInstr(b *cfg.Block) *Refusal {
	return c.lastInstrBefore(b, func() *cfg.Block { return c.behind(b, isEmpty) }, nil)
}

// lastInstrBefore is lastInstr where next finds the block behind b that is not empty, and skip what [Ctx.aroundAll] says.
func (c *Ctx) lastInstrBefore(b *cfg.Block, next func() *cfg.Block, skip func(*cfg.Block) *cfg.Block) *Refusal {
	if len(b.Instrs) == 1 {
		last := len(c.Func.Blocks) - 1
		for last > int(b.ID) && len(c.Func.Blocks[last].Instrs) == 0 {
			last--
		}
		if last == int(b.ID) {
			return refuse("%s is the last instruction of the function", b.Last().Op.Name)
		}
	}
	if no := c.addressed(b, len(b.Instrs)-1); no != nil || len(b.Instrs) != 1 {
		return no
	}
	return c.emptiedBefore(b, next(), skip)
}

// around returns the refusal if a branch before b, or before empty blocks that fall into it, goes
// to block to past b, and something can tell that its lanes come to that block converged; nil if
// not.
func (c *Ctx) around(b, to *cfg.Block) *Refusal { return c.aroundAll(b, to, isEmpty, nil, nil) }

// maxAround bounds the branches to empty blocks in front of a block that are looked at for it: each of n blocks
// may have as many in front of it that have become empty.
const maxAround = 512

// aroundAll is around where other blocks than those without instructions are empty, or will be. behind, if it is not nil, is
// [Ctx.behind] for those. skip, if it is not nil, returns for an empty block the first one in front of it, or it, that more leads to than an empty block in front of it.
func (c *Ctx) aroundAll(b, to *cfg.Block, empty func(*cfg.Block) bool, behind, skip func(*cfg.Block) *cfg.Block) *Refusal {
	if behind == nil {
		behind = func(b *cfg.Block) *cfg.Block { return c.behind(b, empty) }
	}
	if !c.mayObserve(to) {
		return nil // whoever comes there together, see [Ctx.observer]
	}
	comes := func(n int32) bool { // to the block to, through empty ones
		b := c.Func.Blocks[n]
		return b == to || empty(b) && behind(b) == to
	}
	for first, left := b, maxAround; b != nil; {
		at, last := b, int32(-1)
		past := func(n int32) bool { return n != at.ID && comes(n) }
		b = nil
		if at != first {
			if left -= 1 + len(c.Func.Preds.Succs(at.ID)); left < 0 {
				return refuse("more than %d branches lead to the empty blocks in front of %s", maxAround, first.Name())
			}
		}
		for _, p := range c.Func.Preds.Succs(at.ID) {
			if p == last {
				continue // it went there by a branch, too
			}
			last = p
			from := c.Func.Blocks[p]
			no := (*Refusal)(nil)
			switch {
			case empty(from) && p == at.ID-1: // others that have become empty fall elsewhere
				b = from
			case slices.ContainsFunc(c.Func.Graph.Succs(p), past), len(from.Instrs) > 0 && c.Func.TargetIn(from, from.Last()) == to: // it may have been threaded
				no = c.together(from, to)
			}
			if no != nil {
				return no
			}
		}
		if b != nil && skip != nil {
			b = skip(b)
		}
	}
	return nil
}

// observer finds the first instruction on a way from the one at a place that can tell which lanes
// came there together, before they wait at a barrier that was open at the end of from. It returns the
// instruction, its block and what it tells them by; nil if there is none.
func (c *Ctx) observer(from *cfg.Block, at place) (*cfg.Block, *cfg.Instr, string) {
	if !c.mayObserve(at.block) {
		return nil, nil, ""
	}
	x := newObserving(c, from)
	seen := map[observedWay]bool{}
	c.walks++
	whole := 0 // ways into whole blocks with nothing noted, which are most: c.walked has them
	if n := len(c.Func.Blocks); len(c.walked) < n {
		c.walked = make([]int, n)
	}
	type stretch struct {
		place
		end int
	}
	var came []stretch // what control came through, in order: most searches end before uniform registers matter
	for work := []observedWay{{place: at}}; len(work) > 0; {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		if p.at == 0 && p.closed == "" && p.opened == "" && int(p.block.ID) < len(c.Func.Blocks) && c.Func.Blocks[p.block.ID] == p.block {
			if c.walked[p.block.ID] == c.walks {
				continue
			}
			c.walked[p.block.ID] = c.walks
			whole++
		} else if seen[p] {
			continue
		} else {
			seen[p] = true
		}
		if len(seen)+whole > maxTogether {
			return p.block, &p.block.Instrs[p.at], "is too far away to be analysed"
		}
		met, k := false, p.at
		if c.quiet(p.block) {
			k = len(p.block.Instrs)
		}
		for ; k < len(p.block.Instrs) && !met; k++ {
			tells := ""
			if met, tells = x.step(&p, k); tells != "" {
				return p.block, &p.block.Instrs[k], tells
			}
		}
		if met {
			k-- // the instruction at which they meet
		}
		came = append(came, stretch{p.place, k})
		if met {
			continue
		}
		for _, n := range c.Func.Graph.Succs(p.block.ID) {
			if p.closed == "" && p.opened == "" && c.walked[n] == c.walks {
				continue
			}
			if next := c.Func.Blocks[n]; c.mayObserve(next) {
				work = append(work, observedWay{place{next, 0}, p.closed, p.opened})
			}
		}
	}
	var uniform cfg.UniformUpdates
	for _, y := range came {
		for k := y.at; k < y.end; k++ {
			uniform.Add(y.block, &y.block.Instrs[k])
		}
	}
	if b, i := uniform.First(); i != nil {
		return b, i, "updates a uniform register, once for all converged lanes"
	}
	return nil, nil, ""
}

// An observedWay is where lanes are on their way, and what became of barriers before.
type observedWay struct {
	place
	closed string // barriers at which some of the lanes will be missing: opened anew on the way by other lanes, or one that BREAK took lanes out of
	opened string // other barriers that were opened on the way: lanes that open them apart do not meet before they are closed
}

// An observing knows where lanes that part at the end of a block wait for one another in any case.
type observing struct {
	*Ctx
	held   map[cfg.Reg]bool    // barriers that are open there
	pushed map[*cfg.Instr]bool // what has pushed the entries of the stack, up to sm_62
}

func newObserving(c *Ctx, from *cfg.Block) *observing {
	x := &observing{c, map[cfg.Reg]bool{}, map[*cfg.Instr]bool{}}
	for _, r := range c.Convergence().OpenAtEnd(from) {
		x.held[r] = true
	}
	if c.Func.SM() < 70 {
		for _, e := range c.Stacks().ActiveOut(from) {
			x.pushed[e.Instr] = true
		}
	}
	return x
}

// step has lanes run instruction k of the block of p, and notes in p what becomes of barriers. It reports whether they all
// meet at it, or says by what it tells which of them came there together.
func (x *observing) step(p *observedWay, k int) (met bool, tells string) {
	i := &p.block.Instrs[k]
	switch {
	case i.Flow == cfg.FlowBSYNC && i.Op.Known() && i.Guard.Always() && x.held[barrierOf(i)] && !strings.Contains(p.closed, noted(barrierOf(i))):
		return p.opened == "", ""
	case i.ReconvergesWarp():
		return p.opened == "", ""
	case i.Flow == cfg.FlowBSYNC && i.Op.Known() && i.Guard.Always():
		p.opened = strings.Replace(p.opened, noted(barrierOf(i)), "", 1)
	case i.Flow == cfg.FlowPop && !i.Convergent().Observes():
		e, ok := x.Stacks().Popped(p.block)
		return ok && x.pushed[e.Instr] && k == len(p.block.Instrs)-1 && !i.Conditional(), ""
	case (i.Flow == cfg.FlowBSSY || i.Flow == cfg.FlowBREAK) && i.Op.Known():
		switch r := barrierOf(i); {
		case x.held[r] && !strings.Contains(p.closed, noted(r)):
			p.closed += noted(r)
		case !x.held[r] && i.Flow == cfg.FlowBSSY && !strings.Contains(p.opened, noted(r)):
			p.opened += noted(r)
		}
	case i.Flow == cfg.FlowRet && !x.Func.Entry:
		return false, "returns to code that may be convergent"
	case i.Convergent().Observes():
		return false, i.Convergent().String()
	case x.promised(p.block, i):
		return false, "requires converged lanes to go the same way"
	}
	return false, ""
}

// quiet reports whether [Ctx.observer] goes on behind each instruction of b, if that is known: once something has changed it is not.
func (c *Ctx) quiet(b *cfg.Block) bool {
	if c.stale {
		return false
	}
	if n := len(c.Func.Blocks); c.quietOf != c.Facts || len(c.quietIn) != n {
		c.quietOf, c.quietIn = c.Facts, make([]answer, n)
	}
	if int(b.ID) >= len(c.quietIn) || c.Func.Blocks[b.ID] != b {
		return false
	}
	at := &c.quietIn[b.ID]
	if *at == notRequested {
		*at = is
		for k := range b.Instrs {
			i := &b.Instrs[k]
			switch i.Flow {
			case cfg.FlowNone, cfg.FlowBranch, cfg.FlowIndex, cfg.FlowExit:
				if i.ReconvergesWarp() || i.Convergent().Observes() || i.Uniform() {
					*at = isNot
				}
			default:
				*at = isNot
			}
		}
	}
	return *at == is
}

// barrierOf is the barrier of i: BSSY, BSYNC or BREAK.
func barrierOf(i *cfg.Instr) cfg.Reg {
	if i.Flow == cfg.FlowBREAK {
		return i.Args[len(i.Args)-1].Reg // a predicate may be first
	}
	return i.Args[0].Reg
}

// noted is how a barrier is written in a set of them.
func noted(r cfg.Reg) string { return r.String() + " " }

// mayObserve reports whether anything that can tell lanes apart is to be got to from b.
func (c *Ctx) mayObserve(b *cfg.Block) bool {
	blocks := c.observed.get(c, &keptObservers, findObservers)
	return int(b.ID) >= len(blocks) || blocks[b.ID]
}

// findObservers finds from which blocks on something can tell which lanes run it together.
func findObservers(c *Ctx) []bool {
	f := c.Func
	blocks := make([]bool, len(f.Blocks))
	for a := range c.having(analysis.Observes | analysis.WritesUniform | analysis.UniformBranch | analysis.Returns) {
		if i := a.instr(); blocks[a.b.ID] || i.Convergent().Observes() || i.Flow == cfg.FlowRet && !f.Entry || writesUniform(i) || c.promised(a.b, i) {
			blocks[a.b.ID] = true
		}
	}
	f.Preds.Spread(blocks)
	return blocks
}

// promised reports whether i, of block b, is a branch such as BRA.U whose lanes agree only as long
// as no others run it with them.
func (c *Ctx) promised(b *cfg.Block, i *cfg.Instr) bool {
	return i.Uniform() && c.Uniformity().Promised(b) // it ends b
}

// sharedReg returns the first register of i that all lanes share, and that i writes, or that may be
// written again for lanes that went another way; nil if there is none.
func (c *Ctx) sharedReg(i *cfg.Instr) *cfg.Ref {
	for n := range i.Refs {
		r := &i.Refs[n]
		shared := (r.Reg.Class == cfg.ClassUR || r.Reg.Class == cfg.ClassUP) && !r.Reg.IsConst() && r.Arg != cfg.ArgDescriptor
		if shared && (r.Write || c.writtenLater(r.Reg).block != nil) {
			return r
		}
	}
	return nil
}

// writesUniform reports whether i writes a register that all lanes share.
func writesUniform(i *cfg.Instr) bool { return i.WriteClasses&cfg.UniformClasses != 0 }

// reconverges reports whether lanes that diverge in the function are made to reconverge in it. No rewrite adds the first
// instruction that does so.
func (c *Ctx) reconverges() bool {
	if c.reconverging == notRequested {
		c.reconverging = keep(c, &keptReconverges, func(c *Ctx) answer {
			for _, b := range c.Func.Blocks {
				for _, i := range b.Code() {
					if i.Flow == cfg.FlowBSSY || i.Flow == cfg.FlowPush {
						return is
					}
				}
			}
			return isNot
		})
	}
	return c.reconverging == is
}

// valueAt returns the value of register reg that instruction k of b writes, or the one that it reads.
func (c *Ctx) valueAt(b *cfg.Block, k int, reg cfg.Reg, write bool) analysis.Value {
	r := c.Registers()
	n, v := r.Number(b, k), r.Var(reg)
	for j, w := range r.Words(n) {
		if w >= 0 && w.Write() == write && w.Var() == v {
			return c.SSA().Values(n)[j]
		}
	}
	return analysis.NoValue
}
