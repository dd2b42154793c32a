package server

import (
	"encoding/json"
	"strconv"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/grammar"
)

// Answers that have something for each line of a text are encoded here, as the protocol has them:
// with its types as values first most of their time goes there.

func appendPosition(out []byte, p protocol.Position) []byte {
	out = strconv.AppendUint(append(out, `{"line":`...), uint64(p.Line), 10)
	out = strconv.AppendUint(append(out, `,"character":`...), uint64(p.Character), 10)
	return append(out, '}')
}

func appendRange(out []byte, r protocol.Range) []byte {
	out = appendPosition(append(out, `{"start":`...), r.Start)
	out = appendPosition(append(out, `,"end":`...), r.End)
	return append(out, '}')
}

func appendString(out []byte, s string) []byte {
	for n := range len(s) {
		if c := s[n]; c < ' ' || c == '"' || c == '\\' || c >= 0x7f {
			quoted, _ := json.Marshal(s) // no string fails
			return append(out, quoted...)
		}
	}
	return append(append(append(out, '"'), s...), '"')
}

// appendTextEdits is a list of [protocol.TextEdit], of edits that are in order.
func (m *mapper) appendTextEdits(edits []grammar.Edit) jsonrpc2.RawMessage {
	const typical = 110 // bytes of an edit of blanks
	out := append(make([]byte, 0, 2+typical*len(edits)), '[')
	at := m.text.Cursor(m.client.encoding)
	position := func(off int32) protocol.Position {
		line, char := at.Position(int(off))
		return protocol.Position{Line: uint32(line), Character: uint32(char)}
	}
	for n, e := range edits {
		if n > 0 {
			out = append(out, ',')
		}
		start := position(e.Span.Start)
		out = appendRange(append(out, `{"range":`...), protocol.Range{Start: start, End: position(e.Span.End)})
		out = append(appendString(append(out, `,"newText":`...), e.New), '}')
	}
	return append(out, ']')
}
