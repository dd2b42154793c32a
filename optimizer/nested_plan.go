package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// A plan is how a nested pair becomes one branch.
type plan struct {
	text    string    // of the instruction that computes the condition
	name    string    // of it, for the title
	dest    cfg.Reg   // the condition
	fold    int       // index in the inner block of the fold that the table takes in, or -1
	renamed []renamed // results of the inner block that get another register
	target  *cfg.Block
}

// A renamed is operand arg of instruction k of the inner block.
type renamed struct {
	k   int
	arg int8
	was cfg.Reg
	to  cfg.Reg
}

// predicateSetters are the opcodes that an inner block may have: they only set predicates, from what does
// not depend on which lanes run. Source: seeds branch-and-switch, "Instruction Eligibility".
var predicateSetters = []string{"ISETP", "FSETP", "DSETP", "HSETP2", "FCHK", "LOP3", "LOP"}

// excluded are the opcodes that the eligibility check names, with what it holds against them.
var excluded = map[string]string{
	"BMOV":  "copies a convergence barrier",
	"LEA":   "computes an address",
	"VOTE":  "reads all active lanes",
	"VOTEU": "reads all active lanes",
}

// ineligible says why instruction i of an inner block must not run where the outer branch leads
// elsewhere, or nil.
func (n *flattener) ineligible(b *cfg.Block, i *cfg.Instr) *Refusal {
	name := i.Op.Name
	why := ""
	switch {
	case !i.Op.Known():
		why = "is unknown"
	case name == "NOP" && !i.HasMod("TRIG"):
		return nil
	case excluded[name] != "":
		why = excluded[name]
	case i.Op.Effects&cfg.SideEffects != 0:
		why = "has side effects"
	case i.Op.Effects&cfg.ReadsMem != 0:
		why = "reads memory"
	case !slices.Contains(predicateSetters, name) || !i.WritesPred():
		why = "does more than set predicates"
	case !i.Guard.Always():
		why = "has the guard " + n.Func.Names.Reg(i.Guard.Reg)
	default:
		for k := i.NumDst(n.Func.SM()); k < len(i.Args); k++ {
			if r := i.Args[k].Reg; r.IsPred() && !r.IsConst() {
				why = "is combined with " + n.Func.Names.Reg(r) + " already"
			}
		}
	}
	if why == "" {
		return nil
	}
	return refuse("%s in %s %s", name, b.Name(), why).at(b.InSection(i.Span), why)
}

// plan finds out how a nested pair becomes one branch, or why it must not. Both are nil if it
// is no nested pair after all: one condition decides nothing, or phase 15 folds it.
func (n *flattener) plan(p *nestedPair) (*plan, *Refusal) {
	i, j := p.a.Last(), p.inner()
	if n.settled(p.a, p.b) {
		return nil, nil
	}
	if no := n.entered(p); no != nil {
		return nil, no
	}
	if no := n.incomplete(); no != nil {
		return nil, no
	}
	if no := rare(p.b); no != nil {
		return nil, no
	}
	for _, x := range [...]*cfg.Instr{i, j} {
		for _, l := range literals(x) {
			if l.Reg.Class != cfg.ClassP {
				return nil, refuse("%s is the condition of one of them, and %s takes non-uniform predicates", n.Func.Names.Reg(l.Reg), tableOpcode(n.Func))
			}
		}
		if x.Open || x.Close {
			return nil, refuse("%s is issued as one of a pair", x.Op.Name)
		}
	}
	pl := &plan{fold: -1}
	if no := n.instrs(p, pl); no != nil {
		return nil, no
	}
	if no := n.region(p); no != nil {
		return nil, no
	}
	if no := n.place(p, pl); no != nil {
		return nil, no
	}
	pl, no := n.condition(p, pl)
	if pl == nil {
		return nil, no
	}
	if no := n.together(p.a, p.mergeEnd); no != nil {
		return nil, no
	}
	return pl, nil
}

// rare says that b has a directive which would speak of the block before it.
func rare(b *cfg.Block) *Refusal {
	switch {
	case b.Cold:
		return refuse("%s is .cold", b.Name())
	case b.Weight != 0:
		return refuse("%s has its own .weight", b.Name())
	}
	return nil
}

