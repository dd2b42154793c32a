package project

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/lsp/ide"
)

func TestParse(t *testing.T) {
	level := 1
	for _, tt := range []struct {
		name, text string
		want       ide.Options
		problems   []Problem
	}{
		{name: "nothing"},
		{
			name: "everything",
			text: "# a comment\ntarget = 'sm_86'\nopt-level = 1\npreset = \"review\"\nmax-alike = 4\nanalysis-limit = 32\nno-phase = [\"63\", \"OriBranchOpt\"]\n[knobs]\nswitch-min-cases = 4\nswitch-profile = \"measured\"\n[levels]\ndead-write = \"off\"\nthread-branch = \"error\"\n",
			want: ide.Options{
				Target: "sm_86", OptLevel: &level, Preset: "review", MaxAlike: 4, Limits: 32, NoPhase: []string{"OriDoPredication", "OriBranchOpt"},
				Knobs:  map[string]float64{"switch-min-cases": 4, "switch-profile": 1},
				Levels: map[string]analysis.Severity{"dead-write": ide.Off, "thread-branch": analysis.Error},
			},
		},
		{
			name: "tables in a line and names with dots",
			text: "levels.dead-write = \"hint\"\nknobs = { switch-min-cases = 4 }\n",
			want: ide.Options{Knobs: map[string]float64{"switch-min-cases": 4}, Levels: map[string]analysis.Severity{"dead-write": analysis.Hint}},
		},
		{
			name:     "a table that is none",
			text:     "levels = 3\n",
			problems: []Problem{{1, 1, 7, "levels: expected a table: [levels]"}},
		},
		{
			name:     "what is wrong has no effect, the rest has",
			text:     "opt-level = \"2\"\ntarget = \"sm_90\"\n",
			want:     ide.Options{Target: "sm_90"},
			problems: []Problem{{1, 1, 10, "opt-level: expected a number from 0 to 4"}},
		},
		{
			name:     "more than a limit can be raised by",
			text:     "analysis-limit = 33\n",
			problems: []Problem{{1, 1, 15, "analysis-limit: expected a number from 1 to 32"}},
		},
		{
			name:     "a table where a value is wanted",
			text:     "[levels]\ndead-write = { x = 1 }\n[[knobs]]\nx = 1\n",
			problems: []Problem{{2, 1, 11, "levels.dead-write: expected a text in quotes"}, {3, 3, 8, "knobs is a table, not a list of tables"}},
		},
		{
			name:     "a name with a dot",
			text:     "levels . dead-writ = \"off\"\n",
			problems: []Problem{{1, 1, 19, `levels.dead-writ: no diagnostic "dead-writ"; did you mean dead-write?`}},
		},
		{
			name:     "no TOML",
			text:     "target = \"sm_90\"\ntarget = \"sm_86\"\n",
			problems: []Problem{{2, 1, 17, "key target is already defined"}},
		},
	} {
		got, problems := Parse([]byte(tt.text))
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
		if diff := cmp.Diff(tt.problems, problems); diff != "" {
			t.Errorf("%s: problems (-want +got):\n%s", tt.name, diff)
		}
	}
}

// TestManyMistakes holds that of very many mistakes the first are told, and how many more there are, and that what is behind them
// has an effect.
func TestManyMistakes(t *testing.T) {
	const n = 3000
	var text strings.Builder
	for k := range n {
		fmt.Fprintf(&text, "nothing-%d = 1\n", k)
	}
	text.WriteString("target = \"sm_90\"\n")
	o, problems := Parse([]byte(text.String()))
	if o.Target != "sm_90" || len(problems) != mostProblems {
		t.Fatalf("target %q, %d problems", o.Target, len(problems))
	}
	if _, problems := Parse([]byte(text.String() + strings.Repeat("# long\n", mostBytes/7))); len(problems) != 1 || !strings.Contains(problems[0].Message, "65536 bytes") {
		t.Errorf("of a file that is too long: %+v", problems)
	}
	last := problems[mostProblems-1]
	if want := fmt.Sprintf("; and %d more mistakes behind this", n-mostProblems); last.Line != mostProblems || !strings.HasSuffix(last.Message, want) {
		t.Errorf("the last one told is %+v", last)
	}
}

