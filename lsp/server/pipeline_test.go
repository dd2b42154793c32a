package server

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"golang.org/x/tools/txtar"
)

// TestPipelineStepByStep holds that the rewrites that a pipeline is said to make are those between
// the texts after one number of them and the next, and that the last text is that after the
// pipeline.
func TestPipelineStepByStep(t *testing.T) {
	for _, name := range []string{"branches", "fixes", "general", "graph"} {
		ar, err := txtar.ParseFile("testdata/" + name + ".txtar")
		if err != nil {
			t.Fatal(err)
		}
		text := string(ar.Files[0].Data)
		e := open(t, full)
		e.didOpen(doc, 1, text)
		for _, pipeline := range []string{"ptxas", "cicc"} {
			var said struct {
				Count, Listed int
				Runs          []struct {
					First, Count int
					Rewrites     []struct{ N int }
				}
			}
			var result json.RawMessage
			e.must(methodPipeline, raw(fmt.Sprintf(`{"textDocument": {"uri": %q}, "pipeline": %q}`, doc, pipeline)), &result)
			if err := json.Unmarshal(result, &said); err != nil {
				t.Fatal(err)
			}
			content := func(query string) string {
				var r protocol.TextDocumentContentResult
				u := "ori:/a?phase=" + pipeline + query + "&of=" + url.QueryEscape(doc)
				e.must(protocol.MethodWorkspaceTextDocumentContent, raw(fmt.Sprintf(`{"uri": %q}`, u)), &r)
				return r.Text
			}
			before, n := content("&first=0"), 0
			if before != text {
				t.Errorf("%s %s: the text before the first rewrite is another:\n%s", name, pipeline, before)
			}
			for _, run := range said.Runs {
				if run.First != n || run.Count != len(run.Rewrites) {
					t.Errorf("%s %s: %d rewrites are listed after the first %d: %+v", name, pipeline, len(run.Rewrites), n, run)
				}
				for _, r := range run.Rewrites {
					n++
					after := content(fmt.Sprintf("&first=%d", n))
					if r.N != n || after == before {
						t.Errorf("%s %s: rewrite %d, said to be %d, changes nothing", name, pipeline, n, r.N)
					}
					before = after
				}
			}
			if n != said.Count || n != said.Listed || before != content("") {
				t.Errorf("%s %s: %d rewrites, said are %d; the last text is not that after the pipeline", name, pipeline, n, said.Count)
			}
			if n == 0 && pipeline == "ptxas" {
				t.Errorf("%s: nothing is tested", name)
			}
		}
	}
}

// TestPipelineParameters looks at what is asked wrongly.
func TestPipelineParameters(t *testing.T) {
	e := open(t, full)
	e.didOpen(doc, 1, loopText)
	for _, params := range []string{`{}`, `{"textDocument": {"uri": "` + doc + `"}, "pipeline": "nvcc"}`} {
		if err := e.call(methodPipeline, raw(params), nil); !hasCode(err, jsonrpc2.InvalidParams) {
			t.Errorf("%s: %v", params, err)
		}
	}
	for _, first := range []string{"x", "-1"} {
		u := "ori:/a?phase=ptxas&first=" + first + "&of=" + doc
		err := e.call(protocol.MethodWorkspaceTextDocumentContent, &protocol.TextDocumentContentParams{URI: uriOf(u)}, nil)
		if !hasCode(err, jsonrpc2.InvalidParams) || !strings.Contains(err.Error(), "a number of rewrites") {
			t.Errorf("%s: %v", first, err)
		}
	}
}
