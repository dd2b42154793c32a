package analysis

import (
	"context"
	"math"
	"slices"
	"sync/atomic"

	"github.com/ori-lang/ori/cfg/cancel"
)

// An outcome is what is kept of facts that are dropped: the results of those that take longest to find. What the results are about,
// above all the SSA form, is found again when somebody asks, and numbers values the same. An outcome takes a tenth of the memory.
type outcome struct {
	consts *constsOutcome // nil if they were not found
	uni    *uniOutcome    // likewise
}

// Brief returns facts of the same function that keep only what values are and which of them vary, if f knows that. They take about 20
// bytes for each instruction. Nobody may look for facts of f meanwhile.
func (f *Facts) Brief() *Facts {
	b := NewFacts(f.Func)
	k := f.known()
	if !k.ssa.Done() || !k.consts.Done() {
		return b
	}
	o := outcome{consts: f.Constants().outcome()}
	if k.uni.Done() && o.consts != nil {
		o.uni = f.Uniformity().outcome()
	}
	b.came = &o
	return b
}

// newConstants returns [Facts.Constants] again, or finds them.
func (f *Facts) newConstants() *Constants {
	if f.came != nil && f.came.consts != nil {
		if c := f.came.consts.about(f.SSA(), f.means()); c != nil {
			return c
		}
	}
	return newConstants(f.ctx, f.SSA(), f.means())
}

// newUniformity returns [Facts.Uniformity] again, or finds it.
func (f *Facts) newUniformity() *Uniformity {
	if f.came == nil || f.came.uni == nil {
		return newUniformity(f, fineSteps(f.Func), 0)
	}
	cancel.Parallel(2, func(k int) {
		if k == 0 {
			f.Constants()
		} else {
			f.Paths()
		}
	})
	if u := f.came.uni.about(f); u != nil {
		return u
	}
	return newUniformity(f, fineSteps(f.Func), 0)
}

// A constsOutcome is what [Constants] came to. Few values of a function are known to be something different each.
type constsOutcome struct {
	kinds   []Known
	val     []uint16 // by value: the index in kinds
	flags   []uint8  // by value: what is noted of it
	exec    []bool   // by block
	assume  []int32  // by pairs: the value, and its first assumption + 1
	assumed []assumption
}

// What a constsOutcome notes of a value.
const (
	outcomeInfo = 1 << iota
	outcomeFixed
)

// outcome returns what c came to; nil if that is too much.
func (c *Constants) outcome() *constsOutcome {
	if c.every || c.given != nil {
		return nil
	}
	o := &constsOutcome{val: make([]uint16, len(c.val)), flags: make([]uint8, len(c.val)), exec: slices.Clone(c.exec), assumed: slices.Clone(c.assumed)}
	index := map[Known]uint16{}
	var last Known
	at := uint16(math.MaxUint16)
	for v := range c.val {
		k := c.known(Value(v))
		if k != last || at == math.MaxUint16 {
			n, ok := index[k]
			if !ok {
				if len(o.kinds) == math.MaxUint16 {
					return nil
				}
				n = uint16(len(o.kinds))
				o.kinds = append(o.kinds, k)
				index[k] = n
			}
			last, at = k, n
		}
		o.val[v] = at
		if c.info[v] {
			o.flags[v] |= outcomeInfo
		}
		if c.fixed[v] {
			o.flags[v] |= outcomeFixed
		}
		if c.assume[v] != 0 {
			o.assume = append(o.assume, int32(v), c.assume[v])
		}
	}
	o.kinds, o.assume = slices.Clip(o.kinds), slices.Clip(o.assume)
	return o
}

