package server

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/optimizer"
)

// The benchmarks are seen from the editor: through pipes of the system, with
// messages as they are on the wire. The times are those from before a message
// is written to after its answer is read.

// A wire is a connection of the least kind: it writes and reads bytes.
type wire struct {
	b     testing.TB
	in    *bufio.Reader
	out   io.Writer
	body  []byte // of the last message
	steps int    // in how many the server tells of a version after an edit, 0 for one
	end   func()
}

type pipes struct {
	io.Reader
	io.WriteCloser
}

func newWire(b testing.TB) *wire {
	fromServer, toEditor, err := os.Pipe()
	if err != nil {
		b.Fatal(err)
	}
	fromEditor, toServer, err := os.Pipe()
	if err != nil {
		b.Fatal(err)
	}
	done := make(chan error)
	go func() { done <- Serve(context.Background(), pipes{fromEditor, toEditor}, Options{}) }()
	w := &wire{b: b, in: bufio.NewReaderSize(fromServer, 1<<20), out: toServer}
	w.end = func() {
		toServer.Close()
		if err := <-done; err != nil {
			b.Error(err)
		}
		fromEditor.Close()
		fromServer.Close()
	}
	w.send(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":` + full + `}}`)
	w.until(`"id":1,`)
	w.send(`{"jsonrpc":"2.0","method":"initialized","params":{}}`)
	return w
}

func (w *wire) send(body string) {
	if _, err := io.WriteString(w.out, frame(body)); err != nil {
		w.b.Fatal(err)
	}
}

// until reads messages up to one with text in it, which is good until the next call.
func (w *wire) until(text string) []byte {
	for {
		length := 0
		for {
			line, err := w.in.ReadString('\n')
			if err != nil {
				w.b.Fatal(err)
			}
			if line == "\r\n" {
				break
			}
			fmt.Sscanf(line, "Content-Length: %d", &length)
		}
		w.body = slices.Grow(w.body[:0], length)
		body := w.body[:length]
		if _, err := io.ReadFull(w.in, body); err != nil {
			w.b.Fatal(err)
		}
		if bytes.Contains(body, []byte(text)) {
			return body
		}
	}
}

func (w *wire) open(version int, text string) {
	quoted, _ := json.Marshal(text)
	w.send(fmt.Sprintf(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":%q,"languageId":"ori","version":%d,"text":%s}}}`, doc, version, quoted))
	w.until(fmt.Sprintf(`"version":%d,`, version))
}

// replace makes an edit, and returns after what time the first diagnostics came, when all of them have come.
func (w *wire) replace(version, line, start, end int, text string) (first time.Duration) {
	begin := time.Now()
	w.send(fmt.Sprintf(`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":%q,"version":%d},`+
		`"contentChanges":[{"range":{"start":{"line":%d,"character":%d},"end":{"line":%d,"character":%d}},"text":%q}]}}`,
		doc, version, line, start, line, end, text))
	for n := range max(w.steps, 1) {
		w.until(fmt.Sprintf(`"version":%d,`, version))
		if n == 0 {
			first = time.Since(begin)
		}
	}
	return first
}

// Shapes of a text: about 11 instructions a block, 100 blocks a function, but
// for the last, which is one function of 10,000 blocks.
var shapes = []struct {
	name   string
	config gen.Config
	steps  int // in how many diagnostics come after an edit: see [ide.Snapshot.Early]
}{
	{"1k", gen.Config{Funcs: 1, Blocks: 100, Instrs: 10}, 1},
	{"11k", gen.Config{Funcs: 10, Blocks: 100, Instrs: 10}, 1},
	{"110k", gen.Config{Funcs: 100, Blocks: 100, Instrs: 10}, 1},
	{"110k-one-function", gen.Config{Funcs: 1, Blocks: 10_000, Instrs: 10}, 2},
}

func eachShape(b *testing.B, f func(b *testing.B, text string, steps int)) {
	for _, native := range []bool{false, true} {
		for _, s := range shapes {
			s.config.Native = native
			spelling := map[bool]string{false: "listing", true: "native"}[native]
			b.Run(s.name+"/"+spelling, func(b *testing.B) {
				text := string(gen.Program(rand.New(rand.NewPCG(1, 2)), s.config))
				f(b, text, s.steps)
				b.ReportMetric(float64(strings.Count(text, "\n")), "lines")
			})
		}
	}
}

// report gives the half and the worst hundredth of the times.
func report(b *testing.B, times []time.Duration) {
	slices.Sort(times)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	b.ReportMetric(ms(times[len(times)/2]), "p50-ms")
	b.ReportMetric(ms(times[len(times)*99/100]), "p99-ms")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkKeystroke is the time from a character typed, in a random line, to
// the diagnostics of the whole text published, and to the first that are.
func BenchmarkKeystroke(b *testing.B) {
	eachShape(b, func(b *testing.B, text string, steps int) {
		w := newWire(b)
		defer w.end()
		w.open(0, text)
		w.steps = steps
		places := registers(text)
		rnd := rand.New(rand.NewPCG(3, 4))
		var times, firsts []time.Duration
		version := 0
		b.ResetTimer()
		for range b.N {
			p := places[rnd.IntN(len(places))]
			for _, end := range []int{p.char, p.char + 1} { // type a digit, take it away
				typed := "1"[:p.char+1-end]
				version++
				start := time.Now()
				firsts = append(firsts, w.replace(version, p.line, p.char, end, typed))
				times = append(times, time.Since(start))
			}
		}
		b.StopTimer()
		report(b, times)
		slices.Sort(firsts)
		b.ReportMetric(float64(firsts[len(firsts)/2].Microseconds())/1000, "first-p50-ms")
		b.ReportMetric(float64(firsts[len(firsts)*99/100].Microseconds())/1000, "first-p99-ms")
	})
}

type spot struct{ line, char int }

// registers are places after the number of a register.
func registers(text string) []spot {
	var spots []spot
	for n, line := range strings.Split(text, "\n") {
		if at := strings.Index(line, " R"); at >= 0 && len(line) > at+2 && '0' <= line[at+2] && line[at+2] <= '9' {
			spots = append(spots, spot{n, at + 3})
		}
	}
	return spots
}

// BenchmarkHover is the time of a hover on a label.
func BenchmarkHover(b *testing.B) {
	eachShape(b, func(b *testing.B, text string, _ int) {
		w := newWire(b)
		defer w.end()
		w.open(0, text)
		var labels []int
		lines := strings.Split(text, "\n")
		for n, line := range lines[:len(lines)-1] {
			block := strings.HasPrefix(lines[n+1], " ") || strings.HasPrefix(lines[n+1], "@") // not a label at the end
			if block && (strings.HasPrefix(line, ".L_x_") || strings.HasPrefix(line, "L")) {
				labels = append(labels, n)
			}
		}
		rnd := rand.New(rand.NewPCG(3, 4))
		var times []time.Duration
		b.ResetTimer()
		for n := range b.N {
			line := labels[rnd.IntN(len(labels))]
			start := time.Now()
			w.send(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"textDocument/hover","params":{"textDocument":{"uri":%q},"position":{"line":%d,"character":1}}}`, n+10, doc, line))
			if answer := w.until(fmt.Sprintf(`"id":%d,`, n+10)); !bytes.Contains(answer, []byte("contents")) {
				b.Fatalf("%s", answer)
			}
			times = append(times, time.Since(start))
		}
		b.StopTimer()
		report(b, times)
	})
}

// BenchmarkOpen is the time from a text opened to its diagnostics published.
func BenchmarkOpen(b *testing.B) {
	eachShape(b, func(b *testing.B, text string, _ int) {
		w := newWire(b)
		defer w.end()
		var times []time.Duration
		for n := range b.N {
			start := time.Now()
			w.open(n+1, text)
			times = append(times, time.Since(start))
			w.send(fmt.Sprintf(`{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":%q}}}`, doc))
			w.until(`"diagnostics":[]`)
		}
		report(b, times)
	})
}

// BenchmarkPublish is what publishing costs the server itself: 500
// diagnostics, as many as are shown by default, made into a message.
func BenchmarkPublish(b *testing.B) {
	snap := ide.Open([]byte(strings.Repeat("  BRA nowhere\n", 500)), ide.Options{MaxDiags: 500})
	diags := make([]ide.Diagnostic, 500)
	for i := range diags {
		diags[i] = ide.Diagnostic{Diagnostic: analysis.Diagnostic{
			Code: "thread-branch", Severity: analysis.Hint, Message: "nowhere only branches to elsewhere",
			Span: ide.Span{Start: int32(14*i + 2), End: int32(14*i + 13)}, Related: []analysis.Related{{Message: "branches on"}},
		}, Phase: optimizer.PhaseNamed("15")}
	}
	m := mapper{uri: doc, client: &client{related: true, data: true}, text: snap.Text()}
	var out []byte
	for b.Loop() {
		out = m.appendDiagnostics(out[:0], diags)
	}
}
