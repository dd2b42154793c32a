package server

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"sync"
	"time"
	"unsafe"

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
	last func()       // is called when there are no more messages
	used sync.Pool    // of *[]byte: where messages were that are written, for the next ones

	mu       sync.Mutex
	first    []outgoing    // those that go ahead of the others: publications of diagnostics, and answers that are errors
	queue    []outgoing    // others that wait to be written
	waiting  int           // bytes of memory of them, and of those being written
	short    int           // of which no more than shortMessage of each
	reserved int           // bytes for answers that are being made: see [stream.reserve]
	enough   int           // bytes of all that with which nothing more is worked out
	less     chan struct{} // closed when there are less; nil if no one waits for that
	more     chan struct{} // tells the writer of the queue
	closed   chan struct{} // tells the writer to stop
	close    sync.Once
	broken   error         // of the last write
	lost     chan struct{} // closed when the client does not read
	unread   int           // requests that were read and not yet answered

	answered func(jsonrpc2.ID) // told of each request whose answer waits to be written; may be nil
	writing  bool              // the writer is in a write
	settled  chan struct{}     // closed when nothing is left to do, if someone waits for it
}

// An outgoing message is the last part of a buffer.
type outgoing struct {
	buffer *[]byte
	msg    []byte
}

// memory is how many bytes the message takes while it waits.
func (o *outgoing) memory() int {
	return cap(*o.buffer) + int(unsafe.Sizeof(*o)+unsafe.Sizeof(*o.buffer))
}

// What one end can make the other keep is bounded. A message that is too long is passed over and
// answered with an error. No answer is worked out while more than mostWaiting bytes wait to be
// written, or are to; a client that goes on asking without reading loses the connection. What it gets then are
// refusals, without end: short messages count by themselves.
const (
	maxHeader   = 4 << 10   // bytes of a line of a header
	maxMessage  = 640 << 20 // bytes: a document, whose quotes and line ends are escaped
	maxID       = 1 << 10   // bytes
	maxBelieved = 1 << 40   // bytes of a message that is passed over; a longer one is not believed
	mostWaiting = 32 << 20  // bytes
	mostUnread  = 256 << 20 // bytes
	mostShort   = 32 << 20  // bytes of short messages, and of the first parts of others

	shortMessage = 64 << 10 // bytes, as much of a message as counts among the short ones
	keepBuffer   = 1 << 20  // a buffer that grew beyond is given back

	lastWords = 5 * time.Second // how long the end waits for answers
)

func newStream(rwc io.ReadWriteCloser) *stream {
	s := &stream{rwc: rwc, in: bufio.NewReaderSize(rwc, 64<<10), more: make(chan struct{}, 1), closed: make(chan struct{}), lost: make(chan struct{}), enough: mostWaiting}
	go s.writer()
	return s
}

// Read returns the next message. A request's method and parameters are good
// until the next call.
func (s *stream) Read(ctx context.Context) (jsonrpc2.Message, int64, error) {
	for {
		if err := errors.Join(s.end, ctx.Err()); err != nil {
			return nil, 0, s.over(ctx, err)
		}
		n, err := s.header(ctx)
		if err != nil {
			return nil, 0, s.over(ctx, err)
		}
		if n > maxMessage {
			if err := s.copy(io.Discard, n); err != nil {
				return nil, 0, s.over(ctx, err)
			}
			if err := s.reject(ctx, fmt.Errorf("%w: a message of %d bytes; %d are the most", jsonrpc2.ErrInvalidRequest, n, maxMessage)); err != nil {
				return nil, 0, err
			}
			continue
		}
		s.body.Reset()
		// Not all at once: a wrong length must not take a gigabyte. Each part is seven times as long as all before it.
		for left := n; left > 0; {
			part := min(left, max(keepBuffer, 7*s.body.Len()))
			s.body.Grow(part + bytes.MinRead) // or it grows once more to see that this was all
			if err := s.copy(&s.body, part); err != nil {
				return nil, 0, s.over(ctx, err)
			}
			left -= part
		}
		msg, err := jsonrpc2.DecodeMessage(s.body.Bytes())
		if s.body.Cap() > keepBuffer { // only the message has it now: the next may come in an hour
			s.body = bytes.Buffer{}
		}
		if r, ok := msg.(*jsonrpc2.Call); ok && err == nil {
			if id, _ := r.ID().StringValue(); len(id) > maxID { // it is kept until the request is answered
				err = fmt.Errorf("%w: an id of %d bytes; %d are the most", jsonrpc2.ErrInvalidRequest, len(id), maxID)
			}
		}
		if err == nil {
			if r, ok := msg.(*jsonrpc2.Call); ok && r.ID().IsValid() {
				s.mu.Lock()
				s.unread++
				s.mu.Unlock()
			}
			return msg, int64(n), nil
		}
		if err := s.reject(ctx, err); err != nil {
			return nil, 0, err
		}
	}
}

