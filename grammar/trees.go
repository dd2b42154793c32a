package grammar

import (
	"slices"
	"sync"
)

// A syntax tree takes some fifteen times the memory of its text, and is of use only where the text
// is edited again. Most sections never are: theirs go as soon as their chunks are made. A section
// without a tree is parsed anew when it is edited, which takes a millisecond for each 15 KB; so
// those of large sections stay for longer. How many bytes of text have trees is bounded for both.
var (
	smallText   = 256 << 10
	smallBudget = 4 << 20
	largeBudget = 16 << 20
)

// trees are the sections of a document's versions that have syntax trees, those edited last at the end.
type trees struct {
	mu           sync.Mutex
	small, large treeList
}

type treeList struct {
	sections []*Section
	size     int // of their texts
}

// clear forgets all sections.
func (t *trees) clear() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.small, t.large = treeList{}, treeList{}
}

// opened notes that a section was parsed that nobody has edited.
func (t *trees) opened(s *Section) {
	if len(s.Src) < smallText {
		s.drop()
		return
	}
	t.edited(s, nil)
}

// edited notes that s was made of old by an edit; old may be nil.
func (t *trees) edited(s, old *Section) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if old != nil { // its tree goes with the version of the document that has it
		t.small.remove(old)
		t.large.remove(old)
	}
	if len(s.Src) < smallText {
		t.small.add(s, smallBudget)
	} else {
		t.large.add(s, largeBudget)
	}
}

// add adds a section, and drops the trees of the first ones until those that are left keep to the
// budget, or only that of s is left.
func (l *treeList) add(s *Section, budget int) {
	l.sections = append(l.sections, s)
	l.size += len(s.Src)
	n := 0
	for ; l.size > budget && n < len(l.sections)-1; n++ {
		l.sections[n].drop()
		l.size -= len(l.sections[n].Src)
	}
	l.sections = slices.Delete(l.sections, 0, n)
}

func (l *treeList) remove(s *Section) {
	if n := slices.Index(l.sections, s); n >= 0 {
		l.sections = slices.Delete(l.sections, n, n+1)
		l.size -= len(s.Src)
	}
}

// drop lets the section's tree go.
func (s *Section) drop() {
	s.treeMu.Lock()
	defer s.treeMu.Unlock()
	if s.tree != nil {
		s.tree.t.Close()
		s.tree = nil
	}
}

// DropTrees lets all syntax trees of d go, which are of use only where the text is edited: that it
// is then parsed anew takes time, and nothing else.
func (d *Document) DropTrees() {
	d.engine.trees.clear()
	for _, s := range d.sections {
		s.drop()
	}
}

// borrow returns a copy of the section's tree, which shares all nodes with it, or nil if it has
// none any more. What the section knows of the addresses of nodes holds as long as the copy is
// there.
func (s *Section) borrow() *tree {
	s.treeMu.Lock()
	defer s.treeMu.Unlock()
	if s.tree == nil {
		return nil
	}
	t := s.tree.t.Copy()
	return &tree{t: t, root: rootOf(t)}
}
