package analysis

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
)

// seasoned yields functions as programs does, with instructions strewn in that
// read or write what no operand names, and with registers that have names.
func seasoned(n int) func(yield func(*cfg.Func) bool) {
	return func(yield func(*cfg.Func) bool) {
		for seed := range uint64(n) {
			r := rand.New(rand.NewPCG(seed, 11))
			c := gen.Config{Funcs: 1, Blocks: 1 + r.IntN(12), Instrs: 1 + r.IntN(6), Native: seed%2 == 0, Wild: seed%3 != 0}
			for _, f := range lowered(seasoning(r, c)) {
				if !yield(f) {
					return
				}
			}
		}
	}
}

// seasoning is a random program with such instructions strewn in.
func seasoning(r *rand.Rand, c gen.Config) []byte {
	lines := []string{
		"CALL.REL.NOINC `(other)", "@P0 CALL.REL.NOINC `(other)", "@P1 RET.REL.NODEC R20 `(f0)", "FROB R3, R4", "BRX R4", "@!P2 BRX R4",
		"LDG.E.128 R4, [R2.64]", "STG.E.64 [R6.64], R8", "IMAD.WIDE R2, R3, R4, R6", "@P1 MOV R5, R6", "R2P PR, R4, 0x6",
		"P2R R3, PR, RZ, 0x7f", "MOV R40, R41", "IADD3 R40, P1, R40, R2, RZ", "@P0 MOV R41, R2", "CALL.REL.NOINC `(.L_x_1)", "RET.REL.NODEC R20 `(f0)", "ULDC.64 UR4, c[0x0][0x118]", "PRMT R2.H1, R3, 0x1, R4", "EXIT",
		"@P0 BSYNC B0", "@P1 BSSY B0, `(.L_x_1)", "@!P1 BSYNC B1", "BMOV.32.CLEAR R5, B0", "@P2 BMOV.32 B1, R5", "FROB B0",
	}
	text := gen.Program(r, c)
	rate := 2 + r.IntN(30)
	var out bytes.Buffer
	for line := range strings.Lines(string(text)) {
		out.WriteString(line)
		if strings.HasPrefix(line, "    ") && (c.Native || strings.Contains(line, "/*")) && r.IntN(rate) == 0 {
			extra := lines[r.IntN(len(lines))]
			if c.Native {
				extra = strings.NewReplacer("R40", "Rsum", "R41", "Rnext", "`(.L_x_1)", "L1").Replace(extra)
			} else {
				extra = "        /*0000*/ " + extra + " ;"
			}
			fmt.Fprintln(&out, extra)
		}
	}
	return out.Bytes()
}

// A varSet is a set of registers, the slow way.
type varSet map[Var]bool

// naiveLive solves liveness instruction by instruction with sets. before[n] is what is
// live before instruction n; in and out are by block.
type naiveLive struct {
	before, after []varSet
	in, out       []varSet
}