// entered says what else control, or a name, gets to the inner block by.
func (n *flattener) entered(p *nestedPair) *Refusal {
	f := n.Func
	from := p.a
	for _, b := range [...]*cfg.Block{p.via, p.b} {
		if b == nil {
			continue
		}
		for _, id := range f.PredIDs(b) {
			if x := f.Blocks[id]; x != from {
				no := refuse("%s has another predecessor %s", b.Name(), x.Name())
				if last := x.Last(); last != nil {
					no.at(where(x, last), "branches to "+b.Name())
				}
				return no
			}
		}
		for _, x := range n.refs.of(b) {
			switch {
			case x.How == cfg.RefTableEntry:
				return refuse("%s is referenced elsewhere", b.Name()).at(x.Table.Where(x.At), "lists "+b.Name())
			case x.How != cfg.RefTarget || !x.By.IsBranch():
				return refuse("%s is referenced elsewhere", b.Name()).at(x.In.InSection(x.By.Span), "references "+b.Name())
			}
		}
		from = b
	}
	return nil
}

// instrs looks at what the inner block does besides branching.
func (n *flattener) instrs(p *nestedPair, pl *plan) *Refusal {
	for k := range p.a.Instrs {
		x := &p.a.Instrs[k]
		if x.Flow == cfg.FlowBREAK && !x.Guard.Always() && x.Guard.Reg == p.a.Last().Guard.Reg {
			return refuse("BREAK in %s removes the branching lanes from a region", p.a.Name()).at(p.a.InSection(x.Span), "has the same guard")
		}
	}
	body := p.b.Instrs[:len(p.b.Instrs)-1]
	count := 0
	for k := range body {
		x := &body[k]
		if k == p.open {
			continue
		}
		count++
		if isFold(x) {
			if x.Span.Len() > 0 { // no fold of an earlier iteration
				return refuse("%s in %s combines two conditions already", x.Op.Name, p.b.Name()).at(p.b.InSection(x.Span), "combines two conditions")
			}
			if !n.isCondition(p, x) {
				return refuse("%s in %s has predicate inputs and is not a condition of the branch", x.Op.Name, p.b.Name()).at(p.b.InSection(x.Span), "has predicate inputs")
			}
			pl.fold = k
			continue
		}
		if no := n.ineligible(p.b, x); no != nil {
			return no
		}
	}
	if count > n.most {
		return refuse("%s has %d instructions before its branch, more than nested-max-instrs (%d)", p.b.Name(), count, n.most)
	}
	return nil
}

// isCondition reports whether i computes a predicate that the inner branch depends on.
func (n *flattener) isCondition(p *nestedPair, i *cfg.Instr) bool {
	return slices.ContainsFunc(literals(p.inner()), func(o cfg.Operand) bool { return len(i.Args) > 0 && i.Args[0].Reg == o.Reg })
}

// region looks at the convergence region that the inner block, which opens no other, opens. Without
// the inner branch its lanes come to the merge point without having waited: that is the same only
// if they wait there for the lanes of a region around it.
func (n *flattener) region(p *nestedPair) *Refusal {
	if p.open < 0 {
		return nil
	}
	open := &p.b.Instrs[p.open]
	start := regionName(n.Func, &analysis.RegionStart{Block: p.b, Instr: open})
	no := func(format string, args ...any) *Refusal {
		return refuse("%s in %s would have to be removed, and "+format, append([]any{start, p.b.Name()}, args...)...).at(p.b.InSection(open.Span), "opens the region")
	}
	switch {
	case p.sync == nil:
		return no("%s has predecessors other than its BSYNC", p.mergeEnd.Name())
	case !open.Guard.Always():
		return no("it is predicated")
	}
	sync := &p.sync.Instrs[0]
	if !n.Convergence().ClosedBy(open, sync) {
		return no("its barrier is used outside of %s", p.sync.Name())
	}
	for _, b := range n.Func.Blocks {
		for _, x := range b.Code() {
			if x.Op.Name == "BMOV" && slices.ContainsFunc(x.Args, func(o cfg.Operand) bool { return o.Reg == open.Args[0].Reg }) {
				return no("BMOV uses its barrier").at(b.InSection(x.Span), "uses the barrier")
			}
		}
	}
	if r := n.addressed(p.sync, 0); r != nil {
		return r
	}
	if len(p.mergeEnd.Instrs) > 0 {
		wait := &p.mergeEnd.Instrs[0]
		if end := n.Convergence().End(wait); end != nil && wait.Flow == cfg.FlowBSYNC && wait.Guard.Always() && len(end.Opened) == 1 && !end.Unknown {
			if n.Func.Dom.Dominates(n.Convergence().Starts[end.Opened[0]].Block.ID, p.a.ID) {
				return nil
			}
		}
	}
	return no("its lanes would not reconverge in %s", p.mergeEnd.Name())
}

