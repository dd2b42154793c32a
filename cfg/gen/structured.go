package gen

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Features say what a structured program may have in it.
type Features uint32

const (
	Loops       Features = 1 << iota // counted loops, of a uniform or a varying number of iterations
	Nests                            // ifs in ifs, and conditions that are chains of branches (a && b, a || b)
	Switches                         // cascades of comparisons, and jump tables
	Barriers                         // BSSY and BSYNC around what may diverge
	Stack                            // SSY, PBK, PCNT and their ends in place of barriers, for sm_62 and older
	Breaks                           // ways out of loops from the middle, through regions (BREAK), and back to their latch
	Predication                      // guards on plain instructions
	EarlyExit                        // EXIT before the end
	Wide                             // 64-bit values in register pairs
	Float                            // floating point
	Memory                           // loads, stores and atomics; without it only the results are stored
	Warp                             // VOTE, SHFL, MATCH, REDUX and BAR, where all lanes are together
	Partial                          // VOTE and MATCH in those lanes that went one way of a branch, too
	Uniform                          // uniform registers, and branches on them
	Constants                        // conditions that are constant
	Chains                           // blocks that only branch, branches to the next block, ways that meet at once
	Dead                             // blocks that nothing reaches
	OutOfLine                        // blocks that stand behind the function's end
	Irreducible                      // jumps into the middle of loops, with Loops
	Calls                            // calls of a function that is elsewhere, in some programs before lanes end
	Twins                            // ways out of a branch that do the same
	Short                            // ifs around a few instructions, and such as only choose what registers get
	Flat                             // conditions that are two or three plain comparisons, each with a branch
	Undefined                        // in some programs a register that nothing has written
	Again                            // ends of lanes under a condition that another end has tested, or nearly; with EarlyExit
	Frames                           // in some programs a stack frame, with slots of local memory
	Tails                            // ways of a branch, and ends of lanes, that begin or end with the same instructions
	Cold                             // in some programs blocks that seldom run: with marks, and such as end the program
	Apart                            // what looks at the lanes that run together, where they are not all there: not in All
	Functions                        // calls of functions that are in the text, and kernels besides the first: not in All

	All = Apart - 1
)

// A Shape says what kind of structured program to make.
type Shape struct {
	Size     int      // about how many statements; a statement is one to ten blocks
	Features Features // a program has some of them
	Forms    []OpForm // some programs have instructions of these forms, too, and are for any target
	Focus    *OpForm  // one that comes often, in a program for a target that has it; nil for none
}

// Structured returns the text of a random program, one kernel or, with Functions, several in the
// native spelling, that is shaped like compiled code: a tree of ifs, loops and switches, with the
// barriers that their branches need. With Stack and Barriers one program in four is for a target of
// the stack, sm_35 as well as sm_52 and sm_60; with Stack alone all are. The others are for sm_86
// or sm_90.
//
// Every lane ends after a number of steps that does not depend on what is in
// memory: each way back is counted in a register that nothing else writes. What a
// lane stores does not depend on the order in which lanes that are apart run:
// lanes share only cells that are read without being written, or written without
// being read (RED). Where it would, in operations across lanes, the lanes are
// together. At the end all registers that have been computed with are stored.
func Structured(r *rand.Rand, c Shape) []byte {
	p := &program{r: r, has: c.Features, name: "k"}
	p.target(c)
	p.kernel(c)
	for p.is(Functions) && p.kernels < 3 && p.oneIn(2) {
		p.name = fmt.Sprintf("k%d", p.kernels)
		p.kernel(c)
	}
	if p.oneIn(2) {
		p.r.Shuffle(len(p.text), func(a, b int) { p.text[a], p.text[b] = p.text[b], p.text[a] })
	}
	return fmt.Appendf(nil, ".target sm_%d\n%s", p.sm, strings.Join(p.text, ""))
}

// kernel makes a kernel and the functions that it calls.
func (p *program) kernel(c Shape) {
	p.kernels++
	p.budget, p.together, p.full = max(1, c.Size), true, true
	p.callees, p.ends = nil, ""
	p.exits = p.is(EarlyExit) && p.oneIn(2)
	p.twice = p.exits && p.is(Again) && p.oneIn(4)
	p.calls = p.is(Calls) && p.oneIn(8)
	p.colds = p.is(Cold) && p.oneIn(4)
	p.data = 4 + p.r.IntN(9)
	p.frame()
	p.begin()
	p.statements(3)
	for p.budget > 0 {
		p.statements(3)
	}
	p.end()
	p.function(".entry")
}

