package cfg

import (
	"context"
	"fmt"

	"github.com/ori-lang/ori/cfg/cancel"
)

// Check returns the first broken invariant of f. It is run after each pass.
func (f *Func) Check() error { return f.CheckContext(context.Background()) }

// CheckContext is Check, and polls ctx.
func (f *Func) CheckContext(ctx context.Context) error {
	if f.Graph.Len() != len(f.Blocks) {
		return fmt.Errorf("%s: %d blocks, %d nodes", f.Name, len(f.Blocks), f.Graph.Len())
	}
	for n, b := range f.Blocks {
		cancel.Poll(ctx)
		if b.ID != int32(n) {
			return fmt.Errorf("%s: bix %d at index %d", b.Name(), b.ID, n)
		}
		if err := f.checkBlock(b); err != nil {
			return err
		}
	}
	return nil
}

// checkBlock returns the first broken invariant of b, which is, or is to be, in f.
func (f *Func) checkBlock(b *Block) error {
	var d derived
	for k := range b.Instrs {
		i := &b.Instrs[k]
		if i.Op == nil {
			return fmt.Errorf("%s: instruction %d has no opcode", b.Name(), k)
		}
		if i.EndsBlock() && k != len(b.Instrs)-1 {
			return fmt.Errorf("%s: %q is not last", b.Name(), f.InstrString(i))
		}
		if int(i.Code) >= len(i.Args) {
			return fmt.Errorf("%s: %q has no code operand %d", b.Name(), f.InstrString(i), i.Code)
		}
		if !i.checkDerived(f.SM(), &d) {
			return fmt.Errorf("%s: %q has reads, writes or control flow of another instruction", b.Name(), f.InstrString(i))
		}
		if m, ok := i.fits(f.SM()); !ok && i.Op.Known() {
			return fmt.Errorf("%s: %q is no instruction: operand %d %s%s", b.Name(), f.InstrString(i), m.Arg, m.Mod, m.Why)
		}
		if err := f.checkNames(b, i); err != nil {
			return err
		}
	}
	return nil
}

// checkNames reports a name that a pass made dangle: one that f's origin
// defines and f does not.
func (f *Func) checkNames(b *Block, i *Instr) error {
	if f.origin == nil {
		return nil
	}
	dangles := func(name string) bool { return f.Block(name) == nil && f.origin.Block(name) != nil }
	if i.Code >= 0 {
		a := &i.Args[i.Code]
		if a.Kind == LabelOperand && dangles(a.Sym()) || a.Kind == AddrOperand && !f.Relocated(i) && f.blockAt(a.Imm) == nil && f.origin.blockAt(a.Imm) != nil {
			return fmt.Errorf("%s: %q names a removed block", b.Name(), f.InstrString(i))
		}
	}
	for _, name := range i.Targets() {
		if dangles(name) {
			return fmt.Errorf("%s: %q lists the removed block %s", b.Name(), f.InstrString(i), name)
		}
	}
	return nil
}