// place finds where the branch that is left leads, and whether it can.
func (n *flattener) place(p *nestedPair, pl *plan) *Refusal {
	if p.taken {
		pl.target = p.only
		if len(p.only.Labels) == 0 {
			pl.target = n.end(p.only)
		}
		if i := p.a.Last(); i.Args[i.Code].Kind == cfg.AddrOperand && pl.target.Addr() == cfg.NoAddr && pl.target.Label() == "" {
			return refuse("the listing has no label for %s", pl.target.Name())
		}
	}
	return n.addressed(p.a, len(p.a.Instrs)-1)
}

// holds is the formula of the branch i being taken. A branch has two conditions at the most.
func holds(i *cfg.Instr) formula {
	t := formula{table: 0xff}
	for _, l := range literals(i) {
		t, _ = t.and(lit(l.Reg, l.Flags&cfg.Not != 0))
	}
	return t
}

// condition finds the table, and the predicates that it takes and writes.
func (n *flattener) condition(p *nestedPair, pl *plan) (*plan, *Refusal) {
	f := n.Func
	outer, inner := holds(p.a.Last()), holds(p.inner())
	outerIn := slices.Clone(outer.in)
	if pl.fold >= 0 {
		var no *Refusal
		if inner, no = n.unfold(p, pl, inner); no != nil {
			return nil, no
		}
	}
	if no := n.rename(p, pl, outerIn, &inner); no != nil {
		return nil, no
	}
	if !p.taken {
		outer = outer.not()
	}
	if !p.jump {
		inner = inner.not()
	}
	both, ok := outer.and(inner)
	if !ok {
		return nil, refuse("the table would need a fourth input")
	}
	if !p.taken && !p.jump {
		both = both.not() // the branch that is left goes to the merge point
	}
	if len(both.in) < 2 {
		return nil, nil
	}
	want := append(slices.Clone(inner.in), outerIn...)
	var no *Refusal
	if pl.dest, no = n.dest(p, pl, want, both.in); no != nil {
		return nil, no
	}
	if pl.text, pl.name = folded(f, pl.dest, both); pl.text == "" {
		return nil, refuse("the table would need three inputs, and %s has none", f.Target.Name)
	}
	return pl, nil
}

// unfold puts the formula of the fold in the inner block in place of its result. The fold is of an
// earlier iteration: nothing is between it and the branch, and its result is dead behind that.
func (n *flattener) unfold(p *nestedPair, pl *plan, inner formula) (formula, *Refusal) {
	x := &p.b.Instrs[pl.fold]
	t, ok := foldOf(x, n.Func.SM())
	if !ok {
		return inner, refuse("%s in %s is folded already, with a fourth input to come", x.Op.Name, p.b.Name())
	}
	inner, _ = inner.substitute(x.Args[0].Reg, t) // the branch has no other condition
	return inner, nil
}

