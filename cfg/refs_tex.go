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
func (i *Instr) texWidth(k, n, sm int) int {
	if k >= n {
		if i.Args[k].Reg.Class == ClassUR { // a texture handle
			return 2
		}
		first, second := i.texSources(n, sm)
		switch k {
		case n:
			return max(1, first)
		case n + 1:
			return max(1, second)
		}
		return 1
	}
	c, each := i.components(), 1
	if i.HasMod("F16") || i.HasMod("F16_V2") {
		each = 2
	}
	regs := n
	for m := 0; m < n && i.isPred(m); m++ {
		regs--
	}
	switch {
	case regs < 2:
		return max(1, (c+each-1)/each)
	case k == n-1:
		return max(1, min(c, 2)/each)
	}
	return max(1, (c-2)/each)
}

// texSources returns the registers of the two sources of a texture fetch; one of which
// it takes none is RZ or missing.
//
// The first holds the coordinates, and the array index before them. The second holds, in this
// order, the handle (.B), the level of detail or what is added to it, the offsets, the sample, and
// the depth to compare with, each in one register. .SCR and the short forms of sm_62 and older
// spread the same over both evenly. A bound of the level (.LC) stands with the coordinates, in the
// array index if there is one. Derivatives (TXD) take all of the second, two for each coordinate;
// handle and offsets then stand with the coordinates, the offsets in the array index if there is
// one.
//
// sm_37 and older have all of them in a row, four in the first.
func (i *Instr) texSources(n, sm int) (first, second int) {
	dims, array := i.texShape(n)
	handle, offsets, clamp, params := 0, 0, 0, 0
	component := i.Op.Name == "TLD4" || i.Op.Name == "TLD4S" // the first R, G, B or A
	level := false
	for m := i.Mods(); m != ""; {
		var mod string
		switch mod, m = nextMod(m); mod {
		case "R", "G", "A":
			component = false
		case "B":
			if !component {
				handle = 1
			}
			component = false
		case "LL", "LB", "LLA", "LBA":
			level = true
			params++
		case "MS", "DC":
			params++
		case "AOFFI":
			offsets = 1
		case "LC":
			clamp = 1 - array
		case "PTP": // an offset for each of the four texels
			offsets = 2
		}
	}
	if sm > 0 && sm < 50 && i.Op.Name != "SUQ" && i.Op.Name != "TXQ" {
		all := handle + array + dims + clamp + offsets + params
		if i.Op.Name == "TXD" {
			all += 2 * dims
		}
		return min(all, 4), max(0, all-4)
	}
	switch i.Op.Name {
	case "SUQ":
		return 4, 4 // not known
	case "TXQ":
		return 1 + handle, 1
	case "TXD":
		return handle + array + dims + max(clamp, offsets*(1-array)), 2 * dims
	case "TEXS", "TLD4S":
		all := array + dims + offsets + params
		return (all + 1) / 2, all / 2
	case "TLDS":
		all := array + dims + offsets + params
		if array > 0 {
			return 1, all - 1
		}
		if level {
			return dims, all - dims
		}
		return (all + 1) / 2, all / 2
	}
	params += handle + offsets
	if i.HasMod("SCR") {
		all := array + dims + params
		if all > 4 || i.HasMod("LC") {
			return 4, 4 // not known
		}
		return (all + 1) / 2, all / 2
	}
	return array + dims + clamp, params
}

// texShape returns how many coordinates the texture has, as the operand says that
// names its shape, and 1 if it is an array; short forms without one are 2D.
func (i *Instr) texShape(n int) (dims, array int) {
	for k := len(i.Args) - 1; k >= n; k-- {
		if i.Args[k].Kind != WordOperand {
			continue
		}
		shape, ok := strings.CutPrefix(i.Args[k].Sym(), "ARRAY_")
		if ok {
			array = 1
		}
		switch shape {
		case "1D":
			return 1, array
		case "2D":
			return 2, array
		case "3D", "CUBE":
			return 3, array
		}
	}
	if i.Op.Name == "TLD4S" {
		return 2, 0
	}
	return 3, 1 // not known: no shape has more
}

// components returns how many components a texture fetch returns: the bits of
// a mask (0x1) or the letters of a word (RGBA) at the end.
func (i *Instr) components() int {
	if len(i.Args) == 0 || i.Op.Name == "TLD4S" { // which has no mask
		return 4
	}
	switch a := &i.Args[len(i.Args)-1]; {
	case a.Kind == ImmOperand && uint64(a.Imm) <= 0xf:
		return bits.OnesCount(uint(a.Imm))
	case a.Kind == WordOperand && isComponents(a.Sym()):
		return len(a.Sym())
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

// surfWidth returns the registers of operand k of a surface access: the data by
// size for raw (.D) ones, by components for formatted (.P) ones. The data is what is loaded, or else
// follows the coordinates; the handle is one register.
func (i *Instr) surfWidth(k, n int) int {
	before := k - 1 // where a store of k has its address
	if i.Op.Sig.Addr == AddrPair {
		before-- // the format stands between
	}
	if k >= n && (before < 0 || i.Op.Effects&WritesMem == 0 || i.Args[before].Kind != MemOperand) {
		return 1
	}
	w := i.memWidth()
	if i.HasMod("P") {
		switch w = 4; {
		case i.HasMod("R"):
			w = 1
		case i.HasMod("RG"):
			w = 2
		}
	}
	if k >= n && i.HasMod("CAS") {
		w *= 2 // what to compare with, and the new value
	}
	return w
}

// dims returns the registers that the coordinates of a surface access take.
func (i *Instr) dims() int {
	switch {
	case i.HasMod("1D"), i.HasMod("1D_BUFFER"):
		return 1
	case i.HasMod("2D"), i.HasMod("1D_ARRAY"), i.HasMod("ARRAY_1D"):
		return 2
	case i.HasMod("3D"), i.HasMod("2D_ARRAY"), i.HasMod("ARRAY_2D"):
		return 3
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
