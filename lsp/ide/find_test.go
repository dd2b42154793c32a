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
	for r := range (remarks{{remark(0)}, {remark(1)}}).all() {
		if r.N > 0 {
			t.Error("yields more after the first was enough")
		}
		break
	}
}
