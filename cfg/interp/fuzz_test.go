package interp_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cfg/interp"
)

// FuzzRun runs whatever a text gives: nothing panics, every run ends, and a program does the same as
// itself, read twice.
func FuzzRun(f *testing.F) {
	for _, pattern := range []string{"testdata/*.txtar", "testdata/pairs/*.txtar", "../testdata/oracle/*.sass", "../testdata/cfg/*.txtar"} {
		files, _ := filepath.Glob(pattern)
		if len(files) == 0 {
			f.Fatal(pattern)
		}
		for _, name := range files {
			src, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(src, uint64(len(src)))
		}
	}
	f.Fuzz(func(t *testing.T, src []byte, seed uint64) {
		if len(src) > 1<<15 {
			return
		}
		again := lower(src)
		for u, fs := range lower(src) {
			p, q := interp.Load(fs), interp.Load(again[u])
			for n, f := range fs {
				c := interp.Config{Seed: seed, Fuel: 500, Private: seed%2 == 0, Warps: 1 + int(seed>>1%2), Active: uint32(seed>>8) | 1, Values: interp.Values(f), CallRegs: interp.Registers(f)}
				if o := interp.Compare(p.Run(n, c), q.Run(n, c)); o.Verdict == interp.Differs {
					t.Fatalf("%s differs from itself: %+v", f.Name, o)
				}
			}
		}
	})
}

// TestStructured runs generated programs: those end, with every lane at EXIT, and without waiting for
// each other, but for those that get to a trap, which stops all lanes. Those are few.
func TestStructured(t *testing.T) {
	slots, traps := 0, 0
	for seed := range uint64(500) {
		src := gen.Structured(rand.New(rand.NewPCG(seed, 4)), gen.Shape{Size: 1 + int(seed%20), Features: gen.All})
		for _, fs := range lower(src) {
			r := interp.Load(fs).Run(0, interp.Config{Seed: seed, Private: true, Values: interp.Values(fs[0])})
			slots += r.Slots
			if slices.ContainsFunc(r.Lanes, func(l interp.Lane) bool { return l.End == interp.Trapped }) {
				if traps++; traps > 5 || !bytes.Contains(src, []byte("BPT.TRAP")) {
					t.Fatalf("seed %d: %d programs trap\n%s", seed, traps, src)
				}
				continue
			}
			for l := range r.Lanes {
				if r.Lanes[l].End != interp.Exited {
					t.Fatalf("seed %d: lane %d: %s\n%s", seed, l, r.Lanes[l].End, src)
				}
			}
		}
	}
	t.Logf("%d issue slots", slots)
}

// BenchmarkRun runs a generated program of a few hundred instructions with 32 lanes.
func BenchmarkRun(b *testing.B) {
	src := gen.Structured(rand.New(rand.NewPCG(7, 4)), gen.Shape{Size: 20, Features: gen.All})
	fs := lower(src)[0]
	p := interp.Load(fs)
	c := interp.Config{Seed: 1, Private: true, Values: interp.Values(fs[0])}
	r := p.Run(0, c)
	b.ReportAllocs()
	for b.Loop() {
		p.Run(0, c)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(r.Slots), "ns/slot")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(r.Executed), "ns/lane-instruction")
}
