package optimizer

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// coldProgram returns a text of one function of n blocks, of which every nth ends the program;
// listing says how it is spelled.
func coldProgram(n, every int, listing bool) []byte {
	var out bytes.Buffer
	addr := 0
	if listing {
		out.WriteString("\t.headerflags\t@\"EF_CUDA_SM86 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM86)\"\n\t.section\t.text.f,\"ax\",@progbits\nf:\n")
	} else {
		out.WriteString(".target sm_90\n.entry f {\n")
	}
	instr := func(text string) {
		if listing {
			fmt.Fprintf(&out, "        /*%04x*/         %s ;\n", addr, text)
		} else {
			fmt.Fprintf(&out, "    %s\n", text)
		}
		addr += 16
	}
	for b := 0; b < n; b += 2 {
		to := fmt.Sprintf("`(.L_x_%d)", b)
		cold := b%every == 0
		instr("ISETP.GE.AND P0, PT, R0, R4, PT")
		instr("@!P0 BRA " + to)
		for k := range 8 {
			instr(fmt.Sprintf("IADD3 R%d, R0, %#x, RZ", 5+k, b))
		}
		if cold {
			instr("BPT.TRAP 0x1")
			instr("EXIT")
		}
		fmt.Fprintf(&out, ".L_x_%d: // %d\n", b, b)
		for k := range 8 {
			instr(fmt.Sprintf("IADD3 R%d, R0, %#x, RZ", 5+k, b))
		}
	}
	instr("EXIT")
	if !listing {
		out.WriteString("}\n")
	}
	return out.Bytes()
}

// TestMovesAreSmall holds that ten blocks of 10,000 that move are ten deletions and insertions of their text and the edits of the branches in
// front of them: all else keeps every byte.
func TestMovesAreSmall(t *testing.T) {
	for _, listing := range []bool{false, true} {
		src := coldProgram(10_000, 1000, listing)
		f := onlyFunc(t, src)
		r, err := Run(PhaseNamed("OptimizeHotColdFlow"), f, nil, All())
		if err != nil {
			t.Fatal(err)
		}
		edits := r.Func.Edits(t.Context())
		size, deleted, inserted := 0, 0, 0
		for _, e := range edits {
			size += e.Span.Len() + len(e.New)
			switch {
			case len(e.New) > 100:
				inserted++
			case e.Span.Len() > 100:
				deleted++
			}
		}
		// Ten insertions that stand together are one; of each branch the guard and the target change.
		if len(r.Remarks) != 10 || deleted != 10 || inserted != 1 || len(edits) != 10+1+2*10 {
			t.Errorf("listing %v: %d remarks, %d edits, %d of them deletions and %d insertions", listing, len(r.Remarks), len(edits), deleted, inserted)
		}
		if most := 2*10*10*70 + 10*100; size > most {
			t.Errorf("listing %v: %d bytes change, and 10 blocks have less than %d", listing, size, most)
		}
		x := read(src)
		checkText(t, "moves", src, x.doc, slices.IndexFunc(x.units, func(u *cfg.Unit) bool { return len(u.Funcs) > 0 }), 0, r.Func, edits)
	}
}

// onlyFunc is the one function of a text.
func onlyFunc(t testing.TB, src []byte) *cfg.Func {
	t.Helper()
	var list []*cfg.Func
	eachFunc(src, func(f *cfg.Func) { list = append(list, f) })
	if len(list) != 1 {
		t.Fatalf("%d functions", len(list))
	}
	return list[0]
}

// TestMovesOnce holds that nothing more moves in a text from which all that can has moved.
func TestMovesOnce(t *testing.T) {
	t.Parallel()
	phases := []*Phase{PhaseNamed("108"), PhaseNamed("109"), PhaseNamed("112")}
	moved := 0
	for seed := range uint64(1500) {
		src := randomProgram(seed)
		x := read(src)
		for range 2 { // what 108 moves may be in the way of the blocks that 112 moves
			for _, ph := range phases {
				after, _ := x.rewritten(t, ph, "")
				x = read(after)
			}
		}
		for _, ph := range phases {
			x.each(func(f *cfg.Func) {
				for _, r := range List(ph, analysis.NewFacts(f), nil, All()) {
					if r.Refusal == nil {
						t.Errorf("seed %d: %s: %s\n%s", seed, ph, r.Title, src)
					}
				}
			})
			if after, _ := x.rewritten(t, ph, ""); !bytes.Equal(src, after) {
				moved++
			}
		}
	}
	if moved < 50 {
		t.Errorf("only in %d programs something moves", moved)
	}
}

// TestOrderInOneRun holds that blocks in reverse order all move in one run where each leads to the next, also without what is only offered:
// behind one that has moved a branch goes, too.
func TestOrderInOneRun(t *testing.T) {
	const n = 50
	var text bytes.Buffer
	text.WriteString(".target sm_90\n.entry k {\nBB0:\nBRA BB1\n")
	for k := n; k > 0; k-- {
		fmt.Fprintf(&text, "BB%d:\nIADD3 R4, R4, %#x, RZ\nSTG.E [R2.64], R4\nBRA BB%d\n", k, k, k+1)
	}
	fmt.Fprintf(&text, "BB%d:\nEXIT\n}\n", n+1)
	f := onlyFunc(t, text.Bytes())
	r, err := Run(PhaseNamed("112"), f, nil, Reported())
	if err != nil {
		t.Fatal(err)
	}
	last := -1
	for _, b := range r.Func.Blocks {
		num, ok := numberOf(b)
		if !ok || num < last {
			t.Fatalf("%s stands behind BB%d", b.Name(), last)
		}
		last = num
	}
	if last != n+1 {
		t.Errorf("the last block is BB%d", last)
	}
}

// BenchmarkLayout lists what the phases of the layout could do on a function of 10,000 blocks, of which every fourth is cold, or out of order.
func BenchmarkLayout(b *testing.B) {
	f := onlyFunc(b, coldProgram(10_000, 4, false))
	var order bytes.Buffer
	order.WriteString(".target sm_90\n.entry f {\nBRA BB0\n")
	for n := range 10_000 {
		fmt.Fprintf(&order, "BB%d:\n    IADD3 R5, R0, %#x, RZ\n    BRA BB%d\n", (n*7919)%10_000, n, (n*7919+1)%10_000)
	}
	order.WriteString("}\n")
	g := onlyFunc(b, order.Bytes())
	for _, x := range []struct {
		phase string
		f     *cfg.Func
	}{{"OptimizeHotColdInLoop", f}, {"OptimizeHotColdFlow", f}, {"PlaceBlocksInSourceOrder", g}} {
		facts := analysis.NewFacts(x.f)
		n := 0
		b.Run(x.phase, func(b *testing.B) {
			for b.Loop() {
				n = len(List(PhaseNamed(x.phase), facts, nil, All()))
			}
			b.ReportMetric(float64(n), "remarks")
		})
		b.Run(x.phase+"/from nothing", func(b *testing.B) {
			for b.Loop() {
				List(PhaseNamed(x.phase), analysis.NewFacts(x.f), nil, All())
			}
		})
		b.Run(x.phase+"/made", func(b *testing.B) {
			for b.Loop() {
				if _, err := Run(PhaseNamed(x.phase), x.f, nil, All()); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
