package cfg

import "strings"

// nextMod returns the first modifier of mods (".E.64" gives "E") and the rest.
func nextMod(mods string) (mod, rest string) {
	mods = mods[1:]
	if dot := strings.IndexByte(mods, '.'); dot >= 0 {
		return mods[:dot], mods[dot:]
	}
	return mods, ""
}

func hasSuffix(suffix, want string) bool { return strings.Contains(suffix, want) }

// Words returns how many consecutive registers operand k of i spans on the target sm, if it
// is a general or uniform register; RZ counts like any other.
func (i *Instr) Words(k, sm int) int { return i.width(k, i.NumDst(sm), sm) }

// AddrWords returns how many registers the base and the uniform register of the
// memory operand k span.
func (i *Instr) AddrWords(k int) (reg, ureg int) { return i.addrWidth(k) }

// width returns how many registers the register operand k spans. n is the
// number of written operands.
func (i *Instr) width(k, n, sm int) int {
	a := &i.Args[k]
	if c := a.Reg.Class; c != ClassR && c != ClassUR {
		return 1
	}
	switch i.Op.Sig.Width {
	case Width1:
		return 1
	case WidthF64:
		return 2
	case WidthF64Src:
		return pairIf(k >= n)
	case WidthWide:
		if k < n {
			return pairIf(i.HasMod("WIDE"))
		}
		return pairIf(k == n+2 && (i.HasMod("WIDE") || i.HasMod("HI") && (sm == 0 || sm >= 70)))
	case WidthF2F:
		dst, src := i.types()
		if k < n {
			return wide(dst)
		}
		return wide(src)
	case WidthF2I:
		if k < n {
			return pairIf(i.HasMod("U64") || i.HasMod("S64"))
		}
		return pairIf(i.HasMod("F64"))
	case WidthI2F:
		if k < n {
			return pairIf(i.HasMod("F64"))
		}
		return pairIf(i.HasMod("U64") || i.HasMod("S64"))
	case WidthFrnd:
		return pairIf(i.HasMod("F64"))
	case WidthMem:
		if k >= n && i.HasMod("TRANS64") { // a count or a phase, not the state of the barrier
			return 1
		}
		return i.memWidth()
	case WidthMatrix:
		return i.matrices()
	case WidthMMA:
		return i.mmaWidth(k, n)
	case WidthGMMA:
		return i.gmmaWidth(k, n)
	case WidthCS2R:
		return pairIf((sm == 0 || sm >= 70) && !i.HasMod("32"))
	case WidthCode:
		return pairIf((sm == 0 || sm >= 70) && !i.namesTable())
	case WidthTex:
		return i.texWidth(k, n, sm)
	case WidthSurf:
		return i.surfWidth(k, n)
	case WidthTmem:
		return i.tmemWidth()
	}
	return pairIf(a.Flags&(Wide|UWide) != 0 || i.has64())
}

// namesTable reports whether i is an indexed branch that names a jump table: its register is the
// index into that, or, with 32@lo(jt), the address of the entry, and not the address of code. A
// displacement as listings have it is neither.
func (i *Instr) namesTable() bool {
	if i.Op.Flow != FlowIndex || len(i.Args) < 2 {
		return false
	}
	a := &i.Args[len(i.Args)-1]
	return !a.Quoted && (a.Kind == LabelOperand || a.Kind == RelocOperand)
}

// displacement reports whether a is the displacement of an indexed branch in code that is not linked, which names the function that it is in:
//
//	BRX R2 `(((.text.f - .) - 0x10))
func (a *Operand) displacement() bool { return a.Kind == RelocOperand && a.Quoted }

// has64 reports whether a modifier makes all operands 64 bits wide.
func (i *Instr) has64() bool {
	for m := i.Mods(); m != ""; {
		var mod string
		switch mod, m = nextMod(m); mod {
		case "64", "U64", "S64":
			return true
		}
	}
	return false
}

func pairIf(b bool) int {
	if b {
		return 2
	}
	return 1
}

// types returns the first two modifiers that name a type.
func (i *Instr) types() (dst, src string) {
	for m := i.Mods(); m != ""; {
		var mod string
		mod, m = nextMod(m)
		if typeBits(mod) == 0 {
			continue
		}
		if dst != "" {
			return dst, mod
		}
		dst = mod
	}
	return dst, dst
}

// wide returns the registers that a value of the type takes.
func wide(t string) int { return pairIf(typeBits(t) == 64) }

