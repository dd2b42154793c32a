package analysis

import (
	"math"
	"slices"
)

// Users returns who reads v: instructions as their numbers in the function, an
// instruction that may leave v in place among them, and phis as ^Value. An
// instruction that reads v twice is there twice. The slice belongs to s. The first call
// takes time linear in the function.
func (s *SSA) Users(v Value) []int32 {
	s.once.Do(s.findUsers)
	if s.Len() == 0 {
		return nil
	}
	start := s.users[0]
	return s.users[1][start[v]:start[v+1]]
}

// findUsers goes through the uses twice: to count those of each value, and to put each at its place.
func (s *SSA) findUsers() {
	r := s.Regs
	start := make([]int32, s.Len()+2) // shifted by one until filled
	for k, w := range r.words {
		if v := s.usedBy(w, s.vals[k]); v >= 0 {
			start[v+2]++
		}
	}
	s.phiArgs(func(_ Value, args []Value) {
		for _, v := range args {
			if v >= 0 {
				start[v+2]++
			}
		}
	})
	for k := 2; k < len(start); k++ {
		start[k] += start[k-1]
	}
	users := make([]int32, start[len(start)-1])
	k := r.start[0]
	for n, end := range r.start[1:] {
		for ; k < end; k++ {
			if v := s.usedBy(r.words[k], s.vals[k]); v >= 0 {
				users[start[v+1]] = int32(n)
				start[v+1]++
			}
		}
	}
	s.phiArgs(func(phi Value, args []Value) {
		for _, v := range args {
			if v >= 0 {
				users[start[v+1]] = ^phi
				start[v+1]++
			}
		}
	})
	s.users = [2][]int32{start, users}
}

// usedBy returns the value that the word w, whose own value is v, reads, or leaves in place; NoValue if there is none.
func (s *SSA) usedBy(w Word, v Value) Value {
	switch {
	case v < 0 || w&wordWrite == 0:
		return v
	case w.May():
		return s.prev[v]
	}
	return NoValue // nothing is left in place
}

// phiArgs calls see with each phi and its arguments.
func (s *SSA) phiArgs(see func(phi Value, args []Value)) {
	for n := range max(len(s.from)-1, 0) {
		slots := s.slots(int32(n))
		for v := s.from[n]; v < s.from[n+1]; v++ { // its phis are among them
			if s.kind[v] == PhiValue {
				see(v, s.args[s.num[v]:][:slots])
			}
		}
	}
}

// Uses returns how many operands and phis read v.
func (s *SSA) Uses(v Value) int { return len(s.Users(v)) }

// Sources yields the values that v may be: v itself, or what meets in it if it is
// a phi, through any number of phis; and what a write under a guard may have
// left in place. No phi is among them, each of the others once. They are the
// definitions that reach a read of v.
func (s *SSA) Sources(v Value) []Value { return s.SourcesOf([]Value{v}) }

// SourcesOf yields the sources of all of the values, each once. Time is linear in what is between them.
func (s *SSA) SourcesOf(values []Value) []Value {
	out, _ := s.SourcesWithin(values, math.MaxInt)
	return out
}

// phiSteps is how many arguments of a phi are gone through in the time of a step.
const phiSteps = 8

// SourcesWithin is SourcesOf if it takes no more than most steps: one for each value between the values and their sources, and one more for
// each phiSteps arguments of a phi. Else all is false, and out are the sources that so many steps lead to.
func (s *SSA) SourcesWithin(values []Value, most int) (out []Value, all bool) {
	all = true
	seen := s.NewSet()
	work := slices.Clone(values)
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if v < 0 || !seen.Add(v) {
			continue
		}
		if most--; most < 0 {
			all = false
			break
		}
		if s.kind[v] == PhiValue {
			args := s.Args(v)
			most -= len(args) / phiSteps
			work = append(work, args...)
			continue
		}
		out = append(out, v)
		work = append(work, s.prev[v])
	}
	slices.Sort(out)
	return out, all
}

// A ValueSet is a set of values of a function.
type ValueSet struct {
	few  map[Value]bool
	bits []uint64 // in place of few once that costs about as much as a bit for each value of the function
	len  int      // of the function's values
}

// NewSet returns an empty set of values of s.
func (s *SSA) NewSet() *ValueSet { return &ValueSet{few: map[Value]bool{}, len: s.Len()} }

// Add adds v, and reports whether it was not in the set.
func (s *ValueSet) Add(v Value) bool {
	if s.Has(v) {
		return false
	}
	if s.bits == nil && len(s.few) >= 8+s.len/4096 {
		s.bits = make([]uint64, (s.len+63)/64)
		for v := range s.few {
			s.bits[v>>6] |= 1 << (v & 63)
		}
		s.few = nil
	}
	if s.bits != nil {
		s.bits[v>>6] |= 1 << (v & 63)
	} else {
		s.few[v] = true
	}
	return true
}

// Has reports whether v is in the set.
func (s *ValueSet) Has(v Value) bool {
	if s.bits != nil {
		return s.bits[v>>6]>>(v&63)&1 != 0
	}
	return s.few[v]
}
