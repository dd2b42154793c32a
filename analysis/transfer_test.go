package analysis

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/cfg/gen/forms"
)

// A former writes instructions of any form of the opcode table.
type former struct {
	*rand.Rand
	forms []gen.OpForm
}

// program is a block of n instructions, before which some registers get a value or bounds.
func (r *former) program(n int) string {
	var sb strings.Builder
	fmt.Fprintf(&sb, ".target sm_%d\n.entry f {\n", []int{52, 70, 80, 90}[r.IntN(4)])
	for k := range 8 {
		switch r.IntN(5) {
		case 0:
			fmt.Fprintf(&sb, "MOV R%d, %s\n", k, r.number())
		case 1:
			fmt.Fprintf(&sb, "LDG.%s R%d, [R10]\n", []string{"U8", "S8", "U16", "S16"}[r.IntN(4)], k)
		}
		if k < 4 && r.IntN(4) == 0 {
			fmt.Fprintf(&sb, "ISETP.EQ.AND P%d, PT, RZ, %d, PT\n", k, r.IntN(2))
		}
	}
	for range n {
		fmt.Fprintf(&sb, "%s\n", r.instr())
	}
	return sb.String() + "EXIT\n}\n"
}

func (r *former) number() string {
	return []string{"0x0", "0x1", "-0x1", "0x1f", "0x20", "0x80000000", "0x7fffffff", "0xffffffff", fmt.Sprintf("%#x", r.Uint32())}[r.IntN(9)]
}

func (r *former) instr() string {
	if r.IntN(20) == 0 { // most random modifiers of SHF have no meaning
		mods := []string{"L.U32", "R.U32", "R.S32.HI", "R.U32.HI", "L.U64", "L.U64.HI", "R.S64", "L.W.U32", "R.W.U32.HI", "R", "L", "R.U64"}
		return fmt.Sprintf("SHF.%s %s, %s, %s, %s", mods[r.IntN(len(mods))], r.arg("D", false), r.arg("x", false), r.arg("x", false), r.arg("x", false))
	}
	f := &r.forms[r.IntN(len(r.forms))]
	guard := []string{"", "", "", "@P0 ", "@!P1 ", "@!PT "}[r.IntN(6)]
	text := f.Op
	for _, c := range f.OneOf {
		if !c.May || r.IntN(3) == 0 {
			text += "." + c.Of[r.IntN(len(c.Of))]
		}
	}
	for _, m := range f.Some {
		if r.IntN(2+len(f.Some)) == 0 {
			text += "." + m
		}
	}
	var args []string
	for w := range strings.FieldsSeq(f.Operands) {
		letter, optional := strings.CutSuffix(w, "?")
		if !optional || r.IntN(2) == 0 {
			args = append(args, r.arg(letter, f.Uniform))
		}
	}
	return guard + text + " " + strings.Join(args, ", ")
}

func (r *former) arg(letter string, uniform bool) string {
	u := ""
	if uniform {
		u = "U"
	}
	sign := ""
	if len(letter) > 1 && r.IntN(4) == 0 {
		sign = map[byte]string{'-': "-", '~': "~", '+': "-"}[letter[0]]
	}
	switch letter[len(letter)-1] {
	case 'P':
		return u + []string{"P0", "P1", "P2", "P3", "PT"}[r.IntN(5)]
	case 'q':
		return []string{"", "!"}[r.IntN(2)] + u + []string{"P0", "P1", "P2", "PT", "PT"}[r.IntN(5)]
	case 'x', 'f':
		switch r.IntN(6) {
		case 0, 1:
			return r.number()
		case 2:
			return sign + u + "RZ"
		case 3:
			return sign + "c[0x0][0x160]"
		}
	case 'i':
		return []string{r.number(), "0x1", "0xc0", "0xf8", "0x3c", "0x10"}[r.IntN(6)]
	case 'k':
		return "c[0x0][0x160]"
	case 's':
		return []string{"SR_LANEID", "SRZ", "SR_TID.X"}[r.IntN(3)]
	case 'A':
		return u + "PR"
	case 'D':
	default:
		return "0x0"
	}
	return sign + fmt.Sprintf("%sR%d", u, r.IntN(8))
}

// computing are the forms of which some spelling has a meaning for eval, or bounds.
func computing() []gen.OpForm {
	var list []gen.OpForm
	r := rand.New(rand.NewPCG(1, 23))
	for _, f := range forms.All() {
		one := former{r, []gen.OpForm{f}}
		for range 40 {
			i := &lowered([]byte(one.program(1)))[0].Blocks[0].Instrs
			if last := &(*i)[len(*i)-2]; eval.Of(last, 80) != nil || last.Op.Name == f.Op && !bounds(last).None() {
				list = append(list, f)
				break
			}
		}
	}
	return list
}

