package analysis

import (
	"iter"

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
	if !i.Op.Known() || i.Op.Effects&(cfg.Atomic|cfg.WarpWide) != 0 && !testsPhase(i) || i.Masked() {
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

// testsPhase reports whether i asks a barrier in shared memory whether a phase of it is over. It changes nothing there: lanes that ask
// together, of one barrier and phase, get one answer.
//
//	SYNCS.PHASECHK.TRANS64.TRYWAIT P0, [UR5], R2
func testsPhase(i *cfg.Instr) bool { return i.Op.Name == "SYNCS" && i.HasMod("PHASECHK") }

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
		if k := laneOperand(i); k >= 0 {
			c, ok := intValue(&i.Args[k+1])
			return ok && c == ofWholeWarp
		}
		return fromOneLane(i)
	}
	return i.WriteClasses != 0 && i.WriteClasses&^cfg.UniformClasses == 0
}

// findMatch looks for a comparison of what instruction k of b, MATCH.ANY, has found, without lanes that do not run it, with the mask of those
// that do. It holds in all of them or in none: who has the same value as all has it as each of them has.
//
//	MATCH.ANY R3, R3
//	VOTE.ANY R4, PT, PT
//	LOP3.LUT R5, R3, R4, RZ, 0xc0, !PT
//	ISETP.EQ.U32.AND P0, PT, R5, R4, PT
func (u *Uniformity) findMatch(b *cfg.Block, k int) {
	s := u.ssa
	i, first := &b.Instrs[k], s.Regs.first[b.ID]
	if i.Op.Name != "MATCH" || !i.HasMod("ANY") || !i.Op.Known() || !i.Guard.Always() {
		return
	}
	for n := range s.usersIn(b, k) {
		and, num := &b.Instrs[n], first+int32(n)
		if and.Op.Name != "LOP3" || !and.Guard.Always() || len(and.Args) < 5 || !plain(&and.Args[1]) || !plain(&and.Args[2]) || and.Args[3].Reg != cfg.RZ {
			continue
		}
		if table, ok := intValue(&and.Args[4]); !ok || table != 0xc0 {
			continue
		}
		for m, both := range s.usersIn(b, n) {
			is, to := &b.Instrs[m], first+int32(m)
			rel, _, x, y, ok := plainCompare(s.Regs.f, is)
			if !ok || rel != "EQ" && rel != "NE" || !is.Guard.Always() || !plain(&is.Args[x]) || !plain(&is.Args[y]) {
				continue
			}
			vote := s.operand(to, x)
			if vote == both {
				vote = s.operand(to, y)
			} else if s.operand(to, y) != both {
				continue
			}
			if at, of := s.definition(vote); at != nil && s.Block(vote) == b && votesAll(at) && (s.operand(num, 1) == vote || s.operand(num, 2) == vote) && runTogether(b, min(k, int(of-first)), m) {
				u.class[to] |= classMatches
				if u.matches == nil {
					u.matches = map[int32]Value{}
				}
				u.matches[to] = both
			}
		}
	}
}

// usersIn yields the instructions of b that read, without a copy, what instruction k of it computes, and that value.
func (s *SSA) usersIn(b *cfg.Block, k int) iter.Seq2[int, Value] {
	return func(yield func(int, Value) bool) {
		n := s.Regs.Number(b, k)
		for j, w := range s.Regs.Words(n) {
			if !w.Write() || w.May() || s.Regs.Regs[w.Var()].IsPred() {
				continue
			}
			for _, by := range s.Users(s.Values(n)[j]) {
				if by > n && s.Regs.BlockOf(by) == b.ID && !yield(int(by-s.Regs.first[b.ID]), s.Values(n)[j]) {
					return
				}
			}
		}
	}
}

// votesAll reports whether the result of i is the mask of the lanes that run it.
func votesAll(i *cfg.Instr) bool {
	n := len(i.Args)
	return i.Name == "VOTE.ANY" && i.Op.Known() && i.Guard.Always() && n > 1 && i.Args[n-1].Reg == cfg.PT && i.Args[n-1].Flags == 0
}

// runTogether reports whether the lanes that run instruction from of b together run instruction to of it together.
func runTogether(b *cfg.Block, from, to int) bool {
	for k := from; k < to; k++ {
		if !straight(&b.Instrs[k]) {
			return false
		}
	}
	return true
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

// laneOperand returns which operand of the shuffle i is the lane whose value others get, if a register has its number; -1 if i is none. If that
// is the same in all lanes, and no parts of the warp are shuffled by themselves, they get one value.
//
//	SHFL.IDX PT, R3, R0, R4, 0x1f
func laneOperand(i *cfg.Instr) int {
	n := len(i.Args)
	if i.Op.Name != "SHFL" || n < 3 || !i.HasMod("IDX") || i.Args[n-2].Kind != cfg.RegOperand {
		return -1
	}
	return n - 2
}

// ofWholeWarp is the last operand of a shuffle of the whole warp: see [fromOneLane].
const ofWholeWarp = warpSize - 1

// decides reports whether v is what decides where the last instruction of a
// block goes to.
func decides(i *cfg.Instr, args []int8, vals []Value, v Value) bool {
	switch i.Flow {
	case cfg.FlowBranch, cfg.FlowIndex, cfg.FlowPop, cfg.FlowExit, cfg.FlowKill, cfg.FlowRet, cfg.FlowCall:
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
