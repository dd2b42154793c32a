package optimizer

import "github.com/ori-lang/ori/cfg"

// An assembler puts instructions after a block, and into new ones after it where control
// flow or a label ends one.
type assembler struct {
	f      *cfg.Func
	b      *cfg.Block // that instructions go to now
	blocks []*cfg.Block
}

// add adds an instruction.
func (a *assembler) add(format string, args ...any) {
	if last := a.b.Last(); last != nil && last.EndsBlock() {
		a.begin("")
	}
	a.b.Insert(len(a.b.Instrs), a.f.NewInstr(format, args...))
}

// label begins a block.
func (a *assembler) label(name string) { a.begin(name) }

func (a *assembler) begin(name string) {
	a.b = cfg.NewBlock(name)
	a.blocks = append(a.blocks, a.b)
}
