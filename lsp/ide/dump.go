package ide

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/cancel"
)

// Dumps are the forms in which a function is shown as text, by name: the control flow as ptxas prints
// it, and the rewrites that are refused. N is the number of f in the document.
var Dumps = map[string]func(s *Snapshot, ctx context.Context, n int, f *cfg.Func, w io.Writer) error{
	"rpo": func(_ *Snapshot, _ context.Context, _ int, f *cfg.Func, w io.Writer) error { return f.DumpRPO(w) },
	"dot": func(_ *Snapshot, _ context.Context, _ int, f *cfg.Func, w io.Writer) error { return f.DumpDOT(w) },

	"refusals": (*Snapshot).dumpRefusals,
}

// Dump prints the functions called name in a form of [Dumps], all of them if name is "". It polls ctx, and returns its
// error if it is cancelled.
func (s *Snapshot) Dump(ctx context.Context, form, name string) (_ string, err error) {
	defer cancel.Catch(&err)
	dump := Dumps[form]
	if dump == nil {
		return "", fmt.Errorf("no form %q", form)
	}
	s.lower(ctx)
	var sb strings.Builder
	w := polling{ctx, &sb}
	found := false
	funcs := s.Funcs()
	for n, f := range funcs {
		cancel.Poll(ctx)
		if name != "" && f.Name != name {
			continue
		}
		found = true
		if name == "" && form != "refusals" && len(funcs) > 1 { // those say it themselves
			if sb.Len() > 0 {
				sb.WriteByte('\n')
			}
			fmt.Fprintf(&sb, "// %s\n", cmp.Or(f.Name, "(no name)"))
		}
		if err := dump(s, ctx, n, f, w); err != nil {
			return "", err
		}
	}
	if !found && name != "" {
		return "", NoFunction(name)
	}
	return sb.String(), nil
}

// A polling writer polls ctx before each piece that is written to w.
type polling struct {
	ctx context.Context
	w   io.Writer
}

func (p polling) Write(b []byte) (int, error) {
	cancel.Poll(p.ctx)
	return p.w.Write(b)
}
