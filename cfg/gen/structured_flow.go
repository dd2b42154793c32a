package gen

import (
	"fmt"
	"regexp"
	"strings"
)

// A join is where the ways of a branch meet: a label, and what waits there.
type join struct {
	kind  joinKind
	label string // what a branch to the join leads to
	after string // the label behind BSYNC, where BSSY names that one; else ""
	bar   int    // of a barrier

	varies bool // lanes may come apart before it
	// What was true of the lanes before, and, where all lanes go one way, what is of those that
	// get there.
	together, full       bool
	allTogether, allFull bool
}

type joinKind uint8

const (
	plain    joinKind = iota // nobody waits
	barrier                  // BSSY, BSYNC
	sync                     // SSY, SYNC
	breaking                 // PBK, BRK
	jumping                  // PLONGJMP, LONGJMP
)

// A loop is what statements inside one need to know of it.
type loop struct {
	exit    *join
	latch   string // the label that lanes go on at with the next iteration, "" if they must not
	depth   int    // len(p.joins) inside the loop, outside of everything in its body
	breaks  bool   // lanes may leave from the middle
	varies  bool   // under a condition that varies
	counter int
}

// open begins what ends at a join. varies says that lanes may come apart before it.
func (p *program) open(varies, loops bool) *join {
	j := &join{label: p.label(), varies: varies, together: p.together, full: p.full, allTogether: true, allFull: true}
	if varies {
		waits := p.tight || !p.oneIn(6)
		switch {
		case p.stack && loops:
			j.kind = breaking
			p.instr("", "PBK %s", j.label)
		case p.stack && waits && p.oneIn(12):
			j.kind = jumping
			p.instr("", "PLONGJMP %s", j.label)
		case p.stack && waits:
			j.kind = sync
			p.instr("", "SSY %s", j.label)
		case !p.stack && p.is(Barriers) && waits:
			j.kind = barrier
			j.bar = p.barriers
			p.barriers++
			named := j.label
			if p.oneIn(3) {
				j.after = p.label()
				named = j.after
			}
			p.instr("", "BSSY B%d, %s", j.bar, named)
		}
		p.full = false
	}
	p.joins = append(p.joins, j)
	return j
}

// jump writes a branch to the join j, the innermost one.
func (p *program) jump(guard string, j *join) {
	p.arrive(j)
	switch j.kind {
	case sync:
		p.sync(guard, j.label)
	case breaking:
		p.pop(guard, "BRK", j.label)
	case jumping:
		p.pop(guard, "LONGJMP", j.label)
	default:
		p.branch(guard, j.label)
		return
	}
	if guard == "" {
		p.afterJump("")
	}
}

// pop writes SYNC, BRK, CONT or LONGJMP, which lead to a label, or EXIT.
func (p *program) pop(guard, op, to string) {
	if strings.HasPrefix(guard, "CC.") {
		p.instr("", "%s %s%s", op, guard, p.note(to))
		return
	}
	p.instr(guard, "%s%s", op, p.note(to))
}

// note is what programs as nvdisasm prints them note of a label from the stack.
func (p *program) note(to string) string {
	switch {
	case !p.notes || to == "":
		return ""
	case p.kepler:
		return ` (*"TARGET= ` + to + ` "*)`
	}
	return ` (*"BRANCH_TARGETS ` + to + `"*)`
}

// sync ends a way through a region that SSY opened: with SYNC or, where the target has none, an
// instruction with the suffix .S.
func (p *program) sync(guard, to string) {
	switch {
	case !p.kepler:
		p.pop(guard, "SYNC", to)
	case strings.HasPrefix(guard, "CC."): // only a branch tests the condition code
		over := p.label()
		p.behind = append(p.behind, fmt.Sprintf("%s:\n     NOP.S%s\n", over, p.note(to)))
		p.instr("", "BRA %s, %s", guard, over)
	case guard != "" && !p.is(Predication), p.oneIn(2):
		p.instr(guard, "NOP.S%s", p.note(to))
	default:
		p.suffixed(guard, to)
	}
}

// suffixed writes an instruction that does something and, with the suffix .S, pops the stack. Its
// guard holds for both.
func (p *program) suffixed(guard, to string) {
	if p.locked == 0 && p.is(Twins) && p.ending.text != "" && p.allows(p.ending.where) && (guard == "" || p.ending.where == anywhere) && p.oneIn(3) {
		p.instr(guard, "%s%s", p.ending.text, p.note(to)) // what another way does at its end
		return
	}
	for {
		f := &keplerForms[p.r.IntN(len(keplerForms))]
		if !p.is(f.needs) || !p.allows(f.where) || strings.Contains(f.text, "\n") || f.where != anywhere && guard != "" ||
			p.sm < 30 && strings.HasPrefix(f.text, "SHFL") {
			continue
		}
		op, args, _ := strings.Cut(f.text, " ")
		at := p.out.Len()
		p.uncounted(func() { p.expand(guard, op+".S "+args) })
		_, text, _ := strings.Cut(string(p.out.Bytes()[at:]), " ")
		p.ending = form{where: f.where, text: strings.TrimSpace(text)}
		p.out.Truncate(p.out.Len() - 1)
		fmt.Fprintf(&p.out, "%s\n", p.note(to))
		return
	}
}