func newNaiveLive(fast *Liveness) naiveLive {
	r := fast.regs
	f := r.f
	succs := func(n int32) (list []int32) {
		for k, s := range f.Graph.Succs(n) {
			if r.conv == nil || f.Kinds[int(f.Graph.Start[n])+k] != cfg.CallEdge {
				list = append(list, s)
			}
		}
		return list
	}
	all := varSet{}
	for v := range Var(r.Len()) {
		all[v] = true
	}

	// The registers that no block reads by name before it writes them.
	rest := maps.Clone(all)
	for n := range f.Blocks {
		written := varSet{}
		for i := r.first[n]; i < r.first[n+1]; i++ {
			for _, w := range r.Words(i) {
				if w >= 0 && !w.Write() && !written[w.Var()] {
					delete(rest, w.Var())
				}
			}
			for _, w := range r.Words(i) {
				if w.Write() && !w.May() {
					written[w.Var()] = true
				}
			}
		}
	}
	// They are live where a path goes to what reads everything.
	var leads func(n int32, seen []bool) bool
	leads = func(n int32, seen []bool) bool {
		if seen[n] {
			return false
		}
		seen[n] = true
		for i := r.first[n]; i < r.first[n+1]; i++ {
			if slices.Contains(r.Words(i), ReadsAll) {
				return true
			}
		}
		return r.conv == nil && unknownSuccs(f, f.Blocks[n]) || slices.ContainsFunc(succs(n), func(s int32) bool { return leads(s, seen) })
	}

	l := naiveLive{make([]varSet, r.Instrs()), make([]varSet, r.Instrs()), make([]varSet, len(f.Blocks)), make([]varSet, len(f.Blocks))}
	for n := range f.Blocks {
		l.in[n] = varSet{}
	}
	for changed := true; changed; {
		changed = false
		for n := range f.Blocks {
			now := varSet{}
			for _, s := range succs(int32(n)) {
				maps.Copy(now, l.in[s])
			}
			if r.conv == nil && unknownSuccs(f, f.Blocks[n]) {
				maps.Copy(now, all)
			}
			l.out[n] = maps.Clone(now)
			for i := r.first[n+1] - 1; i >= r.first[n]; i-- {
				l.after[i] = maps.Clone(now)
				for _, w := range r.Words(i) {
					if w.Write() && !w.May() {
						delete(now, w.Var())
					}
				}
				for _, w := range r.Words(i) {
					if w == ReadsAll {
						maps.Copy(now, all)
					} else if w >= 0 && !w.Write() {
						now[w.Var()] = true
					}
				}
				l.before[i] = maps.Clone(now)
			}
			if leads(int32(n), make([]bool, len(f.Blocks))) {
				maps.Copy(now, rest)
			}
			if !maps.Equal(now, l.in[n]) {
				l.in[n] = now
				changed = true
			}
		}
	}
	return l
}

// TestLiveness compares sets, walks, queries and pressure with the slow way.
func TestLiveness(t *testing.T) {
	points := 0
	for f := range seasoned(600) {
		facts := NewFacts(f)
		points += checkLiveness(t, f, facts.Liveness()) + checkLiveness(t, f, facts.Ranges())
	}
	if points < 10000 {
		t.Errorf("only %d points were compared", points)
	}
}

func checkLiveness(t *testing.T, f *cfg.Func, l *Liveness) (points int) {
	t.Helper()
	r := l.regs
	want := newNaiveLive(l)
	fail := func(v Var, where string, n int, got bool) {
		t.Helper()
		t.Fatalf("%v %s %d: live is %v\n%s", r.Regs[v], where, n, got, f.Src)
	}
	most, at := Counts{}, Counts{-1, -1, -1, -1, -1, -1}
	p := l.Pressure(context.Background())
	w := l.Walk()
	for n, b := range f.Blocks {
		for v := range Var(r.Len()) {
			if got := l.LiveIn(b, v); got != want.in[n][v] {
				fail(v, "at the begin of block", n, got)
			}
			if got := l.LiveOut(b, v); got != want.out[n][v] {
				fail(v, "at the end of block", n, got)
			}
		}
		for v := range l.In(b) {
			if !want.in[n][v] {
				fail(v, "in the set of block", n, true)
			}
		}
		var inBlock Counts
		k := len(b.Instrs)
		for w.Start(b); w.Prev(); {
			k--
			points++
			i := w.Number()
			if w.Index() != k || i != r.Number(b, k) {
				t.Fatalf("the walk is at %d, want %d", w.Index(), k)
			}
			checkSet(t, f, w, want.after[i])
			for v := range Var(r.Len()) {
				if got := l.LiveAfter(b, k, v); got != want.after[i][v] {
					fail(v, "after", int(i), got)
				}
				if got := l.LiveBefore(b, k, v); got != want.before[i][v] {
					fail(v, "before", int(i), got)
				}
			}
			w.Step()
			checkSet(t, f, w, want.before[i])

			occupied := maps.Clone(want.before[i])
			for _, x := range r.Words(i) {
				if x.Write() {
					occupied[x.Var()] = true
				}
			}
			if got := countSet(r, occupied); got != w.Occupied() {
				t.Fatalf("instruction %d occupies %v, want %v\n%s", i, w.Occupied(), got, f.Src)
			}
		}
		for k := range b.Instrs {
			i := r.Number(b, k)
			occupied := maps.Clone(want.before[i])
			for _, x := range r.Words(i) {
				if x.Write() {
					occupied[x.Var()] = true
				}
			}
			for c, x := range countSet(r, occupied) {
				inBlock[c] = max(inBlock[c], x)
				if x > most[c] {
					most[c], at[c] = x, i
				}
			}
		}
		if p.Blocks[n] != inBlock {
			t.Fatalf("pressure of block %d is %v, want %v", n, p.Blocks[n], inBlock)
		}
	}
	if p.Max != most || p.At != at {
		t.Fatalf("pressure %v at %v, want %v at %v\n%s", p.Max, p.At, most, at, f.Src)
	}
	return points
}

