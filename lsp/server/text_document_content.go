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
//
//   - ori:/diagnostics/CODE.md is the page of a diagnostic;
//   - ori:/NAME?phase=15&func=F&of=URI is function F of the open document URI after phase 15, and with
//     text=file the whole document then. Without func it is the document after the phase has run on all
//     functions. The phase may also be a pipeline, or all, which is every phase once in order. With first=N
//     only the first N rewrites are made;
//   - ori:/NAME?view=rpo&func=F&of=URI is what a command shows of it: see execute_command.go.
//
// NAME is for the editor to show. Both it and the values of the query are percent-encoded, all but
// letters, digits and -._~.
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

func (s *server) textDocumentContent(ctx context.Context, p *contentParams) (jsonrpc2.RawMessage, error) {
	if len(p.URI) > maxContent {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "a URI of %d bytes, which are at most %d", len(p.URI), maxContent)
	}
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
	q, err := contentQuery(u)
	if err != nil {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s: %v", p.URI, err)
	}
	view := q.Get("view")
	var w ide.Rewritten
	if view == "" {
		if w.Pipeline, err = pipelineNamed(q.Get("phase")); err != nil {
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
		return s.viewContent(ctx, v, view, q.Get("func"))
	}
	w.Func, w.First = q.Get("func"), -1
	if first := q.Get("first"); first != "" {
		if w.First, err = strconv.Atoi(first); err != nil || w.First < 0 {
			return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "first=%s: a number of rewrites, 0 or more", first)
		}
	}
	return s.rewrittenContent(ctx, v, p.URI, w, q.Get("text") == "file")
}

// contentQuery returns the query of a document that the server makes up.
func contentQuery(u *url.URL) (url.Values, error) {
	query := u.RawQuery
	if query == "" && u.Opaque != "" {
		_, query, _ = strings.Cut(u.Opaque, "?")
	}
	if !strings.Contains(query, "=") { // VS Code escapes all of it
		if plain, err := url.PathUnescape(query); err == nil {
			query = plain
		}
	}
	return url.ParseQuery(query)
}

// viewContent answers with what a command shows of function name, or of the whole document.
func (s *server) viewContent(ctx context.Context, v *view, command, name string) (jsonrpc2.RawMessage, error) {
	text, err := s.dump(ctx, v, command, name)
	if errors.Is(err, errDocumentChanged) || errors.Is(err, errStopped) { // it is open for the user already
		return contentAnswer(err.Error() + "\n"), nil
	}
	if err != nil {
		return nil, err
	}
	return contentAnswer(text), nil
}

// rewrittenContent answers with the text after w: of the function, or of the whole document if w has none or file is set.
func (s *server) rewrittenContent(ctx context.Context, v *view, name string, w ide.Rewritten, file bool) (jsonrpc2.RawMessage, error) {
	defer s.working("Rewriting " + path.Base(string(v.uri)))()
	if w.Func == "" || file {
		return v.doc.sent.whole(v.snap.Version(), name, func() (string, error) {
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
	return v.doc.sent.function(name, text), nil
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
