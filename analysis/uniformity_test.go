package analysis

import (
	"context"
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/corpus"
)

const lanes = 6

// A warp runs a program in several lanes in lock step. Lanes that diverge at a branch
// reconverge at its immediate postdominator. An instruction that the walker has no
// arithmetic for makes a number from what it reads and from the time.
type warp struct {
	t     *testing.T
	lane  [lanes]*walker
	facts *Facts
	parts []bool // by block: its branch has diverged
	seen  map[Value]bool
	fuel  int
	clock uint64
	ones  []cfg.Reg // those that are one for the warp
}

// An entry of the stack: lanes that go on at a block until they get to where
// they reconverge the others.
type frame struct {
	at, meet int32 // -1 for nowhere
	mask     uint32
}

func (w *warp) run() {
	f := w.facts.Func
	ipdom := w.facts.PostDominators().Ipdom
	stack := []frame{{0, -1, 1<<lanes - 1}}
	ended := uint32(0)
	for len(stack) > 0 && w.fuel > 0 {
		top := &stack[len(stack)-1]
		top.mask &^= ended
		if top.at == top.meet || top.at < 0 || top.mask == 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		b := f.Blocks[top.at]
		taken := w.block(b, top.mask)
		i := b.Last()
		to := int32(-1)
		ends := i != nil && (i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill)
		if ends {
			ended |= taken
		} else if taken != 0 {
			target := f.TargetOf(i)
			if target == nil {
				return
			}
			to = target.ID
		}
		next := int32(-1)
		if n := f.Next(b); n != nil {
			next = n.ID
		}
		switch rest := top.mask &^ taken; {
		case ends, taken == 0:
			top.at = next
		case rest == 0:
			top.at = to
		default:
			w.parts[b.ID] = true
			mask, meet := top.mask, ipdom[b.ID]
			top.at = meet
			if meet < 0 {
				stack = stack[:len(stack)-1]
			}
			stack = append(stack, frame{next, meet, mask &^ taken}, frame{to, meet, mask & taken})
		}
	}
}

// block runs b in the lanes of mask and returns those that its last instruction
// transfers. Where it cannot tell how control goes on no fuel is left.
func (w *warp) block(b *cfg.Block, mask uint32) (taken uint32) {
	s, u := w.facts.SSA(), w.facts.Uniformity()
	for k := range b.Instrs {
		w.fuel--
		i := &b.Instrs[k]
		n := s.Regs.Number(b, k)
		check := func(write bool) {
			for j, word := range s.Regs.Words(n) {
				if word < 0 || word.Write() != write {
					continue
				}
				v := s.Values(n)[j]
				if v < 0 || write && (!whole(s, v) || overwritten(s.Regs.Words(n)[j:])) {
					continue
				}
				reg := s.Regs.Regs[word.Var()]
				first := -1
				for l := range lanes {
					if mask>>l&1 == 0 {
						continue
					}
					if first < 0 {
						first = l
					}
					if a, c := w.lane[first].regs[reg], w.lane[l].regs[reg]; a != c {
						w.seen[v] = true
						if !u.Varies(v, b) {
							w.t.Fatalf("%v is %#x in lane %d and %#x in lane %d at %s in %s, said to be uniform\n%s", reg, a, first, c, l, w.facts.Func.InstrString(i), b.Name(), w.facts.Func)
						}
					}
				}
			}
		}
		check(false)
		runs := uint32(0)
		for l := range lanes {
			if mask>>l&1 != 0 && w.lane[l].guard(i) {
				runs |= 1 << l
			}
		}
		w.clock++
		switch i.Flow {
		case cfg.FlowNone, cfg.FlowPush, cfg.FlowBSSY, cfg.FlowBSYNC, cfg.FlowBREAK:
			w.instr(i, n, mask, runs)
		case cfg.FlowBranch, cfg.FlowExit, cfg.FlowKill:
			if k < len(b.Instrs)-1 {
				w.fuel = 0
				return 0
			}
			for l := range lanes {
				if runs>>l&1 != 0 && w.lane[l].decides(i) {
					taken |= 1 << l
				}
			}
			if i.HasMod("DIV") {
				taken = 0 // all are active
			}
			if i.Uniform() && taken != 0 && taken != mask {
				w.fuel = 0 // undefined
				return 0
			}
		default:
			w.fuel = 0
			return 0
		}
		check(true)
	}
	if taken != 0 && taken != mask && !u.Diverges(b) {
		w.t.Fatalf("lanes %b of %b take the branch of %s, said to be uniform\n%s", taken, mask, b.Name(), w.facts.Func)
	}
	return taken
}

