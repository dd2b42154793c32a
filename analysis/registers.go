package analysis

import (
	"cmp"
	"slices"

	"ori/cfg"
)

// A Var is the number of a register in one function: registers are numbered
// from 0 on in the order in which the text first names them.
type Var = int32

// A Word is one register that an instruction reads or writes. What spans
// several registers is as many words, lowest first.
type Word int32

const (
	// ReadsAll stands for a read of every register: a call, a return, an
	// opcode that is not known.
	ReadsAll Word = -1

	// Clobbers stands for a write of every register that may leave any of them
	// as it was: a call, an opcode that is not known.
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
// a guard, or the text does not say which registers it is of.
func (w Word) May() bool { return w&wordMay != 0 }

// Registers numbers the registers of a function and lists, for each
// instruction, those it reads and writes: the reads first. Special registers and
// scoreboards are left out, and so are RZ, PT and their like.
//
// The memory descriptor that sm_80 to sm_89 read without naming it counts as
// a read of every pair that may hold it: the function loads it from c[0x0][0x118], where
// the driver leaves it, or copies both its halves from other registers.
type Registers struct {
	Regs []cfg.Reg // by Var

	f     *cfg.Func
	first []int32 // by block: the number, in the function, of its first instruction; one more at the end
	start []int32 // by instruction: index in words; one more at the end
	words []Word
	args  []int8 // by word: the operand it is of, as in cfg.Ref

	tab   [6][]Var        // by class and number, -1 for none
	named map[cfg.Reg]Var // the registers with names, and numbers out of proportion
	desc  []cfg.Reg
	conv  *convention // how calls are taken; nil if they may read and write everything
}

// maxTabled is the highest register number found through a table.
const maxTabled = 4095

// newRegisters lists the registers of f. Time is linear in its instructions.
func newRegisters(f *cfg.Func) *Registers {
	r := newRegisterTables(f)
	r.list(nil)
	return r
}

// newRegisterTables makes room for the registers of f.
func newRegisterTables(f *cfg.Func) *Registers {
	r := &Registers{f: f}
	for c := range r.tab {
		n := min(f.MaxReg[c], maxTabled) + 1
		if cfg.RegClass(c) == cfg.ClassSR || cfg.RegClass(c) == cfg.NoReg {
			continue
		}
		r.tab[c] = make([]Var, n)
		for k := range r.tab[c] {
			r.tab[c][k] = -1
		}
	}
	instrs := 0
	r.first = make([]int32, len(f.Blocks)+1)
	for n, b := range f.Blocks {
		r.first[n] = int32(instrs)
		instrs += len(b.Instrs)
	}
	r.first[len(f.Blocks)] = int32(instrs)
	r.start = make([]int32, 0, instrs+1)
	r.words = make([]Word, 0, 4*instrs)
	r.args = make([]int8, 0, 4*instrs)
	r.descriptors()
	return r
}

// list lists what each instruction reads and writes; more, if it is not nil, adds
// reads to those of instruction k of b.
func (r *Registers) list(more func(b *cfg.Block, k int)) {
	for _, b := range r.f.Blocks {
		for k := range b.Instrs {
			r.start = append(r.start, int32(len(r.words)))
			if more != nil {
				more(b, k)
			}
			r.instr(&b.Instrs[k])
		}
	}
	r.start = append(r.start, int32(len(r.words)))
}

// descriptors finds the uniform register pairs that may hold a memory
// descriptor: those loaded from where the driver leaves it, and those whose two halves
// come from general registers or other uniform ones, as code does that is not optimized.
func (r *Registers) descriptors() {
	if sm := r.f.SM(); sm < 80 || sm >= 90 {
		return
	}
	var loaded, copied [64]bool // by number
	for _, b := range r.f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if len(i.Args) < 2 || i.Args[0].Kind != cfg.RegOperand || i.Args[0].Reg.Class != cfg.ClassUR {
				continue
			}
			to, from := i.Args[0].Reg.Num, &i.Args[1]
			if to < 0 || int(to) >= len(copied) {
				continue
			}
			switch i.Op.Name {
			case "ULDC":
				loaded[to] = loaded[to] || from.Kind == cfg.ConstOperand && from.Bank == 0 && from.Imm == 0x118 && from.Reg.Class == cfg.NoReg
			case "R2UR", "UMOV":
				copied[to] = copied[to] || from.Kind == cfg.RegOperand && !from.Reg.IsConst()
			}
		}
	}
	for n := 0; n < len(loaded); n += 2 {
		if loaded[n] || copied[n] && copied[n+1] {
			r.desc = append(r.desc, cfg.Reg{Class: cfg.ClassUR, Num: int32(n)})
		}
	}
}

