package ide

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// TestPhaseActions holds that a phase is offered only where it changes something: of the goldens of all
// passes, and of the examples.
func TestPhaseActions(t *testing.T) {
	var files []string
	for _, pattern := range []string{"../../optimizer/testdata/phase*/*.txtar", "examples/*.txtar"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatal(pattern, err)
		}
		files = append(files, names...)
	}
	offered := 0
	for _, name := range files {
		a, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		src := a.Comment
		if len(a.Files) > 0 {
			src = a.Files[0].Data
		}
		s := Open(src, Options{})
		list, err := s.Actions(t.Context(), Span{End: int32(len(src))}, func(string) bool { return true })
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range list {
			if !strings.HasPrefix(x.Title, "Run phase") {
				continue
			}
			offered++
			if edits, err := s.Resolve(t.Context(), x.Key); err != nil || len(edits) == 0 {
				t.Errorf("%s: %s: nothing changes, %v", name, x.Title, err)
			}
		}
	}
	if offered < 100 {
		t.Errorf("%d phases are offered", offered)
	}
}