// typeBits returns the size of a type modifier, 0 if mod is none.
func typeBits(mod string) int {
	switch mod {
	case "F64", "U64", "S64":
		return 64
	case "F32", "U32", "S32", "TF32":
		return 32
	case "F16", "BF16", "U16", "S16":
		return 16
	case "U8", "S8", "E4M3", "E5M2", "E3M2", "E2M3":
		return 8
	case "U4", "S4", "E2M1":
		return 4
	case "B1":
		return 1
	}
	return 0
}

// memWidth returns the registers of one data operand of a memory access.
func (i *Instr) memWidth() int {
	w := 1
	for m := i.Mods(); m != ""; {
		var mod string
		switch mod, m = nextMod(m); mod {
		case "64", "U64", "S64", "F64", "F32x2", "F16x4", "BF16x4", "TRANS64":
			w = max(w, 2)
		case "96":
			w = 3
		case "128", "F32x4", "F16x8", "BF16x8":
			w = 4
		case "256":
			w = 8
			if i.HasMod("ENL2") { // two operands of 128 bits
				w = 4
			}
		}
	}
	return w
}

// matrices returns the count at the end of LDSM.16.M88.4, 1 without one.
func (i *Instr) matrices() int {
	w, shape := 1, false
	for m := i.Mods(); m != ""; {
		var mod string
		switch mod, m = nextMod(m); {
		case mod[:min(1, len(mod))] == "M":
			shape = true
		case shape && mod == "2":
			w = 2
		case shape && mod == "4":
			w = 4
		}
	}
	return w
}

// addrWidth returns how many registers the base register and the uniform
// register of the memory operand k span.
func (i *Instr) addrWidth(k int) (reg, ureg int) {
	a := &i.Args[k]
	reg = pairIf(a.Flags&Wide != 0)
	ureg = pairIf(a.Flags&UWide != 0)
	switch i.Op.Sig.Addr {
	case Addr32:
		ureg = max(reg, ureg) // of the shared memory of another block
	case AddrCopy:
		if a.Kind == MemOperand && k == 0 {
			break
		}
		fallthrough
	case AddrGlobal:
		if i.HasMod("E") {
			if a.Kind == MemOperand && !hasSuffix(a.RegSuffix(), ".U32") {
				reg = 2
			}
			ureg = 2
		}
	case AddrSurf:
		reg = i.dims()
	case AddrPair:
		reg = 2
	case AddrTMA:
		return i.tmaWidth(k)
	case AddrBulk:
		return i.bulkWidth(k)
	}
	return reg, ureg
}

// descWidth returns how many uniform registers a descriptor takes: four for
// the two matrices of gdesc, of which the first pair is not used if that matrix is in registers,
// one for a tensor memory address, a pair otherwise.
func descWidth(i *Instr, a *Operand) int {
	switch a.Sym() {
	case "gdesc":
		if i.Op.Sig.Width == WidthGMMA {
			return 4
		}
		return 2
	case "idesc":
		return 2
	case "tmem":
		return 1
	}
	return 2
}

// tmaWidth returns the widths of the operands of a bulk tensor copy. The first has the
// coordinates in consecutive registers, behind what else there is: UTMALDG.2D [UR4], [UR8]
// takes the shared address, the barrier and two coordinates from UR4 on, a store or a
// reduction the shared address alone, a prefetch neither. The second is the address of the
// tensor map.
func (i *Instr) tmaWidth(k int) (reg, ureg int) {
	if k > 0 {
		return 2, 2
	}
	d := 5 // and one of a column and four of rows, with GATHER4 (PTX: .tile::gather4)
	for m := i.Mods(); m != "" && !i.HasMod("GATHER4"); {
		var mod string
		if mod, m = nextMod(m); len(mod) == 2 && mod[1] == 'D' && '1' <= mod[0] && mod[0] <= '5' {
			d = int(mod[0] - '0')
		}
	}
	switch i.Op.Name {
	case "UTMAPF":
		return 2, d
	case "UTMASTG", "UTMAREDG":
		return 2, 1 + d
	}
	return 2, 2 + d
}

// bulkWidth returns the widths of the operands of a bulk copy: UBLKCP.S.G [UR4], [UR8] takes
// the shared address and that of the barrier from UR4 on, and a pair of a global address; what is read
// from shared memory (the second of .S after the modifier of the destination) is one register.
func (i *Instr) bulkWidth(k int) (reg, ureg int) {
	if k == 1 && (i.Op.Name == "UBLKCP" || i.Op.Name == "UBLKRED") {
		if mods := i.Mods(); strings.HasPrefix(mods, ".G.S") || strings.HasPrefix(mods, ".S.S") {
			return 2, 1
		}
	}
	return 2, 2
}
