package main

import (
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// What dump --view liveness writes as JSON.
type (
	liveFunc struct {
		Name   string             `json:"name"`
		Max    map[string]liveMax `json:"max"` // by register file: R, UR, P, UP, B
		Blocks []liveBlock        `json:"blocks"`
	}
	liveMax struct {
		Count int32 `json:"count"` // registers that are occupied at once
		Line  int   `json:"line"`  // where for the first time
	}
	liveBlock struct {
		Label  *string     `json:"label"`
		Bix    int32       `json:"bix"`
		In     []string    `json:"in"`
		Out    []string    `json:"out"`
		Instrs []liveInstr `json:"instrs"`
	}
	liveInstr struct {
		Line     int              `json:"line"`
		Text     string           `json:"text"`
		Before   []string         `json:"before"` // live before it
		After    []string         `json:"after"`
		Reads    []string         `json:"reads"`
		Writes   []string         `json:"writes"`
		Occupied map[string]int32 `json:"occupied"` // live before it or written, by register file
	}
)

func jsonLiveness(f *dumped) (any, error) {
	l := f.Ranges()
	if l.Limited {
		return nil, tooManyLive(f)
	}
	regs := l.Registers()
	names := func(vars []analysis.Var) []string {
		list := make([]string, len(vars))
		for n, v := range vars {
			list[n] = f.Names.Reg(regs.Regs[v])
		}
		return list
	}
	out := liveFunc{Name: f.Name, Max: map[string]liveMax{}, Blocks: []liveBlock{}}
	p := f.Pressure()
	for c, most := range p.Max {
		if most > 0 {
			_, b, k := p.OfClass(regs, cfg.RegClass(c))
			out.Max[cfg.RegClass(c).String()] = liveMax{most, f.lineOf(b, &b.Instrs[k]) + 1}
		}
	}
	w := l.Walk()
	for _, b := range f.Blocks {
		o := liveBlock{Label: nameOrNull(b.Label()), Bix: b.ID, Instrs: make([]liveInstr, len(b.Instrs))}
		w.Start(b)
		o.Out = names(w.AppendLive(nil))
		for w.Prev() {
			i := &b.Instrs[w.Index()]
			x := &o.Instrs[w.Index()]
			x.Line = f.lineOf(b, i) + 1
			x.Text = strings.Join(strings.Fields(f.Text(b.InSection(i.Span))), " ")
			x.After = names(w.AppendLive(nil))
			w.Step()
			x.Before = names(w.AppendLive(nil))
			var reads, writes []analysis.Var
			for v, m := range regs.Marks(w.Number()) {
				if m == analysis.MarkRead {
					reads = append(reads, v)
				} else {
					writes = append(writes, v)
				}
			}
			x.Reads, x.Writes = names(regs.Sorted(reads)), names(regs.Sorted(writes))
			x.Occupied = map[string]int32{}
			for c, n := range w.Occupied() {
				if n > 0 {
					x.Occupied[cfg.RegClass(c).String()] = n
				}
			}
		}
		o.In = names(w.AppendLive(nil))
		out.Blocks = append(out.Blocks, o)
	}
	return out, nil
}
