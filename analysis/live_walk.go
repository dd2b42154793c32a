package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// Counts are numbers of registers by class (cfg.ClassR, ClassUR, ClassP,
// ClassUP, ClassB). The condition code is not counted.
type Counts [cfg.ClassB + 1]int32

// A Walk goes backwards over the instructions of a block and knows at each of them which
// registers are live:
//
//	for w.Start(b); w.Prev(); {
//		// w.Live(v) is after instruction w.Index()
//		w.Step()
//		// w.Live(v) is before it
//	}
//
// One Walk serves many blocks, one after the other. To start at a block costs
// as much as it has registers that are live at its end; a step costs as much as
// the instruction has registers. Nothing is allocated but by [Liveness.Walk].
type Walk struct {
	l *Liveness
	b *cfg.Block

	// The state of a register is epoch if it is live, -epoch if it is not;
	// if it is neither, the register is as all says.
	state []int32
	epoch int32
	all   bool

	live     Counts
	occupied Counts
	total    Counts // of all registers
	classes  []int  // those that have registers
	rest     Counts // of those without a place in the sets

	n       int32 // number of the instruction in the function
	stepped bool
}

// Walk returns a walk, which has to be started.
func (l *Liveness) Walk() *Walk {
	w := &Walk{l: l, state: make([]int32, l.regs.Len())}
	for v := range l.regs.Regs {
		count(&w.total, l.regs, Var(v), 1)
		if l.bit[v] < 0 {
			count(&w.rest, l.regs, Var(v), 1)
		}
	}
	for c, n := range w.total {
		if n > 0 {
			w.classes = append(w.classes, c)
		}
	}
	return w
}

func count(c *Counts, r *Registers, v Var, d int32) {
	if class := r.Regs[v].Class; int(class) < len(c) {
		c[class] += d
	}
}

// Start sets w to the end of b.
func (w *Walk) Start(b *cfg.Block) {
	l := w.l
	w.b, w.n, w.stepped = b, l.regs.first[b.ID+1], true
	w.epoch++
	w.all = l.restOut[b.ID]
	w.live = Counts{}
	if w.all {
		w.live = w.rest
		for _, v := range l.vars {
			w.state[v] = -w.epoch
		}
	}
	for v := range l.Out(b) {
		w.state[v] = w.epoch
		count(&w.live, l.regs, v, 1)
	}
}

// Prev goes to the instruction before, and reports whether there is one.
func (w *Walk) Prev() bool {
	if !w.stepped {
		w.Step()
	}
	if w.n == w.l.regs.first[w.b.ID] {
		return false
	}
	w.n--
	w.stepped = false
	return true
}

// Step goes to before the instruction.
func (w *Walk) Step() {
	r := w.l.regs
	words := r.Words(w.n)
	w.stepped = true
	k := len(words) - 1
	for ; k >= 0 && words[k].Write(); k-- {
		if x := words[k]; !x.May() && w.Live(x.Var()) {
			w.state[x.Var()] = -w.epoch
			count(&w.live, r, x.Var(), -1)
		} else if !x.May() {
			w.state[x.Var()] = -w.epoch
		}
	}
	writes := words[k+1:]
	for ; k >= 0; k-- {
		switch x := words[k]; {
		case x == ReadsAll:
			w.epoch++
			w.all = true
			w.live = w.total
		case x >= 0 && !w.Live(x.Var()):
			w.state[x.Var()] = w.epoch
			count(&w.live, r, x.Var(), 1)
		}
	}
	w.occupied = w.live
	for k, x := range writes {
		if v := x.Var(); !w.Live(v) && !slices.ContainsFunc(writes[:k], func(y Word) bool { return y.Var() == v }) {
			count(&w.occupied, r, v, 1)
		}
	}
}

// Live reports whether v is live here.
func (w *Walk) Live(v Var) bool {
	s := w.state[v]
	return s == w.epoch || w.all && s != -w.epoch
}

// Index returns the index of the instruction in its block, Number its number in
// the function.
func (w *Walk) Index() int { return int(w.n - w.l.regs.first[w.b.ID]) }

// Number returns the number of the instruction in the function.
func (w *Walk) Number() int32 { return w.n }

// Count returns how many registers of each class are live here.
func (w *Walk) Count() Counts { return w.live }

// Occupied returns, after Step, how many registers of each class the
// instruction occupies: those that are live before it, and those it writes. It
// is what nvdisasm shows in its columns "#".
func (w *Walk) Occupied() Counts { return w.occupied }

// AppendLive appends the registers that are live here to dst, in order of
// class and number, and returns it.
func (w *Walk) AppendLive(dst []Var) []Var {
	from := len(dst)
	for v := range Var(len(w.state)) {
		if w.Live(v) {
			dst = append(dst, v)
		}
	}
	w.l.regs.sort(dst[from:])
	return dst
}
