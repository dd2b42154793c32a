package grammar

import (
	"context"
	"strings"
	"testing"
)

// TestHugeTexts reads what no one writes: lines without measure, and many of
// what there should be one of.
func TestHugeTexts(t *testing.T) {
	const size = maxLine + 1000
	for _, unit := range []string{
		"MOV R1, ", "$", "\"", "\" a", "/ ", "/* ", "/*\n", "/**/ ", "\r", "\n", "NOP\r", "L:\n", "L: ", ".entry f {\n", "{", "}", "}\n",
		"[", "(", "`(", "\x00", "\xff", ";", " ", "\n         ", "é", "@P0 ", "// ", "/* \n */ ",
	} {
		src := strings.Repeat(unit, size/len(unit))
		d := Parse([]byte(src))
		if err := firstBadSection(d); err != nil {
			t.Errorf("%q many times: %v", unit, err)
		}
		editAndCheck(t, context.Background(), d, []Edit{{Span{size / 2, size / 2}, "x"}, {Span{size - 20, size - 10}, "\n"}})
	}
}

func firstBadSection(d *Document) error {
	for _, s := range d.Sections() {
		if err := checkSection(s); err != nil {
			return err
		}
	}
	return nil
}

// TestLongLine: what is around a line that is too long is read.
func TestLongLine(t *testing.T) {
	src := ".entry f {\nNOP\nMOV " + strings.Repeat("R1, ", maxLine/4) + "R2\nEXIT\n}\n"
	d := Parse([]byte(src))
	errs := allErrors(d)
	if len(errs) != 1 || !strings.HasPrefix(errs[0], "2:0-") || !strings.HasSuffix(errs[0], "the line is too long to be read") {
		t.Errorf("errors %q", errs)
	}
	if n := countInstructions(src); n != 2 {
		t.Errorf("%d instructions, want 2", n)
	}
	// One byte less, and it is a line like any other.
	at := int32(strings.Index(src, "R1, "))
	if errs := allErrors(d.Edit(Edit{Span{at, at + 12}, ""})); len(errs) > 0 {
		t.Errorf("errors %q in a line that is not too long", errs)
	}
}
