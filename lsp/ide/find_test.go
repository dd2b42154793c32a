package ide

import (
	"fmt"
	"testing"

	"github.com/ori-lang/ori/optimizer"
)

// TestRemarks holds that remarks are yielded in their order, and counted.
func TestRemarks(t *testing.T) {
	remark := func(n int) (r optimizer.Remark) { r.N = n; return r }
	for _, test := range []struct {
		lists remarks
		want  string
	}{
		{nil, "[]"},
		{remarks{nil, {}}, "[]"},
		{remarks{nil, {remark(0), remark(1)}, nil}, "[0 1]"},
		{remarks{{remark(0)}, nil, {remark(1), remark(2)}, {remark(3)}}, "[0 1 2 3]"},
	} {
		got := []int{}
		for r := range test.lists.all() {
			got = append(got, r.N)
		}
		if fmt.Sprint(got) != test.want || test.lists.len() != len(got) {
			t.Errorf("%v, counted as %d, want %s", got, test.lists.len(), test.want)
		}
	}
	if got := compacted(remarks{{remark(0)}, nil, {remark(1), remark(2)}}); len(got) != 1 || len(got[0]) != 3 || got.at(2).N != 2 {
		t.Errorf("few are in %d lists", len(got))
	}
	many := make([]optimizer.Remark, manyRemarks)
	if got := compacted(remarks{nil, many, {remark(4)}}); len(got) != 2 || &got[0][0] != &many[0] || got.at(manyRemarks).N != 4 {
		t.Error("many are copied, or not in their order")
	}
	for r := range (remarks{{remark(0)}, {remark(1)}}).all() {
		if r.N > 0 {
			t.Error("yields more after the first was enough")
		}
		break
	}
}
