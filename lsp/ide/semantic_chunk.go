package ide

import (
	"bytes"
	"context"
	"slices"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
	"github.com/ori-lang/ori/grammar"
)

// A tokenizer makes the tokens of the chunks of a section from the nodes of the tree and the instructions.
type tokenizer struct {
	ctx   context.Context // of who asks
	s     *Snapshot
	u     *unit
	facts []*tokenFacts // of each function, when they are asked for
	large bool          // of the section: only what is unreachable is marked, which is a part of what is kept

	c     grammar.ChunkAt
	nodes []grammar.Node // of the chunk
	outer int32          // the last of them that was come to and has nodes in it
	at    int32          // in the chunk: where the last node ended that was looked at
	list  []Token

	fn int        // the function of the instruction, -1 if it is in none
	b  *cfg.Block // that it is in
	k  int        // its index there
	i  *cfg.Instr // nil if it is not of the program, such as padding
}

func newTokenizer(ctx context.Context, s *Snapshot, u *unit) *tokenizer {
	return &tokenizer{ctx: ctx, s: s, u: u, facts: make([]*tokenFacts, len(u.Funcs)), fn: -1}
}

// factsOf are those of the function of the instruction.
func (t *tokenizer) factsOf() *tokenFacts {
	if t.facts[t.fn] == nil {
		t.facts[t.fn] = t.newTokenFacts()
	}
	return t.facts[t.fn]
}

// chunk returns the tokens of chunk n.
func (t *tokenizer) chunk(n int) *Tokens {
	t.c, t.at, t.list = t.u.Section.Chunks[n], 0, nil
	t.nodes, t.outer = t.c.Nodes(), 0
	for i := int32(0); int(i) < len(t.nodes); i++ {
		x := t.nodes[i]
		if x.Next > i+1 {
			t.outer = i
		}
		switch x.Kind {
		case grammar.KindBlock:
		case grammar.KindInstruction:
			cancel.Poll(t.ctx)
			i = t.instruction(i) - 1
		case grammar.KindEntryHeader, grammar.KindFuncHeader, grammar.KindTextHeader, grammar.KindSectionHeader, grammar.KindFunctionHeader,
			grammar.KindCodeHeader, grammar.KindFatbinHeader, grammar.KindJumpTable:
			t.skip(x.Start)
			t.keyword(x)
		case grammar.KindDirective, grammar.KindData: // what is in them follows
		default:
			t.skip(x.Start)
			t.leaf(i)
			t.at = max(t.at, x.End)
		}
	}
	t.skip(int32(len(t.c.Src)))
	return &Tokens{t.c.Src, slices.Clip(t.list)}
}

// add adds a token, given by its place in the chunk.
func (t *tokenizer) add(start, end int32, typ TokenType, mods TokenMods) {
	if start < end {
		t.list = append(t.list, Token{Span{Start: start, End: end}, typ, mods})
	}
}

// skip adds the comments up to the next node. There is nothing but blanks, punctuation and comments.
func (t *tokenizer) skip(to int32) {
	src := t.c.Src
	for i := t.at; i < to; i++ {
		rest := src[i:to]
		end := int32(0)
		switch {
		case bytes.HasPrefix(rest, []byte("//")) || src[i] == '#':
			end = i + lineLen(rest)
		case bytes.HasPrefix(rest, []byte("/*")):
			end = to
			if n := bytes.Index(rest[2:], []byte("*/")); n >= 0 {
				end = i + int32(n) + 4
			}
		default:
			continue
		}
		for i < end { // a token a line
			n := i + lineLen(src[i:end])
			t.add(i, n, CommentToken, 0)
			for i = n; i < end && (src[i] == '\r' || src[i] == '\n'); i++ {
			}
		}
		i--
	}
	t.at = max(t.at, to)
}

// lineLen is the length of the first line of text.
func lineLen(text []byte) int32 {
	if n := bytes.IndexAny(text, "\r\n"); n >= 0 {
		return int32(n)
	}
	return int32(len(text))
}

// keyword adds the word that a header or a jump table begins with.
func (t *tokenizer) keyword(x grammar.Node) {
	end := x.Start
	for end < x.End && (cfg.IsNameByte(t.c.Src[end])) {
		end++
	}
	t.add(x.Start, end, DirectiveToken, 0)
	t.at = end
}

// leaf adds the tokens of a node outside of instructions.
func (t *tokenizer) leaf(i int32) {
	x := t.nodes[i]
	switch x.Kind {
	case grammar.KindLabel:
		t.add(x.Start, x.End, LabelToken, DeclarationMod)
	case grammar.KindName:
		switch p := t.parent(i); p {
		case grammar.KindDirective, grammar.KindData:
			t.add(x.Start, x.End, DirectiveToken, 0)
		case grammar.KindJumpTable:
			t.add(x.Start, x.End, LabelToken, DeclarationMod)
		case grammar.KindCodeHeader:
		default:
			t.add(x.Start, x.End, FunctionToken, DeclarationMod)
		}
	case grammar.KindWord:
		if t.parent(i) == grammar.KindJumpTable {
			t.add(x.Start, x.End, LabelToken, 0)
		} else {
			t.add(x.Start, x.End, ModifierToken, 0)
		}
	case grammar.KindLabelRef:
		t.quoted(x)
	case grammar.KindArguments:
		t.words(x, noArg, false)
	case grammar.KindAddress:
		t.add(x.Start, x.End, CommentToken, 0)
	}
}

// parent is the kind of the node that node i is a child of.
func (t *tokenizer) parent(i int32) grammar.Kind {
	for k := min(t.outer, i-1); k >= 0; k-- {
		if t.nodes[k].Next > i {
			return t.nodes[k].Kind
		}
	}
	return grammar.KindNone
}

// find finds the instruction at an offset of the section.
func (t *tokenizer) find(off int32) {
	if t.b == nil || off < t.b.Span.Start || t.b.Span.End <= off {
		t.b, t.k = nil, 0
		if t.fn = t.u.FuncAt(off); t.fn >= 0 {
			t.b = t.u.Funcs[t.fn].BlockAt(off)
		}
	}
	t.i = nil
	if t.b == nil {
		return
	}
	if t.k++; t.k < len(t.b.Instrs) && t.b.InSection(t.b.Instrs[t.k].Span).Start == off {
		t.i = &t.b.Instrs[t.k]
		return
	}
	t.k, t.i = instrAt(t.b, off)
}
