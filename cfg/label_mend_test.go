package cfg

import (
	"testing"

	"github.com/ori-lang/ori/grammar"
)

// TestLabelMended holds that a label without its colon is mended where that makes it one, and only there: what a fix leaves as it was
// would be fixed again and again.
func TestLabelMended(t *testing.T) {
	for line, want := range map[string]string{".L_x_2": ".L_x_2:", ".L_-x_2": "", ".L_-x_2:": "", ".L_é:": "", ".L_a*": ""} {
		text := ".target sm_86\n.entry f {\n" + line + "\n  EXIT;\n}\n"
		var got []Problem
		for _, section := range grammar.Parse([]byte(text)).Sections() {
			u := LowerSection(t.Context(), section, Env{}, nil, new(Names))
			got = append(got, u.Problems...)
			for _, f := range u.Funcs {
				got = append(got, f.Problems...)
			}
		}
		if len(got) != 1 || got[0].Code != "bad-directive" || got[0].Mend != want {
			t.Errorf("%s: %+v, want one bad-directive mended by %q", line, got, want)
		}
	}
}
