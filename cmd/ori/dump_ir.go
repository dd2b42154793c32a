package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/optimizer"
)

// What dump --view ir writes as JSON: instructions as they were understood.
type (
	irFunc struct {
		Name   string    `json:"name"`
		Target *string   `json:"target"`
		Blocks []irBlock `json:"blocks"`
	}
	irBlock struct {
		Label  *string   `json:"label"`
		Bix    int32     `json:"bix"`
		Instrs []irInstr `json:"instrs"`
	}
	irInstr struct {
		Line   int      `json:"line"`
		Addr   *string  `json:"addr"`
		Text   string   `json:"text"`
		Known  bool     `json:"known"` // else it may read and write every register
		Reads  []string `json:"reads"`
		Writes []string `json:"writes"`
		Class  string   `json:"class,omitzero"` // of control flow, where phase 14 classifies it
	}
)

func jsonIR(f *dumped) (any, error) {
	out := irFunc{Name: f.Name, Blocks: []irBlock{}}
	if f.Target != nil {
		out.Target = &f.Target.Name
	}
	for _, b := range f.Blocks {
		o := irBlock{nameOrNull(b.Label()), b.ID, []irInstr{}}
		for k := range b.Instrs {
			o.Instrs = append(o.Instrs, f.irInstr(b, &b.Instrs[k]))
		}
		out.Blocks = append(out.Blocks, o)
	}
	return out, nil
}

func (f *dumped) irInstr(b *cfg.Block, i *cfg.Instr) irInstr {
	x := irInstr{Line: f.src.line(f.base + b.InSection(i.Span).Start), Text: f.InstrString(i), Known: i.Op.Known(), Reads: []string{}, Writes: []string{}, Class: optimizer.BranchCategory(f.Func, b, i)}
	if i.Addr != cfg.NoAddr {
		addr := fmt.Sprintf("%#x", i.Addr)
		x.Addr = &addr
	}
	for _, r := range i.Refs {
		name := f.refName(r)
		switch {
		case r.Reg.IsConst():
		case r.Write:
			x.Writes = append(x.Writes, name)
		default:
			x.Reads = append(x.Reads, name)
		}
	}
	return x
}

// refName names the registers of a use: "R4", "R4..R5", "all predicates".
func (f *dumped) refName(r cfg.Ref) string {
	if r.Reg.Num == cfg.All {
		return map[cfg.RegClass]string{cfg.ClassP: "all P", cfg.ClassUP: "all UP", cfg.ClassR: "all R", cfg.ClassUR: "all UR"}[r.Reg.Class]
	}
	name := f.Names.Reg(r.Reg)
	if last := r.Reg; r.Count > 1 && last.Num < cfg.FirstNamed {
		last.Num += int32(r.Count) - 1
		name += ".." + f.Names.Reg(last)
	}
	return name
}

func textIR(w io.Writer, f *dumped) error {
	kind := ".func"
	if f.Entry {
		kind = ".entry"
	}
	fmt.Fprintf(w, "%s %s\n", kind, f.title())
	for n := range f.Tables {
		fmt.Fprintf(w, ".jumptable %s { %s }\n", f.Tables[n].Name, strings.Join(f.Tables[n].Labels, ", "))
	}
	for _, b := range f.Blocks {
		fmt.Fprintf(w, "%s:\n", f.ref(b.ID))
		for k := range b.Instrs {
			x := f.irInstr(b, &b.Instrs[k])
			var note []string
			switch {
			case !x.Known:
				note = []string{"unknown: may read and write every register"}
			default:
				if len(x.Reads) > 0 {
					note = append(note, "reads "+strings.Join(x.Reads, ", "))
				}
				if len(x.Writes) > 0 {
					note = append(note, "writes "+strings.Join(x.Writes, ", "))
				}
			}
			if x.Class != "" {
				note = append(note, "class in phase 14: "+x.Class)
			}
			if note == nil {
				fmt.Fprintf(w, "    %s\n", x.Text)
				continue
			}
			fmt.Fprintf(w, "    %-44s // %s\n", x.Text, strings.Join(note, "; "))
		}
	}
	return nil
}
