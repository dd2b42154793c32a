package grammar

import (
	"fmt"
	"strings"
	"testing"
)

// allErrors prints the errors of d as "line:char-char message", in bytes.
func allErrors(d *Document) []string {
	var out []string
	add := func(base int32, e SyntaxError) {
		line, char := d.Position(int(base+e.Span.Start), UTF8)
		out = append(out, fmt.Sprintf("%d:%d-%d %s", line, char, char+e.Span.Len(), e.Msg))
	}
	for i, s := range d.Sections() {
		base, _ := d.SectionStart(i)
		for _, c := range s.Chunks {
			for _, e := range c.Errors() {
				add(int32(base)+c.Start, e)
			}
		}
		for _, e := range s.StructureErrors() {
			add(int32(base), e)
		}
	}
	return out
}

func TestErrors(t *testing.T) {
	for _, test := range []struct{ src, want string }{
		{"MOV R1, R2\n", ""},
		{"MOV R1, R2,\n", "0:10-11 expected an operand after ','"},
		{"MOV R1, -\n", "0:8-9 expected an operand after '-'"},
		{"MOV R1, -1.\n", "0:8-11 expected digits after the dot of -1."},
		{"MOV R1, `(a\n", "0:8-11 the name in `(...) has no end; expected ')'"},
		{"STS [R1+-\n", "0:4-7 expected ']'"},
		{"@\n@!\n.\n/\n", "0:0-1 expected a predicate after @\n1:0-2 expected a predicate after @!\n2:0-1 expected the name of a directive after '.'\n3:0-1 expected // or /* and a comment"},
		{"MOV R1,, R2\n", "0:7-8 expected an operand between ',' and ','"},
		{"MOV , R2 ;\n", "0:4-5 expected an operand before ','"},
		{"MOV R1, /* R3, */ , R2\n", "0:18-19 expected an operand between ',' and ','"},
		{"BRX R8 -0x170\n", ""},
		{"MOV R1, ]\n", "0:8-9 expected an operand after ','"},
		{"MOV ]\n", "0:4-5 expected an operand, ';' or a new line"},
		{"MOV R1, R2 @P0 BRA x ; NOP\n", "0:11-26 unexpected text after the last operand; expected ',', ';' or a new line"},
		{"@P0\n", "0:0-3 expected an opcode after @P0"},
		{"@P0 ;\n", "0:0-5 expected an opcode after @P0"},
		{"@P0 @P1 BRA x\n", "0:4-13 expected an opcode after @P0"},
		{"@ BRA x\n", ""}, // a guard by that name, for all the grammar knows
		{"@, BRA x\n", "0:0-8 expected a label, an instruction or a directive"},
		{"done :\n", "0:5-6 a label's ':' must follow its name at once"},
		{"1:\nNOP\n", "0:0-2 expected a label, an instruction or a directive"},
		{"LDG R1, [R2+0x10\n", "0:8-16 expected ']'"},
		{"LDG R1, desc[UR4][R2\n", "0:8-20 expected ']'"},
		{"LDG R1, [R2+0x10, R3\n", "0:8-16 expected ']'"},
		{"MOV R1, c[0x0][0x1\n", "0:8-18 a bracket has no end; expected ']'"},
		{"NOP /* a\nb\n", "0:4-6 the comment has no end; expected '*/'"},
		{"/* a\nNOP\n/* b\n", "0:0-2 the comment has no end; expected '*/'\n2:0-2 the comment has no end; expected '*/'"},
		{".opt 2 }\n", "0:5-8 unexpected text; expected a new line"},
		{".section .text.f,\"ax\n", "0:17-20 the string has no end on its line; unexpected text; expected a new line"},
		{"}\n", "0:0-1 unexpected '}'"},
		{"/*0000*/ { NOP ;\n/*0008*/ EXIT }\n", ""},
		{"{ /*0000*/ { NOP ;\n", "0:11-18 expected an instruction"},
		{"[B------:R-:W2:-:S01] /*0000*/\n", "0:0-30 expected an opcode after /*0000*/"},
		{"/*0000*/\n", ""},
		{".entry f {\nEXIT\n}\n", ""},
		{".entry f\n{\nEXIT }\n", ""},
		{".entry f {\nEXIT\n", "0:7-8 function f has no '}' at its end"},
		{".entry f {\nEXIT\n.func g {\nRET\n}\n", "0:7-8 function f has no '}' at its end"},
		{".entry f\nEXIT\n", "0:7-8 function f has no '{'"},
		{".entry f\nEXIT\n}\n", "0:7-8 function f has no '{'"},
		{".entry f {\n{\n}\n", "1:0-1 unexpected '{'; the function has one already"},
		{".entry f {\n}\n}\n", "2:0-1 unexpected '}'"},
		{".entry f {\nNOP\n{ {\n....\nEXIT\n}\n", "2:0-1 unexpected '{'\n2:2-3 unexpected '{'\n3:0-4 unexpected '....'"},
		{".entry {\n}\n", "0:0-8 expected a name after .entry"},
		{".entry f(a) {\n}\n", "0:8-13 unexpected text after the function's name; expected '{'\n0:7-8 function f has no '{'"},
		{".entry 5 {\n}\n", "0:7-10 expected the function's name\n0:0-10 function has no '{'"},
		{".jumptable t { a, b }\n", ""},
		{".jumptable t { a,, b }\n", "0:17-18 expected a label before ','"},
		{".jumptable t { a, }\n", "0:16-17 expected a label after ','"},
		{".jumptable t { , a }\n", "0:15-16 expected a label before ','"},
		{".jumptable t { a, b\n", "0:18-19 expected '}' at the end of the jump table"},
		{".jumptable t\n", "0:11-12 expected '{' and labels after the jump table's name"},
		{".jumptable { a }\n", "0:0-10 expected a name after .jumptable"},
		{".jumptable t { a 5 }\n", "0:17-20 unexpected text in a jump table; expected a label, ',' or '}'"},
		{"foo\x00\nNOP\n", "0:3-4 expected an operand, ';' or a new line"},
		{"NOP\n$$$ ~~\nNOP\n\xff\xfe\nNOP", "1:4-6 expected an operand, ';' or a new line\n3:0-2 expected a label, an instruction or a directive"},
	} {
		d := Parse([]byte(test.src))
		if got := strings.Join(allErrors(d), "\n"); got != test.want {
			t.Errorf("%q:\n%s\nwant:\n%s", test.src, got, test.want)
		}
	}
}

