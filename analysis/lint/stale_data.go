package lint

import (
	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// StaleData reports what a listing says of its code beside it and what is not so: a .nv.info that
// names the address of an instruction which is not there, or of an EXIT which is none; a label, of
// .size or of .nv.info, that nothing defines. A rewrite, or an edit, that removes an instruction
// leaves such data behind; a disassembler leaves out what control does not get to, of which nothing is said. What a rewrite inserts has no address, and what stays keeps the one that
// it was compiled with, so that data about it stays true. The arguments are those of
// [Redefinitions].
func StaleData(c *cfg.Census, units []*cfg.Unit, start func(unit int) int32, report func(analysis.Diagnostic)) {
	var code map[string]int // the sections of code, by function; -1 if there are several
	for n, u := range units {
		for k := range u.Info {
			if code == nil {
				code = codeSections(units)
			}
			r := &u.Info[k]
			off := start(n)
			at := grammar.Span{Start: r.Span.Start + off, End: r.Span.End + off}
			report := func(format string, args ...any) {
				d := diagnostic("stale-data", at, format, args...)
				report(d)
			}
			if r.Label != "" {
				if !c.Defines(r) {
					report("%s references the undefined label '%s'", r.Attr, r.Label)
				}
				continue
			}
			of, ok := code[u.InfoOf]
			if !ok || of < 0 {
				continue
			}
			switch i, addresses := units[of].InstrAt(r.Addr); {
			case !addresses:
			case i == nil && units[of].LeavesOut(r.Addr):
			case i == nil:
				report("%s references %#x, where %s has no instruction", r.Attr, r.Addr, u.InfoOf)
			case r.Attr == "EIATTR_EXIT_INSTR_OFFSETS" && i.Op.Known() && i.Op.Name != "EXIT":
				report("%s references %#x, where %s has %s instead of EXIT", r.Attr, r.Addr, u.InfoOf, i.Op.Name)
			}
		}
	}
}

// codeSections returns the index of the section of each function's code.
func codeSections(units []*cfg.Unit) map[string]int {
	code := map[string]int{}
	for n, u := range units {
		if u.Text == "" {
			continue
		}
		if _, twice := code[u.Text]; twice {
			code[u.Text] = -1
		} else {
			code[u.Text] = n
		}
	}
	return code
}
