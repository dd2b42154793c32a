package analysis

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A Var is the number of a register in one function: registers are numbered
// from 0 on in the order in which the text first names them.
type Var = int32

// A Word is one register that an instruction reads or writes. What spans
// several registers is as many words, lowest first.
type Word int32

const (
	// ReadsAll stands for a read of every register: a call, a return, an
	// opcode that is not known, a change of which lanes are active.
	ReadsAll Word = -1

	// Clobbers stands for a write of every register that may leave any of them
	// as it was: a call, an opcode that is not known, a change of which lanes are active,
	// as others that run from then on have their own.
	Clobbers Word = -2
)

const (
	wordWrite = 1 << iota
	wordMay
	wordShift = iota
)

// Var returns the register. The Word must be neither ReadsAll nor Clobbers.
func (w Word) Var() Var { return Var(w >> wordShift) }

// Write reports whether the register is written, not read.
func (w Word) Write() bool { return w >= 0 && w&wordWrite != 0 }

// May reports whether the write may leave the register as it was: it is under
// a guard, in some lanes only, or the text does not say which registers it is of.
func (w Word) May() bool { return w&wordMay != 0 }

// Registers numbers the registers of a function and lists, for each
// instruction, those it reads and writes: the reads first. Special registers and
// scoreboards are left out, and so are RZ, PT and their like.
//
// The memory descriptor that listings of sm_80 to sm_89 do not name, and those of sm_90 by CUDA 11,
// counts as a read of every pair that may hold it: the function loads it from c[0x0][0x118] or
// c[0x0][0x208], where the driver leaves it, or copies both its halves from other registers.
type Registers struct {
	Regs []cfg.Reg // by Var

	f     *cfg.Func
	first []int32 // by block: the number, in the function, of its first instruction; one more at the end
	in    []int32 // by instruction: its block
	start []int32 // by instruction: index in words; one more at the end
	words []Word
	args  []int8 // by word: the operand it is of, as in cfg.Ref

	tab     [cfg.ClassCC + 1][]Var // by class and number, -1 for none
	tabled  int32                  // the highest number found through a table
	named   map[cfg.Reg]Var        // the registers with names, and numbers out of proportion
	desc    []cfg.Reg              // pairs that may hold a memory descriptor
	halves  uint64                 // by number: a uniform register that may hold a half of a memory descriptor
	held    uint64                 // by number: a uniform register that may hold a descriptor where instr is, or a half of one
	onward  []Var                  // what is kept where control runs past the end of the function, if printed
	guessed uint64                 // those that do and that it is taken to read, if printed; 0 for none
	through []Var                  // those of a part that are, see [Registers.apart]
	unnamed bool                   // some are numbered because an instruction may touch them that does not name them
	printed bool                   // writes under a mask of lanes count as sure, as nvdisasm has them
	conv    *convention            // how calls are taken; nil if they may read and write everything
	jumps   bool                   // the call that is being listed does not come back
	callee  *calleeUse             // what the call that is being listed does, if that is known and conv is set
}

// minTabled is up to which number registers are found through a table in any function. In one with
// many instructions, which may have a register for each value, it is up to four times as many.
const minTabled = 4095

// newRegisters lists the registers of f. Time is linear in its instructions. It polls ctx.
func newRegisters(ctx context.Context, f *cfg.Func) *Registers {
	r := newRegisterTables(f)
	r.list(ctx, nil)
	return r
}

