// Package interp runs programs as the machine does: warps of 32 lanes under an active mask,
// with convergence barriers or the synchronization stack, registers, predicates,
// uniform registers, constant banks and memory.
//
// It exists for proofs: [Reference.Check] says whether two programs do the same
// (design: language.md, "What a program means"). What is not known of the machine does not get in
// the way of that. An opcode without a definition is an opaque function of
// what it reads, the same in both programs; memory, constant banks and registers hold what a
// seed says until they are written.
//
// [Load] decodes functions once, [Program.Run] runs one of them.
//
// Local memory is the lane's own: what a kernel leaves there nobody can read. A store to it counts
// as far as a load reads it, or code that is not in the text may: all of it at a call of such code
// and at the return of a function to its caller.
//
// What the machine leaves open is settled so that the answer does not depend on the layout of
// the code: of the groups of lanes that can run, the one with the lowest lane runs until it has
// to wait; lanes that have diverged reconverge only where the program makes them (BSYNC,
// WARPSYNC, SYNC ...), never by chance; a convergence barrier that a lane has opened
// names the lanes that opened it together.
package interp

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// WarpSize is the number of lanes of a warp.
const WarpSize = 32

// A Config says how to run a program. The zero Config runs one full warp.
type Config struct {
	Active  uint32 // lanes of each warp that run; 0 for all
	Warps   int    // of the thread block; 0 for one
	Seed    uint64 // of everything that nobody wrote
	Fuel    int    // issue slots until it is stopped; 0 for DefaultFuel
	Values  []uint32
	Set     []Setting
	From    Place
	Private bool // each lane sees its own stores only, and others' as arbitrary values after it has synchronized
	Keep    bool // Lane.Events are kept, not only their hashes

	// Changing, with Private, has others write to memory where a lane has read some words of it often, as
	// another block does that it waits for. What it reads then depends on how often it has, so two programs
	// that do not the same may have seen different memories.
	Changing bool

	// Leave has lanes leave a loop after some rounds, whatever its condition: only two programs that do the same tell something.
	Leave bool

	Endless bool // with Private, a group of lanes that repeats its steps for ever is noticed, and stopped

	// Approximate functions, MUFU and FCHK, are opaque: their results are not those of the machine
	// to the last bit, and what holds for the one need not hold for the other.
	Opaque bool

	// NaNs has each operand that is printed as a number that is none, +QNAN, a value of its own by the address of its
	// instruction: which of the many its bits are is not known, and two that are printed alike may differ.
	NaNs bool

	// MostEvents, if not 0, is how many events of one lane stop the run, as if there was no fuel left.
	MostEvents int

	// MostKept, if not 0, is how many events of all lanes together are kept with Keep, and has the
	// others counted in Result.Omitted. There are no Lane.Hashes then: who prints events needs none.
	MostKept int

	// Progress, if not nil, is told now and then how many issue slots are used up.
	Progress func(slots int)

	// CallRegs are the registers that a call of unknown code may read.
	CallRegs []cfg.Reg

	// Reach asks for Result.Reached.
	Reach bool

	// Watch, if not nil, is reported each instruction before it is executed.
	Watch func(*Step)
}

// A Place is where lanes begin: at a block, by its first label or else its address. The zero Place
// is the start of the function.
type Place int64

// Places returns the blocks of f besides the first that control may come to in ways no edge tells:
// their addresses are taken, or other code or a directive names them, or calls through registers
// may enter them. At most maxPlaces are returned; none that has neither a label nor an address.
func Places(f *cfg.Func) []Place {
	var list []Place
	add := func(b *cfg.Block) {
		if b == nil || b.ID == 0 || len(list) == maxPlaces {
			return
		}
		at := Place(b.Addr())
		if len(b.Labels) > 0 {
			at = Place(labelAddr(b.Labels[0].Name))
		}
		if at > 0 && !slices.Contains(list, at) {
			list = append(list, at)
		}
	}
	for _, n := range f.IndirectEntries() {
		add(f.Blocks[n])
	}
	for _, u := range f.Unresolved {
		if u.Instr == nil {
			add(u.Block)
		}
	}
	return list
}

