package ide

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/ori-lang/ori/analysis"
)

// TestLevels holds what presets and levels make of an error, of a rewrite that is possible and of
// one that is refused.
func TestLevels(t *testing.T) {
	const text = `.target sm_90
.func f {
    BSSY     B0, meet
@P0 BRA      part
    NOP
    BRA      meet
part:
    BSYNC    B0
    BRA      out
meet:
    BSYNC    B0
out:
    EXIT
}
.func g {
@P0 BRA      hop
    NOP
last:
    EXIT
hop:
    BRA      last
}
.func w {
    BRA      nowhere
}
`
	thread := func(s analysis.Severity) map[string]analysis.Severity {
		return map[string]analysis.Severity{"thread-branch": s}
	}
	for _, tt := range []struct {
		preset string
		levels map[string]analysis.Severity
		want   string
	}{
		{"", nil, "refused thread-branch hint, thread-branch hint, if-convert hint, empty-block hint, undefined-label error"},
		{"everything", nil, "refused thread-branch hint, thread-branch hint, if-convert hint, empty-block hint, undefined-label error"},
		{"review", nil, "thread-branch information, if-convert information, empty-block information, undefined-label error"},
		{"quiet", nil, "undefined-label error"},
		{"", thread(Off), "if-convert hint, empty-block hint, undefined-label error"},
		{"", thread(analysis.Error), "refused thread-branch hint, thread-branch error, if-convert hint, empty-block hint, undefined-label error"},
		{"quiet", thread(analysis.Warning), "refused thread-branch hint, thread-branch warning, undefined-label error"},
	} {
		ds, err := Open([]byte(text), Options{Preset: tt.preset, Levels: tt.levels}).AllDiagnostics(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, d := range ds {
			s := fmt.Sprintf("%s %s", d.Code, d.Severity)
			if d.Refused != "" {
				s = "refused " + s
			}
			got = append(got, s)
		}
		if got := strings.Join(got, ", "); got != tt.want {
			t.Errorf("preset %q, %v:\n%s\nwant\n%s", tt.preset, tt.levels, got, tt.want)
		}
	}
}

// TestLevelsLimit holds that the limit keeps what the user finds most severe.
func TestLevelsLimit(t *testing.T) {
	text := ".func f {\n" + strings.Repeat("    FROBNICATE\n", 3) + "    BRA b\nb:\n    EXIT\n}\n"
	s := Open([]byte(text), Options{MaxDiags: 1, Levels: map[string]analysis.Severity{"branch-to-next": analysis.Error}})
	ds, err := s.Diagnostics(context.Background())
	if err != nil || len(ds) != 2 || ds[1].Code != "branch-to-next" {
		t.Errorf("%v, %v", ds, err)
	}
}

func TestLevelNames(t *testing.T) {
	for n, name := range LevelNames {
		if s, ok := LevelNamed(name); !ok || n > 0 && s.String() != name || n == 0 && s != Off {
			t.Errorf("%s is %v, %v", name, s, ok)
		}
	}
	if _, ok := LevelNamed("loud"); ok {
		t.Error("loud is a level")
	}
}
