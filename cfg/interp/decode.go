package interp

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// A flow is what an instruction does to control flow, besides what it does.
type flow uint8

const (
	flowNone flow = iota
	flowBranch
	flowIndex
	flowCall
	flowRet
	flowExit
	flowKill
	flowPush
	flowPop
	flowBSSY
	flowBSYNC
	flowBREAK
	flowWarpsync
	flowBar
	flowYield
	flowTrap
	flowEnd // past the last instruction
)

var flows = [...]flow{
	cfg.FlowBranch: flowBranch, cfg.FlowIndex: flowIndex, cfg.FlowCall: flowCall, cfg.FlowRet: flowRet,
	cfg.FlowExit: flowExit, cfg.FlowKill: flowKill, cfg.FlowPush: flowPush, cfg.FlowPop: flowPop,
	cfg.FlowBSSY: flowBSSY, cfg.FlowBSYNC: flowBSYNC, cfg.FlowBREAK: flowBREAK,
}

// A decoder decodes the instructions of one function.
type decoder struct {
	p     *Program
	f     *cfg.Func
	n     int32
	sm    int
	start [][]int32 // pc of the start of each block, by function
	names *names

	targets map[*cfg.Jumptable][]int32 // the code that the names of a table name: very many branches may go by one
}

// A names knows which functions of a program have a name, once somebody asks.
type names struct {
	funcs  map[string]int   // the first that is called so
	labels map[string][]int // those with such a label, ascending
}

func (d *decoder) decode(b *cfg.Block, i *cfg.Instr) inst {
	in := inst{i: i, b: b, f: d.n, name: hashString(i.Name), target: -1, cond: -1, dst: i.NumDst(d.sm)}
	in.guard, in.not = truePred, i.Guard.Not
	if r := i.Guard.Reg; r.Class != cfg.NoReg && !r.IsConst() {
		in.guard = d.slotOf(r)
	}
	if i.Guard.Never() {
		in.not = true
	}
	in.args = make([]arg, len(i.Args))
	for k := range i.Args {
		in.args[k] = d.arg(i, k)
	}
	in.flow = flows[i.Flow]
	in.resumes = in.flow == flowExit && d.f.Resumes()
	d.control(&in)
	d.data(&in)
	return in
}

// slotOf returns the slot of a register that is no constant.
func (d *decoder) slotOf(r cfg.Reg) int32 { return d.p.slotOf(d.f, r) }

// slotOf returns the slot of a register of f that is no constant.
func (p *Program) slotOf(f *cfg.Func, r cfg.Reg) int32 {
	n := regName{r.Class, r.Num, ""}
	if r.Num >= cfg.FirstNamed {
		n = regName{r.Class, 0, f.Names.Reg(r)}
	}
	if s, ok := p.slot[n]; ok {
		return s
	}
	return 0
}

// pcOf returns where block b of the decoder's function begins.
func (d *decoder) pcOf(b *cfg.Block) int32 {
	if b == nil {
		return -1
	}
	return d.start[d.n][b.ID]
}

// label returns the code that a name names, or -1: a block of this function, a function, or a block
// of another function of the section.
func (d *decoder) label(name string) int32 {
	if b := d.f.Block(name); b != nil {
		return d.pcOf(b)
	}
	d.names.find(d.p.Funcs)
	if n, ok := d.names.funcs[name]; ok {
		return d.p.entry0(n, d.start)
	}
	for _, n := range d.names.labels[name] {
		if b := d.p.Funcs[n].Block(name); b != nil && d.p.Funcs[n].SameSection(d.f) {
			return d.start[n][b.ID]
		}
	}
	return -1
}

// table returns the code that the names of a table name, each as label has it. Nobody may change it.
func (d *decoder) table(t *cfg.Jumptable) []int32 {
	list, ok := d.targets[t]
	if !ok {
		for _, name := range t.Labels {
			list = append(list, d.label(name))
		}
		if d.targets == nil {
			d.targets = map[*cfg.Jumptable][]int32{}
		}
		d.targets[t] = list
	}
	return list
}

// find finds them in funcs.
func (x *names) find(funcs []*cfg.Func) {
	if x.funcs != nil {
		return
	}
	x.funcs, x.labels = make(map[string]int, len(funcs)), map[string][]int{}
	for n, f := range funcs {
		if _, twice := x.funcs[f.Name]; !twice {
			x.funcs[f.Name] = n
		}
		for _, b := range f.Blocks {
			for _, l := range b.Labels {
				if list := x.labels[l.Name]; len(list) == 0 || list[len(list)-1] != n {
					x.labels[l.Name] = append(list, n)
				}
			}
		}
	}
}