// newRegisterTables makes room for the registers of f.
func newRegisterTables(f *cfg.Func) *Registers {
	r := &Registers{f: f}
	instrs := 0
	for _, b := range f.Blocks {
		instrs += len(b.Instrs)
	}
	numbers := make(slab[int32], len(f.Blocks)+1+2*instrs+1)
	r.first, r.in = numbers.cut(len(f.Blocks) + 1)[:0], numbers.cut(instrs)[:0]
	r.start = numbers.cut(instrs + 1)[:0]
	instrs = 0
	for _, b := range f.Blocks {
		r.first = append(r.first, int32(instrs))
		instrs += len(b.Instrs)
	}
	r.first = append(r.first, int32(instrs))
	for n, b := range f.Blocks {
		for range b.Instrs {
			r.in = append(r.in, int32(n))
		}
	}
	r.tabled = int32(min(max(minTabled, 4*instrs), cfg.FirstNamed-1))
	tabled := func(c int, most int32) int {
		if cfg.RegClass(c) == cfg.ClassSR || cfg.RegClass(c) == cfg.ClassSB || cfg.RegClass(c) == cfg.NoReg {
			return 0
		}
		return int(min(most, r.tabled)) + 1
	}
	room := 0
	for c, most := range f.MaxReg {
		room += tabled(c, most)
	}
	tab := make(slab[Var], room)
	for k := range tab {
		tab[k] = -1
	}
	for c, most := range f.MaxReg {
		r.tab[c] = tab.cut(tabled(c, most))
	}
	r.Regs = make([]cfg.Reg, 0, min(room, 2*instrs))
	r.words = make([]Word, 0, 4*instrs)
	r.args = make([]int8, 0, 4*instrs)
	return r
}

// list lists what each instruction reads and writes; more, if it is not nil, adds
// reads to those of instruction k of b. It polls ctx.
func (r *Registers) list(ctx context.Context, more func(b *cfg.Block, k int)) {
	hidden := r.f.SM() >= 80 && r.f.MaxReg[cfg.ClassUR] >= 0
	if hidden {
		for _, b := range r.f.Blocks {
			cancel.Poll(ctx)
			for k := range b.Instrs {
				r.descriptor(&b.Instrs[k])
			}
		}
	}
	var held []uint64
	var guessed map[*cfg.Instr]uint64
	if len(r.desc) > 1 && r.f.Complete {
		held = r.heldDescriptors(false)
		if r.printed {
			guessed = r.guessDescriptors()
		}
	}
	r.held = math.MaxUint64
	if cuts := cutBlocks(r.f, r.first, parts(len(r.in))); len(cuts) > 2 && more == nil && r.conv == nil && guessed == nil {
		r.apart(ctx, cuts, held)
	} else {
		r.listBlocks(ctx, 0, int32(len(r.f.Blocks)), held, guessed, more)
	}
	r.start = append(r.start, int32(len(r.words)))
}

// apart lists the parts of the function that begin at the blocks cuts side by side, each with numbers of its own.
func (r *Registers) apart(ctx context.Context, cuts []int32, held []uint64) {
	list := make([]Registers, len(cuts)-1)
	for k := range list[1:] {
		list[1+k] = *r
		list[1+k].Regs = slices.Clip(r.Regs) // each appends to its own
	}
	cancel.Parallel(len(list), func(k int) {
		from, to := cuts[k], cuts[k+1]
		if k == 0 {
			r.listBlocks(ctx, from, to, held, nil, nil)
			return
		}
		q := &list[k]
		instrs := int(q.first[to] - q.first[from])
		q.start, q.words, q.args = make([]int32, 0, instrs), make([]Word, 0, 3*instrs), make([]int8, 0, 3*instrs)
		for c := range q.tab {
			q.tab[c] = slices.Repeat([]Var{-1}, len(q.tab[c]))
		}
		q.listBlocks(ctx, from, to, held, nil, nil)
	})
	for k := range list[1:] {
		r.join(&list[1+k])
	}
}

// join appends what has been listed of the next part, whose registers get the numbers that they have here.
func (r *Registers) join(q *Registers) {
	for _, v := range q.through {
		r.unnamed = r.unnamed || r.Var(q.Regs[v]) < 0
	}
	to := make([]Word, len(q.Regs))
	for v, reg := range q.Regs {
		to[v] = Word(r.number(reg)) << wordShift
	}
	base := int32(len(r.words))
	for _, at := range q.start {
		r.start = append(r.start, base+at)
	}
	r.words = append(r.words, q.words...)
	for k, w := range r.words[base:] {
		if w >= 0 {
			r.words[int(base)+k] = to[w.Var()] | w&(1<<wordShift-1)
		}
	}
	r.args = append(r.args, q.args...)
}

