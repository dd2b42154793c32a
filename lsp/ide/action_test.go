package ide

import (
	"strings"
	"testing"
)

// TestActionsOnce holds that a rewrite which several phases could make, being the same pass, is
// offered once.
func TestActionsOnce(t *testing.T) {
	const src = `.target sm_86
.entry f {
@P0 BRA  b
    STG.E [R2.64], R4
    EXIT
b:
    STG.E [R2.64], R4
    EXIT
}
`
	s := Open([]byte(src), Options{})
	merges := 0
	at := int32(strings.Index(src, "b:"))
	for _, a := range s.Actions(Span{Start: at, End: at}) {
		if a.Code == "merge-equivalent" && a.Key.N >= 0 {
			merges++
		}
	}
	if merges != 1 {
		t.Errorf("merging is offered %d times", merges)
	}
}
