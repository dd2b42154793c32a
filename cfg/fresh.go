package cfg

import (
	"strconv"
	"strings"
	"sync"
)

// Labels makes names for blocks of one function that have none. They are unique in the document: no block,
// table or function has them, no directive, annotation or data names them.
type Labels struct {
	f     *Func
	text  map[string]bool // in a native function: what may not be given
	used  map[string]bool // nor may these
	next  int32           // the least number that was not tried
	table int             // likewise, of tables
	batch *Batch
}

// Labels returns what makes names for f. That of a clone is always the same one, so that passes that
// work on it get different names; for a function of a text each call begins again.
func (f *Func) Labels() *Labels {
	if f.origin == nil {
		return f.newLabels()
	}
	if f.given == nil {
		f.given = f.newLabels()
	}
	return f.given
}

func (f *Func) newLabels() *Labels {
	l := &Labels{f: f, batch: f.batch}
	if f.Native {
		l.text, l.used = f.textNames(), f.usedNames()
		l.next = int32(len(f.Blocks))
		return l
	}
	l.next = f.unit.doc.Label
	if l.batch != nil {
		l.next = max(l.next, l.batch.next)
	}
	return l
}

// Of returns a name for b, a block of the function: in the native spelling what every view calls
// it, BB<bix>, if that is free.
func (l *Labels) Of(b *Block) string {
	if l.f.Native {
		if name := nativePrefix + strconv.Itoa(int(b.ID)); !l.taken(name) {
			l.used[name] = true
			return name
		}
	}
	return l.New()
}

// New returns a name for a block that a pass makes: the next that is free, BB7 in the native
// spelling and .L_x_7 in a listing. In the native spelling those of the function's own blocks are
// left to them.
func (l *Labels) New() string {
	prefix := listingPrefix
	if l.f.Native {
		prefix = nativePrefix
	}
	for {
		name := prefix + strconv.Itoa(int(l.next))
		l.next++
		if l.taken(name) {
			continue
		}
		if l.f.Native {
			l.used[name] = true
		} else if l.batch != nil {
			l.batch.next = l.next
		}
		return name
	}
}

func (l *Labels) taken(name string) bool { return l.text[name] || l.used[name] }

// textWords are the words of the text of a function that are like fresh names, found when they are
// first asked for.
type textWords struct {
	once sync.Once
	set  map[string]bool
	more map[string]bool // those that are there more than once
}

// textNames returns the names in the text of f, a native function, that are like fresh ones.
func (f *Func) textNames() map[string]bool {
	w := f.words
	w.once.Do(func() {
		w.set, w.more = map[string]bool{}, map[string]bool{}
		src := f.Src[f.Span.Start:f.Span.End]
		for at := 0; at < len(src); {
			if !IsNameByte(src[at]) {
				at++
				continue
			}
			start := at
			for at < len(src) && IsNameByte(src[at]) {
				at++
			}
			if c := src[start]; c == nativePrefix[0] || c == tablePrefix[0] {
				if name := string(src[start:at]); fresh(name) {
					w.more[name] = w.set[name] || w.more[name]
					w.set[name] = true
				}
			}
		}
	})
	return w.set
}

// usedNames returns the other names of f, a native function, that are like fresh ones: what a pass
// gave it, and functions of the document.
func (f *Func) usedNames() map[string]bool {
	used := map[string]bool{}
	add := func(name string) {
		if fresh(name) {
			used[name] = true
		}
	}
	for _, name := range strings.Fields(f.unit.doc.Funcs) {
		add(name)
	}
	if f.origin == nil { // all is in the text
		return used
	}
	for _, b := range f.Blocks {
		for _, l := range b.Labels {
			add(l.Name)
		}
	}
	for n := range f.Tables {
		add(f.Tables[n].Name)
	}
	return used
}

// A Batch is the functions of a document that are rewritten, each by itself, before the text of any
// of them is changed: the fresh names of one are not those of another. The functions of a batch are
// rewritten one after the other, and get their names in that order. The zero Batch is ready for
// use.
type Batch struct{ next int32 }

// Add returns f as one of the batch: a copy that shares all that f knows.
func (t *Batch) Add(f *Func) *Func {
	c := *f
	c.batch = t
	return &c
}

// Begin has f, a clone that has not been changed, begin as one of the batch, which may be nil: no fresh name counts as given that
// was only looked for.
func (t *Batch) Begin(f *Func) { f.given, f.batch = nil, t }

// FreshReg returns a general register that nothing in f names, nor is part of what it names. For a
// native function that is called, whose callers may have values in others, nothing in the document
// does. In a listing it is not ok if there is none left.
func (f *Func) FreshReg() (r Reg, ok bool) {
	r = Reg{Class: ClassR}
	if f.Native && !f.Entry {
		r.Num = f.unit.doc.Reg
	}
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			r.Num = max(r.Num, freeReg(b.Instrs[k].Refs))
		}
	}
	return r, f.Native || f.Target != nil && int(r.Num) < f.Target.Regs
}

// freeReg returns the least n such that refs have no R<m> with m >= n.
func freeReg(refs []Ref) int32 {
	free := int32(0)
	for _, x := range refs {
		if x.Reg.Class == ClassR && x.Reg.Num >= 0 && x.Reg.Num < FirstNamed {
			free = max(free, x.Reg.Num+int32(x.Count))
		}
	}
	return free
}

// AddTable gives f, a clone in the native spelling, a jump table and returns its name.
func (f *Func) AddTable(labels []string) string {
	l := f.Labels()
	for l.taken(tablePrefix + strconv.Itoa(l.table)) {
		l.table++
	}
	t := Jumptable{Name: tablePrefix + strconv.Itoa(l.table), Labels: labels, made: true}
	l.used[t.Name] = true
	f.Tables = append(f.Tables[:len(f.Tables):len(f.Tables)], t)
	f.tableAt = nil
	return t.Name
}
