package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// What is the same for all threads of a block whenever it is computed: constants, words of constant banks, special registers
// such as the number of the block, and what is computed of those alone. Compilers compute it again where they need it, where the address of
// a variable in shared memory is needed only by some lanes, too:
//
//	     UPRMT UR6, UR5, 0x654, UR4       // UR5 is SR_CgaCtaId, UR4 is 0x400
//	     IMAD.U32 R8, RZ, RZ, UR6
//	@!P0 S2R R7, SR_CgaCtaId
//	@!P0 MOV R4, 0x400
//	@!P0 PRMT R9, R7, 0x654, R4
//	@!P0 IMAD.MOV.U32 R8, RZ, RZ, R9      // as it was

// ofBlock reports whether v is such a value, the same one on all ways and under all guards.
func (s *SSA) ofBlock(v Value) bool {
	w := blockWalk{s: s, left: maxBlockSteps}
	return w.ofBlock(v)
}

func (w *blockWalk) ofBlock(v Value) bool {
	t := w.value(v, nobody)
	return t.kind != notOfBlock && w.known(&t)
}

// known reports whether t is equal to itself: all that it is computed of is known.
func (w *blockWalk) known(t *blockTerm) bool {
	if t.kind != instrTerm {
		return true
	}
	for k := range t.fn.Src() {
		if x := w.source(t.i, t.num, t.fn, k); x.kind == notOfBlock || !w.known(&x) {
			return false
		}
	}
	return true
}

// blockTests keep by value what [SSA.ofBlock] said where it is asked again and again, of most values. Of values that join one
// another all over, each would take all the steps that one may: behind mostFull of those, and one for fullEach values, the others get
// fewSteps, and what takes more is not known to be such a value.
type blockTests struct {
	of   []blockTest
	left int // how many may still take all their steps
}

const (
	mostFull = 1 << 12
	fullEach = 64
	fewSteps = maxBlockSteps / 8
)

func newBlockTests(s *SSA) *blockTests {
	return &blockTests{make([]blockTest, s.Len()), mostFull + s.Len()/fullEach}
}

type blockTest uint8

const (
	untested     blockTest = iota
	isOfBlock              // it is such a value
	isNotOfBlock           // it is not known to be
	neverOfBlock           // nor is one that it, or a phi that leads to it, is the value of on some way
)

// ask returns what s.ofBlock(v) does, as long as not too many took all their steps.
func (t *blockTests) ask(s *SSA, v Value) bool {
	if t.of[v] == untested {
		w := blockWalk{s: s, left: maxBlockSteps, tests: t.of}
		if t.left <= 0 {
			w.left = fewSteps
		}
		switch is := w.ofBlock(v); {
		case is:
			t.of[v] = isOfBlock
		case !w.empty && (w.left >= 0 || w.looked == maxBlockSteps): // it is not the limit alone, or one that others get to no later
			t.of[v] = neverOfBlock
		default:
			t.of[v] = isNotOfBlock
		}
		if w.left < 0 {
			t.left--
		}
	}
	return t.of[v] == isOfBlock
}

// alike reports whether a and b are the same value of that kind.
func (s *SSA) alike(a, b Value) bool {
	w := blockWalk{s: s, left: maxBlockSteps}
	x := w.value(a, nobody)
	if x.kind == notOfBlock {
		return false
	}
	y := w.value(b, nobody)
	return w.equal(&x, &y)
}

// guarded reports whether v is what an instruction writes, or what was there before, as its guard decides.
func (s *SSA) guarded(v Value) bool { return s.kind[v] == InstrValue && s.prev[v] >= 0 }

// maxBlockSteps bounds how many values and operands one question of a [blockWalk] looks at.
const maxBlockSteps = 128

// A blockWalk follows values to what they are computed of.
type blockWalk struct {
	s    *SSA
	left int // steps that it may take

	// Of [blockWalk.ofBlock]:
	tests  []blockTest // nil if none are known
	looked int         // how many values it has looked at that v may be on some way
	empty  bool        // there was none but phis
}

// A blockTerm is what a value is computed of.
type blockTerm struct {
	kind termKind
	bits uint64  // of constantTerm
	of   cell    // of cellTerm
	sr   cfg.Reg // of specialTerm
	fn   *eval.Fn
	i    *cfg.Instr
	num  int32 // of i
}

type termKind uint8

const (
	notOfBlock   termKind = iota // it is not known to be of constants alone
	constantTerm                 // a number
	cellTerm                     // a word of a constant bank
	specialTerm                  // a special register
	instrTerm                    // what fn computes of the operands of i
)

// A cell is a word of a constant bank.
type cell struct {
	bank int16
	off  int64
}

func (w *blockWalk) instr(n int32) *cfg.Instr {
	r := w.s.Regs
	b := r.f.Blocks[r.BlockOf(n)]
	return &b.Instrs[n-r.first[b.ID]]
}

// nobody stands for no instruction in particular.
const nobody = -1

// argsAStep is how many values that join count as one that is looked at: they are copied, and then looked at until the limit.
const argsAStep = 16