// FuzzParse holds that no text breaks the reader, and that what is told has a place in it.
func FuzzParse(f *testing.F) {
	f.Add([]byte("target = \"sm_90\"\n[levels]\ndead-write = \"off\"\n"))
	f.Add([]byte("knobs = { a = { b = 1 } }\n[[levels]]\n"))
	f.Fuzz(func(t *testing.T, src []byte) {
		_, problems := Parse(src)
		for _, p := range problems {
			if p.Line < 1 || p.Column < 1 || p.End < p.Column || p.Message == "" {
				t.Errorf("%+v", p)
			}
		}
	})
}

// TestFiles holds that the nearest file counts, and that one that is wrong is told as it is.
func TestFiles(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		name = filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o777), os.WriteFile(name, []byte(text), 0o666)); err != nil {
			t.Fatal(err)
		}
	}
	write("ori.toml", "target = \"sm_90\"")
	write("a/b/ori.toml", "preset = \"quiet\"")
	write("wrong/ori.toml", "target = \"sm_80\"\nx = 1")
	var files Files
	for _, tt := range []struct {
		dir  string
		want ide.Options
	}{
		{"", ide.Options{Target: "sm_90"}},
		{"a", ide.Options{Target: "sm_90"}},
		{"a/b/c/d", ide.Options{Preset: "quiet"}}, // need not be there
		{"wrong", ide.Options{Target: "sm_80"}},
	} {
		got, err := files.Options(filepath.Join(dir, tt.dir))
		var wrong *Error
		if is := errors.As(err, &wrong); is != (tt.dir == "wrong") || !is && err != nil {
			t.Errorf("%s: %v", tt.dir, err)
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.dir, diff)
		}
	}
}

// TestOver holds that what is nearer wins, name by name.
func TestOver(t *testing.T) {
	one, two := 1, 2
	below := ide.Options{
		Target: "sm_80", OptLevel: &one, MaxDiags: 3, Limits: 2, Preset: "quiet", NoPhase: []string{"a"},
		Knobs: map[string]float64{"x": 1, "y": 1}, Levels: map[string]analysis.Severity{"c": ide.Off, "d": ide.Off},
	}
	if diff := cmp.Diff(below, Over(ide.Options{}, below)); diff != "" {
		t.Error(diff)
	}
	got := Over(ide.Options{OptLevel: &two, Knobs: map[string]float64{"y": 2}, Levels: map[string]analysis.Severity{"d": analysis.Hint}}, below)
	want := below
	want.OptLevel, want.Knobs = &two, map[string]float64{"x": 1, "y": 2}
	want.Levels = map[string]analysis.Severity{"c": ide.Off, "d": analysis.Hint}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestStateOf holds that a state is another when the file has changed, has gone, or is no more the nearest.
func TestStateOf(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "a", "b")
	name, nearer := filepath.Join(dir, Name), filepath.Join(dir, "a", Name)
	var seen []State
	for _, step := range []struct {
		do   func() error
		path string
	}{
		{func() error { return os.WriteFile(name, []byte("max-alike = 1"), 0o666) }, name},
		{func() error { return os.WriteFile(name, []byte("max-alike = 10"), 0o666) }, name},
		{func() error { return os.Chtimes(name, time.Time{}, time.Unix(1e9, 0)) }, name},
		{func() error { return os.Mkdir(filepath.Join(dir, "a"), 0o777) }, name},
		{func() error { return os.WriteFile(nearer, []byte("max-alike = 10"), 0o666) }, nearer},
	} {
		if err := step.do(); err != nil {
			t.Fatal(err)
		}
		now := StateOf(in)
		if now.Path != step.path || now != StateOf(in) {
			t.Errorf("%+v, want that of %s", now, step.path)
		}
		seen = append(seen, now)
	}
	if seen[0] == seen[1] || seen[1] == seen[2] || seen[2] != seen[3] || seen[3] == seen[4] {
		t.Errorf("%+v", seen)
	}
	if err := os.Remove(nearer); err != nil {
		t.Fatal(err)
	}
	if now := StateOf(in); now != seen[3] {
		t.Errorf("%+v, want %+v as before", now, seen[3])
	}
}
