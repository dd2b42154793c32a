package interp

import (
	"fmt"
	"slices"
	"sync"

	"github.com/ori-lang/ori/cfg"
)

// A Verdict says how two programs compare on one input. Source: design, language.md,
// "What a program means".
type Verdict uint8

const (
	Same    Verdict = iota // every lane does the same and ends alike
	Refined                // what the second one does is among what the first one may do, which is undefined
	Unknown                // as far as both ran they do the same, but one was stopped
	Differs
)

var verdictNames = [...]string{"same", "refined", "unknown", "differs"}

func (v Verdict) String() string { return verdictNames[v] }

// An Outcome is the verdict, and where the programs part.
type Outcome struct {
	Verdict Verdict
	Lane    int // the first lane that differs, and after how many events
	Event   int
	Why     string
}

// Compare compares two runs with the same Config, of a program before and after a rewrite.
func Compare(before, after *Result) Outcome {
	worst := Outcome{}
	for l := range before.Lanes {
		if o := compareLane(&before.Lanes[l], &after.Lanes[l]); o.Verdict > worst.Verdict {
			o.Lane = l
			worst = o
		}
	}
	return worst
}

func compareLane(a, b *Lane) Outcome {
	n, most := 0, enough(a, b)
	atEndA, atEndB := false, false
	for ; n < most; n++ {
		x, isA := a.at(n)
		y, isB := b.at(n)
		if !isA || !isB || x != y {
			break
		}
	}
	if n < most {
		_, more := a.at(n)
		atEndA = !more
		_, more = b.at(n)
		atEndB = !more
	} else {
		atEndA, atEndB = true, true
	}
	o := Outcome{Event: n}
	switch {
	case atEndA && atEndB && a.End == b.End && a.End != OutOfFuel:
		return o
	case atEndA && (a.End == Undefined || a.End == Deadlock):
		o.Verdict = Refined
	case atEndA && a.End == OutOfFuel || atEndB && b.End == OutOfFuel:
		o.Verdict = Unknown
	default:
		o.Verdict = Differs
	}
	o.Why = fmt.Sprintf("before: %s; after: %s", a.next(n), b.next(n))
	return o
}

// next describes what comes after n events.
func (l *Lane) next(n int) string {
	switch {
	case n < len(l.Events):
		return l.Events[n].String()
	case n < len(l.Hashes):
		return "an event"
	}
	return l.End.String()
}

// A Difference is an input on which two programs differ, as small as it was easy to make it.
type Difference struct {
	Outcome
	Config        Config
	Before, After *Result // with their events
}

// Tries are the inputs that a [Reference] is tried with.
type Tries struct {
	Seeds  int    // how many; 0 for DefaultSeeds
	First  uint64 // the first seed
	Fuel   int    // issue slots of each run; 0 for TryFuel
	Longer int    // where no input decides, others and some for longer are tried; 0 for not, else so many times the fuel and events
	Warps  int    // of the block; 0 for one
	Narrow bool   // a few lanes instead of all: faster

	// Reached runs a rewritten program only on inputs with which the reference executes something
	// that the rewrite changed: with the others both do the same, step by step.
	Reached bool
}

const (
	DefaultSeeds = 16      // seeds that are tried unless it is reported otherwise
	TryFuel      = 1 << 14 // issue slots of each of its runs
	MostEvents   = 1 << 10 // events of one lane in each of its runs
	LongerTries  = 16      // what Longer is unless it is reported otherwise
	longerInputs = 2       // inputs that are run again until one decides
	leaveInputs  = 4       // inputs with which lanes are made to leave loops, where nothing else decides
)

// others are inputs that are tried where none of the ordinary ones decides, one after the other until one does.
var others = [...]struct {
	seed     uint64 // a bit of it
	alone    bool   // one lane runs
	changing bool   // see Config.Changing
}{
	{seed: SmallSeeds},
	{seed: SmallSeeds, alone: true},
	{changing: true},
	{seed: SmallSeeds, changing: true},
	{changing: true, alone: true},
}

// A Tally counts verdicts, by number.
type Tally [4]int

// Add counts another one's too.
func (t *Tally) Add(o Tally) {
	for n := range t {
		t[n] += o[n]
	}
}

// Verdict is what all together say: one difference decides; what is not known is said only if nothing else
// is.
func (t *Tally) Verdict() Verdict {
	switch {
	case t[Differs] > 0:
		return Differs
	case t[Refined] > 0:
		return Refined
	case t[Same] > 0:
		return Same
	}
	return Unknown
}

// A Reference is a function that others are compared with. It is run on each input once.
type Reference struct {
	p     *Program
	n     int
	tries Tries
	cfg   Config
	from  []Place // where control may come besides the start
	mu    sync.Mutex
	runs  []*Result // by input; nil until it is needed
	long  []*Result // likewise, with more fuel
	other []*Result // of others
	left  []*Result // with Config.Leave

	once sync.Once
	nans *Reference // with Config.NaNs
}

