package server

import (
	"context"
	"io"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// A phase is a part of the connection's life. What may be said depends on it.
type phase uint8

const (
	fresh phase = iota // nothing was said yet
	ready
	down // shutdown was asked for
)

// admit reports why a message of this name may not be served in phase p.
func (p phase) admit(name string) error {
	switch {
	case name == protocol.MethodExit:
		return nil
	case p == fresh && name != protocol.MethodInitialize:
		return jsonrpc2.Errorf(jsonrpc2.ServerNotInitialized, "%s before initialize", name)
	case p == ready && name == protocol.MethodInitialize:
		return jsonrpc2.Errorf(jsonrpc2.InvalidRequest, "initialize may be sent once only")
	case p == down:
		return jsonrpc2.Errorf(jsonrpc2.InvalidRequest, "%s after shutdown", name)
	}
	return nil
}

func (s *server) initialize(_ context.Context, p *protocol.InitializeParams) (*protocol.InitializeResult, error) {
	s.phase = ready
	s.client = newClient(&p.Capabilities)
	s.client.runs = s.opt.Program != ""
	s.newIndex(p)
	if p.ProcessID != nil {
		s.watchParent(int(*p.ProcessID))
	}
	s.configure(func(c *config) []string { return c.initial.set(p.InitializationOptions) })
	result := &protocol.InitializeResult{
		Capabilities: offers(&s.client),
		ServerInfo:   protocol.ServerInfo{Name: "ori"},
	}
	if s.opt.Version != "" {
		result.ServerInfo.Version = protocol.NewOptional(s.opt.Version)
	}
	return result, nil
}

func (s *server) initialized() error {
	s.watchConfiguration()
	s.pullConfiguration()
	if s.client.registerLenses { // others ask without being told for which files
		s.lookThrough()
	}
	return nil
}

// shutdown stops all that is being worked on: who asks for it does not wait for what it has asked for before.
func (s *server) shutdown() error {
	s.phase = down
	s.stream.last()
	return nil
}

func (s *server) exit() error {
	s.stream.last()
	s.stream.end = io.EOF
	if s.phase != down {
		s.stream.end = ErrNoShutdown
	}
	return nil
}