func countSet(r *Registers, s varSet) (c Counts) {
	for v := range s {
		if class := r.Regs[v].Class; int(class) < len(c) {
			c[class]++
		}
	}
	return c
}

// checkSet compares where a walk stands with a set.
func checkSet(t *testing.T, f *cfg.Func, w *Walk, want varSet) {
	t.Helper()
	got := w.AppendLive(nil)
	if len(got) != len(want) || slices.ContainsFunc(got, func(v Var) bool { return !want[v] }) {
		t.Fatalf("instruction %d: live %v, want %v\n%s", w.Number(), got, want, f.Src)
	}
	if n := countSet(w.l.regs, want); n != w.Count() {
		t.Fatalf("instruction %d: count %v, want %v", w.Number(), w.Count(), n)
	}
}

// TestRange compares live ranges with the points that are connected by control
// while the register is live.
func TestRange(t *testing.T) {
	ranges, long := 0, 0
	for f := range seasoned(300) {
		n, l := checkRanges(t, f, NewFacts(f).Liveness())
		ranges, long = ranges+n, long+l
	}
	if ranges < 5000 || long < 500 {
		t.Errorf("only %d ranges, %d of them through several blocks", ranges, long)
	}
}

// checkRanges returns how many ranges it compared, and how many of them go
// through several blocks.
func checkRanges(t *testing.T, f *cfg.Func, l *Liveness) (ranges, long int) {
	t.Helper()
	r := l.regs
	want := newNaiveLive(l)
	extents := &Extents{live: l}
	for v := range Var(r.Len()) {
		group := rangePoints(r, want, v)
		for n, b := range f.Blocks {
			for k := range b.Instrs {
				i := r.Number(b, k)
				from := -1
				switch writes := slices.ContainsFunc(r.Words(i), func(w Word) bool { return w.Write() && w.Var() == v }); {
				case writes:
					from = k + 1
				case want.before[i][v]:
					from = k
				}
				before := l.RangeBefore(v, b, k)
				if got, ok := extents.Before(v, b, k); ok != (before != nil) || got != extentOf(before) {
					t.Fatalf("%v before %d of block %d: extent %v, want that of %v\n%s", r.Regs[v], k, n, got, before, f.Src)
				}
				if want.before[i][v] {
					if got := points(before); !slices.Equal(got, group[[2]int{n, k}]) {
						t.Fatalf("%v before %d of block %d: range %v is %v, want %v\n%s", r.Regs[v], k, n, before, got, group[[2]int{n, k}], f.Src)
					}
				} else if before != nil {
					t.Fatalf("%v is dead before %d of block %d: range %v\n%s", r.Regs[v], k, n, before, f.Src)
				}
				var expect [][2]int
				if from >= 0 {
					expect = group[[2]int{n, from}]
				}
				segs := l.Range(v, b, k)
				if got, ok := extents.Of(v, b, k); ok != (segs != nil) || got != extentOf(segs) {
					t.Fatalf("%v at %d of block %d: extent %v, want that of %v\n%s", r.Regs[v], k, n, got, segs, f.Src)
				}
				if from < 0 != (segs == nil) {
					t.Fatalf("%v at %d of block %d: range %v\n%s", r.Regs[v], k, n, segs, f.Src)
				}
				if segs == nil {
					continue
				}
				ranges++
				if len(segs) > 1 {
					long++
				}
				for _, s := range segs {
					checkSegment(t, r, v, s)
				}
				if got := points(segs); !slices.Equal(got, expect) {
					t.Fatalf("%v at %d of block %d: range %v is %v, want %v\n%s", r.Regs[v], k, n, segs, got, expect, f.Src)
				}
			}
		}
	}
	return ranges, long
}

