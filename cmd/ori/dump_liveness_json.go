package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// What dump --view liveness writes as JSON: of each function its name, complete (as in the other views), max ([liveMax] by register file: R, UR, P, UP, B) and
// blocks, of each of those its label, bix, complete, in, out and instrs. Where complete is false of a block, control may come from it to where no edge
// leads: the registers are those that are live at least. So is max if any such block is in the function. Of an instruction there are line and text,
// the registers that are live before and after it, and that it reads and writes; occupied counts those that are live before it or written, by
// register file.
type liveMax struct {
	Count int32 `json:"count"` // registers that are occupied at once
	Line  int   `json:"line"`  // where for the first time
}

// A text of JSON has up to mostLiveText bytes, or as many as tables of the registers that a listing can name would take.
const (
	liveNameBytes = 8   // that a name takes, with what is between two
	wideLiveNames = 400 // before an instruction: a listing can name 255 + 63 + 2*7
)

// liveBytes returns about how many bytes JSON of the functions takes for the names of registers, and how many instructions they have.
func liveBytes(funcs []*dumped) (size, rows int) {
	for _, f := range funcs {
		sum := func(c analysis.Counts) {
			for _, n := range c {
				size += int(n) * liveNameBytes
			}
		}
		w := f.Ranges().Walk()
		for _, b := range f.Blocks {
			rows += len(b.Instrs)
			for w.Start(b); w.Prev(); {
				sum(w.Count())
				w.Step()
				sum(w.Count())
			}
		}
	}
	return size, rows
}

// tooLongLive returns an error if JSON of the functions would take far more than their text.
func tooLongLive(funcs []*dumped) error {
	for _, f := range funcs {
		if f.Ranges().Limited {
			return tooManyLive(f)
		}
	}
	if size, rows := liveBytes(funcs); size > mostLiveJSON(funcs, rows) {
		return fmt.Errorf("dump: the registers that are live at %d instructions would take %d MB, more than %d MB%s %s",
			rows, size>>20, mostLiveJSON(funcs, rows)>>20, oneLive(funcs), funcs[0].Func.LimitNote())
	}
	return nil
}

func mostLiveJSON(funcs []*dumped, rows int) int {
	return max(2*wideLiveNames*liveNameBytes*rows, funcs[0].Func.Limit(mostLiveText))
}

// oneLive says how to have less of several functions.
func oneLive(funcs []*dumped) string {
	if len(funcs) < 2 {
		return ""
	}
	return ": --func NAME prints one function"
}

// jsonLiveness writes what is live in the functions, an instruction at a time: together that may be far more than the text.
func jsonLiveness(w io.Writer, funcs []*dumped) error {
	if err := tooLongLive(funcs); err != nil {
		return err
	}
	j := &indented{w: w}
	j.open("{")
	j.name("functions")
	j.open("[")
	for _, f := range funcs {
		f.jsonLive(j)
	}
	j.close("]")
	j.close("}")
	j.text("\n")
	return j.err
}

// jsonLive writes what is live in f.
func (f *dumped) jsonLive(j *indented) {
	l := f.Ranges()
	regs := l.Registers()
	names := make([]string, regs.Len())
	for v := range names {
		quoted, err := newCompact().json(f.Names.Reg(regs.Regs[v]))
		if err != nil && j.err == nil {
			j.err = err
		}
		names[v] = string(quoted)
	}
	most := map[string]liveMax{}
	p := f.Pressure()
	for c, n := range p.Max {
		if n > 0 {
			_, b, k := p.OfClass(regs, cfg.RegClass(c))
			most[cfg.RegClass(c).String()] = liveMax{n, f.lineOf(b, &b.Instrs[k]) + 1}
		}
	}
	j.open("{")
	j.member("name", f.Name)
	j.member("complete", f.complete())
	j.member("max", most)
	j.name("blocks")
	j.open("[")
	live := newLiveNames(regs, names)
	w := l.Walk()
	for _, b := range f.Blocks {
		j.open("{")
		j.member("label", nameOrNull(b.Label()))
		j.member("bix", b.ID)
		j.member("complete", !f.Onward(b))
		steps := live.walk(w, b)
		in := live.list()
		ins := slices.Clone(in)
		for _, s := range steps { // to the end, for what is live there
			live.forward(s)
		}
		j.name("in")
		j.made(ins)
		j.name("out")
		j.made(live.list())
		for _, s := range slices.Backward(steps) {
			live.backward(s)
		}
		j.name("instrs")
		j.open("[")
		for k := range b.Instrs {
			i := &b.Instrs[k]
			s := steps[k]
			j.open("{")
			j.member("line", f.lineOf(b, i)+1)
			j.member("text", strings.Join(strings.Fields(f.Text(b.InSection(i.Span))), " "))
			j.name("before")
			j.made(live.list())
			live.forward(s)
			j.name("after")
			j.made(live.list())
			var reads, writes []analysis.Var
			for v, m := range regs.Marks(regs.Number(b, k)) {
				if m == analysis.MarkRead {
					reads = append(reads, v)
				} else {
					writes = append(writes, v)
				}
			}
			j.name("reads")
			j.list(live.of(regs.Sorted(reads)))
			j.name("writes")
			j.list(live.of(regs.Sorted(writes)))
			occupied := map[string]int32{}
			for c, n := range s.occupied {
				if n > 0 {
					occupied[cfg.RegClass(c).String()] = n
				}
			}
			j.member("occupied", occupied)
			j.close("}")
		}
		j.close("]")
		j.close("}")
	}
	j.close("]")
	j.close("}")
}

