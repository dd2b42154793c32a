package eval

import (
	"hash/maphash"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/ori-lang/ori/cfg"
)

// A Table keeps the Fn of each spelling it was asked for. Several goroutines may
// use it at once. The zero Table is ready.
//
// It holds at most a few thousand spellings: when it is full, as after long editing, it
// forgets them all.
type Table struct {
	mu    sync.Mutex
	slots atomic.Pointer[slots]
}

// maxSpellings is when a table forgets: all listings of our corpus together have 900.
const maxSpellings = 4096

// A shape is all that matters of the operands: for each the bits of [shapeOf].
type shape [2]uint64

// maxArgs is how many operands a shape has room for; no opcode that has an Fn
// takes more.
const maxArgs = 2 * 64 / shapeBits

// An entry is one spelling. fn is nil for one that has no Fn.
type entry struct {
	name  string // opcode with modifiers
	sm    int
	shape shape
	fn    *Fn
}

// slots is a hash table with open addressing. Entries are never removed from it.
type slots struct {
	seed maphash.Seed
	n    int // entries, guarded by the Table's lock
	slot []atomic.Pointer[entry]
}

// Of is [Of], remembered.
func (t *Table) Of(i *cfg.Instr, sm int) *Fn {
	if len(i.Args) > maxArgs || len(i.Args) == 0 || !i.Op.Known() {
		return nil
	}
	var sh shape
	for k := range i.Args {
		sh[0], sh[1] = sh[1], sh[0]<<shapeBits|shapeOf(&i.Args[k])
	}
	sh[1] |= uint64(len(i.Args)) << 60
	s := t.slots.Load()
	if s == nil {
		return t.add(i, sm, sh)
	}
	for at := s.hash(i.Name, sh); ; at++ {
		e := s.slot[at&(len(s.slot)-1)].Load()
		if e == nil {
			return t.add(i, sm, sh)
		}
		if e.shape == sh && e.sm == sm && e.name == i.Name {
			return e.fn
		}
	}
}

func (s *slots) hash(name string, sh shape) int {
	h := maphash.String(s.seed, name) ^ sh[0]*0x9e3779b97f4a7c15 ^ sh[1]*0xc2b2ae3d27d4eb4f
	return int(h ^ h>>29)
}

// add makes the Fn of i and remembers it.
func (t *Table) add(i *cfg.Instr, sm int, sh shape) *Fn {
	// The text that i was read from must not be kept alive by the table.
	e := &entry{strings.Clone(i.Name), sm, sh, Of(i, sm)}
	t.mu.Lock()
	defer t.mu.Unlock()
	old := t.slots.Load()
	if old == nil || old.n >= maxSpellings {
		old = &slots{seed: maphash.MakeSeed(), slot: make([]atomic.Pointer[entry], 256)}
		t.slots.Store(old)
	}
	if 2*old.n >= len(old.slot) {
		grown := &slots{seed: old.seed, n: old.n, slot: make([]atomic.Pointer[entry], 4*len(old.slot))}
		for k := range old.slot {
			if x := old.slot[k].Load(); x != nil {
				grown.put(x)
			}
		}
		t.slots.Store(grown)
		old = grown
	}
	old.n++
	old.put(e)
	return e.fn
}

// put stores e in the first free slot. That another goroutine has just added
// the same spelling does no harm.
func (s *slots) put(e *entry) {
	for at := s.hash(e.name, e.shape); ; at++ {
		if p := &s.slot[at&(len(s.slot)-1)]; p.Load() == nil {
			p.Store(e)
			return
		}
	}
}

// What shapeOf says of an operand: its class, its signs, its suffix.
const (
	shapeBits   = 12
	classBits   = 4
	suffixShift = classBits + 3
)

// A class is what an operand is to a decoder.
type class uint8

const (
	otherClass class = iota
	regClass         // a general or uniform register
	zeroClass        // RZ, URZ, SRZ
	predClass
	trueClass // PT, UPT
	predsClass
	immClass
	floatClass
	constClass
)

// suffixes are the suffixes that operands may have, by the number that shapeOf gives
// them. The last number is for all others.
var suffixes = [...]string{"", ".H0", ".H1", ".B0", ".B1", ".B2", ".B3", ".H0_H0", ".H1_H1", ".H1_H0", ".F32", ".CC", ".64"}

const (
	ccSuffix    = 11
	wideSuffix  = 12
	otherSuffix = 31
)

// shapeOf returns what matters of an operand.
func shapeOf(a *cfg.Operand) uint64 {
	var c class
	if a.Kind != cfg.RegOperand {
		c = classOfKind[a.Kind]
	} else if c = classOfReg[a.Reg.Class]; a.Reg.Num < 0 || c == otherClass {
		c = special(c, a.Reg)
	}
	s := uint64(c) | uint64(a.Flags&signs)<<classBits
	if a.Suffix() != "" {
		s |= uint64(suffixNumber(a.Suffix())) << suffixShift
	}
	return s
}

// signs are the flags that matter: the lowest three.
const signs = cfg.Neg | cfg.Not | cfg.Abs

func suffixNumber(s string) uint32 {
	for n := range suffixes {
		if suffixes[n] == s {
			return uint32(n)
		}
	}
	return otherSuffix
}

func classOf(a *cfg.Operand) class { return class(shapeOf(a) & (1<<classBits - 1)) }

// Looked up, since a table is asked for every operand of a program.
var (
	classOfKind = [256]class{cfg.ImmOperand: immClass, cfg.FloatOperand: floatClass, cfg.ConstOperand: constClass}
	classOfReg  = [256]class{cfg.ClassR: regClass, cfg.ClassUR: regClass, cfg.ClassP: predClass, cfg.ClassUP: predClass}
)

// special is the class of RZ, PT, PR, SRZ and the like.
func special(c class, r cfg.Reg) class {
	switch {
	case c == regClass && r.Num == cfg.Const:
		return zeroClass
	case c == predClass && r.Num == cfg.Const:
		return trueClass
	case c == predClass && r.Num == cfg.All:
		return predsClass
	case r.Class == cfg.ClassSR && cfg.SpecialRegOf(r).Name == "SRZ":
		return zeroClass
	}
	return otherClass
}
