package optimizer

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// This file says what becomes of the instructions between the comparisons of a switch when those go:
//
//	   ISETP.EQ P0, R2, 1             IADD3 R7, R8, 0x1, RZ
//	@P0 BRA one                       ... the new form, to two and to d
//	   IADD3 R7, R8, 0x1, RZ       d: LDG.E R6, [R4.64]
//	   ISETP.EQ P0, R2, 2      =>     BRA other
//	@P0 BRA two
//	   LDG.E R6, [R4.64]
//	   BRA other
//
// What no block after the switch needs is dropped. What computes from registers alone, into such as
// are dead where it did not run before, moves before the comparisons. The rest is copied to the
// paths on which it ran and is needed.
// Source: seeds branch-and-switch, "Scanner Tolerance".

// An interleaved is an instruction between the comparisons.
type interleaved struct {
	b      *cfg.Block
	i      *cfg.Instr
	num    int32 // in the function
	at     *decidingBlock
	needed bool // by a block after the switch
	front  bool // moves before the comparisons
}

// A path is an edge from a block that decides to a target, and the instructions, by their indices,
// that ran before and are needed there.
type path struct {
	from, to *cfg.Block
	need     []int
}

// A between is the instructions between the comparisons of one switch and the paths after them.
//
// The deciding blocks are a tree, as control gets to each from one other. They have numbers in which
// those behind a block follow it, so that what is behind what, and how the paths and instructions
// that touch a register lie, is found from a few numbers of each.
type between struct {
	*lowering
	list  []interleaved // in an order in which control gets to them
	paths []path
	known map[landing]bool // paths
	at    map[*cfg.Block]*decidingBlock
	order []int // of list, by the numbers of their blocks
	vars  map[analysis.Var]*betweenVar
	wrote []*betweenVar                // those that the list writes, by the first that does
	live  map[*cfg.Block][]*betweenVar // by target: those of wrote that are live there
	steps int                          // that may still be taken to find what paths need
}

// A decidingBlock is a block of the tree: its number, the number behind it that is none of those that control gets to from it, and
// the part of the list that is in it, and in which block before it the next is.
type decidingBlock struct {
	in, end     int32
	from, to    int
	up          *decidingBlock
	alwaysAbove bool // there is an instruction in it or before it that each path needs
}

// A betweenVar is a register that instructions between the comparisons read or write. What has a number is for which blocks.
type betweenVar struct {
	v                  analysis.Var
	first              int   // of the list: the first that writes it
	leastLive, most    int32 // with paths to targets where it is live
	lastAny, lastWrite int32 // the last with an instruction that is needed and reads or writes it, or that writes it
	touched, written   inWay // those that canMove has looked at
}

// An inWay is what of some instructions is in the way of one behind them.
type inWay struct {
	stays bool  // one stays where it is
	end   int32 // of those that move, the least end
}

func (t *inWay) add(front bool, end int32) {
	t.stays, t.end = t.stays || !front, min(t.end, end)
}

// blocks reports whether an instruction in the block with the number in, behind them, cannot move in front.
func (t *inWay) blocks(in int32) bool { return t.stays || t.end <= in }

// maxBetweenSteps bounds the steps to find what the paths from one switch need of what is between its comparisons.
const maxBetweenSteps = 1 << 20

// interleave finds out what becomes of the instructions between the comparisons, of which preds are
// the predicates. It returns why one is in the way, nil if none is.
func (l *lowering) interleave(preds map[cfg.Reg]bool) *Refusal {
	w := &between{lowering: l, known: map[landing]bool{}, vars: map[analysis.Var]*betweenVar{}, live: map[*cfg.Block][]*betweenVar{},
		steps: l.Func.Limit(maxBetweenSteps)}
	if no := w.find(); no != nil || len(w.list) == 0 {
		return no
	}
	w.number()
	for _, c := range l.s.Cases {
		w.addPath(c.Block, c.Target)
	}
	for _, b := range l.s.Others {
		w.addPath(b, l.s.Default)
	}
	if x := &w.list[0]; w.steps < 0 {
		return refuse("%s in %s and others are between the comparisons: which of them each of the %d ways after those needs takes too long to find %s", x.i.Op.Name, x.b.Name(), len(l.s.Cases)+len(l.s.Others), l.Func.LimitNote()).
			at(x.b.InSection(x.i.Span), "between the comparisons")
	}
	for k := range w.list {
		if x := &w.list[k]; x.needed {
			if why := w.fixed(x, preds); why != "" {
				return refuse("%s in %s is between the comparisons and cannot be moved: it %s", x.i.Op.Name, x.b.Name(), why).
					at(x.b.InSection(x.i.Span), "between the comparisons")
			}
		}
	}
	w.move()
	return w.copies()
}

