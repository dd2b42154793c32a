package server

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/cfg/gen"
)

// benchRows are requests that an editor makes while one works: AT is a random place of the text, on the number of a register, LABEL one on a label,
// DOC the document, RANGE fifty lines there.
var benchRows = []struct{ method, params string }{
	{protocol.MethodTextDocumentHover, `{DOC,AT}`},
	{protocol.MethodTextDocumentDefinition, `{DOC,AT}`},
	{protocol.MethodTextDocumentDeclaration, `{DOC,LABEL}`},
	{protocol.MethodTextDocumentReferences, `{DOC,LABEL,"context":{"includeDeclaration":true}}`},
	{protocol.MethodTextDocumentDocumentHighlight, `{DOC,AT}`},
	{protocol.MethodTextDocumentSelectionRange, `{DOC,"positions":[PLACE]}`},
	{protocol.MethodWorkspaceSymbol, `{"query":"x_12"}`},
	{protocol.MethodTextDocumentDocumentSymbol, `{DOC}`},
	{protocol.MethodTextDocumentFoldingRange, `{DOC}`},
	{protocol.MethodTextDocumentDocumentLink, `{DOC}`},
	{protocol.MethodTextDocumentPrepareRename, `{DOC,LABEL}`},
	{protocol.MethodTextDocumentRename, `{DOC,LABEL,"newName":".L_new"}`},
	{protocol.MethodTextDocumentLinkedEditingRange, `{DOC,LABEL}`},
	{protocol.MethodTextDocumentPrepareCallHierarchy, `{DOC,LABEL}`},
	{protocol.MethodCallHierarchyIncomingCalls, `{"item":ITEM}`},
	{protocol.MethodCallHierarchyOutgoingCalls, `{"item":ITEM}`},
	{protocol.MethodTextDocumentPrepareTypeHierarchy, `{DOC,AT}`},
	{protocol.MethodTypeHierarchySupertypes, `{"item":ITEM}`},
	{protocol.MethodTypeHierarchySubtypes, `{"item":ITEM}`},
	{protocol.MethodTextDocumentDiagnostic, `{DOC}`},
	{protocol.MethodTextDocumentInlayHint, `{DOC,RANGE}`},
	{protocol.MethodTextDocumentCodeLens, `{DOC}`},
}

// BenchmarkRow is the time from each of these asked to answered, in a text of 110,000 lines.
func BenchmarkRow(b *testing.B) {
	for _, s := range shapes[2:] {
		text := string(gen.Program(rand.New(rand.NewPCG(1, 2)), s.config))
		w := newWire(b)
		w.open(0, text)
		var labels []spot
		for n, line := range strings.Split(text, "\n") {
			if strings.HasPrefix(line, ".L_x_") {
				labels = append(labels, spot{n, 3})
			}
		}
		places := registers(text)
		rnd := rand.New(rand.NewPCG(3, 4))
		id := 100
		for _, row := range benchRows {
			b.Run(strings.ReplaceAll(row.method, "/", ".")+"/"+s.name, func(b *testing.B) {
				w.b = b
				var times []time.Duration
				for b.Loop() {
					at, label := places[rnd.IntN(len(places))], labels[rnd.IntN(len(labels))]
					where := func(p spot) string { return fmt.Sprintf(`{"line":%d,"character":%d}`, p.line, p.char) }
					params := strings.NewReplacer("DOC", fmt.Sprintf(`"textDocument":{"uri":%q}`, doc), "AT", `"position":`+where(at), "LABEL",
						`"position":`+where(label),
						"PLACE", where(at), "RANGE", fmt.Sprintf(`"range":{"start":%s,"end":%s}`, where(at), where(spot{at.line + 50, 0})),
						"ITEM", fmt.Sprintf(`{"name":"x","kind":8,"uri":%q,"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},`+
							`"selectionRange":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"data":{"func":0,"block":%d}}`, doc, rnd.IntN(100)),
					).Replace(row.params)
					id++
					start := time.Now()
					w.send(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`, id, row.method, params))
					if answer := w.until(fmt.Sprintf(`"id":%d,`, id)); strings.Contains(string(answer[:min(len(answer), 200)]), `"error"`) &&
						!strings.Contains(row.method, "ename") {
						b.Fatalf("%s", answer)
					}
					times = append(times, time.Since(start))
				}
				report(b, times)
			})
		}
		w.b = b
		w.end()
	}
}
