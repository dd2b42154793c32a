package cfg

// A tensor core operand is a matrix spread over lanes, so that its registers
// follow from its shape: rows x columns x bits / (lanes x 32).
// HMMA.16816.F32 multiplies A, 16x16 halves, by B, 16x8 halves: with 32 lanes
// A takes 16*16*16/1024 = 4 registers, B 2, and the sums, 16x8 singles, 4.

// mmaWidth returns the registers of operand k of a warp-wide multiplication.
func (i *Instr) mmaWidth(k, n int) int {
	s := i.mmaShape()
	if i.Op.Name == "HMMA" && s.m == 8 && s.k == 4 {
		return pairIf(k < n+3) // HMMA.884 of sm_70 works in steps: pairs, whatever the types
	}
	switch k - n {
	default:
		if k >= n { // sparsity metadata, scale factors; where there are both, A's scale factors follow the metadata
			return pairIf(k == n+3 && s.sparse && i.HasMod("SF"))
		}
		return regs(s.m*s.n*s.c, 32)
	case 0:
		if s.sparse {
			return regs(s.m*s.k/2*s.a, 32)
		}
		return regs(s.m*s.k*s.a, 32)
	case 1:
		return regs(s.n*s.k*s.b, 32)
	case 2:
		return regs(s.m*s.n*s.c, 32)
	}
}

// gmmaWidth returns the registers of operand k of a multiplication by a whole
// warpgroup: HGMMA.64x8x16.F32 R24, gdesc[UR8], R24.
func (i *Instr) gmmaWidth(k, n int) int {
	s := i.mmaShape()
	if k == n && len(i.Args) > k+1 && i.Args[k+1].Kind == DescOperand { // A in registers
		if s.sparse {
			s.k /= 2
		}
		return regs(s.m*s.k*s.a, 128)
	}
	if k < n || i.Args[k-1].Kind == DescOperand {
		return regs(s.m*s.n*s.c, 128)
	}
	return 1
}

func regs(bits, lanes int) int { return max(1, min(bits/(32*lanes), 255)) }

// An mmaShape is the size of a matrix multiplication: m rows and n columns of
// sums of k products, and the bits of an element of A, B and the sums.
type mmaShape struct {
	m, n, k int
	a, b, c int
	sparse  bool
}

// mmaShape reads the shape and the types from the modifiers. Sums are 32 bits
// where nothing else is said. The types that follow the sum's are A's and B's,
// the latter by default the former's; 16 bits for HMMA, 64 for DMMA, 1 for BMMA.
func (i *Instr) mmaShape() mmaShape {
	s := mmaShape{m: 8, n: 8, k: 4, c: 32}
	name := i.Op.Name
	first := true // the next type is the sum's
	switch name[0] {
	case 'D':
		s.a, s.c = 64, 64
	case 'B':
		s.a = 1
	case 'I':
		s.a, first = 8, false
	default:
		s.a = 16
	}
	types := 0
	for m := i.Mods(); m != ""; {
		var mod string
		mod, m = nextMod(m)
		switch t := typeBits(mod); {
		case mod == "":
		case mod == "SP":
			s.sparse = true
		case '0' <= mod[0] && mod[0] <= '9':
			s.parse(mod)
		case t == 0:
		case first:
			first = false
			s.c = t
		case types == 0:
			types, s.a, s.b = 1, t, t
		case types == 1:
			types, s.b = 2, t
		}
	}
	if name[0] == 'Q' { // narrower elements too stand in bytes
		s.a, s.b = 8, 8
	}
	if types == 0 {
		s.b = s.a
	}
	return s
}

// parse reads 884, 16816, 88128 (m, n = 8 and k run together) or 64x8x16.
// A number that is no shape (the 4 of 4X) leaves s as it is.
func (s *mmaShape) parse(mod string) {
	var dims [3]int
	d := 0
	for n := 0; n < len(mod); n++ {
		switch c := mod[n]; {
		case c == 'x' && d < 2:
			d++
		case '0' <= c && c <= '9' && dims[d] < 1<<20:
			dims[d] = dims[d]*10 + int(c-'0')
		default:
			return
		}
	}
	if d == 2 {
		s.m, s.n, s.k = dims[0], dims[1], dims[2]
		return
	}
	if d != 0 || len(mod) < 3 {
		return
	}
	s.m, mod = int(mod[0]-'0'), mod[1:]
	if s.m == 1 && mod[0] == '6' {
		s.m, mod = 16, mod[1:]
	}
	s.n, s.k = 8, 0
	for n := 1; n < len(mod); n++ {
		s.k = s.k*10 + int(mod[n]-'0')
	}
}
