package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFixesOmitted holds that fixes beyond the limits are told of as such, and that below them there is each.
func TestFixesOmitted(t *testing.T) {
	defer func(rewritten, edits, each int) { mostRewritten, mostEdits, editsEach = rewritten, edits, each }(mostRewritten, mostEdits, editsEach)
	editsEach = 0
	path := filepath.Join(t.TempDir(), "a.ori")
	text := ".target sm_90\n.entry k {\nMOV R4, 0x1\n" + strings.Repeat("IADD3 R4, R4, R4, RZ\n", 100) // each takes all behind it along
	for n := range 10 {
		for c := range 6 { // of the table for a chain one is rewritten by itself
			text += fmt.Sprintf("ISETP.EQ.AND P0, PT, R2, %#x, PT\n@P0 BRA s%d_%[1]d\n", c, n)
		}
		for c := range 6 {
			text += fmt.Sprintf("BRA j%d\ns%[1]d_%d:\nIADD3 R3, R3, %#[2]x, RZ\n", n, c)
		}
		text += fmt.Sprintf("j%d:\nSTG.E [R60], R3\n", n)
	}
	if err := os.WriteFile(path, []byte(text+"EXIT\n}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, most := range []struct{ rewritten, edits int }{{1 << 19, 1 << 19}, {200, 1 << 19}, {1 << 19, 50}} {
		mostRewritten, mostEdits = most.rewritten, most.edits
		for format, said := range map[string]string{"json": `"fixesOmitted": true`, "sarif": "the edits of the fix are left out"} {
			var out bytes.Buffer
			cmd := newRoot(io.Discard)
			cmd.SetArgs([]string{"check", "--format", format, path})
			cmd.SetOut(&out)
			cmd.SetErr(&bytes.Buffer{})
			if err := cmd.Execute(); err != nil {
				t.Fatal(err)
			}
			if got := strings.Contains(out.String(), said); got != (most.rewritten == 200 || most.edits == 50) {
				t.Errorf("--format %s, at most %v: %q: %t", format, most, said, got)
			}
		}
	}
}

// TestOmitted holds that each format lists so many findings of a code, and tells of the others: that they are
// there, how many, and how they are listed.
func TestOmitted(t *testing.T) {
	defer func(most int) { mostListed = most }(mostListed)
	mostListed = 30
	path := filepath.Join(t.TempDir(), "a.ori")
	text := ".target sm_90\n.entry k {\n" + strings.Repeat("BRA nowhere\nMOV R4, 0x1\n", 70) + "EXIT\n}\n"
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	said := "40 of undefined-label are not listed, behind the first 30 (--analysis-limit N lists N times 30"
	for _, test := range []struct {
		args   []string
		listed int
		in     string // the report
	}{
		{[]string{"--format", "json"}, 30, "\"omitted\": [\n        {\n          \"code\": \"undefined-label\",\n          \"count\": 40\n        }\n      ]"},
		{[]string{"--format", "sarif"}, 30, said},
		{[]string{"--format", "json", "--analysis-limit", "3"}, 70, ""},
		{[]string{"--format", "sarif", "--analysis-limit", "3"}, 70, ""},
		{[]string{"--format", "text"}, 30, said},
		{[]string{"--color", "always"}, 30, said},
		{[]string{"--format", "text", "--by", "source"}, 30, said},
		{[]string{"--format", "text", "--analysis-limit", "3"}, 70, ""},
	} {
		var out, log bytes.Buffer
		cmd := newRoot(io.Discard)
		cmd.SetArgs(append(append([]string{"check", "--code", "undefined-label"}, test.args...), path))
		cmd.SetOut(&out)
		cmd.SetErr(&log)
		if err := cmd.Execute(); err != exitError(exitFound) {
			t.Fatalf("%v: %v", test.args, err)
		}
		if n := strings.Count(out.String(), "label 'nowhere'"); n != test.listed {
			t.Errorf("%v: %d listed, want %d", test.args, n, test.listed)
		}
		if !strings.Contains(out.String(), test.in) || strings.Contains(out.String(), "omitted") && test.in == "" {
			t.Errorf("%v: not in the report: %q", test.args, test.in)
		}
		if !strings.Contains(log.String(), "1 file: 70 errors") || strings.Contains(log.String(), said) != (test.in != "" && test.in != said || test.args[1] == "sarif" && test.listed == 30) {
			t.Errorf("%v: %s", test.args, log.String())
		}
	}
}

// TestFixesOutside holds that findings outside of functions, of several sections, have their own fixes.
func TestFixesOutside(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.ori")
	text := ".targ sm_80\n.entry k {\nEXIT\n}\n.knobb OptBudget = 1\n.entry l {\nEXIT\n}\n.targett sm_90\n"
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, format := range []string{"json", "sarif"} {
		var out bytes.Buffer
		cmd := newRoot(io.Discard)
		cmd.SetArgs([]string{"check", "--code", "bad-directive", "--format", format, path})
		cmd.SetOut(&out)
		cmd.SetErr(io.Discard)
		if err := cmd.Execute(); err != nil {
			t.Fatalf("%s: %v", format, err)
		}
		var made []string
		for line := range strings.SplitSeq(out.String(), "\n") {
			if _, text, ok := strings.Cut(line, `"newText": `); ok {
				made = append(made, text)
			} else if _, text, ok := strings.Cut(line, `"insertedContent": `); ok {
				made = append(made, text)
			}
		}
		if got, want := strings.Join(made, " "), `".target" ".knob" ".target"`; format == "json" && got != want {
			t.Errorf("%s: edits %s, want %s", format, got, want)
		}
		if n := strings.Count(out.String(), `Change to .`); n != 3 {
			t.Errorf("%s: %d fixes, want 3\n%s", format, n, out.String())
		}
	}
}
