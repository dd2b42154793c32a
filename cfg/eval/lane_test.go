package eval

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// A lane runs straight-line code with Eval.
type lane struct {
	sm    int
	regs  map[cfg.Reg]uint32 // predicates as 0 or 1
	bank  map[int64]uint32   // words of c[0x0]
	cc    CC
	table *Table
	rand  *rand.Rand
}

func newLane(sm int) *lane {
	return &lane{sm: sm, regs: map[cfg.Reg]uint32{}, bank: map[int64]uint32{}, table: new(Table), rand: rand.New(rand.NewPCG(1, 1))}
}

// assemble reads instructions, one a line.
func assemble(t testing.TB, sm int, text string) []cfg.Instr {
	t.Helper()
	src := fmt.Sprintf(".target sm_%d\n.entry f {\n%s\n}\n", sm, text)
	var list []cfg.Instr
	for _, u := range cfg.Lower(grammar.Parse([]byte(src))) {
		for _, f := range u.Funcs {
			if len(f.Problems) > 0 {
				t.Fatalf("%s: %v", text, f.Problems)
			}
			for _, b := range f.Blocks {
				list = append(list, b.Instrs...)
			}
		}
	}
	return list
}

func (l *lane) reg(r cfg.Reg) uint32 {
	if r.IsConst() {
		if r.IsPred() {
			return 1
		}
		return 0
	}
	return l.regs[r]
}

// read is the value of an operand before its signs.
func (l *lane) read(a *cfg.Operand, wide bool) uint64 {
	if a.Kind == cfg.ConstOperand {
		v := uint64(l.bank[a.Imm])
		if wide {
			v |= uint64(l.bank[a.Imm+4]) << 32
		}
		return v
	}
	if a.Kind != cfg.RegOperand {
		return 0xdeadbeefdeadbeef // Eval must not look at it
	}
	if a.Reg.Num == cfg.All {
		var v uint64
		for n := range int32(7) {
			v |= uint64(l.regs[cfg.Reg{Class: a.Reg.Class, Num: n}]) << n
		}
		return v
	}
	v := uint64(l.reg(a.Reg))
	if wide && !a.Reg.IsConst() {
		r := a.Reg
		r.Num++
		v |= uint64(l.regs[r]) << 32
	}
	return v
}

// step runs i and reports whether its results are certain.
func (l *lane) step(t testing.TB, i *cfg.Instr) bool {
	t.Helper()
	g := i.Guard
	if !g.Always() && (l.reg(g.Reg) == 1) == g.Not {
		return true
	}
	if i.Name == "MUFU.RCP" {
		l.reciprocal(i)
		return true
	}
	f := l.table.Of(i, l.sm)
	if f == nil {
		t.Fatalf("%s: no Fn for %+v", i.Name, i.Args)
	}
	var in, out [maxArgs]uint64
	for k := range i.Args {
		in[k] = l.read(&i.Args[k], f.Wide>>k&1 != 0)
	}
	if !f.Eval(i, in[:len(i.Args)], out[:i.NumDst(l.sm)], &l.cc) {
		return false
	}
	for k := range i.NumDst(l.sm) {
		r := i.Args[k].Reg
		switch {
		case r.IsConst():
		case r.Num == cfg.All:
			mask := i.Args[len(i.Args)-1].Imm
			for n := range int32(7) {
				if mask>>n&1 != 0 {
					l.regs[cfg.Reg{Class: r.Class, Num: n}] = uint32(out[k] >> n & 1)
				}
			}
		default:
			if int8(k) != f.Dst[0] && int8(k) != f.Dst[1] && int8(k) != f.Dst[2] {
				continue
			}
			l.regs[r] = uint32(out[k])
			if f.Wide>>k&1 != 0 {
				r.Num++
				l.regs[r] = uint32(out[k] >> 32)
			} else if out[k]>>32 != 0 {
				t.Fatalf("%s: result %#x has more than 32 bits", i.Name, out[k])
			}
		}
	}
	return true
}

// reciprocal does MUFU.RCP for sequences that correct it: off by at most one in the last
// place, which is what it promises.
func (l *lane) reciprocal(i *cfg.Instr) {
	x := math.Float32bits(1 / math.Float32frombits(l.reg(i.Args[1].Reg)))
	if x&0x7f800000 != 0x7f800000 && x&0x7fffffff != 0 {
		x += uint32(l.rand.IntN(3)) - 1
	}
	l.regs[i.Args[0].Reg] = x
}

// run runs instructions, all of which have to be certain.
func (l *lane) run(t testing.TB, list []cfg.Instr) {
	t.Helper()
	if !l.tryRun(t, list) {
		t.Fatal("not certain")
	}
}

// tryRun runs instructions up to the first that is not certain.
func (l *lane) tryRun(t testing.TB, list []cfg.Instr) bool {
	t.Helper()
	for k := range list {
		if !l.step(t, &list[k]) {
			return false
		}
	}
	return true
}

// set sets R4=..., R4:5=... (a pair), P0=1, or a flag of the condition code, C=1.
func (l *lane) set(t testing.TB, text string) {
	t.Helper()
	for _, field := range strings.Fields(text) {
		name, value, _ := strings.Cut(field, "=")
		v := parseValue(t, value)
		if flag := map[string]Flags{"C": Carry, "Z": Zero}[name]; flag != 0 {
			l.cc.Known |= flag
			l.cc.Val |= Flags(v) * flag
			continue
		}
		if at, ok := strings.CutPrefix(name, "c"); ok {
			n, err := strconv.ParseInt(at, 0, 64)
			if err != nil {
				t.Fatal(err)
			}
			l.bank[n] = uint32(v)
			if v>>32 != 0 {
				l.bank[n+4] = uint32(v >> 32)
			}
			continue
		}
		name, pair := strings.CutSuffix(name, ".64")
		r, ok := cfg.ParseReg(name)
		if !ok {
			t.Fatalf("bad register %s", field)
		}
		l.regs[r] = uint32(v)
		if pair {
			r.Num++
			l.regs[r] = uint32(v >> 32)
		}
	}
}

// get is the value of a register or pair as set takes it.
func (l *lane) get(name string) uint64 {
	name, pair := strings.CutSuffix(name, ".64")
	r, _ := cfg.ParseReg(name)
	v := uint64(l.reg(r))
	if pair {
		r.Num++
		v |= uint64(l.regs[r]) << 32
	}
	return v
}

func parseValue(t testing.TB, s string) uint64 {
	t.Helper()
	if v, err := strconv.ParseInt(s, 0, 64); err == nil {
		return uint64(v)
	}
	v, err := strconv.ParseUint(s, 0, 64)
	if err != nil {
		t.Fatal(err)
	}
	return v
}
