package server

import (
	"bytes"
	"context"
	"strconv"
	"sync"
	"unicode/utf8"
	"weak"

	"go.lsp.dev/jsonrpc2"

	"github.com/ori-lang/ori/grammar"
	"github.com/ori-lang/ori/lsp/ide"
)

// documentTokens is what a client was last told of the tokens of a document.
type documentTokens struct {
	mu    sync.Mutex
	count int
	last  *tokenResult
}

// A tokenResult are the tokens of a document as numbers, by the pieces of the text.
type tokenResult struct {
	id     string
	of     weak.Pointer[ide.Snapshot] // nothing is kept of a version that is no more
	pieces []encodedAt
}

// An encodedAt is an encoded piece in its place.
type encodedAt struct {
	*encoded
	line, char uint32 // of its first token
	end, last  uint32 // line and character of the last token of the pieces before it
}

// first are the first two numbers of the piece: where its first token is, from the one before it.
func (e *encodedAt) first() (line, char uint32) {
	if e.line == e.end {
		return 0, e.char - e.last
	}
	return e.line - e.end, e.char
}

// same reports whether the numbers of both are the same.
func (e *encodedAt) same(o *encodedAt) bool {
	l, c := e.first()
	m, d := o.first()
	return l == m && c == d && (e.encoded == o.encoded || bytes.Equal(e.rest, o.rest))
}

// encoded are the tokens of a piece, five numbers each as LSP has them. Lines count from the first token.
//
// The numbers are kept as they are written, which is about half as long as they are, and all that is to
// be done for an answer with the tokens of a large text is to copy them.
type encoded struct {
	of         *ide.Tokens
	count      int    // of numbers
	rest       []byte // those behind the first two, each behind a comma
	line, char uint32 // of the first token from the start of the piece: char only counts from there in its first line
	tail, wide uint32 // of the last token likewise
	lines      uint32 // ends of lines in the piece
	width      uint32 // of its last line
}

// finder finds encoded pieces of r, which may be nil: at once where they come in the order that they have there.
func (r *tokenResult) finder() func(*ide.Tokens) *encoded {
	if r == nil {
		return func(*ide.Tokens) *encoded { return nil }
	}
	next := 0
	var at map[*ide.Tokens]int
	return func(t *ide.Tokens) *encoded {
		if len(t.List) == 0 {
			return nil // those are not among the pieces
		}
		if next >= len(r.pieces) || r.pieces[next].of != t {
			if at == nil {
				at = make(map[*ide.Tokens]int, len(r.pieces))
				for n := range r.pieces {
					at[r.pieces[n].of] = n
				}
			}
			n, ok := at[t]
			if !ok {
				next++ // most often it is the one there, edited
				return nil
			}
			next = n
		}
		next++
		return r.pieces[next-1].encoded
	}
}

// newTokenResult encodes the tokens of span. What last has already is taken from it. It ends with ctx.
func newTokenResult(ctx context.Context, v *view, span ide.Span, last *tokenResult) (*tokenResult, error) {
	have := last.finder()
	list, err := v.snap.Tokens(ctx, span)
	if err != nil {
		return nil, err
	}
	r := &tokenResult{of: weak.Make(v.snap), pieces: make([]encodedAt, 0, len(list))}
	line, char, end, lastChar := uint32(0), uint32(0), uint32(0), uint32(0)
	for n, t := range list {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if n == 0 {
			l, c := v.text.Position(int(t.Off), v.client.encoding)
			line, char = uint32(l), uint32(c)
		}
		e := have(t.Tokens)
		if e == nil {
			e = encode(t.Tokens, v.client.encoding)
		}
		if e.count > 0 {
			p := encodedAt{encoded: e, line: line + e.line, char: e.char, end: end, last: lastChar}
			if e.line == 0 {
				p.char += char
			}
			r.pieces = append(r.pieces, p)
			if end, lastChar = line+e.tail, e.wide; e.tail == 0 {
				lastChar += char
			}
		}
		if line += e.lines; e.lines > 0 {
			char = 0
		}
		char += e.width
	}
	return r, nil
}

