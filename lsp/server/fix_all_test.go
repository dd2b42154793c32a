package server

import (
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/protocol"
)

const redundant = ".entry f {\n    MOV R4, 0x1\n    MOV R4, 0x2\n@P0 BRA hop\n    BRA next\nnext:\n    STG.E [R2.64], R4\n    EXIT\nhop:\n    BRA next\ngone:\n    EXIT\n}\n"

const redundantListing = "	.headerflags	@\"EF_CUDA_SM86\"\n	.section	.text.f,\"ax\",@progbits\nf:\n" +
	"        /*0000*/                   MOV R4, 0x1 ;\n        /*0010*/                   MOV R4, 0x2 ;\n" +
	"        /*0020*/                   BRA `(.L_x_1) ;\n.L_x_1:\n        /*0030*/                   STG.E [R2.64], R4 ;\n" +
	"        /*0040*/                   EXIT ;\n.L_x_2:\n        /*0050*/                   EXIT ;\n"

// TestFixAllOnSave asks as an editor does that is set to run source.fixAll whenever a file is saved: all of the text, and that
// kind alone. A native text loses what is redundant, and what is so then, and keeps what only could be written better; a listing is left alone.
func TestFixAllOnSave(t *testing.T) {
	ask := func(text, only string) (after string, titles []string) {
		e := open(t, full)
		u := "file:///a.ori"
		if text == redundantListing {
			u = "file:///a.sass"
		}
		e.didOpen(u, 1, text)
		p := &protocol.CodeActionParams{TextDocument: identify(u), Range: protocol.Range{End: at(uint32(strings.Count(text, "\n")), 0)}}
		p.Context.Only = []protocol.CodeActionKind{protocol.CodeActionKind(only)}
		var actions []protocol.CodeAction
		e.must(protocol.MethodTextDocumentCodeAction, p, &actions)
		after = text
		for _, a := range actions {
			titles = append(titles, a.Title)
			var resolved protocol.CodeAction
			e.must(protocol.MethodCodeActionResolve, &a, &resolved)
			after = applied(after, resolved.Edit)
		}
		return after, titles
	}
	for _, only := range []string{"source", "source.fixAll"} {
		want := ".entry f {\n    MOV R4, 0x2\n@P0 BRA hop\nnext:\n    STG.E [R2.64], R4\n    EXIT\nhop:\n    BRA next\n}\n"
		after, titles := ask(redundant, only)
		if after != want || len(titles) != 1 {
			t.Errorf("%s of a native text: %q\n%s", only, titles, after)
		}
		if got, titles := ask(after, only); got != want || titles != nil {
			t.Errorf("%s for the second time: %q\n%s", only, titles, got)
		}
		if got, titles := ask(redundantListing, only); got != redundantListing || titles != nil {
			t.Errorf("%s of a listing: %q\n%s", only, titles, got)
		}
	}
	held := strings.Replace(redundant, "    MOV R4, 0x1\n", "    MOV R4, 0x1 // ori:ignore dead-write\n", 1)
	after, titles := ask(held, "source.fixAll")
	if want := []string{"Remove everything that is dead or does nothing, except what ori:ignore keeps"}; !slices.Equal(titles, want) ||
		!strings.Contains(after, "MOV R4, 0x1") || strings.Contains(after, "gone:") {
		t.Errorf("where something is ignored: %q\n%s", titles, after)
	}
	if _, titles := ask(redundantListing, "refactor"); len(titles) == 0 {
		t.Error("no phase is offered for the listing, as a refactoring")
	}
}

// applied is the text, which has no characters beyond ASCII, after an edit of it.
func applied(text string, edit *protocol.WorkspaceEdit) string {
	offset := func(p protocol.Position) int {
		off := 0
		for range p.Line {
			off += strings.Index(text[off:], "\n") + 1
		}
		return off + int(p.Character)
	}
	var after strings.Builder
	last := 0
	for _, x := range edit.DocumentChanges[0].(*protocol.TextDocumentEdit).Edits {
		e := x.(*protocol.TextEdit)
		after.WriteString(text[last:offset(e.Range.Start)] + e.NewText)
		last = offset(e.Range.End)
	}
	return after.String() + text[last:]
}
