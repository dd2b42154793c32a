package page

import (
	"cmp"
	"math"
	"slices"
)

// A node is a box of a drawing. X and y are its centre.
type node struct{ x, y, w, h float64 }

// An arc is an edge of a drawing, with the points that it passes.
type arc struct {
	from, to int
	back     bool
	path     []float64 // x, y, x, y ...
}

// Distances of a drawing.
const (
	nodeGap   = 28.0
	bendGap   = 14.0
	layerGap  = 40.0
	edgeGap   = 1.5 // more for each edge between two layers
	mostGap   = 90.0
	sweeps    = 12
	settlings = 40
	maxBends  = 20_000 // long edges beyond them go straight
)

// A drawer lays out a graph in layers, as Sugiyama, Tagawa and Toda do: edges go down, but for back
// edges; a long edge bends at each layer that it passes; in a layer, boxes and bends are ordered so
// that few edges cross, and placed so that most edges go straight.
type drawer struct {
	nodes  []node
	arcs   []arc
	layer  []int
	layers [][]int
	up     [][]int // neighbours in the layer above, by box
	down   [][]int
	pos    []int
	boxes  int     // nodes from here on are bends
	bends  [][]int // by arc
	beside []int   // by node: of the bends at the ends of a back edge, the box that they are beside, -1 of others
}

// layOut places the nodes, of which the order is that of a depth-first walk: an edge to an earlier
// one is a back edge. It returns the size of the drawing. Time is linear in the bends, but for
// sorting.
func layOut(nodes []node, arcs []arc, order []int) (placed []node, drawn []arc, w, h float64) {
	if len(nodes) == 0 {
		return nil, nil, 0, 0
	}
	d := &drawer{nodes: slices.Clone(nodes), arcs: arcs, boxes: len(nodes), bends: make([][]int, len(arcs))}
	d.assign(order)
	d.bend()
	d.sort(order)
	d.place()
	w, h = d.size()
	d.route()
	return d.nodes[:d.boxes], d.arcs, w, h
}

// assign gives each node the lowest layer below those it comes from.
func (d *drawer) assign(order []int) {
	rank := make([]int, len(d.nodes))
	for n, v := range order {
		rank[v] = n
	}
	out := make([][]int, len(d.nodes))
	for n := range d.arcs {
		a := &d.arcs[n]
		if a.back = rank[a.to] <= rank[a.from]; !a.back {
			out[a.from] = append(out[a.from], a.to)
		}
	}
	d.layer = make([]int, len(d.nodes))
	for _, v := range order {
		for _, s := range out[v] {
			d.layer[s] = max(d.layer[s], d.layer[v]+1)
		}
	}
}

// bend adds a bend for each layer that an edge passes. A back edge passes also those of its ends,
// beside them.
func (d *drawer) bend() {
	d.up, d.down = make([][]int, len(d.nodes)), make([][]int, len(d.nodes))
	for range d.nodes {
		d.beside = append(d.beside, -1)
	}
	link := func(a, b int) {
		d.down[a], d.up[b] = append(d.down[a], b), append(d.up[b], a)
	}
	total := 0
	for n := range d.arcs {
		a := &d.arcs[n]
		from, to := d.layer[a.from]+1, d.layer[a.to]-1
		if a.back {
			from, to = d.layer[a.to], d.layer[a.from]
		}
		if total += max(0, to-from+1); total > maxBends {
			continue
		}
		last := a.from
		for l := from; l <= to; l++ {
			v := len(d.nodes)
			d.nodes, d.beside = append(d.nodes, node{w: 1}), append(d.beside, -1)
			d.layer = append(d.layer, l)
			d.up, d.down = append(d.up, nil), append(d.down, nil)
			if !a.back || l > from {
				link(last, v)
			}
			d.bends[n] = append(d.bends[n], v)
			last = v
		}
		if l := d.bends[n]; a.back && len(l) > 0 {
			d.beside[l[len(l)-1]] = a.from
			d.beside[l[0]] = a.to
		}
		if !a.back {
			link(last, a.to)
		}
	}
}

