package grammar

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// partLines are lines that decide where a part may begin and what of.
var partLines = []string{
	"L:", "L: NOP", "  M:", ".L_x_1:", "L: M:", "0:", "7a: NOP", "$:", "L:\r", "L :", ":", "L: // c", "L: /* c */", "/* c */ L:",
	"NOP", "  MOV R1, R2 ;", "@P0 BRA L;", "/*0010*/ NOP;", "/*0010*/ .byte 0x1", "EXIT }", "{ NOP ;", "NOP ; NOP", "$$$", ";", "NOP /*",
	"", "  ", "// c", "/* c", "c */", "/* a */ /*", ".cold", ".align 4", ".jumptable t { L, M }", "}", "{", "....", "# c", "= x",
	".entry f {", ".func g", ".section .text.f,\"ax\"", "\t\tFunction : f", "Fatbin elf code:", "\"/*", "\x00", "\xff",
}

// TestParts puts texts together of lines that decide where a part may begin, edits them by lines, and compares
// with the text as one part.
func TestParts(t *testing.T) {
	setPartSize(t, partSize)
	rounds := 2000
	if testing.Short() {
		rounds = 300
	}
	several := 0
	for seed := range rounds {
		r := rand.New(rand.NewPCG(uint64(seed), 3))
		partSize = []int{1, 10, 40}[r.IntN(3)]
		lines := func(n int) string {
			var b strings.Builder
			for range n {
				switch line := partLines[r.IntN(len(partLines))]; r.IntN(4) {
				case 0:
					b.WriteString(line)
				case 1:
					b.WriteString("NOP")
				case 2:
					b.WriteString("L:\nNOP")
				default: // few headers and comments, so that there are long sections
					if b.WriteString(partLines[r.IntN(30)]); r.IntN(9) == 0 {
						b.WriteString(line)
					}
				}
				if r.IntN(30) > 0 {
					b.WriteString("\n")
				}
			}
			return b.String()
		}
		src := lines(r.IntN(30))
		if r.IntN(2) == 0 {
			src = ".entry k {\n" + src
		}
		d := Parse([]byte(src))
		checkDocument(t, d, d.Bytes())
		checkWhole(t, d)
		for range 8 {
			starts := append(slowLines(d.Bytes()), d.Len())
			from := starts[r.IntN(len(starts))]
			to := from
			if r.IntN(3) == 0 {
				to = max(from, starts[r.IntN(len(starts))])
			}
			text := lines(r.IntN(4))
			if r.IntN(4) == 0 {
				text = insertions[r.IntN(len(insertions))]
			}
			d = editAndCheck(t, context.Background(), d, []Edit{{Span{int32(from), int32(to)}, text}})
			checkDocument(t, d, d.Bytes())
			checkWhole(t, d)
			for _, s := range d.sections {
				several = max(several, len(s.parts))
			}
		}
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
	if several < 10 {
		t.Errorf("no text has more than %d parts", several)
	}
}

// TestPartsStay types into one block of a long section, of either spelling: all parts but that one stay as they
// are, and what grows is cut.
func TestPartsStay(t *testing.T) {
	setPartSize(t, 500)
	for _, native := range []bool{false, true} {
		d := Parse(kernels(1, 200, native))
		last := len(d.sections) - 1
		parts := d.sections[last].parts
		if len(parts) < 100 {
			t.Fatalf("native %v: %d parts", native, len(parts))
		}
		at := int32(bytes.LastIndex(d.Bytes()[:d.Len()/2], []byte("R0, ")))
		n := d.Edit(Edit{Span{at, at}, "U"})
		head, tail := n.sections[last].sameParts(d.sections[last])
		if head+tail != len(parts)-1 || len(n.sections[last].parts) != len(parts) {
			t.Errorf("native %v: %d and %d of %d parts stay, now %d", native, head, tail, len(parts), len(n.sections[last].parts))
		}
		at = int32(bytes.LastIndexByte(d.Bytes()[:at], '\n')) + 1
		for k := range 300 {
			text := fmt.Sprintf("L%d_%d:\n  NOP\n", at, k)
			d = d.Edit(Edit{Span{at, at}, text})
			at += int32(len(text))
		}
		checkWhole(t, d)
		for k, p := range d.sections[last].parts {
			if p.size > 4*500+100 {
				t.Errorf("native %v: part %d of %d has %d bytes", native, k, len(d.sections[last].parts), p.size)
			}
		}
	}
}

// TestPartLongLine: a line that is too long to be read begins no part.
func TestPartLongLine(t *testing.T) {
	setPartSize(t, 1)
	d := Parse([]byte("NOP\nL: " + strings.Repeat("x", maxLine) + "\nNOP\nM:\nNOP\n"))
	checkWhole(t, d)
	if n := len(d.sections[0].parts); n != 2 {
		t.Errorf("%d parts", n)
	}
}