// copy copies n bytes that are read to w.
func (s *stream) copy(w io.Writer, n int) error {
	_, err := io.CopyN(w, s.in, int64(n))
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	return err
}

// over ends the reading: what is being worked on is stopped, and answered.
func (s *stream) over(ctx context.Context, err error) error {
	if s.last != nil {
		s.last()
	}
	if !errors.Is(err, io.ErrUnexpectedEOF) {
		s.settle(ctx)
	}
	return err
}

// line returns the next line of a header, cut off after maxHeader bytes.
func (s *stream) line() (line []byte, cut bool, err error) {
	for {
		part, err := s.in.ReadSlice('\n')
		if room := maxHeader - len(line); len(part) > room {
			part, cut = part[:room], true
		}
		line = append(line, part...)
		if err != bufio.ErrBufferFull {
			return line, cut, err
		}
	}
}

var contentLength = []byte("content-length:")

// header reads up to the start of a message and returns its length. Lines
// that are no header are passed over until a Content-Length is seen, on
// whichever part of a line; the client is told once.
func (s *stream) header(ctx context.Context) (int, error) {
	length, junk, long := 0, false, false
	for {
		line, cut, err := s.line()
		if err != nil {
			return 0, err
		}
		long = long || cut
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
		if err != nil || n <= 0 || n > maxBelieved {
			junk = true
			continue
		}
		length, junk = n, junk || at > 0
	}
	switch {
	case long:
		return length, s.reject(ctx, fmt.Errorf("%w: invalid header: a line is longer than %d bytes, which is the limit", jsonrpc2.ErrParse, maxHeader))
	case junk:
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

// Write sends msg. It may be called at any time, by anyone, and does not wait:
// a client that writes to us before it reads must not hold up the reading
// loop, which would hold up the client.
func (s *stream) Write(ctx context.Context, msg jsonrpc2.Message) (int64, error) {
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	// The length is written into the room left for it before the message.
	const room = len("Content-Length: 1234567890\r\n\r\n")
	buffer, ok := s.used.Get().(*[]byte)
	if !ok {
		buffer = new(make([]byte, room, 512))
	}
	out := jsonrpc2.AppendMessage((*buffer)[:room], msg)
	*buffer = out
	id, failed, answer := answers(out[room:])
	// Answers may come in any order, and may be long, and many. Publications keep the order among themselves.
	urgent := failed || bytes.HasPrefix(out[room:], []byte(publicationStart))
	head := fmt.Appendf(nil, "Content-Length: %d\r\n\r\n", len(out)-room)
	out = out[room-len(head):]
	copy(out, head)

	if answer && s.answered != nil {
		defer s.answered(id) // once it waits to be written
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.broken != nil {
		return 0, s.broken
	}
	if s.waiting > mostUnread || s.short > mostShort {
		s.drop(fmt.Errorf("the client does not read: %d bytes wait to be written", s.waiting))
		close(s.lost)
		return 0, s.broken
	}
	queued := outgoing{buffer, out}
	s.waiting += queued.memory()
	s.short += min(queued.memory(), shortMessage)
	if urgent {
		s.first = append(s.first, queued)
	} else {
		s.queue = append(s.queue, queued)
	}
	if answer {
		s.unread = max(0, s.unread-1)
	}
	select {
	case s.more <- struct{}{}:
	default: // it was told
	}
	return int64(len(out)), nil
}

// answerStart is how jsonrpc2 begins an answer; the identifier follows, then the result or the error.
const answerStart = `{"jsonrpc":"2.0","id":`

// answers returns which request a message that jsonrpc2 encoded answers, if it answers one, and whether it does with an error.
// What it is told to send is of types of its own. Only the start of the message is looked at, which
// may be megabytes long.
func answers(msg []byte) (id jsonrpc2.ID, failed, ok bool) {
	rest, ok := bytes.CutPrefix(msg, []byte(answerStart))
	if !ok {
		return id, false, false
	}
	var raw json.RawMessage
	d := json.NewDecoder(bytes.NewReader(rest))
	if d.Decode(&raw) != nil {
		return id, false, false
	}
	rest = rest[d.InputOffset():]
	if failed = bytes.HasPrefix(rest, []byte(`,"error":`)); !failed && !bytes.HasPrefix(rest, []byte(`,"result":`)) {
		return id, false, false
	}
	m, err := jsonrpc2.DecodeMessage([]byte(answerStart + string(raw) + `,"result":null}`))
	if err != nil {
		return id, false, false
	}
	r, ok := m.(*jsonrpc2.Response)
	if !ok {
		return id, false, false
	}
	return r.ID(), failed, r.ID().IsValid()
}

// publicationStart is how jsonrpc2 begins a publication of diagnostics.
const publicationStart = `{"jsonrpc":"2.0","method":"` + protocol.MethodTextDocumentPublishDiagnostics + `"`

// writer writes what is queued, until a write fails or the stream is closed.
func (s *stream) writer() {
	for {
		select {
		case <-s.more:
		case <-s.closed:
			return
		}
		for {
			out, ok := s.next()
			if !ok {
				break
			}
			if _, err := s.rwc.Write(out.msg); err != nil {
				s.mu.Lock()
				s.drop(err)
				s.mu.Unlock()
				return
			}
			s.mu.Lock()
			s.waiting -= out.memory()
			s.short -= min(out.memory(), shortMessage)
			s.eased()
			s.mu.Unlock()
			s.used.Put(out.buffer)
		}
	}
}

// next takes the message that is to be written next, if there is one.
func (s *stream) next() (out outgoing, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	from := &s.first
	if len(*from) == 0 {
		from = &s.queue
	}
	if ok = len(*from) > 0; ok {
		out, (*from)[0] = (*from)[0], outgoing{}
		*from = (*from)[1:]
	} else {
		s.first, s.queue = nil, nil // and the places of what is written
	}
	s.writing = ok
	s.idle()
	return out, ok
}

// drop gives up on what is to be written, and closes the connection. The caller holds the lock.
func (s *stream) drop(err error) {
	s.broken, s.first, s.queue, s.waiting, s.short, s.unread, s.writing = err, nil, nil, 0, 0, 0, false
	s.eased()
	s.idle()
	go s.rwc.Close() // ends a write that waits for the client, and the reading
}

// eased tells who waits for it that less waits to be written. The caller holds the lock.
func (s *stream) eased() {
	if s.less != nil {
		close(s.less)
		s.less = nil
	}
}

// await waits until no more than enough bytes wait to be written, or are reserved.
func (s *stream) await(ctx context.Context) error {
	return s.until(ctx, func() bool { return s.waiting+s.reserved <= s.enough })
}

// reserve waits until there is room for an answer that takes so many bytes, or nothing else takes any, and keeps it
// until [stream.free]. So many large answers that are made at a time wait to be made, not to be written.
func (s *stream) reserve(ctx context.Context, bytes int) error {
	return s.until(ctx, func() bool {
		if all := s.waiting + s.reserved; all > 0 && all+bytes > s.enough {
			return false
		}
		s.reserved += bytes
		return true
	})
}

// free gives back what was reserved.
func (s *stream) free(bytes int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.reserved -= bytes
	s.eased()
}

// until waits until done, which is called with the lock held, is true. It ends with ctx and with the connection.
func (s *stream) until(ctx context.Context, done func() bool) error {
	for {
		s.mu.Lock()
		if s.broken != nil || done() {
			defer s.mu.Unlock()
			return s.broken
		}
		if s.less == nil {
			s.less = make(chan struct{})
		}
		less := s.less
		s.mu.Unlock()
		select {
		case <-less:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// idle tells who waits that all requests are answered and the answers written.
// The caller holds the lock.
func (s *stream) idle() {
	if s.settled != nil && s.unread == 0 && len(s.first)+len(s.queue) == 0 && !s.writing {
		close(s.settled)
		s.settled = nil
	}
}

// settle waits until every request is answered: jsonrpc2 ends when Read does,
// and an answer that is not written then would be lost.
func (s *stream) settle(ctx context.Context) {
	settled := make(chan struct{})
	s.mu.Lock()
	s.settled = settled
	s.idle()
	s.mu.Unlock()
	select {
	case <-settled:
	case <-ctx.Done():
	case <-time.After(lastWords):
	}
}

// Close closes the connection, once what is queued is written.
func (s *stream) Close() error {
	s.mu.Lock()
	s.unread = 0 // what is not answered by now will not be
	s.mu.Unlock()
	s.settle(context.Background())
	s.close.Do(func() { close(s.closed) })
	return s.rwc.Close()
}

// A codec encodes parameters and results as package protocol does.
type codec struct{}

func (codec) Marshal(v any) ([]byte, error) {
	switch v := v.(type) {
	case jsonrpc2.RawMessage: // what is encoded is sent as it is
		return v, nil
	case protocol.LSPAny:
		if v != nil {
			return v, nil
		}
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
