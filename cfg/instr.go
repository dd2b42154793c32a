package cfg

import (
	"slices"
	"strings"

	"github.com/ori-lang/ori/grammar"
)

// A Span is a half-open byte range.
type Span = grammar.Span

// An OperandKind says what an operand is.
type OperandKind uint8

const (
	BadOperand   OperandKind = iota // not understood: assume that it reads anything
	RegOperand                      // any register file, special registers and CC too
	ImmOperand                      // integer, Imm
	FloatOperand                    // floating point, Imm holds the float64's bits
	ConstOperand                    // constant bank c[Bank][Reg+Imm], cx[UReg][Imm]
	MemOperand                      // memory [Reg+UReg+Imm]
	DescOperand                     // memory through a descriptor: desc[UReg][Reg+Imm], gdesc[UReg]
	LabelOperand                    // Sym: a label, a symbol, a jump table
	AddrOperand                     // Imm: an absolute code address (only where a code address is expected)
	RelocOperand                    // 32@lo(Sym): the value of a symbol or the address of a label
	SetOperand                      // {4,3,2}, a set of scoreboards
	WordOperand                     // an enum word: 2D, RGBA, ...
)

// OperandFlags are the signs around an operand.
type OperandFlags uint8

const (
	Neg    OperandFlags = 1 << iota // -R1
	Not                             // !P0 or ~R1
	Abs                             // |R1|
	Reuse                           // .reuse, a hint to the register cache without meaning
	Wide                            // R2.64: an address in a register pair
	UWide                           // UR4.64
	NegUR                           // the index register is negated
	HasImm                          // a displacement is written
)

// An Operand is one operand. Reg is the register itself, or the base register
// of an address.
type Operand struct {
	Kind   OperandKind
	Flags  OperandFlags
	Bank   int16 // of a ConstOperand; -1 for bindless
	Dec    bool  // an ImmOperand is written in decimal
	Quoted bool  // a label, or a displacement, is in backquotes: `(.L_x_1), c[0x4][R0+`(table)]
	Reg    Reg
	Imm    int64
	Span   Span // relative to the origin of the instruction's spans

	more moreHandle
}

// moreOperand is what few operands have. It does not change.
type moreOperand struct {
	sym, suffix, regSuffix string
	ureg, index            Reg
}

// A moreHandle stands for a moreOperand, the zero one for none. Two handles may stand for the same, so that they, and operands, cannot
// be compared with ==.
type moreHandle struct {
	_ [0]func()
	m *moreOperand
}

func (h moreHandle) get() (m moreOperand) {
	if h.m != nil {
		m = *h.m
	}
	return m
}

// set has h stand for m. Nothing of the text that m's strings are parts of is kept.
func (h *moreHandle) set(m moreOperand) {
	if m == (moreOperand{}) {
		h.m = nil
		return
	}
	if m.sym == "" && m.ureg == (Reg{}) && m.index == (Reg{}) {
		if h.m = oftenMore[suffixes{m.suffix, m.regSuffix}]; h.m != nil {
			return
		}
	}
	h.m = &moreOperand{strings.Clone(m.sym), strings.Clone(m.suffix), strings.Clone(m.regSuffix), m.ureg, m.index}
}

// suffixes are those of an operand and of its base register.
type suffixes struct{ operand, base string }

// oftenMore has what operands without a symbol mostly have, which all of them share.
var oftenMore = func() map[suffixes]*moreOperand {
	often := map[suffixes]*moreOperand{}
	for _, s := range []string{"", ".64", ".CC", ".H0_H0", ".H1_H1", ".F32", ".B0", ".B1", ".B2", ".B3", ".H0", ".H1", ".H0.64", ".ROW", ".COL"} {
		for _, base := range []string{"", ".64", ".U32", ".X4", ".X8", ".X16", ".64.X4"} {
			if s != "" || base != "" {
				often[suffixes{s, base}] = &moreOperand{suffix: s, regSuffix: base}
			}
		}
	}
	return often
}()

