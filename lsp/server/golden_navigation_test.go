package server

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"go.lsp.dev/protocol"
)

// navigation are the questions about ways through a document: see [TestGolden].
//
//	selection PLACE        from the inside out
//	declaration PLACE      as definition
//	rename PLACE to NAME   the text after it, only what differs, or why it cannot be
//	linked PLACE           what is edited together
//	calls PLACE            what is there, what it calls or goes to, and from where it is called or gone to
//	dominance PLACE        the block that is there, its dominators and what it dominates
//	graph PLACE            the control flow of the function there: what is said of it all, then a line for each block, edge, loop, region and switch
//	find QUERY             the symbols of all open documents that answer to QUERY
var navigation = map[string]func(q *questions, out *strings.Builder, rest string){
	"selection": func(q *questions, out *strings.Builder, rest string) {
		at := q.place(rest)
		var list []protocol.SelectionRange
		p := &protocol.SelectionRangeParams{TextDocument: at.TextDocument, Positions: []protocol.Position{at.Position}}
		q.must(protocol.MethodTextDocumentSelectionRange, p, &list)
		for r := &list[0]; r != nil; r = r.Parent {
			fmt.Fprintf(out, "%s %s\n", show(r.Range), q.line(r.Range))
		}
	},
	"rename": func(q *questions, out *strings.Builder, rest string) {
		where, name, _ := strings.Cut(rest, " to ")
		at := q.place(where)
		var what protocol.PrepareRenamePlaceholder
		if err := q.call(protocol.MethodTextDocumentPrepareRename, &protocol.PrepareRenameParams{TextDocumentPositionParams: at}, &what); err != nil {
			fmt.Fprintf(out, "not at all: %v\n", err)
			return
		}
		fmt.Fprintf(out, "%s %s\n", show(what.Range), what.Placeholder)
		var edit protocol.WorkspaceEdit
		if err := q.call(protocol.MethodTextDocumentRename, &protocol.RenameParams{TextDocumentPositionParams: at, NewName: name}, &edit); err != nil {
			fmt.Fprintf(out, "not to %s: %v\n", name, err)
			return
		}
		out.WriteString(difference(q.text, q.edited(&edit)))
	},
	"linked": func(q *questions, out *strings.Builder, rest string) {
		var ranges *protocol.LinkedEditingRanges
		q.must(protocol.MethodTextDocumentLinkedEditingRange, &protocol.LinkedEditingRangeParams{TextDocumentPositionParams: q.place(rest)}, &ranges)
		if ranges == nil {
			out.WriteString("nothing\n")
			return
		}
		for _, r := range ranges.Ranges {
			fmt.Fprintf(out, "%s %s\n", show(r), q.line(r))
		}
	},
	"calls": func(q *questions, out *strings.Builder, rest string) {
		var items []protocol.CallHierarchyItem
		q.must(protocol.MethodTextDocumentPrepareCallHierarchy, &protocol.CallHierarchyPrepareParams{TextDocumentPositionParams: q.place(rest)}, &items)
		for _, x := range items {
			fmt.Fprintf(out, "%s %s %s: %s\n", symbolNames[x.Kind], x.Name, show(x.SelectionRange), *x.Detail)
			var to []protocol.CallHierarchyOutgoingCall
			q.must(protocol.MethodCallHierarchyOutgoingCalls, &protocol.CallHierarchyOutgoingCallsParams{Item: x}, &to)
			for _, c := range to {
				fmt.Fprintf(out, "\tto %s %s%s\n", symbolNames[c.To.Kind], c.To.Name, shows(c.FromRanges))
			}
			var from []protocol.CallHierarchyIncomingCall
			q.must(protocol.MethodCallHierarchyIncomingCalls, &protocol.CallHierarchyIncomingCallsParams{Item: x}, &from)
			for _, c := range from {
				fmt.Fprintf(out, "\tfrom %s %s%s\n", symbolNames[c.From.Kind], c.From.Name, shows(c.FromRanges))
			}
		}
	},
	"dominance": func(q *questions, out *strings.Builder, rest string) {
		var items, next []protocol.TypeHierarchyItem
		q.must(protocol.MethodTextDocumentPrepareTypeHierarchy, &protocol.TypeHierarchyPrepareParams{TextDocumentPositionParams: q.place(rest)}, &items)
		for _, x := range items {
			fmt.Fprintf(out, "%s %s %s\n", symbolNames[x.Kind], x.Name, show(x.SelectionRange))
			q.must(protocol.MethodTypeHierarchySubtypes, &protocol.TypeHierarchySubtypesParams{Item: x}, &next)
			for _, sub := range next {
				fmt.Fprintf(out, "\tdominates %s\n", sub.Name)
			}
			for above := x; ; above = next[0] {
				if q.must(protocol.MethodTypeHierarchySupertypes, &protocol.TypeHierarchySupertypesParams{Item: above}, &next); len(next) == 0 {
					break
				}
				fmt.Fprintf(out, "\tdominated by %s\n", next[0].Name)
			}
		}
	},
	"graph": func(q *questions, out *strings.Builder, rest string) {
		at := q.place(rest)
		var g map[string]json.RawMessage
		q.must(methodGraph, &at, &g)
		for _, list := range []string{"", "blocks", "edges", "loops", "regions", "switches", "irreducible"} {
			var lines []json.RawMessage
			if list == "" {
				for _, k := range slices.Sorted(maps.Keys(g)) {
					if !strings.HasPrefix(string(g[k]), "[") {
						fmt.Fprintf(out, "%s: %s\n", k, g[k])
					}
				}
			} else if json.Unmarshal(g[list], &lines) == nil {
				for _, l := range lines {
					fmt.Fprintf(out, "%s %s\n", list, l)
				}
			}
		}
	},
	"find": func(q *questions, out *strings.Builder, rest string) {
		var list []protocol.SymbolInformation
		q.must(protocol.MethodWorkspaceSymbol, &protocol.WorkspaceSymbolParams{Query: rest}, &list)
		for _, s := range list {
			fmt.Fprintf(out, "%s %s %s", symbolNames[s.Kind], s.Name, show(s.Location.Range))
			if s.ContainerName != nil {
				fmt.Fprintf(out, " in %s", *s.ContainerName)
			}
			out.WriteByte('\n')
		}
	},
}

var symbolNames = map[protocol.SymbolKind]string{
	protocol.SymbolKindFunction: "function", protocol.SymbolKindField: "block", protocol.SymbolKindNamespace: "loop", protocol.SymbolKindArray: "table",
}

func shows(ranges []protocol.Range) string {
	text := ""
	for _, r := range ranges {
		text += " " + show(r)
	}
	return text
}
