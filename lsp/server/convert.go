package server

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

// A mapper turns what package ide says of a text into what a client
// understands, and back.
type mapper struct {
	uri    uri.URI
	client *client
	text   *grammar.Document
}

// offset is the place of p in the text, or the nearest one if there is none.
func (m *mapper) offset(p protocol.Position) int {
	off, _ := m.place(p)
	return off
}

// place is offset, and whole is false if p is within a character.
func (m *mapper) place(p protocol.Position) (off int, whole bool) {
	line, char := min(p.Line, math.MaxInt32), min(p.Character, math.MaxInt32) // no text has more
	return m.text.Place(int(line), int(char), m.client.encoding)
}

func (m *mapper) position(off int32) protocol.Position {
	line, char := m.text.Position(int(off), m.client.encoding)
	return protocol.Position{Line: uint32(line), Character: uint32(char)}
}

func (m *mapper) span(r protocol.Range) ide.Span {
	start, end := m.offset(r.Start), m.offset(r.End)
	return ide.Span{Start: int32(min(start, end)), End: int32(max(start, end))}
}

func (m *mapper) rang(s ide.Span) protocol.Range {
	return protocol.Range{Start: m.position(s.Start), End: m.position(s.End)}
}

func (m *mapper) rangs(spans []ide.Span) []protocol.Range {
	out := make([]protocol.Range, len(spans))
	rang := m.rangesInOrder()
	for i, s := range spans {
		out[i] = rang(s)
	}
	return out
}

func (m *mapper) location(s ide.Span) protocol.Location {
	return protocol.Location{URI: m.uri, Range: m.rang(s)}
}

func (m *mapper) locations(spans []ide.Span) protocol.LocationSlice {
	out := make(protocol.LocationSlice, len(spans))
	rang := m.rangesInOrder()
	for i, s := range spans {
		out[i] = protocol.Location{URI: m.uri, Range: rang(s)}
	}
	return out
}

var severities = [...]protocol.DiagnosticSeverity{
	analysis.Error:       protocol.DiagnosticSeverityError,
	analysis.Warning:     protocol.DiagnosticSeverityWarning,
	analysis.Information: protocol.DiagnosticSeverityInformation,
	analysis.Hint:        protocol.DiagnosticSeverityHint,
}

func (m *mapper) hover(h *ide.Hover) *protocol.Hover {
	r := m.rang(h.Span)
	c := &protocol.MarkupContent{Kind: protocol.MarkupKindMarkdown, Value: m.linked(h.Markdown)}
	if !m.client.markdown {
		c = &protocol.MarkupContent{Kind: protocol.MarkupKindPlainText, Value: plain(c.Value)}
	}
	return &protocol.Hover{Contents: c, Range: &r}
}

// codeAction is a without its edit. Of known, the diagnostics the client
// shows, it names those that a is an answer to.
func (m *mapper) codeAction(a ide.Action, known []protocol.Diagnostic) protocol.CodeAction {
	kind := protocol.CodeActionKind(a.Kind)
	out := protocol.CodeAction{Title: a.Title, Kind: &kind}
	if a.Preferred && m.client.preferred {
		out.IsPreferred = &a.Preferred
	}
	if a.Disabled != "" {
		out.Disabled.Reason = a.Disabled
	}
	r := m.rang(a.Span)
	for _, d := range known {
		if d.Code == protocol.String(a.Code) && d.Range == r {
			out.Diagnostics = append(out.Diagnostics, d)
		}
	}
	return out
}

func (m *mapper) textEdits(edits []grammar.Edit) []protocol.TextEdit {
	texts := make([]protocol.TextEdit, len(edits))
	rang := m.rangesInOrder()
	for i, e := range edits {
		texts[i] = protocol.TextEdit{Range: rang(e.Span), NewText: e.New}
	}
	return texts
}

func (m *mapper) workspaceEdit(edits []grammar.Edit, version int32) *protocol.WorkspaceEdit {
	texts := m.textEdits(edits)
	if !m.client.documentChanges {
		return &protocol.WorkspaceEdit{Changes: map[uri.URI][]protocol.TextEdit{m.uri: texts}}
	}
	change := &protocol.TextDocumentEdit{Edits: make([]protocol.TextDocumentEditElement, len(edits))}
	change.TextDocument.URI = m.uri
	change.TextDocument.Version = &version
	for i := range texts {
		change.Edits[i] = &texts[i]
	}
	return &protocol.WorkspaceEdit{DocumentChanges: []protocol.DocumentChange{change}}
}

func (m *mapper) highlights(hs []ide.Highlight) []protocol.DocumentHighlight {
	out := make([]protocol.DocumentHighlight, len(hs))
	rang := m.rangesInOrder()
	for i, h := range hs {
		out[i] = protocol.DocumentHighlight{Range: rang(h.Span), Kind: protocol.DocumentHighlightKindRead}
		if h.Write {
			out[i].Kind = protocol.DocumentHighlightKindWrite
		}
	}
	return out
}

