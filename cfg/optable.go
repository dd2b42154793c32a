package cfg

import (
	"slices"
	"strings"
)

// Where the facts of a row come from.
const (
	srcISA    = "CUDA Binary Utilities, instruction set reference; operands as in our listings and in public ones"
	srcCorpus = "our listings, printed by cuobjdump and nvdisasm 11.8 and 12.4"
	srcRaw    = "public raw listings of sm_20 to sm_62"
	srcPublic = "public listings of sm_90 to sm_120"
	srcCFG    = "seeds: basic-blocks-and-cfg; CUDA Binary Utilities, instruction set reference"
	srcBranch = "seeds: branch-and-switch; CUDA Binary Utilities, instruction set reference"
)

// anything are the effects of an opcode of which only the name is known.
const anything = ReadsMem | WritesMem | Atomic | Barrier | WarpWide | Converge | Trap | ReadsSR | Fence

// opTables are the families of the opcode table, each sorted by name.
var opTables = [][]Op{
	intOps, floatOps, convOps, moveOps, memOps, texOps, flowOps, syncOps, uniformOps, tensorOps,
}

// opIndex finds the rows of the opcode table by name.
var opIndex = indexOps()

func indexOps() map[string]*Op {
	m := map[string]*Op{}
	for _, family := range opTables {
		for n := range family {
			op := &family[n]
			op.spelling = newSpelling(op)
			op.local = strings.HasPrefix(op.Name, "LDL") || strings.HasPrefix(op.Name, "STL") || strings.Contains(op.Name, "LMEM")
			opaque := *op
			opaque.Effects |= anything | Unknown
			op.opaque = &opaque
			m[op.Name] = op
		}
	}
	return m
}

// LookupOp returns the row of the opcode called name, without modifiers
// ("ISETP"), or nil if the table has none. It does not allocate.
func LookupOp(name string) *Op { return opIndex[name] }

// LookupOpBytes is [LookupOp] for a name that is still part of a text.
func LookupOpBytes(name []byte) *Op { return opIndex[string(name)] }

// LookupROT13 returns the row of the opcode that the strings inside ptxas call
// name: OEN is BRA. It returns nil if there is none.
func LookupROT13(name string) *Op { return opIndex[ROT13(name)] }

// UnknownOp makes the row for an opcode that is not in the table: every
// effect, its first register operand read and written, all others read.
func UnknownOp(name string) *Op {
	return &Op{Name: name, Effects: Unknown, Syntax: name, Doc: "Not in the opcode table: assumed to have every effect."}
}

// Ops returns the rows of the opcode table, sorted by name.
func Ops() []*Op {
	var ops []*Op
	for _, family := range opTables {
		for n := range family {
			ops = append(ops, &family[n])
		}
	}
	slices.SortFunc(ops, func(a, b *Op) int { return strings.Compare(a.Name, b.Name) })
	return ops
}
