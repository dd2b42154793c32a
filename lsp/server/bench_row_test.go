package server

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/lsp/ide"
)

// benchRows are requests that an editor makes while one works: AT is a random place of the text, on
// the number of a register, LABEL one on a label, DOC the document, RANGE fifty lines there, LINE
// one, FUNC the first function.
var benchRows = []benchRow{
	{method: protocol.MethodTextDocumentHover, params: `{DOC,AT}`},
	{method: protocol.MethodTextDocumentDefinition, params: `{DOC,AT}`},
	{method: protocol.MethodTextDocumentDeclaration, params: `{DOC,LABEL}`},
	{method: protocol.MethodTextDocumentReferences, params: `{DOC,LABEL,"context":{"includeDeclaration":true}}`},
	{method: protocol.MethodTextDocumentDocumentHighlight, params: `{DOC,AT}`},
	{method: protocol.MethodTextDocumentSelectionRange, params: `{DOC,"positions":[PLACE]}`},
	{method: protocol.MethodWorkspaceSymbol, params: `{"query":"x_12"}`},
	{method: protocol.MethodTextDocumentDocumentSymbol, params: `{DOC}`},
	{method: protocol.MethodTextDocumentFoldingRange, params: `{DOC}`},
	{method: protocol.MethodTextDocumentDocumentLink, params: `{DOC}`},
	{method: protocol.MethodTextDocumentPrepareRename, params: `{DOC,LABEL}`, refused: true},
	{method: protocol.MethodTextDocumentRename, params: `{DOC,LABEL,"newName":".L_new"}`, refused: true},
	{method: protocol.MethodTextDocumentRename, of: "register", params: `{DOC,AT,"newName":"R200"}`, refused: true},
	{method: protocol.MethodTextDocumentLinkedEditingRange, params: `{DOC,LABEL}`},
	{method: protocol.MethodTextDocumentPrepareCallHierarchy, params: `{DOC,LABEL}`},
	{method: protocol.MethodCallHierarchyIncomingCalls, params: `{"item":ITEM}`},
	{method: protocol.MethodCallHierarchyOutgoingCalls, params: `{"item":ITEM}`},
	{method: protocol.MethodTextDocumentPrepareTypeHierarchy, params: `{DOC,AT}`},
	{method: protocol.MethodTypeHierarchySupertypes, params: `{"item":ITEM}`},
	{method: protocol.MethodTypeHierarchySubtypes, params: `{"item":ITEM}`},
	{method: protocol.MethodTextDocumentDiagnostic, params: `{DOC}`},
	{method: protocol.MethodTextDocumentInlayHint, params: `{DOC,RANGE}`},
	{method: protocol.MethodTextDocumentCodeLens, params: `{DOC}`},
	{method: protocol.MethodTextDocumentCodeLens, of: "after an edit", params: `{DOC}`, edited: true},
	{method: protocol.MethodTextDocumentCompletion, params: `{DOC,AT}`},
	{method: protocol.MethodCompletionItemResolve, params: `{"label":"IMAD","data":"opcode"}`},
	{method: protocol.MethodTextDocumentSignatureHelp, params: `{DOC,AT}`},
	{method: protocol.MethodTextDocumentSemanticTokensFull, params: `{DOC}`},
	{method: protocol.MethodTextDocumentSemanticTokensFullDelta, params: `{DOC,"previousResultId":"RESULT"}`, edited: true},
	{method: protocol.MethodTextDocumentSemanticTokensRange, params: `{DOC,RANGE}`},
	{method: protocol.MethodTextDocumentCodeAction, params: `{DOC,LINE,"context":{"diagnostics":[]}}`},
	{method: protocol.MethodCodeActionResolve, params: `ACTION`},
	{method: protocol.MethodWorkspaceExecuteCommand, of: "ori.draw", params: `{"command":"ori.draw","arguments":[{DOCURI,LINE}]}`},
	{method: protocol.MethodTextDocumentFormatting, of: "all lines", params: `{DOC,"options":{"tabSize":4,"insertSpaces":true}}`, native: true},
	{method: protocol.MethodTextDocumentRangeFormatting, params: `{DOC,RANGE,"options":{"tabSize":4,"insertSpaces":true}}`, native: true},
	{method: protocol.MethodTextDocumentOnTypeFormatting, params: `{DOC,AT,"ch":"\n","options":{"tabSize":4,"insertSpaces":true}}`, native: true},
	{method: protocol.MethodTextDocumentFormatting, params: `{DOC,"options":{"tabSize":4,"insertSpaces":true}}`, native: true, laid: true, edited: true},
}

