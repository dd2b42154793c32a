package ide

import (
	"fmt"
	"strings"

	"ori/cfg"
)

// Dumps are the forms in which ptxas prints the control flow of a function, by their names.
var Dumps = map[string]func(f *cfg.Func, sb *strings.Builder) error{
	"rpo": func(f *cfg.Func, sb *strings.Builder) error { return f.DumpRPO(sb) },
	"dot": func(f *cfg.Func, sb *strings.Builder) error { return f.DumpDOT(sb) },
}

// Dump prints the functions called name in a form of [Dumps], all of them if name is "".
func (s *Snapshot) Dump(form, name string) (string, error) {
	dump := Dumps[form]
	if dump == nil {
		return "", fmt.Errorf("no form %q", form)
	}
	var sb strings.Builder
	found := false
	for _, f := range s.Funcs() {
		if name != "" && f.Name != name {
			continue
		}
		found = true
		if err := dump(f, &sb); err != nil {
			return "", err
		}
	}
	if !found && name != "" {
		return "", fmt.Errorf("no function %q", name)
	}
	return sb.String(), nil
}
