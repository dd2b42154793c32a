package optimizer

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/interp"
)

// sizedSwitch writes a switch on R2 with n cases at the start of a function, as a chain or a tree,
// whose targets begin with t. If observed, a profile has seen some of them.
func sizedSwitch(r *rand.Rand, n int, tree, observed bool) (src []byte, values []int64) {
	var sb strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&sb, format+"\n", args...) }
	line(".target sm_86\n.entry k {")
	step := []int64{1, 1, 2, 37}[r.IntN(4)]
	first := []int64{0, 1, 5, -4, -1 << 31, 1<<31 - 1 - step*int64(n-1), 1<<31 - 3, 1<<32 - 1 - step*int64(n-1)}
	if tree {
		first = first[:6] // its comparisons are signed
	}
	v := first[r.IntN(len(first))]
	for range n {
		values = append(values, v)
		v += step
		if step == 2 && r.IntN(2) == 0 {
			v--
		}
	}
	shared := 1 + r.IntN(4) // neighbours with one target
	label := func(k int) string { return fmt.Sprintf("t%d", k/shared) }
	order := r.Perm(n)
	if tree {
		low := 0
		var write func(lo, hi int)
		write = func(lo, hi int) {
			mid := (lo + hi) / 2
			if lo == hi {
				line("    BRA t")
				return
			}
			if hi-lo > 1 {
				low++
				below := fmt.Sprintf("low%d", low)
				line("    ISETP.LT.AND P0, PT, R2, %s, PT\n@P0 BRA %s", spelled(values[mid]), below)
				defer func() {
					line("%s:", below)
					write(lo, mid)
				}()
			}
			line("    ISETP.EQ.AND P0, PT, R2, %s, PT\n@P0 BRA %s", spelled(values[mid]), label(mid))
			if hi-lo == 1 {
				line("    BRA t")
				return
			}
			write(mid+1, hi)
		}
		write(0, n)
	} else {
		for _, k := range order {
			line("    ISETP.EQ.AND P0, PT, R2, %s, PT\n@P0 BRA %s", spelled(values[k]), label(k))
			if r.IntN(3*n) == 0 && k != order[n-1] {
				line("    IADD3 R7, R7, %d, RZ", k+1)
			}
		}
		if r.IntN(2) == 0 {
			line("    BRA t")
		}
	}
	line("t:\n    STG.E [R4.64], R7\n    EXIT")
	for k := 0; k <= (n-1)/shared; k++ {
		if observed && r.IntN(2) == 0 {
			line(".weight %d", 1+k)
		}
		line("t%d:\n    STG.E [R4.64+%#x], R7\n    EXIT", k, 4*k+4)
	}
	line("}")
	return []byte(sb.String()), values
}

// longestRun runs f for the values and those beside them, and returns the instructions and the
// conditional or indexed branches that the longest run executes before it gets to a target, but for
// what other instructions compute.
func longestRun(f *cfg.Func, values []int64) (longest analysis.Cost) {
	p := interp.Load([]*cfg.Func{f})
	var at []uint32
	for _, v := range values {
		at = append(at, uint32(v)-1, uint32(v), uint32(v)+1)
	}
	slices.Sort(at)
	for _, v := range slices.Compact(at) {
		var c analysis.Cost
		there := false
		p.Run(0, interp.Config{Fuel: 2000, Set: []interp.Setting{{Reg: cfg.Reg{Class: cfg.ClassR, Num: 2}, Value: v}}, Watch: func(st *interp.Step) {
			there = there || strings.HasPrefix(st.Block.Label(), "t")
			if there || st.Instr.Op.Name == "IADD3" && st.Instr.Args[0].Reg.Num == 7 {
				return
			}
			c.Instructions++
			if st.Instr.Op.Name == "BRX" || st.Instr.Op.Name == "BRA" && !st.Instr.Guard.Always() {
				c.DivergencePoints++
			}
		}})
		if c.Instructions > longest.Instructions || c.Instructions == longest.Instructions && c.DivergencePoints > longest.DivergencePoints {
			longest = c
		}
	}
	return longest
}

var toldCost = regexp.MustCompile(`: as a [a-z ]+ (\d+) instructions and (\d+) divergence points on the longest path, as a [a-z ]+ (\d+) and (\d+)`)

// TestSwitchCost holds that what is told of a switch, and of what it is rewritten to, is what runs.
func TestSwitchCost(t *testing.T) {
	t.Parallel()
	ph := PhaseNamed("30")
	count := map[string]int{}
	for n := 4; n <= 100; n++ {
		for shape := range 4 {
			seed := uint64(4*n + shape)
			src, values := sizedSwitch(rand.New(rand.NewPCG(seed, 7)), n, shape == 3, shape == 2)
			f := onlyFunc(t, src)
			now := longestRun(f, values)
			for _, r := range List(ph, analysis.NewFacts(f), nil, All()) {
				told := toldCost.FindStringSubmatch(r.Message)
				if told == nil {
					continue
				}
				number := func(k int) int { n, _ := strconv.Atoi(told[k]); return n }
				if told := (analysis.Cost{Instructions: number(1), DivergencePoints: number(2)}); told != now {
					t.Errorf("%s\ntold %v, %v run\n%s", r.Message, told, now, src)
				}
				if r.N < 0 {
					continue
				}
				res, err := Run(ph, f, nil, Nth(r.N))
				if err != nil {
					t.Fatal(err)
				}
				then := longestRun(res.Func, values)
				if told := (analysis.Cost{Instructions: number(3), DivergencePoints: number(4)}); told != then {
					t.Errorf("%s\ntold %v, %v run\n%s", r.Message, told, then, src)
				}
				count[r.Code]++
				if strings.Contains(r.Message, "copied after") || shape == 2 && r.Code == "switch-search-tree" {
					continue // blocks with copies are its targets then; and a cascade at the end of a tree is a switch of its own
				}
				// What is written is read again, and told as it was.
				for _, s := range analysis.NewFacts(res.Func).Switches() {
					if c, ok := s.Cost(s.Form, nil); !ok || c != then {
						t.Errorf("%s, written: told %v, %v run\n%s", r.Message, c, then, src)
					}
				}
				if t.Failed() {
					return
				}
			}
		}
	}
	t.Log(count)
	for _, k := range switchKinds {
		if count[k.Name] < 30 {
			t.Errorf("%s: only %d rewrites", k.Name, count[k.Name])
		}
	}
}
