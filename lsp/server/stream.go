package server

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"sync"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// A stream frames messages as LSP does: a header with the length, an empty
// line, the message. jsonrpc2 has such a stream, but a message that is not
// JSON-RPC, or a header that is not one, ends its connection. This one
// answers with an error and goes on with the next message.
type stream struct {
	rwc  io.ReadWriteCloser
	in   *bufio.Reader
	body bytes.Buffer // of the message being read
	end  error        // set when no more messages shall be read

	mu  sync.Mutex
	out []byte
}

const (
	maxMessage = 1 << 30 // bytes; a longer message is not believed
	keepBuffer = 1 << 20 // a buffer that grew beyond is given back
)

func newStream(rwc io.ReadWriteCloser) *stream {
	return &stream{rwc: rwc, in: bufio.NewReaderSize(rwc, 64<<10)}
}

// Read returns the next message. A request's method and parameters are good
// until the next call.
func (s *stream) Read(ctx context.Context) (jsonrpc2.Message, int64, error) {
	for {
		if err := errors.Join(s.end, ctx.Err()); err != nil {
			return nil, 0, err
		}
		n, err := s.header(ctx)
		if err != nil {
			return nil, 0, err
		}
		if s.body.Cap() > keepBuffer {
			s.body = bytes.Buffer{}
		}
		s.body.Reset()
		// Not all at once: a wrong length must not take a gigabyte.
		if _, err := io.CopyN(&s.body, s.in, int64(n)); err != nil {
			if err == io.EOF {
				err = io.ErrUnexpectedEOF
			}
			return nil, 0, err
		}
		msg, err := jsonrpc2.DecodeMessage(s.body.Bytes())
		if err == nil {
			return msg, int64(n), nil
		}
		if err := s.reject(ctx, err); err != nil {
			return nil, 0, err
		}
	}
}

var contentLength = []byte("content-length:")

// header reads up to the start of a message and returns its length. Lines
// that are no header are passed over until a Content-Length is seen, on
// whichever part of a line; the client is told once.
func (s *stream) header(ctx context.Context) (int, error) {
	length, junk := 0, false
	for {
		line, err := s.in.ReadBytes('\n')
		if err != nil {
			return 0, err
		}
		line = bytes.TrimSpace(line)
		if len(line) == 0 {
			if length > 0 {
				break
			}
			junk = true
			continue
		}
		lower := asciiLower(line)
		at := bytes.LastIndex(lower, contentLength)
		if at < 0 {
			junk = junk || !bytes.HasPrefix(lower, []byte("content-type:"))
			continue
		}
		value := bytes.TrimSpace(line[at+len(contentLength):])
		n, err := strconv.Atoi(string(value))
		if err != nil || n <= 0 || n > maxMessage {
			junk = true
			continue
		}
		length, junk = n, junk || at > 0
	}
	if junk {
		return length, s.reject(ctx, fmt.Errorf("%w: invalid header", jsonrpc2.ErrParse))
	}
	return length, nil
}

// asciiLower is of the same length as line, unlike what bytes.ToLower makes
// of bytes that are no text.
func asciiLower(line []byte) []byte {
	lower := bytes.Clone(line)
	for i, c := range lower {
		if 'A' <= c && c <= 'Z' {
			lower[i] = c + 'a' - 'A'
		}
	}
	return lower
}

// reject tells the client of a message that has no id to answer to.
func (s *stream) reject(ctx context.Context, err error) error {
	_, err = s.Write(ctx, jsonrpc2.NewResponse(jsonrpc2.ID{}, nil, err))
	return err
}

// Write sends msg. It may be called at any time, by anyone.
func (s *stream) Write(ctx context.Context, msg jsonrpc2.Message) (int64, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	// The length is written into the room left for it before the message.
	const room = len("Content-Length: 1234567890\r\n\r\n")
	if cap(s.out) < room || cap(s.out) > keepBuffer {
		s.out = make([]byte, room, 4096)
	}
	s.out = jsonrpc2.AppendMessage(s.out[:room], msg)
	head := fmt.Appendf(nil, "Content-Length: %d\r\n\r\n", len(s.out)-room)
	start := room - len(head)
	copy(s.out[start:], head)
	n, err := s.rwc.Write(s.out[start:])
	return int64(n), err
}

func (s *stream) Close() error { return s.rwc.Close() }

// A codec encodes parameters and results as package protocol does.
type codec struct{}

func (codec) Marshal(v any) ([]byte, error) {
	if raw, ok := v.(jsonrpc2.RawMessage); ok {
		return raw, nil
	}
	return protocol.Marshal(v)
}

func (codec) Unmarshal(data []byte, v any) error {
	if raw, ok := v.(*jsonrpc2.RawMessage); ok {
		*raw = bytes.Clone(data)
		return nil
	}
	return protocol.Unmarshal(data, v)
}
