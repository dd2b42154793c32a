package optimizer

import (
	"fmt"

	"github.com/ori-lang/ori/cfg"
)

// nearBranches is handler B of phase 14, on sm_80 to sm_89: a branch or a call that names an
// absolute address, which takes the whole width of an instruction, names the distance instead if
// its target is near. Source: seeds branch-and-switch, "Handler B".
//
//	@P0 JMP done           =>  @P0 BRA done
//	CALL.ABS.NOINC helper  =>  CALL.REL.NOINC helper
//
// It must refuse targets that are farther away than knobs 614 and 615 allow, and those of which
// only the linker knows where they are.
func nearBranches(c *Ctx) {
	var at []int64 // where blocks begin
	for _, b := range c.Func.Blocks {
		c.Poll()
		if !c.Func.Reachable(b) {
			continue
		}
		for k, i := range b.Code() {
			near := nearForm(i)
			if near == "" {
				continue
			}
			if at == nil {
				at = offsets(c.Func)
			}
			r := nearBranch.at(where(b, i), near)
			r.Message = i.Name + " has an absolute address"
			to := c.Func.TargetIn(b, i)
			if to == nil && i.IsBranch() && !c.Func.Relocated(i) && (c.Func.Native || i.Args[i.Code].Kind == cfg.AddrOperand) {
				continue // there is no such place, which is an error of its own
			}
			if to == nil {
				c.Refuse(r, refuse("only the linker knows how far away %s is", c.Func.Text(b.InSection(i.Args[i.Code].Span))))
				continue
			}
			knob, way := "near-branch-forward", "on"
			d := at[to.ID] - at[b.ID] - int64((k+1)*c.Func.Target.Size)
			if d < 0 {
				knob, way, d = "near-branch-backward", "back", -d
			}
			r.Message += fmt.Sprintf("; %s is %#x bytes %s", to.Name(), d, way)
			if most := c.Knobs.Int(c.Func, knob); d > int64(most) {
				c.Refuse(r, refuse("%s is %#x", knob, most))
				continue
			}
			c.Make(r, func(w *cfg.Change) { w.At(b, k).Rename(c.Func, near) })
		}
	}
}

// nearForm returns what i is called when it names a distance in place of an address; "" if it has
// no such form, or does already.
func nearForm(i *cfg.Instr) string {
	if i.Code < 0 || !i.Op.Known() {
		return "" // the address is in a register, or something else is meant
	}
	switch i.Name {
	case "JMP":
		return "BRA"
	case "JMP.U":
		return "BRA.U"
	case "CALL.ABS":
		return "CALL.REL"
	case "CALL.ABS.NOINC":
		return "CALL.REL.NOINC"
	}
	return ""
}

// offsets returns where each block of f begins, in bytes: where a listing says it does, else after
// the block before it.
func offsets(f *cfg.Func) []int64 {
	at := make([]int64, len(f.Blocks))
	next := int64(0)
	for n, b := range f.Blocks {
		if a := b.Addr(); a != cfg.NoAddr {
			next = a
		}
		at[n] = next
		next += int64(len(b.Instrs) * f.Target.Size)
	}
	return at
}
