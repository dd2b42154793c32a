package analysis

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"ori/cfg"
	"ori/grammar"
)

// A walker runs the integer programs of [arithmetic] in one lane.
type walker struct {
	f    *cfg.Func
	regs map[cfg.Reg]uint32
	bank func(int64) uint32
}

func (w *walker) operand(a *cfg.Operand) uint32 {
	var x uint32
	switch a.Kind {
	case cfg.ImmOperand:
		x = uint32(a.Imm)
	case cfg.ConstOperand:
		x = w.bank(a.Imm)
	default:
		switch {
		case a.Reg.IsPred() && a.Reg.IsConst():
			x = 1
		case !a.Reg.IsConst():
			x = w.regs[a.Reg]
		}
		if a.Reg.IsPred() {
			if a.Flags&cfg.Not != 0 {
				x ^= 1
			}
			return x
		}
	}
	if a.Flags&cfg.Not != 0 {
		x = ^x
	}
	if a.Flags&cfg.Neg != 0 {
		x = -x
	}
	return x
}

func (w *walker) guard(i *cfg.Instr) bool {
	g := i.Guard
	return g.Always() || !g.Never() && (w.regs[g.Reg] != 0) != g.Not
}

// instr runs an instruction that is not control flow.
func (w *walker) instr(i *cfg.Instr) {
	arg := func(k int) uint32 { return w.operand(&i.Args[k]) }
	put := func(k int, x uint32) {
		if r := i.Args[k].Reg; !r.IsConst() {
			w.regs[r] = x
		}
	}
	cmp := func(rel string, a, b uint32, signed bool) bool {
		less := a < b
		if signed {
			less = int32(a) < int32(b)
		}
		return map[string]bool{"LT": less, "LE": less || a == b, "GT": !less && a != b, "GE": !less, "EQ": a == b, "NE": a != b}[rel]
	}
	switch i.Op.Name {
	case "MOV":
		put(0, arg(1))
	case "IADD3":
		put(0, arg(1)+arg(2)+arg(3))
	case "IMAD":
		put(0, arg(1)*arg(2)+arg(3))
	case "LOP3":
		a, b, c, t := arg(1), arg(2), arg(3), arg(4)
		x := uint32(0)
		for n := range 32 {
			x |= t >> (a>>n&1<<2 | b>>n&1<<1 | c>>n&1) & 1 << n
		}
		put(0, x)
	case "SHL":
		put(0, arg(1)<<arg(2))
	case "SHR":
		if i.HasMod("U32") {
			put(0, arg(1)>>arg(2))
		} else {
			put(0, uint32(int32(arg(1))>>arg(2)))
		}
	case "SEL":
		if arg(3) != 0 {
			put(0, arg(1))
		} else {
			put(0, arg(2))
		}
	case "IMNMX":
		if arg(3) != 0 {
			put(0, uint32(min(int32(arg(1)), int32(arg(2)))))
		} else {
			put(0, uint32(max(int32(arg(1)), int32(arg(2)))))
		}
	case "ISETP":
		c := cmp(relation(i), arg(2), arg(3), !i.HasMod("U32"))
		for k, c := range []bool{c, !c} {
			p := arg(4) != 0
			switch {
			case i.HasMod("OR"):
				c = c || p
			case i.HasMod("XOR"):
				c = c != p
			default:
				c = c && p
			}
			defer put(k, map[bool]uint32{true: 1}[c])
		}
	case "PLOP3":
		row := arg(2)<<2 | arg(3)<<1 | arg(4)
		p, q := arg(5)>>row&1, arg(6)>>row&1
		put(0, p)
		put(1, q)
	default:
		panic(i.Name)
	}
}