// whenever returns what i, if it computes the same of the same operands whenever it does, makes its results of.
func (w *warp) whenever(i *cfg.Instr) (base uint64, ok bool) {
	if i.Op.Name == "S2R" || i.Op.Name == "S2UR" {
		r := i.Args[len(i.Args)-1].Reg
		vary := cfg.SpecialRegOf(r).Vary
		return hash(1, uint64(r.Num)), vary == cfg.VaryNever || vary == cfg.VaryBlock
	}
	if fns.Of(i, w.facts.Func.SM()) == nil {
		return 0, false
	}
	for _, c := range strings.TrimPrefix(i.Name, "U") { // UPRMT computes what PRMT does
		base = hash(base, uint64(c))
	}
	for k := range i.Args {
		base = hash(base, uint64(i.Args[k].Imm))
	}
	return base, true
}

// instr runs i, number n of the function and not control flow, in the lanes of
// runs, which its guard lets through of those of mask.
func (w *warp) instr(i *cfg.Instr, n int32, mask, runs uint32) {
	s := w.facts.SSA()
	r := s.Regs
	if w.lane[0].knows(i) {
		for l := range lanes {
			if runs>>l&1 != 0 {
				w.lane[l].instr(i)
			}
		}
	} else {
		base := hash(uint64(n), w.clock)
		again, always := w.whenever(i)
		if always {
			base = again
		}
		args := r.Args(n)
		shared := base
		var made [lanes]uint64
		for l := range lanes {
			made[l] = base
			for j, word := range r.Words(n) {
				if word >= 0 && !word.Write() && !(always && args[j] == cfg.ArgGuard) {
					made[l] = hash(made[l], uint64(w.lane[l].regs[r.Regs[word.Var()]]))
				}
			}
			at := r.f.Blocks[r.BlockOf(n)]
			if mayDiverge(i) && !(i.Op.Name == "LD" && s.ofLaunch(at, int(n-r.first[at.ID]), w.facts.Constants())) { // what a parameter points to is no memory of a lane
				made[l] = hash(made[l], uint64(l))
			}
			if runs>>l&1 != 0 {
				shared = hash(shared, made[l])
			}
		}
		for l := range lanes {
			if gathers(i) {
				made[l] = shared
			}
			number := i.Op.Name == "S2R" && mayDiverge(i)      // that of the lane, for loops to count to
			of := strings.HasPrefix(i.Op.Name, "S2") && always // that of the block
			for j, word := range r.Words(n) {
				x := hash(made[l], uint64(j))
				if always { // under a guard, too
					x = hash(made[l], uint64(args[j]))
				}
				switch {
				case number:
					x = uint64(l)
				case of:
					x = base & 7
				}
				if v := s.Values(n)[j]; v >= 0 && word.Write() {
					x = uint64(some(w.facts.Constants().Value(v, s.Block(v)), uint32(x))) | x&^0xffffffff
				}
				put := func(reg cfg.Reg, x uint64) {
					if reg.IsPred() {
						x &= 1
					}
					w.lane[l].regs[reg] = uint32(x)
				}
				switch {
				case runs>>l&1 == 0:
				case word == Clobbers:
					changes := clobbers(r.f, r.f.Blocks[r.BlockOf(n)], i)
					for v, reg := range r.Regs {
						if changes(reg) {
							put(reg, hash(x, uint64(v)))
						}
					}
				case word.Write() && !(word.May() && i.Guard.Always() && x>>40&1 == 0):
					put(r.Regs[word.Var()], x)
				}
			}
		}
	}
	if runs == 0 {
		return
	}
	first := w.lane[bits.TrailingZeros32(runs)]
	for _, reg := range w.ones { // what the warp has one of is as the first lane has left it
		for l := range lanes {
			w.lane[l].regs[reg] = first.regs[reg]
		}
	}
	for _, word := range r.Words(n) { // what lanes write together to a uniform register is one value
		if word >= 0 && word.Write() && uniformDatapath(r.Regs[word.Var()]) {
			for l := range lanes {
				if runs>>l&1 != 0 {
					w.lane[l].regs[r.Regs[word.Var()]] = first.regs[r.Regs[word.Var()]]
				}
			}
		}
	}
}

