package page

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// tokens finds the registers, labels and opcodes in the lines of a function.
type tokens struct {
	*maker
	v     *version
	f     *cfg.Func
	codes *codes
	start int // of the section in the document
	lines []read

	ssa *analysis.SSA
	web []int32 // by value: the one that stands for all that are joined with it
	set [][]int32

	from int   // where the last token begins in the document
	at   int32 // and in its line, in units

	known map[string]int32 // the number of a set of definitions, by what stands for the values

	wide int32               // the last instruction of very many words, one more than its number
	used map[operand][]int32 // the values that it has
}

// An operand is a register of an operand.
type operand struct {
	arg int8
	reg cfg.Reg
}

// manyWords is from how many words on the values of an instruction are found by operand.
const manyWords = 64

// index finds the values of an instruction by operand.
func (t *tokens) index(n int32) map[operand][]int32 {
	if t.wide != n+1 {
		t.wide, t.used = n+1, map[operand][]int32{}
		regs := t.ssa.Regs
		args, values := regs.Args(n), t.ssa.Values(n)
		for k, w := range regs.Words(n) {
			if w < 0 || values[k] < 0 {
				continue
			}
			at := operand{args[k], regs.Regs[w.Var()]}
			if v := t.find(values[k]); !slices.Contains(t.used[at], v) {
				t.used[at] = append(t.used[at], v)
			}
		}
	}
	return t.used
}

func (t *tokens) all() {
	t.ssa, t.known = analysis.NewFacts(t.f).SSA(), map[string]int32{}
	t.join()
	n := int32(0)
	for k, b := range t.f.Blocks {
		id := t.codes.blocks[k]
		if b.Span.Len() > 0 {
			for l := t.v.lineAt(t.start + int(b.Span.Start)); l >= 0 && l <= t.v.lineAt(t.start+int(b.Span.End)-1); l++ {
				t.lines[l].block = id
			}
		}
		for _, l := range b.Labels {
			t.token(l.Span, blockToken, id)
		}
		for j := range b.Instrs {
			t.instr(b, &b.Instrs[j], n)
			n++
		}
	}
	for k := range t.f.Tables {
		for n, name := range t.f.Tables[k].Labels {
			if b := t.f.Block(name); b != nil && n < len(t.f.Tables[k].At) {
				t.token(t.f.Tables[k].At[n], blockToken, t.codes.blocks[b.ID])
			}
		}
	}
}

// token adds a token at a span of the section.
func (t *tokens) token(s cfg.Span, kind, ref int32) {
	start, end := t.start+int(s.Start), t.start+int(s.End)
	n := t.v.lineAt(start)
	if n < 0 || end <= start || end > t.v.lines[n].end {
		return
	}
	src := t.v.Doc.Bytes()
	if from := t.v.lines[n].start; t.from < from || t.from > start { // tokens mostly come one behind the other, and lines may be long
		t.from, t.at = from, 0
	}
	at := t.at + units(src[t.from:start])
	t.from, t.at = start, at
	t.lines[n].tokens = append(t.lines[n].tokens, at, units(src[start:end]), kind, ref)
}

// units is the length of a text in UTF-16, in which a byte that is no UTF-8 is one unit, as in JSON.
func units(s []byte) int32 {
	n := int32(0)
	for len(s) > 0 {
		r, size := utf8.DecodeRune(s)
		if n++; r > 0xffff {
			n++
		}
		s = s[size:]
	}
	return n
}

func (t *tokens) instr(b *cfg.Block, i *cfg.Instr, n int32) {
	t.token(b.InSection(i.OpSpan), opToken, none)
	if g := i.Guard; g.Reg.Class != cfg.NoReg {
		t.register(b, g.Span, n, cfg.ArgGuard, g.Reg)
	}
	for k := range i.Args {
		a := &i.Args[k]
		switch a.Kind {
		case cfg.LabelOperand, cfg.RelocOperand, cfg.AddrOperand:
			to := t.f.Block(a.Sym())
			if k == int(i.Code) {
				to = t.f.TargetIn(b, i)
			}
			if to != nil {
				t.token(b.InSection(a.Span), blockToken, t.codes.blocks[to.ID])
			}
		}
		for _, r := range [...]cfg.Reg{a.Reg, a.UReg(), a.Index()} {
			if r.Class != cfg.NoReg && a.Kind != cfg.LabelOperand {
				t.register(b, a.Span, n, int8(k), r)
			}
		}
	}
}