// arithmetic is a random program of integer instructions: loops that count,
// conditions on the same values again and again, guards, dead ends.
func arithmetic(r *rand.Rand, blocks int) string {
	var sb strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&sb, format+"\n", args...) }
	reg := func() string { return fmt.Sprintf("R%d", r.IntN(5)) }
	pred := func() string { return fmt.Sprintf("P%d", r.IntN(3)) }
	imm := func() string {
		return []string{"0x0", "0x1", "0x2", "0x7", "0x1f", "-0x1", "0x20", "0x80000000", "0xff"}[r.IntN(9)]
	}
	src := func() string {
		switch r.IntN(8) {
		case 0, 1, 2:
			return imm()
		case 3:
			return fmt.Sprintf("c[0x0][%#x]", 4*r.IntN(3))
		case 4:
			return "RZ"
		case 5:
			return "-" + reg()
		}
		return reg()
	}
	maybe := func() string { return []string{"PT", "PT", "!PT", pred(), "!" + pred()}[r.IntN(5)] }
	guard := func() string {
		return []string{"", "", "", "", "@" + pred() + " ", "@!" + pred() + " ", "@!PT "}[r.IntN(7)]
	}
	rel := func() string { return []string{"LT", "LE", "GT", "GE", "EQ", "NE"}[r.IntN(6)] }
	line(".entry f {")
	for b := range blocks {
		line("L%d:", b)
		for range r.IntN(5) {
			switch r.IntN(11) {
			case 0:
				line("%sMOV %s, %s", guard(), reg(), src())
			case 1:
				line("%sIADD3 %s, %s, %s, %s", guard(), reg(), src(), src(), src())
			case 2:
				line("%sIMAD %s, %s, %s, %s", guard(), reg(), reg(), src(), src())
			case 3:
				line("%sLOP3.LUT %s, %s, %s, %s, %#x, !PT", guard(), reg(), src(), src(), src(), []int{0xc0, 0xfc, 0x3c, 0x80, r.IntN(256)}[r.IntN(5)])
			case 4:
				line("%sSHL %s, %s, %d", guard(), reg(), reg(), r.IntN(33))
			case 5:
				line("%sSHR%s %s, %s, %d", guard(), []string{"", ".U32"}[r.IntN(2)], reg(), reg(), r.IntN(33))
			case 6:
				line("%sSEL %s, %s, %s, %s", guard(), reg(), src(), src(), maybe())
			case 7:
				line("%sIMNMX %s, %s, %s, %s", guard(), reg(), reg(), src(), maybe())
			case 8, 9:
				line("%sISETP.%s%s.%s %s, %s, %s, %s, %s", guard(), rel(), []string{"", ".U32"}[r.IntN(2)], []string{"AND", "AND", "OR", "XOR"}[r.IntN(4)],
					pred(), []string{"PT", "PT", "P3"}[r.IntN(3)], reg(), src(), []string{"PT", "PT", "PT", maybe()}[r.IntN(4)])
			case 10:
				line("%sPLOP3.LUT %s, PT, %s, %s, %s, %#x, 0x0", guard(), pred(), maybe(), maybe(), maybe(), r.IntN(256))
			}
		}
		to := r.IntN(blocks)
		switch r.IntN(6) {
		case 0:
			line("BRA L%d", to)
		case 1:
			line("@%s EXIT", pred())
		default:
			line("@%s%s BRA L%d", []string{"", "!"}[r.IntN(2)], pred(), to)
		}
	}
	line("EXIT\n}")
	return sb.String()
}

// TestConstants runs random programs and holds that every value, condition and
// block is as it was said to be.
func TestConstants(t *testing.T) {
	reads, told, decided := 0, 0, 0
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 11))
		text := arithmetic(r, 1+r.IntN(9))
		f := cfg.Lower(grammar.Parse([]byte(text)))[0].Funcs[0]
		facts := NewFacts(f)
		c, s := facts.Constants(), facts.SSA()
		for range 6 {
			w := &walker{f: f, regs: map[cfg.Reg]uint32{}}
			for n := range int32(5) {
				w.regs[cfg.Reg{Class: cfg.ClassR, Num: n}] = interesting(r)
				w.regs[cfg.Reg{Class: cfg.ClassP, Num: n}] = uint32(r.IntN(2))
			}
			bank := [4]uint32{interesting(r), interesting(r), interesting(r)}
			w.bank = func(at int64) uint32 { return bank[at/4] }
			fuel := 300
			for b := f.Blocks[0]; b != nil && fuel > 0; {
				if !c.Executable(b) {
					t.Fatalf("seed %d: %s runs\n%s", seed, b.Name(), text)
				}
				next := f.Next(b)
				for k := range b.Instrs {
					fuel--
					i := &b.Instrs[k]
					n := s.Regs.Number(b, k)
					check := func(write bool) {
						for j, word := range s.Regs.Words(n) {
							if word.Write() != write {
								continue
							}
							reg := s.Regs.Regs[word.Var()]
							known := c.Value(s.Values(n)[j], b)
							reads++
							if _, ok := known.Const(); ok {
								told++
							}
							if !known.Has(w.regs[reg]) {
								t.Fatalf("seed %d: %v is %#x, not %v (%+v), at %s in %s\n%s", seed, reg, w.regs[reg], known, known, f.InstrString(i), b.Name(), text)
							}
						}
					}
					check(false)
					runs := w.guard(i)
					switch {
					case i.Flow == cfg.FlowNone && runs:
						w.instr(i)
					case i.Flow == cfg.FlowNone:
					case i.Flow == cfg.FlowExit || i.Flow == cfg.FlowBranch:
						if taken := c.Taken(b); taken != Varies {
							decided++
							if (taken == True) != runs {
								t.Fatalf("seed %d: %s of %s is taken: %v, said %v\n%s", seed, f.InstrString(i), b.Name(), runs, taken, text)
							}
						}
						if runs {
							next = f.TargetOf(i)
						}
					}
					check(true)
				}
				b = next
			}
		}
	}
	t.Logf("%d reads and writes, %d of them constant; %d decided branches", reads, told, decided)
	if told < reads/50 || decided < 1000 {
		t.Errorf("%d reads and writes, only %d of them constant; %d decided branches", reads, told, decided)
	}
}

func BenchmarkConstants(b *testing.B) {
	for _, blocks := range []int{100, 10_000} {
		s := NewFacts(bench(b, blocks)).SSA()
		s.Users(0)
		b.Run(fmt.Sprint(blocks), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				newConstants(s)
			}
		})
	}
}
