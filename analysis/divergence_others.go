package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// linger reports whether lanes that have gone another way than those with label rest, and end
// there, may still be on that way when the others go on: it has something to do. A branch to an
// EXIT, as "@P0 EXIT", ends them at once.
func (p *divergence) linger(rest int32) bool {
	f := p.u.ssa.Regs.f
	if p.u.stacks.holds(f.Blocks[p.by]) {
		return false
	}
	for _, n := range p.seen {
		if p.work.has(n) || p.label[n] == rest || len(f.Graph.Succs(n)) > 0 {
			continue
		}
		if !endsAtOnce(f.Blocks[n]) || rest < p.paths && !slices.Contains(f.Graph.Succs(p.by), n) {
			return true
		}
	}
	return false
}

// endsAtOnce reports whether b has nothing but EXIT, and what is in front of it on sm_35, MOV RZ, RZ;
// or a trap, which ends the program.
func endsAtOnce(b *cfg.Block) bool {
	for k := range b.Instrs {
		switch i := &b.Instrs[k]; {
		case i.Name == "BPT.TRAP" && i.Guard.Always():
			return true
		case i.Flow == cfg.FlowExit, i.Op.Name == "NOP" && i.Flow == cfg.FlowNone:
		case i.Name == "MOV" && len(i.Args) > 1 && i.Args[0].Reg == cfg.RZ && i.Args[1].Reg == cfg.RZ:
		default:
			return false
		}
	}
	return len(b.Instrs) > 0 && b.Last().Flow == cfg.FlowExit
}

// others notes that not all lanes run the blocks that are left to go on from, and those behind
// them, up to where lanes wait for the ones that have gone another way, or for their end: at the
// BSYNC of a region that the branch is in, or for the whole warp.
func (p *divergence) others() {
	f := p.u.ssa.Regs.f
	work := p.stack[:0]
	for _, n := range p.seen {
		if p.work.has(n) {
			work = append(work, n)
		}
	}
	c := p.u.conv
	held := c.out[int(p.by)*len(c.bars) : (int(p.by)+1)*len(c.bars)]
	if p.walked == nil {
		p.walked = make([]int32, len(f.Blocks))
	}
	if p.walk == 0 || !slices.Equal(held, p.held) || p.u.anyFull {
		p.walk++ // else what lies behind a block that was walked to is known
		p.held = held
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if p.walked[n] == p.walk {
			continue
		}
		p.walked[n] = p.walk
		if p.steps++; p.steps > p.most {
			p.u.everything(p.by)
			break
		}
		waits, first := p.waits(f.Blocks[n])
		if !waits || !first {
			p.u.separates(p.by, n)
		}
		if !waits {
			work = append(work, f.Graph.Succs(n)...)
		}
	}
	p.stack = work[:0]
}

// waits reports whether lanes that come to b wait for all that the branch has separated, or for
// their end, and whether they do before they run anything that depends on which lanes run it.
func (p *divergence) waits(b *cfg.Block) (waits, first bool) {
	u := p.u
	first = true
	for k, l := range u.of(b) {
		i := &b.Instrs[k]
		switch {
		case l&lanesWarp != 0 && !u.torn, l&lanesBSYNC != 0 && u.conv.meeting(i) == laneMeet && p.holds(i):
			return true, first
		}
		first = first && i.Op.Effects&(cfg.WarpWide|cfg.Barrier) == 0 && l&(lanesGather|lanesVote) == 0
	}
	return false, false
}

// holds reports whether all lanes that come to the branch hold the barrier of the BSYNC i since
// before, each from a BSSY whose region i ends.
func (p *divergence) holds(i *cfg.Instr) bool {
	c := p.u.conv
	e := c.End(i)
	k, ok := c.ix[e.Barrier]
	if !ok || k >= len(p.held) {
		return false
	}
	s := p.held[k]
	if !s.open() || c.Others {
		return false
	}
	return !slices.ContainsFunc(e.Opened, func(o int32) bool { return !slices.Contains(c.sets.lists[s.starts()], o) })
}
