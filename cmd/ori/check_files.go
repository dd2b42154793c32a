package main

import (
	"context"
	"iter"
	"runtime"
	"slices"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cmd/ori/input"
	"github.com/ori-lang/ori/lsp/ide"
)

// A checkedFile is what check has to tell of a file.
type checkedFile struct {
	name   string
	tool   string // the disassembler that it was read through
	text   []byte // as its report renders it
	count  map[analysis.Severity]int
	failed bool  // something is as severe as what check fails at
	unread error // why the file could not be read
	err    error
}

// checkAll checks the files that paths name, as many at once as there are processors, and yields
// what there is to tell in their order. No more than twice as many texts or reports are in memory
// at a time, however many files there are.
func checkAll(cmd *cobra.Command, r *reportFormat, o *checkOptions, paths []string) iter.Seq[checkedFile] {
	return func(yield func(checkedFile) bool) {
		ctx, stop := context.WithCancel(cmd.Context())
		defer stop()
		turns := make(chan chan checkedFile, runtime.GOMAXPROCS(0)) // in the order of the files
		work := make(chan struct{}, runtime.GOMAXPROCS(0))
		go func() {
			defer close(turns)
			for path, err := range input.Files(paths) {
				turn := make(chan checkedFile, 1)
				select {
				case turns <- turn:
				case <-ctx.Done():
					return
				}
				if err != nil {
					turn <- checkedFile{name: path, unread: err}
					continue
				}
				work <- struct{}{}
				go func() {
					defer func() { <-work }()
					turn <- checkFile(ctx, cmd, r, o, path)
				}()
			}
		}()
		for turn := range turns {
			if !yield(<-turn) {
				return
			}
		}
	}
}

// checkFile checks one file and renders what there is to tell of it.
func checkFile(ctx context.Context, cmd *cobra.Command, r *reportFormat, o *checkOptions, path string) checkedFile {
	out := checkedFile{name: path, count: map[analysis.Severity]int{}}
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
	find := s.snap.AllDiagnostics
	if r.grouped && !o.apart && o.by == byPlace { // those that are alike may come from many lines
		find = s.snap.GroupedDiagnostics
	}
	if f.diags, out.err = find(ctx); out.err != nil {
		return out
	}
	f.diags = slices.DeleteFunc(f.diags, func(d ide.Diagnostic) bool { return !o.reports(&d) })
	for n := range f.diags {
		d := &f.diags[n]
		out.count[d.Severity] += 1 + d.Others
		out.failed = out.failed || o.fails(d)
	}
	out.text, out.err = r.file(ctx, f)
	return out
}
