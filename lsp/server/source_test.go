package server

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

const sourceListing = `	.headerflags	@"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_64BIT_ADDRESS EF_CUDA_SM86 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM86)"
//--------------------- .text.work                --------------------------
	.section	.text.work,"ax",@progbits
        .global         work
        .type           work,@function
work:
.text.work:
        /*0000*/                   NOP ;
	//## File "src/a b.cu", line 7 inlined at "src/k.cu", line 38
	//## File "src/k.cu", line 38
        /*0010*/                   MOV R1, c[0x0][0x28] ;   /* 0x00000a0000017a02 */
	//## File "` + "/nowhere/k.cu" + `", line 9
        /*0020*/                   EXIT ;
`

// TestSources holds that source lines are linked, defined and told of, and that those of files that
// are not there are only told of.
func TestSources(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a b.cu", "k.cu"} {
		if err := os.MkdirAll(filepath.Join(dir, "src"), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "src", name), nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	listing := string(uri.File(filepath.Join(dir, "k.sass")))
	inlined, outer := string(uri.File(filepath.Join(dir, "src", "a b.cu"))), string(uri.File(filepath.Join(dir, "src", "k.cu")))
	e := open(t, full)
	e.didOpen(listing, 1, sourceListing)

	var links []protocol.DocumentLink
	e.must(protocol.MethodTextDocumentDocumentLink, &protocol.DocumentLinkParams{TextDocument: identify(listing)}, &links)
	var got []string
	for _, l := range links {
		got = append(got, show(l.Range)+" "+string(*l.Target))
	}
	want := []string{"9:12-32 " + inlined + "#L7", "9:44-63 " + outer + "#L38", "10:12-31 " + outer + "#L38"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("links\n%q\nwant\n%q", got, want)
	}

	for _, tt := range []struct {
		line, char uint32
		want       string // of the definition
		hover      string // is in the hover
	}{
		{7, 36, "", "**NOP**"},
		{8, 2, inlined + " 7, " + outer + " 38", "nvdisasm -g"},
		{8, 20, inlined + " 7", "nvdisasm -g"}, // the lines that a note names
		{8, 50, outer + " 38", "nvdisasm -g"},
		{9, 20, outer + " 38", "nvdisasm -g"},
		{10, 12, inlined + " 7, " + outer + " 38", ""}, // the address
		{10, 60, inlined + " 7, " + outer + " 38", ""}, // the encoding
		{10, 36, inlined + " 7, " + outer + " 38", "**source line** `src/a b.cu:7`, inlined at `src/k.cu:38`"},
		{11, 20, "", "nvdisasm -g"},
		{12, 36, "", "**source line** `/nowhere/k.cu:9`"},
	} {
		var at []protocol.Location
		e.must(protocol.MethodTextDocumentDefinition, &protocol.DefinitionParams{TextDocumentPositionParams: position(listing,
			protocol.Position{Line: tt.line, Character: tt.char})}, &at)
		var text []string
		for _, l := range at {
			text = append(text, string(l.URI)+" "+strings.TrimSuffix(show(l.Range), ":1-1"))
		}
		if got := strings.Join(text, ", "); got != tt.want {
			t.Errorf("definition at %d:%d: %q, want %q", tt.line, tt.char, got, tt.want)
		}
		var h *protocol.Hover
		e.must(protocol.MethodTextDocumentHover, &protocol.HoverParams{TextDocumentPositionParams: position(listing, protocol.Position{Line: tt.line,
			Character: tt.char})}, &h)
		if tt.hover == "" {
			continue
		}
		if h == nil || !strings.Contains(h.Contents.(*protocol.MarkupContent).Value, tt.hover) || tt.line == 7 &&
			strings.Contains(h.Contents.(*protocol.MarkupContent).Value, "**source line**") {
			t.Errorf("hover at %d:%d: %+v", tt.line, tt.char, h)
		}
	}
}
