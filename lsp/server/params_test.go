package server

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/protocol"
)

// goodParams are parameters of each message that has some, with all that the server looks at.
var goodParams = map[string]string{
	protocol.MethodInitialize: `{"processId":1,"rootUri":null,"capabilities":{"general":{"positionEncodings":["utf-8"]},` +
		`"textDocument":{"hover":{"contentFormat":["markdown"]},"codeLens":{"dynamicRegistration":true}},"window":{"workDoneProgress":true}},` +
		`"initializationOptions":{"target":"sm_80"},"trace":"off"}`,
	protocol.MethodTextDocumentDidOpen: `{"textDocument":{"uri":"file:///b.ori","languageId":"ori","version":1,"text":""}}`,
	protocol.MethodTextDocumentDidChange: `{"textDocument":{"uri":"file:///a.ori","version":7},"contentChanges":[` +
		`{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"text":""}]}`,
	protocol.MethodTextDocumentDidSave:                 `{"textDocument":{"uri":"file:///a.ori"},"text":""}`,
	protocol.MethodTextDocumentDidClose:                `{"textDocument":{"uri":"file:///c.ori"}}`,
	protocol.MethodCancelRequest:                       `{"id":1}`,
	protocol.MethodWindowWorkDoneProgressCancel:        `{"token":"ori/1"}`,
	protocol.MethodTextDocumentHover:                   `{DOC,AT}`,
	protocol.MethodTextDocumentCodeAction:              `{DOC,RANGE,"context":{"diagnostics":[{RANGE,"message":"x","severity":1,"code":"c"}],"only":["quickfix"]}}`,
	protocol.MethodCodeActionResolve:                   `{"title":"x","kind":"quickfix","data":{"uri":"file:///a.ori","doc":1,"version":1,"key":{"version":1,"func":0,"n":0}}}`,
	protocol.MethodTextDocumentDefinition:              `{DOC,AT}`,
	protocol.MethodTextDocumentReferences:              `{DOC,AT,"context":{"includeDeclaration":true}}`,
	protocol.MethodTextDocumentDocumentHighlight:       `{DOC,AT}`,
	protocol.MethodTextDocumentDocumentSymbol:          `{DOC}`,
	protocol.MethodTextDocumentFoldingRange:            `{DOC}`,
	protocol.MethodTextDocumentInlayHint:               `{DOC,RANGE}`,
	protocol.MethodTextDocumentCodeLens:                `{DOC}`,
	protocol.MethodTextDocumentCompletion:              `{DOC,AT,"context":{"triggerKind":1}}`,
	protocol.MethodCompletionItemResolve:               `{"label":"IMAD","data":"opcode"}`,
	protocol.MethodTextDocumentSignatureHelp:           `{DOC,AT}`,
	protocol.MethodTextDocumentSemanticTokensFull:      `{DOC}`,
	protocol.MethodTextDocumentSemanticTokensFullDelta: `{DOC,"previousResultId":"1"}`,
	protocol.MethodTextDocumentSemanticTokensRange:     `{DOC,RANGE}`,
	protocol.MethodTextDocumentFormatting:              `{DOC,OPTIONS}`,
	protocol.MethodTextDocumentRangeFormatting:         `{DOC,RANGE,OPTIONS}`,
	protocol.MethodTextDocumentOnTypeFormatting:        `{DOC,AT,"ch":"\n",OPTIONS}`,
	protocol.MethodTextDocumentSelectionRange:          `{DOC,"positions":[{"line":0,"character":0}]}`,
	protocol.MethodTextDocumentDeclaration:             `{DOC,AT}`,
	protocol.MethodWorkspaceSymbol:                     `{"query":"a"}`,
	protocol.MethodTextDocumentPrepareRename:           `{DOC,AT}`,
	protocol.MethodTextDocumentRename:                  `{DOC,AT,"newName":"b"}`,
	protocol.MethodTextDocumentLinkedEditingRange:      `{DOC,AT}`,
	protocol.MethodTextDocumentPrepareCallHierarchy:    `{DOC,AT}`,
	protocol.MethodCallHierarchyIncomingCalls:          `{"item":ITEM}`,
	protocol.MethodCallHierarchyOutgoingCalls:          `{"item":ITEM}`,
	protocol.MethodTextDocumentPrepareTypeHierarchy:    `{DOC,AT}`,
	protocol.MethodTypeHierarchySupertypes:             `{"item":ITEM}`,
	protocol.MethodTypeHierarchySubtypes:               `{"item":ITEM}`,
	protocol.MethodTextDocumentDocumentLink:            `{DOC}`,
	protocol.MethodTextDocumentDiagnostic:              `{DOC,"previousResultId":"1"}`,
	methodGraph:                                        `{DOC,AT}`,
	methodPipeline:                                     `{DOC,AT}`,
	protocol.MethodWorkspaceExecuteCommand:             `{"command":"ori.draw","arguments":[{"uri":"file:///a.ori",RANGE,"func":"f"}]}`,
	protocol.MethodWorkspaceTextDocumentContent:        `{"uri":"ori-phase:/a.ori?phase=15&of=file:///a.ori"}`,
	protocol.MethodWorkspaceDidChangeConfiguration:     `{"settings":{"ori":{"target":"sm_90","optLevel":0,"knobs":{"x":1}}}}`,
	protocol.MethodWorkspaceDidChangeWatchedFiles:      `{"changes":[{"uri":"file:///ori.toml","type":2}]}`,
	protocol.MethodWorkspaceDidChangeWorkspaceFolders:  `{"event":{"added":[{"uri":"file:///nowhere/a","name":"a"}],"removed":[{"uri":"file:///nowhere/b","name":"b"}]}}`,
}

