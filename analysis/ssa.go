package analysis

import (
	"iter"
	"math/bits"
	"sync"

	"github.com/ori-lang/ori/cfg"
)

// A Value is one definition of a register, numbered from 0 on in its function.
type Value = int32

// NoValue stands where there is no value: nobody reads the register.
const NoValue Value = -1

// A ValueKind says where a value comes from.
type ValueKind uint8

const (
	EntryValue   ValueKind = iota // the register as it is when the function begins
	UnknownValue                  // the register at the start of a block that control may reach in ways no edge tells
	InstrValue                    // what an instruction writes
	ClobberValue                  // the register after a call, or after an opcode that is not known
	PhiValue                      // the register where paths with different values meet

	removedValue // a phi that turned out to have one value
)

// SSA is a function in static single assignment form, beside the instructions:
// which value each read of a register gives, and where paths join with
// different ones. It is pruned (no phi for a register that nobody reads) and
// minimal (no phi whose values are all one).
//
// A call keeps the registers that the called code does not write, if that code stands in the section.
//
// A write that may leave the register as it was (under a guard) is a value that
// also has the one before it, Prev. In blocks that are unreachable, and everywhere in a
// function that is not complete, registers begin each block with an
// UnknownValue; so they do in a function that is over the limit.
type SSA struct {
	Regs *Registers
	Live *Liveness

	Starts  int  // how many registers are live at the starts of the blocks, all blocks taken together; a fourth of that along all edges if it is more
	Limited bool // they are more than MostStarts, or not known: values are only followed within blocks

	kind  []ValueKind
	v     []Var
	block []int32
	num   []int32 // of the instruction in the function; of a phi the index of its first argument in args
	prev  []Value

	vals []Value // by word
	args []Value // of the phis
	from []Value // by block: the first of the values that it begins with, which follow one another; its phis among them
	inAt []int32 // by block: index in ins of its first register that is live-in
	ins  []Value // the registers at the start of each block, in the order of the liveness set

	once  sync.Once
	users [2][]int32 // offsets by value, then instructions as their numbers and phis as ^value
}

// Len returns how many values there are.
func (s *SSA) Len() int { return len(s.kind) }

// Kind returns where v comes from.
func (s *SSA) Kind(v Value) ValueKind { return s.kind[v] }

// Var returns the register that v is of.
func (s *SSA) Var(v Value) Var { return s.v[v] }

// Block returns the block that v is defined in.
func (s *SSA) Block(v Value) *cfg.Block { return s.Regs.f.Blocks[s.block[v]] }

// Instr returns the number, in the function, of the instruction that defines
// v, which is an InstrValue or a ClobberValue.
func (s *SSA) Instr(v Value) int32 { return s.num[v] }

// Prev returns the value that v, an InstrValue, may have left in place, or
// NoValue if it replaces it for sure.
func (s *SSA) Prev(v Value) Value { return s.prev[v] }

// Args returns the values that meet in the phi v, one for each edge to its
// block in the order of [cfg.Func.Preds], and at the start of the function one more, the
// last, for its callers. An argument may be NoValue: its edge is from an
// unreachable block.
func (s *SSA) Args(v Value) []Value {
	return s.args[s.num[v]:][:s.slots(s.block[v])]
}

// Values returns the values of the words of instruction n: what a read gives,
// what a write makes. Those of ReadsAll and Clobbers are NoValue.
func (s *SSA) Values(n int32) []Value { return s.vals[s.Regs.start[n]:s.Regs.start[n+1]] }

// phis yields the phis of block n, in the order of their registers.
func (s *SSA) phis(n int32) iter.Seq[Value] {
	return func(yield func(Value) bool) {
		if n+1 >= int32(len(s.from)) {
			return
		}
		for v := s.from[n]; v < s.from[n+1]; v++ {
			if s.kind[v] == PhiValue && !yield(v) {
				return
			}
		}
	}
}

// In returns the value of register v at the start of b, or NoValue if nobody
// reads it from there on, or the function is over the limit.
func (s *SSA) In(b *cfg.Block, v Var) Value {
	l := s.Live
	n := l.bit[v]
	if n < 0 || s.Limited {
		return NoValue
	}
	set := l.set(l.in, b.ID)
	if set[n>>6]>>(n&63)&1 == 0 {
		return NoValue
	}
	rank := bits.OnesCount64(set[n>>6] & (1<<(n&63) - 1))
	for _, w := range set[:n>>6] {
		rank += bits.OnesCount64(w)
	}
	return s.ins[int(s.inAt[b.ID])+rank]
}

// slots returns how many ways go to block n.
func (s *SSA) slots(n int32) int32 {
	c := s.Regs.f.Preds.Start[n+1] - s.Regs.f.Preds.Start[n]
	if n == 0 {
		c++
	}
	return c
}

// unknownPreds reports whether control may reach the start of block n in ways
// no edge tells.
func unknownPreds(f *cfg.Func, n int32) bool {
	return !f.Complete || f.Order.Num[n] < 0 || f.IndirectEntry(f.Blocks[n])
}

// MaxLive is how many registers may be live at the starts of the blocks of any function, all blocks
// taken together, and livePerInstr how many for each instruction; no function may have more than
// MostLive. There may be as many as the square of the length of the text: a register for each
// block. They are variables for tests.
var (
	MaxLive  = 1 << 21
	MostLive = 1 << 23
)

const livePerInstr = 64

// MostStarts is how many registers may be live at the starts of the blocks of the function.
func (s *SSA) MostStarts() int {
	return s.Regs.f.Limit(min(max(MaxLive, livePerInstr*s.Regs.Instrs()), MostLive))
}
