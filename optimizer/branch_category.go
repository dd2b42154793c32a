package optimizer

import (
	"fmt"

	"ori/cfg"
)

// BranchCategory says how handler B of phase 14, on sm_80 to sm_89, classifies control flow that
// ends block b of f; "" if it does not look at it, or runs on another target. Source: seeds branch-and-switch, "Handler B".
func BranchCategory(f *cfg.Func, b *cfg.Block, i *cfg.Instr) string {
	if h := FirstSwitchHandlerOf(f); h == nil || h.Name != "B" {
		return ""
	}
	switch i.Op.Name {
	case "BRA":
		to := f.TargetOf(i)
		if to == nil {
			return "branch, by its distance"
		}
		if i.Addr != cfg.NoAddr && to.Addr() != cfg.NoAddr {
			d := to.Addr() - i.Addr - int64(f.Target.Size)
			if d < 0 {
				return fmt.Sprintf("branch, by its distance: %#x bytes back", -d)
			}
			return fmt.Sprintf("branch, by its distance: %#x bytes on", d)
		}
		d := to.ID - b.ID
		if d <= 0 {
			return fmt.Sprintf("branch, by its distance: %d blocks back", -d)
		}
		return fmt.Sprintf("branch, by its distance: %d blocks on", d-1)
	case "BRX":
		return "4, indexed branch"
	case "CAL", "BRK", "CONT":
		return "3, simple control flow"
	case "CALL":
		return "complex control flow"
	case "RET":
		return "return"
	case "EXIT", "JMXU":
		return "jump or exit"
	}
	return ""
}
