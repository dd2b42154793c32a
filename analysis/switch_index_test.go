package analysis

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/corpus"
	"github.com/ori-lang/ori/cfg/interp"
)

// randomTable writes a function that branches through a table of the selector R2, which it offsets,
// cuts to some bits and keeps within bounds in one of the ways that compilers have; each entry
// leads to a block that ends there.
func randomTable(r *rand.Rand) string {
	var sb strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&sb, format+"\n", args...) }
	n := 2 + r.IntN(9)
	base := []int64{0, 0, 1, 5, -3, -1 << 31, 1<<31 - 4, 1<<16 - 2, 250}[r.IntN(9)]
	var labels []string
	for range n + 1 {
		labels = append(labels, fmt.Sprintf("L%d", r.IntN(n)))
	}
	line(".target %s\n.entry k {\n.jumptable jt { %s }", []string{"sm_61", "sm_86", "sm_90"}[r.IntN(3)], strings.Join(labels, ", "))
	index := "R2"
	to := func(format string, args ...any) {
		if r.IntN(5) == 0 {
			line("    MOV R9, %s", index)
			index = "R9"
		}
		next := fmt.Sprintf("R%d", 3+r.IntN(3))
		line("    "+format, append([]any{next, index}, args...)...)
		index = next
	}
	before := r.IntN(6) // a branch that takes some values elsewhere
	if before == 0 {
		line("    ISETP.%s.AND P0, PT, R2, %s, PT\n@P0 BRA D", []string{"GT", "LT.U32", "EQ", "GE.U32"}[r.IntN(4)], number(base+int64(r.IntN(n))))
	}
	if r.IntN(4) == 0 {
		to("LOP3.LUT %s, %s, %#x, RZ, 0xc0, !PT", []int{0xff, 0xffff, 7, 0x1ff}[r.IntN(4)])
	}
	if base != 0 {
		switch r.IntN(4) {
		case 0:
			to("IADD3 %s, RZ, %s, %s", number(-base))
		case 1:
			line("    MOV R7, %s", number(-base))
			to("IMAD.IADD %s, %s, 0x1, R7")
		default:
			to("IADD3 %s, %s, %s, RZ", number(-base))
		}
	}
	if r.IntN(4) == 0 {
		to("LOP3.LUT %s, %s, %#x, RZ, 0xc0, !PT", []int{0xff, 0xffff, 7}[r.IntN(3)])
	}
	switch r.IntN(7) {
	case 0, 1:
		to("IMNMX.U32 %s, %s, %#x, PT", n)
	case 2:
		line("    ISETP.LT.U32.AND P1, PT, %s, %#x, PT", index, n)
		to("SEL %s, %s, %#x, P1", n)
	case 3:
		line("    ISETP.GT.U32.AND P1, PT, %s, %#x, PT\n@P1 BRA D", index, n)
	case 4:
		line("    ISETP.GE.AND P1, PT, %s, RZ, PT\n@!P1 BRA D\n    ISETP.LE.AND P1, PT, %s, %#x, PT\n@!P1 BRA E", index, index, n)
	case 5:
		line("    ISETP.GE.AND P1, PT, %s, RZ, PT\n@!P1 BRA D", index)
		to("IMNMX %s, %s, %#x, PT", n)
	}
	if r.IntN(3) == 0 {
		line("    LEA R8, %s, 32@lo(jt), 0x2\n    BRX R8, 32@lo(jt)", index)
	} else {
		line("    BRX %s, jt", index)
	}
	for k := range n {
		line("L%d:\n    EXIT", k)
	}
	line("D:\n    EXIT\nE:\n    EXIT\n}")
	return sb.String()
}

func number(v int64) string {
	if v < 0 {
		return fmt.Sprintf("-%#x", -v)
	}
	return fmt.Sprintf("%#x", v)
}

// TestTableMeaning runs functions with a table for values of the selector: those that a case has
// end in its block, others in that of the default.
func TestTableMeaning(t *testing.T) {
	tables, exact, clamps, checks, moved, narrow := 0, 0, 0, 0, 0, 0
	for seed := range uint64(1500) {
		r := rand.New(rand.NewPCG(seed, 12))
		src := randomTable(r)
		f := lowered([]byte(src))[0]
		list := NewFacts(f).Switches()
		k := slices.IndexFunc(list, func(s Switch) bool { return s.Form == JumpTable })
		if k < 0 {
			t.Fatalf("seed %d: no table\n%s", seed, src)
		}
		s := &list[k]
		tables++
		if !s.Exact || f.Names.Reg(s.Selector) != "R2" {
			continue // it is said of a register that is set in between, or of none
		}
		exact++
		if s.Clamp >= 0 {
			clamps++
		}
		if s.Check != nil {
			checks++
		}
		if s.Base != 0 {
			moved++
		}
		if s.Bits != 32 {
			narrow++
		}
		p := interp.Load([]*cfg.Func{f})
		mask := uint32(1<<s.Bits - 1)
		values := []uint32{0, 1, 7, 1 << 31, 1<<31 - 1, 1<<32 - 1, r.Uint32(), r.Uint32N(1 << 17)}
		for k := range uint32(24) {
			values = append(values, uint32(s.Base)+k-6)
		}
		for _, v := range values {
			res := p.Run(0, interp.Config{Active: 1, Set: []interp.Setting{{Reg: s.Selector, Value: v}}, Fuel: 100})
			end := res.Lanes[0]
			if end.End != interp.Exited {
				if s.Total || slices.ContainsFunc(s.Cases, func(c Case) bool { return c.Value&mask == v&mask }) {
					t.Fatalf("seed %d: %#x ends in %v\n%s", seed, v, end.End, src)
				}
				continue // outside of the table
			}
			want := s.Default
			is := false
			for _, c := range s.Cases {
				if c.Value&mask == v&mask {
					want, is = c.Target, true
				}
			}
			before := end.Block.Name() == "D" || end.Block.Name() == "E" // another branch may take the value
			if want == nil {
				if s.Total {
					t.Fatalf("seed %d: %#x is no case\n%s", seed, v, src)
				}
				continue // not known
			}
			if end.Block != want && !before {
				t.Fatalf("seed %d: %#x leads to %s, not %v\n%s", seed, v, end.Block.Name(), want, src)
			}
			if is && end.Block != want && !strings.Contains(src, "@P0 BRA D") {
				t.Fatalf("seed %d: %#x is a case, and leads to %s\n%s", seed, v, end.Block.Name(), src)
			}
		}
	}
	t.Logf("%d tables, %d exact: %d with a clamp, %d with a check, %d with a base, %d of fewer bits", tables, exact, clamps, checks, moved, narrow)
	if exact < tables/2 || clamps < 200 || checks < 100 || moved < 200 || narrow < 5 {
		t.Errorf("%d tables, %d exact: %d with a clamp, %d with a check, %d with a base, %d of fewer bits", tables, exact, clamps, checks, moved, narrow)
	}
}