// about returns the Constants of s again; nil if they were of another one.
func (o *constsOutcome) about(s *SSA, m *meanings) *Constants {
	f := s.Regs.f
	values := s.Len()
	if values != len(o.val) || len(f.Blocks) != len(o.exec) {
		return nil
	}
	c := &Constants{ssa: s, meanings: m, val: make([]Known, values), exec: o.exec, assumed: o.assumed}
	flags := make(slab[bool], 3*values+s.Regs.Len())
	c.made, c.info, c.fixed, c.pred = flags.cut(values), flags.cut(values), flags.cut(values), flags.cut(s.Regs.Len())
	c.assume = make([]int32, values)
	for v, reg := range s.Regs.Regs {
		c.pred[v] = reg.IsPred()
	}
	for v, k := range o.val {
		c.val[v] = o.kinds[k]
		c.made[v] = o.kinds[k] != (Known{})
		c.info[v], c.fixed[v] = o.flags[v]&outcomeInfo != 0, o.flags[v]&outcomeFixed != 0
	}
	for k := 0; k < len(o.assume); k += 2 {
		c.assume[o.assume[k]] = o.assume[k+1]
	}
	c.decided = make([]atomic.Uint64, len(f.Blocks))
	return c
}

// A uniOutcome is what [Uniformity] came to: its fields of the same names.
type uniOutcome struct {
	limited, torn        bool
	why                  []uint32 // packed: half of what is kept
	branch               []reason
	promised             []bool
	under, full          []int32
	others, temporal     [][]int32
	cycles               []cycle
	groupedBy, groupedTo []int32 // nil if they were not found
}

// outcome returns what u came to.
func (u *Uniformity) outcome() *uniOutcome {
	o := &uniOutcome{
		limited: u.Limited, torn: u.torn, why: make([]uint32, len(u.why)), branch: u.branch, promised: u.promised, under: u.under, full: u.full, others: u.others,
		temporal: u.temporal, cycles: u.cycles,
	}
	for v, r := range u.why {
		o.why[v] = uint32(r.of+1)<<reasonBits | uint32(r.kind)
		if o.reason(v) != r {
			return nil // of too large a function
		}
	}
	if u.groups.Done() {
		o.groupedBy, o.groupedTo = u.groupedBy, u.groupedTo
	}
	if !slices.ContainsFunc(o.others, func(list []int32) bool { return list != nil }) {
		o.others = nil
	}
	return o
}

// reasonBits are those of a [whyVaries].
const reasonBits = 4

// reason returns why value v varies.
func (o *uniOutcome) reason(v int) reason {
	return reason{whyVaries(o.why[v] & (1<<reasonBits - 1)), int32(o.why[v]>>reasonBits) - 1}
}

// about returns the Uniformity of the function again; nil if it was of another one.
func (o *uniOutcome) about(f *Facts) *Uniformity {
	s := f.SSA()
	blocks := len(f.Func.Blocks)
	if len(o.why) != s.Len() || len(o.branch) != blocks || len(o.temporal) != len(f.Func.Loops.Loops) {
		return nil
	}
	u := &Uniformity{
		facts:    f.For(context.Background()),
		ssa:      s,
		post:     f.PostDominators(),
		consts:   f.Constants(),
		conv:     f.Convergence(),
		stacks:   f.Stacks(),
		calls:    callees{ctx: context.Background(), f: f.Func},
		lanes:    f.means().lanes,
		inBlock:  f.means().inBlock,
		Limited:  o.limited,
		torn:     o.torn,
		why:      make([]reason, len(o.why)),
		branch:   o.branch,
		promised: o.promised,
		under:    o.under,
		full:     o.full,
		others:   o.others,
		temporal: o.temporal,
		cycles:   o.cycles,
	}
	for v := range u.why {
		u.why[v] = o.reason(v)
	}
	if o.others == nil {
		u.others = make([][]int32, blocks)
	}
	u.divergence = divergence{u: u, label: make([]int32, blocks)} // which is asked where lanes end: see endsApart
	if o.groupedBy != nil {
		u.groups.Get(context.Background(), func() bool {
			u.groupedBy, u.groupedTo = o.groupedBy, o.groupedTo
			return true
		})
	}
	return u
}