// extentOf is the extent of a range, which is in layout order.
func extentOf(segs []Segment) (x Extent) {
	blocks := map[*cfg.Block]bool{}
	for _, s := range segs {
		blocks[s.Block] = true
		if len(s.Block.Instrs) == 0 {
			continue
		}
		if x.First.Block == nil {
			x.First = s
		}
		x.Last = s
	}
	x.Blocks = len(blocks)
	return x
}

// points are the places of a range: before which instruction of which block.
func points(segs []Segment) (list [][2]int) {
	for _, s := range segs {
		for p := s.From + 1; p <= s.To; p++ {
			list = append(list, [2]int{int(s.Block.ID), p})
		}
	}
	return list
}

// checkSegment holds that a segment begins with a write and ends with a read.
func checkSegment(t *testing.T, r *Registers, v Var, s Segment) {
	t.Helper()
	if s.From >= 0 && !slices.ContainsFunc(r.Words(r.Number(s.Block, s.From)), func(w Word) bool { return w.Write() && w.Var() == v }) {
		t.Fatalf("%v: segment %v begins without a write", r.Regs[v], s)
	}
	if s.To > s.From && s.To < len(s.Block.Instrs) && !slices.ContainsFunc(r.Words(r.Number(s.Block, s.To)), func(w Word) bool {
		return w == ReadsAll || w >= 0 && !w.Write() && w.Var() == v
	}) {
		t.Fatalf("%v: segment %v ends without a read", r.Regs[v], s)
	}
}

// rangePoints returns, for each point (block, index of the instruction after
// it) at which v is live, the points of its range, sorted.
func rangePoints(r *Registers, l naiveLive, v Var) map[[2]int][][2]int {
	f := r.f
	next := map[[2]int][][2]int{}
	link := func(a, b [2]int) {
		next[a] = append(next[a], b)
		next[b] = append(next[b], a)
	}
	live := func(p [2]int) bool {
		b := f.Blocks[p[0]]
		if p[1] == len(b.Instrs) {
			return l.out[p[0]][v]
		}
		return l.before[r.Number(b, p[1])][v]
	}
	for n, b := range f.Blocks {
		for k := 0; k <= len(b.Instrs); k++ {
			p := [2]int{n, k}
			if !live(p) {
				continue
			}
			link(p, p)
			if k < len(b.Instrs) {
				sure := slices.ContainsFunc(r.Words(r.Number(b, k)), func(w Word) bool { return w.Write() && !w.May() && w.Var() == v })
				if q := [2]int{n, k + 1}; live(q) && !sure {
					link(p, q)
				}
				continue
			}
			for _, s := range f.Graph.Succs(int32(n)) {
				if q := [2]int{int(s), 0}; live(q) {
					link(p, q)
				}
			}
		}
	}
	group := map[[2]int][][2]int{}
	for p := range next {
		if group[p] != nil {
			continue
		}
		list := [][2]int{p}
		seen := map[[2]int]bool{p: true}
		for k := 0; k < len(list); k++ {
			for _, q := range next[list[k]] {
				if !seen[q] {
					seen[q] = true
					list = append(list, q)
				}
			}
		}
		slices.SortFunc(list, func(a, b [2]int) int { return cmp.Or(a[0]-b[0], a[1]-b[1]) })
		for _, q := range list {
			group[q] = list
		}
	}
	return group
}

