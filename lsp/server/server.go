// Package server is the language server of Ori: the Language Server Protocol
// on one side, package ide on the other.
//
// The reading loop takes the messages in the order they come. What changes a
// document is done on it, one after the other; a request takes the documents
// as they are at that moment and is then worked on beside the loop, so a slow
// one holds up nothing. Each open document has a goroutine that analyses its
// newest version and publishes what was found.
//
// A file here serves one method, or one closely tied group of them; all of
// them are named in dispatch.go. convert.go alone knows both the plain data
// of package ide and the types of the protocol.
package server

import (
	"context"
	"errors"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
	"github.com/ori-lang/ori/lsp/workspace"
)

// Options are what the program that serves decides. The zero Options are
// good.
type Options struct {
	Version string    // of the program, told to the client
	Log     io.Writer // for the program's own troubles; nil for none
	Starter int       // the process that started the program, if its end before a client speaks is that of the client; 0 for none
	Program string    // what runs `ori run` and `ori verify`, with those as its first argument; "" for nothing
}

// ErrNoShutdown is returned by [Serve] when the client told the server to
// exit without a shutdown request before: the program ends with status 1.
var ErrNoShutdown = errors.New("exit without shutdown")

// Serve speaks the protocol over rwc until the client says exit, closes its
// end or its process ends, and closes rwc. It returns nil in these cases, [ErrNoShutdown], the
// error that broke the connection, or ctx.Err(). A read of
// rwc that its Close does not end may go on behind Serve's back; stdin has such
// reads.
func Serve(ctx context.Context, rwc io.ReadWriteCloser, opt Options) error {
	return newServer(opt).serve(ctx, rwc)
}

// Stdio is the program's standard input and output, as one.
func Stdio() io.ReadWriteCloser {
	in, restore := standardInput()
	return &stdio{in, standardOutput(), restore}
}

type stdio struct {
	io.ReadCloser
	io.Writer
	restore func() // the input, once closed, for who else has it
}

func (s *stdio) Close() error {
	defer s.restore()
	return s.ReadCloser.Close()
}

type server struct {
	opt      Options
	methods  map[string]method // by the name of the message
	edit     func(*ide.Snapshot, []grammar.Edit) *ide.Snapshot
	open     func(context.Context, []byte, ide.Options) (*ide.Snapshot, error)
	diagnose func(*ide.Snapshot, context.Context) ([]ide.Diagnostic, error)
	soon     time.Duration           // what is done in that time is not told of as progress
	patience time.Duration           // how long edits may keep diagnostics from being published
	grace    time.Duration           // for how long an edit waits for them then
	outdated time.Duration           // for how long a request is worked on whose document has changed
	rest     time.Duration           // with no work for that long, memory is given back
	release  func()                  // which does so
	reading  time.Duration           // how long a request waits for texts of the workspace that are not read yet
	looks    time.Duration           // how much time passes from one look at the files ori.toml to the next
	silent   func() <-chan time.Time // after which time a client whose process is not to be seen should have said something
	enough   int                     // bytes that wait to be written, with which nothing more is worked out
	longest  int                     // bytes of a document
	beyond   int                     // bytes of a document, with more of which it is read beside the reading loop

	ctx    context.Context // ends with the connection
	work   context.Context // of requests and diagnostics; ends when no more messages come
	orphan chan struct{}   // closed when the process of the client has ended
	end    sync.Once       // closes it
	stream *stream
	conn   jsonrpc2.Conn

	published sync.Pool // of *[]byte: where diagnostics were encoded that are published, for the next ones

	messages atomic.Int64 // how many requests and notifications have come

	reports atomic.Int64             // how many reports have names
	stops   sync.Map                 // of what the user can stop: the function that does, by the name of its reports
	idle    *time.Timer              // see [server.busy]
	pause   *time.Timer              // since the last work, shorter
	works   atomic.Int32             // how many pieces of work there are now
	heard   atomic.Int64             // when there was work last, in nanoseconds
	waited  atomic.Bool              // a request has waited for texts of the workspace in vain
	running map[string]chan struct{} // by command, holds a token while the program runs: see [server.program]
	slow    chan struct{}            // holds a token for each request that takes long and is being worked on
	quick   chan struct{}            // and for each other one

	// Written by the reading loop alone, client before there is anything
	// beside the loop that reads it.
	phase    phase
	client   client
	stopPull context.CancelFunc // of the last question for the configuration
	opened   int                // how many documents were opened
	index    *workspace.Index   // of texts that are not open

	mu      sync.Mutex                         // guards what follows
	cancel  map[jsonrpc2.ID]context.CancelFunc // of the requests being worked on
	turns   map[jsonrpc2.ID]*requested         // those that are not yet answered
	docs    map[uri.URI]*document
	closing map[uri.URI]*document // closed, but still to be cleared in the client
	config  config
	told    map[string]bool  // what is wrong with files ori.toml
	foreign map[uri.URI]bool // open documents of other languages, see [isForeign]
	folders []uri.URI        // of the workspace
	looking bool             // the index has been told of them

	projects projects
	sources  sourceWatch
}

func newServer(opt Options) *server {
	return &server{
		opt:      opt,
		methods:  serves(rows()),
		edit:     (*ide.Snapshot).Edit,
		open:     ide.OpenContext,
		diagnose: (*ide.Snapshot).Diagnostics,
		soon:     500 * time.Millisecond,
		patience: 500 * time.Millisecond,
		grace:    15 * time.Millisecond,
		outdated: 5 * time.Millisecond,
		rest:     3 * time.Second,
		reading:  indexPatience,
		looks:    betweenLooks,
		release:  release,
		silent:   func() <-chan time.Time { return time.After(silence) },
		enough:   mostWaiting,
		longest:  maxText,
		beyond:   readBeside,
		running:  map[string]chan struct{}{"run": make(chan struct{}, 1), "verify": make(chan struct{}, 1)},
		slow:     make(chan struct{}, mostSlow),
		quick:    make(chan struct{}, mostQuick),
		stopPull: func() {},
		cancel:   make(map[jsonrpc2.ID]context.CancelFunc),
		turns:    make(map[jsonrpc2.ID]*requested),
		docs:     make(map[uri.URI]*document),
		closing:  make(map[uri.URI]*document),
		foreign:  make(map[uri.URI]bool),
	}
}

func (s *server) serve(ctx context.Context, rwc io.ReadWriteCloser) error {
	running, stop := context.WithCancel(ctx)
	defer stop()
	defer rwc.Close()
	defer s.watchIdle()()

	s.ctx, s.orphan = running, make(chan struct{})
	s.stream = newStream(rwc)
	s.stream.enough, s.stream.answered = s.enough, s.answered
	s.work, s.stream.last = context.WithCancel(running)
	s.conn = jsonrpc2.NewConn(s.stream, jsonrpc2.WithCodec(codec{}))
	s.watchStarter(s.opt.Starter)
	s.conn.Go(running, s.handle)
	select {
	case <-s.conn.Done():
		return s.conn.Err()
	case <-s.orphan:
		return nil
	case <-s.stream.lost:
		return s.stream.broken
	case <-ctx.Done():
		return ctx.Err()
	}
}
