package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// This file is the other half of phase 18: a block in front of a loop that all who enter it go through, its preheader,
// where several blocks enter a natural loop at its header.
//
//	   @P0 BRA h           @P0 BRA p
//	   ...                 ...
//	h: ...         =>   p: BRA h
//	   @P1 BRA h        h: ...
//	   EXIT                @P1 BRA h
//	                       EXIT
//
// It is only made where someone asks for it: the block does nothing but branch, and phase 15 leads every branch past it
// again. It must refuse entries that are no branches, a header that control falls into from the loop, and one at which lanes
// reconverge. Source: seeds basic-blocks-and-cfg, "LoopMakeSingleEntry Transformation".

// preheaders announces a preheader for each loop that several blocks enter.
func (c *Ctx) preheaders() {
	if !c.wants(makeSingleEntry) || !c.Func.Complete || len(c.Func.Loops.Loops) == 0 {
		return
	}
	f, s := c.Func, newSplitter(c)
	linked := slices.Clone(f.Blocks) // as the edges number them
	for l := range f.Loops.Loops {
		c.Poll()
		header := linked[f.Loops.Loops[l].Header]
		var from []int32
		for _, p := range f.Preds.Succs(header.ID) { // by number
			if f.Order.Reachable(p) && !f.Loops.Contains(int32(l), p) && !slices.Contains(from, p) {
				from = append(from, p)
			}
		}
		if header.ID == 0 || len(from) < 2 { // at the start of a function calls from it may enter a loop
			continue
		}
		r := makeSingleEntry.at(headOf(header), f.Spelled(header))
		r.Title = "Insert a preheader, a block through which all enter the loop at " + f.Spelled(header)
		r.Message = fmt.Sprintf("%s enter the loop at %s, which has no preheader", blockNames(f, from), header.Name())
		for _, p := range from {
			if i := linked[p].Last(); i != nil {
				r.Related = append(r.Related, analysis.Related{Span: linked[p].InSection(i.Span), Message: "enters it"})
			}
		}
		r.Related = analysis.Nearest(r.Span, r.Related)
		r.Alternative = true
		if no := s.noPreheader(int32(l), header, from); no != nil {
			c.Refuse(r, no)
			continue
		}
		if c.Rewrite(r) {
			c.preheader(linked, header, from)
		}
	}
}

// noPreheader returns why there can be no block that all go through who enter loop l, from those blocks; nil if there can.
func (s *splitter) noPreheader(l int32, header *cfg.Block, from []int32) *Refusal {
	f, before := s.Func, s.linked[header.ID-1]
	if !f.HasLabels() {
		return refuse("the listing has no labels, which new blocks would need")
	}
	if r := s.Convergence().ReconvergesAt(header); r != nil {
		return refuse("%s is the reconvergence point of %s", header.Name(), regionName(f, r)).
			at(r.Block.InSection(r.Instr.OpSpan), "has the reconvergence point "+header.Name())
	}
	if fallsOut(before) && f.Loops.Contains(l, before.ID) {
		return refuse("control falls into %s from %s, in the loop", header.Name(), before.Name())
	}
	for _, p := range from {
		for k, to := range f.Graph.Succs(p) {
			if n := f.Graph.Start[p] + int32(k); to == header.ID && f.Kinds[n] != cfg.FallThrough {
				if no := s.redirectable(s.linked[p], n, header); no != nil {
					return no
				}
			}
		}
	}
	return nil
}

// preheader puts a block in front of header that branches there, and leads there what goes to header from the blocks.
func (c *Ctx) preheader(linked []*cfg.Block, header *cfg.Block, from []int32) {
	f := c.Func
	if header.Label() == "" {
		header.SetLabel(f.Labels().Of(header))
	}
	b := cfg.NewBlock(f.Labels().New(), f.NewBranch(header))
	for _, p := range from {
		last := linked[p].Last()
		for k, to := range f.Graph.Succs(p) {
			if to != header.ID {
				continue
			}
			switch f.Kinds[f.Graph.Start[p]+int32(k)] {
			case cfg.Taken:
				last.Retarget(f, b)
			case cfg.Table:
				t, _ := f.TableOf(last)
				for e, name := range t.Labels {
					if slices.ContainsFunc(header.Labels, func(l cfg.Label) bool { return l.Name == name }) {
						f.SetEntry(t, e, b)
					}
				}
			}
		}
	}
	f.InsertAfter(linked[header.ID-1], b)
}
