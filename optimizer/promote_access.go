package optimizer

import (
	"cmp"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// This file finds the accesses of local memory, for [promoteLocals], and why there may be others.

// collect lists the accesses at known distances from the stack pointer, given the distances of
// other registers that are addresses of the frame. It returns one that is not among them, if there
// is such.
func (p *localPromoter) collect(bases map[*cfg.Instr]reach) (other place) {
	p.accesses, p.of = nil, map[*cfg.Instr]int{}
	for _, b := range p.Func.Blocks {
		p.Poll()
		for k := range b.Instrs {
			i := &b.Instrs[k]
			if !i.Op.LocalMemory() {
				continue
			}
			base, known := bases[i]
			if a, ok := localAccessOf(b, k); ok && (a.base == sp || known) && max(a.off+base.hi, -a.off-base.lo) < maxReach {
				a.off += base.lo
				a.more = base.hi - base.lo
				if by := a.off & (min(a.size, 4) - 1); by != 0 {
					if a.more == 0 { // it is not aligned: which bytes it has is not defined
						if other.block == nil {
							other = place{b, k}
						}
						continue
					}
					a.off, a.more = a.off-by, a.more+by
				}
				p.of[i] = len(p.accesses)
				p.accesses = append(p.accesses, a)
			} else if other.block == nil {
				other = place{b, k}
			}
		}
	}
	return other
}

// localAccessOf returns the access to local memory that instruction k of b, which is understood,
// is, if it is one at a constant distance from a register.
func localAccessOf(b *cfg.Block, k int) (a localAccess, ok bool) {
	i := &b.Instrs[k]
	a = localAccess{place: place{b, k}, load: i.Op.Name == "LDL", size: 4, whole: true}
	if !a.load && i.Op.Name != "STL" || len(i.Args) != 2 {
		return a, false
	}
	addr, data := &i.Args[a.address()], &i.Args[1-a.address()]
	if addr.Kind != cfg.MemOperand || addr.UReg().Class != cfg.NoReg || addr.Sym() != "" || addr.Suffix() != "" ||
		addr.RegSuffix() != "" || addr.Flags&^cfg.HasImm != 0 {
		return a, false
	}
	if data.Kind != cfg.RegOperand || data.Reg.Class != cfg.ClassR || data.Reg.Num >= cfg.FirstNamed || data.Flags&^cfg.Reuse != 0 || data.Suffix() != "" {
		return a, false
	}
	for mod := range strings.SplitSeq(strings.TrimPrefix(i.Mods(), "."), ".") {
		switch mod {
		case "", "32", "LU", "CA", "CG", "CS", "E":
		case "64":
			a.size = 8
		case "128":
			a.size = 16
		case "U8", "S8":
			a.size, a.whole = 1, false
		case "U16", "S16":
			a.size, a.whole = 2, false
		default:
			return a, false
		}
	}
	a.off, a.reg, a.base = addr.Imm, data.Reg, addr.Reg
	return a, true
}

// address is the operand that is the address.
func (a *localAccess) address() int { return b2i(a.load) }

// escapes returns why local memory may be accessed in other ways than the accesses say, which it collects.
func (p *localPromoter) escapes() *Refusal {
	f := p.Func
	if !f.Entry {
		return refuse("%s is called: its stack frame and that of its caller cannot be told apart", f.Name)
	}
	if no := cmp.Or(p.incomplete(), p.resized(), p.runsOn()); no != nil {
		return no
	}
	if entries := f.IndirectEntries(); len(entries) > 0 {
		b := f.Blocks[entries[0]]
		return refuse("control may come to %s from a call or a branch through a register, with other values in the slots", b.Name()).
			at(b.Span, "may be entered")
	}
	if x := p.flights().counts; x.b != nil {
		return refuse("%s waits by the number of instructions that are under way, and %s may be one", x.instr().Name, "LDL").at(x.span(), "counts them")
	}
	seen := false     // an access
	computed := false // the address is used otherwise
	for _, b := range f.Blocks {
		p.Poll()
		if analysis.GoesOn(f, b) {
			return refuse("control goes from %s to code that may access local memory", b.Name()).at(b.Span, "leaves the function")
		}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			what := place{b, k}.related
			switch name := i.Op.Name; {
			case !i.Op.Known() || i.Missing() > 0:
				return refuse("%s is not understood and may access local memory", i.Name).with(what("may access local memory"))
			case i.Flow == cfg.FlowCall || i.Flow == cfg.FlowRet || i.Op.Effects&cfg.Call != 0:
				return refuse("%s goes to code that may access local memory", name).with(what("leaves the function"))
			}
			seen = seen || i.Op.LocalMemory()
			changes, escapes := p.usesFrame(b, k, seen)
			if changes != nil {
				return changes
			}
			computed = computed || escapes
		}
	}
	other := p.collect(nil)
	if !computed && other.block == nil {
		return nil
	}
	bases, no := p.followFrame()
	if no != nil {
		return no
	}
	if other = p.collect(bases); other.block != nil {
		return p.unknownAccess(other)
	}
	return nil
}

func (p *localPromoter) unknownAccess(x place) *Refusal {
	return refuse("%s accesses local memory at a place or in a way that is not known", x.instr().Op.Name).with(x.related("may access any slot"))
}

// usesFrame returns the refusal if instruction k of b changes the stack pointer behind the start of
// the kernel, and whether it reads it for anything but the address of an access at a constant
// distance.
func (p *localPromoter) usesFrame(b *cfg.Block, k int, seen bool) (changes *Refusal, escapes bool) {
	i := &b.Instrs[k]
	reads, writes, others := false, false, false
	for n := range i.Refs {
		r := &i.Refs[n]
		switch has := r.Has(sp); {
		case has && r.Write:
			writes = true
			others = others || r.Count > 1
		case has:
			reads = true
		case r.Write && !r.Reg.IsPred():
			others = true
		}
	}
	if writes && (seen || b.ID != 0 || len(p.Func.Preds.Succs(0)) > 0 || !i.Guard.Always() || i.Masked() || reads && others) {
		return refuse("the stack pointer changes").at(b.InSection(i.Span), "writes R1"), false
	}
	if !reads || writes {
		return nil, false
	}
	a, ok := localAccessOf(b, k)
	return nil, !ok || a.holds(sp)
}
