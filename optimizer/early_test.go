package optimizer

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// hardNamed is a text of a family of hard ones.
func hardNamed(name string, n int) []byte {
	return gen.Hards[slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == name })].Text(n)
}

// TestEndsEarly holds that a pipeline that takes away a part of what it could in each round ends when that has taken long,
// and says so, and that it goes on where that is asked for.
func TestEndsEarly(t *testing.T) {
	defer func(few, most, rounds int) { fewRepeats, mostVisited, mostSyncRounds = few, most, rounds }(fewRepeats, mostVisited, mostSyncRounds)
	fewRepeats, mostVisited, mostSyncRounds = 1, 3_000, 1
	doc := grammar.Parse(hardNamed("stack-sync", 3*maxRegion))
	after := map[int]int{} // the length of the text, by the limit
	for _, limit := range []int{1, 32} {
		r := Runner{Env: cfg.Env{OptLevel: -1, Limits: limit}}
		p := OfPhases([]*Phase{PhaseNamed("15"), PhaseNamed("14")})
		p.Repeat = "a region is in another"
		next, _, err := r.Run(context.Background(), doc, p)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("limit %d: %d instructions looked at, ended after %d, %d bytes", limit, r.visited, r.Early, len(next.Bytes()))
		if len(r.same) > 2 {
			t.Errorf("limit %d: %d versions of the function are kept", limit, len(r.same))
		}
		if after[limit] = len(next.Bytes()); (r.Early > 0) != (limit == 1) {
			t.Errorf("limit %d: Early is %d", limit, r.Early)
		}
	}
	if after[1] <= after[32] {
		t.Errorf("%d bytes are left in the end, and %d early", after[32], after[1])
	}
}

// TestRegionsInRegions holds that regions in one another go in one run, also where the outer ones are too large to be looked at
// before the inner ones are gone.
func TestRegionsInRegions(t *testing.T) {
	r := Runner{Env: cfg.Env{OptLevel: -1}}
	next, made, err := r.Run(context.Background(), grammar.Parse(hardNamed("stack-sync", 3*maxRegion)), OfPhases([]*Phase{PhaseNamed("14")}))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(next.Bytes(), []byte("SSY")) || made != 3*maxRegion {
		t.Errorf("%d made, of %d", made, 3*maxRegion)
	}
}

// TestAroundMany holds that a block stays of which it would take long to find out whether it is in the way of those in
// front of it that have become empty: that is not so where nothing can tell.
func TestAroundMany(t *testing.T) {
	for _, observed := range []bool{false, true} {
		var text strings.Builder
		text.WriteString(".target sm_90\n.entry k {\nS2R R2, SR_TID.X\n")
		const n = 2 * maxAround
		for k := range n {
			fmt.Fprintf(&text, "ISETP.EQ.AND P%d, PT, R2, %#x, PT\n@P%d BRA l%d\nSTG.E [R4.64], R2\n", k%6, k, k%6, k)
		}
		for k := range n { // each is led to by the one in front of it and from above
			fmt.Fprintf(&text, "l%d:\nBRA m%d\nm%d:\n", k, k, k)
		}
		if observed {
			text.WriteString("SHFL.IDX PT, R6, R2, 0x1, 0x1f\n")
		}
		text.WriteString("STG.E [R4.64], R6\nEXIT\n}\n")
		r, limited := Runner{Env: cfg.Env{OptLevel: -1}}, 0
		r.Step = func(s Step) {
			for _, x := range s.Remarks {
				if x.Refusal != nil && strings.Contains(x.Refusal.Why, fmt.Sprintf("more than %d branches lead to the empty blocks", maxAround)) {
					limited++
				}
			}
		}
		if _, _, err := r.Run(context.Background(), grammar.Parse([]byte(text.String())), OfPhases([]*Phase{PhaseNamed("15")})); err != nil {
			t.Fatal(err)
		}
		if (limited > 0) != observed {
			t.Errorf("observed %t: %d over the limit", observed, limited)
		}
	}
}

// TestAgainEnds holds that a phase that begins anew as long as there is something to do ends when that has taken long: a
// pipeline that repeats goes on with it, and one that does not says so.
func TestAgainEnds(t *testing.T) {
	defer func(most int) { mostAgain = most }(mostAgain)
	mostAgain = 3_000
	doc := grammar.Parse(hardNamed("crossing", 300))
	made := map[int]int{}
	for _, limit := range []int{1, 1_000} {
		for _, repeat := range []string{"", "branches that go make others possible"} {
			p := OfPhases([]*Phase{PhaseNamed("15"), PhaseNamed("OriPerformLiveDeadFirst"), PhaseNamed("OptimizeNestedCondBranches")})
			p.Repeat = repeat
			r := Runner{Env: cfg.Env{OptLevel: -1, Limits: limit}, Select: All()}
			_, n, err := r.Run(context.Background(), doc, p)
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("limit %d, %q: %d rewrites, early %d", limit, repeat, n, r.Early)
			if early := limit == 1 && repeat == ""; (r.Early > 0) != early {
				t.Errorf("limit %d, %q: Early is %d", limit, repeat, r.Early)
			}
			if repeat == "" {
				made[limit] = n
			}
		}
	}
	if made[1] == 0 || made[1] >= made[1_000] {
		t.Errorf("%d rewrites are made, %d where it goes on", made[1], made[1_000])
	}
}

// TestBetweenEnds holds that phase 30 says so where what the ways after the comparisons of a switch need of what is between them takes too
// long to find, and that analysis-limit raises how long that may be.
func TestBetweenEnds(t *testing.T) {
	doc := grammar.Parse(hardNamed("chain-guarded", 2_000))
	for limit, want := range map[int]string{
		1:  "MOV in BB1 and others are between the comparisons: which of them each of the 2001 ways after those needs takes too long to find (analysis-limit is 1, ",
		10: "MOV in BB1 is between the comparisons, and 1999000 copies would be needed after them, more than switch-max-copies (8)",
	} {
		for _, f := range cfg.Lower(doc)[0].Funcs {
			f.Limits = limit
			told := List(PhaseNamed("30"), analysis.NewFacts(f), nil, All())
			if !slices.ContainsFunc(told, func(r Remark) bool { return r.Refusal != nil && strings.Contains(r.Refusal.Why, want) }) {
				t.Errorf("limit %d: %v", limit, told)
			}
		}
	}
}
