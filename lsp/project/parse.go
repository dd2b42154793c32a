// Package project reads ori.toml, in which a project says how its files are to be looked at. The
// command line and the server read the same.
package project

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/analysis/near"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// A Problem is something in the file that cannot be meant, with its place in a line, counted from 1; the
// columns in bytes.
type Problem struct {
	Line, Column int
	End          int // the column behind it
	Message      string
}

// A value is what stands behind a key.
type value struct {
	kind unstable.Kind
	text string  // of a word or a number
	list []value // of an array
}

// keys are what a file may have; an error says what is wrong with the value. Those of a table have
// any name behind the dot.
var keys = []struct {
	name string
	set  func(o *ide.Options, name string, v value) error
}{
	{"target", setTarget},
	{"opt-level", setOptLevel},
	{"preset", setPreset},
	{"max-alike", setMaxAlike},
	{"analysis-limit", setLimits},
	{"no-phase", setNoPhase},
	{"knobs.", setKnob},
	{"levels.", setLevel},
}

// Parse reads the text of an ori.toml. What is wrong is told and has no effect; the rest has.
func Parse(src []byte) (ide.Options, []Problem) {
	var o ide.Options
	if len(src) > mostBytes {
		return o, []Problem{{1, 1, lineEnd(src, 1, 1), fmt.Sprintf("the file has more than %d bytes, which is the limit", mostBytes)}}
	}
	var any map[string]any
	var broken *toml.DecodeError
	if err := toml.Unmarshal(src, &any); errors.As(err, &broken) {
		line, column := broken.Position()
		return o, []Problem{{line, column, lineEnd(src, line, column), strings.TrimPrefix(broken.Error(), "toml: ")}}
	} else if err != nil {
		return o, []Problem{{1, 1, lineEnd(src, 1, 1), err.Error()}}
	}
	r := reader{o: &o}
	r.p.Reset(src)
	table := ""
	for r.p.NextExpression() {
		switch e := r.p.Expression(); e.Kind {
		case unstable.Table, unstable.ArrayTable:
			name, at := r.key(e)
			table = name + "."
			switch known := slices.Contains(tables(), name); {
			case !known:
				r.tell(at, near.Message("table", name, tables()))
			case e.Kind == unstable.ArrayTable:
				r.tell(at, fmt.Sprintf("%s is a table, not a list of tables", name))
			default:
				continue
			}
			table = unknown
		case unstable.KeyValue:
			if table != unknown {
				r.keyValue(table, e)
			}
		}
	}
	if r.more > 0 {
		r.problems[mostProblems-1].Message += fmt.Sprintf("; and %d more mistakes behind this", r.more)
	}
	return o, r.problems
}

// mostBytes is how long a file may be: go-toml compares each key with all others of its table.
const mostBytes = 1 << 16

// mostProblems is how many mistakes are told: each takes time in proportion to what is in front of it.
const mostProblems = 100

// unknown is the table whose keys nothing is told of.
const unknown = "?"

// A reader goes through the keys of a file.
type reader struct {
	p        unstable.Parser
	o        *ide.Options
	problems []Problem
	more     int // mistakes behind those
}

func (r *reader) tell(at unstable.Range, message string) {
	if len(r.problems) == mostProblems {
		r.more++
		return
	}
	start := r.p.Shape(at).Start
	r.problems = append(r.problems, Problem{start.Line, start.Column, start.Column + int(at.Length), message})
}

// lineEnd is the column behind the last character of a line, which is not in front of column.
func lineEnd(src []byte, line, column int) int {
	for n := 1; n < line; n++ {
		_, src, _ = bytes.Cut(src, []byte("\n"))
	}
	text, _, _ := bytes.Cut(src, []byte("\n"))
	return max(column, len(bytes.TrimRight(text, " \t\r"))+1)
}

// key returns the name of a key or a table, its parts joined by dots, and its place: all parts are in one line.
func (r *reader) key(e *unstable.Node) (string, unstable.Range) {
	var parts []string
	var at unstable.Range
	for k := e.Key(); k.Next(); {
		part := k.Node().Raw
		if parts == nil {
			at = part
		}
		at.Length = part.Offset + part.Length - at.Offset
		parts = append(parts, string(k.Node().Data))
	}
	return strings.Join(parts, "."), at
}

