package interp_test

import (
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/corpus"
	"github.com/ori-lang/ori/cfg/interp"
)

// paramBase is where a kernel's parameters begin in bank 0.
func paramBase(sm int) uint32 {
	switch {
	case sm >= 90:
		return 0x210
	case sm >= 70:
		return 0x160
	}
	return 0x140
}

// localWindow is where the generic address of local memory is kept in bank 0.
func localWindow(sm int) int64 {
	switch {
	case sm >= 70:
		return 0x20
	case sm >= 50:
		return 4
	}
	return 0x24
}

// shown reports whether the listing says all that f depends on: not so jump tables, what the
// compiler put into constant bank 2, the bits of a NaN that is computed, instructions that the
// disassembler did not print, and what time it is. Generic addresses of local memory are not so,
// either: the interpreter keeps the two apart.
func shown(f *cfg.Func) bool {
	last := int64(cfg.NoAddr)
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if i.Flow == cfg.FlowIndex || !follows(last, i.Addr, f.SM()) {
				return false
			}
			last = i.Addr
			for n := range i.Args {
				a := &i.Args[n]
				nan := a.Kind == cfg.FloatOperand && math.IsNaN(math.Float64frombits(uint64(a.Imm)))
				time := a.Kind == cfg.RegOperand && a.Reg.Class == cfg.ClassSR && cfg.SpecialRegOf(a.Reg).Vary == cfg.VaryTime
				window := a.Kind == cfg.ConstOperand && a.Reg.Class == cfg.NoReg && a.Imm == localWindow(f.SM())
				if nan || time || window || a.Kind == cfg.ConstOperand && a.Bank != 0 {
					return false
				}
			}
		}
	}
	return true
}

// follows reports whether no instruction is between those at two addresses, as far as they are
// known. Up to sm_62 the first word of each group of 32 bytes, on sm_35 of 64, is not an
// instruction.
func follows(a, b int64, sm int) bool {
	group := int64(0)
	switch {
	case a == cfg.NoAddr || b == cfg.NoAddr:
		return true
	case sm >= 70:
		return b == a+16
	case sm >= 50:
		group = 32
	default:
		group = 64
	}
	next := a + 8
	if next%group == 0 {
		next += 8
	}
	return b == next
}

func synchronizes(f *cfg.Func) bool {
	return has(f, func(i *cfg.Instr) bool { return i.Op.Name == "BAR" })
}

// communicates reports whether f loads what other lanes may have written meanwhile, as from
// volatile memory. Up to sm_62 such a load is spelled like any other.
func communicates(f *cfg.Func) bool {
	return has(f, func(i *cfg.Instr) bool {
		return strings.HasPrefix(i.Op.Name, "LD") && (i.HasMod("STRONG") || i.HasMod("VOLATILE") || i.HasMod("MMIO"))
	})
}

// invalidates reports whether f empties caches: on sm_35 it does so after every atomic operation,
// elsewhere at fences only.
func invalidates(f *cfg.Func) bool {
	return has(f, func(i *cfg.Instr) bool { return i.Op.Name == "CCTL" })
}

func has(f *cfg.Func, is func(i *cfg.Instr) bool) bool {
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			if is(&b.Instrs[k]) {
				return true
			}
		}
	}
	return false
}

// A compiled is one kernel in one listing.
type compiled struct {
	file string
	ours bool // the listing is in the project
	f    *cfg.Func
	p    *interp.Program
	n    int
}

// compilations returns the listings of each kernel of which all is shown.
func compilations(t *testing.T) map[string][]compiled {
	// Of what clang made of the same source it is not sure that it has to do the same.
	source := regexp.MustCompile(`-(\d\d_[a-z_0-9]+|k\d\d[a-z]?_[a-z0-9]+)\.`)
	kernels := map[string][]compiled{}
	seen := map[string]bool{}
	for _, name := range slices.Concat(corpus.Files(t, "listings/*.sass"), corpus.Compiled(t)) {
		base := filepath.Base(name)
		m := source.FindStringSubmatch(base)
		if m == nil || seen[base] || !strings.Contains(base, "nvdisasm-c") {
			continue
		}
		seen[base] = true
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, fs := range lower(src) {
			p := interp.Load(fs)
			for n, f := range fs {
				if f.Entry && len(f.Blocks) > 0 && f.SM() >= 35 && shown(f) {
					if byTarget(t, name, m[1], f.Name) {
						continue
					}
					key := m[1] + " " + f.Name
					kernels[key] = append(kernels[key], compiled{base, strings.Contains(filepath.ToSlash(name), "cfg/testdata/"), f, p, n})
				}
			}
		}
	}
	return kernels
}

// byTarget reports whether the function f of a source in CUDA is not the same for all targets.
func byTarget(t *testing.T, listing, source, f string) bool {
	text, err := os.ReadFile(filepath.Join(filepath.Dir(listing), "..", "src", source+".cu"))
	if err != nil {
		return false // PTX, which is
	}
	_, body, ok := strings.Cut(string(text), "K "+f+"(")
	if !ok {
		t.Errorf("no %s in %s.cu", f, source)
	}
	depth := 0
	for n, c := range body {
		switch c {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return strings.Contains(body[:n], "__CUDA_ARCH__")
			}
		}
	}
	return false
}

// floats is the first seed that fills memory with floating point numbers instead of integers.
const floats = uint64(3)

