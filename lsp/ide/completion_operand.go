package ide

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/ori-lang/ori/analysis"
	"github.com/ori-lang/ori/cfg"
)

// operands adds what the operand that is typed can be.
func (c *typing) operands() {
	last := c.args[len(c.args)-1]
	n := len(last)
	for n > 0 && cfg.IsNameByte(last[n-1]) {
		n--
	}
	c.word = last[n:]
	before := strings.TrimSpace(last[:n])
	special := strings.HasPrefix(c.word, "SR")
	if strings.Contains(c.word, ".") && !special && !strings.HasPrefix(c.word, ".L") || c.word != "" && '0' <= c.word[0] && c.word[0] <= '9' {
		return // a suffix, or a number
	}
	op := cfg.LookupOp(c.opcode)
	slots, only := "xqlB", everyClass
	if op != nil {
		slots, only = c.slots(op)
	}
	switch open := strings.LastIndexAny(before, "[]"); {
	case open > 0 && before[open] == '[' && before[open-1] == 'c':
		return // the number of a constant bank
	case open >= 0 && before[open] == '[':
		slots, only = "x", everyClass // a register of an address
	case strings.TrimLeft(before, "-+~!|`(") != "":
		return // behind an operand
	case strings.HasPrefix(before, "`"):
		c.labels(false)
		return
	case op != nil && op.Flow == cfg.FlowIndex && c.p.f != nil && len(c.args) > 1:
		for k := range c.p.f.Tables {
			c.add(Completion{Label: c.p.f.Tables[k].Name, Detail: "jump table", Kind: CompleteLabel})
		}
	}
	if strings.Contains(slots, "l") {
		c.labels(op != nil && op.Flow == cfg.FlowCall)
	}
	if strings.Contains(slots, "s") {
		var rows []*cfg.SpecialReg
		for k := range cfg.SpecialRegs {
			rows = append(rows, &cfg.SpecialRegs[k])
		}
		slices.SortStableFunc(rows, func(a, b *cfg.SpecialReg) int { return cmp.Compare(seldom(a.Name), seldom(b.Name)) })
		for _, r := range rows {
			if (c.target == nil || int(r.Min) <= c.target.SM) && (op == nil || op.Name != "S2UR" || r.S2UR()) {
				c.add(Completion{Label: r.Name, Detail: r.PTX, Kind: CompleteSpecial})
			}
		}
	}
	c.registers(slots, only)
}

// often are the special registers that code reads most, those that are read most in compiled kernels first.
var often = []string{
	"SR_TID.X", "SR_CTAID.X", "SR_LANEID", "SR_TID.Y", "SR_CTAID.Y", "SR_TID.Z", "SR_CTAID.Z", "SR_LTMASK", "SR_CLOCKLO", "SR_VIRTUALSMID",
}

// seldom is the place of a special register among those that are read often, behind them if it is not one.
func seldom(name string) int {
	if n := slices.Index(often, name); n >= 0 {
		return n
	}
	return len(often)
}

// written are the letters of operands that need no value yet.
const written = "DPBS"

// slotClasses are the register files that an operand of a Form's letter can be of.
var slotClasses = map[byte][]cfg.RegClass{
	'D': {cfg.ClassR, cfg.ClassUR}, 'r': {cfg.ClassR, cfg.ClassUR}, 'x': {cfg.ClassR, cfg.ClassUR}, 'f': {cfg.ClassR, cfg.ClassUR},
	'P': {cfg.ClassP, cfg.ClassUP}, 'q': {cfg.ClassP, cfg.ClassUP}, 'B': {cfg.ClassB}, 'S': {cfg.ClassSB},
}

// constants are the registers of a file that always have one value.
var constants = map[cfg.RegClass]cfg.Reg{cfg.ClassR: cfg.RZ, cfg.ClassUR: cfg.URZ, cfg.ClassP: cfg.PT, cfg.ClassUP: cfg.UPT}

