package server

import (
	"context"
	"math"
	"slices"
	"strconv"

	"go.lsp.dev/protocol"

	"github.com/ori-lang/ori/lsp/ide"
)

func (s *server) semanticTokensFull(ctx context.Context, p *protocol.SemanticTokensParams) (any, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	_, now, err := v.doc.tokens.next(ctx, v)
	if err != nil {
		return nil, err
	}
	return s.tokens(ctx, now)
}

func (s *server) semanticTokensRange(ctx context.Context, p *protocol.SemanticTokensRangeParams) (any, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	now, err := newTokenResult(ctx, v, v.span(p.Range), nil)
	if err != nil {
		return nil, err
	}
	return s.tokens(ctx, now)
}

// semanticTokensDelta answers with the one part that differs from the last answer.
func (s *server) semanticTokensDelta(ctx context.Context, p *protocol.SemanticTokensDeltaParams) (any, error) {
	v, err := s.view(ctx, p.TextDocument.URI)
	if v == nil {
		return nil, err
	}
	last, now, err := v.doc.tokens.next(ctx, v)
	if err != nil {
		return nil, err
	}
	if last == nil || last.id != p.PreviousResultID {
		return s.tokens(ctx, now)
	}
	return &protocol.SemanticTokensDelta{ResultID: &now.id, Edits: now.since(last)}, nil
}

func offerSemanticTokens(k *client, c *protocol.ServerCapabilities) {
	if !k.tokens {
		return
	}
	yes := true
	c.SemanticTokensProvider = &protocol.SemanticTokensOptions{
		Legend: protocol.SemanticTokensLegend{TokenTypes: ide.TokenTypes, TokenModifiers: ide.TokenModNames},
		Full:   &protocol.SemanticTokensFullDelta{Delta: &yes},
		Range:  protocol.Boolean(true),
	}
}

// tokens is the answer to a request for all that r has.
func (s *server) tokens(ctx context.Context, r *tokenResult) (any, error) {
	if err := s.reserve(ctx, 2*r.size()); err != nil { // it is copied to be sent
		return nil, err
	}
	return r.answer(ctx)
}

// since are the edits that turn the numbers of last into those of r: at most one. Its ends are the
// first and the last piece that differ, so that a keystroke in a large text costs no look at the
// numbers of the others.
func (r *tokenResult) since(last *tokenResult) []protocol.SemanticTokensEdit {
	head, tail := 0, 0
	n, m := len(last.pieces), len(r.pieces)
	for head < min(n, m) && last.pieces[head].same(&r.pieces[head]) {
		head++
	}
	for tail < min(n, m)-head && last.pieces[n-1-tail].same(&r.pieces[m-1-tail]) {
		tail++
	}
	before, after := last.numbers(head, n-tail), r.numbers(head, m-tail)
	start := last.count(0, head)
	for len(before) > 0 && len(after) > 0 && before[0] == after[0] {
		before, after = before[1:], after[1:]
		start++
	}
	for len(before) > 0 && len(after) > 0 && before[len(before)-1] == after[len(after)-1] {
		before, after = before[:len(before)-1], after[:len(after)-1]
	}
	if len(before) == 0 && len(after) == 0 {
		return []protocol.SemanticTokensEdit{}
	}
	return []protocol.SemanticTokensEdit{{Start: uint32(start), DeleteCount: uint32(len(before)), Data: slices.Clip(after)}}
}

// next makes the tokens of the document, and returns those of the last answer too: the same if the text is.
func (t *documentTokens) next(ctx context.Context, v *view) (last, now *tokenResult, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if last = t.last; last != nil && last.of.Value() == v.snap {
		return last, last, nil
	}
	if now, err = newTokenResult(ctx, v, ide.Span{End: math.MaxInt32}, last); err != nil {
		return nil, nil, err
	}
	t.count++
	now.id = strconv.Itoa(t.count)
	t.last = now
	return last, now, nil
}
