package interp

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// A Program is functions, decoded. It does not change; many runs may use it at once.
type Program struct {
	Funcs []*cfg.Func

	code  []inst
	entry []int32 // by function
	sm    int

	slot                 map[regName]int32 // of registers, predicates and barriers, each kind numbered by itself
	nregs                int
	npreds               int
	nsets                int
	regID                []uint64 // identifies the register of a slot, in all programs alike
	predID               []uint64
	uniform, uniformPred []bool // by slot: one value for the warp

	addrs []map[int64]int32 // by function: the code at an address
	calls []map[int64]int32 // by function: the code whose address it takes, which an indirect call may reach

	departing sync.Once
	ways      []departure // see departures

	nans []int64 // the addresses of instructions with a number that is none, whose bits the text does not tell
}

// regName is the identity of a register: by its number, or by its name.
type regName struct {
	class cfg.RegClass
	num   int32
	name  string
}

// truePred is the slot of the predicate that is always true, after P0 to P6 and UP0 to
// UP6.
const truePred = 14

// An inst is an instruction, decoded.
type inst struct {
	i           *cfg.Instr // nil past the end of a function
	b           *cfg.Block
	fn          *eval.Fn
	do          func(*warp, *inst, uint32) // what it does in the lanes of a mask, besides control flow
	name        uint64                     // hash of the opcode, with its modifiers
	args        []arg
	reads       []use // for opaque functions
	writes      []use
	dst         int // how many operands are written
	f           int32
	target      int32 // of the code operand, or -1
	guard       int32
	not         bool
	flow        flow
	byLanes     bool // a branch by more than what each lane has
	uniform     bool // a branch that all lanes say to take alike
	resumes     bool // an EXIT that may not be the end: code that is not known goes on
	once        bool // on the uniform datapath: one result for the warp
	mem         access
	steady      uint16 // the operands that fn takes and that are the same in all lanes, as bits: banks, RZ
	varies      uint16 // the others that it takes
	approximate bool   // the machine's result differs in the last bits
	cond        int32  // index of the operand that decides a branch, or -1
	tables      []int32
	base        uint32 // of the table, if its branch is by address, and not by index
	scale       uint32 // how many bytes an entry has; 0 if the branch is by index
}

// An arg is an operand, decoded.
type arg struct {
	kind  argKind
	not   bool
	words int8
	slot  int32
}

// An argKind says where an operand's value is.
type argKind uint8

const (
	argOther argKind = iota
	argWord          // a register, or several
	argZero
	argPred
	argPreds // PR, UPR
	argConst
	argSpecial
	argSet // a convergence barrier
	argCC
	argReloc
)

// A use is registers that an opaque function reads or writes.
type use struct {
	slot  int32
	words int8
	pred  bool
	set   bool
	cc    bool
	all   bool // all predicates: slot is the first
	arg   int8 // the operand, as in cfg.Ref
}

// order is where u stands among what an instruction reads: the guard, the operands, what the text
// does not name.
func (u use) order() int {
	if u.arg < cfg.ArgGuard {
		return math.MaxInt
	}
	return int(u.arg)
}

// fns are shared by all programs: what a spelling means is worked out once.
var fns eval.Table

// Load decodes functions, which may call each other. regs are registers to keep besides those
// that the functions name: see [Config.CallRegs].
func Load(funcs []*cfg.Func, regs ...cfg.Reg) *Program {
	p := &Program{Funcs: funcs, slot: map[regName]int32{}, nsets: 1} // set 0 is for an operand that is missing
	if len(funcs) > 0 {
		p.sm = funcs[0].SM()
	}
	p.number(regs)
	starts := make([][]int32, len(funcs))
	pc := int32(0)
	for n, f := range funcs {
		p.entry = append(p.entry, pc)
		starts[n] = make([]int32, len(f.Blocks))
		addrs := map[int64]int32{}
		for k, b := range f.Blocks {
			starts[n][k] = pc
			addrs[codeAddr(b)] = pc
			for _, l := range b.Labels {
				addrs[labelAddr(l.Name)] = pc
			}
			for j := range b.Instrs {
				if a := b.Instrs[j].Addr; a != cfg.NoAddr {
					addrs[a] = pc + int32(j)
				}
			}
			pc += int32(len(b.Instrs))
		}
		p.addrs = append(p.addrs, addrs)
		calls := map[int64]int32{}
		for r := range f.BlockRefs() {
			if r.How == cfg.RefAddress || r.How == cfg.RefTarget && r.By.Flow == cfg.FlowNone {
				calls[codeAddr(r.To)] = starts[n][r.To.ID]
				for _, l := range r.To.Labels {
					calls[labelAddr(l.Name)] = starts[n][r.To.ID]
				}
			}
		}
		p.calls = append(p.calls, calls)
		pc++ // the end
	}
	p.code = make([]inst, 0, pc)
	names := new(names)
	for n, f := range funcs {
		d := decoder{p: p, f: f, n: int32(n), sm: f.SM(), start: starts, names: names}
		for _, b := range f.Blocks {
			for j := range b.Instrs {
				i := &b.Instrs[j]
				p.code = append(p.code, d.decode(b, i))
				if slices.ContainsFunc(i.Args, func(a cfg.Operand) bool { return a.NaN() }) {
					p.nans = append(p.nans, i.Addr)
				}
			}
		}
		p.code = append(p.code, inst{f: int32(n), flow: flowEnd, guard: truePred, target: -1, cond: -1})
	}
	return p
}

