package analysis

import "slices"

// This file has the states of convergence barriers: which region starts may have opened each, as numbered sets.

// A barrierState is the state of one barrier: the region starts that may have opened it, whether
// it may be closed, and whether something else may have set it. The zero barrierState is a
// place that nothing reaches. There is one of each barrier at both ends of each block, so it is packed.
type barrierState uint32

const (
	closedBarrier  barrierState = 1 << iota // it may be closed
	unknownBarrier                          // it may have been set otherwise
	startsShift    = iota
)

// openedBy is a barrier that the set of region starts has opened.
func openedBy(starts int32) barrierState { return barrierState(starts) << startsShift }

func (s barrierState) starts() int32 { return int32(s >> startsShift) } // a set of startSets
func (s barrierState) closed() bool  { return s&closedBarrier != 0 }
func (s barrierState) unknown() bool { return s&unknownBarrier != 0 }

// open reports whether it is open on all ways, and by whom is known.
func (s barrierState) open() bool { return s.starts() > 0 && s&(closedBarrier|unknownBarrier) == 0 }

// startSets numbers sets of region starts, so that equal sets have equal numbers. Set 0
// is empty, set n+1 for a small n is the region start n alone.
type startSets struct {
	most   int  // of one set
	full   bool // a set would have had more
	lists  [][]int32
	unions map[[2]int32]int32
	ids    map[string]int32 // of those that are unions of others
	merged []int32          // memory of merge
	key    []byte           // of a set in ids
}

func newStartSets(starts, most int) startSets {
	s := startSets{most: most, lists: make([][]int32, 1, starts+1), unions: map[[2]int32]int32{}, ids: map[string]int32{}}
	single := make([]int32, starts)
	for n := range single {
		single[n] = int32(n)
		s.lists = append(s.lists, single[n:n+1:n+1])
	}
	return s
}

// union returns the set of what is in a or b; if that is more than the most, it returns a and false.
func (s *startSets) union(a, b int32) (u int32, ok bool) {
	if a == b || b == 0 {
		return a, true
	}
	if a == 0 {
		return b, true
	}
	pair := [2]int32{min(a, b), max(a, b)}
	if u, ok := s.unions[pair]; ok {
		return u, true
	}
	list, ok := s.merge(s.lists[a], s.lists[b])
	switch {
	case !ok:
		s.full = true
		return a, false
	case len(list) == len(s.lists[a]):
		u = a
	case len(list) == len(s.lists[b]):
		u = b
	default:
		key := s.key[:0]
		for _, n := range list {
			key = append(key, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
		}
		s.key = key
		if u, ok = s.ids[string(key)]; !ok {
			u = int32(len(s.lists))
			s.lists = append(s.lists, slices.Clone(list))
			s.ids[string(key)] = u
		}
	}
	s.unions[pair] = u
	return u, true
}

// merge returns what is in the ascending lists a and b, in memory that it uses again; ok is false if that is more than the most.
func (s *startSets) merge(a, b []int32) (list []int32, ok bool) {
	list = s.merged[:0]
	for len(a) > 0 && len(b) > 0 {
		if len(list)+max(len(a), len(b)) > s.most {
			return nil, false
		}
		n := min(a[0], b[0])
		list = append(list, n)
		if a[0] == n {
			a = a[1:]
		}
		if b[0] == n {
			b = b[1:]
		}
	}
	list = append(append(list, a...), b...)
	s.merged = list
	return list, len(list) <= s.most
}

func (s *startSets) join(a, b barrierState) barrierState {
	if a == b {
		return a
	}
	u, ok := s.union(a.starts(), b.starts())
	state := openedBy(u) | (a|b)&(closedBarrier|unknownBarrier)
	if !ok {
		state |= unknownBarrier
	}
	return state
}
