package server

import (
	"context"
	"path"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// methodPipeline asks what a pipeline would do to a document, phase by phase and rewrite by
// rewrite, without doing it. The text after the first N rewrites is that of
// ori:/NAME?phase=PIPELINE&first=N&func=F&of=URI. The result is a [pipelineResult], or null if the
// document is not open.
const methodPipeline = "ori/pipeline"

type pipelineParams struct {
	TextDocument protocol.TextDocumentIdentifier `json:"textDocument"`
	Pipeline     string                          `json:"pipeline,omitempty"` // "" for that of ptxas
	Func         string                          `json:"func,omitempty"`     // "" for all
}

type pipelineResult struct {
	*ide.PipelineFacts
	Version int32 `json:"version"`
}

func (s *server) pipeline(ctx context.Context, p *pipelineParams) (*pipelineResult, error) {
	name := p.Pipeline
	if name == "" {
		name = optimizer.Pipelines[0].Name
	}
	pipeline := optimizer.PipelineNamed(name)
	if pipeline == nil {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "no pipeline %q", name)
	}
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	defer s.working("Rewriting " + path.Base(string(v.uri)))()
	facts, err := v.snap.Pipeline(ctx, pipeline, p.Func)
	if err != nil {
		return nil, err
	}
	return &pipelineResult{facts, v.version}, nil
}