// goWords are what a message has that shows how the server is made.
var goWords = regexp.MustCompile(`\b(Go|json|protocol|u?int\d*|jsontext|unmarshal|struct|offset)\b|\*\w+\.|server\.|0x`)

// filled are parameters of [goodParams] with what is short for other members written out.
func filled(params string) string {
	const span = `"range":{"start":{"line":0,"character":0},"end":{"line":1,"character":0}}`
	return strings.NewReplacer("DOC", `"textDocument":{"uri":"file:///a.ori"}`, "AT", `"position":{"line":0,"character":0}`, "RANGE", span,
		"OPTIONS", `"options":{"tabSize":4,"insertSpaces":true}`,
		"ITEM", `{"name":"a","kind":8,"uri":"file:///a.ori",`+span+`,"selectionRange"`+strings.TrimPrefix(span, `"range"`)+`,"data":{"func":0,"block":0}}`).Replace(params)
}

// TestMalformedParams has each member of the parameters of each message be missing, null, and of
// another type. What is said of that is in words of the protocol, and the server goes on.
func TestMalformedParams(t *testing.T) {
	notifies := regexp.MustCompile(`/did|^\$/`)
	for _, r := range rows() {
		good, ok := goodParams[r.name]
		switch r.name {
		case protocol.MethodInitialized, protocol.MethodShutdown, protocol.MethodExit, protocol.MethodSetTrace:
			continue // what they are sent is not looked at
		}
		if !ok {
			t.Errorf("%s has no parameters in the table", r.name)
			continue
		}
		var tree any
		if err := json.Unmarshal([]byte(filled(good)), &tree); err != nil {
			t.Fatalf("%s: %v", r.name, err)
		}
		e := open(t, full)
		e.didOpen(doc, 1, ".entry f {\n    EXIT\n}\n")
		said := map[string]bool{}
		for _, x := range malformed(tree) {
			params, err := json.Marshal(x)
			if err != nil {
				t.Fatal(err)
			}
			switch {
			case r.name == protocol.MethodInitialize:
				err = connect(t).call(r.name, raw(string(params)), nil)
			case notifies.MatchString(r.name):
				e.didChange(doc, 2, whole(".entry f {\n    EXIT\n}\n")) // after a bad change nothing is said until there is a text again
				e.notify(r.name, raw(string(params)))
			default:
				err = e.call(r.name, raw(string(params)), nil)
			}
			if err != nil {
				said[err.Error()] = true
			}
		}
		if !e.ping() {
			t.Errorf("%s: the server does not answer any more", r.name)
		}
		e.mu.Lock()
		for _, text := range e.logged {
			said[text] = true
		}
		e.mu.Unlock()
		for _, text := range slices.Sorted(maps.Keys(said)) {
			is, not, _ := strings.Cut(text[strings.LastIndex(text, " is ")+1:], ", not ")
			if goWords.MatchString(text) || strings.Contains(text, "panic") || is == "is "+not {
				t.Errorf("%s: %s", r.name, text)
			}
		}
	}
}

// malformed returns tree with each of its parts missing, null, and of other types, one at a time.
func malformed(tree any) []any {
	others := []any{nil, true, -1.0, 1.5, 5e9, "x", []any{}, map[string]any{}}
	out := slices.Clone(others)
	switch x := tree.(type) {
	case map[string]any:
		for name, part := range x {
			with := func(v any, there bool) {
				c := map[string]any{}
				for k, y := range x {
					if k != name {
						c[k] = y
					} else if there {
						c[k] = v
					}
				}
				out = append(out, c)
			}
			with(nil, false)
			for _, v := range malformed(part) {
				with(v, true)
			}
		}
	case []any:
		for n := range x {
			for _, v := range malformed(x[n]) {
				c := slices.Clone(x)
				c[n] = v
				out = append(out, c)
			}
		}
	}
	return out
}