// listBlocks lists blocks from to to; held and guessed are as list has found them.
func (r *Registers) listBlocks(ctx context.Context, from, to int32, held []uint64, guessed map[*cfg.Instr]uint64, more func(b *cfg.Block, k int)) {
	for n := from; n < to; n++ {
		cancel.Poll(ctx)
		b := r.f.Blocks[n]
		if held != nil {
			r.held = held[n]
		}
		for k := range b.Instrs {
			cancel.Poll(ctx)
			i := &b.Instrs[k]
			r.start = append(r.start, int32(len(r.words)))
			if more != nil {
				more(b, k)
			}
			r.guessed = guessed[i]
			r.jumps = i.Flow == cfg.FlowCall && k == len(b.Instrs)-1 && r.f.Jumps(b)
			r.instr(i)
			if held != nil {
				r.held = holds(i, r.f.SM(), r.held, false)
			}
		}
	}
}

// descriptor notes the uniform register pairs that may hold a memory
// descriptor: those loaded from where the driver leaves it, and those whose two halves
// come from general registers or other uniform ones, as code does that is not optimized. On sm_90 accesses
// read a policy for the cache as one, wherever it comes from, which nvdisasm 11.8 does not print:
//
//	UMOV UR8, 0x0
//	UMOV UR9, 0x14f00000
//	LDG.E R13, [R10.64]
//
// So there all pairs may be one that something is written to.
func (r *Registers) descriptor(i *cfg.Instr) {
	if i.WriteClasses&(1<<cfg.ClassUR) == 0 {
		return // nearly all
	}
	to, whole, ok := descriptorWrite(i)
	if ok && whole {
		r.descriptorPair(to)
	} else if ok {
		r.half(to.Num)
	} else if r.f.SM() >= 90 {
		for n := range i.Refs {
			if w := &i.Refs[n]; w.Write && w.Reg.Class == cfg.ClassUR && w.Reg.Num >= 0 {
				for k := range int32(w.Count) {
					r.half(w.Reg.Num + k)
				}
			}
		}
	}
}

// half notes that uniform register n may hold a half of a memory descriptor.
func (r *Registers) half(n int32) {
	if n >= 64 {
		return
	}
	r.halves |= 1 << n
	if n &^= 1; r.halves>>n&3 == 3 {
		r.descriptorPair(cfg.Reg{Class: cfg.ClassUR, Num: n})
	}
}

// descriptorPair notes that the pair of uniform registers from to on may hold a memory descriptor.
func (r *Registers) descriptorPair(to cfg.Reg) {
	if !slices.Contains(r.desc, to) {
		r.desc = append(r.desc, to)
	}
}

// descriptorWrite reports whether i may write a memory descriptor to a pair of uniform registers,
// or one half of it.
func descriptorWrite(i *cfg.Instr) (to cfg.Reg, whole, ok bool) {
	if i.WriteClasses&(1<<cfg.ClassUR) == 0 {
		return to, false, false // nearly all
	}
	switch i.Op.Name {
	case "ULDC", "R2UR", "UMOV":
	default:
		return to, false, false
	}
	n := len(i.Refs)
	if n == 0 || i.Refs[n-1].Reg.Class != cfg.ClassUR || !i.Refs[n-1].Write || len(i.Args) < 2 {
		return to, false, false
	}
	to = i.Refs[n-1].Reg
	if from := &i.Args[1]; i.Op.Name != "ULDC" {
		return to, false, from.Kind == cfg.RegOperand && !from.Reg.IsConst()
	} else {
		// Where the driver leaves it: up to sm_89, and on sm_90.
		return to, true, from.Kind == cfg.ConstOperand && from.Bank == 0 && (from.Imm == 0x118 || from.Imm == 0x208) && from.Reg.Class == cfg.NoReg && from.Sym() == ""
	}
}

