package analysis

import (
	"context"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// Uniformity knows which values are the same in all lanes. A value is uniform if,
// whenever its instruction runs, all lanes of the warp that take part in it get
// one value, and lanes that later read it together read one value too; a branch is
// uniform if those lanes all go one way. Everything else is varying. What is not
// known to be uniform counts as varying.
//
// Varying values begin with what differs between lanes (the lane's number, the
// thread's, its own memory, what an atomic gives back), and go on
//
//   - to what is computed from them, or written under a guard that varies;
//   - to where paths join that diverged at a branch on them, if the register
//     has another value on each (sync dependence);
//   - to what is read from memory, or computed of the lanes, where groups of lanes run at times of their own: in a
//     convergence region, until they reconverge at its end, and behind a divergent branch outside of all regions, until
//     the whole warp reconverges;
//   - to what a loop computes, for those who read it after the lanes have left the
//     loop in different iterations (temporal divergence).
//
// What is constant is uniform, and a branch that always goes one way does not diverge.
//
// What one instruction writes to a uniform register is one value for the lanes that run it
// together. Lanes that run it in groups may leave another value in each, so that uniform registers
// vary where such groups meet. Lanes that a branch ends are no longer there to be different: "@P0
// EXIT" does not diverge.
// Source: seeds: branch-and-switch, "Uniform Branches".
type Uniformity struct {
	Limited bool // too many blocks are between divergent branches and the ends of their paths: see [divergence.coarse]

	facts  *Facts
	ssa    *SSA
	memory *privateWords // with asStored
	post   *PostDominators
	consts *Constants
	conv   *Convergence
	stacks *Stacks
	calls  callees
	lanes  []together // by instruction

	inBlock []together // by block: what some of its instructions are

	why      []reason   // by value
	settled  []bool     // by value: it varies already, or never does
	part     []bool     // by value: see partly; nil if there is none
	branch   []reason   // by block: why the branch at its end diverges
	promised []bool     // by block: its branch says that lanes agree whose conditions may differ
	rows     bool       // the rows of thread blocks are whole warps
	byRow    *rowValues // with rows; nil until it is asked for
	nature   bool       // only what differs by its nature varies: see [Facts.Differs]
	kept     []bool     // by value, with nature: see [Facts.mayBeKept]
	under    []int32    // by block: the block whose branch may have separated the lanes that run it, + 1
	waits    []bool     // by block: it has lanesWait
	others   [][]int32  // by such a block: the blocks whose branches may have separated them, too
	asks     []bool     // by block: see fullWarp
	full     []int32    // likewise
	anyFull  bool       // full has a block
	class    []uint8    // by instruction
	apart    []bool     // by block: lanes that a branch outside of all regions has separated may run it in groups
	meets    bool       // such lanes may reconverge somewhere
	iterated []bool     // by block: see again
	joined   []bool     // by block: all its phis vary: see join
	called   bool       // an edge leads to a function that is called
	round    [][]int32  // by block: see rounds; nil when meetIn is done with it
	rounds   int        // how often round was computed
	warps    []bool     // by block: the whole warp reconverges there, in round
	met      []int32    // where groups of lanes may meet

	gathers  bool              // so they may at an instruction that is no BSYNC
	within   map[uint64]uint64 // blocks that were looked at, 64 to a word, by the set of barriers that hold the lanes: see meetWithin
	sets     map[string]uint64 // those sets: see heldSet
	held     []cfg.Reg         // the last of them
	heldAt   uint64            // and its number
	inside   int               // how many blocks were looked at
	torn     bool              // lanes may wait for the whole warp at several places at one time, so that it reconverges at none
	temporal [][]int32         // by loop: the blocks to which lanes leave it in different iterations
	exited   []bool            // by loop: they are all its exits
	exits    [][]int32         // see [Uniformity.loopExits]
	leaves   int               // blocks that have been looked at for what lanes take out of a loop
	reads    int               // values that have been looked at in blocks that lanes leave loops for
	cycles   []cycle           // others that lanes leave in different iterations
	returns  []bool            // see comesBack
	inEntry  []int32           // by block: see partIn
	regions  *regionGroups     // nil if lanes in regions may be in groups anywhere

	matches map[int32]Value         // by instruction: see findMatch
	differs map[int32]*difference   // by instruction
	between map[Value][]*difference // by value: those that it is between the operands of

	groups    cancel.Memo[bool]
	chains    cancel.Memo[[]farChain]
	caused    cancel.Memo[[]bool] // see findDiffering
	groupedBy []int32             // by block: see [Uniformity.Apart]; the number of the instruction, + 1
	groupedTo []int32             // by block: the instruction up to which they run it so, as far as is sure

	ofBlock    *blockTests // while u is made
	work       []Value
	grouped    []int32 // instructions that groups of lanes may run at different times with other results
	divergent  []int32 // blocks whose branch diverges, and that have not been followed yet
	divergence divergence
	gaveUp     bool
}

// A reason says why something varies.
type reason struct {
	kind whyVaries
	of   int32 // a value, a block, or the number of an instruction
}

// What following values needs to know of an instruction.
const (
	classGathers = 1 << iota // gives all its lanes one result
	classEnds                // control flow at the end of its block
	classDone                // all its results vary
	classMatches             // see [Uniformity.findMatch]
	classDiffers             // [Uniformity.differs] has it
)

type whyVaries uint8

const (
	uniform     whyVaries = iota
	bySource              // of is the instruction that makes it so
	byOperand             // of is the value it is computed from
	byGroups              // of is the instruction that groups of lanes may run at different times
	byGuard               // of is the value of the guard it is written under
	byPhi                 // of is a value that meets in it
	byJoin                // of is the block with the branch at which the paths that join diverged
	byIteration           // of is a value that a loop computes and lanes leave in different iterations
	byCaller              // a register as a caller left it, or as control left it in ways no edge tells
	byCondition           // of a branch: of is the value that decides
	byStack               // of a branch: lanes pop different entries of the stack
)

// An assumed says what is assumed of lanes that are not known to agree.
type assumed uint8

const (
	inRows    assumed = 1 << iota // the rows of thread blocks are whole warps: see [Facts.DivergentInWarp]
	forNature                     // what does not differ by its nature is the same in all lanes: see [Facts.Differs]
	asStored                      // memory that may be a lane's own is what has been stored there: see [Uniformity.findDiffering]
)

// newUniformity starts from what varies by itself and follows it. Time is
// linear in values and uses, and for each varying branch in the blocks up to where
// its paths meet, which are labelled in fine steps at most: see [fineSteps].
// how says what is assumed to be uniform.
func newUniformity(facts *Facts, fine int, how assumed) *Uniformity {
	return uniformityOf(facts, fine, how, nil)
}

// uniformityOf is newUniformity, with asStored for the words of memory.
func uniformityOf(facts *Facts, fine int, how assumed, memory *privateWords) *Uniformity {
	rows := how&inRows != 0
	var kept []bool
	if how&forNature != 0 {
		kept = facts.mayBeKept()
	}
	s, f := facts.SSA(), facts.Func
	var u *Uniformity
	cancel.Parallel(2, func(k int) {
		if k == 0 {
			facts.Constants() // takes longest
			return
		}
		s.Users(0)
		facts.Paths()
		u = uniformityBefore(facts, fine, rows)
	})
	u.consts = facts.Constants()
	u.memory, u.nature, u.kept = memory, how&forNature != 0, kept
	copy(u.settled, u.consts.fixed)
	if slices.ContainsFunc(s.Regs.Regs, oneForWarp) {
		for v := range u.settled {
			u.settled[v] = u.settled[v] || u.one(s.v[v])
		}
	}
	votes := make([]bool, len(f.Blocks))
	for n := range f.Blocks {
		votes[n] = u.has(int32(n), lanesVote)
	}
	u.asks, u.full = fullWarp(facts.ctx, s, u.consts, votes, u.waits, rows)
	u.anyFull = slices.ContainsFunc(u.full, func(n int32) bool { return n >= 0 })
	u.begin(facts)
	u.follow(facts)
	return u
}

// uniformityBefore is a Uniformity that nothing varies in yet, without what it is found from that takes long.
func uniformityBefore(facts *Facts, fine int, rows bool) *Uniformity {
	s, f := facts.SSA(), facts.Func
	u := &Uniformity{
		facts:    facts.For(context.Background()), // it is kept longer than who asks waits
		ssa:      s,
		rows:     rows,
		post:     facts.PostDominators(),
		conv:     facts.Convergence(),
		stacks:   facts.Stacks(),
		calls:    callees{ctx: context.Background(), f: f},
		lanes:    facts.means().lanes,
		inBlock:  facts.means().inBlock,
		why:      make([]reason, s.Len()),
		settled:  make([]bool, s.Len()),
		branch:   make([]reason, len(f.Blocks)),
		promised: make([]bool, len(f.Blocks)),
		under:    make([]int32, len(f.Blocks)),
		waits:    make([]bool, len(f.Blocks)),
		joined:   make([]bool, len(f.Blocks)),
		called:   slices.Contains(f.Kinds, cfg.CallEdge),
		others:   make([][]int32, len(f.Blocks)),
		class:    make([]uint8, s.Regs.Instrs()),
		apart:    make([]bool, len(f.Blocks)),
		temporal: make([][]int32, len(f.Loops.Loops)),
		exited:   make([]bool, len(f.Loops.Loops)),
	}
	u.differs, u.between = findDifferences(facts.ctx, s, facts.means().fn, rows)
	for num := range u.differs {
		u.class[num] |= classDiffers
	}
	u.ofBlock = newBlockTests(s)
	u.inEntry = make([]int32, len(f.Blocks))
	if !f.Entry || !f.Complete && !rows || len(f.IndirectEntries()) > 0 || slices.Contains(u.stacks.Mixed, true) {
		for n := range u.inEntry {
			u.inEntry[n] = 1
		}
	}
	u.regions = u.newRegionGroups(facts.ctx)
	u.divergence = divergence{ctx: facts.ctx, u: u, label: make([]int32, len(f.Blocks)), stamp: make([]int32, len(f.Blocks)), work: newWorklist(f), fine: fine, check: fine / 4, most: max(fine, 0) + f.Limit(coarseSteps*len(f.Blocks)+1000)}
	for n := range f.Blocks {
		u.waits[n] = u.has(int32(n), lanesWait)
	}
	return u
}

// begin has vary what does so by itself. It polls facts, as who asks for u waits.
func (u *Uniformity) begin(facts *Facts) {
	s, f := u.ssa, u.ssa.Regs.f
	for v := range Value(s.Len()) {
		switch s.kind[v] {
		case UnknownValue:
			if u.memory == nil {
				u.vary(v, reason{byCaller, 0})
			}
		case EntryValue:
			if u.memory != nil && !f.Entry || u.rows && f.Entry && !f.Native { // what a kernel in a listing reads of that is undefined, which undefined-read tells
				continue
			}
			if !f.Entry || !uniformDatapath(s.Regs.Regs[s.v[v]]) {
				u.vary(v, reason{byCaller, 0})
			}
		case ClobberValue:
			if u.memory == nil {
				u.vary(v, reason{bySource, s.num[v]})
			}
		}
	}
	var parted []*cfg.Block
	for _, b := range f.Blocks {
		facts.Poll()
		if u.instrs(b) {
			parted = append(parted, b)
		}
		if !u.has(b.ID, lanesDiffer|lanesMeet|lanesBSYNC) {
			continue
		}
		for k, l := range u.of(b) {
			if l&lanesDiffer != 0 && b.Instrs[k].Op.Name == "MATCH" {
				u.findMatch(b, k)
			}
			u.gathers = u.gathers || u.meet(b, k, l)
			u.meets = u.meets || u.gathers || l&lanesBSYNC != 0 && u.parts(b, k)
		}
	}
	for _, n := range f.Order.RPO {
		facts.Poll()
		if b := f.Blocks[n]; u.stacks.Mixed[n] && b.Last() != nil && b.Last().Flow == cfg.FlowPop && popsDiffer(f, b) {
			u.diverge(b, reason{byStack, -1})
		}
	}
	for _, b := range parted {
		facts.Poll()
		if u.meets && !u.heldTogether(b) {
			u.separate(f.Graph.Succs(b.ID))
		}
	}
	if u.meets && !f.Entry && len(f.Blocks) > 0 {
		u.separate(f.Order.RPO[:1]) // the caller's lanes may come in groups
	}
}

// follow has vary what is computed from what varies, and what it separates.
func (u *Uniformity) follow(facts *Facts) {
	s, f := u.ssa, u.ssa.Regs.f
	u.sureLast()
	for step := 0; ; step++ {
		if step%pollSteps == 0 || len(u.work) == 0 {
			facts.Poll()
		}
		if n := len(u.work); n > 0 {
			v := u.work[n-1]
			u.work = u.work[:n-1]
			for _, by := range s.Users(v) {
				u.use(by, v, reason{byOperand, v})
			}
			continue
		}
		if n := len(u.divergent); n > 0 {
			b := u.divergent[n-1]
			u.divergent = u.divergent[:n-1]
			u.divergence.from(f.Blocks[b])
			continue
		}
		if u.memory != nil && u.storedApart() {
			continue
		}
		if len(u.grouped) == 0 {
			u.ofBlock = nil
			return
		}
		for _, num := range u.grouped { // last, as what they read is the better reason
			u.varyAll(num, reason{byGroups, num})
		}
		u.grouped = u.grouped[:0]
	}
}

// sureLast has what may differ between lanes, as SR_TID.Y does, followed behind what differs between them: the first cause that is found is
// the one that is told.
func (u *Uniformity) sureLast() {
	var sure []Value
	n := 0
	for _, v := range u.work {
		if i, _ := u.ssa.writing(v); i == nil || !readsRow(i) {
			sure = append(sure, v)
			continue
		}
		u.work[n] = v
		n++
	}
	copy(u.work[n:], sure)
}

// popsDiffer reports whether the SYNC, BRK or CONT at the end of b pops entries that lead to different blocks.
func popsDiffer(f *cfg.Func, b *cfg.Block) bool {
	to := -1
	for s, kind := range f.Succs(b) {
		switch {
		case kind != cfg.Reconvergence:
		case to < 0:
			to = int(s.ID)
		case to != int(s.ID):
			return true
		}
	}
	return false
}

// instrs has vary what the instructions of b make vary by themselves, and returns whether lanes may
// leave b in groups that no region holds. It is called again when b becomes [Uniformity.apart].
func (u *Uniformity) instrs(b *cfg.Block) bool {
	s := u.ssa
	apart := u.apart[b.ID]
	regions := u.conv.regions(b)
	stack := 0
	if u.inEntry[b.ID] > 0 {
		stack = u.stacks.depth(b)
	}
	met := u.full[b.ID] == b.ID // the whole warp has reconverged in b, or is there from the start
	var r regionRun
	follow := u.regions != nil && (u.inGroups(b) || u.has(b.ID, lanesPart|lanesBSYNC))
	if follow {
		r = u.regions.run(b)
	}
	for k, l := range u.of(b) {
		if l == 0 && !follow {
			continue
		}
		num := s.Regs.Number(b, k)
		if u.rows && l&lanesDiffer != 0 && readsRow(&b.Instrs[k]) {
			l &^= lanesDiffer
		}
		if l&lanesDiffer != 0 && b.Instrs[k].Op.Name == "LD" && s.ofLaunch(b, k, u.consts) {
			l &^= lanesDiffer
		}
		if u.memory != nil && l&lanesDiffer != 0 && (b.Instrs[k].Op.Name == "LD" || len(u.memory.of[num]) > 0) {
			l &^= lanesDiffer
		}
		if l&lanesDiffer != 0 && l&lanesGather == 0 && u.asksOneLane(b, k) {
			l |= lanesGather
		}
		groups := !met && (apart || stack > 0 || regions > 0 && (u.regions == nil || r.groups)) // each may come here at a time of its own
		switch {
		case l&lanesBSYNC != 0:
			regions--
		case l&lanesControl != 0:
			if l&lanesDiffer != 0 { // with the suffix .S
				u.varyAll(num, reason{bySource, num})
			}
			if k == len(b.Instrs)-1 {
				u.class[num] |= classEnds
			}
		case l&lanesGather != 0 && !groups:
			u.class[num] |= classGathers
		case l&lanesDiffer != 0 && l&lanesGather == 0:
			u.varyAll(num, reason{bySource, num})
		case groups && l&(lanesDiffer|lanesRead) != 0 && !(u.under[b.ID] == 0 && reduced(b, k)):
			u.class[num] &^= classGathers
			u.grouped = append(u.grouped, num)
		case l&lanesGather != 0:
			// What lanes have that run it together is the same only in their group.
			u.class[num] &^= classGathers
			for k, v := range s.Values(num) {
				if v >= 0 && !s.Regs.Words(num)[k].Write() && u.why[v].kind != uniform {
					u.varyAll(num, reason{byOperand, v})
					break
				}
			}
		}
		switch {
		case (l&lanesWarp != 0 || l&lanesPart != 0 && u.collectsWarp(b, k)) && u.under[b.ID] == 0 && !u.torn:
			met = true // all lanes that have not ended come here, once in each iteration
		case apart && !met && u.meet(b, k, l), l&lanesBSYNC != 0 && u.parts(b, k):
			u.meetIn(b)
		}
		parts := l&lanesPart != 0 && u.parts(b, k) || l&lanesBSYNC != 0 && u.conv.meeting(&b.Instrs[k]) != laneMeet
		if parts {
			apart, met = true, false
		}
		if follow {
			r.next(k, parts)
		}
	}
	if r.groups {
		u.regions.part(b, r.at.bars)
	}
	return apart && !met
}

// asksOneLane reports whether instruction k of b is a shuffle as [laneOperand] has it, of the whole warp, as a register says.
func (u *Uniformity) asksOneLane(b *cfg.Block, k int) bool {
	arg := laneOperand(&b.Instrs[k])
	if arg < 0 || !b.Instrs[k].Op.Known() {
		return false
	}
	v := u.ssa.sourceOf(u.ssa.Regs.Number(b, k), arg+1)
	if v < 0 {
		return false
	}
	c, ok := u.consts.Value(v, b).Const()
	return ok && c == ofWholeWarp
}

// meet reports whether lanes that come to instruction k of b in groups may go on from it together.
func (u *Uniformity) meet(b *cfg.Block, k int, l together) bool {
	i := &b.Instrs[k]
	return l&lanesMeet != 0 && (i.Flow != cfg.FlowCall || !u.ssa.Regs.f.Jumps(b) && u.calls.meets(b, i))
}

// again has vary what block n computes: lanes that read it together may have run it in different
// iterations.
func (u *Uniformity) again(n int32) {
	if u.iterated == nil {
		u.iterated = make([]bool, len(u.ssa.Regs.f.Blocks))
	}
	if !u.iterated[n] {
		u.iterated[n] = true
		u.computed(n, func(v Value) {
			if (!u.settled[v] || u.partly(v) || u.between != nil) && !u.still(v) {
				u.vary(v, reason{byIteration, v})
			}
		})
	}
}

// of returns what the instructions of b have to do with lanes.
func (u *Uniformity) of(b *cfg.Block) []together {
	first := u.ssa.Regs.first
	return u.lanes[first[b.ID]:first[b.ID+1]]
}

// has reports whether an instruction of block n is one of those that bits tell.
func (u *Uniformity) has(n int32, bits together) bool {
	return u.inBlock[n]&bits != 0
}

// varyAll has everything vary that instruction num writes.
func (u *Uniformity) varyAll(num int32, why reason) {
	words := u.ssa.Regs.Words(num)
	for k, v := range u.ssa.Values(num) {
		if words[k].Write() {
			u.vary(v, why)
		}
	}
}

// separate has lanes come to blocks in groups, which go on so until the whole warp reconverges.
func (u *Uniformity) separate(blocks []int32) {
	f := u.ssa.Regs.f
	work := slices.Clone(blocks)
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if u.apart[n] {
			continue
		}
		u.apart[n] = true
		if u.instrs(f.Blocks[n]) {
			work = append(work, f.Graph.Succs(n)...)
		}
	}
}