// keyValue takes the value of a key in a table.
func (r *reader) keyValue(table string, e *unstable.Node) {
	name, at := r.key(e)
	name = table + name
	if slices.Contains(tables(), name) && e.Value().Kind == unstable.InlineTable {
		for m := e.Value().Children(); m.Next(); {
			r.keyValue(name+".", m.Node())
		}
		return
	}
	n, ok := row(name)
	if !ok && slices.Contains(tables(), name) {
		r.tell(at, fmt.Sprintf("%s: expected a table: [%s]", name, name))
		return
	}
	if !ok {
		r.tell(at, near.Message("key", name, names()))
		return
	}
	_, member, _ := strings.Cut(name, ".")
	if err := keys[n].set(r.o, member, valueOf(e.Value())); err != nil {
		r.tell(at, fmt.Sprintf("%s: %v", name, err))
	}
}

// row returns the row of a key.
func row(name string) (int, bool) {
	for n := range keys {
		k := keys[n].name
		if k == name || strings.HasSuffix(k, ".") && strings.HasPrefix(name, k) {
			return n, true
		}
	}
	return 0, false
}

func names() (list []string) {
	for n := range keys {
		list = append(list, strings.TrimSuffix(keys[n].name, "."))
	}
	return list
}

func tables() (list []string) {
	for n := range keys {
		if name, ok := strings.CutSuffix(keys[n].name, "."); ok {
			list = append(list, name)
		}
	}
	return list
}

func valueOf(n *unstable.Node) value {
	v := value{kind: n.Kind, text: string(n.Data)}
	if n.Kind == unstable.Array {
		for c := n.Children(); c.Next(); {
			v.list = append(v.list, valueOf(c.Node()))
		}
	}
	return v
}

// word returns a value that has to be a text.
func (v value) word() (string, error) {
	if v.kind != unstable.String {
		return "", errors.New("expected a text in quotes")
	}
	return v.text, nil
}

func setTarget(o *ide.Options, _ string, v value) error {
	name, err := v.word()
	if err == nil && cfg.TargetByName(name) == nil {
		var names []string
		for n := range cfg.Targets {
			names = append(names, cfg.Targets[n].Name)
		}
		err = errors.New(near.Message("target", name, names))
	}
	if err == nil {
		o.Target = name
	}
	return err
}

func setOptLevel(o *ide.Options, _ string, v value) error {
	level, err := strconv.Atoi(v.text)
	if v.kind != unstable.Integer || err != nil || level < 0 || level > ide.MaxOptLevel {
		return fmt.Errorf("expected a number from 0 to %d", ide.MaxOptLevel)
	}
	o.OptLevel = &level
	return nil
}

func setMaxAlike(o *ide.Options, _ string, v value) error {
	n, err := strconv.Atoi(v.text)
	if v.kind != unstable.Integer || err != nil || n < 1 {
		return errors.New("expected a number from 1")
	}
	o.MaxAlike = n
	return nil
}

func setLimits(o *ide.Options, _ string, v value) error {
	n, err := strconv.Atoi(v.text)
	if v.kind != unstable.Integer || err != nil || n < 1 || n > cfg.MaxLimits {
		return fmt.Errorf("expected a number from 1 to %d", cfg.MaxLimits)
	}
	o.Limits = n
	return nil
}

func setPreset(o *ide.Options, _ string, v value) error {
	name, err := v.word()
	if err != nil {
		return err
	}
	if ide.PresetNamed(name) == nil || name == "" {
		return errors.New(near.Known("preset", name, ide.PresetNames()))
	}
	o.Preset = name
	return nil
}

func setNoPhase(o *ide.Options, _ string, v value) error {
	if v.kind != unstable.Array {
		return errors.New("expected a list of phases")
	}
	for _, p := range v.list {
		gates, err := optimizer.ParseNoPhase(p.text)
		if err != nil {
			return err
		}
		o.NoPhase = append(o.NoPhase, gates...)
	}
	return nil
}

func setKnob(o *ide.Options, name string, v value) error {
	if v.list != nil {
		return errors.New("expected a number, true, false or a word")
	}
	name, x, err := optimizer.ParseKnob(name + "=" + v.text)
	if err != nil {
		return err
	}
	if o.Knobs == nil {
		o.Knobs = map[string]float64{}
	}
	o.Knobs[name] = x
	return nil
}

func setLevel(o *ide.Options, code string, v value) error {
	if ide.CodeNamed(code) == nil {
		return errors.New(near.Message("diagnostic", code, ide.CodeNames()))
	}
	name, err := v.word()
	if err != nil {
		return err
	}
	level, ok := ide.LevelNamed(name)
	if !ok {
		return errors.New(near.Known("level", name, ide.LevelNames))
	}
	if o.Levels == nil {
		o.Levels = map[string]analysis.Severity{}
	}
	o.Levels[code] = level
	return nil
}
