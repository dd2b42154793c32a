package ide

import (
	"fmt"
	"testing"

	"github.com/ori-lang/ori/optimizer"
)

// TestJoined holds that the lists are joined in their order, and a single one is not copied.
func TestJoined(t *testing.T) {
	remark := func(n int) (r optimizer.Remark) { r.N = n; return r }
	for _, test := range []struct {
		lists [][]optimizer.Remark
		want  string
	}{
		{nil, "[]"},
		{[][]optimizer.Remark{nil, {}}, "[]"},
		{[][]optimizer.Remark{nil, {remark(0), remark(1)}, nil}, "[0 1]"},
		{[][]optimizer.Remark{{remark(0)}, nil, {remark(1), remark(2)}, {remark(3)}}, "[0 1 2 3]"},
	} {
		got := []int{}
		for _, r := range joined(test.lists) {
			got = append(got, r.N)
		}
		if fmt.Sprint(got) != test.want {
			t.Errorf("%v, want %s", got, test.want)
		}
	}
	many := make([]optimizer.Remark, manyRemarks)
	many[0].N, many[len(many)-1].N = 1, 2
	if got := joined([][]optimizer.Remark{{remark(3)}, many, {remark(4)}}); got[0].N != 3 || got[1].N != 1 || got[len(many)].N != 2 || got[len(many)+1].N != 4 {
		t.Error("many are not in their order")
	}
	one := []optimizer.Remark{remark(0)}
	if got := joined([][]optimizer.Remark{nil, one}); &got[0] != &one[0] {
		t.Error("a single list is copied")
	}
}