// function ends a function: what has been written is its text.
func (p *program) function(directive string) {
	p.text = append(p.text, fmt.Sprintf("%s %s {\n%s%s}\n", directive, p.name, p.tables.String(), p.out.String()))
	p.tables.Reset()
	p.out.Reset()
}

// target chooses a processor, and whether the program has instructions of the forms.
func (p *program) target(c Shape) {
	p.stack = p.is(Stack) && (!p.is(Barriers) || p.oneIn(4))
	old, later := []int{52, 60, 35}, []int{86, 86, 90}
	if len(c.Forms) > 0 && (c.Focus != nil || p.oneIn(2)) {
		p.forms, p.focus = c.Forms, c.Focus
		old, later = []int{20, 35, 35, 37, 50, 52, 60, 61}, []int{75, 80, 86, 89, 90, 100, 120}
	}
	if p.focus != nil {
		lacks := func(sm int) bool { return !p.focus.in(sm) }
		old, later = slices.DeleteFunc(old, lacks), slices.DeleteFunc(later, lacks)
		switch {
		case len(later) == 0 && len(old) > 0 && p.is(Stack):
			p.stack = true
		case len(old) == 0 && len(later) > 0 && p.is(Barriers):
			p.stack = false
		}
	}
	list := later
	if p.stack {
		list = old
		p.has &^= Uniform
	}
	p.sm = list[p.r.IntN(len(list))]
	p.kepler = p.sm < 50
	p.notes = p.stack && p.oneIn(3)
}

// A program is being made.
type program struct {
	r      *rand.Rand
	has    Features
	budget int      // statements that are left
	text   []string // functions that are complete
	name   string   // of the function that is being made
	out    bytes.Buffer
	tables bytes.Buffer
	behind []string // blocks that are placed behind a jump, or behind the end

	sm     int
	stack  bool // for sm_62 or older
	kepler bool // for sm_37 or older: other instructions, and the suffix .S in place of SYNC
	notes  bool // where instructions lead that pop the stack
	forms  []OpForm
	focus  *OpForm
	ends   string // how lanes have ended in a block of their own
	ending form   // the instruction with the suffix .S that was written last

	kernels int
	callees []*callee // of the kernel
	depth   int       // of calls

	exits   bool // some lanes may end early
	twice   bool // many of them where others have
	frames  bool // there is a stack frame
	escapes bool // its address is computed with
	calls   bool
	colds   bool
	data    int // general registers that are computed with

	labels   int
	barriers int     // barriers in use
	nest     int     // depth of statements
	joins    []*join // what is open
	loops    []*loop // the loops around
	counters int     // counters in use
	locked   uint32  // predicates that must keep their value for the moment

	// The lanes that run here run together, and it is all lanes that have not ended.
	together, full bool
	tight          bool // lanes that are together must stay so, because of a loop around
}

// is reports whether the program has all of f.
func (p *program) is(f Features) bool { return p.has&f == f }

// oneIn reports true once in n times.
func (p *program) oneIn(n int) bool { return p.r.IntN(n) == 0 }

// instr writes one instruction.
func (p *program) instr(guard, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	fmt.Fprintf(&p.out, "%-4s %s\n", guard, text)
}

func (p *program) label() string {
	p.labels++
	return fmt.Sprintf("L%d", p.labels-1)
}

func (p *program) place(label string) { fmt.Fprintf(&p.out, "%s:\n", label) }

// nothing may write instructions that do nothing, and a label behind them.
func (p *program) nothing() {
	for p.is(Chains) && p.oneIn(16) {
		p.instr("", "NOP")
		if p.oneIn(3) {
			p.instr("@P1", "NOP")
		}
		p.place(p.label())
	}
}

// branch writes a branch to label, which may lead over blocks that only branch. The guard is "",
// "@P0", a uniform predicate: "UP0", "!UP0", a test of the condition code: "CC.LT", or one of the
// active lanes: "DIV", "CONV".
func (p *program) branch(guard, label string) {
	label = p.over(label)
	if strings.Contains(guard, "UP") {
		op := "BRA.U"
		if p.oneIn(10) {
			op = "UBRA"
		}
		p.instr("", "%s %s, %s", op, guard, label)
		return
	}
	switch {
	case strings.HasPrefix(guard, "CC."):
		p.instr("", "BRA %s, %s", guard, label)
		return
	case guard == "DIV" || guard == "CONV":
		p.instr("", "BRA.%s ~URZ, %s", guard, label)
		return
	}
	op := "BRA"
	if p.is(Chains) && p.oneIn(16) {
		op = "JMP"
	}
	if guard != "" && p.is(Chains) && p.oneIn(12) { // around a branch
		around := p.label()
		p.instr("@"+opposite(guard[1:]), "BRA %s", around)
		p.instr("", "%s %s", op, label)
		p.place(around)
		return
	}
	p.instr(guard, "%s %s", op, label)
	if guard == "" {
		p.afterJump(label)
	}
}

