package analysis

import (
	"context"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// TestCallRanges holds what is live around a call of code in the same section: what that code reads is
// live until the call, what it may write and what it surely writes are told apart, and a register that it saves
// and restores keeps its value. A call of other code follows the convention.
func TestCallRanges(t *testing.T) {
	f := lowered([]byte(`	.headerflags	@"EF_CUDA_SM80"
	.section	.text.k,"ax",@progbits
        .type           k,@function
        .size           k,(` + "`$k$g" + ` - k)
k:
        /*0000*/ MOV R40, 0x5 ;
        /*0010*/ MOV R47, 0x6 ;
        /*0020*/ MOV R16, 0x7 ;
        /*0030*/ MOV R20, 0x70 ;
        /*0040*/ MOV R3, 0x1 ;
        /*0050*/ MOV R21, 0x0 ;
        /*0060*/ CALL.REL.NOINC ` + "`($k$g)" + ` ;
        /*0070*/ STG.E [R4.64], R5 ;
        /*0080*/ STG.E [R4.64], R16 ;
        /*0090*/ CALL.REL.NOINC ` + "`(elsewhere)" + ` ;
        /*00a0*/ EXIT ;
        .type           $k$g,@function
        .size           $k$g,(.L_x_19 - $k$g)
$k$g:
        /*00b0*/ STL [R1], R16 ;
        /*00c0*/ IADD3 R5, R47, R40, RZ ;
        /*00d0*/ MOV R16, R5 ;
        /*00e0*/ ISETP.EQ.AND P0, PT, R16, RZ, PT ;
        /*00f0*/ @P0 MOV R3, 0x2 ;
        /*0100*/ LDL R16, [R1] ;
        /*0110*/ RET.REL.NODEC R20 ` + "`(k)" + ` ;
.L_x_19:
`))[0]
	l := RangesOf(f, nil)
	for _, c := range []struct {
		k    int
		want string
	}{
		{6, "reads R1 R20 R21 R40 R47; writes R3 R5 P0; live R1 R4 R16 R20 R21 R40 R47"},
		{9, "reads ; writes R3 R4 R5 R40; live "},
	} {
		b, k := f.Blocks[0], c.k
		for k >= len(b.Instrs) { // a call may end a block
			k -= len(b.Instrs)
			b = f.Blocks[b.ID+1]
		}
		var reads, writes, before []Var
		for v, m := range l.regs.Marks(l.regs.Number(b, k)) {
			if m == MarkRead {
				reads = append(reads, v)
			} else {
				writes = append(writes, v)
			}
		}
		for v := range l.regs.Regs {
			if l.LiveBefore(b, k, Var(v)) {
				before = append(before, Var(v))
			}
		}
		names := func(list []Var) string {
			var s []string
			for _, v := range l.regs.Sorted(list) {
				s = append(s, l.regs.Regs[v].String())
			}
			return strings.Join(s, " ")
		}
		got := fmt.Sprintf("reads %s; writes %s; live %s", names(reads), names(writes), names(before))
		if got != c.want {
			t.Errorf("instruction %d: got  %s\nwant %s", c.k, got, c.want)
		}
	}
}

// TestCallReads holds what a call reads whose code is not all known, or changes what it reads.
func TestCallReads(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"IADD3 R8, R8, 0x1, RZ ;\n CALL.REL.NOINC `($k$g) ;\n RET.REL.NODEC R20 `(k)", "[R8 R20 R21] known false []"},
		{"IADD3 R9, R8, 0x1, RZ ;\n CALL.REL.NOINC `(elsewhere) ;\n IADD3 R9, R40, R17, RZ ;\n RET.REL.NODEC R20 `(k)", "[R8 R17 R20 R21] known false []"},
		{"MOV R8, R9 ;\n BRA `(k)", "[R9] known false []"},
		{"IADD3 R30, R30, 0x1, RZ ;\n RET.REL.NODEC R20 `(k)", "[R20 R21 R30] known true [R30]"},
		{"STL [R1], R30 ;\n MOV R30, 0x1 ;\n LDL R30, [R1] ;\n RET.REL.NODEC R20 `(k)", "[R1 R20 R21] known true []"},
	} {
		f := lowered([]byte("\t.headerflags\t@\"EF_CUDA_SM80\"\n\t.section\t.text.k,\"ax\",@progbits\n\t.type\tk,@function\nk:\n CALL.REL.NOINC `($k$g) ;\n EXIT ;\n" +
			"\t.type\t$k$g,@function\n$k$g:\n " + c.code + " ;\n"))[0]
		calls := callees{ctx: t.Context(), f: f}
		u := calls.use(f.Blocks[0], &f.Blocks[0].Instrs[0])
		if got := fmt.Sprint(u.reads, " known ", u.known, " ", u.writes); got != c.want {
			t.Errorf("%s: got %s, want %s", c.code, got, c.want)
		}
	}
}

