package ide

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"
)

// TestParts compares what is told part by part with what is found at once, of more functions than a part has, many of which
// are named as others are.
func TestParts(t *testing.T) {
	var sb strings.Builder
	for n := range 2*inPart + 10 {
		fmt.Fprintf(&sb, ".entry f%d {\n  MOV R2, 0x%x\n  STG.E [R4.64], R2\n  MOV R3, R2\n  BRA L%d\n  EXIT\n}\n", n%(inPart-10), n, n%2)
	}
	for name, text := range map[string]string{
		"plain":   sb.String(),
		"ignored": "// ori:ignore undefined-label\n" + strings.Replace(sb.String(), "MOV R3, R2", "MOV R3, R2 // ori:ignore dead-instruction", 1) + "// ori:ignore",
		"foreign": "\t.file\t\"a.c\"\n\t.text\nmain:\n\tmovl $1, %eax\n\tret\n",
		"empty":   "",
	} {
		for _, group := range []bool{false, true} {
			s := Open([]byte(text), Options{MaxAlike: 1})
			want, err := s.diagnostics(context.Background(), true, group)
			if err != nil {
				t.Fatal(err)
			}
			var got []Diagnostic
			parts := 0
			err = Open([]byte(text), Options{MaxAlike: 1}).Parts(context.Background(), group, func(f *Found) error {
				parts++
				for n := range f.Len() {
					got = append(got, f.At(n))
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
			if name == "plain" && parts < 2 {
				t.Errorf("%s: told in %d parts", name, parts)
			}
			if len(got) != len(want) {
				t.Fatalf("%s, grouped %t: %d diagnostics, want %d", name, group, len(got), len(want))
			}
			for n := range got {
				g, w := got[n], want[n]
				g.Fix, w.Fix = nil, nil // functions are not equal
				if !reflect.DeepEqual(g, w) {
					t.Fatalf("%s, grouped %t: diagnostic %d is %+v, want %+v", name, group, n, g, w)
				}
			}
		}
	}
	stop := errors.New("enough")
	if err := Open([]byte(sb.String()), Options{}).Parts(context.Background(), false, func(*Found) error { return stop }); err != stop {
		t.Errorf("Parts returned %v, want what tell did", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	if err := Open([]byte(sb.String()), Options{}).Parts(ctx, false, func(*Found) error { cancel(); return nil }); !errors.Is(err, context.Canceled) {
		t.Errorf("Parts returned %v when its context ended", err)
	}
}
