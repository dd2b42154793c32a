package cfg

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A constBank is a row of the table of constant banks.
type constBank struct {
	bank int16
	doc  string
}

// constBanks are the banks that compiled code has. Source: the sections .nv.constant0 to
// .nv.constant4 of full listings.
var constBanks = []constBank{
	{0, "what the launch sets: sizes of the grid, kernel parameters"},
	{2, "constants that the compiler made for the function, jump tables among them"},
	{3, "`__constant__` variables of the program"},
	{4, "addresses of functions and variables, set by the loader"},
}

// A bankWord is a row of the table of what the launch sets in bank 0 in front of the parameters.
type bankWord struct {
	min, max int   // targets, as Target.SM
	off      int64 // in the bank
	size     int64
	doc      string
}

const rowSize = "`blockDim.x`, threads of a block in the first dimension (`%ntid.x`)"

const (
	sharedWindow = "where shared memory begins among generic addresses"
	localWindow  = "where local memory begins among generic addresses"
)

// bankWords are the words whose meaning our listings prove: the first dimension of kernels that use
// no other, the register that holds the stack pointer, what is added to that for a generic address.
// Others are not known. Source: corpus, by TestBankWords; gridDim.x and local memory by the sources
// of k03 and k19; where shared memory begins by a cvta.shared and a cvta.local for each target.
var bankWords = []bankWord{
	{35, 37, 0x28, 4, rowSize},
	{35, 37, 0x34, 4, "`gridDim.x`, blocks of the grid in the first dimension (`%nctaid.x`)"},
	{35, 37, 0x44, 4, "initial value of the stack pointer, R1"},
	{35, 37, 0x20, 4, sharedWindow},
	{35, 37, 0x24, 4, localWindow},
	{50, 62, 0x0, 4, sharedWindow},
	{50, 62, 0x4, 4, localWindow},
	{50, 62, 0x8, 4, rowSize},
	{50, 62, 0x14, 4, "`gridDim.x`, blocks of the grid in the first dimension (`%nctaid.x`)"},
	{50, 62, 0x20, 4, "initial value of the stack pointer, R1"},
	{70, 90, 0x0, 4, rowSize},
	{70, 90, 0xc, 4, "`gridDim.x`, blocks of the grid in the first dimension (`%nctaid.x`)"},
	{70, 89, 0x18, 8, sharedWindow},
	{70, 90, 0x20, 8, localWindow},
	{70, 90, 0x28, 4, "initial value of the stack pointer, R1"},
	{80, 89, 0x118, 8, "descriptor of global memory"},
	{90, 90, 0x208, 8, "descriptor of global memory"},
}

// SharedWindow returns the offset, in bank 0, of the word that has where shared memory begins among generic addresses, or its low word; not ok if that is not
// known, as of sm_90, which reads a special register.
func SharedWindow(sm int) (off int64, ok bool) {
	for _, w := range bankWords {
		if w.doc == sharedWindow && w.min <= sm && sm <= w.max {
			return w.off, true
		}
	}
	return 0, false
}

// paramBases are where the kernel parameters begin in bank 0: targets from and to, offset. Source:
// EIATTR_PARAM_CBANK of full listings.
var paramBases = []struct {
	min, max int
	base     int64
}{{35, 62, 0x140}, {70, 89, 0x160}, {90, 90, 0x210}}

// ParamBase returns where the kernel parameters begin in bank 0 on a target; not ok if that is not known.
func ParamBase(sm int) (base int64, ok bool) {
	for _, b := range paramBases {
		if b.min <= sm && sm <= b.max {
			return b.base, true
		}
	}
	return 0, false
}

// Params is where the parameters of a kernel are in constant bank 0, as the .nv.info of a full listing says.
type Params struct {
	Base, Size int64 // bytes
	List       []Param
}

// A Param is one parameter of a kernel.
type Param struct {
	Num, Offset, Size int64 // from 0; in bytes, from the first one
}

// KernelParams returns what the text says of the parameters of the kernel that f is in; nil if it
// says nothing.
func (f *Func) KernelParams() *Params {
	if f.unit == nil {
		return nil
	}
	for _, d := range f.unit.beside.list {
		if d.params != nil {
			return d.params
		}
	}
	return nil
}

// ConstBank says what constant bank n holds; "" if that is not known.
func ConstBank(n int16) string {
	for _, b := range constBanks {
		if b.bank == n {
			return b.doc
		}
	}
	return ""
}

