package ide

import (
	"container/list"
	"sync"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/optimizer"
)

// recent are the small functions that somebody has asked about last, and the sections of a large text that somebody has asked about or
// edited last, of all versions of a document. The facts of other functions and the nodes of other sections are let go: who goes through a
// text of a million lines would have all of them kept, which take several times as much memory as the text.
type recent struct {
	mu     sync.Mutex
	funcs  queue[*facts]
	instrs int // of their functions

	sections queue[*grammar.Section]
	bytes    int // of their texts
}

// A queue has things in the order in which they were asked for last. A text has tens of thousands of functions that are short, and each is
// found without a look at the others.
type queue[T comparable] struct {
	list list.List // the newest is last
	at   map[T]*list.Element
}

func (q *queue[T]) len() int { return q.list.Len() }

func (q *queue[T]) has(x T) bool { return q.at[x] != nil }

// push makes x the newest.
func (q *queue[T]) push(x T) {
	if e := q.at[x]; e != nil {
		q.list.MoveToBack(e)
		return
	}
	if q.at == nil {
		q.at = map[T]*list.Element{}
	}
	q.at[x] = q.list.PushBack(x)
}

// oldest returns the one that was asked for before all others; there has to be one.
func (q *queue[T]) oldest() T { return q.list.Front().Value.(T) }

func (q *queue[T]) remove(x T) {
	q.list.Remove(q.at[x])
	delete(q.at, x)
}

// Of functions with so many instructions in all facts are kept, and of sections with so many bytes nodes.
const (
	maxRecent     = 1 << 14
	maxRecentText = 1 << 20
)

// note notes that somebody asks about the function of fs.
func (r *recent) note(fs *facts) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !isSmall(fs.facts.Func) {
		return
	}
	if !r.funcs.has(fs) {
		r.instrs += instrsOf(fs.facts.Func)
	}
	r.funcs.push(fs)
	for r.instrs > maxRecent && r.funcs.len() > 1 {
		old := r.funcs.oldest()
		r.funcs.remove(old)
		r.instrs -= instrsOf(old.facts.Func)
		old.forget()
	}
}

// touch notes that somebody asks about sec, or has made it of the section old.
func (r *recent) touch(old, sec *grammar.Section) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if old != sec && r.sections.has(old) {
		r.sections.remove(old)
		r.bytes -= len(old.Src)
	}
	if !r.sections.has(sec) {
		r.bytes += len(sec.Src)
	}
	r.sections.push(sec)
	for r.bytes > maxRecentText && r.sections.len() > 1 {
		gone := r.sections.oldest()
		r.sections.remove(gone)
		r.bytes -= len(gone.Src)
		gone.ForgetNodes()
	}
}

// forget has what is found again within a millisecond go. Who uses it goes on with it.
func (fs *facts) forget() {
	fs.facts.Forget()
	for _, list := range fs.remarks {
		optimizer.Forget(list)
	}
}

// instrsOf is how many instructions f has.
func instrsOf(f *cfg.Func) (n int) {
	for _, b := range f.Blocks {
		n += len(b.Instrs)
	}
	return n
}