// numbers are those of pieces from one to another.
func (r *tokenResult) numbers(from, to int) []uint32 {
	all := make([]uint32, 0, r.count(from, to))
	for n := from; n < to; n++ {
		p := &r.pieces[n]
		line, char := p.first()
		all = append(all, line, char)
		for at := 1; at < len(p.rest); at++ {
			x := uint32(0)
			for ; at < len(p.rest) && p.rest[at] != ','; at++ {
				x = 10*x + uint32(p.rest[at]-'0')
			}
			all = append(all, x)
		}
	}
	return all
}

// count is how many numbers pieces from one to another have.
func (r *tokenResult) count(from, to int) int {
	n := 0
	for _, p := range r.pieces[from:to] {
		n += p.count
	}
	return n
}

// size is how many bytes the answer takes, and a little more.
func (r *tokenResult) size() int {
	size := 50
	for n := range r.pieces {
		size += len(r.pieces[n].rest) + 20
	}
	return size
}

// answer is the [protocol.SemanticTokens] of all pieces, as it is sent. Of a large text that is some 80 MB: it ends with ctx.
func (r *tokenResult) answer(ctx context.Context) (jsonrpc2.RawMessage, error) {
	out := append(make([]byte, 0, r.size()), '{')
	if r.id != "" {
		out = append(append(append(out, `"resultId":"`...), r.id...), `",`...)
	}
	out = append(out, `"data":[`...)
	for n := range r.pieces {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if n > 0 {
			out = append(out, ',')
		}
		line, char := r.pieces[n].first()
		out = strconv.AppendUint(out, uint64(line), 10)
		out = append(out, ',')
		out = strconv.AppendUint(out, uint64(char), 10)
		out = append(out, r.pieces[n].rest...)
	}
	return append(out, `]}`...), nil
}

// encode makes numbers of tokens. The first two are for who knows what is before them.
func encode(t *ide.Tokens, enc grammar.Encoding) *encoded {
	e := &encoded{of: t, count: 5 * len(t.List)}
	rest := make([]byte, 0, 16*len(t.List))
	add := func(x uint32) { rest = strconv.AppendUint(append(rest, ','), uint64(x), 10) }
	line, char := uint32(0), uint32(0)
	at := int32(0)
	move := func(to int32) {
		for at < to {
			switch c := t.Text[at]; {
			case c == '\n' || c == '\r' && (int(at)+1 == len(t.Text) || t.Text[at+1] != '\n'):
				line, char = line+1, 0
				at++
			case c < utf8.RuneSelf:
				char++
				at++
			default:
				n := at
				for n < to && t.Text[n] >= utf8.RuneSelf {
					n++
				}
				char += uint32(grammar.Units(t.Text[at:n], enc))
				at = n
			}
		}
	}
	for n, x := range t.List {
		move(x.Span.Start)
		if n == 0 {
			e.line, e.char, e.tail, e.wide = line, char, line, char
		}
		l, c := line-e.tail, char
		if l == 0 {
			c -= e.wide
		}
		e.tail, e.wide = line, char
		move(x.Span.End)
		if n > 0 {
			add(l)
			add(c)
		}
		add(char - e.wide)
		add(uint32(x.Type))
		add(uint32(x.Mods))
	}
	move(int32(len(t.Text)))
	e.lines, e.width = line, tailUnits(t.Text, enc)
	e.rest = bytes.Clone(rest) // no longer than it is
	return e
}

// tailUnits is how many characters the last line of a text has.
func tailUnits(text []byte, enc grammar.Encoding) uint32 {
	n := len(text)
	for n > 0 && text[n-1] != '\n' && text[n-1] != '\r' {
		n--
	}
	return uint32(grammar.Units(text[n:], enc))
}
