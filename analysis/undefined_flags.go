package analysis

import (
	"math"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/cfg/eval"
)

// maxWeb bounds how many values a flag is looked for in.
const maxWeb = 64

// flagged reports whether instruction n of b, which reads v, asks for a flag that is known to be down on each edge along which v
// is not defined. Compilers keep such a flag in a byte, through loops; where it goes up v is taken to be written, which is not
// proved:
//
//	entry:  R0 is 0, R5 is not defined
//	loop:   @P2 ..., R5 = ...; @P2 PRMT R0, R2, 0x7610, R0
//	        LOP3.LUT P0, RZ, R0, 0xff, RZ, 0xc0, !PT
//	@P0     FADD R5, R5, R4
func (r *ruler) flagged(v Value, b *cfg.Block, n int32, asked known) bool {
	s := r.s
	list := slices.Clone(r.decidedAt(b))
	if i := &b.Instrs[n-s.Regs.first[b.ID]]; !i.Guard.Always() {
		if p := s.GuardValue(b, int(n-s.Regs.first[b.ID])); p >= 0 {
			list = append(list, known{p, !i.Guard.Not})
		}
	}
	if asked.p >= 0 {
		list = append(list, asked)
	}
	list = s.implied(list)
	for _, x := range list {
		if r.isDown(v, s.flag(x, list)) {
			return true
		}
	}
	return r.isDown(v, s.flagOfNext(s.onlyUse(b, n)))
}

// maxOnlyUse is through how many instructions [SSA.onlyUse] follows a value.
const maxOnlyUse = 2

// onlyUse returns b and n, or, if n only computes a register that one other instruction of b reads, the number of that, or of the
// next one like this.
func (s *SSA) onlyUse(b *cfg.Block, n int32) (*cfg.Block, int32) {
	for range maxOnlyUse {
		i := &b.Instrs[n-s.Regs.first[b.ID]]
		fn := fns.Of(i, s.Regs.f.SM())
		if fn == nil || !fn.Fits(i) || fn.SetCC || i.Op.Effects&cfg.SideEffects != 0 || i.NumDst(s.Regs.f.SM()) != 1 || !i.Guard.Always() {
			break
		}
		v := s.resultOf(n, 0)
		if v < 0 || s.Regs.Regs[s.v[v]].IsPred() || s.prev[v] >= 0 {
			break
		}
		users := s.Users(v)
		if len(users) != 1 || users[0] < 0 || s.Regs.BlockOf(users[0]) != b.ID {
			break
		}
		n = users[0]
	}
	return b, n
}

// flagOfBranch is flagOfNext for the predicate p that only instruction by, a branch at the end of b, reads, with another one which has
// to hold for it to be taken:
//
//	ISETP.NE.AND P1, PT, R2, R5, PT
//	@!P1 BRA P3, other
func (s *SSA) flagOfBranch(p Value, b *cfg.Block, by int32) flagBits {
	none := flagBits{root: NoValue}
	i := b.Last()
	if by != s.Regs.Number(b, len(b.Instrs)-1) || !i.Op.Known() || i.ByActiveLanes() {
		return none
	}
	other, count, here := known{p: NoValue}, 0, false
	for d := range i.Deciders() {
		count++
		if v := s.decider(b, d); v == p {
			here = true
		} else {
			other = known{v, !d.Not}
		}
	}
	if count != 2 || !here || other.p < 0 || !s.Regs.Regs[s.v[other.p]].IsPred() {
		return none
	}
	return s.flag(other, []known{other})
}

// flagBits are bits of a value, of which is known that they are not all zero, or with whole that they all are one. Its value is NoValue
// if nothing is known.
type flagBits struct {
	root  Value
	mask  uint32
	whole bool
}

// isDown reports whether a flag cannot be so along each edge along which v is not defined.
func (r *ruler) isDown(v Value, f flagBits) bool {
	switch {
	case f.root < 0:
		return false
	case !f.whole:
		return r.downAlong(v, f.root, f.mask)
	}
	for mask := f.mask; mask != 0; mask &= mask - 1 {
		if r.downAlong(v, f.root, mask&-mask) {
			return true
		}
	}
	return false
}