// IsRowSize reports whether a is the word of bank 0 that has the threads of a block in the first dimension.
func (f *Func) IsRowSize(a *Operand) bool {
	if a.Kind != ConstOperand || a.Bank != 0 || a.Sym() != "" || a.Reg.Class != NoReg || a.UReg().Class != NoReg || a.Flags&^(HasImm|Reuse) != 0 {
		return false
	}
	sm := f.SM()
	return slices.ContainsFunc(bankWords, func(w bankWord) bool {
		return w.doc == rowSize && w.min <= sm && sm <= w.max && w.off == a.Imm
	})
}

// LaunchConstant says what the launch sets in size bytes at an offset of bank 0, in Markdown; "" if
// that is not known. What the text says of its parameters comes before what its target has.
func (f *Func) LaunchConstant(off, size int64) string {
	p, sm := f.KernelParams(), f.SM()
	if p != nil && p.Base <= off && off < p.Base+p.Size {
		at := off - p.Base
		for _, x := range p.List {
			if x.Offset <= at && at < x.Offset+x.Size {
				text := fmt.Sprintf("%s, %d bytes", paramName(x.Num), x.Size)
				switch {
				case x.Size == 8 && size == 4 && at == x.Offset:
					text += ", low word"
				case x.Size == 8 && size == 4 && at == x.Offset+4:
					text += ", high word"
				case at > x.Offset:
					text += fmt.Sprintf(", at offset %d in it", at-x.Offset)
				}
				return text
			}
		}
		return fmt.Sprintf("a kernel parameter, at offset %d", at)
	}
	for _, w := range bankWords {
		if w.min <= sm && sm <= w.max && w.off <= off && off < w.off+w.size {
			switch {
			case off == w.off+4:
				return w.doc + ", high word"
			case w.size > size:
				return w.doc + ", low word"
			}
			return w.doc
		}
	}
	if base, ok := ParamBase(sm); ok && p == nil && off >= base {
		if off == base {
			return "the first kernel parameter"
		}
		return fmt.Sprintf("a kernel parameter, at offset %d", off-base)
	}
	return ""
}

// paramName names a parameter by its number, from 0.
func paramName(num int64) string {
	if ordinals := [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"}; num >= 0 && num < int64(len(ordinals)) {
		return "the " + ordinals[num] + " kernel parameter"
	}
	return fmt.Sprintf("kernel parameter %d", num+1)
}

// BankWord returns the 32 bits at an offset of a constant bank, as a full listing has them beside
// the code; not ok if it does not, or they are the place of a label.
func (f *Func) BankWord(bank int16, off int64) (x uint32, ok bool) {
	if f.unit == nil {
		return 0, false
	}
	d := f.bank(bank)
	if d == nil || off < 0 || off+4 > int64(len(d.data)) {
		return 0, false
	}
	for k := range int64(4) {
		if _, is := d.labels[uint32(off-k)]; is && off >= k {
			return 0, false
		}
		x |= uint32(d.data[off+k]) << (8 * k)
	}
	return x, true
}

// readParams reads EIATTR_PARAM_CBANK and EIATTR_KPARAM_INFO: attr, then what its lines have, as
// "short 0x160". It returns nil if it has not understood both.
func readParams(attrs [][]string) *Params {
	num := func(a []string, n int, kind string) (int64, bool) {
		if n >= len(a) {
			return 0, false
		}
		text, ok := strings.CutPrefix(a[n], kind+" ")
		v, err := parseInt(strings.TrimSpace(text))
		return int64(v), ok && err == nil
	}
	var p Params
	for _, a := range attrs {
		switch a[0] {
		case "EIATTR_PARAM_CBANK":
			base, ok1 := num(a, 2, "short")
			size, ok2 := num(a, 3, "short")
			if !ok1 || !ok2 {
				return nil
			}
			p.Base, p.Size = base, size
		case "EIATTR_KPARAM_INFO":
			n, ok1 := num(a, 2, "short")
			off, ok2 := num(a, 3, "short")
			if !ok1 || !ok2 || len(a) < 5 {
				return nil
			}
			text, ok := strings.CutPrefix(a[4], "byte ")
			var word uint64
			for k, b := range strings.Split(text, ",") {
				v, err := strconv.ParseUint(strings.TrimSpace(b), 0, 8)
				if err != nil || k > 3 {
					ok = false
				}
				word |= v << (8 * k)
			}
			if !ok {
				return nil
			}
			p.List = append(p.List, Param{n, off, int64(word >> 18)}) // below are the space and how it is aligned
		}
	}
	if p.Base == 0 {
		return nil
	}
	slices.SortFunc(p.List, func(a, b Param) int { return int(a.Offset - b.Offset) })
	return &p
}

func (p *Params) equal(q *Params) bool {
	return p == q || p != nil && q != nil && p.Base == q.Base && p.Size == q.Size && slices.Equal(p.List, q.List)
}
