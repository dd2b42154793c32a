package server

import (
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
)

// TestAnswers holds that an answer is told by its start, and which request it is for.
func TestAnswers(t *testing.T) {
	long := `"` + strings.Repeat("x", 1<<20) + `"`
	for _, id := range []jsonrpc2.ID{jsonrpc2.NewNumberID(7), jsonrpc2.NewNumberID(-1 << 40), jsonrpc2.NewStringID(`a",\ é`), jsonrpc2.NewStringID("")} {
		for name, r := range map[string]*jsonrpc2.Response{
			"result": jsonrpc2.NewResponse(id, jsonrpc2.RawMessage(long), nil),
			"error":  jsonrpc2.NewResponse(id, nil, jsonrpc2.Errorf(1, "%s", long)),
		} {
			msg, err := jsonrpc2.EncodeMessage(r)
			if err != nil {
				t.Fatal(err)
			}
			if got, ok := answers(msg); !ok || got != id {
				t.Errorf("%s for %v: %v, %v", name, id, got, ok)
			}
		}
	}
	for _, msg := range []string{``, `{}`, `{"jsonrpc":"2.0","id":`, `{"jsonrpc":"2.0","id":1`, `{"jsonrpc":"2.0","id":1,"method":"x"}`,
		`{"jsonrpc":"2.0","method":"x","params":{},"id":1}`, `{"jsonrpc":"2.0","method":"x","params":{}}`} {
		if id, ok := answers([]byte(msg)); ok {
			t.Errorf("%s answers %v", msg, id)
		}
	}
}
