package cfg_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/corpus"
	"github.com/ori-lang/ori/grammar"
)

// TestBankWords holds the tables of constant bank 0 against listings: where the .nv.info of a
// kernel says that its parameters begin, what R1 begins with, what a block's number is multiplied
// with before the lane's number in it is added, and where memory descriptors come from.
func TestBankWords(t *testing.T) {
	count := map[string]int{}
	full := corpus.Files(t, "listings/*.sass")
	for _, name := range corpus.Compiled(t) {
		if name = strings.Replace(name, ".nvdisasm-c.sass", ".nvdisasm.sass", 1); exists(name) {
			full = append(full, name)
		}
	}
	for _, name := range slices.Concat(full, corpus.Compiled(t)) {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, u := range cfg.Lower(grammar.Parse(src)) {
			for _, f := range u.Funcs {
				says := func(off, size int64, what string) {
					count[what]++
					if got := f.LaunchConstant(off, size); !strings.Contains(got, what) {
						t.Errorf("%s, %s: %#x: %q, want %q", filepath.Base(name), f.Name, off, got, what)
					}
				}
				if p := f.KernelParams(); p != nil {
					count["base"]++
					if base, ok := cfg.ParamBase(f.SM()); !ok || base != p.Base {
						t.Errorf("%s, %s: parameters begin at %#x, not at %#x", filepath.Base(name), f.Name, p.Base, base)
					}
					end := int64(0)
					for n, x := range p.List {
						if x.Num != int64(n) || x.Offset < end || x.Offset+x.Size > p.Size {
							t.Errorf("%s, %s: parameters %+v", filepath.Base(name), f.Name, p)
						}
						end = x.Offset + x.Size
					}
				}
				for _, b := range f.Blocks {
					from := map[cfg.Reg]string{} // special register or constant that a register was loaded from
					at := map[cfg.Reg]int64{}
					for k := range b.Instrs {
						i := &b.Instrs[k]
						name := func(n int) string {
							if n >= len(i.Args) {
								return ""
							}
							return from[i.Args[n].Reg]
						}
						zero := func(n int) (int64, bool) {
							if n >= len(i.Args) {
								return 0, false
							}
							a := &i.Args[n]
							return a.Imm, a.Kind == cfg.ConstOperand && a.Bank == 0 && a.Reg.Class == cfg.NoReg
						}
						if off, ok := zero(2); ok && i.Op.Name == "IMAD" && i.Mods() == "" && name(1) == "SR_CTAID.X" && name(3) == "SR_TID.X" {
							says(off, 4, "blockDim.x")
						}
						for n := range i.Args {
							if a := &i.Args[n]; a.Kind == cfg.DescOperand && a.Sym() == "desc" {
								if off, ok := at[a.UReg()]; ok {
									says(off, 8, "descriptor")
								}
							}
						}
						if len(i.Args) < 2 || i.Args[0].Kind != cfg.RegOperand {
							continue
						}
						to := i.Args[0].Reg
						delete(from, to)
						delete(at, to)
						if off, ok := zero(1); ok && b.ID == 0 && to.Num == 1 && to.Class == cfg.ClassR && (i.Op.Name == "MOV" || i.Op.Name == "LDC") {
							says(off, 4, "stack pointer")
						} else if ok && i.Op.Name == "ULDC" {
							at[to] = off
						}
						if r := i.Args[1].Reg; i.Op.Name == "S2R" && r.Class == cfg.ClassSR {
							from[to] = r.String()
						}
					}
				}
			}
		}
	}
	t.Log(count)
	if count["stack pointer"] == 0 {
		t.Error("nothing compared")
	}
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// TestKernelParams holds what is read of a .nv.info: with it the target does not matter, and what
// it does not have is not made up.
func TestKernelParams(t *testing.T) {
	const head = "\t.headerflags\t@\"EF_CUDA_SM86\"\n\t.section\t.nv.info.k,\"\",@\"SHT_CUDA_INFO\"\n"
	const code = "\t.section\t.text.k,\"ax\",@progbits\nk:\n.text.k:\n        /*0000*/                   EXIT ;\n"
	bank := "\t//----- nvinfo : EIATTR_PARAM_CBANK\n\t.align\t4\n/*0*/ \t.byte\t0x04, 0x0a\n/*2*/ \t.short\t(.L_2 - .L_1)\n.L_1:\n" +
		"/*4*/ \t.word\tindex@(.nv.constant0.k)\n/*8*/ \t.short\t0x0200\n/*a*/ \t.short\t0x0014\n.L_2:\n"
	param := func(num, off, size string) string {
		return "\t//----- nvinfo : EIATTR_KPARAM_INFO\n\t.align\t4\n\t.byte\t0x04, 0x17\n\t.short\t(.L_4 - .L_3)\n.L_3:\n\t.word\t0x00000000\n\t.short\t" +
			num + "\n\t.short\t" + off + "\n\t.byte\t0x00, 0xf0, " + size + ", 0x00\n.L_4:\n"
	}
	for _, tt := range []struct {
		info      string
		off, size int64
		want      string
	}{
		{"", 0x160, 4, "the first kernel parameter"},
		{"", 0x168, 4, "a kernel parameter, at offset 8"},
		{"", 0x140, 4, ""},
		{bank, 0x200, 4, "a kernel parameter, at offset 0"},
		{bank, 0x160, 4, ""},
		{bank, 0x214, 4, ""},
		{bank, 0x0, 4, "`blockDim.x`, threads of a block in the first dimension (`%ntid.x`)"},
		{bank + param("1", "0x10", "0x11") + param("0", "0x0", "0x21"), 0x200, 8, "the first kernel parameter, 8 bytes"},
		{bank + param("1", "0x10", "0x11") + param("0", "0x0", "0x21"), 0x200, 4, "the first kernel parameter, 8 bytes, low word"},
		{bank + param("1", "0x10", "0x11") + param("0", "0x0", "0x21"), 0x204, 4, "the first kernel parameter, 8 bytes, high word"},
		{bank + param("1", "0x10", "0x11") + param("0", "0x0", "0x21"), 0x210, 4, "the second kernel parameter, 4 bytes"},
		{bank + param("0", "0x0", "0x41"), 0x208, 4, "the first kernel parameter, 16 bytes, at offset 8 in it"},
		{bank + param("x", "0x0", "0x41"), 0x160, 4, "the first kernel parameter"},
	} {
		var f *cfg.Func
		for _, u := range cfg.Lower(grammar.Parse([]byte(head + tt.info + code))) {
			for _, x := range u.Funcs {
				f = x
			}
		}
		if got := f.LaunchConstant(tt.off, tt.size); got != tt.want {
			t.Errorf("%q: %#x: %q, want %q", tt.info, tt.off, got, tt.want)
		}
	}
}
