package optimizer

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/interp"
)

// randomSwitch writes a switch on R2 in any form that the recogniser reads: dense, sparse, negative
// or at the ends of the range, with values that come again, shared blocks, blocks that fall
// through, the default anywhere, as a chain or a tree, with a barrier or without, with operations
// of the whole warp in it, and with other instructions between the comparisons.
func randomSwitch(r *rand.Rand) []byte {
	var sb strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&sb, format+"\n", args...) }
	line(".target sm_86\n.entry k {")
	if r.IntN(3) > 0 {
		line("    IADD3    R7, R2, RZ, RZ")
	}
	barrier := r.IntN(2) == 0
	if barrier {
		line("    BSSY     B0, join")
	}
	n, blocks := 2+r.IntN(12), 2+r.IntN(5)
	often := []int{0, 3, 5, 5, 9}[r.IntN(5)]
	selector := "R2"
	between := func() {
		if often == 0 || r.IntN(often) > 0 {
			return
		}
		for range 1 + r.IntN(4)/3 {
			list := []string{
				"    IADD3    R8, R8, 0x1, RZ", "    IADD3    R9, R8, R2, RZ", "    MOV      R8, R9", "@P2 MOV      R9, R7", "    IADD3    R12, R12, 0x1, RZ",
				"    LDG.E    R8, [R4.64+0x40]", "    ISETP.LT.AND P2, PT, R8, 0x3, PT", "    SEL      R9, R8, R7, P2", "    MOV      R10, " + selector,
				"    S2R      R9, SR_LANEID", "    NOP", "    LDC      R8, c[0x3][R9]", "    IADD3    R10, R9, R8, RZ",
			}
			if r.IntN(10) == 0 {
				list = []string{"    R2UR     UR6, R8", "    SEL      R9, R8, R7, P0", "    UIADD3   UR6, UR6, 0x1, URZ", "    IADD3    R9, R9, UR6, RZ", "    STG.E    [R4.64+0x80], R8", "    IADD3    R2, R2, 0x1, RZ", "    MOV      R9, P1"}
			}
			k := r.IntN(len(list))
			line("%s", list[k])
			switch {
			case strings.HasPrefix(list[k], "    MOV      R10, "):
				selector = "R10"
			case strings.Contains(list[k], " R10,"), strings.Contains(list[k], " R2, R2,"):
				selector = []string{"R2", "R10"}[r.IntN(2)]
			}
		}
	}
	base := []int64{0, 1, 3, -4, -1 << 31, 1<<31 - 6, 1<<32 - 7, 1<<31 - 3}[r.IntN(8)]
	step := []int{1, 1, 1, 2, 3, 1000}[r.IntN(6)]
	var values []int64
	for k := range n {
		v := base + int64(k*step)
		if r.IntN(8) == 0 {
			v = base + int64(r.IntN(n)*step)
		}
		values = append(values, v)
	}
	def := r.IntN(blocks)
	target := func() string { return fmt.Sprintf("L%d", r.IntN(blocks)) }
	pred := func() int { return r.IntN(2) }
	if r.IntN(4) > 0 {
		r.Shuffle(n, func(a, b int) { values[a], values[b] = values[b], values[a] })
		for _, v := range values {
			p := pred()
			line("    ISETP.EQ.AND P%d, PT, %s, %s, PT", p, selector, spelled(v))
			line("@P%d BRA      %s", p, target())
			between()
		}
		line("    BRA      L%d", def)
	} else {
		slices.Sort(values)
		values = slices.Compact(values)
		unsigned := ""
		if values[len(values)-1] > 1<<31-1 {
			unsigned = ".U32"
		}
		label := 0
		var tree func(list []int64)
		tree = func(list []int64) {
			switch len(list) {
			case 0:
				line("    BRA      L%d", def)
			case 1:
				between()
				selector = "R2"
				line("    ISETP.EQ.AND P0, PT, R2, %s, PT\n@P0 BRA      %s\n    BRA      L%d", spelled(list[0]), target(), def)
			default:
				mid := len(list) / 2
				label++
				low := fmt.Sprintf("low%d", label)
				if label > 1 {
					between()
				}
				selector = "R2"
				line("    ISETP.LT%s.AND P0, PT, R2, %s, PT\n@P0 BRA      %s", unsigned, spelled(list[mid]), low)
				tree(list[mid:])
				line("%s:", low)
				tree(list[:mid])
			}
		}
		tree(values)
	}
	observed := r.IntN(3) == 0
	for k := range blocks {
		if observed && r.IntN(3) > 0 {
			line(".weight %d", 1+r.IntN(9))
		}
		line("L%d:\n    STG.E    [R4.64+%#x], R2", k, 4*k)
		if r.IntN(3) == 0 {
			line("    STG.E    [R4.64+0x20], %s", []string{"R8", "R9", "R10", "R2"}[r.IntN(4)])
		}
		switch r.IntN(6) {
		case 0:
			line("    VOTE.ANY R6, PT, P5\n    STG.E    [R4.64], R6")
		case 1:
			line("@P1 STG.E    [R4.64], R4")
		case 2:
			line("    STG.E    [R4.64], R7")
		}
		if r.IntN(4) > 0 {
			line("    BRA      join")
		}
	}
	line("join:")
	if barrier {
		line("    BSYNC    B0")
	}
	if r.IntN(2) == 0 {
		line("    VOTE.ANY R6, PT, P5\n    STG.E    [R4.64], R6")
	}
	line("    EXIT\n}")
	return []byte(sb.String())
}

