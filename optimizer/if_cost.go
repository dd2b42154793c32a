package optimizer

import (
	"math"
	"strconv"

	"github.com/ori-lang/ori/cfg"
)

// What things cost, in issue slots of a warp. The figures are ours: they are made to order the two
// forms of an if, not to predict time.
const (
	slotPlain   = 1 // an instruction
	slotShared  = 2 // an access to shared or local memory, which others wait for
	slotGlobal  = 4 // an access to other memory, or a texture fetch
	slotBranch  = 2 // a branch: its own, and one until what comes next is there
	slotBarrier = 1 // BSSY, BSYNC
	slotPart    = 2 // lanes diverge, and reconverge: the scheduler chooses twice among their groups
)

// An ifCost is what both forms of a diamond cost.
//
//	                    lanes diverge                     uniform
//	with the branch     branch, diverge, barriers,        branch, barriers,
//	                    both sides with their branches     one side with its branch: the mean of both
//	under guards        both sides, what is added          both sides, what is added
//
// A branch whose condition varies diverges in so many of a hundred runs as the knob
// if-convert-divergence says; one that is uniform never does. Where .weight says how often the
// blocks run, that counts. An access to memory whose guard does not hold costs as much as one that
// is made: that weighs against guards where a branch would leave it out.
type ifCost struct {
	branch, guards float64
	most           int // of plain instructions in the sides, up to which guards are not dearer
}

// cost returns what d costs. barriers is how many BSSY and BSYNC go with the branch, added how many
// instructions the guards need, less those that are saved.
func (o *folder) cost(d *diamond, varying bool, barriers, added int) ifCost {
	part, run := o.often(d, varying)
	fixed := slotBranch + part*slotPart + float64(barriers*slotBarrier)
	all, ran := 0.0, 0.0
	for n := range d.sides {
		side := 0
		for k := range d.sides[n].body {
			side += slots(&d.sides[n].body[k])
		}
		if d.sides[n].exit != nil {
			fixed += run[n] * slotBranch
		}
		all += float64(side)
		ran += run[n] * float64(side)
	}
	c := ifCost{branch: fixed + ran, guards: all + float64(added), most: math.MaxInt32}
	if ran < all {
		c.most = int(max(0, fixed-float64(added)) / (1 - ran/all))
	}
	return c
}

// often returns in which part of its runs the branch of d diverges, and in which each side runs.
func (o *folder) often(d *diamond, varying bool) (part float64, run [2]float64) {
	if varying {
		part = min(1, max(0, float64(o.Knobs.Int(o.Func, "if-convert-divergence"))/100))
	}
	run = [2]float64{part + (1-part)/2, part + (1-part)/2}
	known := d.a.Weight > 0
	for n := range d.sides {
		b := d.sides[n].block
		known = known && (b == nil || b.Weight > 0)
	}
	if !known {
		return part, run
	}
	both := -1.0 // how much more often the sides run together than the branch
	for n := range d.sides {
		if b := d.sides[n].block; b != nil {
			run[n] = min(1, float64(b.Weight)/float64(d.a.Weight))
			both += run[n]
		} else {
			both++
		}
	}
	return min(part, max(0, both)), run
}

// slots is what an instruction costs.
func slots(i *cfg.Instr) int {
	if i.Op.Effects&(cfg.ReadsMem|cfg.WritesMem|cfg.Atomic) == 0 {
		return slotPlain
	}
	switch i.Op.Name {
	case "LDS", "STS", "LDL", "STL", "ATOMS":
		return slotShared
	}
	return slotGlobal
}

// slotString spells a number of what, of which one digit after the point means anything.
func slotString(c float64, what string) string {
	s := strconv.FormatFloat(math.Round(c*10)/10, 'f', -1, 64)
	switch {
	case what == "":
		return s
	case s == "1":
		return s + " " + what
	}
	return s + " " + what + "s"
}
