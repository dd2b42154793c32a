package ide

import (
	"context"
	"strconv"
	"strings"
	"testing"
)

// TestComputes reads what instructions compute.
func TestComputes(t *testing.T) {
	for instr, want := range map[string]string{
		"LOP3.LUT R6, R3, R4.reuse, RZ, 0xfc, !PT":   "`R6 = R3 | R4`",
		"LOP3.LUT R6, R3, 0x1f, RZ, 0xc0, !PT":       "`R6 = R3 & 0x1f`",
		"LOP3.LUT R6, R3, R4, R5, 0x96, !PT":         "`R6 = R3 ^ R4 ^ R5`",
		"LOP3.LUT R6, RZ, R4, RZ, 0x33, !PT":         "`R6 = ~R4`",
		"LOP3.LUT R6, R3, R4, R5, 0xe8, !PT":         "`R6 = R3 & R4 | R5 & (R3 | R4)`",
		"LOP3.LUT P0, RZ, R3, 0x1, RZ, 0xc0, !PT":    "`R3 & 0x1`, and in `P0` whether that is not zero",
		"IMAD.MOV.U32 R9, RZ, RZ, 0x1":               "`R9 = 0x1`",
		"IMAD.IADD R9, R2, 0x1, R3":                  "`R9 = R2 + R3`",
		"IMAD.SHL.U32 R9, R2, 0x8, RZ":               "`R9 = R2 << 3`",
		"IMAD R9, R2, 0x40, R9":                      "`R9 = R2 * 0x40 + R9`",
		"IMAD.WIDE R2, R0, 0x4, R4":                  "`R2:R3 = R0 * 0x4 + R4:R5`, 64 bits, signed",
		"IADD3 R6, P1, R11, -R4, RZ":                 "`R6 = R11 - R4`, and the carry in `P1`",
		"IADD3.X R10, RZ, R10, RZ, P1, !PT":          "`R10 = R10 + P1`",
		"LEA R6, R16, R14, 0x5":                      "`R6 = (R16 << 5) + R14`",
		"ISETP.GE.AND P0, PT, R0, c[0x0][0x160], PT": "`P0 = R0 >= c[0x0][0x160]`",
		"ISETP.GE.U32.OR P5, PT, R17, R2, P0":        "`P5 = R17 >= R2 || P0`, unsigned",
		"SEL R4, R2, R3, !P0":                        "`R4 = !P0 ? R2 : R3`",
		"IMNMX R4, R2, R3, !PT":                      "`R4 = max(R2, R3)`",
		"IMAD.HI.U32 R9, R2, R3, R4":                 "",
		"ISETP.NE.AND.EX P0, PT, R2, R3, PT, P1":     "",
		"IADD3.X R10, ~R4, R10, RZ, P1, !PT":         "`R10 = ~R4 + R10 + P1`",
	} {
		text := ".target sm_80\n.entry k {\n    " + instr + "\n    EXIT\n}\n"
		h, err := Open([]byte(text), Options{}).Hover(context.Background(), strings.Index(text, instr))
		if err != nil || h == nil {
			t.Fatal(instr, h, err)
		}
		name, _, _ := strings.Cut(instr, ".")
		name, _, _ = strings.Cut(name, " ")
		first, _, _ := strings.Cut(h.Markdown, "\n")
		if got := strings.TrimSuffix(strings.TrimPrefix(first, "**"+name+"**: "), "."); got != want && (want != "" || strings.HasPrefix(got, "`")) {
			t.Errorf("%s: %s, want %s", instr, got, want)
		}
	}
}

// TestBitwise computes each expression again, in all rows of its table.
func TestBitwise(t *testing.T) {
	for table, text := range bitwise() {
		for row := range 8 {
			in := strings.NewReplacer("a", strconv.Itoa(row>>2&1), "b", strconv.Itoa(row>>1&1), "c", strconv.Itoa(row&1)).Replace(text)
			rest := strings.ReplaceAll(in, " ", "")
			if got := evaluate(&rest, 3); got&1 != table>>row&1 || rest != "" {
				t.Fatalf("%#02x: %s: %d in row %d, %q left", table, text, got&1, row, rest)
			}
		}
	}
}

// evaluate computes what s begins with: "|" of "^" of "&" of "~".
func evaluate(s *string, level int) int {
	if level == 0 {
		switch c := (*s)[0]; {
		case c == '~':
			*s = (*s)[1:]
			return ^evaluate(s, 0)
		case c == '(':
			*s = (*s)[1:]
			v := evaluate(s, 3)
			*s = (*s)[1:]
			return v
		case strings.HasPrefix(*s, "-1"):
			*s = (*s)[2:]
			return -1
		default:
			*s = (*s)[1:]
			return int(c - '0')
		}
	}
	v := evaluate(s, level-1)
	for *s != "" && (*s)[0] == "?&^|"[level] {
		*s = (*s)[1:]
		switch y := evaluate(s, level-1); level {
		case 1:
			v &= y
		case 2:
			v ^= y
		case 3:
			v |= y
		}
	}
	return v
}