// some returns one of the values that k allows, which one x decides.
func some(k Known, x uint32) uint32 {
	for range 8 {
		if y := (x | k.Ones) &^ k.Zeros; k.Has(y) {
			return y
		}
		if k.Hi-k.Lo != math.MaxUint32 {
			x = k.Lo + x%(k.Hi-k.Lo+1)
		}
		if k.Has(x) {
			return x
		}
		x = uint32(hash(uint64(x), 1))
	}
	return k.Lo
}

// hash mixes two numbers into one.
func hash(a, b uint64) uint64 {
	x := (a ^ b*0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
	return (x ^ x>>29) * 0x94d049bb133111eb >> 3
}

// whole reports whether v has a value in lanes that its guard stops. It has none
// where nobody reads it.
func whole(s *SSA, v Value) bool {
	for s.Kind(v) == InstrValue {
		n := s.Instr(v)
		may := false
		for j, word := range s.Regs.Words(n) {
			may = may || s.Values(n)[j] == v && word.May()
		}
		if !may {
			return true
		}
		if v = s.Prev(v); v < 0 {
			return false
		}
	}
	return true
}

// lanewise is a program of [arithmetic] that begins with what differs between
// lanes and what does not, and may have a loop that lanes leave in different iterations.
func lanewise(r *rand.Rand, blocks int, rounds bool) string {
	begin := ".entry f {\nS2R R0, SR_LANEID\nMOV R1, c[0x0][0x0]\nMOV R2, 0x3\nMOV R3, c[0x0][0x4]\nMOV R4, RZ\n" +
		"ISETP.LT.AND P0, PT, R0, c[0x0][0x8], PT\nISETP.LT.AND P1, PT, R1, 0x4, PT\nISETP.NE.AND P2, PT, R3, RZ, PT\n"
	if rounds {
		begin += "rounds:\nIADD3 R3, R3, 0x1, RZ\nIADD3 R4, R4, 0x1, RZ\nISETP.LT.AND P0, PT, R4, R0, PT\n@P0 BRA rounds\nIADD3 R2, R3, 0x5, RZ\n"
	}
	return strings.Replace(arithmetic(r, blocks), ".entry f {\n", begin, 1)
}

// coarsely has u be found as in a function that is too much for labels.
func coarsely(facts *Facts) *Facts {
	u := newUniformity(facts, -1, 0)
	facts.known().uni.Get(context.Background(), func() *Uniformity { return u })
	return facts
}

// TestUniformity runs random programs in several lanes and holds that what is
// said to be uniform never differs.
func TestUniformity(t *testing.T) {
	var sum uniformitySeen
	for seed := range uint64(2500) {
		r := rand.New(rand.NewPCG(seed, 17))
		facts := NewFacts(lowered([]byte(lanewise(r, 2+r.IntN(9), seed%3 == 0)))[0])
		if seed%4 == 0 {
			coarsely(facts)
		}
		sum.add(checkUniformity(t, facts, r))
	}
	t.Logf("%d values, %d said to be uniform, %d seen to vary; %d branches, %d said to be uniform", sum.values, sum.uniform, sum.varied, sum.branches, sum.agreed)
	if sum.uniform < sum.values/10 || sum.varied < sum.values/10 || sum.agreed < sum.branches/20 {
		t.Error("too little is said, or too little varies, for the test to mean anything")
	}
}

// uniformitySeen counts values, those of them that are said to be uniform and that
// were seen to vary, conditional branches and those that are said to be uniform.
type uniformitySeen struct{ values, uniform, varied, branches, agreed int }

func (s *uniformitySeen) add(n uniformitySeen) {
	s.values, s.uniform, s.varied = s.values+n.values, s.uniform+n.uniform, s.varied+n.varied
	s.branches, s.agreed = s.branches+n.branches, s.agreed+n.agreed
}

// checkUniformity runs a function a few times.
func checkUniformity(t *testing.T, facts *Facts, r *rand.Rand) (sum uniformitySeen) {
	t.Helper()
	f := facts.Func
	if len(f.Blocks) == 0 {
		return sum
	}
	s, u := facts.SSA(), facts.Uniformity()
	seen := map[Value]bool{}
	parts := make([]bool, len(f.Blocks))
	for range 4 {
		w := &warp{t: t, facts: facts, parts: parts, seen: seen, fuel: 400}
		bank := map[int64]uint32{}
		for l := range lanes {
			w.lane[l] = &walker{f: f, regs: map[cfg.Reg]uint32{}, bank: func(at int64) uint32 {
				if _, ok := bank[at]; !ok {
					bank[at] = uint32(r.IntN(9))
				}
				return bank[at]
			}}
			for v, reg := range s.Regs.Regs {
				x := r.Uint32()
				if reg.IsPred() {
					x &= 1
				}
				one := u.one(Var(v))
				if one && l == 0 {
					w.ones = append(w.ones, reg)
				}
				if (one || f.Entry && uniformDatapath(reg)) && l > 0 {
					x = w.lane[0].regs[reg]
				}
				w.lane[l].regs[reg] = x
			}
		}
		w.run()
	}
	for v := range Value(s.Len()) {
		if k := s.Kind(v); k != InstrValue && k != PhiValue || !f.Reachable(s.Block(v)) {
			continue
		}
		sum.values++
		if !u.Varies(v, s.Block(v)) {
			sum.uniform++
		}
		if seen[v] {
			sum.varied++
		}
	}
	for _, b := range f.Blocks {
		if i := b.Last(); i != nil && f.Reachable(b) && i.Conditional() {
			sum.branches++
			if !u.Diverges(b) {
				sum.agreed++
			}
		}
	}
	return sum
}

func BenchmarkUniformity(b *testing.B) {
	for _, blocks := range []int{100, 10_000} {
		facts := NewFacts(bench(b, blocks))
		s := facts.SSA()
		s.Users(0)
		b.Run(fmt.Sprint(blocks), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				newUniformity(facts, fineSteps(facts.Func), 0)
			}
		})
	}
}