// commandRows are requests for documents made of the text, which users ask for and editors do not by themselves.
var commandRows = []benchRow{
	{method: protocol.MethodWorkspaceExecuteCommand, of: "ori.rpo", params: `{"command":"ori.rpo","arguments":[{DOCURI,"func":"FUNC"}]}`},
	{method: protocol.MethodWorkspaceExecuteCommand, of: "ori.dot", params: `{"command":"ori.dot","arguments":[{DOCURI,"func":"FUNC"}]}`},
	{method: protocol.MethodWorkspaceExecuteCommand, of: "ori.refusals", params: `{"command":"ori.refusals","arguments":[{DOCURI,"func":"FUNC"}]}`},
	{method: protocol.MethodWorkspaceExecuteCommand, of: "ori.instructions", params: `{"command":"ori.instructions","arguments":[{DOCURI,"source":"k.cu",LINE}]}`},
	{method: protocol.MethodWorkspaceTextDocumentContent, of: "phase 15", params: `{"uri":"ori:/x?phase=15&func=FUNC&of=CONTENT"}`},
	{method: protocol.MethodWorkspaceTextDocumentContent, of: "phase 15, after an edit", params: `{"uri":"ori:/x?phase=15&func=FUNC&of=CONTENT"}`, edited: true, inside: true},
}

// A benchRow is one kind of request.
type benchRow struct {
	method, of, params string
	refused            bool // the answer may be that it cannot be
	edited             bool // a digit was typed since, or taken away; a blank at the start of a line if the text is laid out
	inside             bool // what is edited is in the first function
	native             bool // of a native text; nothing is to be done in a listing
	laid               bool // the text is laid out, as who formats it when it is saved has it; such rows are last
}

// BenchmarkRow is the time from each of these asked to answered, in a text of 110,000 lines.
func BenchmarkRow(b *testing.B) {
	for _, s := range shapes[2:] {
		for _, native := range []bool{false, true} {
			s.config.Native = native
			text := string(gen.Program(rand.New(rand.NewPCG(1, 2)), s.config))
			w := newWire(b)
			w.open(0, text)
			w.steps = s.steps // what is asked after an edit is asked when all of it is published
			d := &benchDoc{wire: w, places: registers(text), rnd: rand.New(rand.NewPCG(3, 4)), id: 100, fn: firstFunc(text)}
			for n, line := range strings.Split(text, "\n") {
				if strings.HasPrefix(line, ".L_x_") {
					d.labels = append(d.labels, spot{n, 3})
				}
			}
			laid := false
			for _, row := range slices.Concat(commandRows, benchRows) {
				if row.native == native {
					if row.laid && !laid {
						laid = true
						d.layOut(b, text)
					}
					b.Run(strings.ReplaceAll(row.method+row.of, "/", ".")+"/"+s.name, func(b *testing.B) {
						w.b = b
						d.row(b, &row)
					})
				}
			}
			w.b = b
			w.end()
		}
	}
}

// A benchDoc is the document that is asked about.
type benchDoc struct {
	*wire
	places, labels []spot
	rnd            *rand.Rand
	id, version    int
	fn             string
}

// firstFunc is the name of the first function of a text that is generated.
func firstFunc(text string) string {
	return funcName.FindStringSubmatch(text)[1]
}

var funcName = regexp.MustCompile(`(?:\.text\.|\.entry |\.func )(\w+)`)

func (d *benchDoc) row(b *testing.B, row *benchRow) {
	var times []time.Duration
	result := ""
	if strings.Contains(row.params, "RESULT") {
		result = string(resultID.FindSubmatch(d.request(protocol.MethodTextDocumentSemanticTokensFull, `{"textDocument":{"uri":"`+doc+`"}}`))[1])
	}
	if row.edited {
		d.request(row.method, d.fill(strings.ReplaceAll(row.params, "RESULT", result))) // what is asked for again
	}
	p := d.places[0]
	for n := 0; b.Loop(); n++ {
		if row.edited {
			from, typed := p.char, "1"
			if row.laid {
				from, typed = 0, " "
			}
			taken := n % 2
			if taken == 0 && row.inside {
				p = d.places[n%min(20, len(d.places))]
			} else if taken == 0 {
				p = d.places[d.rnd.IntN(len(d.places))]
			}
			d.version++
			d.replace(d.version, p.line, from, from+taken, typed[taken:])
		}
		params := d.fill(strings.ReplaceAll(row.params, "RESULT", result))
		if params == "" {
			continue
		}
		start := time.Now()
		answer := d.request(row.method, params)
		times = append(times, time.Since(start))
		if !row.refused && strings.Contains(string(answer[:min(len(answer), 200)]), `"error"`) {
			b.Fatalf("%s", answer)
		}
		if m := resultID.FindSubmatch(answer); result != "" && m != nil {
			result = string(m[1])
		}
	}
	report(b, times)
}

// layOut makes the document's text, which text was, one that is laid out.
func (d *benchDoc) layOut(b *testing.B, text string) {
	edits, err := ide.Open([]byte(text), ide.Options{}).Format(context.Background(), ide.Span{End: int32(len(text))})
	if err != nil {
		b.Fatal(err)
	}
	text = string(cfg.Apply([]byte(text), edits, 0))
	d.places = registers(text)
	d.version++
	quoted, _ := json.Marshal(text)
	d.send(fmt.Sprintf(`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":%q,"version":%d},"contentChanges":[{"text":%s}]}}`,
		doc, d.version, quoted))
	d.until(fmt.Sprintf(`"version":%d,`, d.version))
}

