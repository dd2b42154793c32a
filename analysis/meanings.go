package analysis

import (
	"context"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/cfg/eval"
)

// A meanings has what each instruction of a function is by itself, by its number. It depends on no other fact.
type meanings struct {
	fn     []*eval.Fn // what it computes; nil for those that write nothing, and where it is not known
	need   []need
	lanes  []together
	traits []Traits

	compares constComparisons   // in the meanings of a list of instructions
	inBlocks []blockComparisons // by block; nil in those

	inBlock []together // by block: the bits of all its instructions; nil in the meanings of a list of instructions
}

// A together says what an instruction has to do with the lanes of its warp.
type together uint16

const (
	lanesDiffer  together = 1 << iota // see mayDiverge
	lanesGather                       // see gathers
	lanesRead                         // it reads memory, or what a barrier has computed: another value at another time
	lanesMeet                         // see mayMeet
	lanesVote                         // see isVote
	lanesBSYNC                        // it is BSYNC
	lanesControl                      // it is other control flow
	lanesWarp                         // see [cfg.Instr.ReconvergesWarp]
	lanesPart                         // see mayPart
	lanesSome                         // see [cfg.Instr.ReconvergesSome]
	lanesWait                         // lanes wait at it, or it asks for them, is of them together, or calls what may be
)

// noMeaning are the effects of opcodes of which no operand says the result.
const noMeaning = cfg.ReadsMem | cfg.WritesMem | cfg.Atomic | cfg.WarpWide | cfg.Call | cfg.Unknown

// newMeanings collects the meanings of the instructions of f. It polls ctx.
func newMeanings(ctx context.Context, f *cfg.Func) *meanings {
	instrs := 0
	for _, b := range f.Blocks {
		instrs += len(b.Instrs)
	}
	sm, n := f.SM(), 0
	find := func(list []cfg.Instr) any { return meaningsOf(list, sm) }
	filled := f.MayBeFilledIn()
	var m *meanings
	if len(f.Blocks) == 1 && instrs > 0 && !filled { // those that are kept are not copied
		kept, from := f.Blocks[0].Kept(sm, find)
		k, to := kept.(*meanings), from+instrs
		m = &meanings{fn: k.fn[from:to], need: k.need[from:to], lanes: k.lanes[from:to], traits: k.traits[from:to], inBlock: make([]together, 1)}
		m.inBlocks = []blockComparisons{{&k.compares, int32(from)}}
		for _, l := range m.lanes {
			m.inBlock[0] |= l
		}
		return m
	}
	m = newMeaningsOf(instrs)
	m.inBlock, m.inBlocks = make([]together, len(f.Blocks)), make([]blockComparisons, len(f.Blocks))
	for _, b := range f.Blocks {
		if len(b.Instrs) == 0 {
			continue
		}
		cancel.Poll(ctx)
		kept, from := b.Kept(sm, find)
		k, to := kept.(*meanings), from+len(b.Instrs)
		copy(m.fn[n:], k.fn[from:to])
		copy(m.need[n:], k.need[from:to])
		copy(m.lanes[n:], k.lanes[from:to])
		for _, l := range k.lanes[from:to] {
			m.inBlock[b.ID] |= l
		}
		copy(m.traits[n:], k.traits[from:to])
		m.inBlocks[b.ID] = blockComparisons{&k.compares, int32(from)}
		for k := 0; k < len(b.Instrs) && filled; k++ {
			if m.fn[n+k] != nil && f.FilledIn(&b.Instrs[k]) {
				m.fn[n+k] = nil // what is moved is not known
			}
		}
		n += len(b.Instrs)
	}
	return m
}

func newMeaningsOf(instrs int) *meanings {
	return &meanings{fn: make([]*eval.Fn, instrs), need: make([]need, instrs), lanes: make([]together, instrs), traits: make([]Traits, instrs)}
}

// meaningsOf looks at each instruction of a list once.
func meaningsOf(list []cfg.Instr, sm int) *meanings {
	m := newMeaningsOf(len(list))
	m.compares.of = make([]int32, len(list))
	for n := range list {
		i := &list[n]
		if i.WriteClasses != 0 {
			if i.Op.Effects&noMeaning == 0 {
				if fn := fns.Of(i, sm); fn != nil && fn.Fits(i) {
					m.fn[n] = fn
				}
			}
			m.need[n] = needOf(i, m.fn[n])
		}
		m.lanes[n] = lanesOf(i)
		m.traits[n] = traitsOf(i, m.fn[n])
		if c, ok := comparisonOf(i, m.fn[n], sm); ok {
			m.compares.add(n, c)
		}
	}
	return m
}

func lanesOf(i *cfg.Instr) together {
	var l together
	set := func(is bool, bit together) {
		if is {
			l |= bit
		}
	}
	set(mayDiverge(i), lanesDiffer)
	set(gathers(i), lanesGather)
	set(i.Op.Effects&cfg.ReadsMem != 0 || i.Op.Name == "B2R", lanesRead)
	set(mayMeet(i), lanesMeet)
	set(i.Op.Effects&cfg.WarpWide != 0 && isVote(i), lanesVote)
	set(i.Flow == cfg.FlowBSYNC, lanesBSYNC)
	set(i.Flow != cfg.FlowBSYNC && i.Flow != cfg.FlowNone, lanesControl)
	set(i.ReconvergesWarp(), lanesWarp)
	set(i.ReconvergesSome(), lanesSome)
	set(mayPart(i), lanesPart)
	set(i.Op.Effects&(cfg.Barrier|cfg.WarpWide) != 0 || i.ByActiveLanes() || i.Flow == cfg.FlowCall, lanesWait)
	return l
}
