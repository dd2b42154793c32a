package optimizer

import (
	"fmt"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// HotColdInLoop is phase 108. It moves cold blocks ([analysis.Cold]) out of the bodies of loops: to
// the first place behind the loop into which control does not fall.
//
//	h: ...               h: ...
//	   @!P0 BRA n           @P0 BRA c
//	   BPT.TRAP 0x1      n: ...
//	n: ...         =>       @P1 BRA h
//	   @P1 BRA h            EXIT
//	   EXIT              c: BPT.TRAP 0x1
//	                        BRA n
//
// A loop is a range of the layout here, from its first to its last block that is not cold: what
// stands between them is fetched with it, whether it belongs to it or not. Where control fell into
// the cold block, the branch in front is turned round, or a branch is put in its place; where
// control fell out of it, a branch is put behind it.
//
// It must refuse what is in the way of [mover.refuses]. Sources: seeds basic-blocks-and-cfg,
// "Hot/Cold Block Layout", and design passes.md.
var HotColdInLoop = &Pass{
	Name: "OptimizeHotColdInLoop",
	Doc:  "Move cold blocks out of loops. Blocks that seldom run go after the loop that they stand in; control gets there by a branch.",
	Run:  func(c *Ctx) { moveCold(c, true) },

	Several: true,
}

// HotColdFlow is phase 109. It moves the other cold blocks to the end of the function, so that the
// blocks that run stand together. In a listing that is in front of the padding: a branch to itself
// and NOPs fill the section up behind the last instruction that can run, and ptxas puts its own
// cold blocks in front of them.
//
// It must refuse what is in the way of [mover.refuses], and to put anything behind a block that
// control falls out of at the end. Sources: those of phase 108.
var HotColdFlow = &Pass{
	Name: "OptimizeHotColdFlow",
	Doc:  "Move cold blocks to the end of the function. Blocks that seldom run go after all others, before a listing's padding.",
	Run:  func(c *Ctx) { moveCold(c, false) },

	Several: true,
}

// moveCold moves cold blocks out of loops, or else those that stand in no loop to the end. Time is
// linear in the function.
func moveCold(c *Ctx, loops bool) {
	if !c.wants(coldBlock) || !c.AnyCold() {
		return
	}
	m := newMover(c)
	s := m.spans()
	last := int32(len(c.Func.Blocks)) - 1
	hot := last
	for m.cold(hot) || !c.Func.Reachable(c.Func.Blocks[hot]) {
		hot--
	}
	end := last
	for end >= hot && fallsOut(c.Func.Blocks[end]) {
		end--
	}
	for n := int32(1); n < hot; n++ {
		if !m.cold(n) {
			continue
		}
		r := blockRun{n, n}
		for r.last < hot && m.goesOn(r.last) && m.cold(r.last+1) {
			r.last++
		}
		n = r.last
		l := s.around(r)
		if m.only(r) || loops && l < 0 || !loops && l >= 0 && c.runs("OptimizeHotColdInLoop") {
			continue
		}
		to := end
		if loops {
			to = s.behind(r)
		}
		if x := m.coldRemark(r, l, loops); to < hot && !loops || to > last {
			c.Refuse(x, refuse("control falls off the end of the function"))
		} else if no := m.refuses(r); no != nil {
			c.Refuse(x, no)
		} else {
			m.move(x, r, to)
		}
	}
	m.make(nil, m.moves...)
}

// cold reports whether block n is cold.
func (m *mover) cold(n int32) bool { return m.Cold(m.Func.Blocks[n]).Why != analysis.NotCold }

// coldRemark announces that r is cold, and moves; l is the loop around it.
func (m *mover) coldRemark(r blockRun, l int32, loops bool) Remark {
	f := m.Func
	b := f.Blocks[r.first]
	place := "to the end"
	if f.Name != "" {
		place = "to the end of " + f.Name
	}
	x := coldBlock.at(headOf(b))
	if loops {
		place = "out of the loop at " + f.Spelled(f.Blocks[f.Loops.Loops[l].Header])
	}
	x.Title = coldBlock.FixTitle(m.name(r), place)
	if !f.Native {
		x.ActionOnly = optimized
	}
	for n := r.first; n <= r.last; n++ {
		if n == r.first+analysis.MaxRelated {
			x.Message += fmt.Sprintf("; and so are %d more", r.last-n+1)
			break
		}
		b := f.Blocks[n]
		c := m.Cold(b)
		if n > r.first {
			x.Message += "; "
		}
		x.Message += fmt.Sprintf("%s is cold: %s", b.Name(), c.Text(b))
		if c.Instr != nil {
			what := "ends the program"
			if c.Instr.Flow == cfg.FlowKill { // of the program other lanes go on
				what = "ends the lanes that come here"
			}
			x.Related = append(x.Related, analysis.Related{Span: where(c.Block, c.Instr), Message: what})
		}
	}
	return x
}

// loopSpans are the ranges of the layout that outermost loops take.
type loopSpans struct {
	*mover
	last []int32 // by loop: its last block that is not cold
	over []int32 // by block: of the loops that begin in front of it the one that ends last, or -1
}

func (m *mover) spans() *loopSpans {
	f := m.Func
	s := &loopSpans{m, make([]int32, len(f.Loops.Loops)), make([]int32, len(f.Blocks)+1)}
	top := make([]int32, len(f.Loops.Loops))
	for l := range f.Loops.Loops {
		top[l] = int32(l)
		if p := f.Loops.Loops[l].Parent; p >= 0 {
			top[l] = top[p]
		}
		s.last[l] = -1
	}
	begins := make([]int32, len(f.Blocks))
	for n := range f.Blocks {
		begins[n] = -1
		if l := f.Loops.LoopOf[n]; l >= 0 && !m.cold(int32(n)) {
			if l = top[l]; s.last[l] < 0 {
				begins[n] = l
			}
			s.last[l] = int32(n)
		}
	}
	s.over[0] = -1
	for n, l := range begins {
		s.over[n+1] = s.over[n]
		if l >= 0 && (s.over[n] < 0 || s.last[l] > s.last[s.over[n]]) {
			s.over[n+1] = l
		}
	}
	return s
}

// around returns a loop that has blocks in front of r and behind it, or -1.
func (s *loopSpans) around(r blockRun) int32 {
	if l := s.over[r.first]; l >= 0 && s.last[l] > r.last {
		return l
	}
	return -1
}

// behind returns the block behind the loops around r into which control does not go on from it, or
// the number of blocks if there is none.
func (s *loopSpans) behind(r blockRun) int32 {
	n := s.last[s.over[r.first]]
	for int(n) < len(s.Func.Blocks) {
		switch l := s.over[n+1]; {
		case l >= 0 && s.last[l] > n:
			n = s.last[l]
		case fallsOut(s.Func.Blocks[n]):
			n++
		default:
			return n
		}
	}
	return n
}
