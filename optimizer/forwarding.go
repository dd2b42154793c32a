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
	if o.ways == nil {
		o.ways = map[*cfg.Block]forwarding{}
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
			o.ways[x] = way
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
	o.ways[b] = way
	return way
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
	o.ways[list[first]] = way
	for k := len(list) - 1; k > 0; k-- {
		way = o.before(list[(first+k)%len(list)], way)
	}
	return o.ways[list[0]]
}

// end returns the first block from b on that does more than to branch on.
func (o *branchOpter) end(b *cfg.Block) *cfg.Block { return o.onward(b).end }

// Make forgets where blocks lead to when it has changed something, but see [branchOpter.thread].
func (o *branchOpter) Make(r Remark, change func(*cfg.Change)) bool {
	made := o.Ctx.Make(r, change)
	if made {
		o.ways = nil
	}
	return made
}