// diverge notes that the branch at the end of b diverges, and why.
func (u *Uniformity) diverge(b *cfg.Block, why reason) {
	if u.nature && why.kind != byCondition {
		return
	}
	u.branch[b.ID] = why
	u.divergent = append(u.divergent, b.ID)
	if u.regions != nil {
		u.regions.part(b, u.regions.out[b.ID])
	}
	u.partIn(b)
	if (u.meets || u.conv.regions(b)+u.stacks.depth(b) > 0) && !u.heldTogether(b) {
		u.separate(u.ssa.Regs.f.Graph.Succs(b.ID))
	}
	if u.gathers {
		u.meetWithin(b)
	}
}

// partIn notes that lanes which separate at the end of b, and reconverge where the entry on top of the stack leads to, may run what is
// before that in groups.
func (u *Uniformity) partIn(b *cfg.Block) {
	f := u.ssa.Regs.f
	if !u.stacks.holds(b) {
		return
	}
	depth := u.stacks.Out(b, f).Depth
	work := slices.Clone(f.Graph.Succs(b.ID))
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if d := u.inEntry[n]; d > 0 && d <= depth || u.stacks.depth(f.Blocks[n]) < int(depth) {
			continue
		}
		u.inEntry[n] = depth
		u.instrs(f.Blocks[n])
		work = append(work, f.Graph.Succs(n)...)
	}
}

// heldTogether reports whether lanes that separate at the end of b all wait for each other at the
// end of a region.
func (u *Uniformity) heldTogether(b *cfg.Block) bool {
	return u.conv.HoldsAtEnd(b) || u.stacks.holds(b)
}

// uniformDatapath reports whether r is a uniform register or predicate.
func uniformDatapath(r cfg.Reg) bool { return r.Class == cfg.ClassUR || r.Class == cfg.ClassUP }

// one reports whether register v has one value for the warp by its nature.
func (u *Uniformity) one(v Var) bool { return oneForWarp(u.ssa.Regs.Regs[v]) }

// still reports whether v is the same whenever it is computed, as lanes find it that leave a loop in different iterations: a constant,
// or what is made of constants and what stays as it is for the thread block.
func (u *Uniformity) still(v Value) bool {
	if u.one(u.ssa.v[v]) || u.consts.fixed[v] {
		return true
	}
	if u.ofBlock == nil {
		return u.ssa.ofBlock(v)
	}
	return u.ofBlock.ask(u.ssa, v)
}

func oneForWarp(r cfg.Reg) bool { return r.Class == cfg.ClassB }