// registers adds the registers that operands of the letters can be: those that are live, then those
// in use, then one that is not, then the constant one.
// only says which files those of a letter can be of.
func (c *typing) registers(slots string, only func(letter byte, class cfg.RegClass) bool) {
	want, fresh := map[cfg.RegClass]bool{}, map[cfg.RegClass]bool{}
	for _, letter := range []byte(slots) {
		for _, class := range slotClasses[letter] {
			if !only(letter, class) {
				continue
			}
			want[class] = c.target == nil || c.target.Limit(class) > 0
			fresh[class] = want[class] && (fresh[class] || strings.IndexByte(written, letter) >= 0)
		}
	}
	if c.p.f == nil {
		return
	}
	used := c.used()
	regs := slices.SortedFunc(maps.Keys(used), func(a, b cfg.Reg) int { return cmp.Or(cmp.Compare(a.Class, b.Class), cmp.Compare(a.Num, b.Num)) })
	live := c.live()
	show := func(r cfg.Reg, detail string, rank int) {
		c.add(Completion{Label: c.p.f.Names.Reg(r), Detail: detail, Kind: CompleteRegister, Rank: rank})
	}
	for _, r := range regs {
		switch {
		case !want[r.Class]:
		case live[r]:
			show(r, "live", 0)
		default:
			show(r, "in use", 1)
		}
	}
	for class := cfg.ClassR; class <= cfg.ClassSB; class++ {
		limit := int32(cfg.FirstNamed)
		if c.target != nil {
			limit = int32(c.target.Limit(class))
		}
		for n := int32(0); n < limit && fresh[class]; n++ {
			if r := (cfg.Reg{Class: class, Num: n}); !used[r] {
				show(r, "not in use: "+class.Doc(), 2)
				break
			}
		}
		if r, ok := constants[class]; ok && want[class] {
			show(r, "constant: "+class.Doc(), 3)
		}
	}
}

// used are the registers that instructions of the function name, but for that on the line.
func (c *typing) used() map[cfg.Reg]bool {
	used := map[cfg.Reg]bool{}
	var seen [16]uint64 // by class: the first numbers that are in used; asking it for each operand takes long
	for _, b := range c.p.f.Blocks {
		for k := range b.Instrs {
			if &b.Instrs[k] == c.p.i {
				continue
			}
			for _, ref := range b.Instrs[k].Refs {
				for n := range int32(ref.Count) {
					r := cfg.Reg{Class: ref.Reg.Class, Num: ref.Reg.Num + n}
					if ref.Reg.Num < 0 || r.Num < 64 && seen[r.Class&15]>>r.Num&1 != 0 {
						continue
					}
					used[r] = true
					if r.Num < 64 {
						seen[r.Class&15] |= 1 << r.Num
					}
				}
			}
		}
	}
	return used
}

// live are the registers that something behind the line reads before it is written. In a function
// that is too large it is not known.
func (c *typing) live() map[cfg.Reg]bool {
	p := &c.p
	if p.b == nil || len(p.f.Blocks) > maxMarked {
		return nil
	}
	facts := analysis.NewFacts(p.f)
	regs, w := facts.Registers(), facts.Liveness().Walk()
	behind := 0 // instructions up to the line
	for behind < len(p.b.Instrs) && p.b.InSection(p.b.Instrs[behind].Span).Start <= p.off {
		behind++
	}
	for w.Start(p.b); w.Prev(); w.Step() {
		if w.Index() < behind {
			break
		}
	}
	live := map[cfg.Reg]bool{}
	for v, r := range regs.Regs {
		if w.Live(analysis.Var(v)) {
			live[r] = true
		}
	}
	return live
}

// labels adds the labels of the function, and the functions of the document if they can be called.
func (c *typing) labels(calls bool) {
	typed := strings.HasPrefix(strings.TrimSpace(c.head[:len(c.head)-len(c.word)]), "`")
	if n := len(c.head) - len(c.word); n > 0 && strings.HasSuffix(strings.TrimRight(c.head[:n], "("), "`") {
		typed = true
	}
	add := func(name, detail string, rank int) {
		insert := name
		if _, register := cfg.ParseReg(name); !typed && (!c.native || register) {
			insert = "`(" + name + ")"
		}
		c.add(Completion{Label: name, Insert: insert, Detail: detail, Kind: CompleteLabel, Rank: rank})
	}
	if c.p.f != nil {
		for _, b := range c.p.f.Blocks {
			for _, l := range b.Labels {
				add(l.Name, "block, "+plural(len(b.Instrs), "instruction"), 0)
			}
		}
	}
	if calls {
		for _, f := range c.p.s.Funcs() {
			if f.Name != "" {
				add(f.Name, "function", 1)
			}
		}
	}
}
