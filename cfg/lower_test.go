package cfg

import (
	"context"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/ori-lang/ori/grammar"
)

// TestParseOperand holds all shapes of operands of SURVEY section 2.
func TestParseOperand(t *testing.T) {
	r := func(n int32) Reg { return Reg{ClassR, n} }
	ur := func(n int32) Reg { return Reg{ClassUR, n} }
	more := func(m moreOperand) (h moreHandle) {
		h.set(m)
		return h
	}
	sym := func(sym string) moreHandle { return more(moreOperand{sym: sym}) }
	float := func(v float64) int64 { return int64(math.Float64bits(v)) }
	for text, want := range map[string]Operand{
		"R12":                           {Kind: RegOperand, Reg: r(12)},
		"RZ":                            {Kind: RegOperand, Reg: RZ},
		"URZ":                           {Kind: RegOperand, Reg: URZ},
		"-R1":                           {Kind: RegOperand, Flags: Neg, Reg: r(1)},
		"~R1":                           {Kind: RegOperand, Flags: Not, Reg: r(1)},
		"|R1|":                          {Kind: RegOperand, Flags: Abs, Reg: r(1)},
		"-|R1|":                         {Kind: RegOperand, Flags: Neg | Abs, Reg: r(1)},
		"|R5|.reuse":                    {Kind: RegOperand, Flags: Abs | Reuse, Reg: r(5)},
		"R24.H1.reuse":                  {Kind: RegOperand, Flags: Reuse, Reg: r(24), more: more(moreOperand{suffix: ".H1"})},
		"R183.reuse.B1":                 {Kind: RegOperand, Flags: Reuse, Reg: r(183), more: more(moreOperand{suffix: ".B1"})},
		"R2.64":                         {Kind: RegOperand, Flags: Wide, Reg: r(2), more: more(moreOperand{suffix: ".64"})},
		"!P0":                           {Kind: RegOperand, Flags: Not, Reg: Reg{ClassP, 0}},
		"!UPT":                          {Kind: RegOperand, Flags: Not, Reg: UPT},
		"B6":                            {Kind: RegOperand, Reg: Reg{ClassB, 6}},
		"CC.EQ":                         {Kind: RegOperand, Reg: Reg{Class: ClassCC}, more: more(moreOperand{suffix: ".EQ"})},
		"0x1f":                          {Kind: ImmOperand, Imm: 31},
		"#3":                            {Kind: ImmOperand, Dec: true, Imm: 3},
		"-0x1":                          {Kind: ImmOperand, Imm: -1},
		"08":                            {Kind: ImmOperand, Dec: true, Imm: 8},
		"0xffffffffffffffff":            {Kind: ImmOperand, Imm: -1},
		"0x0.INV":                       {Kind: ImmOperand, Flags: Not},
		"-0.NEG.ABS":                    {Kind: ImmOperand, Dec: true, Flags: Neg | Abs},
		"0.5":                           {Kind: FloatOperand, Imm: float(0.5)},
		"1.7976931348623157e+308":       {Kind: FloatOperand, Imm: float(math.MaxFloat64)},
		"-INF":                          {Kind: FloatOperand, Imm: float(math.Inf(-1))},
		"-SNAN":                         {Kind: FloatOperand, Imm: -1<<63 | signaling},
		"2D":                            {Kind: WordOperand, more: sym("2D")},
		"ARRAY_2D":                      {Kind: WordOperand, more: sym("ARRAY_2D")},
		"RGBA":                          {Kind: WordOperand, more: sym("RGBA")},
		"c[0x0][0x160]":                 {Kind: ConstOperand, Flags: HasImm, Imm: 0x160},
		"-c[0x0][0x160]":                {Kind: ConstOperand, Flags: HasImm | Neg, Imm: 0x160},
		"c[0x2][R0]":                    {Kind: ConstOperand, Bank: 2, Reg: r(0)},
		"c[0x0][R2+0x210]":              {Kind: ConstOperand, Flags: HasImm, Reg: r(2), Imm: 0x210},
		"c[0x2][UR9]":                   {Kind: ConstOperand, Bank: 2, more: more(moreOperand{ureg: ur(9)})},
		"c[0x0] [0x14c].H1":             {Kind: ConstOperand, Flags: HasImm, Imm: 0x14c, more: more(moreOperand{suffix: ".H1"})},
		"c [0x1] [0x100]":               {Kind: ConstOperand, Bank: 1, Flags: HasImm, Imm: 0x100},
		"cx[UR4][0x10]":                 {Kind: ConstOperand, Bank: -1, Flags: HasImm, Imm: 0x10, more: more(moreOperand{ureg: ur(4)})},
		"[R2+-0x4]":                     {Kind: MemOperand, Flags: HasImm, Reg: r(2), Imm: -4},
		"[R14.64+UR24+0x80]":            {Kind: MemOperand, Flags: HasImm | Wide, Reg: r(14), more: more(moreOperand{regSuffix: ".64", ureg: ur(24)}), Imm: 0x80},
		"[R2.U32+UR4]":                  {Kind: MemOperand, Reg: r(2), more: more(moreOperand{regSuffix: ".U32", ureg: ur(4)})},
		"[R6.X4+0x400]":                 {Kind: MemOperand, Flags: HasImm, Reg: r(6), more: more(moreOperand{regSuffix: ".X4"}), Imm: 0x400},
		"[UR4+-0xafc]":                  {Kind: MemOperand, Flags: HasImm, Imm: -0xafc, more: more(moreOperand{ureg: ur(4)})},
		"[0x8]":                         {Kind: MemOperand, Flags: HasImm, Imm: 8},
		"[RZ]":                          {Kind: MemOperand, Reg: RZ},
		"a[R0]":                         {Kind: MemOperand, Reg: r(0), more: sym("a")},
		"desc[UR4][R2.64+0x4]":          {Kind: DescOperand, Flags: HasImm | Wide, Reg: r(2), more: more(moreOperand{sym: "desc", regSuffix: ".64", ureg: ur(4)}), Imm: 4},
		"desc[UR4][R2.64+UR6+0x8]":      {Kind: DescOperand, Flags: HasImm | Wide, Reg: r(2), more: more(moreOperand{sym: "desc", regSuffix: ".64", ureg: ur(4), index: ur(6)}), Imm: 8},
		"gdesc[UR8]":                    {Kind: DescOperand, more: more(moreOperand{sym: "gdesc", ureg: ur(8)})},
		"`(.L_x_0)":                     {Kind: LabelOperand, Quoted: true, more: sym(".L_x_0")},
		"`($calls$fact)":                {Kind: LabelOperand, Quoted: true, more: sym("$calls$fact")},
		"done":                          {Kind: LabelOperand, more: sym("done")},
		"32@lo(f)":                      {Kind: RelocOperand, more: more(moreOperand{sym: "f", regSuffix: "lo"})},
		"32@lo((reduce + .L_x_0@srel))": {Kind: RelocOperand, more: more(moreOperand{sym: "(reduce + .L_x_0@srel)", regSuffix: "lo"})},
		"{4,3,2}":                       {Kind: SetOperand, more: sym("4,3,2")},
		"[R2":                           {Kind: BadOperand, more: sym("[R2")},
		"[R2 R4]":                       {Kind: BadOperand, more: sym("[R2 R4]")},
		"R1..":                          {Kind: BadOperand, more: sym("R1..")},
		"0x":                            {Kind: BadOperand, more: sym("0x")},
		"":                              {Kind: BadOperand},
		"-":                             {Kind: BadOperand, more: sym("-")},
	} {
		if d := cmp.Diff(want, parseOperand(text, new(Names)), cmp.AllowUnexported(Operand{}), cmpopts.EquateComparable(Reg{}), cmp.Comparer(func(a, b moreHandle) bool { return a.get() == b.get() })); d != "" {
			t.Errorf("%q: want (-), got (+)\n%s", text, d)
		}
	}
}