// TestCalleeUses compares what called code reads and surely writes with what all paths through it tell, in
// random code without loops.
func TestCalleeUses(t *testing.T) {
	reads, sures, calls := 0, 0, 0
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 35))
		blocks := 2 + r.IntN(6)
		var text strings.Builder
		text.WriteString("\t.headerflags\t@\"EF_CUDA_SM80\"\n\t.section\t.text.k,\"ax\",@progbits\n\t.type\tk,@function\nk:\n")
		addr := 0
		line := func(format string, args ...any) {
			fmt.Fprintf(&text, "        /*%04x*/ "+format+" ;\n", append([]any{addr}, args...)...)
			addr += 16
		}
		line("CALL.REL.NOINC `($k$g)")
		line("EXIT")
		text.WriteString("\t.type\t$k$g,@function\n$k$g:\n")
		for n := range blocks {
			fmt.Fprintf(&text, ".L_x_%d:\n", n)
			for range r.IntN(4) {
				guard := ""
				if r.IntN(3) == 0 {
					guard = fmt.Sprintf("@P%d ", r.IntN(3))
				}
				line("%sIADD3 R%d, R%d, R%d, RZ", guard, 4+r.IntN(8), 4+r.IntN(8), 4+r.IntN(8))
			}
			switch to := n + 1 + r.IntN(blocks-n); {
			case n == blocks-1, r.IntN(8) == 0:
				line([]string{"RET.REL.NODEC R20 `(k)", "EXIT"}[min(1, r.IntN(4))])
			case to < blocks && r.IntN(3) > 0:
				line("@P%d BRA `(.L_x_%d)", r.IntN(3), to)
			case r.IntN(4) == 0:
				line("@P%d RET.REL.NODEC R20 `(k)", r.IntN(3))
			case to < blocks:
				line("BRA `(.L_x_%d)", to)
			}
		}
		f := lowered([]byte(text.String()))[0]
		c := callees{ctx: t.Context(), f: f}
		b := f.Blocks[0]
		got := c.use(b, &b.Instrs[0])
		if got == nil {
			continue
		}
		calls++
		g, to := callee(f, b, &b.Instrs[0])
		wantReads, wantSure, returns := map[cfg.Reg]bool{}, map[cfg.Reg]bool(nil), false
		var walk func(b *cfg.Block, written map[cfg.Reg]bool)
		walk = func(b *cfg.Block, written map[cfg.Reg]bool) {
			now := map[cfg.Reg]bool{}
			for r := range written {
				now[r] = true
			}
			for k := range b.Instrs {
				i := &b.Instrs[k]
				for _, ref := range i.Refs {
					for n := range int32(ref.Count) {
						if reg := (cfg.Reg{Class: ref.Reg.Class, Num: ref.Reg.Num + n}); !ref.Write && !now[reg] {
							wantReads[reg] = true
						}
					}
				}
				for _, ref := range i.Refs {
					if ref.Write && i.Guard.Always() {
						now[ref.Reg] = true
					}
				}
			}
			if i := b.Last(); i != nil && i.Flow == cfg.FlowRet {
				if !returns {
					returns, wantSure = true, now
				} else {
					for r := range wantSure {
						if !now[r] {
							delete(wantSure, r)
						}
					}
				}
			}
			for s := range g.Succs(b) {
				walk(s, now)
			}
		}
		walk(to, nil)
		reads, sures = reads+len(wantReads), sures+len(wantSure)
		sameRegs(t, seed, "read", got.reads, wantReads, text.String())
		if returns { // else everything is written on all of no ways
			sameRegs(t, seed, "surely written", got.sure, wantSure, text.String())
		}
		if t.Failed() {
			return
		}
	}
	if calls < 500 || reads < 1000 || sures < 200 {
		t.Errorf("of little use: %d calls, %d reads, %d sure writes", calls, reads, sures)
	}
}

