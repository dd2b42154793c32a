package ide

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
)

// TestAlike holds that of many findings that are alike the first in the text stands for all, and
// that none is lost by it.
func TestAlike(t *testing.T) {
	copies := func(n int) string {
		var sb strings.Builder
		sb.WriteString(".target sm_90\n.func k {\n  S2R R0, SR_TID.X\n")
		for k := range n + 1 { // the first copy is of what S2R writes, and stays
			fmt.Fprintf(&sb, "  MOV R%d, R%d\n", k+1, k)
		}
		fmt.Fprintf(&sb, "  STG [R100], R%d\n  EXIT\n}\n.func errors {\n  BRA nowhere\n  BRA nowhere\n  EXIT\n}\n", n+1)
		return sb.String()
	}
	for _, c := range []struct{ copies, most, others int }{
		{DefaultMaxAlike, 0, 0}, {DefaultMaxAlike + 5, 0, DefaultMaxAlike + 4}, {3, 2, 2}, {30, 30, 0}, {2, 1, 1},
	} {
		s := Open([]byte(copies(c.copies)), Options{MaxAlike: c.most})
		apart, err := s.AllDiagnostics(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		count := map[string]int{}
		for _, d := range apart {
			if d.Refused == "" {
				count[d.Code]++
			}
		}
		if count["redundant-copy"] != c.copies {
			t.Fatalf("%d copies: %v", c.copies, count)
		}
		grouped, err := s.Diagnostics(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		others := 0
		for _, d := range grouped {
			count[d.Code] -= 1 + d.Others
			if d.Others == 0 {
				continue
			}
			others += d.Others
			line, _ := s.doc.Position(int(d.Span.Start), 0)
			if d.Code != "redundant-copy" || line != 4 || d.Severity != analysis.Hint {
				t.Errorf("%d copies: %s in line %d stands for others", c.copies, d.Code, line)
			}
			if want := fmt.Sprintf("; %d more like it in k", c.copies-1); !strings.HasSuffix(strings.TrimSuffix(d.Message, ")"), want) {
				t.Errorf("%d copies: %s", c.copies, d.Message)
			}
			also := 0
			for _, r := range d.Related {
				if strings.HasPrefix(r.Message, "also: ") {
					also++
				}
			}
			if also != min(maxAlso, c.copies-1) {
				t.Errorf("%d copies: %d of the others are named", c.copies, also)
			}
		}
		if others != c.others {
			t.Errorf("%d copies, %d at most: one stands for %d others, want %d", c.copies, c.most, others, c.others)
		}
		for code, n := range count {
			if n != 0 {
				t.Errorf("%d copies: %d of %s are told of by none", c.copies, n, code)
			}
		}
	}
}

// TestAlikeFades holds that of many findings that editors fade one is listed, and that the others still fade.
func TestAlikeFades(t *testing.T) {
	for _, n := range []int{DefaultMaxAlike, DefaultMaxAlike + 1, 40} {
		var sb strings.Builder
		sb.WriteString(".target sm_90\n.func k {\n")
		for k := range n {
			fmt.Fprintf(&sb, "  MOV R%d, R200\n", k+2)
		}
		sb.WriteString("  EXIT\n}\n")
		s := Open([]byte(sb.String()), Options{Preset: "review"})
		list, err := s.Diagnostics(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		listed, faded := 0, 0
		for _, d := range list {
			if !d.Dead {
				continue
			}
			faded++
			if d.Severity < analysis.Hint {
				listed++
				if want := n - 1; n > DefaultMaxAlike && (d.Others != want || !strings.Contains(d.Message, fmt.Sprintf("; %d more like it in k", want))) {
					t.Errorf("%d: %s", n, d.Message)
				}
				if line, _ := s.doc.Position(int(d.Span.Start), 0); n > DefaultMaxAlike && line != 2 {
					t.Errorf("%d: line %d stands for all", n, line)
				}
			}
		}
		want := n
		if n > DefaultMaxAlike {
			want = 1
		}
		if faded != n || listed != want {
			t.Errorf("of %d dead writes %d fade and %d are listed, want %d", n, faded, listed, want)
		}
	}
}