// TestErrorsCostALine puts a bad line into a good text and looks for what
// changes outside of it: nothing may.
func TestErrorsCostALine(t *testing.T) {
	good := []string{".entry f {", "  MOV R1, R2", "L1:", "  @P0 BRA L1", "  LDG.E R2, [R4.64+0x10] ;", "  EXIT", "L2: NOP"}
	bad := []string{
		"$$$", "MOV R1, [", "MOV (*\"x", "\"", "'", "@", "@P0", "{ {", "....", "MOV R1 {", "MOV R1, R2 @@ }", ", , ,", "c[0x0][", "desc[UR4][", "`(", "x@(", "&", "? !",
		".jumptable t { a", ".opt }", "\x00", "\xff", "0x10 <", "[B", "(((", "*/", "=", "é",
	}
	for _, b := range bad {
		for at := 1; at <= len(good); at++ {
			lines := append(append(append([]string{}, good[:at]...), b), good[at:]...)
			src := strings.Join(lines, "\n") + "\n}\n"
			for _, e := range allErrors(Parse([]byte(src))) {
				if !strings.HasPrefix(e, fmt.Sprintf("%d:", at)) {
					t.Errorf("%q: %s", src, e)
				}
			}
			if n := countInstructions(src); n < 5 {
				t.Errorf("%q: only %d good instructions", src, n)
			}
		}
	}
}

// countInstructions counts instructions without errors.
func countInstructions(src string) int {
	n := 0
	for _, s := range Parse([]byte(src)).Sections() {
		for _, c := range s.Chunks {
			for _, m := range c.Nodes() {
				if m.Kind == KindInstruction && m.Flags&FlagError == 0 {
					n++
				}
			}
		}
	}
	return n
}
