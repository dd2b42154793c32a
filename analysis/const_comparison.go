package analysis

import (
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// A constComparison is that of a register with a constant, as an instruction alone has it: the first of its results is whether the register
// rel bound, and the second the complement.
type constComparison struct {
	rel      string
	reg      cfg.Reg
	bound    uint32
	arg      int8 // the operand that is the register
	unsigned bool
	decides  bool // it is ISETP, of either datapath, without a guard
	lanes    bool // it reads what lanes have of their own
}

// comparisonOf returns the comparison that i, which computes fn, is on the target sm; false if it is none.
func comparisonOf(i *cfg.Instr, fn *eval.Fn, sm int) (c constComparison, ok bool) {
	if fn == nil || !comparesOnly(i, fn) {
		return c, false
	}
	x := i.NumDst(sm)
	y := x + 1
	if y >= len(i.Args) {
		return c, false
	}
	c = constComparison{rel: fn.Cmp.String(), arg: int8(x), unsigned: !fn.Signed}
	if c.bound, ok = intValue(&i.Args[y]); !ok {
		if c.bound, ok = intValue(&i.Args[x]); !ok {
			return c, false
		}
		c.arg, c.rel = int8(y), mirrored(c.rel)
	}
	a := &i.Args[c.arg]
	if !plain(a) {
		return c, false
	}
	c.reg = a.Reg
	c.decides = i.Guard.Always() && (i.Op.Name == "ISETP" || i.Op.Name == "UISETP")
	c.lanes = i.ReadClasses&cfg.LaneClasses != 0
	return c, true
}

// constComparisons are those among the instructions of a list.
type constComparisons struct {
	of   []int32 // by instruction: the index in list + 1, 0 if it is none
	list []constComparison
}

// add notes c for instruction n.
func (l *constComparisons) add(n int, c constComparison) {
	l.list = append(l.list, c)
	l.of[n] = int32(len(l.list))
}

// blockComparisons are those of a block: of a list from an index on.
type blockComparisons struct {
	*constComparisons
	from int32
}

// comparison returns the comparison that instruction n of the function is, the k-th of block b; nil if it is none.
func (m *meanings) comparison(b, k, n int32) *constComparison {
	l := m.inBlocks[b]
	if c := l.of[l.from+k]; c > 0 && m.fn[n] != nil {
		return &l.list[c-1]
	}
	return nil
}
