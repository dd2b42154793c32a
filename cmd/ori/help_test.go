package main

import (
	"bytes"
	"context"
	"io"
	"slices"
	"strings"
	"testing"
)

// TestExamples holds that the help of each command has an example, each of whose lines is one of
// this program with flags that there are.
func TestExamples(t *testing.T) {
	for _, cmd := range newRoot(io.Discard).Commands() {
		if slices.Contains([]string{"help", "completion"}, cmd.Name()) {
			continue // which are not ours
		}
		if cmd.Example == "" {
			t.Errorf("%s has no example", cmd.Name())
		}
		for line := range strings.Lines(cmd.Example) {
			if !strings.Contains(line, "ori "+cmd.Name()) && !strings.Contains(line, "ori check -") {
				t.Errorf("%s: %q is of another command", cmd.Name(), line)
			}
			words, of := strings.Fields(line), cmd
			for n, word := range words {
				if word == "ori" && n+1 < len(words) { // in a pipe there are several
					if other, _, err := newRoot(io.Discard).Find(words[n+1 : n+2]); err == nil {
						of = other
					}
				}
				if name, ok := strings.CutPrefix(word, "--"); ok && of.Flag(name) == nil && of.InheritedFlags().Lookup(name) == nil {
					t.Errorf("%s has no flag --%s of the example of %s", of.Name(), name, cmd.Name())
				}
			}
		}
	}
}

// TestCompletion asks for values as a shell does.
func TestCompletion(t *testing.T) {
	for _, tt := range []struct{ line, want string }{
		{"check --format ", "json"},
		{"check --code dead", "dead-write"},
		{"check --fail-on ", "never"},
		{"check --target sm_9", "sm_90"},
		{"dump --target sm_9", "sm_90"},
		{"dump --view l", "liveness"},
		{"opt --phase OriB", "OriBranchOpt"},
		{"opt --pipeline ", "ptxas"},
		{"run --format ", "json"},
		{"explain thr", "thread-branch"},
	} {
		var out, log bytes.Buffer
		run(context.Background(), append([]string{"__complete"}, strings.Split(tt.line, " ")...), nil, &out, &log)
		if !slices.Contains(strings.Split(out.String(), "\n"), tt.want) {
			t.Errorf("%s: %s", tt.line, out.String())
		}
	}
}
