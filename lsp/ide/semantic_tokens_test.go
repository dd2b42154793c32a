package ide

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/ori-lang/ori/cfg/gen"
	"github.com/ori-lang/ori/grammar"
)

// TestTokensLarge holds that the tokens of a function that is too large for all marks are those of a
// document that is opened with the text, after any edits: tokens of chunks are kept over them.
func TestTokensLarge(t *testing.T) {
	typed := []string{"", "\n", "EXIT;", "    EXIT\n", "    BRA L7\n", "L7:\n", "    BRX R4, L8, L9\n", ".knob SwitchOptBudget = 1\n", "/*", "*/", "}\n"}
	const ends = "EXIT;\n"
	for seed := range uint64(4) {
		r := rand.New(rand.NewPCG(seed, 9))
		text := gen.Program(r, gen.Config{Funcs: 1, Blocks: maxMarked + 50, Instrs: 1, Native: seed%2 == 0, Wild: seed > 1})
		s := Open(text, Options{})
		for n := range 12 {
			src := s.Text().Bytes()
			at := r.IntN(len(src))
			end := min(len(src), at+r.IntN(60)*r.IntN(2))
			e := grammar.Edit{Span: Span{Start: int32(at), End: int32(end)}, New: typed[r.IntN(len(typed))]}
			if n == 0 {
				tokensOf(t, s)
			}
			if n%4 < 2 { // nothing is reached any more, and all is again; at first, while all control flow is known
				first := s.funcPlace(t.Context(), 0).span(s.Funcs()[0].Blocks[0].Span).Start
				e = grammar.Edit{Span: Span{Start: first, End: first}, New: ends}
				if n%4 == 1 {
					e = grammar.Edit{Span: Span{Start: first, End: first + int32(len(ends))}}
				}
			}
			s = s.Edit([]grammar.Edit{e})
			if got, want := tokensOf(t, s), tokensOf(t, Open(s.Text().Bytes(), Options{})); got != want {
				t.Fatalf("seed %d, edit %d: the tokens differ from those of a fresh document", seed, n)
			}
		}
	}
}

// tokensOf are all tokens of a document.
func tokensOf(t *testing.T, s *Snapshot) string {
	t.Helper()
	pieces, err := s.Tokens(t.Context(), Span{End: int32(s.Text().Len())})
	if err != nil {
		t.Fatal(err)
	}
	all := []byte{}
	for _, p := range pieces {
		for _, x := range p.List {
			all = fmt.Appendf(all, "%d-%d %d %d\n", p.Off+x.Span.Start, p.Off+x.Span.End, x.Type, x.Mods)
		}
	}
	return string(all)
}
