package analysis

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/interp"
)

// A mutated is a jump table as a listing has it, in which some of what keeps the index within the
// table is not what compilers write.
type mutated struct {
	listing string
	twin    string   // stores where the entry is instead of branching through it
	entries []string // of the table, as the machine reads them; nil if the annotation alone tells of them
	targets []string // of the annotation
	mask    uint32   // which bits of R1, or what R0 is at first, R0 has
}

// one returns the usual of the choices, or, as the mutation, any.
func one[T any](r *rand.Rand, odds int, usual T, others ...T) T {
	if k := r.IntN(odds); k == 0 {
		return others[r.IntN(len(others))]
	}
	return usual
}

// mutate writes a table of a selector, R0, and changes the clamp, the step, the offset, the
// comparison and registers at random.
func mutate(r *rand.Rand) mutated {
	var m mutated
	n := 2 + r.IntN(5)    // labels
	size := n + r.IntN(3) // entries
	odds := 3 + r.IntN(12)
	var code []string
	line := func(format string, args ...any) { code = append(code, fmt.Sprintf(format, args...)) }

	base := int64(one(r, 2, 0, 1, 2, 5, -3, 40))
	index := "R0"
	m.mask = one[uint32](r, 6, 1<<32-1, 0x3ff, 0xff, 7, 0x3fe)
	if m.mask != 1<<32-1 {
		line("LOP3.LUT R0, R1, %#x, RZ, 0xc0, !PT", m.mask)
	}
	if base != 0 || r.IntN(2) == 0 {
		switch one(r, odds, 0, 1, 2, 3, 4) {
		case 0:
			line("IADD3 R10, R0, %s, RZ", number(-base))
		case 1:
			line("IMAD R10, R0, %#x, RZ", 2+r.IntN(3))
		case 2:
			line("IADD3 R10, R0, R0, %s", number(-base))
		case 3:
			line("IADD3 R10, -R0, %s, RZ", number(base))
		case 4:
			line("SHF.R.U32.HI R10, RZ, 0x1, R0")
		}
		index = "R10"
	}
	last := size - 1
	if r.IntN(2) == 0 {
		last = n - 1
	}
	limit := max(0, last+one(r, odds, 0, -1, 1, 2, -2))
	clamp := max(0, limit+one(r, odds, 0, -1, 1, 2, -2))
	compared := one(r, odds, index, "R0", "R3", "R10")
	relation := func(usual string) string {
		return one(r, odds, usual, "LT", "GT", "LE", "GE", "EQ", "NE") + one(r, odds, ".U32", "")
	}
	switch r.IntN(5) {
	case 0:
		line("IMNMX%s R11, %s, %#x, %s", one(r, odds, ".U32", ""), index, clamp, one(r, odds, "PT", "!PT", "P3"))
		index = "R11"
	case 1:
		line("ISETP.%s.AND P0, PT, %s, %#x, %s", relation("LT"), compared, limit, one(r, odds, "PT", "P3"))
		line("SEL R11, %s, %#x, %sP0", index, clamp, one(r, odds, "", "!"))
		index = "R11"
	case 2:
		line("ISETP.%s.%s P0, PT, %s, %#x, %s", relation("GT"), one(r, odds, "AND", "OR"), compared, limit, one(r, odds, "PT", "P3"))
		line("@%sP0 BRA `(.L_x_90)", one(r, odds, "", "!"))
	case 3:
		line("ISETP.%s.AND P0, PT, %s, RZ, PT", one(r, odds, "LT", "GT", "LE", "GE"), compared)
		line("@%sP0 BRA `(.L_x_90)", one(r, odds, "", "!"))
		line("ISETP.%s.AND P1, PT, %s, %#x, PT", one(r, odds, "GT", "LT", "GE", "LE"), one(r, odds, index, "R0", "R3"), limit)
		line("@%sP1 BRA `(.L_x_91)", one(r, odds, "", "!"))
	case 4:
		line("LOP3.LUT R11, %s, %#x, RZ, 0xc0, !PT", index, one(r, odds, 3, 7, 2, 1, 5))
		index = "R11"
	}
	if r.IntN(odds) == 0 {
		line("@P2 IADD3 %s, %s, 0x1, RZ", index, index)
	}
	indexes := one(r, odds, index, "R0", "R10", "R3")
	switch r.IntN(3) {
	case 0:
		line("IMAD.SHL.U32 R14, %s, %#x, RZ", indexes, one(r, odds, 4, 8, 3, 2, 1))
	case 1:
		line("SHF.L.U32 R14, %s, %#x, RZ", indexes, one(r, odds, 2, 3, 1, 0))
	case 2:
		line("IMAD R14, %s, %#x, %s", indexes, one(r, odds, 4, 3, 8, -4), one(r, odds, "RZ", "0x4", "R3"))
	}
	offset := 4 * r.IntN(3) // of the table in the bank
	apart := one(r, odds, 0, 4, 8, 2)

	twin := slices.Clone(code)
	twin = append(twin, "STG.E [R40], R14", "EXIT")
	line("LDC R20, c[0x2][R14+%#x]", offset+apart)
	line("SHF.R.S32.HI R21, RZ, 0x1f, R20")

	// The table has each label, in the order in which it has each for the first time.
	for k := range n {
		m.entries = append(m.entries, fmt.Sprintf(".L_x_%d", k+1))
	}
	for len(m.entries) < size {
		k := 1 + r.IntN(len(m.entries))
		m.entries = slices.Insert(m.entries, k, m.entries[r.IntN(k)])
	}
	targets := slices.Clone(m.entries)
	for k := len(targets) - 1; k >= 0; k-- {
		if slices.Index(targets, targets[k]) < k {
			targets = slices.Delete(targets, k, k+1)
		}
	}
	if r.IntN(odds) == 0 {
		switch k := r.IntN(len(targets)); r.IntN(3) {
		case 0:
			targets = slices.Delete(targets, k, k+1)
		case 1:
			targets[k] = ".L_x_90"
		case 2:
			slices.Reverse(targets)
		}
	}
	m.targets = targets
	at := 0x10 * len(code)
	line("BRX R20 -%#x (*\"BRANCH_TARGETS %s\"*)", at+0x10+one(r, odds, 0, 0x10, -0x10), strings.Join(targets, ","))
	exact := strings.Contains(code[len(code)-1], fmt.Sprintf(" -%#x ", at+0x10))

	var body, full strings.Builder
	for k, c := range code {
		if k == len(code)-1 {
			fmt.Fprintf(&body, ".L_x_80:\n")
		}
		fmt.Fprintf(&body, "        /*%04x*/                   %s ;\n", 0x10*k, c)
	}
	var twins strings.Builder
	fmt.Fprintf(&twins, ".target sm_75\n.entry k {\n%s\n", strings.ReplaceAll(strings.ReplaceAll(strings.Join(twin, "\n"), "`(", ""), ")", ""))
	place := map[string]int{}
	end := 0x10 * len(code)
	for _, l := range []int{1, 2, 3, 4, 5, 6, 90, 91} {
		name := fmt.Sprintf(".L_x_%d", l)
		place[name] = end
		fmt.Fprintf(&body, "%s:\n        /*%04x*/                   EXIT ;\n", name, end)
		fmt.Fprintf(&twins, "%s:\nEXIT\n", name)
		end += 0x10
	}
	m.twin = twins.String() + "}\n"
	fmt.Fprintf(&full, "\t.headerflags\t@\"EF_CUDA_SM75 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM75)\"\n\t.elftype\t@\"ET_EXEC\"\n\n\n")
	told := false
	if r.IntN(3) == 0 { // the entries by the attribute
		told = true
		list := slices.Clone(m.entries)
		if r.IntN(odds) == 0 {
			k := r.IntN(len(list))
			list[k], told = ".L_x_91", false
		}
		fmt.Fprintf(&full, "\t.section\t.nv.info.k,\"\",@\"SHT_CUDA_INFO\"\n\t//----- nvinfo : EIATTR_INDIRECT_BRANCH_TARGETS\n\t.align\t\t4\n")
		fmt.Fprintf(&full, "        /*0000*/ \t.byte\t0x04, 0x34\n        /*0002*/ \t.short\t(.L_22 - .L_21)\n\t//   ....[0]....\n.L_21:\n")
		fmt.Fprintf(&full, "\t.word\t.L_x_80@srel\n\t.short\t0x0\n\t.short\t0x0\n\t.word\t%#x\n", len(list))
		for _, l := range list {
			fmt.Fprintf(&full, "\t.word\t%s@srel\n", l)
		}
		fmt.Fprintf(&full, ".L_22:\n\n")
	}
	bank := r.IntN(3) == 0
	if bank {
		fmt.Fprintf(&full, "\t.section\t.nv.constant2.k,\"a\",@progbits\n\t.align\t4\n.nv.constant2.k:\n\t.zero\t%d\n", offset)
		for k, l := range m.entries {
			v := place[l]
			if r.IntN(3*odds) == 0 {
				v += []int{0x10, 4, 0x1000}[r.IntN(3)]
				m.entries[k] = ""
				for name, at := range place {
					if at == v {
						m.entries[k] = name
					}
				}
			}
			fmt.Fprintf(&full, "\t.byte\t%#02x, %#02x, %#02x, %#02x\n", v&0xff, v>>8&0xff, v>>16&0xff, v>>24)
		}
		if !exact { // the words are not where the branch goes
			for k := range m.entries {
				m.entries[k] = ""
			}
		}
		fmt.Fprintf(&full, "\n")
	} else if !told {
		m.entries = nil
	}
	if bank && m.entries != nil { // what is read is so far behind the entry that the index is of
		m.entries = m.entries[min(apart/4, len(m.entries)):]
		if apart%4 != 0 {
			clear(m.entries)
		}
	}
	fmt.Fprintf(&full, "\t.section\t.text.k,\"ax\",@progbits\n\t.align\t128\n        .global         k\n        .type           k,@function\n")
	fmt.Fprintf(&full, "        .size           k,(.L_x_99 - k)\n        .other          k,@\"STO_CUDA_ENTRY STV_DEFAULT\"\n")
	fmt.Fprintf(&full, "k:\n.text.k:\n%s.L_x_99:\n", body.String())
	m.listing = full.String()
	return m
}

