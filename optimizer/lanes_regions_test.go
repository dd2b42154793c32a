package optimizer

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestLanesInRegions is [TestLanes] for programs of nested convergence regions, with loops, that read and write one word of memory, and ask
// for the lanes that are there: what groups of lanes get differs, and they meet at the end of a region and at WARPSYNC.
func TestLanesInRegions(t *testing.T) {
	t.Parallel()
	n := uint64(4000)
	if testing.Short() {
		n = 1000
	}
	var sum lanesSeen
	for k := range n {
		seed := *first + k
		sum.check(t, fmt.Sprint("seed ", seed), []byte(regionsProgram(rand.New(rand.NewPCG(seed, 5)))), seed)
		if t.Failed() {
			break
		}
	}
	t.Logf("of %d blocks %d are said to be run together, and in %d lanes were seen apart; of %d branches %d are said to be uniform, and %d parted lanes",
		sum.blocks, sum.together, sum.apart, sum.branches, sum.uniform, sum.parted)
	if sum.together < sum.blocks/10 || sum.apart < sum.blocks/50 || sum.uniform < sum.branches/20 || sum.parted < sum.branches/50 {
		t.Error("too little is said, or seen, for the test to mean anything")
	}
}

// regionsProgram makes such a program.
func regionsProgram(r *rand.Rand) string {
	g := &regionsText{r: r}
	g.say(".entry k {\n.target sm_86")
	for k := range 4 {
		g.say("MOV R%d, 0x%x", 10+k, k)
	}
	g.say("S2R R0, SR_LANEID\nMOV R1, 0xffff\nISETP.LT.AND P0, PT, R0, 0x10, PT\n@!P0 MOV R1, 0xffff0000\nMOV R2, RZ\nMOV R8, c[0x0][0x160]\nMOV R9, c[0x0][0x164]")
	g.body(2)
	g.say("EXIT\n}")
	return g.String()
}

// A regionsText is a program that is being made.
type regionsText struct {
	strings.Builder
	r      *rand.Rand
	labels int
	ends   []string // of the open regions: the block behind each
}

func (g *regionsText) say(format string, args ...any) { fmt.Fprintf(g, format+"\n", args...) }

func (g *regionsText) label() string { g.labels++; return fmt.Sprint("l", g.labels) }

// reg is one of the registers that hold what was read.
func (g *regionsText) reg() string { return fmt.Sprint("R", 10+g.r.IntN(4)) }

// condition sets P0.
func (g *regionsText) condition() {
	if g.r.IntN(2) == 0 {
		g.say("ISETP.LT.AND P0, PT, R0, 0x%x, PT", 1+g.r.IntN(31))
	} else {
		g.say("LOP3.LUT R14, %s, 0x%x, RZ, 0xc0, !PT\nISETP.%s.AND P0, PT, R14, RZ, PT", g.reg(), 1<<g.r.IntN(4), []string{"EQ", "NE"}[g.r.IntN(2)])
	}
}

// body makes a few statements, which nest so deep.
func (g *regionsText) body(depth int) {
	for range 2 + g.r.IntN(3) {
		g.statement(depth)
	}
}

func (g *regionsText) statement(depth int) {
	open := g.r.IntN(4) > 0
	begin := func() {
		if open {
			g.ends = append(g.ends, g.label())
			g.say("BSSY B%d, %s", len(g.ends)-1, g.ends[len(g.ends)-1])
		}
	}
	finish := func() {
		if open {
			g.body(0) // in groups
			top := len(g.ends) - 1
			g.say("BSYNC B%d\n%s:", top, g.ends[top])
			g.ends = g.ends[:top]
		}
		g.say("IADD3 R15, R10, R11, R12\nIADD3 R15, R13, R15, RZ") // what was read meets
	}
	switch n := g.r.IntN(14); {
	case n < 3 || n > 7 && depth == 0:
		g.say("LDG.E %s, [R8.64]", g.reg())
	case n < 5:
		g.say("STG.E [R8.64], %s", []string{"R2", "RZ", g.reg()}[g.r.IntN(3)])
	case n == 5 && g.r.IntN(2) == 0:
		g.say("WARPSYNC 0xffffffff")
	case n == 5 && g.r.IntN(2) == 0:
		g.say("WARPSYNC R1")
	case n == 6 && len(g.ends) > 0 && g.r.IntN(2) == 0:
		g.condition()
		g.say("@P0 BREAK B%d\n@P0 BRA %s", len(g.ends)-1, g.ends[len(g.ends)-1])
	case n == 5:
		g.say("VOTE.ANY %s, PT, PT", g.reg())
	case n == 6:
		g.say("REDUX.SUM UR4, R11\nMOV %s, UR4", g.reg())
	case n == 7:
		g.say("IADD3 R2, R2, 0x1, RZ\nIADD3 %s, %s, 0x1, RZ", g.reg(), g.reg())
	case n < 11: // if
		g.condition()
		begin()
		other, join := g.label(), g.label()
		g.say("@P0 BRA %s", other)
		g.body(depth - 1)
		if g.r.IntN(2) == 0 {
			g.say("BRA %s\n%s:", join, other)
			g.body(depth - 1)
		} else {
			g.say("%s:", other)
		}
		g.say("%s:", join)
		finish()
	default: // loop
		begin()
		loop, out := g.label(), g.label()
		g.say("%s:", loop)
		g.body(depth - 1)
		g.condition()
		g.say("IADD3 R2, R2, 0x1, RZ\nISETP.GT.OR P0, PT, R2, 0x%x, P0\n@P0 BRA %s", 2+g.r.IntN(9), out)
		g.body(depth - 1)
		g.say("BRA %s\n%s:", loop, out)
		finish()
	}
}