// Sym returns the label or symbol, without backquote and parentheses; of an address, a displacement. It is "" if the
// operand has none.
func (a *Operand) Sym() string { return a.more.get().sym }

// SetSym gives a another symbol.
func (a *Operand) SetSym(s string) {
	m := a.more.get()
	m.sym = s
	a.more.set(m)
}

// Suffix returns what stands behind the operand without .reuse: ".H0_H0", ".64", and ".EQ" of CC.EQ.
func (a *Operand) Suffix() string { return a.more.get().suffix }

// SetSuffix gives a another suffix.
func (a *Operand) SetSuffix(s string) {
	m := a.more.get()
	m.suffix = s
	a.more.set(m)
}

// RegSuffix returns the suffix of the base register of an address, ".64" or ".X4", or which word of its value a
// RelocOperand is, "lo" or "hi".
func (a *Operand) RegSuffix() string { return a.more.get().regSuffix }

// UReg returns the second register of an address: a uniform register, or the descriptor of a DescOperand.
func (a *Operand) UReg() Reg {
	if a.more.m == nil {
		return Reg{}
	}
	return a.more.m.ureg
}

// SetUReg gives a another register of that kind.
func (a *Operand) SetUReg(r Reg) {
	m := a.more.get()
	m.ureg = r
	a.more.set(m)
}

// Index returns the uniform register that is added to an address that has a descriptor: UR6 of desc[UR4][R2.64+UR6].
func (a *Operand) Index() Reg { return a.more.get().index }

// SetIndex gives a another register of that kind.
func (a *Operand) SetIndex(r Reg) {
	m := a.more.get()
	m.index = r
	a.more.set(m)
}

// Equal reports whether a and b are the same in all but where they are written.
func (a *Operand) Equal(b *Operand) bool {
	return a.Kind == b.Kind && a.Flags == b.Flags && a.Bank == b.Bank && a.Dec == b.Dec && a.Quoted == b.Quoted &&
		a.Reg == b.Reg && a.Imm == b.Imm && (a.more.m == b.more.m || a.more.get() == b.more.get())
}

// Symbolic reports whether the operand's value or address is that of a symbol or label.
func (a *Operand) Symbolic() bool {
	return a.Kind == RelocOperand || a.Kind == LabelOperand || a.Quoted
}

// A Guard is the predicate before an instruction: @!P0. The zero Guard is
// no guard.
type Guard struct {
	Reg  Reg
	Not  bool
	Span Span // of "@!P0"
}

// Always reports whether the guard lets every active lane through.
func (g Guard) Always() bool { return g.Reg.Class == NoReg || g.Reg.IsConst() && !g.Not }

// Never reports whether the guard lets no lane through: @!PT.
func (g Guard) Never() bool { return g.Reg.Class != NoReg && g.Reg.IsConst() && g.Not }

// NoAddr is the Addr of an instruction without an address comment.
const NoAddr = -1

// An Instr is one instruction. Once lowered it is not changed, except in a
// function made by [Func.Clone].
//
// Its spans are relative to the block's [Block.Base], so that an instruction
// that only moved with its surroundings is the same value in the next version
// of a document.
type Instr struct {
	// What analyses ask of each instruction comes first.

	Op   *Op
	Flow Flow // of this instruction: that of Op, but for an indirect call through BRX and for the suffix .S of sm_35
	Code int8 // index in Args of the operand that names code, or -1

	Open, Close bool // it begins, or ends, a dual-issue pair: { a ; b }

	// ReadClasses and WriteClasses are those of Refs. What only the guard reads is not among them.
	ReadClasses, WriteClasses RegClasses

	Guard Guard

	ROT13        bool // the opcode is spelled in ROT13
	broken       bool // a line with a syntax error
	indirectCall bool // (*"INDIRECT_CALL"*)

	Args []Operand

	// Refs are the registers i reads and writes, as [Instr.AppendRefs] gives them
	// for the target of its function, found once when it is lowered.
	Refs []Ref

	Name string // opcode with modifiers, as written but for ROT13: "ISETP.GE.AND"
	Addr int64  // of the address comment /*0010*/, or NoAddr

	// Span is the whole instruction, from its address, guard or opcode to its
	// terminator; OpSpan the opcode with modifiers. Line is what goes when it
	// goes: whole lines if it has them to itself.
	Span, OpSpan, Line Span

	rare *rare // nil for most
}

