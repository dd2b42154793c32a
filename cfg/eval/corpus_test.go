package eval

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// listings are the listings to walk: those shipped with the project, and the
// corpus beside it if it is there.
func listings(t testing.TB) []string {
	var files []string
	for _, dir := range []string{"../testdata/oracle", "../testdata/plr", "../testdata/spellings", "../testdata/kernels/listings", "../../../shared/corpus/listings", "../../../shared/corpus/public"} {
		found, _ := filepath.Glob(filepath.Join(dir, "*"))
		files = append(files, found...)
	}
	if len(files) == 0 {
		t.Fatal("no listings")
	}
	return files
}

// walk calls each for every instruction of a known opcode.
func walk(t testing.TB, files []string, each func(i *cfg.Instr, sm int)) {
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, u := range cfg.Lower(grammar.Parse(src)) {
			for _, f := range u.Funcs {
				sm := 0
				if f.Target != nil {
					sm = f.Target.SM
				}
				for _, b := range f.Blocks {
					for k := range b.Instrs {
						if b.Instrs[k].Op.Known() {
							each(&b.Instrs[k], sm)
						}
					}
				}
			}
		}
	}
}

// TestListings evaluates every instruction of every listing: nothing panics, the table gives
// what Of does, the widths are those that cfg says registers have, and what is written fits.
func TestListings(t *testing.T) {
	var table Table
	r := rand.New(rand.NewPCG(1, 2))
	with, all := 0, 0
	walk(t, listings(t), func(i *cfg.Instr, sm int) {
		all++
		f := table.Of(i, sm)
		if g := Of(i, sm); (f == nil) != (g == nil) || f != nil && *f != *g {
			t.Errorf("%s: the table has another Fn", i.Name)
		}
		if f == nil {
			return
		}
		with++
		checkWidths(t, i, f, sm)
		tryEval(t, r, i, f, sm)
	})
	t.Logf("%d of %d instructions have an Fn", with, all)
	if with < all/3 {
		t.Errorf("only %d of %d instructions have an Fn", with, all)
	}
}

// checkWidths compares f.Wide with the registers that cfg says i uses.
func checkWidths(t *testing.T, i *cfg.Instr, f *Fn, sm int) {
	t.Helper()
	for _, ref := range i.AppendRefs(nil, sm) {
		if ref.Arg < 0 || ref.Reg.Class != cfg.ClassR && ref.Reg.Class != cfg.ClassUR || i.Args[ref.Arg].Kind != cfg.RegOperand {
			continue
		}
		if ref.Reg.Num < cfg.FirstNamed && (ref.Count == 2) != (f.Wide>>ref.Arg&1 != 0) {
			t.Errorf("%s on sm_%d: operand %d has %d registers, Wide is %b", i.Name, sm, ref.Arg, ref.Count, f.Wide)
		}
	}
}

// tryEval evaluates with random values, for what can be said of any of them.
func tryEval(t *testing.T, r *rand.Rand, i *cfg.Instr, f *Fn, sm int) {
	t.Helper()
	var in, out [maxArgs]uint64
	for k := range in {
		switch in[k] = r.Uint64(); {
		case f.Wide>>k&1 == 0:
			in[k] &= 0xffffffff
		}
	}
	for k := range i.Args {
		if i.Args[k].Reg.IsPred() {
			in[k] &= 1
		}
	}
	cc := CC{Val: Flags(r.IntN(16)), Known: Carry}
	n := i.NumDst(sm)
	if !f.Eval(i, in[:len(i.Args)], out[:n], &cc) {
		return
	}
	for k := range n {
		switch {
		case i.Args[k].Reg.Num < 0: // PR, or a constant, which nobody writes
		case i.Args[k].Reg.IsPred() && out[k] > 1, f.Wide>>k&1 == 0 && out[k]>>32 != 0:
			t.Errorf("%s on sm_%d: operand %d gets %#x", i.Name, sm, k, out[k])
		}
	}
}

// TestCoverage keeps a list of which opcodes have an Fn and of which spellings in our
// listings have none although others of their opcode do.
func TestCoverage(t *testing.T) {
	var b strings.Builder
	var without []string
	for _, op := range cfg.Ops() {
		if families[op.Name] == nil && op.Flow == cfg.FlowNone && op.Effects == 0 && op.Sig.Dst != cfg.DstNone && op.Sig.Dst != cfg.DstMem {
			without = append(without, op.Name)
		}
	}
	fmt.Fprintf(&b, "Opcodes without effects that have no Fn:\n%s\n", wrap(without))
	fmt.Fprintf(&b, "\nOpcodes that have one:\n%s\n", wrap(slices.Sorted(maps.Keys(families))))
	without = nil
	seen := map[string]bool{}
	var shipped []string
	for _, name := range listings(t) {
		if strings.HasPrefix(name, "../testdata/") {
			shipped = append(shipped, name)
		}
	}
	walk(t, shipped, func(i *cfg.Instr, sm int) {
		key := fmt.Sprintf("%s (sm_%d)", i.Name, sm)
		if families[i.Op.Name] != nil && !seen[key] && Of(i, sm) == nil {
			seen[key] = true
			without = append(without, key)
		}
	})
	slices.Sort(without)
	fmt.Fprintf(&b, "\nSpellings in the shipped listings that have none:\n%s\n", strings.Join(without, "\n"))
	const golden = "testdata/coverage.txt"
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("%s is out of date; run with -update. Now:\n%s", golden, b.String())
	}
}

// wrap puts words on lines.
func wrap(words []string) string {
	var b strings.Builder
	n := 0
	for k, w := range words {
		switch {
		case k == 0:
		case n+len(w) > 100:
			b.WriteByte('\n')
			n = 0
		default:
			b.WriteByte(' ')
		}
		b.WriteString(w)
		n += len(w) + 1
	}
	return b.String()
}
