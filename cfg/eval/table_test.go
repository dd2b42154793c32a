package eval

import (
	"bufio"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestTables runs the lines of testdata/*.txt:
//
//	IADD R0.CC, R1, R2 ; R1=-1 R2=1 => R0=0 C=1
//
// with what is set before the instruction and what has to be there after it. "=> nil" is
// for an instruction that has no Fn, "=> ?" for values of which the result is not
// certain. .target chooses the target for the lines after it.
func TestTables(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txt")
	for _, name := range files {
		if base := filepath.Base(name); strings.HasPrefix(base, "coverage") || base == "sequences.txt" {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) { tableFile(t, name) })
	}
}

func tableFile(t *testing.T, name string) {
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	sm, lines := 0, bufio.NewScanner(file)
	for n := 1; lines.Scan(); n++ {
		line, _, _ := strings.Cut(lines.Text(), "//")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if target, ok := strings.CutPrefix(line, ".target sm_"); ok {
			if sm, err = strconv.Atoi(target); err != nil {
				t.Fatal(err)
			}
			continue
		}
		text, want, _ := strings.Cut(line, "=>")
		text, before, _ := strings.Cut(text, ";")
		list := assemble(t, sm, text)
		want = strings.TrimSpace(want)
		if len(list) != 1 {
			t.Fatalf("%s:%d: %d instructions", name, n, len(list))
		}
		i := &list[0]
		if want == "nil" {
			if Of(i, sm) != nil {
				t.Errorf("%s:%d: %s has an Fn", name, n, text)
			}
			continue
		}
		if Of(i, sm) == nil {
			t.Errorf("%s:%d: %s has no Fn", name, n, text)
			continue
		}
		l := newLane(sm)
		l.set(t, before)
		if ok := l.step(t, i); !ok || want == "?" {
			if ok != (want != "?") {
				t.Errorf("%s:%d: %s: certain %v", name, n, line, ok)
			}
			continue
		}
		for _, field := range strings.Fields(want) {
			reg, value, _ := strings.Cut(field, "=")
			if flag, ok := map[string]Flags{"Z": Zero, "S": Sign, "C": Carry, "O": Overflow}[reg]; ok {
				got := "?"
				if l.cc.Known&flag != 0 {
					got = "0"
					if l.cc.Val&flag != 0 {
						got = "1"
					}
				}
				if got != value {
					t.Errorf("%s:%d: %s: flag %s is %s", name, n, line, reg, got)
				}
				continue
			}
			w := parseValue(t, value)
			if !strings.HasSuffix(reg, ".64") {
				w = uint64(uint32(w))
			}
			if got := l.get(reg); got != w {
				t.Errorf("%s:%d: %s: %s is %#x", name, n, line, reg, got)
			}
		}
	}
}
