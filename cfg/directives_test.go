package cfg

import "testing"

// TestCheckDirective: an instruction with a dot in front of it is told, the section names of disassemblers are not.
func TestCheckDirective(t *testing.T) {
	native := func() bool { return true }
	for name, told := range map[string]bool{"STG.E": true, "STG": true, "nv.info": false, "__x": false} {
		if got := checkDirective(name, "R4", native); (got != "") != told {
			t.Errorf(".%s: %q", name, got)
		}
	}
}
