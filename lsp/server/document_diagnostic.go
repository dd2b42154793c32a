package server

import (
	"context"
	"path"
	"strconv"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

// A reported names the diagnostics of a snapshot, so that they are sent once.
type reported struct {
	snap *ide.Snapshot
	id   string
}

// offerDiagnostics announces that the client can ask for diagnostics; then none are published to it. Only
// open documents have diagnostics, so there are none of the whole workspace.
func offerDiagnostics(k *client, c *protocol.ServerCapabilities) {
	if k.pulls {
		name := section
		c.DiagnosticProvider = &protocol.DiagnosticOptions{Identifier: &name}
	}
}

// documentDiagnostic answers with the diagnostics of the version that the document has now, or that
// they are those the client has. An edit ends it: then the client is told to ask again.
func (s *server) documentDiagnostic(ctx context.Context, p *protocol.DocumentDiagnosticParams) (any, error) {
	v, err := s.anyView(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	if v == nil {
		full := &protocol.RelatedFullDocumentDiagnosticReport{}
		full.Kind, full.Items = string(protocol.DocumentDiagnosticReportKindFull), []protocol.Diagnostic{}
		return full, nil
	}
	id := s.reportID(v)
	if p.PreviousResultID != nil && *p.PreviousResultID == id {
		same := &protocol.RelatedUnchangedDocumentDiagnosticReport{}
		same.Kind, same.ResultID = string(protocol.DocumentDiagnosticReportKindUnchanged), id
		return same, nil
	}
	r := v.search(ctx)
	defer v.doc.finish(r)
	current := r.ctx
	if early, ok := s.early(v, r); ok {
		return v.report(id+"-early", early), nil
	}
	done := s.working("Analysing " + path.Base(string(v.uri)))
	diags, err := s.diagnose(v.snap, current)
	done()
	switch {
	case err == nil:
		v.doc.published(r)
		v.doc.showed(v.snap.Shown(diags))
		return v.report(id, diags), nil
	case ctx.Err() == nil && current.Err() != nil:
		return nil, &jsonrpc2.Error{
			Code: jsonrpc2.Code(protocol.LSPErrorCodesServerCancelled), Message: "the document has changed",
			Data: jsonrpc2.RawMessage(`{"retriggerRequest":true}`),
		}
	}
	return nil, err
}

// report is a [protocol.RelatedFullDocumentDiagnosticReport] of all diags.
func (v *view) report(id string, diags []ide.Diagnostic) jsonrpc2.RawMessage {
	out := appendString([]byte(`{"kind":"full","resultId":`), id)
	return append(v.appendDiagnostics(append(out, `,"items":`...), diags), '}')
}

// early returns what is shown before all is found in a large function, see [ide.Snapshot.Early], to a client that
// can be told to ask again: it is, when all is found.
func (s *server) early(v *view, r *search) ([]ide.Diagnostic, bool) {
	v.doc.mu.Lock()
	before, again := v.doc.before, v.doc.early == v.snap
	v.doc.mu.Unlock()
	if !s.client.refreshPulls || again {
		return nil, false
	}
	diags, ok, err := v.snap.Early(r.ctx, before)
	if err != nil || !ok {
		return nil, false // who asks for all hears of it
	}
	v.doc.mu.Lock()
	v.doc.early = v.snap
	v.doc.mu.Unlock()
	go func() {
		defer s.logPanic(v.doc)
		rest := v.search(s.work)
		defer v.doc.finish(rest)
		if _, err := s.diagnose(v.snap, rest.ctx); err != nil {
			return // there is a newer version
		}
		_ = protocol.Call(s.ctx, s.conn, protocol.MethodWorkspaceDiagnosticRefresh, nil, nil)
		_ = v.snap.Prepare(rest.ctx)
	}()
	return diags, true
}

// search begins one that was asked for. Edits that come all the time let it come to its end once in
// a while, as they do one for what is published: see [document.wait].
func (v *view) search(ctx context.Context) *search {
	r := &search{snap: v.snap, version: v.version, over: make(chan struct{})}
	r.ctx, r.stop = context.WithCancel(ctx)
	go func() {
		select {
		case <-v.changed:
			r.stop()
		case <-r.ctx.Done():
		}
	}()
	v.doc.mu.Lock()
	defer v.doc.mu.Unlock()
	if v.doc.search == nil {
		v.doc.search = r
	}
	return r
}

// reportID names the diagnostics of a version. No two that the server tells of have one name.
func (s *server) reportID(v *view) string {
	v.doc.mu.Lock()
	defer v.doc.mu.Unlock()
	if v.doc.report.snap == v.snap {
		return v.doc.report.id
	}
	r := reported{v.snap, strconv.FormatInt(s.reports.Add(1), 10)}
	if v.doc.snap == v.snap {
		v.doc.report = r
	}
	return r.id
}
