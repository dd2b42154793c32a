package analysis

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
)

// A walker runs a program in one lane: what has no arithmetic in instr makes
// whatever any says.
type walker struct {
	f    *cfg.Func
	regs map[cfg.Reg]uint32
	bank func(int64) uint32

	read, wrote func(b *cfg.Block, k int)                    // before and after each instruction
	enter       func(b *cfg.Block)                           // before each block
	left        func(b *cfg.Block, i *cfg.Instr, taken bool) // at the end of a block
	any         func(b *cfg.Block, v Value) (uint32, bool)   // what v is; false ends the walk
}

// random gives the registers of s and the constant bank random values.
func (w *walker) random(s *SSA, r *rand.Rand) {
	w.regs = map[cfg.Reg]uint32{}
	var bounds []uint32 // what numbers are compared with
	for _, b := range w.f.Blocks {
		for k := range b.Instrs {
			for _, a := range b.Instrs[k].Args {
				if a.Kind == cfg.ImmOperand {
					bounds = append(bounds, uint32(a.Imm))
				}
			}
		}
	}
	for _, reg := range s.Regs.Regs {
		w.regs[reg] = interestingIn(reg, r)
		if len(bounds) > 0 && !reg.IsPred() && r.IntN(2) == 0 {
			w.regs[reg] = bounds[r.IntN(len(bounds))] + uint32(r.IntN(3)) - 1
		}
	}
	bank := map[int64]uint32{}
	w.bank = func(at int64) uint32 {
		if _, ok := bank[at]; !ok {
			bank[at] = interesting(r)
		}
		return bank[at]
	}
}

func interestingIn(reg cfg.Reg, r *rand.Rand) uint32 {
	if reg.IsPred() {
		return uint32(r.IntN(2))
	}
	return interesting(r)
}

// walk runs the function from its start on. It ends where it cannot tell how
// control goes on.
func (w *walker) walk(s *SSA, r *rand.Rand, fuel int) {
	for b := w.f.Blocks[0]; b != nil; {
		if w.enter != nil {
			w.enter(b)
		}
		next := w.f.Next(b)
		if fuel--; fuel <= 0 {
			return
		}
		for k := range b.Instrs {
			fuel--
			i := &b.Instrs[k]
			if w.read != nil {
				w.read(b, k)
			}
			runs := w.guard(i)
			last := k == len(b.Instrs)-1
			switch i.Flow {
			case cfg.FlowNone, cfg.FlowPush, cfg.FlowBSSY, cfg.FlowBSYNC, cfg.FlowBREAK:
				if !runs {
					break
				}
				if w.knows(i) {
					w.instr(i)
				} else if !w.whatever(s, b, k, r) {
					return
				}
			case cfg.FlowBranch, cfg.FlowExit, cfg.FlowKill:
				runs = runs && w.decides(i)
				if i.HasMod("DIV") || i.HasMod("CONV") {
					runs = runs && r.IntN(2) == 0
				}
				if !last || i.Flow == cfg.FlowBranch && runs && w.f.TargetOf(i) == nil {
					return
				}
				if w.left != nil {
					w.left(b, i, runs)
				}
				if runs {
					next = w.f.TargetOf(i)
				}
			default:
				return
			}
			if w.wrote != nil {
				w.wrote(b, k)
			}
		}
		b = next
	}
}

// decides reports whether the operands of a branch let it be taken.
func (w *walker) decides(i *cfg.Instr) bool {
	for d := range i.Deciders() {
		if d.Arg >= 0 && w.operand(&i.Args[d.Arg]) == 0 {
			return false
		}
	}
	return true
}

// whatever runs instruction k of b by what any says.
func (w *walker) whatever(s *SSA, b *cfg.Block, k int, r *rand.Rand) bool {
	if name := b.Instrs[k].Op.Name; name == "ISETP" || name == "UISETP" {
		return false // branches on it tell of what it compares
	}
	n := s.Regs.Number(b, k)
	always := b.Instrs[k].Guard.Always()
	for j, word := range s.Regs.Words(n) {
		switch {
		case word == Clobbers:
			changes := clobbers(s.Regs.f, b, &b.Instrs[k])
			for _, reg := range s.Regs.Regs {
				if changes(reg) {
					w.regs[reg] = interestingIn(reg, r)
				}
			}
		case !word.Write() || word.May() && always && r.IntN(2) == 0:
		default:
			x, ok := w.any(b, s.Values(n)[j])
			if !ok {
				return false
			}
			w.regs[s.Regs.Regs[word.Var()]] = x
		}
	}
	return true
}

