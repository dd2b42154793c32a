package grammar

import (
	"slices"
	"sync"
)

// A syntax tree takes some fifteen times the memory of its text, and is of use only where the text
// is edited again. Most parts of a text never are: their trees go as soon as their chunks are made. A part
// without a tree is read anew when it is edited, which takes a millisecond for each 15 KB where it is not plain;
// so those of large parts stay for longer. How many bytes of text have trees is bounded for both.
var (
	smallText   = 256 << 10
	smallBudget = 4 << 20
	largeBudget = 16 << 20
)

// trees are the parts of a document's versions that have syntax trees, those edited last at the end.
type trees struct {
	mu           sync.Mutex
	small, large treeList
}

type treeList struct {
	parts []*part
	size  int // of their texts
}

// clear forgets all parts.
func (t *trees) clear() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.small, t.large = treeList{}, treeList{}
}

// made notes that s was made, of old by an edit if that is not nil.
func (t *trees) made(s, old *Section) {
	t.mu.Lock()
	defer t.mu.Unlock()
	head, tail := 0, 0
	if old != nil {
		head, tail = s.sameParts(old)
		for _, p := range old.parts[head : len(old.parts)-tail] { // their trees go with the version of the document that has them
			t.small.remove(p)
			t.large.remove(p)
		}
	}
	for _, p := range s.parts[head : len(s.parts)-tail] {
		switch {
		case p.tree == nil: // the text is plain
		case int(p.size) >= smallText:
			t.large.add(p, largeBudget)
		case old == nil:
			p.drop()
		default:
			t.small.add(p, smallBudget)
		}
	}
}

// add adds a part, and drops the trees of the first ones until those that are left keep to the
// budget, or only that of p is left.
func (l *treeList) add(p *part, budget int) {
	l.parts = append(l.parts, p)
	l.size += int(p.size)
	n := 0
	for ; l.size > budget && n < len(l.parts)-1; n++ {
		l.parts[n].drop()
		l.size -= int(l.parts[n].size)
	}
	l.parts = slices.Delete(l.parts, 0, n)
}

func (l *treeList) remove(p *part) {
	if n := slices.Index(l.parts, p); n >= 0 {
		l.parts = slices.Delete(l.parts, n, n+1)
		l.size -= int(p.size)
	}
}

// drop lets the part's tree go.
func (p *part) drop() {
	p.treeMu.Lock()
	defer p.treeMu.Unlock()
	if p.tree != nil {
		p.tree.t.Close()
		p.tree = nil
	}
}

// DropTrees lets all syntax trees of d go, which are of use only where the text is edited: that it
// is then parsed anew takes time, and nothing else.
func (d *Document) DropTrees() {
	d.engine.trees.clear()
	for _, s := range d.sections {
		for _, p := range s.parts {
			p.drop()
		}
	}
	Trim()
}

// borrow returns a copy of the part's tree, which shares all nodes with it, or nil if it has
// none any more. What the part knows of the addresses of nodes holds as long as the copy is
// there.
func (p *part) borrow() *tree {
	p.treeMu.Lock()
	defer p.treeMu.Unlock()
	if p.tree == nil {
		return nil
	}
	t := p.tree.t.Copy()
	return &tree{t: t, root: rootOf(t)}
}
