package main

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"

	"github.com/ori-lang/ori/cfg"
)

// A mutator changes texts as a person does who edits them, or a tool that gets them wrong.
type mutator struct {
	r     *rand.Rand
	lines []string // each with its line end
	other []byte   // a text from which lines may be taken
}

// mutated returns a text after 1 to 4 changes.
func mutated(r *rand.Rand, text, other []byte) []byte {
	m := &mutator{r: r, other: other}
	m.lines = slices.Collect(strings.Lines(string(text)))
	for range 1 + r.IntN(4) {
		if len(m.lines) == 0 {
			break
		}
		mutations[r.IntN(len(mutations))](m)
	}
	return []byte(strings.Join(m.lines, ""))
}

// mutations are the ways to change a text. Those that leave most of it understood come more than once.
var mutations = []func(*mutator){
	(*mutator).deleteToken, (*mutator).copyToken, (*mutator).swapTokens, (*mutator).moveToken,
	(*mutator).deleteLine, (*mutator).copyLine, (*mutator).swapLines, (*mutator).moveLine,
	(*mutator).register, (*mutator).register, (*mutator).modifier, (*mutator).modifier, (*mutator).guard, (*mutator).guard,
	(*mutator).sign, (*mutator).suffix, (*mutator).number, (*mutator).number, (*mutator).operand, (*mutator).operand,
	(*mutator).opcode, (*mutator).comment, (*mutator).lineEnd, (*mutator).respell, (*mutator).respellOne, (*mutator).reference,
	(*mutator).join, (*mutator).cut, (*mutator).insert, (*mutator).insert, (*mutator).foreignLine,
}

var (
	tokenPattern    = regexp.MustCompile(`[A-Za-z_.$][\w.$@]*|0x[0-9a-fA-F]+|\d+|//.*|/\*.*?\*/|[^\s\w]`)
	registerToken   = regexp.MustCompile(`\bU?[RP](?:\d+|Z|T)\b`)
	numberToken     = regexp.MustCompile(`\b(?:0x[0-9a-fA-F]+|\d+)\b`)
	opcodeToken     = regexp.MustCompile(`\b[A-Z][A-Z0-9]{1,}[A-Z0-9.]*\b`)
	guardToken      = regexp.MustCompile(`@!?U?P\w+`)
	labelDefinition = regexp.MustCompile(`^\s*([A-Za-z_.$][\w.$]*):`)
)

func (m *mutator) any() int { return m.r.IntN(len(m.lines)) }

// line returns the number of a line with a match of p, -1 if chance finds none, and one of its matches.
func (m *mutator) line(p *regexp.Regexp) (int, []int) {
	for range 30 {
		n := m.any()
		if all := p.FindAllStringIndex(m.lines[n], -1); all != nil {
			return n, all[m.r.IntN(len(all))]
		}
	}
	return -1, nil
}

// replace puts something else for one match of p in a line.
func (m *mutator) replace(p *regexp.Regexp, with func(old string) string) {
	n, at := m.line(p)
	if n >= 0 {
		l := m.lines[n]
		m.lines[n] = l[:at[0]] + with(l[at[0]:at[1]]) + l[at[1]:]
	}
}

func (m *mutator) deleteToken() { m.replace(tokenPattern, func(string) string { return "" }) }
func (m *mutator) copyToken() {
	m.replace(tokenPattern, func(s string) string { return s + " " + s })
}

func (m *mutator) swapTokens() {
	n, _ := m.line(tokenPattern)
	if n < 0 {
		return
	}
	l := m.lines[n]
	all := tokenPattern.FindAllStringIndex(l, -1)
	a, b := m.r.IntN(len(all)), m.r.IntN(len(all))
	if a > b {
		a, b = b, a
	}
	if x, y := all[a], all[b]; a != b {
		m.lines[n] = l[:x[0]] + l[y[0]:y[1]] + l[x[1]:y[0]] + l[x[0]:x[1]] + l[y[1]:]
	}
}

func (m *mutator) moveToken() {
	n, at := m.line(tokenPattern)
	if n < 0 {
		return
	}
	token := m.lines[n][at[0]:at[1]]
	m.lines[n] = m.lines[n][:at[0]] + m.lines[n][at[1]:]
	to := m.any()
	if m.r.IntN(2) == 0 {
		to = n
	}
	p := m.r.IntN(len(m.lines[to]) + 1)
	m.lines[to] = m.lines[to][:p] + " " + token + " " + m.lines[to][p:]
}