// sameRegs fails the test where the registers that are reported are others than those of want.
func sameRegs(t *testing.T, seed uint64, what string, got []cfg.Reg, want map[cfg.Reg]bool, text string) {
	t.Helper()
	for reg := range want {
		if !slices.Contains(got, reg) {
			t.Errorf("seed %d: %v is %s, but not reported\n%s", seed, reg, what, text)
		}
	}
	for _, reg := range got {
		if !want[reg] {
			t.Errorf("seed %d: %v is reported to be %s\n%s", seed, reg, what, text)
		}
	}
}

// A pollCounter counts how often it is polled.
type pollCounter struct {
	context.Context
	polls int
}

func (c *pollCounter) Err() error {
	c.polls++
	return nil
}

// TestCallsAround holds that code which is called on very many ways is walked a few times, and that what is found is what
// walks of each way find.
func TestCallsAround(t *testing.T) {
	var sb strings.Builder
	sb.WriteString("\t.headerflags\t@\"EF_CUDA_SM80\"\n\t.section\t.text.k,\"ax\",@progbits\n        .type k,@function\nk:\n CALL.REL.NOINC `($f0) ;\n EXIT ;\n")
	const n = 30
	for k := range n {
		fmt.Fprintf(&sb, "        .type $f%d,@function\n$f%[1]d:\n CALL.REL.NOINC `($f%d) ;\n CALL.REL.NOINC `($f%d) ;\n IADD3 R%d, R%d, 0x1, RZ ;\n RET.REL.NODEC R20 `(k) ;\n", k, (k+1)%n, (k+7)%n, 30+k, 70+k)
	}
	f := lowered([]byte(sb.String()))[0]
	var b *cfg.Block
	for _, b = range f.Blocks {
		if i := b.Last(); i != nil && i.Flow == cfg.FlowCall {
			break
		}
	}
	ctx := &pollCounter{Context: t.Context()}
	calls := callees{ctx: ctx, f: f}
	u := calls.use(b, b.Last())
	if u == nil || len(u.reads) < 10 {
		t.Fatalf("%v: nothing is known of the code", u)
	}
	if ctx.polls > 1000 {
		t.Errorf("polled %d times", ctx.polls)
	}
	g, to := callee(f, b, b.Last())
	w := useWalk{ctx: t.Context(), instrs: maxCallee, again: true}
	if each := w.from(g, to); !slices.Equal(each.reads, u.reads) || !slices.Equal(each.changes, u.changes) || each.known != u.known {
		t.Errorf("%v, where each way is walked %v", u, each)
	}
}

// TestCalleeUsesShared holds that what functions of a section share of the code that they call is what each finds by itself, in
// whatever order they ask, where code calls code that calls it, and where it does not.
func TestCalleeUsesShared(t *testing.T) {
	for seed := range uint64(60) {
		rnd := rand.New(rand.NewPCG(1, seed))
		n := 4 + rnd.IntN(24)
		var sb strings.Builder
		sb.WriteString("//--------------------- .text.k --------------------------\n\t.section\t.text.k,\"ax\",@progbits\n        .global         k\n        .type           k,@function\nk:\n.text.k:\n")
		for k := range n {
			fmt.Fprintf(&sb, "        .type $f%d,@function\n$f%[1]d:\n", k)
			for range 1 + rnd.IntN(2) {
				to := k + 1 + rnd.IntN(3)
				if rnd.IntN(8) == 0 {
					to = rnd.IntN(n)
				}
				if to < n {
					fmt.Fprintf(&sb, " CALL.REL.NOINC `($f%d) ;\n", to)
				}
			}
			fmt.Fprintf(&sb, " IADD3 R%d, R%d, 0x1, RZ ;\n RET.REL.NODEC R20 `(k) ;\n", 30+k, 70+k)
		}
		type call struct {
			f *cfg.Func
			b *cfg.Block
		}
		var list []call
		for _, f := range lowered([]byte(sb.String())) {
			for _, b := range f.Blocks {
				if i := b.Last(); i != nil && i.Flow == cfg.FlowCall {
					list = append(list, call{f, b})
				}
			}
		}
		rnd.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		for _, c := range list {
			g, to := callee(c.f, c.b, c.b.Last())
			if to == nil {
				continue
			}
			shared := (&useWalk{ctx: t.Context(), instrs: maxCallee, shared: g.KeptOfSection()}).from(g, to)
			alone := (&useWalk{ctx: t.Context(), instrs: maxCallee}).from(g, to)
			if !reflect.DeepEqual(shared, alone) {
				t.Fatalf("seed %d: code at %s: %v, by itself %v\n%s", seed, to.Name(), shared, alone, sb.String())
			}
		}
	}
}
