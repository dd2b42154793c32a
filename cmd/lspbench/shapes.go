package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg/gen"
)

// A language is what texts of a server are written in.
type language struct {
	id, extension string
	before        []string // edits are behind a digit that follows the first of these that is in the text
}

var (
	ori  = language{"ori", ".sass", []string{" R", "@P", "BRA j"}}
	mlir = language{"mlir", ".mlir", []string{"arith.constant "}}
)

// languageOf returns the language of a server.
func languageOf(command string) *language {
	if strings.HasPrefix(filepath.Base(strings.Fields(command)[0]), "mlir-lsp-server") {
		return &mlir
	}
	return &ori
}

// A place is one in a text, as LSP counts.
type place struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

// places are where edits are made: behind the first digit of the number of a register, of a label,
// or of a constant.
func (l *language) places(text string) []place {
	for _, before := range l.before {
		var ps []place
		n := 0
		for line := range strings.Lines(text) {
			at := strings.Index(line, before)
			if end := at + len(before); at >= 0 && end < len(line) && '0' <= line[end] && line[end] <= '9' {
				ps = append(ps, place{n, end + 1})
			}
			n++
		}
		if ps != nil {
			return ps
		}
	}
	return nil
}

// A shape is a text that servers are measured on.
type shape struct {
	name, doc string
	ori       func(o *options) string // "" if what it is made of is not there
	mlir      func() string           // nil if the shape is one of Ori IR alone
}

func (s *shape) text(l *language, o *options) string {
	switch {
	case l != &mlir:
		return s.ori(o)
	case s.mlir != nil:
		return s.mlir()
	}
	return ""
}

// shapes are the rows of the table: those of the generator, where blocks have 11 instructions; what
// it does not make, one thing as often or as deep as the text is long; and what compilers have
// made.
var shapes = []shape{
	{"1k", "one function of 100 blocks", random(gen.Config{Funcs: 1, Blocks: 100, Instrs: 10}), blocks(1, 100)},
	{"110k", "100 functions of 100 blocks", random(gen.Config{Funcs: 100, Blocks: 100, Instrs: 10}), blocks(100, 100)},
	{"1100k", "1,000 functions of 100 blocks", random(gen.Config{Funcs: 1000, Blocks: 100, Instrs: 10}), blocks(1000, 100)},
	{"one-function", "one function of 10,000 blocks", random(gen.Config{Funcs: 1, Blocks: 10_000, Instrs: 10}), blocks(1, 10_000)},
	{"virtual", "one function of 10,000 blocks, and a virtual register for each value", random(gen.Config{Funcs: 1, Blocks: 10_000, Instrs: 10, Virtual: true, Native: true}), blocks(1, 10_000)},
	{"dead-writes", "80,000 writes of virtual registers that nothing reads", hard("dead-writes", 80_000), nil},
	{"block", "one block of 110,000 instructions", hard("block", 110_000), nil},
	{"branches", "30,000 branches to one block", hard("branches", 30_000), nil},
	{"loops", "3,000 loops, each in the one before it", hard("loops", 3_000), nil},
	{"nested-ifs", "10,000 ifs, each in the one before it", hard("nested-ifs", 10_000), nil},
	{"jumps-back", "30,000 blocks that only branch, each to the one before it", hard("jumps-back", 30_000), nil},
	{"chain", "20,000 comparisons of one register", hard("chain", 20_000), nil},
	{"listings", "listings of nvdisasm (-listings), joined until there are 110,000 lines", joined(110_000), nil},
}

func random(c gen.Config) func(*options) string {
	return func(*options) string { return string(gen.Program(rand.New(rand.NewPCG(1, 2)), c)) }
}

func hard(name string, n int) func(*options) string {
	at := slices.IndexFunc(gen.Hards, func(h gen.Hard) bool { return h.Name == name })
	return func(*options) string { return string(gen.Hards[at].Text(n)) }
}

// joined is as many whole listings as have that many lines.
func joined(lines int) func(o *options) string {
	return func(o *options) string {
		files, err := filepath.Glob(o.listings)
		if err != nil {
			return ""
		}
		var w strings.Builder
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				return ""
			}
			w.Write(text)
			if lines -= strings.Count(string(text), "\n"); lines <= 0 {
				break
			}
		}
		return w.String()
	}
}

// blocks is functions of MLIR with as many blocks and operations as the generator's, with branches
// of the same kinds.
func blocks(funcs, blocks int) func() string {
	return func() string {
		r := rand.New(rand.NewPCG(1, 2))
		var w strings.Builder
		for f := range funcs {
			fmt.Fprintf(&w, "func.func @f%d(%%x: i32, %%y: i32) {\n", f)
			for b := range blocks {
				if b == 0 {
					fmt.Fprintf(&w, "  cf.br ^b1\n") // the first block has no label
					continue
				}
				fmt.Fprintf(&w, "^b%d:\n  %%c%d = arith.constant %d : i32\n", b, b, 1+r.IntN(9))
				last := []string{"%x", "%y", fmt.Sprintf("%%c%d", b)}
				for k := range 7 {
					v := fmt.Sprintf("%%v%d_%d", b, k)
					op := []string{"addi", "muli", "xori", "subi", "andi"}[r.IntN(5)]
					fmt.Fprintf(&w, "  %s = arith.%s %s, %s : i32\n", v, op, last[r.IntN(len(last))], last[r.IntN(len(last))])
					last = append(last, v)
				}
				fmt.Fprintf(&w, "  %%p%d = arith.cmpi slt, %s, %s : i32\n", b, last[r.IntN(len(last))], last[r.IntN(len(last))])
				to := min(blocks, b+2+r.IntN(6))
				if b > 4 && r.IntN(12) == 0 {
					to = b - 1 - r.IntN(3) // a loop
				}
				fmt.Fprintf(&w, "  cf.cond_br %%p%d, ^b%d, ^b%d\n", b, to, b+1)
			}
			fmt.Fprintf(&w, "^b%d:\n  return\n}\n", blocks)
		}
		return w.String()
	}
}
