package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// A chain is comparisons of one value with constants, as a program has them.
type chain struct {
	Family  string
	Type    string // of the selector, as PTX has it: s32, u8
	Head    head
	Values  []int64
	Targets []int // of each comparison, numbered
	Store   int   // there is a store in front of this comparison; 0 if there is none
	Add     int   // likewise an instruction that writes a register
	Tree    int64 // values from here on are in a chain of their own, if Split
	Split   bool
}

// A head says what is in the block of the first comparison.
type head int

const (
	loads  head = iota // what loads the selector
	alone              // nothing else
	stores             // a store
)

// families are the ways to make a chain, by the name of what they vary.
var families = []struct {
	name string
	make func(r *rand.Rand) chain
}{
	{"equal steps", func(r *rand.Rand) chain { return steps(r, 0, 1+r.IntN(16)) }},
	{"offsets", func(r *rand.Rand) chain {
		bases := []int64{1, -1, -7, 100, 1 << 20, -1 << 31, 1<<31 - 200, -100}
		return steps(r, bases[r.IntN(len(bases))], 1+r.IntN(6))
	}},
	{"unequal gaps", func(r *rand.Rand) chain { return spread(r, 2+r.IntN(14), 1+r.IntN(10)) }},
	{"holes", func(r *rand.Rand) chain {
		c := steps(r, int64(r.IntN(9))-4, 1)
		for n := len(c.Values) / 3; n > 0 && len(c.Values) > 2; n-- {
			c.Values = slices.Delete(c.Values, 1, 2)
			k := r.IntN(len(c.Values))
			c.Values = append(c.Values[k:], c.Values[:k]...)
		}
		slices.Sort(c.Values)
		return c
	}},
	{"clusters", func(r *rand.Rand) chain {
		c := spread(r, 2+r.IntN(6), 3)
		d := spread(r, 2+r.IntN(6), 3)
		for _, v := range d.Values {
			c.Values = append(c.Values, v+int64(40+r.IntN(200)))
		}
		return c
	}},
	{"one far value", func(r *rand.Rand) chain {
		c := steps(r, 0, 1+r.IntN(3))
		far := c.Values[len(c.Values)-1] + int64(1+r.IntN(80))
		if r.IntN(2) == 0 {
			c.Values = append(c.Values, far)
		} else {
			c.Values = append([]int64{far}, c.Values...)
		}
		return c
	}},
	{"any order", func(r *rand.Rand) chain {
		c := spread(r, 2+r.IntN(12), 1+r.IntN(8))
		r.Shuffle(len(c.Values), func(a, b int) { c.Values[a], c.Values[b] = c.Values[b], c.Values[a] })
		return c
	}},
	{"repeated targets", func(r *rand.Rand) chain {
		c := spread(r, 3+r.IntN(10), 1+r.IntN(6))
		for k := range c.Values {
			c.Targets = append(c.Targets, min(r.IntN(k+1), 4))
		}
		return c
	}},
	{"repeated values", func(r *rand.Rand) chain {
		c := spread(r, 3+r.IntN(8), 1+r.IntN(7))
		for range 1 + r.IntN(3) {
			c.Values[r.IntN(len(c.Values))] = c.Values[r.IntN(len(c.Values))]
		}
		return c
	}},
	{"unsigned", func(r *rand.Rand) chain {
		bases := []int64{0, 1<<31 - 3, 1<<32 - 12, 5}
		c := steps(r, bases[r.IntN(len(bases))], 1+r.IntN(6))
		c.Type = "u32"
		for k := range c.Values {
			c.Values[k] &= 1<<32 - 1
		}
		return c
	}},
	{"8 bits", func(r *rand.Rand) chain { return narrow(r, "s8", "u8") }},
	{"16 bits", func(r *rand.Rand) chain { return narrow(r, "s16", "u16") }},
	{"64 bits", func(r *rand.Rand) chain { return narrow(r, "s64", "u64") }},
	{"first block", func(r *rand.Rand) chain {
		c := spread(r, 2+r.IntN(6), 1+r.IntN(8))
		c.Head = []head{alone, stores}[r.IntN(2)]
		return c
	}},
	{"stores between", func(r *rand.Rand) chain {
		c := spread(r, 4+r.IntN(8), 1+r.IntN(6))
		c.Store = 1 + r.IntN(len(c.Values)-1)
		return c
	}},
	{"writes between", func(r *rand.Rand) chain {
		c := spread(r, 4+r.IntN(8), 1+r.IntN(6))
		c.Add = 1 + r.IntN(len(c.Values)-1)
		return c
	}},
	{"trees", func(r *rand.Rand) chain {
		c := spread(r, 4+r.IntN(10), 1+r.IntN(8))
		c.Split, c.Tree = true, c.Values[1+r.IntN(len(c.Values)-1)]
		return c
	}},
}