// named reports whether a directive, or another section, names the block at a place of f: it cannot
// go, whatever becomes of f.
func named(f *cfg.Func, at Place) bool {
	return !f.Entered() && slices.ContainsFunc(f.Unresolved, func(u cfg.Unresolved) bool {
		return u.Instr == nil && u.Block != nil && len(u.Block.Labels) > 0 && Place(labelAddr(u.Block.Labels[0].Name)) == at
	})
}

// maxPlaces bounds the places that one function is entered at.
const maxPlaces = 16

// DefaultFuel is how many issue slots a program gets unless the Config says otherwise.
const DefaultFuel = 1 << 20

// MostWords is how many words of memory the lanes of a program may write, each counted once. Where they go
// on to others they are stopped, as if there was no fuel left.
const MostWords = 1 << 21

// A Setting is the value that a register, or a word of a constant bank, has at first, in all
// lanes.
type Setting struct {
	Reg   cfg.Reg // of Class NoReg for a constant
	Name  string  // of the register, if it has one
	Bank  int     // c[Bank][Addr]
	Addr  uint32
	Value uint32
}

// A Step is one instruction about to be executed by a group of lanes.
type Step struct {
	Warp   int
	Block  *cfg.Block
	Instr  *cfg.Instr
	Active uint32 // the lanes of the group
	Exec   uint32 // those of them that the guard lets through

	w *warp
	f *cfg.Func
}

// Reg returns what r, a register that the function names, holds in a lane: 0 or 1 for a predicate,
// the flags for a condition code.
func (s *Step) Reg(r cfg.Reg, lane int) uint32 {
	w := s.w
	switch r.Class {
	case cfg.ClassCC:
		return uint32(w.cc[lane].Val)
	case cfg.ClassP, cfg.ClassUP:
		return w.preds[w.Program.slotOf(s.f, r)] >> lane & 1
	}
	return w.regs[int(w.Program.slotOf(s.f, r))*WarpSize+lane]
}

// An End is how a lane's run ended.
type End uint8

const (
	Exited    End = iota // EXIT, RET from the function, KILL
	Trapped              // BPT.TRAP
	Undefined            // it left the code: off the end, an index outside its table, a target that is not known
	Deadlock             // it waits for lanes that will never come
	OutOfFuel            // it was stopped
	Endless              // it repeats the same steps for ever: only with Config.Endless
	Idle                 // it never ran
)

var endNames = [...]string{"exit", "trap", "undefined", "deadlock", "out of fuel", "endless", "idle"}

func (e End) String() string { return endNames[e] }

// A Result is what a run came to.
type Result struct {
	Lanes       []Lane // WarpSize for each warp
	Slots       int    // instructions issued: each counts once for all lanes that execute it together
	Executed    int    // the same, counted for each lane
	Divergences int    // how often lanes of a group went different ways
	Waits       []Wait // of a deadlock
	Omitted     int    // events that are not kept, beyond Config.MostKept
	Full        bool   // it was stopped since MostWords are written
	Switched    bool   // it was stopped where an instruction has other lanes run than before
	Reached     []bool // if Config.Reach: by instruction of the program, whether a lane came to it

	looked int // words that were compared with those of an earlier state, see [warp.again]

	// Opaque counts, if Config.Keep, how often an instruction wrote a hash of what it read, since
	// what it computes is not known. Calls of unknown code are among them.
	Opaque map[*cfg.Instr]int
}

// A Lane is what one lane did.
type Lane struct {
	End    End
	Block  *cfg.Block // where it ended, or stands
	Instr  *cfg.Instr // nil past the last instruction
	Hashes []uint64   // of its events, in order
	Period int        // of an endless lane: how many of its last events it repeats
	Events []Event    // if Config.Keep
}

// An Event is something that another lane, or the world, can notice.
type Event struct {
	Block *cfg.Block
	Instr *cfg.Instr
	Slot  int      // when: the number of the instruction in all that was issued
	Mask  uint32   // the lanes that took part, if that matters; 0 if not
	Vals  []uint64 // addresses, data, operands
}