func (r *Registers) instr(i *cfg.Instr) {
	reads := true
	may := Word(0)
	if !i.Guard.Always() {
		may = wordMay
	}
	for n := range i.Refs {
		f := &i.Refs[n]
		if f.Write && reads {
			reads = false
			r.every(i, may)
		}
		w := Word(0)
		if f.Write {
			w = wordWrite | may
		}
		switch {
		case f.Reg.Class == cfg.ClassSR || f.Reg.Class == cfg.ClassSB:
		case r.conv != nil && i.Op.Name == "P2R" && f.Reg.Class == cfg.ClassP && f.Arg == cfg.ArgImplicit: // as nvdisasm has it
		case f.Arg == cfg.ArgDescriptor:
			for _, d := range r.desc {
				r.add(d, 2, w, f.Arg)
			}
		case f.Reg.Num == cfg.All:
			if f.Write {
				w |= wordMay
			}
			for n := range int32(7) { // PR and UPR: P0 to P6
				r.add(cfg.Reg{Class: f.Reg.Class, Num: n}, 1, w, f.Arg)
			}
		default:
			r.add(f.Reg, f.Count, w, f.Arg)
		}
	}
	if reads {
		r.every(i, may)
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
	all := i.Flow == cfg.FlowCall || !i.Op.Known()
	if all || i.Flow == cfg.FlowRet {
		r.words = append(r.words, ReadsAll)
		r.args = append(r.args, cfg.ArgImplicit)
	}
	if all {
		r.words = append(r.words, Clobbers)
		r.args = append(r.args, cfg.ArgImplicit)
	}
}

func (r *Registers) add(reg cfg.Reg, count uint8, w Word, arg int8) {
	for range count {
		r.words = append(r.words, Word(r.number(reg))<<wordShift|w)
		r.args = append(r.args, arg)
		reg.Num++
	}
}

// number returns the Var of reg, a new one at its first time.
func (r *Registers) number(reg cfg.Reg) Var {
	if v := r.Var(reg); v >= 0 {
		return v
	}
	v := Var(len(r.Regs))
	r.Regs = append(r.Regs, reg)
	switch {
	case reg.Num > maxTabled:
		if r.named == nil {
			r.named = map[cfg.Reg]Var{}
		}
		r.named[reg] = v
	default:
		t := &r.tab[tabOf(reg.Class)]
		for int(reg.Num) >= len(*t) {
			*t = append(*t, -1)
		}
		(*t)[reg.Num] = v
	}
	return v
}

// tabOf is the index of a class in Registers.tab.
func tabOf(c cfg.RegClass) int {
	if c == cfg.ClassCC {
		return 0
	}
	return int(c)
}

// Var returns the number of reg, or -1 if the function does not name it.
func (r *Registers) Var(reg cfg.Reg) Var {
	if reg.Num > maxTabled {
		if v, ok := r.named[reg]; ok {
			return v
		}
		return -1
	}
	if t := tabOf(reg.Class); t < len(r.tab) && reg.Num >= 0 && int(reg.Num) < len(r.tab[t]) {
		return r.tab[t][reg.Num]
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

// BlockOf returns the index of the block that instruction number n of the
// function is in.
func (r *Registers) BlockOf(n int32) int32 {
	b, ok := slices.BinarySearch(r.first, n)
	if !ok {
		return int32(b) - 1
	}
	for len(r.first) > b+1 && r.first[b+1] == n {
		b++ // empty blocks begin at the same number
	}
	return int32(b)
}

// Sorted puts registers into order of class and number, drops what stands twice, and returns them.
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
