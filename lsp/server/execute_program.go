package server

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// The interpreter is no part of the server. What needs it is asked of the program, as on the command line: it runs
// beside the server on the text as it is, and ends when nobody waits for it, or the document is edited or closed.

// programs are the commands of the program that an editor can have run, by the names of views.
var programs = []string{"run", "verify"}

// maxPrinted is how many bytes of what a program prints are shown.
const maxPrinted = 4 << 20

// program returns what a command of the program prints of a function of the document; name is "" for all.
func (s *server) program(ctx context.Context, v *view, form, name string) (string, error) {
	if r, ok := ctx.(*requested); ok {
		r.leave() // others have the server meanwhile
	}
	asked := ctx
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	go func() {
		select {
		case <-v.changed:
			stop(errDocumentChanged)
		case <-ctx.Done():
		}
	}()
	cut := func() error {
		if asked.Err() != nil {
			return why(asked)
		}
		return why(ctx)
	}
	select {
	case s.running[form] <- struct{}{}: // one at a time: to run a function does not wait for rewrites to be verified
		defer func() { <-s.running[form] }()
	case <-ctx.Done():
		return "", cut()
	}
	out, trouble := bounded{}, complaints{so: make(chan string, 1)}
	defer s.workingOn(fmt.Sprintf("ori %s %s", form, path.Base(string(v.uri))), trouble.so, func() { stop(errStopped) })()
	cmd := exec.CommandContext(ctx, s.opt.Program, arguments(form, name, v.snap.Options())...)
	cmd.Dir = os.TempDir() // where no ori.toml says something else than the options do
	cmd.Stdin = bytes.NewReader(v.snap.Text().Bytes())
	cmd.Stdout, cmd.Stderr = &out, &trouble
	cmd.WaitDelay = time.Second
	err := cmd.Run()
	_, _ = trouble.bounded.Write(trouble.line) // never fails
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return "", cut()
	case errors.As(err, &exit) && exit.ExitCode() == 1: // something differs, or waits for ever: it says what
	case err != nil && trouble.kept.Len() > 0:
		return "", jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s", inWords(trouble.kept.String(), v))
	case err != nil:
		return "", fmt.Errorf("ori %s: %w", form, err)
	}
	text := out.kept.String()
	if rest, ok := strings.CutPrefix(text, "<stdin>:"); ok {
		text = path.Base(string(v.uri)) + ":" + rest
	}
	if out.more {
		text += fmt.Sprintf("\n… only the first %d bytes are shown\n", maxPrinted)
	}
	return text, nil
}

// What answers who asked for something that has not been done, and need not be.
var (
	errDocumentChanged = jsonrpc2.Errorf(protocol.CodeContentModified, "not finished: the document has changed since")
	errStopped         = jsonrpc2.Errorf(protocol.CodeRequestCancelled, "not finished: it was stopped")
)

// inWords is what the program says is wrong, in the words of the commands of an editor.
func inWords(trouble string, v *view) string {
	trouble = strings.TrimPrefix(strings.TrimSpace(trouble), "ori: ")
	return strings.NewReplacer("<stdin>", path.Base(string(v.uri)), "choose one with --func (", `the argument says which, as "func" (`).Replace(trouble)
}

// arguments are those of the program for a command on a text on its standard input.
func arguments(form, name string, opt ide.Options) []string {
	args := []string{form, "-", "--progress"}
	add := func(flag string, value any) { args = append(args, fmt.Sprintf("--%s=%v", flag, value)) }
	if name != "" {
		add("func", name)
	}
	if opt.Target != "" {
		add("target", opt.Target)
	}
	if opt.OptLevel != nil {
		add("opt-level", *opt.OptLevel)
	}
	if opt.Limits > 0 {
		add("analysis-limit", opt.Limits)
	}
	for _, knob := range slices.Sorted(maps.Keys(opt.Knobs)) {
		if k := optimizer.KnobNamed(knob); k != nil {
			add("knob", knob+"="+k.Format(opt.Knobs[knob]))
		}
	}
	if len(opt.NoPhase) > 0 {
		add("no-phase", strings.Join(opt.NoPhase, ","))
	}
	return args
}

// complaints are what a program prints on standard error, without the lines that tell what it has done so far: those are
// sent, the last one where several wait.
type complaints struct {
	bounded
	line []byte // that has no end yet
	so   chan string
}

// progressLine begins a line that tells what has been done.
const progressLine = "progress: "

func (c *complaints) Write(p []byte) (int, error) {
	for line := range bytes.Lines(p) {
		c.line = append(c.line, line...)
		if !bytes.HasSuffix(c.line, []byte("\n")) && len(c.line) < maxPrinted {
			continue
		}
		if text, ok := bytes.CutPrefix(c.line, []byte(progressLine)); ok {
			select {
			case <-c.so:
			default:
			}
			c.so <- string(bytes.TrimSpace(text))
		} else {
			_, _ = c.bounded.Write(c.line) // never fails
		}
		c.line = c.line[:0]
	}
	return len(p), nil
}

// A bounded buffer keeps the first [maxPrinted] bytes.
type bounded struct {
	kept bytes.Buffer // not embedded: its ReadFrom takes all
	more bool         // there were others
}

func (b *bounded) Write(p []byte) (int, error) {
	room := min(len(p), maxPrinted-b.kept.Len())
	b.more = b.more || room < len(p)
	b.kept.Write(p[:room])
	return len(p), nil
}