// value returns what v is on all ways on which instruction by reads it.
func (w *blockWalk) value(v Value, by int32) (t blockTerm) {
	s := w.s
	first := by == nobody // and is to the end
	var few [8]Value
	seen := few[:0]
	for work := []Value{v}; len(work) > 0; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if slices.Contains(seen, v) {
			continue
		}
		if w.left--; v < 0 || w.left < 0 || s.Regs.Regs[s.v[v]].IsPred() {
			return blockTerm{}
		}
		if first && w.tests != nil && w.tests[v] == neverOfBlock {
			return blockTerm{}
		}
		if seen = append(seen, v); first {
			w.looked++
		}
		switch s.kind[v] {
		case PhiValue:
			args := s.Args(v)
			if w.left -= len(args) / argsAStep; w.left < 0 {
				return blockTerm{}
			}
			work = append(work, args...)
			by = nobody // the guard may have had another value then
			continue
		case InstrValue:
		default:
			return blockTerm{}
		}
		n := s.num[v]
		i := w.instr(n)
		if i.Masked() || !i.Op.Known() {
			return blockTerm{}
		}
		if s.prev[v] >= 0 && !w.sameGuard(n, by) {
			work = append(work, s.prev[v])
		}
		is := w.made(v, i, n)
		switch {
		case is.kind == notOfBlock, t.kind != notOfBlock && !w.equal(&t, &is):
			return blockTerm{}
		case t.kind == notOfBlock:
			t = is
		}
	}
	w.empty = w.empty || first && t.kind == notOfBlock
	return t
}

// sameGuard reports whether instruction n, which writes what by reads, runs whenever by does, as one value guards both. Each way to by
// leads past n once that value is computed.
func (w *blockWalk) sameGuard(n, by int32) bool {
	s := w.s
	if by < 0 || w.instr(n).Guard.Not != w.instr(by).Guard.Not {
		return false
	}
	g := s.at(n, int(cfg.ArgGuard), false)
	return g >= 0 && g == s.at(by, int(cfg.ArgGuard), false)
}

// made returns what i, instruction n, makes v if its guard holds.
func (w *blockWalk) made(v Value, i *cfg.Instr, n int32) blockTerm {
	s := w.s
	if of, ok := s.cellRead(v, i); ok {
		return blockTerm{kind: cellTerm, of: of}
	}
	if i.Op.Name == "S2R" || i.Op.Name == "S2UR" {
		if len(i.Args) == 2 && i.Args[1].Reg.Class == cfg.ClassSR && i.Args[1].Flags == 0 {
			switch r := i.Args[1].Reg; cfg.SpecialRegOf(r).Vary {
			case cfg.VaryNever, cfg.VaryBlock:
				return blockTerm{kind: specialTerm, sr: r}
			}
		}
		return blockTerm{}
	}
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) || fn.UseCC || fn.Wide != 0 || fn.Dst[0] < 0 || s.resultOf(n, int(fn.Dst[0])) != v {
		return blockTerm{}
	}
	switch {
	case fn.Copies():
		return w.source(i, n, fn, 0)
	case fn.Kind == eval.Mad && addsToZero(i) && fn.Src()[2].Plain():
		return w.source(i, n, fn, 2)
	}
	return blockTerm{kind: instrTerm, fn: fn, i: i, num: n}
}

// source returns what source k of fn is, which i, instruction n, computes.
func (w *blockWalk) source(i *cfg.Instr, n int32, fn *eval.Fn, k int) blockTerm {
	if w.left--; w.left < 0 {
		return blockTerm{}
	}
	if c, ok := fn.Constant(i, k); ok {
		return blockTerm{kind: constantTerm, bits: c}
	}
	switch a := &i.Args[fn.Src()[k].Arg]; a.Kind {
	case cfg.RegOperand:
		if a.Suffix() != "" {
			return blockTerm{}
		}
		if a.Reg.IsConst() { // what fn does to it, it does to both
			c := uint64(0)
			if a.Reg.IsPred() {
				c = 1
			}
			return blockTerm{kind: constantTerm, bits: c}
		}
		return w.value(w.s.sourceOf(n, int(fn.Src()[k].Arg)), n)
	case cfg.ConstOperand:
		if of, ok := plainCell(a); ok {
			return blockTerm{kind: cellTerm, of: of}
		}
	}
	return blockTerm{}
}

// equal reports whether a and b are one value.
func (w *blockWalk) equal(a, b *blockTerm) bool {
	if a.kind != b.kind {
		return false
	}
	switch a.kind {
	case constantTerm:
		return a.bits == b.bits
	case cellTerm:
		return a.of == b.of
	case specialTerm:
		return a.sr == b.sr
	case instrTerm:
		if a.fn != b.fn && *a.fn != *b.fn {
			return false
		}
		for k := range a.fn.Src() {
			x := w.source(a.i, a.num, a.fn, k)
			if x.kind == notOfBlock {
				return false
			}
			if y := w.source(b.i, b.num, b.fn, k); !w.equal(&x, &y) {
				return false
			}
		}
		return true
	}
	return false
}

// cellRead returns the word of a constant bank that i makes v if its guard holds.
func (s *SSA) cellRead(v Value, i *cfg.Instr) (cell, bool) {
	if len(i.Args) < 2 || i.Args[0].Kind != cfg.RegOperand {
		return cell{}, false
	}
	switch i.Name {
	case "LDC", "ULDC", "LDC.64", "ULDC.64", "LDC.128", "ULDC.128":
	default:
		return cell{}, false
	}
	of, ok := plainCell(&i.Args[1])
	of.off += 4 * int64(s.Regs.Regs[s.v[v]].Num-i.Args[0].Reg.Num)
	return of, ok && len(i.Args) == 2
}

// plainCell returns the word that a, an operand in a constant bank, is, as it is and without an index.
func plainCell(a *cfg.Operand) (cell, bool) {
	ok := a.Kind == cfg.ConstOperand && a.Bank >= 0 && a.Sym() == "" && a.Suffix() == "" && a.Flags&^(cfg.HasImm|cfg.Reuse) == 0 && a.Reg.Class == cfg.NoReg && a.UReg().Class == cfg.NoReg
	return cell{a.Bank, a.Imm}, ok
}