// shapes are the operands of what instr has the arithmetic of: a register or a
// predicate that is written (d, q), a number that is read, a predicate, a table.
var shapes = map[string]string{
	"MOV": "ds", "IADD3": "dsss", "IMAD": "dsss", "LOP3.LUT": "dsssip", "SHL": "dss", "SHR": "dss", "SHR.U32": "dss",
	"SEL": "dssp", "IMNMX": "dssp", "PLOP3.LUT": "qqpppii", "SHF.L.U32": "dsss",
	"UMOV": "ds", "UIADD3": "dsss", "UIMAD": "dsss", "IMAD.U32": "dsss", "IMAD.MOV.U32": "dsss", "PRMT": "dsss", "UPRMT": "dsss", "LEA": "dssi", "ULEA": "dssi",
}

// knows reports whether instr has the arithmetic of i.
func (w *walker) knows(i *cfg.Instr) bool {
	shape, ok := shapes[i.Name]
	if i.Op.Name == "ISETP" || i.Op.Name == "UISETP" {
		rels, rest := 0, 0
		for mod := range strings.SplitSeq(strings.TrimPrefix(i.Mods(), "."), ".") {
			switch mod {
			case "LT", "LE", "GT", "GE", "EQ", "NE":
				rels++
			case "AND", "OR", "XOR":
				rest++
			case "U32":
			default:
				return false
			}
		}
		shape, ok = "qqssp", rels == 1 && rest == 1
		if len(i.Args) == 3 {
			shape, ok = "qss", rels == 1 && rest == 0 && i.Mods() != ".U32"
		}
	}
	if i.Op.Name == "LOP3" && len(i.Args) == 7 && (i.Mods() == ".LUT" || i.Mods() == ".LUT.PAND") {
		shape, ok = "qdsssip", true
	}
	if !ok || len(i.Args) != len(shape) {
		return false
	}
	for k := range i.Args {
		a := &i.Args[k]
		sign := a.Flags &^ (cfg.Reuse | cfg.HasImm)
		plain := a.Kind == cfg.RegOperand && a.Suffix() == "" && a.Reg.Num != cfg.All
		switch shape[k] {
		case 'd':
			ok = plain && sign == 0 && (a.Reg.Class == cfg.ClassR || a.Reg.Class == cfg.ClassUR)
		case 'q':
			ok = plain && sign == 0 && a.Reg.IsPred()
		case 'p':
			ok = plain && sign&^cfg.Not == 0 && a.Reg.IsPred()
		case 'i':
			ok = a.Kind == cfg.ImmOperand && a.Imm>>8 == 0
		default:
			switch {
			case a.Kind == cfg.ImmOperand:
				ok = a.Imm == int64(int32(a.Imm)) || a.Imm == int64(uint32(a.Imm))
			case a.Kind == cfg.ConstOperand:
				ok = a.Bank == 0 && a.Reg.Class == cfg.NoReg && a.UReg().Class == cfg.NoReg && sign == 0 && a.Suffix() == ""
			default:
				ok = plain && sign&^cfg.Neg == 0 && (a.Reg.Class == cfg.ClassR || a.Reg.Class == cfg.ClassUR)
			}
		}
		if !ok {
			return false
		}
	}
	return true
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
	if len(i.Args) == 3 && (i.Op.Name == "ISETP" || i.Op.Name == "UISETP") { // the native spelling's short form
		long := *i
		long.Args = []cfg.Operand{i.Args[0], {Kind: cfg.RegOperand, Reg: cfg.PT}, i.Args[1], i.Args[2], {Kind: cfg.RegOperand, Reg: cfg.PT}}
		i = &long
	}
	switch i.Op.Name {
	case "MOV", "UMOV":
		put(0, arg(1))
	case "IADD3", "UIADD3":
		put(0, arg(1)+arg(2)+arg(3))
	case "PRMT", "UPRMT":
		from, x := uint64(arg(3))<<32|uint64(arg(1)), uint32(0)
		for n := range 4 {
			sel := arg(2) >> (4 * n) & 15
			b := uint32(from >> (8 * (sel & 7)) & 0xff)
			if sel&8 != 0 {
				b = 0xff * (b >> 7)
			}
			x |= b << (8 * n)
		}
		put(0, x)
	case "LEA", "ULEA":
		put(0, arg(1)<<(arg(3)&31)+arg(2))
	case "IMAD", "UIMAD":
		put(0, arg(1)*arg(2)+arg(3))
	case "LOP3":
		to := len(i.Args) - 6 // behind a predicate, if there is one
		a, b, c, t := arg(to+1), arg(to+2), arg(to+3), arg(to+4)
		x := uint32(0)
		for n := range 32 {
			x |= t >> (a>>n&1<<2 | b>>n&1<<1 | c>>n&1) & 1 << n
		}
		holds := x != 0 || arg(to+5) != 0
		if i.HasMod("PAND") {
			holds = x != 0 && arg(to+5) != 0
		}
		put(to, x)
		if to == 1 {
			put(0, map[bool]uint32{true: 1}[holds])
		}
	case "SHF": // without the upper half, and what is shifted out
		put(0, arg(1)<<arg(2))
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
	case "ISETP", "UISETP":
		rels := []string{"LT", "LE", "GT", "GE", "EQ", "NE"}
		c := cmp(rels[slices.IndexFunc(rels, i.HasMod)], arg(2), arg(3), !i.HasMod("U32"))
		var out [2]uint32
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
			out[k] = map[bool]uint32{true: 1}[c]
		}
		put(0, out[0])
		put(1, out[1])
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
			switch r.IntN(12) {
			case 11:
				line("%sLOP3.LUT%s %s, %s, %s, %s, %s, %#x, %s", guard(), []string{"", ".PAND"}[r.IntN(2)], pred(), []string{"RZ", reg()}[r.IntN(2)], reg(), src(), src(), []int{0xc0, 0xfc, 0x3c, 0x80, r.IntN(256)}[r.IntN(5)], []string{"!PT", "PT", maybe(), maybe()}[r.IntN(4)])
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
	var sum constantsSeen
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 11))
		f := lowered([]byte(arithmetic(r, 1+r.IntN(9))))[0]
		n := checkConstants(t, f, NewFacts(f).Constants(), r)
		sum.reads, sum.told, sum.decided = sum.reads+n.reads, sum.told+n.told, sum.decided+n.decided
		if n.unknown > 0 {
			t.Fatalf("seed %d: %d instructions without arithmetic\n%s", seed, n.unknown, f)
		}
	}
	t.Logf("%d reads and writes, %d of them constant; %d decided branches", sum.reads, sum.told, sum.decided)
	if sum.told < sum.reads/50 || sum.decided < 1000 {
		t.Errorf("%d reads and writes, only %d of them constant; %d decided branches", sum.reads, sum.told, sum.decided)
	}
}

