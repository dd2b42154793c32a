package cfg

import "testing"

// TestSame compares operands: as they are written, and as integers of 32 bits.
func TestSame(t *testing.T) {
	for _, c := range []struct {
		a, b       string
		same, word bool
	}{
		{"-0x1", "0xffffffff", false, true},
		{"0x80000000", "-0x80000000", false, true},
		{"0x5", "5", false, true}, // which floats are computed with is not the same
		{"0x100000005", "0x5", false, false},
		{"~0x5", "0x5", false, false},
		{"R2", "R2.reuse", true, true},
		{"R2", "-R2", false, false},
		{"c[0x3][R2]", "c[0x3][R2.X8]", false, false},
		{"-0x1", "R2", false, false},
	} {
		var names Names
		a, b := parseOperand(c.a, &names), parseOperand(c.b, &names)
		if a.Same(&b) != c.same || b.Same(&a) != c.same || a.SameWord(&b) != c.word || b.SameWord(&a) != c.word {
			t.Errorf("%s and %s: Same %v, SameWord %v", c.a, c.b, a.Same(&b), a.SameWord(&b))
		}
	}
}
