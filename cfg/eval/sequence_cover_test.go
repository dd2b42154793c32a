package eval

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestSequencesCover keeps the list of what the interpreter computes and neither a sequence of
// ptxas nor a comparison of compilations holds. The list is to get shorter.
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
	executed, err := os.ReadFile("../interp/testdata/compilations.txt")
	if err != nil {
		t.Fatal(err)
	}
	var with, run, without []string
	for _, op := range slices.Sorted(maps.Keys(families)) {
		switch {
		case held[op]:
			with = append(with, op)
		case slices.Contains(strings.Fields(string(executed)), op):
			run = append(run, op)
		default:
			without = append(without, op)
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "Opcodes that a sequence made by ptxas holds:\n%s\n", wrap(with))
	fmt.Fprintf(&b, "\nOpcodes that kernels execute of which several compilations leave the same in memory (../interp, TestCompilations):\n%s\n", wrap(run))
	fmt.Fprintf(&b, "\nOpcodes that only exact arithmetic and tables hold:\n%s\n", wrap(without))
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
