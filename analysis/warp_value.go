package analysis

import "github.com/ori-lang/ori/cfg"

// This file has what is computed of the number of a thread in its row and of nothing else, and is the same for all lanes of each warp. It is
// computed for every number that there may be:
//
//	IMAD R4, R7, 0x3, RZ               // R7 is SR_TID.X
//	ISETP.GE.AND P0, PT, R4, 0x60, PT  // from 32 on
//
//	FLO.U32 R4, R7
//	ISETP.GT.AND P0, PT, R4, 0x4, PT

const (
	rowNumbers   = 1024    // threads of a row at most. Source: CUDA C++ Programming Guide, "Compute Capabilities", maximum x-dimension of a block
	maxRowDepth  = 16      // instructions from the number on that are looked at
	maxRowValues = 1 << 18 // values that are computed in a function
)

// rowValues knows which values depend on nothing but the number of a thread in its row.
type rowValues struct {
	c    Constants // with the number of one thread
	of   map[Value]rowKind
	left int // values that may still be computed
}

// A rowKind is what a value depends on.
type rowKind uint8

const (
	notLooked rowKind = iota
	ofMore            // or of what is not understood
	ofNone            // it is a constant
	ofRow             // the number of a thread in its row
	isRow             // it is that number
)

// ofRow reports whether v is the same for all of each size lanes from a multiple of size on, where rows are whole warps, whatever number the
// first has: v is computed of the number of a thread in its row alone, and for all of them.
func (u *Uniformity) ofRow(v Value, size int) bool {
	if len(u.consts.exec) == 0 {
		return false
	}
	if u.byRow == nil {
		u.byRow = &rowValues{c: *u.consts, of: map[Value]rowKind{}, left: u.ssa.Regs.f.Limit(maxRowValues)}
	}
	return u.byRow.kind(v, maxRowDepth) == ofRow && u.byRow.agree(v, uint32(size))
}

// kind returns what v depends on, of which depth more instructions are looked at.
func (r *rowValues) kind(v Value, depth int) rowKind {
	if k := r.of[v]; k != notLooked || v < 0 {
		return k
	}
	if depth == 0 {
		return ofMore
	}
	k := r.find(v, depth)
	r.of[v] = k
	return k
}

func (r *rowValues) find(v Value, depth int) rowKind {
	s := r.c.ssa
	if s.kind[v] != InstrValue || !r.c.Executable(s.Block(v)) {
		return ofMore
	}
	n := s.num[v]
	b := s.Block(v)
	i := &b.Instrs[n-s.Regs.first[b.ID]]
	switch {
	case i.Op.Name == "S2R" && reads(i, "SR_TID.X") && i.Guard.Always() && s.prev[v] < 0:
		return isRow
	case !i.Op.Known() || i.Flow != cfg.FlowNone || i.Op.Effects&(cfg.SideEffects|cfg.ReadsMem|cfg.Atomic|cfg.WarpWide|cfg.Converge|cfg.Barrier) != 0 || s.across(v) >= 0:
		return ofMore
	}
	all := ofNone
	look := func(w Value) bool {
		switch k := r.kind(w, depth-1); k {
		case ofRow, isRow:
			all = ofRow
		case ofNone:
		default:
			return false
		}
		return true
	}
	for k, w := range s.Regs.Words(n) {
		if w >= 0 && !w.Write() && s.Values(n)[k] >= 0 && !look(s.Values(n)[k]) {
			return ofMore
		}
	}
	if p := s.prev[v]; p >= 0 && !look(p) {
		return ofMore
	}
	return all
}

// agree computes v for all numbers, until two of the size that follow a multiple of it have different values.
func (r *rowValues) agree(v Value, size uint32) bool {
	slice := r.c.slice(v, func(v Value) bool { return r.of[v] == isRow })
	if slice == nil {
		return false
	}
	if r.c.given == nil {
		r.c.given = map[Value]Known{}
	}
	first := uint32(0) // of the group
	for number := range uint32(rowNumbers) {
		if r.left -= len(slice); r.left < 0 {
			return false
		}
		clear(r.c.given)
		for _, w := range slice {
			if r.of[w] == isRow {
				r.c.given[w] = Exactly(number)
			} else {
				r.c.given[w] = r.c.again(w)
			}
		}
		x, ok := r.c.given[v].Const()
		switch {
		case !ok:
			return false
		case number%size == 0:
			first = x
		case x != first:
			return false
		}
	}
	return true
}
