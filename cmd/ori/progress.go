package main

import (
	"fmt"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"
)

// A progress shows on a terminal what is being done, in place of what was; elsewhere nothing, unless
// a program asks for lines.
type progress struct {
	term  io.Writer
	lines io.Writer
	last  time.Time // of the last line
}

// newProgress returns one that shows on w, if that is a terminal.
func newProgress(w io.Writer) *progress { return &progress{term: terminal(w)} }

// progressFlag is that of commands that an editor has run: what is being done is told as lines.
const progressFlag = "progress"

// progressLine begins each of these lines.
const progressLine = "progress: "

// progressTime is how long a line stays the last one, at least.
const progressTime = 100 * time.Millisecond

// addProgress adds the flag to a command.
func addProgress(cmd *cobra.Command) {
	cmd.Flags().Bool(progressFlag, false, "tell what is being done on standard error, in lines, for a program to read")
	_ = cmd.Flags().MarkHidden(progressFlag) // there is that flag
}

// progressOf returns that of a command with the flag.
func progressOf(cmd *cobra.Command) *progress {
	if on, err := cmd.Flags().GetBool(progressFlag); err == nil && on {
		return &progress{lines: cmd.ErrOrStderr()}
	}
	return newProgress(cmd.ErrOrStderr())
}

// on reports whether anything is shown. Nothing is of nil.
func (p *progress) on() bool { return p != nil && (p.term != nil || p.lines != nil) }

func (p *progress) show(format string, args ...any) {
	if !p.on() {
		return
	}
	now := time.Now()
	if now.Sub(p.last) < progressTime {
		return
	}
	p.last = now
	if p.lines != nil {
		fmt.Fprintf(p.lines, progressLine+format+"\n", args...)
		return
	}
	fmt.Fprintf(p.term, "\r\x1b[K"+format, args...)
}

// clear makes room for other output.
func (p *progress) clear() {
	if p != nil && p.term != nil {
		fmt.Fprint(p.term, "\r\x1b[K")
	}
}

// terminal returns w if it is one, or nil.
func terminal(w io.Writer) io.Writer {
	if o, ok := w.(*output); ok {
		w = o.Writer
	}
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		return w
	}
	return nil
}
