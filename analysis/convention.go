package analysis

import (
	"context"
	"iter"
	"maps"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A convention is the calling convention of compiled code for the registers of one function, as the live
// ranges that nvdisasm prints show it (corpus/oracle): R1 is the stack pointer, and a call writes the
// scratch registers and leaves the others alone. nvdisasm does not say which registers hold arguments
// or the result. Registers that have names are in no convention.
type convention struct {
	read    []Var // what a call reads
	scratch []Var // what a call writes
	kept    []Var // what has to hold its value at a return
	sp      Var   // R1, -1 if there is none
}

// isScratch reports whether a call writes reg.
func isScratch(reg cfg.Reg) bool {
	n := reg.Num
	switch reg.Class {
	case cfg.ClassP, cfg.ClassUP:
		return n < 7
	case cfg.ClassUR:
		return 4 <= n && n < 36
	case cfg.ClassR:
		return n == 0 || 3 <= n && n < 16 || 32 <= n && n < 255 && n%8 < 4
	}
	return false
}

// isKept reports whether a function that is called leaves reg as it was.
func isKept(reg cfg.Reg) bool {
	return reg.Class == cfg.ClassR && 0 < reg.Num && reg.Num < 255 && !isScratch(reg)
}

// newConvention sorts the registers of r.
func newConvention(r *Registers) *convention {
	c := &convention{sp: -1}
	for v, reg := range r.Regs {
		v := Var(v)
		if reg == (cfg.Reg{Class: cfg.ClassR, Num: 1}) {
			c.sp = v
		}
		if reg.Class == cfg.ClassR && (reg.Num == 0 || reg.Num == 1) {
			c.read = append(c.read, v)
		}
		if isScratch(reg) {
			c.scratch = append(c.scratch, v)
		}
		if isKept(reg) {
			c.kept = append(c.kept, v)
		}
	}
	return c
}

// argKept is the operand of a word that stands for no access: the register has to
// hold its value there for others.
const argKept = -16

// RangesOf returns the liveness of f as people read it. [Facts.Liveness] has calls and returns read and
// write everything; here
//
//   - a call reads and writes what the code does that it goes to, if that stands in the section, and else
//     follows the calling convention, as nvdisasm -plr has it for all calls;
//   - a return keeps the registers that the caller may still need, the end of a lane and an endless loop
//     keep R1;
//   - opcodes that are not known touch only what they name;
//   - control that leaves to where no edge leads keeps nothing.
//
// It is for showing registers, not for rewriting code: code that does not follow the convention has other
// ranges. The registers in also count in addition to those that f names.
func RangesOf(f *cfg.Func, also []cfg.Reg) *Liveness {
	return rangesOf(context.Background(), f, also, false, nil)
}

func rangesOf(ctx context.Context, f *cfg.Func, also []cfg.Reg, printed bool, next *Liveness) *Liveness {
	r := newRegisterTables(f)
	r.printed = printed
	if next != nil {
		for _, reg := range next.entry {
			r.number(reg)
		}
	}
	for _, reg := range also {
		r.number(reg)
	}
	var saved []Var // uniform registers that a function leaves as they were, of those it writes
	for _, b := range f.Blocks {
		cancel.Poll(ctx)
		for k := range b.Instrs {
			refs := b.Instrs[k].Refs
			for n := range refs {
				ref := &refs[n]
				if ref.Write && ref.Reg.Class == cfg.ClassUR && ref.Reg.Num < cfg.FirstNamed {
					for n := range int32(ref.Count) {
						reg := cfg.Reg{Class: cfg.ClassUR, Num: ref.Reg.Num + n}
						if v := r.number(reg); savedUniform(reg) && !slices.Contains(saved, v) {
							saved = append(saved, v)
						}
					}
				}
				if c := ref.Reg.Class; c == cfg.ClassSR || c == cfg.ClassSB || ref.Reg.Num < 0 {
					continue
				}
				for n := range int32(ref.Count) {
					r.number(cfg.Reg{Class: ref.Reg.Class, Num: ref.Reg.Num + n})
				}
			}
		}
	}
	r.conv = newConvention(r)
	r.conv.kept = append(r.conv.kept, saved...)
	r.list(ctx, r.keeper(ctx, next))
	return newLiveness(ctx, r)
}

// rangesFrom is [RangesOf] for the function of from, whose lists [newRegisters] has made. It copies from
// them, as most instructions read and write the same for people.
func rangesFrom(ctx context.Context, from *Registers) *Liveness {
	f := from.f
	if from.unnamed {
		return rangesOf(ctx, f, nil, false, nil)
	}
	r := &Registers{f: f, Regs: slices.Clone(from.Regs), first: from.first, in: from.in, tab: from.tab, tabled: from.tabled, named: maps.Clone(from.named)}
	for c := range r.tab {
		r.tab[c] = slices.Clone(r.tab[c])
	}
	r.conv = newConvention(r)
	r.conv.kept = append(r.conv.kept, from.saved(ctx)...)
	r.start = make([]int32, 0, len(from.start))
	r.words = make([]Word, 0, len(from.words)+len(f.Blocks))
	r.args = make([]int8, 0, len(from.words)+len(f.Blocks))
	c := rangesCopier{from: from, to: r, keep: r.keeper(ctx, nil)}
	for n, b := range f.Blocks {
		cancel.Poll(ctx)
		last := len(b.Instrs) - 1
		if last < 0 {
			continue
		}
		if slices.Contains(from.block(int32(n)), ReadsAll) || slices.Contains(from.args[from.start[from.first[n]]:from.start[from.first[n+1]]], cfg.ArgImplicit) {
			for k := range last {
				c.instr(b, k)
			}
		}
		c.instr(b, last)
	}
	c.upTo(int32(from.Instrs()))
	r.start = append(r.start, int32(len(r.words)))
	return newLiveness(ctx, r)
}

// A rangesCopier copies the lists of a function, except where instructions read or write something else for people.
type rangesCopier struct {
	from, to *Registers
	keep     func(b *cfg.Block, k int) // see keeper
	done     int32                     // instructions that have been copied
}

// upTo copies the instructions in front of number num that have not been copied.
func (c *rangesCopier) upTo(num int32) {
	from, r := c.from, c.to
	k, end := from.start[c.done], from.start[num]
	for shift := int32(len(r.words)) - k; c.done < num; c.done++ {
		r.start = append(r.start, from.start[c.done]+shift)
	}
	r.words = append(r.words, from.words[k:end]...)
	r.args = append(r.args, from.args[k:end]...)
}

// instr lists instruction k of b anew if it reads and writes something else for people: if it reads or writes
// every register, is a P2R that reads registers it does not name, or has to keep some.
func (c *rangesCopier) instr(b *cfg.Block, k int) {
	from, r := c.from, c.to
	num := from.first[b.ID] + int32(k)
	words, args := from.Words(num), from.Args(num)
	every := slices.Contains(words, ReadsAll)
	again := b.Instrs[k].Op.Name == "P2R" && slices.Contains(args, cfg.ArgImplicit)
	last := k == len(b.Instrs)-1
	if !every && !again && !last {
		return
	}
	c.upTo(num)
	at := len(r.words)
	if every || last {
		c.keep(b, k)
	}
	if !every && !again && len(r.words) == at {
		return // upTo copies it
	}
	r.start = append(r.start, int32(at))
	c.done++
	switch {
	case again:
		r.instr(&b.Instrs[k])
	case every:
		for j, w := range words {
			if w >= 0 {
				r.words = append(r.words, w)
				r.args = append(r.args, args[j])
			} else if w == ReadsAll {
				r.every(&b.Instrs[k], mayOf(&b.Instrs[k], false))
			}
		}
	default:
		r.words = append(r.words, words...)
		r.args = append(r.args, args...)
	}
}

// savedUniform reports whether a function that writes reg leaves it as it was.
func savedUniform(reg cfg.Reg) bool {
	return reg.Class == cfg.ClassUR && 4 <= reg.Num && reg.Num < cfg.FirstNamed && !isScratch(reg)
}

// saved returns those uniform registers that the function writes and by the convention leaves as they
// were, in the order in which it first writes them.
func (r *Registers) saved(ctx context.Context) (saved []Var) {
	if !slices.ContainsFunc(r.Regs, savedUniform) {
		return nil
	}
	for n, w := range r.words {
		if n%pollValues == 0 {
			cancel.Poll(ctx)
		}
		if w.Write() && savedUniform(r.Regs[w.Var()]) && !slices.Contains(saved, w.Var()) {
			saved = append(saved, w.Var())
		}
	}
	return saved
}

// keeper returns a function that adds to the reads of instruction k of b the registers that have to hold
// their values there for others. It does so only for instructions that read every register or are the
// last of their blocks. next has the ranges of the function behind this one, if it is printed.
func (r *Registers) keeper(ctx context.Context, next *Liveness) func(b *cfg.Block, k int) {
	f, c := r.f, r.conv
	var exit cfg.Graph
	if c.sp >= 0 {
		f.Graph.WithExit(&exit, &f.Preds, &f.Order, nil)
	}
	calls := callees{ctx: ctx, f: f}
	return func(b *cfg.Block, k int) {
		i := &b.Instrs[k]
		r.callee = nil
		if !r.printed && i.Flow == cfg.FlowCall {
			r.callee = calls.use(b, i)
		}
		switch {
		case next != nil && int(b.ID) == len(f.Blocks)-1 && k == len(b.Instrs)-1 && i.FallsThrough():
			from := len(r.words)
			r.keep(c.kept)
			r.keep(c.read)
			for _, reg := range next.entry {
				if reg.Class == cfg.ClassR && reg.Num != 3 { // as nvdisasm prints it
					r.keep([]Var{r.number(reg)})
				}
			}
			for _, w := range r.words[from:] {
				r.onward = append(r.onward, w.Var())
			}
		case i.Flow == cfg.FlowRet:
			r.keep(c.kept)
		case c.sp < 0 || k < len(b.Instrs)-1:
		case i.Flow == cfg.FlowExit || i.Flow == cfg.FlowKill || endless(&exit, b):
			r.keep([]Var{c.sp})
		}
	}
}

// endless reports whether b is where the graph with a virtual exit leaves a loop without end.
func endless(exit *cfg.Graph, b *cfg.Block) bool {
	succs := exit.Succs(b.ID)
	return len(succs) > 0 && int(succs[len(succs)-1]) == exit.Len()-1
}

func (r *Registers) keep(vars []Var) {
	for _, v := range vars {
		r.words = append(r.words, Word(v)<<wordShift)
		r.args = append(r.args, argKept)
	}
}

// call adds what a call reads and writes: by the code that is called as far as it is known, else by the convention.
func (r *Registers) call(may Word) {
	if u := r.callee; u != nil {
		for _, reg := range u.reads {
			r.add(reg, 0, cfg.ArgImplicit)
		}
		if u.known {
			for _, reg := range u.writes {
				switch {
				case reg.Class >= cfg.ClassB && reg.Class != cfg.ClassCC || reg == (cfg.Reg{Class: cfg.ClassR, Num: 1}):
				case slices.Contains(u.sure, reg):
					r.add(reg, wordWrite|may, cfg.ArgImplicit)
				default:
					r.add(reg, wordWrite|wordMay, cfg.ArgImplicit)
				}
			}
			return
		}
	}
	for _, v := range r.conv.read {
		r.words = append(r.words, Word(v)<<wordShift)
		r.args = append(r.args, cfg.ArgImplicit)
	}
	for _, v := range r.conv.scratch {
		r.words = append(r.words, Word(v)<<wordShift|wordWrite|may)
		r.args = append(r.args, cfg.ArgImplicit)
	}
}

// A Mark says what an instruction does with a register.
type Mark uint8

const (
	MarkRead  Mark = 1 << iota // nvdisasm: v
	MarkWrite                  // nvdisasm: ^
)

// Marks yields the registers that instruction n reads or writes, one after the
// other as in [Registers.Words].
func (r *Registers) Marks(n int32) iter.Seq2[Var, Mark] {
	return func(yield func(Var, Mark) bool) {
		for k := r.start[n]; k < r.start[n+1]; k++ {
			w := r.words[k]
			if w < 0 || r.args[k] == argKept {
				continue
			}
			m := MarkRead
			if w.Write() {
				m = MarkWrite
			}
			if !yield(w.Var(), m) {
				return
			}
		}
	}
}

// ofSystem reports whether reg outlives the kernel in a listing: UR0 to UR3 belong to the system.
// The code that sm_87 begins with asks in UR2 whether it ran before, and sets it.
func ofSystem(f *cfg.Func, reg cfg.Reg) bool {
	return reg.Class == cfg.ClassUR && reg.Num >= 0 && reg.Num < 4 && !f.Native
}