// heldDescriptors returns, by block, which uniform registers may hold a memory descriptor at its
// start, or a half of one. An instruction that reads one without naming it reads one that is there.
// If sure is set, it returns those that do on every path because they were loaded.
func (r *Registers) heldDescriptors(sure bool) []uint64 {
	f := r.f
	in := make([]uint64, len(f.Blocks))
	for n := range in {
		if known := len(f.PredIDs(f.Blocks[n])) > 0 || n == 0 && f.Entry; sure == known {
			in[n] = math.MaxUint64
		}
	}
	if sure && len(in) > 0 {
		in[0] = 0
	}
	for again := true; again; {
		again = false
		for _, n := range f.Order.RPO {
			out := in[n]
			for k := range f.Blocks[n].Instrs {
				out = holds(&f.Blocks[n].Instrs[k], f.SM(), out, sure)
			}
			for _, s := range f.Graph.Succs(n) {
				joined := in[s] | out
				if sure {
					joined = in[s] & out
				}
				if joined != in[s] {
					in[s] = joined
					again = true
				}
			}
		}
	}
	return in
}

// holds returns which registers hold a memory descriptor, or a half of one, after i, if held do
// before it: those that may, or those that do for sure.
func holds(i *cfg.Instr, sm int, held uint64, sure bool) uint64 {
	to, whole, ok := descriptorWrite(i)
	if ok && to.Num >= 0 && to.Num < 64 && (whole || !sure) {
		if whole {
			return held | 3<<to.Num
		}
		return held | 1<<to.Num
	}
	if !sure && sm < 90 && !i.Guard.Always() {
		return held
	}
	for n := range i.Refs {
		if f := &i.Refs[n]; f.Write && f.Reg.Class == cfg.ClassUR && f.Reg.Num >= 0 && f.Reg.Num < 64 {
			if to := uint64(1<<f.Count-1) << f.Reg.Num; sure || sm < 90 {
				held &^= to
			} else {
				held |= to // as descriptor has it
			}
		}
	}
	return held
}

func (r *Registers) instr(i *cfg.Instr) {
	if r.printed && i.Missing() > 0 {
		i = i.Alone(r.f.SM()) // nvdisasm prints what it takes for dead code as it takes it: not at all
	}
	may := mayOf(i, r.printed)
	every := i.Flow == cfg.FlowCall && (r.printed || !r.jumps) || i.Flow == cfg.FlowRet || !i.Op.Known() || !r.printed && i.SetsActive()
	w := Word(0)
	for n := range i.Refs {
		f := &i.Refs[n]
		if f.Write && w == 0 {
			if every {
				r.every(i, may)
				every = false
			}
			w = wordWrite | may
		}
		if c := f.Reg.Class; c >= cfg.ClassSB && c != cfg.ClassCC {
			continue
		}
		if f.Reg.Num < 0 {
			named := len(r.Regs)
			r.many(f, w)
			for v := named; v < len(r.Regs); v++ {
				r.unnamed, r.through = true, append(r.through, Var(v))
			}
			continue
		}
		if r.conv != nil && f.Arg == cfg.ArgImplicit && f.Reg.Class == cfg.ClassP && (i.Op.Name == "P2R" || r.printed && i.Op.Name == "R2P") {
			continue // as nvdisasm has it
		}
		t := r.tab[f.Reg.Class]
		if num := uint32(f.Reg.Num); f.Count == 1 && num < uint32(len(t)) && t[num] >= 0 { // most
			r.words = append(r.words, Word(t[num])<<wordShift|w)
			r.args = append(r.args, f.Arg)
			continue
		}
		for k := range int32(f.Count) {
			num, v := f.Reg.Num+k, Var(-1)
			if int(num) < len(t) {
				v = t[num]
			}
			if v < 0 {
				v = r.number(cfg.Reg{Class: f.Reg.Class, Num: num})
				t = r.tab[f.Reg.Class]
			}
			r.words = append(r.words, Word(v)<<wordShift|w)
			r.args = append(r.args, f.Arg)
		}
	}
	if every {
		r.every(i, may)
	}
}

// mayOf is wordMay if the writes of i may leave registers as they were, printed as nvdisasm has them.
func mayOf(i *cfg.Instr, printed bool) Word {
	guarded := i.Guard.Reg.Class != cfg.NoReg && !i.Guard.Always()
	if printed && i.Op.Known() && i.Guard.Reg.Class == cfg.ClassUP {
		guarded = false
	}
	if guarded || i.Masked() && !printed {
		return wordMay
	}
	return 0
}

