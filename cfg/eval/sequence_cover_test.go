package eval

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestSequencesCover keeps the list of what the interpreter computes and no sequence of ptxas holds: by opcode, the
// spellings of the shipped listings and of the corpus whose result only the decoders say. The list is to get
// shorter.
func TestSequencesCover(t *testing.T) {
	held := map[string]bool{}
	for _, s := range sequences {
		for l := range strings.Lines(s.text) {
			fields := strings.Fields(l)
			if len(fields) > 0 && strings.HasPrefix(fields[0], "@") {
				fields = fields[1:]
			}
			if len(fields) > 0 {
				op, _, _ := strings.Cut(fields[0], ".")
				held[op] = true
			}
		}
	}
	var with, without []string
	for _, op := range slices.Sorted(maps.Keys(families)) {
		if held[op] {
			with = append(with, op)
		} else {
			without = append(without, op)
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "Opcodes that a sequence made by ptxas holds:\n%s\n", wrap(with))
	fmt.Fprintf(&b, "\nOpcodes that have an Fn and no sequence:\n%s\n", wrap(without))
	const golden = "testdata/sequences/covered.txt"
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("%s is out of date; run with -update. Now:\n%s", golden, b.String())
	}
}
