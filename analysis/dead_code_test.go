package analysis

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// slowDeadCode is [Facts.DeadCode] by sets, gone over whole until nothing changes.
func slowDeadCode(facts *Facts, stays func(b *cfg.Block, k int) bool) []bool {
	f, l, r := facts.Func, facts.Liveness(), facts.Registers()
	in := make([]varSet, len(f.Blocks))
	dead := make([]bool, r.Instrs())
	for again := true; again; {
		again = false
		clear(dead)
		for n, b := range f.Blocks {
			live := varSet{}
			for v := range Var(r.Len()) {
				live[v] = l.bit[v] < 0 && l.restOut[n] || l.bit[v] >= 0 && unknownSuccs(f, b)
			}
			for _, s := range f.Graph.Succs(int32(n)) {
				for v := range in[s] {
					live[v] = true
				}
			}
			for k := len(b.Instrs) - 1; k >= 0; k-- {
				number := r.Number(b, k)
				writes, read := 0, false
				for _, w := range r.Words(number) {
					if w.Write() {
						writes++
						read = read || live[w.Var()]
					}
				}
				if writes > 0 && !read && removable(&b.Instrs[k]) && !stays(b, k) {
					dead[number] = f.Order.Num[n] >= 0
					continue
				}
				for _, w := range r.Words(number) {
					if w.Write() && !w.May() {
						live[w.Var()] = false
					}
				}
				for _, w := range r.Words(number) {
					switch {
					case w == ReadsAll:
						for v := range Var(r.Len()) {
							live[v] = true
						}
					case w >= 0 && !w.Write():
						live[w.Var()] = true
					}
				}
			}
			for v, is := range live {
				if is && l.bit[v] >= 0 && !in[n][v] {
					if in[n] == nil {
						in[n] = varSet{}
					}
					in[n][v], again = true, true
				}
			}
		}
	}
	return dead
}

// TestDeadCode compares dead code and dead writes of random programs with what is found the slow way.
func TestDeadCode(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	code, more, list := 0, 0, 0
	for f := range seasoned(600) {
		facts := NewFacts(f)
		odds := 1 + r.IntN(6)
		kept := map[*cfg.Instr]bool{}
		for _, b := range f.Blocks {
			for k := range b.Instrs {
				kept[&b.Instrs[k]] = r.IntN(odds) > 1
			}
		}
		stays := func(b *cfg.Block, k int) bool { return kept[&b.Instrs[k]] }
		got, want := facts.DeadCode(stays), slowDeadCode(facts, stays)
		if !slices.Equal(got, want) {
			t.Fatalf("dead code:\n%v\nwant\n%v of\n%s", got, want, f)
		}
		writes := facts.DeadWrites()
		dead := 0
		for n, b := range f.Blocks {
			for k := range b.Instrs {
				number := facts.Registers().Number(b, k)
				all, any := true, false
				for _, w := range facts.Registers().Words(number) {
					if w.Write() {
						any, all = true, all && !facts.Liveness().LiveAfter(b, k, w.Var())
					}
				}
				is := any && all && f.Order.Num[n] >= 0 && removable(&b.Instrs[k]) && !facts.Registers().writesSystem(number)
				listed := len(writes) > dead && writes[dead].Block == b && writes[dead].K == k
				if is != listed {
					t.Fatalf("instruction %d of %s is a dead write: %v, want %v in\n%s", k, b.Name(), listed, is, f)
				}
				dead += b2i(listed)
				code += b2i(got[number])
				more += b2i(got[number] && !listed)
			}
		}
		list += dead
		if dead != len(writes) {
			t.Fatalf("%d dead writes, of which %d are", len(writes), dead)
		}
	}
	if code < 100 || more < 20 || list < 100 {
		t.Errorf("%d dead instructions, of which %d are no dead writes; %d dead writes: too few to tell", code, more, list)
	}
}

// TestDeadCodeAround compares dead code with what is found the slow way where branches go around at random, and few registers are
// written again and again, most under guards.
func TestDeadCodeAround(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	code, most := 0, 0
	for range 1500 {
		var text strings.Builder
		text.WriteString(".entry f {\n")
		blocks, regs := 1+r.IntN(6), 2+r.IntN(7)
		reg := func() string { return fmt.Sprintf("R%d", 4+r.IntN(regs)) }
		for k := range blocks {
			fmt.Fprintf(&text, "b%d:\n", k)
			for range r.IntN(9) {
				guard := [...]string{"", "@P0 ", "@!P1 ", "@P2 "}[r.IntN(4)]
				switch r.IntN(12) {
				case 0:
					text.WriteString("NOP\n")
				case 1:
					fmt.Fprintf(&text, "%sMOV %s, 0x1\n", guard, reg())
				case 2:
					fmt.Fprintf(&text, "%sISETP.NE.AND P%d, PT, %s, 0x1, PT\n", guard, r.IntN(3), reg())
				case 3:
					fmt.Fprintf(&text, "%sIMAD.WIDE R%d, %s, %s, R%d\n", guard, 4+2*r.IntN(regs/2), reg(), reg(), 4+2*r.IntN(regs/2))
				default:
					fmt.Fprintf(&text, "%sIADD3 %s, %s, %s, RZ\n", guard, reg(), reg(), reg())
				}
			}
			switch r.IntN(12) {
			case 0:
				fmt.Fprintf(&text, "STG.E [R2], %s\n", reg())
			case 1:
				text.WriteString("EXIT\n")
			default:
				fmt.Fprintf(&text, "@P%d BRA b%d\n", r.IntN(3), r.IntN(blocks))
			}
		}
		text.WriteString("EXIT\n}\n")
		for _, f := range lowered([]byte(text.String())) {
			facts := NewFacts(f)
			odds := 2 + r.IntN(12)
			kept := map[*cfg.Instr]bool{}
			for _, b := range f.Blocks {
				for k := range b.Instrs {
					kept[&b.Instrs[k]] = r.IntN(odds) == 0
				}
			}
			stays := func(b *cfg.Block, k int) bool { return kept[&b.Instrs[k]] }
			got, want := facts.DeadCode(stays), slowDeadCode(facts, stays)
			if !slices.Equal(got, want) {
				t.Fatalf("dead code:\n%v\nwant\n%v of\n%s", got, want, f)
			}
			some := 0
			for _, dead := range got {
				some += b2i(dead)
			}
			code += some
			most = max(most, some)
		}
	}
	if code < 3000 || most < 10 {
		t.Errorf("%d dead instructions, %d of a function at most: too few to tell", code, most)
	}
}

// TestDeadCodeUnderGuard: what goes around the loop is live before a write under a guard that stays, too.
func TestDeadCodeUnderGuard(t *testing.T) {
	f := lowered([]byte(`.entry f {
h:
    STG.E [R2], R4
    MOV R4, 0x1
m:
    @P1 MOV R4, 0x2
    @P0 BRA h
    EXIT
}`))[0]
	facts := NewFacts(f)
	stays := func(b *cfg.Block, k int) bool { return !b.Instrs[k].Guard.Always() }
	if got := facts.DeadCode(stays); slices.Contains(got, true) || !slices.Equal(got, slowDeadCode(facts, stays)) {
		t.Errorf("dead: %v", got)
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
