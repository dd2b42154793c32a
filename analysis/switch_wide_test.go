package analysis

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// readable writes a random chain on R0 of decisions that only a reader is told of: of 64 bits, or of ranges, of
// 16 bits if narrow; and the values that lead elsewhere than to the default.
func (d *decider) readable(wide, narrow bool) (values []int64) {
	r := d.r
	d.line(".target sm_%d\n.func f {", []int{60, 80}[r.IntN(2)])
	switch {
	case narrow:
		d.line("LDG.E.U16 R0, [R4.64]")
	case wide:
		d.line("LDG.E.64 R0, [R4.64]")
	default:
		d.line("LDG.E R0, [R4.64]")
	}
	d.line("start:\nNOP")
	for n := range 2 + r.IntN(6) {
		v, count := int64(r.IntN(40))-20, int64(1)
		if narrow {
			v += 20
		}
		to := fmt.Sprintf("t%d", n%3)
		if wide {
			d.wide(v, to)
		} else if count = 1 + int64(r.IntN(5)); n == 0 || r.IntN(2) == 0 {
			v = d.between(v, count, narrow, to)
		} else {
			d.compare("EQ", "", v, to)
			count = 1
		}
		for k := range count {
			values = append(values, v+k)
		}
	}
	d.line("BRA default")
	for n := range 3 {
		d.line("t%d:\nEXIT", n)
	}
	d.line("default:\nEXIT\n}")
	slices.Sort(values)
	return slices.Compact(values)
}

// wide branches where R1:R0 is v.
func (d *decider) wide(v int64, to string) {
	rel, guard := "EQ", "@"
	if d.r.IntN(2) == 0 {
		rel, guard = "NE", "@!"
	}
	d.line("ISETP.%s.U32.AND P1, PT, R0, %#x, PT", rel, v)
	if d.r.IntN(2) == 0 {
		d.line("ISETP.%s.AND.EX P0, PT, R1, %#x, PT, P1\n%sP0 BRA %s", rel, v>>63, guard, to)
		return
	}
	if guard == "@" {
		guard = "@!"
	} else {
		guard = "@"
	}
	d.line("ISETP.%s.AND.EX PT, P0, R1, %#x, PT, P1\n%sP0 BRA %s", rel, v>>63, guard, to)
}

// between branches where R0 is one of count values from v on, and returns that: an addition may be
// less than v.
func (d *decider) between(v, count int64, narrow bool, to string) int64 {
	d.line("IADD3 R2, R0, %#x, RZ", -v)
	if narrow {
		d.line("LOP3.LUT R2, R2, 0xffff, RZ, 0xc0, !PT")
	}
	rel := d.r.IntN(4)
	text := []string{"LT", "LE", "GE", "GT"}[rel]
	guard := []string{"@", "@", "@!", "@!"}[rel]
	d.line("ISETP.%s.U32.AND P0, PT, R2, %#x, PT\n%sP0 BRA %s", text, count-int64(rel&1), guard, to)
	return v
}

// TestReadableSwitches holds that random chains of decisions on 64 bits and on ranges are found with the values
// that they have, and lead where they are said to.
func TestReadableSwitches(t *testing.T) {
	found := map[string]int{}
	for seed := range uint64(900) {
		d := &decider{r: rand.New(rand.NewPCG(seed, 41))}
		kind := []string{"wide", "between", "narrow"}[seed%3]
		values := d.readable(kind == "wide", kind == "narrow")
		f := lowered([]byte(d.sb.String()))[0]
		facts := NewFacts(f)
		list := facts.Switches()
		if len(list) == 0 || list[0].Block.Name() != "start" {
			continue // one has all values of the others, or of those behind it
		}
		if len(list) > 1 {
			t.Fatalf("seed %d: %d switches\n%s", seed, len(list), f)
		}
		s := &list[0]
		var got []int64
		for _, c := range s.Cases {
			got = append(got, int64(int32(c.Value)))
		}
		slices.Sort(got)
		if (kind == "wide") != s.Wide || !slices.Equal(got, values) || s.Default == nil || s.Default.Name() != "default" {
			t.Fatalf("seed %d: cases %v, want %v, default %v\n%s", seed, got, values, s.Default, f)
		}
		found[kind]++
		for _, v := range values {
			for x := v - 1; x <= v+1; x++ {
				if kind != "narrow" || x >= 0 {
					checkSwitch(t, f, facts.SSA(), s, s.Block, uint32(x), d.r)
				}
			}
		}
	}
	for _, kind := range []string{"wide", "between", "narrow"} {
		if found[kind] < 200 {
			t.Errorf("only %d of %s", found[kind], kind)
		}
	}
}
