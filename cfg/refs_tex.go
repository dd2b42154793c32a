package cfg

import (
	"math/bits"
	"strconv"
	"strings"
)

// texWidth returns the registers of operand k of a texture fetch.
//
// Up to sm_62 one destination holds as many registers as the mask in the last
// operand has bits; the short forms (TEXS) and sm_70 and later have two, the
// second for the first two components, the first for the others:
// TEX R2, R0, R4, R8, ..., 0xf writes R0, R1, R2 and R3. A missing mask is
// 0xf. Half precision results (.F16) are packed in pairs.
//
// The first source holds the coordinates, the others the array index, the
// level of detail, the offsets and the depth to compare with. How many there
// are depends on modifiers in ways that are not documented, so that a source
// counts as the most it can be: 4 registers.
func (i *Instr) texWidth(k, n, sm int) int {
	if k >= n {
		if i.Args[k].Reg.Class == ClassUR { // a texture handle
			return 2
		}
		return 4
	}
	c := i.components()
	if i.HasMod("F16") || i.HasMod("F16_V2") {
		c = (c + 1) / 2
	}
	regs := n
	for m := 0; m < n && i.isPred(m); m++ {
		regs--
	}
	switch {
	case regs < 2:
		return max(1, c)
	case k == n-1:
		return max(1, min(c, 2))
	}
	return max(1, c-2)
}

// components returns how many components a texture fetch returns: the bits of
// a mask (0x1) or the letters of a word (RGBA) at the end.
func (i *Instr) components() int {
	if len(i.Args) == 0 {
		return 4
	}
	switch a := &i.Args[len(i.Args)-1]; {
	case a.Kind == ImmOperand && a.Imm&0xf != 0:
		return bits.OnesCount(uint(a.Imm & 0xf))
	case a.Kind == WordOperand && isComponents(a.Sym):
		return len(a.Sym)
	}
	return 4
}

func isComponents(s string) bool {
	for n := 0; n < len(s); n++ {
		if c := s[n]; c != 'R' && c != 'G' && c != 'B' && c != 'A' {
			return false
		}
	}
	return s != ""
}

// surfWidth returns the registers of the data of a surface access: by size for
// raw (.D) ones, four for formatted (.P) ones.
func (i *Instr) surfWidth() int {
	if i.HasMod("P") {
		return 4
	}
	return i.memWidth()
}

// dims returns the registers that the coordinates of a surface access take.
func (i *Instr) dims() int {
	switch {
	case i.HasMod("1D"), i.HasMod("1D_BUFFER"):
		return 1
	case i.HasMod("2D"), i.HasMod("1D_ARRAY"), i.HasMod("ARRAY_1D"):
		return 2
	}
	return 4
}

// tmemWidth returns the registers that an access to tensor memory moves: 32
// for LDTM.x32, where each repetition is one register, or two or four for the
// shapes of 128 and 256 bits.
func (i *Instr) tmemWidth() int {
	repeat, each := 1, 1
	for m := i.Mods(); m != ""; {
		var mod string
		mod, m = nextMod(m)
		switch {
		case strings.HasSuffix(mod, "128bit"):
			each = 2
		case strings.HasSuffix(mod, "256bit"):
			each = 4
		case len(mod) > 1 && mod[0] == 'x':
			if n, err := strconv.ParseUint(mod[1:], 10, 8); err == nil && n > 0 {
				repeat = int(n)
			}
		}
	}
	return min(repeat*each, 255)
}
