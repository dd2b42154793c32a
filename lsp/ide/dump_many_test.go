package ide

import (
	"runtime"
	"strings"
	"testing"
)

// TestDumpOfMany holds that what a form of many functions takes grows with their number: a list of all functions was made for
// each of them.
func TestDumpOfMany(t *testing.T) {
	bytes := func(form string, n int) uint64 {
		s := Open([]byte(strings.Repeat(".func f {\nEXIT\n}\n", n)), Options{})
		if _, err := s.Dump(t.Context(), form, ""); err != nil { // what is found once is found
			t.Fatal(err)
		}
		var from, to runtime.MemStats
		runtime.ReadMemStats(&from)
		text, err := s.Dump(t.Context(), form, "")
		runtime.ReadMemStats(&to)
		if err != nil || len(text) < n {
			t.Fatalf("%s of %d functions: %q, %v", form, n, text, err)
		}
		return to.TotalAlloc - from.TotalAlloc
	}
	for form := range Dumps {
		if few, many := bytes(form, 500), bytes(form, 4000); many > 12*few {
			t.Errorf("%s takes %d bytes for 500 functions, and %d for 4,000", form, few, many)
		}
	}
}