// overwritten reports whether the register that the first word writes is written by
// another one too, which wins.
func overwritten(words []Word) bool {
	return slices.ContainsFunc(words[1:], func(w Word) bool { return w.Write() && w.Var() == words[0].Var() })
}

// constantsSeen counts reads and writes and those of them that were found to be
// constant, branches that were found to go one way, and results that were not computed.
type constantsSeen struct{ reads, told, decided, unknown int }

// checkConstants runs f a few times. What an instruction without arithmetic makes
// is a random value that c takes for possible.
func checkConstants(t *testing.T, f *cfg.Func, c *Constants, r *rand.Rand) (seen constantsSeen) {
	t.Helper()
	if len(f.Blocks) == 0 || !f.Complete && !labelled(f) {
		return seen // nothing is claimed
	}
	s := c.ssa
	for range 6 {
		w := &walker{f: f}
		w.random(s, r)
		w.enter = func(b *cfg.Block) {
			if !c.Executable(b) {
				t.Fatalf("%s runs\n%s", b.Name(), f)
			}
		}
		check := func(b *cfg.Block, k int, write bool) {
			n := s.Regs.Number(b, k)
			for j, word := range s.Regs.Words(n) {
				v := s.Values(n)[j]
				if word < 0 || word.Write() != write || v < 0 || write && overwritten(s.Regs.Words(n)[j:]) {
					continue
				}
				reg := s.Regs.Regs[word.Var()]
				known := c.Value(v, b)
				seen.reads++
				if _, ok := known.Const(); ok {
					seen.told++
				}
				if !known.Has(w.regs[reg]) {
					t.Fatalf("%v is %#x, not %v (%+v), at %s in %s\n%s", reg, w.regs[reg], known, known, f.InstrString(&b.Instrs[k]), b.Name(), f)
				}
			}
		}
		w.read = func(b *cfg.Block, k int) { check(b, k, false) }
		w.wrote = func(b *cfg.Block, k int) { check(b, k, true) }
		w.left = func(b *cfg.Block, i *cfg.Instr, taken bool) {
			if said := c.Taken(b); said != Varies {
				seen.decided++
				if (said == True) != taken {
					t.Fatalf("%s of %s is taken: %v, said %v\n%s", f.InstrString(i), b.Name(), taken, said, f)
				}
			}
		}
		w.any = func(b *cfg.Block, v Value) (uint32, bool) {
			seen.unknown++
			known := c.Value(v, b)
			x := interestingIn(s.Regs.Regs[s.Var(v)], r)
			for _, x := range []uint32{x, x&^known.Zeros | known.Ones, known.Lo, known.Hi, uint32(known.Min), uint32(known.Max)} {
				if known.Has(x) {
					return x, true
				}
			}
			return 0, false
		}
		w.walk(s, r, 300)
	}
	return seen
}

func BenchmarkConstants(b *testing.B) {
	for _, blocks := range []int{100, 10_000} {
		f := bench(b, blocks)
		s := NewFacts(f).SSA()
		s.Users(0)
		b.Run(fmt.Sprint(blocks), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				newConstants(context.Background(), s, newMeanings(context.Background(), f))
			}
		})
	}
}