// flagOfNext returns the flag that has to be up for the outcome of instruction n of b, a comparison, to count: nothing but
// another comparison reads it, which combines it with what it finds of the flag:
//
//	ISETP.NE.AND P0, PT, R9, R8, PT
//	ISETP.EQ.OR P0, PT, R0, RZ, !P0
func (s *SSA) flagOfNext(b *cfg.Block, n int32) flagBits {
	none := flagBits{root: NoValue}
	if !comparison(&b.Instrs[n-s.Regs.first[b.ID]]) {
		return none
	}
	p := s.resultOf(n, 0)
	if p < 0 || s.prev[p] >= 0 {
		return none
	}
	users := s.Users(p)
	if len(users) != 1 || users[0] < 0 || s.Regs.BlockOf(users[0]) != b.ID {
		return none
	}
	by := users[0]
	if f := s.flagOfBranch(p, b, by); f.root >= 0 {
		return f
	}
	i := &b.Instrs[by-s.Regs.first[b.ID]]
	if !comparison(i) || s.sourceOf(by, len(i.Args)-1) != p || !i.Guard.Always() {
		return none
	}
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || fn.Kind != eval.Compare || fn.Ext || !fn.Fits(i) {
		return none
	}
	rel, unsigned, x, y := fn.Cmp.String(), !fn.Signed, 2, 3
	bound, ok := intValue(&i.Args[y])
	if i.Args[y].Kind == cfg.RegOperand && i.Args[y].Reg == cfg.RZ {
		bound, ok = 0, true
	}
	if !ok || !plain(&i.Args[x]) {
		return none
	}
	if strings.HasSuffix(i.Mods(), ".OR") {
		rel = opposite(rel)
	}
	return s.flagOf(s.sourceOf(by, x), limits{within(rel, bound, unsigned, true), rel == "NE", bound})
}

// comparison reports whether i makes one predicate, of two values and another predicate.
func comparison(i *cfg.Instr) bool {
	switch i.Op.Name {
	case "ISETP", "FSETP", "DSETP":
	default:
		return false
	}
	mods := i.Mods()
	return i.Op.Known() && len(i.Args) == 5 && i.Args[1].Kind == cfg.RegOperand && i.Args[1].Reg.IsConst() && !i.HasMod("X") && !i.HasMod("EX") &&
		(strings.HasSuffix(mods, ".OR") || strings.HasSuffix(mods, ".AND"))
}

// flag returns what x says of bits of a value. Of list is known that it holds.
func (s *SSA) flag(x known, list []known) flagBits {
	if v, k := s.bounded(x); v >= 0 {
		if f := s.flagOf(v, k); f.root >= 0 {
			return f
		}
	}
	root, mask := s.tested(x, list)
	return flagBits{root: root, mask: mask}
}

// flagOf returns what it says of bits of a value that v is within k.
func (s *SSA) flagOf(v Value, k limits) flagBits {
	if v < 0 {
		return flagBits{root: NoValue}
	}
	if c, ok := k.k.Const(); ok && c != 0 {
		return flagBits{v, uint32(c), true}
	}
	if k.except && k.not == 0 {
		if by, n := s.definition(s.copyOf(v)); by != nil && by.Guard.Always() {
			if root, mask := s.anded(by, n); root >= 0 {
				return flagBits{root: root, mask: mask}
			}
		}
		return flagBits{root: v, mask: math.MaxUint32}
	}
	return flagBits{root: NoValue}
}

// tested is flag for an instruction that makes the predicate of x of the bits of a register itself.
func (s *SSA) tested(x known, list []known) (root Value, mask uint32) {
	i, n := s.writtenUnder(x.p, list)
	if i == nil {
		return NoValue, 0
	}
	if !x.True || s.resultOf(n, 0) != x.p || i.Op.Name == "LOP" && !i.HasMod("NZ") {
		return NoValue, 0
	}
	return s.anded(i, n)
}

// writtenUnder returns the instruction that has written v, and its number, if it runs where list holds; nil else.
func (s *SSA) writtenUnder(v Value, list []known) (*cfg.Instr, int32) {
	if v < 0 || s.kind[v] != InstrValue {
		return nil, 0
	}
	b := s.Block(v)
	k := int(s.num[v] - s.Regs.first[b.ID])
	i := &b.Instrs[k]
	if !i.Guard.Always() && !slices.Contains(list, known{s.GuardValue(b, k), !i.Guard.Not}) {
		return nil, 0
	}
	return i, s.num[v]
}