// TestEverything holds that nothing is said of a full warp once branches are no longer followed.
func TestEverything(t *testing.T) {
	f := lowered([]byte(`.entry f {
a: S2R R1, SR_LANEID
VOTE.ANY R0, PT, PT
ISETP.NE.AND P0, PT, R0, -0x1, PT
@P0 BRA partial
full: ISETP.EQ.AND P1, PT, R1, 0x3, PT
@P1 BRA one
STG [R2], R1
one: STG [R4], R1
partial: EXIT
}`))[0]
	u := NewFacts(f).Uniformity()
	full := f.Block("full")
	if _, ok := u.FullWarp(full); !ok {
		t.Fatal("the whole warp is not seen")
	}
	u.everything(0)
	for _, b := range f.Blocks {
		if _, ok := u.FullWarp(b); ok || u.Divergent(b) == nil {
			t.Errorf("%s is still run by the whole warp", b.Name())
		}
	}
}

// What holds lanes in regions is followed only if they may meet there, and to a limit that is told.
func TestMeetWithin(t *testing.T) {
	const depth = 2000
	for _, wait := range []string{"", "WARPSYNC 0xffffffff\n"} {
		var text strings.Builder
		text.WriteString(".target sm_90\n.entry k {\nS2R R0, SR_TID.X\nISETP.LT.AND P0, PT, R0, 0x7, PT\n")
		for n := range depth {
			fmt.Fprintf(&text, "BSSY B%d, r%d\n@P0 BRA r%d\n", n, n, n)
		}
		text.WriteString(wait)
		for n := range depth {
			fmt.Fprintf(&text, "r%d: BSYNC B%d\n", depth-1-n, depth-1-n)
		}
		text.WriteString("EXIT\n}\n")
		u := NewFacts(lowered([]byte(text.String()))[0]).Uniformity()
		if len(u.within) > 0 && wait == "" {
			t.Errorf("%d words of blocks looked at where no lanes meet", len(u.within))
		}
		if u.gaveUp && !u.Limited {
			t.Errorf("%q: gave up, which is not told", wait)
		}
	}
}