func (m *mutator) deleteLine() { n := m.any(); m.lines = slices.Delete(m.lines, n, n+1) }
func (m *mutator) copyLine()   { m.put(m.lines[m.any()]) }
func (m *mutator) put(l string) {
	if !strings.HasSuffix(l, "\n") {
		l += "\n"
	}
	m.lines = slices.Insert(m.lines, m.r.IntN(len(m.lines)+1), l)
}

func (m *mutator) swapLines() {
	a, b := m.any(), m.any()
	m.lines[a], m.lines[b] = m.lines[b], m.lines[a]
}

func (m *mutator) moveLine() {
	n := m.any()
	l := m.lines[n]
	m.lines = slices.Delete(m.lines, n, n+1)
	m.put(l)
}

var otherRegisters = []string{"R0", "R1", "R2", "R3", "R5", "R255", "R300", "RZ", "P0", "P1", "P6", "PT", "UR0", "UR4", "UR5", "URZ", "UP0", "UPT", "B0", "Rx", "Px", "SR_TID.X", "SR_LANEID", "CC"}

func (m *mutator) register() {
	m.replace(registerToken, func(old string) string {
		if m.r.IntN(2) == 0 { // another register of the text
			if n, at := m.line(registerToken); n >= 0 {
				return m.lines[n][at[0]:at[1]]
			}
		}
		return pickOne(m.r, otherRegisters)
	})
}

var otherModifiers = []string{".U32", ".S64", ".U64", ".64", ".X", ".AND", ".OR", ".EX", ".S", ".DIV", ".CONV", ".U", ".WIDE", ".HI", ".E", ".CC", ".EQ", ".NE", ".LT", ".T", ".F", ".TRAP", ".ANY", ".ALL", ".NOINC", ".REL", ".ABS", ".foo", ".REUSE"}

// modifier adds a modifier to an opcode, or takes one away.
func (m *mutator) modifier() {
	m.replace(opcodeToken, func(old string) string {
		parts := strings.SplitAfter(old, ".")
		if len(parts) > 1 && m.r.IntN(2) == 0 {
			n := 1 + m.r.IntN(len(parts)-1)
			return strings.TrimSuffix(strings.Join(slices.Delete(parts, n, n+1), ""), ".")
		}
		return old + pickOne(m.r, otherModifiers)
	})
}

var otherGuards = []string{"", "@P0", "@!P0", "@P1", "@!P6", "@PT", "@!PT", "@UP0", "@!UP1", "@UPT", "@!UPT", "@R0", "@!R2", "@RZ", "@Pname", "@"}

func (m *mutator) guard() {
	if m.r.IntN(2) == 0 {
		m.replace(guardToken, func(string) string { return pickOne(m.r, otherGuards) })
		return
	}
	m.replace(opcodeToken, func(old string) string { return pickOne(m.r, otherGuards) + " " + old })
}

func (m *mutator) sign() {
	m.replace(registerToken, func(old string) string {
		return fmt.Sprintf(pickOne(m.r, []string{"-%s", "!%s", "~%s", "|%s|", "-|%s|", "!!%s", "[%s]", "c[0x0][%s]", "c[0x3][%s.X8]", "(%s)"}), old)
	})
}

func (m *mutator) suffix() {
	m.replace(registerToken, func(old string) string {
		return old + pickOne(m.r, []string{".64", ".reuse", ".H1", ".H1_H1", ".H0_H0", ".B1", ".U32", ".X8", ".CC", ".64.U32", ".foo", ".F32"})
	})
}

func (m *mutator) number() {
	m.replace(numberToken, func(string) string {
		return pickOne(m.r, []string{"0x0", "0x1", "-0x1", "0xffffffff", "0x80000000", "1.5", "+INF", "-QNAN", "0x10", "0x20", "0x40", "#3", "99999999999999999999", "0x7fffffffffffffff", "1", "2", "3", "8"})
	})
}

// operand replaces what stands between two commas by what another instruction has there.
func (m *mutator) operand() {
	m.replace(operandPattern, func(old string) string {
		if n, at := m.line(operandPattern); n >= 0 {
			return m.lines[n][at[0]:at[1]]
		}
		return old
	})
}

var operandPattern = regexp.MustCompile(`, *[^,;\n/]+`)

