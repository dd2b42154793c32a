package main

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/ori-lang/ori/lsp/ide"
)

// controlWord is the opcode of an instruction that may go elsewhere, in any spelling.
var controlWord = regexp.MustCompile(`(?i)^(BRA|BRX|BRXU|JMP|JMX|JMXU|OEN|OEK|WZC|WZK)(\.|$)`)

// numberWord is one whose operand may be the address of code.
var numberWord = regexp.MustCompile(`(?i)^(BRA|JMP|OEN|WZC|CAL|JCAL|CALL|SSY|PBK|PCNT|PRET|PEXIT|PLONGJMP|BSSY)(\.|$)`)

// endWord is one behind which control does not go on, if no predicate decides, also as ptxas spells
// it inside.
var endWord = regexp.MustCompile(`^(BRA|JMP|EXIT|RET|BRX|BRXU|JMX|JMXU|KILL|SYNC|BRK|CONT|OEN|WZC|RKVG|ERG|OEK|OEKH|WZK|WZKH|XVYY|FLAP|OEX|PBAG)(\.|$)`)

var (
	noteText       = regexp.MustCompile(`//.*|/\*.*?\*/`)
	controlText    = regexp.MustCompile(`^\[[-\w]*:[-\w]*:[-\w:]*\]`)
	scheduleText   = regexp.MustCompile(`[&?]\w+(=\S*)?`)
	addressText    = regexp.MustCompile(`/\*([0-9a-f]{4,5})\*/`)
	wordText       = regexp.MustCompile(`[\w.$]+`)
	twoOnLine      = regexp.MustCompile(`;[ \t]*[^\s;]`)
	registerWord   = regexp.MustCompile(`^U?[RP]\d+$`)
	symbolText     = regexp.MustCompile("`\\(([^.)]|\\.[^L])")
	sectionText    = regexp.MustCompile(`^\.section\b`)
	annotationText = regexp.MustCompile(`\(\*.*?\*\)`)
	predicates     = regexp.MustCompile(`\b!?U?P[T\d]`)
)

var oneLineEnd = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// named holds, by the text alone, that a block is not called unreachable which an instruction may lead to that is
// not understood: it looks for words, not at operands, and lets whatever can be a name of a block be one. It says nothing of
// texts with predicates that are constant, of those with two instructions on a line, and of calls by PRET.
func (p *property) named(s *source, diags []ide.Diagnostic) {
	text := oneLineEnd.Replace(string(s.text()))
	if strings.Contains(text, "PRET") || strings.Contains(text, "@PT") || strings.Contains(text, "@!PT") || strings.Contains(text, "@UPT") || strings.Contains(text, "@!UPT") ||
		twoOnLine.MatchString(noteText.ReplaceAllString(text, "")) {
		return
	}
	var dead []int
	for _, d := range diags {
		if d.Code == "unreachable-block" && d.Refused == "" {
			dead = append(dead, s.line(d.Span.Start)-1)
		}
	}
	if len(dead) == 0 {
		return
	}
	w := newWords(text)
	w.flow()
	for _, n := range dead {
		for n+1 < len(w.lines) && w.lines[n].op == "" && w.lines[n].fn == w.lines[n+1].fn {
			n++
		}
		if w.lines[n].op != "" && w.lines[n].seen {
			p.fail("unreachable by the text", "line %d, %s, is called unreachable", n+1, w.lines[n].op)
		}
	}
}

// A wordLine is a line as words.
type wordLine struct {
	words   []string // of the instruction, behind its opcode
	op      string   // "" if there is none
	guarded bool     // a predicate decides
	leaves  bool     // it names a symbol of a listing, which is another function
	seen    bool
	fn      int
}

// A place is a label or an address in a function.
type place struct {
	fn   int
	name string
}

// words are a text as words, with what leads where.
type words struct {
	lines []wordLine
	at    map[place][]int // lines behind a label, or at an address

	names  map[string]bool    // labels, of all functions
	tables map[place][]string // what jump tables list
}