// steps is an arithmetic progression.
func steps(r *rand.Rand, base int64, step int) chain {
	c := chain{Type: "s32"}
	for k := range 2 + r.IntN(14) {
		c.Values = append(c.Values, base+int64(k*step))
	}
	return c
}

// spread is n ascending values, each up to gap above the one before.
func spread(r *rand.Rand, n, gap int) chain {
	c := chain{Type: "s32"}
	v := int64(r.IntN(30)) - 10
	for range n {
		c.Values = append(c.Values, v)
		v += 1 + int64(r.IntN(gap))
	}
	return c
}

func narrow(r *rand.Rand, types ...string) chain {
	c := spread(r, 2+r.IntN(10), 1+r.IntN(5))
	c.Type = types[r.IntN(len(types))]
	if c.Type[0] == 'u' {
		for k := range c.Values {
			c.Values[k] += 10
		}
	}
	return c
}

// sweep makes n chains of each family. The same seed makes the same.
func sweep(seed uint64, n int) []chain {
	var list []chain
	for k, f := range families {
		r := rand.New(rand.NewPCG(seed, uint64(k)))
		for range n {
			c := f.make(r)
			c.Family = f.name
			for len(c.Targets) < len(c.Values) {
				c.Targets = append(c.Targets, len(c.Targets))
			}
			list = append(list, c)
		}
	}
	return list
}

func (c *chain) bits() string { return c.Type[1:] }

// each yields the comparisons as the program has them: those of the lower part of a tree first.
func (c *chain) each(yield func(k int), between func()) {
	for k, v := range c.Values {
		if !c.Split || v < c.Tree {
			yield(k)
		}
	}
	between()
	if c.Split {
		for k, v := range c.Values {
			if v >= c.Tree {
				yield(k)
			}
		}
	}
}

func (c *chain) blocks() int { return slices.Max(c.Targets) + 1 }

// ptx is c as a kernel for ptxas.
func (c *chain) ptx(name string) string {
	var sb strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&sb, format+"\n", args...) }
	reg := map[string]string{"8": "%h2", "16": "%h2", "32": "%r2", "64": "%d4"}[c.bits()]
	compared := c.Type
	if c.bits() == "8" {
		compared = c.Type[:1] + "16"
	}
	line(".visible .entry %s(.param .u64 a, .param .u64 o) {", name)
	line(".reg .pred %%p; .reg .b16 %%h<9>; .reg .b32 %%r<19>; .reg .b64 %%d<9>;")
	line("ld.param.u64 %%d1,[a]; cvta.to.global.u64 %%d1,%%d1; ld.param.u64 %%d3,[o]; cvta.to.global.u64 %%d3,%%d3;")
	line("mov.u32 %%r1,%%tid.x; mul.wide.u32 %%d2,%%r1,8; add.s64 %%d1,%%d1,%%d2; add.s64 %%d3,%%d3,%%d2;")
	line("ld.global.%s %s,[%%d1];", c.Type, reg)
	if c.Head != loads { // a loop, behind which a block begins
		line("ld.global.u32 %%r10,[%%d1+8];\nLP: add.u32 %%r10,%%r10,1; ld.global.u32 %%r11,[%%d1+4]; setp.lt.u32 %%p,%%r10,%%r11; @%%p bra LP;")
	}
	if c.Head == stores {
		line("st.global.u32 [%%d3+8],%%r11;")
	}
	if c.Split {
		line("setp.ge.%s %%p,%s,%d; @%%p bra HI;", compared, reg, c.Tree)
	}
	c.each(func(k int) {
		if k > 0 && k == c.Store {
			line("st.global.u32 [%%d3+4],%%r1;")
		}
		if k > 0 && k == c.Add {
			line("add.u32 %%r1,%%r1,%d;", k+2)
		}
		line("setp.eq.%s %%p,%s,%d; @%%p bra C%d;", compared, reg, c.Values[k], c.Targets[k])
	}, func() {
		if line("bra D;"); c.Split {
			line("HI:")
		}
	})
	if c.Split {
		line("bra D;")
	}
	for k := range c.blocks() { // too long to become predicated code
		line("C%d: ld.global.u32 %%r3,[%%d1+%d]; div.u32 %%r3,%%r3,%d; st.global.u32 [%%d3+%d],%%r3; bra E;", k, 16*k+16, 2*k+3, 16*k+16)
	}
	line("D: st.global.u32 [%%d3],%%r1;\nE: ret;\n}")
	return sb.String()
}