// FuzzLower lowers any bytes and holds the invariants of a program.
func FuzzLower(f *testing.F) {
	for _, pattern := range []string{"testdata/cfg/*", "testdata/oracle/*.sass", "testdata/spellings/*"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			f.Fatal(pattern, err)
		}
		for _, name := range files {
			src, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(src)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		if len(src) > 1<<16 {
			return
		}
		for _, u := range Lower(grammar.Parse(src)) {
			size := int32(len(u.Section.Src))
			inside := func(what string, s Span) {
				if s.Start < 0 || s.End < s.Start || s.End > size {
					t.Fatalf("%s: span %v in %d bytes", what, s, size)
				}
			}
			for _, fn := range u.Funcs {
				checkFunc(t, fn, inside)
			}
		}
	})
}

// checkFunc holds what is true of every function that was lowered.
func checkFunc(t *testing.T, f *Func, inside func(string, Span)) {
	inside("function", f.Span)
	if err := f.Check(); err != nil {
		t.Fatal(err)
	}
	at := f.Span.Start
	for _, b := range f.Blocks {
		inside("block", b.Span)
		if b.Span.Start < at {
			t.Fatalf("%s begins at %d, before %d", b.Name(), b.Span.Start, at)
		}
		at = b.Span.Start
		var code, preds []int
		line := int32(-1)
		for k := range b.Instrs {
			i := &b.Instrs[k]
			inside(i.Name, b.InSection(i.Span))
			inside(i.Name+" line", b.InSection(i.Line))
			if i.Line.Start < line || i.Span.Start < i.Line.Start || i.Span.End > i.Line.End {
				t.Fatalf("%s: span %v, line %v, the line before ends at %d", i.Name, i.Span, i.Line, line)
			}
			line = i.Line.End
			if i.Refers() {
				code = append(code, k)
			}
			if i.WritesPred() {
				preds = append(preds, k)
			}
		}
		var listed []int
		for k := range b.Code() {
			listed = append(listed, k)
		}
		if !slices.Equal(code, listed) {
			t.Fatalf("%s: Code yields %v, want %v", b.Name(), listed, code)
		}
		listed = nil
		for k := range b.PredWriters() {
			listed = append(listed, k)
		}
		if !slices.Equal(preds, listed) {
			t.Fatalf("%s: PredWriters yields %v, want %v", b.Name(), listed, preds)
		}
		for s, k := range f.Succs(b) {
			if k == FallThrough && s.ID != b.ID+1 {
				t.Fatalf("%s falls through to %s", b.Name(), s.Name())
			}
		}
	}
	c := f.Clone(t.Context())
	if e := c.Edits(t.Context()); len(e) > 0 {
		t.Fatalf("an unchanged clone has edits %v", e)
	}
	before := c.String()
	if c.Relink(t.Context()); c.String() != before {
		t.Fatalf("relinking changes\n%s\nto\n%s", before, c)
	}
}