// interpreted are the values for which the source of k05_interp has cases, but for those that clang
// compares before its tables.
var interpreted = []int{
	2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 29, 30, 31, 40, 41, 42, 50,
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// TestTableKinds reads the jump tables of kernels in listings of several kinds: what is known from
// one kind is the same in all, and from a full listing all is known.
func TestTableKinds(t *testing.T) {
	type table struct {
		cases, fall string
		size, base  int
		exact       bool
	}
	known := map[string]map[string]table{} // by kernel and branch, then by kind
	count := map[string][4]int{}           // by kind: tables, and those of which cases, default and size are known
	values := map[string][]int{}           // of the cases in a full listing, by kernel
	files := corpus.Files(t, "listings/*.sass")
	for _, name := range corpus.Compiled(t) {
		files = append(files, name)
		if full := strings.Replace(name, ".nvdisasm-c.", ".nvdisasm.", 1); exists(full) {
			files = append(files, full)
		}
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(text, []byte("BRX")) {
			continue
		}
		kernel, kind, _ := strings.Cut(filepath.Base(name), ".")
		full := kind == "nvdisasm.sass"
		for _, f := range lowered(text) {
			for _, s := range NewFacts(f).Switches() {
				if s.Form != JumpTable {
					continue
				}
				x := table{size: s.Size, base: int(s.Base), exact: s.Exact}
				for _, c := range s.Cases {
					x.cases += fmt.Sprintf(" %d:%s", int32(c.Value), c.Target.Name())
					if full {
						values[kernel] = append(values[kernel], int(int32(c.Value)))
					}
				}
				n := count[kind]
				n[0]++
				if s.Exact && len(s.Cases) > 0 {
					n[1]++
				}
				if s.Default != nil {
					x.fall = s.Default.Name()
					n[2]++
				}
				if s.Size > 0 {
					n[3]++
				}
				count[kind] = n
				key := kernel + " " + f.Name + " " + s.Block.Name()
				if known[key] == nil {
					known[key] = map[string]table{}
				}
				known[key][kind] = x
				if full && (!s.Exact || s.Default == nil || len(s.Cases) == 0) {
					t.Errorf("%s: %d cases, default %v, %d entries", key, len(s.Cases), s.Default, s.Size)
				}
			}
		}
	}
	for kernel, list := range values {
		if slices.Sort(list); strings.Contains(kernel, "k05") && !slices.Equal(list, interpreted) {
			t.Errorf("%s: the cases of its tables are %v, those of its source %v", kernel, list, interpreted)
		}
	}
	for key, kinds := range known {
		full, ok := kinds["nvdisasm.sass"]
		if !ok {
			continue
		}
		for kind, x := range kinds {
			if x.exact && x.cases != full.cases || x.fall != "" && x.fall != full.fall || x.size > 0 && (x.size != full.size || x.base != full.base) {
				t.Errorf("%s: %s has %v, the full listing %v", key, kind, x, full)
			}
		}
	}
	for kind, n := range count {
		t.Logf("%s: %d tables, cases of %d, default of %d, size of %d", kind, n[0], n[1], n[2], n[3])
	}
}

// TestTableSelector holds that the selector is a register that has the value of the index where the
// table is, if the first that had it has another by then.
func TestTableSelector(t *testing.T) {
	const text = `.target sm_86
.entry k {
.jumptable jt { L0, L1, L2 }
    MOV R3, R2
    %s
    MOV R4, R3
    ISETP.GT.U32.AND P0, PT, R4, 0x2, PT
@P0 BRA D
T:
    BRX R4, jt
L0: STG.E [R6.64], R2
    EXIT
L1: EXIT
L2: EXIT
D:  EXIT
}`
	for between, want := range map[string]string{"MOV R5, R2": "R2", "S2R R2, SR_LANEID": "R4"} {
		list := NewFacts(lowered(fmt.Appendf(nil, text, between))[0]).Switches()
		if len(list) != 1 || !list[0].Exact {
			t.Fatalf("%s: %d switches", between, len(list))
		}
		if got := list[0].Selector.String(); got != want {
			t.Errorf("%s: the selector is %s, not %s", between, got, want)
		}
	}
}
