// Package workspace knows of the texts in the folders of an editor what is asked of them while they are not open:
// their functions, and the lines of source files that they name. It also tells which files are texts of ours.
package workspace

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ori-lang/ori/grammar"
)

// Limits bound what an index reads and holds. What is beyond them is logged, and not in the index.
type Limits struct {
	Entries int   // files and folders that are looked at in each folder of the editor
	Texts   int   // texts
	Text    int64 // bytes of one
	Bytes   int64 // bytes of all
	Places  int   // places in one that come from a line of a source file
}

// Usual are the limits of an editor's folders. A text is parsed whole and let go, which takes about
// thirty times as much memory while it lasts.
var Usual = Limits{Entries: 100_000, Texts: 4000, Text: 6 << 20, Bytes: 96 << 20, Places: 200_000}

// A Config is what an index has to know of who owns it. Its functions are called from the goroutine of the index.
type Config struct {
	Limits   Limits
	Encoding grammar.Encoding   // of the characters in places
	Busy     func() bool        // there is something else to be done, which comes first
	Working  func() func()      // called when it begins to read and, what it returns, when it ends
	Changed  func(sources bool) // called after it has read what has changed; sources: it may name other lines
	Log      func(string)       // takes what a user should know
}

// An Index is what is known of the texts in some folders. It is safe for concurrent use. What it
// reads, it reads beside its callers, one text at a time.
type Index struct {
	ctx    context.Context
	config Config

	mu      sync.Mutex
	folders []string
	files   map[string]*File // by path
	bytes   int64            // of these
	queue   []string         // folders and files to look at, in this order
	waits   map[string]bool  // those in queue
	hurry   int              // how many wait for it
	settled chan struct{}    // closed when there is nothing to do; nil if there is nothing
}

// New returns an index without folders. It does nothing more when ctx has ended.
func New(ctx context.Context, c Config) *Index {
	return &Index{ctx: ctx, config: c, files: map[string]*File{}, waits: map[string]bool{}}
}

// SetFolders has the texts in those folders be in the index, and no others.
func (x *Index) SetFolders(folders []string) {
	x.mu.Lock()
	defer x.mu.Unlock()
	var added []string
	for _, f := range folders {
		if !slices.Contains(x.folders, f) {
			added = append(added, f)
		}
	}
	x.folders = slices.Clone(folders)
	for _, path := range slices.Collect(maps.Keys(x.files)) {
		if !x.covers(path) {
			x.drop(path)
		}
	}
	x.look(added)
}

// Touch tells that files or folders may have changed, come or gone.
func (x *Index) Touch(paths ...string) {
	x.mu.Lock()
	defer x.mu.Unlock()
	var list, known []string
	for _, path := range paths {
		if !x.covers(path) {
			continue
		}
		if list = append(list, path); named(path) {
			continue
		}
		if known == nil {
			known = slices.Sorted(maps.Keys(x.files))
		}
		under := path + string(filepath.Separator) // it may be a folder that is gone
		n, _ := slices.BinarySearch(known, under)
		for ; n < len(known) && strings.HasPrefix(known[n], under); n++ {
			list = append(list, known[n])
		}
	}
	x.look(list)
}

// Files are the texts that are known, by their paths. One that may have changed since is [Index.Fresh], or not.
func (x *Index) Files() []*File {
	x.mu.Lock()
	defer x.mu.Unlock()
	return slices.SortedFunc(maps.Values(x.files), func(a, b *File) int { return strings.Compare(a.Path, b.Path) })
}

// Fresh reports whether a text is as it was when it was read; if not, it is read again.
func (x *Index) Fresh(f *File) bool {
	if f.fresh() {
		return true
	}
	x.Touch(f.Path)
	return false
}

// Wait waits until all that has been told is known, and reports whether it is; it is not if ctx ends before.
func (x *Index) Wait(ctx context.Context) (all bool) {
	x.mu.Lock()
	settled := x.settled
	if settled == nil {
		x.mu.Unlock()
		return true
	}
	x.hurry++
	x.mu.Unlock()
	select {
	case <-settled:
		all = true
	case <-ctx.Done():
	case <-x.ctx.Done():
	}
	x.mu.Lock()
	x.hurry--
	x.mu.Unlock()
	return all
}

// covers reports whether a path is in one of the folders, and in no hidden one below that. The mutex is held.
func (x *Index) covers(path string) bool {
	return slices.ContainsFunc(x.folders, func(folder string) bool {
		rel, err := filepath.Rel(folder, path)
		if err != nil || !filepath.IsLocal(rel) {
			return false
		}
		parts := strings.Split(filepath.ToSlash(rel), "/")
		return !slices.ContainsFunc(parts[:len(parts)-1], skipped)
	})
}

// drop takes a text out. The mutex is held.
func (x *Index) drop(path string) {
	if f := x.files[path]; f != nil {
		x.bytes -= f.size
		delete(x.files, path)
	}
}

