package optimizer

import (
	"cmp"
	"iter"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// A diamond is a conditional branch around one side (a triangle) or over two, and the join where
// its ways meet:
//
//	a: @P BRA j      a: @P BRA taken     a: @P BRA taken
//	fall: ...        j: ...              fall: ...
//	j:               taken: ...             BRA j
//	                    BRA j            taken: ...
//	                                     j:
//
// Each side is entered from a alone, and goes to the join alone. On the stack of sm_62 and older
// the paths end with SYNC (or, for PBK, with BRK), and so may the branch of a triangle be one:
//
//	   SSY j            SSY j
//	   @P SYNC       a: @P BRA taken
//	   ...              ...
//	   SYNC             SYNC
//	j:               taken: ...
//	                    SYNC
//	                 j:
type diamond struct {
	a     *cfg.Block
	sides [2]side // the one control falls into, and the one the branch goes to; without a block if that way goes to the join
	join  *cfg.Block
	guard cfg.Guard // of the branch
	pops  string    // SYNC or BRK, if the paths end with one
}

// A side is one path of a diamond: one block, or several that are separated only by unused labels,
// as listings for sm_52 have them.
type side struct {
	block *cfg.Block // the first, nil if the way goes to the join at once
	last  *cfg.Block
	body  []cfg.Instr // without the branch to the join
	exit  *cfg.Instr  // the branch or SYNC to the join, nil if control falls into it
	guard cfg.Guard   // that its instructions would get
}

// findDiamond returns the diamond whose branch ends a, which is reachable. It costs next to nothing
// where there is none.
func findDiamond(f *cfg.Func, a *cfg.Block) (d diamond, ok bool) {
	br := a.Last()
	if br == nil || !br.Conditional() || br.ByActiveLanes() {
		return d, false
	}
	next, to := f.Next(a), (*cfg.Block)(nil)
	switch {
	case br.IsBranch():
		to = f.TargetIn(a, br)
	case popped(br) != "" && len(f.Graph.Succs(a.ID)) == 2:
		to, d.pops = f.Blocks[f.Graph.Succs(a.ID)[0]], popped(br)
	}
	if next == nil || to == nil {
		return d, false
	}
	lastNext, viaNext := onlyWay(f, next)
	lastTo, viaTo := onlyWay(f, to)
	d.a, d.guard = a, br.Guard
	switch {
	case viaNext == to:
		d.sides[0] = side{block: next, last: lastNext}
		d.join = to
	case viaTo == next:
		d.sides[1] = side{block: to, last: lastTo}
		d.join = next
	case viaNext != nil && viaNext == viaTo:
		d.sides[0] = side{block: next, last: lastNext}
		d.sides[1] = side{block: to, last: lastTo}
		d.join = viaNext
	default:
		return d, false
	}
	if d.join == a {
		return d, false
	}
	for n := range d.sides {
		x := &d.sides[n]
		x.guard = cfg.Guard{Reg: br.Guard.Reg, Not: br.Guard.Not != (n == 0)}
		if x.block == nil {
			continue
		}
		x.body = x.block.Instrs
		if x.last != x.block {
			x.body = nil
			for b := range x.blocks(f) {
				x.body = append(x.body, b.Instrs...)
			}
		}
		if last := x.last.Last(); last != nil && (last.IsBranch() || popped(last) != "") {
			x.exit, x.body = last, x.body[:len(x.body)-1]
			d.pops = cmp.Or(popped(last), d.pops)
		}
	}
	return d, d.instrs() > 0
}

// popped returns the name of i if it is a SYNC or BRK of sm_62 and older, and nothing besides; else "".
func popped(i *cfg.Instr) string {
	if i.Op.Known() && (i.Op.Name == "SYNC" || i.Op.Name == "BRK") {
		return i.Op.Name
	}
	return ""
}

// onlyWay returns where b, which control gets to from one place alone, goes always, and the last of
// the blocks on that way that only labels part; nil if it is no side.
func onlyWay(f *cfg.Func, b *cfg.Block) (last, to *cfg.Block) {
	for b.ID != 0 && len(f.Preds.Succs(b.ID)) == 1 && len(f.Graph.Succs(b.ID)) == 1 {
		i, next := b.Last(), f.Blocks[f.Graph.Succs(b.ID)[0]]
		if i != nil && i.EndsBlock() {
			if i.Conditional() || !i.IsBranch() && popped(i) == "" {
				return nil, nil
			}
			return b, next
		}
		if len(f.Preds.Succs(next.ID)) > 1 || next.ID != b.ID+1 {
			return b, next
		}
		b = next
	}
	return nil, nil
}

// blocks yields the blocks of x, in layout order.
func (x *side) blocks(f *cfg.Func) iter.Seq[*cfg.Block] {
	return func(yield func(*cfg.Block) bool) {
		if x.block == nil {
			return
		}
		for _, b := range f.Blocks[x.block.ID : x.last.ID+1] {
			if !yield(b) {
				return
			}
		}
	}
}

// place is where instruction k of the body is in the section.
func (x *side) place(f *cfg.Func, k int) cfg.Span {
	for b := range x.blocks(f) {
		if k < len(b.Instrs) {
			return b.InSection(b.Instrs[k].Span)
		}
		k -= len(b.Instrs)
	}
	return cfg.Span{}
}

// instr returns a copy of i, which is in the body, for a block that w changes.
func (x *side) instr(w *cfg.Change, f *cfg.Func, i *cfg.Instr) cfg.Instr {
	k := 0
	for &x.body[k] != i {
		k++
	}
	for b := range x.blocks(f) {
		if k < len(b.Instrs) {
			return w.Instr(b, i)
		}
		k -= len(b.Instrs)
	}
	panic("an instruction of another side")
}

// instrs is how many instructions the sides have.
func (d *diamond) instrs() int { return len(d.sides[0].body) + len(d.sides[1].body) }

// branch is the divergent branch.
func (d *diamond) branch() *cfg.Instr { return d.a.Last() }

// A folder folds the diamonds of a function into straight code. Its facts are those from before a sweep over
// the function. They hold during it: diamonds of one sweep have no side in common, what is
// straightened only keeps lanes together that were apart, and no register gets another value.
type folder struct {
	*Ctx
	refs      *blockRefs
	removed   map[*cfg.Block]bool // sides that were folded in this sweep
	opens     map[*cfg.Instr]bool // the BSSY that went with them
	unopened  map[*cfg.Block]bool // blocks from which an end of such a region went: the facts say what was open with both there
	rewritten map[int32]bool      // branches, by where they stand, that could go
	reported  map[int32]bool      // and those of which was reported why they cannot
}

// fold looks at the diamonds of the function with try, which says what it does with one. After a
// sweep that changed something it looks at what has become a diamond by that: inner ones are folded
// before the ones around them.
func fold(c *Ctx, try func(*folder, *diamond)) {
	o := &folder{Ctx: c, rewritten: map[int32]bool{}, reported: map[int32]bool{}}
	for {
		c.hold()
		for _, n := range c.Func.Order.RPO {
			c.Poll()
			if found, ok := findDiamond(c.Func, c.Func.Blocks[n]); ok && !o.rewritten[found.at()] && !o.unopened[found.a] {
				d := found // most blocks end in none, and need no room for one
				try(o, &d)
			}
		}
		if len(o.removed) == 0 {
			return
		}
		var gone []*cfg.Block
		for _, b := range c.Func.Blocks {
			if o.removed[b] {
				gone = append(gone, b)
			}
		}
		c.Func.RemoveBlocks(gone)
		if !c.again() {
			return
		}
		o.refs, o.removed, o.opens, o.unopened = nil, nil, nil, nil
	}
}

// at is where the branch of d is in the section.
func (d *diamond) at() int32 { return d.a.Base + d.branch().OpSpan.Start }

// apply is Make, for the branch of d: body makes what the sides become, and the region in goes with it.
func (o *folder) apply(d *diamond, r Remark, in region, body func(*cfg.Change) []cfg.Instr) {
	o.rewritten[d.at()] = true
	if o.Make(r, func(w *cfg.Change) { o.straighten(w, d, body(w), in) }) {
		if o.removed == nil {
			o.removed = map[*cfg.Block]bool{}
		}
		for n := range d.sides {
			for b := range d.sides[n].blocks(o.Func) {
				o.removed[b] = true
			}
		}
	}
}

// refuse is Refuse, for the branch of d. It is said once, however many sweeps there are.
func (o *folder) refuse(d *diamond, r Remark, no *Refusal) {
	if !o.reported[d.at()] {
		o.reported[d.at()] = true
		o.Refuse(r, no)
	}
}

// decided reports whether the branch of d always goes one way: phase 15 does better then.
func (o *folder) decided(d *diamond) bool { return o.Constants().Taken(d.a) != analysis.Varies }

// kept returns why the branch of d has to stay for reasons that have nothing to do with what its
// sides do; nil if it need not.
func (o *folder) kept(d *diamond) *Refusal {
	if d.guard.Reg.Class != cfg.ClassP || decidedByOperand(d.branch()) {
		return refuse("the condition of the branch is %s, and a guard is one predicate register", condition(o.Func, d.branch()))
	}
	if no := o.incomplete(); no != nil {
		return no
	}
	if o.refs == nil {
		o.refs = &blockRefs{c: o.Ctx}
	}
	if d.pops != "" {
		if _, no := o.pushed(d); no != nil {
			return no
		}
	}
	for n := range d.sides {
		x := &d.sides[n]
		for b := range x.blocks(o.Func) {
			own := 0
			if n == 1 && b == x.block {
				own = 1 // the branch
			}
			if o.refs.count(b) > own {
				return o.referencedBy(d.a, b)
			}
			if s := exported(o.Func, b); s != "" {
				return refuse("%s is a symbol that other code may reference", s)
			}
			if b.Cold {
				return refuse("%s is .cold", b.Name())
			}
		}
	}
	if !o.Func.HasLabels() && o.indirect() {
		return refuse("the listing has addresses instead of labels, and a register may hold one of them")
	}
	return o.addressed(d.a, len(d.a.Instrs)-1)
}

// joined returns the refusal if something after the join can tell that lanes come there together.
func (o *folder) joined(d *diamond) *Refusal {
	if d.pops != "" {
		return nil // SYNC has them meet at the join
	}
	return o.together(d.a, d.join)
}

// referencedBy returns who names b besides the branch at the end of a.
func (o *folder) referencedBy(a, b *cfg.Block) *Refusal {
	n := o.refs.otherThan(b, func(i *cfg.Instr) bool { return i == a.Last() })
	switch {
	case n == nil:
		return refuse("an instruction references %s twice", b.Name())
	case n.How == cfg.RefTableEntry:
		return refuse("a jump table references %s", b.Name())
	}
	no := refuse("%s references %s too", n.By.Op.Name, b.Name())
	switch {
	case n.How == cfg.RefAddress:
		no = refuse("an instruction takes the address of %s", b.Name())
	case n.By.Flow == cfg.FlowBSSY || n.By.Flow == cfg.FlowPush:
		no = refuse("%s is the reconvergence point of %s", b.Name(), n.By.Op.Name)
	}
	return no.at(where(n.In, n.By), "references "+b.Name())
}

// indirect reports whether the function, which is complete, goes to addresses that registers hold.
func (o *folder) indirect() bool {
	for _, b := range o.Func.Blocks {
		for _, i := range b.Code() {
			if i.Flow == cfg.FlowCall && i.Code < 0 || i.Op.Name == "PRET" {
				return true
			}
		}
	}
	return false
}

// A region is the BSSY or SSY that is there for one diamond alone, and goes with it. The zero region is none.
type region struct {
	in *cfg.Block
	at int
}

// opener is the BSSY or SSY, nil if there is none.
func (r region) opener() *cfg.Instr {
	if r.in == nil {
		return nil
	}
	return &r.in.Instrs[r.at]
}

// costs is how many instructions go with the region that the cost of the paths does not count.
func (r region) costs(d *diamond) int {
	switch {
	case r.in == nil:
		return 0
	case d.pops != "":
		return 1 // the paths end with SYNC, which counts as a branch
	}
	return 2
}

// region returns what goes with d. Whatever else uses a barrier, both its ends stay: nobody is
// harmed by them.
func (o *folder) region(d *diamond) region {
	if d.pops != "" {
		r, _ := o.pushed(d)
		return r
	}
	if at, ok := o.barrier(d); ok {
		return region{d.a, at}
	}
	return region{}
}

// pushed returns the SSY whose entry of the stack the paths of d take off, or why they cannot lose it.
func (o *folder) pushed(d *diamond) (r region, no *Refusal) {
	for n := range d.sides {
		x := &d.sides[n]
		if x.block != nil && (x.exit == nil || popped(x.exit) != d.pops) || x.block == nil && (n == 0 || popped(d.branch()) != d.pops) {
			return r, refuse("not all paths to %s end with %s", d.join.Name(), d.pops)
		}
	}
	push := "SSY"
	if d.pops == "BRK" {
		push = "PBK"
	}
	if !o.follows(d) {
		return r, refuse("%s is not the next block, and no branch would replace %s", d.join.Name(), d.pops)
	}
	b, end := d.a, len(d.a.Instrs)-1
	for {
		for k := end - 1; k >= 0; k-- {
			i := &b.Instrs[k]
			switch {
			case i.Op.Name == push && i.Guard.Always() && o.Func.TargetOf(i) == d.join:
				if no := o.addressed(b, k); no != nil {
					return r, no
				}
				return region{b, k}, nil
			case i.Flow == cfg.FlowCall:
				return r, refuse("lanes that diverge in the callee of %s reconverge at %s", i.Op.Name, d.join.Name()).at(where(b, i), "calls code")
			case i.Flow == cfg.FlowPush || i.Flow == cfg.FlowPop:
				return r, refuse("between %s and the branch %s changes the stack", push, i.Op.Name).at(where(b, i), "changes the stack")
			}
		}
		preds := o.Func.PredIDs(b)
		if b.ID == 0 || len(preds) != 1 || len(o.Func.Graph.Succs(preds[0])) != 1 {
			return r, refuse("the %s of its lanes is not on the only path to the branch", push)
		}
		b = o.Func.Blocks[preds[0]]
		end = len(b.Instrs)
	}
}

// barrier returns where the BSSY in the first block of d stands, if it and the BSYNC that begins
// the join are there for d alone.
func (o *folder) barrier(d *diamond) (at int, ok bool) {
	if len(d.join.Instrs) == 0 || len(o.Func.PredIDs(d.join)) != 2 {
		return 0, false
	}
	sync := &d.join.Instrs[0]
	if sync.Flow != cfg.FlowBSYNC || !sync.Guard.Always() || len(sync.Args) != 1 {
		return 0, false
	}
	bar := sync.Args[0].Reg
	at = -1
	shut := false // by a BSYNC in front
	for k := range d.a.Instrs {
		i := &d.a.Instrs[k]
		if at >= 0 && i.Flow == cfg.FlowCall {
			return 0, false // lanes that diverge in what it calls meet after the if
		}
		for n := range i.Args {
			if i.Args[n].Reg != bar {
				continue
			}
			if at < 0 && n == 0 && i.Flow == cfg.FlowBSYNC && i.Guard.Always() {
				shut = true
				continue
			}
			if at >= 0 || i.Flow != cfg.FlowBSSY || !i.Guard.Always() {
				return 0, false
			}
			at = k
		}
	}
	if at < 0 {
		return 0, false
	}
	open := &d.a.Instrs[at]
	conv := o.Convergence()
	if !conv.ClosedBy(open, sync) {
		return 0, false
	}
	for _, s := range conv.Active(d.a) {
		if !shut && s.Instr.Args[0].Reg == bar && !o.opens[s.Instr] {
			return 0, false // somebody may wait for it who is after the join
		}
	}
	if o.namesAddresses() {
		// What names the address of either must go with them.
		if o.addressed(d.a, at) != nil || !o.follows(d) || o.ownNames(d, open) != o.refs.count(d.join) {
			return 0, false
		}
	}
	return at, true
}

// follows reports whether the join comes next once the sides are gone.
func (o *folder) follows(d *diamond) bool {
	for b := o.Func.Next(d.a); b != nil; b = o.Func.Next(b) {
		if b == d.join {
			return true
		}
		if !d.sides[0].has(b) && !d.sides[1].has(b) && !o.removed[b] {
			return false
		}
	}
	return false
}

// has reports whether b is of x.
func (x *side) has(b *cfg.Block) bool {
	return x.block != nil && x.block.ID <= b.ID && b.ID <= x.last.ID
}

// stays reports whether the instructions of side n keep their place in the text if the sides stand
// in the given order.
func (o *folder) stays(d *diamond, n int, swapped bool) bool {
	b := d.sides[n].block
	if n == 0 {
		return true
	}
	before := d.a
	if d.sides[0].block != nil {
		if swapped {
			return false
		}
		before = d.sides[0].last
	}
	return o.Func.Next(before) == b
}

// moves returns why the instructions of the sides cannot stand one after the other; nil if they can.
func (o *folder) moves(d *diamond, swapped bool) *Refusal {
	for n := range d.sides {
		if o.stays(d, n, swapped) || len(d.sides[n].body) == 0 || o.Func.Native {
			continue
		}
		if !o.Func.HasLabels() {
			return refuse("the instructions of %s would have to move, and branches of this listing have addresses", d.sides[n].block.Name())
		}
		for k := range d.sides[n].body {
			for _, a := range d.sides[n].body[k].Args {
				if a.Symbolic() {
					return refuse("the instructions of %s would have to move, and one references a symbol", d.sides[n].block.Name())
				}
			}
		}
	}
	return nil
}

// straighten puts body, what the sides have become, in place of the branch of d, and takes away the
// region r that goes with it.
func (o *folder) straighten(w *cfg.Change, d *diamond, body []cfg.Instr, r region) {
	open := r.opener()
	var meet *cfg.Block
	own := o.ownNames(d, open)
	if open != nil {
		meet = o.Func.TargetOf(open)
		if w == nil {
			if o.opens == nil {
				o.opens, o.unopened = map[*cfg.Instr]bool{}, map[*cfg.Block]bool{}
			}
			o.opens[open] = true
			for _, b := range [...]*cfg.Block{r.in, d.a, d.join} {
				o.unopened[b] = true
			}
		}
	}
	a, join := w.Own(d.a), d.join
	list := make([]cfg.Instr, 0, len(a.Instrs)+len(body)+1)
	for k := range a.Instrs[:len(a.Instrs)-1] {
		if r.in != d.a || k != r.at {
			list = append(list, a.Instrs[k])
		}
	}
	list = append(list, body...)
	if !o.follows(d) {
		x := &d.sides[0] // it has an exit, or the join would follow
		list = append(list, w.Instr(x.last, x.exit))
	} else if own == o.refs.count(join) && len(o.Func.PredIDs(join)) == 2 && o.plain(join) {
		w.Own(join).Labels = nil // it would only split what is one block now
	}
	a.Instrs = list
	switch {
	case r.in != nil && r.in != d.a:
		w.Own(r.in).Remove(r.at)
	case r.in != nil && d.pops == "":
		b := w.Own(join)
		b.Instrs = b.Instrs[1:]
		// The BSSY may name the place behind BSYNC.
		next := o.Func.Next(join)
		if len(b.Instrs) == 0 && next != nil && next == meet && o.refs.count(next) == 1 && len(o.Func.PredIDs(next)) == 1 && o.plain(next) {
			w.Own(next).Labels = nil
		}
	}
	for n := range d.sides {
		for b := range d.sides[n].blocks(o.Func) {
			w.Remove(b)
		}
	}
}

// plain reports whether b can lose its labels.
func (o *folder) plain(b *cfg.Block) bool {
	return exported(o.Func, b) == "" && !b.Cold && b.Weight == 0
}

// ownNames is how often what goes with d, the BSSY or SSY open among it unless it is nil, names the join.
func (o *folder) ownNames(d *diamond, open *cfg.Instr) int {
	own := o.refsTo(d.branch(), d.join)
	for n := range d.sides {
		own += o.refsTo(d.sides[n].exit, d.join)
	}
	return own + o.refsTo(open, d.join)
}

// refsTo is how often i, which may be nil, names b.
func (o *folder) refsTo(i *cfg.Instr, b *cfg.Block) int {
	if i == nil {
		return 0
	}
	n := 0
	if o.Func.TargetOf(i) == b {
		n++
	}
	for _, name := range i.Targets() {
		if o.Func.Block(name) == b {
			n++
		}
	}
	return n
}