// find collects the instructions. Those that only concern timing, and name no register, are of no account.
func (w *between) find() *Refusal {
	s, regs := w.s, w.Registers()
	compares := make(map[*cfg.Instr]bool, len(s.Compares))
	for _, i := range s.Compares {
		compares[i] = true
	}
	for _, b := range s.Blocks {
		if b == s.Block {
			continue
		}
		for k := range b.Instrs[:len(b.Instrs)-1] {
			i := &b.Instrs[k]
			timing := i.Op.Effects&cfg.Sched != 0 && i.Op.Effects&cfg.Fence == 0
			switch {
			case compares[i], timing && len(i.Refs) == 0:
			case timing:
				return refuse("%s in %s is between the comparisons and cannot be moved: it only has a timing effect", i.Op.Name, b.Name()).
					at(b.InSection(i.Span), "between the comparisons")
			default:
				w.list = append(w.list, interleaved{b: b, i: i, num: regs.Number(b, k)})
			}
		}
	}
	order := w.Func.Order.Num
	slices.SortStableFunc(w.list, func(x, y interleaved) int { return int(order[x.b.ID] - order[y.b.ID]) })
	return nil
}

// number numbers the deciding blocks, and finds which registers the list touches.
func (w *between) number() {
	f, root := w.Func, w.s.Block
	w.at = make(map[*cfg.Block]*decidingBlock, len(w.s.Blocks))
	blocks := slices.Clone(w.s.Blocks)
	slices.SortFunc(blocks, func(a, b *cfg.Block) int { return int(f.Order.Num[a.ID] - f.Order.Num[b.ID]) })
	for _, b := range blocks {
		w.at[b] = &decidingBlock{end: 1}
	}
	before := func(b *cfg.Block) *decidingBlock {
		if from := f.PredIDs(b); b != root && len(from) > 0 {
			return w.at[f.Blocks[from[0]]]
		}
		return nil
	}
	for _, b := range slices.Backward(blocks) { // end is how many there are so far
		if up := before(b); up != nil {
			up.end += w.at[b].end
		}
	}
	next := make(map[*decidingBlock]int32, len(blocks))
	for _, b := range blocks {
		x := w.at[b]
		switch up := before(b); {
		case up != nil:
			x.in = next[up]
			next[up] += x.end
		case b != root:
			w.steps = -1 // not of the tree
		}
		x.end += x.in
		next[x] = x.in + 1
	}
	for k, n := 0, 0; k < len(w.list); k = n {
		for n = k; n < len(w.list) && w.list[n].b == w.list[k].b; n++ {
			w.list[n].at = w.at[w.list[k].b]
			w.note(n)
		}
		w.at[w.list[k].b].from, w.at[w.list[k].b].to = k, n
	}
	for _, b := range blocks {
		x := w.at[b]
		if up := before(b); up != nil {
			x.alwaysAbove = up.alwaysAbove
			if x.up = up; up.from == up.to {
				x.up = up.up
			}
		}
		for k := x.from; k < x.to; k++ {
			x.alwaysAbove = x.alwaysAbove || w.always(&w.list[k])
		}
	}
	w.order = make([]int, len(w.list))
	for k := range w.order {
		w.order[k] = k
	}
	slices.SortStableFunc(w.order, func(a, b int) int { return int(w.list[a].at.in - w.list[b].at.in) })
}

// note notes the registers of instruction k, which is behind all that have been noted.
func (w *between) note(k int) {
	for _, v := range w.Registers().Words(w.list[k].num) {
		if v < 0 {
			continue
		}
		x := w.vars[v.Var()]
		if x == nil {
			none := inWay{end: math.MaxInt32}
			x = &betweenVar{v: v.Var(), first: len(w.list), leastLive: math.MaxInt32, most: -1, lastAny: -1, lastWrite: -1, touched: none, written: none}
			w.vars[v.Var()] = x
		}
		if v.Write() && x.first == len(w.list) {
			x.first = k
			w.wrote = append(w.wrote, x)
		}
	}
}

// always reports whether each path needs x that it runs on: it touches any register, or what it reads may be meant for itself.
func (w *between) always(x *interleaved) bool {
	return x.i.Op.Effects&cfg.ReadsMem != 0 && (x.i.HasMod("STRONG") || x.i.HasMod("MMIO") || x.i.HasMod("VOLATILE")) ||
		slices.ContainsFunc(w.Registers().Words(x.num), func(v analysis.Word) bool { return v < 0 })
}

// liveAt returns the registers that the list writes and that are live into to, by the first instruction that writes them.
func (w *between) liveAt(to *cfg.Block) []*betweenVar {
	list, ok := w.live[to]
	if !ok {
		w.steps -= len(w.wrote)
		for _, x := range w.wrote {
			if w.Liveness().LiveIn(to, x.v) {
				list = append(list, x)
			}
		}
		w.live[to] = list
	}
	return list
}

