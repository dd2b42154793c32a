package ide

import (
	"bytes"
	"context"
	"fmt"
	"testing"
)

// BenchmarkResolve finds the edits of one rewrite in a function of 110,000 lines, as when the user takes an
// action in an editor that has shown its diagnostics.
func BenchmarkResolve(b *testing.B) {
	var src bytes.Buffer
	src.WriteString(".target sm_86\n.func branches {\n")
	for n := range 10_000 {
		fmt.Fprintf(&src, "BB%d:\n", n)
		for k := range 9 {
			fmt.Fprintf(&src, "    IADD3 R%d, R%d, %#x, RZ\n", 2+k, 2+(k+n)%12, k+1)
		}
		fmt.Fprintf(&src, "    BRA BB%d\n", n+1)
	}
	src.WriteString("BB10000:\n    EXIT\n}\n")
	s := Open(src.Bytes(), Options{})
	ds, err := s.AllDiagnostics(context.Background())
	if err != nil {
		b.Fatal(err)
	}
	key := Key{Version: s.Version(), N: -1}
	for _, d := range ds {
		if d.Code == "branch-to-next" {
			key = d.Key
			key.Version = s.Version()
		}
	}
	for b.Loop() {
		if edits, err := s.Resolve(b.Context(), key); err != nil || len(edits) != 1 {
			b.Fatal("no edits", err)
		}
	}
}
