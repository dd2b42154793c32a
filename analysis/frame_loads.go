package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// This file tells what is known to differ between lanes in code that keeps its variables in memory, as compilers make it without
// optimization: what a lane loads from memory of its own may differ from what others load, but does so only if what is stored there does.

// A frameWord is a word of a stack frame: how far it is from an address of the frame.
type frameWord struct {
	base Value
	off  int64
}

// maxAddress is how many instructions are looked at that add a constant to an address, and maxBase how many more to find that it is one of
// the stack frame.
const (
	maxAddress = 16
	maxBase    = 32
)

// frameWords has the accesses of words of stack frames whose distance from one address is known, by their words and by their instructions.
type frameWords struct {
	loads map[frameWord][]int32 // the numbers of the loads
	of    map[int32][]frameWord // by number
	base  map[Value]bool        // whether an address is one of the stack frame
}

// findFrameWords finds the loads and stores of known words of the stack frame, LD and LDL, ST and STL.
func (u *Uniformity) findFrameWords() *frameWords {
	s, f := u.ssa, u.ssa.Regs.f
	x := &frameWords{map[frameWord][]int32{}, map[int32][]frameWord{}, map[Value]bool{}}
	for _, b := range f.Blocks {
		cancel.Poll(u.calls.ctx)
		for k := range b.Instrs {
			i := &b.Instrs[k]
			load := i.Op.Name == "LD" || i.Op.Name == "LDL"
			if !load && i.Op.Name != "ST" && i.Op.Name != "STL" || len(i.Args) < 2 || !i.Op.Known() {
				continue
			}
			at := 0
			if load {
				at = 1
			}
			a := &i.Args[at]
			if a.Kind != cfg.MemOperand || a.UReg.Class != cfg.NoReg || a.Sym() != "" || a.RegSuffix() != "" && a.RegSuffix() != ".64" {
				continue
			}
			num := s.Regs.Number(b, k)
			base, off := u.frameAddress(s.sourceOf(num, at))
			if base < 0 || u.why[base].kind != uniform || !x.ofFrame(s, base) {
				continue
			}
			words := int64(1)
			switch {
			case i.HasMod("64"):
				words = 2
			case i.HasMod("128"):
				words = 4
			}
			for n := range words {
				w := frameWord{base, (off+a.Imm)&^3 + 4*n}
				x.of[num] = append(x.of[num], w)
				if load {
					x.loads[w] = append(x.loads[w], num)
				}
			}
		}
	}
	return x
}

// frameAddress returns the value that v is computed from by adding constants, and their sum.
func (u *Uniformity) frameAddress(v Value) (base Value, off int64) {
	s := u.ssa
	for range maxAddress {
		v = s.copyOf(v)
		i, n := s.writing(v)
		if i == nil || !i.Guard.Always() || i.Masked() {
			return v, off
		}
		switch i.Op.Name {
		case "IADD", "IADD32I", "IADD3", "VIADD", "LEA", "I2I":
		default:
			return v, off
		}
		if i.HasMod("HI") || i.HasMod("X") || i.Op.Name == "I2I" && i.Name != "I2I.U32.U32" {
			return v, off
		}
		from, sum := NoValue, int64(0)
		for k := 1; k < len(i.Args); k++ {
			a := &i.Args[k]
			c, constant := intValue(a)
			switch {
			case a.Kind == cfg.RegOperand && (a.Reg.IsPred() || a.Reg.IsConst()):
			case constant && i.Op.Name != "LEA":
				sum += int64(int32(c))
			case constant && c == 0: // shifted by nothing
			case plain(a) && a.Reg.Class == cfg.ClassR && from < 0:
				from = s.sourceOf(n, k)
			default:
				return v, off
			}
		}
		if from < 0 {
			return v, off
		}
		v, off = from, off+sum
	}
	return v, off
}

// ofFrame reports whether an address is computed from the stack pointer.
func (x *frameWords) ofFrame(s *SSA, base Value) bool {
	is, known := x.base[base]
	if known {
		return is
	}
	seen := map[Value]bool{}
	for work := []Value{base}; len(work) > 0 && len(seen) < maxBase && !is; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if v < 0 || seen[v] {
			continue
		}
		seen[v] = true
		is = s.Regs.Regs[s.v[v]] == cfg.Reg{Class: cfg.ClassR, Num: 1}
		if i, n := s.writing(v); i != nil && i.Op.Effects&(cfg.ReadsMem|cfg.Atomic|cfg.WarpWide) == 0 {
			work = s.readBy(work, n)
		}
	}
	x.base[base] = is
	return is
}

// findDiffering returns, by value, whether a cause is known for which it may differ between lanes that is not only that memory may be the
// lane's own: a load from the stack frame, of words where nothing is stored that differs so, or one by LD, of an address that does not.
// It is nil if there are no such loads. Time is linear in values and their uses.
func (u *Uniformity) findDiffering() []bool {
	s, f := u.ssa, u.ssa.Regs.f
	private := func(num int32) bool {
		b := f.Blocks[s.Regs.BlockOf(num)]
		name := b.Instrs[num-s.Regs.first[b.ID]].Op.Name
		return name == "LD" || name == "LDL"
	}
	if !slices.ContainsFunc(u.why, func(why reason) bool { return why.kind == bySource && private(why.of) }) {
		return nil
	}
	x := u.findFrameWords()
	differs := make([]bool, s.Len())
	joined := make([][]Value, len(f.Blocks)) // by block: what joins behind its branch
	decides := map[Value][]int32{}           // by value: the blocks whose branches it decides
	var work []Value
	add := func(v Value) {
		if v >= 0 && u.why[v].kind != uniform && !differs[v] {
			differs[v] = true
			work = append(work, v)
		}
	}
	written := func(num int32) {
		for k, w := range s.Regs.Words(num) {
			if w.Write() {
				add(s.Values(num)[k])
			}
		}
	}
	for n := range f.Blocks {
		if why := u.branch[n]; why.kind == byCondition {
			decides[why.of] = append(decides[why.of], int32(n))
		}
	}
	for v := range Value(s.Len()) {
		switch why := u.why[v]; why.kind {
		case bySource:
			i, _ := s.writing(v)
			if _, frame := x.of[why.of]; i != nil && i.Op.Name != "LD" && !frame {
				add(v) // not what is called
			}
		case byGroups, byIteration:
			add(v)
		case byCaller:
			if s.kind[v] == EntryValue && f.Entry {
				add(v)
			}
		case byJoin:
			if u.branch[why.of].kind == byStack {
				add(v)
			} else {
				joined[why.of] = append(joined[why.of], v)
			}
		}
	}
	for n := 0; len(work) > 0; n++ {
		if n%pollSteps == 0 {
			cancel.Poll(u.calls.ctx)
		}
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, b := range decides[v] {
			for _, to := range joined[b] {
				add(to)
			}
			joined[b] = nil
		}
		for _, by := range s.Users(v) {
			if by < 0 {
				add(^by)
				continue
			}
			words, frame := x.of[by]
			if !frame {
				written(by)
				continue
			}
			for _, w := range words { // it is stored
				for _, load := range x.loads[w] {
					written(load)
				}
				delete(x.loads, w)
			}
		}
	}
	return differs
}
