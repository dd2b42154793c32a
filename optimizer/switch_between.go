package optimizer

import (
	"fmt"
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
	needed bool  // by a block after the switch
	front  bool  // moves before the comparisons
}

// A path is an edge from a block that decides to a target, and the instructions, by their indices,
// that ran before and are needed there.
type path struct {
	from, to *cfg.Block
	need     []int
}

// A between is the instructions between the comparisons of one switch and the paths after them.
type between struct {
	*lowering
	list  []interleaved // in an order in which control gets to them
	paths []path
	path  map[*cfg.Block][]*cfg.Block // from each deciding block back to the first
}

// interleave finds out what becomes of the instructions between the comparisons, of which preds are
// the predicates. It returns why one is in the way, nil if none is.
func (l *lowering) interleave(preds map[cfg.Reg]bool) *Refusal {
	w := &between{lowering: l, path: map[*cfg.Block][]*cfg.Block{}}
	if no := w.find(); no != nil || len(w.list) == 0 {
		return no
	}
	for _, c := range l.s.Cases {
		w.addPath(c.Block, c.Target)
	}
	for _, b := range l.s.Others {
		w.addPath(b, l.s.Default)
	}
	for k := range w.list {
		x := &w.list[k]
		if !x.needed {
			continue
		}
		if why := w.fixed(x, preds); why != "" {
			return refuse("%s in %s is between the comparisons and cannot be moved: it %s", x.i.Op.Name, x.b.Name(), why).
				at(x.b.InSection(x.i.Span), "between the comparisons")
		}
		x.front = w.canMove(k)
	}
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

// pathTo returns the deciding blocks that control goes through to get to b, b first.
func (w *between) pathTo(b *cfg.Block) []*cfg.Block {
	if p, ok := w.path[b]; ok {
		return p
	}
	var p []*cfg.Block
	for x := b; len(p) <= len(w.s.Blocks); x = w.Func.Blocks[w.Func.PredIDs(x)[0]] {
		if p = append(p, x); x == w.s.Block {
			break
		}
	}
	w.path[b] = p
	return p
}

// ran reports whether control that leaves the comparisons at block b has been through x.
func (w *between) ran(x *interleaved, b *cfg.Block) bool { return slices.Contains(w.pathTo(b), x.b) }

// addPath adds the path from one block to another, and finds what is needed on it.
func (w *between) addPath(from, to *cfg.Block) {
	if slices.ContainsFunc(w.paths, func(y path) bool { return y.from == from && y.to == to }) {
		return
	}
	y := path{from: from, to: to}
	live := w.Liveness()
	killed, read := map[analysis.Var]bool{}, map[analysis.Var]bool{}
	for k := len(w.list) - 1; k >= 0; k-- {
		x := &w.list[k]
		if !w.ran(x, from) {
			continue
		}
		words := live.Registers().Words(x.num)
		need := x.i.Op.Effects&cfg.ReadsMem != 0 && (x.i.HasMod("STRONG") || x.i.HasMod("MMIO") || x.i.HasMod("VOLATILE")) // it may be meant for itself
		for _, v := range words {
			switch {
			case v < 0: // any register
				need = true
			case v.Write():
				need = need || read[v.Var()] || !killed[v.Var()] && live.LiveIn(to, v.Var())
			}
		}
		if !need {
			continue
		}
		for _, v := range words {
			if v >= 0 && v.Write() && !v.May() {
				killed[v.Var()], read[v.Var()] = true, false
			}
		}
		for _, v := range words {
			if v >= 0 && !v.Write() {
				read[v.Var()] = true
			}
		}
		x.needed = true
		y.need = append(y.need, k)
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

// canMove reports whether instruction k can run for all values of the selector, before the comparisons.
func (w *between) canMove(k int) bool {
	x := &w.list[k]
	if x.i.Op.Effects != 0 || slices.ContainsFunc(x.i.Args, func(a cfg.Operand) bool {
		return a.Kind == cfg.ConstOperand && (a.Reg.Class != cfg.NoReg || a.UReg.Class != cfg.NoReg) // which may be out of bounds
	}) {
		return false
	}
	if x.i.Writes(w.s.Selector) {
		return false
	}
	words := w.Registers().Words(x.num)
	for n := range w.paths {
		if y := &w.paths[n]; !w.ran(x, y.from) && slices.ContainsFunc(words, func(v analysis.Word) bool { return v.Write() && w.Liveness().LiveIn(y.to, v.Var()) }) {
			return false
		}
	}
	for n := range w.list {
		y := &w.list[n]
		before := w.ran(y, x.b) && n < k
		after := w.ran(x, y.b) && n > k
		if n != k && y.needed && !after && !(before && y.front) && conflicts(words, w.Registers().Words(y.num)) {
			return false
		}
	}
	return true
}

// conflicts reports whether one of two instructions writes what the other reads or writes.
func conflicts(x, y []analysis.Word) bool {
	for _, v := range x {
		for _, u := range y {
			if v.Var() == u.Var() && (v.Write() || u.Write()) {
				return true
			}
		}
	}
	return false
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
	for n := range w.paths {
		y := &w.paths[n]
		rest := slices.DeleteFunc(slices.Clone(y.need), func(k int) bool { return w.list[k].front })
		if y.to == w.s.Default && slices.Contains(w.s.Others, y.from) {
			if n == slices.IndexFunc(w.paths, func(z path) bool { return z.to == y.to && slices.Contains(w.s.Others, z.from) }) {
				others = rest
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
		for _, i := range x.list {
			x.b.Insert(len(x.b.Instrs), w.Func.NewInstr("%s", w.Func.InstrString(i)))
		}
		x.b.Insert(len(x.b.Instrs), w.Func.NewInstr("BRA %s", w.Func.Ref(w.label(x.to))))
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
