package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

func TestRanges(t *testing.T) {
	for _, tt := range []struct {
		ids  []int32
		want string
	}{
		{nil, ""},
		{[]int32{4}, "bix4"},
		{[]int32{4, 5}, "bix4, bix5"},
		{[]int32{4, 5, 6}, "bix4-6"},
		{[]int32{1, 3, 4, 5, 6, 9, 10}, "bix1, bix3-6, bix9, bix10"},
	} {
		if got := ranges(tt.ids); got != tt.want {
			t.Errorf("ranges(%d) = %q, want %q", tt.ids, got, tt.want)
		}
	}
}

// TestLoopsLimit has loops in loops, n deep, whose blocks are more than are listed: the inner ones are, and of the others
// it is said that they are not.
func TestLoopsLimit(t *testing.T) {
	const n = 40
	text := ".entry k {\n"
	for k := range n {
		text += fmt.Sprintf("l%d:\nIADD3 R0, R0, 1, RZ\n", k)
	}
	for k := n - 1; k >= 0; k-- {
		text += fmt.Sprintf("@P0 BRA l%d\n", k)
	}
	funcs, err := sourceOf([]byte(text + "EXIT\n}\n")).functions("")
	if err != nil {
		t.Fatal(err)
	}
	f := funcs[0]
	whole := f.loops()
	if whole.Limit != "" || len(whole.Loops) != n {
		t.Fatalf("%d loops, limit %q", len(whole.Loops), whole.Limit)
	}
	defer func(most int) { mostLooped = most }(mostLooped)
	mostLooped = 0 // 16 for each block
	some := f.loops()
	if !strings.HasPrefix(some.Limit, "the blocks of ") || !strings.Contains(some.Limit, "(analysis-limit is 1, and can be up to 32)") {
		t.Errorf("limit %q", some.Limit)
	}
	left := 0
	for k, l := range some.Loops {
		w := whole.Loops[k]
		switch {
		case l.Header != w.Header || l.Depth != w.Depth || l.LatchRPO != w.LatchRPO:
			t.Errorf("loop %d: %+v, want %+v", k, l, w)
		case l.Blocks == nil:
			if left++; l.Exits != nil || l.Interval != nil || k > n/2 {
				t.Errorf("loop %d: %+v", k, l)
			}
		case len(l.Blocks) != len(w.Blocks) || len(l.Exits) != len(w.Exits):
			t.Errorf("loop %d: %+v, want %+v", k, l, w)
		}
	}
	if left == 0 || left == n {
		t.Errorf("the blocks of %d of %d loops are not listed", left, n)
	}
	var w bytes.Buffer
	if err := textLoops(&w, f); err != nil || !strings.HasPrefix(w.String(), some.Limit+"\nloop at ") {
		t.Errorf("%v\n%.200s", err, w.String())
	}
}