// run runs k with parameters that are pointers and small numbers.
func (k *compiled) run(c interp.Config) *interp.Result {
	c.Keep, c.Fuel = true, 200000
	if c.Values = []uint32{0, 1, 2, 3, 5, 9, 12, 17, 0x80000000, 0xffffffff}; c.Seed >= floats { // of all sizes
		c.Values = []uint32{0, 1, 5, 0x3f800000, 0xc0490fdb, 0x42f60000, 0x3ff00000, 0xbfd5c28f, 0x3c004200, 0xb8004880}
	}
	for w := range uint32(64) {
		c.Set = append(c.Set, interp.Setting{Addr: paramBase(k.f.SM()) + 4*w, Value: 16 * (1 + (w*7+uint32(c.Seed))%5)})
	}
	return k.p.Run(k.n, c)
}

// TestCompilations runs the same kernels as compiled for different targets and at different levels:
// from the same parameters and memory every lane leaves the same in global memory. It is what shows
// that the interpreter means what the machine means.
func TestCompilations(t *testing.T) {
	compared := 0
	executed := map[string]bool{} // opcodes, by those of our listings that were compared with others of ours
	for key, list := range compilations(t) {
		barriers := slices.ContainsFunc(list, func(k compiled) bool { return synchronizes(k.f) })
		var configs []interp.Config
		for seed := range floats + 2 {
			if barriers {
				configs = append(configs, interp.Config{Seed: seed, Warps: 32})
				continue
			}
			// Lanes of kernels without barriers get in each other's way only by chance.
			configs = append(configs, interp.Config{Seed: seed, Active: 1})
			if !slices.ContainsFunc(list, func(k compiled) bool { return communicates(k.f) }) {
				configs = append(configs, interp.Config{Seed: seed, Private: true})
			}
		}
		for _, c := range configs {
			compared += compare(t, key, list, c, executed)
		}
	}
	golden(t, executed)
	if compared < 160 {
		t.Errorf("only %d runs were compared", compared)
	}
	t.Log(compared, "runs were compared")
}

// compare runs the kernel key as compiled in list and returns how many runs it compared with
// others: with those in which the same was opaque. It adds to executed the opcodes that our
// listings hold.
func compare(t *testing.T, key string, list []compiled, c interp.Config, executed map[string]bool) int {
	type first struct {
		file string
		left map[string]string
	}
	wants := map[string]first{} // by what was opaque
	compared, ended := 0, 0
	var ours []map[string]bool
	for n, k := range list {
		if n == 2 && ended == 0 {
			break // it waits, or loops, for ever
		}
		if c.Private && k.f.SM() < 50 && invalidates(k.f) {
			continue
		}
		ops := map[string]bool{}
		if c.Watch = nil; k.ours {
			c.Watch = func(s *interp.Step) {
				if s.Exec != 0 {
					ops[s.Instr.Op.Name] = true
				}
			}
		}
		r := k.run(c)
		got, ok := stored(r)
		if ok {
			ended++
		}
		unknown, same := opaque(r)
		if !ok || !same {
			continue
		}
		if k.ours && unknown == "" {
			ours = append(ours, ops)
		}
		want, ok := wants[unknown]
		if !ok {
			wants[unknown] = first{k.file, got}
			continue
		}
		compared++
		for lane, s := range want.left {
			if got[lane] != s {
				t.Errorf("%s, seed %d, active %#x, lane %s: %s left\n%s\n%s left\n%s", key, c.Seed, c.Active, lane, want.file, s, k.file, got[lane])
				break
			}
		}
	}
	if len(ours) > 1 {
		for _, ops := range ours {
			maps.Copy(executed, ops)
		}
	}
	return compared
}

// opaque tells what was opaque in a run, and how often; "" for nothing. It is not ok if that may
// give different results in another compilation: what reads memory, as a texture, may read fewer
// registers than it seems to.
func opaque(r *interp.Result) (what string, ok bool) {
	var list []string
	for i, n := range r.Opaque {
		if i.Op.Effects&cfg.ReadsMem != 0 {
			return "", false
		}
		s := fmt.Sprint(i.Name, " ", n)
		for k := range i.Args {
			a := &i.Args[k]
			s += fmt.Sprint(" ", a.Kind, a.Reg.Class, a.Reg.IsConst(), a.Flags&(cfg.Neg|cfg.Not|cfg.Abs), a.Suffix(), a.Imm)
		}
		list = append(list, s)
	}
	slices.Sort(list)
	return strings.Join(list, "\n"), true
}

// golden keeps the list of the opcodes that compared kernels of the project execute.
func golden(t *testing.T, executed map[string]bool) {
	const name = "testdata/compilations.txt"
	text := strings.Join(slices.Sorted(maps.Keys(executed)), "\n") + "\n"
	if *update {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(name); err != nil || string(want) != text {
		t.Errorf("%s is out of date; run with -update. Now:\n%s", name, text)
	}
}

// stored tells what each lane left in global memory. It is not ok if a lane was stopped, or called
// code that is not known: that may change any register, and which ones hold something then is up to
// the compiler.
func stored(r *interp.Result) (map[string]string, bool) {
	all := map[string]string{}
	for l := range r.Lanes {
		lane := &r.Lanes[l]
		if lane.End != interp.Exited {
			return nil, false
		}
		last := map[uint64]uint64{}
		for _, e := range lane.Events {
			if e.Instr.Flow == cfg.FlowCall || !e.Instr.Op.Known() {
				return nil, false
			}
			switch e.Instr.Op.Name {
			case "STG", "ST":
				for k, v := range e.Vals[1:] {
					last[e.Vals[0]+uint64(4*k)] = v
				}
			}
		}
		var lines []string
		for addr, v := range last {
			lines = append(lines, fmt.Sprintf("%#x: %#x", addr, v))
		}
		slices.Sort(lines)
		all[fmt.Sprint(l)] = strings.Join(lines, "\n")
	}
	return all, true
}
