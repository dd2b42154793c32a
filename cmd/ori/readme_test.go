package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestReadme holds that the README names every view and command.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range views {
		if !strings.Contains(string(text), "`"+v.name+"`") {
			t.Errorf("no view %s", v.name)
		}
	}
	for _, name := range commandNames(newRoot(io.Discard)) {
		if !strings.Contains(string(text), "`ori "+name) && name != "completion" && name != "help" {
			t.Errorf("no command %s", name)
		}
	}
}

// TestReadmeSession holds that the session in the README is a real one: its commands print these lines, in this order, with any others where it has an
// ellipsis. Times may differ.
func TestReadmeSession(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	for _, file := range []string{"testdata/reduce.ori", "testdata/demo.sass", "../../editors/test/testdata/loops.ori"} {
		text, err := os.ReadFile(filepath.FromSlash(file))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, filepath.Base(file)), text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(folder)
	commands := 0
	for _, part := range strings.Split(string(text), "```console\n")[1:] {
		session, _, _ := strings.Cut(part, "```")
		command, want, _ := strings.Cut(session, "\n")
		command, file, _ := strings.Cut(command, " >") // the text is not shown
		args := strings.Fields(strings.TrimPrefix(command, "$ ori "))
		commands++
		root := newRoot(io.Discard)
		var out bytes.Buffer
		root.SetOut(&out)
		root.SetErr(&out)
		if file != "" {
			root.SetOut(io.Discard)
		}
		root.SetArgs(args)
		_ = root.Execute() // some of them report what is wrong
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		anywhere := false
		for _, line := range strings.Split(strings.TrimRight(want, "\n"), "\n") {
			if line == "…" {
				anywhere = true
				continue
			}
			n := 0
			for anywhere && n < len(lines)-1 && plainTimes(lines[n]) != plainTimes(line) {
				n++
			}
			if len(lines) == 0 || plainTimes(lines[n]) != plainTimes(line) {
				t.Errorf("%s prints no line\n%s\nfrom here on:\n%s", command, line, strings.Join(lines, "\n"))
				break
			}
			lines, anywhere = lines[n+1:], false
		}
		if !anywhere && len(lines) > 0 {
			t.Errorf("%s prints more:\n%s", command, strings.Join(lines, "\n"))
		}
	}
	if commands != 5 {
		t.Errorf("%d commands", commands)
	}
}

var times = regexp.MustCompile(`\d+\.\d+`)

// plainTimes makes lines that differ in times and in the blanks around them the same.
func plainTimes(line string) string {
	return strings.Join(strings.Fields(times.ReplaceAllString(line, "T")), " ")
}