func (m *mutator) opcode() {
	m.replace(opcodeToken, func(string) string {
		if m.r.IntN(3) == 0 {
			return pickOne(m.r, []string{"BRA", "bra", "JMP", "BRX", "JMX", "EXIT", "RET", "BSYNC", "BREAK", "SYNC", "BRK", "CONT", "SSY", "PBK", "CALL", "R2UR", "VOTE.ANY", "WARPSYNC", "KILL", "OEN", "OFFL", "NOP", "BPT.TRAP"})
		}
		ops := cfg.Ops()
		return ops[m.r.IntN(len(ops))].Name
	})
}

func (m *mutator) comment() {
	n := m.any()
	l := strings.TrimRight(m.lines[n], "\r\n")
	p := m.r.IntN(len(l) + 1)
	switch m.r.IntN(4) {
	case 0:
		m.put("// a comment\n")
	case 1:
		m.lines[n] = l + " // a comment\n"
	case 2:
		m.lines[n] = l[:p] + " /* a comment */ " + m.lines[n][p:]
	case 3:
		m.lines[n] = l[:p] + pickOne(m.r, []string{"//", "/*", "*/", "(*\"TARGET= .L_x_1 \"*)", "\"", "`("}) + m.lines[n][p:]
	}
}

func (m *mutator) lineEnd() {
	if m.r.IntN(4) == 0 {
		for n := range m.lines {
			m.lines[n] = strings.TrimRight(m.lines[n], "\r\n") + "\r\n"
		}
		return
	}
	n := m.any()
	m.lines[n] = strings.TrimRight(m.lines[n], "\r\n") + pickOne(m.r, []string{"", "\r", "\r\n", ";\n", " ", "\n\n", "\v", "\x00\n", "\u2028"})
}

var otherLabels = []string{".L_x_1", ".L_x_0", "$f$a", "a.b", ".a$b.c", "BB0", "BB1", "L_1", "R2", "P0", "BRA", "exit", "jt", ".text.f", "_", "f$x", "c", "UR4"}

// respell gives a label another name, wherever it stands.
func (m *mutator) respell() {
	if name := m.someLabel(); name != "" {
		to := pickOne(m.r, otherLabels)
		for n := range m.lines {
			m.lines[n] = replaceWord(m.lines[n], name, to, -1)
		}
	}
}

// respellOne gives it in one place only.
func (m *mutator) respellOne() {
	if name := m.someLabel(); name != "" {
		to := pickOne(m.r, otherLabels)
		for range 40 {
			n := m.any()
			if l := replaceWord(m.lines[n], name, to, 1); l != m.lines[n] {
				m.lines[n] = l
				return
			}
		}
	}
}

// reference lets something name another label.
func (m *mutator) reference() {
	if from, to := m.someLabel(), m.someLabel(); from != "" {
		for range 40 {
			n := m.any()
			if l := replaceWord(m.lines[n], from, to, 1); l != m.lines[n] && !labelDefinition.MatchString(l) {
				m.lines[n] = l
				return
			}
		}
	}
}

func (m *mutator) someLabel() string {
	n, _ := m.line(labelDefinition)
	if n < 0 {
		return ""
	}
	return labelDefinition.FindStringSubmatch(m.lines[n])[1]
}

// replaceWord replaces a name that is not part of a longer one, at most n times.
func replaceWord(l, name, to string, n int) string {
	p := regexp.MustCompile(`(^|[^\w.$])` + regexp.QuoteMeta(name) + `($|[^\w.$])`)
	return p.ReplaceAllStringFunc(l, func(s string) string {
		if n--; n == -1 {
			n = 0
			return s
		}
		return strings.Replace(s, name, to, 1)
	})
}

// join puts the other text behind, or two functions into one by taking away what ends the first.
func (m *mutator) join() {
	switch m.r.IntN(3) {
	case 0:
		m.lines = append(m.lines, slices.Collect(strings.Lines(string(m.other)))...)
	case 1:
		m.lines = append(m.lines, m.lines...)
	case 2:
		m.deleteFirst("}")
	}
	if len(m.lines) > 400 {
		m.lines = m.lines[:400]
	}
}

func (m *mutator) deleteFirst(what string) {
	if n := slices.IndexFunc(m.lines, func(l string) bool { return strings.TrimSpace(l) == what }); n >= 0 {
		m.lines = slices.Delete(m.lines, n, n+1)
	}
}

func (m *mutator) cut() {
	n := m.any()
	l := strings.TrimRight(m.lines[n], "\r\n")
	m.lines[n] = l[:m.r.IntN(len(l)+1)] + "\n"
}