func spelled(v int64) string {
	if v < 0 {
		return fmt.Sprintf("-%#x", -v)
	}
	return fmt.Sprintf("%#x", v)
}

// TestSwitchMeaning holds that a switch does the same however it is written.
func TestSwitchMeaning(t *testing.T) {
	t.Parallel()
	ph := PhaseNamed("30")
	codes := map[string]int{}
	moved, copied, parts := 0, 0, 0
	for seed := range uint64(*programs * 3 / 5) {
		src := randomSwitch(rand.New(rand.NewPCG(seed, 30)))
		if seed >= uint64(*programs*2/5) {
			src = bytes.Replace(src, []byte(".entry k {"), []byte(".entry k {\n.knob switch-profile = measured"), 1)
		}
		checkRewrites(t, src)
		eachFunc(src, func(f *cfg.Func) {
			err := Verify(ph, f, nil, interp.Tries{Seeds: 6, First: seed}, func(v Verification) error {
				if v.Diff != nil {
					t.Errorf("seed %d: %s: %s\n%s%s", seed, v.Remark.Code, v.Remark.Title, v.Diff, src)
				}
				codes[v.Remark.Code]++
				if strings.Contains(v.Remark.Message, "; the last ") {
					parts++
				}
				if strings.Contains(v.Remark.Message, "moved before") {
					moved++
				}
				if strings.Contains(v.Remark.Message, "copied after") {
					copied++
				}
				return nil
			})
			if err != nil {
				t.Errorf("%v\n%s", err, src)
			}
		})
		if t.Failed() {
			return
		}
	}
	t.Log(codes, moved, copied, parts)
	if parts < *programs/100 {
		t.Errorf("only %d rewrites make a table for a part of a chain", parts)
	}
	if moved < *programs/100 || copied < *programs/100 {
		t.Errorf("only %d rewrites move instructions, and %d copy some", moved, copied)
	}
	for _, k := range switchKinds {
		if codes[k.Name] < 50 {
			t.Errorf("%s: only %d rewrites", k.Name, codes[k.Name])
		}
	}
}

// clusters writes a chain of a few groups of values that are near to one another.
func clusters(r *rand.Rand) []byte {
	var sb strings.Builder
	sb.WriteString(".target sm_86\n.entry k {\n")
	base := int64(r.IntN(20)) - 10
	for range 2 + r.IntN(3) {
		for range 2 + r.IntN(4) {
			fmt.Fprintf(&sb, "    ISETP.EQ.AND P0, PT, R2, %s, PT\n@P0 BRA      L%d\n", spelled(base), r.IntN(4))
			base += 1 + int64(r.IntN(3))
		}
		base += 60
	}
	sb.WriteString("    BRA      L4\n")
	for k := range 5 {
		fmt.Fprintf(&sb, "L%d:\n    STG.E    [R4.64+%#x], R2\n    EXIT\n", k, 4*k)
	}
	sb.WriteString("}\n")
	return []byte(sb.String())
}

// TestMeasuredIsStable runs phase 30 and the pipelines on their own output under the profile
// measured, which makes tables for parts of chains.
func TestMeasuredIsStable(t *testing.T) {
	tables := 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 31))
		src := randomSwitch(r)
		if seed%2 == 0 {
			src = clusters(r)
		}
		src = append([]byte(".knob switch-profile = measured\n"), src...)
		for k := range Pipelines {
			stable(t, fmt.Sprintf("seed %d", seed), src, &Pipelines[k], Reported())
		}
		after, _ := read(src).rewritten(t, PhaseNamed("30"), "")
		if again, _ := read(after).rewritten(t, PhaseNamed("30"), ""); !bytes.Equal(after, again) {
			t.Errorf("seed %d: phase 30 run again makes\n%s", seed, again)
		}
		tables += bytes.Count(after, []byte("BRX"))
		if t.Failed() {
			t.Fatalf("%s", src)
		}
	}
	if tables < 10 {
		t.Errorf("only %d tables", tables)
	}
}

// TestSwitchIsReadAtOnce holds that what phase 30 writes is read at once: an instruction that is read alone takes some 250
// allocations.
func TestSwitchIsReadAtOnce(t *testing.T) {
	const n = 1000
	var sb strings.Builder
	sb.WriteString(".target sm_90\n.entry k {\n    LDG.E R2, [R8.64]\n")
	for k := range n {
		fmt.Fprintf(&sb, "    ISETP.EQ.AND P0, PT, R2, %#x, PT\n@P0 BRA t%d\n", 3*k, k)
	}
	sb.WriteString("    EXIT\n")
	for k := range n {
		fmt.Fprintf(&sb, "t%d:\n    STG.E [R8.64+%#x], R2\n    EXIT\n", k, 4*k)
	}
	sb.WriteString("}\n")
	f := onlyFunc(t, []byte(sb.String()))
	blocks := 0
	allocs := testing.AllocsPerRun(1, func() {
		res, err := RunContext(t.Context(), PhaseNamed("30"), f, nil, All())
		if err != nil {
			t.Fatal(err)
		}
		blocks = len(res.Func.Blocks)
	})
	if blocks < 3*n {
		t.Fatalf("%d blocks after, no tree", blocks)
	}
	if most := 100.0; allocs > most*n {
		t.Errorf("%.0f allocations for a case, more than %.0f", allocs/n, most)
	}
}
