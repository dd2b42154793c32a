package main

import "testing"

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
