package cfg

import (
	"bytes"
	"context"

	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
	"sync"
)

// A Unit is one section of a document as a program. It does not change, and
// its spans are relative to the section, so that a section that only moved
// keeps its Unit.
type Unit struct {
	Section *grammar.Section
	Env     Env // what it was lowered with
	Funcs   []*Func

	// Problems are those outside of functions.
	Problems []Problem
	// Text is the function whose code the section is, of a listing; InfoOf the one that it is the
	// .nv.info of. Info is what the section says of code.
	Text, InfoOf string
	Info         []InfoRef

	// Knobs are the .knob directives outside of functions. They hold for the functions of the
	// sections behind.
	Knobs []Knob

	// Defs are the names that the section defines and no other section of its listing may, in order
	// of the text.
	Defs  []Def
	parts []int32 // where listings begin in the section: a file can hold several

	own       Env // Env, with what the section itself says
	pieces    []*piece
	addressed *addressed
	owners    map[string][]int32 // the functions that define each label, if there are several functions
	addrs     map[int64]int32    // the function that a block is in, by its address; nil if none names code of another by its address
	across    []across           // what does
	computed  string             // which return goes to an address that is computed; "" if none does
	transfers transfers          // of its functions, if there are several
	atWord    []int64            // addresses of instructions where control words are expected, sorted
	bundle    int64              // from one control word to the next, if the target is not known and the addresses tell; else 0
	outside   []string           // names of code in operands and directives that the section may not define
	data      *tableData         // what it says of jump tables elsewhere, or nil
	beside    TableSource        // what other sections say of its own
	entries   []int64            // where blocks begin because those do: see entriesInBanks
	names     Claimed            // in the section
	doc       Claimed            // in the document, once that is known
	kept      *sync.Map          // see [Func.KeptOfSection]
}

// KeptOfSection is where analyses keep, by keys of their own, what they find of functions of the section that f is in and that hold
// for each of them; nil of a clone, which may change. What is kept may look at functions of the section alone.
func (f *Func) KeptOfSection() *sync.Map {
	if f.origin != nil {
		return nil
	}
	return f.unit.kept
}

// LowerSection makes a program of a section. env is what the sections before
// it said, names the document's register names. prev, if not nil, is the Unit of
// an older version of the section: what both have in common is not lowered
// again. It never fails; it polls ctx.
func LowerSection(ctx context.Context, s *grammar.Section, env Env, prev *Unit, names *Names) *Unit {
	own, _ := envs(s, env)
	u := &Unit{Section: s, Env: env, own: own, kept: new(sync.Map)}
	if prev != nil && prev.own.Target != u.own.Target {
		prev = nil // how a chunk is lowered depends on the target
	}
	u.lower(ctx, prev, names)
	return u
}

// lower makes the program of u.
func (u *Unit) lower(ctx context.Context, prev *Unit, names *Names) {
	s := u.Section
	u.lowerChunks(ctx, prev, names)
	if s.Beside(u.Env.Beside) {
		u.skip()
		return
	}
	for _, e := range s.StructureErrors() {
		u.Problems = append(u.Problems, Problem{Code: "syntax-error", Span: e.Span, Msg: e.Msg})
	}
	b := builder{ctx: ctx, unit: u, prev: prev, names: names, env: u.own}
	b.build()
	u.Text = textOf(s)
	u.readInfo(names)
	u.readTables()
	u.readData()
	u.addressed = new(addressed)
	u.take()
	u.doc = u.names
}

// skip makes the unit one of a section that is not code, and says so once.
func (u *Unit) skip() {
	u.addressed = new(addressed)
	if u.Env.Beside {
		return
	}
	src := u.Section.Src
	at := int32(len(src) - len(bytes.TrimLeft(src, " \t\r\n\uFEFF")))
	end := at + int32(len(bytes.SplitN(src[at:], []byte("\n"), 2)[0]))
	u.Problems = []Problem{{Code: "foreign-dialect", Span: Span{Start: at, End: end}, Msg: "what cuobjdump prints beside code is not read, up to \"code for\""}}
}

// take finds which names the section has.
func (u *Unit) take() {
	native := false
	for _, f := range u.Funcs {
		native = native || f.Native
		if f.Native && fresh(f.Name) {
			u.names = u.names.join(Claimed{Funcs: f.Name})
		}
	}
	for _, p := range u.pieces {
		u.names.Label = max(u.names.Label, p.label)
		if native {
			u.names.Reg = max(u.names.Reg, p.reg)
		}
	}
}

// lowerChunks makes the pieces of the unit's chunks. Those at both ends that
// prev has too are taken from it.
func (u *Unit) lowerChunks(ctx context.Context, prev *Unit, names *Names) {
	chunks := u.Section.Chunks
	u.pieces = make([]*piece, len(chunks))
	head, tail := 0, 0
	if prev != nil {
		old := prev.pieces
		n := min(len(old), len(chunks))
		for head < n && old[head].chunk == chunks[head].Chunk {
			u.pieces[head] = old[head]
			head++
		}
		for tail < n-head && old[len(old)-1-tail].chunk == chunks[len(chunks)-1-tail].Chunk {
			u.pieces[len(chunks)-1-tail] = old[len(old)-1-tail]
			tail++
		}
	}
	sm := 0
	if u.own.Target != nil {
		sm = u.own.Target.SM
	}
	changed := len(chunks) - tail - head
	parts := max(1, changed/chunksOfPart)
	cancel.Parallel(parts, func(n int) {
		for k := head + changed*n/parts; k < head+changed*(n+1)/parts; k++ {
			var was *piece
			if prev != nil && k < len(prev.pieces)-tail {
				was = prev.pieces[k]
			}
			u.pieces[k] = lowerChunk(ctx, chunks[k].Chunk, was, sm, names)
		}
	})
}

// chunksOfPart are worth a goroutine to lower them.
const chunksOfPart = 1 << 11

// FuncAt returns the index of the function whose text contains offset off of the
// section, or -1.
func (u *Unit) FuncAt(off int32) int {
	for n, f := range u.Funcs {
		if f.Span.Start <= off && off <= f.Span.End {
			if n+1 < len(u.Funcs) && u.Funcs[n+1].Span.Start <= off {
				continue
			}
			return n
		}
	}
	return -1
}

// Lower makes programs of all sections of a document, in order.
func Lower(d *grammar.Document) []*Unit {
	names := new(Names)
	env := Env{OptLevel: -1}
	var units []*Unit
	for _, s := range d.Sections() {
		units = append(units, LowerSection(context.Background(), s, env, nil, names))
		env = NextEnv(s, env)
	}
	t := ClaimedIn(units)
	tables := TableSources(units)
	for n, u := range units {
		u.Settle(context.Background(), t)
		u.SettleTables(tables[n])
	}
	return units
}