// A liveStep is how what is live before an instruction differs from what is live behind it.
type liveStep struct {
	begun, ended []analysis.Var // live before it only, behind it only
	occupied     analysis.Counts
}

// A liveNames has the names of the registers that are live at an instruction, in order.
type liveNames struct {
	regs  *analysis.Registers
	names []string // by register
	rank  []int32  // by register: its place in the order
	at    []int32  // ranks of those that are live, ascending
	now   []string // their names, as JSON
	text  []byte   // the array of them; empty once they have changed
}

func newLiveNames(regs *analysis.Registers, names []string) *liveNames {
	n := &liveNames{regs: regs, names: names, rank: make([]int32, len(names)), now: []string{}}
	all := make([]analysis.Var, len(names))
	for v := range all {
		all[v] = analysis.Var(v)
	}
	for k, v := range regs.Sorted(all) {
		n.rank[v] = int32(k)
	}
	return n
}

// walk returns the steps of b, by instruction, and sets n to its start.
func (n *liveNames) walk(w *analysis.Walk, b *cfg.Block) []liveStep {
	steps := make([]liveStep, len(b.Instrs))
	w.Start(b)
	n.at, n.now, n.text = n.at[:0], n.now[:0], n.text[:0]
	for _, v := range w.AppendLive(nil) {
		n.at, n.now = append(n.at, n.rank[v]), append(n.now, n.names[v])
	}
	var touched, before []analysis.Var
	for w.Prev() {
		s := &steps[w.Index()]
		words := n.regs.Words(w.Number())
		touched, before = touched[:0], before[:0]
		if slices.Contains(words, analysis.ReadsAll) {
			for v := range n.names {
				touched = append(touched, analysis.Var(v))
			}
		} else {
			for _, x := range words {
				if v := x.Var(); int(v) >= 0 && int(v) < len(n.names) {
					touched = append(touched, v)
				}
			}
			slices.Sort(touched)
			touched = slices.Compact(touched)
		}
		for _, v := range touched {
			if w.Live(v) {
				before = append(before, v)
			}
		}
		w.Step()
		s.occupied = w.Occupied()
		for _, v := range touched {
			was := len(before) > 0 && before[0] == v
			if was {
				before = before[1:]
			}
			switch is := w.Live(v); {
			case is && !was:
				s.begun = append(s.begun, v)
			case was && !is:
				s.ended = append(s.ended, v)
			}
		}
		n.backward(*s)
	}
	return steps
}

// forward goes from before an instruction to behind it, backward the other way.
func (n *liveNames) forward(s liveStep)  { n.change(s.begun, s.ended) }
func (n *liveNames) backward(s liveStep) { n.change(s.ended, s.begun) }

func (n *liveNames) change(less, more []analysis.Var) {
	if len(less)+len(more) > 0 {
		n.text = n.text[:0]
	}
	for _, v := range less {
		if k, ok := slices.BinarySearch(n.at, n.rank[v]); ok {
			n.at, n.now = slices.Delete(n.at, k, k+1), slices.Delete(n.now, k, k+1)
		}
	}
	for _, v := range more {
		if k, ok := slices.BinarySearch(n.at, n.rank[v]); !ok {
			n.at, n.now = slices.Insert(n.at, k, n.rank[v]), slices.Insert(n.now, k, n.names[v])
		}
	}
}

// list returns the array of the names, up to the next change.
func (n *liveNames) list() []byte {
	if len(n.text) == 0 {
		n.text = appendList(n.text, n.now)
	}
	return n.text
}

// of returns the names of vars.
func (n *liveNames) of(vars []analysis.Var) []string {
	list := make([]string, len(vars))
	for k, v := range vars {
		list[k] = n.names[v]
	}
	return list
}
