package analysis

import "slices"

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

func (s *SSA) findUsers() {
	start := make([]int32, s.Len()+2) // shifted by one until filled
	s.eachUse(func(v Value, _ int32) { start[v+2]++ })
	for k := 2; k < len(start); k++ {
		start[k] += start[k-1]
	}
	users := make([]int32, start[len(start)-1])
	s.eachUse(func(v Value, by int32) {
		users[start[v+1]] = by
		start[v+1]++
	})
	s.users = [2][]int32{start, users}
}

// eachUse calls f for each use of each value.
func (s *SSA) eachUse(f func(v Value, by int32)) {
	r := s.Regs
	for n := range int32(r.Instrs()) {
		words := r.Words(n)
		for k, v := range s.Values(n) {
			if v < 0 {
				continue
			}
			if words[k].Write() {
				if !words[k].May() {
					continue // nothing is left in place
				}
				v = s.prev[v]
			}
			if v >= 0 {
				f(v, n)
			}
		}
	}
	for v := range Value(s.Len()) {
		if s.kind[v] == PhiValue {
			for _, a := range s.Args(v) {
				if a >= 0 {
					f(a, ^v)
				}
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
	var out []Value
	seen := s.NewSet()
	work := slices.Clone(values)
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if v < 0 || !seen.Add(v) {
			continue
		}
		if s.kind[v] == PhiValue {
			work = append(work, s.Args(v)...)
			continue
		}
		out = append(out, v)
		work = append(work, s.prev[v])
	}
	slices.Sort(out)
	return out
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