// rename looks at what the inner block writes. Of what is live at the merge point there would be
// two values, those of the lanes that came from the outer branch and from the inner one. What only
// the outer condition still needs gets another register, if only the table reads it.
func (n *flattener) rename(p *nestedPair, pl *plan, outerIn []cfg.Reg, inner *formula) *Refusal {
	regs := n.Registers()
	for k := range p.b.Instrs[:len(p.b.Instrs)-1] {
		if k == pl.fold {
			continue
		}
		x := &p.b.Instrs[k]
		num := regs.Number(p.b, k)
		for w, word := range regs.Words(num) {
			if !word.Write() {
				continue
			}
			r := regs.Regs[word.Var()]
			needed, live := slices.Contains(outerIn, r), n.Liveness().LiveIn(p.merge, word.Var())
			if !needed && !live {
				continue
			}
			here := p.b.InSection(x.Span)
			if live {
				return refuse("%s, which %s in %s writes, is live at %s", n.Func.Names.Reg(r), x.Op.Name, p.b.Name(), p.mergeEnd.Name()).at(here, "writes "+n.Func.Names.Reg(r))
			}
			arg := regs.Args(num)[w]
			if !slices.Contains(inner.in, r) || n.writers(p, pl, r) != 1 || n.Liveness().LiveIn(p.only, word.Var()) {
				return refuse("%s, the condition of the first branch, is redefined by %s in %s and used by more than the second", n.Func.Names.Reg(r), x.Op.Name, p.b.Name()).at(here, "writes "+n.Func.Names.Reg(r))
			}
			to, ok := n.spare(p, pl, append(slices.Clone(outerIn), inner.in...))
			if !ok {
				return refuse("no free predicate register for %s in %s to write instead of %s", x.Op.Name, p.b.Name(), n.Func.Names.Reg(r)).at(here, "writes "+n.Func.Names.Reg(r))
			}
			pl.renamed = append(pl.renamed, renamed{k, arg, r, to})
			inner.in = slices.Clone(inner.in)
			inner.in[slices.Index(inner.in, r)] = to
		}
	}
	return nil
}

// writers counts the instructions of the inner block that write r and stay.
func (n *flattener) writers(p *nestedPair, pl *plan, r cfg.Reg) int {
	count := 0
	for k := range p.b.Instrs {
		for d := range p.b.Instrs[k].PredDefs() {
			if k != pl.fold && d.Reg == r {
				count++
			}
		}
	}
	return count
}

// dead reports whether nothing reads r after the branch that is left.
func (n *flattener) dead(p *nestedPair, r cfg.Reg) bool {
	return !n.Liveness().LiveInReg(p.merge, r) && !n.Liveness().LiveInReg(p.only, r)
}

// spare returns a predicate that is dead behind both branches, that the inner block does not
// write, and that is none of not.
func (n *flattener) spare(p *nestedPair, pl *plan, not []cfg.Reg) (cfg.Reg, bool) {
	most := int32(7)
	if n.Func.Native {
		most = 64
	}
	for num := range most {
		r := cfg.Reg{Class: cfg.ClassP, Num: num}
		taken := slices.Contains(not, r) || n.writers(p, pl, r) > 0 ||
			slices.ContainsFunc(pl.renamed, func(x renamed) bool { return x.to == r })
		if !taken && n.dead(p, r) {
			return r, true
		}
	}
	return cfg.Reg{}, false
}

// dest chooses the predicate that the condition goes to: one that decides now, the inner one first,
// if nothing needs it behind, else one that is not in use.
func (n *flattener) dest(p *nestedPair, pl *plan, want, in []cfg.Reg) (cfg.Reg, *Refusal) {
	if pl.fold >= 0 {
		want = slices.Insert(want, 0, p.b.Instrs[pl.fold].Args[0].Reg)
	}
	for _, r := range want {
		if n.dead(p, r) {
			return r, nil
		}
	}
	if r, ok := n.spare(p, pl, in); ok {
		return r, nil
	}
	names := ""
	for k, r := range want {
		if slices.Contains(want[:k], r) {
			continue
		}
		if k > 0 {
			names += " and "
		}
		names += n.Func.Names.Reg(r)
	}
	return cfg.Reg{}, refuse("%s are live after the branches, and there is no free predicate register", names)
}

