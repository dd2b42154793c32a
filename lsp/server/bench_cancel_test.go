package server

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"testing"
	"time"

	"github.com/ori-lang/ori/cfg/gen"
)

// BenchmarkCancel cancels requests at moments spread over the time that they take, and prints how
// long after that they are answered: half of them, and the longest. The server works on nothing else.
//
//	go test ./lsp/server -run '^$' -bench Cancel -benchtime 20x
func BenchmarkCancel(b *testing.B) {
	requests := []struct{ name, method, params string }{
		{"phase", "workspace/textDocumentContent", `{"uri":"ori:/a?phase=15&of=` + url.QueryEscape(doc) + `"}`},
		{"phases", "workspace/textDocumentContent", `{"uri":"ori:/a?phase=all&of=` + url.QueryEscape(doc) + `"}`},
		{"actions", "textDocument/codeAction", `{"textDocument":{"uri":"` + doc + `"},"range":{"start":{"line":0,"character":0},"end":{"line":1000000,"character":0}},"context":{"diagnostics":[]}}`},
		{"tokens", "textDocument/semanticTokens/full", `{"textDocument":{"uri":"` + doc + `"}}`},
		{"hover", "textDocument/hover", `{"textDocument":{"uri":"` + doc + `"},"position":{"line":1000,"character":10}}`},
	}
	for _, shape := range shapes[2:] {
		text := string(gen.Program(rand.New(rand.NewPCG(1, 2)), shape.config))
		for _, r := range requests {
			b.Run(shape.name+"/"+r.name, func(b *testing.B) {
				w := newWire(b)
				defer w.end()
				w.open(1, text)
				id, version := 100, 1
				ask := func() (sent time.Time) { // of a version of which nothing is known yet
					version++
					w.change(version, text)
					id++
					w.send(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`, id, r.method, r.params))
					return time.Now()
				}
				answer := func() []byte { return w.until(fmt.Sprintf(`"id":%d,`, id)) }
				sent := ask()
				answer()
				whole := time.Since(sent)
				var times []time.Duration
				for b.Loop() {
					b.StopTimer()
					sent := ask()
					time.Sleep(time.Until(sent.Add(time.Duration(rand.Int64N(int64(whole))))))
					w.send(fmt.Sprintf(`{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":%d}}`, id))
					cancelled := time.Now()
					b.StartTimer()
					if bytes.Contains(answer(), []byte(`"code":-32800`)) { // it was not done before
						times = append(times, time.Since(cancelled))
					}
				}
				if slices.Sort(times); len(times) > 0 {
					ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
					b.ReportMetric(ms(times[len(times)/2]), "p50-ms")
					b.ReportMetric(ms(times[len(times)-1]), "most-ms")
				}
				b.ReportMetric(float64(len(times)), "cancelled")
				b.ReportMetric(float64(whole.Milliseconds()), "whole-ms")
			})
		}
	}
}

// change replaces the whole text, and does not wait for its diagnostics.
func (w *wire) change(version int, text string) {
	quoted, _ := json.Marshal(text)
	w.send(fmt.Sprintf(`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":%q,"version":%d},"contentChanges":[{"text":%s}]}}`, doc, version, quoted))
}
