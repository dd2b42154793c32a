package cfg

// opIndex finds the rows of the opcode table by name.
var opIndex = indexOps()

func indexOps() map[string]*Op {
	m := map[string]*Op{}
	for _, family := range opTables {
		for n := range family {
			m[family[n].Name] = &family[n]
		}
	}
	return m
}

// opTables are the families of the opcode table, each sorted by name.
var opTables = [][]Op{flowOps}

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