// ori is c as phase 30 gets it. A selector of fewer than 32 bits is extended for each comparison,
// one of 64 compared in two parts: both stand in what ptxas makes at -O0.
func (c *chain) ori(name string) string {
	var sb strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&sb, format+"\n", args...) }
	line(".target sm_80\n.entry %s {", name)
	if c.Head != loads {
		line("    LDG.E    R10, [R4.64+0x8]\nLP:\n    IADD3    R10, R10, 0x1, RZ\n    LDG.E    R11, [R4.64+0x4]")
		line("    LDG.E    R2, [R4.64]\n    ISETP.LT.U32.AND P0, PT, R10, R11, PT\n@P0 BRA      LP")
	} else {
		line("    LDG.E%s R2, [R4.64]", map[string]string{"64": ".64"}[c.bits()])
	}
	if c.Head == stores {
		line("    STG.E    [R8.64+0x8], R11")
	}
	if c.Split {
		line("    ISETP.GE.AND P0, PT, R2, %s, PT\n@P0 BRA      HI", number(c.Tree))
	}
	c.each(func(k int) {
		v := c.Values[k]
		if k > 0 && k == c.Store {
			line("    STG.E    [R8.64+0x4], R1")
		}
		if k > 0 && k == c.Add {
			line("    IADD3    R1, R1, %#x, RZ", k+2)
		}
		switch c.bits() {
		case "8", "16":
			line("    PRMT     R6, R2, %s, RZ", map[string]string{"s8": "0x8880", "u8": "0x7770", "s16": "0x9910", "u16": "0x7710"}[c.Type])
			line("    ISETP.EQ.AND P0, PT, R6, %s, PT", number(v))
		case "64":
			line("    ISETP.EQ.U32.AND P0, PT, R2, %s, PT\n    ISETP.EQ.AND.EX P0, PT, R3, %s, PT, P0", number(int64(int32(v))), number(v>>32))
		default:
			line("    ISETP.EQ.AND P0, PT, R2, %s, PT", number(int64(int32(v))))
		}
		line("@P0 BRA      C%d", c.Targets[k])
	}, func() {
		if line("    BRA      D"); c.Split {
			line("HI:")
		}
	})
	if c.Split {
		line("    BRA      D")
	}
	for k := range c.blocks() {
		line("C%d:\n    LDG.E    R3, [R4.64+%#x]\n    STG.E    [R8.64+%#x], R3\n    BRA      E", k, 16*k+16, 16*k+16)
	}
	line("D:\n    STG.E    [R8.64], R1\nE:\n    EXIT\n}")
	return sb.String()
}

func number(v int64) string {
	if v < 0 {
		return fmt.Sprintf("-%#x", -v)
	}
	return fmt.Sprintf("%#x", v)
}
