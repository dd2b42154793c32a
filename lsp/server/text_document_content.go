package server

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"net/url"
	"path"
	"slices"
	"strconv"
	"strings"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/analysis/near"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// contentScheme is the scheme of documents that the server makes up:
// ori:/NAME?phase=15&func=F&of=URI is function F of the open document URI after phase 15, and with text=file all of
// the document then.
// ori:/diagnostics/CODE.md is the page of a diagnostic. ori:/NAME?view=rpo&func=F&of=URI is what a
// command shows of it: see execute_command.go. With first=N only the first N rewrites are made.
// Without func it is the document after the phase on all functions; phase=all is every phase once in order, and a phase may also
// be a pipeline.
const contentScheme = "ori"

func offerTextDocumentContent(_ *client, c *protocol.ServerCapabilities) {
	c.Workspace.TextDocumentContent = &protocol.TextDocumentContentOptions{Schemes: []string{contentScheme}}
}

// contentParams are those of a request for the text of a document. The URI is as the client wrote
// it: as a uri.URI it would be decoded before its query is split, and a name with & or = in it be
// two.
type contentParams struct {
	URI string `json:"uri"`
}

// NAME is for the editor to show. Both it and the values of the query are percent-encoded, all but
// letters, digits and -._~.
func (s *server) textDocumentContent(ctx context.Context, p *contentParams) (jsonrpc2.RawMessage, error) {
	u, err := url.Parse(p.URI)
	if err != nil || u.Scheme != contentScheme {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s is not %s:/NAME?phase=N&of=URI", p.URI, contentScheme)
	}
	if name, ok := strings.CutPrefix(cmp.Or(u.Path, u.Opaque), "/diagnostics/"); ok {
		code := strings.TrimSuffix(name, ".md")
		page := ide.Page(code)
		if page == "" {
			return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s", near.Message("diagnostic", code, ide.CodeNames()))
		}
		return contentAnswer(page), nil
	}
	query := u.RawQuery
	if query == "" && u.Opaque != "" {
		_, query, _ = strings.Cut(u.Opaque, "?")
	}
	if !strings.Contains(query, "=") { // VS Code escapes it all
		if plain, err := url.PathUnescape(query); err == nil {
			query = plain
		}
	}
	q, err := url.ParseQuery(query)
	if err != nil {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s: %v", p.URI, err)
	}
	view := q.Get("view")
	var pipeline *optimizer.Pipeline
	if view == "" {
		if pipeline, err = pipelineNamed(q.Get("phase")); err != nil {
			return nil, err
		}
	}
	if q.Get("of") == "" {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "no document given")
	}
	of, err := uri.Parse(q.Get("of")) // as the open documents are named
	if err != nil {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s: %v", p.URI, err)
	}
	v, err := s.anyView(ctx, of)
	if err != nil {
		return nil, err
	}
	if v == nil {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s is not open", q.Get("of"))
	}
	if !slices.Contains(programs, view) { // those are not run again after each edit
		v.doc.shown(v.snap, uri.URI(p.URI))
	}
	if view != "" {
		text, err := s.dump(ctx, v, view, q.Get("func"))
		if errors.Is(err, errDocumentChanged) || errors.Is(err, errStopped) { // it is open for the user already
			return contentAnswer(err.Error() + "\n"), nil
		}
		if err != nil {
			return nil, err
		}
		return contentAnswer(text), nil
	}
	w := ide.Rewritten{Pipeline: pipeline, Func: q.Get("func"), First: -1}
	if first := q.Get("first"); first != "" {
		n, err := strconv.Atoi(first)
		if err != nil || n < 0 {
			return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "first=%s: a number of rewrites, 0 or more", first)
		}
		w.First = n
	}
	defer s.working("Rewriting " + path.Base(string(v.uri)))()
	if w.Func == "" || q.Get("text") == "file" {
		return v.doc.sent.whole(v.snap.Version(), p.URI, func() (string, error) {
			text, err := v.snap.After(ctx, w)
			return string(text), err
		})
	}
	text, err := v.snap.FuncAfter(ctx, w)
	var none ide.NoFunction
	switch {
	case errors.As(err, &none):
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%v", err)
	case err != nil:
		return nil, err
	}
	return v.doc.sent.function(p.URI, text), nil
}

// pipelineNamed returns the phase with a name or number, the pipeline with a name, or all phases once.
func pipelineNamed(name string) (*optimizer.Pipeline, error) {
	if ph := optimizer.PhaseNamed(name); ph != nil {
		return optimizer.OfPhases([]*optimizer.Phase{ph}), nil
	}
	if p := optimizer.PipelineNamed(name); p != nil {
		return p, nil
	}
	var all []*optimizer.Phase
	names := []string{"all"}
	for n := range optimizer.Phases {
		all = append(all, &optimizer.Phases[n])
		names = append(names, optimizer.Phases[n].Name)
	}
	for _, p := range optimizer.Pipelines {
		names = append(names, p.Name)
	}
	if name == "all" {
		return optimizer.OfPhases(all), nil
	}
	return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s", near.Message("phase", name, names))
}

// experimental tells what the protocol has no place for: the phases, for editors to offer.
func experimental() protocol.LSPAny {
	type phase struct {
		Doc  string `json:"doc"`
		Name string `json:"name"`
		Num  *int   `json:"num"` // null if ptxas has no number for it
	}
	var list []phase
	for n := range optimizer.Phases {
		ph := &optimizer.Phases[n]
		title, _, _ := strings.Cut(ph.Pass.Doc, ". ")
		p := phase{Doc: title, Name: ph.Name}
		if ph.Num != 0 {
			p.Num = &ph.Num
		}
		list = append(list, p)
	}
	raw, err := json.Marshal(map[string]any{"phases": list})
	if err != nil {
		return nil
	}
	return protocol.LSPAny(raw)
}