// TestNeed holds that what is not evaluated, since too little is known of what it reads, gives
// nothing: with every instruction evaluated, the same is known.
func TestNeed(t *testing.T) {
	some := 0
	list := computing()
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 17))
		text := (&former{r, list}).program(12)
		if seed%4 == 0 {
			text = arithmetic(r, 1+r.IntN(9))
		}
		f := lowered([]byte(text))[0]
		s := NewFacts(f).SSA()
		a, b := evaluated(context.Background(), s, newMeanings(context.Background(), f), false), evaluated(context.Background(), s, newMeanings(context.Background(), f), true)
		for v := range Value(s.Len()) {
			if x, y := a.known(v), b.known(v); x != y {
				n := s.num[v]
				t.Fatalf("seed %d: %v is %v, and %v with every instruction evaluated, at %s\n%s", seed, s.Regs.Regs[s.v[v]], x, y,
					f.InstrString(&s.Block(v).Instrs[n-s.Regs.first[s.Block(v).ID]]), text)
			}
			if a.info[v] {
				some++
			}
		}
	}
	t.Logf("something is known of %d values", some)
	if some < 10_000 {
		t.Error("too little is known")
	}
}

// TestTransfer computes blocks of every form with random values and holds that each result is one
// that was thought possible.
func TestTransfer(t *testing.T) {
	list := computing()
	held := map[eval.Kind]int{}
	results := 0
	for seed := range uint64(6000) {
		r := rand.New(rand.NewPCG(seed, 19))
		text := (&former{r, list}).program(10)
		f := lowered([]byte(text))[0]
		c := NewFacts(f).Constants()
		for range 3 {
			n := computed(t, c, r, held)
			results += n
			if t.Failed() {
				t.Fatalf("seed %d:\n%s", seed, text)
			}
		}
	}
	t.Logf("%d results; of kinds that something was known of: %v", results, held)
	for _, k := range []eval.Kind{eval.Move, eval.Add, eval.Mad, eval.Lea, eval.Logic, eval.PredLogic, eval.Compare, eval.CmpSelect, eval.Select,
		eval.Minmax, eval.AddMinmax, eval.Abs, eval.Shift, eval.Funnel, eval.Extract, eval.Extend, eval.PopCount, eval.FCompare} {
		if held[k] < 10 {
			t.Errorf("kind %d: something was known of %d results", k, held[k])
		}
	}
}

// computed runs the one block that c is of, and returns how many results there were.
func computed(t *testing.T, c *Constants, rnd *rand.Rand, held map[eval.Kind]int) (results int) {
	s, r := c.ssa, c.ssa.Regs
	f := r.f
	regs := make([]uint32, r.Len())
	for v := range regs {
		regs[v] = interestingIn(r.Regs[v], rnd)
	}
	b := f.Blocks[0]
	for k := range b.Instrs {
		i := &b.Instrs[k]
		n := r.Number(b, k)
		words, args, vals := r.Words(n), r.Args(n), s.Values(n)
		in, out := make([]uint64, len(i.Args)), make([]uint64, len(i.Args))
		runs := i.Guard.Always() || !i.Guard.Never() && (regs[r.Var(i.Guard.Reg)] != 0) != i.Guard.Not
		shift, last := 0, int8(-100)
		each := func(k int) (arg int8, at int) {
			if args[k] != last {
				last, shift = args[k], 0
			} else {
				shift += 32
			}
			return args[k], shift
		}
		for k, w := range words {
			if w >= 0 && !w.Write() && args[k] >= 0 {
				if arg, at := each(k); at < 64 {
					in[arg] |= uint64(regs[w.Var()]) << at
				}
			}
		}
		bank := uint64(interesting(rnd))<<32 | uint64(interesting(rnd)) // all programs have one address only
		for k := range i.Args {
			if i.Args[k].Kind == cfg.ConstOperand {
				in[k] = bank
			}
		}
		fn := eval.Of(i, f.SM())
		cc := eval.CC{Known: eval.Carry, Val: eval.Flags(rnd.IntN(2)) * eval.Carry}
		certain := fn != nil && fn.Kind != eval.RegToPreds && fn.Kind != eval.PredsToReg && fn.Eval(i, in, out, &cc)
		last = -100
		for k, w := range words {
			if w < 0 || !w.Write() || vals[k] < 0 {
				continue
			}
			known := c.Value(vals[k], b)
			if runs {
				x := interestingIn(r.Regs[w.Var()], rnd)
				arg, at := args[k], 0
				if arg >= 0 {
					arg, at = each(k)
				}
				if certain && arg >= 0 && at < 64 {
					x = uint32(out[arg] >> at)
				} else { // any that is possible
					x = x&^known.Zeros | known.Ones
					for _, y := range []uint32{known.Lo, known.Hi, uint32(known.Min), uint32(known.Max)} {
						if !known.Has(x) {
							x = y
						}
					}
				}
				regs[w.Var()] = x
			}
			if overwritten(words[k:]) {
				continue
			}
			results++
			if x := regs[w.Var()]; !known.Has(x) {
				t.Errorf("%v is %#x, not %v (%+v), after %s", r.Regs[w.Var()], x, known, known, f.InstrString(i))
			} else if certain && runs && known != c.most(vals[k]) {
				held[fn.Kind]++
			}
		}
	}
	return results
}
