package server

import (
	"encoding/json"
	"slices"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/grammar"
)

// A client is what the client said it can do.
type client struct {
	encoding        grammar.Encoding // of the characters in positions
	configuration   bool             // answers questions for the configuration
	watchSettings   bool             // can be asked to tell of changed settings
	watchFiles      bool             // can be asked to tell of changed files
	documentChanges bool             // takes edits for a version of a document
	markdown        bool             // shows hovers in Markdown
	links           bool             // shows links in them that open a file at a line
	codeActions     bool             // takes code actions, not only commands
	resolveEdit     bool             // asks for the edit of a code action when it is chosen
	disabled        bool             // shows code actions that are not possible
	preferred       bool             // knows preferred code actions
	hierarchy       bool             // shows symbols as a tree
	maxFolds        int              // 0 for any number
	related         bool             // shows related places of diagnostics
	unnecessary     bool             // shows unnecessary text faded
	data            bool             // keeps the data of diagnostics
	describes       bool             // links the codes of diagnostics
	pulls           bool             // asks for diagnostics
	refreshPulls    bool             // can be told to ask for them again
	progress        bool             // shows the progress of work
	shows           bool             // can be asked to show a document
	contents        bool             // shows documents that the server makes up
	commands        []string         // commands of lenses that it does itself
	prepareRename   bool             // asks whether there is something to rename first
	refreshInlays   bool             // can be told to ask for inlay hints again
	refreshLenses   bool             // can be told to ask for code lenses again
	registerLenses  bool             // can be told for which files to ask for code lenses
	registerHovers  bool             // and for hovers
	tokens          bool             // shows semantic tokens
	refreshTokens   bool             // can be told to ask for them again
	snippets        bool             // takes completions with places to fill in
	labelOffsets    bool             // marks an operand in the signature by its place, not its text
	noActive        bool             // shows a signature without an operand marked
	runs            bool             // can have the program run something: see Options.Program

	markdownItems, markdownSignatures bool // shows the documentation of completions and signatures in Markdown
}

func is(p *bool) bool { return p != nil && *p }

func newClient(c *protocol.ClientCapabilities) client {
	k := client{encoding: grammar.UTF16}
	if g := c.General; g != nil {
		k.encoding = encoding(g.PositionEncodings)
		k.links = g.Markdown.Parser != "" // it makes HTML of Markdown; a terminal shows the text of a link, which is no use there
	}
	if w := c.Workspace; w != nil {
		k.configuration = is(w.Configuration)
		k.watchSettings = w.DidChangeConfiguration != nil && is(w.DidChangeConfiguration.DynamicRegistration)
		k.watchFiles = w.DidChangeWatchedFiles != nil && is(w.DidChangeWatchedFiles.DynamicRegistration)
		k.refreshInlays = w.InlayHint != nil && is(w.InlayHint.RefreshSupport)
		k.refreshPulls = w.Diagnostics != nil && is(w.Diagnostics.RefreshSupport)
		k.refreshLenses = w.CodeLens != nil && is(w.CodeLens.RefreshSupport)
		k.refreshTokens = w.SemanticTokens != nil && is(w.SemanticTokens.RefreshSupport)
		k.documentChanges = w.WorkspaceEdit != nil && is(w.WorkspaceEdit.DocumentChanges)
	}
	if w := c.Window; w != nil {
		k.progress = is(w.WorkDoneProgress)
		k.shows = w.ShowDocument != nil && w.ShowDocument.Support
	}
	k.contents = c.Workspace != nil && c.Workspace.TextDocumentContent != nil
	// The protocol has no place for this; rust-analyzer's clients say it so.
	var own struct {
		Commands struct {
			Commands []string `json:"commands"`
		} `json:"commands"`
	}
	if json.Unmarshal(c.Experimental, &own) == nil {
		k.commands = own.Commands.Commands
	}
	t := c.TextDocument
	if t == nil {
		return k
	}
	if h := t.Hover; h != nil {
		k.markdown = len(h.ContentFormat) > 0 && h.ContentFormat[0] == protocol.MarkupKindMarkdown
	}
	if a := t.CodeAction; a != nil {
		k.codeActions = a.CodeActionLiteralSupport.CodeActionKind.ValueSet != nil
		k.resolveEdit = is(a.DataSupport) && slices.Contains(a.ResolveSupport.Properties, "edit")
		k.disabled = is(a.DisabledSupport)
		k.preferred = is(a.IsPreferredSupport)
	}
	if d := t.DocumentSymbol; d != nil {
		k.hierarchy = is(d.HierarchicalDocumentSymbolSupport)
	}
	if r := t.Rename; r != nil {
		k.prepareRename = is(r.PrepareSupport)
	}
	k.registerHovers = t.Hover != nil && is(t.Hover.DynamicRegistration)
	k.registerLenses = t.CodeLens != nil && is(t.CodeLens.DynamicRegistration)
	if i := t.Completion; i != nil && i.CompletionItem != nil {
		k.snippets = is(i.CompletionItem.SnippetSupport)
		k.markdownItems = slices.Contains(i.CompletionItem.DocumentationFormat, protocol.MarkupKindMarkdown)
	}
	if h := t.SignatureHelp; h != nil && h.SignatureInformation != nil {
		k.markdownSignatures = slices.Contains(h.SignatureInformation.DocumentationFormat, protocol.MarkupKindMarkdown)
		p := h.SignatureInformation.ParameterInformation
		k.noActive = is(h.SignatureInformation.NoActiveParameterSupport)
		k.labelOffsets = p != nil && is(p.LabelOffsetSupport)
	}
	k.tokens = len(t.SemanticTokens.Formats) > 0
	if f := t.FoldingRange; f != nil && f.RangeLimit != nil {
		k.maxFolds = int(*f.RangeLimit)
	}
	if k.pulls = t.Diagnostic != nil; k.pulls {
		k.diagnostics(&t.Diagnostic.DiagnosticsCapabilities)
	}
	if t.PublishDiagnostics != nil {
		k.diagnostics(&t.PublishDiagnostics.DiagnosticsCapabilities)
	}
	return k
}

// diagnostics adds what the client can show of a diagnostic. Before LSP 3.18 a client that pulls
// says it of those that are published only; it shows both alike.
func (k *client) diagnostics(d *protocol.DiagnosticsCapabilities) {
	k.related = k.related || is(d.RelatedInformation)
	k.unnecessary = k.unnecessary || slices.Contains(d.TagSupport.ValueSet, protocol.DiagnosticTagUnnecessary)
	k.data = k.data || is(d.DataSupport)
	k.describes = k.describes || is(d.CodeDescriptionSupport) && k.contents // the pages are documents of ours
}

// encoding picks UTF-8, which needs no counting, where it is offered, and
// UTF-32 where nothing else is. UTF-16 need not be offered.
func encoding(offered []protocol.PositionEncodingKind) grammar.Encoding {
	switch {
	case slices.Contains(offered, protocol.PositionEncodingKindUTF8):
		return grammar.UTF8
	case slices.Contains(offered, protocol.PositionEncodingKindUTF32) &&
		!slices.Contains(offered, protocol.PositionEncodingKindUTF16):
		return grammar.UTF32
	}
	return grammar.UTF16
}

var encodingKinds = map[grammar.Encoding]protocol.PositionEncodingKind{
	grammar.UTF8:  protocol.PositionEncodingKindUTF8,
	grammar.UTF16: protocol.PositionEncodingKindUTF16,
	grammar.UTF32: protocol.PositionEncodingKindUTF32,
}
