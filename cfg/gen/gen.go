// Package gen makes random programs in either spelling, for fuzzing and for
// benchmarks. The same random source gives the same text.
package gen

import (
	"bytes"
	"fmt"
	"math/rand/v2"
)

// A Config says what kind of program to make.
type Config struct {
	Funcs  int  // number of functions
	Blocks int  // of each function
	Instrs int  // of each block, its branch included; about that many if Wild
	Native bool // in the native spelling, else as nvdisasm -c prints it

	// Wild makes the small unstructured programs that passes are fuzzed with:
	// blocks of any length, empty ones, chains and cycles of blocks that only branch,
	// dead code, constant predicates, barriers that do not pair up. Otherwise
	// branches are as in compiled code: mostly forward and near, some loops.
	Wild bool

	// Stops lets a wild program end: the blocks that branches lead back to count down, and end the
	// lane when it has come often enough.
	Stops bool

	// Virtual gives each value a register of its own, as before registers are allocated. What reads
	// one is in its block, but for every eighth read, of one of the registers that all blocks
	// share.
	Virtual bool
}

// Program returns the text of a random program.
func Program(r *rand.Rand, c Config) []byte {
	g := &generator{r: r, c: c}
	if c.Native {
		g.line(".target sm_90\n")
	} else {
		g.line("\t.headerflags\t@\"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_64BIT_ADDRESS EF_CUDA_SM86 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM86)\"\n\t.elftype\t@\"ET_EXEC\"\n\n")
	}
	for n := range c.Funcs {
		g.function(n)
	}
	return g.Bytes()
}

type generator struct {
	bytes.Buffer
	r     *rand.Rand
	c     Config
	addr  int
	first int // number of the function's first label
	fresh int // virtual registers so far
	ready int // those that have been written
	local int // those of the blocks before this one

	back map[int]bool // the blocks of the function that a branch leads back to, if they count down
}

// The register and the predicate of the count down, which nothing else uses.
const (
	regRounds  = 17
	predRounds = 3
)

func (g *generator) line(format string, args ...any) { fmt.Fprintf(g, format, args...) }

// chance is true once in n calls.
func (g *generator) chance(n int) bool { return g.r.IntN(n) == 0 }

func (g *generator) label(n int) string {
	if g.c.Native {
		return fmt.Sprintf("L%d", n)
	}
	return fmt.Sprintf(".L_x_%d", g.first+n)
}

// ref spells a use of label n.
func (g *generator) ref(n int) string {
	if g.c.Native {
		return g.label(n)
	}
	return "`(" + g.label(n) + ")"
}

func (g *generator) instr(guard, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	g.ready = g.fresh
	if g.c.Native {
		if guard != "" {
			guard += " "
		}
		g.line("    %s%s\n", guard, text)
		return
	}
	g.line("        /*%04x*/         %12s %s ;\n", g.addr, guard, text)
	g.addr += 16
}

func (g *generator) function(n int) {
	name := fmt.Sprintf("f%d", n)
	g.addr = 0
	if g.c.Native {
		g.line(".entry %s {\n", name)
	} else {
		g.line("\n//--------------------- .text.%s --------------------------\n", name)
		g.line("\t.section\t.text.%s,\"ax\",@progbits\n\t.sectioninfo\t@\"SHI_REGISTERS=18\"\n\t.align\t128\n", name)
		g.line("        .global         %s\n        .type           %s,@function\n        .other          %s,@\"STO_CUDA_ENTRY STV_DEFAULT\"\n", name, name, name)
		g.line("%s:\n.text.%s:\n", name, name)
	}
	g.blocks()
	if g.c.Wild && g.chance(4) {
		// The last block may fall off the end.
	} else {
		g.instr("", "EXIT")
	}
	switch {
	case g.c.Native:
		g.line("}\n")
	default:
		// The padding of a section.
		pad := g.label(g.c.Blocks)
		g.line("%s:\n", pad)
		g.instr("", "BRA `(%s)", pad)
		g.instr("", "NOP")
		g.line("%s:\n", g.label(g.c.Blocks+1))
	}
	g.first += g.c.Blocks + 2
}

// blocks writes the blocks of a function: if they have to count down twice, first to see which do.
func (g *generator) blocks() {
	if !g.c.Wild || !g.c.Stops {
		g.eachBlock()
		return
	}
	seed, r, addr, size := g.r.Uint64(), g.r, g.addr, g.Len()
	g.back = map[int]bool{}
	for range 2 {
		g.r, g.addr = rand.New(rand.NewPCG(seed, 1)), addr
		g.Truncate(size)
		g.instr("", "MOV R%d, %#x", regRounds, 1+g.r.IntN(6))
		g.eachBlock()
	}
	g.r, g.back = r, nil
}

func (g *generator) eachBlock() {
	for b := range g.c.Blocks {
		if b > 0 && !(g.c.Wild && g.chance(6)) {
			g.line("%s:\n", g.label(b))
		}
		if g.back[b] {
			g.instr("", "IADD3 R%d, R%d, -0x1, RZ", regRounds, regRounds)
			g.instr("", "ISETP.LT.AND P%d, PT, R%d, RZ, PT", predRounds, regRounds)
			g.instr(fmt.Sprintf("@P%d", predRounds), "EXIT")
		}
		g.block(b)
	}
}

