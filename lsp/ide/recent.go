package ide

import (
	"slices"
	"sync"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/optimizer"
)

// recent are the small functions that somebody has asked about last, of all versions of a document. The facts of others are let go: who
// goes through a text of a million lines would have all of them kept, which take several times as much memory as the text.
type recent struct {
	mu     sync.Mutex
	list   []*facts // the newest is last
	instrs int      // of their functions
}

// maxRecent is of how many instructions the functions have that facts are kept of.
const maxRecent = 1 << 16

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
