package server

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

func (s *server) completion(ctx context.Context, p *protocol.CompletionParams) (*protocol.CompletionList, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	list, err := v.snap.Complete(ctx, v.offset(p.Position))
	if err != nil {
		return nil, err
	}
	return &protocol.CompletionList{Items: v.completions(list)}, nil
}

// resolveCompletion adds the documentation, which is that of a table and of no document.
func (s *server) resolveCompletion(_ context.Context, item *protocol.CompletionItem) (*protocol.CompletionItem, error) {
	kind, err := strconv.Unquote(string(item.Data))
	if err != nil {
		return item, nil // none of ours
	}
	if text := ide.CompletionDoc(ide.CompletionKind(kind), item.Label); text != "" {
		item.Documentation = s.client.markup(text, s.client.markdownItems)
	}
	return item, nil
}

var completionKinds = map[ide.CompletionKind]protocol.CompletionItemKind{
	ide.CompleteOpcode: protocol.CompletionItemKindFunction, ide.CompleteModifier: protocol.CompletionItemKindEnumMember,
	ide.CompleteRegister: protocol.CompletionItemKindVariable, ide.CompleteSpecial: protocol.CompletionItemKindConstant,
	ide.CompleteLabel: protocol.CompletionItemKindReference, ide.CompleteDirective: protocol.CompletionItemKindKeyword,
	ide.CompleteKnob: protocol.CompletionItemKindProperty, ide.CompleteTarget: protocol.CompletionItemKindConstant,
	ide.CompleteValue: protocol.CompletionItemKindValue,
}

func (m *mapper) completions(list []ide.Completion) []protocol.CompletionItem {
	out := make([]protocol.CompletionItem, len(list))
	for n, c := range list {
		edit := &protocol.TextEdit{Range: m.rang(c.Replace), NewText: c.Insert}
		out[n] = protocol.CompletionItem{
			Label: c.Label, Kind: completionKinds[c.Kind], TextEdit: edit,
			SortText: protocol.NewOptional(fmt.Sprintf("%03d%05d", c.Rank, n)),
			Data:     protocol.LSPAny(strconv.Quote(string(c.Kind))),
		}
		if c.Detail != "" {
			out[n].Detail = protocol.NewOptional(c.Detail)
		}
		if c.Insert != c.Label {
			out[n].FilterText = protocol.NewOptional(strings.TrimLeft(c.Insert, "`("))
		}
		if c.Snippet != "" && m.client.snippets {
			edit.NewText = c.Snippet
			out[n].InsertTextFormat = protocol.InsertTextFormatSnippet
		}
	}
	return out
}

// markup is Markdown text for a client that shows it as it is, or as plain text.
func (k *client) markup(text string, markdown bool) *protocol.MarkupContent {
	if markdown {
		return &protocol.MarkupContent{Kind: protocol.MarkupKindMarkdown, Value: text}
	}
	return &protocol.MarkupContent{Kind: protocol.MarkupKindPlainText, Value: plain(text)}
}

func offerCompletion(_ *client, c *protocol.ServerCapabilities) {
	yes := true
	c.CompletionProvider = &protocol.CompletionOptions{TriggerCharacters: []string{".", "@", ",", "[", "`"}, ResolveProvider: &yes}
}
