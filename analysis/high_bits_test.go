package analysis

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// ofThread is a block of n instructions that compute of the number of a thread, of that of its lane, and of parameters.
func ofThread(r *rand.Rand, n int) string {
	var sb strings.Builder
	sb.WriteString("S2R R0, SR_TID.X\nS2R R1, SR_LANEID\nMOV R2, c[0x0][0x168]\nMOV R3, c[0x0][0x16c]\nMOV R4, R0\nMOV R5, R0\n")
	of := func(list ...string) string { return list[r.IntN(len(list))] }
	reg := func() string { return of("R0", "R0", "R1", "R2", "R3", "R4", "R4", "R5", "R5", "R6") }
	number := func() string {
		return of("0x0", "0x1", "0x5", "0xf", "0x10", "0x1e", "0x1f", "0x20", "0x21", "0x3f", "0x40", "0x5f", "0x3e0", "-0x1", "-0x20", "-0x21", "0xfffffff0")
	}
	some := func() string { return of(reg(), number()) }
	table := func() string {
		return of("0xc0", "0xc0", "0xfc", "0xfc", "0x3c", "0x3c", "0xf8", "0x78", "0x33", "0x96", fmt.Sprintf("%#x", r.IntN(256)))
	}
	sb.WriteString("MOV R6, R3\n")
	for range n {
		to := of("R4", "R5", "R6")
		switch r.IntN(13) {
		case 0, 1, 2, 3:
			fmt.Fprintf(&sb, "LOP3.LUT %s, %s, %s, %s, %s, !PT\n", to, of(reg(), "RZ"), some(), of("RZ", reg()), table())
		case 4:
			fmt.Fprintf(&sb, "IADD3 %s, %s%s, %s, %s\n", to, of("", "", "-"), reg(), some(), of("RZ", "RZ", reg()))
		case 5:
			fmt.Fprintf(&sb, "IMAD %s, %s, %s, %s\n", to, reg(), some(), of("RZ", reg()))
		case 6:
			fmt.Fprintf(&sb, "LEA %s, %s, %s, %s\n", to, reg(), of("RZ", reg()), of("0x4", "0x5", "0x6"))
		case 7:
			fmt.Fprintf(&sb, "SHF.%s %s, RZ, %s, %s\n", of("R.U32.HI", "R.S32.HI", "L.U32.HI"), to, of("0x4", "0x5", "0x6"), reg())
		case 8:
			fmt.Fprintf(&sb, "SHF.L.U32 %s, %s, %s, RZ\n", to, reg(), of("0x4", "0x5"))
		case 9:
			fmt.Fprintf(&sb, "IADD3 %s, -%s, %s, RZ\n", to, of("R0", "R4"), of("0xf", "0x1f", "0x20", "0x2f", "0x3f", "-0x1"))
		default:
			fmt.Fprintf(&sb, "ISETP.%s%s.AND P%d, PT, %s, %s, PT\n", of("LT", "LE", "GT", "GE", "EQ", "NE"), of("", ".U32"), r.IntN(3), reg(), some())
		}
	}
	return ".target sm_80\n.entry f {\n" + sb.String() + "EXIT\n}\n"
}

// TestRows computes random blocks in the lanes of some warps, and holds that what is said to be the same for a warp in blocks whose rows
// are whole warps never differs.
func TestRows(t *testing.T) {
	same, varied := 0, 0
	for seed := range uint64(5000) {
		r := rand.New(rand.NewPCG(seed, 29))
		src := ofThread(r, 8)
		facts := NewFacts(lowered([]byte(src))[0])
		b, s, rows, by := facts.Func.Blocks[0], facts.SSA(), facts.rows(), facts.Uniformity()
		var said []int // instructions whose results are the same for a warp
		for k := range b.Instrs {
			n := s.Regs.Number(b, k)
			v := s.resultOf(n, 0)
			switch {
			case v < 0 || !by.Varies(v, b):
			case rows.Varies(v, b):
				varied++
			default:
				said = append(said, k)
			}
		}
		if same += len(said); len(said) == 0 {
			continue
		}
		fn := make([]*eval.Fn, len(b.Instrs))
		for k := range b.Instrs {
			fn[k] = eval.Of(&b.Instrs[k], facts.Func.SM())
		}
		for range 6 {
			params := map[int64]uint64{0x168: uint64(r.Uint32()), 0x16c: uint64(r.Uint32N(256))}
			first := r.Uint32N(31) * 32
			one := inLane(b, fn, params, first, 0)
			for lane := range uint32(32) {
				of := inLane(b, fn, params, first, lane)
				for _, k := range said {
					if of[k] != one[k] {
						t.Fatalf("seed %d: instruction %d is said to have one result for a warp, and has %#x in lane 0, %#x in lane %d\n%s", seed, k, one[k], of[k], lane, src)
					}
				}
			}
		}
	}
	t.Logf("%d values that vary, and %d of which it is said that they do not in a warp", varied, same)
	if same < 1000 {
		t.Error("too little is said for the test to mean anything")
	}
}

// inLane returns what the instructions of b, which compute fn, write in the thread of a number in a row.
func inLane(b *cfg.Block, fn []*eval.Fn, params map[int64]uint64, first, lane uint32) []uint64 {
	regs := map[cfg.Reg]uint64{}
	results := make([]uint64, len(b.Instrs))
	for k := range b.Instrs {
		i := &b.Instrs[k]
		switch {
		case reads(i, "SR_TID.X"):
			results[k] = uint64(first + lane)
			regs[i.Args[0].Reg] = results[k]
			continue
		case reads(i, "SR_LANEID"):
			results[k] = uint64(lane)
			regs[i.Args[0].Reg] = results[k]
			continue
		case fn[k] == nil:
			continue
		}
		in, out := make([]uint64, len(i.Args)), make([]uint64, len(i.Args))
		for a := range i.Args {
			switch i.Args[a].Kind {
			case cfg.RegOperand:
				in[a] = regs[i.Args[a].Reg]
			case cfg.ConstOperand:
				in[a] = params[i.Args[a].Imm]
			}
		}
		if !fn[k].Eval(i, in, out, nil) {
			panic("cannot compute " + i.Name)
		}
		regs[i.Args[0].Reg] = out[0]
		results[k] = out[0]
	}
	return results
}
