package server

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"regexp"
	"testing"
	"time"
)

// ask sends a request and returns the answer.
func (w *wire) ask(id int, method, params string) []byte {
	w.send(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":{"textDocument":{"uri":%q}%s}}`, id, method, doc, params))
	answer := w.until(fmt.Sprintf(`"id":%d,`, id))
	if bytes.Contains(answer, []byte(`"error"`)) {
		w.b.Fatalf("%s: %.300s", method, answer)
	}
	return answer
}

var resultID = regexp.MustCompile(`"resultId":"(\d+)"`)

// BenchmarkTokens is the time of the tokens of all the text, of those of 60 lines at a random
// place, and of what a keystroke changed of them: from the request to the answer, once the
// diagnostics after the keystroke are published.
func BenchmarkTokens(b *testing.B) {
	eachShape(b, func(b *testing.B, text string, steps int) {
		w := newWire(b)
		defer w.end()
		w.open(0, text)
		w.steps = steps
		places := registers(text)
		rnd := rand.New(rand.NewPCG(3, 4))
		start := time.Now()
		last := resultID.FindSubmatch(w.ask(9, "textDocument/semanticTokens/full", ""))[1]
		b.ReportMetric(float64(time.Since(start).Milliseconds()), "full-ms")
		var delta, part []time.Duration
		version, id := 0, 10
		b.ResetTimer()
		for range b.N {
			p := places[rnd.IntN(len(places))]
			for _, end := range []int{p.char, p.char + 1} {
				version++
				w.replace(version, p.line, p.char, end, "1"[:p.char+1-end])
				start := time.Now()
				answer := w.ask(id, "textDocument/semanticTokens/full/delta", fmt.Sprintf(`,"previousResultId":"%s"`, last))
				delta = append(delta, time.Since(start))
				last = resultID.FindSubmatch(answer)[1]
				start = time.Now()
				w.ask(id+1, "textDocument/semanticTokens/range",
					fmt.Sprintf(`,"range":{"start":{"line":%d,"character":0},"end":{"line":%d,"character":0}}`, p.line, p.line+60))
				part = append(part, time.Since(start))
				id += 2
			}
		}
		b.StopTimer()
		report(b, delta)
		b.ReportMetric(mean(part), "range-mean-ms")
	})
}

// mean is that of the times, in milliseconds.
func mean(times []time.Duration) float64 {
	sum := time.Duration(0)
	for _, t := range times {
		sum += t
	}
	return float64(sum.Microseconds()) / 1000 / float64(len(times))
}

// BenchmarkComplete is the time of the completions of an operand, and of the signature there, at a
// random place.
func BenchmarkComplete(b *testing.B) {
	eachShape(b, func(b *testing.B, text string, _ int) {
		w := newWire(b)
		defer w.end()
		w.open(0, text)
		places := registers(text)
		rnd := rand.New(rand.NewPCG(3, 4))
		var items, signature []time.Duration
		b.ResetTimer()
		for n := range b.N {
			p := places[rnd.IntN(len(places))]
			at := fmt.Sprintf(`,"position":{"line":%d,"character":%d}`, p.line, p.char-1)
			start := time.Now()
			w.ask(2*n+10, "textDocument/completion", at)
			items = append(items, time.Since(start))
			start = time.Now()
			w.ask(2*n+11, "textDocument/signatureHelp", at)
			signature = append(signature, time.Since(start))
		}
		b.StopTimer()
		report(b, items)
		b.ReportMetric(mean(signature), "signature-mean-ms")
	})
}

// BenchmarkFormatting is the time from the request to lay out a text to the edits.
func BenchmarkFormatting(b *testing.B) {
	eachShape(b, func(b *testing.B, text string, _ int) {
		w := newWire(b)
		defer w.end()
		w.open(0, text)
		var times []time.Duration
		b.ResetTimer()
		for n := range b.N {
			start := time.Now()
			w.ask(n+10, "textDocument/formatting", `,"options":{"tabSize":4,"insertSpaces":true}`)
			times = append(times, time.Since(start))
		}
		b.StopTimer()
		report(b, times)
	})
}
