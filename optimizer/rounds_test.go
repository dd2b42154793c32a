package optimizer

import (
	"context"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// TestRowsInOneRun holds that one run of OptimizeBranches takes away a row of branches to one place, of which each goes to
// where control goes anyway only once the one behind it is gone: it took as many runs as there are branches.
func TestRowsInOneRun(t *testing.T) {
	const n = 60
	rows := map[string]string{
		"conditional": strings.Repeat("@P0 BRA end\n", n) + "end:\n",
		"other":       strings.Repeat("@P0 BRA end\n@P1 BRA end\n", n/2) + "end:\n",
		"always":      strings.Repeat("@P0 BRA end\n", n-1) + "BRA end\nend:\n",
	}
	for name, row := range rows {
		r := Runner{Env: cfg.Env{OptLevel: -1}}
		doc := grammar.Parse([]byte(".target sm_90\n.entry k {\n" + row + "STG.E [R2.64], R4\nEXIT\n}\n"))
		next, made, err := r.Run(context.Background(), doc, OfPhases([]*Phase{PhaseNamed("OptimizeBranches")}))
		if err != nil {
			t.Fatal(err)
		}
		if made < n || strings.Contains(string(next.Bytes()), "BRA") {
			t.Errorf("%s: %d made of %d branches; left:\n%s", name, made, n, next.Bytes())
		}
	}
}

// equalRows are two rows of n blocks in any order, which are equal from behind: each block to its counterpart once those that
// they lead to are one.
func equalRows(n int) string {
	r := rand.New(rand.NewSource(1))
	var text strings.Builder
	text.WriteString(".target sm_90\n.entry k {\n@P0 BRA b0\nBRA a0\n")
	for _, row := range "ab" {
		for _, k := range r.Perm(n) {
			fmt.Fprintf(&text, "%c%d:\nSTG.E [R2.64], R%d\nIADD3 R%[3]d, R%[3]d, 0x1, RZ\nSTG.E [R2.64+0x4], R%[3]d\nBRA %[1]c%[4]d\n", row, k, 4+k%7, k+1)
		}
		fmt.Fprintf(&text, "%c%d:\nSTG.E [R2.64], R4\nSTG.E [R2.64+0x4], R5\nSTG.E [R2.64+0x8], R6\nEXIT\n", row, n)
	}
	return text.String() + "}\n"
}

// stairs are n blocks of which each has one instruction more in common with the others than the one before it.
func stairs(n int) string {
	var text strings.Builder
	text.WriteString(".target sm_90\n.entry k {\n")
	for k := range n {
		fmt.Fprintf(&text, "@P0 BRA c%d\n", k)
	}
	for k := range n {
		fmt.Fprintf(&text, "EXIT\nc%d:\nMOV R5, %#x\n", k, k)
		for i := n - k; i < n; i++ {
			fmt.Fprintf(&text, "STG.E [R2.64+%#x], R%d\n", 4*i, 5+i)
		}
		text.WriteString("BRA out\n")
	}
	return text.String() + "out:\nEXIT\n}\n"
}

// loops are texts in which each time that a pass looks at the function again it takes away one more of n.
var loops = []struct {
	phase string
	text  func(n int) string
}{
	{"MergeEquivalentConditionalFlow", equalRows},
	{"TailMerge", stairs},
}

// TestPassesEndEarly holds that a pass that looks at the function again as long as it takes something away ends when that has
// taken long, and says so, and that it goes on where that is asked for: such a pass was quadratic.
func TestPassesEndEarly(t *testing.T) {
	defer func(most, few int) { mostAgain, fewAgain = most, few }(mostAgain, fewAgain)
	fewAgain = 1
	const n = 40
	for _, x := range loops {
		t.Run(x.phase, func(t *testing.T) {
			text := x.text(n)
			mostAgain = 4 * strings.Count(text, "\n")
			made := map[int]int{}
			for _, limit := range []int{1, 32} {
				r := Runner{Env: cfg.Env{OptLevel: -1, Limits: limit}, Select: All()}
				_, count, err := r.Run(context.Background(), grammar.Parse([]byte(text)), OfPhases([]*Phase{PhaseNamed(x.phase)}))
				if err != nil {
					t.Fatal(err)
				}
				if made[limit] = count; (r.Early > 0) != (limit == 1) {
					t.Errorf("limit %d: %d made, Early is %d", limit, count, r.Early)
				}
			}
			if made[1] == 0 || made[1] >= made[32] {
				t.Errorf("%d made in little time, %d in much", made[1], made[32])
			}
		})
	}
}

// TestManyAgain holds that a pass does not end early because it looks again, some times, at each of many functions.
func TestManyAgain(t *testing.T) {
	defer func(most int) { mostAgain = most }(mostAgain)
	mostAgain = 1
	one := equalRows(2)
	one = strings.Replace(one[strings.Index(one, ".entry"):], ".entry", ".func", 1)
	made := map[int]int{}
	for _, n := range []int{1, 20} {
		r := Runner{Env: cfg.Env{OptLevel: -1}, Select: All()}
		var err error
		_, made[n], err = r.Run(context.Background(), grammar.Parse([]byte(strings.Repeat(one, n))), OfPhases([]*Phase{PhaseNamed("MergeEquivalentConditionalFlow")}))
		if err != nil {
			t.Fatal(err)
		}
		if r.Early > 0 {
			t.Errorf("%d functions: ended early", n)
		}
	}
	if made[1] < 2 || made[20] != 20*made[1] {
		t.Errorf("%d made in one function, %d in 20", made[1], made[20])
	}
}

// TestRoundsOfShortTexts holds that how often a pipeline runs on a text hangs on its length: a short one ended only after phases had
// looked at millions of instructions.
func TestRoundsOfShortTexts(t *testing.T) {
	defer func(few, least, each int) { fewRepeats, leastVisited, visitedEach = few, least, each }(fewRepeats, leastVisited, visitedEach)
	fewRepeats, leastVisited, visitedEach = 1, 0, 6
	p := OfPhases([]*Phase{PhaseNamed("15"), PhaseNamed("16")})
	p.Repeat = "a branch is dead once what is behind it is"
	for _, n := range []int{40, 160} {
		var text strings.Builder
		text.WriteString(".target sm_90\n.entry k {\n")
		for k := range n {
			fmt.Fprintf(&text, "ISETP.EQ.AND P%d, PT, R%d, %#x, PT\n@P%[1]d BRA end\n", k%6, 4+k, k)
		}
		text.WriteString("end:\nEXIT\n}\n")
		for _, limit := range []int{1, 32} {
			r := Runner{Env: cfg.Env{OptLevel: -1, Limits: limit}}
			if _, _, err := r.Run(context.Background(), grammar.Parse([]byte(text.String())), p); err != nil {
				t.Fatal(err)
			}
			t.Logf("%d, limit %d: ended after %d, %d instructions looked at", n, limit, r.Early, r.visited)
			if limit == 1 && (r.Early < 3 || r.Early > 8) {
				t.Errorf("%d branches: ended after %d rounds", n, r.Early)
			}
			if limit == 32 && r.Early > 0 && r.Early < 32 {
				t.Errorf("%d branches: ended after %d rounds though many were asked for", n, r.Early)
			}
		}
	}
}

// TestRoundsInAll holds that a pipeline ends early when its phases have looked at too many instructions, also the first times, or have
// changed too many, and that then more is possible indeed: where it is known that nothing is left it does not say so.
func TestRoundsInAll(t *testing.T) {
	for _, limit := range []struct {
		of          string
		least, each *int
	}{{"looked at", &leastInAll, &inAllEach}, {"changed", &leastChanged, &changedEach}} {
		t.Run(limit.of, func(t *testing.T) {
			defer func(least, each int) { *limit.least, *limit.each = least, each }(*limit.least, *limit.each)
			*limit.least, *limit.each = 0, 1
			testRoundsInAll(t)
		})
	}
}

func testRoundsInAll(t *testing.T) {
	early, done := 0, 0
	for _, name := range []string{"predicates", "chain-sums", "exits-nested", "ladder", "regions"} {
		r := Runner{Env: cfg.Env{OptLevel: -1}, Most: 1}
		next, _, err := r.Run(context.Background(), grammar.Parse(hardNamed(name, 40)), PipelineNamed("ptxas"))
		if err != nil {
			t.Fatal(err)
		}
		again := Runner{Env: cfg.Env{OptLevel: -1}}
		_, more, err := again.Run(context.Background(), next, PipelineNamed("ptxas"))
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: ended after %d, %d more", name, r.Early, more)
		if (r.Early > 0) != (more > 0) || r.Early > 2 {
			t.Errorf("%s: ended after %d times, and %d more rewrites are possible", name, r.Early, more)
		}
		if more > 0 {
			early++
		} else {
			done++
		}
	}
	if early == 0 || done == 0 {
		t.Errorf("%d ended early, %d did not", early, done)
	}
}
