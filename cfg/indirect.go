package cfg

import (
	"maps"
	"math"
	"slices"
	"strings"
)

// IndirectEntries returns the blocks that are [Func.IndirectEntry], in layout order.
func (f *Func) IndirectEntries() []int32 {
	if len(f.indirect) == 0 {
		return nil
	}
	return slices.Sorted(maps.Keys(f.indirect))
}

// IndirectEntry reports whether a call or a return may transfer control to b, with registers as
// nothing tells.
func (f *Func) IndirectEntry(b *Block) bool { return f.indirect[b.ID] }

// EnteredUnseen reports whether a call or a return may transfer control to other blocks of f than those that calls in the
// middle of a block name, up to sm_62, which an edge leads to as well.
func (f *Func) EnteredUnseen() bool { return f.unseen }

// AddressTaken returns the first block of f, in layout order, that a call or a return may transfer control to as an instruction has
// its address, or a number that may be it; nil if there is none.
func (f *Func) AddressTaken() *Block {
	if f.taken == 0 {
		return nil
	}
	return f.Blocks[f.taken]
}

// A transfers says which calls and returns code has.
type transfers struct {
	any, returns bool         // there are some, returns among them
	register     bool         // there are calls, or branches, to addresses that registers hold
	holds        map[Reg]bool // registers that hold where they go
}

func (f *Func) transfers() (t transfers) {
	for _, b := range f.Blocks {
		for _, i := range b.Code() {
			if (i.Flow == FlowCall || i.Flow == FlowIndex) && len(i.Targets()) == 0 && slices.ContainsFunc(i.Args, holdsAddress) {
				t.register = true
			}
			if i.Flow != FlowCall && i.Flow != FlowRet {
				continue
			}
			t.any, t.returns = true, t.returns || i.Flow == FlowRet
			for n := range i.Refs {
				if r := &i.Refs[n]; !r.Write && r.Arg != ArgGuard && r.Reg.Class == ClassR {
					if t.holds == nil {
						t.holds = map[Reg]bool{}
					}
					t.holds[r.Reg] = true
				}
			}
		}
	}
	return t
}

// holdsAddress reports whether a is a register, or a constant bank, that holds where a call or branch goes.
func holdsAddress(a Operand) bool {
	return a.Kind == ConstOperand || a.Kind == RegOperand && (a.Reg.Class == ClassR || a.Reg.Class == ClassUR) && !a.Reg.IsConst()
}

// join returns the transfers of t and o.
func (t transfers) join(o transfers) transfers {
	t.any, t.returns, t.register = t.any || o.any, t.returns || o.returns, t.register || o.register
	if len(t.holds) == 0 {
		t.holds = o.holds
	} else if len(o.holds) > 0 {
		t.holds = maps.Clone(t.holds)
		maps.Copy(t.holds, o.holds)
	}
	return t
}

// indirectEntries returns the blocks that calls and returns, of which the section has t, may
// transfer control to, with registers as nothing tells: those that a call in the middle of a block
// names, those whose address is taken, and those that no path leads to where [Func.IndirectCalls].
// What is behind a call is none of them: the call returns there, with all registers as the callee
// left them.
func (l *linker) indirectEntries(t transfers) map[int32]bool {
	f := l.f
	var found map[int32]bool
	if f.IndirectCalls() && len(f.Order.RPO) < len(f.Blocks) {
		found = map[int32]bool{}
		for _, b := range f.Blocks {
			if !f.Order.Reachable(b.ID) {
				found[b.ID] = true
			}
		}
	}
	if f.unseen, f.taken = len(found) > 0, 0; !t.any {
		return l.leadOn(found)
	}
	leads := make([]bool, len(f.Blocks)) // an edge leads there
	for _, to := range f.Graph.Succ {
		leads[to] = true
	}
	add := func(b *Block) {
		if b == nil || b.ID == 0 {
			return
		}
		if before := f.Blocks[b.ID-1]; before.Last() != nil && before.Last().Flow == FlowCall && (leads[before.ID] || before.ID == 0) {
			return
		}
		if found == nil {
			found = map[int32]bool{}
		}
		found[b.ID] = true
	}
	for _, b := range f.Blocks {
		for _, i := range b.Code() {
			if i.Flow == FlowCall && !i.EndsBlock() {
				add(f.TargetOf(i))
			}
		}
	}
	called := maps.Clone(found)
	takes := func(b *Block) {
		if add(b); b != nil && !called[b.ID] && found[b.ID] && (f.taken == 0 || b.ID < f.taken) {
			f.taken, f.unseen = b.ID, true
		}
	}
	for _, n := range l.addressTaken() {
		takes(f.Blocks[n])
	}
	if f.Native || len(f.addrs) == 0 {
		return l.leadOn(found)
	}
	// In a listing an address may stand as a number, but so may anything else: it counts where no
	// edge leads, and where it gets into a register that holds one; without labels, in a section
	// that returns, everywhere that it is moved to a register, and if some return goes to what is
	// computed everywhere, but up to sm_62: returns go where the stack has it, which no register gets to.
	byStack := f.SM() > 0 && f.SM() < 70 && !t.register
	everywhere := t.returns && !f.HasLabels() && !byStack
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			moves := everywhere && (t.register || f.unit.computed != "" || i.movesNumber())
			for v := range i.Numbers() {
				if to := f.blockAt(v); to != nil && (!leads[to.ID] || moves || slices.ContainsFunc(i.Refs, func(r Ref) bool { return r.Write && t.holds[r.Reg] })) {
					takes(to)
				}
			}
		}
	}
	return l.leadOn(found)
}

