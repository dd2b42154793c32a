package ide

import (
	"bytes"
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/gen"
)

// program is a text as its functions are printed, and what is wrong with it.
func program(s *Snapshot) string {
	var out strings.Builder
	s.lower(context.Background())
	for _, u := range s.units {
		for _, f := range u.Funcs {
			out.WriteString(f.String())
			for _, p := range f.Problems {
				out.WriteString(p.Code + ": " + p.Msg + "\n")
			}
		}
		for _, p := range u.Problems {
			out.WriteString(p.Code + ": " + p.Msg + "\n")
		}
	}
	return out.String()
}

// TestFormatMeaning holds that formatting leaves the program as it is, instruction by instruction,
// and all comments: of the texts of the optimizer's tests and of random ones, with blanks and
// comments that somebody typed.
func TestFormatMeaning(t *testing.T) {
	var texts [][]byte
	files, _ := filepath.Glob("../../optimizer/testdata/phase15/*.txtar")
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, txtar.Parse(data).Files[0].Data)
	}
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 1))
		texts = append(texts, gen.Program(r, gen.Config{Funcs: 2, Blocks: 1 + r.IntN(8), Instrs: 5, Native: seed%4 > 0, Wild: true}))
	}
	changed := 0
	for n, src := range texts {
		src = untidy(rand.New(rand.NewPCG(uint64(n), 2)), src)
		s := Open(src, Options{})
		edits, err := s.Format(t.Context(), Span{End: int32(len(src))})
		if err != nil {
			t.Fatal(err)
		}
		out := cfg.Apply(src, edits, 0)
		if len(edits) > 0 {
			changed++
		}
		if before, after := program(s), program(Open(out, Options{})); before != after {
			t.Fatalf("another program:\n%s\n%s\n%s\n%s", src, out, before, after)
		}
		if before, after := bytes.Count(src, []byte("//")), bytes.Count(out, []byte("//")); before != after {
			t.Fatalf("%d comments, were %d:\n%s\n%s", after, before, src, out)
		}
	}
	if changed < len(texts)/2 {
		t.Errorf("only %d of %d texts change", changed, len(texts))
	}
}

// untidy adds blanks, blank lines and comments where they may stand.
func untidy(r *rand.Rand, src []byte) []byte {
	var out []byte
	for line := range bytes.Lines(src) {
		if bytes.Contains(line, []byte("/*")) || bytes.HasPrefix(bytes.TrimSpace(line), []byte("//")) {
			out = append(out, line...)
			continue
		}
		out = append(out, strings.Repeat(" ", r.IntN(4))...)
		for _, b := range bytes.TrimRight(line, "\r\n") {
			out = append(out, b)
			if (b == ' ' || b == ',') && r.IntN(3) == 0 {
				out = append(out, ' ')
			}
		}
		switch r.IntN(6) {
		case 0:
			out = append(out, "  // a comment, R1"...)
		case 1:
			out = append(out, "\n\n  "...)
		case 2:
			out = append(out, "\r\n   // another\r"...)
		}
		out = append(out, '\n')
	}
	return out
}