// TestTooMany holds that the paths of divergent branches are given up early where they are far too many, and not where there are
// steps enough for all of them.
func TestTooMany(t *testing.T) {
	steps := func(n int) (u *Uniformity, steps, fine int) {
		var top, out strings.Builder
		for k := range n {
			fmt.Fprintf(&top, "ISETP.EQ.AND P0, PT, R0, %d, PT\n@P0 BRA x%d\n", k, k)
			fmt.Fprintf(&out, "x%d: IADD3 R1, R1, 0x1, RZ\nBRA top\n", k)
		}
		f := lowered([]byte(".entry f {\nS2R R2, SR_LANEID\nLDG.E R0, [R2]\ntop: IADD3 R1, R1, 0x1, RZ\n" + top.String() + "BRA top\n" + out.String() + "}"))[0]
		u = NewFacts(f).Uniformity()
		return u, u.divergence.steps, fineSteps(f)
	}
	if u, steps, fine := steps(200); u.Limited || steps <= fine/4 || steps > fine {
		t.Errorf("200 branches: Limited %v after %d steps of %d", u.Limited, steps, fine)
	}
	if u, steps, fine := steps(20000); !u.Limited || !u.gaveUp || steps > fine/2 {
		t.Errorf("20000 branches: Limited %v, gave up %v after %d steps of %d", u.Limited, u.gaveUp, steps, fine)
	}
}

// BenchmarkExits is uniformity where lanes leave loops: ns/block stays about the same as functions grow.
func BenchmarkExits(b *testing.B) {
	shapes := map[string]func(n int) string{
		"breaks": func(n int) string { // out of one loop, each to a block of its own
			var top, out strings.Builder
			for k := range n {
				fmt.Fprintf(&top, "ISETP.EQ.AND P0, PT, R0, %d, PT\nIADD3 R1, R1, 0x1, RZ\n@P0 BRA x%d\n", k, k)
				fmt.Fprintf(&out, "x%d: STG [R4], R1\nBRA end\n", k)
			}
			return "top: IADD3 R1, R1, 0x1, RZ\n" + top.String() + "BRA top\n" + out.String() + "end: STG [R4], R1\n"
		},
		"nest": func(n int) string {
			var heads, ends string
			for k := range n {
				heads += fmt.Sprintf("h%d: IADD3 R1, R1, 0x1, RZ\nISETP.EQ.AND P1, PT, R0, R1, PT\n@P1 BRA x%d\n", k, k)
				ends = fmt.Sprintf("ISETP.LT.AND P0, PT, R1, R0, PT\n@P0 BRA h%d\nx%d: IADD3 R1, R1, 0x2, RZ\n", k, k) + ends
			}
			return heads + ends
		},
	}
	for name, shape := range shapes {
		for _, n := range []int{1000, 4000} {
			f := lowered([]byte(".entry f {\nS2R R0, SR_LANEID\n" + shape(n) + "EXIT\n}"))[0]
			facts := NewFacts(f)
			b.Run(fmt.Sprint(name, "/", n), func(b *testing.B) {
				for b.Loop() {
					newUniformity(facts, fineSteps(facts.Func), 0)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(f.Blocks)), "ns/block")
			})
		}
	}
}

// TestUniformityOfKernels holds that the paths of divergent branches are followed in all that a
// compiler has made of kernels, an interpreter's loop among them.
func TestUniformityOfKernels(t *testing.T) {
	for _, name := range corpus.Compiled(t) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range lowered(text) {
			if NewFacts(f).Uniformity().Limited {
				t.Errorf("%s: too many blocks are on the paths of divergent branches in %s", filepath.Base(name), f.Name)
			}
		}
	}
}
