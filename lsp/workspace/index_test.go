package workspace

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// An owner is who has an index.
type owner struct {
	mu      sync.Mutex
	logged  []string
	changes []bool
	busy    atomic.Bool
	works   atomic.Int32
}

func (o *owner) config(l Limits) Config {
	return Config{
		Limits: l,
		Busy:   o.busy.Load,
		Working: func() func() {
			o.works.Add(1)
			return func() { o.works.Add(-1) }
		},
		Changed: func(sources bool) {
			o.mu.Lock()
			defer o.mu.Unlock()
			o.changes = append(o.changes, sources)
		},
		Log: func(text string) {
			o.mu.Lock()
			defer o.mu.Unlock()
			o.logged = append(o.logged, text)
		},
	}
}

// tree makes files, in folders as need be.
func tree(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// say is what an index has, a text a line.
func say(x *Index, dir string) string {
	x.Wait(context.Background())
	var sb strings.Builder
	for _, f := range x.Files() {
		rel, _ := filepath.Rel(dir, f.Path)
		sb.WriteString(filepath.ToSlash(rel) + ":")
		for _, fn := range f.Funcs {
			sb.WriteString(" " + fn.Name)
		}
		for _, s := range f.Source {
			sb.WriteString(" " + s.File + " " + s.String())
		}
		sb.WriteString("\n")
	}
	return sb.String()
}

// noted is a listing whose one instruction comes from a line.
const noted = "\t.headerflags\t@\"EF_CUDA_SM86\"\n\t.section\t.text.k,\"ax\",@progbits\n.text.k:\n\t//## File \"a.cu\", line 3\n        /*0000*/                   EXIT ;\n"

// TestIndex holds which texts are in an index, and that it follows what it is told of.
func TestIndex(t *testing.T) {
	dir := t.TempDir()
	native := func(name string) string { return ".entry " + name + " {\n    EXIT\n}\n" }
	tree(t, dir, map[string]string{
		"a.ori":              native("a"),
		"sub/b.sass":         noted,
		"sub/notes.txt":      "these are\nno instructions\n",
		"sub/c.txt":          noted,
		".hidden/d.ori":      native("d"),
		"node_modules/e.ori": native("e"),
		"f.cu":               "int f;\n",
		"ptx.ori":            ".version 8.4\n.target sm_90\n.address_size 64\n",
	})
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	o := new(owner)
	x := New(ctx, o.config(Usual))
	want := func(what, text string) {
		t.Helper()
		if got := say(x, dir); got != text {
			t.Errorf("%s: got\n%swant\n%s", what, got, text)
		}
	}
	want("no folder", "")
	x.SetFolders([]string{dir})
	const b = "sub/b.sass: k a.cu 1 instruction of k\n"
	const c = "sub/c.txt: k a.cu 1 instruction of k\n"
	want("a folder", "a.ori: a\nptx.ori:\n"+b+c)

	later := time.Now().Add(time.Minute)
	tree(t, dir, map[string]string{"a.ori": native("a2"), "g.ori": native("g"), ".hidden/h.ori": native("h"), "i.cu": native("i")})
	os.Chtimes(filepath.Join(dir, "a.ori"), later, later)
	for _, f := range x.Files() {
		if fresh := x.Fresh(f); fresh != (filepath.Base(f.Path) != "a.ori") {
			t.Errorf("%s: fresh %t", f.Path, fresh)
		}
	}
	want("a text that is not fresh", "a.ori: a2\nptx.ori:\n"+b+c)
	os.Remove(filepath.Join(dir, "ptx.ori"))
	for _, name := range []string{"g.ori", ".hidden/h.ori", "i.cu", "ptx.ori", "gone.ori", "../outside.ori"} {
		x.Touch(filepath.Join(dir, name))
	}
	want("changes", "a.ori: a2\ng.ori: g\n"+b+c)
	x.SetFolders([]string{filepath.Join(dir, "sub")})
	want("another folder", b+c)
	x.SetFolders(nil)
	want("none", "")
	if x.bytes != 0 {
		t.Errorf("%d bytes are still counted", x.bytes)
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.logged) > 0 || o.works.Load() != 0 {
		t.Errorf("logged %q, %d still at work", o.logged, o.works.Load())
	}
	if len(o.changes) != 3 && len(o.changes) != 4 || !o.changes[0] || o.changes[1] { // the last folder has been read before
		t.Errorf("told of changes %v", o.changes)
	}
}

// TestLimits holds that what is beyond a limit is not in the index, and told.
func TestLimits(t *testing.T) {
	for _, tt := range []struct {
		name   string
		limits Limits
		want   string // how many are in the index
		told   string
	}{
		{"all", Usual, "abc", ""},
		{"entries", Limits{Entries: 3, Texts: 9, Text: 1 << 20, Bytes: 1 << 20, Places: 9}, "ab", "beyond its first 3 files and folders"},
		{"texts", Limits{Entries: 9, Texts: 2, Text: 1 << 20, Bytes: 1 << 20, Places: 9}, "ab", "c.sass, which is one more than 2"},
		{"text", Limits{Entries: 9, Texts: 9, Text: int64(len(noted)) + 9, Bytes: 1 << 20, Places: 9}, "ac", "b.sass, which is larger than"},
		{"bytes", Limits{Entries: 9, Texts: 9, Text: 1 << 20, Bytes: int64(2*len(noted)) + 9, Places: 9}, "ac", "b.sass, with which there would be more than"},
		{"places", Limits{Entries: 9, Texts: 9, Text: 1 << 20, Bytes: 1 << 20, Places: 1}, "ac", "b.sass, in which more than 1 places come from lines of source files"},
	} {
		dir := t.TempDir()
		tree(t, dir, map[string]string{
			"a.sass": noted,
			"b.sass": noted + "\t//## File \"b.cu\", line 4\n        /*0010*/                   EXIT ;\n",
			"c.sass": noted,
		})
		ctx, stop := context.WithCancel(context.Background())
		defer stop()
		o := new(owner)
		x := New(ctx, o.config(tt.limits))
		x.SetFolders([]string{dir})
		x.Wait(ctx)
		got := ""
		for _, f := range x.Files() {
			got += strings.TrimSuffix(filepath.Base(f.Path), ".sass")
		}
		o.mu.Lock()
		told := strings.Join(o.logged, "\n")
		o.mu.Unlock()
		if got != tt.want || !strings.Contains(told, tt.told) || (told == "") != (tt.told == "") {
			t.Errorf("%s: %q, want %q; told %q", tt.name, got, tt.want, told)
		}
	}
}

// TestFairShare holds that a folder with many texts does not take the room of the others.
func TestFairShare(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a/many/1", "a/many/2", "a/many/3", "a/many/4", "a/x", "b/1", "b/2"} {
		tree(t, dir, map[string]string{name + ".ori": ".entry k {\n    EXIT\n}\n"})
	}
	limits := Usual
	limits.Texts = 4
	x := New(t.Context(), new(owner).config(limits))
	x.SetFolders([]string{dir})
	const want = "a/many/1.ori: k\na/many/2.ori: k\na/x.ori: k\nb/1.ori: k\n"
	if got := say(x, dir); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// TestBusy holds that nothing is read while there is something else to be done and nobody waits, and that a wait ends with
// its context, and the index with its own.
func TestBusy(t *testing.T) {
	dir := t.TempDir()
	tree(t, dir, map[string]string{"a.sass": noted})
	ctx, stop := context.WithCancel(context.Background())
	o := new(owner)
	o.busy.Store(true)
	asked := make(chan bool)
	config := o.config(Usual)
	config.Busy = func() bool {
		select {
		case asked <- true:
		default:
		}
		return o.busy.Load()
	}
	x := New(ctx, config)
	x.SetFolders([]string{dir})
	for range 3 { // by then it would have read something, had it been told to
		<-asked
	}
	if n := len(x.Files()); n != 0 {
		t.Errorf("%d texts read while there is something else to be done", n)
	}
	if got := say(x, dir); got == "" {
		t.Error("nothing read for who waits")
	}
	tree(t, dir, map[string]string{"b.sass": noted})
	x.Touch(filepath.Join(dir, "b.sass"))
	over, cancel := context.WithCancel(context.Background())
	cancel()
	x.Wait(over)
	stop()
	x.Wait(context.Background())
}

// TestFolders has folders come and go of which nobody tells but the folder, as where one is renamed.
func TestFolders(t *testing.T) {
	dir := t.TempDir()
	tree(t, dir, map[string]string{"sub/deep/a.ori": ".entry a {\n EXIT\n}\n", "sub2/b.ori": ".entry b {\n EXIT\n}\n"})
	var o owner
	x := New(t.Context(), o.config(Usual))
	x.SetFolders([]string{dir})
	expect := func(want string) {
		t.Helper()
		if got := say(x, dir); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	expect("sub/deep/a.ori: a\nsub2/b.ori: b\n")
	if err := os.Rename(filepath.Join(dir, "sub"), filepath.Join(dir, "other")); err != nil {
		t.Fatal(err)
	}
	x.Touch(filepath.Join(dir, "sub"))
	expect("sub2/b.ori: b\n")
	x.Touch(filepath.Join(dir, "other"))
	expect("other/deep/a.ori: a\nsub2/b.ori: b\n")
	if err := os.RemoveAll(filepath.Join(dir, "other")); err != nil {
		t.Fatal(err)
	}
	tree(t, dir, map[string]string{"node_modules/c.ori": ".entry c {\n EXIT\n}\n"})
	x.Touch(filepath.Join(dir, "other"), filepath.Join(dir, "node_modules"))
	expect("sub2/b.ori: b\n")
}
