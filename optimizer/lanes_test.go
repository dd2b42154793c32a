package optimizer

import (
	"fmt"
	"math/bits"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/interp"
)

// TestLanes runs programs and holds what is said of the lanes of a warp against the groups in which
// the interpreter runs them: those that are said to run a block together do, and a branch that is
// said to be uniform parts none.
func TestLanes(t *testing.T) {
	t.Parallel()
	var sum lanesSeen
	files, err := filepath.Glob("testdata/phase*/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	for n, name := range files {
		ar, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		sum.check(t, name, ar.Files[0].Data, uint64(n))
	}
	for n := range uint64(2000) {
		seed := *first + n
		sum.check(t, fmt.Sprint("seed ", seed), randomProgram(seed), seed)
	}
	t.Logf("%d functions; of %d blocks that were run %d are said to be run together, and in %d lanes were seen apart; of %d branches %d are said to be uniform, and %d parted lanes",
		sum.funcs, sum.blocks, sum.together, sum.apart, sum.branches, sum.uniform, sum.parted)
	if sum.together < sum.blocks/10 || sum.apart < sum.blocks/50 || sum.uniform < sum.branches/20 || sum.parted < sum.branches/50 {
		t.Error("too little is said, or seen, for the test to mean anything")
	}
}

// lanesSeen counts what was said, and what was seen.
type lanesSeen struct{ funcs, blocks, together, apart, branches, uniform, parted int }

// check runs the kernels of a text.
func (s *lanesSeen) check(t *testing.T, name string, src []byte, seed uint64) {
	t.Helper()
	for _, u := range read(src).units {
		p := interp.Load(u.Funcs)
		for n, f := range u.Funcs {
			if !f.Entry || len(f.Blocks) == 0 {
				continue
			}
			s.funcs++
			facts := analysis.NewFacts(f)
			u := facts.Uniformity()
			w := &lanesWatch{f: f, u: u, ssa: facts.SSA(), apart: make([]bool, len(f.Blocks)), ran: make([]bool, len(f.Blocks)), parted: make([]bool, len(f.Blocks))}
			for k := range uint64(4) {
				if err := w.run(p, n, seed*4+k); err != "" {
					t.Errorf("%s: %s\n%s", name, err, f)
					return
				}
			}
			for n, b := range f.Blocks {
				count := func(counter *int, is bool) {
					if is {
						*counter++
					}
				}
				count(&s.blocks, w.ran[n])
				count(&s.together, w.ran[n] && u.Separated(b) == nil)
				count(&s.apart, w.apart[n])
				branch := w.ran[n] && b.Last() != nil && b.Last().Conditional()
				count(&s.branches, branch)
				count(&s.uniform, branch && !u.Diverges(b))
				count(&s.parted, w.parted[n])
			}
		}
	}
}

// A lanesWatch watches the lanes of one warp in a function.
type lanesWatch struct {
	f                  *cfg.Func
	u                  *analysis.Uniformity
	ssa                *analysis.SSA
	ran, apart, parted []bool // by block
}

// run runs function n of p and returns what is wrong; "" if nothing is.
func (w *lanesWatch) run(p *interp.Program, n int, seed uint64) (wrong string) {
	type branch struct {
		from *cfg.Block
		to   *cfg.Block // where the first of its lanes went
	}
	active := uint32(1<<32 - 1)
	if seed%3 > 0 {
		active = uint32(seed*0x9e3779b97f4a7c15>>32) | 1
	}
	ended := uint32(0) // lanes that are gone, or about to go
	groups := make([][]uint32, len(w.f.Blocks))
	var took [interp.WarpSize]*branch
	tell := func(format string, args ...any) {
		if wrong == "" {
			wrong = fmt.Sprintf(format, args...)
		}
	}
	c := interp.Config{Active: active, Seed: seed, Fuel: 4000}
	c.Watch = func(s *interp.Step) {
		b, i := s.Block, s.Instr
		if ended &^= s.Active; i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill || i.Flow == cfg.FlowRet {
			ended |= s.Exec
		}
		var to *branch
		for l := range interp.WarpSize {
			if s.Active>>l&1 == 0 {
				continue
			}
			if x := took[l]; x != nil {
				took[l] = nil
				if x.to == nil {
					x.to = b
				}
				if x.to != b {
					w.parted[x.from.ID] = true
					if !w.u.Diverges(x.from) {
						tell("lanes go from %s to %s and to %s, which is said to be uniform", x.from.Name(), x.to.Name(), b.Name())
					}
				}
			}
			if i == b.Last() && i.Flow != cfg.FlowCall && i.Flow != cfg.FlowRet {
				if to == nil {
					to = &branch{from: b}
				}
				took[l] = to
			}
		}
		if !slices.Contains(w.f.Blocks, b) {
			for l := range took {
				took[l] = nil
			}
			return
		}
		w.ran[b.ID] = true
		if what := w.values(s); what != "" {
			tell("%s", what)
		}
		if i == firstBehind(b) {
			for _, before := range groups[b.ID] {
				if before&s.Active == 0 && before&^ended != 0 {
					w.apart[b.ID] = true
					if w.u.Separated(b) == nil {
						tell("lanes %08x run %s and %08x run it later, which are said to run it together", before, b.Name(), s.Active)
					}
				}
			}
			if !slices.Contains(groups[b.ID], s.Active) && len(groups[b.ID]) < 64 {
				groups[b.ID] = append(groups[b.ID], s.Active)
			}
		}
	}
	for _, l := range p.Run(n, c).Lanes {
		if l.End == interp.Undefined {
			return "" // it is not known where it went on
		}
	}
	return wrong
}

// values returns what is wrong with what an instruction reads; "" if nothing is: where a value is said
// to be the same in all lanes that read it together, it is.
func (w *lanesWatch) values(s *interp.Step) string {
	k := 0
	for &s.Block.Instrs[k] != s.Instr {
		k++
	}
	num := w.ssa.Regs.Number(s.Block, k)
	words, args := w.ssa.Regs.Words(num), w.ssa.Regs.Args(num)
	for k, v := range w.ssa.Values(num) {
		if words[k] < 0 || words[k].Write() || w.u.Varies(v, s.Block) {
			continue
		}
		r := w.ssa.Regs.Regs[words[k].Var()]
		if r.Class == cfg.ClassB {
			continue // a set of lanes
		}
		lanes := s.Exec
		if args[k] == cfg.ArgGuard {
			lanes = s.Active
		}
		if lanes == 0 {
			continue
		}
		one := bits.TrailingZeros32(lanes)
		for l := one; l < interp.WarpSize; l++ {
			if lanes>>l&1 != 0 && s.Reg(r, l) != s.Reg(r, one) {
				return fmt.Sprintf("%s of %s is %#x in lane %d and %#x in lane %d where %s reads it, and is said to be the same",
					w.f.Names.Reg(r), s.Block.Name(), s.Reg(r, one), one, s.Reg(r, l), l, s.Instr.Op.Name)
			}
		}
	}
	return ""
}

// firstBehind returns the first instruction of b behind those at which lanes meet.
func firstBehind(b *cfg.Block) *cfg.Instr {
	for k := range b.Instrs {
		if i := &b.Instrs[k]; i.Flow != cfg.FlowBSYNC && i.Flow != cfg.FlowPop && !i.ReconvergesWarp() {
			return i
		}
	}
	return nil
}