// substitute is t with a formula in place of the input r.
func (t formula) substitute(r cfg.Reg, u formula) (formula, bool) {
	var in [3]formula
	for k := range in {
		in[k] = lit(cfg.PT, false)
		if k < len(t.in) {
			in[k] = lit(t.in[k], false)
			if t.in[k] == r {
				in[k] = u
			}
		}
	}
	return lookup(t.table, in)
}

// flatten makes one branch of two.
func (n *flattener) flatten(p *nestedPair, pl *plan) {
	f, a, b := n.Func, p.a, p.b
	n.touch(a, p.via, b, p.sync)
	for _, r := range pl.renamed {
		b.Instrs[r.k].SetReg(f, int(r.arg), r.to)
	}
	for _, k := range descending(pl.fold, p.open) {
		b.Remove(k)
	}
	if p.sync != nil {
		p.sync.Remove(0)
	}
	logic := f.NewInstr("%s", pl.text)
	outer, inner := a.Last().Uniform(), b.Last().Uniform()
	if !p.taken {
		b.Insert(len(b.Instrs)-1, logic)
		n.agree(b.Last(), outer)
		b.Last().SetCondition(f, pl.dest)
		a.RemoveLast()
		if p.via == nil {
			b.Labels = nil // only the branch above named it
		}
		return
	}
	moved := slices.Clone(b.Instrs[:len(b.Instrs)-1])
	for k := range moved {
		if writtenAnew(f, &moved[k]) {
			moved[k] = f.NewInstr("%s", f.InstrString(&moved[k]))
		}
	}
	a.Insert(len(a.Instrs)-1, append(moved, logic)...)
	i := a.Last()
	n.agree(i, inner)
	i.SetCondition(f, pl.dest)
	n.redirect(i, pl.target)
	n.drop(b)
}

// agree takes what says that all lanes go the same way off the branch i, unless the conditions that
// it gets are uniform, too.
func (n *flattener) agree(i *cfg.Instr, uniform bool) {
	if i.Uniform() && !uniform {
		i.Rename(n.Func, "BRA")
	}
}

// descending returns the indices that are not -1, the greater first.
func descending(list ...int) []int {
	slices.Sort(list)
	slices.Reverse(list)
	for k, x := range list {
		if x < 0 {
			return list[:k]
		}
	}
	return list
}

// redirect makes the branch i go to b, which gets a label if it needs one.
func (n *flattener) redirect(i *cfg.Instr, b *cfg.Block) {
	if b.Label() == "" && i.Args[i.Code].Kind != cfg.AddrOperand {
		b.SetLabel(n.Func.Labels().Of(b))
	}
	i.Retarget(n.Func, b)
}

// drop removes b, and the branch after it that only b goes to.
func (n *flattener) drop(b *cfg.Block) {
	n.removed = append(n.removed, b)
	next := n.Func.Next(b)
	if next != nil && len(next.Labels) == 0 && n.onward(next) != nil && n.refs.count(next) == 0 {
		n.touch(next)
		n.removed = append(n.removed, next)
	}
}

// An xorBranches is a branch both successors of which are a branch alone, both with the
// same two targets.
type xorBranches struct {
	a, left, right *cfg.Block // right is after a
	x, y           *cfg.Block // where the branch of right leads, and where it does not
	same           bool       // the branch of left goes to x
}

// xor returns the diamond that begins with i, at the end of a, or nil.
func (n *flattener) xor(a *cfg.Block, i *cfg.Instr) *xorBranches {
	f := n.Func
	d := &xorBranches{a: a, left: f.TargetIn(a, i), right: f.Next(a)}
	if d.left == nil || d.right == nil || d.left == d.right || d.left == a || d.right == a {
		return nil
	}
	for _, b := range [...]*cfg.Block{d.left, d.right} {
		if len(b.Instrs) != 1 || !decides(b.Last()) || n.inLoop(b) || len(f.PredIDs(b)) != 1 || f.TargetIn(b, b.Last()) == nil || f.Next(b) == nil {
			return nil
		}
	}
	d.x, d.y = f.TargetIn(d.right, d.right.Last()), f.Next(d.right)
	x, y := n.end(f.TargetIn(d.left, d.left.Last())), n.end(f.Next(d.left))
	switch xr, yr := n.end(d.x), n.end(d.y); {
	case xr == yr || d.y == d.left:
		return nil
	case x == xr && y == yr:
		d.same = true
	case x != yr || y != xr:
		return nil
	}
	return d
}