// leadOn adds to found the blocks that those lead to which only they lead to: facts, which follow
// the paths from the function's beginning, do not get there.
func (l *linker) leadOn(found map[int32]bool) map[int32]bool {
	f := l.f
	if len(found) == 0 || len(f.Order.RPO) == len(f.Blocks) {
		return found
	}
	for work := slices.Collect(maps.Keys(found)); len(work) > 0; {
		n := work[len(work)-1]
		if work = work[:len(work)-1]; f.Order.Reachable(n) {
			continue
		}
		for _, to := range f.Graph.Succs(n) {
			if !found[to] && to != 0 {
				found[to] = true
				work = append(work, to)
			}
		}
	}
	return found
}

// movesNumber reports whether i may write a number among its operands to a register as it is, in a way in which a [tracer] follows it.
func (i *Instr) movesNumber() bool {
	switch i.Op.Name {
	case "MOV", "MOV32I", "UMOV", "IMAD", "UIMAD", "HFMA2", "R2UR":
		return true
	}
	return false
}

// Numbers yields the positive integers among the operands of i, without truth tables. Two halves, as
// HFMA2 and its like have them, are one.
func (i *Instr) Numbers() func(yield func(int64) bool) {
	return func(yield func(int64) bool) {
		for n := range i.Args {
			a := &i.Args[n]
			if i.isTable(n) {
				continue
			}
			if a.Kind == ImmOperand && a.Imm > 0 && !yield(a.Imm) {
				return
			}
			if n == 0 {
				continue
			}
			if hi, ok := i.Args[n-1].half(); ok {
				if lo, ok := a.half(); ok && hi|lo != 0 && !yield(hi<<16|lo) {
					return
				}
			}
		}
	}
}

// isTable reports whether operand n of i is the truth table of a logic operation: the last immediate of LOP3, all of PLOP3.
func (i *Instr) isTable(n int) bool {
	if !strings.HasSuffix(i.Op.Name, "LOP3") || i.Args[n].Kind != ImmOperand {
		return false
	}
	return strings.HasSuffix(i.Op.Name, "PLOP3") || !slices.ContainsFunc(i.Args[n+1:], func(a Operand) bool { return a.Kind == ImmOperand })
}

// half returns the bits of a number as half precision, if it is one exactly.
func (a *Operand) half() (bits int64, ok bool) {
	v := 0.0
	switch a.Kind {
	case ImmOperand: // nvdisasm prints whole numbers without a point
		v = float64(a.Imm)
	case FloatOperand:
		v = math.Float64frombits(uint64(a.Imm))
	default:
		return 0, false
	}
	sign := int64(0)
	if math.Signbit(v) {
		sign, v = 1<<15, -v
	}
	switch frac, exp := math.Frexp(v); { // v = frac * 2^exp, frac in [0.5, 1)
	case v == 0:
		return sign, true
	case math.IsInf(v, 1):
		return sign | 0x7c00, true
	case exp > 16 || math.IsNaN(v):
		return 0, false
	case exp >= -13: // normal: 11 bits
		m := math.Ldexp(frac, 11)
		return sign | int64(exp+14)<<10 | int64(m)&0x3ff, m == math.Trunc(m)
	default: // subnormal: a multiple of 2^-24
		m := math.Ldexp(v, 24)
		return sign | int64(m), m == math.Trunc(m)
	}
}
