package analysis

import "github.com/ori-lang/ori/cfg"

// A DeadRegion is a set of unreachable blocks that have edges only to one
// another and to reachable code: they are removed together, since without the
// others none of them would be valid.
type DeadRegion struct {
	Blocks []*cfg.Block // in layout order

	// Kept is why the region has to stay although it is unreachable, "" if it can
	// go; At is the instruction that needs it, in block In.
	Kept string
	At   *cfg.Instr
	In   *cfg.Block
}

// deadRegions returns the unreachable regions of f in layout order. It returns none if edges of f
// are not known, or an indirect call may enter a listing anywhere. Code whose address is taken by
// an instruction that can run counts as reachable, and so does what it reaches.
func deadRegions(f *cfg.Func) []DeadRegion {
	if !f.Complete || len(f.Order.RPO) == len(f.Blocks) || f.IndirectCalls() {
		return nil
	}
	const live = -1
	region := make([]int32, len(f.Blocks)) // 0 is not seen yet
	var work []int32
	flood := func(start, n int32, both bool) {
		for work = append(work[:0], start); len(work) > 0; {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			if region[b] != 0 {
				continue
			}
			region[b] = n
			work = append(work, f.Graph.Succs(b)...)
			if both {
				work = append(work, f.Preds.Succs(b)...)
			}
		}
	}
	for _, b := range f.Order.RPO {
		region[b] = live
	}
	for _, n := range AddressTaken(f) {
		flood(n.To.ID, live, false)
	}
	for _, b := range f.IndirectEntries() {
		flood(b, live, false)
	}
	var dead []DeadRegion
	for n, b := range f.Blocks {
		if region[n] == 0 {
			dead = append(dead, DeadRegion{})
			flood(int32(n), int32(len(dead)), true)
		}
		if r := region[n]; r > 0 {
			dead[r-1].Blocks = append(dead[r-1].Blocks, b)
		}
	}
	needed(f, region, dead)
	return dead
}

// AddressTaken returns the places at which a number ([cfg.Instr.Numbers]) is the address of a block
// that a running instruction could jump to without an edge saying so: any block of a function that
// calls or branches through a register, else those that are [cfg.Func.IndirectEntry], and those
// behind a call, where it returns.
func AddressTaken(f *cfg.Func) []cfg.BlockRef {
	if f.Native {
		return nil
	}
	indirect := false
	for _, b := range f.Blocks {
		for _, i := range b.Code() {
			switch i.Flow {
			case cfg.FlowCall, cfg.FlowIndex:
				indirect = indirect || i.Code < 0 && len(i.Targets()) == 0
			}
		}
	}
	behind := func(b *cfg.Block) bool {
		last := f.Blocks[b.ID-1].Last()
		return last != nil && last.Flow == cfg.FlowCall
	}
	at := map[int64]*cfg.Block{} // the blocks that could be jumped to
	for n, b := range f.Blocks {
		if a := b.Addr(); a != cfg.NoAddr && n > 0 && (indirect || f.IndirectEntry(b) || behind(b)) {
			at[a] = b
		}
	}
	if len(at) == 0 {
		return nil
	}
	var taken []cfg.BlockRef
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			for v := range i.Numbers() {
				if to := at[v]; to != nil {
					taken = append(taken, cfg.BlockRef{To: to, How: cfg.RefAddress, In: b, By: i, At: k})
				}
			}
		}
	}
	return taken
}

// needed finds the regions that something outside them refers to.
func needed(f *cfg.Func, region []int32, dead []DeadRegion) {
	for n := range f.BlockRefs() {
		if region[n.To.ID] <= 0 {
			continue
		}
		r := &dead[region[n.To.ID]-1]
		switch {
		case r.Kept != "":
		case n.How == cfg.RefTableEntry:
			r.Kept = "the jump table " + n.Table.Name + " lists " + n.To.Name()
		case region[n.In.ID] != region[n.To.ID]:
			r.Kept, r.At, r.In = n.By.Op.Name+refers(&n)+n.To.Name(), n.By, n.In
		}
	}
	for directive, b := range f.DataRefs() {
		if region[b.ID] > 0 && dead[region[b.ID]-1].Kept == "" {
			dead[region[b.ID]-1].Kept = directive + " references " + b.Name()
		}
	}
}

// refers says how the instruction of n names a block.
func refers(n *cfg.BlockRef) string {
	switch {
	case n.How == cfg.RefListed:
		return " lists "
	case n.How == cfg.RefAddress:
		return " takes the address of "
	case n.By.Flow == cfg.FlowBSSY || n.By.Flow == cfg.FlowPush:
		return " has the reconvergence point "
	}
	return " references "
}