// String returns the event as "STG.E 0x100 0x7".
func (e *Event) String() string {
	s := e.Instr.Name
	if e.Mask != 0 {
		s += fmt.Sprintf(" lanes %08x", e.Mask)
	}
	for _, v := range e.Vals {
		s += fmt.Sprintf(" %#x", v)
	}
	return s
}

// A Wait is a lane that waits for ever, and what for.
type Wait struct {
	Lane  int
	Block *cfg.Block
	Instr *cfg.Instr
	For   uint32 // lanes of its warp that have not come
}

// Run runs the function n of p, as a kernel, to its end.
func (p *Program) Run(n int, c Config) *Result {
	m := newMachine(p, c)
	m.start(p.pcOf(n, c.From))
	for !m.halted {
		ran := false
		for _, w := range m.warps {
			for len(w.ready) > 0 && !m.halted {
				ran = true
				w.run(w.pick())
			}
		}
		if !ran {
			break
		}
	}
	return m.result()
}

// pcOf returns where the code at a place of function n is: the end of it if there is none.
func (p *Program) pcOf(n int, at Place) int32 {
	if at == 0 {
		return p.entry[n]
	}
	if pc, ok := p.addrs[n][int64(at)]; ok {
		return pc
	}
	if n+1 < len(p.entry) {
		return p.entry[n+1] - 1
	}
	return int32(len(p.code)) - 1
}

// A machine is a thread block that runs.
type machine struct {
	*Program
	cfg    Config
	fuel   int
	halted bool // out of fuel, or a trap
	warps  []*warp
	mem    memory
	bars   []bar
	res    Result
	kept   int // events, of all lanes
	arrive int // numbers the groups that arrive at thread block barriers
	vals   []uint64
	called []callReg // see callRegs
}

// A warp is WarpSize lanes and what they hold.
type warp struct {
	*machine
	num    int
	regs   []uint32 // word s of lane l is regs[s*WarpSize+l]
	preds  []uint32 // a mask of the lanes in which it is true; slot truePred is PT
	sets   []uint32 // of lanes, that a convergence barrier names: as regs
	cc     [WarpSize]ccFlags
	lanes  [WarpSize]lane
	ready  []group
	tokens []token
	done   uint32 // lanes that have ended, or never ran

	cycle   cycleFinder
	rounds  []int32 // with Config.Leave: how often lanes came to each branch that leaves a loop
	exec    uint32  // lanes that execute the instruction
	endless uint32  // lanes that repeat their steps for ever
	raced   bool    // lanes have loaded from one address together, and each got another value
}

// A group is lanes that run together.
type group struct {
	mask    uint32
	pc      int32
	yielded bool
}

// A lane is the state of a lane that is not in its registers.
type lane struct {
	wait    waitKind
	set     int32  // slot of the barrier it waits for, number of the token
	need    uint32 // of WARPSYNC: the lanes to wait for
	bar     barKey
	arrive  int
	pc      int32   // where it waits, or ended
	stack   []int32 // tokens, the oldest first
	calls   int
	epoch   uint32 // how often it synchronized with others
	reduced uint32 // the number of the last BAR.RED that it has come to: B2R reads what that has computed
	atomics uint32 // how many atomic operations it has made
	clock   uint32
	called  uint32 // how often it has run code that is not known
	frame   uint64 // of all that it has written to local memory: the same for the same content
	end     End
}

func newMachine(p *Program, c Config) *machine {
	if c.Active == 0 {
		c.Active = 1<<WarpSize - 1
	}
	c.Warps = max(c.Warps, 1)
	if c.Fuel <= 0 {
		c.Fuel = DefaultFuel
	}
	if len(c.Values) == 0 {
		c.Values = defaultValues
	}
	m := &machine{Program: p, cfg: c, fuel: c.Fuel}
	m.mem.init(m)
	if c.Reach {
		m.res.Reached = make([]bool, len(p.code))
	}
	for n := range c.Warps {
		m.warps = append(m.warps, newWarp(m, n))
	}
	return m
}

