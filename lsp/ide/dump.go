package ide

import (
	"cmp"
	"context"
	"fmt"
	"strings"
)

// Dumps are the forms in which a function is shown as text, by name: the control flow as ptxas prints
// it, and the rewrites that are refused.
var Dumps = map[string]func(s *Snapshot, ctx context.Context, n int, sb *strings.Builder) error{
	"rpo": func(s *Snapshot, _ context.Context, n int, sb *strings.Builder) error {
		return s.Funcs()[n].DumpRPO(sb)
	},
	"dot": func(s *Snapshot, _ context.Context, n int, sb *strings.Builder) error {
		return s.Funcs()[n].DumpDOT(sb)
	},

	"refusals": (*Snapshot).dumpRefusals,
}

// Dump prints the functions called name in a form of [Dumps], all of them if name is "".
func (s *Snapshot) Dump(ctx context.Context, form, name string) (string, error) {
	dump := Dumps[form]
	if dump == nil {
		return "", fmt.Errorf("no form %q", form)
	}
	var sb strings.Builder
	found := false
	for n, f := range s.Funcs() {
		if name != "" && f.Name != name {
			continue
		}
		found = true
		if name == "" && form != "refusals" && len(s.Funcs()) > 1 { // those say it themselves
			if sb.Len() > 0 {
				sb.WriteByte('\n')
			}
			fmt.Fprintf(&sb, "// %s\n", cmp.Or(f.Name, "(no name)"))
		}
		if err := dump(s, ctx, n, &sb); err != nil {
			return "", err
		}
	}
	if !found && name != "" {
		return "", NoFunction(name)
	}
	return sb.String(), nil
}
