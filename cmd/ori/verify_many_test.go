package main

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
)

// TestVerifyMany holds that functions that run for ever, of which each runs with all others, are compared up to a limit,
// and that it is said how many are not.
func TestVerifyMany(t *testing.T) {
	defer func(most int) { mostOfFile = most }(mostOfFile)
	mostOfFile = 1 << 22
	h := gen.Hards[slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == "calls-around" })]
	text := h.Text(150)
	for _, args := range [][]string{{"verify", "-"}, {"verify", "-", "--format", "json"}} {
		var out bytes.Buffer
		if status := run(t.Context(), args, bytes.NewReader(text), &out, &out); status != 0 {
			t.Fatalf("%v: exit status %d\n%s", args, status, out.String())
		}
		if len(args) == 2 {
			if want := " of 151 functions are not compared: that would interpret more than 4194304 instructions (analysis-limit is 1, and can be up to 32)\n"; !strings.Contains(out.String(), want) {
				t.Errorf("%s\nwant %s", out.String(), want)
			}
			continue
		}
		var said verifyJSON
		if err := json.Unmarshal(out.Bytes(), &said); err != nil {
			t.Fatal(err)
		}
		if n := len(said.Functions); said.NotCompared == 0 || n+said.NotCompared != 150 || said.Functions[n-1].Pipeline == nil {
			t.Errorf("%d functions, and %d not compared", n, said.NotCompared)
		}
	}
}
