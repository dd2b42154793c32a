package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"runtime"
	"sync"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/lsp/workspace"
)

// A checkedFile is what check has to tell of a file.
type checkedFile struct {
	name   string
	tool   string // the disassembler that it was read through
	count  map[analysis.Severity]int
	failed bool  // something is as severe as what check fails at
	unread error // why the file could not be read
	err    error

	omitted string // what is left out of the report; "" for nothing
}

// A turn is the place of a file's report behind those of the files in front of it. What is written
// before it has come is kept.
type turn struct {
	mu   sync.Mutex
	kept bytes.Buffer
	out  io.Writer // nil until it has come
	done chan checkedFile
}

func (t *turn) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.out == nil {
		return t.kept.Write(p)
	}
	return t.out.Write(p)
}

// comes writes what was kept, and has the rest written as it comes.
func (t *turn) comes(out io.Writer) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	_, err := out.Write(t.kept.Bytes())
	t.kept, t.out = bytes.Buffer{}, out
	return err
}

// checkAll checks the files that paths name, as many at once as there are processors, writes what
// there is to tell in their order, and yields what else is known of each behind it. No more than twice
// as many texts or reports are in memory at a time, however many files there are.
func checkAll(cmd *cobra.Command, r *reportFormat, o *checkOptions, paths []string, w io.Writer) iter.Seq[checkedFile] {
	return func(yield func(checkedFile) bool) {
		ctx, stop := context.WithCancel(cmd.Context())
		defer stop()
		if len(paths) == 1 {
			collectLateFor(paths[0])
		}
		turns := make(chan *turn, runtime.GOMAXPROCS(0)) // in the order of the files
		work := make(chan struct{}, runtime.GOMAXPROCS(0))
		go func() {
			defer close(turns)
			first := w // there is no file in front
			for path, err := range workspace.Files(paths) {
				turn := &turn{out: first, done: make(chan checkedFile, 1)}
				first = nil
				select {
				case turns <- turn:
				case <-ctx.Done():
					return
				}
				if err != nil {
					turn.done <- checkedFile{name: path, unread: err}
					continue
				}
				work <- struct{}{}
				go func() {
					defer func() { <-work }()
					turn.done <- checkFile(ctx, cmd, r, o, path, turn)
				}()
			}
		}()
		for turn := range turns {
			err := turn.comes(w)
			f := <-turn.done
			if f.err == nil {
				f.err = err
			}
			if !yield(f) {
				return
			}
		}
	}
}

// checkFile checks one file and writes what there is to tell of it. Should the program break, and nothing be written, it is one that
// could not be read.
func checkFile(ctx context.Context, cmd *cobra.Command, r *reportFormat, o *checkOptions, path string, w io.Writer) (out checkedFile) {
	out = checkedFile{name: path, count: map[analysis.Severity]int{}}
	to := &written{w: w}
	defer func() {
		if broke := (*internalError)(nil); errors.As(out.err, &broke) && !to.some {
			out = checkedFile{name: path, unread: fmt.Errorf("%s: %w", path, out.err)}
		}
	}()
	defer caught(&out.err)
	s, err := readSource(cmd, path)
	if err != nil {
		out.unread = err
		return out
	}
	out.name, out.tool = s.name, s.tool
	s.snap.Text().DropTrees() // nothing is edited, and they are larger than all that is found
	if o.preset != "" {
		s.opt.Preset = o.preset
		s.snap = s.snap.WithOptions(s.opt)
	}
	f := &checked{source: s, by: o.by}
	buffered := bufio.NewWriterSize(to, 1<<16)
	tell := func(found *ide.Found) error {
		f.diags = found.Some(func(n int) bool { return o.reports(found.Level(n), found.Code(n)) })
		for n := range f.diags.Len() {
			out.count[f.diags.Level(n)] += 1 + f.diags.Others(n)
			out.failed = out.failed || o.fails(f.diags.Level(n), f.diags.Refused(n))
		}
		f.bound()
		return r.file(ctx, buffered, f)
	}
	// Those that are alike may come from many lines of a source.
	group := r.grouped && !o.apart && o.by == byPlace
	if r.inParts && o.by == byPlace {
		out.err = s.snap.Parts(ctx, group, tell)
	} else if f.diags, out.err = s.snap.Find(ctx, group); out.err == nil {
		out.err = tell(f.diags)
	}
	if out.omitted = f.left(); out.omitted != "" && r.inParts {
		fmt.Fprintln(buffered, out.omitted)
	}
	if out.err == nil {
		out.err = buffered.Flush()
	}
	return out
}

// written knows whether something was.
type written struct {
	w    io.Writer
	some bool
}

func (w *written) Write(p []byte) (int, error) {
	w.some = w.some || len(p) > 0
	return w.w.Write(p)
}

// A reportWriter writes the reports of files, one after the other, with sep between those that have something.
type reportWriter struct {
	w        *bufio.Writer
	sep      string
	shown    *progress
	reported int  // files with something
	begun    bool // the file whose turn it is has something
}

func (r *reportWriter) Write(p []byte) (int, error) {
	if len(p) == 0 {
		return 0, nil
	}
	if !r.begun {
		r.begun = true
		r.shown.clear()
		if r.reported++; r.reported > 1 {
			r.w.WriteString(r.sep)
		}
	}
	return r.w.Write(p)
}

// next ends the report of a file.
func (r *reportWriter) next() error {
	r.begun = false
	return r.w.Flush()
}
