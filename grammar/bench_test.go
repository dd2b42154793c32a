package grammar

import (
	"bytes"
	"fmt"
	"testing"
)

// kernels makes a text of the given number of functions, each of blocks of
// ten instructions and a label, as nvdisasm -c or as people write it.
func kernels(functions, blocks int, native bool) []byte {
	var b bytes.Buffer
	instructions := [...]string{
		"IMAD.MOV.U32 R1, RZ, RZ, c[0x0][0x28]",
		"ISETP.GE.U32.AND P0, PT, R2, 0x18, PT",
		"LDG.E R7, [R4.64+0x10]",
		"IADD3 R0, R52.reuse, 0x80, RZ",
		"FFMA R5, R3, R4, R5",
		"LOP3.LUT R37, R3.reuse, 0xffffffc0, RZ, 0xc0, !PT",
		"STS [R6.X4+0x400], R9",
		"MOV R20, 0x70",
		"SHF.R.S32.HI R3, RZ, 0x1f, R52",
	}
	if !native {
		b.WriteString("\t.headerflags\t@\"EF_CUDA_SM86 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM86)\"\n\t.elftype\t@\"ET_EXEC\"\n\n")
	}
	for f := range functions {
		if native {
			fmt.Fprintf(&b, ".entry f%d {\n", f)
		} else {
			fmt.Fprintf(&b, "//--------------------- .text.f%d --------------------------\n\t.section\t.text.f%[1]d,\"ax\",@progbits\n"+
				"\t.sectioninfo\t@\"SHI_REGISTERS=16\"\n\t.align\t128\n        .global         f%[1]d\n        .type           f%[1]d,@function\nf%[1]d:\n.text.f%[1]d:\n", f)
		}
		at := 0
		for i := range blocks {
			label := fmt.Sprintf(".L_x_%d", f*blocks+i)
			if native {
				label = fmt.Sprintf("L%d", i)
			}
			fmt.Fprintf(&b, "%s:\n", label)
			for _, s := range instructions {
				if native {
					fmt.Fprintf(&b, "    %s\n", s)
				} else {
					fmt.Fprintf(&b, "        /*%04x*/                   %s ;\n", at, s)
				}
				at += 16
			}
			target := (i*7 + 3) % blocks
			if native {
				fmt.Fprintf(&b, "@!P0 BRA L%d\n", target)
			} else {
				fmt.Fprintf(&b, "        /*%04x*/              @!P0 BRA `(.L_x_%d) ;\n", at, f*blocks+target)
			}
			at += 16
		}
		if native {
			b.WriteString("    EXIT\n}\n")
		} else {
			fmt.Fprintf(&b, "        /*%04x*/                   EXIT ;\n\n\n", at)
		}
	}
	return b.Bytes()
}

var shapes = []struct {
	name              string
	functions, blocks int
	native            bool
}{
	{"100x1100", 100, 100, false},
	{"1x110000", 1, 10000, false},
	{"100x1100/native", 100, 100, true},
	{"1x110000/native", 1, 10000, true},
}

func BenchmarkParse(b *testing.B) {
	for _, s := range shapes {
		b.Run(s.name, func(b *testing.B) {
			src := kernels(s.functions, s.blocks, s.native)
			b.SetBytes(int64(len(src)))
			lines, nodes := 0, 0
			for b.Loop() {
				d := Parse(src)
				lines, nodes = d.LineCount(), 0
				for _, s := range d.Sections() {
					for _, c := range s.Chunks {
						nodes += len(c.Nodes())
					}
				}
			}
			b.ReportMetric(float64(nodes)/float64(lines), "nodes/line")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(lines), "ns/line")
		})
	}
}

// BenchmarkEdit types a character in the middle of the text and takes it back.
func BenchmarkEdit(b *testing.B) {
	for _, s := range shapes {
		b.Run(s.name, func(b *testing.B) {
			src := kernels(s.functions, s.blocks, s.native)
			d := Parse(src)
			at := int32(len(src) / 2)
			at += int32(bytes.Index(src[at:], []byte("0x18, PT")))
			b.ReportAllocs()
			for b.Loop() {
				d = d.Edit(Edit{Span{at, at}, "1"})
				d = d.Edit(Edit{Span{at, at + 1}, ""})
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(2*b.N), "us/edit")
		})
	}
}
