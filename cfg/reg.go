package cfg

import (
	"strconv"
	"strings"
	"sync"
)

// A RegClass is a register file.
type RegClass uint8

const (
	NoReg   RegClass = iota
	ClassR           // 32-bit general registers R0.., RZ
	ClassUR          // uniform registers UR0.., URZ
	ClassP           // predicates P0.., PT
	ClassUP          // uniform predicates UP0.., UPT
	ClassB           // convergence barriers B0..
	ClassSB          // scoreboards SB0..
	ClassSR          // special registers, Num is an index into the special register table
	ClassCC          // the condition code of sm_20 to sm_62
	nRegClass
)

var classPrefix = [nRegClass]string{ClassR: "R", ClassUR: "UR", ClassP: "P", ClassUP: "UP", ClassB: "B", ClassSB: "SB", ClassCC: "CC"}

// RegClasses is a set of register classes.
type RegClasses uint16

// ClassesOf returns the set of some classes.
func ClassesOf(classes ...RegClass) (s RegClasses) {
	for _, c := range classes {
		s |= 1 << c
	}
	return s
}

// Has reports whether c is in the set.
func (s RegClasses) Has(c RegClass) bool { return s>>c&1 != 0 }

// Sets of classes: what each lane has a register of its own for, and what all lanes of a warp share.
var (
	LaneClasses    = ClassesOf(ClassR, ClassP, ClassCC)
	UniformClasses = ClassesOf(ClassUR, ClassUP)
)

// String returns the class's prefix as it is in a register's name.
func (c RegClass) String() string { return classPrefix[c] }

// A Reg names a register: RZ and PT are the constants of their class.
type Reg struct {
	Class RegClass
	Num   int32 // the number printed, Const for RZ, URZ, PT, UPT, All for PR and UPR, or FirstNamed + index
}

const (
	// Const is the Num of the register that is constant in its class: it
	// reads as zero (RZ, URZ) or true (PT, UPT) and discards writes.
	Const = -1

	// All is the Num of a register that stands for its whole class: PR, UPR.
	All = -2

	// FirstNamed is the Num of the first register that has a name instead of
	// a number (Rtmp). The names are in the [Names] the function was lowered with.
	FirstNamed = 1 << 20
)

var (
	RZ  = Reg{ClassR, Const}
	URZ = Reg{ClassUR, Const}
	PT  = Reg{ClassP, Const}
	UPT = Reg{ClassUP, Const}
)

// IsConst reports whether r is RZ, URZ, PT or UPT.
func (r Reg) IsConst() bool { return r.Num == Const }

// IsPred reports whether r is a predicate, uniform or not.
func (r Reg) IsPred() bool { return r.Class == ClassP || r.Class == ClassUP }

// String returns the register as a listing prints it. A named register is
// printed by [Names.Reg].
func (r Reg) String() string {
	switch {
	case r.Class == NoReg:
		return "none"
	case r.Class == ClassCC:
		return "CC"
	case r.Class == ClassSR:
		return SpecialRegOf(r).Name
	case r.Num == All:
		return classPrefix[r.Class] + "R"
	case r.IsConst() && r.IsPred():
		return classPrefix[r.Class] + "T"
	case r.IsConst():
		return classPrefix[r.Class] + "Z"
	}
	return classPrefix[r.Class] + strconv.Itoa(int(r.Num))
}

// Names numbers the registers that have names, and the names of labels and functions. One Names
// serves every version of a document, so that a number means the same register in all of them; it
// only grows. Safe for concurrent use.
type Names struct {
	mu   sync.Mutex
	num  map[string]int32
	name []string
	defs map[defName]int32 // numbers of what is defined
}

// A defName is the name of something of a kind.
type defName struct {
	kind DefKind
	name string
}

// def returns the number of a name that something of the kind has.
func (n *Names) def(kind DefKind, name string) int32 {
	n.mu.Lock()
	defer n.mu.Unlock()
	i, ok := n.defs[defName{kind, name}]
	if !ok {
		if n.defs == nil {
			n.defs = map[defName]int32{}
		}
		i = int32(len(n.defs))
		n.defs[defName{kind, strings.Clone(name)}] = i // name is part of a whole section, and outlives it
	}
	return i
}

// Intern returns the Num of the register called name (without looking at its
// class: Rx and Px are different names).
func (n *Names) Intern(name string) int32 {
	n.mu.Lock()
	defer n.mu.Unlock()
	i, ok := n.num[name]
	if !ok {
		if n.num == nil {
			n.num = map[string]int32{}
		}
		i = int32(len(n.name))
		name = strings.Clone(name) // which is part of a whole section, and outlives it
		n.num[name] = i
		n.name = append(n.name, name)
	}
	return FirstNamed + i
}

// Reg returns r as the text spells it.
func (n *Names) Reg(r Reg) string {
	if r.Num < FirstNamed {
		return r.String()
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.name[r.Num-FirstNamed]
}

// Parse returns the register that text spells, without suffixes, as [ParseReg] does, or one that has a name.
func (n *Names) Parse(text string) (r Reg, ok bool) {
	p := operandParser{names: n}
	r, suffix, ok := p.register(text)
	return r, ok && suffix == ""
}

// ParseReg returns the register that text spells, without suffixes: R12, RZ,
// UR4, P0, PT, UPT, B0, SB1, CC, PR, UPR, SRZ, SR_TID.X and its sm_20 spelling
// SR_Tid_X. pt, as cuobjdump 4 prints it, is PT. It is not ok for named
// registers (Rtmp) and unknown special registers: see [Names].
func ParseReg(text string) (r Reg, ok bool) {
	switch text {
	case "CC":
		return Reg{ClassCC, 0}, true
	case "PR":
		return Reg{ClassP, All}, true
	case "UPR":
		return Reg{ClassUP, All}, true
	case "PT", "pt":
		return PT, true
	case "UPT":
		return UPT, true
	case "RZ":
		return RZ, true
	case "URZ":
		return URZ, true
	}
	if len(text) < 2 {
		return Reg{}, false
	}
	class, digits := NoReg, text[1:]
	switch text[0] {
	case 'R':
		class = ClassR
	case 'P':
		class = ClassP
	case 'B':
		class = ClassB
	case 'U', 'S':
		switch text[:2] {
		case "UR":
			class = ClassUR
		case "UP":
			class = ClassUP
		case "SB":
			class = ClassSB
		case "SR":
			return parseSR(text)
		}
		digits = text[2:]
	}
	n, ok := parseNum(digits)
	if class == NoReg || !ok {
		return Reg{}, false
	}
	return Reg{class, n}, true
}

// parseNum reads the number of a register, without sign or leading zeros and
// below [FirstNamed].
func parseNum(s string) (n int32, ok bool) {
	if s == "" || s[0] == '0' && len(s) > 1 {
		return 0, false
	}
	for k := 0; k < len(s); k++ {
		if s[k] < '0' || s[k] > '9' {
			return 0, false
		}
		if n = n*10 + int32(s[k]-'0'); n >= FirstNamed {
			return 0, false
		}
	}
	return n, true
}
