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

	"ori/cfg"
	"ori/cfg/corpus"
	"ori/cfg/interp"
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

// shown reports whether the listing says all that f depends on: not so jump tables, what the
// compiler put into constant bank 2, and the bits of a NaN that is computed.
func shown(f *cfg.Func) bool {
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if i.Flow == cfg.FlowIndex {
				return false
			}
			for n := range i.Args {
				a := &i.Args[n]
				nan := a.Kind == cfg.FloatOperand && math.IsNaN(math.Float64frombits(uint64(a.Imm)))
				if nan || a.Kind == cfg.ConstOperand && a.Bank != 0 {
					return false
				}
			}
		}
	}
	return true
}

func synchronizes(f *cfg.Func) bool {
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			if b.Instrs[k].Op.Name == "BAR" {
				return true
			}
		}
	}
	return false
}

// TestCompilations runs the same kernels as compiled for different targets and at
// different levels: from the same parameters and memory every lane leaves the same in global memory. It is what shows
// that the interpreter means what the machine means.
func TestCompilations(t *testing.T) {
	files := corpus.Files(t, "listings/*.sass")
	source := regexp.MustCompile(`-(\d\d_[a-z_0-9]+)\.`)
	type compiled struct {
		file string
		ours bool // the listing is in the project
		f    *cfg.Func
		p    *interp.Program
		n    int
	}
	kernels := map[string][]compiled{}
	for _, name := range files {
		m := source.FindStringSubmatch(name)
		if m == nil || !strings.Contains(name, "nvdisasm-c") {
			continue
		}
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, fs := range lower(src) {
			p := interp.Load(fs)
			for n, f := range fs {
				if f.Entry && len(f.Blocks) > 0 && f.SM() >= 50 && shown(f) {
					key := m[1] + " " + f.Name
					kernels[key] = append(kernels[key], compiled{filepath.Base(name), strings.Contains(filepath.ToSlash(name), "cfg/testdata/"), f, p, n})
				}
			}
		}
	}
	compared := 0
	executed := map[string]bool{} // opcodes, by those of our listings that were compared with others of ours
	for key, list := range kernels {
		for seed := range uint64(3) {
			var want map[string]string
			var ours []map[string]bool
			for _, k := range list {
				c := interp.Config{Seed: seed, Keep: true, Fuel: 200000, Values: []uint32{0, 1, 2, 3, 5, 9, 12, 17, 0x80000000, 0xffffffff}}
				for w := range uint32(24) {
					c.Set = append(c.Set, interp.Setting{Addr: paramBase(k.f.SM()) + 4*w, Value: 16 * (1 + (w*7+uint32(seed))%5)})
				}
				// Lanes of kernels without barriers get in each other's way only by chance.
				if c.Private = !synchronizes(k.f); !c.Private {
					c.Warps = 32
				}
				ops := map[string]bool{}
				c.Watch = func(s *interp.Step) { ops[s.Instr.Op.Name] = true }
				r := k.p.Run(k.n, c)
				got, ok := stored(r)
				if !ok {
					continue
				}
				if k.ours && len(r.Opaque) == 0 {
					ours = append(ours, ops)
				}
				if want == nil {
					want = got
					continue
				}
				compared++
				for lane, s := range want {
					if got[lane] != s {
						t.Errorf("%s, seed %d, lane %s: %s left\n%s\n%s left\n%s", key, seed, lane, list[0].file, s, k.file, got[lane])
						break
					}
				}
			}
			if len(ours) > 1 {
				for _, ops := range ours {
					maps.Copy(executed, ops)
				}
			}
		}
	}
	golden(t, executed)
	if compared < 80 {
		t.Errorf("only %d runs were compared", compared)
	}
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

// stored tells what each lane left in global memory. It is not ok if a lane was stopped, or did what
// the interpreter does not know.
func stored(r *interp.Result) (map[string]string, bool) {
	all := map[string]string{}
	for l := range r.Lanes {
		lane := &r.Lanes[l]
		if lane.End != interp.Exited {
			return nil, false
		}
		last := map[uint64]uint64{}
		for _, e := range lane.Events {
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