// addPath adds the path from one block to another, and finds what is needed on it.
func (w *between) addPath(from, to *cfg.Block) {
	x := w.at[from]
	if w.known[landing{from, to}] || w.steps < 0 {
		return
	}
	if x == nil { // not of the tree
		w.steps = -1
		return
	}
	w.Poll()
	w.known[landing{from, to}] = true
	y := path{from: from, to: to}
	live := w.Liveness()
	liveThere := w.liveAt(to)
	for _, v := range liveThere {
		v.leastLive, v.most = min(v.leastLive, x.in), max(v.most, x.in)
	}
	w.steps -= len(liveThere)
	if x.from == x.to && x.up != nil {
		x = x.up
	}
	// How many registers an instruction further up may be needed for: those that it, or one before it, writes.
	open, _ := slices.BinarySearchFunc(liveThere, x.to, func(v *betweenVar, k int) int { return cmp.Compare(v.first, k) })
	killed, read := map[analysis.Var]bool{}, map[analysis.Var]bool{}
	for ; x != nil && (open > 0 || x.alwaysAbove); x = x.up {
		for k := x.to - 1; k >= x.from; k-- {
			w.steps--
			i := &w.list[k]
			words := live.Registers().Words(i.num)
			need := w.always(i)
			for _, v := range words {
				if v.Write() {
					need = need || read[v.Var()] || !killed[v.Var()] && live.LiveIn(to, v.Var())
				}
			}
			if !need {
				continue
			}
			for _, v := range words {
				if v >= 0 && v.Write() && !v.May() {
					if read[v.Var()] || !killed[v.Var()] && live.LiveIn(to, v.Var()) {
						open--
					}
					killed[v.Var()], read[v.Var()] = true, false
				}
			}
			for _, v := range words {
				if v >= 0 && !v.Write() && !read[v.Var()] {
					if r := w.vars[v.Var()]; r.first < k && (killed[v.Var()] || !live.LiveIn(to, v.Var())) {
						open++
					}
					read[v.Var()] = true
				}
			}
			i.needed = true
			y.need = append(y.need, k)
		}
		if w.steps < 0 {
			return
		}
	}
	slices.Reverse(y.need)
	w.paths = append(w.paths, y)
}

// fixed says why x can neither be moved nor copied; "" if it can.
func (w *between) fixed(x *interleaved, preds map[cfg.Reg]bool) string {
	i := x.i
	switch {
	case i.Convergent() != cfg.NotConvergent:
		return i.Convergent().String()
	case writesUniform(i):
		return "writes a uniform register, once for all converged lanes"
	case i.Open || i.Close:
		return "is issued as one of a pair"
	case i.Op.Name == "LEPC":
		return "reads its own address"
	}
	for p := range preds {
		if slices.ContainsFunc(i.Refs, func(r cfg.Ref) bool { return !r.Write && r.Has(p) }) {
			return "reads the result of a comparison in " + w.Func.Names.Reg(p)
		}
	}
	if !w.Func.Native && slices.ContainsFunc(i.Args, func(a cfg.Operand) bool { return a.Symbolic() }) {
		return "references a symbol"
	}
	return ""
}

// move finds which instructions that are needed move before the comparisons.
func (w *between) move() {
	words := w.Registers().Words
	for k := range w.list {
		if x := &w.list[k]; x.needed {
			for _, v := range words(x.num) {
				if v >= 0 {
					at := w.vars[v.Var()]
					at.lastAny = max(at.lastAny, x.at.in)
					if v.Write() {
						at.lastWrite = max(at.lastWrite, x.at.in)
					}
				}
			}
		}
	}
	for _, k := range w.order {
		x := &w.list[k]
		if !x.needed {
			continue
		}
		x.front = w.canMove(x)
		for _, v := range words(x.num) {
			if v >= 0 {
				at := w.vars[v.Var()]
				at.touched.add(x.front, x.at.end)
				if v.Write() {
					at.written.add(x.front, x.at.end)
				}
			}
		}
	}
}

// canMove reports whether x can run for all values of the selector, before the comparisons. Those in front of it have been asked about.
func (w *between) canMove(x *interleaved) bool {
	if x.i.Op.Effects != 0 || slices.ContainsFunc(x.i.Args, func(a cfg.Operand) bool {
		return a.Kind == cfg.ConstOperand && (a.Reg.Class != cfg.NoReg || a.UReg().Class != cfg.NoReg) // which may be out of bounds
	}) {
		return false
	}
	if x.i.Writes(w.s.Selector) {
		return false
	}
	for _, v := range w.Registers().Words(x.num) {
		if v < 0 {
			continue
		}
		at := w.vars[v.Var()]
		if v.Write() && (at.leastLive < x.at.in || at.most >= x.at.end) { // a path on which it does not run
			return false
		}
		last, touched := at.lastWrite, &at.written
		if v.Write() {
			last, touched = at.lastAny, &at.touched
		}
		if last >= x.at.end || touched.blocks(x.at.in) {
			return false
		}
	}
	return true
}