// sort orders the layers: first as the walk came to them, then each by the middle of the neighbours
// in the layer beside it, up and down.
func (d *drawer) sort(order []int) {
	d.layers = make([][]int, slices.Max(d.layer)+1)
	d.pos = make([]int, len(d.nodes))
	bends := map[int][]int{} // those to be put beside a box
	for n, list := range d.bends {
		if len(list) > 0 {
			at := d.arcs[n].from
			if d.arcs[n].back {
				at = d.arcs[n].to
			}
			bends[at] = append(bends[at], list...)
		}
	}
	for _, v := range order {
		d.layers[d.layer[v]] = append(d.layers[d.layer[v]], v)
		for _, x := range bends[v] {
			d.layers[d.layer[x]] = append(d.layers[d.layer[x]], x)
		}
	}
	d.number()
	best, least := d.copied(), d.crossings()
	key := make([]float64, len(d.nodes))
	for s := 0; s < sweeps && least > 0; s++ {
		for n := range d.layers {
			l, side := d.layers[n], d.up
			if s%2 == 1 {
				l, side = d.layers[len(d.layers)-1-n], d.down
			}
			for k, v := range l {
				key[v] = float64(k)
				if len(side[v]) > 0 {
					key[v] = d.middle(side[v])
				}
			}
			slices.SortStableFunc(l, func(a, b int) int { return cmp.Compare(key[a], key[b]) })
			for k, v := range l {
				d.pos[v] = k
			}
		}
		if n := d.crossings(); n < least {
			best, least = d.copied(), n
		}
	}
	d.layers = best
	d.number()
}

func (d *drawer) number() {
	for _, l := range d.layers {
		for k, v := range l {
			d.pos[v] = k
		}
	}
}

func (d *drawer) copied() [][]int {
	list := make([][]int, len(d.layers))
	for n, l := range d.layers {
		list[n] = slices.Clone(l)
	}
	return list
}

// middle is the mean of the positions.
func (d *drawer) middle(list []int) float64 {
	sum := 0
	for _, v := range list {
		sum += d.pos[v]
	}
	return float64(sum) / float64(len(list))
}

// crossings counts the pairs of edges between neighbouring layers that cross, by a Fenwick tree.
func (d *drawer) crossings() int {
	count := 0
	var ends []int
	for n := 0; n+1 < len(d.layers); n++ {
		tree := make([]int, len(d.layers[n+1])+1)
		seen := 0
		for _, v := range d.layers[n] {
			ends = ends[:0]
			for _, s := range d.down[v] {
				ends = append(ends, d.pos[s])
			}
			slices.Sort(ends)
			for _, e := range ends {
				before := 0
				for k := e + 1; k > 0; k -= k & -k {
					before += tree[k]
				}
				count += seen - before
			}
			for _, e := range ends {
				for k := e + 1; k < len(tree); k += k & -k {
					tree[k]++
				}
				seen++
			}
		}
	}
	return count
}

// place gives each layer its height and each node its place in the layer: as near to the mean of
// its neighbours as the distances allow.
func (d *drawer) place() {
	y := 0.0
	for n, l := range d.layers {
		high := 0.0
		for _, v := range l {
			high = max(high, d.nodes[v].h)
		}
		for _, v := range l {
			d.nodes[v].y = y + high/2
		}
		y += high + layerGap + min(mostGap, edgeGap*float64(d.between(n)))
		x := 0.0
		for k, v := range l {
			if k > 0 {
				x += d.apart(l[k-1], v)
			}
			d.nodes[v].x = x
		}
	}
	for s := range settlings {
		for n := range d.layers {
			if s%2 == 1 {
				n = len(d.layers) - 1 - n
			}
			switch l := d.layers[n]; {
			case s == 0:
				d.settle(l, d.up, nil)
			case s == 1:
				d.settle(l, nil, d.down)
			default:
				d.settle(l, d.up, d.down)
			}
		}
	}
}

// between counts the edges from layer n to the next one.
func (d *drawer) between(n int) int {
	count := 0
	for _, v := range d.layers[n] {
		count += len(d.down[v])
	}
	return count
}

// apart is how far the centres of two neighbours in a layer have to be from each other.
func (d *drawer) apart(a, b int) float64 {
	gap := nodeGap
	if a >= d.boxes || b >= d.boxes {
		gap = bendGap
	}
	return d.nodes[a].w/2 + gap + d.nodes[b].w/2
}

