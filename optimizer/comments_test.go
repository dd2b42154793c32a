package optimizer

import (
	"bytes"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// TestComments puts a comment above and after each line of testdata and runs each phase. A comment
// above a line may go only with what is on it; one after an instruction goes if and only if the
// instruction does, and never is on a line of its own then.
func TestComments(t *testing.T) {
	files, err := filepath.Glob("testdata/phase*/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no testdata", err)
	}
	for _, name := range files {
		ar, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if filepath.Ext(ar.Files[0].Name) != ".ori" {
			continue // encodings and addresses are comments there
		}
		src, lines := annotated(ar.Files[0].Data)
		before := read(src)
		for n := range Phases {
			out, changed := before.rewritten(t, &Phases[n], "")
			if changed {
				checkComments(t, fmt.Sprintf("%s, phase %d", name, Phases[n].Num), string(out), lines)
			}
		}
	}
}

// annotated returns a text with comments //o7 above its line 7, and //e7 after it, and its lines as
// they were.
func annotated(src []byte) (text []byte, lines []string) {
	for n, line := range bytes.Split(bytes.TrimSuffix(src, []byte("\n")), []byte("\n")) {
		lines = append(lines, string(line))
		text = fmt.Appendf(text, "  //o%d\n%s //e%d\n", n, line, n)
	}
	return text, lines
}

var (
	ownComment = regexp.MustCompile(`^\s*//o(\d+)$`)
	endComment = regexp.MustCompile(`^(.*?)\s*(//[^/].*|/\*.*\*/)*//e(\d+)$`)
	codeOnLine = regexp.MustCompile(`^\s*(?:[\w.$]+:\s*)*(\S.*)?$`)
)

func checkComments(t *testing.T, what, out string, lines []string) {
	t.Helper()
	above, behind := map[int]int{}, map[int]string{}
	for line := range strings.Lines(out) {
		line = strings.TrimRight(line, "\n")
		var n int
		if m := ownComment.FindStringSubmatch(line); m != nil {
			fmt.Sscan(m[1], &n)
			above[n]++
		} else if m := endComment.FindStringSubmatch(line); m != nil {
			fmt.Sscan(m[3], &n)
			if _, twice := behind[n]; twice {
				t.Errorf("%s: the comment behind line %d is there twice:\n%s", what, n+1, out)
			}
			behind[n] = strings.TrimSpace(m[1])
			if had := codeOnLine.FindStringSubmatch(lines[n])[1]; had != "" && !strings.HasPrefix(had, "//") && behind[n] == "" {
				t.Errorf("%s: the comment of line %d, %q, is alone:\n%s", what, n+1, lines[n], out)
			}
		} else if strings.TrimSpace(line) == "" {
			t.Errorf("%s: a blank line that was not there:\n%s", what, out)
		}
		if strings.TrimRight(line, " \t") != line {
			t.Errorf("%s: blanks at the end of %q", what, line)
		}
	}
	for n, line := range lines {
		_, stays := behind[n]
		switch {
		case above[n] > 1:
			t.Errorf("%s: the comment above line %d, %q, is there %d times:\n%s", what, n+1, line, above[n], out)
		case above[n] == 0 && stays:
			t.Errorf("%s: the comment above line %d, %q, is lost:\n%s", what, n+1, line, out)
		}
	}
}

// TestNoFinalNewline runs the files of testdata without the last line end: what comes out is the
// same without it.
func TestNoFinalNewline(t *testing.T) {
	files, err := filepath.Glob("testdata/phase*/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		ar, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		ph, code, src := PhaseNamed(header(ar, "phase")), header(ar, "code"), ar.Files[0].Data
		want, _ := read(src).rewritten(t, ph, code)
		got, _ := read(bytes.TrimSuffix(src, []byte("\n"))).rewritten(t, ph, code)
		if !bytes.Equal(bytes.TrimSuffix(got, []byte("\n")), bytes.TrimSuffix(want, []byte("\n"))) {
			t.Errorf("%s: got:\n%q\nwant:\n%q", name, got, want)
		}
	}
}