// benchFunc returns the function of a text that has one.
func benchFunc(text []byte) *cfg.Func {
	for _, f := range lowered(text) {
		return f
	}
	return nil
}

func BenchmarkLiveness(b *testing.B) {
	for _, blocks := range []int{100, 10_000} {
		text := gen.Program(rand.New(rand.NewPCG(1, 2)), gen.Config{Funcs: 1, Blocks: blocks, Instrs: 11})
		f := benchFunc(text)
		r := newRegisters(context.Background(), f)
		l := newLiveness(context.Background(), r)
		run := func(name string, fn func()) {
			b.Run(fmt.Sprintf("%s/%dx11", name, blocks), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					fn()
				}
			})
		}
		run("registers", func() { newRegisters(context.Background(), f) })
		run("liveness", func() { newLiveness(context.Background(), r) })
		run("pressure", func() { l.Pressure(context.Background()) })
		facts := NewFacts(f)
		facts.Liveness()
		run("deadwrite", func() { facts.newDeadWrites() })
		run("all", func() {
			newLiveness(context.Background(), newRegisters(context.Background(), f)).Pressure(context.Background())
		})
	}
}

// TestPrintedRanges holds the flaw in what nvdisasm prints, which whole
// listings show too (cmd/ori): R9 is live at the start of the run of blocks from .L_x_1 on, since
// the write under a guard may not happen, but not at the end of the block before it.
func TestPrintedRanges(t *testing.T) {
	f := benchFunc([]byte(`	.headerflags	@"EF_CUDA_SM86"
	.section	.text.f,"ax",@progbits
f:
        /*0000*/ S2R R0, SR_TID.X ;
.L_x_1:
        /*0010*/ ISETP.EQ.AND P0, PT, R0, RZ, PT ;
        /*0020*/ @!P0 BRA ` + "`(.L_x_3)" + ` ;
        /*0030*/ @P1 MOV R9, 0x1 ;
        /*0040*/ BRA ` + "`(.L_x_2)" + ` ;
.L_x_3:
        /*0050*/ EXIT ;
.L_x_2:
        /*0060*/ IADD3 R0, R9, R0, RZ ;
        /*0070*/ @P0 BRA ` + "`(.L_x_1)" + ` ;
        /*0080*/ EXIT ;
`))
	also := []cfg.Reg{{Class: cfg.ClassR, Num: 1}}
	for _, c := range []struct {
		l    *Liveness
		want bool
	}{{RangesOf(f, also), true}, {PrintedRanges(f, also, nil), false}} {
		v := c.l.regs.Var(cfg.Reg{Class: cfg.ClassR, Num: 9})
		run := f.Block(".L_x_1")
		if !c.l.LiveIn(run, v) {
			t.Error("R9 is dead at .L_x_1")
		}
		if got := c.l.LiveOut(f.Blocks[0], v); got != c.want {
			t.Errorf("R9 is live at the end of the entry: %v, want %v", got, c.want)
		}
	}
}

// TestConvention holds what calls do to the general registers, in runs: s for
// scratch, k for kept. R1 is the stack pointer.
func TestConvention(t *testing.T) {
	var sb strings.Builder
	for n := range int32(56) {
		switch r := (cfg.Reg{Class: cfg.ClassR, Num: n}); {
		case isScratch(r) == isKept(r):
			t.Errorf("%v is both or neither", r)
		case isScratch(r):
			sb.WriteByte('s')
		default:
			sb.WriteByte('k')
		}
	}
	if got, want := sb.String(), "skksssssssssssss"+"kkkkkkkkkkkkkkkk"+"sssskkkksssskkkksssskkkk"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if isScratch(cfg.Reg{Class: cfg.ClassR, Num: cfg.FirstNamed}) || isKept(cfg.Reg{Class: cfg.ClassR, Num: cfg.FirstNamed}) {
		t.Error("a named register is in the convention")
	}
}

