package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// ExpandJmx is phase 80: the branch to an entry of a jump table, by its index, becomes the computation of the
// entry's address and a branch by that. Source: seeds branch-and-switch, "Output: Jump Table Lowering".
//
//	                         LEA Raddr, Rtmp, 32@lo(jt), 0x2
//	BRX Rtmp, jt      =>     BRX Raddr, 32@lo(jt)
//
// 32@lo(jt) is where the table begins, and an entry has four bytes: see [cfg.Func.TableOf]. The
// address gets a register of its own, so that nothing else changes. BRXU, whose index is in a
// uniform register, gets ULEA. It applies to the native spelling only, where the pseudo-instruction
// is; a listing shows what came of it. Every other form of BRX is left alone.
var ExpandJmx = &Pass{
	Name: "ExpandJmxComputation",
	Doc:  "Expand the index computation of jump tables. An indexed branch by index becomes LEA and an indexed branch by address.",
	Run:  expandJmx,
}

func expandJmx(c *Ctx) {
	f := c.Func
	if len(f.Tables) == 0 {
		return
	}
	if f.Broken() {
		return // it may be a table that is not understood
	}
	unused := map[cfg.RegClass]string{}
	for _, b := range f.Blocks {
		c.Poll()
		i := b.Last()
		if i == nil || i.Op.Name != "BRX" && i.Op.Name != "BRXU" || !i.Op.Known() {
			continue
		}
		class, lea, name := cfg.ClassR, "LEA", "Raddr"
		if i.Op.Name == "BRXU" {
			class, lea, name = cfg.ClassUR, "ULEA", "URaddr"
		}
		t, expanded := f.TableOf(i)
		at := slices.IndexFunc(i.Args, func(a cfg.Operand) bool { return a.Kind == cfg.RegOperand && a.Reg.Class == class })
		if t == nil || expanded || at < 0 || i.Args[at].Flags&^cfg.Reuse != 0 || i.Args[at].Suffix() != "" {
			continue
		}
		if unused[class] == "" {
			unused[class] = unusedName(f, name)
		}
		addr, index, base := unused[class], f.OperandString(&i.Args[at]), "32@lo("+t.Name+")"
		r := expandIndexed.at(where(b, i), lea, i.Op.Name)
		r.Message = fmt.Sprintf("%s expands to %s %s, %s, %s, 0x2 and %s %s, %s", f.InstrString(i), lea, addr, index, base, i.Name, addr, base)
		if !c.Rewrite(r) {
			continue
		}
		i.SetOperand(f, at, addr)
		i.SetOperand(f, int(i.Code), base)
		b.Insert(len(b.Instrs)-1, f.NewInstr("%s %s, %s, %s, 0x2", lea, addr, index, base))
	}
}

// unusedName returns a name for a register that f does not use: the given one, or with a number.
func unusedName(f *cfg.Func, name string) string {
	used := map[string]bool{}
	for _, b := range f.Blocks {
		for k := range b.Instrs {
			for _, r := range b.Instrs[k].Refs {
				if r.Reg.Num >= cfg.FirstNamed {
					used[f.Names.Reg(r.Reg)] = true
				}
			}
		}
	}
	unused := name
	for n := 1; used[unused]; n++ {
		unused = fmt.Sprint(name, n)
	}
	return unused
}
