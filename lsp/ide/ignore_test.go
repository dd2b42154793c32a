package ide

import (
	"context"
	"fmt"
	"strings"
	"testing"
)

// TestIgnore holds what comments keep from being reported, in both spellings: B is a branch to the
// next block, which is reported.
func TestIgnore(t *testing.T) {
	const b = "BRA b"
	native := func(header, first, line string) string {
		return header + "\n" + first + line + "\nb:\n    EXIT\n}\n.func g {\n    BRA b\nb:\n    EXIT\n}\n"
	}
	listing := func(header, line string) string {
		return "\tcode for sm_90\n" + header + "\n        /*0000*/                   BRA 0x10 ;" + line + "\n        /*0010*/                   EXIT ;\n"
	}
	const next, in = "branch-to-next", "ori:ignore branch-to-next"
	for _, tt := range []struct{ text, want string }{
		{native(".func f {", "", b), "2 branch-to-next, 7 branch-to-next"},
		{native(".func f {", "", b+" // "+in), "7 branch-to-next"},
		{native(".func f {", "", b+" /* "+in+" */"), "7 branch-to-next"},
		{native(".func f {", "", b+" //"+in+", dead-write: a reason"), "2 unused-ignore, 7 branch-to-next"},
		{native(".func f {", "    // "+in+"\n\n    // why\n", b), "10 branch-to-next"},
		{native(".func f {", "    // "+in+"\n    NOP\n", b), "2 unused-ignore, 4 branch-to-next, 9 branch-to-next"},
		{native(".func f { // "+in, "", b), "7 branch-to-next"},
		{native("// "+in+"\n.func f {", "", b), "8 branch-to-next"},
		{native(".func f { // ori:ignore dead-write", "", b), "1 unused-ignore, 2 branch-to-next, 7 branch-to-next"},
		{native(".func f { // ori:ignore branch-to-nxt", "", b), "1 unused-ignore, 2 branch-to-next, 7 branch-to-next"},
		{native(".func f { // ori:ignore", "", b), "1 unused-ignore, 2 branch-to-next, 7 branch-to-next"},
		{native(".func f { // ori:ignore: "+next, "", b), "7 branch-to-next"},
		{native(".func f { // see ori:ignore of "+next, "", b), "2 branch-to-next, 7 branch-to-next"},
		{native(".func f {", "", b) + "// " + in + "\n", "2 branch-to-next, 7 branch-to-next, 11 unused-ignore"},
		{native(".func f {", "/* "+in+" */ ", b), "7 branch-to-next"},
		{native(".func f {", "/* "+in+" */ // why\n", b), "8 branch-to-next"},
		{".func f {\n    EXIT\nx:\n    MOV R1, R2\n    STG [R2], R1 // ori:ignore unreachable-block\n    EXIT\n}\n", ""},
		{".func f {\n    EXIT\nx:\n    MOV R1, R2\n    EXIT\n// ori:ignore unreachable-block\n}\n", "3 unreachable-block, 6 unused-ignore"},
		{listing("\t\tFunction : k\n/* "+in+" */ // why", ""), ""},
		{listing("\t\tFunction : k", ""), "3 branch-to-next"},
		{listing("\t\tFunction : k", " // "+in), ""},
		{listing("\t\tFunction : k // "+in, ""), ""},
		{listing("// "+in+"\n\t\tFunction : k", ""), ""},
		{listing("\t\tFunction : k", "\n        /* "+in+" */"), "3 branch-to-next, 4 unused-ignore"},
	} {
		s := Open([]byte(tt.text), Options{})
		ds, err := s.AllDiagnostics(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, d := range ds {
			line, _ := s.Text().Position(int(d.Span.Start), 0)
			got = append(got, fmt.Sprintf("%d %s", line+1, d.Code))
		}
		if got := strings.Join(got, ", "); got != tt.want {
			t.Errorf("%s\n%s\nwant %s", tt.text, got, tt.want)
		}
	}
}

// TestIgnoreRefused holds that a comment about a refused rewrite is no less used where these are
// not reported.
func TestIgnoreRefused(t *testing.T) {
	const text = `.func barrier {
    BSSY     B0, meet
@P0 BRA      part  // ori:ignore thread-branch
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
`
	if ds, err := Open([]byte(text), Options{}).Diagnostics(context.Background()); err != nil || len(ds) != 0 {
		t.Errorf("%v, %v", ds, err)
	}
}