// over returns label, or one from which blocks that only branch lead there.
func (p *program) over(label string) string {
	for p.is(Chains) && p.oneIn(10) {
		over := p.label()
		p.behind = append(p.behind, fmt.Sprintf("%s:\n     BRA %s\n", over, label))
		label = over
	}
	return label
}

// afterJump writes what may stand where control does not come from above. to is a label
// that dead code may lead to, "" for none.
func (p *program) afterJump(to string) {
	if p.is(OutOfLine) && p.oneIn(3) {
		p.flush()
	}
	if !p.is(Dead) || !p.oneIn(8) {
		return
	}
	if p.oneIn(2) {
		p.place(p.label())
	}
	for range 1 + p.r.IntN(2) {
		p.instr("", "ISETP.NE.AND P%d, PT, R%d, %#x, PT", p.r.IntN(preds), p.dataReg(), 1+p.r.IntN(9))
	}
	switch {
	case to != "" && p.oneIn(2):
		p.instr("", "BRA %s", to)
	case to == "" || p.oneIn(2):
		p.instr("", "EXIT")
	}
}

// flush places the blocks that wait for a place.
func (p *program) flush() {
	for _, b := range p.behind {
		p.out.WriteString(b)
	}
	p.behind = p.behind[:0]
}

// outOfLine writes what emit writes behind a jump that comes later.
func (p *program) outOfLine(emit func()) {
	out, behind := p.out, p.behind
	p.out, p.behind = bytes.Buffer{}, nil
	emit()
	p.flush()
	block := p.out.String()
	p.out, p.behind = out, append(behind, block)
}

// statements writes up to n statements, at least one.
func (p *program) statements(n int) {
	for range 1 + p.r.IntN(n) {
		p.statement()
	}
}

// deepest is how deep statements nest.
const deepest = 5

func (p *program) statement() {
	p.nothing()
	p.straight(1 + p.r.IntN(3))
	if p.budget <= 0 || p.nest >= deepest {
		return
	}
	p.budget--
	p.nest++
	if p.is(Functions) && p.oneIn(6) && p.callKnown() {
		p.nest--
		return
	}
	p.choose()
	p.nest--
}

// choose writes one statement of a kind that the features allow.
func (p *program) choose() {
	for {
		kinds := 25
		if p.is(Again) {
			kinds++
		}
		if p.colds && p.exits {
			kinds += 3
		}
		if p.twice && p.oneIn(2) {
			p.exitAgain()
			return
		}
		n := p.r.IntN(kinds)
		if p.colds && p.exits && n >= kinds-3 {
			p.rare()
			return
		}
		switch n {
		case 0, 1, 2, 3:
			p.ifThen()
			return
		case 4, 5, 6:
			if p.is(Tails) && p.oneIn(3) {
				p.tails()
			} else {
				p.ifElse()
			}
			return
		case 7, 8:
			if p.is(Nests) {
				p.chain()
				return
			}
		case 9, 10, 11:
			if p.is(Loops) && len(p.loops) < 3 {
				p.counted()
				return
			}
		case 12, 13:
			if p.is(Switches) {
				if p.forms != nil && p.oneIn(3) {
					p.tree()
				} else {
					p.cascade()
				}
				return
			}
		case 14:
			if p.is(Switches) {
				p.table()
				return
			}
		case 15:
			if p.exits {
				p.exit()
				return
			}
		case 25:
			if p.exits {
				p.exitAgain()
				return
			}
		case 16:
			if p.is(Chains) {
				p.meetAtOnce()
				return
			}
		case 17:
			if p.is(Loops|Irreducible) && len(p.loops) < 3 && !p.oneIn(4) {
				p.irreducible()
				return
			}
		case 20, 21, 22:
			if p.is(Short) {
				p.shortIf()
				return
			}
		case 23, 24:
			if p.is(Flat) {
				p.flat()
				return
			}
		case 18, 19:
			if len(p.loops) > 0 && p.breakOut() {
				return
			}
		}
	}
}