// NewReference returns function n of p as it is before any rewrite. tries are the inputs: seeds,
// and which lanes run.
func NewReference(p *Program, n int, tries Tries) *Reference {
	if tries.Seeds <= 0 {
		tries.Seeds = DefaultSeeds
	}
	if tries.Fuel <= 0 {
		tries.Fuel = TryFuel
	}
	f := p.Funcs[n]
	return newReference(p, n, tries, Places(f), Config{Fuel: tries.Fuel, Warps: tries.Warps, Private: true, Endless: true, Opaque: true, MostEvents: MostEvents, Values: Values(f), CallRegs: Registers(f), Reach: tries.Reached})
}

func newReference(p *Program, n int, tries Tries, from []Place, c Config) *Reference {
	return &Reference{p: p, n: n, tries: tries, from: from, runs: make([]*Result, tries.Seeds), long: make([]*Result, tries.Seeds), other: make([]*Result, len(others)), left: make([]*Result, leaveInputs), cfg: c}
}

// apart returns r for a comparison with after in which numbers that are none have values of their own, where it is
// known of each of after's which of r's it is: it stands at the same address.
func (r *Reference) apart(after *Program) *Reference {
	if len(r.p.nans) == 0 || slices.ContainsFunc(after.nans, func(a int64) bool { return a == cfg.NoAddr || !slices.Contains(r.p.nans, a) }) {
		return r
	}
	r.once.Do(func() {
		c := r.cfg
		c.NaNs = true
		r.nans = newReference(r.p, r.n, r.tries, r.from, c)
	})
	return r.nans
}

// Registers are those that a program has to keep to be compared with r: see [Load].
func (r *Reference) Registers() []cfg.Reg { return r.cfg.CallRegs }

// Check is [Reference.CheckFunc] for the first function of after.
func (r *Reference) Check(after *Program) (Tally, *Difference) { return r.CheckFunc(after, 0) }

// lookedWords is how many words are compared in the time that an instruction takes.
const lookedWords = 512

// CheckSlots is Check, and returns how many instructions the runs of after have issued, too, or what took as long.
func (r *Reference) CheckSlots(after *Program) (tally Tally, slots int, d *Difference) {
	tally, d = r.check(after, 0, &slots)
	return tally, slots, d
}

// CheckFunc compares r with what a rewrite made of it, function n of after. Several goroutines may
// call it. It stops at the first difference, which it returns with a smallest set of lanes that
// shows it. If no input decides, there are others and some are run again for [Tries.Longer].
//
// After may make lanes reconverge that r leaves apart, or the other way round, only where nothing
// can tell: the lanes that take part in an operation of the warp are a part of what it does. It may
// do anything where r does what is not defined.
func (r *Reference) CheckFunc(after *Program, n int) (Tally, *Difference) {
	var slots int
	return r.check(after, n, &slots)
}

// check is CheckFunc, and adds to slots how many instructions the runs of after issue on the inputs that are compared.
func (r *Reference) check(after *Program, n int, slots *int) (Tally, *Difference) {
	r = r.apart(after)
	var tally Tally
	var same *correspondence
	if r.tries.Reached && n == r.n {
		same = correspond(r.p, after)
	}
	// try compares on input k of runs, which c describes.
	try := func(runs []*Result, k int, c Config) (Verdict, *Difference) {
		run := r.run(runs, k, c)
		if c.Leave && !run.ends() {
			return Unknown, nil // whatever the other does
		}
		o := Outcome{}
		if same.unreached(run, r.p.pcOf(n, c.From), after.pcOf(n, c.From)) {
			o = Compare(run, run)
		} else {
			c := c
			c.Reach = false
			got := after.Run(n, c)
			*slots += got.Slots + got.looked/lookedWords
			o = Compare(run, got)
		}
		switch {
		case c.Leave:
			return o.Verdict, nil // it is no run of either
		case o.Verdict != Differs:
		case c.Changing:
			return Unknown, nil // they may have read different memories
		case r.undefined(run, after, n, c, o.Lane):
			return Refined, nil
		default:
			return Differs, r.shrink(after, n, c)
		}
		return o.Verdict, nil
	}
	// one compares on input k, and on more fuel if longer.
	one := func(k int, longer bool) (verdict Verdict, d *Difference, ok bool) {
		c, runs := r.cfg, r.runs
		c.Seed = r.tries.First + uint64(k)
		c.Active = mask(c.Seed, r.tries.Narrow)
		if len(r.from) > 0 && k%2 == 1 {
			c.From = r.from[int(c.Seed)/2%len(r.from)]
			if _, ok := after.addrs[n][int64(c.From)]; !ok && !named(r.p.Funcs[r.n], c.From) {
				return Unknown, nil, false // what took its address is gone with it
			}
		}
		if longer {
			c.Fuel, c.MostEvents, runs = c.Fuel*r.tries.Longer, c.MostEvents*r.tries.Longer, r.long
		}
		verdict, d = try(runs, k, c)
		return verdict, d, true
	}
	var again []int // inputs that decide nothing
	for k := range r.runs {
		v, d, ok := one(k, false)
		if !ok {
			continue
		}
		if tally[v]++; d != nil {
			return tally, d
		}
		if v == Unknown {
			again = append(again, k)
		}
	}
	if r.tries.Longer > 1 && tally.Verdict() == Unknown {
		for k, x := range others {
			c := r.cfg
			c.Seed = r.tries.First | x.seed
			c.Active = mask(c.Seed, r.tries.Narrow)
			if x.alone {
				c.Active = 1
			}
			c.Changing, c.Endless = x.changing, !x.changing
			if v, d := try(r.other, k, c); v != Unknown {
				tally[v]++
				return tally, d
			}
		}
		for _, k := range again[:min(len(again), longerInputs)] {
			v, d, _ := one(k, true)
			tally[Unknown]--
			if tally[v]++; v != Unknown {
				return tally, d
			}
		}
		r.leaveLoops(&tally, try)
	}
	return tally, nil
}

