package server

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"path"
	"slices"
	"strings"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/ori-lang/ori/lsp/ide"
)

// The commands. Each has one argument, a [commandArgs].
const (
	commandRPO    = "ori.rpo"    // the blocks in reverse postorder, as text
	commandDOT    = "ori.dot"    // the control-flow graph, as Graphviz text
	commandSelect = "ori.select" // show a part of the document
	commandDraw   = "ori.draw"   // the graph of a function in characters, see drawn

	commandRefusals = "ori.refusals" // the rewrites that are refused, and why, as text

	commandRun    = "ori.run"    // what the program does in the interpreter, as text; of the function at Range without Func
	commandVerify = "ori.verify" // whether rewrites change that, likewise

	commandInstructions = "ori.instructions" // where the code of a line of a source file is; without a URI in all listings
)

type commandArgs struct {
	URI   string          `json:"uri,omitempty"`
	Func  string          `json:"func,omitempty"`  // "" for all; of ori.draw for the one at the start of Range, or the nearest
	Range *protocol.Range `json:"range,omitempty"` // of ori.select, ori.draw and, in Source, of ori.instructions

	Source string `json:"source,omitempty"` // of ori.instructions: the source file
}

func offerCommands(k *client, c *protocol.ServerCapabilities) {
	list := []string{commandRPO, commandDOT, commandSelect, commandDraw, commandRefusals, commandInstructions}
	if k.runs {
		list = append(list, commandRun, commandVerify)
	}
	c.ExecuteCommandProvider = protocol.ExecuteCommandOptions{Commands: list}
}

// executeCommand answers with the text that a command makes, and asks the client to show it if it can.
func (s *server) executeCommand(ctx context.Context, p *protocol.ExecuteCommandParams) (protocol.LSPAny, error) {
	form, known := strings.CutPrefix(p.Command, "ori.")
	runs := s.client.runs && slices.Contains(programs, form)
	if _, dumps := ide.Dumps[form]; !known || !dumps && !runs && !slices.Contains([]string{commandSelect, commandDraw, commandInstructions}, p.Command) {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "no command %q", p.Command)
	}
	var args commandArgs
	if len(p.Arguments) != 1 || json.Unmarshal(p.Arguments[0], &args) != nil {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s takes one argument: {uri, func, range, source}", p.Command)
	}
	if p.Command == commandInstructions {
		return s.instructions(ctx, &args)
	}
	key, err := uri.Parse(args.URI)
	if err != nil || args.URI == "" {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "no URI: %q", args.URI)
	}
	v, err := s.anyView(ctx, key)
	switch {
	case err != nil:
		return nil, err
	case v == nil:
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s is not open", args.URI)
	case p.Command == commandSelect:
		s.showDocument(v.uri, args.Range)
		return nil, nil
	case p.Command == commandDraw:
		return v.draw(ctx, &args)
	}
	if runs && args.Func == "" && args.Range != nil {
		if args.Func, err = v.snap.FuncAt(ctx, v.offset(args.Range.Start)); err != nil {
			return nil, err
		}
	}
	if runs && s.client.contents && s.client.shows { // it is run once, for who shows it
		s.showDocument(contentURI(v, form, args.Func), nil)
		return protocol.LSPAny("null"), nil
	}
	text, err := s.dump(ctx, v, form, args.Func)
	if err != nil {
		return nil, err
	}
	if s.client.contents {
		s.showDocument(contentURI(v, form, args.Func), nil)
	}
	return json.Marshal(text)
}

// dump is what a command shows of a document.
func (s *server) dump(ctx context.Context, v *view, form, name string) (string, error) {
	if s.client.runs && slices.Contains(programs, form) {
		return s.program(ctx, v, form, name)
	}
	text, err := v.snap.Dump(ctx, form, name)
	switch {
	case ctx.Err() != nil:
		return "", ctx.Err()
	case err != nil:
		return "", jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%v", err)
	}
	return text, nil
}

// contentURI names the document that has what a command shows.
func contentURI(v *view, form, name string) uri.URI {
	title := name
	if title == "" {
		title = path.Base(string(v.uri))
	}
	q := url.Values{"view": {form}, "of": {string(v.uri)}}
	if name != "" {
		q.Set("func", name)
	}
	return uri.URI(fmt.Sprintf("%s:/%s.%s?%s", contentScheme, url.PathEscape(title), form, q.Encode()))
}

// showDocument has the client show a document, or a part of it, if it can.
func (s *server) showDocument(u uri.URI, part *protocol.Range) {
	if !s.client.shows {
		return
	}
	go func() {
		yes := true
		p := &protocol.ShowDocumentParams{URI: u, TakeFocus: &yes, Selection: part}
		if err := protocol.Call(s.ctx, s.conn, protocol.MethodWindowShowDocument, p, nil); err != nil && s.ctx.Err() == nil {
			s.log(protocol.MessageTypeWarning, fmt.Sprintf("%s: %v", protocol.MethodWindowShowDocument, err))
		}
	}()
}