// withoutDigits makes messages that differ in a number the same.
func withoutDigits(r rune) rune {
	if r >= '0' && r <= '9' {
		return -1
	}
	return r
}

// settings gives the registers that a mutated table may read their first values.
func settings(sel cfg.Reg, v uint32, seed uint32) []interp.Setting {
	list := []interp.Setting{{Reg: cfg.Reg{Class: cfg.ClassR, Num: 3}, Value: seed % 7}, {Reg: cfg.Reg{Class: cfg.ClassR, Num: 10}, Value: seed % 7}, {Reg: sel, Value: v}}
	if sel.Num == 0 {
		sel.Num = 1
		list = append(list, interp.Setting{Reg: sel, Value: v})
	}
	if sel.Num == 3 { // then others are compared on the way to the table
		for k := range int32(2) {
			list = append(list, interp.Setting{Reg: cfg.Reg{Class: cfg.ClassR, Num: k}, Value: seed % 16})
		}
	}
	for k := range int32(4) {
		list = append(list, interp.Setting{Reg: cfg.Reg{Class: cfg.ClassP, Num: k}, Value: seed >> k & 1})
	}
	return list
}

// TestMutatedTables runs the code in front of jump tables for values of the selector: where a value
// is stated to lead, it leads, and a value that has an entry is the one that selects it.
func TestMutatedTables(t *testing.T) {
	tables, exact, cases, unknown := 0, 0, 0, map[string]int{}
	for seed := range uint64(4000) {
		r := rand.New(rand.NewPCG(seed, 40))
		m := mutate(r)
		f := lowered([]byte(m.listing))[0]
		list := NewFacts(f).Switches()
		k := slices.IndexFunc(list, func(s Switch) bool { return s.Form == JumpTable })
		if k < 0 {
			t.Fatalf("seed %d: no table\n%s", seed, m.listing)
		}
		s := &list[k]
		tables++
		if s.Exact != (s.Unknown == "") {
			t.Fatalf("seed %d: exact %v, unknown %q", seed, s.Exact, s.Unknown)
		}
		if !s.Exact {
			unknown[strings.TrimRight(strings.Map(withoutDigits, s.Unknown), " ")]++
			if len(s.Cases) > 0 || s.Entries != nil {
				t.Fatalf("seed %d: %d cases and %d entries of a table that is not understood\n%s", seed, len(s.Cases), len(s.Entries), m.listing)
			}
		} else {
			alone := m.entries == nil
			if alone { // what the annotation tells if the index selects so many entries
				m.entries = m.targets
			}
			for k := range m.entries {
				if _, ok := s.EntryValue(k); !ok && alone && k != s.Clamp {
					t.Fatalf("seed %d: no value selects entry %d\n%s", seed, k, m.listing)
				}
			}
			exact++
			cases += len(s.Cases)
		}
		reg := f.Names.Reg(s.Selector)
		if reg != "R0" && reg != "R1" && reg != "R3" {
			continue // what it is set to on the way
		}
		twin := interp.Load(lowered([]byte(m.twin)))
		mask := uint32(1<<s.Bits - 1)
		values := []uint32{1 << 31, 1<<31 - 1, 1<<31 + 1, 1<<32 - 1, 1<<32 - 2, 1 << 30, 0x55555555, 0xaaaaaaab, r.Uint32()}
		for v := range uint32(301) {
			values = append(values, v)
		}
		for k := range uint32(24) {
			values = append(values, uint32(s.Base)+k-8, -k)
		}
		run := func(v, other uint32) (at int64, to string, end interp.End, checked bool) {
			watch := func(st *interp.Step) { checked = checked || s.Check != nil && st.Block.ID == s.Check.ID }
			res := twin.Run(0, interp.Config{Active: 1, Keep: true, Set: settings(s.Selector, v, other), Fuel: 100, Watch: watch})
			at, to = -1, res.Lanes[0].Block.Name()
			for _, e := range res.Lanes[0].Events {
				if e.Instr.Op.Name == "STG" {
					at, to = int64(uint32(e.Vals[len(e.Vals)-1])), ""
				}
			}
			if at >= 0 && at%4 == 0 && at/4 < int64(len(m.entries)) {
				to = m.entries[at/4]
			}
			return at, to, res.Lanes[0].End, checked
		}
		for n, v := range values {
			at, to, end, checked := run(v, r.Uint32()) // the place of the entry, the block it leads to
			first := v
			if reg == "R0" {
				v &= m.mask
			}
			if end != interp.Exited {
				t.Fatalf("seed %d: %#x ends in %v\n%s", seed, v, end, m.twin)
			}
			fail := func(format string, args ...any) {
				t.Helper()
				t.Fatalf("seed %d: %#x (%d) leads to entry at %d, block %q; stated: %s\n%s", seed, v, n, at, to, fmt.Sprintf(format, args...), m.listing)
			}
			// What is said of entries, which may be known where their targets are not.
			for k := range s.Size {
				if w, ok := s.EntryValue(k); ok && (w^v)&mask == 0 && at >= 0 && at != int64(4*k) {
					fail("entry %d", k)
				} else if s.Exact && at == int64(4*k) && k != s.Clamp && !(ok && (w^v)&mask == 0) {
					fail("entry %d is selected by %d, %v", k, w, ok)
				}
			}
			if s.Range > 0 && s.Clamp >= 0 && at >= 0 && at != int64(4*s.Clamp) && at != int64(int32(4*(v-uint32(s.Base)))) {
				fail("the index is limited to %d", s.Clamp)
			}
			want := s.Default
			if !s.Exact && int64(int32(v)) >= s.Min && int64(int32(v)) <= s.Max || at < 0 && !checked {
				want = nil // it has an entry that is not known, or does not get to the switch
			}
			for _, c := range s.Cases {
				if (c.Value^v)&mask != 0 {
					continue
				}
				want = c.Target
				for other := uint32(0); at < 0 && other < 16; other++ { // other registers may keep it from there
					at, to, _, _ = run(first, other)
				}
			}
			if want != nil && to != want.Name() {
				fail("%s", want.Name())
			}
			if want == nil && s.Exact && s.Total && at >= 0 {
				fail("a case, as all values are")
			}
		}
	}
	t.Logf("%d tables, %d exact with %d cases; not understood: %v", tables, exact, cases, unknown)
	if exact < tables/10 || cases < exact || len(unknown) < 5 {
		t.Errorf("%d tables, %d exact with %d cases; not understood: %v", tables, exact, cases, unknown)
	}
}