// checkRangesFrom holds the ranges that are made from the registers of f against those that are listed anew.
func checkRangesFrom(t *testing.T, f *cfg.Func) {
	t.Helper()
	got, want := rangesFrom(context.Background(), newRegisters(context.Background(), f)), RangesOf(f, nil)
	a, b := got.regs, want.regs
	if !slices.Equal(a.Regs, b.Regs) || !slices.Equal(a.start, b.start) || !slices.Equal(a.words, b.words) || !slices.Equal(a.args, b.args) {
		t.Fatalf("registers differ:\n%v %v\n%v %v\n%s", a.Regs, a.words, b.Regs, b.words, f)
	}
	if !reflect.DeepEqual(a.conv, b.conv) {
		t.Fatalf("conventions differ: %v, want %v\n%s", a.conv, b.conv, f)
	}
	if !slices.Equal(got.in, want.in) || !slices.Equal(got.out, want.out) || !slices.Equal(got.vars, want.vars) {
		t.Fatalf("live ranges differ\n%s", f)
	}
}

// TestRangesFrom has what the listing for people leaves out of that for rewriting, or adds to it.
func TestRangesFrom(t *testing.T) {
	for _, head := range []string{"	.headerflags	@\"EF_CUDA_SM80\"\n", "	.headerflags	@\"EF_CUDA_SM35\"\n"} {
		for _, lines := range []string{
			"EXIT",
			"MOV R1, R2; @P0 EXIT; BRA x",
			"P2R R0, PR, R5, 0x41; @P3 R2P PR, R3, 0x6; EXIT",
			"P2R R0, PR, R5, R6; R2P PR, R16.B1, R4; EXIT",
			"R2P PR, R16.B1, R4; ISETP.EQ.AND P3, PT, R0, RZ, PT; RET.REL.NODEC R20 x",
			"UMOV UR40, 0x1; UMOV UR5, UR40; UMOV UR37, UR5; RET.REL.NODEC R20 x",
			"MOV R9, R8; @P0 CALL.REL.NOINC y; IADD3 R4, R9, R40, RZ; EXIT; y: MOV R7, R6; RET.REL.NODEC R20 x",
			"CALL.ABS.NOINC z; FROB R9, R10; @!P1 FROB R9, R10; P2R R0, PR, R5, 0x7f; EXIT",
			"ULDC.64 UR4, c[0x0][0x118]; LDG.E R2, [R2.64]; FROB R9, R10; STG.E [R4.64], R9; EXIT",
			"LDG.E R2, [R2.64]; ULDC.64 UR4, c[0x0][0x118]; STG.E [R4.64], R2; RET.REL.NODEC R20 x",
		} {
			text := head + "\t.section\t.text.f,\"ax\",@progbits\nx:\n"
			for n, line := range strings.Split(lines, "; ") {
				if label, rest, ok := strings.Cut(line, ": "); ok {
					text += label + ":\n"
					line = rest
				}
				line = strings.NewReplacer(" x", " `(x)", " y", " `(y)", " z", " `(z)").Replace(line)
				text += fmt.Sprintf("        /*%04x*/ %s ;\n", 16*n, line)
			}
			for _, f := range lowered([]byte(text)) {
				checkRangesFrom(t, f)
			}
		}
	}
	for n := range uint64(20) {
		for _, f := range lowered(gen.Program(rand.New(rand.NewPCG(n, 2)), gen.Config{Funcs: 3, Blocks: 40, Instrs: 11})) {
			checkRangesFrom(t, f)
		}
	}
}