// look adds to what is to be looked at. The mutex is held.
func (x *Index) look(paths []string) {
	for _, path := range paths {
		if !x.waits[path] {
			x.waits[path] = true
			x.queue = append(x.queue, path)
		}
	}
	if len(x.queue) > 0 && x.settled == nil {
		x.settled = make(chan struct{})
		go x.run()
	}
}

// next takes the first of what is to be looked at; false if there is nothing more.
func (x *Index) next() (path string, folder, ok bool) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if len(x.queue) == 0 || x.ctx.Err() != nil {
		return "", false, false
	}
	path, x.queue = x.queue[0], x.queue[1:]
	delete(x.waits, path)
	return path, slices.Contains(x.folders, path), true
}

// settle lets go who waits for the index, and reports false if there is something to look at again.
func (x *Index) settle() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	if len(x.queue) > 0 && x.ctx.Err() == nil {
		return false
	}
	x.queue = nil
	clear(x.waits)
	close(x.settled)
	x.settled = nil
	return true
}

// run looks at what is to be looked at until there is nothing more.
func (x *Index) run() {
	for again := true; again; again = !x.settle() {
		r, done := reading{x: x}, x.config.Working()
		for path, folder, ok := x.next(); ok; path, folder, ok = x.next() {
			if folder {
				r.folder(path)
			} else {
				r.file(path)
			}
		}
		r.tell()
		done()
	}
}

// A reading is what happens from when there is something to look at to when there is nothing more.
type reading struct {
	x       *Index
	out     []string // texts that are not read, with the reason
	changed bool
	sources bool // of one that names source files
}

// tell tells what the reading has come to.
func (r *reading) tell() {
	const most = 5 // that are named
	if n := len(r.out); n > 0 && r.x.ctx.Err() == nil {
		text := strings.Join(r.out[:min(n, most)], "; ")
		if n > most {
			text += fmt.Sprintf("; and %d more", n-most)
		}
		r.x.config.Log("not looked through for functions and source lines: " + text)
	}
	if r.changed && r.x.ctx.Err() == nil {
		r.x.config.Changed(r.sources)
	}
}

// folder reads the texts in a folder: of each folder in it the first, then of each the second, and so on, so that one with
// thousands of texts does not take all there is room for.
func (r *reading) folder(path string) {
	left := r.x.config.Limits.Entries
	visit := func() bool {
		r.x.wait()
		left--
		return left >= 0 && r.x.ctx.Err() == nil
	}
	type text struct {
		name string
		nth  int // in its folder
	}
	var list []text
	before := map[string]int{}
	for name, err := range texts(path, visit) {
		if err == nil {
			in := filepath.Dir(name)
			list = append(list, text{name, before[in]})
			before[in]++
		}
	}
	slices.SortStableFunc(list, func(a, b text) int { return cmp.Compare(a.nth, b.nth) })
	for _, t := range list {
		if r.x.ctx.Err() != nil {
			return
		}
		r.file(t.name)
	}
	if left < 0 {
		r.out = append(r.out, fmt.Sprintf("%s beyond its first %d files and folders", path, r.x.config.Limits.Entries))
	}
}

// file reads a text, if it is there and within the limits, in place of what was known of it; of a folder the texts in it.
func (r *reading) file(path string) {
	x := r.x
	x.wait()
	info, err := os.Stat(path)
	x.mu.Lock()
	was := x.files[path]
	if was != nil && err == nil && was.like(info) {
		x.mu.Unlock()
		return
	}
	if x.drop(path); was != nil {
		r.changed, r.sources = true, r.sources || was.Source != nil
	}
	texts, bytes := len(x.files), x.bytes
	x.mu.Unlock()
	if err == nil && info.IsDir() && !skipped(filepath.Base(path)) {
		r.folder(path)
	}
	if err != nil || !info.Mode().IsRegular() || !isText(path) {
		return
	}
	switch l := &x.config.Limits; {
	case info.Size() > l.Text:
		r.out = append(r.out, fmt.Sprintf("%s, which is larger than %d bytes", path, l.Text))
		return
	case bytes+info.Size() > l.Bytes:
		r.out = append(r.out, fmt.Sprintf("%s, with which there would be more than %d bytes", path, l.Bytes))
		return
	case texts >= l.Texts:
		r.out = append(r.out, fmt.Sprintf("%s, which is one more than %d", path, l.Texts))
		return
	}
	f, err := x.read(path, info)
	switch {
	case x.ctx.Err() != nil:
		return
	case err != nil:
		r.out = append(r.out, err.Error())
		return
	}
	x.mu.Lock()
	if x.covers(path) {
		x.files[path] = f
		x.bytes += f.size
	}
	x.mu.Unlock()
	r.changed, r.sources = true, r.sources || f.Source != nil
}

// wait waits until there is nothing else to be done, or someone waits for the index.
func (x *Index) wait() {
	for x.ctx.Err() == nil {
		x.mu.Lock()
		hurry := x.hurry > 0
		x.mu.Unlock()
		if hurry || !x.config.Busy() {
			return
		}
		select {
		case <-x.ctx.Done():
		case <-time.After(pause):
		}
	}
}

// pause is how long the index waits before it asks again whether there is something else to be done.
const pause = 50 * time.Millisecond
