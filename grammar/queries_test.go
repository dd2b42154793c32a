package grammar

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"

	sitter "github.com/smacker/go-tree-sitter"
)

// captures runs a query of queries/ over src and returns what it captures, as "name: text".
func captures(t *testing.T, name string, src string) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("queries", name))
	if err != nil {
		t.Fatal(err)
	}
	q, err := sitter.NewQuery(text, Language())
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	defer q.Close()
	root, err := sitter.ParseCtx(context.Background(), []byte(src), Language())
	if err != nil {
		t.Fatal(err)
	}
	c := sitter.NewQueryCursor()
	defer c.Close()
	c.Exec(q, root)
	var out []string
	for {
		m, ok := c.NextMatch()
		if !ok {
			return out
		}
		for _, n := range c.FilterPredicates(m, []byte(src)).Captures {
			out = append(out, q.CaptureNameForId(n.Index)+": "+n.Node.Content([]byte(src)))
		}
	}
}

const querySample = `// a note
.target sm_90
.entry k {
.jumptable jt { a, b }
    S2R      R0, SR_TID.X
@!P0 BRA     a
    CALL.REL.NOINC callee
    LDG.E    R2, [R4.64+0x10]
    MOV      R3, c[0x0][0x160]
    BRX      R4, jt
a:
    EXIT
b:
    MOV R1, RZ !
    EXIT
}
	.section	.text.f,"ax",@progbits
f:
        /*0000*/               @P0 BRA ` + "`(.L_x_0) ;" + `
.L_x_0:
        /*0010*/                   BRX R8 -0x170 (*"BRANCH_TARGETS .L_x_0"*);
`

// TestQueries holds that the queries fit the grammar and capture what they are for.
func TestQueries(t *testing.T) {
	for name, wants := range map[string][]string{
		"highlights.scm": {
			"comment: // a note", "function.builtin: LDG.E", "keyword.conditional: BRA", "keyword.return: EXIT", "keyword.function: CALL.REL.NOINC",
			"attribute: @!P0", "variable: R4.64", "variable.builtin: RZ", "constant.builtin: SR_TID.X", "number: +0x10", "constant: c[0x0][0x160]",
			"label: a:", "label: `(.L_x_0)", "label: .L_x_0:", "keyword.directive: .target", "function: k", "function: .text.f", "comment: /*0000*/",
			`attribute: (*"BRANCH_TARGETS .L_x_0"*)`, "error: !", "label: jt",
		},
		"locals.scm": {"local.definition.label: a:", "local.reference: a", "local.reference: `(.L_x_0)", "local.definition.label: jt"},
		"tags.scm":   {"name: k", "name: .text.f", "name: callee"},
	} {
		got := captures(t, name, querySample)
		for _, want := range wants {
			if !slices.Contains(got, want) {
				t.Errorf("%s does not capture %q; it captures %q", name, want, got)
			}
		}
	}
	for name, least := range map[string]int{"folds.scm": 5, "indents.scm": 3} {
		if got := captures(t, name, querySample); len(got) < least {
			t.Errorf("%s captures only %q", name, got)
		}
	}
}
