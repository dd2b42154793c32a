package server

import (
	"context"
	"slices"
	"sync"
	"unicode/utf8"

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
	return l == m && c == d && (e.encoded == o.encoded || slices.Equal(e.data, o.data))
}

// encoded are the tokens of a piece, five numbers each as LSP has them. Lines count from the first token.
type encoded struct {
	of         *ide.Tokens
	data       []uint32
	line, char uint32 // of the first token from the start of the piece: char only counts from there in its first line
	tail, wide uint32 // of the last token likewise
	lines      uint32 // ends of lines in the piece
}

// newTokenResult encodes the tokens of span. What last has already is taken from it.
func newTokenResult(ctx context.Context, v *view, span ide.Span, last *tokenResult) (*tokenResult, error) {
	have := map[*ide.Tokens]*encoded{}
	if last != nil {
		for _, p := range last.pieces {
			have[p.of] = p.encoded
		}
	}
	list, err := v.snap.Tokens(ctx, span)
	if err != nil {
		return nil, err
	}
	r := &tokenResult{pieces: make([]encodedAt, 0, len(list))}
	line, char, end, lastChar := uint32(0), uint32(0), uint32(0), uint32(0)
	for n, t := range list {
		if n == 0 {
			l, c := v.text.Position(int(t.Off), v.client.encoding)
			line, char = uint32(l), uint32(c)
		}
		e := have[t.Tokens]
		if e == nil {
			e = encode(t.Tokens, v.client.encoding)
		}
		if len(e.data) > 0 {
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
		char += tailUnits(t.Text, v.client.encoding)
	}
	return r, nil
}

// data are the numbers of pieces from one to another.
func (r *tokenResult) data(from, to int) []uint32 {
	all := make([]uint32, 0, r.count(from, to))
	for n := from; n < to; n++ {
		p := &r.pieces[n]
		at := len(all)
		all = append(all, p.encoded.data...)
		all[at], all[at+1] = p.first()
	}
	return all
}

// count is how many numbers pieces from one to another have.
func (r *tokenResult) count(from, to int) int {
	n := 0
	for _, p := range r.pieces[from:to] {
		n += len(p.encoded.data)
	}
	return n
}

// encode makes numbers of tokens. The first two are for who knows what is before them.
func encode(t *ide.Tokens, enc grammar.Encoding) *encoded {
	e := &encoded{of: t, data: make([]uint32, 0, 5*len(t.List))}
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
		e.data = append(e.data, l, c, char-e.wide, uint32(x.Type), uint32(x.Mods))
	}
	move(int32(len(t.Text)))
	e.lines = line
	e.data = slices.Clip(e.data)
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