// tricky lines are forms that rewrites have to look at twice.
var trickyLines = []string{
	"BRA R2", "JMP R2", "BRA [R2]", "BRA c[0x0][0x10]", "BRA", "BRA #x", "BRA (x)", "BRA \"x\"", "@P0 BRA !P1, %s", "@!P0 BRA P0, %s",
	"@P0 BRA %s", "@!P1 BRA %s", "BRA %s", "@PT BRA %s", "@!PT BRA %s", "BRA.U UP0, %s", "BRA.DIV ~URZ, %s", "BRA.CONV ~URZ, %s", "bra %s", "BRA.Z %s", "BRA -%s", "JMP %s",
	"BRX R2, jt", "BRX R2 -0x10", "BRXU UR4, jt", "JMX R2", "BRX R2 (*\"BRANCH_TARGETS %s,%s\"*)", ".jumptable jt { %s, nowhere, %s }", ".jumptable jt { }", ".jumptable jt { %s, %s }",
	"BSSY B0, %s", "BSYNC B0", "BREAK B0", "@P0 BREAK B0", "BREAK !P0, B0", "SSY %s", "SYNC", "@P0 SYNC", "PBK %s", "BRK", "PCNT %s", "CONT", "WARPSYNC 0xffffffff", "WARPSYNC R2", "YIELD",
	"EXIT", "@P0 EXIT", "@!PT EXIT", "EXIT P0", "EXIT R2", "RET", "RET.REL.NODEC R2 %s", "CALL.REL.NOINC %s", "CALL R2", "PRET %s", "KILL", "BPT.TRAP",
	"R2UR UR4, R2", "UIADD3 UR4, UR4, 0x1, URZ", "VOTE.ANY R2, PT, P0", "VOTE.ALL P0, P1", "SHFL.IDX PT, R2, R2, R3, 0x1f", "MATCH.ANY R2, R3", "S2R R2, SR_TID.X", "S2R R2, SR_LANEID", "CS2R R2, SR_CLOCKLO", "S2UR UR4, SR_CTAID.X",
	"ISETP.EQ P0, R2, #1", "ISETP.NE.S64.AND P0, PT, R2, RZ, PT", "ISETP.EQ.U64 P0, R2, 3", "ISETP.EQ !P0, R2, 3", "@P0 ISETP.LT.AND P0, PT, R2, 0x5, PT", "ISETP.EQ PT, R0, R0", "UISETP.EQ.AND UP0, UPT, UR4, 0x1, UPT", "FSETP.NEU.AND P0, PT, R2, R2, PT", "PLOP3.LUT P0, PT, P0, P1, PT, 0x80, 0x0", "PSETP.AND.AND.S P0, PT, !PT, PT, PT",
	"MOV R2, c[0x3][R2]", "MOV R2, c[0x3][R2.X8]", "MOV 0x5, R2", "MOV -R2, R3", "MOV R2, -0x1", "MOV R2, 0xffffffff", "@P0 MOV R2, 0x5", "SEL R2, R3, 0x5, R0", "IADD3 |R6|, R2, R3, RZ",
	"STG.E [R4.64], R2", "@P0 STG.E [R4.64], R2", "BAR.SYNC 0x0", "BAR.SYNC 0x0, R2", "LDG.E R2, [R4.64]", "RED.E.ADD [R4.64], R2", "ATOMG.E.ADD PT, R2, [R4.64], R3", "MEMBAR.GPU", "R2P PR, R2, 0x7f", "P2R R2, PR, RZ, 0x7f",
	".target sm_52", ".target sm_90", ".target foo", ".opt 9", ".opt 2", ".cold", ".weight 3", ".knob SwitchOptBudget = 0", ".pgo partial", ".entry g {", ".func g {", "}", "x:", "%s:",
}

func (m *mutator) insert() {
	l := pickOne(m.r, trickyLines)
	for strings.Contains(l, "%s") {
		name := m.someLabel()
		if name == "" {
			name = "x"
		}
		l = strings.Replace(l, "%s", name, 1)
	}
	if m.r.IntN(2) == 0 {
		l = "        " + l + " ;"
	}
	m.put(l + "\n")
}

// foreignLine takes a line of the other text.
func (m *mutator) foreignLine() {
	if lines := slices.Collect(strings.Lines(string(m.other))); len(lines) > 0 {
		m.put(lines[m.r.IntN(len(lines))])
	}
}

func pickOne(r *rand.Rand, list []string) string { return list[r.IntN(len(list))] }
