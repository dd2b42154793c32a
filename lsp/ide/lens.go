package ide

import (
	"context"
	"fmt"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// A Lens is a line of facts above a function or the header of a loop.
type Lens struct {
	Span Span // of the name or label
	Text string
	Func string // of a function's: its name; "" for one on what the last edit has changed
	Loop Span   // of a loop's: its text; empty for a function
}

// Lenses returns the lines of facts of the document.
func (s *Snapshot) Lenses(ctx context.Context) (_ []Lens, err error) {
	defer cancel.Catch(&err)
	s.lower(ctx)
	s.lensed.Store(true)
	changes := s.lastChanges(ctx)
	var list []Lens
	for n, u := range s.units {
		off, _ := s.doc.SectionStart(n)
		for k, f := range u.Funcs {
			cancel.Poll(ctx)
			p := place{ctx: ctx, s: s, u: u, n: n, base: int32(off), k: k, f: f}
			if f.NameSpan.Len() > 0 && len(f.Blocks) > 0 {
				list = append(list, Lens{Span: p.span(f.NameSpan), Text: p.funcLens(), Func: f.Name})
				if moved := changes[f]; moved != nil {
					list = append(list, Lens{Span: p.span(f.NameSpan), Text: told(moved)})
				}
			}
			look := exitSteps(f)
			for l := range f.Loops.Loops {
				h := f.Blocks[f.Loops.Loops[l].Header]
				at := h.Span
				switch {
				case len(h.Labels) > 0:
					at = h.Labels[0].Span
				case len(h.Instrs) > 0:
					at = h.InSection(h.Instrs[0].Span)
				}
				list = append(list, Lens{Span: p.span(at), Text: p.loopLens(int32(l), &look), Loop: p.span(p.loopSpan(int32(l)))})
			}
		}
	}
	return list, nil
}

func (p *place) funcLens() string {
	f := p.f
	parts := []string{plural(len(f.Blocks), "block")}
	if n := len(f.Loops.Loops); n > 0 {
		parts = append(parts, plural(n, "loop"))
	}
	if n := p.facts().Pressure().Max[cfg.ClassR]; n > 0 && !p.facts().Ranges().Limited {
		most := fmt.Sprintf("at most %d live registers", n)
		if p.facts().AnyOnward() {
			most = fmt.Sprintf("at times %d live registers or more", n)
		}
		parts = append(parts, most)
	}
	if f.Incomplete() != "" {
		parts = append(parts, "not all edges are known")
	}
	saved := 0
	for r := range p.found().reported() {
		if r.Refusal == nil {
			saved++
		}
	}
	if saved > 0 {
		parts = append(parts, plural(saved, "possible rewrite"))
	}
	return strings.Join(parts, " · ")
}

// exitSteps is how many blocks of loops are looked at for the exits that the lenses of a function tell. Each
// counts once for each loop around it: code as people write it has loops a few deep, and with loops in
// loops as deep as the text is long this would not end.
func exitSteps(f *cfg.Func) int { return 1<<14 + 16*len(f.Blocks) }

// loopLens tells a loop. Left is how many blocks may still be looked at for exits; those of a loop that has more
// are told by its hover.
func (p *place) loopLens(l int32, left *int) string {
	f := p.f
	loop := &f.Loops.Loops[l]
	names := func(ids []int32) string {
		var list []string
		for n, id := range ids {
			if n == 3 && len(ids) > 4 {
				list = append(list, fmt.Sprintf("%d more", len(ids)-n))
				break
			}
			list = append(list, f.Blocks[id].Name())
		}
		return strings.Join(list, ", ")
	}
	text := fmt.Sprintf("loop of %s · latch %s", plural(len(f.Loops.Body(l)), "block"), names(loop.Latches)) // its depth is an inlay hint
	if *left -= len(f.Loops.Body(l)); *left < 0 {
		return text + " · exits in the hover"
	}
	exits := analysis.LoopExits(f, l)
	if len(exits) == 0 && f.Incomplete() == "" {
		return text + " · endless"
	} else if len(exits) == 0 {
		return text + " · no exit that is known"
	}
	return text + " · exit " + names(exits)
}
