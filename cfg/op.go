package cfg

import "strings"

// A Flow says what an opcode does to control flow. Whether an instruction
// really ends its block also depends on its guard and operands: see
// [Instr.Flow].
type Flow uint8

const (
	FlowNone   Flow = iota // falls through
	FlowBranch             // BRA, JMP: to the label operand
	FlowIndex              // BRX, BRXU, JMX: to a jump table's targets, or unknown
	FlowCall               // CALL, CAL, JCAL: falls through when the callee returns
	FlowRet                // RET: leaves the function
	FlowExit               // EXIT: ends the lane
	FlowKill               // KIL and such: ends the lane, as EXIT
	FlowPush               // SSY, PBK, PCNT, PLONGJMP, PRET: pushes the label operand, falls through
	FlowPop                // SYNC, BRK, CONT, LONGJMP (sm_62 and older): to the label pushed by the matching opcode
	FlowBSSY               // BSSY: names a barrier and where its lanes reconverge, falls through
	FlowBSYNC              // BSYNC: waits for the barrier's lanes, falls through
	FlowBREAK              // BREAK: removes lanes from a barrier, falls through
)

// Effects is a set of things an instruction may do besides writing the
// registers it names.
type Effects uint16

const (
	ReadsMem  Effects = 1 << iota // any memory but constant banks
	WritesMem                     // stores, reductions
	Atomic                        // reads and writes memory at once
	Barrier                       // waits for other lanes or warps: BAR, BSYNC, WARPSYNC, DEPBAR is not one
	WarpWide                      // its result depends on which lanes take part: VOTE, SHFL, MATCH, REDUX, ELECT
	Converge                      // touches convergence barriers or the older stack: BSSY, BSYNC, BREAK, BMOV, SSY, SYNC ...
	Trap                          // may stop the program or enter the debugger
	ReadsSR                       // reads a special register, whose value may change with time or lane
	Call                          // runs other code: every register and all memory
	Fence                         // orders memory: MEMBAR, FENCE, ERRBAR, CCTL
	Sched                         // only timing: NOP, YIELD, NANOSLEEP, DEPBAR
	Unknown                       // not in the table: assume all of the above

	// SideEffects are the effects for which an instruction must stay even if
	// nobody reads what it writes.
	SideEffects = WritesMem | Atomic | Barrier | WarpWide | Converge | Trap | Call | Fence | Unknown
)

// An Op is a row of the opcode table. The mnemonic is the identity
// (design: language.md, rulings); no logic hangs on a number.
type Op struct {
	Name    string // without modifiers, as a listing prints it: "ISETP"
	Flow    Flow
	Effects Effects
	Sig     Sig    // which operands are written, and how wide each operand is
	Min     uint8  // first target that has it (20 for sm_20), 0 for any
	Max     uint8  // last target that has it, 0 for still there
	Form    string // the operands that are understood: see form.go
	Mods    string // the modifiers that are understood, likewise
	Syntax  string // one line: "ISETP.cmp.bool Pd, Pd2, Ra, Rb, Pc"
	Doc     string // one to three sentences
	Source  string // where the row's facts come from
	Seen    string // numbers that the seed pages observed for it, shown in hover; "" for none

	local    bool      // see [Op.LocalMemory]
	spelling *spelling // Form and Mods, read
	opaque   *Op       // the row of an instruction whose spelling is not understood
}

// Known reports whether it is known what the opcode does: it is in the table, and the spelling of the
// instruction is understood.
func (o *Op) Known() bool { return o.Effects&Unknown == 0 }

// LocalMemory reports whether the opcode is for local memory alone: a load, a store, or the address of it.
func (o *Op) LocalMemory() bool { return o.local }

// ROT13 returns name as the strings inside ptxas spell it: BRA is OEN. It is
// its own inverse.
func ROT13(name string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case 'A' <= r && r <= 'Z':
			return 'A' + (r-'A'+13)%26
		case 'a' <= r && r <= 'z':
			return 'a' + (r-'a'+13)%26
		}
		return r
	}, name)
}
