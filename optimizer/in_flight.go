package optimizer

import (
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// This file answers what hangs on instructions that are still under way when the next ones are
// issued. The interpreter does not know them: for it an instruction is done when the next one
// begins.

// An inFlight is the first of each of them in a function, without a block if there is none.
type inFlight struct {
	counts, async, resizes at
}

// flights finds the instructions of the function that wait by number, run on, and change how many
// registers there are.
func (c *Ctx) flights() *inFlight { return c.flight.get(c, &keptFlights, findFlights) }

func findFlights(c *Ctx) *inFlight {
	x := &inFlight{}
	for a := range c.having(analysis.InFlight) {
		switch i := a.instr(); {
		case x.counts.b == nil && countsInFlight(i):
			x.counts = a
		case x.async.b == nil && runsOn(i):
			x.async = a
		case x.resizes.b == nil && strings.HasSuffix(i.Op.Name, "SETMAXREG"):
			x.resizes = a
		}
	}
	return x
}

// countsInFlight reports whether i waits until no more than some number of instructions are under
// way: DEPBAR.LE SB0, 0x1.
func countsInFlight(i *cfg.Instr) bool {
	if i.Op.Name != "DEPBAR" && i.Op.Name != "TEXDEPBAR" {
		return false
	}
	for n := range i.Args {
		if a := &i.Args[n]; a.Imm != 0 {
			return true
		}
	}
	return false
}

// runsOn reports whether i reads or writes registers after the next instructions have been issued,
// until something waits for it: a multiplication of a warpgroup, an access of tensor memory.
func runsOn(i *cfg.Instr) bool {
	return strings.HasSuffix(i.Op.Name, "GMMA") || i.Op.Name == "LDTM" || i.Op.Name == "STTM"
}

// fixedLatency are opcodes that no barrier counts: their results are there after a fixed time.
var fixedLatency = setOf("MOV MOV32I UMOV IADD IADD3 IADD32I UIADD3 IMAD XMAD UIMAD IMNMX UIMNMX VIMNMX ISCADD LEA ULEA LOP LOP3 ULOP3 LOP32I SHL SHR SHF USHF PRMT UPRMT " +
	"SEL USEL FSEL ISET ISETP UISETP FADD FMUL FFMA FMNMX FSET FSETP PLOP3 UPLOP3 PSETP PSET BMSK SGXT IABS VIADD BFI BFE P2R R2P CSET CSETP ICMP FCMP HADD2 HMUL2 HFMA2 HSETP2 HSET2")

func setOf(words string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(words) {
		set[w] = true
	}
	return set
}

// counted refuses to remove i, or to make another of it, where a barrier counts the instructions
// that are under way, of which i may be one; nil if none does.
func (c *Ctx) counted(i *cfg.Instr) *Refusal {
	x := c.flights().counts
	if x.b == nil || fixedLatency[i.Op.Name] {
		return nil
	}
	return refuse("%s waits by the number of instructions that are under way, and %s may be one", x.instr().Name, i.Op.Name).at(x.span(), "counts them")
}

// resized refuses to have a register live longer where the number of registers changes; nil if it does not.
func (c *Ctx) resized() *Refusal {
	x := c.flights().resizes
	if x.b == nil {
		return nil
	}
	return refuse("%s changes which registers there are", x.instr().Op.Name).at(x.span(), "changes the number of registers")
}

// runsOn refuses to write registers anew where an instruction may still read or write them that has
// been issued before; nil if there is none.
func (c *Ctx) runsOn() *Refusal {
	x := c.flights().async
	if x.b == nil {
		return nil
	}
	return refuse("%s uses registers after the next instructions have been issued", x.instr().Op.Name).at(x.span(), "runs on")
}