// request sends a request and returns the answer, whatever it is.
func (d *benchDoc) request(method, params string) []byte {
	d.id++
	d.send(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`, d.id, method, params))
	return d.until(fmt.Sprintf(`"id":%d,`, d.id))
}

// fill puts random places into params.
func (d *benchDoc) fill(params string) string {
	at := d.places[d.rnd.IntN(len(d.places))]
	label := at
	if len(d.labels) > 0 {
		label = d.labels[d.rnd.IntN(len(d.labels))]
	}
	where := func(p spot) string { return fmt.Sprintf(`{"line":%d,"character":%d}`, p.line, p.char) }
	span := func(lines int) string {
		return fmt.Sprintf(`"range":{"start":%s,"end":%s}`, where(spot{at.line, 0}), where(spot{at.line + lines, 0}))
	}
	if params == "ACTION" {
		return d.action(at)
	}
	return strings.NewReplacer("FUNC", d.fn, "CONTENT", url.QueryEscape(doc), "DOCURI", fmt.Sprintf(`"uri":%q`, doc), "DOC", fmt.Sprintf(`"textDocument":{"uri":%q}`, doc),
		"AT", `"position":`+where(at), "LABEL", `"position":`+where(label), "PLACE", where(at), "RANGE", span(50), "LINE", span(0),
		"ITEM", fmt.Sprintf(`{"name":"x","kind":8,"uri":%q,"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},`+
			`"selectionRange":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"data":{"func":0,"block":%d}}`, doc, d.rnd.IntN(100)),
	).Replace(params)
}

// action is one that is offered in one of the lines from at on, and that makes one rewrite: all of
// a function, or of the file, are another matter.
func (d *benchDoc) action(at spot) string {
	answer := d.request(protocol.MethodTextDocumentCodeAction,
		fmt.Sprintf(`{"textDocument":{"uri":%q},"range":{"start":{"line":%d,"character":0},"end":{"line":%d,"character":0}},"context":{"diagnostics":[],"only":["quickfix"]}}`,
			doc, at.line, at.line+100))
	var offered struct {
		Result []struct {
			Title string
			Data  json.RawMessage
		}
	}
	if err := json.Unmarshal(answer, &offered); err != nil {
		d.b.Fatal(err)
	}
	for _, k := range d.rnd.Perm(len(offered.Result)) {
		a := offered.Result[k]
		var data struct{ Key struct{ N int } }
		if a.Data != nil && json.Unmarshal(a.Data, &data) == nil && data.Key.N >= 0 {
			return fmt.Sprintf(`{"title":%q,"data":%s}`, a.Title, a.Data)
		}
	}
	return ""
}

// BenchmarkBad is the time from each of these asked to answered where there is little to say, in a text of 110,000 lines: behind a
// line that is half typed, at the end of the text, in a comment, and in the middle of a text in another language.
func BenchmarkBad(b *testing.B) {
	s := shapes[2]
	for _, foreign := range []bool{false, true} {
		for _, native := range []bool{false, true} {
			s.config.Native = native
			text := string(gen.Program(rand.New(rand.NewPCG(1, 2)), s.config))
			lines := strings.SplitAfter(text, "\n")
			half, comment := len(lines)/3, len(lines)/2
			for !strings.HasPrefix(lines[half], " ") {
				half++
			}
			for !strings.HasPrefix(lines[comment], " ") {
				comment++
			}
			lines[half] += "    IADD3    R1, R\n"
			lines[comment] += "    // R1 and .L_x_12, as above\n"
			at := map[string]spot{"half-line": {half + 1, 18}, "comment": {comment + 2, 8}, "end": {len(lines) + 1, 0}}
			if foreign {
				at = map[string]spot{"foreign": {comment, 8}}
				lines[0] = ".version 8.4\n.target sm_90\n" + lines[0]
			}
			w := newWire(b)
			w.open(0, strings.Join(lines, ""))
			id, version := 100, 0
			for _, place := range []string{"half-line", "end", "comment", "foreign"} {
				p, ok := at[place]
				if !ok {
					continue
				}
				d := &benchDoc{wire: w, places: []spot{p}, labels: []spot{p}, rnd: rand.New(rand.NewPCG(3, 4)), id: id, version: version, fn: firstFunc(text)}
				for _, row := range slices.Concat(commandRows, benchRows) {
					if row.native != native || row.laid || row.params == "ACTION" || foreign && strings.Contains(row.params, "RESULT") {
						continue
					}
					row.refused = true
					b.Run(place+"/"+strings.ReplaceAll(row.method+row.of, "/", "."), func(b *testing.B) {
						w.b = b
						d.row(b, &row)
					})
				}
				id, version = d.id, d.version
			}
			w.b = b
			w.end()
		}
	}
}
