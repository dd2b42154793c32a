package main

import (
	"context"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cmd/ori/input"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/lsp/project"
	"github.com/ori-lang/ori/optimizer"
)

// A source is a text that was named on the command line.
type source struct {
	name string // for messages
	tool string // the disassembler that printed the text; "" if it stands in the file
	snap *ide.Snapshot
	opt  ide.Options // of --target, --opt-level and --knob

	fns []*cfg.Func // see [source.funcs]

	early string // that a pipeline of which this is the text ended early; "" if it did not
}

// knobs are the optimizer's settings.
func (s *source) knobs() *optimizer.Knobs { return s.opt.OptimizerKnobs() }

// addSettings adds the flags that stand for the settings of an editor.
func addSettings(root *cobra.Command) {
	f := root.PersistentFlags()
	f.String("target", "", "the target of functions whose text has none, as `sm_86`")
	f.IntP("opt-level", "O", 2, "the optimization level, which selects the phases that run")
	f.StringArray("knob", nil, "a knob of the optimizer, `NAME=VALUE`; may be repeated (ori explain knob lists them)")
	f.Int("analysis-limit", 1, fmt.Sprintf("how many times as much as by default an analysis may take, up to %d", cfg.MaxLimits))
	f.StringArray("no-phase", nil, "phases that do not run, `NAME,...`, by number, name or the name of a gate; may be repeated")
}

// settings reads those flags.
func settings(cmd *cobra.Command) (o ide.Options, err error) {
	f := cmd.Flags()
	if o.Target, err = f.GetString("target"); err != nil {
		return o, nil // a command of a test, without them
	}
	if o.Target != "" && cfg.TargetByName(o.Target) == nil {
		var names []string
		for n := range cfg.Targets {
			names = append(names, cfg.Targets[n].Name)
		}
		return o, noSuch("target", o.Target, names)
	}
	if f.Changed("opt-level") {
		level, _ := f.GetInt("opt-level")
		if level < 0 || level > 4 {
			return o, fmt.Errorf("--opt-level %d: from 0 to 4", level)
		}
		o.OptLevel = &level
	}
	if f.Changed("analysis-limit") {
		if o.Limits, _ = f.GetInt("analysis-limit"); o.Limits < 1 || o.Limits > cfg.MaxLimits {
			return o, fmt.Errorf("--analysis-limit %d: from 1 to %d", o.Limits, cfg.MaxLimits)
		}
	}
	knobs, _ := f.GetStringArray("knob")
	for _, text := range knobs {
		name, value, err := optimizer.ParseKnob(text)
		if err != nil {
			return o, err
		}
		if o.Knobs == nil {
			o.Knobs = map[string]float64{}
		}
		o.Knobs[name] = value
	}
	off, _ := f.GetStringArray("no-phase")
	for _, text := range off {
		gates, err := optimizer.ParseNoPhase(text)
		if err != nil {
			if !strings.Contains(err.Error(), "did you mean") {
				err = fmt.Errorf("%w; ori dump FILE --view pipeline lists them", err)
			}
			return o, err
		}
		o.NoPhase = append(o.NoPhase, gates...)
	}
	return o, nil
}

// readSource reads the file called path, or standard input if it is "-". A cubin is read through a
// disassembler.
func readSource(cmd *cobra.Command, path string) (*source, error) {
	opt, err := settings(cmd)
	if err != nil {
		return nil, err
	}
	if opt, err = withProject(cmd.Context(), opt, path); err != nil {
		return nil, err
	}
	t, err := input.Read(cmd.Context(), path, cmd.InOrStdin())
	if err != nil {
		return nil, err
	}
	return &source{name: t.Name, tool: t.Tool, snap: ide.Open(t.Src, opt), opt: opt}, nil
}

// with is the source with another text.
func (s *source) with(text []byte) *source {
	return &source{name: s.name, tool: s.tool, snap: ide.Open(text, s.opt), opt: s.opt}
}

// funcs are the functions of the text, in order: there may be very many, and they are asked for each line that is written.
func (s *source) funcs() []*cfg.Func {
	if s.fns == nil {
		s.fns = s.snap.Funcs()
	}
	return s.fns
}

// text is the source as it was read.
func (s *source) text() []byte { return s.snap.Text().Bytes() }

// line is the number of the line of an offset, counted from 1.
func (s *source) line(off int32) int {
	line, _ := s.snap.Text().Position(int(off), grammar.UTF8)
	return line + 1
}

// place is an offset as "file:line:col", line and column counted from 1, the
// column in bytes as editors read it in such messages.
func (s *source) place(off int32) string { return placeIn(s.name, s.snap.Text(), int(off)) }

// appendPlace appends it.
func (s *source) appendPlace(b []byte, off int32) []byte {
	line, col := s.snap.Text().Position(int(off), grammar.UTF8)
	b = strconv.AppendInt(append(append(b, s.name...), ':'), int64(line+1), 10)
	return strconv.AppendInt(append(b, ':'), int64(col+1), 10)
}

func placeIn(name string, doc *grammar.Document, off int) string {
	line, col := doc.Position(off, grammar.UTF8)
	return fmt.Sprintf("%s:%d:%d", name, line+1, col+1)
}

// projectKey is the key of the context's *project.Files.
type projectKey struct{}

// withProject adds what the ori.toml above a file says to the options of the command line, which win.
func withProject(ctx context.Context, opt ide.Options, path string) (ide.Options, error) {
	files, ok := ctx.Value(projectKey{}).(*project.Files)
	if !ok {
		files = new(project.Files)
	}
	dir := filepath.Dir(path) // of standard input the current folder
	below, err := files.Options(dir)
	return project.Over(opt, below), err
}