// uncounted calls f, in which nothing reads what counts iterations: what it writes may come again
// outside of the loops.
func (p *program) uncounted(f func()) {
	loops := p.loops
	p.loops = nil
	f()
	p.loops = loops
}

// arrive notes that lanes get from here to the join.
func (p *program) arrive(j *join) {
	j.allTogether = j.allTogether && p.together
	j.allFull = j.allFull && p.full
}

// close ends what open began. Control comes from above, if falls.
func (p *program) close(j *join, falls bool) {
	p.joins = p.joins[:len(p.joins)-1]
	if falls {
		p.arrive(j)
		switch {
		case j.kind == sync:
			p.sync("", j.label)
		case j.kind == breaking:
			p.pop("", "BRK", j.label)
		case j.kind == jumping:
			p.pop("", "LONGJMP", j.label)
		case p.is(Chains) && p.oneIn(8):
			p.instr("", "BRA %s", j.label) // to the next block
		}
	}
	p.place(j.label)
	switch {
	case j.kind == barrier:
		p.instr("", "BSYNC B%d", j.bar)
		p.barriers--
		if j.after != "" {
			p.place(j.after)
		}
		p.together, p.full = j.together, j.full
	case j.kind != plain:
		p.together, p.full = j.together, j.full
	case j.varies:
		p.together, p.full = false, false
	default:
		p.together, p.full = j.together && j.allTogether, j.full && j.allFull
	}
}

// side begins a way out of a branch that ends at j. alone says that lanes come
// to it along one edge only.
func (p *program) side(j *join, alone bool) {
	p.together, p.full = j.together, j.full
	if j.varies {
		p.together, p.full = j.together && alone, false
	}
}

// leave writes a jump out of all that has been opened inside the loop l: to its
// exit or, if latch is not "", to there. It is taken under the guard on; off is the opposite.
func (p *program) leave(on, off string, l *loop, latch string) {
	target := l.exit.label
	if latch != "" {
		target = latch
	} else {
		p.arrive(l.exit)
	}
	switch {
	case l.exit.kind == breaking && latch != "":
		p.pop(on, "CONT", target)
		return
	case l.exit.kind == breaking:
		p.pop(on, "BRK", target)
		return
	case l.exit.kind == sync:
		p.sync(on, target)
		return
	case l.exit.kind == jumping:
		p.pop(on, "LONGJMP", target)
		return
	}
	var bars []int
	for _, j := range p.joins[l.depth:] {
		if j.kind == barrier {
			bars = append([]int{j.bar}, bars...)
		}
	}
	if len(bars) == 1 && p.oneIn(2) {
		p.instr(on, "BREAK B%d", bars[0])
		p.branch(on, target)
		return
	} else if len(bars) > 0 {
		stay := p.label()
		p.instr(off, "BRA %s", stay)
		for _, b := range bars {
			p.instr("", "BREAK B%d", b)
		}
		p.instr("", "BRA %s", target)
		p.place(stay)
		return
	}
	p.branch(on, target)
}

// ifThen writes a branch around a block.
func (p *program) ifThen() {
	varies := !p.oneIn(4)
	outside := p.is(OutOfLine) && p.oneIn(6)
	j := p.open(varies, false)
	c := p.sideCondition(varies)
	if varies && p.is(Apart) && p.sm >= 75 && p.oneIn(8) {
		c = condition{"DIV", "CONV"}
	}
	if outside && j.kind != sync {
		then := p.label()
		p.branch(c.on, then)
		p.jump("", j)
		p.outOfLine(func() {
			p.place(then)
			p.side(j, true)
			p.statements(2)
			p.jump("", j)
		})
		p.close(j, false)
		return
	}
	p.jump(c.off, j)
	p.mark()
	p.side(j, true)
	p.statements(2)
	p.close(j, true)
}

