package analysis

import (
	"sync"

	"github.com/ori-lang/ori/cfg"
)

// KeptMeetings is [NewMeetings] for callers that ask about one block: what is found of a branch is kept for later callers. The answers,
// and where the bound on steps ends them, are the same.
func KeptMeetings(facts *Facts) *Meetings {
	m := NewMeetings(facts)
	m.kept = facts.rarely().met.Get(facts.ctx, func() *keptMeetings {
		return &keptMeetings{of: map[*cfg.Block]foundMeetings{}, room: 8*len(facts.Func.Blocks) + 1<<12}
	})
	return m
}

// keptMeetings are the meetings of branches that were asked for. Safe for concurrent use.
type keptMeetings struct {
	mu   sync.Mutex
	of   map[*cfg.Block]foundMeetings
	room int // for so many numbers of blocks in them
}

// foundMeetings are the meetings of a branch, and how many steps it took to find them.
type foundMeetings struct {
	list  []Meeting
	steps int
}

// before returns the meetings of the lanes that the branch at the end of from separates.
func (m *Meetings) before(from *cfg.Block) []Meeting {
	list, seen := m.of[from]
	if seen {
		return list
	}
	most := m.facts.Func.Limit(maxMeetingSteps)
	if m.kept != nil {
		m.kept.mu.Lock()
		x, ok := m.kept.of[from]
		m.kept.mu.Unlock()
		if ok && m.steps+x.steps < most {
			m.steps += x.steps
			m.note(from, x.list)
			return x.list
		}
	}
	steps := m.steps
	list = m.find(from)
	m.note(from, list)
	if m.kept != nil && m.steps < most { // it was not cut short
		m.kept.keep(from, foundMeetings{list, m.steps - steps})
	}
	return list
}

// note notes the meetings of a branch.
func (m *Meetings) note(from *cfg.Block, list []Meeting) {
	if m.of == nil {
		m.of = map[*cfg.Block][]Meeting{}
	}
	m.of[from] = list
}

// keep keeps the meetings of a branch if there is room for them.
func (k *keptMeetings) keep(from *cfg.Block, x foundMeetings) {
	size := 1
	for n := range x.list {
		size += len(x.list[n].alone)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if _, seen := k.of[from]; !seen && size <= k.room {
		k.room -= size
		k.of[from] = x
	}
}
