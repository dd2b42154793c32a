package optimizer

import (
	"fmt"
	"slices"

	"github.com/ori-lang/ori/cfg"
)

// A BranchClass is a row of the table by which handler B of phase 14, on sm_80 to sm_89, classifies
// control flow. The page names opcodes by number; of 279 and 289 the mnemonic is not known, so that
// no instruction is of those.
type BranchClass struct {
	Ops     []string // the mnemonics that are known
	Numbers string   // as the page has them
	Returns string   // what the handler returns: a number, or the function that finds one; "" where the page does not know it
	Doc     string
}

// BranchClasses is that table. Source: seeds branch-and-switch, "Handler B".
var BranchClasses = []BranchClass{
	{[]string{"CALL"}, "22", "sub_7E40E0", "complex control flow"},
	{[]string{"BSSY"}, "50", "xmmword_21B2EC0", "push on the sync stack, by a table"},
	{[]string{"CAL", "BRK", "CONT"}, "51, 110, 111, 289", "3", "simple control flow"},
	{[]string{"BRA"}, "77", "sub_7E36C0", "branch, by its distance"},
	{[]string{"RET"}, "83", "sub_7E3640", "return"},
	{[]string{"BRX"}, "112", "4", "indexed branch"},
	{nil, "279", "6", "specific control flow"},
	{[]string{"JMXU"}, "297", "sub_7E3790", "jump"},
	{[]string{"EXIT"}, "352", "sub_7E3800", "exit"},
}

// String returns what is known of the class: its number, if the handler has one for it, and what it is.
func (c *BranchClass) String() string {
	if len(c.Returns) == 1 {
		return c.Returns + ", " + c.Doc
	}
	return c.Doc
}

// BranchCategory says how handler B of phase 14, on sm_80 to sm_89, classifies the control flow i,
// which is in block b of f; "" if it does not look at it, or runs on another target.
func BranchCategory(f *cfg.Func, b *cfg.Block, i *cfg.Instr) string {
	if h := FirstSwitchHandlerOf(f); h == nil || h.Name != "B" {
		return ""
	}
	n := slices.IndexFunc(BranchClasses, func(c BranchClass) bool { return slices.Contains(c.Ops, i.Op.Name) })
	if n < 0 {
		return ""
	}
	c := BranchClasses[n].String()
	to := f.TargetOf(i)
	switch {
	case i.Op.Name != "BRA" || to == nil:
		return c
	case i.Addr != cfg.NoAddr && to.Addr() != cfg.NoAddr:
		d := to.Addr() - i.Addr - int64(f.Target.Size)
		if d < 0 {
			return fmt.Sprintf("%s: %#x bytes back", c, -d)
		}
		return fmt.Sprintf("%s: %#x bytes on", c, d)
	}
	if d := to.ID - b.ID; d <= 0 {
		return fmt.Sprintf("%s: %d blocks back", c, -d)
	}
	return fmt.Sprintf("%s: %d blocks on", c, to.ID-b.ID-1)
}