// copies notes what moves to the front and what is copied to which way, or returns why it cannot be.
func (w *between) copies() *Refusal {
	for k := range w.list {
		if w.list[k].front {
			w.front = append(w.front, w.list[k].i)
		}
	}
	w.copied = map[landing][]*cfg.Instr{}
	made := map[string]bool{}
	count, first := 0, -1
	var others []int
	byDefault, any := map[*cfg.Block]bool{}, false
	for _, b := range w.s.Others {
		byDefault[b] = true
	}
	for n := range w.paths {
		y := &w.paths[n]
		rest := slices.DeleteFunc(slices.Clone(y.need), func(k int) bool { return w.list[k].front })
		if y.to == w.s.Default && byDefault[y.from] {
			if !any {
				any, others = true, rest
			} else if !slices.Equal(rest, others) {
				x := &w.list[append(rest, others...)[0]]
				return refuse("%s in %s is between the comparisons and is needed on only some of the paths to %s", x.i.Op.Name, x.b.Name(), y.to.Name()).
					at(x.b.InSection(x.i.Span), "between the comparisons")
			}
		}
		if len(rest) == 0 {
			continue
		}
		var list []*cfg.Instr
		for _, k := range rest {
			list = append(list, w.list[k].i)
		}
		w.copied[landing{y.from, y.to}] = list
		if first < 0 {
			first = rest[0]
		}
		if key := fmt.Sprint(y.to.ID, rest); !made[key] {
			made[key] = true
			count += len(rest)
		}
	}
	if most := w.Knobs.Int(w.Func, "switch-max-copies"); count > most {
		x := &w.list[first]
		return refuse("%s in %s is between the comparisons, and %d copies would be needed after them, more than switch-max-copies (%d)", x.i.Op.Name, x.b.Name(), count, most).
			at(x.b.InSection(x.i.Span), "between the comparisons")
	}
	return nil
}

// A landing is an edge from a block that decides to a target.
type landing struct{ from, to *cfg.Block }

// carried says what becomes of the instructions between the comparisons; "" if there are none that
// are needed.
func (l *lowering) carried() string {
	s := ""
	if n := len(l.front); n > 0 {
		s = fmt.Sprintf("; moved before the comparisons: %s between them", plural(n, "instruction"))
	}
	if len(l.copied) > 0 {
		n := map[*cfg.Instr]bool{}
		for _, list := range l.copied {
			for _, i := range list {
				n[i] = true
			}
		}
		s += fmt.Sprintf("; copied after them: %s", plural(len(n), "instruction"))
	}
	return s
}

// A landingBlock is a block that runs the instructions that are copied and goes on to a target.
type landingBlock struct {
	b, to *cfg.Block
	list  []*cfg.Instr
}

// landings returns the switch with targets at which the instructions run that are copied: blocks of
// their own, which are empty.
func (l *lowering) landings() (s analysis.Switch, made []landingBlock) {
	s = *l.s
	if len(l.copied) == 0 {
		return s, nil
	}
	s.Cases = slices.Clone(s.Cases)
	land := func(from, to *cfg.Block) *cfg.Block {
		list := l.copied[landing{from, to}]
		if len(list) == 0 {
			return to
		}
		for _, x := range made {
			if x.to == to && slices.Equal(x.list, list) {
				return x.b
			}
		}
		b := cfg.NewBlock("")
		made = append(made, landingBlock{b, to, list})
		return b
	}
	for k := range s.Cases {
		c := &s.Cases[k]
		c.Target = land(c.Block, c.Target)
	}
	if len(s.Others) > 0 {
		s.Default = land(s.Others[0], s.Default)
	}
	return s, made
}

// land fills landing blocks, and returns them, to be put after what goes to them.
func (w *switchWriter) land(made []landingBlock) (blocks []*cfg.Block) {
	for _, x := range made {
		x.b.SetLabel(w.Func.Labels().New())
		w.label(x.to)
		for _, i := range x.list {
			x.b.Insert(len(x.b.Instrs), w.Func.NewInstr("%s", w.Func.InstrString(i)))
		}
		x.b.Insert(len(x.b.Instrs), w.Func.NewBranch(x.to))
		blocks = append(blocks, x.b)
	}
	return blocks
}

// cost returns what the switch costs in the text, and what it costs if it is written the other way.
func (l *lowering) cost(to analysis.Strategy) (now, then analysis.Cost) {
	landed, made := l.landings()
	onward := map[*cfg.Block]bool{}
	for _, x := range made {
		onward[x.b] = true
	}
	now, _ = l.s.Cost(l.s.Form, nil)
	then, _ = landed.Cost(to, onward)
	return now, then
}