func (p *program) ifElse() {
	varies := !p.oneIn(4)
	j := p.open(varies, false)
	c := p.sideCondition(varies)
	other := p.label()
	p.branch(c.off, other)
	p.mark()
	p.side(j, true)
	twins := p.twins()
	if twins == "" {
		p.statements(2)
	}
	p.jump("", j)
	p.place(other)
	p.mark()
	p.side(j, true)
	if twins == "" {
		p.statements(2)
	} else {
		switch p.r.IntN(4) {
		case 0, 1: // control falls into both
			p.expand("", "MOV {d}, {r}")
			c, third := p.branchCondition(varies), p.label()
			p.branch(c.on, third)
			p.out.WriteString(twins)
			p.jump("", j)
			p.place(third)
			p.side(j, false)
			twins = ""
			p.statements(1)
		case 2:
			twins = p.alike(twins)
		}
		p.out.WriteString(twins)
	}
	p.close(j, true)
}

// sums are instructions whose constant may be any other.
var sums = regexp.MustCompile(`( (?:MOV|IADD3|IMAD|IADD32I) R\d+, .*\b0x)[0-9a-f]+`)

// alike is text with one constant changed, if it has such.
func (p *program) alike(text string) string {
	at := sums.FindStringSubmatchIndex(text)
	if at == nil || strings.Contains(text[at[0]:at[1]], "[") {
		return text
	}
	return fmt.Sprintf("%s%x%s", text[:at[3]], 1+p.r.IntN(99), text[at[1]:])
}

// twins writes instructions and returns their text, if what follows is to do the same; else it
// returns "" and writes nothing.
func (p *program) twins() string {
	if !p.is(Twins) || !p.oneIn(4) {
		return ""
	}
	at := p.out.Len()
	p.straight(1 + p.r.IntN(4))
	return string(p.out.Bytes()[at:])
}

// shortIf writes an if with one or two ways of a few instructions, which may be nothing but moves.
func (p *program) shortIf() {
	varies := !p.oneIn(3)
	j := p.open(varies, false)
	c := p.branchCondition(varies)
	moves := p.oneIn(2)
	to := [2]int{p.dataReg(), p.dataReg()}
	side := func() {
		p.side(j, true)
		if !moves {
			p.straight(1 + p.r.IntN(2))
			return
		}
		for k := range to {
			if k == 0 || p.oneIn(2) {
				p.expand("", fmt.Sprintf("MOV R%d, {s}", to[k]))
			}
		}
	}
	if p.oneIn(2) {
		p.jump(c.off, j)
		side()
		p.close(j, true)
		return
	}
	other := p.label()
	p.branch(c.off, other)
	side()
	p.jump("", j)
	p.place(other)
	side()
	p.close(j, true)
}

// chain writes an if with a condition of several parts, each with a branch: all
// lead to the same place if they are false (a && b), or if they are true (a || b). Some
// have instructions of their own in front.
func (p *program) chain() {
	varies := !p.oneIn(5)
	j := p.open(varies, false)
	then, other := p.label(), p.label()
	and := p.oneIn(2)
	for n := range 2 + p.r.IntN(2) {
		if n > 0 && p.oneIn(4) {
			p.straight(1)
		}
		c := p.branchCondition(varies)
		if and {
			p.branch(c.off, other)
		} else {
			p.branch(c.on, then)
		}
	}
	if !and {
		p.branch("", other)
	}
	if p.oneIn(2) {
		p.place(then)
		p.side(j, and)
		p.statements(2)
		p.jump("", j)
		p.place(other)
		p.side(j, !and)
		p.statements(1)
		p.close(j, true)
		return
	}
	if and {
		p.branch("", then)
	}
	p.place(other)
	p.side(j, !and)
	p.straight(2)
	p.jump("", j)
	p.place(then)
	p.side(j, and)
	p.statements(2)
	p.close(j, true)
}

// exit ends some lanes, at once or in a block of their own.
func (p *program) exit() {
	if p.is(Again) && p.oneIn(2) {
		p.exitAgain()
		return
	}
	c := p.condition(p.oneIn(2))
	if p.oneIn(2) {
		op := "EXIT"
		if p.oneIn(10) {
			op = map[bool]string{true: "KIL", false: "KILL"}[p.stack]
		} else if p.oneIn(12) && !strings.HasPrefix(c.on, "CC.") {
			op = "BPT.TRAP 0x1"
		}
		p.pop(c.on, op, "")
		return
	}
	gone := p.label()
	for k := len(p.joins) - 1; k >= 0 && p.joins[k].kind == barrier && p.oneIn(2); k = -1 {
		p.instr(c.on, "BREAK B%d", p.joins[k].bar)
	}
	p.branch(c.on, gone)
	together, full := p.together, p.full
	p.outOfLine(func() {
		p.place(gone)
		p.together, p.full = false, false
		p.straight(1)
		if p.oneIn(2) {
			p.out.WriteString(p.lastWords())
		} else {
			p.instr("", "%s %s, R%d", p.memory("STG.E"), p.global(regOwn, 4*p.r.IntN(slots)), p.dataReg())
		}
		if p.calls && p.oneIn(2) {
			p.call()
		}
		p.instr("", "EXIT")
	})
	p.together, p.full = together, full
}

