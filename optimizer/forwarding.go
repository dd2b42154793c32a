package optimizer

import "github.com/ori-lang/ori/cfg"

// A forwarding is where blocks that only branch on lead to, from one of them on.
type forwarding struct {
	end   *cfg.Block // the first block that does more, or of a cycle the first in the text
	meets *cfg.Block // the first on the way, end left out, that is a place where lanes reconverge; nil if there is none
}

// onward follows blocks that only branch on from b. What it finds is kept until something else
// changes than where a branch of such a block leads: chains of them are long in hostile texts only.
func (o *branchOpter) onward(b *cfg.Block) forwarding {
	if o.Func.Forwards(b) == nil {
		return forwarding{end: b} // as most do, or it has become empty: there is no branch to follow
	}
	if o.ways == nil {
		o.ways, o.endAt = map[*cfg.Block]forwarding{}, map[*cfg.Block][]*cfg.Block{}
	}
	var chain []*cfg.Block
	at := map[*cfg.Block]int{}
	var way forwarding
	for x := b; ; {
		known, ok := o.ways[x]
		if ok {
			way = known
			break
		}
		if k, again := at[x]; again {
			way = o.cycle(chain[k:])
			chain = chain[:k]
			break
		}
		next := o.Func.Forwards(x)
		if next == nil {
			way = forwarding{end: x}
			break
		}
		at[x] = len(chain)
		chain = append(chain, x)
		x = next
	}
	for k := len(chain) - 1; k >= 0; k-- {
		way = o.before(chain[k], way)
	}
	return way
}

// before is the forwarding of b, from which control goes to where way begins.
func (o *branchOpter) before(b *cfg.Block, way forwarding) forwarding {
	if o.Convergence().ReconvergesAt(b) != nil {
		way.meets = b
	}
	o.is(b, way)
	return way
}

// is notes that way is where b leads to.
func (o *branchOpter) is(b *cfg.Block, way forwarding) {
	o.ways[b] = way
	o.endAt[way.end] = append(o.endAt[way.end], b)
}

// cycle ends a cycle of blocks, each of which leads to the one behind it, where it would close at
// the first in the text: so the end is not a different place each time it is asked for. It returns
// the forwarding of the first of the list.
func (o *branchOpter) cycle(list []*cfg.Block) forwarding {
	first := 0
	for k, b := range list {
		if b.Span.Start < list[first].Span.Start {
			first = k
		}
	}
	way := forwarding{end: list[first]}
	o.is(list[first], way)
	for k := len(list) - 1; k > 0; k-- {
		way = o.before(list[(first+k)%len(list)], way)
	}
	return o.ways[list[0]]
}

// end returns the first block from b on that does more than to branch on.
func (o *branchOpter) end(b *cfg.Block) *cfg.Block { return o.onward(b).end }

// Make forgets where blocks lead to when it has changed something. What changes little of that says so instead: see
// [branchOpter.thread], [branchOpter.leadsOn] and [branchOpter.falls].
func (o *branchOpter) Make(r Remark, change func(*cfg.Change)) bool {
	made := o.Ctx.Make(r, change)
	if made {
		o.ways, o.endAt = nil, nil
	}
	return made
}

// leadsOn says that b, which did more than to branch on, may do no more now: what led to it leads further.
func (o *branchOpter) leadsOn(b *cfg.Block) {
	for _, x := range o.endAt[b] {
		delete(o.ways, x)
	}
	delete(o.endAt, b)
}

// falls says that b, whose last instruction was a branch to block to, falls there now. Where it leads to stays the
// same, unless lanes reconverge in between, where nothing is left but a label.
func (o *branchOpter) falls(b, to *cfg.Block) {
	if len(b.Instrs) > 0 {
		return // it did more before, and does so now
	}
	if o.meets == nil {
		o.meets = make([]int32, len(o.Func.Blocks)+1)
		n := int32(len(o.Func.Blocks))
		o.meets[n] = n
		for n--; n >= 0; n-- {
			if o.meets[n] = n; o.Convergence().ReconvergesAt(o.Func.Blocks[n]) == nil {
				o.meets[n] = o.meets[n+1]
			}
		}
	}
	if o.meets[b.ID+1] < to.ID {
		o.ways, o.endAt = nil, nil
	}
}