// register adds the tokens of a register that is named in a span, with the values that it has
// there: those of all the registers that it stands for.
func (t *tokens) register(b *cfg.Block, s cfg.Span, n int32, arg int8, r cfg.Reg) {
	if r.IsConst() {
		return
	}
	name := t.f.Names.Reg(r)
	at := b.InSection(s)
	text := t.f.Text(at)
	k := 0
	for {
		j := strings.Index(text[k:], name)
		if j < 0 || name == "" {
			return
		}
		k += j
		end := k + len(name)
		if (k == 0 || !word(text[k-1])) && (end == len(text) || !word(text[end])) {
			t.token(cfg.Span{Start: at.Start + int32(k), End: at.Start + int32(end)}, regToken, t.values(n, arg, r))
			return
		}
		k = end
	}
}

func word(c byte) bool {
	return c == '_' || c == '$' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// most is how many registers one operand names at the most, but for the matrices of sm_100.
const most = 8

// values is the number of the set of definitions that register r of an operand of instruction n has
// values of.
func (t *tokens) values(n int32, arg int8, r cfg.Reg) int32 {
	regs := t.ssa.Regs
	var roots []int32
	args, values, words := regs.Args(n), t.ssa.Values(n), regs.Words(n)
	if len(words) > manyWords {
		used := t.index(n)
		for x := r; x == r || x.Num < r.Num+most && r.Num >= 0; x.Num++ {
			for _, v := range used[operand{arg, x}] {
				if !slices.Contains(roots, v) {
					roots = append(roots, v)
				}
			}
		}
		words = nil
	}
	for k, w := range words {
		if w < 0 || args[k] != arg || values[k] < 0 {
			continue
		}
		x := regs.Regs[w.Var()]
		if x.Class == r.Class && (x == r || x.Num > r.Num && x.Num < r.Num+most && r.Num >= 0) && !slices.Contains(roots, t.find(values[k])) {
			roots = append(roots, t.find(values[k]))
		}
	}
	if len(roots) == 0 {
		return none
	}
	slices.Sort(roots)
	few := fmt.Sprint(roots)
	if id, ok := t.known[few]; ok {
		return id
	}
	id := t.webOf(roots)
	t.known[few] = id
	return id
}

// webOf is the number of the set of definitions of roots.
func (t *tokens) webOf(roots []int32) int32 {
	var set []int32
	for _, root := range roots {
		set = append(set, t.set[root]...)
	}
	slices.Sort(set)
	set = slices.Compact(set)
	if len(set) == 0 {
		return none
	}
	key := fmt.Sprint(set)
	id, ok := t.webs[key]
	if !ok {
		id = int32(len(t.Webs))
		t.webs[key] = id
		t.Webs = append(t.Webs, set)
	}
	return id
}

func (t *tokens) find(v int32) int32 {
	for t.web[v] != v {
		t.web[v] = t.web[t.web[v]]
		v = t.web[v]
	}
	return v
}

// join puts together the values that meet in a phi, or of which a write under a guard leaves the
// one before in place: what a register allocator would keep in one register.
func (t *tokens) join() {
	s := t.ssa
	t.web = make([]int32, s.Len())
	for v := range t.web {
		t.web[v] = int32(v)
	}
	for v := range int32(s.Len()) {
		var with []int32
		if s.Kind(v) == analysis.PhiValue {
			with = s.Args(v)
		} else if s.Kind(v) == analysis.InstrValue {
			with = []int32{s.Prev(v)}
		}
		for _, x := range with {
			if x >= 0 {
				t.web[t.find(x)] = t.find(v)
			}
		}
	}
	t.set = make([][]int32, s.Len())
	for v := range int32(s.Len()) {
		if s.Var(v) < 0 {
			continue
		}
		name := t.f.Names.Reg(s.Regs.Regs[s.Var(v)])
		key, said := "", ""
		switch s.Kind(v) {
		case analysis.EntryValue:
			key, said = fmt.Sprint("entry ", t.f.Name, name), name+" as the function begins"
		case analysis.InstrValue:
			key, said = fmt.Sprint(t.codes.instrs[s.Instr(v)], name), name
		case analysis.ClobberValue:
			key, said = fmt.Sprint("call ", t.codes.instrs[s.Instr(v)], name), name+" after a call"
		case analysis.UnknownValue:
			id := t.codes.blocks[s.Block(v).ID]
			key, said = fmt.Sprint("unknown ", id, name), name+" at the start of "+s.Block(v).Name()
		default:
			continue
		}
		n, ok := t.defs[key]
		if !ok {
			n = int32(len(t.Defs))
			t.defs[key] = n
			t.Defs = append(t.Defs, said)
		}
		root := t.find(v)
		t.set[root] = append(t.set[root], n)
	}
}