// entry0 returns where function n begins, or -1 if it is empty.
func (p *Program) entry0(n int, start [][]int32) int32 {
	if len(start[n]) == 0 {
		return -1
	}
	return start[n][0]
}

func (d *decoder) arg(i *cfg.Instr, k int) arg {
	o := &i.Args[k]
	a := arg{not: o.Flags&cfg.Not != 0, words: 1}
	switch o.Kind {
	case cfg.ConstOperand:
		a.kind = argConst
	case cfg.RelocOperand:
		addr, _ := d.address(o)
		a.kind, a.slot = argReloc, int32(addr)
	case cfg.RegOperand:
		r := o.Reg
		switch r.Class {
		case cfg.ClassR, cfg.ClassUR:
			a.kind, a.words = argWord, int8(max(1, i.Words(k, d.sm)))
			if r.IsConst() {
				a.kind = argZero
			} else {
				a.slot = d.slotOf(r)
			}
		case cfg.ClassP, cfg.ClassUP:
			a.kind, a.slot = argPred, truePred
			if r.Num == cfg.All {
				a.kind, a.slot = argPreds, 0
				if r.Class == cfg.ClassUP {
					a.slot = 7
				}
			} else if !r.IsConst() {
				a.slot = d.slotOf(r)
			}
		case cfg.ClassSR:
			a.kind, a.slot = argSpecial, r.Num
		case cfg.ClassB:
			a.kind, a.slot = argSet, d.slotOf(r)
		case cfg.ClassCC:
			a.kind = argCC
		}
	}
	return a
}

// control settles where an instruction leads.
func (d *decoder) control(in *inst) {
	i := in.i
	if !i.Op.Known() {
		return
	}
	switch i.Op.Name {
	case "WARPSYNC":
		in.flow = flowWarpsync
	case "BAR":
		in.flow = flowBar
	case "YIELD", "NANOSLEEP":
		in.flow = flowYield
	case "BPT":
		if i.HasMod("TRAP") {
			in.flow = flowTrap
		}
	}
	if in.flow == flowNone {
		return
	}
	in.uniform = i.Uniform()
	for d := range i.Deciders() {
		if d.Arg >= 0 {
			in.cond = int32(d.Arg)
		}
	}
	if in.byLanes = i.ByActiveLanes(); in.byLanes && !i.HasMod("ANY") {
		in.cond = -1
		for k := range i.Args {
			if k != int(i.Code) {
				in.cond = int32(k)
			}
		}
	}
	if in.flow == flowRet { // the function that the address is relative to
		for k := range i.Args {
			if s := i.Args[k].Sym(); s != "" {
				in.target = d.label(s)
			}
		}
		return
	}
	if i.Code >= 0 {
		o := &i.Args[i.Code]
		if b := d.f.TargetOf(i); b != nil {
			in.target = d.pcOf(b)
		} else if o.Kind == cfg.LabelOperand {
			in.target = d.label(o.Sym())
		}
	}
	if t, address := d.f.TableOf(i); t != nil && in.flow == flowIndex {
		in.target = -1
		in.tables = d.table(t)
		if address {
			in.base, in.scale = uint32(in.args[len(in.args)-1].slot), 4
		}
		return
	}
	if in.flow == flowIndex && !i.Mistrusted() {
		for _, name := range i.Targets() {
			in.tables = append(in.tables, d.label(name))
		}
	}
}

// data finds out what an instruction computes.
func (d *decoder) data(in *inst) {
	i := in.i
	d.uses(in)
	if in.flow != flowNone && in.flow != flowPop {
		return
	}
	if in.flow == flowPop && i.Op.Flow == cfg.FlowPop {
		return
	}
	if !i.Op.Known() {
		in.do = (*warp).unknown
		return
	}
	if do := d.special(in); do != nil {
		in.do = do
		return
	}
	if in.fn = fns.Of(i, d.sm); in.fn != nil && d.readable(in) {
		in.do = (*warp).compute
		d.sources(in)
		return
	}
	if i.Op.Effects&cfg.Sched != 0 && len(in.writes) == 0 && i.Op.Effects&cfg.Fence == 0 {
		return
	}
	switch i.Op.Name {
	case "LD", "LDG", "LDS", "LDL", "LDC", "ULDC", "LDU":
		in.mem.size, in.mem.sign = size(i), isSigned(i) // what it loads is not known, but how wide it is
	}
	in.do = (*warp).opaque
}