// number gives each register that the functions name, and those of more, a slot. Registers of one class that are
// neighbours get slots that are neighbours.
func (p *Program) number(more []cfg.Reg) {
	for c := range 2 {
		class := []cfg.RegClass{cfg.ClassP, cfg.ClassUP}[c]
		for k := range int32(7) {
			p.addPred(regName{class, k, ""})
		}
	}
	p.addPred(regName{}) // PT
	s := regsSeen{used: [2]map[int32]bool{{}, {}}, sets: map[int32]bool{}, names: map[regName]bool{}}
	for _, f := range p.Funcs {
		s.addFunc(f)
	}
	for _, r := range more {
		if r.Num < cfg.FirstNamed {
			s.add(nil, r, 1)
		}
	}
	for c, u := range s.used {
		class := []cfg.RegClass{cfg.ClassR, cfg.ClassUR}[c]
		for _, n := range sorted(u) {
			p.addReg(regName{class, n, ""}, 1)
		}
	}
	for _, n := range sorted(s.sets) {
		p.addSet(regName{cfg.ClassB, n, ""})
	}
	named := slices.SortedFunc(maps.Keys(s.names), func(a, b regName) int {
		return cmp.Or(cmp.Compare(a.class, b.class), cmp.Compare(a.num, b.num), strings.Compare(a.name, b.name))
	})
	for _, n := range named {
		switch n.class {
		case cfg.ClassR, cfg.ClassUR:
			p.addReg(n, 8) // a virtual register is as wide as it is used
		case cfg.ClassP, cfg.ClassUP:
			p.addPred(n)
		case cfg.ClassB:
			p.addSet(n)
		}
	}
	p.nregs, p.npreds = len(p.regID), len(p.predID)
}

// addSet gives a barrier, which holds a set of lanes, a slot.
func (p *Program) addSet(n regName) {
	p.slot[n] = int32(p.nsets)
	p.nsets++
}

// A regsSeen is the registers that functions name.
type regsSeen struct {
	used  [2]map[int32]bool // of R, and of UR, by number
	sets  map[int32]bool    // barriers, by number
	names map[regName]bool  // registers with names, and predicates that no target has
}

// addFunc adds the registers that f names.
func (s *regsSeen) addFunc(f *cfg.Func) {
	sm := f.SM()
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			i := &b.Instrs[k]
			s.add(f, i.Guard.Reg, 1)
			for n := range i.Refs {
				s.add(f, i.Refs[n].Reg, int(i.Refs[n].Count))
			}
			for n := range i.Args {
				a := &i.Args[n]
				words := 2
				if a.Kind == cfg.RegOperand {
					words = max(words, i.Words(n, sm))
				}
				s.add(f, a.Reg, words)
				s.add(f, a.UReg(), words)
				s.add(f, a.Index(), words)
			}
		}
	}
}

// add adds so many registers from r on, which f names; f may be nil for a register without a name.
func (s *regsSeen) add(f *cfg.Func, r cfg.Reg, words int) {
	switch {
	case r.Num >= cfg.FirstNamed:
		s.names[regName{r.Class, 0, f.Names.Reg(r)}] = true
	case r.Num < 0:
	case r.Class == cfg.ClassR, r.Class == cfg.ClassUR:
		u := s.used[0]
		if r.Class == cfg.ClassUR {
			u = s.used[1]
		}
		for k := range int32(words) {
			u[r.Num+k] = true
		}
	case r.IsPred() && r.Num > 6:
		s.names[regName{r.Class, r.Num, ""}] = true
	case r.Class == cfg.ClassB:
		s.sets[r.Num] = true
	}
}

// id identifies a register in all programs.
func (n regName) id() uint64 {
	if n.name != "" {
		return mix(uint64(n.class), hashString(n.name))
	}
	return mix(uint64(n.class), uint64(n.num))
}

func (p *Program) addReg(n regName, words int) {
	p.slot[n] = int32(len(p.regID))
	for k := range words {
		p.regID = append(p.regID, n.id()+uint64(k))
		p.uniform = append(p.uniform, n.class == cfg.ClassUR)
	}
}

func (p *Program) addPred(n regName) {
	p.slot[n] = int32(len(p.predID))
	p.predID = append(p.predID, n.id())
	p.uniformPred = append(p.uniformPred, n.class == cfg.ClassUP)
}

func sorted(set map[int32]bool) []int32 {
	list := make([]int32, 0, len(set))
	for n := range set {
		list = append(list, n)
	}
	slices.Sort(list)
	return list
}

// Registers returns the general registers that f names by number, ascending: what
// [Config.CallRegs] wants.
func Registers(f *cfg.Func) []cfg.Reg {
	set := map[int32]bool{}
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			for _, r := range b.Instrs[k].Refs {
				if r.Reg.Class == cfg.ClassR && r.Reg.Num >= 0 && r.Reg.Num < cfg.FirstNamed {
					for w := range int32(r.Count) {
						set[r.Reg.Num+w] = true
					}
				}
			}
		}
	}
	var regs []cfg.Reg
	for _, n := range sorted(set) {
		regs = append(regs, cfg.Reg{Class: cfg.ClassR, Num: n})
	}
	return regs
}
