package optimizer

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/interp"
	"github.com/ori-lang/ori/grammar"
)

// smallBlocks is a function of a row of blocks of none to three instructions, most of them dead, with
// branches around some of them, to one place twice, and back, and with convergence regions that begin
// and end anywhere: after a rewrite many blocks are empty, and the next one asks what goes around them.
// VOTE tells which lanes come to a place together.
func smallBlocks(seed uint64) []byte {
	r := rand.New(rand.NewPCG(seed, 81))
	var sb strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&sb, format+"\n", args...) }
	dead := func() int { return 10 + r.IntN(4) } // a register that at most the end reads
	line(".target sm_%d\n.entry k {", []int{70, 75, 80, 86, 90}[r.IntN(5)])
	line("S2R R0, SR_LANEID\nISETP.LT.AND P0, PT, R0, 0x5, PT\nISETP.EQ.AND P1, PT, R0, 0x3, PT\nISETP.NE.AND P2, PT, R0, RZ, PT")
	line("MOV R40, 0x3")
	blocks, loops := 3+r.IntN(9), r.IntN(3) == 0
	ends := map[int]int{} // of the barriers that are open, the blocks that close them
	ahead := func(k int) int {
		to := min(blocks, k+1+r.IntN(3))
		for _, end := range ends {
			to = min(to, end) // no lane leaves a region but through its end
		}
		return to
	}
	for k := range blocks + 1 {
		line("L%d:", k)
		for _, bar := range slices.Backward(slices.Sorted(maps.Keys(ends))) {
			if ends[bar] == k {
				line("BSYNC B%d", bar)
				delete(ends, bar)
			}
		}
		if k == blocks {
			break
		}
		for range r.IntN(4) {
			switch r.IntN(10) {
			case 0, 1:
				line("MOV R%d, R%d", dead(), dead())
			case 2:
				line("IADD3 R%d, R%d, R%d, RZ", dead(), dead(), dead())
			case 3:
				line("ISETP.EQ.AND P%d, PT, R%d, 0x1, PT", 3+r.IntN(2), dead())
			case 4:
				line("@!PT STG.E [R20.64], R2")
			case 5:
				line("P2R R%d, PR, R%d, 0x7f", dead(), dead())
			case 6:
				line("STL [R1+0x8], R%d", dead())
			case 7:
				line("LDL R%d, [R1+0x8]", dead())
			case 8:
				line("@P%d MOV R%d, R%d", r.IntN(4), dead(), dead())
			case 9:
				line("VOTE.ALL R4, PT, P0\nSTG.E [R20.64], R4")
			}
		}
		if bar := r.IntN(6); ends[bar] == 0 && r.IntN(3) == 0 {
			end := ahead(k)
			ends[bar] = end
			line("BSSY B%d, L%d", bar, end)
		}
		switch r.IntN(7) {
		case 0, 1, 2:
			line("@%sP%d BRA L%d", []string{"", "!"}[r.IntN(2)], r.IntN(5), ahead(k))
		case 3:
			line("BRA L%d", ahead(k))
		case 4:
			line("@P%d BRA L%d\nBRA L%d", r.IntN(3), ahead(k), ahead(k))
		case 5:
			if loops && len(ends) == 0 {
				line("IADD3 R40, R40, -0x1, RZ\nISETP.GT.AND P6, PT, R40, RZ, PT\n@P6 BRA L%d", r.IntN(k+1))
			}
		}
	}
	line("VOTE.ALL R4, PT, P0\nSTG.E [R20.64], R4\nSTG.E [R20.64], R%d\nEXIT\n}", dead())
	return []byte(sb.String())
}

var smallPrograms = flag.Uint64("small-blocks", 600, "how many random functions of small blocks are compared")

// TestMeaningOfSmallBlocks compares what such functions do before and after rewrites alone, after random
// pipelines, and after the phases of ptxas, behind which a second run finds nothing to do.
func TestMeaningOfSmallBlocks(t *testing.T) {
	t.Parallel()
	var m meaning
	for n := range *smallPrograms {
		seed := *first + n
		src := smallBlocks(seed)
		tries := interp.Tries{Seeds: 3, First: 3 * seed, Fuel: 4000, Warps: 1, Narrow: seed%2 == 0}
		before := read(src)
		refs := newBefores(before, tries)
		m.some(t, src, refs, seed)
		m.checkPipeline(t, src, before, refs, shuffled(seed))
		once := byPtxas(t, src)
		if twice := byPtxas(t, once); !bytes.Equal(once, twice) {
			t.Errorf("seed %d: %s\na second run makes of\n%s\nthis:\n%s", seed, src, once, twice)
		}
		after := newBefores(read(once), tries).funcs
		for k := range refs.funcs {
			if d := m.compare(refs, k, after); d != nil {
				t.Errorf("seed %d: %s: %s\nbecomes\n%s", seed, d, src, once)
			}
		}
		if t.Failed() {
			return
		}
	}
	t.Logf("%d rewrites, runs the same, refined, unknown, different: %v", m.rewrites, m.runs)
}

// byPtxas is what the phases of ptxas make of a text.
func byPtxas(t *testing.T, src []byte) []byte {
	r := Runner{}
	doc, _, err := r.Run(context.Background(), grammar.Parse(src), PipelineNamed("ptxas"))
	if err != nil {
		t.Fatal(err)
	}
	return doc.Bytes()
}