// leaveLoops compares with [Config.Leave], and counts the inputs on which both do the same, if they do on all that end.
func (r *Reference) leaveLoops(tally *Tally, try func([]*Result, int, Config) (Verdict, *Difference)) {
	same := 0
	for k := range r.left {
		c := r.cfg
		c.Seed, c.Active, c.Leave, c.Endless = r.tries.First+uint64(k), 1<<WarpSize-1, true, false
		if k%2 == 1 {
			c.Seed |= SmallSeeds
		}
		c.Fuel, c.MostEvents = c.Fuel*LongerTries, c.MostEvents*LongerTries
		switch v, _ := try(r.left, k, c); v {
		case Same:
			same++
		case Differs, Refined:
			return
		}
	}
	tally[Same] += same
}

// ends reports whether all lanes come to an end of their own.
func (r *Result) ends() bool {
	return !slices.ContainsFunc(r.Lanes, func(l Lane) bool { return l.End != Exited && l.End != Trapped && l.End != Idle })
}

// run returns the run of r on input k, which c describes and runs has.
func (r *Reference) run(runs []*Result, k int, c Config) *Result {
	r.mu.Lock()
	defer r.mu.Unlock()
	if runs[k] == nil {
		runs[k] = r.p.Run(r.n, c)
	}
	return runs[k]
}

// compare compares a run of r with one of after on the same input.
func (r *Reference) compare(run *Result, after *Program, n int, c Config) Outcome {
	c.Reach = false
	return Compare(run, after.Run(n, c))
}

// undefined reports whether lane, which differs after run, does so only because of others that do what
// is not defined: an operation of the warp sees which lanes come to it, and those may come anywhere.
// Without them it is the same.
func (r *Reference) undefined(run *Result, after *Program, n int, c Config, lane int) bool {
	var gone uint32
	for l := range run.Lanes {
		if l < WarpSize && run.Lanes[l].End == Undefined {
			gone |= 1 << l
		}
	}
	if len(run.Lanes) > WarpSize || gone == 0 || gone>>lane&1 != 0 || c.Active&^gone == 0 {
		return false
	}
	c.Active &^= gone
	c.Reach = false
	return r.compare(r.p.Run(r.n, c), after, n, c).Verdict != Differs
}

// mask chooses the lanes that run: all of them, one, or some.
func mask(seed uint64, narrow bool) uint32 {
	h := mix(seed, 17)
	m := uint32(h >> 32)
	switch h % 4 {
	case 0, 1:
		m = 1<<WarpSize - 1
	case 2:
		m = 1 << (m % WarpSize)
	}
	if narrow {
		m &= 0x0f
	}
	return max(m, 1)
}

// shrink takes lanes away while the programs still differ.
func (r *Reference) shrink(after *Program, n int, c Config) *Difference {
	for l := range WarpSize {
		less := c
		less.Active &^= 1 << l
		if less.Active != 0 && less.Active != c.Active && r.compare(r.p.Run(r.n, less), after, n, less).Verdict == Differs {
			c = less
		}
	}
	c.Keep = true
	d := &Difference{Config: c, After: after.Run(n, c)}
	d.Before = r.p.Run(r.n, c)
	d.Outcome = Compare(d.Before, d.After)
	return d
}

// Next describes what the lane does that differs, in both programs, after what they have in
// common.
func (d *Difference) Next() (before, after string) {
	return d.Before.Lanes[d.Lane].next(d.Event), d.After.Lanes[d.Lane].next(d.Event)
}

// String tells where the programs part: the last events of the lane that both have, and what
// comes then.
func (d *Difference) String() string {
	a := &d.Before.Lanes[d.Lane]
	s := fmt.Sprintf("seed %d, lanes %#x: lane %d differs after %d events\n", d.Config.Seed, d.Config.Active, d.Lane, d.Event)
	from := max(0, d.Event-3)
	for _, e := range slices.Clone(a.Events[from:d.Event]) {
		s += fmt.Sprintf("  both    %s\n", e.String())
	}
	before, after := d.Next()
	return s + fmt.Sprintf("  before  %s\n  after   %s\n", before, after)
}