// TestIncremental holds that a section lowered from the version before it takes over
// what did not change and is otherwise the same.
func TestIncremental(t *testing.T) {
	src, err := os.ReadFile("testdata/oracle/sm_75-O3-01_nested_if.nvdisasm-c.sass")
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	d := grammar.Parse(src)
	names := new(Names)
	old := LowerSection(context.Background(), d.Sections()[1], Env{OptLevel: -1}, nil, names)
	shared := 0
	for range 50 {
		off, _ := d.SectionStart(1)
		at := int32(off + r.IntN(len(d.Sections()[1].Src)))
		d = d.Edit(grammar.Edit{Span: Span{Start: at, End: at + int32(r.IntN(3))}, New: "R1"})
		u := LowerSection(context.Background(), d.Sections()[1], Env{OptLevel: -1}, old, names)
		fresh := LowerSection(context.Background(), d.Sections()[1], Env{OptLevel: -1}, nil, names)
		for n := range u.pieces {
			if n < len(old.pieces) && u.pieces[n] == old.pieces[n] {
				shared++
			}
		}
		if len(u.Funcs) != len(fresh.Funcs) {
			t.Fatalf("%d functions, fresh %d", len(u.Funcs), len(fresh.Funcs))
		}
		for n := range u.Funcs {
			if a, b := u.Funcs[n].String(), fresh.Funcs[n].String(); a != b {
				t.Fatalf("incremental:\n%s\nfresh:\n%s", a, b)
			}
		}
		old = u
	}
	if shared == 0 {
		t.Error("nothing was taken over")
	}
}