// The kinds are of those that every client knows.
var symbolKinds = [...]protocol.SymbolKind{
	ide.FuncSymbol:  protocol.SymbolKindFunction,
	ide.BlockSymbol: protocol.SymbolKindField,
	ide.LoopSymbol:  protocol.SymbolKindNamespace,
	ide.TableSymbol: protocol.SymbolKindArray,
}

func (m *mapper) symbolList(out protocol.SymbolInformationSlice, symbols []ide.Symbol, container string) protocol.SymbolInformationSlice {
	for i := range symbols {
		s := &symbols[i]
		out = m.symbolList(append(out, m.symbolInformation(s, container)), s.Children, s.Name)
	}
	return out
}

func (m *mapper) symbolInformation(s *ide.Symbol, container string) protocol.SymbolInformation {
	info := protocol.SymbolInformation{Location: m.location(s.NameSpan)}
	info.Name, info.Kind = s.Name, symbolKinds[s.Kind]
	if container != "" {
		info.ContainerName = &container
	}
	return info
}

// typeItem is an item of a hierarchy of types; one of calls has the same members.
func (m *mapper) typeItem(n *ide.Node) protocol.TypeHierarchyItem {
	data := fmt.Sprintf(`{"func":%d,"block":%d}`, n.Func, n.Block) // a nodeKey
	item := protocol.TypeHierarchyItem{
		Name: n.Name, Kind: symbolKinds[n.Kind], URI: m.uri,
		Range: m.rang(n.Span), SelectionRange: m.rang(n.NameSpan), Data: protocol.LSPAny(data),
	}
	if n.Detail != "" {
		item.Detail = &n.Detail
	}
	return item
}

// selection is the first of spans, each of which contains the one before it.
func (m *mapper) selection(spans []ide.Span) protocol.SelectionRange {
	var outer *protocol.SelectionRange
	for _, s := range slices.Backward(spans) {
		outer = &protocol.SelectionRange{Range: m.rang(s), Parent: outer}
	}
	return *outer
}

// folds are of whole lines, which every client can fold: the first line stays
// in sight.
func (m *mapper) folds(folds []ide.Fold) []protocol.FoldingRange {
	out := make([]protocol.FoldingRange, 0, len(folds))
	for _, f := range folds {
		r := m.rang(f.Span)
		if r.End.Character == 0 && r.End.Line > 0 {
			r.End.Line-- // the line break is folded, the line after it is not
		}
		if r.End.Line <= r.Start.Line {
			continue
		}
		kind := protocol.FoldingRangeKindRegion
		if f.Comment {
			kind = protocol.FoldingRangeKindComment
		}
		out = append(out, protocol.FoldingRange{StartLine: r.Start.Line, EndLine: r.End.Line, Kind: kind})
	}
	return out
}

func (m *mapper) inlays(list []ide.Inlay) []protocol.InlayHint {
	out := make([]protocol.InlayHint, len(list))
	for i, x := range list {
		out[i] = protocol.InlayHint{Position: m.position(x.Off), Label: protocol.String(strings.TrimLeft(x.Text, " "))}
		out[i].Tooltip = protocol.String(x.Doc)
		if x.From < x.To {
			parts := protocol.InlayHintLabelPartSlice{{Value: strings.TrimLeft(x.Text[:x.From], " ")},
				{Value: x.Text[x.From:x.To], Location: protocol.Location{URI: m.uri, Range: m.rang(x.At)}}}
			if after := x.Text[x.To:]; after != "" {
				parts = append(parts, protocol.InlayHintLabelPart{Value: after})
			}
			out[i].Label = parts
		}
		if strings.HasPrefix(x.Text, " ") {
			yes := true
			out[i].PaddingLeft = &yes
		}
	}
	return out
}

// lenses have a command without a name, for there is nothing to do, only to read; unless the client
// can show documents, or does the command itself: then one on a function shows the order of its
// blocks, and one on a loop all of that.
func (m *mapper) lenses(list []ide.Lens) []protocol.CodeLens {
	out := make([]protocol.CodeLens, len(list))
	for i := range list {
		x := &list[i]
		c := protocol.Command{Title: x.Text}
		args := commandArgs{URI: string(m.uri), Func: x.Func}
		switch {
		case (m.client.shows || slices.Contains(m.client.commands, commandSelect)) && x.Loop.Len() > 0:
			r := m.rang(x.Loop)
			c.Command, args.Range = commandSelect, &r
		case (m.client.shows && m.client.contents || slices.Contains(m.client.commands, commandRPO)) && x.Func != "":
			c.Command = commandRPO
		}
		if c.Command != "" {
			if raw, err := protocol.Marshal(&args); err == nil {
				c.Arguments = []protocol.LSPAny{protocol.LSPAny(raw)}
			}
		}
		out[i] = protocol.CodeLens{Range: m.rang(x.Span), Command: c}
	}
	return out
}