func newWarp(m *machine, n int) *warp {
	w := &warp{machine: m, num: n, done: ^m.cfg.Active}
	w.regs = make([]uint32, m.nregs*WarpSize)
	w.preds = make([]uint32, m.npreds)
	if m.cfg.Leave {
		m.departures()
		w.rounds = make([]int32, len(m.code))
	}
	w.sets = make([]uint32, m.nsets*WarpSize)
	seed := mix(m.cfg.Seed, seedReg)
	for s, id := range m.regID {
		regs, h := w.regs[s*WarpSize:][:WarpSize], mix(seed, id)
		if m.uniform[s] {
			v := m.word(mix(h, uint64(n)))
			for l := range regs {
				regs[l] = v
			}
			continue
		}
		for l := range regs {
			regs[l] = m.word(mix(h, uint64(w.laneID(l))))
		}
	}
	if slot, ok := m.slot[regName{cfg.ClassR, 1, ""}]; ok { // the stack pointer
		for l := range WarpSize {
			w.regs[int(slot)*WarpSize+l] &^= 0xf
		}
	}
	for k := range w.preds {
		w.preds[k] = m.initialPred(m.predID[k], n)
		if m.uniformPred[k] {
			w.preds[k] = -(w.preds[k] & 1)
		}
	}
	w.preds[truePred] = ^uint32(0)
	for l := range w.lanes {
		w.lanes[l].end = Idle
	}
	for _, s := range m.cfg.Set {
		w.set(s)
	}
	return w
}

// laneID numbers the lanes of the whole block.
func (w *warp) laneID(l int) int { return w.num*WarpSize + l }

// set gives a register its first value.
func (w *warp) set(s Setting) {
	id := s.Reg
	switch slot, ok := w.slot[regName{id.Class, id.Num, s.Name}]; {
	case !ok || id.Class == cfg.NoReg:
	case id.IsPred():
		w.preds[slot] = -(s.Value & 1)
	default:
		for l := range WarpSize {
			w.regs[int(slot)*WarpSize+l] = s.Value
		}
	}
}

func (m *machine) start(pc int32) {
	for _, w := range m.warps {
		w.ready = append(w.ready, group{mask: m.cfg.Active, pc: pc})
		for mask := m.cfg.Active; mask != 0; mask &= mask - 1 {
			l := &w.lanes[bits.TrailingZeros32(mask)]
			l.end, l.pc = OutOfFuel, pc
		}
	}
	m.res.Lanes = make([]Lane, WarpSize*len(m.warps))
}

// result tells where each lane is.
func (m *machine) result() *Result {
	for _, w := range m.warps {
		for _, g := range w.ready { // out of fuel
			for mask := g.mask; mask != 0; mask &= mask - 1 {
				w.lanes[bits.TrailingZeros32(mask)].pc = g.pc
			}
		}
		for l := range w.lanes {
			s := &w.lanes[l]
			r := &m.res.Lanes[w.laneID(l)]
			in := &m.code[s.pc]
			if s.wait != running {
				in = &m.code[s.pc-1] // the instruction that waits
			}
			r.End, r.Block, r.Instr = s.end, in.b, in.i
			switch {
			case s.wait == running || m.halted:
			case m.endless(w):
				r.End = Endless // nobody knows that the others will never come
			default:
				r.End = Deadlock
				m.res.Waits = append(m.res.Waits, Wait{w.laneID(l), in.b, in.i, w.missing(l)})
			}
		}
	}
	return &m.res
}

// endless reports whether a lane of w, or of another warp, goes on for ever.
func (m *machine) endless(w *warp) bool {
	for _, o := range m.warps {
		if o.endless != 0 {
			return true
		}
	}
	return w.endless != 0
}

// event notes what lane l of w does.
func (w *warp) event(in *inst, l int, mask uint32, vals ...uint64) {
	r := &w.res.Lanes[w.laneID(l)]
	if w.cfg.MostKept == 0 {
		h := mix(in.name, uint64(mask))
		for _, v := range vals {
			h = mix(h, v)
		}
		r.Hashes = append(r.Hashes, h)
		if len(r.Hashes) == w.cfg.MostEvents {
			w.fuel = 0
		}
	} else if w.kept == w.cfg.MostKept {
		w.res.Omitted++
		return
	}
	if w.cfg.Keep {
		w.kept++
		r.Events = append(r.Events, Event{in.b, in.i, w.res.Slots, mask, append([]uint64(nil), vals...)})
	}
}
