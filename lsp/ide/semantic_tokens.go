package ide

import (
	"context"
	"encoding/binary"
	"sync"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// A TokenType says what a token is. Its value is an index in [TokenTypes].
type TokenType uint8

const (
	OpcodeToken TokenType = iota
	ModifierToken
	RegisterToken
	UniformRegisterToken
	PredicateToken
	UniformPredicateToken
	BarrierToken
	SpecialRegisterToken
	LabelToken
	FunctionToken
	DirectiveToken
	NumberToken
	StringToken
	CommentToken
)

// TokenTypes are the names of the types: those of the protocol where it has one.
var TokenTypes = []string{
	"opcode", "modifier", "register", "uniformRegister", "predicate", "uniformPredicate", "barrier", "specialRegister",
	"label", "function", "directive", "number", "string", "comment",
}

// TokenMods are a set of what is known of a token. Bit n stands for TokenModNames[n].
type TokenMods uint8

const (
	DeclarationMod TokenMods = 1 << iota // a label, function or jump table where it is defined
	WriteMod                             // a register that the instruction writes
	DeadMod                              // the opcode of an instruction that only writes what nothing needs
	UnreachableMod                       // anything of an instruction that no lane reaches
	UniformMod                           // a register that is the same in all lanes
)

// TokenModNames are the names of [TokenMods].
var TokenModNames = []string{"declaration", "write", "dead", "unreachable", "uniform"}

// A Token is a word of the text. It does not go over the end of a line.
type Token struct {
	Span Span // from the start of its piece
	Type TokenType
	Mods TokenMods
}

// Tokens are those of one piece of the text, in order. They do not change, and versions of a
// document share those of pieces that are the same.
type Tokens struct {
	Text []byte // of the piece
	List []Token
}

// TokensAt are those of a piece at an offset of the document.
type TokensAt struct {
	*Tokens
	Off int32
}

// maxMarked is up to how many blocks a function's dead instructions and uniform registers are
// marked. In a larger one that would have every keystroke wait for it.
const maxMarked = 1000

// Tokens returns the tokens that span touches, by pieces, in order. There are none in a foreign language.
func (s *Snapshot) Tokens(ctx context.Context, span Span) (list []TokensAt, err error) {
	defer cancel.Catch(&err)
	if s.Foreign() != "" {
		return nil, nil
	}
	s.lower(ctx)
	for n, u := range s.units {
		off, _ := s.doc.SectionStart(n)
		base := int32(off)
		if base > span.End {
			break
		}
		if base+int32(len(u.Section.Src)) < span.Start {
			continue
		}
		from, to := 0, len(u.Section.Chunks)
		if base < span.Start {
			from = max(u.Section.ChunkAtOffset(int(span.Start-base)), 0)
		}
		if to > 0 && base+int32(len(u.Section.Src)) > span.End {
			to = u.Section.ChunkAtOffset(int(span.End-base)) + 1
		}
		for k, t := range s.tokens(ctx, u, from, to) {
			at := TokensAt{t, base + u.Section.Chunks[from+k].Start}
			list = append(list, at.within(span))
		}
	}
	return list, nil
}

// within returns the tokens that span touches.
func (t TokensAt) within(span Span) TokensAt {
	if span.Start <= t.Off && int(t.Off)+len(t.Text) <= int(span.End) {
		return t
	}
	from, to := 0, len(t.List)
	for from < to && t.Off+t.List[from].Span.End <= span.Start {
		from++
	}
	for from < to && t.Off+t.List[to-1].Span.Start >= span.End {
		to--
	}
	return TokensAt{&Tokens{t.Text, t.List[from:to]}, t.Off}
}

// tokens returns the tokens of the chunks of u from one to another.
func (s *Snapshot) tokens(ctx context.Context, u *unit, from, to int) []*Tokens {
	for _, f := range u.Funcs {
		if len(f.Blocks) > maxMarked {
			t := newTokenizer(ctx, s, u)
			t.large = true
			return s.cache.tokens(t, from, to)
		}
	}
	if have := u.tokens.Load(); have != nil {
		return (*have)[from:to]
	}
	list := make([]*Tokens, len(u.Section.Chunks))
	t := newTokenizer(ctx, s, u)
	for k := range list {
		cancel.Poll(ctx)
		list[k] = t.chunk(k)
	}
	if !u.tokens.CompareAndSwap(nil, &list) { // who asked at the same time
		list = *u.tokens.Load()
	}
	return list[from:to]
}

// A tokenCache keeps the tokens of the chunks of large functions, which all versions of a document share.
type tokenCache struct {
	mu   sync.Mutex
	held map[tokenKey]*Tokens
}

// A tokenKey is what the tokens of a chunk of a large function depend on.
type tokenKey struct {
	chunk       *grammar.Chunk
	target      *cfg.Target
	unreachable string // where, from the start of the chunk
}

func (c *tokenCache) tokens(t *tokenizer, from, to int) []*Tokens {
	u, list := t.u, make([]*Tokens, to-from)
	unreachable := t.unreachable()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.held == nil || len(c.held) > 2*len(u.Section.Chunks) {
		c.held = map[tokenKey]*Tokens{} // most are of older versions
	}
	for k := range list {
		cancel.Poll(t.ctx)
		n := from + k
		key := tokenKey{u.Section.Chunks[n].Chunk, u.Funcs[0].Target, string(unreachable[n])}
		if list[k] = c.held[key]; list[k] == nil {
			list[k] = t.chunk(n)
			c.held[key] = list[k]
		}
	}
	return list
}

// unreachable are the parts of chunks that no lane reaches: of each where it begins and ends.
func (t *tokenizer) unreachable() map[int][]byte {
	parts, chunks := map[int][]byte{}, t.u.Section.Chunks
	for t.fn = range t.u.Funcs {
		for _, b := range t.u.Funcs[t.fn].Blocks {
			if !t.factsOf().facts.Unreachable(b) {
				continue
			}
			for n := max(t.u.Section.ChunkAtOffset(int(b.Span.Start)), 0); n < len(chunks) && chunks[n].Start < b.Span.End; n++ {
				start, end := max(b.Span.Start-chunks[n].Start, 0), min(b.Span.End-chunks[n].Start, int32(len(chunks[n].Src)))
				parts[n] = binary.AppendUvarint(binary.AppendUvarint(parts[n], uint64(start)), uint64(end))
			}
		}
	}
	return parts
}