// rewriteFork announces a diamond, and makes it if it is to be made.
func (n *flattener) rewriteFork(d *xorBranches) bool {
	f := n.Func
	i, l, r := d.a.Last(), d.left.Last(), d.right.Last()
	rem := nestedBranch.at(withGuard(d.a, i), tableOpcode(n.Func))
	rem.Message = fmt.Sprintf("%s selects one of two branches to %s and %s", condition(f, i), n.end(d.x).Name(), n.end(d.y).Name())
	rem.Related = []analysis.Related{
		{Span: withGuard(d.right, r), Message: "combined with this branch"},
		{Span: withGuard(d.left, l), Message: "removed"}}
	key := bothEdges
	p := &nestedPair{a: d.a, b: d.right, merge: d.x, only: d.y, open: -1} // its dead predicates are those of the diamond
	pl := &plan{fold: -1}
	if n.settled(d.a, d.left, d.right) {
		return false
	}
	for _, x := range [...]*cfg.Instr{i, l, r} {
		for _, o := range literals(x) {
			if o.Reg.Class != cfg.ClassP {
				return n.announce(key, rem, refuse("%s is the condition of one of them, and %s takes non-uniform predicates", f.Names.Reg(o.Reg), tableOpcode(n.Func)))
			}
		}
		if x.Open || x.Close {
			return n.announce(key, rem, refuse("%s is issued as one of a pair", x.Op.Name))
		}
	}
	for _, b := range [...]*cfg.Block{d.left, d.right} {
		if no := n.entered(&nestedPair{a: d.a, b: b}); no != nil {
			return n.announce(key, rem, no)
		}
		if no := rare(b); no != nil {
			return n.announce(key, rem, no)
		}
	}
	if no := n.instrs(p, pl); no != nil {
		return n.announce(key, rem, no)
	}
	if no := n.incomplete(); no != nil {
		return n.announce(key, rem, no)
	}
	for _, to := range [...]*cfg.Block{d.x, d.y} {
		if no := n.together(d.a, to); no != nil {
			return n.announce(key, rem, no)
		}
	}
	if no := n.addressed(d.a, len(d.a.Instrs)-1); no != nil {
		return n.announce(key, rem, no)
	}
	t, want, no := d.table()
	if no != nil {
		return n.announce(key, rem, no)
	}
	if len(t.in) < 2 || !slices.ContainsFunc(literals(i), func(o cfg.Operand) bool { return slices.Contains(t.in, o.Reg) }) {
		return false // one of the conditions does not matter
	}
	if pl.dest, no = n.dest(p, pl, want, t.in); no != nil {
		return n.announce(key, rem, no)
	}
	if pl.text, pl.name = folded(f, pl.dest, t); pl.text == "" {
		return n.announce(key, rem, refuse("the table would need three inputs, and %s has none", f.Target.Name))
	}
	rem.Title = nestedBranch.FixTitle(pl.name)
	if !n.announce(key, rem, nil) {
		return false
	}
	n.touch(d.a, d.left, d.right)
	d.right.Insert(0, f.NewInstr("%s", pl.text))
	n.agree(d.right.Last(), i.Uniform() && l.Uniform())
	d.right.Last().SetCondition(f, pl.dest)
	d.right.Labels = nil
	d.a.RemoveLast()
	n.drop(d.left)
	return true
}

// table is when the branch that is left goes to x, and the predicates that decide now.
func (d *xorBranches) table() (formula, []cfg.Reg, *Refusal) {
	a, left, right := holds(d.a.Last()), holds(d.left.Last()), holds(d.right.Last())
	want := slices.Concat(right.in, left.in, a.in)
	if !d.same {
		left = left.not()
	}
	t, ok := a.choose(left, right)
	if !ok {
		return t, want, refuse("the table would need a fourth input")
	}
	return t, want, nil
}
