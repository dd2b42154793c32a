package server

import (
	"fmt"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// TestForeign opens texts of other languages and holds that each request is answered, with
// nothing, and that there is one diagnostic, which says what the text is.
func TestForeign(t *testing.T) {
	for _, tt := range []struct{ text, says string }{
		{"// of NVVM\n.version 8.4\n.target sm_90\n.func f() {\n  mov.u32 %r1, 1;\n}\n", "this is PTX, the language before ptxas, not a listing; ptxas"},
		{"\x7fELF\x02\x01\x01\n", "this is an ELF file, not a listing; nvdisasm -c"},
		{"; ModuleID = 'k.cu'\nsource_filename = \"k.cu\"\n\ndefine void @k(i32 %0) {\nentry:\n  ret void\n}\n", "this is LLVM IR, not a listing; llc"},
		{"module attributes {gpu.container_module} {\n  // | a | table |\n  llvm.func @k() {\n    llvm.return\n  }\n}\n", "this is MLIR, not a listing; mlir-translate"},
		{"{\n  \"files\": [\n    {\n      \"file\": \"a.ori\"\n", "this is JSON, not a listing"},
		{"import os\n\nprint(1)\n", "this is a source file in Python, not a listing"},
		{"--:-:-:Y:1      S2R a, SR_TID.X;\n", "this looks like maxas (D10)"},
		{"digraph f {\nnode [fontname=\"Courier\"]\n\"a\" -> \"b\";\n}\n", "this looks like nvdisasm -cfg (D7)"},
	} {
		e := open(t, full)
		e.didOpen(doc, 1, tt.text)
		p := <-e.published
		if len(p.Diagnostics) != 1 || p.Diagnostics[0].Code != protocol.String("foreign-dialect") ||
			!strings.HasPrefix(fmt.Sprint(p.Diagnostics[0].Message), tt.says) {
			t.Errorf("%q: %+v", tt.text, p.Diagnostics)
		}
		for _, row := range benchRows {
			params := row.params
			if strings.Contains(params, "ITEM") || params == "ACTION" || strings.Contains(params, "label\":\"IMAD") || strings.Contains(params, "RESULT") ||
				row.method == protocol.MethodTextDocumentDiagnostic || row.method == protocol.MethodWorkspaceExecuteCommand {
				continue
			}
			place := `{"line":0,"character":6}`
			params = strings.NewReplacer("DOC", `"textDocument":{"uri":"`+doc+`"}`, "AT", `"position":`+place, "LABEL", `"position":`+place, "PLACE", place,
				"RANGE", `"range":{"start":`+place+`,"end":{"line":5,"character":0}}`, "LINE", `"range":{"start":`+place+`,"end":`+place+`}`).Replace(params)
			var got jsonrpc2.RawMessage
			e.must(row.method, raw(params), &got)
			if text := string(got); text != "null" && text != "[]" {
				t.Errorf("%q: %s: %s", tt.text, row.method, text)
			}
		}
		e.must(protocol.MethodTextDocumentCompletion, raw(`{"textDocument":{"uri":"`+doc+`"},"position":{"line":0,"character":3}}`), nil)
	}
}