func newWords(text string) *words {
	w := &words{at: map[place][]int{}, names: map[string]bool{}, tables: map[place][]string{}}
	fn := 0
	for l := range strings.Lines(text) {
		line := wordLine{fn: fn}
		n := len(w.lines)
		if m := addressText.FindStringSubmatch(l); m != nil {
			at := place{fn, "@" + strings.TrimLeft(m[1], "0")}
			w.at[at] = append(w.at[at], n)
		}
		l = strings.TrimSpace(controlText.ReplaceAllString(strings.TrimSpace(l), ""))
		l = strings.TrimSpace(scheduleText.ReplaceAllString(noteText.ReplaceAllString(l, " "), " "))
		if m := labelDefinition.FindStringSubmatch(l); m != nil {
			w.at[place{fn, m[1]}] = append(w.at[place{fn, m[1]}], n)
			w.names[m[1]] = true
			l = strings.TrimSpace(l[strings.Index(l, ":")+1:])
		}
		switch {
		case strings.HasPrefix(l, ".entry"), strings.HasPrefix(l, ".func"), sectionText.MatchString(l), strings.HasPrefix(l, "Function"), strings.HasPrefix(l, "code for"), strings.HasPrefix(l, "...."), l == "}":
			fn++
			line.fn = fn
		case strings.HasPrefix(l, ".jumptable"):
			if all := wordText.FindAllString(l, -1); len(all) > 1 {
				w.tables[place{fn, all[1]}] = append(w.tables[place{fn, all[1]}], all[2:]...)
			}
		case strings.HasPrefix(l, "."):
		default:
			if strings.HasPrefix(l, "@") {
				line.guarded = true
				_, l, _ = strings.Cut(l, " ")
			}
			if all := wordText.FindAllString(l, -1); all != nil {
				line.op, line.words = all[0], all[1:]
				operands := wordText.FindAllString(annotationText.ReplaceAllString(l, " "), -1)
				line.guarded = line.guarded || !strings.HasSuffix(line.op, ".S") && slices.ContainsFunc(operands[min(1, len(operands)):], predicates.MatchString)
			}
			line.leaves = symbolText.MatchString(l)
		}
		w.lines = append(w.lines, line)
	}
	return w
}

// flow marks the lines that control may come to, from the first of each function on.
func (w *words) flow() {
	var work []int
	last := -1
	for n := range w.lines {
		if w.lines[n].op != "" && w.lines[n].fn != last {
			last = w.lines[n].fn
			work = append(work, n)
		}
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if n >= len(w.lines) || w.lines[n].seen {
			continue
		}
		l := &w.lines[n]
		l.seen = true
		leads := l.leaves
		indexed := strings.HasPrefix(l.op, "BRX") || strings.HasPrefix(l.op, "JMX")
		for _, word := range append(slices.Clip(l.words), w.listed(l)...) {
			if registerWord.MatchString(word) {
				continue
			}
			to := w.at[place{l.fn, word}]
			if to == nil && numberWord.MatchString(l.op) {
				to = w.at[place{l.fn, "@" + strings.TrimLeft(strings.TrimPrefix(word, "0x"), "0")}]
				if at, err := strconv.ParseUint(word, 0, 64); to == nil && err == nil { // of a word that controls the scheduling of what follows
					to = w.at[place{l.fn, "@" + strconv.FormatUint(at+8, 16)}]
				}
			}
			leads = leads || to != nil || w.names[word] // of another function
			work = append(work, to...)
		}
		if controlWord.MatchString(l.op) && !leads {
			for at, lines := range w.at { // what has no name cannot be branched to
				if at.fn == l.fn {
					work = append(work, lines...)
				}
			}
			if !indexed { // half typed
				work = append(work, n+1)
			}
		}
		decided := l.guarded || !strings.HasSuffix(l.op, ".S") && (strings.Contains(l.op, ".DIV") || strings.Contains(l.op, ".CONV")) // .S pops the stack, whatever it computes
		if decided || !endWord.MatchString(l.op) && !strings.HasSuffix(l.op, ".S") {
			if n+1 < len(w.lines) && (w.lines[n+1].fn == l.fn || w.lines[n+1].op == "") {
				work = append(work, n+1)
			}
		}
	}
}

// listed are what the jump tables list that a line names.
func (w *words) listed(l *wordLine) []string {
	var all []string
	for _, word := range l.words {
		all = append(all, w.tables[place{l.fn, word}]...)
	}
	return all
}