// settle moves the nodes of a layer to where they want to be, which is the mean of their neighbours
// above and below, the sum of the squares of what is missing being least: isotonic regression, by
// pooling neighbours that want to pass each other. With both sides it never makes the sum over all
// edges larger, so that it comes to an end however often it is done.
func (d *drawer) settle(l []int, up, down [][]int) {
	type pool struct {
		sum, weight float64
		n           int
	}
	var pools []pool
	offset := make([]float64, len(l))
	for k, v := range l {
		if k > 0 {
			offset[k] = offset[k-1] + d.apart(l[k-1], v)
		}
		p := pool{n: 1}
		pull := func(x, weight float64) {
			p.sum, p.weight = p.sum+(x-offset[k])*weight, p.weight+weight
		}
		for _, side := range [][][]int{up, down} {
			if side == nil {
				continue
			}
			for _, s := range side[v] {
				pull(d.nodes[s].x, d.stiffness(v, s))
			}
		}
		if box := d.beside[v]; box >= 0 {
			gap := d.apart(box, v)
			if d.pos[v] < d.pos[box] {
				gap = -gap
			}
			pull(d.nodes[box].x+gap, 0.5)
		}
		if p.weight == 0 {
			pull(d.nodes[v].x, 0.1)
		}
		pools = append(pools, p)
		for len(pools) > 1 {
			a, b := &pools[len(pools)-2], &pools[len(pools)-1]
			if a.sum/a.weight <= b.sum/b.weight {
				break
			}
			a.sum, a.weight, a.n = a.sum+b.sum, a.weight+b.weight, a.n+b.n
			pools = pools[:len(pools)-1]
		}
	}
	k := 0
	for _, p := range pools {
		for range p.n {
			d.nodes[l[k]].x = p.sum/p.weight + offset[k]
			k++
		}
	}
}

// stiffness is how much an edge between two nodes wants to be straight: a long one more than a short one.
func (d *drawer) stiffness(a, b int) float64 {
	switch {
	case a >= d.boxes && b >= d.boxes:
		return 4
	case a >= d.boxes || b >= d.boxes:
		return 2
	}
	return 1
}

// size moves the drawing to the origin.
func (d *drawer) size() (w, h float64) {
	left, right := math.Inf(1), math.Inf(-1)
	for n := range d.nodes {
		v := &d.nodes[n]
		left, right, h = min(left, v.x-v.w/2), max(right, v.x+v.w/2), max(h, v.y+v.h/2)
	}
	for n := range d.nodes {
		d.nodes[n].x -= left
	}
	return right - left, h
}

// route gives the edges the points that they pass: from the lower side of a box to the upper one of
// the next, by their bends. Edges of one box begin beside each other.
func (d *drawer) route() {
	type end struct {
		arc int
		x   float64
	}
	starts, ends := map[int][]end{}, map[int][]end{}
	for n := range d.arcs {
		a := &d.arcs[n]
		first, last := d.nodes[a.to].x, d.nodes[a.from].x
		if l := d.bends[n]; len(l) > 0 {
			first, last = d.nodes[l[0]].x, d.nodes[l[len(l)-1]].x
			if a.back {
				first, last = last, first
			}
		}
		starts[a.from] = append(starts[a.from], end{n, first})
		ends[a.to] = append(ends[a.to], end{n, last})
	}
	// ranks returns, by arc, its place among those of its box.
	ranks := func(of map[int][]end) []int {
		at := make([]int, len(d.arcs))
		for _, list := range of {
			slices.SortStableFunc(list, func(a, b end) int { return cmp.Compare(a.x, b.x) })
			for k, e := range list {
				at[e.arc] = k
			}
		}
		return at
	}
	startAt, endAt := ranks(starts), ranks(ends)
	port := func(k, of int, v node) float64 { return v.x + v.w*0.7*(float64(k+1)/float64(of+1)-0.5) }
	for n := range d.arcs {
		a := &d.arcs[n]
		from, to := d.nodes[a.from], d.nodes[a.to]
		a.path = append(a.path, port(startAt[n], len(starts[a.from]), from), from.y+from.h/2)
		bends := d.bends[n]
		if a.back {
			bends = slices.Clone(bends)
			slices.Reverse(bends)
		}
		for _, v := range bends {
			a.path = append(a.path, d.nodes[v].x, d.nodes[v].y)
		}
		a.path = append(a.path, port(endAt[n], len(ends[a.to]), to), to.y-to.h/2)
	}
}