// exitAgain ends some lanes, and others under a condition that is the same one, its opposite, or
// nearly the same. Often nothing but its exit reads a condition, and nothing else what it is a copy of.
func (p *program) exitAgain() {
	n, m, copied := p.freePred(), p.freePred(), p.freePred()
	x, y, other := p.dataReg(), p.dataReg(), p.dataReg()
	fresh := p.oneIn(2)
	if fresh {
		n, copied, other = predCase, predCase, regOffset
		if !p.oneIn(3) {
			m = predCase
		}
	}
	shape, add, cmp := p.r.IntN(8), p.constant(), p.hole("cmp")
	with := p.readPred()
	sum := func(d, a int, b string) string {
		if p.stack {
			return fmt.Sprintf("IADD R%d, R%d, %s", d, a, b)
		}
		return fmt.Sprintf("IADD3 R%d, R%d, %s, RZ", d, a, b)
	}
	define := func(guard string, pred, x int, sign string) {
		compared := fmt.Sprintf("R%d", y)
		switch shape {
		case 0:
			compared = add
		case 1, 2: // sums, of sums
			for range shape {
				p.instr("", "%s", sum(regOffset, x, add))
				x = regOffset
			}
		case 3:
			if p.is(Memory) {
				p.instr("", "%s R%d, %s", p.memory("LDG.E"), regOffset, p.global(regOwn, 4))
				x = regOffset
			}
		case 4:
			if p.is(Uniform) {
				compared = fmt.Sprintf("UR%d", firstUR)
			}
		case 5:
			if p.is(Float) {
				p.instr(guard, "FSETP.%s.AND P%d, PT, %sR%d, R%d, PT", cmp, pred, sign, x, y)
				return
			}
		case 6:
			p.instr("", "S2R R%d, %s", regOffset, [...]string{"SR_LANEID", "SR_CLOCKLO"}[p.r.IntN(2)])
			x = regOffset
		}
		p.instr(guard, "ISETP.%s.AND P%d, PT, R%d, %s, %s", cmp, pred, x, compared, with)
	}
	define("", n, x, "")
	p.exitUnder(fmt.Sprintf("@P%d", n))
	switch p.r.IntN(6) {
	case 0:
		p.straight(2)
	case 1:
		p.instr("", "%s", sum(x, x, "0x1"))
	case 2:
		p.ifThen()
	case 3, 4, 5:
		if p.is(Memory) && shape == 3 {
			p.instr("", "%s %s, R%d", p.memory("STG.E"), p.global(regOwn, 4), p.dataReg())
		}
	}
	guard, again, sign := "", x, ""
	switch p.r.IntN(8) {
	case 0:
		p.instr("", "MOV R%d, R%d", other, x)
		again = other
	case 1:
		guard = "@" + p.readPred()
	case 2, 3:
		sign = "-"
	}
	second := fmt.Sprintf("@P%d", m)
	switch p.r.IntN(6) {
	case 0:
		second = fmt.Sprintf("@P%d", n)
	case 1:
		op := "PLOP3.LUT P%d, PT, P%d, PT, PT, 0x80, 0x0"
		if p.stack {
			op = "PSETP.AND.AND P%d, PT, P%d, PT, PT"
		}
		if fresh {
			define(guard, copied, again, sign)
			n = copied
		}
		p.instr(guard, op, m, n)
	default:
		define(guard, m, again, sign)
	}
	if p.oneIn(5) {
		second = "@!" + second[1:]
	}
	p.exitUnder(second)
	if fresh && m != predCase && p.locked>>m&1 == 0 {
		define("", m, y, "")
	}
}

// exitUnder ends the lanes in which a guard holds.
func (p *program) exitUnder(guard string) {
	if !p.oneIn(4) {
		p.pop(guard, "EXIT", "")
		return
	}
	gone := p.label()
	p.branch(guard, gone)
	p.outOfLine(func() {
		p.place(gone)
		p.instr("", "EXIT")
	})
}

// meetAtOnce writes a branch both ways of which lead to the same place.
func (p *program) meetAtOnce() {
	varies := p.oneIn(2)
	j := p.open(varies, false)
	c := p.branchCondition(varies)
	p.jump(c.on, j)
	if p.oneIn(2) {
		p.jump("", j)
		p.close(j, false)
	} else {
		p.close(j, true)
	}
}

// number is a small constant as the native spelling or a listing writes it.
func (p *program) number(n int) string {
	if !p.stack && p.oneIn(8) {
		return fmt.Sprintf("#%d", n)
	}
	return fmt.Sprintf("%#x", n)
}
