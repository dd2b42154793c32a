package ide

import (
	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// respellings offers to spell the opcodes of the lines that are in ROT13, as the strings inside
// ptxas are, in plain: one, and all of the file.
func (a *actions) respellings(f *cfg.Func) {
	for _, b := range f.Blocks {
		if b.Span.End < a.lines.Start || a.lines.End < b.Span.Start {
			continue
		}
		for k := range b.Instrs {
			i := &b.Instrs[k]
			at := b.InSection(i.OpSpan)
			if !i.ROT13 || at.End < a.lines.Start || a.lines.End < at.Start {
				continue
			}
			key := Key{Version: a.s.version, Func: -1, Source: FromText, N: int(at.Start + a.place.base)}
			a.offered = append(a.offered, Action{Title: "Respell " + f.Text(at) + " as " + i.Name, Kind: kindRewrite, Key: key})
			if !a.seen[respellAll] {
				a.seen[respellAll] = true
				key.N = -1
				a.offered = append(a.offered, Action{Title: respellAll, Kind: kindRewrite, Key: key})
			}
		}
	}
}

const respellAll = "Respell all ROT13 opcodes in this file"

// respelled returns the edits that respell the opcode at an offset of the document, or all if that is -1.
func (s *Snapshot) respelled(off int) []grammar.Edit {
	var edits []grammar.Edit
	for n, u := range s.units {
		start, _ := s.doc.SectionStart(n)
		for _, f := range u.Funcs {
			for _, b := range f.Blocks {
				for k := range b.Instrs {
					i := &b.Instrs[k]
					at := b.InSection(i.OpSpan)
					at.Start, at.End = at.Start+int32(start), at.End+int32(start)
					if i.ROT13 && (off < 0 || int(at.Start) == off) {
						edits = append(edits, grammar.Edit{Span: at, New: i.Name})
					}
				}
			}
		}
	}
	return edits
}
