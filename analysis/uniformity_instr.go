package analysis

import (
	"github.com/ori-lang/ori/cfg"
)

// What [Uniformity] asks of single instructions.

// reduced reports whether instruction k of b reads what a barrier of the thread block in front of it
// in b has computed of all threads. Lanes that come there in groups have no defined result (PTX ISA,
// "barrier": all threads of the warp execute it), so that each of them reads the same.
func reduced(b *cfg.Block, k int) bool {
	if i := &b.Instrs[k]; i.Op.Name != "B2R" || !i.HasMod("RESULT") {
		return false
	}
	for k--; k >= 0; k-- {
		if i := &b.Instrs[k]; i.Op.Name == "BAR" {
			return i.HasMod("RED") && i.Guard.Always()
		}
	}
	return false
}

// mayMeet reports whether lanes may reconverge at i, or where i has them go, that no region or entry of the
// stack holds together.
func mayMeet(i *cfg.Instr) bool {
	switch i.Flow {
	case cfg.FlowBSSY, cfg.FlowBSYNC, cfg.FlowBREAK, cfg.FlowPush, cfg.FlowPop:
		return false
	case cfg.FlowCall:
		return true
	}
	return !i.Op.Known() || i.Op.Effects&cfg.Converge != 0 && i.Op.Name != "BMOV" // who runs it waits for nobody
}

// mayDiverge reports whether what i writes differs between lanes whatever it reads.
func mayDiverge(i *cfg.Instr) bool {
	if !i.Op.Known() || i.Op.Effects&(cfg.Atomic|cfg.WarpWide) != 0 || i.Masked() {
		return true
	}
	for k := range i.Args {
		if r := i.Args[k].Reg; r.Class == cfg.ClassSR && r.Num >= 0 && int(r.Num) < len(cfg.SpecialRegs) {
			switch cfg.SpecialRegs[r.Num].Vary {
			case cfg.VaryLane, cfg.VaryTime:
				return true
			}
		}
	}
	if i.Op.Effects&cfg.ReadsSR != 0 || i.Op.Name == "S2R" || i.Op.Name == "CS2R" {
		return false
	}
	switch i.Op.Name {
	case "LDL", "LD", "TEXS", "TLDS", "TLD4S", "IPA", "ALD", "AL2P", "SULD", "SULDGA", "SUQ", "VILD", "LDT", "LDTRAM", "LEPC", "LDSM", "LDTM", "GETLMEMBASE", "ISBERD":
		return true // memory of the lane, or not known to be one for all
	case "B2R":
		return !i.HasMod("RESULT") // what a barrier has computed of all threads
	}
	return i.Op.Sig.Width == cfg.WidthTex || i.Op.Sig.Width == cfg.WidthMMA || i.Op.Sig.Width == cfg.WidthGMMA || i.Op.Sig.Width == cfg.WidthMatrix
}

// gathers reports whether i gives all lanes that run it together one result, from what each of
// them has.
func gathers(i *cfg.Instr) bool {
	if !i.Op.Known() {
		return false
	}
	switch i.Op.Name {
	case "VOTE", "VOTEU":
		return i.HasMod("ANY") || i.HasMod("ALL") || i.HasMod("EQ") // what others give is not known
	case "REDUX":
		return true
	case "MATCH":
		return i.HasMod("ALL")
	case "SHFL":
		return fromOneLane(i)
	}
	return i.WriteClasses != 0 && i.WriteClasses&^cfg.UniformClasses == 0
}

// fromOneLane reports whether the shuffle i gives all lanes what one of them has, which the text names:
// SHFL.IDX PT, R1, R1, RZ, 0x1f, as programs make the number of a warp uniform. The last operand has
// the highest lane, and in bits 8 to 12 which part of the warp is shuffled by itself. Source: PTX ISA, shfl.sync.
func fromOneLane(i *cfg.Instr) bool {
	n := len(i.Args)
	if n < 3 || !i.HasMod("IDX") {
		return false
	}
	lane, named := intValue(&i.Args[n-2])
	c, bounded := intValue(&i.Args[n-1])
	return named && bounded && c>>8&0x1f == 0 && lane&0x1f <= c&0x1f
}

// decides reports whether v is what decides where the last instruction of a
// block goes to.
func decides(i *cfg.Instr, args []int8, vals []Value, v Value) bool {
	switch i.Flow {
	case cfg.FlowBranch, cfg.FlowIndex, cfg.FlowPop, cfg.FlowExit, cfg.FlowKill, cfg.FlowRet:
	default:
		return false
	}
	for k := range vals {
		if vals[k] != v {
			continue
		}
		if i.Flow == cfg.FlowIndex || !i.Op.Known() {
			return true
		}
		// BRA.DIV and BRA.CONV go one way with all lanes in which their deciders hold.
		for d := range i.Deciders() {
			if d.Arg == args[k] {
				return true
			}
		}
	}
	return false
}
