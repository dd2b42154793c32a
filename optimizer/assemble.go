package optimizer

import (
	"fmt"

	"github.com/ori-lang/ori/cfg"
)

// An assembler puts instructions after a block, and into new ones after it where control
// flow or a label ends one. It reads all of them at once, when it is finished.
type assembler struct {
	f     *cfg.Func
	lines []line
}

// A line is the text of an instruction, or a block that begins.
type line struct {
	text  string
	begin *cfg.Block
}

// add adds an instruction.
func (a *assembler) add(format string, args ...any) {
	a.lines = append(a.lines, line{text: fmt.Sprintf(format, args...)})
}

// label begins a block.
func (a *assembler) label(name string) { a.begin(cfg.NewBlock(name)) }

// begin has what follows go to a new block.
func (a *assembler) begin(b *cfg.Block) { a.lines = append(a.lines, line{begin: b}) }

// finish puts the instructions at the end of b and into the new blocks that it returns, which are to be put after b.
func (a *assembler) finish(b *cfg.Block) (blocks []*cfg.Block) {
	var texts []string
	for _, x := range a.lines {
		if x.begin == nil {
			texts = append(texts, x.text)
		}
	}
	list := a.f.NewInstrs(texts...)
	for _, x := range a.lines {
		if last := b.Last(); x.begin == nil && last != nil && last.EndsBlock() {
			x.begin = cfg.NewBlock("")
		}
		if x.begin != nil {
			b = x.begin
			blocks = append(blocks, b)
		}
		if x.text != "" {
			b.Insert(len(b.Instrs), list[0])
			list = list[1:]
		}
	}
	return blocks
}