// many adds a use of registers that the text does not tell.
func (r *Registers) many(f *cfg.Ref, w Word) {
	switch {
	case f.Arg == cfg.ArgDescriptor:
		held := r.held
		if r.guessed != 0 {
			held = r.guessed
		}
		there := func(d cfg.Reg) bool { return d.Num >= 64 || held>>d.Num&3 == 3 }
		all := !slices.ContainsFunc(r.desc, there)
		for _, d := range r.desc {
			if !all && !there(d) {
				continue
			}
			r.add(d, w, f.Arg)
			d.Num++
			r.add(d, w, f.Arg)
		}
	default:
		if f.Write {
			w |= wordMay
		}
		for n := range int32(7) { // PR and UPR: P0 to P6
			r.add(cfg.Reg{Class: f.Reg.Class, Num: n}, w, f.Arg)
		}
	}
}

// every adds what stands for all registers.
func (r *Registers) every(i *cfg.Instr, may Word) {
	if r.conv != nil {
		if i.Flow == cfg.FlowCall {
			r.call(may)
		}
		return
	}
	r.words = append(r.words, ReadsAll)
	r.args = append(r.args, cfg.ArgImplicit)
	if clobbersAll(i) {
		r.words = append(r.words, Clobbers)
		r.args = append(r.args, cfg.ArgImplicit)
	}
}

// clobbersAll reports whether what i writes is more than it names.
func clobbersAll(i *cfg.Instr) bool {
	return i.Flow == cfg.FlowCall || !i.Op.Known() || i.SetsActive()
}

func (r *Registers) add(reg cfg.Reg, w Word, arg int8) {
	r.words = append(r.words, Word(r.number(reg))<<wordShift|w)
	r.args = append(r.args, arg)
}

// number returns the Var of reg, a new one at its first time.
func (r *Registers) number(reg cfg.Reg) Var {
	if v := r.Var(reg); v >= 0 {
		return v
	}
	v := Var(len(r.Regs))
	r.Regs = append(r.Regs, reg)
	if reg.Num > r.tabled {
		if r.named == nil {
			r.named = map[cfg.Reg]Var{}
		}
		r.named[reg] = v
		return v
	}
	t := &r.tab[reg.Class]
	for int(reg.Num) >= len(*t) {
		*t = append(*t, -1)
	}
	(*t)[reg.Num] = v
	return v
}

// Var returns the number of reg, or -1 if the function does not name it.
func (r *Registers) Var(reg cfg.Reg) Var {
	if reg.Num > r.tabled {
		if v, ok := r.named[reg]; ok {
			return v
		}
		return -1
	}
	if t := r.tab[reg.Class]; reg.Num >= 0 && int(reg.Num) < len(t) {
		return t[reg.Num]
	}
	return -1
}

// Len returns how many registers there are.
func (r *Registers) Len() int { return len(r.Regs) }

// Number returns the number, in the function, of instruction k of block b.
func (r *Registers) Number(b *cfg.Block, k int) int32 { return r.first[b.ID] + int32(k) }

// Instrs returns how many instructions the function has.
func (r *Registers) Instrs() int { return len(r.start) - 1 }

// Args returns, for each word of instruction n, the operand it is of, as
// [cfg.Ref] names operands. The slice belongs to r.
func (r *Registers) Args(n int32) []int8 { return r.args[r.start[n]:r.start[n+1]] }

// Words returns what instruction n of the function reads and writes. The slice
// belongs to r.
func (r *Registers) Words(n int32) []Word { return r.words[r.start[n]:r.start[n+1]] }

// block returns the words of block n.
func (r *Registers) block(n int32) []Word {
	return r.words[r.start[r.first[n]]:r.start[r.first[n+1]]]
}

// BlockOf returns the index of the block that instruction number n of the function is in.
func (r *Registers) BlockOf(n int32) int32 { return r.in[n] }

// Sorted puts registers into order of class and number, drops duplicates, and returns them.
func (r *Registers) Sorted(vars []Var) []Var {
	r.sort(vars)
	return slices.Compact(vars)
}

func (r *Registers) sort(vars []Var) {
	slices.SortFunc(vars, func(a, b Var) int {
		x, y := r.Regs[a], r.Regs[b]
		return cmp.Or(cmp.Compare(x.Class, y.Class), cmp.Compare(x.Num, y.Num))
	})
}
