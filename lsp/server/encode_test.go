package server

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// TestDiagnosticsEncoded holds that diagnostics are encoded as the protocol has them, with what the client can show.
func TestDiagnosticsEncoded(t *testing.T) {
	snap := ide.Open([]byte("  BRA a;\n  MOV R1, \"\U0001f600\" R2;\n  EXIT;\n"), ide.Options{})
	ph := optimizer.PhaseNamed("15")
	diags := []ide.Diagnostic{
		{Diagnostic: analysis.Diagnostic{Code: "syntax-error", Severity: analysis.Error, Message: "a \"quote\", \\ and \x01\xff\n<\u2028>"}},
		{Diagnostic: analysis.Diagnostic{Code: "dead-write", Severity: analysis.Hint, Span: ide.Span{Start: 11, End: 30}, Message: "m", Dead: true,
			Related: []analysis.Related{{Message: "first"}, {Span: ide.Span{Start: 20, End: 32}, Message: "\u00e9"}}}, Phase: ph},
		{Diagnostic: analysis.Diagnostic{Code: "thread-branch", Severity: analysis.Warning, Span: ide.Span{Start: 2, End: 5}}, Phase: &optimizer.Phase{Name: "unnumbered"}},
	}
	for _, c := range []client{{}, {related: true, data: true, describes: true, unnecessary: true}} {
		m := mapper{uri: doc, client: &c, text: snap.Text()}
		encoded := m.appendDiagnostics([]byte("kept"), diags)
		var got []protocol.Diagnostic
		if err := protocol.Unmarshal(encoded[len("kept"):], &got); err != nil {
			t.Fatalf("%v in %s", err, encoded)
		}
		again, err := protocol.Marshal(got)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff("kept"+string(again), string(encoded)); d != "" {
			t.Error(d)
		}
		for n, g := range got {
			d := diags[n]
			if g.Message != protocol.String(strings.ToValidUTF8(d.Message, "\ufffd")) || g.Code != protocol.String(d.Code) || g.Severity != severities[d.Severity] || g.Range != m.rang(d.Span) ||
				len(g.RelatedInformation) != len(d.Related)*map[bool]int{true: 1}[c.related] || (g.CodeDescription.Href != "") != c.describes ||
				(g.Data != nil) != (c.data && d.Phase != nil) || (!g.Tags.IsZero()) != (c.unnecessary && d.Dead) {
				t.Errorf("diagnostic %d is %+v", n, g)
			}
		}
	}
}