// rare is what few instructions have. It does not change: copies of an instruction share it.
type rare struct {
	missing int64          // see Missing
	alone   *Op            // the row of the opcode if Missing alone is why it is not understood: where it transfers control it does
	edits   []grammar.Edit // how a pass changed the text; only in a Clone, in offsets of the section
	comment string         // of one that is Detached
	targets []string       // see Targets
}

// own gives i a copy of what few instructions have, which change changes.
func (i *Instr) own(change func(*rare)) {
	var r rare
	if i.rare != nil {
		r = *i.rare
	}
	change(&r)
	i.rare = &r
}

// Missing returns how many instructions in front of i the listing leaves out: it has the effects of all of them.
func (i *Instr) Missing() int64 {
	if i.rare == nil {
		return 0
	}
	return i.rare.missing
}

// Targets returns the labels of a BRANCH_TARGETS or TARGET= annotation, in its order.
func (i *Instr) Targets() []string {
	if i.rare == nil {
		return nil
	}
	return i.rare.targets
}

// alone returns the row of i's opcode if Missing alone is why i is not understood, or nil.
func (i *Instr) alone() *Op {
	if i.rare == nil {
		return nil
	}
	return i.rare.alone
}

// edits returns how a pass changed the text of i, in offsets of the section.
func (i *Instr) edits() []grammar.Edit {
	if i.rare == nil {
		return nil
	}
	return i.rare.edits
}

// undo takes those edits of the text back that drop is true of.
func (i *Instr) undo(drop func(grammar.Edit) bool) {
	if slices.ContainsFunc(i.edits(), drop) {
		i.own(func(r *rare) { r.edits = slices.DeleteFunc(slices.Clone(r.edits), drop) })
	}
}

// Alone returns i without the instructions that are missing in front of it.
func (i *Instr) Alone(sm int) *Instr {
	if i.alone() == nil {
		return i
	}
	c := *i
	c.Op = i.alone()
	c.own(func(r *rare) { r.alone, r.missing = nil, 0 })
	c.derive(sm, new(derived))
	return &c
}

// Mods returns the modifiers of the opcode: ".GE.AND" for ISETP.GE.AND.
func (i *Instr) Mods() string { return i.Name[len(i.Op.Name):] }

// IsBranch reports whether i is a direct branch that is understood.
func (i *Instr) IsBranch() bool { return i.Flow == FlowBranch && i.Op.Known() }

// HasMod reports whether mod (without its dot) is one of the modifiers.
func (i *Instr) HasMod(mod string) bool {
	m := i.Mods()
	for len(m) > 0 {
		m = m[1:]
		n := 0
		for n < len(m) && m[n] != '.' {
			n++
		}
		if m[:n] == mod {
			return true
		}
		m = m[n:]
	}
	return false
}

// A PredDef is a predicate that an instruction writes. The zero Reg stands for
// all of them: PR, a call, an opcode that is not known.
type PredDef struct {
	Reg Reg
	Arg int8 // operand index, or -1 if no operand names it
}

// Refers reports whether i is control flow or names code or a convergence barrier:
// the instructions that [Block.Code] yields.
func (i *Instr) Refers() bool {
	if i.Flow != FlowNone || i.Op.Effects&(Converge|Unknown) != 0 || len(i.Targets()) > 0 {
		return true
	}
	for n := range i.Args {
		if a := &i.Args[n]; a.Kind == LabelOperand || a.Kind == RelocOperand || a.Kind == WordOperand || a.Reg.Class == ClassB {
			return true
		}
	}
	return false
}

// Writes reports whether i may write r.
func (i *Instr) Writes(r Reg) bool {
	for n := range i.Refs {
		if i.Refs[n].Write && i.Refs[n].Has(r) {
			return true
		}
	}
	return false
}