// readable reports whether every source of in.fn is one that [warp.read] knows.
func (d *decoder) readable(in *inst) bool {
	for _, s := range in.fn.Src() {
		if s.Arg >= 0 && !s.Imm {
			if a := &in.args[s.Arg]; a.kind == argOther || a.kind == argReloc || a.kind == argConst && in.i.Args[s.Arg].Sym() != "" {
				return false
			}
		}
	}
	for k := range in.args {
		if in.fn.Wide>>k&1 != 0 {
			in.args[k].words = 2
		}
	}
	return true
}

// sources finds out which sources of in.fn are the same in all lanes, and whether in only copies.
func (d *decoder) sources(in *inst) {
	for _, s := range in.fn.Src() {
		if s.Arg < 0 || s.Imm {
			continue
		}
		switch a, o := &in.args[s.Arg], &in.i.Args[s.Arg]; {
		case a.kind == argZero, a.kind == argConst && o.Reg.Class != cfg.ClassR && o.UReg().Class != cfg.ClassUR:
			in.steady |= 1 << s.Arg
		default:
			in.varies |= 1 << s.Arg
		}
	}
	if !in.fn.Copies() || in.once {
		return
	}
	to, s := &in.args[in.fn.Dst[0]], &in.fn.Src()[0]
	if to.kind == argWord && to.words == 1 && !d.p.uniform[to.slot] && (s.Arg < 0 || s.Imm || in.steady != 0 || in.args[s.Arg].kind == argWord) {
		in.do = (*warp).copyWord
	}
}

// uses lists the registers that in reads and writes.
func (d *decoder) uses(in *inst) {
	uniform, lanes := false, false
	for _, r := range in.i.Refs {
		u := use{words: int8(r.Count), arg: r.Arg}
		switch r.Reg.Class {
		case cfg.ClassR, cfg.ClassUR:
			if r.Reg.Num == cfg.All {
				continue // the hidden descriptor
			}
			if r.Arg >= 0 && r.Reg.Num >= cfg.FirstNamed {
				u.words = min(8, max(1, int8(in.i.Words(int(r.Arg), d.sm))))
			}
			u.slot = d.slotOf(r.Reg)
		case cfg.ClassP, cfg.ClassUP:
			u.pred = true
			if u.all = r.Reg.Num == cfg.All; u.all {
				if r.Reg.Class == cfg.ClassUP {
					u.slot = 7
				}
			} else {
				u.slot = d.slotOf(r.Reg)
			}
		case cfg.ClassB:
			u.set, u.slot = true, d.slotOf(r.Reg)
		case cfg.ClassCC:
			u.cc = true
		default:
			continue
		}
		if r.Arg == cfg.ArgGuard {
			continue
		}
		if !r.Write {
			in.reads = append(in.reads, u)
			continue
		}
		in.writes = append(in.writes, u)
		if c := r.Reg.Class; c == cfg.ClassUR || c == cfg.ClassUP {
			uniform = true
		} else {
			lanes = true
		}
	}
	slices.SortStableFunc(in.reads, func(x, y use) int { return cmp.Compare(x.order(), y.order()) })
	in.once = uniform && !lanes && in.i.Op.Effects&cfg.WarpWide == 0 && strings.HasPrefix(in.i.Op.Name, "U")
}

// address returns the code address that the relocation a stands for, and whether
// it names code of the function.
func (d *decoder) address(a *cfg.Operand) (uint32, bool) {
	for name := range cfg.RelocNames(a.Sym()) {
		if to := d.f.Block(name); to != nil && to.ID != 0 {
			if a.RegSuffix() == "hi" {
				return 0, true
			}
			return uint32(labelAddr(name)), true
		}
	}
	return uint32(hashString(a.Sym())), false
}

// codeAddr is the address of a block: its own, or in a text without addresses that of its label.
func codeAddr(b *cfg.Block) int64 {
	if a := b.Addr(); a != cfg.NoAddr {
		return a
	}
	return labelAddr(b.Label())
}

// labelAddr is the address that a label stands for where it is a value. It does not change when
// instructions behind the label go.
func labelAddr(name string) int64 { return int64(hashString(name)&0x7ffffff0 | 1<<31) }
