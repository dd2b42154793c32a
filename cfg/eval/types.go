package eval

// A Cmp is the set of outcomes of a comparison for which it holds.
type Cmp uint8

const (
	LT Cmp = 1 << iota
	EQ
	GT
	UN // unordered: an operand is a NaN

	Never  Cmp = 0
	LE         = LT | EQ
	NE         = LT | GT
	GE         = GT | EQ
	Always     = LT | EQ | GT | UN
	NUM        = LT | EQ | GT
)

// cmpNames are the comparisons as modifiers spell them.
var cmpNames = []struct {
	name string
	cmp  Cmp
}{
	{"F", Never}, {"LT", LT}, {"EQ", EQ}, {"LE", LE}, {"GT", GT}, {"NE", NE}, {"GE", GE}, {"T", Always},
	{"NUM", NUM}, {"NAN", UN}, {"LTU", LT | UN}, {"EQU", EQ | UN}, {"LEU", LE | UN}, {"GTU", GT | UN}, {"NEU", NE | UN}, {"GEU", GE | UN},
}

// intCmps is how many of cmpNames integers have.
const intCmps = 8

// String spells c as a modifier does: "LT".
func (c Cmp) String() string {
	for _, n := range cmpNames {
		if n.cmp == c {
			return n.name
		}
	}
	return "" // no modifier makes it
}

// Holds reports whether c holds for integers, signed or not.
func (c Cmp) Holds(a, b uint32, signed bool) bool {
	if signed {
		a, b = a^1<<31, b^1<<31
	}
	switch {
	case a < b:
		return c&LT != 0
	case a > b:
		return c&GT != 0
	}
	return c&EQ != 0
}

// ofDifference reports whether c holds for two unsigned words of whose difference cc is the
// condition code, and whether that is certain. No difference is zero with a borrow.
func (c Cmp) ofDifference(cc *CC) (holds, ok bool) {
	need := Carry | Zero
	if (c&EQ != 0) == (c&GT != 0) { // no borrow is all
		need = Carry
	}
	if cc.Known&need != need || cc.Known&cc.Val&Zero != 0 && cc.Val&Carry == 0 {
		return false, false
	}
	switch {
	case cc.Val&Carry == 0:
		return c&LT != 0, true
	case need&Zero != 0 && cc.Val&Zero == 0:
		return c&GT != 0, true
	}
	return c&EQ != 0, true
}

// A Bool combines two predicates.
type Bool uint8

const (
	And Bool = iota
	Or
	Xor
)

// of combines two predicates, each 0 or 1.
func (o Bool) of(a, b uint64) uint64 {
	switch o {
	case Or:
		return a | b
	case Xor:
		return a ^ b
	}
	return a & b
}

// A Test makes a predicate of a register's value.
type Test uint8

const (
	TestNonzero Test = iota
	TestZero
	TestTrue
	TestFalse
	TestOr  // nonzero, or the predicate Src[4]
	TestAnd // nonzero, and the predicate Src[4]
)

// An XMode says what XMAD makes of its third source and of its product.
type XMode uint8

const (
	XLo     XMode = 1 << iota // .CLO: the low half of c
	XHi                       // .CHI: the high half of c
	XBcc                      // .CBCC: c + (b << 16)
	XShift                    // .PSL: the product is shifted left by 16
	XMerge                    // .MRG: the low half of b becomes the high half of the result
	XSigned                   // .CSFU: c without what the signs of the two other products of the halves add to their sum
)

// The modes of PRMT, in [Fn.Mode].
const (
	PermuteIndex uint8 = iota // each nibble of the selector is the index of a byte
	PermuteF4E
	PermuteB4E
	PermuteRC8
	PermuteECL
	PermuteECR
	PermuteRC16
)

var permuteNames = []string{"IDX", "F4E", "B4E", "RC8", "ECL", "ECR", "RC16"}

// A Num is a number format.
type Num uint8

const (
	NoNum Num = iota
	U8
	S8
	U16
	S16
	U32
	S32
	U64
	S64
	Half
	BFloat
	Single
	Dbl
)

var numNames = []string{"", "U8", "S8", "U16", "S16", "U32", "S32", "U64", "S64", "F16", "BF16", "F32", "F64"}

// Bits returns the size of n.
func (n Num) Bits() int {
	switch n {
	case U8, S8:
		return 8
	case U16, S16, Half, BFloat:
		return 16
	case U64, S64, Dbl:
		return 64
	}
	return 32
}

// Signed reports whether n is a signed integer.
func (n Num) Signed() bool { return n == S8 || n == S16 || n == S32 || n == S64 }

// A Round is a rounding mode.
type Round uint8

const (
	Nearest    Round = iota // .RN, .ROUND: to the nearest, ties to even
	Down                    // .RM, .FLOOR
	Up                      // .RP, .CEIL
	TowardZero              // .RZ, .TRUNC
)
