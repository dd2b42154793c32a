package analysis

import (
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// A need says how much has to be known of what an instruction reads before anything can be known of
// what it writes. It only saves time: an instruction that has less is not evaluated.
type need uint8

const (
	needAll   need = iota // something of each register but predicates: a sum
	needSome              // something of one register: bitwise logic, a comparison
	needNone              // nothing: it shifts by a constant, compares with itself, or its results are small
	needNever             // whatever is known, nothing is of the results
)

// needs are those of the Kinds; of what is not here all of a sum. A constant among the first sources, as many
// as fixed says, makes it needNone.
var needs = [...]struct {
	need  need
	fixed int
}{
	eval.Mad:       {needSome, 2},
	eval.Lea:       {needNone, 0},
	eval.Logic:     {needSome, 3},
	eval.PredLogic: {needNone, 0},
	eval.Compare:   {needSome, 0},
	eval.CmpSelect: {needSome, 2},
	eval.Select:    {needSome, 3},
	eval.Minmax:    {needSome, 2},
	eval.AddMinmax: {needSome, 3},
	eval.Abs:       {needNone, 0},
	eval.Shift:     {needSome, 2},
	eval.Funnel:    {needSome, 3},
	eval.Extract:   {needSome, 2},
	eval.Extend:    {needSome, 2},
	eval.PopCount:  {needNone, 0},
	eval.Permute:   {needNone, 0},
	eval.Insert:    {needNone, 0},
	eval.IntToInt:  {needNone, 0},
	eval.FCompare:  {needSome, 0},
	eval.FPack:     {needAll, 0}, // the last
}

// needOf returns what i needs, which computes f.
func needOf(i *cfg.Instr, f *eval.Fn) need {
	if i.Guard.Never() {
		return needNone // its results are what was there before
	}
	if f == nil {
		if bounds(i).None() {
			return needNever
		}
		return needNone
	}
	need := needOfFn(i, f)
	if need == needNone && nothingOfNothing(i, f) {
		return needSome // LOP3.LUT R0, R1, R2, RZ, 0x3c, !PT
	}
	return need
}

// nothingOfNothing reports whether nothing is known of what i writes, which computes f, where nothing is of the registers that it reads.
func nothingOfNothing(i *cfg.Instr, f *eval.Fn) bool {
	t := transfer{i: i, fn: f}
	for n := range i.Refs {
		r := &i.Refs[n]
		if !r.Write || r.Arg < 0 {
			continue
		}
		for word := range int(r.Count) {
			x := t.result(int(r.Arg), word)
			if r.Reg.IsPred() && (x.Hi > 1 || x == anyPredicate) {
				continue
			}
			if !x.None() {
				return false
			}
		}
	}
	return true
}

// needOfFn is needOf for what f is alone.
func needOfFn(i *cfg.Instr, f *eval.Fn) need {
	n := needs[f.Kind]
	src := f.Src()
	for k := range src {
		if s := &src[k]; k < n.fixed && (s.Arg < 0 || s.Imm) || s.Sel != eval.All && !s.Plain() {
			return needNone
		}
	}
	switch f.Kind {
	case eval.Compare, eval.FCompare:
		if f.Dst[0] >= 0 || alwaysDecided(i, f) {
			return needNone
		}
	case eval.Minmax, eval.AddMinmax:
		if f.Relu {
			return needNone
		}
	case eval.Add, eval.Mad:
		if f.UseCC { // a carry is 0 or 1
			return needNone
		}
	case eval.Logic:
		if f.Dst[1] >= 0 && f.Test >= eval.TestTrue {
			return needNone
		}
		if table, ok := f.Constant(i, 3); ok && (table&0xff == 0 || table&0xff == 0xff) {
			return needNone // whatever it reads
		}
	}
	if n.need == needAll && slices.ContainsFunc(i.Refs, func(r cfg.Ref) bool { return !r.Write && r.Count > 1 }) {
		return needSome // the low register of a sum needs nothing of the high ones
	}
	return n.need
}

// alwaysDecided reports whether the comparison i may be decided whatever it reads: it compares a value with
// itself, or with the first or last number, or is combined with a predicate that decides.
func alwaysDecided(i *cfg.Instr, f *eval.Fn) bool {
	if f.Cmp == eval.Never || f.Cmp == eval.Always || sameSources(i, f) {
		return true
	}
	if p, ok := f.Constant(i, 2); ok && f.Bool != eval.Xor && (p != 0) == (f.Bool == eval.Or) {
		return true
	}
	if f.Kind != eval.Compare {
		return false
	}
	a, constA := f.Constant(i, 0)
	b, constB := f.Constant(i, 1)
	return constA && constB || f.Cmp != eval.EQ && f.Cmp != eval.NE && (constA && last(a, f.Signed) || constB && last(b, f.Signed))
}

// last reports whether x is the least or the greatest number.
func last(x uint64, signed bool) bool {
	v := uint32(x)
	if signed {
		v ^= 1 << 31
	}
	return v == 0 || v == Anything.Hi
}

// informed reports whether enough is known of what instruction n reads.
func (c *Constants) informed(n int32) bool {
	need := c.need[n]
	if need == needNone || c.every {
		return true
	}
	words, args := c.ssa.Regs.Words(n), c.ssa.Regs.Args(n)
	all, reads := true, false
	for k, v := range c.ssa.Values(n) {
		if words[k].Write() {
			break // the reads come first
		}
		switch guard := args[k] == cfg.ArgGuard; {
		case v < 0:
		case c.info[v]:
			if guard || need == needSome {
				return true
			}
			reads = true
		case !guard:
			reads = true
			all = all && c.pred[c.ssa.v[v]]
		}
	}
	return need == needAll && all || need == needSome && !reads
}
