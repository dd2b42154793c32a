package ide

import (
	"slices"
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
	list   []*facts // the newest is last
	instrs int      // of their functions

	sections []*grammar.Section // likewise
	bytes    int                // of their texts
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
	n := len(r.list)
	switch {
	case n > 0 && r.list[n-1] == fs || !isSmall(fs.facts.Func):
		return
	default:
		if k := slices.Index(r.list, fs); k >= 0 {
			copy(r.list[k:], r.list[k+1:])
			r.list[n-1] = fs
			return
		}
	}
	r.list = append(r.list, fs)
	r.instrs += instrsOf(fs.facts.Func)
	old := 0
	for ; r.instrs > maxRecent && old < len(r.list)-1; old++ {
		r.instrs -= instrsOf(r.list[old].facts.Func)
		r.list[old].forget()
	}
	r.list = slices.Delete(r.list, 0, old)
}

// touch notes that somebody asks about sec, or has made it of the section old.
func (r *recent) touch(old, sec *grammar.Section) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if n := len(r.sections); n > 0 && r.sections[n-1] == sec {
		return
	}
	r.sections = slices.DeleteFunc(r.sections, func(s *grammar.Section) bool {
		if s != old && s != sec {
			return false
		}
		r.bytes -= len(s.Src)
		return true
	})
	r.sections = append(r.sections, sec)
	r.bytes += len(sec.Src)
	gone := 0
	for ; r.bytes > maxRecentText && gone < len(r.sections)-1; gone++ {
		r.bytes -= len(r.sections[gone].Src)
		r.sections[gone].ForgetNodes()
	}
	r.sections = slices.Delete(r.sections, 0, gone)
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
