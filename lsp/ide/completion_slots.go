package ide

import (
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
	"github.com/ori-lang/ori/grammar"
)

// slots returns what the operand of op that is typed can be behind those in front of it, as the letters of its Form, and which register
// files operands of these letters can be of.
func (c *typing) slots(op *cfg.Op) (letters string, only func(letter byte, class cfg.RegClass) bool) {
	if op.AnyOperands() { // of textures and surfaces: registers, and a uniform one for the handle
		if len(c.args) == 1 {
			letters = "D"
		} else {
			letters = "Dx"
		}
		return letters, func(letter byte, class cfg.RegClass) bool { return letter == 'x' || class == cfg.ClassR }
	}
	before := c.before()
	letters = op.SlotsAfter(before)
	switch op.Flow {
	case cfg.FlowIndex, cfg.FlowCall, cfg.FlowRet: // a value behind the register is a distance, or the label of what comes next
		letters = strings.ReplaceAll(letters, "x", "")
		if len(before) > 0 && op.TakesLabel() && !strings.Contains(letters, "l") {
			letters += "l"
		}
	}
	if strings.HasSuffix(op.Name, "LEPC") && len(before) == 1 {
		letters += "l"
	}
	plain := values(before) == 0 || slices.ContainsFunc(before, notRegister)
	return letters, func(letter byte, class cfg.RegClass) bool { return fileOf(op, letter, class, plain, c.target) }
}

// notRegister reports whether a is what an instruction has one of at most: a uniform register, a constant, an immediate.
func notRegister(a cfg.Operand) bool {
	switch a.Kind {
	case cfg.RegOperand:
		return a.Reg.Class == cfg.ClassUR
	case cfg.ImmOperand, cfg.FloatOperand, cfg.ConstOperand, cfg.RelocOperand:
		return true
	}
	return false
}

// everyClass allows registers of all files.
func everyClass(byte, cfg.RegClass) bool { return true }

// values counts the operands behind the registers that are written first: how many there are of those that are read is not known, but
// whether there is one.
func values(args []cfg.Operand) (n int) {
	for k := range args {
		if k == 0 || args[k].Kind == cfg.RegOperand && args[k].Reg.IsPred() {
			continue
		}
		n++
	}
	return n
}

// uniform are the opcodes that have a uniform register as result though they are not called so: of other opcodes that are older than
// the uniform registers none has.
var uniform = map[string]bool{"R2UR": true, "S2UR": true, "CS2UR": true, "REDUX": true, "CREDUX": true, "LDCU": true}

// firstUniform is the first target with uniform registers; on vectorUniform and later predicates of both files are read by more opcodes.
const (
	firstUniform  = 75
	vectorUniform = 100
)

// fileOf reports whether an operand of op that is a letter of its Form can be a register of a file, as far as that is known: opcodes of the
// uniform datapath have only uniform operands, others one uniform operand at most, which is not of several that are read the first, nor any
// if it is plain, nor of what goes to memory, to other lanes or decides where control goes.
func fileOf(op *cfg.Op, letter byte, class cfg.RegClass, plain bool, target *cfg.Target) bool {
	onUniform := class == cfg.ClassUR || class == cfg.ClassUP
	written := letter == 'D' || letter == 'P'
	switch {
	case class == cfg.ClassB || class == cfg.ClassSB:
		return true
	case uniform[op.Name]:
		return onUniform == (letter == 'D' || op.Name == "LDCU") || letter == 'P'
	case strings.HasPrefix(op.Name, "U") || strings.HasPrefix(op.Name, "VOTEU"):
		return onUniform || letter == 'q' && strings.HasPrefix(op.Name, "VOTE")
	case op.Flow == cfg.FlowBranch && letter == 'r': // BRA.DIV
		return onUniform
	case op.Min >= firstUniform || !onUniform || op.Flow == cfg.FlowBranch:
		return true
	case written:
		return false
	case letter == 'q':
		return op.Name == "PLOP3" || target == nil || target.SM >= vectorUniform
	case op.Flow != cfg.FlowNone, op.Effects&(cfg.ReadsMem|cfg.WritesMem|cfg.Atomic|cfg.Barrier|cfg.WarpWide|cfg.Converge) != 0:
		return false
	}
	values := strings.Count(op.Needs(), "x") + strings.Count(op.Needs(), "f")
	return !plain || values < 2
}

// before returns the operands in front of the one that is typed; those that are not understood are [cfg.BadOperand].
func (c *typing) before() []cfg.Operand {
	n := len(c.args) - 1
	if n == 0 {
		return nil
	}
	unknown := make([]cfg.Operand, n)
	for k := range unknown {
		unknown[k].Kind = cfg.BadOperand
	}
	if n > maxBefore {
		return unknown // nothing has so many
	}
	text := ".entry f {\n    " + c.opcode + " " + strings.Join(c.args[:n], ",") + "\n}\n"
	for _, u := range cfg.Lower(grammar.Parse([]byte(text))) {
		for _, f := range u.Funcs {
			for _, b := range f.Blocks {
				if len(b.Instrs) == 1 && len(b.Instrs[0].Args) == n {
					return b.Instrs[0].Args
				}
			}
		}
	}
	return unknown
}

// maxBefore is how many operands are looked at in front of the one that is typed.
const maxBefore = 16