func (g *generator) block(b int) {
	g.local = g.fresh
	body := g.c.Instrs - 2
	if g.c.Wild {
		body = g.r.IntN(max(1, g.c.Instrs))
	}
	for range body {
		g.plain()
	}
	if g.c.Wild {
		g.wildEnd(b)
		return
	}
	p := g.r.IntN(6)
	switch n := g.c.Blocks; {
	case b+2 >= n:
		g.plain()
		g.plain()
	case b > 4 && g.chance(12): // a loop
		g.instr("", "ISETP.GE.AND P%d, PT, R%d, R%d, PT", p, g.reg(), g.reg())
		g.instr(fmt.Sprintf("@!P%d", p), "BRA %s", g.ref(b-1-g.r.IntN(4)))
	case g.chance(8):
		g.plain()
		g.instr("", "BRA %s", g.ref(min(n-1, b+1+g.r.IntN(5))))
	default:
		g.instr("", "ISETP.NE.AND P%d, PT, R%d, RZ, PT", p, g.reg())
		g.instr(fmt.Sprintf("@P%d", p), "BRA %s", g.ref(min(n-1, b+2+g.r.IntN(6))))
	}
}

func (g *generator) wildEnd(b int) {
	target := 1 + g.r.IntN(max(1, g.c.Blocks-1))
	if target <= b && g.back != nil {
		g.back[target] = true // perhaps for BSSY only, which does no harm
	}
	to := g.ref(target)
	p := g.r.IntN(3)
	guards := []string{"", "", "", fmt.Sprintf("@P%d", p), fmt.Sprintf("@!P%d", p), "@PT", "@!PT"}
	guard := guards[g.r.IntN(len(guards))]
	switch g.r.IntN(14) {
	case 0:
		g.instr(guard, "EXIT")
	case 1:
		g.instr("", "BSSY B%d, %s", g.r.IntN(2), to)
	case 2:
		g.instr("", "BSYNC B%d", g.r.IntN(2))
	case 3:
		g.instr(guard, "BREAK B%d", g.r.IntN(2))
		g.instr(guard, "BRA %s", to)
	case 4: // the two ways meet
		g.instr(fmt.Sprintf("@P%d", p), "BRA %s", to)
		g.instr("", "BRA %s", to)
	case 5:
		g.instr("", "BRA P%d, %s", p, to)
	case 6:
		if b+1 < g.c.Blocks {
			g.instr(guard, "BRA %s", g.ref(b+1))
		}
	case 7, 8:
	default:
		g.instr(guard, "BRA %s", to)
	}
}

// regVirtual is the first virtual register. Those before it are shared by all blocks.
const regVirtual = 16

// reg is a register to read.
func (g *generator) reg() int {
	if g.c.Virtual && g.ready > g.local && !g.chance(8) {
		return regVirtual + g.local + g.r.IntN(g.ready-g.local)
	}
	return 2 + g.r.IntN(14)
}

// def is a register to write.
func (g *generator) def() int {
	if !g.c.Virtual || g.chance(32) {
		return 2 + g.r.IntN(14)
	}
	g.fresh++
	return regVirtual + g.fresh - 1
}

func (g *generator) plain() {
	if g.c.Wild && g.chance(3) {
		p := g.r.IntN(3)
		switch g.r.IntN(7) {
		case 0:
			g.instr("", "ISETP.EQ.AND P%d, PT, R4, R4, PT", p)
		case 1:
			g.instr("", "ISETP.NE.AND P%d, PT, RZ, 0x1, PT", p)
		case 2:
			g.instr(fmt.Sprintf("@P%d", g.r.IntN(3)), "ISETP.GT.AND P%d, PT, R%d, R%d, PT", p, g.reg(), g.reg())
		case 3:
			g.instr("", "PLOP3.LUT P%d, PT, PT, PT, PT, 0x80, 0x0", p)
		case 4:
			g.instr("", "VOTE.ANY R%d, PT, PT", g.reg())
		case 5:
			g.line("// a note about what follows\n")
			g.instr("", "NOP")
		case 6:
			g.line("\n")
		}
		return
	}
	switch g.r.IntN(6) {
	case 0:
		g.instr("", "IADD3 R%d, R%d, R%d, RZ", g.def(), g.reg(), g.reg())
	case 1:
		g.instr("", "IMAD R%d, R%d, c[0x0][%#x], R%d", g.def(), g.reg(), 0x160+4*g.r.IntN(16), g.reg())
	case 2:
		g.instr("", "LDG.E R%d, [R%d.64+%#x]", g.def(), 2*(1+g.r.IntN(7)), 4*g.r.IntN(32))
	case 3:
		g.instr("", "LOP3.LUT R%d, R%d, R%d, RZ, 0x3c, !PT", g.def(), g.reg(), g.reg())
	case 4:
		g.instr("", "FFMA R%d, R%d, R%d, R%d", g.def(), g.reg(), g.reg(), g.reg())
	default:
		g.instr("", "STG.E [R%d.64], R%d", 2*(1+g.r.IntN(7)), g.reg())
	}
}