// anded returns the register of which instruction n, i, keeps the bits of mask; NoValue if it does something else.
func (s *SSA) anded(i *cfg.Instr, n int32) (of Value, mask uint32) {
	fn := fns.Of(i, s.Regs.f.SM())
	if fn == nil || !fn.Fits(i) {
		return NoValue, 0
	}
	switch i.Op.Name {
	case "LOP3":
		mask, of = s.masked(i, n, fn)
		return of, mask
	case "LOP", "LOP32I":
		if c, ok := fn.Constant(i, 1); ok && i.HasMod("AND") {
			return s.plainSource(i, n, fn, 0), uint32(c)
		}
	}
	return NoValue, 0
}

// downAlong reports whether the bits of mask of what root is made of are known to be zero on each edge along which v is not
// defined, of which there is one.
func (r *ruler) downAlong(v, root Value, mask uint32) bool {
	s, f := r.s, r.s.Regs.f
	var web []Value // the phis that root is made of
	seen := map[Value]bool{}
	for work := []Value{root}; len(work) > 0 && len(seen) < maxWeb; {
		w := s.copyOf(work[len(work)-1])
		work = work[:len(work)-1]
		if w < 0 || seen[w] {
			continue
		}
		seen[w] = true
		switch s.kind[w] {
		case PhiValue:
			if !r.spend(len(s.Args(w))) {
				return false
			}
			web = append(web, w)
			work = append(work, s.Args(w)...)
		case InstrValue:
			at := s.Block(w)
			switch i := &at.Instrs[s.num[w]-s.Regs.first[at.ID]]; i.Op.Name {
			case "PRMT", "SEL", "LOP", "LOP3", "LOP32I", "MOV", "IMAD", "XMAD", "BFI", "I2I":
				for k, word := range s.Regs.Words(s.num[w]) {
					if word >= 0 && !word.Write() && s.Regs.Regs[word.Var()].Class == cfg.ClassR {
						work = append(work, s.Values(s.num[w])[k])
					}
				}
			}
			work = append(work, s.prev[w])
		}
	}
	edges := 0
	clear(seen)
	for work := []Value{v}; len(work) > 0; {
		u := s.originOf(work[len(work)-1])
		work = work[:len(work)-1]
		if seen[u] {
			continue
		}
		if seen[u] = true; len(seen) > maxWeb {
			return false
		}
		switch {
		case s.kind[u] == InstrValue && s.prev[u] >= 0: // written under a guard
			work = append(work, s.prev[u])
			continue
		case s.kind[u] != PhiValue:
			return false
		}
		to := s.block[u]
		for slot, a := range s.Args(u) {
			if !r.spend(1 + len(web)) {
				return false
			}
			if a < 0 || !r.undefined[a] {
				continue
			}
			if c := s.originOf(a); s.kind[c] == PhiValue || s.kind[c] == InstrValue && s.prev[c] >= 0 {
				work = append(work, a)
				continue
			}
			if slot >= len(f.Preds.Succs(to)) {
				return false
			}
			from := f.Blocks[f.Preds.Succs(to)[slot]]
			if !slices.ContainsFunc(web, func(w Value) bool {
				if s.block[w] != to || s.Args(w)[slot] < 0 {
					return false
				}
				a := s.Args(w)[slot]
				return (r.consts.Value(a, from).Zeros|s.zeroBytes(a, s.decides(from, to, slices.Clone(r.decidedAt(from)))))&mask == mask
			}) {
				return false
			}
			edges++
		}
	}
	return edges > 0
}

// zeroBytes returns the bits that v has from RZ, if PRMT has put v together where list holds: PRMT R0, RZ, 0x7610, R0 clears
// the lower half.
func (s *SSA) zeroBytes(v Value, list []known) (mask uint32) {
	i, _ := s.writtenUnder(s.copyOf(v), list)
	if i != nil && i.Op.Name == "XMAD" && i.HasMod("PSL") && i.HasMod("CLO") && len(i.Args) == 4 && i.Args[3].Kind == cfg.RegOperand && i.Args[3].Reg == cfg.RZ {
		return 0xffff // XMAD.PSL.CLO R0, R0.H1, 0x1, RZ: the product is the upper half
	}
	if i == nil || i.Name != "PRMT" || len(i.Args) != 4 {
		return 0
	}
	selector, ok := intValue(&i.Args[2])
	if !ok {
		return 0
	}
	for k := range 4 {
		from := &i.Args[1]
		if selector>>(4*k)&4 != 0 {
			from = &i.Args[3]
		}
		if from.Kind == cfg.RegOperand && from.Reg == cfg.RZ && from.Flags == 0 && selector>>(4*k)&8 == 0 {
			mask |= 0xff << (8 * k)
		}
	}
	return mask
}
